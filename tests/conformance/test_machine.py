"""Any game, played by Hypothesis: moves, chance, undo, redo, rematches; the laws always hold."""

from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from conformance.cases import CASES, Case
from conformance.checks import bad_events, bad_record, faults
from conformance.profiles import PROFILE
from conformance.test_random_play import is_long
from rubicon.core.contract import Rules, Told
from rubicon.core.errors import BadInput
from rubicon.core.match import Entry, Match
from rubicon.core.playout import playout
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, State

LESS = 3
"""Of a game that takes thousands of plies this part of the matches is played."""
PICKS = st.integers(0, 2**16 - 1)
SEEDS = st.integers(0, 2**32 - 1)


class Conformance(RuleBasedStateMachine):
    """A match at which anything may happen; a subclass names the case."""

    case: ClassVar[Case]

    def __init__(self) -> None:
        super().__init__()
        self.settled = self.case.rules
        self.match = Match(self.settled)

    def play(self, move: int) -> None:
        told = self.match.play(self.match.state.to_act(), move)
        assert list(bad_events(self.case, self.settled.events(told, EVERYTHING))) == []

    # ---- what may happen -----------------------------------------------------------------

    @precondition(lambda self: self.match.state.to_act() >= 0)
    @rule(pick=PICKS)
    def decide(self, pick: int) -> None:
        moves = self.match.state.legal()
        self.play(moves[pick % len(moves)])

    @precondition(lambda self: self.match.waiting() and self.match.state.asked())
    @rule(pick=PICKS)
    def answer(self, pick: int) -> None:
        """One of several who are asked at once; with the last answer all enter the log."""
        match, log = self.match, self.match.log[:]
        asked, waiting = match.state.asked(), match.waiting()
        seat = waiting[pick % len(waiting)]
        moves = match.before(seat).legal()
        entered = match.step(seat, [moves[pick // 4 % len(moves)]])
        assert match.log == [*log, *(entry for entry, _ in entered)]
        order = [entry.seat for entry, _ in entered if not entry.joined]
        assert order == asked[: len(order)]
        assert bool(entered) == (not match.answers)
        for _, told in entered:
            assert list(bad_events(self.case, self.settled.events(told, EVERYTHING))) == []

    @precondition(lambda self: self.match.state.to_act() == CHANCE)
    @rule(pick=PICKS)
    def let_chance_act(self, pick: int) -> None:
        outcomes = self.match.state.outcomes()
        self.play(
            outcomes[pick % len(outcomes)] if outcomes else self.match.state.sample(Rng(pick))
        )

    @precondition(lambda self: self.match.state.to_act() != NOBODY)
    @rule(seed=SEEDS, plies=st.integers(1, 80))
    def play_on(self, seed: int, plies: int) -> None:
        rng = Rng(seed)
        for _ in range(plies):
            if self.match.state.to_act() == NOBODY:
                break
            moves = self.match.state.legal() or [self.match.state.sample(rng)]
            self.play(moves[rng.below(len(moves))])

    @rule(seed=SEEDS)
    def settle(self, seed: int) -> None:
        for entry, told in self.match.settle(Rng(seed)):
            assert entry.seat == CHANCE or entry.forced
            assert list(bad_events(self.case, self.settled.events(told, EVERYTHING))) == []

    @precondition(lambda self: self.match.log)
    @rule(pick=PICKS)
    def undo(self, pick: int) -> None:
        movers = [entry.seat for entry in self.match.log if entry.seat != CHANCE] or [0]
        seat = movers[-1] if pick % 4 else pick // 4 % len(self.settled.seats)
        log, undone, state = self.match.log[:], self.match.undone[:], self.match.state.clone()
        answer = self.match.answer_of(seat)
        if self.match.answers.get(seat):
            assert self.match.undo(seat) == []
            assert (self.match.log, len(self.match.answer_of(seat))) == (log, len(answer) - 1)
            return
        try:
            removed = self.match.undo(seat)
        except BadInput:
            assert (self.match.log, self.match.undone) == (log, undone)
            assert self.match.state == state
            return
        assert log == self.match.log + removed
        assert removed[0].seat == seat
        assert not removed[0].forced
        assert all(entry.forced or entry.joined for entry in removed[1:])
        assert learned(self.settled, self.match.state, removed, seat, Rng(pick)) == []

    @precondition(lambda self: self.match.undone)
    @rule(pick=PICKS)
    def redo(self, pick: int) -> None:
        seat = self.match.undone[0].seat if pick % 4 else pick // 4 % len(self.settled.seats)
        log, undone = self.match.log[:], self.match.undone[:]
        if undone[0].seat != seat:
            with pytest.raises(BadInput):
                self.match.redo(seat)
            assert (self.match.log, self.match.undone) == (log, undone)
            return
        again = self.match.redo(seat)
        assert self.match.log == log + again
        assert undone == again + self.match.undone

    @rule(seed=SEEDS)
    def diverge(self, seed: int) -> None:
        clone, before = self.match.state.clone(), self.match.state.clone()
        playout(clone, Rng(seed), 20)
        assert self.match.state == before

    @precondition(lambda self: self.match.state.to_act() == NOBODY)
    @rule()
    def rematch(self) -> None:
        assert list(bad_record(self.match)) == []
        self.match = Match(self.settled)

    # ---- what must hold ------------------------------------------------------------------

    @invariant()
    def the_log_is_the_match(self) -> None:
        assert self.match.at(len(self.match.log)) == self.match.state
        assert len(self.match.log) <= self.settled.max_plies

    @invariant()
    def the_position_is_sound(self) -> None:
        assert faults(self.settled, self.match.state) == []

    def teardown(self) -> None:
        assert list(bad_record(self.match)) == []


def learned(rules: Rules, state: State, entries: list[Entry], seat: int, rng: Rng) -> list[Told]:
    """Views of the seat after these entries that rule out a world it thought possible before."""
    views = []
    for _ in range(0 if rules.open_information else 24):
        world, true = rules.imagine(glimpse(rules, state, seat)).draw(rng), state.clone()
        for entry in entries:
            true.apply(entry.move)
            choices = [entry.move] if entry.seat == seat else world.legal()
            after = [applied(world, move) for move in choices if move in world.legal()]
            same = [w for w in after if rules.view(w, seat) == rules.view(true, seat)]
            if not same:
                views.append(rules.view(true, seat))
                break
            world = same[0]
    return views


def applied(state: State, move: int) -> State:
    after = state.clone()
    after.apply(move)
    return after


def machine_for(case: Case) -> type[Conformance]:
    return type("Machine", (Conformance,), {"case": case})


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whatever_is_played_the_laws_hold(case: Case) -> None:
    few = settings(PROFILE, max_examples=PROFILE.max_examples // LESS)
    run_state_machine_as_test(machine_for(case), settings=few if is_long(case) else PROFILE)
