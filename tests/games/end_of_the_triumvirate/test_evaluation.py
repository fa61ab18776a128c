"""The evaluation: more of what is good is better, and a win is best."""

from typing import Any

import pytest

from games.end_of_the_triumvirate.table import acting, given, moving


def worth(seat: int = 0, players: int = 3, **position: Any) -> float:
    """How good a position in Caesar's action phase looks."""
    case = acting(players=players, **position)
    return case.rules.knowledge().share(case.state, seat)


def caesar(**own: Any) -> dict[str, Any]:
    return {"seats": {"Caesar": own}}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (caesar(political=3), caesar(political=2)),
        (caesar(military=3), caesar(military=2)),
        (caesar(citizens=3), caesar(citizens=2)),
        (caesar(consul=True), caesar(consul=False)),
        (caesar(gold=4), caesar(gold=3)),
        ({"provinces": {"HCI": {"owner": "Caesar"}}}, {}),
        ({"provinces": {"GAL": {"legions": 4}}}, {}),
        (caesar(citizens=3) | {"calendar": 1}, caesar(citizens=3)),
        (caesar(citizens=3, consul=True) | {"calendar": 1}, caesar(citizens=3) | {"calendar": 1}),
    ],
)
def test_more_is_better_for_him_and_worse_for_the_others(
    better: dict[str, Any], worse: dict[str, Any]
) -> None:
    assert worth(**better) > worth(**worse)
    assert worth(1, **better) < worth(1, **worse)


def test_a_threatened_province_is_worth_less() -> None:
    safe = worth(seats={"Pompeius": {"character": "CYR"}})
    strong = {"HCI": {"legions": 6}}
    near = worth(seats={"Pompeius": {"character": "HCI"}}, provinces=strong)
    far = worth(seats={"Pompeius": {"character": "CYR"}}, provinces=strong)
    assert near < far < safe


def test_a_win_is_worth_most_and_a_loss_least() -> None:
    case = given(phase="over", result={"winner": "Caesar", "reason": "both_tracks"})
    won, lost = (case.rules.knowledge().share(case.state, seat) for seat in (0, 1))
    usual = worth(seats={"Caesar": {"political": 7, "military": 6, "gold": 9}})
    assert lost == 0 < usual < won == 1


def test_with_two_players_equal_positions_are_near_each_other() -> None:
    case = moving(players=2)
    one, other = (case.rules.knowledge().share(case.state, seat) for seat in (0, 1))
    assert 0.3 < one < 0.7
    assert one + other == pytest.approx(1)


def test_an_attack_that_hands_the_loser_his_last_step_is_worth_nothing() -> None:
    case = given(
        phase="compensation",
        conquest={"province": "HCI", "loser": "Pompeius"},
        compensation={"holder": "Pompeius", "side": 2},
        provinces={"HCI": {"owner": "Caesar"}},
        seats={"Caesar": {"character": "HCI"}, "Pompeius": {"political": 7, "military": 6}},
    )
    knowledge = case.rules.knowledge()
    assert knowledge.share(case.state, 0) < 0.1
    assert knowledge.share(case.state, 1) > 0.8
