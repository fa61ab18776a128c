"""Undo: how far back, as one step, and what a move revealed, which is decided once."""

from dataclasses import replace
from typing import Any

import pytest

from rubicon.core import match as match_module
from rubicon.core import undo
from rubicon.core.errors import BadInput
from rubicon.core.match import Entry, Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE
from rubicon.registry import find_game
from toy.curia_game import own
from toy.finding import DEALT, curia, given

BRUTUS, CASSIUS, CICERO = range(3)
PLEDGED = (DEALT, "pledge 1 0 2")
HIDDEN = "something hidden has been shown since, or others can tell it from the move"


def read(match: Match, *words: str) -> list[int]:
    return [match.rules.grammar.parse(one) for one in words]


def refusal(match: Match, seat: int) -> str:
    """Why nothing can be taken back; asking changes nothing."""
    before = (match.log[:], match.undone[:])
    assert not match.can_undo(seat)
    with pytest.raises(BadInput) as caught:
        match.undo(seat)
    assert (match.log, match.undone) == before
    return str(caught.value)


# ---- back and forth --------------------------------------------------------------------------


def test_undo_and_redo_go_back_and_forth() -> None:
    match = given(curia(), *PLEDGED)
    log = match.log[:]
    assert match.can_undo(BRUTUS)
    assert match.undo(BRUTUS) == [Entry(BRUTUS, match.rules.grammar.parse("pledge 1 0 2"), False)]
    assert refusal(match, BRUTUS) == "There is nothing to undo: Cassius has acted since."
    match.redo(BRUTUS)
    assert match.log == log
    assert match.state == match.at(len(log))
    with pytest.raises(BadInput, match="nothing to redo"):
        match.redo(BRUTUS)


def test_a_step_is_taken_back_and_made_again_as_one() -> None:
    rules = find_game("end_of_the_triumvirate").rules(2, {}, None, "")
    match, rng = Match(rules), Rng(1)
    while True:
        seat = match.state.to_act()
        moves = match.state.legal() or [match.state.sample(rng)]
        first = moves[rng.below(len(moves))]
        second = follower(match, seat, first) if seat != CHANCE else None
        if second is not None and len(match.log) > 5:
            break
        match.play(seat, first)
    before = match.log[:]
    match.step(seat, [first, second])
    log = match.log[:]
    assert len(match.undo(seat)) == 2
    assert match.log == before
    assert [entry.joined for entry in match.redo(seat)] == [False, True]
    assert match.log == log
    match.undo(seat)
    match.play(seat, first)
    assert match.undone == []


def follower(match: Match, seat: int, first: int) -> int | None:
    """A second move of the same seat, if it has a choice of them."""
    after = match.state.clone()
    after.apply(first)
    moves = after.legal() if after.to_act() == seat else []
    return moves[0] if len(moves) > 1 and len(match.state.legal()) > 1 else None


def test_a_part_of_a_step_is_not_taken_back() -> None:
    """If its first move has told something, the second can't go back alone."""
    match = given(curia(), *PLEDGED)
    assert match.can_undo(BRUTUS)
    match.log[-1] = replace(match.log[-1], joined=True)
    assert "Cassius has acted since" in refusal(match, BRUTUS)


def test_nothing_can_be_undone_at_the_beginning() -> None:
    match = Match(curia(), given(curia(), DEALT).state)
    assert refusal(match, BRUTUS) == "There is nothing to undo: nothing has been done yet."
    match.play(BRUTUS, *read(match, "pledge 0 0 0"))
    assert len(match.undo(BRUTUS)) == 1


def test_a_redo_is_for_the_seat_that_took_back() -> None:
    match = given(curia(), *PLEDGED)
    match.undo(BRUTUS)
    with pytest.raises(BadInput, match="nothing to redo"):
        match.redo(CASSIUS)
    assert [entry.seat for entry in match.redo(BRUTUS)] == [BRUTUS]


def test_what_followed_by_force_goes_back_and_forth_with_the_decision() -> None:
    """Brutus knows all letters: he waits by force, and then all are asked, but nobody answers."""
    rules = curia()
    start = given(rules, DEALT).state
    own(start).known = [2, 0]
    own(start).hands = [0] * 10
    own(start).discard = [0, 2, 1, 2, 1]
    own(start).letters, own(start).spent = [0, 1], [1, 0]
    match = Match(rules, start)
    match.play(BRUTUS, *read(match, "pledge 0 0 0"))
    entries = [entry for entry, _ in match.settle(Rng(1))]
    assert [(entry.seat, entry.forced) for entry in entries] == [(BRUTUS, True)]
    assert match.state.window() == 1
    assert refusal(match, BRUTUS).endswith("others are being asked already.")


def test_a_forced_move_of_another_does_not_stand_in_the_way() -> None:
    """His is the only move there, and all see that."""
    rules = find_game("end_of_the_triumvirate").rules(3, {}, None, "")
    match, rng = Match(rules), Rng(0)
    while True:
        for _ in match.settle(rng):
            pass
        seat = match.state.to_act()
        before = len(match.log)
        moves = match.state.legal()
        match.play(seat, moves[rng.below(len(moves))])
        forced = list(match.settle(rng))
        if any(entry.seat not in (seat, CHANCE) for entry, _ in forced) and not any(
            entry.seat == CHANCE for entry, _ in forced
        ):
            break
    log = match.log[:]
    assert match.undo(seat) == log[before:]
    assert match.redo(seat) == log[before:]
    assert match.log == log


# ---- how far ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "seat", "why"),
    [
        ("look Cassius, seal", BRUTUS, HIDDEN),  # he alone saw the letter
        ("wait, seal, seal, pass, pass, roll" + " 3" * 12, BRUTUS, "what chance has shown"),
        ("wait, add 1, seal", CASSIUS, "Brutus has acted since"),
        ("wait", BRUTUS, "others are being asked already"),
        ("wait", CASSIUS, "others are being asked already"),
        ("wait, seal, add 2, seal, pass", CASSIUS, "Brutus has acted since"),
    ],
)
def test_what_is_not_taken_back(moves: str, seat: int, why: str) -> None:
    match = given(curia(), *PLEDGED, moves)
    assert why in refusal(match, seat)


def test_a_card_in_a_basket_may_be_taken_back_by_the_last_who_fills_one() -> None:
    """He is asked alone then, and nobody sees which card it is; how many, all have seen."""
    match = given(curia(), *PLEDGED, "wait, seal, add 2")
    assert match.judged(len(match.log) - 1), "worlds are too many to know it"
    assert HIDDEN in refusal(match, CASSIUS)


def test_a_move_is_judged_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[int] = []

    def count(rules: Any, state: Any, move: int) -> bool:
        judged.append(move)
        return undo.reveals(rules, state, move)

    monkeypatch.setattr(match_module, "reveals", count)
    match = given(curia(), *PLEDGED)
    assert match.log[-1].reveals is None
    for _ in range(3):
        assert match.floor(BRUTUS).ply == len(match.log) - 1
        assert match.can_undo(BRUTUS)
    assert judged == read(match, "pledge 1 0 2")
    assert match.log[-1].reveals is False


def test_a_judging_match_judges_when_a_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[int] = []

    def count(rules: Any, state: Any, move: int) -> bool:
        judged.append(move)
        return undo.reveals(rules, state, move)

    monkeypatch.setattr(match_module, "reveals", count)
    match = Match(curia(), given(curia(), DEALT).state)
    match.is_judging = True
    match.play(BRUTUS, *read(match, "pledge 1 0 2"))
    match.play(BRUTUS, *read(match, "look Cassius"))
    assert [entry.reveals for entry in match.log] == [False, True]
    assert judged == read(match, "pledge 1 0 2", "look Cassius")
    for seat in (BRUTUS, CASSIUS):
        for move in read(match, "seal"):
            match.step(seat, [move])
    assert [entry.reveals for entry in match.log[-2:]] == [True, True], "all see them together"
    assert len(judged) == 2
    for seat in (BRUTUS, CASSIUS):
        match.step(seat, read(match, "pass"))
    match.play(CHANCE, match.state.sample(Rng(1)))
    assert match.log[-1].reveals is None, "chance is not judged"


def test_verdicts_and_joints_do_not_make_other_entries() -> None:
    assert Entry(0, 5, False, True, True) == Entry(0, 5, False)
    assert Entry(0, 5, False) != Entry(0, 5, True)


# ---- what a move revealed --------------------------------------------------------------------


def test_where_nothing_is_hidden_no_move_reveals() -> None:
    rules = find_game("end_of_the_triumvirate").rules(2, {}, None, "")
    state = rules.start()
    assert not undo.reveals(rules, state, state.legal()[0])


def test_a_kind_that_shows_nothing_is_not_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "worlds_of", None)
    match = given(curia(), DEALT)
    assert not undo.reveals(match.rules, match.state, *read(match, "pledge 1 0 2"))


def few_cards() -> Match:
    """Two senators with a card each and no more in the game; their letters are known to both."""
    rules = curia(2, rounds=1)
    start = rules.from_position({"discard": [4, 4, 4, 3, 3]})
    s = own(start)
    s.letters, s.known, s.phase, s.turn = [0, 5], [2, 1], 4, 0
    s.hands = [0, 0, 0, 1, 0, 0, 0, 0, 0, 1]
    return Match(rules, start)


def test_where_worlds_are_few_the_answer_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who of them has the 3 and who the 4, both know; so a card tells them nothing new."""
    monkeypatch.setattr(undo, "MOST_WORLDS", 200)
    match = few_cards()
    match.play(BRUTUS, *read(match, "wait"))
    assert not undo.tells_anybody(match.rules, match.state, *read(match, "seal"))
    assert undo.reveals(match.rules, match.state, *read(match, "add 3")) == undo.tells_anybody(
        match.rules, match.state, *read(match, "add 3")
    )


def test_a_card_that_is_shown_tells_who_did_not_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_WORLDS", 200)
    match = few_cards()
    for words in ("wait", "add 3", "seal", "add 4"):
        match.play(match.state.to_act(), *read(match, words))
    assert undo.tells_anybody(match.rules, match.state, *read(match, "seal"))
    monkeypatch.setattr(undo, "MOST_TRIES", 1)
    with pytest.raises(undo.TooMany):
        undo.tells_anybody(match.rules, match.state, *read(match, "seal"))
    assert undo.reveals(match.rules, match.state, *read(match, "seal"))


def test_too_many_worlds_count_as_telling() -> None:
    match = given(curia(3), "letter 0, letter 5, letter 1" + ", deal 1, deal 2, deal 3" * 3)
    with pytest.raises(undo.TooMany):
        undo.tells_anybody(match.rules, match.state, *read(match, "bid 0"))
    assert undo.reveals(match.rules, match.state, *read(match, "bid 0"))


def test_who_learns_something_himself_has_been_told() -> None:
    match = few_cards()
    own(match.state).known = [0, 1]
    assert undo.tells_anybody(match.rules, match.state, *read(match, "look Cassius"))


def test_a_step_that_begins_with_the_only_move_is_taken_back_whole() -> None:
    """The first move of it decided nothing; the step did."""
    rules = find_game("end_of_the_triumvirate").rules(2, {}, None, "")
    match, rng = Match(rules), Rng(3)
    while not begins_with_the_only_move(match):
        seat = match.state.to_act()
        moves = match.state.legal() or [match.state.sample(rng)]
        match.play(seat, moves[rng.below(len(moves))])
    seat, log = match.state.to_act(), match.log[:]
    (first,) = match.state.legal()
    match.step(seat, [first, undo.applied(match.state, first).legal()[0]])
    assert [entry.forced for entry in match.log[-2:]] == [True, False]
    made = match.log[:]
    assert match.can_undo(seat)
    assert len(match.undo(seat)) == 2
    assert match.log == log
    match.redo(seat)
    assert match.log == made


def begins_with_the_only_move(match: Match) -> bool:
    """Whether a seat has one move and then a choice."""
    seat = match.state.to_act()
    if seat == CHANCE or not match.is_forced():
        return False
    after = undo.applied(match.state, match.state.legal()[0])
    return after.to_act() == seat and len(after.legal()) > 1
