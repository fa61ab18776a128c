"""`rubicon arena`: bots play each other, and the result is told with its uncertainty."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rubicon.cli.choices import parse_options
from rubicon.cli.files import write_whole
from rubicon.cli.given import game_named
from rubicon.cli.measure import cores
from rubicon.core.contract import Json
from rubicon.lab.arena.game import Played
from rubicon.lab.arena.question import Question, ask
from rubicon.lab.arena.report import html
from rubicon.lab.arena.run import check_code, run
from rubicon.lab.arena.settle import Settling
from rubicon.lab.arena.shares import Shares, whole_rounds
from rubicon.lab.arena.store import Folder, Memory
from rubicon.lab.arena.summary import summarise
from rubicon.lab.arena.words import elo, lineup_words, percent, plain, verdicts

EXAMPLES = """
\b
Examples:
  rubicon arena triumvirate --bots greedy,random --games 200
  rubicon arena end_of_the_triumvirate --bots greedy,random --one-against-rest --games 300
"""

STANDING_SECONDS = 2.0
"""How often the standing beside the bar is counted again."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks."""

    game: str
    bots: str | None
    more: tuple[str, ...]
    games: int
    players: int | None
    options: tuple[str, ...]
    one_against_rest: bool
    seed: int
    jobs: int | None
    out: Path | None
    records: bool
    mix: bool
    as_json: bool
    stop: bool
    margin: float
    bar: float | None
    report: Path | None

    def question(self) -> Question:
        """The question, or BadInput."""
        named = [name.strip() for name in (self.bots or "").split(",") if name.strip()]
        return ask(
            game_named(self.game).id,
            (*named, *self.more),
            self.players,
            parse_options(self.options),
            one_against_rest=self.one_against_rest,
            seed=self.seed,
        )


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--bots", metavar="A,B,C", help="Who plays, by name.")
@click.option(
    "--bot", "more", multiple=True, metavar="BOT", help="Another bot; its label may contain commas."
)
@click.option(
    "--games",
    default=100,
    show_default=True,
    type=click.IntRange(1),
    help="How many games to play, at least.",
)
@click.option("--players", type=int, help="How many play (default: the game's usual number).")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the rules; see 'options'.",
)
@click.option(
    "--one-against-rest", is_flag=True, help="Seat the first bot alone against each of the others."
)
@click.option("--seed", default=1, show_default=True, help="The same seed brings the same luck.")
@click.option(
    "--jobs", type=click.IntRange(1), help="Number of processes (default: one for each processor)."
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep games and records in this folder, and continue what is already there.",
)
@click.option(
    "--records/--no-records", default=True, help="Keep a record of each game in the folder."
)
@click.option(
    "--mix", is_flag=True, help="Continue although the games there were played by other code."
)
@click.option(
    "--stop-when-settled", "stop", is_flag=True, help="Stop as soon as it is clear who is stronger."
)
@click.option(
    "--margin",
    default=0.05,
    show_default=True,
    type=click.FloatRange(0, 0.5),
    help="Also stop when the share is closer than this to the value it is compared with.",
)
@click.option(
    "--bar",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    help="Find out whether the first bot's share is above or below this.",
)
@click.option(
    "--report",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the result as one HTML file.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
def arena(**given: Any) -> None:
    """Let bots play GAME against each other, in every seating, under shared luck.

    A line-up says which bots play in a game, and a seating where they sit. A round plays every
    seating of every line-up once, all with the same luck; --games is rounded up to whole rounds.
    If there are as many bots as seats, they all play in the only line-up. With more bots, every
    selection of them is a line-up; with fewer, every way to fill the seats that uses each bot.
    With --one-against-rest the first bot has one seat and one of the others has all the rest.

    With --out you can interrupt a run at any time; the same command continues where it stopped.
    """
    asked = Asked(**given)
    question = asked.question()
    store = Memory(question)
    if asked.out is not None:
        store = Folder(question, asked.out, records=asked.records)
    settling = None
    if asked.stop or asked.bar is not None:
        settling = Settling(question, margin=asked.margin, bar=asked.bar)
    try:
        check_code(store, mix=asked.mix)
        play(asked, store, settling)
    except KeyboardInterrupt:
        if asked.out is not None:
            click.echo(
                f"{len(store.games):,} games are kept; the same command goes on from there.",
                err=True,
            )
        raise
    finally:
        store.close()
    found = summarise(store, settling)
    if asked.report is not None:
        write_whole(asked.report, html(found))
    if asked.as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        tell(found)


def play(asked: Asked, store: Memory, settling: Settling | None) -> None:
    """All games that are missing, under a progress bar."""
    rounds = store.question.rounds_for(asked.games)
    total = rounds * len(store.question.seatings)

    def settled() -> bool:
        known = settling is not None and settling.look(store)
        return known and asked.stop

    with bar(store, total) as progress:
        run(store, rounds, min(asked.jobs or cores(), total), progress, settled=settled)
    settled()


@contextmanager
def bar(store: Memory, total: int) -> Iterator[Callable[[Played], None]]:
    """A progress bar with the standing on the error stream, or nothing where nobody looks."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(standing(store), total=total, completed=len(store.games))
        told = monotonic()

        def advance(_: Played) -> None:
            nonlocal told
            progress.advance(task)
            if monotonic() > told + STANDING_SECONDS:
                told = monotonic()
                progress.update(task, description=standing(store))

        yield advance


def standing(store: Memory) -> str:
    """Each bot's share so far."""
    rounds = whole_rounds(store)
    if not rounds:
        return ""
    shares = Shares(store.question, rounds)
    return ", ".join(f"{bot} {shares.bot(bot).value:.1%}" for bot in store.question.bots)


# ---- telling -------------------------------------------------------------------------------------


def tell(found: Json) -> None:
    """The tables for people."""
    console = Console()
    click.echo(
        f"{found['title']} (rules version {found['question']['rules_version']}), "
        f"{found['question']['players']} players: {found['games']:,} games in "
        f"{found['rounds']:,} rounds of {found['games_a_round']}."
    )
    if found["games_not_counted"]:
        click.echo(f"{found['games_not_counted']} games of unfinished rounds are not counted.")
    if not found["rounds"]:
        return
    for sentence in verdicts(found["settled"]):
        click.echo(sentence)
    for table in (standings(found), lineups(found), seats(found), endings(found)):
        if table is not None:
            console.print(table)


def figures(table: Table) -> Table:
    """Figures stand at the right."""
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def standings(found: Json) -> Table:
    """A row a bot."""
    table = Table(
        "bot", "wins a seat, 95 %", "Elo, 95 %", "ms a move", "p95", "max", title_justify="left",
        title=f"Shares of wins for each seat held; par is {found['par']:.1%}",
    )  # fmt: skip
    for bot, row in sorted(found["bots"].items(), key=lambda item: -item[1]["share"]):
        times = (f"{row['ms'][name]:,.1f}" for name in ("mean", "p95", "max"))
        table.add_row(bot, percent(row), elo(row["rating"]), *times)
    return figures(table)


def lineups(found: Json) -> Table | None:
    """A row a line-up, where there are several or bots sit more than once."""
    rows = found["lineups"]
    if len(rows) < 2 and all(count == 1 for row in rows for count in row["bots"].values()):
        return None
    table = Table("line-up", "wins a seat, 95 %", title="By line-up", title_justify="left")
    for row in rows:
        told = "\n".join(f"{bot} {percent(share)}" for bot, share in row["shares"].items())
        table.add_row(lineup_words(row), told)
    return figures(table)


def seats(found: Json) -> Table:
    """A row a bot, a column a seat."""
    table = Table("bot", *found["seats"], title="By seat", title_justify="left")
    for bot, row in found["bots"].items():
        table.add_row(bot, *(percent(share) for share in row["by_seat"].values()))
    if len(found["bots"]) > 1:
        table.add_row("all", *(percent(share) for share in found["seat_shares"].values()))
    return figures(table)


def endings(found: Json) -> Table:
    """A row an ending, with whose wins they were."""
    plies = found["length"]["plies"]
    title = f"Endings; {plies['mean']:.0f} plies on average, {plies['least']} to {plies['most']}"
    table = Table("ending", "games", *found["bots"], title=title, title_justify="left")
    for ending, row in found["endings"].items():
        wins = (f"{row['wins'][bot]:,.1f}".removesuffix(".0") for bot in found["bots"])
        table.add_row(plain(ending), f"{row['games']:,}", *wins)
    return figures(table)
