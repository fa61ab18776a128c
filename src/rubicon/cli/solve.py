"""`rubicon solve`: what can be known exactly of a position with open cards."""

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

import click

from rubicon.cli.given import game_named, position_given
from rubicon.cli.saying import say
from rubicon.core.contract import Json
from rubicon.core.errors import BadInput
from rubicon.core.state import State
from rubicon.words import Phrase
from rubicon.words.phrase import cut

EXAMPLES = """
\b
Examples:
  rubicon solve triumvirate hand.json
  rubicon position apply hand.json 'play Caesar 7' | rubicon solve triumvirate -
"""


class Solver(Protocol):
    """A game's module `solver`."""

    def solve(self, state: State) -> Json:
        """The solution for programs; BadInput if there is nothing to solve."""
        ...

    def sentences(self, solution: Json) -> list[Phrase]:
        """The same for people."""
        ...


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.argument("position", metavar="POSITION")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def solve(game: str, position: str, as_json: bool) -> None:
    """Solve a POSITION of GAME exactly, with all cards open.

    For Triumvirate: which triumvir each house can make consul in this hand, and the best line.
    POSITION is a file with a position as JSON or as a line; - reads standard input.
    """
    wanted = game_named(game)
    name = f"rubicon.games.{wanted.id}.solver"
    if find_spec(name) is None:
        raise BadInput(say("no-solver", game=wanted.title))
    rules, state = position_given(position)
    if rules.game.id != wanted.id:
        raise BadInput(say("position-of-another", file=cut(position), game=rules.game.title))
    solver = cast(Solver, import_module(name))
    solution = solver.solve(state)
    if as_json:
        click.echo(json.dumps(solution, indent=2))
        return
    for sentence in solver.sentences(solution):
        click.echo(str(sentence))
