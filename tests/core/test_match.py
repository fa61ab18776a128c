"""A match: the door, chance, undo and redo, and what may not be taken back."""

import pytest

from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.match import Entry, Match, fold
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY
from rubicon.registry import find_game
from toy.finding import DEALT, curia, given

BRUTUS, CASSIUS = 0, 1
FORCED_DEAL = "letter 4, letter 5, deal 1, deal 2, deal 1, deal 2, deal 1, deal 2"
"""Each has cards of one kind only."""
LED = (DEALT, "pledge 1 0 2")


def refusal(match: Match, seat: int) -> str:
    before = (match.log[:], match.undone[:])
    with pytest.raises(BadInput) as caught:
        match.undo(seat)
    assert (match.log, match.undone) == before
    return str(caught.value)


# ---- the door --------------------------------------------------------------------------------


def test_a_move_that_is_not_allowed_changes_nothing_and_says_why() -> None:
    match = given(curia(), DEALT)
    before = match.state.clone()
    with pytest.raises(IllegalMove) as caught:
        match.play(BRUTUS, match.rules.grammar.parse("pledge 12 1 0"))
    assert caught.value.refusal.needs == {"coins": 13}
    with pytest.raises(IllegalMove):
        match.play(CASSIUS, match.rules.grammar.parse("pledge 0 0 0"))
    with pytest.raises(IllegalMove):
        match.play(CHANCE, match.rules.grammar.parse("deal 1"))
    assert len(match.log) == 8
    assert match.rules.same(match.state, before)


def test_a_move_tells_its_events() -> None:
    match = given(curia(), DEALT)
    told = match.play(BRUTUS, match.rules.grammar.parse("pledge 1 0 2"))
    assert [event.text for event in match.rules.events(told, EVERYTHING)] == [
        "Brutus pledges 3 coins."
    ]
    assert match.state.told() == []


def test_a_match_may_begin_anywhere_and_keeps_its_own_beginning() -> None:
    start = given(curia(), *LED).state
    match = Match(curia(), start)
    start.apply(match.rules.grammar.parse("wait"))
    assert match.rules.same(match.at(0), match.state)
    assert match.state.to_act() == BRUTUS


def test_settle_lets_chance_act_and_plays_what_is_forced() -> None:
    rules = curia(rounds=1)
    match = Match(rules)
    assert [entry.seat for entry, _ in match.settle(Rng(5))] == [CHANCE] * 8
    assert match.state.to_act() == BRUTUS
    assert list(match.settle(Rng(5))) == []
    rules.open_information = True
    match = given(rules, FORCED_DEAL, "pledge 1 0 2, wait")
    entries = [entry for entry, _ in match.settle(Rng(5))]
    assert [entry.seat for entry in entries] == [BRUTUS, CASSIUS, CHANCE]
    assert [entry.forced for entry in entries] == [True, True, False]
    assert match.state.to_act() == NOBODY


def test_where_there_are_secrets_nobody_learns_that_a_seat_has_no_choice() -> None:
    """A card that comes by itself would show that the hand has no other."""
    match = given(curia(rounds=1), FORCED_DEAL, "pledge 1 0 2, wait")
    assert len(match.state.legal()) == 1
    assert list(match.settle(Rng(5))) == []
    match.play(BRUTUS, match.state.legal()[0])
    assert not match.log[-1].forced
    assert len(match.undo(BRUTUS)) == 1


def test_the_fold_of_a_log_is_the_match() -> None:
    match = given(curia(), *LED)
    again = fold(match.rules, [(entry.seat, entry.move) for entry in match.log])
    assert again.log == match.log
    assert match.rules.same(again.state, match.state)
    assert match.at(0).to_act() == CHANCE
    with pytest.raises(IllegalMove):
        fold(match.rules, [(BRUTUS, match.rules.grammar.parse("wait"))])


# ---- undo ------------------------------------------------------------------------------------


def test_undo_and_redo_go_back_and_forth() -> None:
    match = given(curia(), *LED, "wait")
    log = match.log[:]
    assert match.undo(BRUTUS) == [Entry(BRUTUS, match.rules.grammar.parse("wait"), False)]
    assert match.undo(BRUTUS) == [Entry(BRUTUS, match.rules.grammar.parse("pledge 1 0 2"), False)]
    assert refusal(match, BRUTUS).endswith("what chance has shown can't be taken back.")
    match.redo(BRUTUS)
    match.redo(BRUTUS)
    assert match.log == log
    assert match.rules.same(match.state, match.at(len(log)))
    with pytest.raises(BadInput, match="nothing to redo"):
        match.redo(BRUTUS)


def test_a_new_move_forgets_what_was_undone() -> None:
    match = given(curia(), *LED)
    match.undo(BRUTUS)
    match.play(BRUTUS, match.rules.grammar.parse("pledge 0 0 0"))
    with pytest.raises(BadInput, match="nothing to redo"):
        match.redo(BRUTUS)


def test_nothing_can_be_undone_at_the_beginning() -> None:
    match = Match(curia(), given(curia(), *LED).state)
    assert refusal(match, BRUTUS) == "There is nothing to undo: nothing has been done yet."
    match.play(BRUTUS, match.rules.grammar.parse("wait"))
    assert len(match.undo(BRUTUS)) == 1


def test_what_another_seat_decided_is_not_taken_back() -> None:
    match = given(curia(3), "letter 0, letter 5, letter 1" + ", deal 1, deal 2, deal 3" * 3)
    for words in ("pledge 1 0 2", "wait", "commit 1"):
        match.play(BRUTUS, match.rules.grammar.parse(words))
    match = given(
        curia(3), "letter 0, letter 5, letter 1",
        "deal 1, deal 2, deal 0, deal 4, deal 3, deal 0, deal 1, deal 2, deal 0",
        "pledge 1 0 2, wait, commit 1, commit 2",
    )  # fmt: skip
    assert refusal(match, BRUTUS) == "There is nothing to undo: Cassius has acted since."
    assert len(match.undo(CASSIUS)) == 1
    assert len(match.undo(BRUTUS)) == 1


def test_a_redo_is_for_the_seat_that_took_back_and_only_its_own_decision() -> None:
    match = given(
        curia(3), "letter 0, letter 5, letter 1",
        "deal 1, deal 2, deal 0, deal 4, deal 3, deal 0, deal 1, deal 2, deal 0",
        "pledge 1 0 2, wait, commit 1, commit 2",
    )  # fmt: skip
    match.undo(CASSIUS)
    match.undo(BRUTUS)
    with pytest.raises(BadInput, match="nothing to redo"):
        match.redo(CASSIUS)
    assert [entry.seat for entry in match.redo(BRUTUS)] == [BRUTUS]
    assert [entry.seat for entry in match.redo(CASSIUS)] == [CASSIUS]


def test_what_followed_by_force_goes_back_and_forth_with_the_decision() -> None:
    """Cicero is to show his card, too; Cassius has only twos and commits by force."""
    rules = curia(3)
    rules.open_information = True
    match = given(
        rules, "letter 0, letter 5, letter 1",
        "deal 1, deal 2, deal 0, deal 4, deal 2, deal 0, deal 1, deal 2, deal 3",
        "pledge 1 0 2, wait, commit 1",
    )  # fmt: skip
    entries = [entry for entry, _ in match.settle(Rng(1))]
    assert [(entry.seat, entry.forced) for entry in entries] == [(CASSIUS, True)]
    assert [entry.seat for entry in match.undo(BRUTUS)] == [BRUTUS, CASSIUS]
    assert [entry.seat for entry in match.redo(BRUTUS)] == [BRUTUS, CASSIUS]


# ---- what reveals ----------------------------------------------------------------------------

HIDDEN = "something hidden has been shown since"


@pytest.mark.parametrize(
    ("moves", "seat", "why"),
    [
        ("look Cassius", BRUTUS, HIDDEN),  # he alone saw the letter
        ("wait, commit 1, commit 2", CASSIUS, HIDDEN),  # all cards are shown, tribunes asked
        ("wait, commit 1, commit 2, pass", BRUTUS, HIDDEN),  # Cassius was passed over
        ("wait, commit 1, commit 2, pass, roll" + " 3" * 12, BRUTUS, "what chance has shown"),
    ],
)
def test_a_move_that_told_somebody_something_is_not_taken_back(
    moves: str, seat: int, why: str
) -> None:
    match = given(curia(), *LED, moves)
    assert why in refusal(match, seat)


@pytest.mark.parametrize("moves", ["wait", "wait, commit 4"])
def test_a_move_that_told_nobody_anything_may_be_taken_back(moves: str) -> None:
    """Not even a card that was committed face down, though others could not hold it."""
    match = given(curia(), *LED, moves)
    assert len(match.undo(BRUTUS)) == 1


def test_where_nothing_is_hidden_no_move_reveals() -> None:
    match = Match(find_game("end_of_the_triumvirate").rules(2, {}, None, ""))
    match.play(0, match.state.legal()[0])
    assert not match.reveals(0)
    assert len(match.undo(0)) == 1
