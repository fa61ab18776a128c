"""A position that can be played: the contract's verbs over the rules."""

from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.triumvirate import rules
from rubicon.games.triumvirate.codes import DEAL, DEALER, LEVEL, OVER
from rubicon.games.triumvirate.sight import seen_move
from rubicon.games.triumvirate.state import Table
from rubicon.games.triumvirate.tables import Tables


class Triumvirate(Table):
    """Triumvirate, under way."""

    __slots__ = ()

    def __init__(self, t: Tables) -> None:
        super().__init__(t)

    def to_act(self) -> int:
        """The house that leads, replies or decides; chance while cards are dealt."""
        phase = self.phase
        if phase == DEAL or phase == DEALER:
            return CHANCE
        if phase == OVER:
            return NOBODY
        return self.actor

    def legal(self) -> list[int]:
        """Every move of the seat to act."""
        out: list[int] = []
        rules.legal(self, out)
        return out

    def apply(self, move: int) -> None:
        """Carry out a legal move or what chance brings."""
        rules.apply(self, move)

    def clone(self) -> "Triumvirate":
        """An independent copy."""
        copy = Triumvirate(self.t)
        copy.copy_from(self)
        return copy

    def sample(self, rng: Rng) -> int:
        """A dealer, or a card from the pool."""
        return rules.sample(self, rng)

    def weight(self, outcome: int) -> int:
        """One, if it can happen."""
        return rules.weigh(self, outcome)

    def outcomes(self) -> list[int]:
        """Every dealer, or every card of the pool."""
        out: list[int] = []
        rules.outcomes(self, out)
        return out

    def payoff(self, seat: int) -> int:
        """The house with more markers has won; with as many they share [8.3]."""
        if self.ending == LEVEL:
            return 500
        return 1000 if self.markers[seat] > self.markers[1 - seat] else 0

    def seen_as(self, move: int, viewer: int) -> int:
        """[1.3] Cards dealt to another, and his pledges, are not seen."""
        return seen_move(self.actor, move, viewer)

    def tell(self, on: bool) -> None:
        """Switch the recording of events on or off."""
        self.telling = on
        self.events = []

    def told(self) -> list[int]:
        """Hand over the events recorded since the last call."""
        events = self.events
        self.events = []
        return events
