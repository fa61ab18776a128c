"""Chapter 11: open readings and numbers."""

import pytest

from games.roman_conquest.table import Case, at, given, leading, marching
from rubicon.games.roman_conquest.game import GAME


def test_11_1_only_the_highest_dice() -> None:
    case = marching({"Narbo": {"Caesar": 2, "Rome": 2}}, options={"combat": "highest"})
    case.play("done", "throw 6 6", "throw 5 5")
    assert case.troops("Narbo") == {"Caesar": 2, "Rome": 1}
    assert case.phase == "attack"


def drawn(conquests: int = 2) -> Case:
    """Caesar has thrown a parade, and what the tokens count is drawn."""
    seats = {"Caesar": {"leader": "Roma", "conquests": conquests, "popularity": 1}}
    return leading(seats=seats, options={"token_values": "drawn"}).play("parade")


def test_11_2_what_tokens_count_may_be_drawn() -> None:
    case = drawn()
    assert (case.phase, case.position["decides"]) == ("token values", "chance")
    assert case.outcomes() == {
        "tokens 2 0 0": 1,
        "tokens 1 1 0": 2,
        "tokens 0 2 0": 1,
        "tokens 1 0 1": 2,
        "tokens 0 1 1": 2,
        "tokens 0 0 2": 1,
    }
    assert sum(drawn(4).outcomes().values()) == 3**4
    assert case.refused("tokens 1 0 0", by="chance") == "11.2"
    assert case.refused("die 3", by="chance") == "11.2"
    case.play("tokens 1 0 1")
    seat = case.seat("Caesar")
    assert (seat["conquests"], seat["popularity"], case.phase) == (0, 5, "troops")


def test_11_2_nothing_is_hidden() -> None:
    assert drawn().rules.open_information is True


def standing(**more: dict[str, int]) -> Case:
    """The war begins only when a troop stands in Italy after the fights."""
    stacks = {"Patavium": {"Caesar": 1}, **more}
    return marching(stacks, options={"war_starts": "standing"})


def test_11_3_the_war_may_begin_after_the_fights() -> None:
    case = standing().play("march Patavium to Picenum 1 troop")
    assert "war_began" not in case.names()
    assert case.play("done").war is True
    assert case.told("war_began")["cause"] == "standing"


def test_11_3_troops_that_fall_do_not_start_it() -> None:
    case = standing(Picenum={"Rome": 1}).play("march Patavium to Picenum 1 troop", "done")
    case.play("throw 1", "throw 6")
    assert case.war is False
    won = standing(Picenum={"Rome": 1}).play("march Patavium to Picenum 1 troop", "done")
    assert won.play("throw 6", "throw 1").war is True


def test_11_3_winning_troops_over_starts_it_in_both_readings() -> None:
    case = given(
        {"Roma": {"Rome": 1}},
        phase="favour",
        seats={"Caesar": {"leader": "Roma", "popularity": 9}},
        options={"war_starts": "standing"},
    )
    assert case.play("recruit", "twenty 1").war is True


@pytest.mark.parametrize(
    ("reading", "troops", "rival", "counts"),
    [
        ("leader", 0, True, True),
        ("with_troop", 0, False, False),
        ("with_troop", 1, False, True),
        ("no_rival", 0, False, True),
        ("no_rival", 0, True, False),
    ],
)
def test_11_4_what_it_takes_to_hold_rome(
    reading: str, troops: int, rival: bool, counts: bool
) -> None:
    case = leading(
        {"Roma": {"Caesar": troops}},
        war=True,
        options={"rome_counts": reading},
        seats=at(Caesar="Roma", Crassus="Roma" if rival else "Utica"),
    )
    case.play("stay", "done")
    assert case.seat("Caesar")["rome"] == int(counts)


def test_11_5_deadly_stops_may_be_refused() -> None:
    wall = {"Gergovia": {"Crassus": 1}, "Mare Ligusticum I": {"Pompeius": 1}}
    options: dict[str, object] = {"deadly_stops": "refused"}
    case = given(wall, phase="travel", roll=1, options=options)
    assert case.refused("go Gergovia") == "11.5"
    assert given(wall, phase="travel", roll=1).legal("go Gergovia") == ["go Gergovia"]


def test_11_5_not_where_a_troop_can_follow() -> None:
    options: dict[str, object] = {"deadly_stops": "refused"}
    stacks = {"Gergovia": {"Crassus": 1}, "Lugdunum": {"Caesar": 1}}
    assert given(stacks, phase="travel", roll=1, options=options).legal("go Gergovia")
    at_sea = {"Mare Ligusticum I": {"Pompeius": 1}, "Massilia": {"Caesar": 1}}
    case = given(at_sea, phase="travel", roll=1, seats=at(Caesar="Massilia"), options=options)
    assert case.refused("go Mare Ligusticum I") == "11.5", "no troop of his goes to sea"


def test_11_5_where_he_is_he_may_always_stay() -> None:
    options: dict[str, object] = {"deadly_stops": "refused"}
    case = given({"Cenabum": {"Crassus": 1}}, phase="travel", roll=1, options=options)
    assert "go Cenabum" in case.legal()


def test_11_6_two_boards() -> None:
    assert given().rules.board_name == "Balanced"
    classic = given(options={"board": "classic"})
    assert classic.rules.board_name == "Classic"
    assert "9.1" in classic.rules.standing_rules
    assert "9.2" in given().rules.standing_rules


def test_11_7_numbers_are_options() -> None:
    numbers = {option.name: option.default[3] for option in GAME.options if option.is_number}
    assert numbers == {
        "round_limit": 40,
        "turns_in_rome": 4,
        "conquest_cap": 4,
        "crassus_collects": 2,
        "stack_limit": 4,
    }
    rich = leading(active="Crassus", options={"crassus_collects": 3, "conquest_cap": 2})
    assert rich.play("collect").seat("Crassus")["conquests"] == 2
    assert "11.7" in rich.rules.standing_rules
