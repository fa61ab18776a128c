"""What every game's state can do: the part of the contract that search and playouts run on.

A state is changed in place by `apply` and copied by `clone`; moves are ints. The words, views and
refusals that go with it are the business of `rubicon.core.contract`.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from rubicon.core.rng import Rng
from rubicon.core.values import Fixed, Value, names_of, shown, title

CHANCE: Final = -1
"""To act when a draw or a roll is due."""
NOBODY: Final = -2
"""To act when the game is over."""
WATCHER: Final = -3
"""Looks on without a seat: sees what anybody may see."""
EVERYTHING: Final = -4
"""Looks at everything, as one may when a game is over."""
EVENT_WIDTH: Final = 6
"""The length of an event in ints: its code and five numbers."""
NO_FIELDS: Final = ("events", "t", "telling")
"""What a state has besides the fields of its position."""
TURN: Final = "turn"
"""The field in which a game counts its turns."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Value):
    """A position of some game, seen from inside: everything is known and nothing is checked."""

    __slots__ = ("events", "telling")

    telling: bool
    """Whether events are recorded; a game's constructor says no, so that mypyc can rely on it."""
    events: list[int]
    """There only while it tells: most positions are copies that nobody listens to."""

    @abstractmethod
    def tables(self) -> Fixed:
        """What stays the same for the whole match."""

    @abstractmethod
    def to_act(self) -> int:
        """The seat whose decision it is, or CHANCE, or NOBODY."""

    @abstractmethod
    def legal(self) -> list[int]:
        """Every move of the seat to act, each once; at least one. Empty for CHANCE and NOBODY."""

    def allows(self, move: int) -> bool:
        """Whether a move is among the legal ones.

        A game with secrets and many moves answers without listing them: the search asks often.
        """
        moves = self.legal()
        return move in moves

    @abstractmethod
    def apply(self, move: int) -> None:
        """Carry out a legal move, or a possible outcome of chance."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy that tells no events."""

    @abstractmethod
    def sample(self, rng: Rng) -> int:
        """Draw an outcome of chance by its true probability, without listing."""

    @abstractmethod
    def weight(self, outcome: int) -> int:
        """The integer weight of an outcome of chance; 0 if it can't happen."""

    @abstractmethod
    def outcomes(self) -> list[int]:
        """All outcomes of chance, or an empty list where they are too many to list."""

    @abstractmethod
    def payoff(self, seat: int) -> int:
        """Once nobody is to act: the seat's share of the win, in parts of a thousand."""

    # ---- who is asked ------------------------------------------------------------------------

    def has_one_answer(self) -> bool:
        """Whether the seat to act has one move only, and all who look on know that.

        Where there are secrets, having no choice may be one of them: this asks what is public.
        """
        return False

    def asked(self) -> list[int]:
        """The seats that are asked at once, from public facts, in the order of their answers.

        Each answers without knowing the others' answers; the rules take them one after the other.
        Empty where one seat decides by itself. A chance to interrupt may ask one seat alone.
        """
        return []

    def passing(self) -> int:
        """The answer of an asked seat that has nothing to say; it ends that seat's answer."""
        return 0

    def window(self) -> int:
        """The phase to which a chance to interrupt belongs, from 1 up; 0 if this is none."""
        return 0

    def is_out(self, seat: int) -> bool:
        """Whether a seat has dropped out of the game for good."""
        return False

    def seen_as(self, move: int, viewer: int) -> int:
        """What a viewer sees of a move or draw that is made now, as a number.

        It is the move itself where all of it is seen. Else it is no move that there is, and the
        same for all moves that look the same.
        """
        return move

    # ---- events ------------------------------------------------------------------------------

    def tell(self, on: bool) -> None:
        """Switch the recording of events on or off."""
        self.telling = on
        self.events = []

    def told(self) -> list[int]:
        """Hand over the events recorded since the last call, in the game's own code."""
        if not self.telling:
            return []
        events = self.events
        self.events = []
        return events

    def note(self, code: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Tell an event. The rules ask `telling` first, so that nobody pays who does not listen."""
        events = self.events
        events.append(code)
        events.append(a)
        events.append(b)
        events.append(c)
        events.append(d)
        events.append(e)

    # ---- a position as a value ---------------------------------------------------------------

    def made_with(self) -> Sequence[object]:
        """The tables."""
        return [self.tables()]

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __repr__(self) -> str:
        seat = self.to_act()
        acting = {CHANCE: "chance to act", NOBODY: "over"}.get(seat, f"seat {seat} to act")
        when = f"{self.tables().players} players, turn {getattr(self, TURN)}, {acting}"
        names = [name for name in names_of(self) if name != TURN and name not in NO_FIELDS]
        return f"<{title(self)}, {when}: {shown(self, names)}>"
