"""Chapter 8: taxation."""

import pytest

from games.total_war_rome.table import CARTHAGE, ROME, TRIBES, Case, bare, campaign
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.agenda import push
from rubicon.games.total_war_rome.rules.land import is_besieged
from rubicon.games.total_war_rome.rules.taxation import income, points_for, tax


def taxes(seat: int = ROME, players: int = 2) -> Case:
    """Before taxes; nobody can interrupt."""
    return bare(st.TAXATION, seat, players).no_windows()


def test_8_1_sieges_wear_down() -> None:
    case = taxes().build("CTG", c.MARKET, c.BARRACKS, c.WALLS)
    case.army(ROME, "CTG")
    place = case.region("CTG")
    for left in (c.MARKET | c.BARRACKS, c.MARKET, 0, 0):
        case.go_on()
        assert case.s.built[place] == left
        case.s.agenda = []
        case = Case(case.rules, case.s)
        push(case.s, st.END_ROUND, 0)
        push(case.s, st.TAXATION, 0)


def test_8_2_besieged_regions_pay_nothing() -> None:
    case = taxes().gold(CARTHAGE, 0)
    case.army(ROME, "CTG")
    assert is_besieged(case.s, case.region("CTG"))
    case.go_on()
    assert case.s.gold[CARTHAGE] == 7
    case.army(CARTHAGE, "CTG", ["Libyan Spearmen"] * 2)
    assert not is_besieged(case.s, case.region("CTG"))


def test_8_3_unrest_lowers_taxes() -> None:
    case = taxes()
    place = case.region("ROM")
    for markers, plain, calm in ((0, 3, 3), (1, 1, 3), (2, 0, 1), (3, 0, 0)):
        case.s.unrest[place] = markers
        assert tax(case.s, place, False) == plain
        assert tax(case.s, place, True) == calm
    case.gold(ROME, 0).go_on()
    assert case.s.gold[ROME] == 8
    assert income(case.develop(ROME, c.CALM).s, ROME) == 8


def test_8_4_linked_markets() -> None:
    case = taxes().unroad().build("ROM", c.MARKET).build("MGR", c.MARKET)
    assert income(case.s, ROME) == 11
    case.road("ROM", "CAM").road("CAM", "MGR")
    assert income(case.s, ROME) == 13
    case.own(CARTHAGE, "CAM")
    assert income(case.s, ROME) == 9
    case.status(ROME, CARTHAGE, c.ALLY)
    assert income(case.s, ROME) == 11
    tribes = taxes(TRIBES, 4).build("ARV", c.MARKET).build("AED", c.MARKET)
    assert income(tribes.s, TRIBES) == 10
    assert income(tribes.develop(TRIBES, c.PEACEFUL_AGRICULTURE).s, TRIBES) == 12


def test_8_5_silver_mines() -> None:
    case = taxes().own(CARTHAGE, "BAE")
    assert income(case.s, CARTHAGE) == 13
    assert income(case.develop(CARTHAGE, c.SILVER_MINES).s, CARTHAGE) == 15


@pytest.mark.parametrize(
    ("raised", "points"), [(19, 0), (20, 1), (24, 1), (25, 2), (30, 3), (39, 3), (40, 4), (99, 4)]
)
def test_8_6_riches_bring_points(raised: int, points: int) -> None:
    assert points_for(campaign().s, raised) == points


def test_8_6_only_what_is_raised_counts() -> None:
    case = taxes().own(ROME, "SYR", "BAE", "INS", "VEN").gold(ROME, 30).go_on()
    assert case.s.points[ROME] == 1
    assert case.s.gold[ROME] == 30 + 21


def test_8_7_wonders_take_gold() -> None:
    case = taxes().build("ROM", c.WONDER).gold(CARTHAGE, 0).own(c.NONE, "CTG", "BYC", "LIL", "SAR")
    case.own(c.NONE, "HIP")
    case.gold(ROME, 0).go_on()
    assert case.s.gold[:2] == [11 + 1, 0]


def test_8_2_who_loses_his_barracks_was_besieged() -> None:
    case = taxes().own(CARTHAGE, "SYR").build("SYR", c.BARRACKS, c.WONDER).gold(CARTHAGE, 0)
    case.army(ROME, "SYR")
    case.gold(ROME, 0).go_on()
    assert case.s.built[case.region("SYR")] == c.WONDER
    assert case.s.gold[:2] == [11, 10]


def test_8_4_a_besieged_market_still_links_another() -> None:
    case = taxes().unroad().build("ROM", c.MARKET).build("CAM", c.MARKET).road("ROM", "CAM")
    case.army(CARTHAGE, "CAM", ["Libyan Spearmen"] * 2)
    assert income(case.s, ROME) == 11 - 2 + 1
    tribes = taxes(TRIBES, 4).build("ARV", c.MARKET).build("AED", c.MARKET)
    tribes.army(ROME, "AED")
    assert income(tribes.develop(TRIBES, c.PEACEFUL_AGRICULTURE).s, TRIBES) == 10 - 2 + 1
