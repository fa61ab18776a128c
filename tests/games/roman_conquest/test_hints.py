"""What a good host points out."""

from typing import Any

from games.roman_conquest.table import Case, at, given, leading, marching
from rubicon.games.roman_conquest.shapes import Hints
from rubicon.words import Phrase


def hints(case: Case) -> Hints:
    return case.rules.hints(case.state, 0)


def sentences(case: Case) -> list[str]:
    return [str(Phrase.from_json(one["says"])) for one in hints(case)["warnings"]]


def test_what_will_fight_is_told_before_it_does() -> None:
    case = marching(
        {"Narbo": {"Caesar": 2, "Pompeius": 1}, "Roma": {"Caesar": 1}, "Utica": {"Crassus": 2}},
        war=True,
        seats=at(Caesar="Utica", Pompeius="Narbo", Crassus="Roma"),
    )
    narbo, roma, utica = hints(case)["fights"]
    assert (narbo["attackers"], narbo["defender"], narbo["in_danger"]) == (
        2,
        "Pompeius",
        ["Pompeius"],
    )
    assert 0 < narbo["win"] < 1
    assert (roma["defender"], roma["in_danger"], roma["win"]) == (None, ["Crassus"], 1.0)
    assert (utica["attackers"], utica["in_danger"], utica["win"]) == (0, ["Caesar"], 0.0)
    assert hints(leading())["fights"] == []


def test_leaders_who_are_alone_fear_nothing_from_rome() -> None:
    case = given(
        {"Utica": {"Rome": 2, "Pompeius": 1}},
        phase="attack",
        battle={"hex": "Utica"},
        seats=at(Caesar=None, Pompeius="Roma", Crassus="Utica"),
    )
    (fight,) = hints(case)["fights"]
    assert (fight["attacker"], fight["in_danger"]) == ("Rome", [])


def test_who_can_win_with_his_next_turn() -> None:
    case = leading({}, war=True, seats={"Crassus": {"leader": "Roma", "rome": 3}})
    assert hints(case)["can_win"] == [{"seat": "Crassus", "how": "held_rome"}]
    assert sentences(case) == ["Crassus wins if he ends 1 more turn in Rome."]
    two = leading(
        {"Etruria": {"Caesar": 1}, "Mare Ionium I": {"Crassus": 1}},
        war=True,
        seats=at(Caesar="Mare Ionium II", Pompeius=None, Crassus="Roma"),
    )
    assert hints(two)["can_win"] == [{"seat": "Caesar", "how": "last_leader"}]
    assert sentences(two) == ["Only Caesar and Crassus are left: whoever kills the other wins."]
    there = leading({"Roma": {"Caesar": 1}}, war=True, seats=at(Pompeius=None, Crassus="Roma"))
    assert hints(there)["can_win"] == [{"seat": "Caesar", "how": "last_leader"}]


def test_both_rivals_may_be_in_reach_at_once() -> None:
    def can_win(stacks: dict[str, dict[str, int]], crassus: str) -> bool:
        seats = at(Caesar="Cenabum", Pompeius="Roma", Crassus=crassus)
        winners = hints(leading(stacks, war=True, seats=seats))["can_win"]
        return winners == [{"seat": "Caesar", "how": "last_leader"}]

    assert can_win({"Etruria": {"Caesar": 1}}, "Roma"), "they are in one hex"
    assert not can_win({"Etruria": {"Caesar": 1}}, "Picenum"), "one troop for two hexes"
    assert can_win({"Etruria": {"Caesar": 2}}, "Picenum")
    assert not can_win({"Etruria": {"Caesar": 2}}, "Utica"), "nobody is near one of them"


def test_rivals_who_are_dead_count_whoever_killed_them() -> None:
    case = leading({}, war=True, seats=at(Pompeius=None))
    (_, leaders) = hints(case)["goals"]
    assert leaders["has"] == {"Caesar": 1, "Pompeius": 0, "Crassus": 1}


def test_nobody_is_warned_of_when_it_is_over() -> None:
    result: dict[str, Any] = {"winners": ["Crassus"], "reason": "held_rome"}
    seats = {"Crassus": {"leader": "Roma", "rome": 4}}
    case = given({}, phase="over", war=True, result=result, seats=seats)
    assert (hints(case)["warnings"], hints(case)["can_win"]) == ([], [])


def test_the_way_to_each_victory() -> None:
    ways = hints(leading(seats=at(Crassus=None), stacks={"Cenabum": {"Caesar": 1}}))["ways"]
    assert ways["Caesar"] == {
        "rome": 0,
        "rome_needed": 4,
        "hexes_to_rome": 6,
        "turns_to_rome": 1,
        "marches_to_italy": 5,
        "rivals": ["Pompeius"],
    }
    assert ways["Pompeius"]["hexes_to_rome"] == 7
    assert ways["Pompeius"]["turns_to_rome"] == 2
    assert ways["Pompeius"]["marches_to_italy"] is None, "he has no troops"
    assert (ways["Crassus"]["hexes_to_rome"], ways["Crassus"]["rivals"]) == (None, [])


def test_marches_go_by_sea_for_pompeius_alone() -> None:
    stacks = {"Sardinia": {"Caesar": 1, "Pompeius": 0}}
    assert hints(leading(stacks))["ways"]["Caesar"]["marches_to_italy"] is None
    sailing = leading({"Sardinia": {"Pompeius": 1}}, "Pompeius")
    assert hints(sailing)["ways"]["Pompeius"]["marches_to_italy"] == 2
    landing = leading({"Mare Tyrrhenum I": {"Caesar": 1}})
    assert hints(landing)["ways"]["Caesar"]["marches_to_italy"] == 1


def test_deadly_stops_are_named() -> None:
    case = given({"Gergovia": {"Crassus": 1}}, phase="travel", roll=1)
    assert hints(case)["deadly"] == ["Gergovia"]
    assert hints(leading())["deadly"] == []


def test_orders_that_start_the_war_are_named() -> None:
    case = marching({"Patavium": {"Caesar": 1}})
    assert hints(case)["starts_war"] == ["Etruria", "Picenum"]
    assert hints(marching({"Patavium": {"Caesar": 1}}, war=True))["starts_war"] == []
    options: dict[str, object] = {"war_starts": "standing"}
    assert hints(marching({"Patavium": {"Caesar": 1}}, options=options))["starts_war"] == []
