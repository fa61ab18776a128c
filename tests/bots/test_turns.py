"""Bots and the wins of one turn: from miles up none is missed, from centurio up one is stopped."""

from typing import Any

import pytest

from rubicon.bots.levels import LEVELS, level_bot
from rubicon.bots.thinking import Budget, Thinker, Thought
from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import State
from rubicon.registry import find_game

BY_NAME = {level.name: level for level in LEVELS}


def table(**position: Any) -> tuple[Rules, State]:
    """A position of The End of the Triumvirate for two, with Caesar to act."""
    rules = find_game("end_of_the_triumvirate").rules(2, {}, None, "")
    return rules, rules.from_position({"active": "Caesar", **position})


def chosen(name: str, **position: Any) -> str:
    """What a level does, in words."""
    rules, state = table(**position)
    bot = level_bot(BY_NAME[name], 1000.0, 20)
    seen = glimpse(rules, state, state.to_act())
    return rules.grammar.words(bot.choose(rules, seen, state.legal(), Rng(3)))


WON = {
    "phase": "movement",
    "points": 1,
    "seats": {"Caesar": {"character": "Gallia Cisalpina", "political": 7, "military": 6}},
    "provinces": {"Sardinia et Corsica": {"gold": 1}},
}
"""Sail to the gold, and make the step there."""


@pytest.mark.parametrize("name", ["miles", "centurio", "legatus", "imperator"])
def test_a_win_that_takes_the_rest_of_the_turn_is_begun(name: str) -> None:
    assert chosen(name, **WON) == "sail Sardinia et Corsica"


MUST_STOP = {
    "phase": "actions",
    "seats": {
        "Caesar": {"character": "Italia", "gold": 1, "political": 5, "citizens": 1},
        "Pompeius": {"citizens": 5, "consul": True, "political": 1, "gold": 0},
    },
}
"""Pompeius will have gold enough to persuade a sixth citizen, but not two."""


@pytest.mark.parametrize("name", ["centurio", "legatus", "imperator"])
def test_the_next_players_win_is_stopped(name: str) -> None:
    rules, state = table(**MUST_STOP)
    dissuade = next(one for one in state.legal() if "dissuade" in rules.grammar.words(one))
    thinker = level_bot(BY_NAME[name]).thinker
    others = [Thought(move, 9, 0.5) for move in state.legal() if move != dissuade]
    thoughts = [*others, Thought(dissuade, 1, 0.1)]
    found = thinker.safest(rules, glimpse(rules, state, 0), thoughts, Rng(1))
    assert rules.grammar.words(found) == "dissuade Pompeius"


def test_a_bot_that_does_not_look_follows_its_search() -> None:
    rules, state = table(**MUST_STOP)
    seen = glimpse(rules, state, 0)
    thoughts = [Thought(move, 1, 0.5) for move in state.legal()]
    for thinker in (Thinker(Budget(1)), level_bot(BY_NAME["miles"]).thinker):
        assert thinker.safest(rules, seen, thoughts, Rng(1)) == thoughts[0].move
    assert Thinker(Budget(1)).sure_win(rules, seen, state.legal(), Rng(1)) is None


def test_nothing_is_looked_for_where_secrets_leave_many_worlds() -> None:
    rules = find_game("triumvirate").rules(2, {}, None, "")
    state, rng = rules.start(), Rng(1)
    while state.to_act() < 0:
        state.apply(state.sample(rng))
    seat, legal = state.to_act(), state.legal()
    thinker, seen = level_bot(BY_NAME["imperator"]).thinker, glimpse(rules, state, seat)
    assert thinker.sure_win(rules, seen, legal, Rng(1)) is None
    thoughts = [Thought(move, 1, 0.5) for move in legal]
    assert thinker.safest(rules, seen, thoughts, Rng(1)) == legal[0]
