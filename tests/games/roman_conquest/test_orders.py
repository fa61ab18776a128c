"""The order of orders: every placement that single marches reach can be ordered [4.7]."""

from collections.abc import Callable
from itertools import product

import pytest

from games.roman_conquest.boards import SMALL
from games.roman_conquest.table import Case, marching, settled
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import rules
from rubicon.games.roman_conquest.game import own
from rubicon.games.roman_conquest.play import Conquest

Placement = tuple[int, ...]
PLACES = ("Cenabum", "Bibracte", "Gergovia", "Lugdunum")
"""Hexes of which each touches the others, but for the first and the last."""


def placement(s: Conquest, seat: int) -> Placement:
    """Where the troops of a seat stand."""
    return tuple(s.troops(seat, p) for p in range(s.t.hexes))


def by_single_marches(start: Conquest) -> set[Placement]:
    """Every placement that is reached when troops move one by one, in any order."""
    me, t = start.active, start.t
    first = tuple(rules.fresh(start, p) for p in range(t.hexes))
    none = (0,) * t.hexes
    seen, waiting = {(first, none)}, [(first, none)]
    for fresh, moved in waiting:
        for home in range(t.hexes):
            for to in t.ways[t.way_from[home] : t.way_from[home + 1]] if fresh[home] else ():
                is_full = fresh[to] + moved[to] >= t.stack_limit
                if is_full or (t.sea[to] and not t.navy[me]):
                    continue
                after = (changed(fresh, home, -1), changed(moved, to, 1))
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return {tuple(map(sum, zip(fresh, moved, strict=True))) for fresh, moved in seen}


def changed(counts: Placement, at: int, by: int) -> Placement:
    """The same with one number changed."""
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def by_orders(start: Conquest) -> set[Placement]:
    """Every placement that is reached by legal orders."""
    seen, waiting, found = {start}, [start], set()
    for s in waiting:
        found.add(placement(s, s.active))
        for move in s.legal():
            if c.verb_of(move) == c.MARCH:
                after = s.clone()
                after.apply(move)
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return found


@pytest.mark.parametrize(
    "counts", [counts for counts in product((0, 1, 4), (0, 3), (0, 1, 4)) if 0 < sum(counts) < 7]
)
def test_4_7_on_a_small_board_orders_reach_what_single_marches_reach(
    counts: tuple[int, ...],
) -> None:
    names = ("Galli", "Alpes", "Massilia")
    stacks = {name: {"Caesar": n} for name, n in zip(names, counts, strict=True) if n}
    case = marching(stacks, board=SMALL)
    start = own(case.state)
    assert by_orders(start) == by_single_marches(start)


@pytest.mark.parametrize(("seat", "hexes"), [(0, (0, 1, 4, 5)), (1, (4, 7, 8, 9)), (2, (1, 2, 5))])
def test_4_7_with_and_without_a_navy(seat: int, hexes: tuple[int, ...]) -> None:
    rules_, rng = settled(board=SMALL), Rng(seat)
    for _ in range(3):
        s = Conquest(rules_.tables)
        s.stacks = [0] * c.HEXES
        s.active, s.first, s.phase, s.war = seat, seat, c.TROOPS, 1
        for p in hexes:
            s.add_troops(seat, p, rng.below(5) if p != hexes[0] else 4)
        while s.count_troops(seat) > 6:
            busy = [p for p in hexes if s.troops(seat, p)]
            s.add_troops(seat, busy[rng.below(len(busy))], -1)
        assert by_orders(s) == by_single_marches(s)


def any_orders(s: Conquest) -> list[int]:
    """Orders without regard to their order."""
    s = s.clone()
    s.last_home = s.last_to = c.NONE
    return s.legal()


def count_ways(start: Conquest, listed: Callable[[Conquest], list[int]]) -> int:
    """How many runs of orders there are, the empty one too."""
    ways, waiting = 0, [start]
    for s in waiting:
        ways += 1
        for move in listed(s)[1:]:
            after = s.clone()
            after.apply(move)
            waiting.append(after)
    return ways


def test_4_7_there_are_few_ways_to_say_the_same() -> None:
    """Orders in any order are more than three times as many."""
    names = ("Galli", "Alpes", "Liguria")
    start = own(marching({name: {"Caesar": 1} for name in names}, board=SMALL).state)
    assert 3 * count_ways(start, Conquest.legal) < count_ways(start, any_orders)


def free_orders(case: Case, rng: Rng) -> dict[tuple[int, int], int]:
    """What a person might order by dragging troops about, without going in circles."""
    s = own(case.state).clone()
    plan: dict[tuple[int, int], int] = {}
    rank = {p: rng.below(1000) for p in range(s.t.hexes)}
    for _ in range(12):
        homes = [p for p in range(s.t.hexes) if rules.fresh(s, p)]
        if not homes:
            break
        home = homes[rng.below(len(homes))]
        ways = [
            to
            for to in s.t.ways[s.t.way_from[home] : s.t.way_from[home + 1]]
            if rank[to] > rank[home] and rules.may_enter(s, to) and rules.room(s, to)
        ]
        if ways:
            to = ways[rng.below(len(ways))]
            rules.march(s, home, to, 1)
            plan[home, to] = plan.get((home, to), 0) + 1
    return plan


@pytest.mark.parametrize("seed", range(10))
def test_4_7_what_a_person_orders_freely_is_put_in_order(seed: int) -> None:
    rng = Rng(seed)
    counts = {name: {"Caesar": 1 + rng.below(4)} for name in PLACES}
    case = marching(counts | {"Massilia": {"Caesar": 4}})
    plan = free_orders(case, rng)
    orders = [c.pack(c.MARCH, home, to, n) for (home, to), n in plan.items()]
    for i in range(len(orders) - 1, 0, -1):
        j = rng.below(i + 1)
        orders[i], orders[j] = orders[j], orders[i]
    match = Match(case.rules, case.state)
    draft = match.draft(0, [*orders, c.pack(c.DONE, 0, 0, 0)])
    assert draft.refusal is None
    assert sorted(draft.moves[:-1]) == sorted(orders)
