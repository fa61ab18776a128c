"""Chapter 7: actions."""

from typing import Any

import pytest

from games.end_of_the_triumvirate.table import Case, acting

POLITICAL, MILITARY, COMPETENCE = "ITA", "CIS", "SAR"


def caesar(where: str, gold: int, **more: Any) -> Case:
    """Caesar may act in a province with gold in hand."""
    own = {"character": where, "gold": gold} | more.pop("own", {})
    return acting(seats={"Caesar": own} | more.pop("others", {}), **more)


def test_7_1_the_three_actions_cost_one_two_and_three() -> None:
    case = caesar(COMPETENCE, 6)
    hand = [case.play("improve political").gold("Caesar") for _ in range(3)]
    assert hand == [5, 3, 0]
    assert case.refused("improve political") == "7.1"
    assert case.legal() == ["end turn"]


def test_7_1_he_pays_from_his_hand_only() -> None:
    case = caesar(POLITICAL, 0, provinces={"ITA": {"gold": 5}})
    assert case.refused("improve political") == "7.1"
    assert caesar(POLITICAL, 1, actions_taken=1).refused("improve political") == "7.1"


def test_7_1_every_turn_begins_with_three_actions() -> None:
    case = caesar(POLITICAL, 0, actions_taken=3).play("end turn")
    assert case.position["actions_taken"] == 0


def test_7_1_he_need_not_act() -> None:
    assert caesar(POLITICAL, 6).play("end turn").position["active"] == "Pompeius"


@pytest.mark.parametrize(
    ("where", "possible"),
    [
        (POLITICAL, {"improve political", "persuade", "dissuade Pompeius", "dissuade Crassus"}),
        (MILITARY, {"improve military", "arm"}),
        (COMPETENCE, {"improve political", "improve military"}),
    ],
)
def test_7_2_the_type_of_the_province_decides(where: str, possible: set[str]) -> None:
    assert set(caesar(where, 9).legal()) == {"end turn", *possible}


def test_7_3_in_a_political_province() -> None:
    assert caesar(POLITICAL, 1).play("improve political").tracks("Caesar") == (2, 1)
    persuaded = caesar(POLITICAL, 3).play("persuade")
    assert persuaded.seat("Caesar")["citizens"] == 3
    assert persuaded.position["neutral_citizens"] == 4
    dissuaded = caesar(POLITICAL, 3).play("dissuade Crassus")
    assert dissuaded.seat("Crassus")["citizens"] == 1
    assert dissuaded.position["neutral_citizens"] == 6
    assert dissuaded.seat("Caesar")["citizens"] == 2


def test_7_3_not_elsewhere_and_not_against_oneself() -> None:
    assert caesar(MILITARY, 9).refusal("improve political").sentence() == (
        "That takes a political or a competence province; Gallia Cisalpina is a military one (7.3)."
    )
    assert caesar(COMPETENCE, 9).refused("persuade") == "7.3"
    assert caesar(MILITARY, 9).refused("dissuade Crassus") == "7.3"
    assert caesar(POLITICAL, 9).refused("dissuade Caesar") == "7.3"


def test_7_4_in_a_military_province() -> None:
    assert caesar(MILITARY, 1).play("improve military").tracks("Caesar") == (1, 2)
    armed = caesar(MILITARY, 3).play("arm")
    assert (armed.bag["Caesar"], armed.gold("Caesar")) == (4, 0)


def test_7_4_not_elsewhere() -> None:
    assert caesar(POLITICAL, 9).refusal("improve military").sentence() == (
        "That takes a military or a competence province; Italia is a political one (7.4)."
    )
    assert caesar(COMPETENCE, 9).refusal("arm").sentence() == (
        "That takes a military province; Sardinia et Corsica is a competence one (7.4)."
    )
    assert caesar(POLITICAL, 9).refused("arm") == "7.4"


def test_7_5_in_a_competence_province_a_step_on_either_track() -> None:
    case = caesar(COMPETENCE, 3).play("improve political", "improve military")
    assert case.tracks("Caesar") == (2, 2)


def test_7_6_there_is_no_step_beyond_seven() -> None:
    case = caesar(COMPETENCE, 6, own={"political": 7})
    assert case.refused("improve political") == "7.6"
    assert case.legal("improve") == ["improve military"]


def test_7_7_persuading_needs_a_neutral_citizen() -> None:
    case = caesar(POLITICAL, 9, others={"Pompeius": {"citizens": 5}, "Crassus": {"citizens": 4}})
    assert case.position["neutral_citizens"] == 0
    assert case.refused("persuade") == "7.7"
    assert "persuade" not in case.legal()


def test_7_7_dissuading_needs_a_citizen_of_that_player() -> None:
    case = caesar(POLITICAL, 9, others={"Pompeius": {"citizens": 0}})
    assert case.refused("dissuade Pompeius") == "7.7"
    assert case.legal("dissuade") == ["dissuade Crassus"]


def test_7_8_arms_with_one_weapon_left_and_with_none() -> None:
    """Ruling 7.16."""
    assert caesar(MILITARY, 3, bag={"Caesar": 7}).play("arm").bag["Caesar"] == 8
    case = caesar(MILITARY, 9, bag={"Caesar": 8})
    assert case.refused("arm") == "7.8"
    assert "arm" not in case.legal()


@pytest.mark.parametrize(
    ("where", "words", "track"),
    [
        (POLITICAL, "persuade", "political"),
        (POLITICAL, "dissuade Crassus", "political"),
        (MILITARY, "arm", "military"),
    ],
)
def test_7_9_two_gold_more_for_one_who_does_not_lead(where: str, words: str, track: str) -> None:
    behind = caesar(where, 2, own={track: 3}, others={"Crassus": {track: 4}})
    assert behind.refused(words) == "7.9"
    assert words not in behind.legal()
    rich = caesar(where, 3, own={track: 3}, others={"Crassus": {track: 4}})
    assert rich.play(words).gold("Caesar") == 0
    leader = caesar(where, 3, own={track: 4}, others={"Crassus": {track: 4}})
    assert leader.play(words).gold("Caesar") == 2, "a joint lead is enough"


def test_7_9_a_step_never_costs_more() -> None:
    case = caesar(POLITICAL, 1, others={"Crassus": {"political": 4}})
    assert case.play("improve political").gold("Caesar") == 0


def test_7_9_each_action_is_judged_when_it_is_taken() -> None:
    """Ruling 7.1: a step first can remove the surcharge."""
    case = caesar(POLITICAL, 3)
    assert case.play("improve political", "persuade").gold("Caesar") == 0
    other_way = caesar(POLITICAL, 3).play("persuade")
    assert other_way.gold("Caesar") == 0
    assert other_way.refused("improve political") == "7.1"


@pytest.mark.parametrize(
    ("levels", "leaders"),
    [
        ((1, 1, 1), set()),
        ((4, 4, 4), set()),
        ((2, 1, 1), {"Caesar"}),
        ((3, 3, 1), {"Caesar", "Pompeius"}),
        ((3, 5, 4), {"Pompeius"}),
        ((7, 7, 7), {"Caesar", "Pompeius", "Crassus"}),
        ((7, 7, 6), {"Caesar", "Pompeius"}),
    ],
)
def test_7_10_nobody_higher_and_somebody_lower(
    levels: tuple[int, int, int], leaders: set[str]
) -> None:
    """Ruling 4.12: all level nobody leads; ruling 4.6: all at VII all lead."""
    names = ("Caesar", "Pompeius", "Crassus")
    for track in ("political", "military"):
        seats = {name: {track: level} for name, level in zip(names, levels, strict=True)}
        case = acting(seats=seats)
        assert {name for name in names if track in case.seat(name)["leads"]} == leaders
