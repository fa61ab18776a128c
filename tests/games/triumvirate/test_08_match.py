"""8. The match."""

from games.triumvirate.table import A, C, Case, leading


def crowned(markers: tuple[int, int], first: str = "C7", **more: object) -> Case:
    """The next trick crowns Caesar, for whom the Aemilii have pledged."""
    case = leading(
        "C1 P42", "C24 P6", pledges=(first, ""), consuls={"Caesar": 2}, markers=markers, **more
    )
    return case.trick("Caesar 1", "Caesar 2")


def test_8_1_two_markers_win_the_match() -> None:
    case = crowned((1, 0))
    outcome = case.rules.outcome(case.state)
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.payoffs) == ("markers", "8.1", (1000, 0))
    assert outcome.text == "The Aemilii win the match with 2 to 0 markers (8.1)."
    assert case["result"] == {"reason": "markers", "winner": A}
    assert case.texts()[-1] == "The Aemilii win the match, 2 to 0."
    assert case.refused("play Caesar 4", by=A) == "8.1"
    assert case.state.legal() == case.state.outcomes() == []


def test_8_1_one_marker_does_not() -> None:
    case = crowned((0, 1))
    assert case.rules.outcome(case.state) is None
    assert case["game_number"] == 2


def test_8_2_the_last_game_ends_the_match_for_whoever_is_ahead() -> None:
    case = crowned((0, 1), first="K7", game_number=15)
    outcome = case.rules.outcome(case.state)
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.payoffs) == ("ahead", "8.2", (0, 1000))
    assert case.texts()[-1] == "The Claudii win the match, 1 to 0."
    assert case.refused("pledge nothing", by=C) == "8.2"


def test_8_3_with_as_many_markers_the_match_is_shared() -> None:
    case = crowned((0, 1), game_number=15)
    outcome = case.rules.outcome(case.state)
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.payoffs) == ("level", "8.3", (500, 500))
    assert outcome.text == "The match is shared: both houses have 1 marker (8.3)."
    assert case.texts()[-1] == "The match is shared, 1 to 1."
