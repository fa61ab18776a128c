"""How a search looks at single positions and moves: what they are worth, and draws by weight."""

from math import exp

from mypy_extensions import i64

from rubicon.bots.node import FINE, in_parts
from rubicon.core.knowledge import MOST_SEATS, Knowledge
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State


class Settings:
    """How a search weighs what it knows; the defaults serve every game."""

    def __init__(
        self,
        exploration: float = 1.4,
        first_play: float = 0.06,
        look: float = 9.0,
        sight: int = 60,
        turns: int = 4,
        widening: float = 2.0,
        playout: int = 0,
    ) -> None:
        self.exploration: float = exploration
        """How much a promising but little tried move is preferred."""
        self.first_play: float = first_play
        """How much worse than its node a move is taken to be that was never tried."""
        self.look: float = look
        """How sharply moves are told apart by the position they lead to; 0 does not look."""
        self.sight: i64 = sight
        """So many decisions ahead, and no further once `turns` are over too."""
        self.turns: i64 = turns
        """So many turns to their ends, however long they are: runs of decisions of one seat."""
        self.widening: float = widening
        """Different draws looked at, times the root of the visits."""
        self.playout: i64 = playout
        """Moves played from a new position before it is judged."""


class Eye:
    """Judges positions and moves by what a game knows."""

    def __init__(self, knowledge: Knowledge, settings: Settings, rng: Rng) -> None:
        self.knowledge = knowledge
        self.settings = settings
        self.rng = rng
        self.values: list[float] = [0.0] * MOST_SEATS
        """What the position at the end of an iteration is worth to each seat."""
        self.scratch: list[float] = [0.0] * MOST_SEATS

    # ---- positions -------------------------------------------------------------------------------

    def judge(self, state: State) -> None:
        """What a new position looks like, perhaps after some more moves."""
        left = self.settings.playout
        while left > 0 and state.to_act() != NOBODY:
            seat = state.to_act()
            if seat == CHANCE:
                if self.knowledge.is_judged(state):
                    break
                state.apply(state.sample(self.rng))
            else:
                moves = state.legal()
                state.apply(self.lean(state, moves))
                left -= 1
        self.settle(state, self.values)

    def settle(self, state: State, values: list[float]) -> None:
        """What a position looks like, once chance has acted where it must."""
        while state.to_act() == CHANCE and not self.knowledge.is_judged(state):
            state.apply(state.sample(self.rng))
        self.knowledge.shares(state, values)

    def lean(self, state: State, moves: list[int]) -> int:
        """A move at random, promising ones more often."""
        priors: list[float] = []
        self.knowledge.priors(state, moves, priors)
        return moves[self.pick(priors)]

    def pick(self, weights: list[float]) -> i64:
        """A place in a list, by weight."""
        sums = 0.0
        for weight in weights:
            sums += weight
        rest = sums * self.toss()
        at: i64 = 0
        for weight in weights:
            rest -= weight
            if rest < 0.0:
                return at
            at += 1
        return at - 1

    def toss(self) -> float:
        """A number from 0 to 1, the 1 excluded."""
        return float(self.rng.below(FINE)) / FINE

    # ---- moves -----------------------------------------------------------------------------------

    def glance(self, state: State, moves: list[int]) -> list[float]:
        """Priors at a glance, which add up to one: with secrets every world looks different."""
        priors: list[float] = []
        self.knowledge.priors(state, moves, priors)
        return in_parts(priors)

    def prospects(self, state: State, moves: list[int]) -> list[float]:
        """The priors of all moves, which add up to one."""
        priors: list[float] = []
        self.knowledge.priors(state, moves, priors)
        if self.settings.look > 0.0 and len(moves) > 1:
            self.look_ahead(state, moves, priors)
        return in_parts(priors)

    def look_ahead(self, state: State, moves: list[int], priors: list[float]) -> None:
        """Weigh each move by the position it leads to."""
        seat: i64 = state.to_act()
        found: list[float] = []
        best = 0.0
        for move in moves:
            value = self.look(state, move, seat)
            found.append(value)
            best = max(best, value)
        for at, value in enumerate(found):
            priors[at] *= exp((value - best) * self.settings.look)

    def look(self, state: State, move: i64, seat: i64) -> float:
        """A seat's share of the win in the position that a move leads to."""
        after = state.clone()
        after.apply(move)
        self.settle(after, self.scratch)
        return self.scratch[seat]

    def weigh(self, state: State, move: i64, seat: i64, glance: float) -> float:
        """A glance at a move, weighed by the position that it leads to against a sure win."""
        if self.settings.look <= 0.0:
            return glance
        return glance * exp((self.look(state, move, seat) - 1.0) * self.settings.look)
