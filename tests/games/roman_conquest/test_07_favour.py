"""Chapter 7: winning Roman troops over."""

from typing import Any

import pytest

from games.roman_conquest.table import Case, given, marching


def among_romans(popularity: int, place: str = "Utica", **position: Any) -> Case:
    """Caesar is among Roman troops, and his own have moved."""
    seats = {"Caesar": {"leader": place, "popularity": popularity}}
    return marching({place: {"Rome": 2}}, seats=seats, **position).play("done")


@pytest.mark.parametrize("war", [False, True])
def test_7_1_he_may_roll_once_after_the_fights(war: bool) -> None:
    case = among_romans(3, war=war)
    assert (case.phase, case.legal()) == ("favour", ["recruit", "decline"])
    assert case.refused("done") == "3.1"
    case.play("recruit")
    assert case.outcomes() == {f"twenty {n}": 1 for n in range(1, 21)}
    case.play("twenty 20")
    assert case.active == "Pompeius"


def test_7_1_he_need_not() -> None:
    case = among_romans(3).play("decline")
    assert (case.troops("Utica"), case.active) == ({"Rome": 2}, "Pompeius")


def test_7_1_without_popularity_or_romans_it_is_not_offered() -> None:
    case = among_romans(0)
    assert case.active == "Pompeius"
    assert case.refused("recruit") == "7.1"
    seats = {"Caesar": {"leader": "Roma", "popularity": 9}}
    alone = marching({"Utica": {"Rome": 2}}, seats=seats).play("done")
    assert alone.active == "Pompeius"


def test_7_1_it_has_to_be_decided_before_anything_else() -> None:
    case = among_romans(3)
    assert case.refused("stay") == "3.2"
    assert case.refused("fight Utica") == "6.3"


def test_7_2_all_join_if_the_roll_is_not_higher() -> None:
    case = among_romans(3).play("recruit", "twenty 3")
    assert case.troops("Utica") == {"Caesar": 2}
    assert case.told("recruited") == {
        "seat": "Caesar",
        "hex": "Utica",
        "troops": 2,
        "number": 3,
        "popularity": 3,
    }


def test_7_3_in_italy_that_is_war() -> None:
    case = among_romans(3, "Roma").play("recruit", "twenty 1")
    assert case.war is True
    assert case.seat("Caesar")["rome"] == 1, "and this turn counts"
    assert among_romans(3).play("recruit", "twenty 1").war is False


def test_7_4_nothing_happens_if_it_is_higher() -> None:
    case = among_romans(3, "Roma").play("recruit", "twenty 4")
    assert (case.troops("Roma"), case.war) == ({"Rome": 2}, False)
    assert case.told("rebuffed")["number"] == 4


def recruited_beside_crassus() -> Case:
    """Caesar has won over troops among whom Crassus is, too."""
    case = given(
        {"Utica": {"Rome": 2}},
        phase="favour",
        seats={"Caesar": {"leader": "Utica", "popularity": 9}, "Crassus": {"leader": "Utica"}},
    )
    return case.play("recruit", "twenty 1")


def test_7_5_a_rival_in_the_hex_is_not_harmed_at_once() -> None:
    case = recruited_beside_crassus()
    assert (case.leader("Crassus"), case.active) == ("Utica", "Pompeius")


def test_7_5_he_is_killed_if_he_stays() -> None:
    case = recruited_beside_crassus().play("stay", "done", "stay", "done")
    assert case.leader("Crassus") is None


def test_7_5_or_he_walks_away() -> None:
    case = recruited_beside_crassus().play("stay", "done", "roll", "die 1", "go Cirta", "done")
    assert (case.leader("Crassus"), case.active) == ("Cirta", "Caesar")


def test_7_5_the_owner_kills_him_in_his_next_turn() -> None:
    """If it is the owner's turn before the rival's."""
    case = given(
        {"Utica": {"Caesar": 2}},
        phase="troops",
        seats={"Crassus": {"leader": "Utica"}},
    )
    case.play("done")
    assert case.leader("Crassus") is None
