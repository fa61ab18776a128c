"""A position that can be played: the contract's verbs over the rules."""

from mypy_extensions import mypyc_attr

from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.end_of_the_triumvirate import rules
from rubicon.games.end_of_the_triumvirate.codes import (
    BATTLE,
    COMPENSATION,
    CONSUL,
    ESCAPE,
    OVER,
    REFUGE,
)
from rubicon.games.end_of_the_triumvirate.state import RepublicTable


@mypyc_attr(free_list_len=1)
class Republic(RepublicTable):
    """The End of the Triumvirate, under way."""

    __slots__ = ()

    def to_act(self) -> int:
        """Mostly the active player; the loser after a conquest, the consul after an election."""
        phase = self.phase
        if phase == BATTLE:
            return CHANCE
        if phase == OVER:
            return NOBODY
        if phase == ESCAPE or phase == COMPENSATION or phase == REFUGE:
            return self.loser
        if phase == CONSUL:
            return self.elected
        return self.active

    def legal(self) -> list[int]:
        """Every move of the seat to act."""
        out: list[int] = []
        rules.legal(self, out)
        return out

    def apply(self, move: int) -> None:
        """Carry out a legal move or a draw."""
        rules.apply(self, move)

    def clone(self) -> "Republic":
        """An independent copy."""
        return Republic(self.t, self)

    def sample(self, rng: Rng) -> int:
        """Reach into the battle bag."""
        return rules.sample_draw(self, rng)

    def weight(self, outcome: int) -> int:
        """In how many ways the bag yields this draw."""
        return rules.weigh_draw(self, outcome)

    def outcomes(self) -> list[int]:
        """Every draw that can come out of the bag."""
        out: list[int] = []
        rules.list_draws(self, out)
        return out

    def has_one_answer(self) -> bool:
        """Nothing is secret [1.3]: all see who has no choice."""
        return len(self.legal()) == 1

    def payoff(self, seat: int) -> int:
        """There is one winner."""
        return 1000 if self.winner == seat else 0
