"""Chapter 15: spending; chapter 16: the end."""

import pytest

from games.total_war_rome.table import (
    CARTHAGE,
    FOOT,
    GREECE,
    ROME,
    TRIBES,
    Case,
    bare,
    campaign,
    spending,
)
from rubicon.core.state import NOBODY
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.land import has_effect
from rubicon.games.total_war_rome.rules.purchases import drafted, reform


def shop(seat: int = ROME, gold: int = 20, players: int = 2) -> Case:
    """A seat writes its orders, and has an army beside the board."""
    return spending(seat, players).gold(seat, gold)


def sealed(case: Case) -> Case:
    """Everybody has finished."""
    while case.step() == st.BASKETS:
        case.play("finish")
    return case


def test_15_1_orders_are_secret_and_carried_out_in_turn_order() -> None:
    case = shop().gold(CARTHAGE, 9).own(ROME, "SYR").own(CARTHAGE, "LIL")
    case.play("road Sicilia Punica - Syracusae")
    assert case.s.gold[ROME] == 20
    mine, other = case.rules.view(case.s, ROME), case.rules.view(case.s, CARTHAGE)
    assert other["seats"]["Rome"]["basket"] is None
    basket = mine["seats"]["Rome"]["basket"]
    assert basket is not None
    assert ([one["verb"] for one in basket["orders"]], basket["gold_left"]) == (["road"], 19)
    assert (basket["costs"], basket["prices"]["road"]) == ([1], 1)
    case.play("finish", "road Sicilia Punica - Syracusae", "finish")
    assert case.s.gold[:2] == [19, 9]
    assert case.told("refunded")


def test_15_2_troops_cost_what_stands_on_them() -> None:
    case = shop(gold=5)
    a = case.army(ROME, "", FOOT)
    assert not any("Imperial" in move or "Scorpio" in move for move in case.legal("buy"))
    case.play("buy Velites for army I", "buy Italian Infantry for army I")
    assert not any("Italian" in move for move in case.legal("buy"))
    sealed(case)
    assert case.s.gold[ROME] == 1
    assert len(case.cards(a)) == 6
    assert case.rules.view(case.s, CARTHAGE)["armies"]["Rome I"]["hidden"] == 6


def test_15_3_lines_of_communication() -> None:
    case = shop()
    case.own(ROME, "LIG")
    case.army(ROME, "LIG", FOOT)
    case.army(ROME, "BAE", FOOT[:2])
    assert case.legal("buy Italian Infantry for army I")
    assert "buy Italian Infantry for army II" not in case.legal("buy")
    sea = shop().own(ROME, "CRE")
    sea.army(ROME, "CRE", FOOT)
    assert not sea.legal("buy Italian")
    sea.navy(ROME, "AES")
    sea.navy(ROME, "IOS")
    assert sea.legal("buy Italian")


def test_15_4_new_armies() -> None:
    case = shop()
    g = case.spare(ROME, 3)
    case.play(f"raise an army under {case.rules.names.generals[g]}")
    case.play("buy Italian Infantry for army I", "buy Italian Infantry for army I")
    sealed(case)
    assert (case.s.army_at[0], case.s.leader[0]) == (c.OFF, g)
    empty = shop()
    g = empty.spare(ROME, 3)
    empty.play(f"raise an army under {empty.rules.names.generals[g]}")
    sealed(empty)
    assert empty.s.army_at[0] == c.ABSENT
    assert empty.s.general_at[g] == c.SPARE


def test_15_5_mercenaries_need_barracks() -> None:
    case = shop().own(ROME, "ILL")
    case.army(ROME, "DAL", FOOT)
    assert not any("Illyrian" in move for move in case.legal("buy"))
    case.build("ILL", c.BARRACKS)
    assert case.legal("buy Illyrian Raiders for army I")
    cheap = shop(CARTHAGE).own(CARTHAGE, "NUM").build("NUM", c.BARRACKS)
    cheap.develop(CARTHAGE, c.CHEAP_MERCENARIES)
    cheap.army(CARTHAGE, "CTG", ["Libyan Spearmen"] * 2)
    sealed(cheap.play("buy Forest Elephants for army I"))
    assert cheap.s.gold[CARTHAGE] == 17


def test_15_6_tribes_are_divided() -> None:
    case = shop(TRIBES, 20, 4)
    case.army(TRIBES, "ARV", ["Lowland Warriors"] * 2)
    assert not any("Highland" in move for move in case.legal("buy"))
    case.play("buy Lowland Warriors for army I", "buy Lowland Warriors for army I")
    assert not case.legal("buy Lowland")
    case.play("buy Slingers for army I")
    assert not case.legal("buy Javelinmen")
    united = shop(TRIBES, 20, 4).develop(TRIBES, c.NATIONAL_UNITY)
    united.army(TRIBES, "ARV", ["Lowland Warriors"] * 2)
    assert united.legal("buy Highland")


def test_15_7_developments_by_column_and_row() -> None:
    case = shop(GREECE, 40, 3)
    case.play("develop column 1")
    assert not case.legal("develop column 2")
    case.play("develop column 1", "develop column 1")
    sealed(case)
    assert case.s.points[GREECE] == 1
    assert case.s.gold[GREECE] == 40 - 6


def test_15_8_developments_work_in_the_next_round() -> None:
    case = shop(GREECE, 40, 3).develop(GREECE, c.UNLOCK)
    case.s.fresh[GREECE] = case.s.developed[GREECE]
    case.army(GREECE, "", ["Hoplites"] * 2)
    assert not case.legal("buy Ballistae")
    sealed(case)
    assert case.s.turn == 2
    assert has_effect(case.s, GREECE, c.UNLOCK)


def test_15_6_a_mixed_army_falls_apart() -> None:
    case = campaign(TRIBES).no_windows()
    a = case.army(TRIBES, "ARV", ["Lowland Warriors"] * 3)
    case.army(TRIBES, "ARV", ["Highland Warriors"])
    case.play("end turn", "drop Highland Warriors")
    assert case.cards(a) == ["Lowland Warriors"] * 3


def test_15_9_15_12_improvements_and_their_limits() -> None:
    """[15.9] [15.12] One in a region, two of a type, five in all."""
    case = shop(gold=40)
    case.play("build market in ROM")
    assert not any("Roma (Latium)" in move for move in case.legal("build"))
    case.play("build market in ETR")
    assert not case.legal("build market")
    case.play("build walls in CAM", "build barracks in MGR", "build walls in SAM")
    assert not case.legal("build")
    assert not case.legal("road")
    sealed(case)
    assert case.s.gold[ROME] == 30
    free = spending(ROME, 2, roads="free").gold(ROME, 40)
    free.play("build market in ROM", "build market in ETR", "build walls in CAM")
    free.play("build barracks in MGR", "build walls in SAM")
    assert free.legal("road")


def test_15_10_roads() -> None:
    case = shop().own(CARTHAGE, "LIG").status(ROME, CARTHAGE, c.ENEMY)
    names = set(case.legal("road"))
    assert "road Roma (Latium) - Etruria" in names
    assert not any("Liguria" in name for name in names)
    case.develop(ROME, c.CHEAP_ROADS)
    case.play("road Roma (Latium) - Etruria", "road Roma (Latium) - Campania")
    sealed(case)
    assert case.s.gold[ROME] == 19


def test_15_11_barracks_keep_unrest_away_and_hold_the_region() -> None:
    case = campaign().no_windows().own(CARTHAGE, "VEN").build("VEN", c.BARRACKS)
    case.army(ROME, "UMB", FOOT)
    case.play("march Rome I to VEN")
    assert case.s.halted[0]
    case.play("assault with Rome I")
    assert case.s.dice == [c.RED] * 4


def test_15_13_wonders() -> None:
    case = shop().build("SAR", c.MARKET, c.BARRACKS, c.WALLS).own(ROME, "SAR")
    case.build("ROM", c.MARKET, c.BARRACKS, c.WALLS)
    assert case.legal("build wonder") == ["build wonder in Sardinia et Corsica"]
    sealed(case.play("build wonder in SAR"))
    assert case.s.gold[ROME] == 14
    greek = shop(GREECE, 5, 3).develop(GREECE, c.CHEAP_WONDER).own(GREECE, "CRE")
    greek.build("CRE", c.MARKET, c.BARRACKS, c.WALLS)
    assert greek.legal("build wonder")
    # A captured wonder is no obstacle; one that was built and lost is.
    greek.build("PEL", c.WONDER)
    assert greek.legal("build wonder")
    sealed(greek.play("build wonder in CRE"))
    lost = shop(GREECE, 9, 3).own(GREECE, "CRE").build("CRE", c.MARKET, c.BARRACKS, c.WALLS)
    lost.s.has_built[GREECE] = greek.s.has_built[GREECE]
    assert not lost.legal("build wonder")


def test_15_13_a_wonder_needs_roads_that_are_there_already() -> None:
    case = shop(GREECE, 20, 3).own(GREECE, "RHO", "ION")
    case.build("RHO", c.MARKET, c.BARRACKS, c.WALLS)
    case.play("road Rhodos - Ionia")
    assert not case.legal("build wonder")
    sealed(case)
    later = shop(GREECE, 20, 3).own(GREECE, "RHO", "ION").road("ION", "RHO")
    later.build("RHO", c.MARKET, c.BARRACKS, c.WALLS)
    assert later.legal("build wonder")


def test_15_10_a_road_to_a_besieged_region_of_another() -> None:
    case = shop().own(ROME, "SYR")
    road = "road Sicilia Punica - Syracusae"
    case.army(ROME, "LIL", FOOT)
    assert road in case.legal("road")
    mine = shop().own(ROME, "SYR").build("SYR", c.BARRACKS)
    mine.army(CARTHAGE, "SYR", ["Libyan Spearmen"] * 2)
    assert road not in mine.legal("road")


def test_15_3_a_siege_does_not_cut_a_line() -> None:
    case = shop().own(ROME, "LIG")
    case.army(ROME, "LIG", FOOT)
    case.army(CARTHAGE, "ETR", ["Libyan Spearmen"] * 2)
    assert case.legal("buy Italian Infantry for army I")


def test_15_5_barracks_must_be_there_already() -> None:
    case = shop().own(ROME, "ILL")
    case.army(ROME, "DAL", FOOT)
    case.play("build barracks in ILL")
    assert not any("Illyrian" in move for move in case.legal("buy"))


def test_15_14_15_15_generals() -> None:
    """[15.14] [15.15] Hired, and posted to an army near home."""
    case = shop(gold=5)
    a = case.army(ROME, "ETR", FOOT, stars=0)
    case.play("hire a general")
    name = next(move for move in case.legal("post"))
    sealed(case.play(name))
    assert case.s.gold[ROME] == 3
    assert case.s.t.stars[case.s.leader[a]] == 2
    tribes = shop(TRIBES, 0, 4)
    assert sealed(tribes.play("hire a general")).s.general_at.count(c.SPARE) == 1
    far = shop()
    far.army(ROME, "BAE", FOOT)
    far.spare(ROME, 4)
    assert not far.legal("post")


def test_15_16_agents() -> None:
    case = shop(gold=5)
    assert not case.legal("hire an agent")
    case.s.agent_at[1] = c.ABSENT
    sealed(case.play("hire an agent"))
    assert case.s.agent_at[1] == case.region("ROM")
    assert case.s.gold[ROME] == 3
    more = shop().develop(ROME, c.EXTRA_AGENT)
    assert more.legal("hire an agent")


def test_15_17_calm_can_be_bought() -> None:
    case = shop(gold=3)
    case.s.unrest[case.region("ROM")] = 2
    sealed(case.play("soothe ROM"))
    assert (case.s.unrest[case.region("ROM")], case.s.gold[ROME]) == (1, 2)


def test_15_18_the_marian_reforms() -> None:
    case = shop(gold=40)
    a = case.army(ROME, "", [*FOOT, "Italian Infantry", "Allied Cavalry", "Velites"])
    b = case.army(ROME, "", ["veteran Republican Legionaries", "Italian Infantry"])
    reform_bit = case.s.t.effect[c.MARIAN_REFORMS]
    case.s.developed[ROME] = reform_bit
    reform(case.s, ROME)
    assert case.cards(a).count("Imperial Legionaries") == 4
    assert "Velites" in case.cards(a)
    assert "veteran Imperial Legionaries" in case.cards(b)
    assert case.rules.check(case.s) == []
    assert not any("Republican" in move or "Velites" in move for move in case.legal("buy"))
    assert case.legal("buy Imperial Legionaries")
    case.develop(ROME, c.UNLOCK)
    assert case.legal("buy Scorpio")


def test_15_18_reforms_need_cards() -> None:
    case = shop(gold=40)
    a = case.army(ROME, "", FOOT)
    case.army(ROME, "", ["Imperial Legionaries"] * 6)
    reform(case.s, ROME)
    assert case.cards(a).count("Imperial Legionaries") == 2
    assert case.cards(a).count("Republican Legionaries") == 2


def test_15_19_ships() -> None:
    case = shop(gold=20)
    n = case.navy(ROME, "ROM", 4)
    case.play("buy a ship for navy 1")
    assert not case.legal("buy a ship for navy 1")
    case.play("buy a ship for navy 2")
    sealed(case)
    assert case.s.gold[ROME] == 16
    assert case.s.navy_at[n + 1] == c.OFF
    cheap = shop().develop(ROME, c.CHEAP_SHIPS)
    for _ in range(3):
        cheap.play("buy a ship for navy 1")
    assert sealed(cheap).s.gold[ROME] == 20 - 1 - 1 - 2
    assert not shop(TRIBES, 20, 4).legal("buy a ship")
    far = shop()
    far.navy(ROME, "AEN")
    assert "buy a ship for navy 1" not in far.legal("buy a ship")


def test_15_2_cheap_levies() -> None:
    case = shop().develop(ROME, c.CHEAP_TROOPS)
    case.army(ROME, "", FOOT[:2])
    for _ in range(3):
        case.play("buy Italian Infantry for army I")
    assert sealed(case).s.gold[ROME] == 20 - 1 - 1 - 2


# ---- chapter 16 ----------------------------------------------------------------------------------


def ended(points: list[int], gold: list[int], **changes: object) -> Case:
    """The last round is over."""
    case = bare(st.ORDERING, ROME, 2)
    case.s.agenda.pop()
    case.s.points[:2], case.s.gold[:2] = points, gold
    case.s.is_last = 1
    if changes.get("lost"):
        case.own(ROME, "CTG")
    return case.go_on()


@pytest.mark.parametrize(
    ("points", "gold", "lost", "reason", "payoffs"),
    [
        ([15, 14], [0, 9], False, "points", (1000, 0)),
        ([15, 15], [0, 9], True, "homes", (1000, 0)),
        ([15, 15], [0, 9], False, "gold", (0, 1000)),
        ([15, 15], [9, 9], False, "shared", (500, 500)),
    ],
)
def test_16_1_16_2_who_wins(
    points: list[int], gold: list[int], lost: bool, reason: str, payoffs: tuple[int, int]
) -> None:
    """[16.1] [16.2] Points, homes, gold."""
    case = ended(points, gold, lost=lost)
    if reason == "gold":
        # Rome has six homes, Carthage six as well.
        assert case.s.to_act() == NOBODY
    outcome = case.rules.outcome(case.s)
    assert outcome is not None
    assert (outcome.reason, outcome.payoffs) == (reason, payoffs)
    assert outcome.text


def test_16_3_the_next_round_begins() -> None:
    case = bare(st.ORDERING, ROME, 2)
    case.s.agenda.pop()
    case.go_on()
    assert case.s.turn == 2


def test_16_4_a_limit_of_rounds() -> None:
    case = bare(st.ORDERING, ROME, 2, round_limit=3).gold(ROME, 9).gold(CARTHAGE, 2)
    case.s.agenda.pop()
    case.s.turn = 3
    case.go_on()
    assert case.s.to_act() == NOBODY
    outcome = case.rules.outcome(case.s)
    assert outcome is not None
    assert outcome.reason == "gold"
    assert str(outcome.text).startswith("The limit of 3 rounds is reached (16.4). Rome wins")


def test_7_14_conscription_comes_after_other_discounts() -> None:
    case = spending().develop(ROME, c.CHEAP_TROOPS).hold(ROME, "conscription").gold(ROME, 10)
    case.army(ROME, "ROM", FOOT[:2])
    card = case.s.card_at.index(ROME) + 1
    case.play(f"use card {card}", *["buy Velites for army I"] * 2)
    draft = drafted(case.s, ROME)
    # Velites cost 2, the first two 1 each: conscription pays for both.
    assert draft.gold[ROME] == 10
