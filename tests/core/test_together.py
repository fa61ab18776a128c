"""Several seats asked at once: answers wait beside the log, and nobody's depends on another's."""

from itertools import permutations, product
from typing import Any

import pytest

from rubicon.core.errors import IllegalMove
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, WATCHER
from rubicon.registry import find_game
from toy.curia import VETOES, VETOING, Curia
from toy.curia_game import own
from toy.finding import curia, given

BRUTUS, CASSIUS, CICERO = range(3)
HANDS = (
    "letter 0, letter 1, letter 5, deal 1, deal 2, deal 3, deal 1, deal 2, deal 3, deal 4, deal 0, "
    "deal 3"
)
"""Brutus and Cassius are tribunes, Cicero is none; they hold 1 1 4, 0 2 2 and 3 3 3."""
FILLING = (HANDS, "bid 0, bid 0, bid 0, pledge 1 0 2, wait")
VOTING = (*FILLING, "seal, seal, seal")
ANSWERS: dict[tuple[str, ...], list[list[str]]] = {
    (HANDS,): [["bid 0", "bid 3"], ["bid 1", "bid 2"], ["bid 0", "bid 2"]],
    FILLING: [["seal", "add 1, add 4, seal"], ["add 0, seal", "add 2, seal"], ["seal", "add 3"]],
    VOTING: [["pass", "veto"], ["pass", "veto"], ["pass"]],
}
"""What each of the three may answer in a bid, with baskets and to a chance to interrupt."""


def read(match: Match, words: str) -> list[int]:
    return [match.rules.grammar.parse(one) for one in words.split(", ")]


def asked(*moves: str, **options: int | str) -> Match:
    return given(curia(3, **options), *moves)


def answer(match: Match, seat: int, words: str) -> list[int]:
    """The seats that moved in the log with this answer."""
    return [entry.seat for entry, _ in match.step(seat, read(match, words))]


# ---- answers wait ----------------------------------------------------------------------------


def test_answers_come_in_any_order_and_are_shown_in_the_order_of_the_rules() -> None:
    for order in permutations(range(3)):
        match = asked(HANDS)
        before = match.log[:]
        for place, seat in enumerate(order):
            assert match.waiting() == tuple(one for one in range(3) if one not in order[:place])
            assert match.log == before
            entered = answer(match, seat, f"bid {seat}")
        assert entered == [0, 1, 2]
        assert (match.answers, match.waiting()) == ({}, (CICERO,))
        assert own(match.state).bids == [0, 1, 2]
        assert [entry.joined for entry in match.log[-3:]] == [False] * 3


@pytest.mark.parametrize("moves", ANSWERS)
def test_what_a_seat_has_before_it_does_not_depend_on_others_answers(
    moves: tuple[str, ...],
) -> None:
    """Neither its position, nor its view, nor what it may do or has seen."""
    plain = asked(*moves)
    known = [facts(plain, seat) for seat in range(3)]
    for given_answers in product(*ANSWERS[moves]):
        for order in permutations(range(3)):
            match = asked(*moves)
            for seat in order[:2]:
                assert facts(match, seat) == known[seat]
                answer(match, seat, given_answers[seat])
            assert facts(match, order[2]) == known[order[2]]
            assert match.seen(WATCHER) == plain.seen(WATCHER)
            assert match.state == plain.state


def facts(match: Match, seat: int) -> list[Any]:
    """All that an asked seat can find out."""
    before, rules = match.before(seat), match.rules
    return [
        before, before.legal(), rules.view(before, seat), rules.prompt(before, seat),
        match.seen(seat), match.floor(seat), match.is_ready(seat), match.can_undo(seat),
    ]  # fmt: skip


def test_an_answer_may_be_given_in_several_steps() -> None:
    match = asked(*FILLING)
    answer(match, BRUTUS, "add 1")
    assert not match.is_ready(BRUTUS)
    assert own(match.before(BRUTUS)).basket(BRUTUS) == [0, 1, 0, 0, 0]
    assert match.rules.view(match.before(BRUTUS), BRUTUS) == match.seen(BRUTUS).view
    assert match.waiting() == (BRUTUS, CASSIUS, CICERO)
    assert match.choices(BRUTUS) == match.before(BRUTUS).legal() != match.before(CASSIUS).legal()
    answer(match, BRUTUS, "add 4, seal")
    assert match.is_ready(BRUTUS)
    assert own(match.before(BRUTUS)).basket(BRUTUS) == [0, 1, 0, 0, 1], "but for the last move"
    assert match.answer_of(BRUTUS) == read(match, "add 1, add 4, seal")
    answer(match, CICERO, "seal")
    assert answer(match, CASSIUS, "add 2, seal") == [0, 0, 0, 1, 1, 2]
    assert [entry.joined for entry in match.log[-6:]] == [False, True, True, False, True, False]


def test_a_complete_answer_has_to_be_taken_back_before_another() -> None:
    match = asked(HANDS)
    answer(match, CASSIUS, "bid 1")
    with pytest.raises(
        IllegalMove, match=r"There is an answer already; take it back first \(2.1\)"
    ):
        answer(match, CASSIUS, "bid 2")
    assert match.answers == {CASSIUS: [read(match, "bid 1")]}


def test_an_answer_that_is_not_allowed_is_no_answer() -> None:
    match = asked(*FILLING)
    with pytest.raises(IllegalMove, match="no such card"):
        answer(match, CASSIUS, "add 0, add 4, seal")
    with pytest.raises(IllegalMove, match="Nobody can plan further"):
        answer(match, CASSIUS, "seal, veto")
    assert match.answers == {}


def test_an_answer_may_be_taken_back_step_by_step() -> None:
    match = asked(*FILLING)
    log = match.log[:]
    assert not match.withdraw(BRUTUS)
    answer(match, BRUTUS, "add 1")
    answer(match, BRUTUS, "add 1, seal")
    assert match.can_undo(BRUTUS)
    assert match.undo(BRUTUS) == []
    assert match.answer_of(BRUTUS) == read(match, "add 1")
    assert not match.is_ready(BRUTUS)
    assert match.withdraw(BRUTUS)
    assert not match.withdraw(BRUTUS)
    assert not match.can_undo(BRUTUS)
    assert match.log == log


def test_any_step_of_an_answer_may_be_taken_out() -> None:
    match = asked(*FILLING)
    for words in ("add 1", "add 4"):
        answer(match, BRUTUS, words)
    assert match.retract(BRUTUS, 0)
    assert match.answer_of(BRUTUS) == read(match, "add 4")
    assert own(match.before(BRUTUS)).basket(BRUTUS) == [0, 0, 0, 0, 1]


def test_a_step_that_later_ones_need_stays() -> None:
    match = asked(*FILLING)
    answer(match, BRUTUS, "add 1")
    match.answers[BRUTUS].append(read(match, "seal"))
    match.answers[BRUTUS].append(read(match, "add 4"))
    before = match.answer_of(BRUTUS)
    assert not match.retract(BRUTUS, 0), "what follows the seal is not allowed"
    assert match.answer_of(BRUTUS) == before


def test_what_is_revealed_is_not_taken_back() -> None:
    match = asked(HANDS)
    for seat in (CASSIUS, CICERO, BRUTUS):
        answer(match, seat, "bid 1")
    assert not any(match.can_undo(seat) for seat in range(3))
    assert str(match.floor(CICERO).why).startswith("something hidden has been shown since")


def test_a_move_in_the_log_forgets_the_answers() -> None:
    """Records and tests play one move after the other, no matter who is asked."""
    match = asked(HANDS)
    answer(match, CICERO, "bid 3")
    match.play(BRUTUS, *read(match, "bid 1"))
    assert match.answers == {}
    assert match.state.asked() == [CASSIUS, CICERO]
    assert not match.is_ready(BRUTUS), "he is not asked any more"
    answer(match, CICERO, "bid 3")
    match.cut(len(match.log) - 1)
    assert match.answers == {}
    assert match.waiting() == (BRUTUS, CASSIUS, CICERO)


def test_who_is_not_asked_has_the_position_as_it_is() -> None:
    match = asked(*VOTING, "veto, pass, pass")
    assert match.waiting() == ()
    while match.state.to_act() == CHANCE:
        match.play(CHANCE, match.state.sample(Rng(1)))
    assert match.before(WATCHER) is match.state
    pledging = asked(HANDS, "bid 0, bid 0, bid 0")
    assert pledging.waiting() == (BRUTUS,)
    assert pledging.before(CASSIUS) is pledging.before(BRUTUS) is pledging.state
    assert not pledging.is_due()


def test_whatever_is_answered_the_log_is_a_game() -> None:
    """Steps in any order lead to the same as the rules' own order."""
    for seed in range(20):
        rng, match = Rng(seed), Match(curia(4, rounds=2))
        while match.waiting() or match.state.to_act() == CHANCE:
            if not match.waiting():
                match.play(CHANCE, match.state.sample(rng))
                continue
            seat = match.waiting()[rng.below(len(match.waiting()))]
            moves = match.before(seat).legal()
            match.step(seat, [moves[rng.below(len(moves))]])
        again = Match(match.rules)
        for entry in match.log:
            again.play(entry.seat, entry.move)
        assert (again.log, again.state) == (match.log, match.state)
        assert match.rules.outcome(match.state) is not None


# ---- chances to interrupt --------------------------------------------------------------------


def test_a_second_veto_is_forgotten_and_stays_unspent() -> None:
    match = asked(*VOTING)
    answer(match, CASSIUS, "veto")
    answer(match, CICERO, "pass")
    assert answer(match, BRUTUS, "veto") == [0, 1, 2]
    assert own(match.state).spent == [1, 0, 0]
    story = match.seen(CICERO).story[-3:]
    assert story[0][1] == story[1][1], "a veto that was not used looks like any answer"


def test_answers_that_the_rules_do_not_come_to_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Were the first veto to end the vote at once, the next question would be another one."""
    go_on = Curia.go_on

    def end_at_once(s: Curia) -> None:
        if s.phase == VETOING and s.answers[s.seat()] == VETOES:
            s.cursor = 0
            s.count_vetoes()
        else:
            go_on(s)

    monkeypatch.setattr(Curia, "go_on", end_at_once)
    for pledge, following in (("pledge 1 0 2", [1, 2, 0]), ("pledge 4 4 4", [1, 2])):
        match = asked(HANDS, f"bid 0, bid 0, bid 0, {pledge}, wait, seal, seal, seal")
        held = own(match.state).hands
        own(match.state).discard = [4 - sum(held[kind::5]) for kind in range(5)]
        answer(match, CICERO, "pass")
        answer(match, CASSIUS, "veto")
        assert answer(match, BRUTUS, "veto") == [0]
        assert own(match.state).spent == [1, 0, 0]
        assert (match.state.asked(), match.answers) == (following, {})


def test_who_can_only_pass_or_said_so_passes_a_chance_by_itself() -> None:
    match = asked(*VOTING)
    assert [match.passes(seat) for seat in range(3)] == [False, False, True]
    match.standing[BRUTUS] = match.state.window()
    match.standing[CASSIUS] = match.state.window() + 1
    assert [match.passes(seat) for seat in range(3)] == [True, False, True]
    answer(match, CICERO, "pass")
    assert not match.passes(CICERO), "who has answered is not asked any more"
    assert not match.passes(WATCHER)


def test_only_a_chance_to_interrupt_is_passed_by_itself() -> None:
    match = asked(HANDS, coins=2)
    own(match.state).purse = [0, 3, 3]
    assert match.before(BRUTUS).legal() == read(match, "bid 0")
    assert not match.passes(BRUTUS)


def test_what_was_said_for_one_round_does_not_hold_in_the_next() -> None:
    match = asked(*VOTING)
    match.standing[BRUTUS] = match.state.window()
    for seat in range(3):
        match.step(seat, [match.state.passing()])
    while match.state.to_act() == CHANCE:
        match.play(CHANCE, match.state.sample(Rng(1)))
    while not match.state.window():
        match.play(match.state.to_act(), match.state.legal()[0])
    assert not match.passes(BRUTUS)


def test_the_last_who_can_interrupt_is_still_asked_in_secret() -> None:
    match = asked(*VOTING, "pass, pass")
    assert (match.state.asked(), match.waiting()) == ([CICERO], (CICERO,))
    assert match.passes(CICERO)
    assert str(match.floor(CICERO).why) == "Cassius has acted since"
    assert answer(match, CICERO, "pass") == [CICERO]
    assert match.log[-1].reveals is None, "he alone was asked: it is judged like any move"


# ---- in a real game --------------------------------------------------------------------------


def test_both_houses_pledge_at_once() -> None:
    rules = find_game("triumvirate").rules(2, {}, None, "")
    match, rng = Match(rules), Rng(4)
    while not match.state.asked():
        moves = match.state.legal() or [match.state.sample(rng)]
        match.play(match.state.to_act(), moves[rng.below(len(moves))])
    first, second = match.state.asked()
    assert match.before(second).legal()[0] == match.state.passing()
    cards = [match.before(seat).legal()[1] for seat in (first, second)]
    match.step(second, [cards[1]])
    assert (match.waiting(), match.floor(first).ply) == ((first,), len(match.log))
    assert [entry.seat for entry, _ in match.step(first, [cards[0]])] == [first, second]
