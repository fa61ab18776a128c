"""`rubicon replay` and `rubicon verify`: looking at games that were played, and checking them."""

import click

from rubicon.cli.given import record_given
from rubicon.cli.saying import say, seats_said
from rubicon.cli.screen import Screen, visible
from rubicon.cli.viewer import Viewer, result_of
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.state import EVERYTHING
from rubicon.words import Phrase, quoted
from rubicon.words.phrase import cut

EXAMPLES = """
\b
At the prompt: Enter or n forward, b back, 'turn 5', 'ply 40', start, end, board, quit.

\b
Examples:
  rubicon replay game.txt
  rubicon replay game.txt --turn 5
  rubicon replay game.txt --all
  rubicon replay game.txt --seat Aemilii
"""


@click.command(epilog=EXAMPLES)
@click.argument("file")
@click.option("--to", "ply", type=int, metavar="PLY", help="Show the board after this many moves.")
@click.option("--turn", type=int, metavar="N", help="Show the board at the beginning of turn N.")
@click.option("--all", "whole", is_flag=True, help="Print everything that happened.")
@click.option("--plain", is_flag=True, help="Sentences only: no colour, no tables, no drawing.")
@click.option("--seat", metavar="NAME", help="Show what this seat saw (default: everything).")
def replay(
    file: str, ply: int | None, turn: int | None, whole: bool, plain: bool, seat: str | None
) -> None:
    """Step through the game in a record FILE."""
    _, match = record_given(file)
    viewer = Viewer(match, Screen(plain), eyes_of(match, seat))
    if sum((ply is not None, turn is not None, whole)) > 1:
        raise BadInput(say("only-one-place"))
    if whole:
        viewer.print_all()
    elif ply is not None:
        viewer.go_to(ply)
        viewer.show()
    elif turn is not None:
        viewer.go_to_turn(turn)
        viewer.show()
    else:
        viewer.run()


def eyes_of(match: Match, seat: str | None) -> int:
    """Whose view is shown."""
    names = {name.lower(): number for number, name in enumerate(match.rules.seats)}
    if seat is None:
        return EVERYTHING
    if seat.lower() not in names:
        raise BadInput(say("seats-are", given=quoted(seat), seats=seats_said(match.rules)))
    return names[seat.lower()]


@click.command(epilog="Example: rubicon verify games/*.txt")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.pass_context
def verify(context: click.Context, files: tuple[str, ...]) -> None:
    """Play each record FILE again and check every move and the result."""
    wrong = False
    for file in files:
        try:
            _, match = record_given(file)
        except BadInput as error:
            wrong = True
            click.echo(visible(str(say("error", text=error.says))), err=True)
        else:
            click.echo(str(summary(file, match)))
    if wrong:
        context.exit(2)


def summary(file: str, match: Match) -> Phrase:
    """How long a game was and how it ended."""
    return say("record-ok", file=cut(file), count=len(match.log), result=result_of(match))
