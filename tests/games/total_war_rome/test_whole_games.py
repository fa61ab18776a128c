"""A whole game of random moves: it ends, nothing is lost, and nobody is told too much."""

import json
import pickle
from collections.abc import Iterator
from functools import lru_cache

import pytest

from games.total_war_rome.table import settled
from rubicon.core.fields import field_faults
from rubicon.core.labels import label
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, WATCHER, State
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.fields import FIELDS

EVERY = 60
"""Positions are looked at closely after so many plies."""


@lru_cache
def played(players: int, seed: int) -> tuple[list[State], State, list[str]]:
    """Some positions of a game, the last one, and all that was told."""
    rules = settled(players)
    state, rng, kept, told = rules.start(), Rng(seed), [], []
    plies = 0
    while state.to_act() != NOBODY:
        if plies % EVERY == 0:
            kept.append(state.clone())
        legal = state.legal()
        move = state.sample(rng) if not legal else legal[int(rng.below(len(legal)))]
        state.tell(True)
        state.apply(move)
        told += [event.text for event in rules.events(state.told(), EVERYTHING)]
        state.tell(False)
        plies += 1
        assert plies < rules.max_plies
    return kept, state, told


def positions() -> Iterator[State]:
    """Positions of a game of two."""
    yield from played(2, 5)[0]


def test_16_1_a_game_ends_with_a_winner() -> None:
    rules = settled(2)
    _, last, told = played(2, 5)
    outcome = rules.outcome(last)
    assert outcome is not None
    assert sum(outcome.payoffs) == 1000
    assert all(text.strip().endswith((".", "!")) for text in told)
    assert not any("{" in text for text in told)


@pytest.mark.parametrize(
    ("players", "seed"), [(2, 5), (3, 9), (3, 20), (3, 24), (4, 3), (4, 20), (4, 21)]
)
def test_2_3_nothing_is_lost_on_the_way(players: int, seed: int) -> None:
    rules = settled(players)
    kept, last, _ = played(players, seed)
    for state in (*kept, last):
        assert rules.check(state) == []
        assert list(field_faults(state, FIELDS)) == []


def test_positions_are_written_and_read() -> None:
    rules = settled(2)
    for state in positions():
        assert rules.from_position(json.loads(json.dumps(rules.position(state)))) == state
        assert rules.from_line(rules.line(state)) == state


def test_moves_are_said_numbered_and_labelled() -> None:
    rules = settled(2)
    for state in positions():
        for move in state.legal()[:40]:
            words = rules.grammar.words(move)
            assert rules.grammar.parse(words) == move
            assert rules.grammar.from_fields(rules.grammar.fields(move)) == move
            assert rules.actions.move(rules.actions.number(move)) == move
            assert rules.why_not(state, state.to_act(), move) is None
            assert str(label(rules, move))


def test_1_4_what_is_imagined_looks_the_same() -> None:
    rules, rng = settled(2), Rng(1)
    others = 0
    for state in positions():
        for viewer in (0, 1, WATCHER):
            view = rules.view(state, viewer)
            world = rules.imagine(glimpse(rules, state, viewer)).draw(rng)
            assert rules.view(world, viewer) == view
            assert rules.check(world) == []
            assert world.to_act() == state.to_act()
            if state.to_act() == viewer:
                assert world.legal() == state.legal()
            others += world != state
    assert others > 20


def test_1_4_hidden_moves_look_alike() -> None:
    rules = settled(2)
    for state in positions():
        acting = state.to_act()
        if acting < 0 or not state.asked():
            continue
        seen = {state.seen_as(move, 1 - acting) for move in state.legal()}
        words = {rules.words_for(acting, move, 1 - acting) for move in state.legal()}
        finish = c.FINISH << c.VERB_SHIFT
        assert len(seen - {finish}) == 1
        assert len(words - {"finish"}) == 1


def test_chance_draws_what_it_lists() -> None:
    rng = Rng(2)
    for state in positions():
        if state.to_act() == CHANCE:
            drawn = state.sample(rng)
            assert state.weight(drawn) > 0
            assert not state.outcomes() or drawn in state.outcomes()


def test_positions_are_pickled() -> None:
    for state in positions():
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert again.legal() == state.legal()
