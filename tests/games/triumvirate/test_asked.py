"""Who is asked: both houses at once for a pledge, and nobody for what all know."""

import pytest

from games.triumvirate.table import A, C, Case, deciding, leading
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import WATCHER

AEMILII, CLAUDII = 0, 1
LAST = {"Caesar": 2, "Pompeius": 2, "Crassus": 2}
"""The next trick decides the hand."""
NEXT_TO_LAST = LAST | {"Crassus": 1}


def test_5_4_both_houses_decide_at_once_the_non_dealer_first_in_order() -> None:
    case = deciding("C75", "P75")
    assert case.state.asked() == [AEMILII, CLAUDII]
    assert case.rules.grammar.words(case.state.passing()) == "pledge nothing"
    case.play("pledge Caesar 7")
    assert case.state.asked() == [], "the dealer is the only one left"


def test_5_4_who_looks_on_is_told_that_both_decide() -> None:
    case = deciding("C75", "P75")
    both = "Both houses decide in secret whether to pledge a card."
    prompts = [str(case.rules.prompt(case.state, viewer)) for viewer in (CLAUDII, WATCHER)]
    assert prompts == [both] * 2
    assert str(case.rules.prompt(case.state, AEMILII)).startswith("Aemilii, pledge")
    case.play("pledge nothing")
    assert str(case.rules.prompt(case.state, WATCHER)).startswith("Claudii, pledge")


def test_5_4_answers_in_any_order_are_logged_in_the_rules_order() -> None:
    case = deciding("C75", "P75")
    match = Match(case.rules, case.state)
    parse = case.rules.grammar.parse
    before = case.rules.view(match.before(AEMILII), AEMILII)
    assert match.step(CLAUDII, [parse("pledge Pompeius 7")]) == []
    assert match.waiting() == (AEMILII,)
    assert case.rules.view(match.before(AEMILII), AEMILII) == before
    match.step(AEMILII, [parse("pledge nothing")])
    assert [entry.seat for entry in match.log] == [AEMILII, CLAUDII]
    seats = case.rules.position(match.state)["seats"]
    assert (seats[A]["pledges"], seats[C]["pledges"]) == ([], ["Pompeius 7"])


@pytest.mark.parametrize(
    "case",
    [
        leading("C7 P87", "C85 P6", pledges=("K753", "")).trick("Caesar 7", "Caesar 8"),
        leading("C7 P87", "C85 P6", pledges=("", "K753")).trick("Caesar 7", "Caesar 8"),
        deciding("", "P75"),
        deciding("C75", ""),
        leading("C750", "P750"),
    ],
    ids=["first has three", "dealer has three", "first has no card", "dealer has none", "a hand"],
)
def test_5_3_where_one_house_has_a_choice_nobody_else_is_asked(case: Case) -> None:
    assert case.state.asked() == []


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        (leading("C7", "P7", tricks=LAST), True),
        (leading("C7", "P7", tricks=LAST).play("play Caesar 7"), True),
        (leading("C75", "P75", tricks=LAST), False),
        (leading("C75", "C3 P7", tricks=LAST).play("play Caesar 7"), False),
        (deciding("", "P75"), True),
        (deciding("C75", "P75"), False),
        (deciding("C75", "P75").play("pledge nothing", "pledge nothing"), False),
    ],
    ids=["last lead", "last reply", "two", "one of the suit", "no card", "a choice", "a deal"],
)
def test_3_2_only_what_all_know_to_have_one_answer_is_played_by_itself(
    case: Case, expected: bool
) -> None:
    """A reply that must follow suit with its only card of it has one answer, but in secret."""
    assert case.state.has_one_answer() is expected


def test_the_last_cards_of_a_hand_are_played_by_themselves() -> None:
    case = leading("K7 P1", "K8 P2", tricks=NEXT_TO_LAST)
    match = Match(case.rules, case.state)
    match.play(AEMILII, case.rules.grammar.parse("play Crassus 7"))
    assert list(match.settle(Rng(1))) == []
    match.play(CLAUDII, case.rules.grammar.parse("play Crassus 8"))
    entries = [entry for entry, _ in match.settle(Rng(1))]
    assert [entry.seat for entry in entries[:2]] == [CLAUDII, AEMILII]
    assert all(entry.forced for entry in entries[:2])
