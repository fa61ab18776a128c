"""What is written on the screen: coloured and wrapped for people, plain lines elsewhere."""

import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from fractions import Fraction

from rich.console import Console, RenderableType
from rich.text import Text

from rubicon.cli.columns import Row, lay_out
from rubicon.cli.saying import say
from rubicon.core.contract import Odds, percentage
from rubicon.words import Phrase

SEAT_STYLES = ("bold red", "bold blue", "bold", "bold magenta")
"""By seat, in the order of the rules; a name always stands beside the colour."""
WIDTH_ELSEWHERE = 80
FORGET = "\x1b[3J"
"""Empties what a terminal lets one scroll back to; clearing alone keeps it."""


CONTROL = "Cc"
"""The category of characters that command a terminal."""


class Screen:
    """The terminal, or whatever stands in its place."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        self.counting = True
        """Whether people are helped to remember which cards they have seen."""
        self.is_terminal = sys.stdout.isatty()
        self.console = Console(
            no_color=plain or None,
            color_system=None if plain else "auto",
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=False,
            width=None if self.is_terminal else WIDTH_ELSEWHERE,
        )

    @property
    def height(self) -> int:
        """Lines that can be seen at once."""
        return self.console.size.height if self.is_terminal else 50

    def say(
        self, told: str | Phrase = "", style: str = "", indent: int = 0, wrap: bool = True
    ) -> None:
        """A sentence, wrapped in a terminal and left in one line elsewhere."""
        text = visible(str(told))
        if wrap and self.is_terminal and not self.plain:
            space = " " * indent
            text = textwrap.fill(
                text, self.console.width, initial_indent=space, subsequent_indent=space + "  "
            )
        else:
            text = " " * indent + text
        self.console.print(Text(text, style), soft_wrap=True)

    def say_all(self, texts: Iterable[str | Phrase], indent: int = 0) -> None:
        """Several sentences, each on its own line."""
        for text in texts:
            self.say(text, indent=indent)

    def list_all(self, rows: Sequence[Row]) -> None:
        """Things to type, with what is told about them."""
        for line in self.laid_out(rows):
            self.console.print(line, soft_wrap=True)

    def lines_of(self, rows: Sequence[Row]) -> int:
        """How many lines a list takes."""
        return len(self.laid_out(rows))

    def laid_out(self, rows: Sequence[Row]) -> list[Text]:
        """A list in lines; they are wrapped in a terminal only, as sentences are."""
        wraps = self.is_terminal and not self.plain
        width = self.console.width if wraps else None
        return list(lay_out(rows, self.console, width, aligned=not self.plain))

    def draw(self, picture: RenderableType) -> None:
        """Something that is more than sentences."""
        self.console.print(picture)

    def clear(self) -> None:
        """Leave nothing to be read of what was written before."""
        if self.is_terminal and not self.plain:
            self.console.clear()
            self.console.file.write(FORGET)
            self.console.file.flush()
        else:
            self.console.print("\n" * (self.height if self.is_terminal else 1))

    def prompt(self, text: str) -> str:
        """A line typed by a person; EOFError when there is no more."""
        if sys.stdin.isatty() and self.is_terminal:
            return input(text)
        self.console.print(Text(text), end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.say()
            raise EOFError
        self.say(line.rstrip("\n"))
        return line


def visible(text: str) -> str:
    """A text without what would command a terminal: files and records come from anywhere."""
    return "".join(
        "?" if unicodedata.category(sign) == CONTROL and sign != "\n" else sign for sign in text
    )


def percent(chance: Fraction) -> Phrase:
    """A chance in words."""
    return say("percent", number=percentage(chance))


def chances(odds: Iterable[Odds]) -> Phrase | None:
    """The chance of success, or its range over several moves; None if there is none."""
    found = sorted(one.success for one in odds)
    if not found:
        return None
    low, high = percentage(found[0]), percentage(found[-1])
    if low == high:
        return say("odds-are", chance=percent(found[0]))
    return say("odds-between", low=low, high=percent(found[-1]))
