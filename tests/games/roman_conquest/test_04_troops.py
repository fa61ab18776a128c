"""Chapter 4: troops."""

from games.roman_conquest.table import Case, at, given, leading, marching

BESIDE_CENABUM = ["Samarobriva", "Durocortorum", "Andes", "Bibracte", "Santones", "Gergovia"]


def test_4_1_each_troop_moves_one_hex_or_stays() -> None:
    case = marching({"Cenabum": {"Caesar": 2}})
    assert case.legal() == ["done"] + [
        f"march Cenabum to {name} {troops}"
        for name in BESIDE_CENABUM
        for troops in ("1 troop", "2 troops")
    ]
    assert case.refused("march Roma to Etruria 1 troop") == "4.1", "none of his is there"
    assert case.refused("march Cenabum to Andes 3 troops") == "4.6"
    case.play("march Cenabum to Andes 1 troop")
    assert (case.troops("Cenabum"), case.troops("Andes")) == ({"Caesar": 1}, {"Caesar": 1})


def test_4_2_to_a_hex_next_to_it() -> None:
    case = marching({"Cenabum": {"Caesar": 2}})
    assert case.refused("march Cenabum to Roma 1 troop") == "4.2"
    assert case.refused("march Cenabum to Cenabum 1 troop") == "4.2"


def test_4_3_only_pompeius_goes_to_sea() -> None:
    caesar = marching({"Roma": {"Caesar": 1}}, war=True)
    assert caesar.refused("march Roma to Mare Tyrrhenum I 1 troop") == "4.3"
    pompeius = marching({"Roma": {"Pompeius": 1}}, "Pompeius", war=True)
    pompeius.play("march Roma to Mare Tyrrhenum I 1 troop", "done")
    assert pompeius.troops("Mare Tyrrhenum I") == {"Pompeius": 1}
    pompeius.play("stay", "done", "stay", "done", "stay")
    assert "march Mare Tyrrhenum I to Mare Tyrrhenum II 1 troop" in pompeius.legal()


def test_4_4_others_at_sea_may_only_land() -> None:
    case = marching({"Mare Tyrrhenum I": {"Crassus": 2}}, "Crassus", war=True)
    assert case.refused("march Mare Tyrrhenum I to Mare Tyrrhenum II 1 troop") == "4.4"
    places = {move.split(" to ")[1].rsplit(" ", 2)[0] for move in case.legal("march")}
    land = {one["name"] for one in case.rules.describe_board()["hexes"] if one["terrain"] == "land"}
    assert places <= land
    assert "Roma" in places


def test_4_5_no_more_than_four_of_a_force() -> None:
    case = marching({"Cenabum": {"Caesar": 4}, "Andes": {"Caesar": 3}})
    refusal = case.refusal("march Cenabum to Andes 2 troops")
    assert (refusal.rule, refusal.needs, refusal.has) == ("4.5", {"room": 2}, {"room": 1})
    case.play("march Cenabum to Andes 1 troop")
    assert case.refused("march Bibracte to Gergovia 1 troop") == "4.1"
    assert case.troops("Andes") == {"Caesar": 4}


def test_4_5_leaders_do_not_count() -> None:
    case = marching({"Cenabum": {"Caesar": 4}, "Andes": {"Caesar": 3}}, seats=at(Caesar="Andes"))
    case.play("march Cenabum to Andes 1 troop")
    assert case.troops("Andes") == {"Caesar": 4}


def test_4_5_two_forces_are_counted_apart() -> None:
    case = marching({"Cenabum": {"Caesar": 4}, "Andes": {"Rome": 4}})
    case.play("march Cenabum to Andes 4 troops")
    assert case.troops("Andes") == {"Caesar": 4, "Rome": 4}


def test_4_5_the_limit_can_be_set() -> None:
    case = marching({"Cenabum": {"Caesar": 4}, "Andes": {"Caesar": 3}}, options={"stack_limit": 5})
    case.play("march Cenabum to Andes 2 troops")
    assert case.troops("Andes") == {"Caesar": 5}


def test_4_6_who_has_moved_does_not_move_again() -> None:
    case = marching({"Cenabum": {"Caesar": 2}, "Gergovia": {"Caesar": 1}})
    case.play("march Cenabum to Gergovia 2 troops")
    assert case.position["stacks"]["Gergovia"] == {"troops": {"Caesar": 3}, "moved": 2}
    refusal = case.refusal("march Gergovia to Lugdunum 2 troops")
    assert refusal.sentence() == "Only 1 of your troops in Gergovia has not moved (4.6)."
    case.play("march Gergovia to Lugdunum 1 troop")
    assert case.refused("march Gergovia to Narbo 1 troop") == "4.6"


def test_4_6_in_the_next_turn_all_move_again() -> None:
    case = marching({"Cenabum": {"Caesar": 1}}).play("march Cenabum to Gergovia 1 troop", "done")
    assert case.position["stacks"]["Gergovia"]["moved"] == 0


def test_4_7_orders_follow_the_board() -> None:
    case = marching({"Cenabum": {"Caesar": 2}, "Lugdunum": {"Caesar": 1}})
    case.play("march Cenabum to Gergovia 1 troop")
    assert case.refused("march Cenabum to Andes 1 troop") == "4.7"
    assert case.refused("march Cenabum to Gergovia 1 troop") == "4.7", "once is enough"
    case.play("march Lugdunum to Taurini 1 troop")
    assert case.refused("march Cenabum to Andes 1 troop") == "4.7"


def test_4_7_an_order_waits_for_the_room_that_another_makes() -> None:
    case = marching({"Cenabum": {"Caesar": 4}, "Gergovia": {"Caesar": 3}})
    assert case.refused("march Cenabum to Gergovia 3 troops") == "4.5"
    case.play("march Gergovia to Lugdunum 2 troops")
    assert case.refused("march Cenabum to Gergovia 1 troop") == "4.7", "there was room before"
    assert case.refused("march Cenabum to Andes 1 troop") == "4.7", "it has nothing to do with it"
    case.play("march Cenabum to Gergovia 3 troops")
    assert case.troops("Gergovia") == {"Caesar": 4}


def test_4_7_a_late_order_is_not_waited_for_longer_than_one() -> None:
    case = marching(
        {"Cenabum": {"Caesar": 4}, "Gergovia": {"Caesar": 4}, "Lugdunum": {"Caesar": 1}}
    )
    case.play("march Gergovia to Narbo 4 troops", "march Lugdunum to Taurini 1 troop")
    assert case.refused("march Cenabum to Gergovia 4 troops") == "4.7"


def test_4_7_at_sea_nobody_without_a_navy_takes_a_place_that_was_left() -> None:
    case = marching({"Mare Tyrrhenum I": {"Crassus": 4}, "Massilia": {"Crassus": 4}}, "Crassus")
    case.play("march Mare Tyrrhenum I to Sardinia 4 troops")
    assert case.legal() == ["done"] + [move for move in case.legal("march") if "Mare" not in move]


def test_4_9_done_ends_it() -> None:
    case = leading().play("stay")
    assert "done" in case.legal()
    case.play("done")
    assert case.active == "Pompeius"
    assert case.refused("done") == "3.1"


def test_4_9_who_has_no_order_to_give_is_done_at_once() -> None:
    case: Case = given({}, phase="troops")
    assert case.legal() == ["done"]
    assert case.state.has_one_answer()


def test_4_9_no_order_after_it() -> None:
    case = marching(
        {"Roma": {"Caesar": 1, "Rome": 1}, "Etruria": {"Caesar": 1, "Rome": 1}}, war=True
    ).play("done")
    assert case.phase == "fights"
    assert case.refused("march Roma to Samnium 1 troop") == "3.1"
