"""Cards that nobody sees: drawn fairly, and every way in which they may lie."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from rubicon.core.rng import Rng
from rubicon.kit.hidden import below, count_fillings, drawn, fillings, singles, subsets, takings

CARDS = 0b1011_0110_0001


def test_large_numbers_are_drawn_fairly() -> None:
    rng = Rng(5)
    assert {below(rng, 1) for _ in range(5)} == {0}
    found = Counter(below(rng, 3 * 2**40) >> 40 for _ in range(3000))
    assert all(abs(found[third] - 1000) < 160 for third in range(3))


def test_a_set_is_made_up_of_its_cards() -> None:
    assert singles(CARDS) == [1, 32, 64, 256, 512, 2048]
    assert singles(0) == []


@pytest.mark.parametrize("number", range(7))
def test_every_subset_comes_once(number: int) -> None:
    found = list(subsets(CARDS, number))
    assert len(found) == comb(6, number)
    assert set(found) == {sum(some) for some in combinations(singles(CARDS), number)}


def test_no_more_can_be_taken_than_is_there() -> None:
    assert list(subsets(CARDS, 7)) == []
    assert list(takings([], 1)) == []
    assert list(takings([], 0)) == [[]]


def test_every_subset_is_drawn_as_often() -> None:
    rng, each = Rng(3), 200
    found = Counter(drawn(CARDS, 2, rng) for _ in range(each * 15))
    assert set(found) == set(subsets(CARDS, 2))
    chi_square = sum((count - each) ** 2 / each for count in found.values())
    assert chi_square < 15 + 6 * 30**0.5


def test_cards_that_are_alike_are_not_told_apart() -> None:
    assert list(takings([2, 1], 2)) == [[1, 1], [2, 0]]


@pytest.mark.parametrize(
    ("piles", "sizes"),
    [
        ([2, 1, 3], [2, 1]),
        ([1, 1, 1, 1], [2, 1, 1]),
        ([4, 0, 2], [3]),
        ([1, 2], []),
        ([1, 1], [2, 1]),
        ([], [0, 0]),
    ],
)
def test_ways_to_fill_hands_are_counted_without_going_through_them(
    piles: list[int], sizes: list[int]
) -> None:
    found = list(fillings(piles, sizes))
    assert len({str(one) for one in found}) == len(found) == count_fillings(piles, sizes)
    for hands in found:
        assert [sum(hand) for hand in hands] == sizes
        taken = [sum(hand[kind] for hand in hands) for kind in range(len(piles))]
        assert all(some <= pile for some, pile in zip(taken, piles, strict=True))


def test_many_ways_are_counted_at_once() -> None:
    assert count_fillings([1] * 40, [10, 10]) == comb(40, 10) * comb(30, 10)
