"""Lets levels of bots play a game's yardstick, one against it in all other seats.

    python bench/yardsticks/judge.py roman_conquest --games 300 --out results/yardstick
    python bench/yardsticks/judge.py end_of_the_triumvirate --players 2 --style thorough

A yardstick is a program `bench/yardsticks/GAME.py` that speaks the protocol of docs/bots.md and
plays by the rulebook alone, perhaps in several styles; `bars.toml` has the share of wins that each
level must reach against each of them.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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


@dataclass(frozen=True, slots=True)
class Bars:
    """What a game's levels must reach."""

    styles: tuple[str, ...]
    """The yardsticks that count; empty for a program of one style."""
    players: dict[int, dict[str, float]]
    """The share of wins of each level, by number of players."""

    def of(self, players: int, level: str) -> float:
        """What a level must reach; BadInput if nothing is asked of it."""
        bars = self.players.get(players, {})
        bar = bars.get(level.partition("?")[0])
        if bar is None:
            known = ", ".join(bars) or f"some for {', '.join(map(str, self.players))} players"
            raise BadInput(f"There is no bar for {level!r}; there are {known}.")
        return bar


def bars_of(game: str) -> Bars:
    """The bars of a game; BadInput if it has no yardstick."""
    bars: dict[str, Json] = tomllib.loads((HERE / "bars.toml").read_text("utf-8"))
    if game not in bars:
        raise BadInput(f"There is no yardstick for {game!r}; there are {', '.join(bars)}.")
    found = bars[game]
    players = {int(count): levels for count, levels in found["players"].items()}
    return Bars(tuple(found.get("styles", ())), players)


@dataclass(frozen=True, slots=True)
class Trial:
    """A level against a yardstick."""

    game: str
    players: int
    style: str
    level: str

    @property
    def yardstick(self) -> str:
        """The yardstick as a bot."""
        return f"{PROGRAM.format(game=self.game)} {self.style}".strip()

    def folder(self, out: Path) -> Path:
        """Where the games are kept."""
        name = self.level.partition("?")[0]
        return out / "-".join(filter(None, (name, str(self.players), self.style)))


def trials(
    game: str, levels: Sequence[str], counts: Sequence[int], styles: Sequence[str]
) -> Iterator[tuple[Trial, float]]:
    """Everything that is to be judged, with its bar; what is not named is judged in full."""
    bars = bars_of(game)
    for players in counts or bars.players:
        for level in levels or bars.players.get(players, ()):
            for style in styles or bars.styles or ("",):
                yield Trial(game, players, style, level), bars.of(players, level)


def judge(trial: Trial, games: int, seed: int, jobs: int, out: Path | None) -> Json:
    """What came of the games of one level."""
    bots = (trial.level, trial.yardstick)
    question = ask(trial.game, bots, trial.players, one_against_rest=True, seed=seed)
    store = Memory(question) if out is None else Folder(question, trial.folder(out))
    try:
        check_code(store, mix=False)
        run(store, question.rounds_for(games), jobs)
    finally:
        store.close()
    return summarise(store)


def tell(trial: Trial, bar: float, found: Json) -> str:
    """The result of one level in one line."""
    row, yardstick = found["bots"][trial.level], found["bots"][trial.yardstick]
    against = f", {trial.style}" if trial.style else ""
    return (
        f"{trial.level} ({trial.players} players{against}): "
        f"{percent(row)} of {found['games']} games, at least {bar:.0%} wanted, "
        f"par {found['par']:.1%}; a decision takes {row['ms']['mean']:.0f} ms, "
        f"{row['ms']['max']:.0f} ms at most; the yardstick failed {yardstick['faults']} times."
    )


@click.command()
@click.argument("game")
@click.option("--level", "levels", multiple=True, help="Only this level; can be repeated.")
@click.option("--players", "counts", multiple=True, type=int, help="Only so many; can be repeated.")
@click.option("--style", "styles", multiple=True, help="Only this yardstick; can be repeated.")
@click.option("--games", default=300, show_default=True, type=click.IntRange(1), help="A level.")
@click.option("--seed", default=1, show_default=True, help="The same seed brings the same luck.")
@click.option("--jobs", type=click.IntRange(1), help="Processes (default: one a processor).")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep the games in this folder, and continue what is already there.",
)
def main(game: str, out: Path | None, jobs: int | None, games: int, seed: int, **only: Any) -> None:
    """Judge the levels of GAME; the exit status is 1 if one of them is below its bar."""
    folder = None if out is None else out.resolve()
    # The yardstick's label names its file from here.
    os.chdir(ROOT)
    is_below = False
    try:
        for trial, bar in trials(game, **only):
            found = judge(trial, games, seed, jobs or cores(), folder)
            click.echo(tell(trial, bar, found))
            is_below = is_below or found["bots"][trial.level]["share"] < bar
    except BadInput as error:
        raise click.ClickException(str(error)) from None
    sys.exit(int(is_below))


if __name__ == "__main__":
    main()
