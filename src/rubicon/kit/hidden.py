"""Cards that somebody does not see: drawing them fairly, and every way in which they may lie.

A set of cards that all differ is an int with a bit for each. Where cards are alike, piles say how
many there are of each kind.
"""

from collections.abc import Iterator

from rubicon.core.rng import Rng

WORD = 32
"""Bits that the generator gives at a time."""


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each as likely as any other, however large n is."""
    bits = (n - 1).bit_length()
    while True:
        number = 0
        for _ in range(0, bits, WORD):
            number = number << WORD | int(rng.word())
        number >>= -bits % WORD
        if number < n:
            return number


# ---- sets of cards that differ -------------------------------------------------------------------


def singles(cards: int) -> list[int]:
    """The sets of one card that make up a set."""
    found: list[int] = []
    rest = cards
    while rest:
        found.append(rest & -rest)
        rest &= rest - 1
    return found


def drawn(cards: int, number: int, rng: Rng) -> int:
    """So many cards of a set, any as likely as any others."""
    rest = cards
    for left in range(cards.bit_count(), cards.bit_count() - number, -1):
        above = rest
        for _ in range(rng.below(left)):
            above &= above - 1
        rest ^= above & -above
    return cards ^ rest


def subsets(cards: int, number: int) -> Iterator[int]:
    """Every selection of a number of cards from a set."""
    there = singles(cards)
    for taken in takings([1] * len(there), number):
        yield sum(card for card, one in zip(there, taken, strict=True) if one)


# ---- piles of cards that are alike ---------------------------------------------------------------


def takings(piles: list[int], number: int) -> Iterator[list[int]]:
    """Every way to take a number of cards from piles: how many of each."""
    if not piles:
        if number == 0:
            yield []
        return
    rest = sum(piles[1:])
    for first in range(max(0, number - rest), min(piles[0], number) + 1):
        for others in takings(piles[1:], number - first):
            yield [first, *others]


def fillings(piles: list[int], sizes: list[int]) -> Iterator[list[list[int]]]:
    """Every way to fill hands of these sizes from piles: for each hand how many of each kind."""
    if not sizes:
        yield []
        return
    for hand in takings(piles, sizes[0]):
        left = [there - taken for there, taken in zip(piles, hand, strict=True)]
        for others in fillings(left, sizes[1:]):
            yield [hand, *others]


def count_fillings(piles: list[int], sizes: list[int]) -> int:
    """How many such ways there are, without going through them."""
    ways = {tuple(sizes): 1}
    for pile in piles:
        after: dict[tuple[int, ...], int] = {}
        for open_places, number in ways.items():
            for left in spread(pile, open_places):
                after[left] = after.get(left, 0) + number
        ways = after
    return ways.get((0,) * len(sizes), 0)


def spread(pile: int, places: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The places left in each hand, however many cards of one pile go to each."""
    if not places:
        yield ()
        return
    for taken in range(min(pile, places[0]) + 1):
        for others in spread(pile - taken, places[1:]):
            yield (places[0] - taken, *others)
