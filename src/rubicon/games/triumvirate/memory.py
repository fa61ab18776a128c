"""Every way in which a hidden seat's cards may have come to it, counted and drawn fairly.

What others know of a house: how many cards it held in each hand of the game, which of them it
played, in which suits it showed that it had no more, when it pledged a card, and where cards were
that it did not hold. A *world* says what it held and pledged in every hand. Deals are fair, so all
worlds that fit are equally likely.

Take any card. Whenever it is seen, in another's hand or as it is played, it is not with the house
afterwards; and what the house draws it keeps until it plays or pledges it. So between two sightings
there is one question only: at which *deal* did the house draw it, if it did?

- A card that the house plays, or is seen to have pledged, in hand m made a *stay*: it was drawn at
  one deal of a window that ends with m. The window begins after the last sighting, and after the
  last hand in which the house was void in that suit.
- A card that another holds next was not drawn before.
- A card that is not seen again is a *stray*: it lies in the pool, or it was drawn at some deal
  after its last sighting and is held, or was pledged in a hand in which a card was pledged.

So a world is told step by step: at each deal, how many cards are drawn of the stays that end with
each hand, and how many strays of each suit; after each hand, of which suit the hidden pledge is.
What is alike in all that can still happen is only counted: stays that end with the same hand, and
strays of suits in which the house will not be void any more. `Worlds` counts the ways from every
step to the end once, and then walks through the steps with the right odds.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Final

from rubicon.core.rng import Rng
from rubicon.games.triumvirate.codes import CARDS, SUITS, suit_of
from rubicon.games.triumvirate.resolver import count
from rubicon.kit.hidden import below, drawn, singles, subsets

NEVER = 99
"""Later than any deal."""
KEPT = 64
"""Memories whose worlds are kept counted: a search asks often for the same."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What is known of one seat. Index 0 stands for the time before the first hand remembered."""

    sizes: tuple[int, ...]
    """Cards held when the hand began; 0 at index 0."""
    played: tuple[int, ...]
    """Sets of cards."""
    void: tuple[int, ...]
    """Sets of suits."""
    pledges: tuple[int, ...]
    """How many cards were pledged in the hand; at index 0 all that were pledged before."""
    faces: tuple[int, ...]
    """Those of them whose faces are known, as sets of cards."""
    apart: tuple[int, ...]
    """Sets of cards that were somewhere else in the hand."""

    @property
    def last(self) -> int:
        """The hand that is being played, or for which cards are being dealt."""
        return len(self.sizes) - 1

    def drawn(self, deal: int) -> int:
        """Cards drawn at a deal."""
        if deal == 0:
            return self.pledges[0]
        if deal == 1:
            return self.sizes[1]
        before = deal - 1
        kept = self.sizes[before] - count(self.played[before]) - self.pledges[before]
        return self.sizes[deal] - kept

    def last_void(self, suit: int, until: int) -> int:
        """The last hand up to `until` in which the seat ran out of a suit; 0 if it never did."""
        hands = [hand for hand in range(1, until + 1) if self.void[hand] >> suit & 1]
        return max(hands, default=0)


@dataclass(frozen=True, slots=True)
class Stay:
    """A time that a card surely spent with the seat: drawn at `first` or later, until `last`."""

    card: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class World:
    """What a seat held and pledged, by hand."""

    held: list[int]
    pledged: list[int]


def stays_and_strays(memory: Memory) -> tuple[list[Stay], dict[int, int]]:
    """The stays of all cards; and each card not seen again, with the hand of its last sighting."""
    stays: list[Stay] = []
    strays: dict[int, int] = {}
    for card in range(CARDS):
        seen = -1
        for hand in range(memory.last + 1):
            if memory.faces[hand] >> card & 1:
                stays.append(Stay(card, window(memory, card, seen, hand, hand), hand))
                seen = NEVER
            elif memory.played[hand] >> card & 1:
                stays.append(Stay(card, window(memory, card, seen, hand, hand - 1), hand))
                seen = hand
            elif memory.apart[hand] >> card & 1:
                seen = max(seen, hand)
        if seen < memory.last:
            strays[card] = seen
    return stays, strays


def window(memory: Memory, card: int, seen: int, hand: int, held: int) -> int:
    """The first deal at which a card can be drawn that is still there in `hand`.

    `seen` is its last sighting, `held` the last hand to whose end it was not played.
    """
    if hand == 0:
        return 0
    return max(1, seen + 1, memory.last_void(suit_of(card), held) + 1)


@dataclass(frozen=True, slots=True)
class Step:
    """Something to decide, or something that becomes known, on the way through the hands."""

    kind: int
    hand: int
    which: int = 0
    """The hand that stays end with, or the group of strays."""
    is_last: bool = False
    """Whether nothing else can fill the deal."""


OPEN: Final = 0
STAYS: Final = 1
STRAYS: Final = 2
HOLD: Final = 3
PLEDGE: Final = 4
MERGE: Final = 5
MIXED = SUITS
"""The group of all strays whose suit does not matter any more."""
GROUPS = SUITS + 1


@dataclass(frozen=True, slots=True)
class Tally:
    """How far one is: what is still to be drawn, and what is where, in numbers only."""

    left: int
    """Cards still to be drawn at this deal."""
    waiting: tuple[int, ...]
    """Stays that may be drawn by now and are not, by the hand that they end with."""
    pool: tuple[int, ...]
    """Strays that may be drawn by now and are not, by group."""
    held: tuple[int, ...]
    """Strays that are held, by group."""


def suits_apart(memory: Memory, hand: int) -> list[int]:
    """The suits that matter: the house is void in them in this hand or a later one."""
    later = memory.void[hand:]
    return [suit for suit in range(SUITS) if any(void >> suit & 1 for void in later)]


class Worlds:
    """All worlds that fit a memory."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.stays, self.strays = stays_and_strays(memory)
        hands = range(memory.last + 2)
        self.apart = [suits_apart(memory, hand) for hand in hands]
        """By hand: the suits that matter, as the house is void in them then or later."""
        self.members = [self.members_of(hand) for hand in hands]
        """By hand and group: all strays, as a set of cards."""
        self.strays_of = [
            [card for card, seen in self.strays.items() if seen + 1 == hand] for hand in hands
        ]
        """By hand: the strays that may be drawn from its deal on, and not before."""
        self.steps = [step for hand in range(memory.last + 1) for step in self.steps_of(hand)]
        self.counted: dict[tuple[int, Tally], int] = {}
        self.forks: dict[tuple[int, Tally], Fork] = {}
        nothing = (0,) * GROUPS
        self.start = Tally(0, (0,) * (memory.last + 1), nothing, nothing)
        self.total = self.ways(0, self.start)
        self.first = self.fork(0, self.start)

    # ---- the steps ---------------------------------------------------------------------------

    def steps_of(self, hand: int) -> Iterator[Step]:
        """The steps of one hand: its deal, what was shown in it, its hidden pledge."""
        memory = self.memory
        yield Step(OPEN, hand)
        for end in range(hand, memory.last + 1):
            if any(stay.last == end and stay.first <= hand for stay in self.stays):
                yield Step(STAYS, hand, end)
        groups = [*self.apart[hand], MIXED]
        for group in groups:
            yield Step(STRAYS, hand, group, group == MIXED)
        if memory.void[hand]:
            yield Step(HOLD, hand)
        for _ in range(memory.pledges[hand] - count(memory.faces[hand])):
            yield Step(PLEDGE, hand)
        if len(self.apart[hand + 1]) < len(groups) - 1:
            yield Step(MERGE, hand)

    def members_of(self, hand: int) -> list[int]:
        """The strays of each group, as sets of cards."""
        members = [0] * GROUPS
        for card in self.strays:
            members[self.group(card, hand)] |= 1 << card
        return members

    def group(self, card: int, hand: int) -> int:
        """The group of a stray."""
        return suit_of(card) if suit_of(card) in self.apart[hand] else MIXED

    # ---- counting ----------------------------------------------------------------------------

    def ways(self, number: int, tally: Tally) -> int:
        """In how many ways the rest can go, from a step on."""
        if number == len(self.steps):
            return 1
        key = (number, tally)
        found = self.counted.get(key)
        if found is None:
            branches = self.branches(self.steps[number], tally)
            found = sum(by * self.ways(number + 1, after) for _, by, after in branches)
            self.counted[key] = found
        return found

    def branches(self, step: Step, tally: Tally) -> list[tuple[int, int, Tally]]:
        """What can happen at a step: a number that names it, its ways, and what is then so."""
        if step.kind == STAYS:
            return self.draw_stays(step, tally)
        if step.kind == STRAYS:
            return self.draw_strays(step, tally)
        if step.kind == PLEDGE:
            return self.pledge(step, tally)
        if step.kind == OPEN:
            return [(0, 1, self.open(step.hand, tally))]
        if step.kind == MERGE:
            return [(0, 1, self.merge(step.hand + 1, tally))]
        void = self.memory.void[step.hand]
        fits = all(not (void >> suit & 1 and tally.held[suit]) for suit in range(SUITS))
        return [(0, 1, tally)] if fits else []

    def open(self, hand: int, tally: Tally) -> Tally:
        """A deal begins: these cards may be drawn from now on."""
        waiting, pool = list(tally.waiting), list(tally.pool)
        for stay in self.stays:
            if stay.first == hand:
                waiting[stay.last] += 1
        for card in self.strays_of[hand]:
            pool[self.group(card, hand)] += 1
        return Tally(self.memory.drawn(hand), tuple(waiting), tuple(pool), tally.held)

    def draw_stays(self, step: Step, tally: Tally) -> list[tuple[int, int, Tally]]:
        """So many of the stays that end with one hand are drawn; all, if it is this one."""
        there = tally.waiting[step.which]
        least = there if step.which == step.hand else 0
        return [
            (
                number,
                comb(there, number),
                Tally(
                    tally.left - number,
                    changed(tally.waiting, step.which, -number),
                    tally.pool,
                    tally.held,
                ),
            )
            for number in range(least, min(there, tally.left) + 1)
        ]

    def draw_strays(self, step: Step, tally: Tally) -> list[tuple[int, int, Tally]]:
        """So many strays of one group are drawn; the last group fills the deal."""
        there, group = tally.pool[step.which], step.which
        least = tally.left if step.is_last else 0
        return [
            (
                number,
                comb(there, number),
                Tally(
                    tally.left - number,
                    tally.waiting,
                    changed(tally.pool, group, -number),
                    changed(tally.held, group, number),
                ),
            )
            for number in range(least, min(there, tally.left) + 1)
        ]

    def pledge(self, step: Step, tally: Tally) -> list[tuple[int, int, Tally]]:
        """One of the strays that are held is pledged; of those before the first hand all are."""
        return [
            (
                group,
                1 if step.hand == 0 else held,
                Tally(tally.left, tally.waiting, tally.pool, changed(tally.held, group, -1)),
            )
            for group, held in enumerate(tally.held)
            if held
        ][: 1 if step.hand == 0 else None]

    def merge(self, hand: int, tally: Tally) -> Tally:
        """Suits that do not matter any more are counted together."""
        kept = self.apart[hand]
        pool, held = list(tally.pool), list(tally.held)
        for numbers in (pool, held):
            for suit in range(SUITS):
                if suit not in kept:
                    numbers[MIXED] += numbers[suit]
                    numbers[suit] = 0
        return Tally(tally.left, tally.waiting, tuple(pool), tuple(held))

    # ---- drawing -----------------------------------------------------------------------------

    def draw(self, rng: Rng) -> World:
        """One of the worlds, each as likely as any other."""
        walk = Walk(self)
        fork = self.first
        for step in self.steps:
            taken = fork.take(rng)
            choice = fork.choices[taken]
            number = walk.number(step, choice)
            walk.follow(step, drawn(walk.offered(step, choice), number, rng) if number else 0)
            fork = self.beyond(fork, taken)
        return walk.world

    def every(self) -> Iterator[World]:
        """All of the worlds, each once."""
        yield from self.every_from(self.first, Walk(self))

    def every_from(self, fork: "Fork", walk: "Walk") -> Iterator[World]:
        """All worlds that one comes to from a place on the way."""
        if fork.number == len(self.steps):
            yield walk.world
            return
        step = self.steps[fork.number]
        for taken, choice in enumerate(fork.choices):
            if fork.is_open(taken):
                for cards in walk.choices(step, choice):
                    onward = walk.copy()
                    onward.follow(step, cards)
                    yield from self.every_from(self.beyond(fork, taken), onward)

    def beyond(self, fork: "Fork", taken: int) -> "Fork":
        """The next place where the way parts."""
        onward = fork.onward[taken]
        if onward is None:
            onward = fork.onward[taken] = self.fork(fork.number + 1, fork.tallies[taken])
        return onward

    def fork(self, number: int, tally: Tally) -> "Fork":
        """The branches at a step, with the ways that lead through each."""
        key = (number, tally)
        found = self.forks.get(key)
        if found is None:
            is_end = number == len(self.steps)
            branches = [] if is_end else self.branches(self.steps[number], tally)
            ways = [by * self.ways(number + 1, after) for _, by, after in branches]
            found = self.forks[key] = Fork(number, branches, list(accumulate(ways)))
        return found


class Fork:
    """A place where the way parts."""

    def __init__(
        self, number: int, branches: list[tuple[int, int, Tally]], sums: list[int]
    ) -> None:
        self.number = number
        """Of the step."""
        self.choices = [choice for choice, _, _ in branches]
        self.tallies = [tally for _, _, tally in branches]
        self.sums = sums
        """The ways through each branch and all before it."""
        self.onward: list[Fork | None] = [None for _ in branches]
        """Where each branch leads, once somebody went there."""

    def take(self, rng: Rng) -> int:
        """One of the branches, by its ways."""
        if len(self.choices) == 1:
            return 0
        return bisect_right(self.sums, below(rng, self.sums[-1]))

    def is_open(self, taken: int) -> bool:
        """Whether any way leads through a branch."""
        return self.sums[taken] > (self.sums[taken - 1] if taken else 0)


class Walk:
    """One way through the steps, with cards where the counting has numbers."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        size = worlds.memory.last + 1
        self.world = World([0] * size, list(worlds.memory.faces))
        self.waiting = [0] * size
        self.pool = 0
        self.held = 0
        """Strays, as sets of cards."""

    def copy(self) -> "Walk":
        """The same, to go on in another way."""
        copy = Walk(self.worlds)
        copy.world = World(self.world.held[:], self.world.pledged[:])
        copy.waiting = self.waiting[:]
        copy.pool, copy.held = self.pool, self.held
        return copy

    def offered(self, step: Step, choice: int) -> int:
        """The cards among which something is decided."""
        if step.kind == STAYS:
            return self.waiting[step.which]
        members = self.worlds.members[step.hand]
        return (
            self.pool & members[step.which] if step.kind == STRAYS else self.held & members[choice]
        )

    def number(self, step: Step, choice: int) -> int:
        """How many of them are taken."""
        kind = step.kind
        if kind == STAYS or kind == STRAYS:
            return choice
        return 1 if kind == PLEDGE else 0

    def choices(self, step: Step, choice: int) -> Iterator[int]:
        """Every set of them that may be taken; before the first hand all are pledged anyway."""
        number = self.number(step, choice)
        if number == 0:
            return iter([0])
        offered = self.offered(step, choice)
        if step.kind == PLEDGE and step.hand == 0:
            return iter(singles(offered)[:1])
        return subsets(offered, number)

    def follow(self, step: Step, cards: int) -> None:
        """Do with cards what was decided in numbers."""
        if step.kind == OPEN:
            self.open(step.hand)
        elif step.kind == STAYS:
            self.waiting[step.which] ^= cards
            self.hold(cards, step.hand, step.which)
        elif step.kind == STRAYS:
            self.pool ^= cards
            self.held |= cards
        elif step.kind == PLEDGE:
            self.held ^= cards
            self.world.pledged[step.hand] |= cards
            self.hold(cards, step.hand, step.hand)
        if step.kind == STRAYS and step.is_last:
            self.hold(self.held, step.hand, step.hand)

    def open(self, hand: int) -> None:
        """These cards may be drawn from now on."""
        for stay in self.worlds.stays:
            if stay.first == hand:
                self.waiting[stay.last] |= 1 << stay.card
        for card in self.worlds.strays_of[hand]:
            self.pool |= 1 << card

    def hold(self, cards: int, first: int, last: int) -> None:
        """Cards were held from one hand to another; before the first hand there was none."""
        for hand in range(max(1, first), last + 1):
            self.world.held[hand] |= cards


def changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same numbers but for one."""
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1 :])


@lru_cache(KEPT)
def worlds_of(memory: Memory) -> Worlds:
    """The worlds of a memory, counted once."""
    return Worlds(memory)
