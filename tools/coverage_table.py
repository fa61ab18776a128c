"""What random games bring about: a table that says how often each part of a game was used.

`coverage_table.py GAME --games 400 --write` plays games in the manners of fuzzing, without its
checks, and writes docs/games/GAME/coverage.md. What is counted says coverage.toml beside it: `told`
names fields of events, and `all` is where the board lists everything there is.
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

from rubicon.core.contract import Rules
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY
from rubicon.lab.manners import seat_manners
from rubicon.lab.plans import Request, make_plan, rng_of
from rubicon.lab.watch import Vocabulary
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


def play(game: str, games: int, seed: int, players: int | None, numbers: range) -> Counter[str]:
    """How often everything happened in some games of a run."""
    request = Request(game, games, seed, players)
    found, tables, counted = find_game(game), read_tables(game), Counter[str]()
    kinds: dict[int, str] = {}
    for number in numbers:
        rng = rng_of(request, number)
        plan = make_plan(found, request, number, rng)
        rules = found.rules(plan.players, plan.options, None, "")
        Vocabulary(rules, kinds)
        manners = seat_manners(plan.manner, plan.players, kinds)
        state = rules.start()
        state.tell(True)
        while (seat := state.to_act()) != NOBODY:
            if seat == CHANCE:
                move = state.sample(rng)
            else:
                move = manners[seat].choose(rules, state, state.legal(), rng)
            counted[f"{MOVES}/{rules.grammar.verb(move).name}"] += 1
            state.apply(move)
            count_told(rules, state.told(), tables, counted)
    return counted


def count_told(rules: Rules, told: list[int], tables: list[Table], counted: Counter[str]) -> None:
    """Note what was told of a move."""
    for event in rules.events(told, EVERYTHING):
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, count and tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write docs/games/GAME/coverage.md")
    given = parser.parse_args(arguments)
    rest = (given.game, given.games, given.seed, given.players)
    shares = [range(first, given.games, given.jobs) for first in range(given.jobs)]
    if given.jobs == 1:
        counted = play(*rest, shares[0])
    else:
        with ProcessPoolExecutor(given.jobs) as pool:
            counted = Counter[str]()
            for part in [pool.submit(play, *rest, share) for share in shares]:
                counted += part.result()
    command = f"coverage_table.py {given.game} --games {given.games} --seed {given.seed}"
    said = f"Written by `python tools/{command} --write`: games played in the manners of fuzzing."
    page = write(given.game, counted, said)
    if given.write:
        (DOCS / given.game / "coverage.md").write_text(page, encoding="utf-8")
    for name in unused(page):
        print(f"Never used: {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
