"""What a viewer remembers of a game: both houses, hand by hand, kept up as events are told."""

from rubicon.core.state import EVENT_WIDTH
from rubicon.games.triumvirate.codes import (
    CARDS,
    DEALT,
    DECIDED,
    DISCARDED,
    FOLLOWED,
    HAND_BEGAN,
    LED,
    OPEN,
    PLEDGES_COUNTED,
    SEATS,
)


class Recall:
    """Lists by hand have a number for each seat; hand 0 is the time before the first remembered."""

    __slots__ = ("cards", "commit", "faces", "hand", "held", "played", "pledges", "sizes", "void")

    def __init__(self) -> None:
        # by seat: what is in hand now, as far as it is seen, how much, and what was decided on
        self.hand: list[int] = [0, 0]
        self.cards: list[int] = [0, 0]
        self.commit: list[int] = [OPEN, OPEN]
        # by hand and seat: cards when it began, as a number and as a set as far as it was seen
        self.sizes: list[int] = [0, 0]
        self.held: list[int] = [0, 0]
        # sets of cards, and of suits that ran out
        self.played: list[int] = [0, 0]
        self.void: list[int] = [0, 0]
        # pledges made, and the set of those whose faces are known
        self.pledges: list[int] = [0, 0]
        self.faces: list[int] = [0, 0]

    def hear(self, ply: list[int]) -> None:
        """One ply as the viewer saw it: what matters is in its events."""
        for at in range(2, len(ply), EVENT_WIDTH):
            code = ply[at]
            seat = ply[at + 1]
            if code == HAND_BEGAN:
                self.begin_hand(ply[at + 4])
            elif code == DEALT:
                self.take(seat, ply[at + 2])
            elif code == LED or code == FOLLOWED:
                self.play(seat, ply[at + 2])
            elif code == DISCARDED:
                self.play(seat, ply[at + 2])
                self.void[len(self.void) - SEATS + seat] |= 1 << ply[at + 3]
            elif code == DECIDED:
                self.commit[seat] = ply[at + 2]
            elif code == PLEDGES_COUNTED:
                self.count_pledge(seat, ply[at + 2])

    def begin_hand(self, number: int) -> None:
        """[6.1] What is held is kept; with the first hand of a game all is forgotten [7.4]."""
        if number == 1:
            self.forget()
        for seat in range(SEATS):
            self.add_hand(self.cards[seat], self.hand[seat])

    def add_hand(self, size: int, held: int) -> None:
        """One more hand of one seat."""
        self.sizes.append(size)
        self.held.append(held)
        self.played.append(0)
        self.void.append(0)
        self.pledges.append(0)
        self.faces.append(0)

    def forget(self) -> None:
        """[7.4] A new game."""
        self.hand = [0, 0]
        self.cards = [0, 0]
        self.sizes = [0, 0]
        self.held = [0, 0]
        self.played = [0, 0]
        self.void = [0, 0]
        self.pledges = [0, 0]
        self.faces = [0, 0]

    def take(self, seat: int, card: int) -> None:
        """[2.3] A card is dealt; the viewer may not see which."""
        now = len(self.sizes) - SEATS + seat
        self.cards[seat] += 1
        self.sizes[now] += 1
        if card < CARDS:
            self.hand[seat] |= 1 << card
            self.held[now] |= 1 << card

    def play(self, seat: int, card: int) -> None:
        """[3.9] A card is seen by all."""
        self.cards[seat] -= 1
        self.hand[seat] &= ~(1 << card)
        self.played[len(self.played) - SEATS + seat] |= 1 << card

    def count_pledge(self, seat: int, made: int) -> None:
        """[5.2] [5.5] A pledge is laid down, or none; the house that chose it knows it."""
        card = self.commit[seat]
        self.commit[seat] = OPEN
        if made == 0:
            return
        now = len(self.pledges) - SEATS + seat
        self.cards[seat] -= 1
        self.pledges[now] += 1
        if card >= 0 and card < CARDS:
            self.hand[seat] &= ~(1 << card)
            self.faces[now] |= 1 << card
