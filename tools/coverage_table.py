"""What random games bring about: a table that says how often each part of a game was used.

`coverage_table.py GAME --games 2=1000 4=2000 --write` plays the games that `rubicon fuzz GAME` does
with that many players and the same seed, with all its checks, and writes their table into
docs/games/GAME/coverage.md. What is counted says coverage.toml beside it: `told` names fields of
events, and `all` is where the board lists everything there is. A game that fails is told, and the
exit code is 1.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rubicon.core.contract import Event, Rules
from rubicon.lab.fuzz import CHUNK, Shelf, Tally, never_fired, play_game
from rubicon.lab.plans import Request
from rubicon.registry import find_game

DOCS = Path(__file__).resolve().parent.parent / "docs" / "games"
SEGMENT = re.compile(r"(\w+)(?:\[(\w+)\])?")
ROW = re.compile(r"^\| (.+) \| ([\d,]+) \|$", re.MULTILINE)
MOVES = "Kinds of move"
EVENTS = "What was told"


@dataclass(frozen=True)
class Table:
    """One thing that is counted."""

    title: str
    told: Sequence[str]
    """Fields of events, each as event.field, or event.field: other."""
    all: str
    """Where the board lists everything, as a path; what stands in brackets goes before it."""
    where: Mapping[str, Any]
    """What an entry of the list must be like."""


def read_tables(game: str) -> list[Table]:
    """What is to be counted."""
    text = (DOCS / game / "coverage.toml").read_text(encoding="utf-8")
    return [
        Table(one["title"], one["told"], one["all"], one.get("where", {}))
        for one in tomllib.loads(text)["table"]
    ]


def names_at(board: Any, table: Table) -> list[str]:
    """All that could be used, each once."""
    return list(dict.fromkeys(walk(board, table.all.split("."), table.where, "")))


def walk(value: Any, path: list[str], where: Mapping[str, Any], before: str) -> Iterator[str]:
    if isinstance(value, list):
        for one in value:
            yield from walk(one, path, where, before)
    elif not path:
        yield f"{before}{value}"
    else:
        found = SEGMENT.fullmatch(path[0])
        assert found is not None, path[0]
        if len(path) == 1 and any(value[key] != wanted for key, wanted in where.items()):
            return
        inside = value[found[1]]
        if found[2] is None:
            yield from walk(inside, path[1:], where, before)
        else:
            for one in inside:
                yield from walk(one, path[1:], where, f"{before}{one[found[2]]}: ")


def values_of(fields: Mapping[str, Any], wanted: str) -> str:
    """One field, or several in one."""
    return ": ".join(str(fields[name]) for name in wanted.split(": "))


def play(game: str, players: int, seed: int, numbers: range) -> tuple[Counter[str], Tally]:
    """How often everything happened in some games of a run, and what came of them."""
    request = Request(game, numbers.stop, seed, players)
    shelf, tables, counted, tally = (
        Shelf(find_game(game)),
        read_tables(game),
        Counter[str](),
        Tally(),
    )

    def note(rules: Rules, move: int, events: list[Event]) -> None:
        counted[f"{MOVES}/{rules.grammar.verb(move).name}"] += 1
        count_told(events, tables, counted)

    for number in numbers:
        tally.add(play_game(shelf, request, number, note))
    return counted, tally


def count_told(events: list[Event], tables: list[Table], counted: Counter[str]) -> None:
    """Note what was told of a move."""
    for event in events:
        counted[f"{EVENTS}/{event.name}"] += 1
        for table in tables:
            for one in table.told:
                name, _, fields = one.partition(".")
                if name == event.name:
                    counted[f"{table.title}/{values_of(event.fields, fields)}"] += 1


def write(game: str, counted: Counter[str], said: str) -> str:
    """The page."""
    found = find_game(game)
    rules = found.rules(max(found.players), {}, None, "")
    tables = read_tables(game)
    lists = {table.title: names_at(rules.describe_board(), table) for table in tables}
    lists[MOVES] = [verb.name for verb in rules.grammar.verbs]
    lists[EVENTS] = [one["properties"]["name"]["const"] for one in event_schemas(game)]
    lines = [f"# {found.title}: what random games bring about", "", said, ""]
    for title, names in lists.items():
        used = sum(counted[f"{title}/{name}"] > 0 for name in names)
        lines += [f"## {title}: {used} of {len(names)}", "", "| | times |", "|---|---|"]
        lines += [f"| {name} | {counted[f'{title}/{name}']:,} |" for name in names]
        lines.append("")
    return "\n".join(lines)


def event_schemas(game: str) -> list[dict[str, Any]]:
    """The kinds of event that a game declares."""
    schemas: list[dict[str, Any]] = find_game(game).shapes.schema()["$defs"]["Event"]["oneOf"]
    return schemas


def unused(page: str) -> list[str]:
    """What a page says was never used."""
    return [name for name, times in ROW.findall(page) if times == "0"]


def shares(wanted: Sequence[tuple[int, int]]) -> Iterator[tuple[int, range]]:
    """Players and games, a chunk at a time."""
    for players, games in wanted:
        for first in range(0, games, CHUNK):
            yield players, range(first, min(first + CHUNK, games))


def wanted_games(text: str) -> tuple[int, int]:
    """Players and games, as in 4=2000."""
    players, _, games = text.partition("=")
    return int(players), int(games)


def sentence(game: str, given: argparse.Namespace, tally: Tally) -> str:
    """What was played, and what it did not come to."""
    games = " ".join(f"{players}={count}" for players, count in given.games)
    command = f"coverage_table.py {game} --games {games} --seed {given.seed}"
    unfired = ", ".join(never_fired(game, tally.fired)) or "none"
    return (
        f"Written by `python tools/{command} --write`: {tally.games:,} games of fuzzing by players,"
        f"\n{tally.moves:,} moves and draws with all checks, {len(tally.failures)} failures."
        f" Rules that did not come into play: {unfired}."
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, count and tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument(
        "--games", type=wanted_games, nargs="+", default=[(4, 400)], metavar="PLAYERS=GAMES"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write docs/games/GAME/coverage.md")
    given = parser.parse_args(arguments)
    counted, tally = Counter[str](), Tally()
    with ProcessPoolExecutor(given.jobs) as pool:
        parts = [
            pool.submit(play, given.game, players, given.seed, numbers)
            for players, numbers in shares(given.games)
        ]
        for part in parts:
            some, played = part.result()
            counted += some
            tally.add(played)
    page = write(given.game, counted, sentence(given.game, given, tally))
    if given.write:
        (DOCS / given.game / "coverage.md").write_text(page, encoding="utf-8")
    for name in unused(page):
        print(f"Never used: {name}")
    for failure in tally.failures:
        print(f"Game {failure.number} failed: {failure.why}")
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
