"""What every game's state can do: the part of the contract that search and playouts run on.

A state is changed in place by `apply` and copied by `clone`; moves are ints. The words, views and
refusals that go with it are the business of `rubicon.core.contract`.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from rubicon.core.rng import Rng

CHANCE: Final = -1
"""To act when a draw or a roll is due."""
NOBODY: Final = -2
"""To act when the game is over."""
WATCHER: Final = -3
"""Looks on without a seat: sees what anybody may see."""
EVERYTHING: Final = -4
"""Looks at everything, as one may when a game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of some game, seen from inside: everything is known and nothing is checked."""

    __slots__ = ()

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
        return move in self.legal()

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

    @abstractmethod
    def tell(self, on: bool) -> None:
        """Switch the recording of events on or off."""

    @abstractmethod
    def told(self) -> list[int]:
        """Hand over the events recorded since the last call, in the game's own code."""
