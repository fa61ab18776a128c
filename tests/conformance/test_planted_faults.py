"""A check that can't fail is a defect: faults planted in the toy game must be found."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from conformance.cases import CASES, Case
from conformance.checks import bad_draws, disagreements, faults, leaks, other_worlds
from conformance.profiles import PROFILE
from conformance.test_machine import machine_for
from conformance.test_random_play import positions, sampled
from rubicon.core.actions import Actions
from rubicon.core.contract import Refusal
from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.imagination import Certainty
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import CHANCE, EVERYTHING, WATCHER
from rubicon.core.verbs import Grammar
from rubicon.words import Phrase, written
from toy import curia
from toy.curia import Curia
from toy.curia_game import CuriaRules, TribuneOdds
from toy.curia_worlds import Possible

CASE = next(case for case in CASES if case.name == "curia-3-default")
OPEN_CASE = next(case for case in CASES if case.name == "end_of_the_triumvirate-2-default")
Patch = pytest.MonkeyPatch


def alter(patch: Patch, owner: type, name: str, change: Callable[..., Any]) -> None:
    """Put `change(original, *arguments)` in the place of a method."""
    original = getattr(owner, name)
    patch.setattr(owner, name, lambda *arguments: change(original, *arguments))


def found_leaks() -> list[str]:
    asked = list(CASE.rules.grammar.universe())[::31]
    return [leak for s in sampled(CASE, 4, 3) for leak in leaks(CASE.rules, s, asked, Rng(3))]


def other(state: Curia, seat: int) -> int:
    return (1 + (seat or 0)) % state.t.players


def deck_in_view(view: Any, rules: CuriaRules, s: Curia, seat: int) -> Any:
    return view(rules, s, seat) | {"deck": [s.deck(kind) for kind in range(curia.KINDS)]}


def hand_in_view(view: Any, rules: CuriaRules, s: Curia, seat: int) -> Any:
    first = other(s, seat) * curia.KINDS
    return view(rules, s, seat) | {"next": s.hands[first : first + curia.KINDS]}


def letter_in_prompt(prompt: Any, rules: CuriaRules, s: Curia, *viewer: int) -> Phrase:
    return written(f"{prompt(rules, s, *viewer)} {s.letters[0]}.")


def letter_in_context(context: Any, rules: CuriaRules, s: Curia, seat: int) -> Any:
    return context(rules, s, seat) | {"letter": s.letters[other(s, seat)]}


def bid_in_view(view: Any, rules: CuriaRules, s: Curia, seat: int) -> Any:
    return view(rules, s, seat) | {"bids": s.bids[:]}


def basket_in_view(view: Any, rules: CuriaRules, s: Curia, seat: int) -> Any:
    return view(rules, s, seat) | {"basket": s.basket(other(s, seat))}


def answer_in_view(view: Any, rules: CuriaRules, s: Curia, seat: int) -> Any:
    return view(rules, s, seat) | {"answers": s.answers[:]}


def who_can_veto(asked: Any, s: Curia) -> Any:
    return [seat for seat in asked(s) if s.phase != curia.VETOING or s.is_tribune(seat)]


def tribune_has_a_choice(has_one: Any, s: Curia) -> bool:
    return bool(has_one(s)) or (s.phase == curia.VETOING and not s.is_tribune(s.seat()))


def letter_in_refusal(why: Any, rules: CuriaRules, s: Curia, seat: int, move: int) -> Any:
    refusal = why(rules, s, seat, move)
    return refusal and Refusal(
        refusal.rule, written(f"{refusal.says}: {s.letters[other(s, seat)]}")
    )


def truth_in_odds(odds: Any, rules: CuriaRules, s: Curia, seat: int, move: int) -> Any:
    if odds(rules, s, seat, move) is None:
        return None
    return TribuneOdds(Fraction(s.letters[curia.argument(move, 0)]))


def letter_in_hints(hints: Any, rules: CuriaRules, s: Curia, seat: int) -> Any:
    return hints(rules, s, other(s, seat))


def secret_in_events(events: Any, rules: CuriaRules, told: list[int], seat: int) -> Any:
    return events(rules, told, EVERYTHING)


def secret_in_story(told_as: Any, rules: CuriaRules, told: list[int], seat: int) -> Any:
    return told_as(rules, told, EVERYTHING)


def dealt_card_in_story(seen_as: Any, s: Curia, move: int, viewer: int) -> Any:
    return move if move & 15 == curia.DEAL else seen_as(s, move, viewer)


def added_card_in_story(seen_as: Any, s: Curia, move: int, viewer: int) -> Any:
    return move if move & 15 == curia.ADD else seen_as(s, move, viewer)


def bid_in_story(seen_as: Any, s: Curia, move: int, viewer: int) -> Any:
    return move if move & 15 == curia.BID else seen_as(s, move, viewer)


def answer_in_story(seen_as: Any, s: Curia, move: int, viewer: int) -> Any:
    return move if move & 15 in (curia.VETO, curia.PASS) else seen_as(s, move, viewer)


def own_card_masked(seen_as: Any, s: Curia, move: int, viewer: int) -> Any:
    return seen_as(s, move, WATCHER)


def other_move_seen(seen_as: Any, s: Curia, move: int, viewer: int) -> Any:
    return curia.pack(curia.WAIT, []) if seen_as(s, move, viewer) != move else move


def told_more_each_time(told_as: Any, rules: CuriaRules, told: list[int], seat: int) -> Any:
    seen = told_as(rules, told, seat)
    return [*seen[:-1], *(1 + last for last in seen[-1:])]


@pytest.mark.parametrize(
    ("owner", "name", "leak", "complaint"),
    [
        (CuriaRules, "told_as", secret_in_story, "is told"),
        (Curia, "seen_as", dealt_card_in_story, "is told"),
        (Curia, "seen_as", added_card_in_story, "is told"),
        (Curia, "seen_as", bid_in_story, "is told"),
        (Curia, "seen_as", answer_in_story, "is told"),
        (Curia, "seen_as", own_card_masked, "not even who sees everything"),
        (Curia, "seen_as", other_move_seen, "for another move"),
        (CuriaRules, "told_as", told_more_each_time, "another story"),
    ],
)
def test_a_fault_in_what_is_seen_is_found(
    monkeypatch: Patch, owner: type, name: str, leak: Callable[..., Any], complaint: str
) -> None:
    alter(monkeypatch, owner, name, leak)
    assert any(complaint in sentence for sentence in found_leaks())


def test_a_story_that_hides_a_card_from_its_owner_is_found(monkeypatch: Patch) -> None:
    def seen_as(_: Any, s: Curia, move: int, viewer: int) -> int:
        return curia.seen_move(CHANCE, move, viewer)

    def told_as(original: Any, rules: CuriaRules, told: list[int], viewer: int) -> Any:
        return original(rules, told, min(viewer, WATCHER))

    alter(monkeypatch, Curia, "seen_as", seen_as)
    alter(monkeypatch, CuriaRules, "told_as", told_as)
    assert any("in the view than in the story" in sentence for sentence in found_leaks())


@pytest.mark.parametrize(
    ("owner", "name", "leak"),
    [
        (CuriaRules, "view", deck_in_view),
        (CuriaRules, "view", hand_in_view),
        (CuriaRules, "view", bid_in_view),
        (CuriaRules, "view", basket_in_view),
        (CuriaRules, "view", answer_in_view),
        (CuriaRules, "prompt", letter_in_prompt),
        (CuriaRules, "context", letter_in_context),
        (CuriaRules, "why_not", letter_in_refusal),
        (CuriaRules, "odds", truth_in_odds),
        (CuriaRules, "hints", letter_in_hints),
        (CuriaRules, "events", secret_in_events),
        (Curia, "asked", who_can_veto),
        (Curia, "has_one_answer", tribune_has_a_choice),
    ],
)
def test_a_leak_is_found(
    monkeypatch: Patch, owner: type, name: str, leak: Callable[..., Any]
) -> None:
    assert found_leaks() == []
    alter(monkeypatch, owner, name, leak)
    assert found_leaks()


def test_an_imagination_that_copies_a_leak_is_found(monkeypatch: Patch) -> None:
    """The view tells all and imagine uses it: nothing differs, but no other world occurs."""

    def view(_: Any, rules: CuriaRules, s: Curia, seat: int) -> Any:
        return rules.position(s)

    def imagine(_: Any, rules: CuriaRules, seen: Seen) -> Any:
        return Certainty(rules.from_position(seen.view))

    alter(monkeypatch, CuriaRules, "view", view)
    alter(monkeypatch, CuriaRules, "imagine", imagine)
    states = sampled(CASE, 3, 2)
    assert not any(other_worlds(CASE.rules, state, Rng(5)) for state in states)


def test_an_imagination_of_what_cannot_be_is_found(monkeypatch: Patch) -> None:
    def draw(original: Any, possible: Possible, rng: Rng) -> Any:
        world = original(possible, rng)
        world.letters[0] = world.letters[1]
        return world

    alter(monkeypatch, Possible, "draw", draw)
    assert any("can't be" in leak for leak in found_leaks())


def lose_a_coin(end_round: Any, s: Curia) -> None:
    s.causes[0] -= s.causes[0] > 0
    end_round(s)


def share_the_purses(clone: Any, s: Curia) -> Curia:
    copy: Curia = clone(s)
    copy.purse = s.purse
    return copy


def seat_a_ghost(end_round: Any, s: Curia) -> None:
    end_round(s)
    s.leader = 7


def spend_twice(end_round: Any, s: Curia) -> None:
    end_round(s)
    s.spent += [0, 0]


def copy_and_tell(clone: Any, s: Curia) -> Curia:
    copy: Curia = clone(s)
    copy.tell(True)
    return copy


def write_another_turn(numbers: Any, s: Curia, whole: bool) -> list[int]:
    flat: list[int] = numbers(s, whole)
    flat[0] += whole
    return flat


def hash_by_identity(_: Any, s: Curia) -> int:
    return id(s)


def list_twice(legal: Any, s: Curia) -> list[int]:
    return [*legal(s), *legal(s)[:1]]


def stick(legal: Callable[[Curia], list[int]], s: Curia) -> list[int]:
    return [] if s.phase == curia.VETOING else legal(s)


def weigh_nothing(weight: Any, s: Curia, outcome: int) -> int:
    return 0 if outcome & 15 == curia.ROLL else weight(s, outcome)


def forget_the_cards(words: Any, grammar: Grammar, move: int) -> str:
    return str(words(grammar, move)).replace("add 1", "add 2")


def ask_backwards(asked: Any, s: Curia) -> list[int]:
    return list(reversed(asked(s)))


def ask_twice(asked: Any, s: Curia) -> list[int]:
    return [*asked(s), *asked(s)[:1]]


def ask_nobody(asked: Any, s: Curia) -> list[int]:
    return [] if s.phase == curia.VETOING else list(asked(s))


def ask_for_a_veto(passing: Any, s: Curia) -> int:
    return curia.pack(curia.VETO, []) if s.phase == curia.VETOING else int(passing(s))


def ask_for_more(legal: Any, s: Curia) -> list[int]:
    begun = s.phase == curia.FILLING and any(s.basket(s.seat()))
    return list(legal(s)[:-1] if begun and len(legal(s)) > 1 else legal(s))


def bid_more(legal: Any, s: Curia) -> list[int]:
    bids = [bid for bid in legal(s) if curia.argument(bid, 0) >= max(s.bids)]
    return bids if s.phase == curia.BIDDING else list(legal(s))


def throw_out(_: Any, s: Curia, seat: int) -> bool:
    return seat == s.t.players - 1


def come_back(is_out: Any, s: Curia, seat: int) -> bool:
    return bool(s.phase == curia.OMENS and seat == 0)


def know_it_all(_: Any, s: Curia) -> bool:
    return s.to_act() >= 0


def number_a_pair(number: Any, actions: Actions, move: int) -> int:
    return int(number(actions, move)) // 2


def number_no_high_dice(number: Any, actions: Actions, move: int) -> int:
    if move & 15 == curia.ROLL and curia.argument(move, 0) > 3:
        raise BadInput("no number")
    return int(number(actions, move))


def number_backwards(move: Any, actions: Actions, number: int) -> int:
    return int(move(actions, actions.size - 1 - number))


def find_the_last(_: Any, actions: Actions, number: int, legal: Any) -> int:
    return int(list(legal)[-1])


def forget_who_spent(line: Any, rules: CuriaRules, s: Curia) -> str:
    copy = s.clone()
    copy.spent = [0] * s.t.players
    return str(line(rules, copy))


@pytest.mark.parametrize(
    ("owner", "name", "fault", "complaint"),
    [
        (Curia, "end_round", lose_a_coin, "there are 35 coins"),
        (Curia, "end_round", seat_a_ghost, "leader is 7, not from 0 to 3"),
        (Curia, "end_round", spend_twice, "spent has 5 numbers"),
        (Curia, "clone", share_the_purses, "on a clone changed the original"),
        (Curia, "clone", share_the_purses, "a deep copy changed the original"),
        (Curia, "clone", copy_and_tell, "a clone tells of"),
        (Curia, "numbers", write_another_turn, "a pickle differs"),
        (Curia, "__hash__", hash_by_identity, "a copy differs"),
        (Curia, "legal", list_twice, "listed twice"),
        (Curia, "legal", stick, "0 moves for seat"),
        (Curia, "weight", weigh_nothing, "has no weight"),
        (Grammar, "words", forget_the_cards, "reads back as another move"),
        (Curia, "asked", ask_backwards, "is to act"),
        (Curia, "asked", ask_twice, "is to act"),
        (Curia, "asked", ask_nobody, "nobody is asked to interrupt"),
        (Curia, "passing", ask_for_a_veto, "who is asked may not pass"),
        (Curia, "legal", ask_for_more, "who has begun to answer may not pass"),
        (Curia, "legal", bid_more, "is asked what depends on the answer of"),
        (Curia, "is_out", throw_out, "who is out is asked"),
        (Curia, "is_out", come_back, "who was out is not out any more"),
        (Curia, "has_one_answer", know_it_all, "one is said to be the only one"),
        (Actions, "number", number_a_pair, "have the same number"),
        (Actions, "number", number_no_high_dice, "has no number"),
        (Actions, "move", number_backwards, "leads to another move"),
        (Actions, "find", find_the_last, "is not found by its number"),
        (CuriaRules, "line", forget_who_spent, "line reads back as another"),
    ],
)
def test_a_broken_law_is_found(
    monkeypatch: Patch, owner: type, name: str, fault: Callable[..., Any], complaint: str
) -> None:
    states = [state.clone() for seed in range(3) for state in positions(CASE, seed)]
    assert not any(faults(CASE.rules, state) for state in states)
    alter(monkeypatch, owner, name, fault)
    if name == "end_round":
        states = [state.clone() for seed in range(3) for state in positions(CASE, seed)]
    found = [sentence for state in states for sentence in faults(CASE.rules, state)]
    assert any(complaint in sentence for sentence in found)


def allow_second_looks(why: Any, rules: CuriaRules, s: Curia, seat: int, move: int) -> Any:
    looking = move & 15 == curia.LOOK and s.phase == curia.LOOKING
    return None if looking else why(rules, s, seat, move)


def cite_nothing(why: Any, rules: CuriaRules, s: Curia, seat: int, move: int) -> Any:
    refusal = why(rules, s, seat, move)
    return refusal and Refusal("9.9", refusal.says)


def let_others_act(why: Any, rules: CuriaRules, s: Curia, seat: int, move: int) -> Any:
    return why(rules, s, s.to_act(), move)


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (allow_second_looks, "it is allowed"),
        (let_others_act, "it is allowed"),
        (cite_nothing, "there is no rule 9.9"),
    ],
)
def test_a_disagreement_is_found(
    monkeypatch: Patch, fault: Callable[..., Any], complaint: str
) -> None:
    alter(monkeypatch, CuriaRules, "why_not", fault)
    universe = list(CASE.rules.grammar.universe())
    states = sampled(CASE, 3, 2)
    found = [fault for s in states for fault in disagreements(CASE, s, universe, others=3)]
    assert any(complaint in sentence for sentence in found)


def keep_to_one_move(legal: Callable[[Curia], list[int]], s: Curia) -> list[int]:
    return legal(s)[:1]


def test_a_legal_move_that_is_not_offered_is_found(monkeypatch: Patch) -> None:
    states = sampled(CASE, 3, 2)
    alter(monkeypatch, Curia, "legal", keep_to_one_move)
    universe = list(CASE.rules.grammar.universe())
    assert any(True for state in states for _ in disagreements(CASE, state, universe, others=9))


def allow_anything(_: Any, s: Curia, move: int) -> bool:
    return s.to_act() >= 0


def allow_nothing(_: Any, s: Curia, move: int) -> bool:
    return False


@pytest.mark.parametrize("fault", [allow_anything, allow_nothing])
def test_a_move_allowed_but_not_listed_or_listed_but_not_allowed_is_found(
    monkeypatch: Patch, fault: Callable[..., Any]
) -> None:
    states = sampled(CASE, 3, 2)
    alter(monkeypatch, Curia, "allows", fault)
    universe = list(CASE.rules.grammar.universe())
    found = [fault for state in states for fault in disagreements(CASE, state, universe, others=9)]
    assert any("is allowed or listed, but not both" in sentence for sentence in found)


def draw_the_last(_: Any, s: Curia, rng: Rng) -> int:
    return s.outcomes()[-1]


def test_loaded_dice_are_found(monkeypatch: Patch) -> None:
    states = [state for state in sampled(CASE, 2, 2) if state.to_act() == CHANCE]
    assert not any(fault for s in states for fault in bad_draws(CASE.rules, s, Rng(11)))
    alter(monkeypatch, Curia, "sample", draw_the_last)
    assert any(fault for s in states for fault in bad_draws(CASE.rules, s, Rng(11)))


def judge_nothing(_: Any, match: Match, ply: int) -> bool:
    return False


def redo_for_anybody(redo: Any, match: Match, seat: int) -> Any:
    return redo(match, match.undone[0].seat)


def show_answers_early(is_due: Any, match: Match) -> bool:
    return bool(is_due(match)) or len(match.answers) > 1


def forget_to_withdraw(withdraw: Any, match: Match, seat: int) -> bool:
    return bool(match.answers.get(seat))


@pytest.mark.parametrize(
    ("name", "fault", "case"),
    [
        ("judged", judge_nothing, CASE),
        ("redo", redo_for_anybody, OPEN_CASE),
        ("is_due", show_answers_early, CASE),
        ("withdraw", forget_to_withdraw, CASE),
    ],
)
def test_a_match_that_goes_wrong_is_found(
    monkeypatch: Patch, name: str, fault: Callable[..., Any], case: Case
) -> None:
    alter(monkeypatch, Match, name, fault)
    hard = settings(PROFILE, max_examples=200, phases=[Phase.generate])
    with pytest.raises((AssertionError, KeyError, IllegalMove, pytest.fail.Exception)):
        run_state_machine_as_test(machine_for(case), settings=hard)
