"""Chapter 8: the end of a turn."""

from typing import Any

import pytest

from games.end_of_the_triumvirate.table import Case, acting, started


def year_end(citizens: tuple[int, ...], active: str = "Caesar", **more: Any) -> Case:
    """The last turn of a year ends, with so many citizens on each side."""
    names = ("Caesar", "Pompeius", "Crassus")[: len(citizens)]
    extra = more.pop("seats", {})
    seats = {
        name: {"citizens": number} | extra.get(name, {})
        for name, number in zip(names, citizens, strict=True)
    }
    case = acting(active, players=len(citizens), calendar=1, seats=seats, **more)
    return case.play("end turn")


def test_8_1_cap_calendar_election_servant_citizens_next_supplies() -> None:
    """Ruling 7.17."""
    case = year_end((4, 3, 2), provinces={"HCI": {"legions": 8}})
    told = [event.name for event in case.events]
    assert told == ["trimmed", "turn_ended", "elected"]
    assert (case.phase, case.decides) == ("consul", "Caesar")
    case.play("station GAL")
    told = [event.name for event in case.events]
    assert told[:5] == ["stationed", "citizens_left", "year_began", "turn_began", "governors_moved"]
    assert (case.phase, case.decides) == ("rome", "Pompeius")


def test_8_2_no_more_than_six_legions_stay_in_any_province() -> None:
    """Ruling 4.19: at the end of any turn, no matter who owns the province."""
    provinces = {"ITA": {"legions": 9}, "SYR": {"legions": 7}, "ASI": {"legions": 6}}
    case = acting(provinces=provinces)
    before = case.supply["legions"]
    case.play("end turn")
    assert [case.legions(code) for code in ("ITA", "SYR", "ASI")] == [6, 6, 6]
    arrived = 1 + 2
    assert case.supply["legions"] == before + 4 - arrived, "Pompeius' supplies came after that"


def test_8_3_the_stone_moves_each_turn_and_eight_turns_make_a_year() -> None:
    case = started()
    for left in range(7, 0, -1):
        case.pass_turns(1)
        assert case.position["calendar"] == left
    case.pass_turns(1)
    assert (case.phase, case.position["calendar"]) == ("consul", 0)
    assert case.refused("station HUL") == "8.7"


@pytest.mark.parametrize("consul", ["Caesar", "Pompeius", "Crassus"])
def test_8_4_most_citizens_make_the_consul(consul: str) -> None:
    names = ("Caesar", "Pompeius", "Crassus")
    case = year_end(tuple(3 if name == consul else 2 for name in names))
    assert case.decides == consul


@pytest.mark.parametrize(
    ("year", "last_turn", "order"),
    [
        (1, "Pompeius", ["Crassus", "Caesar", "Pompeius"]),
        (2, "Caesar", ["Pompeius", "Crassus", "Caesar"]),
        (3, "Crassus", ["Caesar", "Pompeius", "Crassus"]),
        (4, "Pompeius", ["Crassus", "Caesar", "Pompeius"]),
    ],
)
def test_8_5_a_tie_goes_to_the_one_whose_turn_is_longest_ago(
    year: int, last_turn: str, order: list[str]
) -> None:
    """Ruling 4.16, with three players."""
    names = ("Caesar", "Pompeius", "Crassus")
    for first in range(3):
        level = order[first:]
        case = year_end(
            tuple(3 if name in level else 1 for name in names), last_turn, turn=8 * year
        )
        assert case.decides == level[0]


@pytest.mark.parametrize(
    ("year", "last_turn", "consul"),
    [(1, "Caesar", "Pompeius"), (2, "Pompeius", "Caesar"), (3, "Caesar", "Pompeius")],
)
def test_8_5_the_same_with_two_players(year: int, last_turn: str, consul: str) -> None:
    """Ruling 7.19."""
    assert year_end((3, 3), last_turn, turn=7 * year).decides == consul


def test_8_5_the_calendar_brings_those_last_turns() -> None:
    """Where everybody passes, the tie order alone elects: Crassus, Pompeius, Caesar, ..."""
    case, consuls = started(), []
    while case.result is None:
        case.pass_turns(8)
        if case.phase == "consul":
            consuls.append(case.decides)
            case.play(case.legal()[0])
    assert consuls == ["Crassus", "Pompeius", "Caesar"]
    assert (case.result, case.position["turn"]) == (("Crassus", "second_consulship"), 32)


def test_8_6_a_first_election_brings_a_consul_card() -> None:
    case = year_end((4, 3, 2))
    assert [case.seat(name)["consul"] for name in ("Caesar", "Pompeius")] == [True, False]
    assert case.result is None


def test_8_7_a_new_servant_goes_into_a_province_of_his_own() -> None:
    """Ruling 7.13."""
    case = year_end((2, 4, 2))
    before = case.supply["servants"]
    assert len(case.legal()) == 5
    assert case.refused("station ITA") == "8.7"
    for by in ("Caesar", "Pompeius", "Crassus"):
        assert case.refusal("end turn", by=by).sentence() == (
            "The new consul Pompeius has to place his civil servant first (8.7)."
        )
    assert case.governor("HCI") == "in"
    case.play("station HCI")
    assert case.province("HCI")["servants"] == 1
    assert case.governor("HCI") == "servant"
    assert case.supply["servants"] == before - 1
    assert case.refused("station HCI") == "8.7", "only once"


def test_8_7_he_may_join_another() -> None:
    case = year_end((4, 2, 2)).play("station ITA")
    assert case.province("ITA")["servants"] == 2


@pytest.mark.parametrize(("citizens", "kept"), [((5, 2, 2), 2), ((2, 1, 1), 0), ((3, 2, 2), 0)])
def test_8_8_three_citizens_become_neutral_or_all_he_has(
    citizens: tuple[int, int, int], kept: int
) -> None:
    """Ruling 7.11: a consul may have fewer than three."""
    case = year_end(citizens).play("station ITA")
    assert case.seat("Caesar")["citizens"] == kept
    assert case.position["neutral_citizens"] == 11 - kept - citizens[1] - citizens[2]


def test_8_9_a_new_year_begins_with_the_next_players_turn() -> None:
    case = year_end((4, 2, 2), "Pompeius", turn=8).play("station ITA")
    assert (case.position["calendar"], case.position["turn"]) == (8, 9)
    assert case.position["active"] == "Crassus"
