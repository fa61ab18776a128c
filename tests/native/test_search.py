"""The native search is `bots/tree.py`: the same seeds, the same tree, equal to the last bit."""

from __future__ import annotations

from typing import Any, cast

import pytest

from native.building import needs_compiler
from rubicon.bots import native_tree
from rubicon.bots.looking import Settings
from rubicon.bots.native_tree import NativeSearch, new_tree
from rubicon.bots.node import Crowd, Node
from rubicon.bots.thinking import Budget, Thinker
from rubicon.bots.tree import Search
from rubicon.core.contract import Rules
from rubicon.core.playout import step
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import State
from rubicon.games.end_of_the_triumvirate.codes import MOVEMENT
from rubicon.native import worlds
from rubicon.native.__main__ import checked_extension
from rubicon.native.worlds import Extension, NativeTree, Worlds
from rubicon.registry import GAMES, find_game

pytestmark = needs_compiler
ITERATIONS = 150


@pytest.fixture(scope="module", params=GAMES)
def extension(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Extension]:
    name = str(request.param)
    return name, checked_extension(name, tmp_path_factory.mktemp(name))


def nodes(node: Node, depth: int = 0) -> list[tuple[float, ...]]:
    """A tree of Python, told as native code tells its own."""
    sums = (node.w0, node.w1, node.w2, node.w3)
    found: list[tuple[float, ...]] = [
        (depth, int(node.key), node.mark, node.prior, node.visits, *sums, len(node.moves))
    ]
    for child in node.children:
        found += nodes(child, depth + 1)
    return found


def decision(rules: Rules, plies: int) -> State:
    state, rng = rules.start(), Rng(plies + 1)
    for _ in range(plies):
        step(state, rng)
    while state.to_act() < 0 or len(state.legal()) == 1:
        assert step(state, rng)
    return state


def both(
    rules: Rules, extension: Extension, state: State, settings: Settings, iterations: int
) -> tuple[Search, NativeTree]:
    """The same search twice."""
    seat, is_open = state.to_act(), rules.open_information
    knowledge, ours, theirs = rules.knowledge(), Rng(5), Rng(5)
    search = Search(knowledge, seat, is_open, settings, ours)
    tree: NativeTree = cast(Any, extension).Search(knowledge, seat, settings)
    native = NativeSearch(tree, Worlds(extension, state.tables()), knowledge, seat, is_open)
    imagination = rules.imagine(glimpse(rules, state, seat))
    search.grow(imagination, ours, iterations)
    native.grow(imagination, theirs, iterations)
    assert ours == theirs
    return search, tree


SETTINGS = {
    "as levels have it": Settings(),
    "short of sight": Settings(sight=2, turns=0),
    "with playouts": Settings(playout=3),
    "without looking": Settings(look=0.0),
}


@pytest.mark.parametrize("how", SETTINGS)
def test_the_trees_are_equal(extension: tuple[str, Extension], how: str) -> None:
    name, built = extension
    for players in find_game(name).players:
        rules = find_game(name).rules(players, {}, None, "")
        for plies in (0, 60, 150):
            state = decision(rules, plies)
            search, tree = both(rules, built, state, SETTINGS[how], ITERATIONS)
            assert tree.nodes() == nodes(search.root)
            for move in state.legal():
                assert tree.visits(move) == search.visits(move)
                assert tree.value(move) == search.value(move)
            some = set(state.legal()[::2])
            assert tree.lead(some) == search.lead(some)


def test_what_was_foreseen_is_kept(extension: tuple[str, Extension]) -> None:
    name, built = extension
    rules = find_game(name).rules(find_game(name).default_players, {}, None, "")
    state = decision(rules, 30)
    search, tree = both(rules, built, state, Settings(), 400)
    best = max(state.legal(), key=search.visits)
    state.apply(best)
    world = Worlds(built, state.tables()).of(state)
    assert tree.go_to(world) == search.go_to(state)
    assert tree.nodes() == nodes(search.root)
    assert len(tree.nodes()) == search.size
    other = decision(rules, 90)
    assert not tree.go_to(Worlds(built, state.tables()).of(other))
    assert len(tree.nodes()) == 1


def test_very_many_moves_are_looked_at_bit_by_bit(extension: tuple[str, Extension]) -> None:
    """More than 1,024 moves: all legions, and all servants, in one place."""
    name, built = extension
    if name != "end_of_the_triumvirate":
        pytest.skip("its lists are shorter")
    rules = find_game(name).rules(3, {"movement_points": 6, "legions_total": 63}, None, "")
    state: Any = decision(rules, 0)
    while len(state.legal()) <= 1024:
        at = state.place[state.active]
        state.legions, state.servants = ([0] * len(state.legions) for _ in range(2))
        state.legions[at], state.servants[at] = 40, 4
        state.legions_left = 63 - 40
        state.phase, state.points = MOVEMENT, 6
    search, tree = both(rules, built, state, Settings(), 40)
    assert tree.nodes() == nodes(search.root)


def crowds(node: Node) -> list[Crowd]:
    found = [] if node.crowd is None else [node.crowd]
    for child in node.children:
        found += crowds(child)
    return found


def test_very_many_moves_that_look_the_same(extension: tuple[str, Extension]) -> None:
    """Where others write orders or have written some, and where one writes them oneself."""
    name, built = extension
    if name != "total_war_rome":
        pytest.skip("its seats hide fewer moves")
    rules = find_game(name).rules(4, {}, None, "")
    met: list[Crowd] = []
    for plies in (220, 500, 1060):
        state = decision(rules, plies)
        search, tree = both(rules, built, state, Settings(), 60)
        assert tree.nodes() == nodes(search.root)
        met += crowds(search.root)
    assert any(crowd.is_own for crowd in met)
    assert any(crowd.alike for crowd in met)
    assert any(crowd.listings > 1 for crowd in met)


def test_thinking_uses_it_and_finds_the_same(
    extension: tuple[str, Extension], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, built = extension
    rules = find_game(name).rules(find_game(name).default_players, {}, None, "")
    told = []
    for found in (None, built):
        monkeypatch.setattr(worlds, "find_extension", lambda _, found=found: found)
        thinker, rng = Thinker(Budget(100, 1000.0)), Rng(2)
        for plies in (20, 21, 60):
            state = decision(rules, plies)
            seen = glimpse(rules, state, state.to_act())
            told.append(thinker.think(rules, seen, state.legal(), rng))
        assert isinstance(thinker.search, Search if found is None else NativeSearch)
    assert told[:3] == told[3:]


def test_other_sizes_are_searched_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    class Short:
        def __init__(self, *given: object) -> None:
            raise ValueError("chances has 4 numbers, not 100")

    extension = type("Extension", (), {"Search": Short, "Tables": lambda _, tables: tables})()
    monkeypatch.setattr(worlds, "find_extension", lambda _: extension)
    for name in ("roman_conquest", "triumvirate"):
        game = find_game(name)
        rules = game.rules(game.default_players, {}, None, "")
        made = new_tree(rules, rules.knowledge(), 0, Settings(), Rng(1))
        assert isinstance(made, Search)
    assert native_tree.native_tree(rules, rules.knowledge(), 0, Settings()) is None
