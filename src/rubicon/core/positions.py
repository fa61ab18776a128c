"""Positions with all that is needed to read them again: game, version, options, board."""

from collections.abc import Callable, Mapping
from typing import Any

from rubicon.core.contract import Game, Json, Rules, core
from rubicon.core.errors import BadInput
from rubicon.core.options import changed_options
from rubicon.core.reading import read_json, read_number
from rubicon.core.state import State
from rubicon.words import Phrase, quoted

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
    data = read_json(text, core("the-position"))
    if not isinstance(data, dict) or "game" not in data:
        raise BadInput(core("position-needs-game"))
    game = find_game(str(data["game"]))
    check_version(game, data.get("rules", game.version))
    players, options = data.get("players", game.default_players), data.get("options", {})
    if type(players) is not int or not isinstance(options, Mapping):
        raise BadInput(core("position-players-options"))
    own_board = data.get("board_file", board)
    if not isinstance(own_board, str | None):
        raise BadInput(core("position-board-text"))
    named = board_file or core("position-board-file")
    rules = game.rules(players, options, own_board, named)
    if data.get("board", rules.board_name) != rules.board_name:
        given, board_name = quoted(data["board"]), quoted(rules.board_name)
        raise BadInput(core("position-other-board", given=given, board=board_name))
    body = {key: value for key, value in data.items() if key not in HEADER}
    return rules, rules.from_position(body)


def check_version(game: Game, version: Any) -> None:
    """Only positions of the rules that run here can be judged here."""
    if str(version) != str(game.version):
        title, here = Phrase(f"{game.id}.title"), str(game.version)
        given = quoted(version)
        raise BadInput(core("position-other-version", given=given, game=title, here=here))


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
        raise BadInput(core("position-line-form"))
    name, version, _, options, body = parts
    game = find_game(name)
    check_version(game, version)
    given = dict(pair.partition("=")[::2] for pair in options.split(",") if pair)
    rules = game.rules(players, given, board, board_file)
    return rules, rules.from_line(body)
