"""Records: a match as a small text file that people can read and the program can play again.

A header of `key: value` lines, a blank line, then one move a line as `Seat: words`. Lines that
begin with `#` are comments. `docs/record-format.md` describes it in full.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rubicon.core.contract import CHANCE_NAME, Game, Outcome, Rules, core, seat_name
from rubicon.core.errors import BadInput, BadRecord
from rubicon.core.match import Match
from rubicon.core.options import changed_options, choose_options
from rubicon.core.reading import read_json, read_number
from rubicon.core.state import CHANCE
from rubicon.words import Listed, Phrase, quoted

FIRST_LINE = "rubicon record 1"
UNFINISHED = "unfinished"
KEYS = ("game", "rules", "players", "board", "board-file", "position", "result")
HEADERS = Listed(KEYS, "comma")
NEEDED = ("game", "rules", "players", "result")


@dataclass(slots=True)
class Record:
    """A record file, taken apart but not yet checked against the rules."""

    headers: dict[str, str]
    options: dict[str, str]
    seats: dict[str, str]
    moves: list[tuple[int, str, str]]
    """Line number, seat, words."""
    lines: dict[str, int] = field(default_factory=dict)
    """The line of each header."""


# ---- writing -------------------------------------------------------------------------------------


def write_header(match: Match, players: Mapping[str, str]) -> Iterator[str]:
    """The header's lines, with a blank one at the end."""
    rules = match.rules
    yield FIRST_LINE
    yield f"game: {rules.game.id}"
    yield f"rules: {rules.game.version}"
    yield f"players: {len(rules.seats)}"
    changed = changed_options(rules)
    for name, value in changed.items():
        yield f"option {name}: {value}"
    yield f"board: {rules.board_name}"
    if rules.board_text is not None:
        yield f"board-file: {json.dumps(rules.board_text)}"
    if match.first != rules.start():
        yield f"position: {json.dumps(rules.position(match.first))}"
    for seat in rules.seats:
        yield f"seat {seat}: {' '.join(players.get(seat, '').split()) or 'unknown'}"
    yield f"result: {result_words(rules, rules.outcome(match.state))}"
    yield ""


def result_words(rules: Rules, outcome: Outcome | None) -> str:
    """Who won and how, as the header has it."""
    if outcome is None:
        return UNFINISHED
    return f"{' and '.join(rules.seats[seat] for seat in outcome.winners)}, {outcome.reason}"


def write_move(rules: Rules, seat: int, move: int) -> str:
    """One line of the log."""
    return f"{seat_name(rules, seat)}: {rules.grammar.words(move)}"


def write_record(match: Match, players: Mapping[str, str]) -> str:
    """The whole record."""
    moves = (write_move(match.rules, entry.seat, entry.move) for entry in match.log)
    return "\n".join([*write_header(match, players), *moves]) + "\n"


# ---- reading -------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """Take a record apart; BadRecord names the first line that can't be read."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(1, core("record-first-line", line=quoted(FIRST_LINE)))
    record = Record({}, {}, {}, [])
    end = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    for number, line in enumerate(lines[1:end], start=2):
        if not line.startswith("#"):
            read_header(record, number, line)
    for key in NEEDED:
        if key not in record.headers:
            raise BadRecord(end, core("record-header-lacks", key=quoted(key)))
    for number, line in enumerate(lines[end:], start=end + 1):
        if line.strip() and not line.startswith("#"):
            record.moves.append(read_move(number, line))
    return record


def read_move(number: int, line: str) -> tuple[int, str, str]:
    """One `Seat: words` line."""
    seat, colon, words = (part.strip() for part in line.partition(":"))
    if not colon or not words:
        raise BadRecord(number, core("record-not-a-move", given=quoted(line.strip())))
    return number, seat, words


def read_header(record: Record, number: int, line: str) -> None:
    """One `key: value` line."""
    key, colon, value = (part.strip() for part in line.partition(":"))
    if not colon or not value:
        raise BadRecord(number, core("record-not-a-header", given=quoted(line.strip())))
    word, _, name = key.partition(" ")
    target = {"option": record.options, "seat": record.seats}.get(word, record.headers)
    entry = name.strip() if target is not record.headers else key
    if target is record.headers and key not in KEYS:
        raise BadRecord(number, core("record-no-such-header", key=quoted(key), known=HEADERS))
    if entry in target:
        raise BadRecord(number, core("record-header-twice", key=quoted(key)))
    target[entry] = value
    record.lines[f"{word} {entry}" if target is not record.headers else key] = number


# ---- playing again -------------------------------------------------------------------------------


def replay(record: Record, find_game: Callable[[str], Game]) -> Match:
    """Play a record again from start to end; BadRecord names the first line that is wrong."""
    rules = rules_of(record, find_game)
    match = Match(rules, start_of(record, rules))
    for number, seat, words in record.moves:
        try:
            match.play(seat_of(rules, seat), rules.grammar.parse(words))
        except BadInput as error:
            says = core("record-move", seat=quoted(seat), words=quoted(words), why=error.says)
            raise BadRecord(number, says) from None
    check_result(record, match)
    return match


def header(record: Record, key: str) -> tuple[int, str]:
    """A header with its line."""
    return record.lines[key], record.headers[key]


def rules_of(record: Record, find_game: Callable[[str], Game]) -> Rules:
    """The settled rules that a record names."""
    line, name = header(record, "game")
    try:
        game = find_game(name)
        line, version = header(record, "rules")
        if version != str(game.version):
            title, here = Phrase(f"{game.id}.title"), str(game.version)
            given = quoted(version)
            raise BadInput(core("record-other-version", given=given, game=title, here=here))
        line, players = header(record, "players")
        count = read_number(players) or 0
        game.rules(count, {}, None, "")
        for name, value in record.options.items():
            line = record.lines[f"option {name}"]
            choose_options(game, count, {name: value})
        board = None
        if "board-file" in record.headers:
            line, text = header(record, "board-file")
            board = str(read_json(text, core("the-board-file")))
        rules = game.rules(count, record.options, board, core("record-board"))
    except BadInput as error:
        raise BadRecord(line, error.says) from None
    check_names(record, rules)
    return rules


def check_names(record: Record, rules: Rules) -> None:
    """The board's name and the seats must be those of the settled rules."""
    if record.headers.get("board", rules.board_name) != rules.board_name:
        line, name = header(record, "board")
        own = quoted(rules.board_name)
        raise BadRecord(line, core("record-other-board", given=quoted(name), board=own))
    for name in record.seats:
        if name not in rules.seats:
            line = record.lines[f"seat {name}"]
            raise BadRecord(line, core("record-no-such-seat", given=quoted(name)))


def start_of(record: Record, rules: Rules) -> Any:
    """Where the log begins: at the game's start or at a position of its own."""
    if "position" not in record.headers:
        return None
    line, text = header(record, "position")
    try:
        position = read_json(text, core("the-position"))
        if not isinstance(position, dict):
            raise BadInput(core("record-position"))
        return rules.from_position(position)
    except BadInput as error:
        raise BadRecord(line, error.says) from None


def seat_of(rules: Rules, name: str) -> int:
    """The seat that a line names."""
    if name == CHANCE_NAME:
        return CHANCE
    if name not in rules.seats:
        known = Listed(rules.seats, "comma")
        raise BadInput(core("record-not-among-seats", given=quoted(name), known=known))
    return rules.seats.index(name)


def check_result(record: Record, match: Match) -> None:
    """The result in the header must be what the moves lead to."""
    line, claimed = header(record, "result")
    reached = result_words(match.rules, match.rules.outcome(match.state))
    if claimed == reached:
        return
    if reached == UNFINISHED:
        last = record.moves[-1][0] if record.moves else line
        raise BadRecord(last, core("record-ends-early", claimed=quoted(claimed)))
    says = core("record-other-result", claimed=quoted(claimed), reached=quoted(reached))
    raise BadRecord(line, says)
