"""Everyone can use every screen: axe-core in both themes, any width, large targets."""

from pathlib import Path
from typing import Any

import pytest

from browser.guest import Guest, Theme
from browser.screens import SCREENS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = "() => axe.run(document, { resultTypes: ['violations'] })"
REDRAW = """() => {
  const root = document.documentElement;
  root.style.display = 'none';
  root.getBoundingClientRect();
  root.style.display = '';
  root.getBoundingClientRect();
}"""
"""Every colour is worked out again: Chromium leaves some as they were in the other theme."""
TARGET = 44
THEMES: tuple[Theme, ...] = ("light", "dark")
SIZES = {"phone": (360, 740), "laptop": (1280, 800), "wall": (2560, 1440)}
OVERFLOW = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
# Marked by what it says; the area for the finger may be larger than what is seen.
SMALL_TARGETS = """(least) => {
  const small = [];
  const wanted = 'button:not(.rule), a.button, select, [role="tab"], summary, input[type="text"]';
  for (const one of document.querySelectorAll(wanted)) {
    const box = one.getBoundingClientRect();
    if (!box.width || !one.checkVisibility({ visibilityProperty: true })) continue;
    const extra = getComputedStyle(one, '::after');
    const isWider = extra.content !== 'none' && extra.position === 'absolute';
    const width = Math.max(box.width, isWider ? parseFloat(extra.width) : 0);
    const height = Math.max(box.height, isWider ? parseFloat(extra.height) : 0);
    if (width < least - 0.5 || height < least - 0.5)
      small.push(`${one.textContent.trim() || one.ariaLabel}: ${width} x ${height}`);
  }
  return small;
}"""


def serious(found: dict[str, Any]) -> list[str]:
    """What axe finds that is not minor, each with the places where it is so."""
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:200] for node in each['nodes']]}"
        for each in found["violations"]
        if each["impact"] != "minor"
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_everyone_can_use_every_screen(anna: Guest, screen: str) -> None:
    SCREENS[screen](anna)
    anna.page.evaluate(AXE.read_text("utf-8"))
    for theme in THEMES:
        anna.page.emulate_media(color_scheme=theme)
        anna.page.evaluate(REDRAW)
        assert serious(anna.page.evaluate(RUN_AXE)) == [], theme
    for name, (width, height) in SIZES.items():
        anna.resize(width, height)
        assert anna.page.evaluate(OVERFLOW) <= 0, name
        assert anna.page.evaluate(SMALL_TARGETS, TARGET) == [], name
