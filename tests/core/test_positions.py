"""Positions with their header, as JSON and in one line, and all that can be wrong with them."""

import json
from importlib.resources import files

import pytest

from rubicon.core.errors import BadInput
from rubicon.core.positions import read_line, read_position, write_line, write_position
from toy.finding import DEALT, curia, find_any, given

BOARD = (files("rubicon.games.end_of_the_triumvirate") / "data" / "board.toml").read_text("utf-8")
NAME = find_any("end_of_the_triumvirate").rules(2, {}, None, "").board_name
MINE = BOARD.replace(f'name = "{NAME}"', 'name = "Mine"', 1)


def test_a_position_carries_what_is_needed_to_read_it() -> None:
    match = given(curia(2, rounds=1), DEALT)
    data = write_position(match.rules, match.state)
    assert data["game"] == "curia"
    assert (data["rules"], data["players"], data["options"]) == (2, 2, {"rounds": 1})
    rules, state = read_position(json.dumps(data), find_any)
    assert rules.options["rounds"] == 1
    assert state == match.state


def test_a_line_carries_it_too() -> None:
    match = given(curia(2, rounds=1, coins=7), DEALT)
    line = write_line(match.rules, match.state)
    assert line.startswith("curia/2/2/rounds=1,coins=7/")
    rules, state = read_line(f" {line}\n", find_any)
    assert (rules.options["rounds"], rules.options["coins"]) == (1, 7)
    assert state == match.state


def test_what_a_position_leaves_out_takes_its_default() -> None:
    rules, state = read_position('{"game": "curia"}', find_any)
    assert len(rules.seats) == 3
    assert state == rules.start()


def test_a_position_carries_a_board_of_ones_own() -> None:
    rules = find_any("end_of_the_triumvirate").rules(2, {}, MINE, "mine.toml")
    data = write_position(rules, rules.start())
    assert data["board"] == "Mine"
    again, state = read_position(json.dumps(data), find_any)
    assert again.board_text == MINE
    assert state == rules.start()
    del data["board_file"]
    with pytest.raises(BadInput, match="on the board 'Mine', not"):
        read_position(json.dumps(data), find_any)
    assert read_position(json.dumps(data), find_any, MINE, "mine.toml")[0].board_name == "Mine"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "not JSON"),
        ("[]", "at least the field 'game'"),
        ("{}", "at least the field 'game'"),
        ('{"game": "chess"}', "There is no game 'chess'"),
        ('{"game": 5}', "There is no game '5'"),
        ('{"game": "curia", "rules": 1}', "of rules version 1 of Curia, this is 2"),
        ('{"game": "curia", "players": "2"}', "players must be a number"),
        ('{"game": "curia", "players": true}', "players must be a number"),
        ('{"game": "curia", "players": 9}', "for two to four, not 9"),
        ('{"game": "curia", "options": []}', "options an object"),
        ('{"game": "curia", "options": {"rounds": 99}}', "Option rounds takes 1 to 16"),
        ('{"game": "curia", "board": "Forum"}', "on the board 'Forum', not 'The curia'"),
        ('{"game": "curia", "board_file": 5}', "must be the text of a board"),
        ('{"game": "curia", "board_file": ""}', "the position's board_file: Curia has no boards"),
        ('{"game": "curia", "purse": [1, 1, 1]}', "can't be"),
        ('{"game": "curia", "purze": []}', "no field 'purze'"),
    ],
)
def test_a_wrong_position_is_refused_with_a_reason(text: str, why: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_position(text, find_any)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "game/rules/players/options/position"),
        ("curia/1/2/", "game/rules/players/options/position"),
        ("curia/1/two//x", "game/rules/players/options/position"),
        ("chess/1/2//x", "There is no game 'chess'"),
        ("curia/7/2//x", "of rules version 7"),
        ("curia/2/9//x", "for two to four, not 9"),
        ("curia/2/2/rounds/x", "Option rounds takes 1 to 16, not ''"),
        ("curia/2/2//x", "does not describe a curia"),
    ],
)
def test_a_wrong_line_is_refused_with_a_reason(line: str, why: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_line(line, find_any)
    assert why in str(caught.value)
