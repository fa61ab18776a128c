"""Openings lead to decisions that random play seldom comes to."""

from collections import Counter

import pytest

from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE
from rubicon.lab import explore, fuzz, plans
from rubicon.lab.explore import Explorer
from rubicon.lab.plans import Request
from rubicon.registry import find_game

NAME = "end_of_the_triumvirate"
PLIES = 8_000


@pytest.fixture(scope="module")
def rules() -> Rules:
    return find_game(NAME).rules(3, {}, None, "")


def explored(rules: Rules, seed: int) -> Explorer:
    explorer = Explorer(rules, Rng(seed))
    explorer.explore(PLIES)
    return explorer


def test_every_way_that_is_kept_can_be_played_and_leads_there(rules: Rules) -> None:
    kept = explored(rules, 1).kept
    assert len(kept) > 10
    verb = rules.grammar.layout.verb
    for kind, one in kept.items():
        state, chosen = rules.start(), ("", 0)
        for move in one.line:
            if state.to_act() != CHANCE:
                chosen = (rules.relevant_rule(state), verb.of(move))
            allowed = state.weight(move) if state.to_act() == CHANCE else move in state.legal()
            assert allowed
            state.apply(move)
        assert state == one.state
        assert kind in {rules.relevant_rule(state), chosen, *map(verb.of, state.legal())}


def test_the_same_seed_finds_the_same_opening(rules: Rules) -> None:
    assert explored(rules, 5).opening() == explored(rules, 5).opening() != []


def test_a_rare_decision_is_chosen_rather_than_a_frequent_one(rules: Rules) -> None:
    explorer = explored(rules, 2)
    rare, frequent = list(explorer.kept.values())[:2]
    rare.times, frequent.times = 2, 20
    explorer.kept = {"frequent": frequent, "rare": rare}
    chosen = Counter(explorer.opening() is rare.line for _ in range(300))
    assert chosen[True] > 280 > chosen[False]


def test_a_fuzzed_game_goes_on_from_its_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "EXPLORED", 1)
    monkeypatch.setattr(explore, "PLIES", PLIES)
    shelf, request = fuzz.Shelf(find_game(NAME)), Request(NAME, 1, 7, 3)
    rng = plans.rng_of(request, 0)
    fuzzed = fuzz.FuzzedGame(shelf, plans.make_plan(shelf.game, request, 0, rng), rng)
    fuzzed.run()
    made = [entry.move for entry in fuzzed.match.log]
    assert 0 < len(fuzzed.opening) < len(made)
    assert made[: len(fuzzed.opening)] == fuzzed.opening
