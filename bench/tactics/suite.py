"""Positions in which one turn decides a game, and how many of them each level solves.

    python bench/tactics/suite.py harvest end_of_the_triumvirate --seed 1
    python bench/tactics/suite.py solve end_of_the_triumvirate

`harvest` has a quick bot play games with some moves at random, and keeps positions in which some
moves win in this turn for certain and most do not (`win`, by the ending), or in which some moves
stop the next player's win and most do not (`stop`). What is right is computed over all legal moves
to the end of both turns; a position that is too large for that is left out. `solve` asks every
level, with the iterations of the level and no clock, and writes docs/tactics.md.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from rubicon.bots.levels import LEVELS, Level, level_bot
from rubicon.bots.solving import CERTAIN, Solver
from rubicon.bots.thinking import Budget, Thinker
from rubicon.core.contract import Json, Rules
from rubicon.core.knowledge import Knowledge
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.registry import find_game

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "docs" / "tactics.md"
LONG = 1000.0
"""Seconds: it is the iterations that end a search."""
QUICK = 24
"""Iterations of the bot that plays the games."""
WILD = 5
"""One move in so many is made at random."""
ENOUGH = 4_000
"""Positions that the truth about a task may take; what needs more is left out."""
MOST_MOVES = 40
"""Legal moves of a position that is looked at."""
LOST, SAVED = 0.9, 0.1
"""A wrong move leaves the next player at least the first chance to win, a right one at most the
second."""
GAMES = 20
"""Games that are played for a suite."""
A_GAME = 3
"""Positions of a kind kept of one game at most: they are to differ."""


class Everything(Knowledge):
    """A game's knowledge that leaves no move out."""

    def __init__(self, inner: Knowledge) -> None:
        super().__init__(int(inner.seats), list(inner.weights))
        self.inner = inner

    def judge(self, state: State, seat: int) -> None:
        """Nobody asks what a position looks like."""
        raise NotImplementedError

    def may_win(self, state: State, seat: int) -> bool:
        """What surely cannot be won is not searched."""
        return self.inner.may_win(state, seat)

    def mark(self, state: State, viewer: int) -> int:
        """The same position is not searched twice."""
        return self.inner.mark(state, viewer)


# ---- the truth -----------------------------------------------------------------------------------


def winning(rules: Rules, state: State) -> list[int] | None:
    """The moves that win in this turn for certain; None if that takes too long to find out."""
    found, solver = [], Solver(Everything(rules.knowledge()), ENOUGH)
    for move in state.legal():
        chance = solver.chances([state], [move])[0]
        if solver.is_cut and chance < CERTAIN:
            return None
        if chance >= CERTAIN:
            found.append(move)
        solver.positions = solver.left
    return found


def stopping(rules: Rules, state: State) -> list[int] | None:
    """The moves that stop the next player; None if nobody need or can be, or it takes too long."""
    dangers, solver = [], Solver(Everything(rules.knowledge()), ENOUGH)
    for move in state.legal():
        dangers.append(solver.danger(state, move))
        if solver.is_cut:
            return None
        solver.positions = solver.left
    is_clear = all(danger >= LOST or danger <= SAVED for danger in dangers)
    if min(dangers) > SAVED or max(dangers) < LOST or not is_clear:
        return None
    return [move for move, danger in zip(state.legal(), dangers, strict=True) if danger <= SAVED]


def ending(rules: Rules, state: State, move: int) -> str:
    """How a certain win ends the game."""
    state, rng = state.clone(), Rng(1)
    seat = state.to_act()
    state.apply(move)
    while state.to_act() != NOBODY:
        if state.to_act() == CHANCE:
            state.apply(state.sample(rng))
        elif state.to_act() == seat:
            state.apply((winning(rules, state) or state.legal())[0])
        else:
            state.apply(state.legal()[0])
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome.reason


# ---- harvesting ----------------------------------------------------------------------------------


def decisions(rules: Rules, seed: int) -> Iterator[State]:
    """The choices of one game, as a quick bot with whims plays it."""
    state, rng = rules.start(), Rng(seed)
    thinkers = [Thinker(Budget(QUICK, LONG)) for _ in rules.seats]
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            yield state
        if rng.below(WILD) == 0:
            state.apply(legal[rng.below(len(legal))])
        else:
            seen = glimpse(rules, state, seat)
            state.apply(thinkers[seat].think(rules, seen, legal, rng)[0].move)


def task(rules: Rules, state: State) -> Json | None:
    """What a position asks for, if one turn decides it and most moves are wrong."""
    legal, knowledge = state.legal(), rules.knowledge()
    if len(legal) > MOST_MOVES:
        return None
    right: list[int] | None = None
    kind = "stop"
    if knowledge.may_win(state, state.to_act()):
        right = winning(rules, state)
        if right is None:
            return None
        kind = "win" if right else "stop"
    if not right:
        right = stopping(rules, state)
    if not right or 2 * len(right) > len(legal):
        return None
    how = ending(rules, state, right[0]) if kind == "win" else ""
    words = [rules.grammar.words(move) for move in right]
    return {"kind": kind, "ending": how, "line": rules.line(state), "right": words}


def harvest(game: str, seed: int, games: int) -> Iterator[list[Json]]:
    """The tasks of some games, one list a game, for each number of players in turn."""
    counts = find_game(game).players
    for at in range(games):
        players = counts[at % len(counts)]
        rules = find_game(game).rules(players, {}, None, "")
        kept: dict[str, list[Json]] = {"win": [], "stop": []}
        for state in decisions(rules, 1000 * seed + at):
            found = task(rules, state)
            if found is not None and len(kept[found["kind"]]) < A_GAME:
                kept[found["kind"]].append({"players": players, **found})
        yield kept["win"] + kept["stop"]


# ---- solving -------------------------------------------------------------------------------------


def tasks_of(game: str) -> list[Json]:
    """The tasks of a game."""
    tasks: list[Json] = json.loads((HERE / f"{game}.json").read_text("utf-8"))
    return tasks


def is_solved(game: str, level: Level, task: Json) -> bool:
    """Whether a level finds a right move."""
    rules = find_game(game).rules(task["players"], {}, None, "")
    state = rules.from_line(task["line"])
    bot = level_bot(level, LONG, level.iterations)
    move = bot.choose(rules, glimpse(rules, state, state.to_act()), state.legal(), Rng(1))
    return rules.grammar.words(move) in task["right"]


def rates(game: str) -> Json:
    """By level and kind: how many were solved, and of how many."""
    tasks = tasks_of(game)
    return {
        level.name: {
            kind: (sum(is_solved(game, level, one) for one in some), len(some))
            for kind in ("win", "stop")
            if (some := [one for one in tasks if one["kind"] == kind])
        }
        for level in LEVELS
    }


def page(games: list[str]) -> str:
    """The table for docs/tactics.md."""
    lines = [
        "# Tactics",
        "",
        "How many positions each level solves in which one turn decides the game. This page is",
        "written by `bench/tactics/suite.py solve`; nothing in it is typed by hand.",
        "",
    ]
    for game in games:
        endings = Counter(one["ending"] for one in tasks_of(game) if one["kind"] == "win")
        told = ", ".join(f"{count} by {name.replace('_', ' ')}" for name, count in endings.items())
        lines += [
            f"## {find_game(game).title}",
            "",
            f"Wins in one turn: {told}.",
            "",
            "| level | win in one turn found | next player's win stopped |",
            "|---|---:|---:|",
        ]
        for level, found in rates(game).items():
            cells = [f"{good} of {all_of} ({good / all_of:.0%})" for good, all_of in found.values()]
            lines.append(f"| {level} | {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)


@click.group()
def main() -> None:
    """Harvest tactical positions, or have the levels solve them."""


@main.command("harvest")
@click.argument("game")
@click.option("--seed", default=1, show_default=True)
@click.option("--games", default=GAMES, show_default=True)
def harvest_command(game: str, seed: int, games: int) -> None:
    """Write the tasks of GAME anew."""
    rows = [json.dumps(one) for tasks in harvest(game, seed, games) for one in tasks]
    (HERE / f"{game}.json").write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")
    click.echo(f"{len(rows)} positions")


@main.command("solve")
@click.argument("games", nargs=-1, required=True)
def solve_command(games: tuple[str, ...]) -> None:
    """Have every level solve the tasks of some GAMES, and write the page."""
    PAGE.write_text(page(list(games)), "utf-8")
    click.echo(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
