"""Our games with open information as games of OpenSpiel's core, for its MCTS in C++.

Every question that the core asks goes through Python, and its random games do too: it makes fewer
simulations in a second than OpenSpiel's search in Python, whose random games we run compiled.
"""

from typing import Any

from openspiel_bridge import Plan, apply, chances, player_of, spiel, worths
from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import NOBODY

MEMORY_MB = 1000
ACTIONS = 1 << 31


KNOWN: dict[int, tuple[Rules, Any]] = {}
"""By the rules' identity; they are kept, so that no others take it over."""


def registered(rules: Rules) -> Any:
    """The game as OpenSpiel's core knows it."""
    if id(rules) not in KNOWN:
        KNOWN[id(rules)] = rules, register(rules)
    return KNOWN[id(rules)][1]


def register(rules: Rules) -> Any:
    """Make it known, by a name of its own."""
    kind, players = spiel.GameType, len(rules.seats)
    game_type = kind(
        short_name=f"rubicon_{rules.game.id}_{id(rules)}",
        long_name=rules.game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )
    info = spiel.GameInfo(
        num_distinct_actions=ACTIONS - 1,
        max_chance_outcomes=ACTIONS - 1,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None,
        max_game_length=rules.max_plies,
    )
    first = rules.start()

    class Game(spiel.Game):  # type: ignore[misc]
        """The game."""

        def __init__(self, params: object = None) -> None:
            super().__init__(game_type, info, {})

        def new_initial_state(self) -> Any:
            return GameState(self)

    class GameState(spiel.State):  # type: ignore[misc]
        """A position; its attributes are copied with it, and a state is copied by cloning it."""

        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.held = first

        def current_player(self) -> int:
            return player_of(self.held)

        def is_terminal(self) -> bool:
            return self.held.to_act() == NOBODY

        def _legal_actions(self, player: int) -> list[int]:
            return sorted(self.held.legal())

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return chances(self.held)

        def _apply_action(self, action: int) -> None:
            apply(self.held, action, RNG)

        def _action_to_string(self, player: int, action: int) -> str:
            return rules.grammar.words(action)

        def returns(self) -> list[float]:
            return worths(self.held, players)

        def __str__(self) -> str:
            return rules.line(self.held)

    spiel.register_game(game_type, Game)
    return Game()


RNG = Rng(1)
"""For draws too many to list; games with open information have none."""


class CoreBot:
    """OpenSpiel's MCTS in C++ in a seat of ours."""

    name = "openspiel_core"
    title = "OpenSpiel's core"
    about = "OpenSpiel's own tree search, in C++ over Python rules."

    def __init__(self, plan: Plan, simulations: list[int] | None = None) -> None:
        self.plan = plan
        self.simulations: list[int] = [] if simulations is None else simulations

    def choose(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> int:
        """Its move."""
        game = registered(rules)
        state = game.new_initial_state()
        state.held = rules.imagine(seen).draw(rng)
        seed = int(rng.word()) % ACTIONS
        evaluator = spiel.RandomRolloutEvaluator(self.plan.rollouts, seed)
        search = spiel.MCTSBot(
            *(game, evaluator, self.plan.uct_c, ACTIONS - 1, MEMORY_MB, True, seed, False),
            max_wall_clock_time=self.plan.seconds,
        )
        root = search.mcts_search(state)
        self.simulations.append(int(root.explore_count))
        return int(root.best_child().action)
