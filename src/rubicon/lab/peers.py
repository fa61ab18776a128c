"""The engines that Rubicon is measured against: OpenSpiel's backgammon in C++, and Catanatron.

Both are optional. A step is one action applied, with the legal actions listed at every decision;
draws of chance count as steps in OpenSpiel as they do in Rubicon.
"""

import random
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

ROLLOUTS = 50
"""Random games by one call into C++: many enough that the call itself costs nothing."""
MODULES = {"openspiel_backgammon": "pyspiel", "catanatron": "catanatron"}
TITLES = {
    "openspiel_backgammon": "OpenSpiel backgammon, loop inside C++",
    "catanatron": "Catanatron, 4 random players",
}


def missing() -> list[str]:
    """The modules of peers that are not installed."""
    return [module for module in MODULES.values() if find_spec(module) is None]


def measure_peer(name: str, seconds: float) -> dict[str, float]:
    """Steps a second of one peer."""
    if name == "catanatron":
        return measure_catanatron(seconds)
    return measure_openspiel(seconds)


def measure_openspiel(seconds: float) -> dict[str, float]:
    """Random games of backgammon, driven from Python and then with the loop inside C++."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("backgammon")
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    driven, length = drive_openspiel(start, seconds)
    # The search's one simulation is a batch of rollouts from the start: clone, list, draw, apply.
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = spiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 1, False)
    bot.mcts_search(start)
    rollouts, began, now = 0, process_time(), 0.0
    while now < seconds:
        bot.mcts_search(start)
        rollouts += ROLLOUTS
        now = process_time() - began
    return {"steps_per_s": rollouts * length / now, "driven_from_python_steps_per_s": driven}


def drive_openspiel(start: Any, seconds: float) -> tuple[float, float]:
    """Steps a second when Python applies every action, and the mean length of a game."""
    rng = random.Random(1)
    games, steps, began, now = 0, 0, process_time(), 0.0
    while now < seconds:
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        games += 1
        now = process_time() - began
    return steps / now, steps / games


def measure_catanatron(seconds: float) -> dict[str, float]:
    """Whole games of four random players."""
    catan: Any = import_module("catanatron")
    colors = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)
    steps, began, now = 0, process_time(), 0.0
    while now < seconds:
        game = catan.Game([catan.RandomPlayer(color) for color in colors])
        game.play()
        # The list of actions was renamed after version 3.2.
        actions = getattr(game.state, "actions", None) or game.state.action_records
        steps += len(actions)
        now = process_time() - began
    return {"steps_per_s": steps / now}
