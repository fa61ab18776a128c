"""What this game tells programs, as types: the view, hints, the cards, and its events."""

from typing import Literal, TypedDict

from rubicon.core import shapes

House = Literal["Aemilii", "Claudii"]
Suit = Literal["Caesar", "Pompeius", "Crassus"]
Kind = Literal["legion", "senator", "mob"]
Phase = Literal["dealer", "deal", "lead", "reply", "pledge", "over"]
Ending = Literal["markers", "ahead", "level"]
NAMES = {"House": House, "Suit": Suit, "Kind": Kind, "Phase": Phase, "Ending": Ending}

# ---- the view ------------------------------------------------------------------------------------


class Play(TypedDict):
    """A card on the table, and who played it."""

    seat: House
    card: str


class SeatState(TypedDict):
    """What a house has; null where it is hidden."""

    hand: list[str] | None
    cards: int
    pledges: list[str] | None
    pledged: int
    markers: int
    decision: str | None


class HouseInHand(TypedDict):
    """What is remembered of a house in one hand."""

    held: list[str] | None
    cards: int
    played: list[str]
    void: list[Suit]
    pledged: bool
    pledge: str | None


class Previous(TypedDict):
    """The game before this one, as it was shown at its end."""

    emperor: Suit
    pledges: dict[House, list[str]]


class Result(TypedDict):
    """How the match ended; there may be no winner."""

    reason: Ending
    winner: House | None


class Position(TypedDict):
    """The position as far as somebody knows it."""

    turn: int
    game_number: int
    hand_number: int
    phase: Phase
    decides: House | Literal["chance"] | None
    dealer: House | None
    leader: House | None
    lead: str | None
    plays: list[Play]
    tricks: dict[Suit, int]
    consuls: dict[Suit, int]
    emperor: Suit | None
    aside: int
    seats: dict[House, SeatState]
    history: list[dict[House, HouseInHand]]
    previous: Previous | None
    result: Result | None


class View(Position):
    """The position as a house, a watcher or somebody who may see everything knows it."""

    viewer: House | None


# ---- hints and the cards -------------------------------------------------------------------------


class Trick(Play):
    """A finished trick: both plays, and the one that won."""

    plays: list[Play]
    suit: Suit


class Reply(TypedDict):
    """Whether a card wins as the reply, and for which suit."""

    wins: bool
    suit: Suit


class Shown(Previous):
    """What was pledged in the game that ended last, and what of it counted."""

    counted: dict[House, list[str]]
    points: dict[House, int]


PlaceName = Literal["table", "aside", "hand", "pledges"]


class Place(TypedDict):
    """A place where a card can be."""

    place: PlaceName
    seat: House | None
    """Whose hand or pledges."""


class Counting(TypedDict):
    """Where each card can be, as far as the viewer can know."""

    places: dict[str, list[Place]]
    unseen: list[str]


class Worth(TypedDict):
    """What a card would count among the pledges."""

    points: int
    """If its triumvir becomes Emperor."""
    suit: Suit
    consuls: int
    """How many consulships he has."""
    of: int
    """How many make him Emperor."""


class Hints(shapes.Hints):
    """What a good host points out."""

    worth: dict[str, Worth]
    """By card, of a hand that is seen, while a pledge is decided on."""

    tricks: list[Trick]
    replies: dict[str, Reply]
    playable: list[str]
    shown: Shown | None
    counting: Counting


class SuitFacts(TypedDict):
    """A suit of the deck."""

    name: Suit
    letter: str
    colour: str


class CardFacts(TypedDict):
    """A card of the deck."""

    name: str
    suit: Suit
    rank: int
    kind: Kind


class Board(shapes.BoardData):
    """The cards, and the numbers in force."""

    suits: list[SuitFacts]
    cards: list[CardFacts]
    numbers: dict[str, int | str]


# ---- events --------------------------------------------------------------------------------------

EVENT_FIELDS: dict[str, object] = {
    "seat": House,
    "winner": House | Literal[""],
    "card": str,
    "suit": Suit,
    "cards": list[str],
    "tie": str,
    "ending": Ending,
}
"""The fields of events that are names; all others are numbers. A card that is hidden is empty."""
