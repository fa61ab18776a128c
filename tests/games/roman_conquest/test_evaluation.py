"""The evaluation: more of what is good is better, and a win is best."""

from typing import Any

import pytest

from games.roman_conquest.table import Case, at, given, leading, marching
from rubicon.games.roman_conquest.evaluation import IDEAS


def share(case: Case, seat: int = 0) -> float:
    """How good a position looks for a seat."""
    return case.rules.knowledge().share(case.state, seat)


def worth(seat: int = 0, **position: Any) -> float:
    """The same at the beginning of Caesar's turn."""
    return share(leading(**position), seat)


def caesar(**own: Any) -> dict[str, Any]:
    return {"seats": {"Caesar": own}}


def war(**own: Any) -> dict[str, Any]:
    return {"war": True, "seats": {"Caesar": own}}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (caesar(popularity=3), caesar(popularity=2)),
        (caesar(conquests=3), caesar(conquests=2)),
        (war(leader="Roma", rome=2), war(leader="Roma", rome=1)),
        (war(leader="Roma"), war(leader="Sicilia")),
        (
            {"stacks": {"Cenabum": {"Caesar": 2}, "Antiochia": {"Crassus": 2}}},
            {"stacks": {"Cenabum": {"Caesar": 1}, "Antiochia": {"Crassus": 2}}},
        ),
        (
            {"stacks": {"Lugdunum": {"Caesar": 1}}},
            {"stacks": {"Treveri": {"Caesar": 1}}},
        ),
        (
            {"stacks": {"Toletum": {"Pompeius": 3}}},
            {"stacks": {"Gergovia": {"Pompeius": 3}}},
        ),
    ],
)
def test_more_is_better_for_him_and_worse_for_the_others(
    better: dict[str, Any], worse: dict[str, Any]
) -> None:
    assert worth(**better) > worth(**worse)
    assert worth(2, **better) < worth(2, **worse)


def test_the_odds_of_a_battle_are_known_before_its_dice() -> None:
    strong = marching({"Narbo": {"Caesar": 4, "Crassus": 1}}).play("done")
    weak = marching({"Narbo": {"Caesar": 1, "Crassus": 4}}).play("done")
    assert strong.rules.knowledge().is_judged(strong.state)
    assert not strong.rules.knowledge().is_judged(leading().state)
    assert share(strong) > share(weak)
    assert share(strong, 2) < share(weak, 2)


def test_a_leader_in_danger_is_a_worry() -> None:
    seats = at(Caesar="Narbo")
    led = marching({"Narbo": {"Caesar": 1, "Rome": 4}}, seats=seats).play("done")
    away = marching({"Narbo": {"Caesar": 1, "Rome": 4}}).play("done")
    assert share(led) < share(away)
    caught = marching({"Narbo": {"Crassus": 1}}, seats=seats)
    assert share(caught) < share(marching({"Narbo": {"Rome": 1}}, seats=seats))


def test_a_win_is_worth_most_and_a_loss_least() -> None:
    case = given(
        {}, phase="over", seats=at(Pompeius=None, Crassus=None),
        result={"winners": ["Caesar"], "reason": "last_leader"},
    )  # fmt: skip
    assert (share(case, 0), share(case, 1)) == (1, 0)
    dead = leading({}, seats=at(Pompeius=None))
    assert share(dead, 1) < share(dead, 0)


def test_every_idea_is_found_somewhere() -> None:
    """And has a weight."""
    knowledge = leading().rules.knowledge()
    cases = (
        leading(),
        leading(
            active="Caesar", seats={"Caesar": {"leader": "Roma", "conquests": 1, "popularity": 1}}
        ),
        leading(
            {"Roma": {"Caesar": 1}, "Etruria": {"Pompeius": 4}},
            war=True,
            seats={"Caesar": {"leader": "Roma", "rome": 1}},
        ),
        marching({"Roma": {"Caesar": 1, "Rome": 2}}, war=True, seats=at(Caesar="Roma")).play(
            "done"
        ),
    )
    found = [knowledge.features(case.state, 0) for case in cases]
    missing = [idea for i, idea in enumerate(IDEAS) if not any(one[i] for one in found)]
    assert missing == []


def test_two_positions_have_two_marks() -> None:
    knowledge = leading().rules.knowledge()
    cases = (leading(), leading(active="Crassus"), leading(war=True), leading({}))
    assert len({knowledge.mark(case.state, 0) for case in cases}) == 4
