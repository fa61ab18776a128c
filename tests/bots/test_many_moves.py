"""The search where there are thousands of moves: it finds what wins, and does not drown in them."""

from collections import Counter

import pytest

from bots.small_games import Field, Ignorance, Night
from rubicon.bots import tree
from rubicon.bots.looking import Settings
from rubicon.bots.node import by_promise, spread
from rubicon.bots.tree import (
    FIRST_LOOKS,
    KEPT,
    LOOKS,
    MANY,
    MANY_IN_SECRET,
    ROOT_LOOKS,
    Search,
)
from rubicon.core.knowledge import Knowledge
from rubicon.core.rng import Rng
from rubicon.core.state import State

SIZE = 5000
MOST = ROOT_LOOKS + FIRST_LOOKS + 2 * LOOKS
"""Moves looked at in an iteration that comes by four decisions."""


class Hint(Ignorance):
    """Knows roughly where to dig."""

    def priors(self, state: State, moves: list[int], out: list[float]) -> None:
        out.extend(2.0 if 4800 < move < 4900 else 1.0 for move in moves)


def started(*, is_open: bool, knowledge: Knowledge | None = None, **more: float) -> Search:
    settings = Settings(**more)  # type: ignore[arg-type]
    return Search(knowledge or Ignorance(2, [1.0]), 0, is_open, settings, Rng(1))


def asked_by(found: Search, state: Field) -> Counter[str]:
    """What one iteration asks of states."""
    world = state.clone()
    world.counted = Counter()
    found.iterate(world)
    return world.counted


# ---- moves that are always the same --------------------------------------------------------------


@pytest.mark.parametrize("is_open", [True, False])
@pytest.mark.parametrize("prize", [0, 4095, 4096, SIZE - 1])
def test_the_one_move_of_thousands_that_wins_is_found(is_open: bool, prize: int) -> None:
    state, found = Field(SIZE, prize, (0,)), started(is_open=is_open)
    for _ in range(100):
        found.iterate(state.clone())
    assert max(state.legal(), key=found.visits) == prize
    assert found.value(prize) == 1


def test_what_is_promising_at_a_glance_is_looked_at_first() -> None:
    state, found = Field(SIZE, 4850, (0,)), started(is_open=True, knowledge=Hint(2, [1.0]))
    for _ in range(10):
        found.iterate(state.clone())
    assert max(state.legal(), key=found.visits) == 4850


@pytest.mark.parametrize("is_open", [True, False])
def test_every_move_is_reached_in_the_end(is_open: bool) -> None:
    """Without a look at where moves lead, and nothing to win: only patience gets around."""
    size = MANY + 76 if is_open else MANY_IN_SECRET + 36
    state = Field(size, -1, (0,))
    found = started(is_open=is_open, look=0.0, first_play=0.0)
    for _ in range(3 * size):
        found.iterate(state.clone())
    assert {child.key for child in found.root.children} == set(range(size))
    assert found.root.crowd is not None
    assert found.root.crowd.is_whole


@pytest.mark.parametrize("is_open", [True, False])
def test_an_iteration_looks_at_few_of_thousands_of_moves(is_open: bool) -> None:
    """Four decisions of the same seat, each with thousands of moves: one of them is new."""
    state, found = Field(SIZE, SIZE - 1, (0, 0, 0, 0)), started(is_open=is_open)
    total: Counter[str] = Counter()
    for _ in range(300):
        asked = asked_by(found, state)
        assert asked["clone"] <= MOST
        assert asked["apply"] <= MOST + 4
        assert asked["legal"] <= 4
        total += asked
    assert total["legal"] < 300 * 1.2
    kept = [child for child in found.root.children if child.crowd is not None]
    assert kept
    assert all(len(child.moves) < 200 for child in kept if child.visits < 5)


def test_a_full_tree_does_not_look_any_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_NODES", 20)
    state, found = Field(SIZE, -1, (0,)), started(is_open=True, first_play=-1.0)
    for _ in range(40):
        asked = asked_by(found, state)
    assert found.size == 20
    assert asked["clone"] == asked["legal"] == 0


def test_a_bot_thinks_about_thousands_of_moves_in_time() -> None:
    """The root's moves are found by their keys: asking for each of thousands takes no search."""
    state, found = Field(SIZE, -1, (0,)), started(is_open=True, first_play=-1.0)
    for _ in range(400):
        found.iterate(state.clone())
    tried = [move for move in range(SIZE) if found.visits(move) > 0]
    assert len(tried) == len(found.root.children) == 400
    first = max(found.visits(move) for move in tried)
    assert found.lead(set(tried)) == 0
    assert found.lead({tried[0], SIZE + 7}) == found.visits(tried[0]) == first


# ---- moves of others, in each world others -------------------------------------------------------


def play_worlds(
    found: Search, iterations: int, order: tuple[int, ...], kind: type[Field] = Field
) -> list[Counter[str]]:
    """Worlds that differ in what the second seat may do; it asserts that its moves are legal."""
    rng, counted = Rng(5), []
    for _ in range(iterations):
        world = kind(SIZE, -1, order, int(rng.below(3)))
        world.counted = Counter()
        found.iterate(world)
        counted.append(world.counted)
    return counted


def test_others_moves_are_listed_only_when_there_is_room_for_more() -> None:
    """The searching seat has dug once; then the other, who has thousands of places."""
    found = started(is_open=False)
    counted = play_worlds(found, 600, (1, 0))
    listed = [asked["legal"] for asked in counted]
    root = found.root
    assert max(listed) <= 2
    assert sum(asked["clone"] for asked in counted[-100:]) / 100 < FIRST_LOOKS
    assert len(root.children) <= 2 + 2 * root.visits**0.5
    assert len(root.children) > 30
    at_root = root.crowd
    assert at_root is not None
    assert at_root.listings <= 2 + 2 * root.visits**0.5
    assert max(asked["allows"] for asked in counted) <= len(root.children)


def test_moves_that_look_alike_are_one_child_and_still_legal_in_every_world() -> None:
    found = started(is_open=False)
    counted = play_worlds(found, 400, (1,), Night)
    assert [child.key for child in found.root.children] == [-5]
    crowd = found.root.crowd
    assert crowd is not None
    assert crowd.listings < 2 + 2 * 400**0.5 + 20
    assert {move % 3 for move in crowd.alike[-5]} == {0, 1, 2}
    assert sum(asked["legal"] for asked in counted) == crowd.listings
    assert found.root.visits == 400


def test_where_no_known_move_is_allowed_the_world_is_listed() -> None:
    found = started(is_open=False)
    for _ in range(50):
        found.iterate(Field(SIZE, -1, (1,), 0))
    before = len(found.root.children)
    found.iterate(Field(SIZE, -1, (1,), 1))
    assert len(found.root.children) == before + 1


def test_every_move_of_another_is_reached_in_the_end() -> None:
    found = started(is_open=False)
    state = Field(MANY_IN_SECRET + 1, -1, (1,))
    for _ in range(1500):
        found.iterate(state.clone())
    assert len(found.root.children) == MANY_IN_SECRET + 1


def test_a_full_tree_lists_others_moves_without_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_NODES", 5)
    found = started(is_open=False)
    play_worlds(found, 60, (1,))
    assert found.size == 5
    assert found.root.visits == 60


def test_the_reply_that_wins_is_reckoned_with() -> None:
    """The other seat finds the prize in the end, so the node is worth little to the searcher."""
    found = started(is_open=False)
    state = Field(2000, 3940, (1,))
    for _ in range(2000):
        found.iterate(state.clone())
    prize = found.root.child(3940)
    assert prize is not None
    assert prize.visits > 0.5 * found.root.visits


# ---- who decides may be a secret too -------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1])
def test_worlds_in_which_another_seat_decides_are_kept_apart(first: int) -> None:
    """After the first move it is one's own turn or the other's, and one can't know."""
    found, size = started(is_open=False), MANY_IN_SECRET + 6
    for turn in range(400):
        found.iterate(Field(size, -1, (0, (first + turn) % 2, 0)))
    assert found.root.visits == 400
    assert all(0 <= child.key < size for child in found.root.children)


def test_a_node_that_began_with_few_moves_goes_on_as_it_began() -> None:
    found, size = started(is_open=False), MANY_IN_SECRET + 6
    few = Field(size, -1, (1,), 0)
    for turn in range(200):
        found.iterate(few.clone() if turn % 2 else Field(size, -1, (0,)))
    assert found.root.crowd is not None
    other = started(is_open=False)
    for turn in range(200):
        other.iterate(Field(size, -1, (0,)) if turn % 2 else few.clone())
    assert other.root.crowd is None
    assert other.root.visits == 200


# ---- its tools -----------------------------------------------------------------------------------


def test_places_by_promise() -> None:
    assert by_promise([0.2, 0.5, 0.2, 0.1], 1 << 20) == [1, 0, 2, 3]
    length = 10_000
    flat = [1.0 / length] * length
    flat[7777] *= 1.001
    assert by_promise(flat, (1 << 20) * length)[:3] == [7777, 0, 1]


def test_places_are_kept_as_often_as_they_weigh() -> None:
    kept = Counter(spread([1.0, 2.0, 0.0, 1.0], 0.5, KEPT))
    assert kept == {0: KEPT // 4, 1: KEPT // 2, 3: KEPT // 4}
    assert len(spread([1.0] * 1000, 0.999, KEPT)) == KEPT
    assert spread([0.0, 0.0], 0.5, KEPT) == []
