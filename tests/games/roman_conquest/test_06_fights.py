"""Chapter 6: fights."""

from typing import Any

import pytest

from games.roman_conquest.table import Case, at, given, marching
from rubicon.games.roman_conquest.moves import throw_of
from rubicon.games.roman_conquest.resolver import losses_of, others_of, troops_of


def attacking(attackers: int = 2, defenders: int = 2, **position: Any) -> Case:
    """Caesar's troops have met those of Pompeius in Narbo."""
    seats = position.pop("seats", at(Caesar="Cenabum", Pompeius="Toletum"))
    stacks = {"Narbo": {"Caesar": attackers, "Pompeius": defenders}}
    return marching(stacks, seats=seats, **position).play("done")


def test_6_1_troops_that_meet_others_fight() -> None:
    for enemy in ("Rome", "Pompeius", "Crassus"):
        case = marching({"Narbo": {"Caesar": 1, enemy: 1}}).play("done")
        assert case.position["battle"]["defender"] == enemy
    assert marching({"Narbo": {"Caesar": 1}}).play("done").active == "Pompeius"


def test_6_1_a_hex_without_a_fight_cannot_be_chosen() -> None:
    stacks = {"Narbo": {"Caesar": 1, "Rome": 1}, "Tolosa": {"Caesar": 1, "Rome": 1}}
    case = marching(stacks | {"Roma": {"Rome": 1}}).play("done")
    assert case.refused("fight Roma") == "6.1"


def test_6_2_roman_troops_do_not_fight_a_leader_alone() -> None:
    for war in (False, True):
        case = marching({"Roma": {"Rome": 4}}, war=war, seats=at(Caesar="Roma")).play("done")
        assert (case.leader("Caesar"), case.active) == ("Roma", "Pompeius")


def test_6_2_leaders_alone_live_beside_each_other() -> None:
    case = marching({}, seats=at(Caesar="Roma", Pompeius="Roma", Crassus="Roma")).play("done")
    assert case.leader("Pompeius") == "Roma"


def test_6_2_a_leader_alone_among_a_rivals_troops_is_killed_without_dice() -> None:
    case = marching({"Roma": {"Crassus": 1}}, war=True, seats=at(Caesar="Roma")).play("done")
    assert case.told("killed")["how"] == "walked in"
    assert "threw" not in case.names()


def test_6_3_the_mover_chooses_the_next_fight() -> None:
    stacks = {name: {"Caesar": 1, "Rome": 1} for name in ("Narbo", "Tolosa", "Utica")}
    case = marching(stacks).play("done")
    assert case.legal() == ["fight Tolosa", "fight Narbo", "fight Utica"]
    assert case.refused("recruit") == "6.3"
    case.play("fight Utica", "throw 6", "throw 1")
    assert case.position["fights"] == ["Tolosa", "Narbo"]
    case.play("fight Tolosa", "throw 6", "throw 1")
    assert case.position["battle"]["hex"] == "Narbo", "a single one starts by itself"
    case.play("throw 6", "throw 1")
    assert case.refused("fight Narbo", by="Pompeius") == "6.3"


def test_6_4_a_die_for_each_troop() -> None:
    case = attacking(2, 1)
    assert len(case.outcomes()) == 21
    assert sum(case.outcomes().values()) == 36
    assert case.refused("throw 6", by="chance") == "6.4"
    assert case.refused("throw 6 5 +4", by="chance") == "6.4", "no leader is there"
    case.play("throw 6 1")
    assert case.position["battle"]["dice"] == {"troops": [6, 1], "leader": 0}
    assert len(case.outcomes()) == 6
    assert case.refused("throw 6 5", by="chance") == "6.5"


def test_6_4_a_leader_adds_a_die_with_eight_sides() -> None:
    case = attacking(1, 2, seats=at(Caesar="Narbo", Pompeius="Narbo"))
    assert len(case.outcomes()) == 48
    assert [event for event in case.names() if event == "led"] == ["led", "led"]
    case.play("throw 6 +8")
    assert len(case.outcomes()) == 21 * 8


def test_6_4_another_leader_adds_nothing() -> None:
    case = attacking(1, 1, seats=at(Caesar="Cenabum", Pompeius="Toletum", Crassus="Narbo"))
    assert len(case.outcomes()) == 6
    romans = marching({"Roma": {"Rome": 1, "Caesar": 1}}, war=True, seats=at(Crassus="Roma"))
    romans.play("done", "throw 1")
    assert len(romans.outcomes()) == 6, "he is alone there"


LOSSES = [
    # attackers' dice, defenders' dice, what they lose in pairs, what they lose by the highest
    ("6", "5", (0, 1), (0, 1)),
    ("5", "5", (1, 0), (1, 0)),
    ("6 6", "5", (0, 1), (0, 1)),
    ("6 2", "5 3", (1, 1), (0, 1)),
    ("6 6 1", "5 5 5", (1, 2), (0, 1)),
    ("4 4 4 4", "5 3 3 3", (1, 3), (1, 0)),
    ("6 6 6 6", "6 6 6 6", (4, 0), (1, 0)),
    ("5 4 +8", "6 6", (1, 1), (0, 1)),
    ("1 +7", "6", (0, 1), (0, 1)),
    ("6", "6 5 +8", (1, 0), (1, 0)),
]


@pytest.mark.parametrize(("attack", "defence", "pairs", "highest"), LOSSES)
def test_6_5_pairs_from_the_highest_down(
    attack: str, defence: str, pairs: tuple[int, int], highest: tuple[int, int]
) -> None:
    for combat, expected in (("pairs", pairs), ("highest", highest)):
        case = given(
            {"Narbo": {"Caesar": count(attack), "Pompeius": count(defence)}},
            phase="attack",
            options={"combat": combat},
            battle={"hex": "Narbo"},
            seats=at(
                Caesar="Narbo" if "+" in attack else "Roma",
                Pompeius="Narbo" if "+" in defence else "Roma",
            ),
        )
        case.play(f"throw {attack}", f"throw {defence}")
        told = case.told("clashed")
        assert (told["attackers_lost"], told["defenders_lost"]) == expected


def count(dice: str) -> int:
    """The dice of troops in a throw."""
    return len(dice.partition("+")[0].split())


def naive(attack: list[int], defence: list[int], sides: tuple[int, int], most: int) -> list[int]:
    """The same as a person would do it: sort, and compare one by one."""
    left = list(sides)
    pairs = list(zip(sorted(attack)[::-1], sorted(defence)[::-1], strict=False))
    for mine, theirs in pairs[:most]:
        if min(left) > 0:
            left[1 if mine > theirs else 0] -= 1
    return left


@pytest.mark.parametrize("paired", [True, False])
def test_6_5_6_7_the_resolver_does_what_a_person_does(paired: bool) -> None:
    throws = [
        [a, b, c][:n] for n in (1, 2, 3) for a in (6, 4, 1) for b in (6, 3, 1) for c in (5, 2)
    ]
    for mine in throws:
        for theirs in throws:
            for leaders in ((0, 0), (8, 0), (0, 7), (5, 5)):
                attack, defence = throw_of(mine, leaders[0]), throw_of(theirs, leaders[1])
                sides = len(mine), len(theirs)
                lost = losses_of(attack, defence, *sides, paired)
                dice = [face for face in (*mine, leaders[0]) if face]
                others = [face for face in (*theirs, leaders[1]) if face]
                left = naive(dice, others, sides, 9 if paired else 1)
                assert [sides[0] - troops_of(lost), sides[1] - others_of(lost)] == left


def test_6_6_the_defender_wins_ties() -> None:
    case = attacking(1, 1).play("throw 3", "throw 3")
    assert case.troops("Narbo") == {"Pompeius": 1}


def test_6_7_comparing_stops_when_a_side_has_no_troop_left() -> None:
    """Its second die, the leader's, would have won a pair."""
    case = attacking(1, 4, seats=at(Caesar="Narbo", Pompeius="Toletum"))
    case.play("throw 5 +6", "throw 6 1 1 1")
    assert case.troops("Narbo") == {"Pompeius": 4}


def test_6_8_the_dice_are_thrown_until_one_side_is_gone() -> None:
    case = attacking(2, 2).play("throw 6 1", "throw 5 1")
    assert (case.phase, case.troops("Narbo")) == ("attack", {"Caesar": 1, "Pompeius": 1})
    assert case.legal() == [], "nobody decides anything"
    case.play("throw 2", "throw 1")
    assert case.troops("Narbo") == {"Caesar": 1}
    assert case.told("beat") == {
        "force": "Caesar",
        "loser": "Pompeius",
        "hex": "Narbo",
        "troops": 1,
    }


def test_6_9_another_player_rolls_for_rome() -> None:
    case = marching({"Roma": {"Rome": 1, "Caesar": 1}}, war=True).play("done")
    assert case.told("rolls_for_rome")["seat"] == "Pompeius"
    two = marching({"Roma": {"Rome": 1, "Caesar": 1}}, war=True, seats=at(Pompeius=None))
    assert two.play("done").told("rolls_for_rome")["seat"] == "Crassus"
    rivals = attacking()
    assert "rolls_for_rome" not in rivals.names()


def test_6_10_the_leader_of_the_side_that_loses_is_killed() -> None:
    attacker = attacking(1, 1, seats=at(Caesar="Narbo", Pompeius="Toletum"))
    attacker.play("throw 1 +1", "throw 6")
    assert attacker.leader("Caesar") is None
    assert attacker.told("killed")["how"] == "in battle"
    defender = attacking(1, 1, seats=at(Caesar="Cenabum", Pompeius="Narbo"))
    defender.play("throw 6", "throw 1 +1")
    assert (defender.leader("Pompeius"), defender.leader("Caesar")) == (None, "Cenabum")


def test_6_10_a_leader_elsewhere_lives() -> None:
    case = attacking(1, 1).play("throw 1", "throw 6")
    assert case.leader("Caesar") == "Cenabum"


def test_6_11_troops_kill_a_leader_who_is_alone() -> None:
    case = marching({"Roma": {"Caesar": 1}}, war=True, seats=at(Pompeius="Roma", Crassus="Utica"))
    case.play("done")
    assert case.told("killed") == {
        "seat": "Pompeius",
        "hex": "Roma",
        "killer": "Caesar",
        "how": "caught",
    }


def test_6_11_romans_have_to_be_beaten_first() -> None:
    stacks = {"Roma": {"Caesar": 1, "Rome": 1}}
    lost = marching(stacks, war=True, seats=at(Pompeius="Roma")).play("done", "throw 1", "throw 6")
    assert lost.leader("Pompeius") == "Roma", "he was not in the fight"
    won = marching(stacks, war=True, seats=at(Pompeius="Roma")).play("done", "throw 6", "throw 1")
    assert won.leader("Pompeius") is None


def test_6_11_all_rivals_there_are_killed() -> None:
    case = attacking(1, 1, seats=at(Caesar="Cenabum", Pompeius="Narbo", Crassus="Narbo"))
    case.play("throw 6", "throw 1 +1")
    assert case.result == (["Caesar"], "last_leader")
    both = marching({"Roma": {"Caesar": 1}}, war=True, seats=at(Pompeius="Roma", Crassus="Roma"))
    assert both.play("done").result == (["Caesar"], "last_leader")


def test_6_11_defenders_kill_no_leader_who_was_there_beside_them() -> None:
    """Crassus has come among troops of Pompeius by 7.5, and Caesar attacks them."""
    case = attacking(1, 1, seats=at(Caesar="Narbo", Pompeius="Toletum", Crassus="Narbo"))
    case.play("throw 1 +1", "throw 6")
    assert (case.leader("Caesar"), case.leader("Crassus")) == (None, "Narbo")


def test_6_12_he_is_out_with_all_he_had() -> None:
    case = marching(
        {"Roma": {"Caesar": 1}},
        war=True,
        seats={"Pompeius": {"leader": "Roma", "popularity": 7, "rome": 3}},
    )
    case.play("done")
    seat = case.seat("Pompeius")
    assert (seat["leader"], seat["popularity"], seat["rome"]) == (None, 0, 0)
    assert case.state.is_out(1)
    assert not case.state.is_out(0)
    assert case.active == "Crassus", "his turns are skipped"


def test_6_13_his_troops_become_roman_wherever_they_are() -> None:
    case = marching(
        {"Roma": {"Caesar": 1}, "Toletum": {"Pompeius": 2}, "Mare Ionium I": {"Pompeius": 1}},
        war=True,
        seats=at(Pompeius="Roma"),
    )
    case.play("done")
    assert case.troops("Toletum") == {"Rome": 2}
    assert case.troops("Mare Ionium I") == {"Rome": 1}
    assert case.told("turned") == {"seat": "Pompeius", "troops": 3}


def test_6_13_they_can_be_won_over() -> None:
    case = marching(
        {"Roma": {"Caesar": 1}, "Toletum": {"Pompeius": 2}},
        war=True,
        seats={"Pompeius": {"leader": "Roma"}, "Caesar": {"leader": "Toletum", "popularity": 20}},
    )
    case.play("done", "fight Roma", "recruit", "twenty 20")
    assert case.troops("Toletum") == {"Caesar": 2}


def test_6_13_more_than_four_do_not_stay_together() -> None:
    """Caesar falls in Narbo, and his troops in Tolosa meet Romans as Romans."""
    case = marching(
        {"Narbo": {"Caesar": 1, "Pompeius": 1}, "Tolosa": {"Caesar": 3, "Rome": 3}},
        seats=at(Caesar="Narbo", Pompeius="Toletum"),
    )
    case.play("done", "fight Narbo", "throw 1 +1", "throw 6")
    assert case.troops("Tolosa") == {"Rome": 4}
    assert case.told("trimmed") == {"hex": "Tolosa", "troops": 2}
    assert case.active == "Pompeius"


def test_6_14_fights_go_on_against_the_new_romans() -> None:
    stacks = {"Narbo": {"Caesar": 1}, "Tolosa": {"Caesar": 1, "Pompeius": 2}}
    case = marching(stacks, seats=at(Caesar="Cenabum", Pompeius="Narbo"))
    case.play("done", "fight Narbo")
    assert case.leader("Pompeius") is None
    battle = case.position["battle"]
    assert (battle["hex"], battle["defender"], battle["defenders"]) == ("Tolosa", "Rome", 2)


def fallen_mover(**more: dict[str, int]) -> Case:
    """Caesar falls in Narbo while other fights are joined."""
    stacks = {"Narbo": {"Caesar": 1, "Rome": 1}, **more}
    seats = at(Caesar="Narbo", Pompeius="Tolosa", Crassus="Utica")
    case = marching(stacks, seats=seats).play("done", "fight Narbo")
    return case.play("throw 1 +1", "throw 6")


def test_6_14_the_movers_former_troops_finish_as_attackers() -> None:
    case = fallen_mover(Tolosa={"Caesar": 2, "Pompeius": 1}, Massilia={"Caesar": 1, "Crassus": 1})
    battle = case.position["battle"]
    assert (battle["hex"], battle["attacker"], battle["attackers"]) == ("Tolosa", "Rome", 2)
    assert (battle["attacker_leader"], battle["defender_leader"]) == (False, True)
    assert case.told("rolls_for_rome")["seat"] == "Crassus", "Pompeius is in the fight"
    case.play("throw 6 1", "throw 1 +1")
    assert case.leader("Pompeius") is None, "he was in a fight that was lost"
    assert case.result == (["Crassus"], "last_leader")


def test_6_14_in_the_order_of_the_board_and_then_the_turn_is_over() -> None:
    case = fallen_mover(Tolosa={"Caesar": 1, "Pompeius": 1}, Massilia={"Caesar": 1, "Crassus": 1})
    case.play("throw 1", "throw 6 +1")
    assert case.position["battle"]["hex"] == "Massilia"
    case.play("throw 6", "throw 1")
    assert case.troops("Massilia") == {"Rome": 1}
    assert case.active == "Pompeius"


def test_6_14_they_do_not_fight_leaders_who_are_alone() -> None:
    case = fallen_mover(Utica={"Caesar": 1})
    assert (case.leader("Crassus"), case.active) == ("Utica", "Pompeius")
    assert case.troops("Utica") == {"Rome": 1}
    behind = fallen_mover(Utica={"Caesar": 2, "Pompeius": 1}).play("throw 6 6", "throw 1")
    assert (behind.leader("Crassus"), behind.leader("Pompeius")) == ("Utica", "Tolosa")


def test_6_14_they_do_not_fight_romans() -> None:
    case = fallen_mover(Tolosa={"Caesar": 1, "Rome": 2})
    assert case.troops("Tolosa") == {"Rome": 3}
    assert case.active == "Pompeius"


def test_6_14_a_player_whose_leader_is_dead_chooses_no_fight() -> None:
    case = fallen_mover(Tolosa={"Caesar": 1, "Pompeius": 1}, Massilia={"Caesar": 1, "Crassus": 1})
    assert case.position["decides"] == "chance"
    assert case.refused("fight Massilia", by="Caesar") == "6.4"
