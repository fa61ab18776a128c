"""`rubicon serve`: the server with the page. `rubicon load`: how much one process can serve."""

import asyncio
import os
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from rubicon.bots.program import split
from rubicon.bots.roster import BOTS
from rubicon.core.errors import BadInput
from rubicon.extras import LAB, SERVER, needing
from rubicon.registry import GAMES, find_game

ATTACKS, ALL = ("bots", "watchers", "half-open", "uploads"), "all"
NOT_WITH_ATTACK = ("matches", "sockets", "rate", "bot_matches", "beside")
ONLY_WITH_ATTACK = ("size", "under")
LEVELS = ("debug", "info", "warning", "error")
PROGRAM_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,23}", re.IGNORECASE)


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    envvar="RUBICON_HOST",
    help="The address to listen on.",
)
@click.option(
    "--port",
    default=8000,
    show_default=True,
    envvar="RUBICON_PORT",
    type=click.IntRange(0, 65535),
    help="The port.",
)
@click.option(
    "--db",
    metavar="URL",
    envvar="RUBICON_DB",
    help="sqlite:///FILE or postgresql://HOST/NAME; RUBICON_DB keeps a password out of sight.",
)
@click.option(
    "--config",
    metavar="FILE",
    envvar="RUBICON_CONFIG",
    type=click.Path(path_type=Path),
    help="Limits and other numbers, in TOML; see docs/server.md.",
)
@click.option(
    "--log-level",
    type=click.Choice(LEVELS),
    help="What to log (default: warning; info with --log-json).",
)
@click.option(
    "--log-json", is_flag=True, envvar="RUBICON_LOG_JSON", help="Log one JSON object on each line."
)
@click.option(
    "--bot-workers",
    default=1,
    show_default=True,
    envvar="RUBICON_BOT_WORKERS",
    type=click.IntRange(1, 64),
    help="Number of processes for bots.",
)
@click.option(
    "--bot-program",
    "bot_programs",
    multiple=True,
    metavar="NAME=COMMAND",
    help="Offer a program as a bot with this name; see docs/bots.md.",
)
def serve(**given: Any) -> None:
    """Play in the browser: start the server with the page."""
    # Not imported above: the web's libraries may not be installed.
    with needing(SERVER):
        from rubicon.server import log, run  # noqa: PLC0415
        from rubicon.server.configure import configured  # noqa: PLC0415
        from rubicon.server.settings import Settings, default_database  # noqa: PLC0415

    as_json: bool = given["log_json"]
    log.set_up(given["log_level"] or ("info" if as_json else "warning"), as_json=as_json)
    programs = programs_given(given["bot_programs"])
    numbers = configured(given["config"], os.environ)
    taken = run.take_port(given["host"], given["port"])
    settings = Settings(
        given["db"] or default_database(),
        bot_workers=given["bot_workers"],
        bots_ready=True,
        bot_programs=programs,
        reachable=run.is_reachable(taken),
        addresses=run.network_addresses(taken),
        **numbers,
    )
    asyncio.run(run.try_database(settings.database))
    click.echo(f"Rubicon is running: open {run.address(taken)}")
    for line in run.for_others(settings):
        click.echo(line)
    run.serve(settings, taken)


def programs_given(pairs: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The programs by name; BadInput for a name that can't be used or a command that is none."""
    programs: dict[str, str] = {}
    for pair in pairs:
        name, _, command = (part.strip() for part in pair.partition("="))
        if not command or not PROGRAM_NAME.fullmatch(name):
            raise BadInput(
                "A program is given as NAME=COMMAND, with a name of at most 24 letters, digits, "
                f"- and _, not {pair!r}."
            )
        if name in BOTS or name in programs:
            raise BadInput(f"There is a bot {name!r} already.")
        if shutil.which(split(command)[0]) is None:
            raise BadInput(f"The program {split(command)[0]!r} of the bot {name!r} can't be found.")
        programs[name] = command
    return tuple(programs.items())


@click.command()
@click.option("--game", default=GAMES[0], show_default=True, help="The game.")
@click.option(
    "--matches", default=200, show_default=True, type=click.IntRange(1, 1000), help="How many."
)
@click.option(
    "--sockets", default=1000, show_default=True, type=click.IntRange(3, 5000), help="How many."
)
@click.option(
    "--rate",
    default=100.0,
    show_default=True,
    type=click.FloatRange(0.1, 5000),
    help="Moves per second, in all matches together.",
)
@click.option(
    "--seconds", default=20.0, show_default=True, type=click.FloatRange(1, 300), help="How long."
)
@click.option(
    "--bot-matches",
    default=0,
    type=click.IntRange(0, 100),
    help="Matches between bots at the same time.",
)
@click.option("--bot", default="imperator", show_default=True, help="The bot in those matches.")
@click.option("--players", type=int, help="Persons at each match; by default as usual in the game.")
@click.option(
    "--beside",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The `src` folder of another version, to measure that first.",
)
@click.option(
    "--attack",
    "attacks",
    multiple=True,
    type=click.Choice([*ATTACKS, ALL]),
    help="Measure an honest player's moves before, during and after an attack; may be repeated.",
)
@click.option(
    "--size",
    type=click.IntRange(1, 5000),
    help="The size of an attack (default: 1000 bot matches, 500 watchers, 250 half-open "
    "connections, 60 uploads).",
)
@click.option(
    "--under",
    default=250.0,
    show_default=True,
    type=click.FloatRange(1, 600_000),
    help="Milliseconds that the honest player's move may take; exit status 1 if one takes longer.",
)
@click.pass_context
def load(context: click.Context, /, **given: Any) -> None:
    """Start a server and measure it under load, on this machine."""
    with needing(LAB):
        from rubicon.server import load as loading  # noqa: PLC0415

    check_together(context, is_attack=bool(given["attacks"]))
    players = players_given(given["game"], given["players"])
    if given["attacks"]:
        context.exit(0 if withstood(given, players) else 1)
    sockets = max(given["sockets"], given["matches"] * players)
    plan = loading.Plan(
        given["game"],
        players,
        given["matches"],
        sockets,
        given["rate"],
        given["seconds"],
        given["bot_matches"],
        given["bot"],
    )
    beside: Path | None = given["beside"]
    for source in [None] if beside is None else [beside, None]:
        tally = loading.measure(plan, lambda text: click.echo(text, err=True), source)
        if beside is not None:
            click.echo("This version:" if source is None else f"{source}:")
        for line in tally.lines(plan):
            click.echo(line)


def check_together(context: click.Context, *, is_attack: bool) -> None:
    """BadInput for an option that is for the other kind of measurement."""
    for name in NOT_WITH_ATTACK if is_attack else ONLY_WITH_ATTACK:
        if context.get_parameter_source(name) is not ParameterSource.DEFAULT:
            option = f"--{name.replace('_', '-')}"
            how = "can't be used together with" if is_attack else "can be used only with"
            raise BadInput(f"{option} {how} --attack.")


def withstood(given: Mapping[str, Any], players: int) -> bool:
    """Carry out the attacks one by one; whether the honest player could play as if alone."""
    with needing(LAB):
        from rubicon.server.attack import AttackPlan, measure_attack  # noqa: PLC0415
        from rubicon.server.attackers import SIZES  # noqa: PLC0415

    if given["bot"] not in BOTS:
        raise BadInput(f"There is no bot {given['bot']!r}.")
    good = True
    for kind in SIZES if ALL in given["attacks"] else dict.fromkeys(given["attacks"]):
        report = measure_attack(
            AttackPlan(
                kind,
                given["size"] or SIZES[kind],
                given["game"],
                players,
                given["bot"],
                given["seconds"],
                given["under"],
            ),
            lambda text: click.echo(text, err=True),
        )
        good = good and report.is_good
        for line in report.lines():
            click.echo(line)
    return good


def players_given(game: str, players: int | None) -> int:
    """The number of players; BadInput if the game can't be played by so many."""
    found = find_game(game)
    if players is not None and players not in found.players:
        many = ", ".join(map(str, found.players))
        raise BadInput(f"{game} is for {many} players, not for {players}.")
    return players or found.default_players
