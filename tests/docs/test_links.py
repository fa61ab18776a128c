"""What the documents point to is there, and every picture is shown by one of them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), ROOT / "web" / "README.md", *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


def targets(page: Path) -> list[Path]:
    return [(page.parent / link).resolve() for link in LINK.findall(page.read_text("utf-8"))]


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [str(target) for target in targets(page) if not target.exists()] == []


def test_every_picture_is_shown() -> None:
    shown = {target for page in DOCUMENTS for target in targets(page)}
    assert set((ROOT / "docs" / "images").iterdir()) <= shown
