"""Lets levels of bots play a game's yardstick, one against it in all other seats.

    python bench/yardsticks/judge.py roman_conquest --games 300 --out results/yardstick

A yardstick is a program `bench/yardsticks/GAME.py` that speaks the protocol of docs/bots.md and
plays by the rulebook alone; `bars.toml` has the share of wins that each level must reach.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import click

from rubicon.cli.measure import cores
from rubicon.core.contract import Json
from rubicon.core.errors import BadInput
from rubicon.lab.arena.question import ask
from rubicon.lab.arena.run import check_code, run
from rubicon.lab.arena.store import Folder, Memory
from rubicon.lab.arena.summary import summarise
from rubicon.lab.arena.words import percent

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PROGRAM = "program:python3 bench/yardsticks/{game}.py"


def bars_of(game: str) -> dict[str, float]:
    """What each level must reach; BadInput if a game has no yardstick."""
    bars: dict[str, dict[str, float]] = tomllib.loads((HERE / "bars.toml").read_text("utf-8"))
    if game not in bars:
        raise BadInput(f"There is no yardstick for {game!r}; there are {', '.join(bars)}.")
    return bars[game]


def judge(game: str, level: str, games: int, seed: int, jobs: int, out: Path | None) -> Json:
    """What came of the games of one level."""
    bots = (level, PROGRAM.format(game=game))
    question = ask(game, bots, one_against_rest=True, seed=seed)
    store = Memory(question) if out is None else Folder(question, out / level.partition("?")[0])
    try:
        check_code(store, mix=False)
        run(store, question.rounds_for(games), jobs)
    finally:
        store.close()
    return summarise(store)


def tell(level: str, bar: float, found: Json) -> str:
    """The result of one level in one line."""
    row, yardstick = found["bots"][level], found["bots"][found["question"]["bots"][1]]
    return (
        f"{level}: {percent(row)} of {found['games']} games, at least {bar:.0%} wanted, "
        f"par {found['par']:.1%}; a decision takes {row['ms']['mean']:.0f} ms, "
        f"{row['ms']['max']:.0f} ms at most; the yardstick failed {yardstick['faults']} times."
    )


@click.command()
@click.argument("game")
@click.option("--level", "levels", multiple=True, help="Only this level; can be repeated.")
@click.option("--games", default=300, show_default=True, type=click.IntRange(1), help="A level.")
@click.option("--seed", default=1, show_default=True, help="The same seed brings the same luck.")
@click.option("--jobs", type=click.IntRange(1), help="Processes (default: one a processor).")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep the games in this folder, and continue what is already there.",
)
def main(
    game: str, levels: tuple[str, ...], games: int, seed: int, jobs: int | None, out: Path | None
) -> None:
    """Judge the levels of GAME; the exit status is 1 if one of them is below its bar."""
    folder = None if out is None else out.resolve()
    # The yardstick's label names its file from here.
    os.chdir(ROOT)
    is_below = False
    try:
        bars = bars_of(game)
        for level in levels or bars:
            bar = bars.get(level.partition("?")[0])
            if bar is None:
                raise BadInput(f"There is no bar for {level!r}; there are {', '.join(bars)}.")
            found = judge(game, level, games, seed, jobs or cores(), folder)
            click.echo(tell(level, bar, found))
            is_below = is_below or found["bots"][level]["share"] < bar
    except BadInput as error:
        raise click.ClickException(str(error)) from None
    sys.exit(int(is_below))


if __name__ == "__main__":
    main()
