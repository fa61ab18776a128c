"""What a good host points out: who is close to winning, and what the next supplies will bring."""

from typing import Any

import pytest

from games.end_of_the_triumvirate.table import given, moving, started
from rubicon.core.state import WATCHER
from rubicon.words import Phrase

CLOSE = {"political": 7, "military": 6}


def warnings(**position: Any) -> list[str]:
    case = moving(**position)
    found = case.rules.hints(case.state, WATCHER)["warnings"]
    return [str(Phrase.from_json(warning["says"])) for warning in found]


def test_at_the_start_there_is_nothing_to_warn_of() -> None:
    case = started()
    assert case.rules.hints(case.state, 0)["warnings"] == []


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            {"seats": {"Crassus": CLOSE}},
            "Crassus is 1 step from the competence victory: 1 on the military track.",
        ),
        (
            {"seats": {"Crassus": {"political": 6, "military": 6}}},
            "Crassus is 2 steps from the competence victory: "
            "1 on the political track and 1 on the military track.",
        ),
        (
            {"seats": {"Caesar": {"consul": True, "citizens": 5}}},
            "Caesar is 1 citizen from the political victory.",
        ),
        (
            {"provinces": {code: {"owner": "Caesar"} for code in ("HCI", "MAC")}},
            "Caesar is 2 provinces from the military victory.",
        ),
        (
            {"calendar": 3, "seats": {"Caesar": {"consul": True, "citizens": 4}}},
            "Caesar would win the election in 3 turns and with it the game.",
        ),
        (
            {"calendar": 1, "seats": {"Pompeius": {"consul": True}}},
            "Pompeius would win the election in 1 turn and with it the game.",
        ),
    ],
)
def test_who_is_close_to_winning(position: dict[str, Any], sentence: str) -> None:
    assert sentence in warnings(**position)


def test_6_7_attacking_the_holder_of_the_card_may_hand_him_the_game() -> None:
    sentence = (
        "Crassus holds the compensation card: "
        "a player who takes a province from him gives him that step."
    )
    seats = {"Crassus": CLOSE}
    for side in (1, 2):
        assert sentence in warnings(seats=seats, compensation={"holder": "Crassus", "side": side})
    assert sentence not in warnings(seats=seats, compensation={"holder": "Caesar"})
    to_and_fro: dict[str, Any] = {"options": {"third_compensation": "alternate"}, "seats": seats}
    assert sentence not in warnings(compensation={"holder": "Crassus", "side": 2}, **to_and_fro)
    assert sentence in warnings(compensation={"holder": "Crassus", "side": 1}, **to_and_fro)


@pytest.mark.parametrize(
    "position",
    [
        {"seats": {"Crassus": {"political": 6, "military": 5}}},
        {"seats": {"Caesar": {"citizens": 5}}},
        {"calendar": 4, "seats": {"Caesar": {"consul": True, "citizens": 3}}},
        {"calendar": 1, "seats": {"Caesar": {"consul": True}}},
    ],
)
def test_who_is_not(position: dict[str, Any]) -> None:
    """Three steps; no card; the election is far; another one wins the tie."""
    assert warnings(**position) == []


def test_a_consul_whose_citizens_are_about_to_leave_is_not_close() -> None:
    case = given(phase="consul", calendar=0, elected="Caesar", seats={"Caesar": {"citizens": 5}})
    assert case.rules.hints(case.state, WATCHER)["warnings"] == []


def test_nobody_is_warned_after_the_game() -> None:
    case = given(phase="over", result={"winner": "Caesar", "reason": "both_tracks"})
    assert case.rules.hints(case.state, WATCHER)["warnings"] == []


def test_3_2_the_next_supplies_are_foretold() -> None:
    case = started().play("rome 2 gold")
    foretold = case.rules.hints(case.state, 0)["next_supply"]
    assert foretold["Italia"] == {"gold": 2, "legions": 0}, "a servant keeps the box open"
    assert foretold["Gallia Cisalpina"] == {"gold": 0, "legions": 0}, "its governor goes in"
    assert foretold["Illyricum"] == {"gold": 0, "legions": 2}, "its governor comes out"
    assert len(foretold) == 15
    assert len(started(2).rules.hints(started(2).state, 0)["next_supply"]) == 11


def test_4_2_what_every_way_costs_is_told_before_it_is_chosen() -> None:
    case = started().play("rome 2 gold")
    ways = case.rules.hints(case.state, 0)["ways"]
    assert ways["Gallia Cisalpina"] == {"free": 1, "laden": 1}, "a march [4.2]"
    assert ways["Illyricum"] == {"free": 1, "laden": 2}, "a voyage over one sea [4.3] [4.4]"
    assert "Italia" not in ways
    case.play("march Gallia Cisalpina", "march Italia", "march Gallia Cisalpina")
    left = case.rules.hints(case.state, 0)["ways"]
    assert all(way["free"] == 1 for way in left.values()), "one point is left"
    case.play("end movement")
    assert case.rules.hints(case.state, 0)["ways"] == {}


def test_12_2_the_board_can_be_described_for_the_page() -> None:
    described = started(2).rules.describe_board()
    provinces = {province["code"]: province for province in described["provinces"]}
    assert provinces["ITA"] == {
        "code": "ITA",
        "name": "Italia",
        "type": "political",
        "borders": ["Gallia Cisalpina"],
        "arrows": ["Sicilia"],
        "seas": ["Mare Tyrrhenum", "Mare Adriaticum", "Mare Ionium"],
        "in_play": True,
    }
    assert {code for code, p in provinces.items() if not p["in_play"]} == {
        "ASI",
        "SYR",
        "AEG",
        "CYR",
    }
    assert (described["name"], described["standard"], len(described["seas"])) == (
        "Mare Nostrum",
        True,
        7,
    )


def goals(**position: Any) -> dict[str, Any]:
    case = moving(**position)
    return {goal["name"]: goal for goal in case.rules.hints(case.state, WATCHER)["goals"]}


def test_9_the_ways_to_win_and_how_far_everybody_is() -> None:
    found = goals(seats={"Crassus": CLOSE, "Pompeius": {"consul": True}})
    assert [(one["rule"], one["needs"]) for one in found.values()] == [
        ("9.5", 9),
        ("9.6", 12),
        ("9.3", 6),
        ("9.2", 2),
    ]
    assert found["tracks"]["has"] == {"Caesar": 0, "Pompeius": 0, "Crassus": 11}
    assert found["elections"]["has"]["Pompeius"] == 1
    assert set(found["citizens"]["first"]) == {"Caesar", "Crassus"}, "no citizens count yet"


def test_9_2_the_second_election_is_counted_when_it_has_won() -> None:
    result = {"winner": "Caesar", "reason": "second_consulship"}
    case = given(phase="over", result=result, seats={"Caesar": {"consul": True}})
    elections = case.rules.hints(case.state, WATCHER)["goals"][-1]
    assert elections["has"] == {"Caesar": 2, "Pompeius": 0, "Crassus": 0}


def departure(**position: Any) -> Any:
    case = moving(**position)
    return case.rules.hints(case.state, 0)["departure"]


def test_4_who_can_attack_what_is_left_behind() -> None:
    """Pompeius comes from Africa by sea, Crassus from Syria through provinces of his own."""
    assert started().rules.hints(started().state, 0)["departure"] is None, "nobody moves yet"
    told = departure()
    assert (told["province"], told["keep"]) == ("Italia", 1)
    assert told["reached_by"] == ["Pompeius", "Crassus"]
    bare = {name: {"legions": 0} for name in moving().position["provinces"] if name != "Italia"}
    assert departure(provinces=bare)["reached_by"] == [], "nobody has a legion to come with"
    alone = departure(provinces={"Italia": {"legions": 1}})
    assert (alone["legions"], alone["keep"]) == (1, 0)
