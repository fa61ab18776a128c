"""9. Open readings."""

from collections.abc import Mapping

import pytest

from games.triumvirate.table import A, C, Case, leading, settled, started


def crowning(options: Mapping[str, object], **more: object) -> Case:
    """The next trick crowns Caesar."""
    case = leading("C1 P42", "C24 P6", consuls={"Caesar": 2}, options=dict(options), **more)
    return case.trick("Caesar 1", "Caesar 2")


def test_9_1_no_pledge_after_the_crowning_hand() -> None:
    assert crowning({})["game_number"] == 2


def test_9_1_a_last_pledge_after_the_crowning_hand() -> None:
    case = crowning({"pledge_after_crowning": "yes"}, pledges=("", "C3"))
    assert (case["phase"], case["emperor"], case["decides"]) == ("pledge", "Caesar", A)
    case.play("pledge Pompeius 4", "pledge nothing")
    assert (case["game_number"], case.seat(C)["markers"]) == (2, 1)
    assert case["previous"]["pledges"][A] == ["Pompeius 4"]


def test_9_1_unless_nobody_may_pledge() -> None:
    options = {"pledge_after_crowning": "yes"}
    case = crowning(options, pledges=("K753", "K864"))
    assert case["game_number"] == 2


def test_9_2_a_tied_game_may_count() -> None:
    options = {"tied_games": "counted"}
    case = crowning(options, game_number=2, markers=(1, 0))
    assert "9.2" in case.cited()
    assert (case["game_number"], case.seat(A)["markers"]) == (3, 1)
    case = crowning(options, game_number=3, markers=(1, 0))
    outcome = case.rules.outcome(case.state)
    assert outcome is not None
    assert (outcome.reason, outcome.payoffs) == ("ahead", (1000, 0))


@pytest.mark.parametrize(
    ("markers", "reason"), [((0, 0), None), ((1, 0), "markers"), ((1, 1), "level")]
)
def test_9_2_or_be_shared(markers: tuple[int, int], reason: str | None) -> None:
    case = crowning({"tied_games": "shared"}, markers=markers)
    outcome = case.rules.outcome(case.state)
    assert (outcome and outcome.reason) == reason
    assert case.seat(C)["markers"] == markers[1] + 1


def test_9_3_the_first_dealer_may_be_named() -> None:
    assert started()["phase"] == "dealer"
    assert started(first_dealer=A)["dealer"] == A
    assert started(first_dealer=C)["dealer"] == C
    assert settled(first_dealer=C).standing_rules == ("1.2", "1.3", "9.3")
