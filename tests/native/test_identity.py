"""Every game in the registry: native and interpreted play are the same, position by position."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubicon.core.rng import Rng
from rubicon.lab.perft import perft
from rubicon.native.__main__ import checked_extension
from rubicon.native.compiling import compiler
from rubicon.native.identity import prove
from rubicon.native.worlds import Extension, Worlds
from rubicon.registry import GAMES, find_game

pytestmark = pytest.mark.skipif(compiler() is None, reason="there is no C compiler")
POSITIONS = 3000
"""`make prove` compares a million of each game."""
DEPTHS = {"end_of_the_triumvirate": 3, "triumvirate": 3, "roman_conquest": 3, "total_war_rome": 3}


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def extension(game: str, tmp_path_factory: pytest.TempPathFactory) -> Extension:
    return checked_extension(game, tmp_path_factory.mktemp(game))


def test_positions_are_equal_under_every_setting(game: str, extension: Extension) -> None:
    proof = prove(find_game(game), extension, POSITIONS, seed=7)
    assert proof.positions > POSITIONS // 2
    assert proof.settings > len(find_game(game).options)
    assert proof.longest_list <= extension.ROOM


def test_events_are_equal(game: str, tmp_path: Path) -> None:
    extension = checked_extension(game, tmp_path, tells=True)
    assert prove(find_game(game), extension, POSITIONS, seed=8).positions > POSITIONS // 2


def test_perft_counts_the_same(game: str, extension: Extension) -> None:
    rules = find_game(game).rules(find_game(game).default_players, {}, None, "")
    state = rules.start()
    world = Worlds(extension, state.tables()).of(state)
    for depth in range(DEPTHS[game] + 1):
        assert world.perft(depth) == perft(state, depth)


def test_a_world_goes_on_where_python_stopped(game: str, extension: Extension) -> None:
    rules = find_game(game).rules(find_game(game).players[0], {}, None, "")
    state = rules.start()
    world = Worlds(extension, state.tables()).of(state)
    world.playout(Rng(3), rules.max_plies)
    world.store(state)
    assert rules.outcome(state) is not None
    assert rules.check(state) == []


def test_a_clone_is_a_world_of_its_own(game: str, extension: Extension) -> None:
    rules = find_game(game).rules(find_game(game).players[-1], {}, None, "")
    state = rules.start()
    world = Worlds(extension, state.tables()).of(state)
    before, copy = world.digest(), world.clone()
    copy.playout(Rng(3), 20)
    assert world.digest() == before != copy.digest()
