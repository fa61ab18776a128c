"""Chapter 2: setting up."""

from collections import Counter

import pytest

from games.roman_conquest.table import at, given, leading
from rubicon.core.rng import Rng


@pytest.mark.parametrize("board", ["balanced", "classic"])
def test_2_1_homes_italy_and_zones(board: str) -> None:
    hexes = given(options={"board": board}).rules.describe_board()["hexes"]
    assert {one["name"]: one["home"] for one in hexes if one["home"]} == {
        "Roma": "Rome",
        "Cenabum": "Caesar",
        "Toletum": "Pompeius",
        "Antiochia": "Crassus",
    }
    assert [one["name"] for one in hexes if one["italy"]] == [
        "Etruria",
        "Picenum",
        "Roma",
        "Samnium",
        "Campania",
        "Brundisium",
        "Bruttium",
    ]
    assert Counter(one["zone"] for one in hexes if one["zone"]) == {
        "Caesar": 7,
        "Pompeius": 7,
        "Crassus": 5,
    }
    assert all(one["terrain"] == "land" for one in hexes if one["zone"] or one["italy"])


def test_2_1_hexes_have_neighbours_on_all_sides() -> None:
    hexes = {one["name"]: one for one in given().rules.describe_board()["hexes"]}
    assert hexes["Roma"]["neighbours"] == [
        "Etruria",
        "Picenum",
        "Mare Tyrrhenum I",
        "Samnium",
        "Mare Tyrrhenum II",
        "Campania",
    ]
    for name, one in hexes.items():
        assert all(name in hexes[other]["neighbours"] for other in one["neighbours"])


def test_2_2_one_troop_on_each_t_of_the_nearest_force() -> None:
    case = given(options={"board": "classic"})
    seats = {name: case.seat(name)["troops"] for name in case.rules.seats}
    assert (seats, case.position["roman_troops"]) == (
        {"Caesar": 10, "Pompeius": 11, "Crassus": 18},
        15,
    )
    assert {sum(stack["troops"].values()) for stack in case.position["stacks"].values()} == {1}
    assert case.troops("Utica") == {"Rome": 1}
    assert case.troops("Pelusium") == {"Crassus": 1}


def test_2_2_a_t_may_carry_a_number() -> None:
    case = given()
    assert case.troops("Byzantium") == {"Crassus": 2}
    assert case.troops("Armorica") == {"Caesar": 2}
    seats = {name: case.seat(name)["troops"] for name in case.rules.seats}
    assert (seats, case.position["roman_troops"]) == (
        {"Caesar": 10, "Pompeius": 11, "Crassus": 18},
        14,
    )


def test_2_3_leaders_begin_at_home() -> None:
    case = given()
    assert [case.leader(name) for name in case.rules.seats] == ["Cenabum", "Toletum", "Antiochia"]


def test_2_4_a_roll_decides_who_begins() -> None:
    case = given()
    assert (case.phase, case.position["decides"]) == ("opening", "chance")
    assert case.outcomes() == {"Caesar begins": 1, "Pompeius begins": 1, "Crassus begins": 1}
    drawn = Counter(case.state.sample(Rng(seed)) for seed in range(300))
    assert len(drawn) == 3
    case.play("Crassus begins")
    assert (case.active, case.position["first"]) == ("Crassus", "Crassus")


def test_2_4_turns_go_round_clockwise_and_make_rounds() -> None:
    case = given().play("Pompeius begins")
    seen = []
    for _ in range(5):
        seen.append((case.active, case.position["round"], case.position["turn"]))
        case.play("stay", "done")
    assert seen == [
        ("Pompeius", 1, 1),
        ("Crassus", 1, 2),
        ("Caesar", 1, 3),
        ("Pompeius", 2, 4),
        ("Crassus", 2, 5),
    ]


def test_2_4_a_round_ends_also_when_the_first_player_is_out() -> None:
    case = leading(active="Pompeius", first="Caesar", stacks={}, seats=at(Caesar=None))
    case.play("stay", "done", "stay", "done")
    assert (case.active, case.position["round"], case.position["turn"]) == ("Pompeius", 2, 3)


def test_2_4_nobody_else_moves() -> None:
    case = leading()
    assert case.refused("stay", by="Crassus") == "2.4"
    assert given().refused("stay", by="Caesar") == "2.4", "the roll comes first"
    assert leading().refused("Caesar begins", by="chance") == "3.2"
