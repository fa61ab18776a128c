"""How good a position looks for a seat: the ideas of a sensible beginner, one line each."""

from dataclasses import dataclass
from math import exp

from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import count as count_cards

SUITS = range(c.SUITS)


@dataclass(frozen=True, slots=True)
class Weights:
    """What each thing is worth; a game is worth about two."""

    match: float = 100.0
    marker: float = 5.0
    trick: float = 1.1
    """What a trick does for a suit's hopes of this hand ..."""
    lead: float = 0.75
    """... a trick that it will probably take, as a part of one ..."""
    consul: float = 1.4
    """... and what a hand does for its hopes of the crown."""
    seven: float = 0.55
    """What a pledged Legion is worth if its suit is crowned; two of a suit decide it."""
    five: float = 0.4
    three: float = 0.25
    both: float = 1.0
    nothing: float = -0.35
    """For each pledge of the rival, if one has none oneself."""
    in_hand: float = 0.35
    """A Legion in hand may still be pledged, as a part of what it would be worth."""
    spare: float = 0.05
    """A pledge that can still be made."""
    first: float = 0.04
    """Being the one to lead."""


WEIGHTS = Weights()


def count(cards: int) -> int:
    """How many cards a set has."""
    return int(count_cards(cards))


def evaluate(s: Triumvirate, seat: int, w: Weights = WEIGHTS) -> float:
    """What is won, and the hopes of each suit times what its crown would be worth."""
    if s.phase == c.OVER:
        return w.match * (s.payoff(seat) - 500) / 500
    worth = w.marker * (s.markers[seat] - s.markers[1 - seat])
    hopes = crown_hopes(s, w)
    worth += sum(
        hope * (claim(s, seat, suit, w) - claim(s, 1 - seat, suit, w))
        for suit, hope in enumerate(hopes)
    )
    worth += w.spare * (count(s.pledged[1 - seat]) - count(s.pledged[seat]))
    if s.phase == c.LEAD:
        worth += w.first if s.actor == seat else -w.first
    return worth


def shares(scores: list[float]) -> list[float]:
    """Scores as chances that add up to one."""
    weights = [exp(score) for score in scores]
    return [weight / sum(weights) for weight in weights]


def crown_hopes(s: Triumvirate, w: Weights) -> list[float]:
    """How likely each suit is to be crowned: by its consuls, and by its tricks in this hand."""
    consuls = [float(number) for number in s.consuls]
    if s.phase in (c.LEAD, c.REPLY):
        tricks = [w.trick * number for number in s.tricks]
        if s.phase == c.REPLY:
            tricks[c.suit_of(s.lead)] += w.trick * w.lead * trick_chance(s)
        consuls = [number + more for number, more in zip(consuls, shares(tricks), strict=True)]
    needed = s.t.consuls_to_emperor
    return shares([w.consul * number + 9 * (number >= needed) for number in consuls])


def trick_chance(s: Triumvirate) -> float:
    """How likely the suit that was led takes the trick: surely, if it can be followed."""
    following = s.hand[s.actor] & (c.SUIT << (9 * c.suit_of(s.lead)))
    if following or c.rank_of(s.lead) == c.MOB:
        return 1.0
    return c.rank_of(s.lead) / c.RANKS


def claim(s: Triumvirate, seat: int, suit: int, w: Weights) -> float:
    """What a suit's crown would be worth to a house: its pledges, and what it could still pledge.

    The rival's pledges are imagined, so they are judged by their number alone.
    """
    legions = s.t.legions & (c.SUIT << (9 * suit))
    pledged = count(s.pledged[seat] & legions)
    left = s.t.pledges_in_a_game - count(s.pledged[seat])
    sure = value_of(s.pledged[seat] & legions, w)
    hoped = value_of((s.pledged[seat] | s.hand[seat]) & legions, w) if left else sure
    worth = sure + w.in_hand * (hoped - sure)
    return worth if pledged else worth + w.nothing * count(s.pledged[1 - seat]) / 3


def value_of(legions: int, w: Weights) -> float:
    """What pledged Legions of one suit are worth; two of the three beat the third."""
    if count(legions) > 1:
        return w.both
    for rank, worth in ((7, w.seven), (5, w.five), (3, w.three)):
        if any(legions >> (9 * suit + rank) & 1 for suit in SUITS):
            return worth
    return 0.0
