"""The speed of searches: that it is measured, not how high it is."""

import pytest

from rubicon.core.state import NOBODY
from rubicon.lab import peer_search
from rubicon.registry import GAMES, find_game


@pytest.mark.parametrize("name", GAMES)
def test_our_search_is_measured(name: str) -> None:
    assert peer_search.search_speed(name, 0.2)["iterations_per_s"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_decisions_are_spread_over_a_game(name: str) -> None:
    game = find_game(name)
    rules = game.rules(game.default_players, {}, None, "")
    found = peer_search.decisions(rules.start())
    assert len(found) == peer_search.DECISIONS
    assert all(len(state.legal()) > 1 for state in found)
    assert all(state.to_act() != NOBODY for state in found)
    assert rules.turn(found[0]) < rules.turn(found[-1]) or not rules.open_information


@pytest.mark.skipif(not peer_search.has_openspiel(), reason="make peers")
def test_openspiel_is_measured() -> None:
    assert peer_search.openspiel_search_speed(0.05)["iterations_per_s"] > 0
