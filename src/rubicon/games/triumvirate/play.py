"""A position that can be played: the contract's verbs over the rules."""

from mypy_extensions import mypyc_attr

from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.triumvirate import rules
from rubicon.games.triumvirate.codes import DEAL, DEALER, LEVEL, OVER, PLEDGE_NOTHING, pack
from rubicon.games.triumvirate.sight import seen_move
from rubicon.games.triumvirate.state import TriumvirateTable


@mypyc_attr(free_list_len=1)
class Triumvirate(TriumvirateTable):
    """Triumvirate, under way."""

    __slots__ = ()

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
        return Triumvirate(self.t, self)

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

    def has_one_answer(self) -> bool:
        """All see how many cards a house holds: the last one, or none to pledge."""
        return rules.has_one_answer(self)

    def asked(self) -> list[int]:
        """[5.4] Both houses decide about a pledge without knowing the other's decision."""
        out: list[int] = []
        rules.list_asked(self, out)
        return out

    def passing(self) -> int:
        """[5.1] No pledge."""
        return pack(PLEDGE_NOTHING, 0, 0)

    def payoff(self, seat: int) -> int:
        """The house with more markers has won; with as many they share [8.3]."""
        if self.ending == LEVEL:
            return 500
        return 1000 if self.markers[seat] > self.markers[1 - seat] else 0

    def seen_as(self, move: int, viewer: int) -> int:
        """[1.3] Cards dealt to another, and his pledges, are not seen."""
        return seen_move(self.actor, move, viewer)
