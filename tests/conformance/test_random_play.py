"""A dozen games of each case, played at random to the end: how they end, refusals, secrets.

Of a game that takes thousands of plies it is less than a dozen.
"""

import pickle
from collections.abc import Iterator
from functools import lru_cache

import pytest

from conformance.cases import CASES, SECRETIVE, Case
from conformance.checks import (
    bad_copies,
    bad_draws,
    bad_events,
    bad_fields,
    clean,
    disagreements,
    faults,
    leaks,
    other_worlds,
)
from conformance.profiles import GAMES_A_CASE
from rubicon.core.playout import playout, step
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, WATCHER, State

POSITIONS_A_PHASE = 2
LONG_GAME = 1100
"""Plies: of longer games fewer are played, and fewer positions are looked at."""
MOST_JUDGED = 20_000
"""Moves that are judged in a position, or read back, of all that can be said."""
MOST_JUDGED_AGAIN = 1_500
"""The same where even those are too many, since positions are."""


@lru_cache
def usual_plies(case: Case) -> int:
    """How long a game at random takes."""
    return playout(case.rules.start(), Rng(0), case.rules.max_plies)


def is_long(case: Case) -> bool:
    return usual_plies(case) > LONG_GAME


def games_of(case: Case, share: int = 1) -> int:
    """How many games are played, or which share of them."""
    games = GAMES_A_CASE * LONG_GAME // max(LONG_GAME, usual_plies(case))
    return max(1, games // share)


def positions(case: Case, seed: int) -> Iterator[State]:
    """Every position of one game played at random."""
    state, rng = case.rules.start(), Rng(seed)
    yield state
    while step(state, rng):
        yield state


def sampled(case: Case, games: int, most: int) -> list[State]:
    """Positions of every phase that random play reaches, evenly from its occurrences."""
    rng, found, seen = Rng(7), dict[tuple[str, bool], list[State]](), dict[tuple[str, bool], int]()
    for seed in range(games):
        for state in positions(case, seed):
            key = (case.rules.relevant_rule(state), state.to_act() < 0)
            kept = found.setdefault(key, [])
            seen[key] = seen.get(key, 0) + 1
            place = len(kept) if len(kept) < most else rng.below(seen[key])
            if place < most:
                kept[place:] = [state.clone(), *kept[place + 1 :]]
    return [state for kept in found.values() for state in kept]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_ends_in_time_with_a_reason_and_a_shared_win(case: Case) -> None:
    rules = case.rules
    for seed in range(games_of(case)):
        state = rules.start()
        playout(state, Rng(seed), rules.max_plies + 1)
        outcome = rules.outcome(state)
        assert state.to_act() == NOBODY
        assert outcome is not None
        assert rules.game.endings[outcome.reason] == outcome.rule
        assert outcome.rule in case.numbers
        assert outcome.payoffs == tuple(state.payoff(seat) for seat in range(len(rules.seats)))
        assert 1000 - len(rules.seats) < sum(outcome.payoffs) <= 1000
        assert outcome.winners
        assert faults(rules, state) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_seat_is_told_events_that_cite_the_rulebook(case: Case) -> None:
    for seed in range(games_of(case, 4)):
        state, rng = case.rules.start(), Rng(seed)
        state.tell(True)
        while step(state, rng):
            told = state.told()
            for seat in (*range(len(case.rules.seats)), WATCHER, EVERYTHING):
                assert list(bad_events(case, case.rules.events(told, seat))) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_field_keeps_to_its_range_and_every_copy_is_true(case: Case) -> None:
    for seed in range(games_of(case, 4)):
        for ply, state in enumerate(positions(case, seed)):
            assert list(bad_fields(case.rules, state)) == []
            if ply % 16 == 0:
                assert list(bad_copies(case.rules, state)) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rules_survive_a_pickle(case: Case) -> None:
    again = pickle.loads(pickle.dumps(case.rules))
    assert again == case.rules
    assert (hash(again), repr(again)) == (hash(case.rules), repr(case.rules))
    assert again.start() == case.rules.start()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_is_what_is_not_refused(case: Case) -> None:
    universe = list(case.rules.grammar.universe())
    assert len(set(universe)) == len(universe)
    step = 1 if len(universe) < MOST_JUDGED else len(universe) // MOST_JUDGED_AGAIN
    for place, state in enumerate(sampled(case, games_of(case), POSITIONS_A_PHASE)):
        # Others at every position: together they are all.
        judged = universe[place % step :: step]
        assert list(disagreements(case, state, judged, others=41)) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_drawn_follows_the_weights(case: Case) -> None:
    for state in sampled(case, 2, 2):
        if state.to_act() == CHANCE:
            assert list(bad_draws(case.rules, state, Rng(11))) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_words_of_the_whole_universe_read_back(case: Case) -> None:
    rules = case.rules
    universe = list(rules.grammar.universe())
    for move in universe[:: 1 + len(universe) // MOST_JUDGED]:
        assert rules.grammar.parse(rules.grammar.words(move)) == move
        assert rules.grammar.from_fields(rules.grammar.fields(move)) == move


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_that_settings_and_decisions_name_exist(case: Case) -> None:
    assert set(case.rules.standing_rules) <= case.numbers
    assert clean(case.rules.describe_board())
    assert {option.rule for option in case.rules.game.options} <= case.numbers
    assert set(case.rules.game.endings.values()) <= case.numbers
    for state in sampled(case, 2, 1):
        assert case.rules.relevant_rule(state) in case.numbers
        assert str(case.rules.prompt(state)).endswith((".", "?"))
        for warning in case.rules.hints(state, 0)["warnings"]:
            assert warning["rule"] in case.numbers


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_seat_can_tell_the_position_from_others_that_it_could_be_in(case: Case) -> None:
    universe = list(case.rules.grammar.universe())
    asked = universe[:: 97 + len(universe) // 100]
    for state in sampled(case, games_of(case, 2), 1 if is_long(case) else 3):
        assert list(leaks(case.rules, state, asked, Rng(3))) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_other_worlds_are_imagined_where_there_are_secrets_and_only_there(case: Case) -> None:
    fooled = {
        seat for state in sampled(case, 3, 2) for seat in other_worlds(case.rules, state, Rng(5))
    }
    assert fooled == (set(range(len(case.rules.seats))) if case in SECRETIVE else set())
