"""Draws docs/images/terminal.svg: a game in the terminal, as a player sees it."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "images" / "terminal.svg"
TYPED = "rome 2 legions in Italia\nmarch sicilia\nquit\n"
COMMAND = ("play", "end_of_the_triumvirate", "--seed", "1")
WIDTH = 88


def capture() -> str:
    """What the command prints to a colour terminal."""
    env = os.environ | {"FORCE_COLOR": "1", "COLUMNS": str(WIDTH), "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(
        [sys.executable, "-m", "rubicon", *COMMAND],
        input=TYPED,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def draw(printed: str) -> None:
    """The captured text as a picture."""
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi(printed.rstrip()))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    svg = console.export_svg(title="rubicon play end_of_the_triumvirate")
    # rich links its font from the net; the browser's own monospace will do.
    start, end = svg.index("    @font-face"), svg.rindex("@font-face")
    end = svg.index("}", end) + 1
    PICTURE.write_text(svg[:start] + svg[end:].lstrip("\n"), encoding="utf-8")


if __name__ == "__main__":
    draw(capture())
