"""A position that can be played: the contract's verbs over the rules."""

from mypy_extensions import mypyc_attr

from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.roman_conquest import rules
from rubicon.games.roman_conquest.codes import (
    ATTACK,
    DEFENCE,
    OPENING,
    OVER,
    ROLLING,
    SEATS,
    TWENTY,
    VALUES,
)
from rubicon.games.roman_conquest.state import ConquestTable


@mypyc_attr(free_list_len=1)
class Conquest(ConquestTable):
    """Roman Conquest, under way."""

    __slots__ = ()

    def to_act(self) -> int:
        """The mover, or chance while dice are thrown."""
        phase = self.phase
        if phase == OVER:
            return NOBODY
        if (
            phase == ATTACK
            or phase == DEFENCE
            or phase == ROLLING
            or phase == TWENTY
            or phase == VALUES
            or phase == OPENING
        ):
            return CHANCE
        return self.active

    def legal(self) -> list[int]:
        """Every move of the seat to act."""
        out: list[int] = []
        rules.legal(self, out)
        return out

    def apply(self, move: int) -> None:
        """Carry out a legal move or a throw."""
        rules.apply(self, move)

    def clone(self) -> "Conquest":
        """An independent copy."""
        return Conquest(self.t, self)

    def sample(self, rng: Rng) -> int:
        """Throw the dice."""
        return rules.sample(self, rng)

    def weight(self, outcome: int) -> int:
        """In how many ways the dice show this."""
        return rules.weigh(self, outcome)

    def outcomes(self) -> list[int]:
        """Everything that the dice may show."""
        out: list[int] = []
        rules.outcomes(self, out)
        return out

    def has_one_answer(self) -> bool:
        """Nothing is secret [1.3]: all see who has no choice."""
        return len(self.legal()) == 1

    def is_out(self, seat: int) -> bool:
        """[6.12] A player whose leader is dead."""
        return not self.is_alive(seat)

    def payoff(self, seat: int) -> int:
        """The winner takes all; several share [8.4]."""
        if self.winners >> seat & 1 == 0:
            return 0
        count = 0
        for other in range(SEATS):
            count += self.winners >> other & 1
        return 1000 // count
