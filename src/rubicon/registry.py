"""The only list of games."""

from importlib import import_module

from rubicon.core.contract import Game, core
from rubicon.core.errors import BadInput
from rubicon.words import Listed, quoted

GAMES = ("end_of_the_triumvirate", "triumvirate", "roman_conquest", "total_war_rome")


def find_game(name: str) -> Game:
    """A game by its id; BadInput if there is none."""
    if name not in GAMES:
        raise BadInput(core("no-such-game", given=quoted(name), known=Listed(GAMES, "comma")))
    game: Game = import_module(f"rubicon.games.{name}.game").GAME
    return game
