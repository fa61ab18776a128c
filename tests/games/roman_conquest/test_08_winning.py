"""Chapter 8: winning."""

from typing import Any

from games.roman_conquest.table import Case, at, given, leading, marching


def test_8_1_the_last_leader_wins_at_once() -> None:
    case = marching(
        {"Roma": {"Caesar": 1}, "Etruria": {"Caesar": 1, "Rome": 1}},
        war=True,
        seats=at(Pompeius=None, Crassus="Roma"),
    )
    case.play("done", "fight Roma")
    assert case.result == (["Caesar"], "last_leader")
    assert [case.state.payoff(seat) for seat in range(3)] == [1000, 0, 0]
    assert case.refused("stay", by="Caesar") == "8.1"


def test_8_1_also_in_anothers_turn() -> None:
    case = marching({"Roma": {"Crassus": 1}}, war=True, seats=at(Caesar="Roma", Pompeius=None))
    case.play("done")
    assert case.result == (["Crassus"], "last_leader")


def in_rome(turns: int, **position: Any) -> Case:
    """Caesar is in Rome, and has been for some turns."""
    seats = {"Caesar": {"leader": "Roma", "rome": turns}}
    return leading({}, war=True, seats=seats, **position)


def test_8_2_each_turn_that_ends_in_rome_counts() -> None:
    case = in_rome(0).play("stay", "done")
    assert case.seat("Caesar")["rome"] == 1
    case.play("stay", "done", "stay", "done", "stay", "done")
    assert case.seat("Caesar")["rome"] == 2


def test_8_2_not_before_the_war() -> None:
    case = leading({}, seats=at(Caesar="Roma")).play("stay", "done")
    assert case.seat("Caesar")["rome"] == 0


def test_8_2_the_turn_in_which_the_war_began_counts() -> None:
    case = marching({"Patavium": {"Caesar": 1}}, seats=at(Caesar="Roma"))
    case.play("march Patavium to Picenum 1 troop", "done")
    assert case.seat("Caesar")["rome"] == 1


def test_8_2_elsewhere_he_starts_again_from_none() -> None:
    case = in_rome(3).play("roll", "die 1", "go Etruria", "done")
    assert case.seat("Caesar")["rome"] == 0
    assert "left" in case.names()


def test_8_2_several_may_count_at_the_same_time() -> None:
    seats = {"Caesar": {"leader": "Roma", "rome": 1}, "Pompeius": {"leader": "Roma", "rome": 2}}
    case = leading({}, war=True, seats=seats).play("stay", "done", "stay", "done")
    assert (case.seat("Caesar")["rome"], case.seat("Pompeius")["rome"]) == (2, 3)


def test_8_3_four_in_a_row_win() -> None:
    case = in_rome(2).play("stay", "done")
    assert case.result is None
    won = in_rome(3).play("stay", "done")
    assert won.result == (["Caesar"], "held_rome")


def test_8_3_the_number_can_be_set() -> None:
    case = in_rome(1, options={"turns_in_rome": 2}).play("stay", "done")
    assert case.result == (["Caesar"], "held_rome")


def last_turn(**seats: dict[str, object]) -> Case:
    """The last turn of the last round."""
    stacks = {"Toletum": {"Pompeius": 2}, "Antiochia": {"Crassus": 2}, "Cenabum": {"Caesar": 2}}
    war = any("rome" in seat for seat in seats.values())
    return leading(
        stacks, "Crassus", first="Caesar", round=40, turn=120, war=war, seats=seats
    ).play("stay", "done")


def test_8_4_after_forty_rounds_turns_in_rome_decide() -> None:
    case = last_turn(Caesar={"rome": 1}, Pompeius={"popularity": 9})
    assert case.result == (["Caesar"], "last_round")
    early = leading({}, "Crassus", first="Caesar", round=39).play("stay", "done")
    assert early.position["round"] == 40


def test_8_4_then_popularity_then_troops() -> None:
    assert last_turn(Pompeius={"popularity": 9}).result == (["Pompeius"], "last_round")
    case = leading(
        {"Toletum": {"Pompeius": 2}, "Antiochia": {"Crassus": 3}, "Cenabum": {"Caesar": 2}},
        "Crassus",
        first="Caesar",
        round=40,
    ).play("stay", "done")
    assert case.result == (["Crassus"], "last_round")


def test_8_4_who_is_still_level_shares() -> None:
    case = last_turn()
    assert case.result == (["Caesar", "Pompeius", "Crassus"], "last_round")
    assert [case.state.payoff(seat) for seat in range(3)] == [333, 333, 333]
    two = last_turn(Caesar={"popularity": 1}, Crassus={"popularity": 1})
    assert two.result == (["Caesar", "Crassus"], "last_round")
    assert [two.state.payoff(seat) for seat in range(3)] == [500, 0, 500]


def test_8_4_the_dead_have_no_part_in_it() -> None:
    case = given(
        {},
        phase="leader",
        active="Pompeius",
        first="Crassus",
        round=40,
        seats=at(Caesar=None),
    ).play("stay", "done")
    assert case.result == (["Pompeius", "Crassus"], "last_round")


def test_8_4_the_limit_can_be_set() -> None:
    case = leading({}, "Crassus", first="Caesar", round=10, options={"round_limit": 10})
    case.play("stay", "done")
    assert case.result is not None
