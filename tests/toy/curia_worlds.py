"""The worlds of Curia that fit a view: it tells all that can be remembered of them."""

from collections.abc import Iterator
from itertools import product
from math import prod

from rubicon.core.contract import Told
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.kit.hidden import count_fillings, drawn, fillings
from toy import curia as c
from toy.curia import Curia

FULL = (1 << c.COPIES) - 1
INFLUENCE = range(c.KINDS)
OPEN = ("turn", "leader", "phase", "cursor", "spent", "out", "known", "discard", "causes", "purse")


class Possible:
    """Letters, cards, bids and answers that fit a view."""

    def __init__(self, blank: Curia, view: Told) -> None:
        self.view, self.letters = view, letters_of(view)
        self.open = s = blank
        for name in OPEN:
            value = view[name]
            setattr(s, name, value[:] if isinstance(value, list) else value)
        s.bids = [c.NONE if x is None else x for x in view["bids"]]
        s.answers = [c.NONE if x is None else x for x in view["answers"]]
        seats = range(s.t.players)
        for seat in seats:
            put(s.baskets, seat, view["baskets"][seat] or [0] * c.KINDS)
        if view["seat"] is not None:
            put(s.hands, view["seat"], view["hand"])
        self.unseen = [s.deck(kind) for kind in INFLUENCE]
        self.baskets = [seat for seat in seats if view["baskets"][seat] is None]
        self.hands = [seat for seat in seats if seat != view["seat"]]
        self.sizes = [view["basket_sizes"][seat] for seat in self.baskets]
        self.sizes += [view["hand_sizes"][seat] for seat in self.hands]
        self.bids = [seat for seat in seats if view["bids"][seat] is None]
        self.answers = [seat for seat in seats if view["answers"][seat] is None]

    @property
    def is_exact(self) -> bool:
        """Deals are fair; how likely a hidden bid, basket or answer is, nobody can say."""
        filled = any(self.view["basket_sizes"][seat] for seat in self.baskets)
        return not (self.bids or filled or self.answers)

    def draw(self, rng: Rng) -> Curia:
        """Cards of a kind are told apart, so that each is as likely as any other."""
        letters = self.letters[rng.below(len(self.letters))]
        there = sum((1 << pile) - 1 << c.COPIES * kind for kind, pile in enumerate(self.unseen))
        filled = []
        for size in self.sizes:
            taken = drawn(there, size, rng)
            there ^= taken
            filled.append([(taken >> c.COPIES * k & FULL).bit_count() for k in INFLUENCE])
        bids = [rng.below(self.most_bid(seat) + 1) for seat in self.bids]
        answers = [rng.below(len(can_answer(letters, seat))) for seat in self.answers]
        return self.world(letters, filled, bids, answers)

    def worlds(self, most: int) -> list[State] | None:
        """All of them."""
        cards = count_fillings(self.unseen, self.sizes)
        cards *= prod(self.most_bid(seat) + 1 for seat in self.bids)
        if cards * len(self.letters) > most:
            return None
        found: list[State] = list(self.every())
        return found if len(found) <= most else None

    def every(self) -> Iterator[Curia]:
        """One world after the other."""
        bids = [range(self.most_bid(seat) + 1) for seat in self.bids]
        for letters in self.letters:
            answers = [can_answer(letters, seat) for seat in self.answers]
            for filled in fillings(self.unseen, self.sizes):
                for bid in product(*bids):
                    for answer in product(*answers):
                        yield self.world(letters, filled, list(bid), list(answer))

    def most_bid(self, seat: int) -> int:
        """[2.1] All know how many coins a senator has."""
        return min(c.MOST_BID, self.open.purse[seat])

    def world(
        self, letters: list[int], filled: list[list[int]], bids: list[int], answers: list[int]
    ) -> Curia:
        """The position with these secrets."""
        s = self.open.clone()
        s.letters = letters[:]
        for seat, cards in zip(self.baskets, filled, strict=False):
            put(s.baskets, seat, cards)
        for seat, cards in zip(self.hands, filled[len(self.baskets) :], strict=True):
            put(s.hands, seat, cards)
        for seat, bid in zip(self.bids, bids, strict=True):
            s.bids[seat] = bid
        for seat, answer in zip(self.answers, answers, strict=True):
            s.answers[seat] = answer
        return s


def put(cards: list[int], seat: int, held: list[int]) -> None:
    """A senator's part of a list of cards."""
    cards[seat * c.KINDS : (seat + 1) * c.KINDS] = held


def can_answer(letters: list[int], seat: int) -> list[int]:
    """[4.1] Only a tribune can veto."""
    return [c.PASSED, c.VETOES] if letters[seat] < c.TRIBUNES else [c.PASSED]


def letters_of(view: Told) -> list[list[int]]:
    """Every way in which the letters may lie; all are as likely. Who vetoed is a tribune [4.1]."""
    letters = view["letters"]
    gaps = [seat for seat, letter in enumerate(letters) if letter is None]
    worlds = []
    for filled in fillings([int(x not in letters) for x in range(c.LETTERS)], [1] * len(gaps)):
        world = list(letters)
        for seat, letter in zip(gaps, filled, strict=True):
            world[seat] = letter.index(1)
        if all(not spent or world[i] < c.TRIBUNES for i, spent in enumerate(view["spent"])):
            worlds.append(world)
    return worlds
