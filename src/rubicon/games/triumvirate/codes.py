"""The named ints: cards, phases, verbs, endings, events, and how a move is packed."""

from typing import Final

SEATS: Final = 2
SUITS: Final = 3
RANKS: Final = 9
CARDS: Final = 27
"""[1.2] A card is its suit times nine plus its number; a set of cards is one bit for each."""
ALL: Final = (1 << 27) - 1
SUIT: Final = (1 << 9) - 1
"""The cards of one suit, as the first suit has them."""
MOB: Final = 0
NONE: Final = -1
UNSEEN: Final = 31
"""In the place of a card that a viewer may not know."""

# Phases
DEALER: Final = 0
DEAL: Final = 1
LEAD: Final = 2
REPLY: Final = 3
PLEDGE: Final = 4
OVER: Final = 5

# A decision about a pledge that waits for the other house [5.4]: a card, or one of these
OPEN: Final = -2
NOTHING: Final = -1

# Endings [8.1] [8.2] [8.3]
MARKERS: Final = 1
AHEAD: Final = 2
LEVEL: Final = 3

# Readings of a tied game [9.2]
REPLAY: Final = 0
COUNTED: Final = 1
SHARED: Final = 2

# Verbs: the kinds of move
CHOOSE_DEALER: Final = 1
DEAL_CARD: Final = 2
PLAY_CARD: Final = 3
PLEDGE_CARD: Final = 4
PLEDGE_NOTHING: Final = 5

# What a hand leaves behind, for both seats each, in this order; a hand is so many ints long
HELD: Final = 0
PLAYED: Final = 2
VOID: Final = 4
PLEDGED: Final = 6
HAND_WIDTH: Final = 8

# The bits of a move: a card, a seat and the verb
CARD_SHIFT: Final = 0
CARD_BITS: Final = 5
SEAT_SHIFT: Final = 5
SEAT_BITS: Final = 1
VERB_SHIFT: Final = 6
VERB_BITS: Final = 3


def pack(verb: int, seat: int, card: int) -> int:
    """The int of a move."""
    return (verb << VERB_SHIFT) | (seat << SEAT_SHIFT) | (card << CARD_SHIFT)


def verb_of(move: int) -> int:
    """The kind of a move."""
    return move >> VERB_SHIFT


def seat_of(move: int) -> int:
    """Who deals, or is dealt to."""
    return (move >> SEAT_SHIFT) & ((1 << SEAT_BITS) - 1)


def card_of(move: int) -> int:
    """The card."""
    return (move >> CARD_SHIFT) & ((1 << CARD_BITS) - 1)


def suit_of(card: int) -> int:
    """The suit of a card."""
    return card // 9


def rank_of(card: int) -> int:
    """The number on a card."""
    return card % 9


# Events, told for log and animation
DEALER_CHOSEN: Final = 1
HAND_BEGAN: Final = 2
REFILLED: Final = 3
DEALT: Final = 4
LED: Final = 5
FOLLOWED: Final = 6
DISCARDED: Final = 7
TRICK_TAKEN: Final = 8
ELECTED: Final = 9
DECIDED: Final = 10
PLEDGES_COUNTED: Final = 11
NOT_ASKED: Final = 12
CROWNED: Final = 13
SHOWN: Final = 14
GAME_WON: Final = 15
GAME_TIED: Final = 16
MATCH_OVER: Final = 17

# How a trick was won [3.4] [3.5] [3.6]
BY_RANK: Final = 0
BY_MOB: Final = 1
BY_NUMBER: Final = 2
