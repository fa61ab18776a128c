"""Golden playthroughs: finds games by seed and writes a transcript beside each record.

`golden.py --write` writes every transcript again. `golden.py --find six_citizens --players 2
--bots greedy,random --seeds 100` tries seeds until a game ends so, and keeps its record. With
`--telling REGEX` the transcript must have something in it too; `--option` sets an option, and
`--name` tells such records apart.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from rubicon.bots.roster import make_bot
from rubicon.cli.choices import parse_options
from rubicon.core.contract import seat_name
from rubicon.core.match import Match
from rubicon.core.record import read_record, replay, write_record
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY
from rubicon.registry import GAMES, find_game

HOME = Path(__file__).resolve().parent.parent / "tests" / "golden"


def transcript(record: str) -> str:
    """Tell a record as a player would review it: turn, seat, words, and what came of them."""
    played = replay(read_record(record), find_game)
    rules, again = played.rules, Match(played.rules, played.first)
    lines = []
    for entry in played.log:
        turn = rules.turn(again.state)
        events = rules.events(again.play(entry.seat, entry.move), EVERYTHING)
        line = f"{turn:>2} {seat_name(rules, entry.seat)}: {rules.grammar.words(entry.move)}"
        lines.append(" | ".join([line, *(event.text for event in events)]))
    outcome = rules.outcome(again.state)
    return "\n".join([*lines, outcome.text if outcome else "The game goes on."]) + "\n"


def play(game: str, players: int, options: Mapping[str, str], bots: list[str], seed: int) -> Match:
    """Let bots play one game to its end."""
    match = Match(find_game(game).rules(players, options, None, ""))
    seats, rng = [make_bot(name) for name in bots], Rng(seed)
    while (seat := match.state.to_act()) != NOBODY:
        if seat == CHANCE:
            move = match.state.sample(rng)
        else:
            seen = match.seen(seat)
            move = seats[seat].choose(match.rules, seen, match.state.legal(), rng)
        match.play(seat, move)
    return match


def find(given: argparse.Namespace) -> Path | None:
    """Keep the record of the first game that ends, and goes, as wanted."""
    bots, options = given.bots.split(","), parse_options(given.option)
    for seed in range(given.seeds):
        match = play(given.game, given.players, options, bots, seed)
        outcome = match.rules.outcome(match.state)
        record = write_record(match, dict(zip(match.rules.seats, bots, strict=True)))
        if not outcome or outcome.reason != given.find:
            continue
        if re.search(given.telling, transcript(record), re.DOTALL):
            name = f"{given.players}p_{given.find}{given.name and '_'}{given.name}"
            path: Path = HOME / str(given.game) / f"{name}.record"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(record, encoding="utf-8")
            print(f"{path.name}: seed {seed}, {len(match.log)} moves")
            return path
    return None


def write(path: Path) -> None:
    """Put the transcript beside its record."""
    text = transcript(path.read_text(encoding="utf-8"))
    path.with_suffix(".txt").write_text(text, encoding="utf-8")


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--find", metavar="ENDING")
    parser.add_argument("--game", default=GAMES[0], choices=GAMES)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", default="greedy,greedy,greedy")
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--telling", default="", metavar="REGEX")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--name", default="")
    given = parser.parse_args()
    paths = sorted(HOME.glob("*/*.record")) if given.write else []
    if given.find:
        found = find(given)
        if found is None:
            print(f"No game with these seeds ends with {given.find}.")
            return 1
        paths.append(found)
    for path in paths:
        write(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
