"""Positions with all that is needed to read them again: game, version, options, board."""

from collections.abc import Callable, Mapping
from typing import Any

from rubicon.core.contract import Game, Json, Rules
from rubicon.core.errors import BadInput
from rubicon.core.options import changed_options
from rubicon.core.reading import read_json, read_number
from rubicon.core.state import State

HEADER = ("game", "rules", "players", "options", "board", "board_file")
LINE_PARTS = 5


def write_position(rules: Rules, state: State) -> Json:
    """A position as one JSON object."""
    header: Json = {
        "game": rules.game.id,
        "rules": rules.game.version,
        "players": len(rules.seats),
        "options": changed_options(rules),
        "board": rules.board_name,
    }
    if rules.board_text is not None:
        header["board_file"] = rules.board_text
    return header | rules.position(state)


def read_position(
    text: str, find_game: Callable[[str], Game], board: str | None = None, board_file: str = ""
) -> tuple[Rules, State]:
    """The rules and the state that a JSON text describes; BadInput if it does not."""
    data = read_json(text, "The position")
    if not isinstance(data, dict) or "game" not in data:
        raise BadInput("A position is a JSON object with at least the field 'game'.")
    game = find_game(str(data["game"]))
    check_version(game, data.get("rules", game.version))
    players, options = data.get("players", game.default_players), data.get("options", {})
    if type(players) is not int or not isinstance(options, Mapping):
        raise BadInput("The position's players must be a number, and its options an object.")
    own_board = data.get("board_file", board)
    if not isinstance(own_board, str | None):
        raise BadInput("The position's board_file must be the text of a board.")
    rules = game.rules(players, options, own_board, board_file or "the position's board_file")
    if data.get("board", rules.board_name) != rules.board_name:
        raise BadInput(f"The position is on the board {data['board']!r}, not {rules.board_name!r}.")
    body = {key: value for key, value in data.items() if key not in HEADER}
    return rules, rules.from_position(body)


def check_version(game: Game, version: Any) -> None:
    """Only positions of the rules that run here can be judged here."""
    if str(version) != str(game.version):
        raise BadInput(
            f"The position is of rules version {version} of {game.title}, this is {game.version}."
        )


def write_line(rules: Rules, state: State) -> str:
    """A position as one line without spaces."""
    changed = changed_options(rules)
    options = ",".join(f"{name}={value}" for name, value in changed.items())
    header = f"{rules.game.id}/{rules.game.version}/{len(rules.seats)}/{options}"
    return f"{header}/{rules.line(state)}"


def read_line(
    line: str, find_game: Callable[[str], Game], board: str | None = None, board_file: str = ""
) -> tuple[Rules, State]:
    """The rules and the state of a line; a custom board must be given too."""
    parts = line.strip().split("/")
    players = read_number(parts[2]) if len(parts) == LINE_PARTS else None
    if players is None:
        raise BadInput("A position line is game/rules/players/options/position.")
    name, version, _, options, body = parts
    game = find_game(name)
    check_version(game, version)
    given = dict(pair.partition("=")[::2] for pair in options.split(",") if pair)
    rules = game.rules(players, given, board, board_file)
    return rules, rules.from_line(body)
