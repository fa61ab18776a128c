"""The evaluation: each idea is found where it belongs, and a win is best."""

from typing import Any

import pytest

from games.roman_conquest.table import Case, at, given, leading, marching
from rubicon.games.roman_conquest.evaluation import IDEAS, Judgement
from rubicon.games.roman_conquest.odds import Side, chance_to_win

FAR_AWAY = {"Antiochia": {"Crassus": 1}, "Toletum": {"Pompeius": 1}}


def share(case: Case, seat: int = 0) -> float:
    """How good a position looks for a seat."""
    return case.rules.knowledge().share(case.state, seat)


def amount(case: Case, idea: str, seat: int = 0) -> float:
    """How much of an idea a seat has."""
    return case.rules.knowledge().features(case.state, seat)[IDEAS.index(idea)]


def in_rome(stacks: dict[str, dict[str, int]], **own: Any) -> Case:
    """Caesar is in Rome in the civil war, and it is Pompeius' turn."""
    seats = {"Caesar": {"leader": "Roma", **own}}
    return leading({**FAR_AWAY, **stacks}, active="Pompeius", war=True, seats=seats)


# ---- the race for Rome ---------------------------------------------------------------------------


def test_nobody_near_means_that_nobody_can_stop_him() -> None:
    alone = in_rome({}, rome=1)
    assert amount(alone, "unstoppable") == 1
    assert amount(alone, "hope_in_war") > amount(in_rome({}, rome=0), "hope_in_war") > 0
    assert amount(in_rome({"Etruria": {"Pompeius": 1}}, rome=1), "unstoppable") == 0


def test_hope_falls_with_who_can_come_and_rises_with_who_guards() -> None:
    near, far = {"Etruria": {"Pompeius": 4}}, {"Narbo": {"Pompeius": 4}}
    guards = {"Roma": {"Caesar": 4}}
    hopes = [
        amount(in_rome(stacks, rome=2), "hope_in_war")
        for stacks in (near, near | guards, far | guards)
    ]
    assert hopes == sorted(hopes)
    assert hopes[0] == 0, "a leader who is alone among four troops"
    assert hopes[1] < hopes[2]


def test_whoever_is_done_first_is_ahead() -> None:
    assert amount(in_rome({}, rome=3), "ahead_in_war") > amount(in_rome({}), "ahead_in_war")
    seats = {"Caesar": {"leader": "Roma"}, "Pompeius": {"leader": "Roma", "rome": 2}}
    last = leading({}, war=True, seats=seats)
    assert amount(last, "ahead_in_war") == -2


def test_the_war_is_his_to_start_who_stands_at_the_border() -> None:
    ready = leading({"Mediolanum": {"Caesar": 4}}, seats=at(Caesar="Roma"))
    assert amount(ready, "could_start") == amount(ready, "hope") > 0
    far = leading({"Cenabum": {"Caesar": 4}}, seats=at(Caesar="Roma"))
    assert amount(far, "could_start") == 0 < amount(far, "hope")


# ---- troops and leaders --------------------------------------------------------------------------


def test_troops_that_may_still_march_count_as_a_step_nearer() -> None:
    def after(*orders: str) -> float:
        case = marching({"Cenabum": {"Caesar": 2}, "Gergovia": {"Caesar": 1}})
        return amount(case.play(*orders) if orders else case, "marching")

    assert after("march Cenabum to Gergovia 2 troops") == after()
    past = after("march Gergovia to Lugdunum 1 troop")
    assert past < after(), "Cenabum comes before Gergovia"
    assert after("done") < past


def test_in_peace_nothing_is_nearer_than_the_border() -> None:
    late = {"war_starts": "standing"}
    border = marching({"Mediolanum": {"Caesar": 1}}, options=late)
    nearness = amount(border, "marching")
    assert amount(border.play("march Mediolanum to Etruria 1 troop"), "marching") == nearness > 0


def test_only_pompeius_marches_over_the_sea() -> None:
    assert amount(leading({"Sardinia": {"Pompeius": 1}}, active="Crassus"), "marching", 1) > 0
    assert amount(leading({"Sardinia": {"Caesar": 1}}, active="Crassus"), "marching", 0) == 0


def test_a_leader_is_exposed_by_the_exact_odds() -> None:
    seats = at(Caesar="Narbo")
    hunted = leading({"Massilia": {"Crassus": 3}}, active="Crassus", seats=seats)
    assert amount(hunted, "exposed") == 1
    guarded = leading(
        {"Massilia": {"Crassus": 3}, "Narbo": {"Caesar": 2}}, active="Crassus", seats=seats
    )
    odds = float(chance_to_win(Side(3, False), Side(2, True), True))
    assert amount(guarded, "exposed") == pytest.approx(odds)
    mine = leading({"Massilia": {"Crassus": 3}}, seats=seats)
    assert (amount(mine, "exposed"), amount(mine, "exposed_on_turn")) == (0, 1)


# ---- fights --------------------------------------------------------------------------------------


def test_a_fight_is_thought_through_to_both_ends() -> None:
    case = marching({"Narbo": {"Caesar": 4, "Crassus": 1}}).play("done")
    assert case.rules.knowledge().is_judged(case.state)
    assert not case.rules.knowledge().is_judged(leading().state)
    weak = marching({"Narbo": {"Caesar": 1, "Crassus": 4}}).play("done")
    for seat in range(3):
        shares = [share(case, seat), share(weak, seat)]
        assert all(0 < one < 1 for one in shares)
    assert share(case, 2) < share(weak, 2)


def test_shares_of_a_fight_are_those_of_its_ends_by_the_odds() -> None:
    """The last rival's leader stands in it: whoever wins it wins the game."""
    seats = at(Caesar="Narbo", Crassus="Narbo", Pompeius=None)
    duel = marching({"Narbo": {"Caesar": 4, "Crassus": 4}}, seats=seats).play("done")
    odds = float(chance_to_win(Side(4, True), Side(4, True), True))
    assert share(duel) == pytest.approx(odds)
    assert share(duel, 2) == pytest.approx(1 - odds)


def test_leaders_without_troops_die_without_dice() -> None:
    seats = at(Caesar="Narbo", Crassus="Cenabum", Pompeius=None)
    walked_in = marching({"Narbo": {"Crassus": 1}}, seats=seats)
    assert share(walked_in) == 0
    caught = marching({"Cenabum": {"Caesar": 1}}, seats=at(Crassus="Cenabum", Pompeius=None))
    assert share(caught) == 1


def test_many_fights_at_once_are_judged_in_no_time() -> None:
    places = ("Narbo", "Tolosa", "Massilia", "Lugdunum", "Gergovia", "Bibracte")
    many = marching({name: {"Caesar": 2, "Crassus": 2} for name in places})
    assert sum(share(many, seat) for seat in range(3)) == pytest.approx(1)


# ---- moves at a glance ---------------------------------------------------------------------------


def glances(case: Case) -> dict[str, float]:
    """The prior of each legal move, by its words."""
    knowledge = case.rules.knowledge()
    legal, out = case.state.legal(), list[float]()
    knowledge.priors(case.state, legal, out)
    assert isinstance(knowledge, Judgement)
    words = [case.rules.words_for(case.state.to_act(), move, 0) for move in legal]
    return dict(zip(words, out, strict=True))


def test_troops_go_on_together_and_nobody_is_left_behind() -> None:
    seen = glances(marching({"Cenabum": {"Caesar": 2}, "Gergovia": {"Caesar": 1}}))
    on = seen["march Cenabum to Gergovia 2 troops"]
    assert on > seen["march Cenabum to Gergovia 1 troop"]
    assert on > seen["march Cenabum to Santones 2 troops"] > seen["march Cenabum to Andes 2 troops"]
    assert on > seen["march Gergovia to Lugdunum 1 troop"]
    assert on > seen["done"]


def test_a_bad_fight_does_not_look_promising() -> None:
    seen = glances(
        marching(
            {
                "Narbo": {"Caesar": 3},
                "Massilia": {"Rome": 4},
                "Lugdunum": {"Rome": 1},
            },
            seats=at(Crassus="Gergovia"),
        )
    )
    good, bad = (f"march Narbo to {name} 3 troops" for name in ("Lugdunum", "Massilia"))
    assert seen[good] > seen[bad]
    assert seen["march Narbo to Gergovia 3 troops"] > seen["march Narbo to Tolosa 3 troops"]


def test_a_leader_goes_to_rome_when_he_has_business_there() -> None:
    rich = given(phase="travel", active="Caesar", roll=6, seats={"Caesar": {"conquests": 4}})
    seen = glances(rich)
    assert max(seen, key=lambda words: seen[words]) == "go Roma"
    poor = glances(given(phase="travel", active="Caesar", roll=6))
    assert poor["go Gergovia"] > poor["go Roma"]


# ---- the whole -----------------------------------------------------------------------------------


def test_a_win_is_worth_most_and_a_loss_least() -> None:
    case = given(
        {}, phase="over", seats=at(Pompeius=None, Crassus=None),
        result={"winners": ["Caesar"], "reason": "last_leader"},
    )  # fmt: skip
    assert (share(case, 0), share(case, 1)) == (1, 0)
    dead = leading({}, seats=at(Pompeius=None))
    assert share(dead, 1) < share(dead, 0)


def test_in_the_last_rounds_it_counts_who_leads() -> None:
    popular = {"Caesar": {"popularity": 2}, "Crassus": {"popularity": 1}}
    late, early = (leading(seats=popular, round=number) for number in (40, 20))
    assert amount(late, "leads_late") == 1
    assert amount(late, "leads_late", 2) == amount(early, "leads_late") == 0


def test_every_idea_is_found_somewhere() -> None:
    """And has a weight."""
    popular = {"Caesar": {"leader": "Roma", "conquests": 1, "popularity": 1}}
    cases = (
        leading(),
        leading({"Mediolanum": {"Caesar": 2}, "Roma": {"Rome": 1}}, seats=popular),
        leading({"Massilia": {"Crassus": 3}}, seats=at(Caesar="Narbo"), round=40),
        leading({"Massilia": {"Crassus": 3}}, seats=at(Caesar="Narbo"), active="Crassus"),
        in_rome({"Roma": {"Caesar": 1}}, rome=1),
    )
    knowledge = leading().rules.knowledge()
    found = [knowledge.features(case.state, 0) for case in cases]
    missing = [idea for i, idea in enumerate(IDEAS) if not any(one[i] for one in found)]
    assert missing == []


def test_two_positions_have_two_marks() -> None:
    knowledge = leading().rules.knowledge()
    cases = (leading(), leading(active="Crassus"), leading(war=True), leading({}))
    assert len({knowledge.mark(case.state, 0) for case in cases}) == 4
