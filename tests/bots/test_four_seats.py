"""The search at a table of four, where every seat looks after itself."""

import json
from itertools import count, islice

import pytest

from bots.small_games import Council, Ignorance
from rubicon.bots.looking import Settings
from rubicon.bots.node import Node
from rubicon.bots.thinking import Budget, Thinker
from rubicon.bots.tree import Search
from rubicon.core.knowledge import MOST_SEATS
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse, read_seen
from rubicon.core.state import CHANCE, NOBODY
from toy.finding import curia

SEATS, WAYS = 4, 2
MARGIN = 100


def council(seed: int) -> Council:
    """A council whose table is drawn: what the seats get adds up to a thousand."""
    rng, table = Rng(seed), []
    for _ in range(WAYS**SEATS):
        cuts = sorted(int(rng.below(1001)) for _ in range(SEATS - 1))
        table.append([high - low for low, high in zip([0, *cuts], [*cuts, 1000], strict=True)])
    return Council(SEATS, WAYS, table)


def is_clear(state: Council) -> bool:
    """Whether everybody has one vote that is clearly right, wherever it may come to that."""
    if state.to_act() == NOBODY:
        return True
    after = [state.after(move) for move in state.legal()]
    low, high = sorted(one.solved()[state.to_act()] for one in after)
    return high - low >= MARGIN and all(map(is_clear, after))


CLEAR = list(islice(filter(is_clear, map(council, count())), 8))


def searched(state: Council, iterations: int) -> Search:
    found = Search(Ignorance(SEATS, [1.0]), state.to_act(), True, Settings(), Rng(1))
    for _ in range(iterations):
        found.iterate(state.clone())
    return found


def shares(node: Node) -> list[float]:
    return [node.won(seat) / node.visits for seat in range(SEATS)]


@pytest.mark.parametrize("state", CLEAR)
def test_it_finds_the_vote_that_is_right_if_all_look_after_themselves(state: Council) -> None:
    assert MOST_SEATS == SEATS
    right = max(state.legal(), key=lambda move: state.after(move).solved()[0])
    found = searched(state, 3000)
    assert max(state.legal(), key=found.visits) == right
    assert found.value(right) * 1000 == pytest.approx(state.solved()[0], abs=100)


@pytest.mark.parametrize("votes", [(0,), (1, 0), (1, 0, 1)])
def test_so_do_the_seats_that_vote_later(votes: tuple[int, ...]) -> None:
    for state in CLEAR:
        now = state.clone()
        for vote in votes:
            now.apply(vote)
        seat = now.to_act()
        right = max(now.legal(), key=lambda move: now.after(move).solved()[seat])
        assert max(now.legal(), key=searched(now, 1500).visits) == right


def test_the_shares_of_all_four_add_up_to_one_everywhere() -> None:
    waiting = [searched(CLEAR[0], 500).root]
    seen = 0
    while waiting:
        node = waiting.pop()
        assert sum(shares(node)) == pytest.approx(1)
        waiting += node.children
        seen += 1
    assert seen > 20


def test_a_game_with_secrets_is_thought_about_at_every_seat() -> None:
    """Pledging has hundreds of moves, which are taken up bit by bit."""
    rules, rng = curia(SEATS), Rng(4)
    state, thinkers = rules.start(), [Thinker(Budget(64, 1000.0)) for _ in range(SEATS)]
    crowds = asked = 0
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(state.sample(rng))
            continue
        seen = read_seen(rules, json.loads(json.dumps(glimpse(rules, state, seat).record())))
        thoughts = thinkers[seat].think(rules, seen, state.legal(), rng)
        found = thinkers[seat].search
        assert isinstance(found, Search)
        # Three winners share 999 of a thousand.
        assert sum(shares(found.root)) == pytest.approx(1, abs=0.001)
        assert {thought.move for thought in thoughts} == set(state.legal())
        crowds += found.root.crowd is not None
        asked += 1
        state.apply(thoughts[0].move)
    assert asked >= 3 * SEATS
    assert crowds
