"""Chapter 5: conquest, popularity and the outbreak of the war."""

import pytest

from games.roman_conquest.table import at, given, leading, marching


def test_5_1_the_game_begins_in_peace() -> None:
    assert given().war is False


def test_5_2_a_leader_in_his_zone_collects() -> None:
    case = leading().play("collect")
    assert (case.seat("Caesar")["conquests"], case.phase) == (1, "troops")
    pompeius = leading(active="Pompeius").play("collect")
    assert pompeius.seat("Pompeius")["conquests"] == 1
    crassus = leading(active="Crassus").play("collect")
    assert crassus.seat("Crassus")["conquests"] == 2


def test_5_2_elsewhere_he_does_not() -> None:
    for place in ("Lugdunum", "Toletum", "Roma"):
        assert leading(seats=at(Caesar=place)).refused("collect") == "5.2"
    assert leading().seat("Caesar")["in_zone"] is True


def test_5_3_nobody_holds_more_than_four() -> None:
    case = leading(active="Crassus", seats={"Crassus": {"conquests": 3}}).play("collect")
    assert case.told("collected") == {"seat": "Crassus", "gained": 1, "conquests": 4, "due": 2}
    full = leading(seats={"Caesar": {"conquests": 4}})
    assert full.refused("collect") == "5.3"
    assert full.legal() == ["roll", "stay"]


def test_5_4_a_parade_in_rome_makes_conquests_popularity() -> None:
    case = leading(seats={"Caesar": {"leader": "Roma", "conquests": 3, "popularity": 2}})
    case.play("parade")
    seat = case.seat("Caesar")
    assert (seat["conquests"], seat["popularity"], case.phase) == (0, 5, "troops")


def test_5_4_no_parade_elsewhere_or_without_tokens() -> None:
    assert leading(seats={"Caesar": {"conquests": 3}}).refused("parade") == "5.4"
    assert leading(seats=at(Caesar="Roma")).refused("parade") == "5.4"


def test_5_5_popularity_is_kept_when_it_is_used() -> None:
    case = given(
        {"Utica": {"Rome": 1}},
        phase="favour",
        seats={"Caesar": {"leader": "Utica", "popularity": 5}},
    )
    case.play("recruit", "twenty 5")
    assert case.seat("Caesar")["popularity"] == 5


@pytest.mark.parametrize("home", ["Patavium", "Taurini"])
def test_5_6_a_troop_that_enters_italy_starts_the_war_at_once(home: str) -> None:
    case = marching(
        {home: {"Caesar": 1}, "Etruria": {"Rome": 1}, "Toletum": {"Pompeius": 1}},
        seats={"Caesar": {"conquests": 1}, "Crassus": {"conquests": 2}},
    )
    if home == "Taurini":
        case.play("march Taurini to Mediolanum 1 troop")
        assert case.war is False, "beyond the Rubicon"
        return
    case.play("march Patavium to Etruria 1 troop")
    assert case.war is True
    assert case.told("war_began") == {
        "seat": "Caesar",
        "hex": "Etruria",
        "cause": "entering",
        "tokens": 3,
    }


def test_5_6_a_leader_alone_does_not_start_it() -> None:
    case = given({}, phase="travel", roll=6, seats=at(Caesar="Mediolanum")).play("go Roma", "done")
    assert case.war is False


def test_5_6_it_begins_once() -> None:
    case = marching({"Patavium": {"Caesar": 2}})
    case.play("march Patavium to Etruria 1 troop", "march Patavium to Picenum 1 troop")
    assert case.names().count("war_began") == 1


def test_5_7_roman_troops_in_italy_that_join_somebody_start_it() -> None:
    case = given(
        {"Campania": {"Rome": 2}},
        phase="favour",
        seats={"Crassus": {"leader": "Campania", "popularity": 3}},
        active="Crassus",
    )
    case.play("recruit", "twenty 3")
    assert case.told("war_began")["cause"] == "favour"
    assert case.war is True


def test_5_8_in_the_war_conquests_are_useless() -> None:
    case = marching({"Patavium": {"Caesar": 1}}, seats={"Pompeius": {"conquests": 4}})
    case.play("march Patavium to Picenum 1 troop", "done")
    assert case.seat("Pompeius")["conquests"] == 0
    assert case.refused("collect") == "5.8"
    in_rome = leading(war=True, seats=at(Caesar="Roma"))
    assert in_rome.refused("parade") == "5.8"
    assert in_rome.legal() == ["roll", "stay"]


def test_5_9_there_is_fighting_in_peace_too() -> None:
    case = marching({"Utica": {"Rome": 1}, "Cirta": {"Pompeius": 2}}, "Pompeius")
    case.play("march Cirta to Utica 2 troops", "done")
    assert (case.phase, case.war) == ("attack", False)
    rivals = marching({"Tarraco": {"Pompeius": 1}, "Narbo": {"Caesar": 2}})
    rivals.play("march Narbo to Tarraco 2 troops", "done")
    assert (rivals.phase, rivals.war) == ("attack", False)
