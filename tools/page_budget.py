"""What the page costs: its weight, the time to a match's first paint and of a jump to any ply.

`PYTHONPATH=src:tests python tools/page_budget.py` measures and prints; the tests bound the weight.
"""

import gzip
import random
import statistics
from pathlib import Path

MOST_BYTES = 300_000
COUNTED = (".html", ".js", ".css", ".woff2", ".svg")
JUMPS = 60
OPENINGS = 7
REST = 200
WHEN_THE_BOARD_IS_THERE = """
new MutationObserver(() => {
  if (window.boardAt || !document.querySelector('[data-province]')) return;
  requestAnimationFrame(() => { window.boardAt ??= performance.now(); });
}).observe(document, { childList: true, subtree: true });
"""
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
# From the slider's event to the frame in which the position in words, and so the board, is another.
JUMP = """(ply) => new Promise((done) => {
  const slider = document.querySelector('.replay input[type=range]');
  const words = document.querySelector('section.sr');
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  });
  watch.observe(words, { childList: true, subtree: true, characterData: true });
  slider.value = String(ply);
  const begun = performance.now();
  slider.dispatchEvent(new Event('input', { bubbles: true }));
})"""


def weights(page: Path) -> dict[str, int]:
    """The bytes of each file as it travels; fonts are compressed already."""
    files = sorted(path for path in page.rglob("*") if path.suffix in COUNTED)
    return {str(path.relative_to(page)): len(gzip.compress(path.read_bytes())) for path in files}


def measure() -> None:
    """Print everything."""
    from browser.stage import DIST, everything  # noqa: PLC0415  # the tests want the weight alone

    with everything() as (browser, host):
        print(f"Weight: {sum(weights(DIST).values()) / 1000:.0f} kB gzipped, all files and fonts.")
        from browser.guest import Guest  # noqa: PLC0415
        from browser.stage import GOLDEN  # noqa: PLC0415

        anna = Guest(browser, host.address, moving=True)
        anna.context.add_init_script(WHEN_THE_BOARD_IS_THERE)
        record = (GOLDEN / "3p_six_citizens.record").read_text()
        match = anna.post("records", record=record)["id"]
        paints, boards = [], []
        for _ in range(OPENINGS):
            anna.context.new_cdp_session(anna.page).send("Network.clearBrowserCache")
            anna.enter(match)
            anna.page.wait_for_function("window.boardAt")
            paints.append(anna.page.evaluate(FIRST_PAINT))
            boards.append(anna.page.evaluate("window.boardAt"))
        say("First paint of a match", paints)
        say("Board of a match", boards)
        plies = list(range(anna.snapshot()["ply"]))
        random.Random(1).shuffle(plies)
        jumps = []
        for ply in plies[:JUMPS]:
            # From rest: the frame of the jump before would otherwise be counted too.
            anna.page.wait_for_timeout(REST)
            jumps.append(anna.page.evaluate(JUMP, ply))
        say("Jump to a ply", jumps)
        anna.leave()


def say(what: str, times: list[float]) -> None:
    middle, worst = statistics.median(times), max(times)
    print(f"{what}: {middle:.0f} ms in the middle, {worst:.0f} ms at worst, of {len(times)}.")


if __name__ == "__main__":
    measure()
