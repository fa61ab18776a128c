"""`rubicon balance`: how fair a game is to its seats, by games among equal bots."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from rubicon.cli.arena import bar
from rubicon.cli.choices import parse_options
from rubicon.cli.files import read_text, write_whole
from rubicon.cli.given import game_named
from rubicon.cli.measure import cores
from rubicon.core.contract import Json
from rubicon.core.errors import BadInput
from rubicon.lab.arena.balance import frame, with_figures
from rubicon.lab.arena.question import Question, ask
from rubicon.lab.arena.run import check_code, run
from rubicon.lab.arena.store import Folder
from rubicon.lab.arena.summary import summarise
from rubicon.lab.arena.words import percent

EXAMPLES = """
\b
Examples:
  rubicon balance triumvirate --out games
  rubicon balance triumvirate --out games --vary leftover --games 500
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks."""

    game: str
    bot: str
    games: int
    players: tuple[int, ...]
    options: tuple[str, ...]
    vary: str | None
    seed: int
    jobs: int | None
    out: Path
    records: bool
    write: Path | None
    minutes: float | None
    mix: bool

    def questions(self) -> dict[str, Question]:
        """A question for each number of players and each value of the option that varies.

        By the name of its folder.
        """
        game, given = game_named(self.game), parse_options(self.options)
        named: dict[str, dict[str, str]] = {"games": {}}
        if self.vary is not None:
            found = [option for option in game.options if option.name == self.vary]
            if not found or found[0].is_number:
                raise BadInput(f"{self.vary!r} is no reading of {game.title}; see 'options'.")
            named = {value: {self.vary: value} for value in found[0].values}
        numbers: tuple[int | None, ...] = self.players or (None,)
        return {
            f"{players}-players/{name}" if len(numbers) > 1 else name: ask(
                game.id, (self.bot,), players, given | more, seed=self.seed
            )
            for players in numbers
            for name, more in named.items()
        }


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--bot", default="legatus", show_default=True, help="Who sits in every seat.")
@click.option(
    "--games", default=2000, show_default=True, type=click.IntRange(0), help="For each value."
)
@click.option(
    "--players",
    type=int,
    multiple=True,
    help="How many play (default: the game's usual number); may be given several times.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the rules; see 'options'.",
)
@click.option("--vary", metavar="NAME", help="Play with every value of this option in turn.")
@click.option("--seed", default=1, show_default=True, help="The same seed brings the same luck.")
@click.option(
    "--jobs", type=click.IntRange(1), help="Number of processes (default: one for each processor)."
)
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder for the games; those that are already there are not played again.",
)
@click.option("--records", is_flag=True, help="Keep a record of each game in the folder.")
@click.option(
    "--write",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Put the figures into this document, between its marks.",
)
@click.option(
    "--minutes",
    type=click.FloatRange(0, min_open=True),
    help="Start no more games of a value after this time.",
)
@click.option(
    "--mix", is_flag=True, help="Continue although the games there were played by other code."
)
def balance(**given: Any) -> None:
    """Let one bot play GAME in every seat, and tell who wins, how games end and how long they last.

    You can interrupt it at any time: the same command continues where it stopped. With --games 0
    nothing is played, and the document is written from the games that are there.
    """
    asked = Asked(**given)
    before, after = ("", "") if asked.write is None else frame(read_text(str(asked.write)))
    findings = []
    for name, question in asked.questions().items():
        found = played(asked, question, asked.out / name)
        shares = (f"{seat} {percent(row)}" for seat, row in found["seat_shares"].items())
        click.echo(f"{name}: {found['games']:,} games; {', '.join(shares)}")
        findings.append(found)
    if asked.write is not None:
        write_whole(asked.write, with_figures(before, after, findings))


def played(asked: Asked, question: Question, folder: Path) -> Json:
    """What came of the games of one question, the missing ones played first."""
    store = Folder(question, folder, records=asked.records)
    total = question.rounds_for(asked.games) if asked.games else 0
    seconds = None if asked.minutes is None else 60 * asked.minutes
    try:
        if len(store.games) < total:
            check_code(store, mix=asked.mix)
            with bar(store, total) as progress:
                run(store, total, min(asked.jobs or cores(), total), progress, seconds=seconds)
    finally:
        store.close()
    if not store.games:
        raise BadInput(f"There are no games in {folder.name}.")
    return summarise(store)
