"""The named ints: types, phases, verbs, endings, events, and how a move is packed."""

from typing import Final

PROVINCES: Final = 15
COLOURS: Final = 3
"""Weapons come in three colours, also when two people play [10.4]."""

NONE: Final = -1

# Types of province [2.1]
POLITICAL: Final = 0
MILITARY: Final = 1
COMPETENCE: Final = 2

# Tracks [2.6]; numbered like the province type that serves them
POLITICS: Final = 0
WARFARE: Final = 1

# Phases, in the order of a turn [3.1]
SUPPLY: Final = 0
TAKE_GOLD: Final = 1
TAKE_LEGIONS: Final = 2
ROME: Final = 3
MOVEMENT: Final = 4
BATTLE: Final = 5
PICK_UP: Final = 6
ESCAPE: Final = 7
REFUGE: Final = 8
COMPENSATION: Final = 9
ACTIONS: Final = 10
CONSUL: Final = 11
OVER: Final = 12

# Endings [9.1]
SECOND_CONSULSHIP: Final = 1
SIX_CITIZENS: Final = 2
NINE_PROVINCES: Final = 3
BOTH_TRACKS: Final = 4

# Sides of the compensation card [6.5]
SIDE_ONE: Final = 1
SIDE_TWO: Final = 2

# Verbs: the kinds of move
TAKE: Final = 1
GIFT: Final = 2
MARCH: Final = 3
SAIL: Final = 4
PLACE: Final = 5
END_MOVEMENT: Final = 6
DRAW: Final = 7
COLLECT: Final = 8
FLEE: Final = 9
CLAIM: Final = 10
IMPROVE: Final = 11
PERSUADE: Final = 12
DISSUADE: Final = 13
ARM: Final = 14
END_TURN: Final = 15
STATION: Final = 16

# A move is a verb and three small numbers; what they mean depends on the verb. Their bits:
THIRD_SHIFT: Final = 0
THIRD_BITS: Final = 6
SECOND_SHIFT: Final = 6
SECOND_BITS: Final = 6
FIRST_SHIFT: Final = 12
FIRST_BITS: Final = 4
VERB_SHIFT: Final = 16
VERB_BITS: Final = 5
SECOND: Final = 1 << SECOND_SHIFT
FIRST: Final = 1 << FIRST_SHIFT
VERB: Final = 1 << VERB_SHIFT

# What a province is asked for when supply is short [3.8]
GOLD: Final = 0
LEGIONS: Final = 1

NOWHERE: Final = 15
"""Stands for "no province" inside a move."""


def pack(verb: int, first: int, second: int, third: int) -> int:
    """The int of a move."""
    return (
        (verb << VERB_SHIFT)
        | (first << FIRST_SHIFT)
        | (second << SECOND_SHIFT)
        | (third << THIRD_SHIFT)
    )


def verb_of(move: int) -> int:
    """The kind of a move."""
    return move >> VERB_SHIFT


def first_of(move: int) -> int:
    """Province, seat, track or count, by verb (0 to 15)."""
    return (move >> FIRST_SHIFT) & ((1 << FIRST_BITS) - 1)


def second_of(move: int) -> int:
    """Legions, or another count (0 to 63)."""
    return (move >> SECOND_SHIFT) & ((1 << SECOND_BITS) - 1)


def third_of(move: int) -> int:
    """Servants, or another count (0 to 63)."""
    return (move >> THIRD_SHIFT) & ((1 << THIRD_BITS) - 1)


# Events, told for log and animation
TURN_BEGAN: Final = 1
GOVERNORS_MOVED: Final = 2
YIELDED: Final = 3
TOOK: Final = 4
ROME_GAVE: Final = 5
MARCHED: Final = 6
SAILED: Final = 7
PLACED: Final = 9
GATHERED: Final = 10
ATTACKED: Final = 11
DREW: Final = 12
GUARDED: Final = 13
CLASHED: Final = 14
CONQUERED: Final = 15
FAILED: Final = 16
CAPTURED: Final = 17
ESCAPED: Final = 18
STEPPED_DOWN: Final = 19
CARD_ONE: Final = 20
CARD_TURNED: Final = 21
STEPPED_UP: Final = 22
SERVANT_WEAPONS: Final = 23
PAID: Final = 24
PERSUADED: Final = 25
DISSUADED: Final = 26
ARMED: Final = 27
TURN_ENDED: Final = 28
TRIMMED: Final = 29
ELECTED: Final = 30
STATIONED: Final = 31
CITIZENS_LEFT: Final = 32
YEAR_BEGAN: Final = 33
WON: Final = 34
SERVANTS_LEFT: Final = 35
