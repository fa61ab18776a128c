"""Chapter 6: agents."""

import pytest

from games.total_war_rome.table import (
    CARTHAGE,
    FOOT,
    GREECE,
    ROME,
    TRIBES,
    Case,
    agents,
    bare,
    campaign,
)
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.agents import begin_turn, hand_limit, list_reach
from rubicon.games.total_war_rome.rules.land import status


def acting(action: str, seat: int = ROME) -> tuple[Case, str]:
    """A seat has one card for an action; nobody can interrupt."""
    case = agents(seat)
    card = case.action(seat, action)
    return case.no_windows(), card


def test_6_1_hands_are_filled() -> None:
    case = bare(st.AGENTS, ROME, 2).go_on()
    assert case.step() == st.DEALING
    for _ in range(10):
        case.apply(case.s.outcomes()[0])
    seats = case.rules.view(case.s, ROME)["seats"]
    assert [seats[name]["hand_count"] for name in ("Rome", "Carthage")] == [5, 5]
    assert hand_limit(case.develop(ROME, c.EXTRA_AGENT).s, ROME) == 6
    assert hand_limit(case.develop(ROME, c.SUBTERFUGE).s, ROME) == 7


def test_6_1_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    case = bare(st.AGENTS, ROME, 2)
    case.s.card_at = [c.DISCARD] * 55
    case.go_on()
    assert len(case.possible()) == 55


def test_6_2_6_3_agents_travel_up_to_five() -> None:
    """[6.2] [6.3] Sea areas between ports count, and every further region."""
    case = agents()
    t = case.rules.tables
    rome, carthage = case.region("ROM"), case.region("CTG")
    assert t.travel[rome * 55 + carthage] == 2
    assert t.travel[rome * 55 + case.region("NUM")] == 3
    reach: list[int] = []
    list_reach(case.s, ROME, reach)
    assert reach[carthage]
    homes = [r for r in range(55) if case.s.owner[r] == ROME]
    for r in range(55):
        assert bool(reach[r]) == (min(t.travel[h * 55 + r] for h in homes) <= 5)
    case.own(c.NONE, "ROM", "ETR", "UMB", "SAM", "CAM", "MGR").own(ROME, "BAE")
    reach.clear()
    list_reach(case.s, ROME, reach)
    assert reach[case.region("LUS")]
    assert not reach[case.region("BYZ")]


def test_6_4_one_action_each() -> None:
    case, card = acting("protests")
    more = [next(f"card {i + 1}" for i in (18, 19)), "card 21"]
    for name in (*more, "card 22"):
        case.s.card_at[int(name.split()[1]) - 1] = ROME
    case.play(f"protests in CTG by {card}", f"protests in BYC by {more[0]}")
    assert case.s.agent_at[:2] == [case.region("CTG"), case.region("BYC")]
    assert not case.legal("protests")
    assert case.s.card_at[int(card.split()[1]) - 1] == c.DISCARD
    begin_turn_again(case)
    assert case.s.agent_at[0] == case.s.t.capital[ROME]


def begin_turn_again(case: Case) -> None:
    """The next turn of the same seat."""
    begin_turn(case.s, ROME)


def test_6_5_levies() -> None:
    case = agents().gold(ROME, 0)
    card = case.action(ROME, "spy")
    case.play(f"levy {card}")
    assert case.s.gold[ROME] == case.s.t.levy[int(card.split()[1]) - 1]
    assert case.refused(f"levy {card}") in ("6.4", "6.5")


@pytest.mark.parametrize(
    ("face", "market", "alive"),
    [("skull", False, True), ("x", True, False), ("s", True, True), ("blank", True, True)],
)
def test_6_6_6_18_sabotage_and_its_dice(face: str, market: bool, alive: bool) -> None:
    """[6.6] [6.18] Both at once."""
    case, card = acting("sabotage")
    case.build("CTG", c.MARKET)
    case.play(f"sabotage market in CTG by {card}").roll(face)
    assert bool(case.s.built[case.region("CTG")] & c.MARKET) == market
    assert (case.s.agent_at[0] != c.ABSENT) == alive


def test_6_7_a_second_action_where_the_agent_stands() -> None:
    case, card = acting("protests")
    case.develop(ROME, c.SUBTERFUGE)
    case.s.subterfuge = 1
    case.s.agent_at[1] = c.ABSENT
    case.s.card_at[20] = ROME
    case.play(f"protests in CTG by {card}")
    assert case.legal("protests") == ["protests in Carthago by card 21"]
    case.play("protests in CTG by card 21")
    assert case.s.unrest[case.region("CTG")] == 2
    assert case.s.subterfuge == 0


def test_6_8_6_20_double_agents_go_home() -> None:
    """[6.8] [6.20] Both at once."""
    case, card = acting("double_agent")
    case.s.agent_at[CARTHAGE * 3] = case.region("SYR")
    case.play(f"turn Carthage agent 1 by {card}")
    assert case.s.agent_at[CARTHAGE * 3] == case.region("CTG")
    assert case.s.agent_barred[CARTHAGE * 3]


def test_6_9_a_diplomacy_expert_rolls_again() -> None:
    case, card = acting("sabotage")
    case.build("LIL", c.MARKET)
    a = case.army(ROME, "SYR", ["Italian Infantry"] * 3)
    case.general(a, 3, c.DIPLOMACY_EXPERT)
    case.play(f"sabotage market in LIL by {card}").roll("x")
    case.play("reroll all").roll("skull")
    assert not case.s.built[case.region("LIL")] & c.MARKET


def test_6_10_treaties_need_consent() -> None:
    for answer, level in (("accept", c.FRIENDLY), ("decline", c.NEUTRAL)):
        case, card = acting("treaty")
        case.play(f"treaty with Carthage in CTG by {card}", answer)
        assert status(case.s, ROME, CARTHAGE) == level
    case, card = acting("treaty")
    assert f"treaty with Carthage in Hippo by {card}" not in case.legal("treaty")
    greek, card = acting("treaty", GREECE)
    greek.develop(GREECE, c.LEAGUE).gold(GREECE, 0)
    greek.play(f"treaty with Rome in MGR by {card}", "accept")
    assert greek.s.gold[GREECE] == 2


@pytest.mark.parametrize(("level", "gold"), [(c.NEUTRAL, 2), (c.FRIENDLY, 3), (c.ALLY, 4)])
def test_6_11_trade(level: int, gold: int) -> None:
    case, card = acting("trade")
    case.status(ROME, CARTHAGE, level).gold(ROME, 0).gold(CARTHAGE, 0).build("ROM", c.MARKET)
    case.build("SAM", c.MARKET).develop(CARTHAGE, c.TRADE_BONUS)
    case.play(f"trade with Carthage in HIP by {card}")
    assert case.s.gold[:2] == [gold + 1, gold + 1]
    case.s.card_at[10] = ROME
    assert not any("with Carthage" in move for move in case.legal("trade"))
    enemies, card = acting("trade")
    enemies.status(ROME, CARTHAGE, c.ENEMY)
    assert not any("with Carthage" in move for move in enemies.legal("trade"))


def test_6_12_a_spy_sees_the_cards() -> None:
    case, card = acting("spy")
    case.army(CARTHAGE, "CTG", ["Sacred Band", "Libyan Spearmen"])
    case.play(f"spy on Carthage I by {card}")
    shown = case.rules.view(case.s, ROME)["armies"]["Carthage I"]["cards"]
    assert {one["kind"] for one in shown} == {"Sacred Band", "Libyan Spearmen"}


def test_6_13_6_14_unrest_but_not_at_barracks() -> None:
    """[6.13] [6.14] [15.11] Both at once."""
    for action, verb, markers in (("protests", "protests", 1), ("riots", "riots", 2)):
        case, card = acting(action)
        case.build("BYC", c.BARRACKS)
        case.play(f"{verb} in CTG by {card}")
        assert case.s.unrest[case.region("CTG")] == markers
        case, card = acting(action)
        case.build("BYC", c.BARRACKS)
        assert f"{verb} in Byzacium by {card}" not in case.legal(verb)


def test_6_15_uprisings() -> None:
    case, card = acting("rebel_uprising")
    case.own(CARTHAGE, "SYR").build("SYR", c.MARKET)
    assert f"uprising in Carthago by {card}" not in case.legal("uprising")
    case.play(f"uprising in SYR by {card}")
    assert case.s.owner[case.region("SYR")] == c.NONE
    assert case.s.built[case.region("SYR")] == c.MARKET
    with_army, card = acting("rebel_uprising")
    with_army.own(CARTHAGE, "MGR")
    a = with_army.army(CARTHAGE, "MGR", ["Libyan Spearmen"] * 3)
    with_army.play(f"uprising in MGR by {card}").roll("skull skull")
    assert with_army.s.army_at[a] == c.ABSENT
    assert with_army.s.owner[with_army.region("MGR")] == ROME


def test_6_15_an_uprising_spares_the_armies_of_who_stirs_it() -> None:
    case, card = acting("rebel_uprising")
    case.own(CARTHAGE, "SYR").build("SYR", c.BARRACKS)
    case.army(ROME, "SYR", FOOT)
    case.play(f"uprising in SYR by {card}")
    assert case.s.owner[case.region("SYR")] == c.NONE
    case, card = acting("rebel_uprising")
    case.own(CARTHAGE, "SYR").build("SYR", c.BARRACKS)
    case.army(ROME, "SYR", FOOT)
    third = case.army(GREECE, "SYR", ["Hoplites"] * 3)
    case.play(f"uprising in SYR by {card}").roll("skull skull")
    assert case.s.army_at[third] == c.ABSENT
    assert case.s.owner[case.region("SYR")] == c.NONE


def test_6_16_bribed_armies() -> None:
    case, card = acting("bribe")
    case.gold(ROME, 10)
    a = case.army(CARTHAGE, "CTG", [*["Libyan Spearmen"] * 4, "Gallic Horse"], stars=3)
    case.play(f"bribe army Carthage I by {card}")
    assert case.s.gold[ROME] == 10 - 4 - 3
    case.roll("skull")
    assert "Gallic Horse" not in case.cards(a)
    takes = "chance takes Libyan Spearmen from Carthage I"
    case.play(takes, takes)
    assert case.step() == st.BRIBED_MARCH
    case.play("withdraw to MAU")
    assert case.s.army_at[a] == case.region("MAU")
    assert case.s.owner[case.region("MAU")] == c.NONE
    assert a // c.ARMIES == CARTHAGE


def test_6_17_bribed_regions() -> None:
    case, card = acting("bribe")
    case.gold(ROME, 9).own(CARTHAGE, "SYR")
    case.play(f"bribe region SYR by {card}").roll("skull")
    assert case.s.gold[ROME] == 5
    assert case.s.owner[case.region("SYR")] == ROME
    home, card = acting("bribe")
    home.gold(ROME, 9).army(CARTHAGE, "BYC", ["Libyan Spearmen"] * 2)
    assert f"bribe region Carthago by {card}" in home.legal("bribe region")
    assert f"bribe region Byzacium by {card}" not in home.legal("bribe region")


def test_6_19_theft() -> None:
    case, card = acting("treasury_theft")
    case.gold(CARTHAGE, 7).gold(ROME, 0)
    assert not any("Byzacium" in move for move in case.legal("theft"))
    case.play(f"theft in CTG by {card}").roll("skull")
    assert case.s.gold[:2] == [4, 3]


def test_6_20_distrust() -> None:
    case, card = acting("sow_distrust")
    case.status(CARTHAGE, GREECE, c.ALLY).status(CARTHAGE, ROME, c.FRIENDLY)
    assert not any("Rome" in move for move in case.legal("sow"))
    case.play(f"sow distrust between Carthage and Greece by {card}")
    assert status(case.s, CARTHAGE, GREECE) == c.FRIENDLY


def test_6_21_mercenaries_and_special_cards() -> None:
    case, card = acting("recruit_mercenaries")
    case.gold(ROME, 4)
    a = case.army(ROME, "VEN", ["Italian Infantry"] * 2)
    assert f"hire Illyrian Raiders for Rome I by {card}" in case.legal("hire")
    assert not any("Celtiberian" in move for move in case.legal("hire"))
    case.play(f"enlist War Dogs for Rome I by {card}")
    assert "War Dogs" in case.cards(a)
    assert case.s.gold[ROME] == 3


def test_6_22_assassination() -> None:
    case, card = acting("assassination")
    a = case.army(CARTHAGE, "CTG", ["Libyan Spearmen"] * 2, stars=4)
    case.play(f"murder general of Carthage I by {card}").roll("skull")
    assert case.s.t.stars[case.s.leader[a]] == 2
    for faces, killed, alive in (
        ("x skull", True, True),
        ("x blank", False, True),
        ("x x", False, False),
    ):
        agent, card = acting("assassination")
        agent.play(f"murder Carthage agent 1 by {card}").roll(faces)
        assert (agent.s.agent_at[CARTHAGE * 3] == c.ABSENT) == killed
        assert (agent.s.agent_at[0] != c.ABSENT) == alive
    assert TRIBES == 3
    assert campaign().step() == st.CAMPAIGN_MENU


def test_6_2_who_has_no_land_begins_in_the_capital() -> None:
    case = agents(agent_range=3)
    case.s.owner = [CARTHAGE if owner == ROME else owner for owner in case.s.owner]
    reach: list[int] = []
    list_reach(case.s, ROME, reach)
    t, first = case.s.t, case.region("ROM") * c.REGIONS
    assert reach == [int(way <= t.agent_range) for way in t.travel[first : first + c.REGIONS]]
    assert 1 < sum(reach) < c.REGIONS


def test_6_8_who_was_saved_acts_in_a_turn_to_come() -> None:
    case = agents().hold(CARTHAGE, "safe_house")
    murder = case.action(ROME, "assassination")
    case.no_windows()
    case.s.agent_at[CARTHAGE * 3] = case.region("SYR")
    case.play(f"murder Carthage agent 1 by {murder}").roll("skull blank")
    card = case.s.card_at.index(CARTHAGE) + 1
    case.play(f"play card {card}")
    assert case.s.agent_at[CARTHAGE * 3] == case.region("CTG")
    assert not case.s.agent_barred[CARTHAGE * 3]


def test_6_16_a_bribed_army_moves_past_its_friends() -> None:
    case, card = acting("bribe")
    case.gold(ROME, 10)
    case.army(CARTHAGE, "TRI", ["Libyan Spearmen"] * 4)
    case.army(CARTHAGE, "BYC", ["Citizen Spearmen"] * 2)
    case.army(GREECE, "CYR", ["Hoplites"] * 2)
    case.play(f"bribe army Carthage I by {card}").roll("skull")
    takes = "chance takes Libyan Spearmen from Carthage I"
    case.play(takes, takes)
    places = {move.removeprefix("withdraw to ") for move in case.legal("withdraw")}
    assert places == {"Byzacium", "Carthago", "Numidia"}


def test_6_16_loyal_mercenaries_stay() -> None:
    case, card = acting("bribe")
    case.gold(ROME, 12)
    a = case.army(CARTHAGE, "CTG", [*["Libyan Spearmen"] * 3, *["Gallic Horse"] * 2])
    case.general(a, 4, c.MERCENARY_LOYALTY)
    case.play(f"bribe army Carthage I by {card}")
    assert case.s.gold[ROME] == 12 - 5 - 4
    case.roll("skull").play("chance takes Libyan Spearmen from Carthage I")
    assert case.step() == st.BRIBED_MARCH
    assert case.cards(a) == [*["Libyan Spearmen"] * 2, *["Gallic Horse"] * 2]


def test_6_22_without_its_general_an_army_gives_up() -> None:
    case, card = acting("assassination")
    a = case.army(CARTHAGE, "CTG", ["Libyan Spearmen", "Numidian Cavalry"])
    case.general(a, 4, c.NEVER_GIVE_UP)
    case.play(f"murder general of Carthage I by {card}").roll("skull")
    assert case.s.army_at[a] == c.ABSENT


def test_6_16_a_bribed_army_may_stay_or_is_destroyed() -> None:
    case, card = acting("bribe")
    case.gold(ROME, 10)
    a = case.army(CARTHAGE, "CTG", ["Libyan Spearmen"] * 4)
    case.play(f"bribe army Carthage I by {card}").roll("skull")
    takes = "chance takes Libyan Spearmen from Carthage I"
    case.play(takes, takes, "pass")
    assert case.s.army_at[a] == case.region("CTG")
    assert case.step() != st.BRIBED_MARCH
    weak, card = acting("bribe")
    weak.gold(ROME, 10)
    b = weak.army(CARTHAGE, "CTG", ["Libyan Spearmen"] * 2)
    weak.play(f"bribe army Carthage I by {card}").roll("skull").play(takes)
    assert weak.s.army_at[b] == c.ABSENT
    assert weak.step() != st.BRIBED_MARCH
