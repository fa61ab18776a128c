"""What a bot is: it is handed a view and the legal moves, and names one of them."""

from typing import Protocol

from rubicon.core.contract import Json, Rules
from rubicon.core.rng import Rng


class Bot(Protocol):
    """A player made of code."""

    name: str
    title: str
    about: str
    """One sentence for whoever chooses an opponent."""

    def choose(self, rules: Rules, view: Json, legal: list[int], rng: Rng) -> int:
        """One of the legal moves, from what the view tells and nothing else."""
        ...
