"""The contract of a game: everything that server, page, terminal, bots and tests ask of it.

`Game` is what is known before anybody sits down; `Rules` is a game with its players, options and
board settled; `rubicon.core.state.State` is a position under those rules.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol

from rubicon.core.imagination import Imagination
from rubicon.core.knowledge import Knowledge
from rubicon.core.state import CHANCE, EVERYTHING, State
from rubicon.words import Phrase, Scope

if TYPE_CHECKING:
    from rubicon.core.actions import Actions
    from rubicon.core.fields import Field
    from rubicon.core.options import Option, Scenario
    from rubicon.core.seen import Seen
    from rubicon.core.shapes import Shapes
    from rubicon.core.verbs import Grammar

Json = dict[str, Any]
Told = Mapping[str, Any]
"""What a game tells programs; which keys there are only the game knows."""
CHANCE_NAME = "chance"
EventField = int | str | list[str]
core = Scope("core")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the rule, what it needs and what is there."""

    rule: str
    says: Phrase
    """Without the rule's number and the full stop."""
    needs: Mapping[str, int | str] = field(default_factory=dict)
    has: Mapping[str, int | str] = field(default_factory=dict)

    def phrase(self) -> Phrase:
        """The refusal as a person reads it, with the rule's number."""
        return core("refusal", text=self.says, rule=self.rule)

    def sentence(self) -> str:
        """The same in the language of this process."""
        return str(self.phrase())

    def __str__(self) -> str:
        return self.sentence()

    def json(self) -> Json:
        """The same, for programs."""
        return {
            "rule": self.rule,
            "says": self.phrase().json(),
            "needs": dict(self.needs),
            "has": dict(self.has),
        }


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: for the log in sentences, for animation by its fields."""

    name: str
    rules: tuple[str, ...]
    entry: str
    """Of the game's catalogue: `event-` and mostly the event's name."""
    fields: Mapping[str, EventField]
    scope: str
    """The game's id."""

    @property
    def says(self) -> Phrase:
        """The event as a sentence."""
        return Phrase(f"{self.scope}.{self.entry}", self.fields)

    @property
    def text(self) -> str:
        """The same in the language of this process."""
        return str(self.says)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    reason: str
    rule: str
    says: Phrase
    payoffs: tuple[int, ...]
    """Each seat's share of the win, in parts of a thousand."""

    @property
    def text(self) -> str:
        """How it ended, in the language of this process."""
        return str(self.says)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the largest share."""
        best = max(self.payoffs)
        return tuple(seat for seat, share in enumerate(self.payoffs) if share == best)


@dataclass(frozen=True, slots=True)
class Score:
    """A part of a match that has a score of its own: a game of several, say."""

    name: Phrase
    points: tuple[int, ...]
    """By seat."""
    says: Phrase


class Odds(Protocol):
    """Exact odds of a move whose effect depends on chance."""

    @property
    def success(self) -> Fraction:
        """The probability that it succeeds."""
        ...

    def sentences(self) -> list[Phrase]:
        """The odds as a person reads them."""
        ...

    def json(self) -> Told:
        """The odds for programs."""
        ...


def percentage(chance: Fraction) -> int:
    """Without false precision: certainty is said only of what is certain."""
    if chance in (0, 1):
        return int(chance) * 100
    return min(99, max(1, round(float(chance) * 100)))


class Rules(Protocol):
    """A game with its players, options and board settled; `core/settled.py` makes it a value."""

    game: "Game"
    seats: tuple[str, ...]
    options: Mapping[str, int | str]
    board_name: str
    board_text: str | None
    """The text of a board file of somebody's own; None for the game's standard board."""
    max_plies: int
    """No game has more moves and draws than this."""
    open_information: bool
    """Whether every seat knows everything."""
    ideas: tuple[str, ...]
    """What the game's knowledge looks for, each with a weight."""
    weights: list[float]
    """What the ideas are worth, as the game's data has it."""
    grammar: "Grammar"
    """The moves that can be said: their words, fields and kinds."""
    actions: "Actions"
    """The decisions that can come about, numbered from 0."""
    chances: "Actions"
    """The outcomes of chance that can come about, numbered from 0."""
    standing_rules: tuple[str, ...]
    """Paragraphs that hold all through a game under these settings: set-up, counts, options."""

    def start(self) -> State:
        """The first position in which a seat, or chance, has to act."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def turn(self, state: State) -> int:
        """The number of the turn or round, counted from 1: for logs and for jumping about."""
        ...

    def moment(self, state: State) -> int:
        """How far a match has come, as two tables with the same luck compare it; from 0 up.

        Mostly the turn; but if a second game begins in the fourth turn here and in the sixth there,
        that is the same moment.
        """
        ...

    def check(self, state: State) -> list[str]:
        """A sentence for each law of conservation that is broken; none, if the rules are right."""
        ...

    def words_for(self, seat: int, move: int, viewer: int) -> str:
        """A move of a seat, or of CHANCE, in as many words as the viewer may know.

        The move may be given as it is, or as the viewer has seen it.
        """
        ...

    def fields_for(self, seat: int, move: int, viewer: int) -> Json:
        """The same as named fields: those that the viewer may know."""
        ...

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        """None if the seat (or CHANCE) may make this move now, else why not."""
        ...

    def odds(self, state: State, seat: int, move: int) -> Odds | None:
        """Exact odds of a legal move from what the seat knows; None if chance has no part in it."""
        ...

    def prompt(self, state: State, viewer: int = EVERYTHING) -> Phrase:
        """One sentence for a viewer: whose decision it is and what is expected."""
        ...

    def context(self, state: State, viewer: int) -> Json:
        """What the effects of moves speak of beside the moves' own fields: prices, what is left."""
        ...

    def relevant_rule(self, state: State, viewer: int = EVERYTHING) -> str:
        """The paragraph that matters most to a viewer for the decision at hand."""
        ...

    def hints(self, state: State, viewer: int) -> Told:
        """What a good host points out to the viewer: `warnings` (seat, rule, says), and more."""
        ...

    def describe_board(self) -> Told:
        """The board for drawing: its name, areas and ways, and the numbers in force."""
        ...

    def told_as(self, told: list[int], viewer: int) -> list[int]:
        """What a state told, with numbers that mean nothing where the viewer may not know it."""
        ...

    def events(self, told: list[int], viewer: int) -> list[Event]:
        """What a state told, as the viewer (a seat, WATCHER or EVERYTHING) may know it."""
        ...

    def scores(self, told: list[int]) -> list[Score]:
        """The parts of a match that are finished, from all that its states have told."""
        ...

    def view(self, state: State, viewer: int) -> Told:
        """What a viewer (a seat, WATCHER or EVERYTHING) may know, built from nothing, as JSON."""
        ...

    def imagine(self, seen: "Seen") -> Imagination:
        """The positions that a viewer could be in who has seen this."""
        ...

    def position(self, state: State) -> Json:
        """The whole position with names; `from_position` reads it back."""
        ...

    def from_position(self, position: Mapping[str, Any]) -> State:
        """A position written by hand; what is omitted takes its set-up value."""
        ...

    def line(self, state: State) -> str:
        """The position in one line without spaces; `from_line` reads it back."""
        ...

    def from_line(self, line: str) -> State:
        """The position of a line; BadInput if it is none."""
        ...

    def knowledge(self, weights: Sequence[float] | None = None) -> Knowledge:
        """What the game knows about playing well, by its own weights or by others."""
        ...


class Game(Protocol):
    """What is known of a game before anybody sits down."""

    id: str
    version: int
    """Of the rules: it changes when any log could be judged differently."""
    players: tuple[int, ...]
    default_players: int
    seat_names: tuple[str, ...]
    minutes: tuple[int, int]
    """How long it takes people, from and to."""
    weight: float
    """How hard it is to learn and play, from 1 to 5."""
    has_boards: bool
    """Whether somebody may bring a board of his own."""
    options: "tuple[Option, ...]"
    scenarios: "tuple[Scenario, ...]"
    """Named boards and starts, the usual one first; empty where there is one way to begin."""
    endings: Mapping[str, str]
    """Each way to end, with its rule."""
    state_fields: "tuple[Field, ...]"
    """What its positions consist of, with the range of each, whatever the options are."""
    shapes: "Shapes"
    """What it tells programs, as types."""

    @property
    def title(self) -> str:
        """The entry `title` of its catalogue, in the language of this process."""
        ...

    def rules(
        self,
        players: int,
        options: Mapping[str, object],
        board: str | None,
        board_file: str | Phrase,
    ) -> Rules:
        """Settle a match: BadInput names the file and entry of anything wrong in the board."""
        ...

    def check_board(self, board: str, board_file: str | Phrase) -> Phrase:
        """One sentence that describes a sound board; BadInput if it is not."""
        ...


def seat_name(rules: Rules, seat: int) -> str:
    """The name of a seat, or of chance."""
    return CHANCE_NAME if seat == CHANCE else rules.seats[seat]
