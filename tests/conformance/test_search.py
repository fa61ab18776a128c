"""The search of every game: with a seed it finds the same on every build, to the visit.

`PYTHONPATH=src:tests python -m conformance.test_search` writes search.txt again, which is right
when the search or what a game knows was changed on purpose.
"""

from pathlib import Path

import pytest

from rubicon.bots.thinking import Budget, Thinker
from rubicon.core.contract import Rules
from rubicon.core.playout import step
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import State
from rubicon.registry import GAMES, find_game

FROZEN = Path(__file__).with_name("search.txt")
PLIES = (0, 40, 90)
ITERATIONS = 64
LONG = 1000.0
"""Seconds: it is the iterations that end it."""
FIRST = 4
"""Moves written down for each decision."""


def decision(rules: Rules, plies: int) -> State:
    """The next real choice after so many random plies."""
    state, rng = rules.start(), Rng(plies + 1)
    for _ in range(plies):
        step(state, rng)
    while state.to_act() < 0 or len(state.legal()) == 1:
        assert step(state, rng)
    return state


def found(name: str) -> list[str]:
    """What the search makes of some decisions of a game."""
    lines = []
    for players in find_game(name).players:
        rules = find_game(name).rules(players, {}, None, "")
        for plies in PLIES:
            state, thinker = decision(rules, plies), Thinker(Budget(ITERATIONS, LONG))
            seen = glimpse(rules, state, state.to_act())
            thoughts = thinker.think(rules, seen, state.legal(), Rng(plies))[:FIRST]
            told = ", ".join(f"{rules.grammar.words(one.move)} {one.visits}" for one in thoughts)
            lines.append(f"{name} {players} players, ply {plies}: {told}")
    return lines


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_finds_the_same_on_every_build(name: str) -> None:
    frozen = FROZEN.read_text("utf-8").splitlines()
    assert found(name) == [line for line in frozen if line.startswith(f"{name} ")]


if __name__ == "__main__":
    FROZEN.write_text("".join(f"{line}\n" for game in GAMES for line in found(game)), "utf-8")
