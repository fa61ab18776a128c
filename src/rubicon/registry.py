"""The only list of games."""

from importlib import import_module

from rubicon.core.contract import Game
from rubicon.core.errors import BadInput

GAMES = ("end_of_the_triumvirate", "triumvirate")


def find_game(name: str) -> Game:
    """A game by its id; BadInput if there is none."""
    if name not in GAMES:
        raise BadInput(f"There is no game {name!r}; there is {', '.join(GAMES)}.")
    game: Game = import_module(f"rubicon.games.{name}.game").GAME
    return game
