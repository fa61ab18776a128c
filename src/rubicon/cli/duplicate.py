"""`rubicon duplicate`: two bots play the same cards at two tables, with the seats exchanged."""

import json
from collections.abc import Iterator

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from rubicon.cli.choices import parse_options
from rubicon.cli.given import game_named
from rubicon.cli.saying import say, seat_said
from rubicon.core.contract import Json
from rubicon.lab.arena.question import Question
from rubicon.lab.duplicate import Deal, Sheet, ask_bots, play_deals, summarise

MOST_TOLD = 20
"""Deals that are told one by one unless somebody asks for all."""
FEWEST = 10
"""Fewer deals have no margin worth telling."""

EXAMPLES = """
\b
Examples:
  rubicon duplicate triumvirate --bots greedy,random --deals 50
  rubicon duplicate triumvirate --bots greedy,random --option markers_to_win=1 --json
"""


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B", help="The two bots to compare, by name.")
@click.option("--deals", default=10, show_default=True, type=click.IntRange(1), help="How many.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the rules; see 'options'.",
)
@click.option("--seed", default=1, show_default=True, help="The same seed deals the same cards.")
@click.option("--all", "tell_all", is_flag=True, help="Print every deal, even if there are many.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
def duplicate(
    game: str,
    bots: str,
    deals: int,
    options: tuple[str, ...],
    seed: int,
    tell_all: bool,
    as_json: bool,
) -> None:
    """Let two bots play GAME with the same cards at two tables, with the seats exchanged.

    Each deal is played twice with the same luck, as far as both tables still have the same cards
    to be dealt. The bot that won more matches did better; if these are equal, the games won
    decide, then the points.
    """
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    question = ask_bots(game_named(game).id, names, parse_options(options), seed)
    played = list(under_a_bar(play_deals(question, deals), deals))
    found = summarise(question, played)
    if as_json:
        click.echo(json.dumps(found | {"played": [deal.json() for deal in played]}, indent=2))
        return
    tell(question, played if tell_all or deals <= MOST_TOLD else [], found)


def under_a_bar(deals: Iterator[Deal], total: int) -> Iterator[Deal]:
    """The same deals, with a progress bar on the error stream where somebody looks."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=total)
        for deal in deals:
            progress.advance(task)
            yield deal


# ---- telling -------------------------------------------------------------------------------------


def tell(question: Question, deals: list[Deal], found: Json) -> None:
    """The tables for people."""
    console = Console()
    one, other = question.bots
    click.echo(str(say("deals-at-two-tables", one=one, other=other, count=found["deals"])))
    if deals:
        console.print(deal_table(question, deals))
    console.print(sum_table(found))
    if found["deals"] < FEWEST:
        click.echo(str(say("share-of-few", bot=one, share=100 * found["share"])))
        return
    told = say(
        "share-of-many",
        bot=one,
        share=100 * found["share"],
        margin=100 * found["margin"],
        without=100 * found["margin_without"],
    )
    click.echo(str(told))


def deal_table(question: Question, deals: list[Deal]) -> Table:
    """Both tables of each deal side by side."""
    one, other = question.bots
    first, second = (seat_said(question.rules(), seat) for seat in range(2))
    table = Table()
    table.add_column(str(say("deal")), justify="right")
    for a, b in ((one, other), (other, one)):
        table.add_column(str(say("bots-as-seats", one=a, first=first, other=b, second=second)))
    table.add_column(str(say("better")))
    for deal in deals:
        better = one if deal.lead > 0 else other if deal.lead < 0 else str(say("equal"))
        table.add_row(str(deal.number), told(deal.first), told(deal.second), better)
    return table


def told(sheet: Sheet) -> str:
    """A table in a few signs: the shares of the match, then the points of each game."""
    match = " : ".join(f"{share / 1000:g}" for share in sheet.shares)
    games = ", ".join(":".join(str(one) for one in score.points) for score in sheet.scores)
    return f"{match} ({games})" if games else match


def sum_table(found: Json) -> Table:
    """What all deals come to."""
    table = Table()
    table.add_column("")
    for bot in found["bots"]:
        table.add_column(bot, justify="right")
    better = [str(say("count-of-deals", count=count)) for count in found["better"]]
    table.add_row(str(say("better-deals")), *better)
    rows = {"matches": say("matches"), "games": say("games"), "points": say("points")}
    for name, said in rows.items():
        if not any(found[name]):
            continue
        table.add_row(str(said), *(f"{number:g}" for number in found[name]))
    return table
