"""The positions that are possible for a viewer who knows only what he has seen."""

from typing import Protocol

from rubicon.core.rng import Rng
from rubicon.core.state import State


class Imagination(Protocol):
    """All positions that a viewer could be in: the worlds that fit what he has seen."""

    @property
    def is_exact(self) -> bool:
        """Whether every world is drawn as often as it occurs, given fair deals."""
        ...

    def draw(self, rng: Rng) -> State:
        """One of them; each that fits can come. The caller may play on in it."""
        ...

    def worlds(self, most: int) -> list[State] | None:
        """All of them, each once; None if there are more than `most`."""
        ...


class Certainty:
    """Where nothing is secret, only one position is possible."""

    is_exact = True

    def __init__(self, state: State) -> None:
        self.state = state

    def draw(self, rng: Rng) -> State:
        """That one."""
        return self.state.clone()

    def worlds(self, most: int) -> list[State] | None:
        """That one."""
        return [self.state.clone()] if most > 0 else None
