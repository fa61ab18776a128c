"""Some world for somebody who sees neither hand: cards are matched with the places to fill."""

from dataclasses import dataclass
from typing import TypeVar

from rubicon.core.rng import Rng
from rubicon.games.triumvirate.codes import SEATS
from rubicon.games.triumvirate.memory import NEVER, Memory, World, stays_and_strays, window
from rubicon.games.triumvirate.resolver import count

T = TypeVar("T")
TRIES = 20_000
"""Enough: only the faces of hidden pledges are guessed, and most guesses will do."""
STRAY = -1
"""The seat of a card that may be with either, or in the pool."""


@dataclass(frozen=True, slots=True)
class Place:
    """One card that a seat drew at a deal."""

    seat: int
    deal: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A card that was drawn by a seat at some deal of a window, or a stray since its sighting."""

    card: int
    seat: int
    first: int
    last: int = NEVER
    is_pledged: bool = False


class Matching:
    """Places and pieces, matched one after another along augmenting paths."""

    def __init__(self, memories: list[Memory], rng: Rng) -> None:
        self.memories = memories
        self.rng = rng
        self.places = [
            Place(seat, deal)
            for seat, memory in enumerate(memories)
            for deal in range(memory.last + 1)
            for _ in range(memory.drawn(deal))
        ]
        self.musts: list[Piece] = []
        self.strays: dict[int, int] = {}
        self.complete = self.collect() and self.match()

    def collect(self) -> bool:
        """All pieces; a face is guessed for each hidden pledge, if there is one that can be it."""
        for seat in range(SEATS):
            stays, self.strays = stays_and_strays(self.memories[seat])
            self.musts += [Piece(stay.card, seat, stay.first, stay.last) for stay in stays]
        for seat, memory in enumerate(self.memories):
            for hand, made in enumerate(memory.pledges):
                for _ in range(made - count(memory.faces[hand])):
                    if not self.guess_face(seat, hand):
                        return False
        return True

    def guess_face(self, seat: int, hand: int) -> bool:
        """Any stray that the seat could have pledged in a hand."""
        memory = self.memories[seat]
        firsts = {
            card: window(memory, card, seen, hand, hand)
            for card, seen in self.strays.items()
            if seen < hand
        }
        could = [card for card, first in firsts.items() if first <= hand]
        if not could:
            return False
        card = could[self.rng.below(len(could))]
        self.musts.append(Piece(card, seat, firsts[card], hand, is_pledged=True))
        del self.strays[card]
        return True

    def match(self) -> bool:
        """First places for the cards that must have one, then cards for the places left."""
        loose = [Piece(card, STRAY, seen) for card, seen in self.strays.items()]
        self.pieces = self.musts + loose
        self.order = self.shuffled(list(range(len(self.places))))
        self.fit = [
            {j for j, place in enumerate(self.places) if self.fits(piece, place)}
            for piece in self.pieces
        ]
        """By piece: the places where it can be."""
        self.place_of: dict[int, int] = {}
        self.piece_of: dict[int, int] = {}
        self.settled: set[int] = set()
        """Places that keep what they have."""
        return all(self.seek_place(i, set()) for i in range(len(self.musts))) and all(
            self.seek_piece(j, set()) for j in self.order if j not in self.piece_of
        )

    def shuffled(self, things: list[T]) -> list[T]:
        """The same in any order."""
        for i in range(len(things) - 1, 0, -1):
            j = self.rng.below(i + 1)
            things[i], things[j] = things[j], things[i]
        return things

    def fits(self, piece: Piece, place: Place) -> bool:
        """Whether a card can have come by a place."""
        if piece.seat != STRAY:
            return piece.seat == place.seat and piece.first <= place.deal <= piece.last
        memory = self.memories[place.seat]
        return window(memory, piece.card, piece.first, NEVER, memory.last) <= place.deal

    def is_loose(self, i: int) -> bool:
        """Whether a piece needs no place."""
        return i >= len(self.musts)

    def seek_place(self, i: int, tried: set[int]) -> bool:
        """Find a place for a piece that needs one; others may have to move, or to go."""
        for j in self.order:
            if j in tried or j in self.settled or j not in self.fit[i]:
                continue
            tried.add(j)
            other = self.piece_of.get(j)
            if other is not None and self.is_loose(other):
                del self.place_of[other]
            elif other is not None and not self.seek_place(other, tried):
                continue
            self.put(i, j)
            return True
        return False

    def seek_piece(self, j: int, tried: set[int]) -> bool:
        """Find a piece for a place that is empty; what has a place keeps one."""
        for i, places in enumerate(self.fit):
            if i in tried or j not in places or self.place_of.get(i) in self.settled:
                continue
            tried.add(i)
            if i not in self.place_of or self.seek_piece(self.place_of[i], tried):
                self.put(i, j)
                return True
        return False

    def put(self, i: int, j: int) -> None:
        """A piece has a place."""
        self.place_of[i], self.piece_of[j] = j, i

    # ---- any matching can come ---------------------------------------------------------------

    def stir(self) -> None:
        """Settle the places one by one, each with any piece that lets the others be filled."""
        for j in self.order:
            could = [i for i, places in enumerate(self.fit) if j in places and self.is_free(i)]
            for i in self.shuffled(could):
                if self.settle(i, j):
                    break

    def is_free(self, i: int) -> bool:
        """Whether a piece is not in a place that keeps it."""
        return self.place_of.get(i) not in self.settled

    def settle(self, i: int, j: int) -> bool:
        """Have a place keep a piece; if the others can't be filled then, nothing is changed."""
        saved = self.place_of.copy(), self.piece_of.copy()
        before, left = self.piece_of[j], self.place_of.get(i)
        self.settled.add(j)
        if before == i:
            return True
        del self.place_of[before]
        if left is not None:
            del self.piece_of[left]
        self.put(i, j)
        if (self.is_loose(before) or self.seek_place(before, set())) and (
            left is None or left in self.piece_of or self.seek_piece(left, set())
        ):
            return True
        self.settled.remove(j)
        self.place_of, self.piece_of = saved
        return False

    def worlds(self) -> list[World]:
        """What both seats held and pledged."""
        last = self.memories[0].last
        worlds = [World([0] * (last + 1), list(memory.faces)) for memory in self.memories]
        for i, j in self.place_of.items():
            piece, place = self.pieces[i], self.places[j]
            for hand in range(max(1, place.deal), min(piece.last, last) + 1):
                worlds[place.seat].held[hand] |= 1 << piece.card
            if piece.is_pledged:
                worlds[place.seat].pledged[piece.last] |= 1 << piece.card
        return worlds


def first_worlds(memories: list[Memory], rng: Rng) -> list[World]:
    """A world for each seat that go together; every such pair can come."""
    for _ in range(TRIES):
        matching = Matching(memories, rng)
        if matching.complete:
            matching.stir()
            return matching.worlds()
    raise AssertionError("no world fits what was seen")
