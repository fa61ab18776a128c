"""Chapter 3: armies and navies."""

from games.total_war_rome.table import CARTHAGE, FOOT, ROME, TRIBES, agents, campaign, settled
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import sight
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules import army


def test_3_1_3_2_cards_have_classes_and_dice() -> None:
    """[3.1] [3.2] Both at once."""
    case = campaign()
    t = case.rules.tables
    kind = case.kind("Republican Legionaries")
    assert t.klass[kind] == c.INFANTRY
    assert t.good[2 * kind : 2 * kind + 2] == [c.YELLOW, c.GREEN]
    assert t.difficult[2 * kind : 2 * kind + 2] == [c.GREEN, c.WHITE]
    assert t.special_good[kind] == c.CANCEL
    assert army.is_main(t, kind)
    assert army.is_skirmisher(t, case.kind("Velites"))
    assert not army.is_main(t, case.kind("Scorpio"))


def test_3_3_an_army_has_limits() -> None:
    case = campaign()
    a = case.army(
        ROME, "ROM", [*FOOT, "Italian Infantry", "Italian Infantry", "Velites", "Velites"]
    )
    assert not army.fits(case.s, a, case.kind("Italian Infantry"))
    assert not army.fits(case.s, a, case.kind("Velites"))
    assert army.fits(case.s, a, case.kind("Scorpio"))


def test_3_4_one_main_battle_card_is_no_army() -> None:
    case = campaign()
    a = case.army(ROME, "ROM", ["Velites", "Republican Legionaries", "Italian Infantry"])
    army.lose_card(case.s, a, case.kind("Italian Infantry"))
    assert army.check_army(case.s, a)
    assert case.s.army_at[a] == c.ABSENT
    stubborn = case.army(ROME, "ROM", ["Italian Infantry"])
    case.general(stubborn, 4, c.NEVER_GIVE_UP)
    assert not army.is_beaten(case.s, stubborn)
    beside = case.army(ROME, "", ["Italian Infantry"])
    assert not army.check_army(case.s, beside)


def test_3_5_two_armies_in_a_region_are_merged() -> None:
    case = campaign()
    a = case.army(ROME, "ROM", [*FOOT, "Italian Infantry"], stars=2)
    b = case.army(ROME, "ROM", ["Italian Infantry", "Italian Infantry", "Velites"], stars=4)
    better = case.s.leader[b]
    case.play("end turn", "drop Italian Infantry")
    assert case.s.army_at[b] == c.ABSENT
    assert case.s.leader[a] == better
    assert len(case.cards(a)) == 7


def test_3_5_three_full_armies_are_merged_one_after_the_other() -> None:
    case = campaign()
    for kinds in (FOOT, FOOT, ["Italian Infantry"] * 6):
        case.army(ROME, "ROM", [*kinds[:6]])
    case.play("end turn")
    while case.legal("drop"):
        case.play(case.legal("drop")[0])
    assert case.s.army_at[1] == case.s.army_at[2] == c.ABSENT
    assert len(case.cards(0)) == 6


def test_3_6_lost_mercenaries_go_back_to_their_deck() -> None:
    case = campaign()
    a = case.army(ROME, "ROM", [*FOOT, "Gallic Horse"])
    horse = case.kind("Gallic Horse")
    army.lose_card(case.s, a, horse)
    assert case.s.stack[horse] == case.s.t.copies[horse]


def test_3_7_limits_do_not_hold_while_armies_are_reorganised() -> None:
    case = campaign()
    a = case.army(ROME, "ROM", [*FOOT, "Italian Infantry", "Italian Infantry"])
    case.army(ROME, "ROM", ["Italian Infantry", "Italian Infantry", "Italian Infantry"])
    case.play("reorganise Rome I and Rome II", "give Italian Infantry from Rome II to Rome I")
    assert army.is_too_large(case.s, a)
    assert not case.legal("end turn")


def test_3_8_without_a_general() -> None:
    case = campaign()
    a = case.army(ROME, "", stars=0)
    assert army.general_die(case.s, a) == c.BLACK
    assert army.stars(case.s, a) == 0
    assert case.refused("place Rome I in ROM") == "3.8"


def test_3_9_3_10_five_ships_four_armies_two_navies() -> None:
    """[3.9] [3.10] Both at once."""
    case = campaign()
    for _ in range(4):
        case.army(ROME, "ROM", ["Italian Infantry"] * 2, stars=0)
    assert army.free_space(case.s, ROME) == c.NONE
    assert (c.ARMIES, c.NAVIES) == (4, 2)


def test_3_11_generals() -> None:
    t = settled().tables
    for f in range(4):
        levels = t.stars[10 * f : 10 * f + 10]
        assert [levels.count(n) for n in (5, 4, 3, 2)] == [1, 2, 3, 4]
    case = campaign()
    a = case.army(ROME, "ROM", stars=5)
    assert army.general_die(case.s, a) == c.RED


def test_3_12_a_mediocre_general_takes_the_place_of_a_better_one() -> None:
    case = campaign()
    a = case.army(ROME, "ROM", stars=4)
    army.kill_general(case.s, a)
    assert army.stars(case.s, a) == 2
    army.kill_general(case.s, a)
    assert army.stars(case.s, a) == 0


def test_3_13_loyal_mercenaries_cost_the_briber() -> None:
    """[3.13] [6.16] Both at once."""
    case = agents(ROME).gold(ROME, 8)
    a = case.army(CARTHAGE, "CTG", ["Libyan Spearmen", "Libyan Spearmen", "Gallic Horse"], stars=4)
    case.general(a, 4, c.NEVER_GIVE_UP)
    card = case.action(ROME, "bribe")
    assert f"bribe army Carthage I by {card}" in case.legal("bribe army")
    case.gold(ROME, 6)
    assert f"bribe army Carthage I by {card}" in case.legal("bribe army")
    case.general(a, 4, c.MERCENARY_LOYALTY)
    assert not case.legal("bribe army")
    assert TRIBES == 3


def test_3_5_who_is_merged_is_cut_down_by_choice() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "ROM", ["Republican Legionaries"] * 5)
    case.army(ROME, "ROM", ["Italian Infantry"] * 2)
    case.play("end turn")
    assert set(case.legal()) == {"drop Republican Legionaries", "drop Italian Infantry"}
    case.play("drop Italian Infantry")
    assert len(case.cards(a)) == 6


def test_3_5_tribes_that_do_not_go_together_are_parted() -> None:
    case = campaign(TRIBES).no_windows()
    a = case.army(TRIBES, "ARV", [*["Lowland Warriors"] * 2, "Highland Warriors", "Soldurii"])
    case.play("end turn", "drop Highland Warriors")
    assert len(case.cards(a)) == 3


def test_3_12_nobody_takes_his_place_if_the_stack_is_empty() -> None:
    case = campaign()
    a = case.army(ROME, "ROM", stars=4)
    case.s.general_at = [c.SPARE if at == c.IN_STACK else at for at in case.s.general_at]
    army.kill_general(case.s, a)
    assert case.s.leader[a] == c.NONE


def test_3_6_all_see_which_mercenary_is_lost() -> None:
    """[3.6] [1.4] It goes back to a deck that lies open; other cards stay a secret."""
    case = campaign()
    a = case.army(CARTHAGE, "CTG", ["Libyan Spearmen", "Gallic Horse"])
    for name, seen in (("Gallic Horse", True), ("Libyan Spearmen", False)):
        kind = case.kind(name)
        move = c.pack(c.DROP, 0, kind, 0, 0)
        assert (sight.seen_loss(a, 0, move, ROME) == move) is seen
        told = sight.seen_events([st.CARD_LOST, CARTHAGE, a, kind, 3, 1 << CARTHAGE], ROME)
        assert (told[3] == kind) is seen
        assert told[5] == 0
