"""What a game can say about playing well: the part of the contract that bots run on.

A game judges a position for one seat by adding up what it finds there, each thing times a weight;
the seats' sums become shares of the win. So the ideas stand in the game's code, what they are worth
stands in its data, and the weights can be fitted to games that were played.
"""

from abc import abstractmethod
from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from rubicon.core.state import NOBODY, State

MOST_SEATS: Final = 4
WIN: Final = 1000.0
"""The parts in which payoffs are counted."""
UNBOUNDED: Final = 1 << 30
MIX: Final = 1_000_003
MARK: Final = (1 << 40) - 1


def blend(mark: int, numbers: list[int]) -> int:
    """A mark for what a mark stood for and some numbers more; never 0."""
    mixed: i64 = mark
    for number in numbers:
        mixed = ((mixed ^ (number + MIX)) * MIX) & MARK
    return mixed or 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Judges positions of one game under one set of rules, by weights that are its own."""

    def __init__(self, seats: int, weights: list[float]) -> None:
        self.seats: i64 = seats
        self.weights: list[float] = weights
        self.most_tries: i64 = UNBOUNDED
        """Iterations that a level makes for a decision at most: in a rich game each takes long."""
        self.tries_a_world: i64 = 1
        """Iterations in each world that is imagined: more where imagining takes long."""
        self.total: float = 0.0
        self.is_noting: bool = False
        self.noted: list[float] = []

    # ---- what a game says ------------------------------------------------------------------------

    @abstractmethod
    def judge(self, state: State, seat: int) -> None:
        """Add up, by `add`, what a seat has going for it; nobody asks when the game is over."""

    def priors(self, state: State, moves: list[int], out: list[float]) -> None:
        """How promising each move of the seat to act looks at a glance."""
        for _ in moves:
            out.append(1.0)

    def is_judged(self, state: State) -> bool:
        """Whether to judge a position before chance acts, instead of looking further."""
        return False

    def mark(self, state: State, viewer: int) -> int:
        """A number that stands for all that the viewer knows of a position; 0 if there is none."""
        return 0

    def may_win(self, state: State, seat: int) -> bool:
        """False if a seat surely cannot win before this turn is over.

        A game that knows nothing of such wins says so of every position.
        """
        return False

    def decisive(self, state: State, moves: list[int]) -> list[int]:
        """The moves of the seat to act that are enough to try where a turn decides the game.

        What is left out wins no sooner, and stops nobody better, than one that is kept.
        """
        return moves

    # ---- what is made of it ----------------------------------------------------------------------

    def add(self, idea: i64, amount: float) -> None:
        """So much of one idea is there."""
        self.total += self.weights[idea] * amount
        if self.is_noting:
            self.noted[idea] += amount

    def standing(self, state: State, seat: int) -> float:
        """All that a seat has going for it; only differences between seats mean something."""
        self.total = 0.0
        self.judge(state, seat)
        return self.total

    def values(self, state: State, out: list[float]) -> None:
        """Each seat's share of the win, as it looks: standings as chances that add up to one."""
        sums = 0.0
        seats = self.seats
        best = self.standing(state, 0)
        out[0] = best
        seat: i64 = 1
        while seat < seats:
            standing = self.standing(state, seat)
            out[seat] = standing
            best = max(best, standing)
            seat += 1
        seat = 0
        while seat < seats:
            # Less the best: even a gross misjudgement must not overflow.
            worth = exp(out[seat] - best)
            out[seat] = worth
            sums += worth
            seat += 1
        seat = 0
        while seat < seats:
            out[seat] = out[seat] / sums
            seat += 1

    def features(self, state: State, seat: int) -> list[float]:
        """How much of each idea is there for a seat: what the weights are fitted to."""
        self.noted = [0.0] * len(self.weights)
        self.is_noting = True
        self.standing(state, seat)
        self.is_noting = False
        return self.noted

    def shares(self, state: State, out: list[float]) -> None:
        """Each seat's share of the win: as it is when the game is over, else as it looks."""
        if state.to_act() != NOBODY:
            self.values(state, out)
            return
        seats = self.seats
        seat: i64 = 0
        while seat < seats:
            out[seat] = state.payoff(seat) / WIN
            seat += 1

    def share(self, state: State, seat: int) -> float:
        """One seat's share of the win."""
        found = [0.0] * MOST_SEATS
        self.shares(state, found)
        return found[seat]
