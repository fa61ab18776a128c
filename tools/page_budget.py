"""What the page costs: its weight, a match's first paint, jumps to any ply, the board at play.

`PYTHONPATH=src:tests python tools/page_budget.py [PAGE]` measures and prints, of the page as it
is built now or of another that was kept, to compare; the tests bound the weight.
"""

import gzip
import random
import statistics
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from browser.guest import Guest

MOST_BYTES = 300_000
COUNTED = (".html", ".js", ".css", ".woff2", ".svg")
JUMPS = 60
OPENINGS = 7
REST = 200
LAPTOP = (1440, 900)
WHEN_THE_BOARD_IS_THERE = """
new MutationObserver(() => {
  if (window.boardAt || !document.querySelector('[data-region]')) return;
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

# Frames a second while everything that can be clicked is marked, for so many milliseconds.
FRAMES = """(time) => new Promise((done) => {
  let [frames, begun] = [0, null];
  const frame = (now) => {
    begun ??= now;
    if (now - begun >= time) return done((1000 * frames) / (now - begun));
    frames++;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""
# From the press of the button to the frame after the one in which what was chosen is marked.
PAINTS = """() => {
  window.paints = [];
  document.addEventListener('click', (event) => {
    const begun = event.timeStamp;
    requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - begun)));
  }, { capture: true });
}"""
GLOW = 4000
ROUNDS = 5
CHOSEN = ("Italia", "Italia", "Asia", "Africa", "Syria", "Aegyptus", "Asia", "Hispania Citerior")


def weights(page: Path) -> dict[str, int]:
    """The bytes of each file as it travels; fonts are compressed already."""
    files = sorted(path for path in page.rglob("*") if path.suffix in COUNTED)
    return {str(path.relative_to(page)): len(gzip.compress(path.read_bytes())) for path in files}


def measure(page: Path | None = None) -> None:
    """Print everything."""
    from browser.stage import DIST, everything  # noqa: PLC0415  # the tests want the weight alone

    page = page or DIST
    with everything(page) as (browser, host):
        print(f"Weight: {sum(weights(page).values()) / 1000:.0f} kB gzipped, all files and fonts.")
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
        at_play(Guest(browser, host.address, moving=True, size=LAPTOP))


def at_play(anna: "Guest") -> None:
    """Everything is on offer: how smoothly that is drawn, and how soon a click is answered."""
    anna.table("rome 2 legions in Italia")
    frames = []
    for _ in range(ROUNDS):
        anna.click_province("Italia")
        anna.page.wait_for_timeout(REST)
        frames.append(anna.page.evaluate(FRAMES, GLOW))
        anna.page.keyboard.press("Escape")
    print(
        f"Frames a second, all on offer: {statistics.median(frames):.0f} in the middle, "
        f"{min(frames):.0f} at worst, of {len(frames)} times {GLOW / 1000:.0f} s."
    )
    anna.page.evaluate(PAINTS)
    for _ in range(ROUNDS):
        for province in CHOSEN:
            anna.click_province(province)
            anna.page.wait_for_timeout(REST)
    say("Click to paint", anna.page.evaluate("paints"))
    anna.leave()


def say(what: str, times: list[float]) -> None:
    middle, worst = statistics.median(times), max(times)
    print(f"{what}: {middle:.0f} ms in the middle, {worst:.0f} ms at worst, of {len(times)}.")


if __name__ == "__main__":
    measure(*(Path(given) for given in sys.argv[1:2]))
