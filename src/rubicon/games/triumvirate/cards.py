"""The names: seats, suits, cards, and sets of cards as lists of names."""

import re
import tomllib
from importlib.resources import files

from rubicon.core.errors import BadInput
from rubicon.core.kinds import NONE_TOLD, Name, Told
from rubicon.games.triumvirate.codes import CARDS, RANKS, rank_of, suit_of
from rubicon.games.triumvirate.saying import say
from rubicon.games.triumvirate.shapes import House, Kind, Suit
from rubicon.words import Listed, quoted

DATA = files("rubicon.games.triumvirate") / "data"
DECK = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))

SEATS: tuple[House, House] = ("Aemilii", "Claudii")
SUITS: tuple[Suit, ...] = tuple(suit["name"] for suit in DECK["suit"])
LETTERS: tuple[str, ...] = tuple(suit["letter"] for suit in DECK["suit"])
COLOURS: tuple[str, ...] = tuple(suit["colour"] for suit in DECK["suit"])
KINDS: dict[int, Kind] = {rank: kind for kind, ranks in DECK["kinds"].items() for rank in ranks}
"""By number: legion, senator or mob [1.2]."""
NAMES = tuple(f"{SUITS[suit_of(card)]} {rank_of(card)}" for card in range(CARDS))
NUMBER_OF = {name: card for card, name in enumerate(NAMES)}
SPOKEN = re.compile(r"([a-z]+)[ -]*(\d)")


def legion_cards() -> int:
    """The set of all Legions."""
    return sum(1 << card for card in range(CARDS) if KINDS[rank_of(card)] == "legion")


def cards_in(cards: int) -> list[int]:
    """The cards of a set, in order."""
    found = []
    while cards:
        found.append((cards & -cards).bit_length() - 1)
        cards &= cards - 1
    return found


def names_in(cards: int) -> list[str]:
    """The names of the cards of a set, in order."""
    return [NAMES[card] for card in cards_in(cards)]


def set_of(names: list[str]) -> int:
    """The set of cards with these names."""
    return sum(1 << NUMBER_OF[name] for name in names)


class CardName(Name):
    """A card by its name or in short: `Caesar 7`, `caesar7`, `C7`."""

    def read(self, given: object, told: Told = NONE_TOLD) -> int:
        """The card that is meant."""
        if isinstance(given, str) and given in NUMBER_OF:
            return NUMBER_OF[given]
        spoken = " ".join(str(given).split()).lower()
        found = SPOKEN.fullmatch(spoken)
        for suit, (name, letter) in enumerate(zip(SUITS, LETTERS, strict=True)):
            if found and found[1] in (name.lower(), letter.lower()) and int(found[2]) < RANKS:
                return suit * RANKS + int(found[2])
        raise BadInput(self.complaint(given=quoted(given)))


CARD = CardName("card", NAMES, lambda given: say("no-card", given=given, suits=SUITS))
SEAT = Name(
    "house", SEATS, lambda given: say("no-seat", given=given, known=Listed.of(SEATS, "comma"))
)
