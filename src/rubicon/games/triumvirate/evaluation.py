"""What speaks for a house, one idea a line; what each is worth stands in data/knowledge.toml."""

from typing import Final

from rubicon.core.knowledge import Knowledge, blend
from rubicon.core.state import State
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.codes import card_of, rank_of, suit_of, verb_of
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import count
from rubicon.games.triumvirate.rules import points

IDEAS: Final = (
    "marker",
    "winning",
    "decided",
    "pledged_points",
    "points_in_hand",
    "could_decide",
    "pledges_left",
    "lead",
    "mob",
    "high_card",
)
"""In the order of the numbers below."""

MARKER: Final = 0
WINNING: Final = 1
"""The hopes of the suits in which its pledges are ahead."""
DECIDED: Final = 2
"""The hopes of the suits of which it has pledged two Legions: they beat the third."""
PLEDGED_POINTS: Final = 3
"""The points of its pledges, each by the hopes of its suit ..."""
POINTS_IN_HAND: Final = 4
"""... and those of the Legions that it may still pledge."""
COULD_DECIDE: Final = 5
"""The hopes of the suits of which it could still have two Legions pledged."""
PLEDGES_LEFT: Final = 6
LEAD: Final = 7
MOB: Final = 8
"""Mobs in hand: each is a sure trick for its suit when it is led."""
HIGH_CARD: Final = 9
"""Cards of 6 and more in hand, which keep the lead."""

SCALE: Final = 7.0
"""Points are counted in Legions of seven."""
HIGH: Final = 0b111000000

# At a glance: how likely a card is pledged
LEGION: Final = 1.0
LEGION_BY_HOPE: Final = 6.0
NO_PLEDGE: Final = 0.7
BLUFF: Final = 0.12


class Judgement(Knowledge):
    """Knows Triumvirate."""

    def __init__(self, weights: list[float], tricks: int, consuls: int) -> None:
        super().__init__(c.SEATS, weights)
        self.tricks = Race(tricks)
        self.consuls = Race(consuls)
        self.hopes: list[float] = [0.0] * c.SUITS

    def judge(self, state: State, seat: int) -> None:
        """What is won, and the hopes of each suit times what its crown would bring."""
        assert isinstance(state, Triumvirate)
        s = state
        self.weigh_hopes(s)
        self.add(MARKER, float(s.markers[seat]))
        left = s.t.pledges_in_a_game - count(s.pledged[seat])
        for suit in range(c.SUITS):
            self.judge_claim(s, seat, suit, left)
        self.add(PLEDGES_LEFT, float(left))
        hand = s.hand[seat]
        self.add(MOB, float(count(hand & MOBS)))
        self.add(HIGH_CARD, float(count(hand & HIGHS)))
        if s.phase == c.LEAD and s.actor == seat:
            self.add(LEAD, 1.0)

    def judge_claim(self, s: Triumvirate, seat: int, suit: int, left: int) -> None:
        """What the crown of a suit would bring a house."""
        hope = self.hopes[suit]
        legions = s.t.legions & (c.SUIT << (9 * suit))
        mine = points(s, seat, suit)
        self.add(PLEDGED_POINTS, hope * mine / SCALE)
        if mine > points(s, 1 - seat, suit):
            self.add(WINNING, hope)
        pledged = count(s.pledged[seat] & legions)
        if pledged > 1:
            self.add(DECIDED, hope)
            return
        in_hand = s.hand[seat] & legions
        if left > 0 and in_hand:
            best: int = in_hand.bit_length() - 1
            self.add(POINTS_IN_HAND, hope * rank_of(best) / SCALE)
            if count(in_hand) >= 2 - pledged and left >= 2 - pledged:
                self.add(COULD_DECIDE, hope)

    def weigh_hopes(self, s: Triumvirate) -> None:
        """How likely each suit is to be crowned: by its tricks in this hand and its consuls."""
        hopes = self.hopes
        consuls = s.consuls
        if s.phase != c.LEAD and s.phase != c.REPLY:
            for suit in range(c.SUITS):
                hopes[suit] = self.consuls.chance(consuls[0], consuls[1], consuls[2], suit)
            return
        for suit in range(c.SUITS):
            hopes[suit] = 0.0
        for elected in range(c.SUITS):
            share = self.tricks.chance(s.tricks[0], s.tricks[1], s.tricks[2], elected)
            first = consuls[0] + (1 if elected == 0 else 0)
            second = consuls[1] + (1 if elected == 1 else 0)
            third = consuls[2] + (1 if elected == 2 else 0)
            for suit in range(c.SUITS):
                hopes[suit] += share * self.consuls.chance(first, second, third, suit)

    def priors(self, state: State, moves: list[int], out: list[float]) -> None:
        """Any card may be the one to play; pledged are mostly Legions of suits with hopes."""
        assert isinstance(state, Triumvirate)
        if state.phase != c.PLEDGE:
            for _ in moves:
                out.append(1.0)
            return
        self.weigh_hopes(state)
        for move in moves:
            card = card_of(move)
            if verb_of(move) == c.PLEDGE_NOTHING:
                out.append(NO_PLEDGE)
            elif (state.t.legions >> card) & 1:
                out.append(LEGION + LEGION_BY_HOPE * self.hopes[suit_of(card)])
            else:
                out.append(BLUFF)

    def is_judged(self, state: State) -> bool:
        """Nobody can foresee the next hand."""
        return True

    def mark(self, state: State, viewer: int) -> int:
        """One's own cards, and what lies open."""
        assert isinstance(state, Triumvirate)
        s = state
        mark = blend(1, s.table)
        for part in (s.markers, s.tricks, s.consuls):
            mark = blend(mark, part)
        own = [s.hand[viewer], s.pledged[viewer], s.turn, s.phase, s.actor, s.lead]
        return blend(mark, own)


class Race:
    """The chances of three suits, all alike, to be the first to reach a goal."""

    def __init__(self, goal: int) -> None:
        self.goal = goal
        self.width = goal + 1
        self.chances: list[float] = [0.0] * (self.width * self.width * self.width * c.SUITS)
        for first in range(goal, -1, -1):
            for second in range(goal, -1, -1):
                for third in range(goal, -1, -1):
                    for suit in range(c.SUITS):
                        self.chances[self.place(first, second, third, suit)] = self.foresee(
                            first, second, third, suit
                        )

    def place(self, first: int, second: int, third: int, suit: int) -> int:
        """Where a chance is kept."""
        return ((first * self.width + second) * self.width + third) * c.SUITS + suit

    def chance(self, first: int, second: int, third: int, suit: int) -> float:
        """The chance of a suit when the suits are so far."""
        return self.chances[self.place(first, second, third, suit)]

    def foresee(self, first: int, second: int, third: int, suit: int) -> float:
        """The same, from the chances one step on."""
        if first == self.goal:
            return 1.0 if suit == 0 else 0.0
        if second == self.goal:
            return 1.0 if suit == 1 else 0.0
        if third == self.goal:
            return 1.0 if suit == 2 else 0.0
        return (
            self.chance(first + 1, second, third, suit)
            + self.chance(first, second + 1, third, suit)
            + self.chance(first, second, third + 1, suit)
        ) / 3.0


def in_all_suits(cards: int) -> int:
    """The same cards in each suit."""
    return cards | (cards << 9) | (cards << 18)


MOBS: Final = in_all_suits(1)
HIGHS: Final = in_all_suits(HIGH)
