"""One measurement in a process of its own, kept on one core: prints one JSON object.

Run as `python -m rubicon.lab.bench_worker WHAT SECONDS`, where WHAT is a game, `native:` and a
game, or a peer.
"""

import json
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from time import process_time

from rubicon import build
from rubicon.core.contract import Rules
from rubicon.core.playout import clones, playout
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.lab.peer_search import openspiel_search_speed, search_speed
from rubicon.lab.peers import DECISIONS, PEERS, options_for
from rubicon.native.worlds import worlds_of
from rubicon.registry import find_game

NATIVE = "native"
"""Before a game's name: its native world is measured."""
SEARCH = "search_iterations_per_s"
PEER_SEARCH = "openspiel_mcts"
"""OpenSpiel's own search, in C++ on its backgammon."""
GAMES_AT_ONCE = 8
CLONES_AT_ONCE = 2000
WORLD_CLONES = 1_000_000
"""Native copies: enough to be timed."""
CLONING = 0.25
"""The part of the time that copying gets, beside that for playouts."""
COUNTING = 0.25
"""The same for counting decisions; a game that has begun is played to its end."""


def rules_for(name: str) -> Rules:
    """The game with its usual number of players."""
    game = find_game(name)
    return game.rules(game.default_players, options_for(name), None, "")


def measure_game(name: str, seconds: float) -> dict[str, float]:
    """Random games from the start, copies of a position, and exact solutions where there are."""
    rules = rules_for(name)
    start, rng = rules.start(), Rng(1)
    games = steps = 0
    began, now = process_time(), 0.0
    while now < seconds:
        for _ in range(GAMES_AT_ONCE):
            steps += playout(start.clone(), rng, rules.max_plies)
        games += GAMES_AT_ONCE
        now = process_time() - began
    return {
        "steps_per_s": steps / now,
        DECISIONS: steps / now * share_of_decisions(rules, seconds),
        "games_per_s": games / now,
        "clones_per_s": measure_clones(rules, seconds * CLONING),
        **measure_solver(name, rules, seconds),
        SEARCH: search_speed(name, seconds)["iterations_per_s"],
    }


def measure_worlds(name: str, seconds: float) -> dict[str, float]:
    """The same by native code; nothing where there is none."""
    rules = rules_for(name)
    worlds = worlds_of(rules)
    if worlds is None:
        return {}
    start, rng = worlds.of(rules.start()), Rng(1)
    games = steps = 0
    began, now = process_time(), 0.0
    while now < seconds:
        for _ in range(GAMES_AT_ONCE):
            steps += start.clone().playout(rng, rules.max_plies)
        games += GAMES_AT_ONCE
        now = process_time() - began
    start.playout(Rng(2), 50)
    began = process_time()
    start.clones(WORLD_CLONES)
    copying = process_time() - began
    figures = {
        "steps_per_s": steps / now,
        DECISIONS: steps / now * share_of_decisions(rules, seconds),
        "games_per_s": games / now,
        "clones_per_s": WORLD_CLONES / copying,
    }
    if hasattr(worlds.extension, "Search"):
        figures[SEARCH] = search_speed(name, seconds)["iterations_per_s"]
    return figures


def share_of_decisions(rules: Rules, seconds: float) -> float:
    """The part of the steps of random games at which a seat has two moves or more."""
    rng, decisions, steps = Rng(1), 0, 0
    began = process_time()
    while steps == 0 or process_time() - began < seconds * COUNTING:
        state = rules.start()
        while state.to_act() != NOBODY:
            legal = state.legal()
            decisions += len(legal) > 1
            state.apply(legal[int(rng.below(len(legal)))] if legal else state.sample(rng))
            steps += 1
    return decisions / steps


def measure_clones(rules: Rules, seconds: float) -> float:
    """Copies a second of a position in mid-game."""
    state = rules.start()
    playout(state, Rng(2), 50)
    copies, began, now = 0, process_time(), 0.0
    while now < seconds:
        clones(state, CLONES_AT_ONCE)
        copies += CLONES_AT_ONCE
        now = process_time() - began
    return copies / now


def measure_solver(name: str, rules: Rules, seconds: float) -> dict[str, float]:
    """Whole solutions a second of first decisions, and the positions met on the way."""
    module = f"rubicon.games.{name}.solver"
    if find_spec(module) is None:
        return {}
    solve, rng = import_module(module).solve, Rng(3)
    solved, met, began, now = 0, 0, process_time(), 0.0
    while now < seconds:
        met += solve(first_decision(rules, rng))["positions_met"]
        solved += 1
        now = process_time() - began
    return {"solved_per_s": solved / now, "solver_positions_per_s": met / now}


def first_decision(rules: Rules, rng: Rng) -> State:
    """The start of a game, after what chance does before anybody else."""
    state = rules.start()
    while state.to_act() == CHANCE:
        state.apply(state.sample(rng))
    return state


def stay_on_one_core() -> None:
    """The last of the cores we may use: the first one tends to serve the machine itself."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main(what: str, seconds: float) -> None:
    """Measure and print."""
    stay_on_one_core()
    ran, figures = build.running(), measure(what, seconds)
    if what.startswith(f"{NATIVE}:") and figures:
        ran = NATIVE
    print(json.dumps({"build": ran, **figures}))


def measure(what: str, seconds: float) -> dict[str, float]:
    """The figures of a game of ours, of its native world, of a peer, or of the peer's search."""
    if what == PEER_SEARCH:
        return {SEARCH: openspiel_search_speed(seconds)["iterations_per_s"]}
    if what.startswith(f"{NATIVE}:"):
        return measure_worlds(what.removeprefix(f"{NATIVE}:"), seconds)
    return PEERS[what].measure(seconds) if what in PEERS else measure_game(what, seconds)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
