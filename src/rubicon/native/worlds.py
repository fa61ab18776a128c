"""Native worlds, seen from Python: where they come from, and what can be asked of them.

A world stands beside a state, not in its place: it is loaded from one and stored back into one.
Without a built extension there are none, and everything runs as it does without them.
"""

import os
from functools import lru_cache
from importlib import import_module
from typing import Protocol, cast

from rubicon.build import NATIVE_SWITCH, SWITCH
from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.core.values import Fixed


class World(Protocol):
    """A position that plays by itself; see `core/state.py` for what its verbs mean."""

    def load(self, state: State, /) -> None:
        """Become the position of a state of the same game and the same tables."""
        ...

    def store(self, state: State, /) -> None:
        """Write the position into a state; it tells no events."""
        ...

    def clone(self) -> "World": ...

    def to_act(self) -> int: ...

    def legal(self) -> list[int]: ...

    def outcomes(self) -> list[int]: ...

    def weight(self, outcome: int, /) -> int: ...

    def sample(self, rng: Rng, /) -> int: ...

    def apply(self, move: int, /) -> None:
        """Carry out a move; ValueError if it is not possible now."""
        ...

    def payoff(self, seat: int, /) -> int: ...

    def playout(self, rng: Rng, limit: int, /) -> int:
        """As `core/playout.py`: the generator is left where Python would have left it."""
        ...

    def perft(self, depth: int, /) -> int:
        """As `lab/perft.py`; ValueError where chance has too many outcomes."""
        ...

    def clones(self, count: int, /) -> None:
        """Copy the position many times: what search pays for each new world."""
        ...

    def numbers(self) -> list[int]:
        """As `State.numbers(True)`."""
        ...

    def digest(self) -> int:
        """As `native/digest.py`."""
        ...


class NativeTree(Protocol):
    """A search tree; every extension has one as `Search`."""

    def iterate(self, world: World, rng: Rng, count: int, /) -> None:
        """So many iterations from copies of a world; the lock is released."""
        ...

    def go_to(self, world: World, /) -> bool: ...

    def visits(self, move: int, /) -> int: ...

    def value(self, move: int, /) -> float: ...

    def lead(self, moves: set[int], /) -> int: ...

    def nodes(self) -> list[tuple[float, ...]]:
        """Depth, key, mark, prior, visits, four sums of shares and number of moves of each node."""
        ...


class Extension(Protocol):
    """The module that was made from a game's rules."""

    ROOM: int
    """How long a list may grow."""

    def Tables(self, tables: Fixed, /) -> object:  # a class of the module
        """What stays the same for a whole match."""
        ...

    def World(self, tables: object, state: State, /) -> World:
        """A world in the position of a state."""
        ...


class Worlds:
    """The worlds of a game under settled rules."""

    def __init__(self, extension: Extension, tables: Fixed) -> None:
        self.extension = extension
        self.tables = extension.Tables(tables)

    def of(self, state: State) -> World:
        """A world in the position of a state."""
        return self.extension.World(self.tables, state)


@lru_cache
def find_extension(game: str) -> Extension | None:
    """The extension of a game; None if it was not built, or is not wanted."""
    if os.environ.get(SWITCH) or os.environ.get(NATIVE_SWITCH):
        return None
    try:
        return cast(Extension, import_module(f"rubicon.native._{game}"))
    except ImportError:
        return None


def worlds_of(rules: Rules) -> Worlds | None:
    """The native worlds of some rules; None if there are none."""
    extension = find_extension(rules.game.id)
    return None if extension is None else Worlds(extension, rules.start().tables())
