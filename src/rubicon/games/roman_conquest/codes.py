"""The named ints: forces, phases, verbs, endings, events; how stacks, dice and moves are packed."""

from typing import Final

HEXES: Final = 143
"""The most hexes that a board may have [9.3]."""
SEATS: Final = 3
FORCES: Final = 4
ROME: Final = 3
"""[1.2] The force that belongs to nobody; the others are numbered like their seats."""
NONE: Final = -1

# A stack is all that stands in a hex: a few bits for each force, and the mover's that have moved
STACK_BITS: Final = 3
STACK_MASK: Final = (1 << STACK_BITS) - 1
ARRIVED_SHIFT: Final = STACK_BITS * FORCES
PLAYERS_MASK: Final = (1 << (STACK_BITS * SEATS)) - 1
TROOPS_MASK: Final = (1 << ARRIVED_SHIFT) - 1

# A throw is a handful of dice: those of troops, the highest first, and the leader's above them
DICE: Final = 5
"""The most dice of troops: no stack is larger."""
FACES: Final = 6
LEADER_FACES: Final = 8
DIE_BITS: Final = 3
DIE_MASK: Final = (1 << DIE_BITS) - 1
LEADER_SHIFT: Final = DIE_BITS * DICE
TRAVEL_FACES: Final = 6
"""[3.3] The die for a leader's way."""
FAVOUR_FACES: Final = 20
"""[7.1] The die that wins Roman troops over."""
TOKEN_VALUES: Final = 3
"""[11.2] A popularity token counts 1, 2 or 3."""

# Phases, in the order of a turn [3.1]
OPENING: Final = 0
LEADER: Final = 1
ROLLING: Final = 2
TRAVEL: Final = 3
VALUES: Final = 4
TROOPS: Final = 5
FIGHTS: Final = 6
ATTACK: Final = 7
DEFENCE: Final = 8
FAVOUR: Final = 9
TWENTY: Final = 10
OVER: Final = 11

# Endings [8.1] [8.3] [8.4]
LAST_LEADER: Final = 1
HELD_ROME: Final = 2
LAST_ROUND: Final = 3

# Verbs: the kinds of move
BEGIN: Final = 1
ROLL: Final = 2
COLLECT: Final = 3
PARADE: Final = 4
STAY: Final = 5
DIE: Final = 6
GO: Final = 7
TOKENS: Final = 8
MARCH: Final = 9
DONE: Final = 10
FIGHT: Final = 11
THROW: Final = 12
RECRUIT: Final = 13
DECLINE: Final = 14
TWENTY_DIE: Final = 15

# A move is a verb and three numbers; what they mean depends on the verb. Their bits:
FIRST_SHIFT: Final = 0
FIRST_BITS: Final = 19
SECOND_SHIFT: Final = 19
SECOND_BITS: Final = 8
THIRD_SHIFT: Final = 27
THIRD_BITS: Final = 3
VERB_SHIFT: Final = 30
VERB_BITS: Final = 5


def pack(verb: int, first: int, second: int, third: int) -> int:
    """The int of a move."""
    return (
        (verb << VERB_SHIFT)
        | (third << THIRD_SHIFT)
        | (second << SECOND_SHIFT)
        | (first << FIRST_SHIFT)
    )


def verb_of(move: int) -> int:
    """The kind of a move."""
    return move >> VERB_SHIFT


def first_of(move: int) -> int:
    """A hex, a seat, a number or a throw, by verb."""
    return (move >> FIRST_SHIFT) & ((1 << FIRST_BITS) - 1)


def second_of(move: int) -> int:
    """Another hex, or a count (0 to 255)."""
    return (move >> SECOND_SHIFT) & ((1 << SECOND_BITS) - 1)


def third_of(move: int) -> int:
    """Troops, or another count (0 to 7)."""
    return (move >> THIRD_SHIFT) & ((1 << THIRD_BITS) - 1)


# Events, told for log and animation
BEGINS: Final = 1
TURN_BEGAN: Final = 2
ROLLED: Final = 3
TRAVELLED: Final = 4
STAYED: Final = 5
COLLECTED: Final = 6
PARADED: Final = 7
VALUED: Final = 8
MARCHED: Final = 9
WAR_BEGAN: Final = 10
ATTACKED: Final = 11
LED: Final = 12
ROLLS_FOR_ROME: Final = 13
THREW: Final = 14
CLASHED: Final = 15
BEAT: Final = 16
KILLED: Final = 17
TURNED: Final = 18
TRIMMED: Final = 19
RECRUITED: Final = 20
REBUFFED: Final = 21
DECLINED: Final = 22
HELD: Final = 23
LEFT: Final = 24
ROUND_BEGAN: Final = 25
WON: Final = 26
SHARED: Final = 27

# What started the war [5.6] [5.7] [11.3]
BY_ENTERING: Final = 0
BY_STANDING: Final = 1
BY_FAVOUR: Final = 2

# How a leader died [6.2] [6.10] [6.11]
IN_BATTLE: Final = 0
CAUGHT: Final = 1
WALKED_IN: Final = 2
