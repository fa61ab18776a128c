"""The certificate that nothing leaks, over as many positions as asked for.

`no_leaks.py triumvirate --positions 10000` plays random matches. Every few moves it takes the
position and, for each seat and for a watcher, imagines other worlds from the view as it was sent:
view, prompt, hints, legal moves, odds, outcome and the refusals of every move must be the same to
the byte, and what is told of moves must not tell worlds apart that look the same.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from conformance.checks import leaks, other_worlds  # noqa: E402
from rubicon.core.playout import step  # noqa: E402
from rubicon.core.rng import Rng  # noqa: E402
from rubicon.registry import GAMES, find_game  # noqa: E402

EVERY = 9
"""One position in so many is looked at."""
WORLDS = 2
"""Imagined for each viewer."""


def main() -> int:
    """Look at positions until there are enough; the first leaks are printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = find_game(given.game)
    rules = game.rules(given.players or game.default_players, {}, None, "")
    asked, rng = list(rules.universe()), Rng(given.seed)
    seen = fooled = matches = 0
    found: list[str] = []
    while seen < given.positions:
        state, play = rules.start(), Rng((given.seed << 32) + matches)
        matches += 1
        while seen < given.positions and step(state, play):
            if rng.below(EVERY) == 0:
                seen += 1
                found += leaks(rules, state, asked, rng, WORLDS)
                fooled += len(other_worlds(rules, state, rng, 1)) > 0
    print(f"{given.game}: {seen} positions of {matches} matches, {len(found)} leaks.")
    print(f"Another world was imagined in {fooled} of them. {process_time():.0f} s of a processor.")
    print("\n".join(found[:10]), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
