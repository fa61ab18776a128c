"""One of our bots against OpenSpiel's own search in our games, at equal time for each move.

    python bench/against_openspiel.py end_of_the_triumvirate --bot imperator --seconds 0.1 \
        --games 60 --out results/openspiel-end-3

Everything runs in this one process, on one core. All seatings are played, each round of them under
the same luck; with three players our bot sits alone against two of OpenSpiel's. A run that is
interrupted goes on where it stopped. The folder then holds every game's record and `summary.json`.
"""

import json
from contextlib import closing
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import fmean
from typing import Any

import click

from openspiel_bridge import OpenSpielBot, Plan
from openspiel_game import CoreBot
from rubicon.bots.roster import BOTS, Kind
from rubicon.cli.given import game_named
from rubicon.core.contract import Json
from rubicon.core.errors import BadInput
from rubicon.lab.arena.game import Played
from rubicon.lab.arena.question import Question, ask
from rubicon.lab.arena.run import check_code, run
from rubicon.lab.arena.store import Folder
from rubicon.lab.arena.summary import summarise

SETTINGS = ("seconds", "uct_c", "rollouts")
ENGINES: dict[str, Any] = {"openspiel": OpenSpielBot, "openspiel_core": CoreBot}
FORMAT = 1


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks for."""

    game: str
    players: int | None
    bot: str
    seconds: float
    games: int
    out: str
    uct_c: float
    rollouts: int
    engine: str
    seed: int
    minutes: float | None
    mix: bool

    @property
    def ours(self) -> str:
        """Our bot, with its time."""
        known = BOTS.get(self.bot)
        timed = known is not None and "seconds" in known.settings
        return f"{self.bot}?seconds={self.seconds:g}" if timed else self.bot

    @property
    def theirs(self) -> str:
        """OpenSpiel's."""
        settings = f"seconds={self.seconds:g}&uct_c={self.uct_c:g}&rollouts={self.rollouts}"
        return f"{self.engine}?{settings}"


def seat_openspiel() -> list[int]:
    """Let OpenSpiel's searches sit down by name; the simulations of each of their decisions."""
    simulations: list[int] = []
    for name, bot in ENGINES.items():

        def make(given: dict[str, str], bot: Any = bot) -> Any:
            plan = Plan(float(given["seconds"]), float(given["uct_c"]), int(given["rollouts"]))
            return bot(plan, simulations)

        BOTS[name] = Kind(bot.title, bot.about, make, SETTINGS)
    return simulations


def report(asked: Asked, store: Folder, simulations: list[int]) -> Json:
    """What `summary.json` holds: the result first, then how it was obtained."""
    whole = summarise(store)
    ours, theirs = (whole["bots"][name] for name in (asked.ours, asked.theirs))
    open_information = store.question.rules().open_information
    share = ours["share"]
    return {
        "format": FORMAT,
        "game": store.question.game,
        "title": whole["title"],
        "players": store.question.players,
        "bot": asked.ours,
        "games": whole["games"],
        "wins": round(share * whole["games"], 3),
        "share": share,
        "low": ours["low"],
        "high": ours["high"],
        "par": whole["par"],
        "seconds": asked.seconds,
        "ms": {"bot": ours["ms"], "peer": theirs["ms"]},
        "by_seat": ours["by_seat"],
        "peer": {
            "name": "OpenSpiel",
            "version": version("open_spiel"),
            "search": "MCTS" if open_information else "information-set MCTS",
            "engine": asked.engine,
            "seats": store.question.players - 1,
            "uct_c": asked.uct_c,
            "rollouts": asked.rollouts,
            "solver": open_information,
            "simulations_a_decision": round(fmean(simulations), 1) if simulations else None,
        },
        "length": whole["length"],
        "endings": whole["endings"],
        "rubicon": whole["rubicon"],
        "builds": whole["builds"],
        "code": whole["code"],
        "rules_version": store.question.version,
        "seed": asked.seed,
    }


def line(told: Json) -> str:
    """The result in one line."""
    return (
        f"{told['title']}, {told['players']} players, {told['seconds']:g} s a move: {told['bot']} "
        f"wins {told['share']:.1%} of {told['games']} games against {told['peer']['seats']} x "
        f"OpenSpiel's {told['peer']['search']} ({told['low']:.1%} to {told['high']:.1%}, "
        f"par {told['par']:.1%}); a decision takes {told['ms']['bot']['mean']:.0f} ms "
        f"and {told['ms']['peer']['mean']:.0f} ms."
    )


def played(question: Question, asked: Asked, store: Folder, simulations: list[int]) -> Json:
    """Play what is missing."""
    rounds = question.rounds_for(asked.games)

    def progress(game: Played) -> None:
        told = report(asked, store, simulations)
        done = f"{len(store.games)}/{rounds * len(question.seatings)}"
        click.echo(f"{done} {game.ending}, {game.plies} plies. {line(told)}", err=True)

    run(store, rounds, 1, progress, seconds=asked.minutes and asked.minutes * 60)
    return report(asked, store, simulations)


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Default: the game's usual number.")
@click.option("--bot", default="imperator", show_default=True, help="Our bot.")
@click.option("--seconds", default=0.1, show_default=True, help="For each move, on both sides.")
@click.option("--games", default=60, show_default=True, help="At least; rounds are whole.")
@click.option("--out", required=True, metavar="DIR", help="Where the games are kept.")
@click.option("--uct-c", default=1.4, show_default=True, help="How much OpenSpiel explores.")
@click.option("--rollouts", default=1, show_default=True, help="Random games for each leaf.")
@click.option("--engine", type=click.Choice(list(ENGINES)), default="openspiel", show_default=True)
@click.option("--seed", default=1, show_default=True, help="The same seed, the same luck.")
@click.option("--minutes", type=float, help="Stop after this time; the same command goes on.")
@click.option("--mix", is_flag=True, help="Add to games that other code has played.")
def main(**given: Any) -> None:
    """Play GAME against OpenSpiel."""
    simulations = seat_openspiel()
    asked = Asked(**given)
    try:
        bots = (asked.ours, asked.theirs)
        game = game_named(asked.game).id
        question = ask(game, bots, asked.players, one_against_rest=True, seed=asked.seed)
        with closing(Folder(question, Path(asked.out))) as store:
            check_code(store, mix=asked.mix)
            told = played(question, asked, store, simulations)
    except BadInput as error:
        raise click.ClickException(str(error)) from None
    text = json.dumps(told, indent=2) + "\n"
    (Path(asked.out) / "summary.json").write_text(text, encoding="utf-8")
    click.echo(line(told))


if __name__ == "__main__":
    main()
