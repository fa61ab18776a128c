"""Our games as OpenSpiel sees them, so that its own searches can play them: a small bridge.

`Position` answers what `open_spiel.python.algorithms.mcts` and `.ismcts` ask of a state; it stands
on a position that was imagined from what a seat has seen, so a search knows what its seat knows and
no more. `openspiel_game.py` gives the same games to OpenSpiel's core in C++.

OpenSpiel is helped where that makes it stronger: random games run to their end in our compiled
rules and not action by action in Python, and an imagined world serves several simulations.
"""

from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import orjson

from rubicon.core.contract import Rules, Told
from rubicon.core.imagination import Imagination
from rubicon.core.playout import playout
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import CHANCE, NOBODY, State

spiel: Any = import_module("pyspiel")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
numpy: Any = import_module("numpy")

WIN = 1000
DRAWN = 0
"""The one outcome that is named where draws are too many to list: it is drawn when applied."""
ENDLESS = 1 << 30
"""More simulations than any time allows."""
FIRST_SIMULATIONS = 2
"""However short the time, so that there is something to choose from."""


class World:
    """What all positions of one search share: the rules, and where random numbers come from."""

    def __init__(self, rules: Rules, seen: Seen, rng: Rng) -> None:
        self.rules, self.rng = rules, rng
        self.imagination: Imagination = rules.imagine(seen)
        kind = spiel.GameType
        open_information = rules.open_information
        self.type = SimpleNamespace(
            dynamics=kind.Dynamics.SEQUENTIAL,
            reward_model=kind.RewardModel.TERMINAL,
            information=kind.Information.PERFECT_INFORMATION
            if open_information
            else kind.Information.IMPERFECT_INFORMATION,
        )

    def another(self) -> State:
        """A world that fits what was seen; a search asks for no other worlds than its root's."""
        return self.imagination.draw(self.rng)

    def get_type(self) -> Any:
        """What kind of game it is."""
        return self.type

    def max_utility(self) -> float:
        """A win; a loss is -1, and a shared win lies between them."""
        return 1.0


class Position:
    """One of our states, asked in OpenSpiel's words."""

    __slots__ = ("key", "seen", "state", "world")

    def __init__(self, world: World, state: State) -> None:
        self.world, self.state = world, state
        self.key: str | None = None
        self.seen: Told | None = None

    def clone(self) -> "Position":
        """A copy that goes its own way."""
        return Position(self.world, self.state.clone())

    def get_game(self) -> World:
        """The game."""
        return self.world

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's name for chance or the end."""
        return player_of(self.state)

    def is_chance_node(self) -> bool:
        """Whether something is drawn."""
        return self.state.to_act() == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.to_act() == NOBODY

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The moves, or what can be drawn."""
        if self.is_chance_node():
            return [outcome for outcome, _ in self.chance_outcomes()]
        return self.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, with its probability."""
        return chances(self.state)

    def apply_action(self, action: int) -> None:
        """Make a move, or a draw."""
        apply(self.state, int(action), self.world.rng)
        self.key = self.seen = None

    def returns(self) -> list[float]:
        """What the end is worth to each."""
        return worths(self.state, len(self.world.rules.seats))

    def view(self) -> Told:
        """What the seat to act may know."""
        if self.seen is None:
            self.seen = self.world.rules.view(self.state, self.state.to_act())
        return self.seen

    def information_state_string(self, player: int | None = None) -> str:
        """The same as a key: two positions that the seat can't tell apart have the same."""
        if self.key is None:
            self.key = orjson.dumps(self.view()).decode()
        return self.key

    def resample_from_infostate(self, player: int, sampler: object) -> "Position":
        """A position that the seat could be in."""
        another = Position(self.world, self.world.another())
        # The seat sees the same in every world that it imagines.
        another.key, another.seen = self.key, self.seen
        return another


def player_of(state: State) -> int:
    """Who acts, in OpenSpiel's numbers."""
    seat = state.to_act()
    if seat >= 0:
        return seat
    return int(spiel.PlayerId.CHANCE if seat == CHANCE else spiel.PlayerId.TERMINAL)


def chances(state: State) -> list[tuple[int, float]]:
    """Draws with their probabilities; where they are too many, one that means any of them."""
    outcomes = state.outcomes()
    if not outcomes:
        return [(DRAWN, 1.0)]
    weights = [state.weight(outcome) for outcome in outcomes]
    total = sum(weights)
    return [(one, weight / total) for one, weight in zip(outcomes, weights, strict=True)]


def apply(state: State, action: int, rng: Rng) -> None:
    """Carry out an action."""
    if state.to_act() == CHANCE and not state.outcomes():
        action = state.sample(rng)
    state.apply(action)


def worths(state: State, players: int) -> list[float]:
    """From -1 to 1 for each seat; nothing before the end."""
    if state.to_act() != NOBODY:
        return [0.0] * players
    return [2 * state.payoff(seat) / WIN - 1 for seat in range(players)]


class Rollouts:
    """OpenSpiel's evaluator by random games, with the games played in compiled code."""

    def __init__(self, count: int, rng: Rng) -> None:
        self.count, self.rng = count, rng

    def evaluate(self, position: Position) -> Any:
        """What a random end is worth to each, on average."""
        rules = position.world.rules
        players, total = len(rules.seats), [0.0] * len(rules.seats)
        for _ in range(self.count):
            state = position.state.clone()
            playout(state, self.rng, rules.max_plies)
            for seat, worth in enumerate(worths(state, players)):
                total[seat] += worth
        return numpy.array(total) / self.count

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """All moves alike; draws as they are."""
        if position.is_chance_node():
            return position.chance_outcomes()
        legal = position.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


# ---- the searches, ended by the clock ------------------------------------------------------------


class TimeUp(Exception):
    """Raised between two simulations."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How OpenSpiel searches."""

    seconds: float
    uct_c: float = 1.4
    """How much it explores; results lie between -1 and 1."""
    rollouts: int = 1
    """Random games for each new leaf."""


@dataclass(slots=True)
class Timer:
    """Counts simulations, and ends a search when its time is over."""

    seconds: float
    end: float = 0.0
    simulations: int = 0

    def start(self) -> None:
        """A decision begins."""
        self.end, self.simulations = perf_counter() + self.seconds, 0

    def tick(self) -> None:
        """A simulation begins."""
        if self.simulations >= FIRST_SIMULATIONS and perf_counter() >= self.end:
            raise TimeUp
        self.simulations += 1


class TimedMCTS(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS, which itself counts simulations only."""

    def __init__(self, world: World, plan: Plan, timer: Timer, seed: int) -> None:
        random = numpy.random.RandomState(seed)
        evaluator = Rollouts(plan.rollouts, world.rng)
        super().__init__(world, plan.uct_c, ENDLESS, evaluator, solve=True, random_state=random)
        self.timer = timer
        self.root: Any = None

    def _apply_tree_policy(self, root: Any, state: Position) -> Any:
        self.root = root
        self.timer.tick()
        return super()._apply_tree_policy(root, state)

    def decide(self, position: Position) -> int:
        """The move that is best when time is up."""
        self.timer.start()
        with suppress(TimeUp):
            self.root = self.mcts_search(position)
        return int(self.root.best_child().action)


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information-set MCTS, in the same way."""

    def __init__(self, world: World, plan: Plan, timer: Timer, seed: int) -> None:
        super().__init__(
            world,
            Rollouts(plan.rollouts, world.rng),
            plan.uct_c,
            ENDLESS,
            random_state=numpy.random.RandomState(seed),
        )
        self.timer = timer

    def sample_root_state(self, state: Position) -> Position:
        self.timer.tick()
        sampled: Position = super().sample_root_state(state)
        return sampled

    def decide(self, position: Position) -> int:
        """The move that was tried most when time is up."""
        self.timer.start()
        try:
            policy = self.run_search(position)
        except TimeUp:
            policy = self.get_final_policy(position, self._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])


# ---- as a bot of ours ----------------------------------------------------------------------------


class OpenSpielBot:
    """One of OpenSpiel's searches in a seat of ours: it is handed what any other bot is."""

    name = "openspiel"
    title = "OpenSpiel"
    about = "OpenSpiel's own tree search, in Python."

    def __init__(self, plan: Plan, simulations: list[int] | None = None) -> None:
        self.plan = plan
        self.simulations: list[int] = [] if simulations is None else simulations
        """For each decision."""

    def choose(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> int:
        """Its move."""
        world, timer = World(rules, seen, rng), Timer(self.plan.seconds)
        position = Position(world, world.another())
        search = TimedMCTS if rules.open_information else TimedISMCTS
        move: int = search(world, self.plan, timer, int(rng.word())).decide(position)
        self.simulations.append(timer.simulations)
        return move
