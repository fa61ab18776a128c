"""One measurement in a process of its own, kept on one core: prints one JSON object.

Run as `python -m rubicon.lab.bench_worker WHAT SECONDS`, where WHAT is a game or a peer.
"""

import json
import os
import sys
from time import process_time

from rubicon import build
from rubicon.core.playout import clones, playout
from rubicon.core.rng import Rng
from rubicon.lab.peers import MODULES, measure_peer
from rubicon.registry import find_game

GAMES_AT_ONCE = 8
CLONES_AT_ONCE = 2000
CLONING = 0.25
"""The part of the time that copying gets, beside that for playouts."""


def measure_game(name: str, seconds: float) -> dict[str, float]:
    """Random games from the start with the game's usual number of players, and copies of it."""
    game = find_game(name)
    rules = game.rules(game.default_players, {}, None, "")
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
        "games_per_s": games / now,
        "clones_per_s": measure_clones(name, seconds * CLONING),
    }


def measure_clones(name: str, seconds: float) -> float:
    """Copies a second of a position in mid-game."""
    game = find_game(name)
    rules = game.rules(game.default_players, {}, None, "")
    state = rules.start()
    playout(state, Rng(2), 50)
    copies, began, now = 0, process_time(), 0.0
    while now < seconds:
        clones(state, CLONES_AT_ONCE)
        copies += CLONES_AT_ONCE
        now = process_time() - began
    return copies / now


def stay_on_one_core() -> None:
    """The last of the cores we may use: the first one tends to serve the machine itself."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main(what: str, seconds: float) -> None:
    """Measure and print."""
    stay_on_one_core()
    figures = measure_peer(what, seconds) if what in MODULES else measure_game(what, seconds)
    print(json.dumps({"build": build.running(), **figures}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
