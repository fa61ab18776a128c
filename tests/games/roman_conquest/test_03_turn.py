"""Chapter 3: the turn, and the leader's part of it."""

from games.roman_conquest.table import at, given, leading, marching

AT_UTICA = at(Caesar="Utica")


def test_3_1_the_leader_comes_before_the_troops() -> None:
    case = leading()
    assert case.refused("done") == "3.1"
    assert case.refused("march Cenabum to Gergovia 1 troop") == "3.1"
    case.play("stay")
    assert case.refused("stay") == "3.2"
    assert case.refused("roll") == "3.2"
    assert case.refused("collect") == "3.2"


def test_3_1_the_parts_follow_each_other() -> None:
    """Leader, troops, fights, Roman troops, Rome."""
    case = leading(
        {"Roma": {"Rome": 1}, "Etruria": {"Caesar": 1}},
        war=True,
        seats={"Caesar": {"leader": "Picenum", "popularity": 20}},
    )
    case.play("roll", "die 1", "go Roma", "done")
    assert case.phase == "favour"
    case.play("recruit", "twenty 20")
    assert case.seat("Caesar")["rome"] == 1
    assert case.active == "Pompeius"
    assert case.refused("march Etruria to Roma 1 troop", by="Caesar") == "2.4"


def test_3_2_exactly_one_of_four() -> None:
    case = leading(seats={"Caesar": {"leader": "Cenabum", "conquests": 1}})
    assert case.legal() == ["roll", "collect", "stay"]
    in_rome = leading(seats={"Caesar": {"leader": "Roma", "conquests": 1}})
    assert in_rome.legal() == ["roll", "parade", "stay"]
    for choice in ("collect", "stay"):
        again = leading().play(choice)
        assert again.phase == "troops", "his troops can move whatever he chooses"
        assert len(again.legal("march")) > 10


def test_3_3_he_goes_as_far_as_the_die_shows_or_less() -> None:
    case = leading({}, seats=AT_UTICA).play("roll")
    assert (case.phase, case.position["decides"]) == ("rolling", "chance")
    assert case.outcomes() == {f"die {n}": 1 for n in range(1, 7)}
    case.play("die 2")
    assert case.position["roll"] == 2
    assert case.legal()[0] == "go Utica", "he may stay"
    assert case.refused("go Roma") == "3.3"
    assert case.refusal("go Roma").sentence() == (
        "Your leader can't reach Roma from Utica: he may go 2 hexes (3.3)."
    )
    case.play("go Sicilia")
    assert (case.leader("Caesar"), case.phase) == ("Sicilia", "troops")


def test_3_3_all_hexes_in_reach_are_offered_once() -> None:
    case = given({}, phase="travel", roll=6, seats=at(Caesar="Roma"))
    one = given({}, phase="travel", roll=1, seats=at(Caesar="Roma"))
    assert len(one.legal()) == 7
    far = case.rules.tables.sail_to_rome
    assert len(case.legal()) == sum(distance <= 6 for distance in far[: case.rules.tables.hexes])


def test_3_3_no_way_without_a_roll() -> None:
    assert leading().refused("go Gergovia") == "3.3"
    case = given({}, phase="travel", roll=1)
    assert case.refused("done") == "3.3", "he has rolled and goes first"


def test_3_3_a_refusal_where_the_way_is_blocked_differs_from_one_that_is_too_far() -> None:
    ring = {name: {"Crassus": 1} for name in ("Etruria", "Picenum", "Samnium", "Campania")}
    ring |= {"Mare Tyrrhenum I": {"Pompeius": 1}, "Mare Tyrrhenum II": {"Pompeius": 1}}
    case = given(ring, phase="travel", roll=2, war=True, seats=at(Caesar="Roma"))
    assert case.refused("go Patavium") == "3.5"
    assert case.refused("go Utica") == "3.3"


def test_3_4_leaders_cross_water_and_may_stop_there() -> None:
    case = given({}, phase="travel", roll=6, seats=AT_UTICA).play("go Roma")
    assert case.leader("Caesar") == "Roma"
    at_sea = given({}, phase="travel", roll=1, seats=AT_UTICA).play("go Mare Siculum I")
    assert at_sea.leader("Caesar") == "Mare Siculum I"


def test_3_5_he_passes_romans_his_own_and_other_leaders() -> None:
    stacks = {"Taurini": {"Rome": 4}, "Mediolanum": {"Caesar": 2}}
    seats = at(Caesar="Lugdunum", Crassus="Taurini")
    case = given(stacks, phase="travel", roll=3, seats=seats)
    assert "go Etruria" in case.legal()
    assert "go Taurini" in case.legal()


def test_3_5_he_does_not_pass_a_rivals_troops_but_may_stop_there() -> None:
    wall = {name: {"Crassus": 1} for name in ("Bibracte", "Gergovia", "Santones", "Andes")}
    wall |= {"Samarobriva": {"Crassus": 1}, "Durocortorum": {"Crassus": 1}}
    case = given(wall, phase="travel", roll=4)
    assert sorted(case.legal()) == sorted(["go Cenabum", *(f"go {name}" for name in wall)])
    assert case.refused("go Lugdunum") == "3.5"


def test_3_5_he_may_walk_away_from_a_rivals_troops() -> None:
    """They were Roman when he came, and a rival has won them over (7.5)."""
    case = given({"Cenabum": {"Crassus": 2}}, phase="travel", roll=1)
    assert len(case.legal()) == 7


def test_3_6_alone_among_a_rivals_troops_he_is_killed_when_the_troops_have_moved() -> None:
    case = given({"Gergovia": {"Crassus": 1}}, phase="travel", roll=1)
    case.play("go Gergovia")
    assert case.told("travelled")["deadly"] is True
    assert case.leader("Caesar") == "Gergovia", "not yet"
    case.play("done")
    assert case.leader("Caesar") is None
    assert case.told("killed") == {
        "seat": "Caesar",
        "hex": "Gergovia",
        "killer": "Crassus",
        "how": "walked in",
    }


def test_3_6_a_troop_of_his_own_that_follows_makes_it_a_battle() -> None:
    stacks = {"Gergovia": {"Crassus": 1}, "Bibracte": {"Caesar": 1}}
    case = given(stacks, phase="travel", roll=1)
    case.play("go Gergovia", "march Bibracte to Gergovia 1 troop", "done")
    assert case.phase == "attack"
    assert case.position["battle"]["attacker_leader"] is True


def test_3_6_he_who_stays_among_them_is_killed_too() -> None:
    case = leading({"Cenabum": {"Crassus": 1}}).play("stay", "done")
    assert case.leader("Caesar") is None


def test_3_6_it_comes_when_it_is_that_hexs_turn_among_the_fights() -> None:
    """A fight that is won first may turn the troops around him Roman, and save him."""
    case = marching(
        {"Gergovia": {"Crassus": 1}, "Roma": {"Caesar": 1}},
        war=True,
        seats=at(Caesar="Gergovia", Crassus="Roma", Pompeius="Toletum"),
    )
    case.play("done")
    assert case.legal() == ["fight Gergovia", "fight Roma"]
    case.play("fight Roma")
    assert (case.leader("Crassus"), case.leader("Caesar")) == (None, "Gergovia")
    assert case.troops("Gergovia") == {"Rome": 1}
    assert case.active == "Pompeius"
