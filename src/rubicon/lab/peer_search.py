"""How fast searches are: iterations a second of ours, and of OpenSpiel's MCTS in C++ on backgammon.

Both search from decisions along the same kind of road, a random game, because an iteration early
in a game costs more than one near its end. Time is that of the processor, so it matters less
what else the machine does.
"""

import random
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

from rubicon.bots.roster import make_bot
from rubicon.bots.search_bot import SearchBot
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.registry import find_game

DECISIONS = 8
"""Positions that are searched, spread evenly over a random game."""
SIMULATIONS = 200
"""One search of OpenSpiel's."""
UCT_C = 1.4
MEMORY_MB = 1000
SEED = 3


def has_openspiel() -> bool:
    """Whether it is installed."""
    return find_spec("pyspiel") is not None


def search_speed(name: str, seconds: float, level: str = "imperator") -> dict[str, float]:
    """Iterations a second of our search, with the game's usual number of players."""
    game = find_game(name)
    rules = game.rules(game.default_players, {}, None, "")
    iterations, spent, rng = 0, 0.0, Rng(SEED)
    roads = decisions(rules.start())
    for state in roads:
        # A new bot each time: a tree that grew elsewhere would be found ready.
        bot = make_bot(f"{level}?seconds={seconds / len(roads):g}")
        assert isinstance(bot, SearchBot)
        seen, legal = glimpse(rules, state, state.to_act()), state.legal()
        began = process_time()
        bot.choose(rules, seen, legal, rng)
        spent += process_time() - began
        iterations += bot.thinker.iterations
    return {"iterations_per_s": iterations / spent}


def decisions(state: State) -> list[State]:
    """Decisions with a choice, spread over a random game."""
    rng, found = Rng(SEED), list[State]()
    while state.to_act() != NOBODY:
        if state.to_act() == CHANCE:
            state.apply(state.sample(rng))
            continue
        moves = state.legal()
        if len(moves) > 1:
            found.append(state.clone())
        state.apply(moves[rng.below(len(moves))])
    return found[:: max(1, len(found) // DECISIONS)][:DECISIONS]


def openspiel_search_speed(seconds: float) -> dict[str, float]:
    """Iterations a second of OpenSpiel's MCTS, each with one random game to the end."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("backgammon")
    roads = openspiel_decisions(game)
    evaluator = spiel.RandomRolloutEvaluator(1, SEED)
    bot = spiel.MCTSBot(game, evaluator, UCT_C, SIMULATIONS, MEMORY_MB, True, SEED, False)
    iterations, began, now = 0, process_time(), 0.0
    # Whole tours only: the last decisions of a game are the cheapest.
    while now < seconds:
        iterations += sum(bot.mcts_search(state).explore_count for state in roads)
        now = process_time() - began
    return {"iterations_per_s": iterations / now}


def openspiel_decisions(game: Any) -> list[Any]:
    """The same of OpenSpiel's game."""
    dice, state, found = random.Random(SEED), game.new_initial_state(), []
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node() and len(actions) > 1:
            found.append(state.clone())
        state.apply_action(dice.choice(actions))
    return found[:: max(1, len(found) // DECISIONS)][:DECISIONS]
