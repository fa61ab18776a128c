"""Records: written, read, played again; each mistake is reported with its line."""

import json
from importlib.resources import files

import pytest

from rubicon.core.errors import BadRecord
from rubicon.core.match import Match
from rubicon.core.record import read_record, replay, write_record
from rubicon.core.rng import Rng
from toy.finding import DEALT, curia, find_any, given

ROLL = "roll" + " 4" * 12
GAME = """rubicon record 1
game: curia
rules: 2
players: 2
option rounds: 1
board: The curia
seat Brutus: Anna
seat Cassius: unknown
result: Cassius, majority

chance: letter 0
chance: letter 5
chance: deal 1
chance: deal 2
chance: deal 1
chance: deal 3
chance: deal 4
chance: deal 3
Brutus: bid 0
Cassius: bid 0
Brutus: pledge 1 0 2
Brutus: wait
Brutus: add 1
Brutus: seal
Cassius: add 2
Cassius: seal
Brutus: pass
Cassius: pass
chance: roll 4 4 4 4 4 4 4 4 4 4 4 4
"""
BOARD = (files("rubicon.games.end_of_the_triumvirate") / "data" / "board.toml").read_text("utf-8")


def played() -> Match:
    rules = curia(2, rounds=1)
    return given(rules, DEALT, "pledge 1 0 2, wait, add 1, seal, add 2, seal, pass, pass", ROLL)


def complaint(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(read_record(text), find_any)
    return caught.value


def test_a_record_is_written_as_people_read_it() -> None:
    assert write_record(played(), {"Brutus": "Anna"}) == GAME


def test_a_record_is_played_again() -> None:
    match = replay(read_record(GAME), find_any)
    assert match.log == played().log
    assert match.state == played().state


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    text = GAME.replace("rules: 2", "# a comment\n rules :  2 ")
    text = text.replace("option rounds", "option   rounds").replace("seat Brutus", "seat  Brutus")
    text = text.replace("Brutus: pass", "\n# he hesitates\n Brutus:   pass\n").replace("\n", "\r\n")
    assert replay(read_record(text), find_any).log == played().log


def test_an_unfinished_match_says_so() -> None:
    match = given(curia(), DEALT)
    text = write_record(match, {})
    assert "result: unfinished\n" in text
    assert replay(read_record(text), find_any).log == match.log


@pytest.mark.parametrize("name", ["", " \n ", "Anna\nresult: nobody"])
def test_no_name_of_a_player_can_spoil_a_record(name: str) -> None:
    text = write_record(played(), {"Brutus": name})
    assert replay(read_record(text), find_any).log == played().log


def test_a_record_may_begin_at_a_position() -> None:
    match = Match(curia(), given(curia(), DEALT).state)
    match.play(0, match.rules.grammar.parse("pledge 1 1 1"))
    text = write_record(match, {})
    assert 'position: {"turn": 0' in text
    again = replay(read_record(text), find_any)
    assert again.log == match.log
    assert again.first == match.first


def test_a_record_carries_a_board_of_ones_own() -> None:
    game = find_any("end_of_the_triumvirate")
    name = game.rules(2, {}, None, "").board_name
    mine = BOARD.replace(f'name = "{name}"', 'name = "Mine"', 1)
    match = Match(game.rules(2, {}, mine, "mine.toml"))
    match.play(0, match.state.legal()[0])
    text = write_record(match, {})
    assert replay(read_record(text), find_any).rules.board_name == "Mine"
    line = text.splitlines().index(f"board-file: {json.dumps(mine)}") + 1
    assert complaint(text.replace("name = ", "title = ")).line == line
    assert str(complaint(text.replace("board: Mine", "board: Yours")).why) == (
        "the board is called 'Yours' here but 'Mine' in its file"
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("rubicon record 1", "rubicon record 2", 1, "a record begins with the line"),
        (GAME, "", 1, "a record begins with the line"),
        (GAME, "rubicon record 1", 1, "the header ends without 'game'"),
        ("rules: 2\n", "", 8, "the header ends without 'rules'"),
        ("rules: 2", "rule: 2", 3, "'rule' is not a header; there are game, rules"),
        ("rules: 2", "rules: 2\nrules: 2", 4, "'rules' is in the header twice"),
        ("option rounds: 1", "option rounds: 1\noption  rounds: 2", 6, "in the header twice"),
        ("rules: 2", "rules 2", 3, "'rules 2' is not of the form 'key: value'"),
        ("rules: 2", "rules:", 3, "'rules:' is not of the form 'key: value'"),
        ("rules: 2", "rules: 1", 3, "of rules version 1 of Curia, this is 2"),
        ("game: curia", "game: chess", 2, "There is no game 'chess'"),
        ("players: 2", "players: two", 4, "for two to four, not 0"),
        ("players: 2", "players: 5", 4, "for two to four, not 5"),
        ("option rounds", "option omens: dice\noption round", 6, "no option 'round'"),
        ("option rounds: 1", "option coins: 9\noption rounds: 99", 6, "rounds takes 1 to 16"),
        ("option rounds", "option", 5, "There is no option ''"),
        ("board: The curia", "board: Forum", 6, "called 'Forum' here but 'The curia'"),
        ("board: The curia", 'board-file: "x"', 6, "the record's board: Curia has no boards"),
        ("board: The curia", "board-file: x", 6, "Expecting value"),
        ("board: The curia", "position: {", 6, "Expecting property name"),
        ("board: The curia", "position: 5", 6, "a position is a JSON object"),
        ("board: The curia", 'position: {"purse": [1, 1]}', 6, "can't be"),
        ("seat Brutus", "seat Nero", 7, "there is no seat 'Nero'"),
        ("seat Brutus", "seat  Nero", 7, "there is no seat 'Nero'"),
        ("Brutus: wait", "Nero: wait", 22, "there is no seat 'Nero'; there are Brutus, Cassius"),
        ("Brutus: wait", "Brutus wait", 22, "'Brutus wait' is not of the form 'Seat: move'"),
        ("Brutus: wait", "Brutus:", 22, "'Brutus:' is not of the form 'Seat: move'"),
        ("Brutus: wait", "Cassius: wait", 22, "Brutus: look. That comes first (2.3)."),
        ("Brutus: wait", "Brutus: sleep", 22, "'sleep' is not a move; moves look like"),
        ("pledge 1 0 2", "pledge 9 9 9", 21, "More than is there (2.2)."),
        ("chance: deal 4", "Brutus: deal 4", 17, "(1.3)."),
        ("Cassius, majority", "Brutus, majority", 9, "but the moves lead to 'Cassius, majority'"),
        ("Cassius, majority", "unfinished", 9, "but the moves lead to 'Cassius, majority'"),
        (f"chance: {ROLL}\n", "", 28, "the moves end here, but the result says"),
        (GAME[GAME.index("chance") :], "", 9, "the moves end here, but the result says"),
        (f"chance: {ROLL}", f"chance: {ROLL}\nBrutus: wait", 30, "The game is over (1.4)."),
    ],
)
def test_a_mistake_is_reported_with_its_line(old: str, new: str, line: int, why: str) -> None:
    assert old in GAME
    error = complaint(GAME.replace(old, new, 1))
    assert (error.line, why in str(error.why)) == (line, True), str(error)


def test_any_game_played_at_random_can_be_recorded() -> None:
    match, rng = Match(curia(4)), Rng(9)
    while match.state.to_act() != -2:
        for _ in match.settle(rng):
            pass
        moves = match.state.legal()
        if moves:
            match.play(match.state.to_act(), moves[rng.below(len(moves))])
    assert replay(read_record(write_record(match, {})), find_any).log == match.log
