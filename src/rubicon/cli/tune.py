"""`rubicon tune`: fit what a game's ideas are worth to games that bots play."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

from rubicon.cli.choices import parse_options
from rubicon.cli.files import read_text
from rubicon.cli.given import rules_given
from rubicon.cli.measure import bar, cores
from rubicon.core.contract import Rules
from rubicon.core.weights import Opinion, read_knowledge
from rubicon.lab.tune import Fit, Plan, Sample, fit, how_found, play_games, write_knowledge


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks for."""

    game: str
    players: int | None
    games: int
    rounds: int
    iterations: int
    seed: int
    jobs: int | None
    options: tuple[str, ...]
    free_signs: bool
    out: Path


EXAMPLES = """
\b
Examples:
  rubicon tune triumvirate --games 400 --out knowledge.toml
  rubicon arena triumvirate --bots legatus,legatus?weights=knowledge.toml --games 200
"""


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--players", type=int, help="How many play (default: the game's usual number).")
@click.option(
    "--games", default=300, show_default=True, type=click.IntRange(10), help="Games in each round."
)
@click.option("--rounds", default=1, show_default=True, type=click.IntRange(1), help="How many.")
@click.option(
    "--iterations", default=40, show_default=True, type=click.IntRange(1), help="For each move."
)
@click.option("--seed", default=1, show_default=True, help="The same seed finds the same weights.")
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
@click.option(
    "--free-signs", is_flag=True, help="Let a weight change its sign, as strong games may teach."
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("knowledge.toml"),
    show_default=True,
    help="The data file to write; it keeps its weights for other numbers of players.",
)
def tune(**given: Any) -> None:
    """Learn from games between bots what the ideas of GAME are worth.

    In each round, bots with a short search play a number of games. Then the weights are fitted, so
    that the value they give to each position predicts the winner as well as possible. The next
    round plays with the new weights, and the fit uses the games of all rounds. One game in five is
    held back: it shows when to stop and how good the weights are.
    """
    asked = Asked(**given)
    rules, out = rules_given(asked.game, asked.players, asked.options, None), asked.out
    plan = Plan(
        rules.game.id,
        len(rules.seats),
        parse_options(asked.options),
        asked.games,
        asked.iterations,
        asked.seed,
        tuple(rules.weights),
        asked.free_signs,
    )
    known = read_knowledge(read_text(str(out)), str(out), rules.ideas) if out.exists() else {}
    known[plan.players] = tuned(asked, rules, plan)
    out.write_text(write_knowledge(rules.ideas, known), "utf-8")
    click.echo(f"Written to {out}.")


def tuned(asked: Asked, rules: Rules, plan: Plan) -> Opinion:
    """The weights after all rounds."""
    weights, how, samples = plan.weights, "", list[list[Sample]]()
    for number in range(asked.rounds):
        this_round = replace(plan, seed=asked.seed + number, weights=weights)
        with bar(asked.games) as advance:
            samples += play_games(this_round, min(asked.jobs or cores(), asked.games), advance)
        found = fit(samples, plan.weights, asked.seed, free_signs=asked.free_signs)
        tell_fit(rules, number + 1, plan.weights, found)
        weights, how = tuple(found.weights), how_found(plan, found, asked.rounds)
    return Opinion(list(weights), how)


def tell_fit(rules: Rules, number: int, before: tuple[float, ...], found: Fit) -> None:
    """What a round found."""
    click.echo(
        f"Round {number}: {found.games} games, {found.positions} positions; the loss on games held "
        f"back went from {found.loss_before:.4f} to {found.loss_after:.4f}."
    )
    width = max(len(idea) for idea in rules.ideas)
    for idea, was, now in zip(rules.ideas, before, found.weights, strict=True):
        click.echo(f"  {idea:{width}}  {was:8.3f} -> {now:8.3f}")
