"""What somebody may hold possible who sees no more than a view."""

from typing import Protocol

from rubicon.core.rng import Rng
from rubicon.core.state import State


class Imagination(Protocol):
    """All positions that a viewer could be in."""

    def draw(self, rng: Rng) -> State:
        """One of them, drawn fairly; the caller may play on in it."""
        ...


class Certainty:
    """Where nothing is secret, only one position is possible."""

    def __init__(self, state: State) -> None:
        self.state = state

    def draw(self, rng: Rng) -> State:
        """That one."""
        return self.state.clone()
