"""A match: the door, chance, steps, drafts, and what is played without a question."""

from collections import Counter

import pytest

from rubicon.core.errors import IllegalMove
from rubicon.core.luck import SharedLuck
from rubicon.core.match import Match, fold
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY
from rubicon.registry import find_game
from toy.curia_game import own
from toy.finding import DEALT, curia, given

BRUTUS, CASSIUS = 0, 1
PLEDGED = (DEALT, "pledge 1 0 2")
FLAGSHIP = find_game("end_of_the_triumvirate")
HEXES = find_game("roman_conquest")


def read(match: Match, *words: str) -> list[int]:
    return [match.rules.grammar.parse(one) for one in words]


def refused(match: Match, seat: int, *words: str) -> str:
    """Why a step can't be made; it changes nothing."""
    log, answers, state = match.log[:], dict(match.answers), match.state.clone()
    with pytest.raises(IllegalMove) as caught:
        match.step(seat, read(match, *words))
    assert (match.log, match.answers, match.state) == (log, answers, state)
    return str(caught.value)


# ---- the door --------------------------------------------------------------------------------


def test_a_move_that_is_not_allowed_changes_nothing_and_says_why() -> None:
    match = given(curia(), DEALT)
    before = match.state.clone()
    with pytest.raises(IllegalMove) as caught:
        match.play(BRUTUS, *read(match, "pledge 12 1 0"))
    assert caught.value.refusal.needs == {"coins": 13}
    with pytest.raises(IllegalMove):
        match.play(CASSIUS, *read(match, "pledge 0 0 0"))
    with pytest.raises(IllegalMove):
        match.play(CHANCE, *read(match, "deal 1"))
    assert len(match.log) == 10
    assert match.state == before


def test_a_move_tells_its_events() -> None:
    match = given(curia(), DEALT)
    told = match.play(BRUTUS, *read(match, "pledge 1 0 2"))
    assert [event.text for event in match.rules.events(told, EVERYTHING)] == [
        "Brutus pledges 3 coins."
    ]
    assert match.state.told() == []


def test_a_match_may_begin_anywhere_and_keeps_its_own_beginning() -> None:
    start = given(curia(), *PLEDGED).state
    match = Match(curia(), start)
    start.apply(match.rules.grammar.parse("wait"))
    assert match.at(0) == match.state
    assert match.state.to_act() == BRUTUS


def test_the_fold_of_a_log_is_the_match() -> None:
    match = given(curia(), *PLEDGED)
    again = fold(match.rules, [(entry.seat, entry.move) for entry in match.log])
    assert (again.log, again.turns) == (match.log, match.turns)
    assert again.state == match.state
    assert match.at(0).to_act() == CHANCE
    with pytest.raises(IllegalMove):
        fold(match.rules, [(BRUTUS, match.rules.grammar.parse("wait"))])


# ---- what is played without a question -------------------------------------------------------


def test_settle_lets_chance_act_until_somebody_decides() -> None:
    match = Match(curia(rounds=1))
    assert [entry.seat for entry, _ in match.settle(Rng(5))] == [CHANCE] * 8
    assert match.waiting() == (BRUTUS, CASSIUS)
    assert list(match.settle(Rng(5))) == []


def test_chance_may_be_shared_with_another_table() -> None:
    one, other = Match(curia()), Match(curia())
    for match in (one, other):
        assert len(list(match.settle(SharedLuck(b"seven")))) == 8
    assert one.log == other.log


def test_what_all_know_to_have_one_answer_is_played_and_marked() -> None:
    """Brutus knows the only other letter."""
    match = given(curia(), DEALT)
    own(match.state).known = [2, 0]
    match.play(BRUTUS, *read(match, "pledge 0 0 0"))
    entries = [entry for entry, _ in match.settle(Rng(5))]
    assert [(entry.seat, entry.forced) for entry in entries] == [(BRUTUS, True)]
    assert match.state.asked() == [BRUTUS, CASSIUS]


def test_nobody_learns_that_a_seat_has_no_choice() -> None:
    """Cassius is no tribune: he can only pass, but that is his secret."""
    match = given(curia(rounds=1), *PLEDGED, "wait, seal, seal, pass")
    assert len(match.state.legal()) == 1
    assert list(match.settle(Rng(5))) == []
    match.play(CASSIUS, match.state.legal()[0])
    assert not match.log[-1].forced
    assert [entry.seat for entry, _ in match.settle(Rng(5))] == [CHANCE]
    assert match.state.to_act() == NOBODY
    assert list(match.settle(Rng(5))) == []


def test_who_has_decided_anything_in_a_turn_ends_it_himself() -> None:
    """Otherwise the last affordable action would end the turn, and undo would be gone."""
    rules, met = FLAGSHIP.rules(2, {}, None, ""), Counter[bool]()
    end = rules.grammar.parse("end turn")
    for seed in range(3):
        match, rng = Match(rules), Rng(seed)
        while (seat := match.state.to_act()) != NOBODY:
            moves = match.state.legal() or [match.state.sample(rng)]
            if moves == [end]:
                now = rules.turn(match.state)
                this_turn = zip(match.log, match.turns, strict=True)
                decided = any(
                    entry.seat == seat and not entry.forced
                    for entry, turn in this_turn
                    if turn == now
                )
                assert match.is_forced() == (not decided)
                met[decided] += 1
            match.play(seat, moves[rng.below(len(moves))])
    assert met[True] > 5


def test_who_has_decided_nothing_in_a_turn_does_not_end_it_himself() -> None:
    """A match that begins with the end of a turn, and a turn in which nothing can be done."""
    rules = FLAGSHIP.rules(2, {}, None, "")
    end = rules.grammar.parse("end turn")
    match, rng = Match(rules), Rng(0)
    while match.state.legal() != [end]:
        moves = match.state.legal() or [match.state.sample(rng)]
        match.play(match.state.to_act(), moves[rng.below(len(moves))])
    assert not match.is_forced()
    seat, fresh = match.state.to_act(), Match(rules, match.state)
    assert fresh.is_forced()
    assert not fresh.ends_own_turn(seat, end)
    fresh.log, fresh.turns = match.log[:1], [rules.turn(match.state) - 1]
    assert fresh.is_forced()
    assert next(entry.forced for entry, _ in fresh.settle(Rng(1)))


# ---- steps -----------------------------------------------------------------------------------


def test_a_step_is_several_moves_made_together() -> None:
    match = given(curia(), DEALT)
    told = match.step(BRUTUS, read(match, "pledge 1 0 2", "wait"))
    assert [entry.joined for entry, _ in told] == [False, True]
    assert [entry for entry, _ in told] == match.log[-2:]
    assert [match.rules.events(events, EVERYTHING) != [] for _, events in told] == [True, False]
    assert match.state.asked() == [BRUTUS, CASSIUS]


def test_a_step_is_made_whole_or_not_at_all() -> None:
    match = given(curia(), DEALT)
    assert "More than is there" in refused(match, BRUTUS, "pledge 9 9 9", "wait")
    assert "That comes first" in refused(match, BRUTUS, "wait", "wait")
    assert "That comes first" in refused(match, CASSIUS, "pledge 0 0 0")


def test_a_step_that_is_only_out_of_order_is_put_in_order() -> None:
    match = given(curia(), DEALT)
    match.step(BRUTUS, read(match, "wait", "pledge 1 0 2"))
    assert [entry.move for entry in match.log[-2:]] == read(match, "pledge 1 0 2", "wait")
    other = given(curia(), DEALT, "pledge 0 0 0, wait")
    other.step(BRUTUS, read(other, "seal", "add 4", "add 1"))
    assert other.answers[BRUTUS] == [read(other, "add 1", "add 4", "seal")]


def test_a_move_of_a_step_may_wait_until_another_has_made_room_for_it() -> None:
    """Neither as given nor sorted, but there is an order in which all can be made."""
    rules = HEXES.rules(3, {}, None, "")
    stacks = {"Etruria": 4, "Picenum": 1, "Roma": 4, "Samnium": 3}
    troops = {name: {"troops": {"Caesar": count}} for name, count in stacks.items()}
    start = rules.from_position({"phase": "troops", "war": True, "stacks": troops})
    match = Match(rules, start)
    orders = ("march Picenum to Samnium 1 troop", "march Etruria to Roma 3 troops")
    away = ("march Roma to Campania 4 troops", "march Samnium to Brundisium 3 troops")
    match.step(0, read(match, "done", *orders, *away))
    assert [entry.move for entry in match.log] == read(
        match, orders[0], away[0], orders[1], away[1], "done"
    )
    stuck = Match(rules, start)
    assert "no room" in refused(stuck, 0, "march Etruria to Roma 1 troop", "done")
    assert "no room" in refused(stuck, 0, "march Etruria to Roma 1 troop", *away[1:], "done")


def test_a_step_that_only_seemed_possible_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """A draft is tried in a world that could be; the step is made in the one that is."""
    match = given(curia(), DEALT)
    monkeypatch.setattr(match, "foreseen", lambda state, *_: state)
    assert match.draft(BRUTUS, read(match, "pledge 1 0 2", "pledge 0 0 0")).refusal is None
    assert "That comes first" in refused(match, BRUTUS, "pledge 1 0 2", "pledge 0 0 0")


def test_a_new_step_forgets_what_was_undone() -> None:
    match = given(curia(), *PLEDGED)
    match.undo(BRUTUS)
    assert match.undone
    match.step(BRUTUS, read(match, "pledge 0 0 0"))
    assert match.undone == []


def test_no_step_goes_on_into_a_question_to_several() -> None:
    """What would be an answer there must wait for the others' answers."""
    match = given(curia(), DEALT)
    assert "Nobody can plan further" in refused(match, BRUTUS, "pledge 1 0 2", "wait", "add 1")


# ---- drafts ----------------------------------------------------------------------------------


def test_a_draft_makes_nothing() -> None:
    match = given(curia(), DEALT)
    before = match.state.clone()
    draft = match.draft(BRUTUS, read(match, "wait", "pledge 1 0 2"))
    assert (draft.moves, draft.refusal) == (read(match, "pledge 1 0 2", "wait"), None)
    assert own(draft.state).purse == [9, 12]
    assert (match.state, len(match.log)) == (before, 10)
    empty = match.draft(BRUTUS, [])
    assert (empty.moves, empty.state) == ([], before)
    assert empty.state is not match.state


def test_a_draft_says_which_move_is_refused() -> None:
    match = given(curia(), DEALT)
    draft = match.draft(BRUTUS, read(match, "pledge 1 0 2", "look Brutus"))
    assert draft.refusal is not None
    assert (draft.refusal.rule, draft.refused) == ("2.3", 1)
    assert own(draft.state).purse == [9, 12], "as far as it went"
    first = match.draft(BRUTUS, read(match, "seal"))
    assert (first.refused, first.state) == (0, match.state)


def test_a_draft_does_not_tell_what_the_move_would_tell() -> None:
    """A seat that tries to look at a letter has not seen it."""
    match = given(curia(), DEALT)
    draft = match.draft(BRUTUS, read(match, "pledge 1 0 2", "look Cassius"))
    assert (draft.refusal, draft.is_foreseen) == (None, False)
    assert match.rules.view(draft.state, BRUTUS)["letters"] == [0, None]
    further = match.draft(BRUTUS, read(match, "pledge 1 0 2", "look Cassius", "wait"))
    assert further.refusal is not None
    assert (str(further.refusal.says), further.refused) == (
        "Nobody can plan further than the move before this one", 2,
    )  # fmt: skip


def test_a_draft_of_an_answer_ends_where_the_others_come_in() -> None:
    match = given(curia(), *PLEDGED, "wait")
    draft = match.draft(CASSIUS, read(match, "add 2", "seal"))
    assert draft.refusal is None
    assert own(draft.state).basket(CASSIUS) == [0, 0, 1, 0, 0]
    assert draft.state.to_act() == CASSIUS
    further = match.draft(CASSIUS, read(match, "seal", "pass"))
    assert (further.refusal is not None, further.refused) == (True, 1)


def test_a_move_that_may_reveal_is_tried_in_a_world_that_could_be() -> None:
    """The reply that ends a trick leads on to the next lead, whatever the rival holds."""
    rules = find_game("triumvirate").rules(2, {}, None, "")
    match, rng, tried = Match(rules), Rng(3), 0
    for _ in range(200):
        seat = match.state.to_act()
        if seat == CHANCE:
            match.play(CHANCE, match.state.sample(rng))
            continue
        move = match.state.legal()[0]
        if not match.state.asked():
            draft = match.draft(seat, [move])
            assert draft.refusal is None
            tried += draft.state != match.state
        match.play(seat, move)
    assert tried > 20


# ---- the last positions ----------------------------------------------------------------------


def flagship_match() -> Match:
    """A match that keeps its last positions."""
    match = Match(FLAGSHIP.rules(3, {}, None, ""))
    match.trail = [match.state.clone()]
    for words in ("rome 2 gold", "march Sicilia 2 legions"):
        match.play(match.state.to_act(), match.rules.grammar.parse(words))
    return match


def test_the_last_positions_are_kept() -> None:
    match = flagship_match()
    assert [match.position_at(ply) for ply in range(3)] == [match.at(ply) for ply in range(3)]
    assert match.position_at(3) is None
    match.keep_trail(1)
    assert match.position_at(0) is None
    assert match.position_at(1) == match.at(1)
    match.keep_trail(9)
    assert match.position_at(2) == match.state, "the present one stays"


def test_who_goes_back_forgets_them() -> None:
    match = flagship_match()
    match.cut(1)
    assert match.position_at(1) == match.state == match.at(1)
    assert match.position_at(0) is None


def test_a_match_that_keeps_none_has_none() -> None:
    match = Match(FLAGSHIP.rules(3, {}, None, ""))
    match.keep_trail(0)
    assert match.position_at(0) is None


def test_where_nothing_is_secret_all_see_who_has_no_choice() -> None:
    match = flagship_match()
    assert not match.at(0).has_one_answer()
    assert match.at(2).has_one_answer() == (len(match.at(2).legal()) == 1)
