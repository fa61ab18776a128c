"""Chapter 12: land battles; chapter 13: after a battle."""

import pytest

from games.total_war_rome.table import CARTHAGE, FOOT, GREECE, ROME, TRIBES, Case, campaign
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, WATCHER
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.resolver import damage_left, worth_of
from rubicon.games.total_war_rome.rules.battle import count_flank, readiness
from rubicon.games.total_war_rome.rules.land import status

SPEARS = ("Libyan Spearmen",) * 4
NOTHING = "blank blank blank blank"


def battle(
    mine: tuple[str, ...] = FOOT,
    theirs: tuple[str, ...] = SPEARS,
    place: str = "VEN",
    stars: tuple[int, int] = (2, 2),
    **options: str,
) -> Case:
    """Rome attacks Carthage; the ground is plain unless another place is named."""
    case = campaign(ROME, 4, **options).no_windows()
    case.army(ROME, "UMB", mine, stars[0])
    case.army(CARTHAGE, place, theirs, stars[1])
    case.s.army_at[0] = case.region(place)
    return case.play("fight with Rome I", "stand and fight", "stand and fight")


def finish(case: Case) -> Case:
    """All spare cards rest."""
    while case.step() == st.STRIKING:
        case.play("done")
    return case


def test_12_1_12_2_phases_and_terrain() -> None:
    """[12.1] [12.2] Terrain, flanks, centre."""
    case = battle(place="DAL")
    assert (case.s.b_phase, case.s.b_terrain) == (c.TERRAIN, 2)
    for _ in range(2):
        case.play("hold", "hold").roll(NOTHING)
    assert case.s.b_phase == c.CENTRE


def test_12_3_a_card_fights_once() -> None:
    case = battle()
    case.play("hold", "hold").roll(NOTHING)
    zones = case.s.b_zone[:4]
    assert zones.count(c.BESIDE) == 1
    assert zones.count(c.IN_HAND) == 3


def test_12_4_battlefield_experts_shape_the_ground() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "VEN", FOOT)
    case.general(a, 3, c.BATTLEFIELD_EXPERT)
    case.army(CARTHAGE, "VEN", SPEARS)
    case.play("fight with Rome I", "stand and fight", "stand and fight")
    assert set(case.legal("ground")) == {"ground same", "ground more"}
    case.play("ground more")
    assert (case.s.b_terrain, case.s.b_phase) == (1, c.TERRAIN)


def main_card(case: Case, viewer: int, side: int) -> str | None:
    """The main battle card that a viewer sees deployed."""
    battle = case.rules.view(case.s, viewer)["battle"]
    assert battle is not None
    cards = battle["sides"][side]["cards"]
    return next((card["kind"] for card in cards if card["role"] == "main"), None)


def test_12_5_12_6_reveals() -> None:
    """[12.5] [12.6] A reveal for each star; then one may deploy again."""
    case = battle((*FOOT[:3], "Italian Infantry"), stars=(5, 2))
    assert case.s.b_reveals == [4, 0]
    case.play("deploy Republican Legionaries with nothing and nothing", "hold")
    assert main_card(case, ROME, 1) is None
    case.play("reveal")
    assert main_card(case, ROME, 1) == "Libyan Spearmen"
    case.play("deploy Italian Infantry with nothing and nothing")
    assert case.s.b_reveals[0] == 3
    assert case.s.dice[:2] == [c.GREEN, c.WHITE]


def test_12_6_deployments_are_secret() -> None:
    case = battle()
    assert case.s.asked() == [ROME, CARTHAGE]
    case.play("hold")
    assert main_card(case, CARTHAGE, 0) is None
    assert main_card(case, ROME, 0) == "Republican Legionaries"


def test_12_7_stacks() -> None:
    case = battle((*FOOT, "Velites", "Velites", "Scorpio"))
    assert set(case.legal("deploy Republican")) == {
        "deploy Republican Legionaries with nothing and nothing",
        "deploy Republican Legionaries with nothing and Scorpio",
        "deploy Republican Legionaries with Velites and nothing",
        "deploy Republican Legionaries with Velites and Scorpio",
    }


def test_12_8_wounds_and_kills() -> None:
    case = battle()
    case.play("hold", "hold").roll("x blank blank blank")
    assert (case.s.b_zone[10:14].count(c.WOUNDED), case.s.b_lost[1]) == (1, 0)
    case.play("hold", "hold").roll("x blank blank blank")
    assert (case.s.b_zone[10:14].count(c.WOUNDED), case.s.b_lost[1]) == (0, 1)
    assert case.s.b_zone[10:14].count(c.BESIDE) == 1
    case.play("hold", "hold").roll("x x blank blank")
    assert case.s.b_lost[1] == 2


def test_12_9_a_kill_and_a_wound() -> None:
    case = battle()
    case.play("hold", "hold").roll("x blank blank blank")
    case.play("hold", "hold").roll("skull skull blank blank")
    assert case.s.b_lost[1] == 2
    alone = battle()
    alone.play("hold", "hold").roll("skull x blank blank")
    assert alone.s.b_lost[1] == 1
    assert c.WOUNDED not in alone.s.b_zone


def test_12_10_the_same_card_hit_twice() -> None:
    case = battle((*FOOT, "Velites"))
    case.play("deploy Republican Legionaries with Velites and nothing", "hold")
    case.roll("x blank")
    assert case.s.b_zone[10:14].count(c.WOUNDED) == 1
    case.roll("x blank blank blank")
    assert case.s.b_lost[1] == 1
    assert c.WOUNDED not in case.s.b_zone


def test_12_11_zones() -> None:
    case = battle(place="LIG")
    case.play("hold", "hold").roll("skull blank blank blank")
    assert case.s.b_zone[:4].count(c.UNDER) == 1
    assert case.s.b_zone[10:14].count(c.DEAD) == 1


def test_12_12_special_effects() -> None:
    assert worth_of(c.S, 1 << c.ELEPHANT, c.ELEPHANT, False) == 2
    assert worth_of(c.S, 1 << c.ELEPHANT, c.INFANTRY, False) == 0
    assert worth_of(c.S, c.CANCEL, c.INFANTRY, False) == 0
    assert damage_left([2, 1, 2], 1) == 3
    assert damage_left([2, 1], 2) == 0
    case = battle()
    case.play("hold", "hold").roll("skull s s blank")
    assert case.s.b_lost == [0, 0]
    both = battle()
    both.play("hold", "hold").roll("skull s s skull")
    assert both.s.b_lost == [0, 0]


def test_12_13_special_cards_are_spent() -> None:
    assert worth_of(c.X, 0, c.ELEPHANT, True) == 2
    case = battle((*FOOT, "War Dogs"))
    case.play("deploy Republican Legionaries with War Dogs and nothing", "hold").roll("blank")
    assert c.SPENT in case.s.b_zone
    logs = battle((*FOOT, "Flaming Logs"), place="LIG")
    logs.play("deploy Republican Legionaries with Flaming Logs and nothing", "hold")
    assert logs.s.dice == [c.WHITE]


def test_12_14_the_fight_for_terrain() -> None:
    case = battle((*FOOT, "Velites", "Scorpio"), (*SPEARS, "Numidian Cavalry"), place="LIG")
    assert "deploy nothing with Velites and nothing" in case.legal("deploy")
    assert not any("Scorpio" in move for move in case.legal("deploy"))
    case.play("hold")
    assert not any("Numidian Cavalry" in move for move in case.legal("deploy"))
    case.play("hold")
    assert case.s.dice == [c.GREEN, c.WHITE, c.WHITE, c.WHITE]


def test_12_15_the_order_of_a_combat() -> None:
    case = battle((*FOOT, "Velites"), (*SPEARS, "Balearic Slingers of Carthage"))
    case.play("deploy Republican Legionaries with Velites and nothing")
    case.play("deploy Libyan Spearmen with Balearic Slingers of Carthage and nothing")
    assert len(case.s.dice) == 3
    case.roll("skull blank blank")
    assert case.s.b_zone[10:15].count(c.DEAD) == 1
    assert case.s.b_lost[1] == 0
    assert len(case.s.dice) == 4
    archers = battle(("Auxiliary Archers", *FOOT), SPEARS)
    archers.play("deploy Auxiliary Archers with nothing and nothing", "hold")
    assert len(archers.s.dice) == 2
    archers.roll("skull blank")
    assert archers.s.b_fights == 1
    assert archers.s.b_lost == [0, 1]


def test_12_16_who_runs_out_is_struck_under_the_general() -> None:
    case = battle(FOOT, ("Libyan Spearmen", "Libyan Spearmen"), place="NOR")
    for _ in range(2):
        case.play("hold", "hold").roll(NOTHING)
    assert case.step() == st.STRIKING
    case.play("strike Libyan Spearmen unhurt with Republican Legionaries").roll("skull blank")
    assert case.s.b_lost[1] == 1


def test_12_17_a_lone_skirmisher() -> None:
    for option, dice in (("stays", 2), ("retires", 0)):
        case = battle((*FOOT, "Velites"), place="LIG", lone_skirmisher=option)
        case.play("deploy nothing with Velites and nothing", "hold").roll("blank blank")
        assert len(case.s.dice) == dice


def test_12_18_flanks() -> None:
    elephants = ("War Elephants of Carthage",) * 3
    case = battle((*FOOT, "Allied Cavalry"), (*elephants, "Numidian Cavalry"))
    assert case.s.b_phase == c.FLANKS
    assert count_flank(case.s, 1) == 1
    case.play("hold")
    assert set(case.legal("deploy")) == {
        "deploy War Elephants of Carthage with nothing and nothing",
        "deploy War Elephants of Carthage with Numidian Cavalry and nothing",
    }
    none = battle((*FOOT, "Allied Cavalry"))
    assert none.s.b_phase == c.CENTRE


def test_12_19_the_centre_needs_two_combats() -> None:
    horse = ("Allied Cavalry",) * 3
    case = battle(horse, SPEARS)
    assert readiness(case.s, 0) == 2
    for _ in range(2):
        case.play("hold", "hold").roll(NOTHING)
    assert case.step() == st.CHARGING
    case.play("hold")
    finish(case)
    assert case.s.b_phase in (0, c.VICTOR)
    again = battle(horse, SPEARS)
    for _ in range(2):
        again.play("hold", "hold").roll(NOTHING)
    again.play("charge")
    assert again.step() == st.DEPLOYING


def test_12_20_artillery_shoots_first_and_dies_with_its_card() -> None:
    case = battle((*FOOT, "Ballistae of Rome"))
    case.play("deploy Republican Legionaries with nothing and Ballistae of Rome", "hold")
    assert case.s.dice == [c.GREEN, c.WHITE]
    case.roll("blank blank").roll("blank blank skull blank")
    assert case.s.b_zone[:5].count(c.DEAD) == 2


def test_12_23_every_infantry_card_of_rome_is_drilled() -> None:
    case = battle(("Celtiberian Swordsmen",) * 2).develop(ROME, c.DRILL)
    case.play("hold", "hold").roll(NOTHING).play("reroll die 1").roll("skull")
    assert case.s.b_lost[1] == 1
    riders = battle(("Allied Cavalry",) * 2, ("Citizen Cavalry",) * 2).develop(ROME, c.DRILL)
    riders.play("hold", "hold").roll(NOTHING)
    assert not riders.legal("reroll")


def test_12_23_drill_also_helps_a_card_that_strikes() -> None:
    case = battle(("Republican Legionaries",) * 4, SPEARS[:2])
    for _ in range(2):
        case.play("hold", "hold").roll(NOTHING)
    case.develop(ROME, c.DRILL)
    case.play("strike Libyan Spearmen unhurt with Republican Legionaries").roll("blank blank")
    case.play("reroll die 1").roll("skull")
    assert case.s.b_lost[1] == 1


def test_12_21_spare_foot_strikes() -> None:
    case = battle(("Republican Legionaries",) * 4, SPEARS[:2])
    for _ in range(2):
        case.play("hold", "hold").roll(NOTHING)
    assert len(case.legal("strike")) == 1
    case.play("strike Libyan Spearmen unhurt with Republican Legionaries").roll("skull skull")
    assert case.s.b_lost[1] == 1


def test_12_22_inspired_fighters_and_fury() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "VEN", FOOT)
    case.general(a, 4, c.INSPIRED_FIGHTER)
    case.army(CARTHAGE, "VEN", SPEARS, 5)
    case.general(4, 4, c.NEVER_GIVE_UP)
    case.play("fight with Rome I", "stand and fight", "stand and fight", "hold", "hold", "inspire")
    assert len(case.s.dice) == 5
    case.roll("blank blank blank skull blank")
    assert case.s.t.stars[case.s.leader[a]] == 2
    tribes = campaign(TRIBES).no_windows().develop(TRIBES, c.BATTLE_FURY)
    tribes.army(TRIBES, "ALL", ["Lowland Warriors"] * 3)
    tribes.army(CARTHAGE, "ALL", SPEARS)
    tribes.play("fight with Barbarians I", "stand and fight", "stand and fight", "hold", "hold")
    tribes.play("fury")
    assert len(tribes.s.dice) == 5


def test_12_23_boosters_and_drill() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "VEN", FOOT)
    case.general(a, 3, c.MORALE_BOOSTER)
    case.army(CARTHAGE, "VEN", SPEARS, 3)
    case.general(4, 3, c.DIPLOMACY_EXPERT)
    case.play("fight with Rome I", "stand and fight", "stand and fight", "hold", "hold")
    case.roll("blank blank x blank").play("hold", "hold", "boost morale")
    assert c.WOUNDED not in case.s.b_zone
    drill = battle().develop(ROME, c.DRILL)
    drill.play("hold", "hold").roll("blank blank blank blank")
    drill.play("reroll die 1").roll("skull")
    assert drill.s.b_lost[1] == 1
    assert drill.s.b_used[0] == 8


def test_12_23_a_booster_waits_until_own_strikes_are_over() -> None:
    """Before one's own strike without reply nobody strikes back: there is nothing to ask."""
    case = campaign().no_windows()
    case.general(case.army(ROME, "VEN", ["Republican Legionaries"] * 4), 3, c.MORALE_BOOSTER)
    case.army(CARTHAGE, "VEN", SPEARS[:2], 3)
    case.general(4, 3, c.DIPLOMACY_EXPERT)
    case.play("fight with Rome I", "stand and fight", "stand and fight", "hold", "hold")
    case.roll("blank blank x blank").play("hold", "hold", "pass").roll(NOTHING)
    assert c.WOUNDED in case.s.b_zone
    assert case.legal("strike")
    assert not case.legal("boost")


def test_12_24_envelopment() -> None:
    case = battle((*FOOT, "Allied Cavalry"))
    for _ in range(4):
        case.play("hold", "hold").roll(NOTHING)
    assert case.s.b_phase == c.ENVELOPMENT
    case.play("strike Libyan Spearmen unhurt with Allied Cavalry").roll("blank blank")
    case.play("reroll all").roll("skull s")
    assert case.s.points[ROME] == 1


def joined(*answers: str) -> Case:
    """Carthage is met by Rome where a Greek ally stands beside it."""
    case = campaign().no_windows().status(CARTHAGE, GREECE, c.ALLY)
    case.army(ROME, "VEN", FOOT)
    case.army(CARTHAGE, "VEN", SPEARS[:2])
    case.army(GREECE, "VEN", ["Hoplites"] * 3 + ["Thessalian Cavalry"])
    return case.play("fight with Rome I", "stand and fight", "stand and fight", *answers)


DRAFT = (
    *("accept", "accept", *["draft Hoplites from Greece I"] * 3),
    *("draft Thessalian Cavalry from Greece I", "done"),
)


def side_cards(case: Case) -> list[str]:
    """The cards of the defender's side."""
    return [case.rules.names.kinds[kind] for kind in case.s.b_kind[10:] if kind != c.NONE]


def test_12_25_allies_fight_together() -> None:
    case = joined(*DRAFT)
    assert status(case.s, ROME, GREECE) == c.ENEMY
    assert len(side_cards(case)) == 6
    assert case.rules.view(case.s, GREECE)["armies"]["Carthage I"]["hidden"] == 0
    for _ in range(4):
        case.play("deploy Republican Legionaries with nothing and nothing", "hold")
        case.roll("blank blank skull blank")
    assert case.s.army_at[0] == c.ABSENT
    assert case.s.points[:3] == [0, 1, 1]


@pytest.mark.parametrize("answers", [("decline",), ("accept", "decline")])
def test_12_25_both_must_agree(answers: tuple[str, ...]) -> None:
    case = joined(*answers)
    assert len(side_cards(case)) == 2
    assert case.s.b_ally[1] == c.NONE
    assert status(case.s, ROME, GREECE) == c.NEUTRAL


def test_12_25_the_generals_owner_chooses_the_cards() -> None:
    case = joined("accept", "accept")
    assert case.step() == st.COMPOSING
    assert case.state.to_act() == CARTHAGE
    # Its own two main battle cards are all that it has: none may stay out yet.
    assert case.legal("leave") == []
    case.play("draft Hoplites from Greece I", "leave out Libyan Spearmen from Carthage I")
    assert case.legal("leave") == []
    draft = case.rules.grammar.parse("draft Hoplites from Greece I")
    assert case.state.seen_as(draft, GREECE) == draft
    assert case.state.seen_as(draft, ROME) != draft
    case.play("draft Hoplites from Greece I", "done")
    assert side_cards(case) == ["Libyan Spearmen", "Hoplites", "Hoplites"]
    assert case.s.b_size[1] == 3


def test_12_25_an_ally_has_room_within_the_limits() -> None:
    case = campaign().no_windows().status(CARTHAGE, GREECE, c.ALLY)
    case.army(ROME, "VEN", FOOT)
    case.army(
        CARTHAGE, "VEN", [*SPEARS, "Poeni Cavalry", "Numidian Cavalry", "Numidian Javelinmen"]
    )
    case.army(GREECE, "VEN", ["Hoplites"] * 3 + ["Rhodian Slingers"])
    case.play("fight with Rome I", "stand and fight", "stand and fight", "accept", "accept")
    assert case.legal("draft") == ["draft Hoplites from Greece I"]
    case.play("draft Hoplites from Greece I")
    assert case.legal("draft") == []
    case.play("leave out Numidian Javelinmen from Carthage I")
    assert case.legal("draft") == ["draft Rhodian Slingers from Greece I"]


@pytest.mark.parametrize("answers", [DRAFT[:4], DRAFT])
def test_12_25_others_do_not_know_who_fights(answers: tuple[str, ...]) -> None:
    case = joined(*answers)
    for viewer in (*range(4), WATCHER):
        view = case.rules.view(case.s, viewer)
        imagination = case.rules.imagine(glimpse(case.rules, case.s, viewer))
        for seed in range(4):
            world = imagination.draw(Rng(seed))
            assert case.rules.view(world, viewer) == view
            assert case.rules.check(world) == []


def test_12_25_losses_go_to_each_owner() -> None:
    case = joined(*DRAFT)
    for _ in range(4):
        case.play("hold", "hold").roll("skull blank blank blank")
    case = finish(case)
    while case.step() in (st.RECOVERING, st.UPGRADING, st.STRIKING):
        case.play(case.legal()[0])
    assert case.rules.check(case.s) == []
    assert case.s.points[ROME] in (1, 2)


# ---- chapter 13 ----------------------------------------------------------------------------------


def test_13_1_both_destroyed() -> None:
    case = battle(FOOT[:2], SPEARS[:2])
    case.play("hold", "hold").roll("skull blank skull blank")
    finish(case.play("hold", "hold").roll("skull blank skull blank"))
    assert case.s.points == [0, 0, 0, 0]
    assert case.s.army_at[0] == case.s.army_at[4] == c.ABSENT
    assert case.s.b_phase == 0


def test_13_2_13_3_13_4_a_total_victory() -> None:
    """[13.2] [13.3] [13.4] Points, recovered cards, veterans, and a better general."""
    case = battle()
    case.play("hold", "hold").roll("skull blank skull blank")
    for _ in range(3):
        case.play("hold", "hold").roll("skull blank blank blank")
    assert case.s.points[ROME] == 2
    case.play("recover Republican Legionaries")
    case.play("upgrade Republican Legionaries", "upgrade Republican Legionaries").roll("skull")
    names = case.rules.names.generals
    drawn = [case.rules.grammar.words(move) for move in case.possible()]
    assert len(drawn) == 2
    case.play(drawn[0])
    assert case.s.t.stars[case.s.leader[0]] == 4
    assert case.cards(0).count("veteran Republican Legionaries") == 2
    assert len(case.cards(0)) == 4
    assert case.s.army_at[4] == c.ABSENT
    assert names


def test_13_2_a_smaller_victory() -> None:
    case = battle()
    case.play("hold", "hold").roll("skull blank blank blank")
    for _ in range(3):
        case.play("hold", "hold").roll(NOTHING)
    assert case.s.points[ROME] == 1
    case.play("upgrade Republican Legionaries").roll("blank")
    assert case.step() == st.WITHDRAWING


def test_13_4_the_level_below_if_there_is_none() -> None:
    case = battle(stars=(4, 2))
    case.s.general_at = [c.SPARE if x == c.IN_STACK else x for x in case.s.general_at]
    case.play("hold", "hold", "hold").roll("skull blank blank blank")
    for _ in range(3):
        case.play("hold", "hold", "hold").roll(NOTHING)
    case.play("upgrade Republican Legionaries").roll("skull")
    assert case.s.t.stars[case.s.leader[0]] == 4


def test_13_5_the_loser_withdraws_and_on_a_tie_the_attacker() -> None:
    case = battle()
    for _ in range(4):
        case.play("hold", "hold").roll(NOTHING)
    assert case.s.to_act() == ROME
    case.play("withdraw to UMB")
    assert case.s.army_at[0] == case.region("UMB")
    assert case.s.points == [0, 0, 0, 0]
    closed = battle(place="RHO")
    closed.army(CARTHAGE, "ION", SPEARS[:1])
    for _ in range(4):
        closed.play("hold", "hold").roll(NOTHING)
    assert closed.s.army_at[0] == c.ABSENT


def test_13_6_the_victor_goes_on() -> None:
    case = battle()
    case.play("hold", "hold").roll("skull blank blank blank")
    for _ in range(3):
        case.play("hold", "hold").roll(NOTHING)
    case.play("upgrade Republican Legionaries").roll("blank").play("withdraw to DAL")
    assert case.s.dice == [c.YELLOW, c.YELLOW]
    case.roll("blank blank")
    assert case.s.owner[case.region("VEN")] == ROME
    assert case.legal("march")


@pytest.mark.parametrize("lost", [0, 1])
def test_13_2_a_victory_is_decided_by_main_battle_cards(lost: int) -> None:
    case = battle((*FOOT, "Velites"), (*SPEARS, "Numidian Javelinmen"))
    case.play("deploy Republican Legionaries with Velites and nothing")
    case.play("deploy Libyan Spearmen with Numidian Javelinmen and nothing")
    case.roll("blank blank skull", f"{'skull' if lost else 'blank'} blank blank blank")
    for _ in range(3):
        case.play("hold", "hold").roll(NOTHING)
    assert case.s.points[ROME] == lost


def test_12_14_a_mounted_skirmisher_fights_if_nothing_else_is_left() -> None:
    case = battle(FOOT[:3], ("Libyan Spearmen", "Libyan Spearmen", "Numidian Cavalry"), "THR")
    assert case.s.b_terrain == 2
    case.s.b_terrain = 3
    for _ in range(2):
        case.play("hold", "hold").roll(NOTHING)
    case.play("hold")
    assert case.legal("deploy") == ["deploy nothing with Numidian Cavalry and nothing"]


def test_12_13_12_16_a_special_card_strikes_once() -> None:
    """[12.13] [12.16] War Dogs are left when the enemy has no card."""
    case = battle((*FOOT[:2], "War Dogs"), SPEARS[:2], "DAL")
    for _ in range(2):
        case.play("deploy Republican Legionaries with nothing and nothing", "hold").roll(NOTHING)
    assert case.step() == st.STRIKING
    case.play("strike Libyan Spearmen unhurt with War Dogs").roll("blank")
    assert "War Dogs" not in case.cards(0)


def test_12_25_an_ally_withdraws_alone_when_the_other_is_destroyed() -> None:
    case = joined(*DRAFT)
    spears = "deploy Libyan Spearmen with nothing and nothing"
    for _ in range(2):
        case.play("hold", spears).roll("skull blank blank blank")
    for _ in range(2):
        case.play("hold", "hold").roll(NOTHING)
    case = finish(case)
    while case.step() in (st.RECOVERING, st.UPGRADING, st.ROLL):
        if case.state.to_act() == CHANCE:
            case.roll("blank")
        else:
            case.play(case.legal()[0])
    assert case.s.army_at[4] == c.ABSENT
    assert case.step() == st.WITHDRAWING
    assert case.state.to_act() == GREECE


def test_7_11_7_12_an_old_shield_does_not_save_an_elephant() -> None:
    """[7.11] [7.12] Hold the Line is for one roll."""
    case = campaign().hold(CARTHAGE, "hold_the_line").hold(ROME, "elephants_panic").no_windows()
    case.army(ROME, "VEN", FOOT)
    case.army(CARTHAGE, "VEN", [*SPEARS[:3], "War Elephants of Carthage"])
    case.play("fight with Rome I", "stand and fight", "stand and fight").passes()
    case.play("hold", "deploy Libyan Spearmen with nothing and nothing").passes()
    case.roll("skull blank blank blank").passes_but(CARTHAGE, "play card 9").passes()
    assert case.s.b_lost[1] == 0
    case.play("hold", "deploy War Elephants of Carthage with nothing and nothing")
    case.passes_but(ROME, "play card 25").roll("skull blank").passes()
    assert case.s.b_lost[1] == 1


@pytest.mark.parametrize(("faces", "lost"), [("x", 1), ("skull", 0)])
def test_12_8_12_13_a_wound_on_a_spent_card(faces: str, lost: int) -> None:
    """[12.8] [12.13] Dogs that are hit go back to their stack; a wound kills who is wounded."""
    case = battle((*FOOT, "War Dogs"), (*SPEARS, "Balearic Slingers of Carthage"))
    case.play("deploy Republican Legionaries with nothing and nothing")
    case.play("deploy Libyan Spearmen with nothing and nothing").roll("blank blank x blank")
    assert case.s.b_zone[:5].count(c.WOUNDED) == 1
    case.play("deploy Republican Legionaries with War Dogs and nothing")
    case.play("deploy Libyan Spearmen with Balearic Slingers of Carthage and nothing")
    case.roll(f"blank {faces}")
    assert case.s.b_lost[0] == lost
    assert case.s.b_zone[:5].count(c.SPENT) == 1


def test_12_23_drill_serves_a_strike() -> None:
    case = battle(FOOT, SPEARS[:2]).develop(ROME, c.DRILL)
    for _ in range(2):
        case.play("hold", "hold").roll(NOTHING).passes()
    case.play("strike Libyan Spearmen unhurt with Republican Legionaries").roll("blank blank")
    case.play("reroll die 1").roll("skull")
    assert case.s.b_lost[1] == 1


def boosted() -> Case:
    """Rome wounds the last card of a Greek army, which has a Morale Booster."""
    case = campaign().no_windows()
    case.army(ROME, "VEN", FOOT, 2)
    a = case.army(GREECE, "VEN", ["Hoplites"] * 2)
    case.general(a, 3, c.MORALE_BOOSTER)
    case.play("fight with Rome I", "stand and fight", "stand and fight")
    case.play("hold", "hold", "hold").roll(NOTHING)
    return case.play("hold", "hold", "hold").roll("x blank blank blank")


def test_12_23_a_booster_helps_before_strikes() -> None:
    case = boosted()
    assert case.s.to_act() == GREECE
    case.play("boost morale")
    assert c.WOUNDED not in case.s.b_zone
    strike = "strike Hoplites unhurt with Republican Legionaries"
    case.play(strike).roll("x blank").play(strike).roll("blank blank")
    assert case.s.b_lost[1] == 0


def test_12_24_an_elephant_that_has_not_fought_envelops() -> None:
    case = battle(FOOT[:2], (*SPEARS[:2], "War Elephants of Carthage"))
    for _ in range(2):
        case.play("hold", "deploy Libyan Spearmen with nothing and nothing").roll(NOTHING)
    assert case.s.b_phase == c.CENTRE
    case.play("done")
    assert case.s.b_phase == c.ENVELOPMENT
    case.play("strike Republican Legionaries unhurt with War Elephants of Carthage")
    case.roll("blank blank").play("reroll all").roll("skull blank")
    assert case.s.b_lost[0] == 1


def test_13_6_a_beaten_attacker_moves_no_further() -> None:
    case = battle()
    for _ in range(4):
        case.play("hold", "hold").roll(NOTHING)
    case.play("withdraw to UMB")
    assert case.s.army_mu[0] == 0
    assert not case.legal("march")


def test_12_14_12_16_a_mounted_skirmisher_strikes_when_nothing_else_is_left() -> None:
    """[12.14] [12.16] It may reach cards under the general only then."""
    case = battle((*FOOT[:2], "Numidian Light Horse"), SPEARS[:2], "DAL")
    case.play("hold", "hold").roll(NOTHING)
    case.play("hold", "hold").roll("x blank blank blank")
    assert case.step() == st.STRIKING
    case.play("strike Libyan Spearmen unhurt with Numidian Light Horse").roll("x")
    assert case.s.points[ROME] == 1


def test_13_4_the_best_general_has_nothing_to_learn() -> None:
    case = battle(stars=(5, 2))
    case.play("hold", "hold", "hold").roll("skull blank blank blank")
    while case.step() != st.UPGRADING:
        if case.state.to_act() == CHANCE:
            case.roll(NOTHING)
        else:
            case.play("hold")
    case.play("upgrade Republican Legionaries")
    assert case.step() == st.WITHDRAWING


def test_12_6_who_has_looked_may_leave_everything_as_it_is() -> None:
    case = battle((*FOOT[:3], "Italian Infantry"), stars=(5, 2))
    case.play("deploy Republican Legionaries with nothing and nothing", "hold", "reveal", "hold")
    assert case.s.dice[:2] == [c.YELLOW, c.GREEN]
    assert case.possible() == []
