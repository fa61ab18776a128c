"""`rubicon position`: positions as files, their moves, refusals, odds, and what comes of moves."""

import json

import click

from rubicon.cli.boards import show_board
from rubicon.cli.given import move_given, position_given, rules_given
from rubicon.cli.saying import say
from rubicon.cli.screen import Screen
from rubicon.core.contract import Json, Rules, seat_name
from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.match import Match
from rubicon.core.positions import write_line, write_position
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, State
from rubicon.words import Phrase, quoted

EXAMPLES = """
FILE is a position as JSON or as a line; - reads standard input. A MOVE is given in its words or
as a JSON object of its fields.

\b
Examples:
  rubicon position new end_of_the_triumvirate > start.json
  rubicon position show start.json
  rubicon position legal start.json --json
  rubicon position apply start.json 'rome 2 gold' 'end movement' | rubicon position show -
  rubicon position odds battle.json 'march Sicilia 3 legions'
"""

file_argument = click.argument("file")
board_option = click.option(
    "--board", metavar="FILE", help="Your own board, if the position is a line."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
line_option = click.option(
    "--line", "as_line", is_flag=True, help="Print the position as one line."
)


@click.group(epilog=EXAMPLES)
def position() -> None:
    """Write, show, question and change positions."""


def write(rules: Rules, state: State, as_line: bool) -> None:
    """A position on standard output."""
    if as_line:
        click.echo(write_line(rules, state))
    else:
        click.echo(json.dumps(write_position(rules, state), indent=2))


@position.command()
@click.argument("game")
@click.option("--players", type=int, help="How many play.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="See 'options'.")
@click.option("--board", metavar="FILE", help="A board of your own.")
@line_option
def new(
    game: str, players: int | None, options: tuple[str, ...], board: str | None, as_line: bool
) -> None:
    """Print the first position of GAME."""
    rules = rules_given(game, players, options, board)
    write(rules, rules.start(), as_line)


@position.command()
@file_argument
@board_option
@json_option
@line_option
@click.option("--plain", is_flag=True, help="Sentences only: no colour, no tables, no drawing.")
def show(file: str, board: str | None, as_json: bool, as_line: bool, plain: bool) -> None:
    """Draw the board of a position, or print it in full."""
    rules, state = position_given(file, board)
    if as_json and as_line:
        raise BadInput(say("only-one-form"))
    if as_json or as_line:
        write(rules, state, as_line)
        return
    screen = Screen(plain)
    show_board(screen, rules, state, EVERYTHING)
    screen.say(rules.prompt(state))


@position.command()
@file_argument
@board_option
@json_option
def legal(file: str, board: str | None, as_json: bool) -> None:
    """List the moves that can be made, or the outcomes that chance can bring."""
    rules, state = position_given(file, board)
    moves = state.outcomes() if state.to_act() == CHANCE else state.legal()
    listed = [describe(rules, state, move) for move in moves]
    if as_json:
        click.echo(json.dumps({"decides": decider(rules, state), "moves": listed}, indent=2))
        return
    if not listed:
        click.echo(str(rules.prompt(state)), err=True)
    for entry in listed:
        click.echo(str(move_line(entry)))


def move_line(entry: Json) -> Phrase:
    """A move for people who look into a position."""
    fields = " ".join(f"{key}={json.dumps(value)}" for key, value in entry["fields"].items())
    words, number = entry["move"], str(entry["id"])
    if "weight" not in entry:
        return say("legal-move", words=words, number=number, fields=fields)
    weight = str(entry["weight"])
    return say("legal-outcome", words=words, number=number, weight=weight, fields=fields)


def decider(rules: Rules, state: State) -> str | None:
    """The seat to act by name, or chance, or nobody."""
    return None if state.to_act() == NOBODY else seat_name(rules, state.to_act())


def describe(rules: Rules, state: State, move: int) -> Json:
    """A move in all its forms."""
    entry: Json = {
        "move": rules.grammar.words(move),
        "id": move,
        "fields": rules.grammar.fields(move),
    }
    if state.to_act() == CHANCE:
        return entry | {"weight": state.weight(move)}
    odds = rules.odds(state, state.to_act(), move)
    return entry if odds is None else entry | {"success": float(odds.success)}


@position.command()
@file_argument
@click.argument("move")
@board_option
@json_option
def why(file: str, move: str, board: str | None, as_json: bool) -> None:
    """Say whether MOVE is allowed, and if not, which rule forbids it."""
    rules, state = position_given(file, board)
    meant = move_given(rules, move)
    refusal = rules.why_not(state, state.to_act(), meant)
    if as_json:
        allowed = {"move": rules.grammar.words(meant), "allowed": refusal is None}
        click.echo(json.dumps(allowed | {"refusal": refusal.json() if refusal else None}, indent=2))
    else:
        allows = say("is-allowed", words=rules.grammar.words(meant))
        click.echo(refusal.sentence() if refusal else str(allows))


@position.command()
@file_argument
@click.argument("move")
@board_option
@json_option
def odds(file: str, move: str, board: str | None, as_json: bool) -> None:
    """Print the exact odds of MOVE."""
    rules, state = position_given(file, board)
    meant, seat = move_given(rules, move), state.to_act()
    refusal = rules.why_not(state, seat, meant)
    if refusal is not None:
        raise IllegalMove(refusal)
    found = None if seat == CHANCE else rules.odds(state, seat, meant)
    if found is None:
        raise BadInput(say("no-chance-in", words=rules.grammar.words(meant)))
    if as_json:
        click.echo(json.dumps(found.json(), indent=2))
        return
    for sentence in found.sentences():
        click.echo(str(sentence))


@position.command()
@file_argument
@click.argument("moves", nargs=-1, required=True, metavar="MOVE...")
@board_option
@line_option
def apply(file: str, moves: tuple[str, ...], board: str | None, as_line: bool) -> None:
    """Make one MOVE or more and print the position after them.

    Outcomes of chance are moves too: 'draw 1 Caesar 2 Crassus'.
    """
    rules, state = position_given(file, board)
    match = Match(rules, state)
    for move in moves:
        try:
            match.play(match.state.to_act(), move_given(rules, move))
        except BadInput as error:
            raise BadInput(say("in-move", words=quoted(move), why=error.says)) from None
    write(rules, match.state, as_line)
