"""The commands that look into a game: fuzz, bench and perft."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rubicon import build
from rubicon.cli.choices import parse_options
from rubicon.cli.given import game_named, position_given, rules_given
from rubicon.core.contract import Json, Rules
from rubicon.core.errors import BadInput
from rubicon.core.state import State
from rubicon.lab import peers
from rubicon.lab.bench import bench as run_bench
from rubicon.lab.bench_worker import PEER_SEARCH
from rubicon.lab.fuzz import MOST_FAILURES, Tally, keep, never_fired
from rubicon.lab.fuzz import fuzz as run_fuzz
from rubicon.lab.perft import count_lines
from rubicon.lab.perft import divide as run_divide
from rubicon.lab.plans import Request

FAILED = 1
NO_REASON = "no reason given"


def cores() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# ---- fuzz ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks of a fuzzing run."""

    game: str
    games: int
    seed: int
    players: int | None
    jobs: int | None
    options: tuple[str, ...]
    as_json: bool
    folder: Path


@dataclass(frozen=True, slots=True)
class Findings:
    """What a fuzzing run found, ready to be told."""

    request: Request
    tally: Tally
    seconds: float
    jobs: int
    unfired: dict[str, str]
    paths: list[Path]

    def json(self) -> Json:
        """For programs."""
        endings: dict[str, dict[str, int]] = {}
        for (players, reason), count in sorted(self.tally.endings.items()):
            endings.setdefault(str(players), {})[reason] = count
        return {
            "game": self.request.game,
            "build": build.running(),
            "seed": self.request.seed,
            "games": self.tally.games,
            "moves": self.tally.moves,
            "seconds": round(self.seconds, 2),
            "games_per_s": round(self.tally.games / self.seconds, 1),
            "endings": endings,
            "longest": {"plies": self.tally.longest[0], "game": -self.tally.longest[1]},
            "slowest": {"ms": round(self.tally.slowest[0], 1), "game": -self.tally.slowest[1]},
            "slowest_with_checks": {
                "ms": round(self.tally.slowest_check[0], 1),
                "game": -self.tally.slowest_check[1],
            },
            "never_fired": [
                {"rule": rule, "reason": reason or NO_REASON}
                for rule, reason in self.unfired.items()
            ],
            "failures": [
                {"game": failure.number, "why": failure.why, "path": str(path)}
                for failure, path in zip(self.tally.failures, self.paths, strict=True)
            ],
        }


@click.command()
@click.argument("game")
@click.option(
    "--games",
    default=1000,
    show_default=True,
    type=click.IntRange(1),
    help="How many games to play.",
)
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same games.")
@click.option(
    "--players", type=int, help="The number of players (default: each possible number in turn)."
)
@click.option(
    "--jobs", type=click.IntRange(1), help="Number of processes (default: one for each processor)."
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="Play all games with this option.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
@click.option(
    "--keep",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("fuzz-failures"),
    show_default=True,
    help="Where the records of failed games go; nothing there is overwritten.",
)
def fuzz(**given: Any) -> None:
    """Play random games and check everything that must be true of them.

    Unless you give options, one game in four changes some, so that every value gets its turn. The
    seats play uniformly at random, prefer rare kinds of moves, risks, good moves or bad moves, or
    all attack one seat; one game in 200 is played by the greedy bot. One game in 20 begins with an
    opening to a rare decision, which is found by trying many short games.

    Every step is checked: pieces are conserved, there is at least one legal move, none is listed
    twice, and for three other moves the refusals agree with the list: any move, one that was legal
    before, and a legal one with a field changed. One step in 40 (fewer in a long match) also has
    its position, moves, copies and odds checked. At the end the log is played again. In one game of
    20 these checks are ten times as frequent, and undo, views and the record are checked too. A
    game with a failure is kept as a record, and the exit code is 1.
    """
    asked = Asked(**given)
    request = requested(asked)
    jobs = min(asked.jobs or cores(), asked.games)
    began = perf_counter()
    with bar(asked.games) as advance:
        tally = run_fuzz(request, jobs, advance)
    seconds = perf_counter() - began
    name = f"{request.game}-seed-{request.seed}-game"
    paths = [keep(asked.folder, f"{name}-{fail.number}", fail.record) for fail in tally.failures]
    unfired = never_fired(request.game, tally.fired)
    findings = Findings(request, tally, seconds, jobs, unfired, paths)
    if asked.as_json:
        click.echo(json.dumps(findings.json(), indent=2))
    else:
        tell_findings(findings)
    if tally.failures:
        sys.exit(FAILED)


def requested(asked: Asked) -> Request:
    """The run that is asked for; BadInput before anything is played if it makes no sense."""
    game = game_named(asked.game)
    options = parse_options(asked.options)
    for players in game.players if asked.players is None else (asked.players,):
        game.rules(players, options, None, "")
    return Request(game.id, asked.games, asked.seed, asked.players, options or None)


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream, or nothing where nobody looks."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)


def tell_findings(findings: Findings) -> None:
    """For people."""
    request, tally, seconds = findings.request, findings.tally, findings.seconds
    click.echo(
        f"{tally.games:,} games, {tally.moves:,} moves and draws in {seconds:.1f} s: "
        f"{tally.games / seconds:.0f} games/s "
        f"({build.running()}, --jobs {findings.jobs}, --seed {request.seed})."
    )
    tell_endings(tally)
    click.echo(
        f"Longest game: {tally.longest[0]} plies (game {-tally.longest[1]}). "
        f"Slowest game: {tally.slowest[0]:.1f} ms of play (game {-tally.slowest[1]}); "
        f"with its checks {tally.slowest_check[0]:.0f} ms (game {-tally.slowest_check[1]})."
    )
    click.echo(f"Rules that never fired: {len(findings.unfired) or 'none'}.")
    for rule, reason in findings.unfired.items():
        click.echo(f"  {rule:<5} {reason or NO_REASON}")
    for failure, path in zip(tally.failures, findings.paths, strict=True):
        click.echo(f"Game {failure.number} failed: {failure.why} ({path}).")
    if len(tally.failures) >= MOST_FAILURES:
        click.echo(f"Stopped after {len(tally.failures)} failures.")
    elif not tally.failures:
        click.echo("No failures.")


def tell_endings(tally: Tally) -> None:
    """A row for each number of players, a column for each way to end."""
    reasons = sorted({reason for _, reason in tally.endings})
    table = Table("players", *reasons, title="Endings", title_justify="left")
    for players in sorted({players for players, _ in tally.endings}):
        counts = (f"{tally.endings[players, reason]:,}" for reason in reasons)
        table.add_row(str(players), *counts)
    Console().print(table)


# ---- bench ---------------------------------------------------------------------------------------


@click.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
@click.option("--peers", "with_peers", is_flag=True, help="Measure other engines too.")
@click.option(
    "--seconds",
    default=2.0,
    show_default=True,
    type=click.FloatRange(0, min_open=True),
    help="How long each measurement takes.",
)
@click.option(
    "--rounds",
    default=3,
    show_default=True,
    type=click.IntRange(1),
    help="Repeat everything; medians count.",
)
def bench(game: str, as_json: bool, with_peers: bool, seconds: float, rounds: int) -> None:
    """Measure random play and search on one core, for all builds and, if asked, other engines."""
    console = Console(stderr=True)
    with console.status("measuring") as status:
        result = run_bench(
            game_named(game).id,
            seconds=seconds,
            rounds=rounds,
            with_peers=with_peers,
            progress=status.update,
        )
    if as_json:
        click.echo(json.dumps(result, indent=2))
        return
    tell_bench(result)


def tell_bench(result: Json) -> None:
    """A table of figures and one of ratios."""
    click.echo(f"This is the {result['build']} build. One core, random play.")
    for name, value in result["options"].items():
        click.echo(f"{name}: {value}")
    keys = ("steps_per_s", "decisions_per_s", "games_per_s", "clones_per_s")
    figures = right_aligned("engine", "steps/s", "decisions/s", "games/s", "clones/s")
    for name, reached in result["ours"].items():
        cells = [f"{reached[key]:,}" for key in keys] if reached else ["not built", "", "", ""]
        figures.add_row(f"Rubicon, {name}", *cells)
    for name, reached in result["peers"].items():
        cells = [f"{reached[key]:,}" if key in reached else "" for key in keys]
        figures.add_row(peers.PEERS[name].title, *cells)
        driven = reached.get("driven_from_python_steps_per_s")
        if driven is not None:
            figures.add_row("the same, driven from Python", f"{driven:,}", "", "", "")
    ratios = right_aligned(f"ratio of {result['compared_by'].replace('_per_', '/')}", "")
    for name, ratio in result["ratios"].items():
        ratios.add_row(name.replace("_", " "), f"{ratio:.2f}")
    Console().print(figures)
    click.echo("A decision is a step at which a player has two moves or more.")
    if result["ratios"]:
        Console().print(ratios)
    tell_search(result["search"])
    tell_solver(result["ours"])


def tell_search(search: Json) -> None:
    """How fast bots search, beside OpenSpiel's search if it was measured."""
    names = {PEER_SEARCH: "OpenSpiel MCTS (C++) on backgammon, a random game each"}
    table = right_aligned("search", "iterations/s")
    for name, iterations in search.items():
        table.add_row(names.get(name, f"Rubicon, {name}"), f"{iterations:,}")
    Console().print(table)


def right_aligned(*columns: str) -> Table:
    """A table of numbers, but for its first column."""
    table = Table(*columns)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def tell_solver(ours: Json) -> None:
    """How fast positions are solved exactly, if the game can."""
    reached: Json = next((figures for figures in reversed(ours.values()) if figures), {})
    if "solved_per_s" in reached:
        click.echo(
            f"The exact solver: {reached['solved_per_s']:,} first decisions/s, "
            f"{reached['solver_positions_per_s']:,} positions/s."
        )


# ---- perft ---------------------------------------------------------------------------------------


@click.command()
@click.argument("game")
@click.argument("depth", type=click.IntRange(0))
@click.option("--players", type=int, help="How many play (default: the game's usual number).")
@click.option("--position", "file", metavar="FILE", help="Count from a position (JSON or a line).")
@click.option("--divide", is_flag=True, help="Count separately for each first move.")
def perft(game: str, depth: int, players: int | None, file: str | None, divide: bool) -> None:
    """Count the lines of play of DEPTH moves and draws, and those that end earlier."""
    rules, state = start_given(game, players, file)
    if not divide or depth == 0:
        click.echo(count_lines(rules, state, depth))
        return
    counts = run_divide(state, depth, partial(count_lines, rules))
    for move, count in counts.items():
        click.echo(f"{rules.grammar.words(move)}: {count}")
    click.echo(f"total: {sum(counts.values())}")


def start_given(game: str, players: int | None, file: str | None) -> tuple[Rules, State]:
    """The position to count from."""
    if file is None:
        rules = rules_given(game, players, (), None)
        return rules, rules.start()
    rules, state = position_given(file)
    if rules.game.id != game_named(game).id:
        raise BadInput(f"The position is of {rules.game.id}.")
    if players not in (None, len(rules.seats)):
        raise BadInput(f"The position is for {len(rules.seats)} players, not {players}.")
    return rules, state
