"""Positions, tables and generators as values; tests/conformance does the same in every position."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from rubicon.core.playout import playout
from rubicon.core.rng import Rng
from rubicon.registry import GAMES, find_game
from toy.finding import CURIA, DEALT, curia, given

RULES = [game.rules(min(game.players), {}, None, "") for game in (CURIA, *map(find_game, GAMES))]
WAYS: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda value: pickle.loads(pickle.dumps(value)),
]


@pytest.mark.parametrize("way", WAYS)
def test_a_generator_goes_on_where_it_was_copied(way: Callable[[Any], Any]) -> None:
    rng = Rng(1848)
    rng.word()
    again = way(rng)
    assert again is not rng
    assert again == rng
    assert hash(again) == hash(rng)
    words = [rng.word() for _ in range(5)]
    assert again != rng
    assert [again.word() for _ in range(5)] == words
    assert again == rng != Rng(1848)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("rules", RULES, ids=repr)
def test_tables_are_copied_whole(rules: Any, way: Callable[[Any], Any]) -> None:
    tables = rules.tables
    again = way(tables)
    assert again is not tables
    assert again == tables
    assert hash(again) == hash(tables)
    for name in type(tables).__slots__:
        value = getattr(tables, name)
        assert (getattr(again, name), type(getattr(again, name))) == (value, type(value))
        setattr(again, name, [9, *value[1:]] if isinstance(value, list) else type(value)(not value))
        assert again != tables, name
        setattr(again, name, value)
    again.players += 1
    assert again != tables


def test_positions_of_other_tables_games_or_kinds_differ() -> None:
    state = curia().start()
    assert state == curia().start()
    assert state != curia(rounds=1).start()
    assert state.same_as(curia(rounds=1).start())
    assert len({rules.start() for rules in (*RULES, *RULES)}) == len(RULES)
    assert state != state.tables()
    assert state != 1


def test_a_copy_shares_the_tables_and_a_pickle_brings_equal_ones() -> None:
    state = curia().start()
    assert copy.deepcopy(state).tables() is state.tables()
    (one, other) = pickle.loads(pickle.dumps([state, state.clone()]))
    assert one.tables() is other.tables()
    assert one.tables() == state.tables()


def test_what_follows_from_the_rest_is_copied_but_not_compared() -> None:
    state: Any = find_game("end_of_the_triumvirate").rules(2, {}, None, "").start()
    other = state.clone()
    other.gold_left += 1
    assert other == state
    assert hash(other) == hash(state)
    assert pickle.loads(pickle.dumps(other)).gold_left == other.gold_left


def test_a_position_says_whose_turn_it_is_and_what_is_there() -> None:
    state = given(curia(), DEALT, "pledge 1 0 2").state
    assert repr(state) == (
        "<toy.Curia, 2 players, turn 0, seat 0 to act: phase=4 answers=-1.-1 causes=1.0.2.0.0 "
        "hands=0.2.0.0.1.0.0.1.2.0 letters=0.5 purse=9.12>"
    )
    assert "chance to act" in repr(curia().start())
    playout(state, Rng(1), 1000)
    assert ", over: " in repr(state)


def test_long_lists_are_cut_short_and_names_tell_games_apart() -> None:
    board, cards, *_ = (repr(rules.start().tables()) for rules in RULES[1:])
    assert board.startswith("<end_of_the_triumvirate.Tables: action_surcharge=2 ")
    assert " cost_free=0.1.2.5.1.1.1.1.0.0.4.4.0.0.2.1... cost_laden=" in board
    assert cards.startswith("<triumvirate.Tables: ")
    assert repr(Rng(1)) == "<core.Rng: a=2400102114 b=2336657743 c=3149663995 counter=13>"
