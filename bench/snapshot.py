"""What an update of a long match costs: every game, and the toy, after a number of plies.

`python bench/snapshot.py` plays a random match of each game and times what the server does for one
viewer after a move: the message with nothing kept that another viewer could have asked for before.
Then the whole snapshot that somebody gets who opens the match: its time, and its size compressed.
`--game total_war_rome --plies 2000` looks at a late position of one game.
"""

import argparse
import sys
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "tests")]

from conformance.payloads import loaded, seated  # noqa: E402
from rubicon.build import running  # noqa: E402
from rubicon.core.contract import Rules  # noqa: E402
from rubicon.core.match import Match, fold  # noqa: E402
from rubicon.core.rng import Rng  # noqa: E402
from rubicon.core.state import NOBODY, WATCHER  # noqa: E402
from rubicon.registry import GAMES, find_game  # noqa: E402
from rubicon.server.messages import snapshot_message, update_message  # noqa: E402
from toy.finding import CURIA  # noqa: E402

REPEATS = 9
PLIES = 200
AIM_MS = 5.0
"""What a snapshot of the toy may cost."""


def cases() -> Iterator[tuple[str, Rules]]:
    """Each game with its usual number of players; the toy with four, on its large board."""
    for name in GAMES:
        game = find_game(name)
        yield name, game.rules(game.default_players, {}, None, "")
    options = {"scenario": "forum", "rounds": 16}
    yield "curia, four on the forum", CURIA.rules(4, options, None, "")


def played(rules: Rules, plies: int, seed: int) -> Match:
    """A match after a number of random plies, or the longest that was found."""
    longest = Match(rules)
    for number in range(50):
        match, rng = Match(rules), Rng((seed << 16) + number)
        while match.state.to_act() != NOBODY and len(match.log) < plies:
            seat = match.state.to_act()
            moves = match.state.legal() or [match.state.sample(rng)]
            match.play(seat, moves[rng.below(len(moves))])
        if len(match.log) > len(longest.log):
            longest = match
        if len(longest.log) == plies:
            break
    return longest


def widest(rules: Rules) -> Match:
    """The match of some that offers most moves to the seat that is to act."""
    best = Match(rules)
    for seed in range(8):
        match, rng = Match(rules), Rng(seed)
        while match.state.to_act() != NOBODY and len(match.log) < PLIES:
            seat = match.state.to_act()
            moves = match.state.legal() or [match.state.sample(rng)]
            if len(match.state.legal()) > len(best.state.legal()):
                best = fold(rules, [(entry.seat, entry.move) for entry in match.log])
            match.play(seat, moves[rng.below(len(moves))])
    return best


def cost(match: Match, viewer: int) -> float:
    """Milliseconds for what is sent to a viewer after a move."""
    earlier, times, news = Match(match.rules, match.first), [], len(match.log) - 1
    for entry in match.log[:news]:
        earlier.follow(entry)
    live, now = seated(earlier), loaded(match)
    you = () if viewer == WATCHER else (viewer,)
    _, base = snapshot_message(live, you, set())
    live.adopt(replace(now, entries=now.entries[news:]))
    for _ in range(REPEATS):
        live.shelf.renew()
        live.match.listed.clear()
        began = perf_counter()
        update_message(live, you, set(), base, news)
        times.append((perf_counter() - began) * 1000)
    return median(times)


def dearest(match: Match) -> float:
    """The cost for the viewer who costs most."""
    return max(cost(match, viewer) for viewer in (*range(len(match.rules.seats)), WATCHER))


def whole(match: Match) -> tuple[float, float, float]:
    """A whole snapshot: milliseconds of the first after loading, and of a later one; compressed kB.

    Each for the viewer for whom it is most.
    """
    slowest, later, largest = 0.0, 0.0, 0.0
    for viewer in (*range(len(match.rules.seats)), WATCHER):
        times, again, text = list[float](), list[float](), ""
        you = () if viewer == WATCHER else (viewer,)
        for _ in range(REPEATS):
            live = seated(match)
            began = perf_counter()
            text, _ = snapshot_message(live, you, set())
            times.append((perf_counter() - began) * 1000)
            live.shelf.renew()
            live.match.listed.clear()
            began = perf_counter()
            snapshot_message(live, you, set())
            again.append((perf_counter() - began) * 1000)
        slowest, later = max(slowest, median(times)), max(later, median(again))
        largest = max(largest, len(zlib.compress(text.encode())) / 1000)
    return slowest, later, largest


def main() -> int:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=PLIES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", help="only this one")
    given = parser.parse_args()
    print(f"An update after {given.plies} plies, {running()}:")
    for name, rules in cases():
        if given.game not in (None, rules.game.id):
            continue
        match = played(rules, given.plies, given.seed)
        print(f"  {name}: {dearest(match):.2f} ms for the dearest viewer, {len(match.log)} plies")
        slowest, later, largest = whole(match)
        print(f"    a whole snapshot: {later:.2f} ms, {largest:.1f} kB compressed")
        print(f"    the first one after the match was loaded: {slowest:.2f} ms")
        match = widest(rules)
        print(f"    with {len(match.state.legal())} legal moves: {dearest(match):.2f} ms")
    print(f"The aim is {AIM_MS:g} ms for the toy.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
