"""The certificate that nothing leaks, over as many positions as asked for.

`no_leaks.py triumvirate --positions 10000` plays random matches. Every few moves it takes the
position and, for each seat and for a watcher, imagines other worlds from the view as it was sent:
view, prompt, hints, legal moves, odds, outcome and the refusals of every move must be the same to
the byte, and what is told of moves, in words or in the story of what was seen, must not tell worlds
apart that look the same. Then it asks the server what it would send, with the whole log, its words
and events, undo and take-backs, and what a bot would be handed: that must be the same to the byte
in a match with other secrets from the first deal on. Where several are asked at once, it is also
the same whatever others have answered, except who is ready.

The matches are played in the manners of fuzzing, and one in a few begins with an opening to a rare
decision. Positions are taken evenly over the kinds of decision: a kind that has had its share has
to wait. A kind is the prompt that everybody reads, with what it is about.

A long game is cut into pieces: `--longest 4000 --log 30` looks at the first 4000 moves of a match,
each time with a log of 30 moves at most, as if the match had begun there.

At the end it says how many positions of each kind were decided, and how many values each part of a
position took in the worlds that were imagined, where these differ: that is what is hidden.

The toy of the tests can be named too: `no_leaks.py curia --players 4 --option scenario=forum`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count, islice, zip_longest
from pathlib import Path
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).resolve().parent.parent
# The installed build, which may be compiled, goes before the sources.
sys.path += [str(ROOT / "src"), str(ROOT / "tests")]

from conformance.checks import leaks, worlds  # noqa: E402
from conformance.payloads import telling_answers, telling_payloads  # noqa: E402
from rubicon.core.contract import Rules  # noqa: E402
from rubicon.core.match import Match  # noqa: E402
from rubicon.core.rng import Rng  # noqa: E402
from rubicon.core.state import CHANCE, NOBODY, WATCHER, State  # noqa: E402
from rubicon.lab.explore import find_opening  # noqa: E402
from rubicon.lab.manners import seat_manners  # noqa: E402
from rubicon.lab.plans import MANNERS  # noqa: E402
from rubicon.registry import GAMES  # noqa: E402
from rubicon.words import Phrase  # noqa: E402
from toy.finding import CURIA, find_any  # noqa: E402

Writing = Callable[[State, int], Any]
EVERY = 9
"""One position in this many is looked at."""
WORLDS = 2
"""Imagined for each viewer."""
REFUSALS = 500
"""Moves that each viewer is refused, evenly from all that can be said; in each position others."""
PATIENCE = 60
"""One position in this many is taken although its kind has had its share."""
EXPLORED = 4
"""One match in this many begins with an opening to a rare decision."""
LONGEST = 500
"""Moves of a match that are looked at: three games or so, and then another match tells more."""


def positions(
    rules: Rules, rng: Rng, seed: int, longest: int = LONGEST, log: int = LONGEST
) -> Iterator[Match]:
    """Matches played at random without end, now and then as they stand."""
    for number in count():
        for match in played(Match(rules), "uniform", Rng((seed << 32) + number), longest, log):
            if rng.below(EVERY) == 0:
                yield match


def evenly(
    rules: Rules, rng: Rng, seed: int, longest: int, log: int, taken: Counter[str]
) -> Iterator[Match]:
    """Matches without end, as they stand at decisions of all kinds; `taken` counts the kinds."""
    for number in count():
        play = Rng((seed << 32) + number)
        manner = MANNERS[play.below(len(MANNERS))]
        match = Match(rules)
        if play.below(EXPLORED) == 0:
            match = opened(rules, find_opening(rules, play), log)
        for one in played(match, manner, play, longest, log):
            kind = moment(one)
            has_share = taken[kind] * len(taken) >= max(1, taken.total())
            if not has_share or rng.below(PATIENCE) == 0:
                taken[kind] += 1
                yield one


def opened(rules: Rules, opening: list[int], log: int) -> Match:
    """The match after an opening; only its last moves are in the log."""
    state, hidden = rules.start(), max(0, len(opening) - log)
    for move in opening[:hidden]:
        state.apply(move)
    match = Match(rules, state)
    for move in opening[hidden:]:
        match.play(match.state.to_act(), move)
    return match


def played(match: Match, manner: str, rng: Rng, longest: int, log: int) -> Iterator[Match]:
    """A match before each of its moves; its log is never longer than it may be."""
    made, manners = 0, seat_manners(manner, len(match.rules.seats))
    while (seat := match.state.to_act()) != NOBODY and made < longest:
        yield match
        if len(match.log) >= log:
            match = Match(match.rules, match.state)
        made += 1
        if seat == CHANCE:
            move = match.state.sample(rng)
        else:
            move = manners[seat].choose(match.rules, match.state, match.state.legal(), rng)
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


def seats_of(rules: Rules) -> range:
    """All seats."""
    return range(len(rules.seats))


class Hidden:
    """What differs between worlds that look the same to somebody."""

    def __init__(self, rules: Rules) -> None:
        self.fields = rules.game.state_fields
        self.values: dict[str, set[int]] = {}
        """By field: the values of the numbers in it that differed."""
        self.places: dict[str, set[int]] = {}
        """By field: the places of these numbers."""

    def compare(self, state: State, world: State) -> None:
        """Note where they differ."""
        for field in self.fields:
            true, other = getattr(state, field.name), getattr(world, field.name)
            if true == other or field.derived:
                continue
            one, two = ([true], [other]) if field.length is None else (true, other)
            for place, pair in enumerate(zip_longest(one, two, fillvalue=-1)):
                if pair[0] != pair[1]:
                    self.values.setdefault(field.name, set()).update(pair)
                    self.places.setdefault(field.name, set()).add(place)

    def table(self) -> list[str]:
        """A line for each field."""
        return [
            f"{name}: {len(self.places[name])} places, {len(values)} values"
            for name, values in sorted(self.values.items())
        ]


def main(arguments: list[str] | None = None) -> int:
    """Look at positions until there are enough, or somebody interrupts; leaks are printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*GAMES, CURIA.id])
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=LONGEST)
    parser.add_argument("--log", type=int, default=LONGEST)
    parser.add_argument("--refusals", type=int, default=REFUSALS)
    given = parser.parse_args(arguments)
    game, options = find_any(given.game), dict(one.split("=", 1) for one in given.option)
    rules = game.rules(given.players or game.default_players, options, None, "")
    universe, rng = list(rules.grammar.universe()), Rng(given.seed)
    step = 1 + len(universe) // given.refusals
    looked, fooled, found, hidden = 0, 0, list[str](), Hidden(rules)
    kinds, decided = Counter[str](), Counter[str]()
    matches = islice(
        evenly(rules, rng, given.seed, given.longest, given.log, kinds), given.positions
    )
    kept = write_once(rules)
    shown = Console(stderr=True)
    with suppress(KeyboardInterrupt):
        for match in track(
            matches, "Positions", given.positions, console=shown, disable=not shown.is_terminal
        ):
            for written in kept:
                written.clear()
            found += leaks(rules, match.state, universe[looked % step :: step], rng, WORLDS)
            found += telling_payloads(match, rng)
            found += telling_answers(match, rng)
            others = [next(worlds(rules, match.state, seat, rng)) for seat in seats_of(rules)]
            for world in others:
                hidden.compare(match.state, world)
            fooled += any(world != match.state for world in others)
            looked += 1
            decided[moment(match)] += 1
    print(f"{given.game}: {looked} positions, {len(found)} leaks.")
    print(f"Another world was imagined in {fooled} of them. {process_time():.0f} s of a processor.")
    print(f"Positions by what was decided, {len(decided)} kinds:")
    print("  " + "\n  ".join(f"{number:5} {name}" for name, number in decided.most_common()))
    print("What was hidden, and how many values it took:")
    print("  " + "\n  ".join(hidden.table()))
    print("\n".join(found[:10]), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
