"""The engines that Rubicon is measured against: OpenSpiel in C++, Catanatron and RLCard.

All are optional. A step is one action applied, with the legal actions listed at every decision;
draws of chance count as steps in OpenSpiel as they do in Rubicon.
"""

import random
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from time import process_time
from typing import Any

Figures = dict[str, float]
ROLLOUTS = 50
"""Random games by one call into C++: many enough that the call itself costs nothing."""
STEPS, GAMES = "steps_per_s", "games_per_s"
DECISIONS = "decisions_per_s"
"""Steps at which a player has two moves or more."""


@dataclass(frozen=True, slots=True)
class Peer:
    """Another engine, and one game of it."""

    title: str
    module: str
    measure: Callable[[float], Figures]


@lru_cache
def measuring(game: str) -> Mapping[str, Any]:
    """How a game wants to be measured: `data/bench.toml` of its folder, where it has one."""
    file = files("rubicon.games") / game / "data" / "bench.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def peers_of(game: str) -> tuple[str, ...]:
    """What a game is measured beside: those of its kind, where it names some."""
    return tuple(measuring(game).get("peers", USUAL))


def compared_by(game: str) -> str:
    """The figure by which a game is compared: games that are alike are compared by the game."""
    return GAMES if "peers" in measuring(game) else STEPS


def options_for(game: str) -> dict[str, int]:
    """The options under which a game is measured."""
    return dict(measuring(game).get("options", {}))


def missing(game: str) -> list[str]:
    """The modules of a game's peers that are not installed."""
    modules = [PEERS[name].module for name in peers_of(game)]
    return [module for module in modules if find_spec(module) is None]


# ---- OpenSpiel -----------------------------------------------------------------------------------


def measure_backgammon(seconds: float) -> Figures:
    """Random games of backgammon, driven from Python and then with the loop inside C++."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("backgammon")
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    driven = drive_openspiel(start, seconds)
    length = driven[STEPS] / driven[GAMES]
    # The search's one simulation is a batch of rollouts from the start: clone, list, draw, apply.
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = spiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 1, False)
    bot.mcts_search(start)
    rollouts, began, now = 0, process_time(), 0.0
    while now < seconds:
        bot.mcts_search(start)
        rollouts += ROLLOUTS
        now = process_time() - began
    return {STEPS: rollouts * length / now, "driven_from_python_steps_per_s": driven[STEPS]}


def measure_hearts(seconds: float) -> Figures:
    """Random deals of hearts, driven from Python as agents drive it."""
    spiel: Any = import_module("pyspiel")
    start = spiel.load_game("hearts").new_initial_state()
    return drive_openspiel(start, seconds, is_even=True)


def drive_openspiel(start: Any, seconds: float, *, is_even: bool = False) -> Figures:
    """Steps and games a second when Python applies every action.

    Where chance is even, an outcome is drawn as a move is: that is much faster than by weight.
    """
    rng = random.Random(1)
    games, steps, began, now = 0, 0, process_time(), 0.0
    while now < seconds:
        state = start.clone()
        while not state.is_terminal():
            if not is_even and state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        games += 1
        now = process_time() - began
    return {STEPS: steps / now, GAMES: games / now}


# ---- the others ----------------------------------------------------------------------------------


def measure_catanatron(seconds: float) -> Figures:
    """Whole games of four random players."""
    catan: Any = import_module("catanatron")
    colors = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)
    decisions = 0

    class Counted(catan.RandomPlayer):  # type: ignore[misc]
        """A random player that counts when there is something to decide."""

        def decide(self, game: Any, playable_actions: Any) -> Any:
            """A move, drawn by chance."""
            nonlocal decisions
            decisions += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    games, steps, began, now = 0, 0, process_time(), 0.0
    while now < seconds:
        game = catan.Game([Counted(color) for color in colors])
        game.play()
        # The list of actions was renamed after version 3.2.
        actions = getattr(game.state, "actions", None) or game.state.action_records
        steps += len(actions)
        games += 1
        now = process_time() - began
    return {STEPS: steps / now, DECISIONS: decisions / now, GAMES: games / now}


def measure_bridge(seconds: float) -> Figures:
    """Random deals of bridge, with the environment that RLCard hands to agents."""
    rlcard: Any = import_module("rlcard")
    table, rng = rlcard.make("bridge", config={"seed": 1}), random.Random(1)
    games, steps, began, now = 0, 0, process_time(), 0.0
    while now < seconds:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        games += 1
        now = process_time() - began
    return {STEPS: steps / now, GAMES: games / now}


PEERS = {
    "openspiel_backgammon": Peer(
        "OpenSpiel backgammon, loop inside C++", "pyspiel", measure_backgammon
    ),
    "catanatron": Peer("Catanatron, 4 random players", "catanatron", measure_catanatron),
    "openspiel_hearts": Peer(
        "OpenSpiel hearts (C++), driven from Python", "pyspiel", measure_hearts
    ),
    "rlcard_bridge": Peer("RLCard bridge", "rlcard", measure_bridge),
}
USUAL = ("openspiel_backgammon", "catanatron")
"""Beside a game that names no others."""
