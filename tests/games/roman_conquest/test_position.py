"""Positions as JSON and as a line: what is read, and what is said of the rest."""

import pickle
import re
from typing import Any

import pytest

from games.roman_conquest.table import given, leading, marching, settled
from rubicon.core.errors import BadInput

NARBO = {"Narbo": {"troops": {"Caesar": 1, "Rome": 1}}}
BATTLE: dict[str, Any] = {"phase": "attack", "stacks": NARBO, "battle": {"hex": "Narbo"}}
THROWN = {"hex": "Narbo", "dice": {"troops": [6], "leader": 0}}
OVER: dict[str, Any] = {"phase": "over", "result": {"winners": ["Caesar"], "reason": "last_round"}}

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"extra": 1}, "extra"),
    ({"phase": "peace"}, "phase"),
    ({"round": 41}, "round"),
    ({"turn": 0}, "turn"),
    ({"war": 1}, "The position's war must be true or false."),
    ({"active": "Cato"}, "active"),
    ({"first": "Caesar"}, "The position's first does not belong to the phase 'opening'."),
    ({"phase": "leader", "roll": 3}, "The position's roll does not belong to the phase 'leader'."),
    ({"phase": "travel"}, "roll"),
    ({"stacks": {"Carthago": {}}}, "Carthago"),
    ({"stacks": {"Roma": {"troops": {"Rome": 5}}}}, "Rome"),
    ({"stacks": {"Roma": {"troops": {"Cato": 1}}}}, "Cato"),
    ({"stacks": {"Roma": {"moved": 1}}}, "moved"),
    (
        {"stacks": {"Roma": {"troops": {"Rome": 1}}, "E10": {"troops": {"Rome": 1}}}},
        "The position's stacks give Roma twice.",
    ),
    ({"seats": {"Caesar": {"leader": "Carthago"}}}, "names 'Carthago', which is no hex"),
    ({"seats": {"Caesar": {"conquests": 5}}}, "conquests"),
    ({"seats": {"Caesar": {"troops": 11}}}, "troops"),
    ({"seats": {"Caesar": {"in_zone": False}}}, "in_zone"),
    ({"decides": "Caesar"}, "decides"),
    ({"roman_troops": 3}, "roman_troops"),
    ({"phase": "troops", "last_order": {"home": "Roma", "to": "Etruria"}}, "troops"),
    ({"phase": "fights"}, "there are not two"),
    ({"phase": "attack"}, "battle"),
    (BATTLE | {"battle": {"hex": "Roma"}}, "The position's battle is in Roma"),
    (BATTLE | {"battle": THROWN}, "in the phase 'defence' only, not in 'attack'"),
    (BATTLE | {"phase": "defence"}, "in the phase 'defence' only"),
    (
        BATTLE | {"phase": "defence", "battle": {"hex": "Narbo", "dice": {"troops": [7]}}},
        "can't have the dice",
    ),
    (
        BATTLE | {"phase": "defence", "battle": {"hex": "Narbo", "dice": {"troops": [6, 6]}}},
        "can't have the dice",
    ),
    (BATTLE | {"battle": {"hex": "Narbo", "attackers": 2}}, "attackers"),
    (BATTLE | {"fights": []}, "fights"),
    ({"phase": "favour"}, "that the leader can't win over (7.1)"),
    ({"phase": "token values"}, "no parade for which they are drawn"),
    ({"phase": "over"}, "result"),
    (OVER | {"result": {"winners": [], "reason": "last_round"}}, "must be a list of seats"),
    (OVER | {"result": {"winners": ["Cato"], "reason": "last_round"}}, "winners"),
    (OVER | {"result": {"winners": ["Caesar"], "reason": "luck"}}, "reason"),
    (
        OVER | {"result": {"winners": ["Caesar", "Crassus"], "reason": "held_rome"}},
        "there is one who wins by 'held_rome'",
    ),
    ({"phase": "leader", "stacks": NARBO}, "troops of several forces stand in Narbo"),
    (
        {"phase": "leader", "stacks": {"Roma": {"troops": {"Caesar": 1}}}},
        "troops of a player stand in Italy, in Roma, and there is no war",
    ),
    (
        {"phase": "leader", "stacks": {"Narbo": {"troops": {"Caesar": 1}, "moved": 1}}},
        "troops have moved in Narbo that could not",
    ),
    ({"phase": "leader", "seats": {"Caesar": {"rome": 1}}}, "Caesar holds Rome before"),
    ({"phase": "leader", "war": True, "seats": {"Caesar": {"rome": 4}}}, "long enough to have won"),
    (
        {"phase": "leader", "war": True, "seats": {"Caesar": {"conquests": 1}}},
        "Caesar has conquest tokens in the civil war",
    ),
    (
        {"phase": "leader", "seats": {"Crassus": {"leader": None}}},
        "Crassus is dead but has something left",
    ),
    (
        {"phase": "leader", "stacks": {}, "seats": {"Caesar": {"leader": None}}},
        "it is the turn of Caesar, who is dead",
    ),
    (
        {
            "phase": "leader",
            "stacks": {},
            "seats": {"Pompeius": {"leader": None}, "Crassus": {"leader": None}},
        },
        "the game goes on without two leaders",
    ),
]


@pytest.mark.parametrize(("position", "sentence"), FAULTS)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(
    position: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)) as caught:
        settled().from_position(position)
    assert str(caught.value).endswith(".")


def test_what_is_omitted_is_as_at_the_start() -> None:
    rules = settled()
    assert rules.from_position({}) == rules.start()


def test_hexes_that_are_not_named_are_empty() -> None:
    case = leading({"Roma": {"Rome": 1}})
    assert list(case.position["stacks"]) == ["Roma"]


def test_what_follows_from_the_rest_may_be_given() -> None:
    for case in (
        given(),
        leading(active="Crassus"),
        marching({"Narbo": {"Caesar": 2, "Rome": 1}}).play("done", "throw 6 5"),
        marching({"Cenabum": {"Caesar": 2}}).play("march Cenabum to Andes 1 troop"),
    ):
        again = case.rules.from_position(case.position)
        assert again == case.state
        assert case.rules.from_line(case.rules.line(case.state)) == case.state


def test_a_position_survives_a_pickle() -> None:
    state = marching({"Cenabum": {"Caesar": 2}}).play("march Cenabum to Andes 1 troop").state
    assert pickle.loads(pickle.dumps(state)) == state


LINE = settled().line(leading().state)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "a~b",
        LINE.replace("~", "x", 1),
        LINE + ".1",
        LINE.replace(",", "", 1),
        LINE[:-1] + "x",
        "999C1" + LINE,
        LINE.replace("~~", "~999.1~"),
        LINE[:-3] + "9.9",
        LINE.replace("~~", "~3.4~"),
        "0C7" + LINE,
    ],
)
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(BadInput) as caught:
        settled().from_line(line)
    assert str(caught.value).endswith(".")
