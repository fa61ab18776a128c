"""`rubicon play`: a match in the terminal."""

import secrets
from dataclasses import dataclass
from typing import Any

import click

from rubicon.cli.files import Recorder, check_free
from rubicon.cli.given import game_named, position_given, record_given, rules_given
from rubicon.cli.saying import say, seat_said
from rubicon.cli.screen import Screen
from rubicon.cli.seats import DEFAULT_BOT, Player, seat_players
from rubicon.cli.table import TerminalTable
from rubicon.cli.viewer import result_of
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.words import Listed, Phrase, quoted
from rubicon.words.phrase import cut

SEED_BITS = 32
"""Short enough to be read out and typed again."""
SECRET_BITS = 63
"""Of a seed that nobody may know: too long to try them all beside one's own cards."""

EXAMPLES = """
\b
Examples:
  rubicon play end_of_the_triumvirate
  rubicon play end --players 2 --seat Caesar=human --seat Pompeius=human
  rubicon play end --seat Caesar=bot:random --seed 7 --record game.txt
  rubicon play --resume game.txt
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks for, before anything is read."""

    game: str | None
    players: int | None
    seats: tuple[str, ...]
    seed: int | None
    record: str | None
    force: bool
    options: tuple[str, ...]
    board: str | None
    position: str | None
    resume: str | None
    plain: bool
    fast: bool


@click.command(epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many play (default: the game's usual number).")
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME=WHO",
    help="Who sits where: human, bot:tiro, bot:miles, bot:centurio, bot:legatus, bot:imperator, "
    "bot:random, or bot:program:COMMAND for a program of your own. Default: you in the first seat, "
    f"{DEFAULT_BOT} in the others.",
)
@click.option(
    "--seed", type=click.IntRange(0, 2**64 - 1), help="The same seed plays the same game."
)
@click.option("--record", metavar="FILE", help="Save the game to FILE, move by move.")
@click.option("--force", is_flag=True, help="Let --record overwrite a file.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="See 'options'.")
@click.option("--board", metavar="FILE", help="Play on a board of your own.")
@click.option("--position", metavar="FILE", help="Start from a position (JSON or a line).")
@click.option(
    "--resume",
    metavar="RECORD",
    help="Go on with an unfinished record, in the same file unless --record names another.",
)
@click.option("--plain", is_flag=True, help="Sentences only: no colour, no tables, no drawing.")
@click.option("--fast", is_flag=True, help="No pauses after the bots' moves.")
def play(**given: Any) -> None:
    """Play GAME in the terminal, against bots, people, or both.

    At your turn a numbered list shows what you can do. Type a number, or words that narrow the list
    ('march sicilia 3'), or 'help' for undo, odds, rules and the rest. Ctrl-D or 'quit' stops.
    """
    asked = Asked(**given)
    match, recorded = open_match(asked)
    sitting = seat_players(match.rules, asked.seats, recorded)
    recorder = open_record(match, sitting, asked)
    screen = Screen(asked.plain)
    bits = SEED_BITS if match.rules.open_information else SECRET_BITS
    seed = secrets.randbits(bits) if asked.seed is None else asked.seed
    table = TerminalTable(
        match, sitting, screen, seed, recorder, screen.is_terminal and not asked.fast
    )
    screen.say(greeting(table, seed), "bold")
    if table.people:
        screen.say(say("type-help"))
    table.run()
    if hides_seed(table) and match.rules.outcome(match.state) is not None:
        screen.say(say("seed-was", seed=str(seed)))


def hides_seed(table: TerminalTable) -> bool:
    """With its seed a game can be played again: who sees it can see the others' cards."""
    return bool(table.people) and not table.rules.open_information


def greeting(table: TerminalTable, seed: int) -> Phrase:
    """Which game it is, who plays it, and its seed where that gives nothing away."""
    rules = table.rules
    players = Listed.of(
        (
            say("sits", seat=seat_said(rules, seat), player=label)
            for seat, label in enumerate(table.labels.values())
        ),
        "comma",
    )
    if hides_seed(table):
        return say("match-begins-secret", title=rules.game.title, players=players)
    return say("match-begins", title=rules.game.title, players=players, seed=str(seed))


def open_match(asked: Asked) -> tuple[Match, dict[str, str]]:
    """The match to play, new or going on, and who sat at it before."""
    check_together(asked)
    if asked.resume is not None:
        record, match = record_given(asked.resume)
        if match.rules.outcome(match.state) is not None:
            raise BadInput(say("over-already", file=cut(asked.resume), result=result_of(match)))
        check_game(asked, match)
        return match, record.seats
    if asked.position is not None:
        rules, state = position_given(asked.position, asked.board)
        match = Match(rules, state)
        check_game(asked, match)
        return match, {}
    if asked.game is None:
        raise BadInput(say("which-game"))
    return Match(rules_given(asked.game, asked.players, asked.options, asked.board)), {}


def check_together(asked: Asked) -> None:
    """A record or a position brings its own settings."""
    if asked.resume is not None and asked.position is not None:
        raise BadInput(say("not-together"))
    source = "--resume" if asked.resume else "--position" if asked.position else ""
    board = asked.board is not None and asked.resume is not None
    if source and (asked.players is not None or asked.options or board):
        raise BadInput(say("brings-its-own", source=source))


def check_game(asked: Asked, match: Match) -> None:
    """A game that is named beside a record or position must be the one it is of."""
    if asked.game is not None and game_named(asked.game).id != match.rules.game.id:
        raise BadInput(say("another-game", given=quoted(asked.game), game=match.rules.game.id))


def open_record(match: Match, players: dict[str, Player], asked: Asked) -> Recorder | None:
    """Where the game is kept. A record that goes on is only added to."""
    labels = {name: player.label for name, player in players.items()}
    if asked.record is not None:
        recorder = Recorder(check_free(asked.record, asked.force), match, labels)
        recorder.rewrite()
        return recorder
    if asked.resume is not None:
        recorder = Recorder(check_free(asked.resume, force=True), match, labels)
        recorder.follow()
        return recorder
    return None
