"""Turning what is typed on the command line into games, rules, positions and moves."""

from rubicon.cli.choices import parse_options
from rubicon.cli.files import STDIN, read_text
from rubicon.cli.saying import say
from rubicon.core.contract import Game, Rules, core
from rubicon.core.errors import BadInput, BadRecord
from rubicon.core.match import Match
from rubicon.core.positions import read_line, read_position
from rubicon.core.reading import read_json
from rubicon.core.record import Record, read_record, replay
from rubicon.core.state import State
from rubicon.registry import GAMES, find_game
from rubicon.words import written
from rubicon.words.phrase import cut


def game_named(name: str) -> Game:
    """A game by its id, or by a beginning of it that no other shares."""
    word = name.strip().lower().replace("-", "_").replace(" ", "_")
    fitting = [game for game in GAMES if game.startswith(word)] if word else []
    if word not in GAMES and len(fitting) == 1:
        return find_game(fitting[0])
    return find_game(word if word in GAMES else name)


def read_board(file: str | None) -> tuple[str | None, str]:
    """A board file's text and name, if one was given."""
    return (None, "") if file is None else (read_text(file), file)


def rules_given(
    name: str, players: int | None, options: tuple[str, ...], board: str | None
) -> Rules:
    """Settled rules from the usual options of a command."""
    game = game_named(name)
    text, file = read_board(board)
    count = game.default_players if players is None else players
    return game.rules(count, parse_options(options), text, file)


def position_given(file: str, board: str | None = None) -> tuple[Rules, State]:
    """A position from a file (`-` is standard input), as JSON or as a line."""
    text = read_text(file)
    name = say("standard-input") if file == STDIN else cut(file)
    own_board, board_file = read_board(board)
    reader = read_position if text.lstrip().startswith("{") else read_line
    try:
        return reader(text, find_game, own_board, board_file)
    except BadInput as error:
        raise BadInput(say("in-file", file=name, why=error.says)) from None


def record_given(file: str) -> tuple[Record, Match]:
    """A record and the match it makes; BadInput names the file and the line that is wrong."""
    text = read_text(file)
    try:
        record = read_record(text)
        return record, replay(record, find_game)
    except BadRecord as error:
        raise BadInput(say("in-file", file=cut(file), why=written(sentence(str(error))))) from None


def sentence(text: str) -> str:
    """With a full stop at its end, once."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


def move_given(rules: Rules, text: str) -> int:
    """A move from its words or from a JSON object of its fields."""
    if not text.lstrip().startswith("{"):
        return rules.grammar.parse(text)
    return rules.grammar.from_fields(read_json(text, core("the-move")))
