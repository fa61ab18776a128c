"""How factions, dice and numbers are marked in the terminal."""

from rich.text import Text

from rubicon.cli.screen import SEAT_STYLES
from rubicon.games.total_war_rome.saying import say

LETTERS = {"Rome": "R", "Carthage": "C", "Greece": "G", "Barbarians": "B"}
STYLES = dict(zip(LETTERS, SEAT_STYLES, strict=True))
NOBODY = "·"
STAR = "★"


def name(of: str) -> str:
    """A name as the language says it."""
    return str(say("board-name", name=of))


def seat_text(seat: str) -> Text:
    """A faction's letter and name in its colour."""
    return Text(f"{LETTERS[seat]} {name(seat)}", STYLES[seat])


def owner_text(owner: str | None) -> Text:
    """The letter of who controls a region."""
    return Text(LETTERS[owner], STYLES[owner]) if owner else Text(NOBODY, "dim")


def short(piece: str, seat: str) -> str:
    """An army or navy in a few letters: `R.II`, `C.n1`."""
    number = piece.removeprefix(seat).strip()
    return f"{LETTERS[seat]}.{number.replace('navy ', 'n')}"


def count(number: int) -> str:
    """A number; nothing is shown as a dot, so that what is there stands out."""
    return str(number) if number else NOBODY
