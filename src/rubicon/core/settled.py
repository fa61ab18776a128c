"""What settled rules are as a value: the same game, players, options and board are the same rules.

They are pickled as just that, and settled again where the pickle is read.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from rubicon.core.options import changed_options

if TYPE_CHECKING:
    from rubicon.core.contract import Game, Rules


class Settled:
    """Rules that are compared, hashed, copied, pickled and shown by what they were settled with."""

    game: "Game"
    seats: tuple[str, ...]
    options: Mapping[str, int | str]
    board_text: str | None

    def settings(self) -> tuple[Any, ...]:
        """The module that holds the game as GAME, the players, the changed options, the board."""
        module = type(self.game).__module__
        return module, len(self.seats), changed_options(cast("Rules", self)), self.board_text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settled) and self.settings() == other.settings()

    def __hash__(self) -> int:
        module, players, options, board = self.settings()
        return hash((module, players, tuple(options.items()), board))

    def __reduce__(self) -> tuple[Any, ...]:
        return settle, self.settings()

    def __repr__(self) -> str:
        _, players, options, board = self.settings()
        chosen = "".join(f", {name}={value}" for name, value in options.items())
        own = "" if board is None else ", a board of one's own"
        return f"<rules of {self.game.id} {self.game.version}, {players} players{chosen}{own}>"


def settle(module: str, players: int, options: Mapping[str, object], board: str | None) -> "Rules":
    """The rules that were pickled."""
    game: Game = import_module(module).GAME
    return game.rules(players, options, board, "the pickled board")
