"""`rubicon games`, `rules`, `options` and `board`: what there is to play, and by which rules."""

from importlib.resources import files

import click

from rubicon.cli.book import pages
from rubicon.cli.files import read_text
from rubicon.cli.given import game_named
from rubicon.cli.saying import say
from rubicon.cli.screen import Screen
from rubicon.core.contract import Game
from rubicon.core.errors import BadInput
from rubicon.core.options import Option
from rubicon.registry import GAMES, find_game
from rubicon.words import Listed, Phrase


@click.command()
def games() -> None:
    """List the games."""
    for name in GAMES:
        game = find_game(name)
        players = Listed.of(game.players, "or")
        version = str(game.version)
        click.echo(
            str(say("game-line", id=name, title=game.title, players=players, version=version))
        )


@click.command(epilog="Example: rubicon rules end_of_the_triumvirate 4.7")
@click.argument("game")
@click.argument("number", required=False)
def rules(game: str, number: str | None) -> None:
    """Print the rules of GAME: all, a chapter (4), or a paragraph (4.7)."""
    screen = Screen()
    for i, block in enumerate(pages(game_named(game).id, number)):
        if i:
            screen.say()
        screen.say(block)


@click.command(epilog="Example: rubicon options end_of_the_triumvirate")
@click.argument("game")
def options(game: str) -> None:
    """List what can be set for GAME with --option NAME=VALUE."""
    found = game_named(game)
    for option in found.options:
        click.echo(str(option_line(option)))
        click.echo(f"    {option.about}")
        if option.why:
            click.echo(f"    {say('option-why', why=option.why)}")


def option_line(option: Option) -> Phrase:
    """What can be given for an option, its rule and its default."""
    return say(
        "option-line",
        name=option.name,
        domain=option.domain(),
        rule=option.rule,
        default=default_of(option),
    )


def default_of(option: Option) -> Phrase:
    """The default, by number of players where that makes a difference."""
    if len(set(option.default.values())) == 1:
        return say("default-is", value=str(next(iter(option.default.values()))))
    each = (
        say("default-with", value=str(value), count=count)
        for count, value in option.default.items()
    )
    return say("defaults-are", values=Listed.of(each, "comma"))


@click.group()
def board() -> None:
    """Check a board file, or print the standard one to start from."""


game_option = click.option(
    "--game", default=GAMES[0], show_default=True, help="The game that the board is for."
)


@board.command(epilog="Example: rubicon board check mine.toml")
@click.argument("file")
@game_option
def check(file: str, game: str) -> None:
    """Check that a board FILE is complete and correct."""
    click.echo(str(game_named(game).check_board(read_text(file), file)))


@board.command(name="show", epilog="Example: rubicon board show > mine.toml")
@click.argument("game", required=False)
def show_board(game: str | None) -> None:
    """Print the standard board file, to be copied and changed."""
    click.echo(standard_board(game_named(game or GAMES[0])), nl=False)


def standard_board(game: Game) -> str:
    """The board file that comes with a game."""
    file = files(f"rubicon.games.{game.id}") / "data" / "board.toml"
    if not file.is_file():
        raise BadInput(say("no-board-file", game=game.title))
    return file.read_text(encoding="utf-8")
