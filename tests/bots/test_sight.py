"""How far the search looks: decisions, but a turn to its end, however long it is."""

import pytest

from bots.small_games import Ignorance, March, Marching, Small, Stones
from rubicon.bots.levels import LEVELS, Level
from rubicon.bots.looking import Settings
from rubicon.bots.node import Node
from rubicon.bots.tree import Search
from rubicon.core.knowledge import Knowledge
from rubicon.core.rng import Rng

NOWHERE, HOME = 0, 1
TURN = 30
OFFICER = next(level for level in LEVELS if level.name == "centurio")


def searched(state: Small, knowledge: Knowledge, iterations: int, settings: Settings) -> Search:
    found = Search(knowledge, state.to_act(), True, settings, Rng(1))
    for _ in range(iterations):
        found.iterate(state.clone())
    return found


def marched(steps: int, iterations: int, sight: int, turns: int) -> int:
    """The way chosen."""
    settings = Settings(sight=sight, turns=turns)
    found = searched(March(steps), Marching(2, [1.0]), iterations, settings)
    return max((NOWHERE, HOME), key=found.visits)


def depth(node: Node) -> int:
    """Decisions between a node and the farthest below it."""
    return max((1 + depth(child) for child in node.children), default=0)


@pytest.mark.parametrize("steps", [8, 12, TURN])
def test_whoever_looks_a_few_decisions_ahead_sees_the_end_of_its_turn(steps: int) -> None:
    assert marched(steps, 400, sight=5, turns=1) == HOME


@pytest.mark.parametrize("steps", [8, 12, TURN])
def test_counting_decisions_alone_it_would_not(steps: int) -> None:
    assert marched(steps, 400, sight=5, turns=0) == NOWHERE


def test_an_officer_thinks_his_turn_through() -> None:
    """With no more iterations than he has, in a turn longer than he looks ahead."""
    assert OFFICER.sight < 12
    assert marched(12, OFFICER.iterations, OFFICER.sight, OFFICER.turns) == HOME
    assert marched(12, OFFICER.iterations, OFFICER.sight, 0) == NOWHERE


@pytest.mark.parametrize(("sight", "turns", "seen"), [(5, 0, 5), (5, 1, TURN), (40, 1, TURN + 1)])
def test_both_so_many_decisions_and_so_many_turns_are_seen(
    sight: int, turns: int, seen: int
) -> None:
    """The other seat's one decision comes after the turn."""
    settings = Settings(sight=sight, turns=turns)
    found = searched(March(TURN), Marching(2, [1.0]), 400, settings)
    assert depth(found.root) == seen


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_where_a_turn_is_one_decision_every_level_sees_as_many_decisions_as_ever(
    level: Level,
) -> None:
    """Turns are never more than decisions, so they add nothing."""
    assert level.turns < level.sight
    settings = Settings(sight=min(level.sight, 6), turns=min(level.turns, 5))
    found = searched(Stones(20), Ignorance(2, [1.0]), 1200, settings)
    assert depth(found.root) == min(level.sight, 6)
