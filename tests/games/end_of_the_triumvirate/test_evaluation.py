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


# ---- single ideas --------------------------------------------------------------------------------


def noted(idea: str, seat: int = 0, phase: str = "actions", **position: Any) -> float:
    """How much of an idea there is for a seat."""
    case = given(phase=phase, active="Caesar", **position)
    found = case.rules.knowledge().features(case.state, seat)
    return found[case.rules.ideas.index(idea)]


def test_3_2_a_governor_in_his_box_will_yield_and_one_beside_it_will_not() -> None:
    inside = {"ITA": {"servants": 0, "governor": "in"}}
    beside = {"ITA": {"servants": 0, "governor": "out"}}
    assert noted("yield_gold", provinces=inside) == noted("yield_gold", provinces=beside) + 2
    inside, beside = {"GAL": {"governor": "in"}}, {"GAL": {"governor": "out"}}
    assert noted("yield_legions", provinces=inside) == noted("yield_legions", provinces=beside) + 2


def test_8_5_ties_are_broken_as_at_the_election_not_as_now() -> None:
    # Two turns to go: Pompeius has the last one, and Crassus' turn is then the oldest.
    position: dict[str, Any] = {"calendar": 2, "turn": 7}
    ahead = [noted("ahead", seat, **position) > 0 for seat in range(3)]
    assert ahead == [False, False, True]


def wins(seat: int, phase: str = "actions", **position: Any) -> bool:
    """Whether the ideas say that a seat could win in its next turn."""
    ideas = ("wins_on_turn", "wins_next", "wins_later")
    return any(noted(idea, seat, phase, **position) > 0 for idea in ideas)


def test_9_6_gold_that_lies_in_reach_counts_for_a_win() -> None:
    short = {"character": "CIS", "political": 7, "military": 6, "gold": 0}
    lying = {"SAR": {"gold": 1}}
    moving_on: dict[str, Any] = {"phase": "movement", "points": 4, "seats": {"Caesar": short}}
    assert wins(0, provinces=lying, **moving_on)
    assert not wins(0, provinces={"SAR": {"gold": 0}, "ITA": {"gold": 0}}, **moving_on)
    assert not wins(0, provinces=lying, seats={"Caesar": short}), "the tour is over"


def test_9_6_romes_gift_counts_for_who_has_not_had_it() -> None:
    short = {"character": "CIS", "political": 7, "military": 6, "gold": 0}
    bare = {"SAR": {"gold": 0}, "ITA": {"gold": 0}}
    assert wins(0, "rome", seats={"Caesar": short}, provinces=bare)


def test_9_5_two_provinces_short_is_near_enough_with_an_army_between_weak_ones() -> None:
    own = ("GAL", "CIS", "ITA", "ILL", "SAR", "HUL", "HCI")
    provinces: dict[str, Any] = {code: {"owner": "Caesar", "legions": 1} for code in own}
    provinces |= {"CIS": {"legions": 8}, "MAC": {"legions": 0}, "SIC": {"legions": 0}}
    seats = {"Caesar": {"character": "CIS"}}
    assert wins(0, "movement", points=4, seats=seats, provinces=provinces)
    few = provinces | {"CIS": {"legions": 0}}
    assert not wins(0, "movement", points=4, seats=seats, provinces=few)
