"""`rubicon ladder`: each level against the one below it, and the document that tells of it."""

import json
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any

import click

from rubicon.cli.arena import bar
from rubicon.cli.files import write_whole
from rubicon.cli.given import game_named
from rubicon.cli.measure import cores
from rubicon.core.errors import BadInput
from rubicon.lab.arena.ladder import NAMES, Pair, Wanted, collect, read_findings, read_peer
from rubicon.lab.arena.run import check_code, run
from rubicon.lab.arena.shares import Shares, whole_rounds
from rubicon.lab.arena.store import Folder
from rubicon.lab.arena.strength import document
from rubicon.lab.arena.words import percent

FIRST_LAP = 10
"""Every pair plays a tenth of its games before any plays the rest."""
EXAMPLES = """
\b
Examples:
  rubicon ladder --out games --write docs/strength.md
  rubicon ladder --out games --game triumvirate --level imperator --minutes 30
  rubicon ladder --write docs/strength.md
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks."""

    out: Path | None
    write: Path | None
    games: int
    only: tuple[str, ...]
    players: tuple[int, ...]
    uppers: tuple[str, ...]
    levels: str
    seed: int
    jobs: int | None
    minutes: float | None
    mix: bool
    peers: tuple[Path, ...]

    def wanted(self, *, all_pairs: bool = False) -> Wanted:
        """The pairs: those to be played, or all that belong in the document."""
        levels = tuple(name.strip() for name in self.levels.split(",") if name.strip())
        if len(levels) < 2:
            raise BadInput("A ladder has at least two levels.")
        for name in self.uppers:
            if name not in levels[1:]:
                raise BadInput(f"{name!r} has no level below it; there are {', '.join(levels)}.")
        if all_pairs:
            return Wanted(levels=levels, seed=self.seed)
        games = tuple(game_named(name).id for name in self.only)
        return Wanted(levels, games, self.players, self.uppers, self.seed)


@click.command(epilog=EXAMPLES)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder for the games; those that are already there are not played again.",
)
@click.option(
    "--write",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the document to this file, and its figures to a JSON file beside it.",
)
@click.option(
    "--games",
    default=400,
    show_default=True,
    type=click.IntRange(0),
    help="Games for each pair of levels.",
)
@click.option("--game", "only", multiple=True, help="Only this game; can be repeated.")
@click.option(
    "--players", multiple=True, type=int, help="Only this number of players; can be repeated."
)
@click.option("--level", "uppers", multiple=True, help="Only this level and the one below it.")
@click.option(
    "--levels", default=",".join(NAMES), show_default=True, help="All levels, the weakest first."
)
@click.option("--seed", default=1, show_default=True, help="The same seed brings the same luck.")
@click.option(
    "--jobs", type=click.IntRange(1), help="Number of processes (default: one for each processor)."
)
@click.option(
    "--minutes",
    type=click.FloatRange(0, min_open=True),
    help="Start no more games after this time.",
)
@click.option(
    "--mix", is_flag=True, help="Continue although the games there were played by other code."
)
@click.option(
    "--peer",
    "peers",
    multiple=True,
    type=click.Path(dir_okay=False, path_type=Path),
    help="A comparison with another engine for the document: the summary.json of bench/.",
)
def ladder(**given: Any) -> None:
    """Let each level play the one below it, in every game, and write down who won.

    You can interrupt it at any time: the same command continues where it stopped, and the document
    shows the games played so far. Without --out no games are played, and the document is written
    again from the JSON file beside it.
    """
    asked = Asked(**given)
    if asked.out is None and asked.write is None:
        raise BadInput("A ladder needs a folder for its games (--out) or a document (--write).")
    wanted, whole = asked.wanted(), asked.wanted(all_pairs=True)
    peers = [read_peer(path) for path in asked.peers]
    if asked.out is not None:
        play_pairs(asked, asked.out, wanted)
    if asked.write is None:
        return
    beside = asked.write.with_suffix(".json")
    if not peers:
        peers = read_findings(beside)["peers"] if beside.exists() else []
    found = (
        read_findings(beside) | {"peers": peers}
        if asked.out is None
        else collect(asked.out, whole, peers)
    )
    write_whole(beside, json.dumps(found, indent=1) + "\n")
    write_whole(asked.write, document(found, beside.name))


def play_pairs(asked: Asked, out: Path, wanted: Wanted) -> None:
    """First a few games of each pair, then all."""
    until = inf if asked.minutes is None else monotonic() + 60 * asked.minutes
    for games in (asked.games // FIRST_LAP, asked.games):
        for pair in wanted.pairs():
            if monotonic() < until and games:
                play_pair(asked, pair, pair.folder(out), games, until)


def play_pair(asked: Asked, pair: Pair, folder: Path, games: int, until: float) -> None:
    """One pair, up to a number of games."""
    question = pair.question()
    rounds = question.rounds_for(games)
    total = rounds * len(question.seatings)
    store = Folder(question, folder)
    try:
        if len(store.games) >= total:
            return
        check_code(store, mix=asked.mix)
        left = None if until == inf else until - monotonic()
        with bar(store, total) as progress:
            run(store, rounds, min(asked.jobs or cores(), total), progress, seconds=left)
    finally:
        store.close()
    shares = Shares(question, whole_rounds(store))
    result = shares.bot(pair.upper)
    click.echo(f"{pair.words()}: {percent(result.json())} of {result.games} games", err=True)
