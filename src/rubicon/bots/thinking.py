"""Thinking about a decision: the tree search with a budget, a clock and a memory."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from rubicon.bots.judging import Judge
from rubicon.bots.looking import Settings
from rubicon.bots.native_tree import Tree, new_tree
from rubicon.bots.solving import CERTAIN, Solver
from rubicon.core.contract import Rules
from rubicon.core.imagination import Imagination
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import State

MOST_WORLDS = 8
"""Worlds that a seat could be in, for which a win is proven together."""
HARMLESS = 0.02
"""A danger as small as this is accepted ..."""
WORTH_AVERTING = 0.1
"""... and so much less of it is worth another move than the search would make."""
SLICE = 16
"""Iterations between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Budget:
    """When a decision is due: whichever comes first."""

    iterations: int
    seconds: float = 1.0
    is_usual: bool = False
    """Whether it is that of a level: then a rich game may allow fewer iterations."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking about a move."""

    move: int
    visits: int
    value: float

    def rank(self) -> tuple[int, float]:
        """The best first: what was tried most; among equals what promised most."""
        return -self.visits, -self.value

    def with_that_of(self, other: "Thought") -> "Thought":
        """Two thoughts about the same move as one."""
        visits = self.visits + other.visits
        won = self.visits * self.value + other.visits * other.value
        return Thought(self.move, visits, won / visits if visits else 0.0)


@dataclass(slots=True)
class Thinker:
    """Searches for one seat of one game, and remembers from decision to decision."""

    budget: Budget
    settings: Settings = field(default_factory=Settings)
    error: float = 0.0
    """How much the worth of things is misjudged."""
    weights: Sequence[float] | None = None
    """What things are worth, if not as the game's data has it."""
    positions: int = 0
    """Positions in which a win of this turn is looked for."""
    is_wary: bool = False
    """Whether the next seat's win is looked for too."""
    is_stopped: Callable[[], bool] = lambda: False
    """Asked between slices: whether the move is wanted now."""
    iterations: int = 0
    """Done for the last decision."""
    judge: Judge = field(init=False)
    search: Tree | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.judge = Judge(self.error, self.weights)

    def think(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> list[Thought]:
        """What came of each legal move, the best first."""
        imagination = rules.imagine(seen)
        search = self.start(rules, imagination.draw(rng), rng)
        self.spend(search, imagination, legal, rng)
        thoughts = [Thought(move, search.visits(move), search.value(move)) for move in legal]
        return sorted(thoughts, key=Thought.rank)

    # ---- wins of one turn ------------------------------------------------------------------------

    def sure_win(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> int | None:
        """A move that wins for certain in this turn, if one was found."""
        if self.positions == 0:
            return None
        worlds = rules.imagine(seen).worlds(MOST_WORLDS)
        if not worlds:
            return None
        solver = Solver(self.judge.knowledge(rules, rng), self.positions)
        chances = solver.chances(worlds, legal)
        best = max(range(len(legal)), key=lambda at: chances[at])
        return legal[best] if chances[best] >= CERTAIN else None

    def safest(self, rules: Rules, seen: Seen, thoughts: list[Thought], rng: Rng) -> int:
        """The best move after which the next seat does not win, as far as that can be averted."""
        first = thoughts[0].move
        if not self.is_wary or self.positions == 0 or not rules.open_information:
            return first
        world = rules.imagine(seen).draw(rng)
        solver = Solver(self.judge.knowledge(rules, rng), self.positions)
        least = danger = solver.danger(world, first)
        best, work = first, self.positions
        for thought in thoughts[1:]:
            work -= solver.positions - solver.left
            if least <= HARMLESS or work <= 0:
                break
            solver.positions = work
            danger_now = solver.danger(world, thought.move)
            if danger_now < least:
                best, least = thought.move, danger_now
        return best if danger - least >= WORTH_AVERTING else first

    # ---- the tree --------------------------------------------------------------------------------

    def start(self, rules: Rules, world: State, rng: Rng) -> Tree:
        """The tree of the last decision, if it foresaw this one; else a new one."""
        seat, knowledge = world.to_act(), self.judge.knowledge(rules, rng)
        search = self.search
        if search is None or search.knowledge is not knowledge or search.viewer != seat:
            search = new_tree(rules, knowledge, seat, self.settings, rng)
        else:
            search.go_to(world)
        self.search = search
        return search

    def spend(self, search: Tree, imagination: Imagination, legal: list[int], rng: Rng) -> None:
        """Iterate until the budget is spent, or no other move can still come out best."""
        end = perf_counter() + self.budget.seconds
        most = self.budget.iterations
        if self.budget.is_usual:
            most = min(most, search.knowledge.most_tries)
        moves = set(legal)
        self.iterations = 0
        while self.iterations < most:
            some = min(SLICE, most - self.iterations)
            search.grow(imagination, rng, some)
            self.iterations += some
            if self.is_stopped() or perf_counter() >= end:
                return
            # Whether the move in front stays there whatever the rest of the budget finds.
            if search.lead(moves) > most - self.iterations:
                return
