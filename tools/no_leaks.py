"""The certificate that nothing leaks, over as many positions as asked for.

`no_leaks.py triumvirate --positions 10000` plays random matches. Every few moves it takes the
position and, for each seat and for a watcher, imagines other worlds from the view as it was sent:
view, prompt, hints, legal moves, odds, outcome and the refusals of every move must be the same to
the byte, and what is told of moves, in words or in the story of what was seen, must not tell worlds
apart that look the same. Then it asks the server what it would send, with the whole log, its words
and events, undo and take-backs, and what a bot would be handed: that must be the same to the byte
in a match with other secrets from the first deal on. Where several are asked at once, it is also
the same whatever others have answered, except who is ready.

A long game is cut into pieces: `--longest 4000 --log 30` looks at the first 4000 moves of a match,
each time with a log of 30 moves at most, as if the match had begun there. What was decided in the
positions is counted by the prompt that everybody reads, so that it is seen what was looked at.

The toy of the tests can be named too: `no_leaks.py curia --players 4 --option scenario=forum`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from conformance.checks import leaks, other_worlds  # noqa: E402
from conformance.payloads import telling_answers, telling_payloads  # noqa: E402
from rubicon.core.contract import Rules  # noqa: E402
from rubicon.core.match import Match  # noqa: E402
from rubicon.core.rng import Rng  # noqa: E402
from rubicon.core.state import CHANCE, NOBODY, WATCHER, State  # noqa: E402
from rubicon.registry import GAMES  # noqa: E402
from rubicon.words import Phrase  # noqa: E402
from toy.finding import CURIA, find_any  # noqa: E402

Writing = Callable[[State, int], Any]
EVERY = 9
"""One position in this many is looked at."""
WORLDS = 2
"""Imagined for each viewer."""
REFUSALS = 4000
"""Moves that each viewer is refused, evenly from all that can be said."""
LONGEST = 500
"""Moves of a match that are looked at: three games or so, and then another match tells more."""


def positions(
    rules: Rules, rng: Rng, seed: int, longest: int = LONGEST, log: int = LONGEST
) -> Iterator[Match]:
    """Matches played at random without end, now and then as they stand."""
    for number in count():
        match, play, made = Match(rules), Rng((seed << 32) + number), 0
        while match.state.to_act() != NOBODY and made < longest:
            if rng.below(EVERY) == 0:
                yield match
            if len(match.log) >= log:
                match = Match(rules, match.state)
            made += 1
            moves, seat = match.state.legal(), match.state.to_act()
            move = match.state.sample(play) if seat == CHANCE else moves[play.below(len(moves))]
            match.play(seat, move)


def write_once(rules: Rules) -> list[dict[object, Any]]:
    """Each view of a position, and its hints, are written once, however often they are asked for.

    A position is all its numbers here, hidden ones too, so that no two of them share a view. What
    is returned has to be cleared from time to time.
    """
    kept = list[dict[object, Any]]()
    for name in ("view", "hints"):
        written = dict[object, Any]()
        setattr(rules, name, written_once(getattr(rules, name), written))
        kept.append(written)
    return kept


def written_once(usual: Writing, written: dict[object, Any]) -> Writing:
    """What is the same for the same position and viewer."""

    def write(state: State, viewer: int) -> Any:
        key = (viewer, *state.numbers(whole=True))
        if key not in written:
            written[key] = usual(state, viewer)
        return written[key]

    return write


def moment(match: Match) -> str:
    """What is decided in a position: the entry of its prompt, and of what the prompt is about."""
    prompt = match.rules.prompt(match.state, WATCHER)
    about = [one.id for one in prompt.fields.values() if isinstance(one, Phrase)]
    return " ".join(name.rpartition(".")[2] for name in (prompt.id, *about))


def main() -> int:
    """Look at positions until there are enough; the first leaks are printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*GAMES, CURIA.id])
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=LONGEST)
    parser.add_argument("--log", type=int, default=LONGEST)
    parser.add_argument("--refusals", type=int, default=REFUSALS)
    given = parser.parse_args()
    game, options = find_any(given.game), dict(one.split("=", 1) for one in given.option)
    rules = game.rules(given.players or game.default_players, options, None, "")
    universe, rng = list(rules.grammar.universe()), Rng(given.seed)
    asked = universe[:: 1 + len(universe) // given.refusals]
    fooled, found, moments = 0, list[str](), Counter[str]()
    matches = positions(rules, rng, given.seed, given.longest, given.log)
    kept = write_once(rules)
    for match in islice(matches, given.positions):
        for written in kept:
            written.clear()
        moments[moment(match)] += 1
        found += leaks(rules, match.state, asked, rng, WORLDS)
        found += telling_payloads(match, rng)
        found += telling_answers(match, rng)
        fooled += len(other_worlds(rules, match.state, rng, 1)) > 0
    print(f"{given.game}: {given.positions} positions, {len(found)} leaks.")
    print(f"Another world was imagined in {fooled} of them. {process_time():.0f} s of a processor.")
    print("  " + "\n  ".join(f"{number:5} {name}" for name, number in moments.most_common()))
    print("\n".join(found[:10]), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
