"""The named ints: places, cards, phases, steps, verbs and events, and how a move is packed."""

from typing import Final

REGIONS: Final = 55
SEAS: Final = 14
PLACES: Final = REGIONS + SEAS
"""Regions come first, then sea areas."""
BORDERS: Final = 95
FACTIONS: Final = 4
SEATS: Final = 4
ARMIES: Final = 4
"""Army spaces of a seat [3.10]."""
NAVIES: Final = 2
"""Navy spaces of a seat [3.10]."""
AGENTS: Final = 3
ROOM: Final = 20
"""Troop cards that an army can hold while it is reorganised [3.7]."""
MOST_MAIN: Final = 6
MOST_LIGHT: Final = 2
MOST_ARTILLERY: Final = 2
"""Cards of each sort in an army [3.3]; light ones are skirmishers."""
TYPES: Final = 66
"""Types of troop card: 50 of the factions, then 13 of mercenaries, then 3 special ones."""
KINDS: Final = 2 * TYPES
"""A kind is a type twice, and one more for a veteran."""
FIRST_MERCENARY: Final = 50
FIRST_SPECIAL: Final = 63
GENERALS: Final = 40
ACTION_CARDS: Final = 55
DEVELOPMENTS: Final = 16
COLUMNS: Final = 5
ROWS: Final = 4
SIDE: Final = 10
"""Cards of one side in a battle."""

EVERYBODY: Final = 31
"""All who may know a card: the seats, and those who watch."""

NONE: Final = -1
OFF: Final = -1
"""Of an army or navy: in its space beside the faction board."""
ABSENT: Final = -2
"""Of an army, navy or agent: there is none."""

# Dice, from worst to best [1.9]
BLACK: Final = 0
WHITE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
RED: Final = 4

COLOURS: Final = 5

# Faces of a die [1.9]
BLANK: Final = 0
S: Final = 1
X: Final = 2
SKULL: Final = 3

FACES: Final = 4
MOST_DICE: Final = 5
"""Dice of one throw; a larger roll takes several."""

# Classes of troop card [3.2]
INFANTRY: Final = 0
BOWMEN: Final = 1
CAVALRY: Final = 2
CHARIOT: Final = 3
ELEPHANT: Final = 4
FOOT_SKIRMISHER: Final = 5
MOUNTED_SKIRMISHER: Final = 6
ARTILLERY: Final = 7

# The special effect of a card: none, CANCEL, or a mask of the classes that it kills [12.12]
CANCEL: Final = 1 << 8

# Borders [2.1]
PLAIN: Final = 0
RIVER: Final = 1
MOUNTAIN: Final = 2
STRAIT: Final = 3

# Diplomatic status, from worst to best [4.1]
ENEMY: Final = 0
NEUTRAL: Final = 1
FRIENDLY: Final = 2
ALLY: Final = 3

# Improvements of a region, as bits [15.9]
MARKET: Final = 1
BARRACKS: Final = 2
WALLS: Final = 4
WONDER: Final = 8

# Characteristics of generals [3.13]
NO_TRAIT: Final = 0
INSPIRED_FIGHTER: Final = 1
DIPLOMACY_EXPERT: Final = 2
BATTLEFIELD_EXPERT: Final = 3
MORALE_BOOSTER: Final = 4
SCOUTING_EXPERT: Final = 5
NEVER_GIVE_UP: Final = 6
MERCENARY_LOYALTY: Final = 7

# Where a general is
IN_STACK: Final = 0
SPARE: Final = 1
SERVING: Final = 2

# Where an action card is: in the hand of a seat (0 to 3), or
DECK: Final = 4
DISCARD: Final = 5

# Effects of developments [15.8]
UNLOCK: Final = 0
SIEGECRAFT: Final = 1
DRILL: Final = 2
CHEAP_TROOPS: Final = 3
MARIAN_REFORMS: Final = 4
CHEAP_SHIPS: Final = 5
MARINES: Final = 6
TRADE_BONUS: Final = 7
CHEAP_ROADS: Final = 8
CALM: Final = 9
EXTRA_AGENT: Final = 10
SUBTERFUGE: Final = 11
CHEAP_MERCENARIES: Final = 12
SILVER_MINES: Final = 13
SEAMANSHIP: Final = 14
LEAGUE: Final = 15
CHEAP_WONDER: Final = 16
REDUCED_ANTIPATHY: Final = 17
NATIONAL_UNITY: Final = 18
BATTLE_FURY: Final = 19
PEACEFUL_AGRICULTURE: Final = 20

EFFECTS: Final = 21

# Agent actions [6.6]
TREATY: Final = 0
TRADE: Final = 1
SPY: Final = 2
PROTESTS: Final = 3
RIOTS: Final = 4
REBEL_UPRISING: Final = 5
BRIBE: Final = 6
SABOTAGE: Final = 7
TREASURY_THEFT: Final = 8
DOUBLE_AGENT: Final = 9
SOW_DISTRUST: Final = 10
RECRUIT_MERCENARIES: Final = 11
ASSASSINATION: Final = 12

# Events of the action cards [7.2]
FORCED_MARCH: Final = 0
SLIP_AWAY: Final = 1
NO_ESCAPE: Final = 2
LOCAL_GUIDES: Final = 3
CHOSEN_GROUND: Final = 4
SCOUTS_REPORT: Final = 5
AMBUSH: Final = 6
HOLD_THE_LINE: Final = 7
FURIOUS_CHARGE: Final = 8
RAIN_OF_MISSILES: Final = 9
ELEPHANTS_PANIC: Final = 10
FIELD_SURGEONS: Final = 11
MERCENARY_DESERTION: Final = 12
STORM_AT_SEA: Final = 13
FAIR_WINDS: Final = 14
PIRATES: Final = 15
BOUNTIFUL_HARVEST: Final = 16
DROUGHT: Final = 17
PLAGUE: Final = 18
SLAVE_REVOLT: Final = 19
INSPIRED_ORATORY: Final = 20
SECOND_ERRAND: Final = 21
COUNTER_INTELLIGENCE: Final = 22
SAFE_HOUSE: Final = 23
TRAITOR_AT_THE_GATES: Final = 24
DEFIANT_CITIZENS: Final = 25
CONSCRIPTION: Final = 26
MASTER_BUILDER: Final = 27
OMENS: Final = 28
ENVOYS_GIFT: Final = 29

EVENT_KINDS: Final = 30

# Zones of a battle [12.11]
NO_ZONE: Final = 0
IN_HAND: Final = 1
DEPLOYED: Final = 2
WOUNDED: Final = 3
UNDER: Final = 4
BESIDE: Final = 5
DEAD: Final = 6
SPENT: Final = 7

# Phases of a battle [12.1]
PREPARING: Final = 1
TERRAIN: Final = 2
FLANKS: Final = 3
CENTRE: Final = 4
ENVELOPMENT: Final = 5
VICTOR: Final = 6

# Sides of a battle
ATTACKER: Final = 0
DEFENDER: Final = 1

# Phases of a round [1.6]
INITIATIVE_PHASE: Final = 1
AGENT_PHASE: Final = 2
TAXATION_PHASE: Final = 3
CAMPAIGN_PHASE: Final = 4
SPENDING_PHASE: Final = 5

# Ways to end [16.1]
MOST_POINTS: Final = 1
MORE_HOMES: Final = 2
MORE_GOLD: Final = 3
SHARED: Final = 4

# Verbs: the kinds of move
ROLL_1: Final = 1
ROLL_2: Final = 2
ROLL_3: Final = 3
ROLL_4: Final = 4
ROLL_5: Final = 5
DRAW_GENERAL: Final = 9
DEAL_CARD: Final = 10
DEAL_NUMBER: Final = 11
LOSE_RANDOM: Final = 12
DRAW_PROMOTED: Final = 13
BID: Final = 14
ORDER: Final = 15
TREAT: Final = 16
DEAL_TRADE: Final = 17
SPY_ON: Final = 18
STIR: Final = 19
RIOT: Final = 20
RISE: Final = 21
BRIBE_ARMY: Final = 22
BRIBE_REGION: Final = 23
SABOTAGE_AT: Final = 24
STEAL: Final = 25
TURN_AGENT: Final = 26
SOW: Final = 27
HIRE: Final = 28
HIRE_SPECIAL: Final = 29
MURDER_GENERAL: Final = 30
MURDER_AGENT: Final = 31
LEVY: Final = 32
PLAY: Final = 33
PLAY_ARMY: Final = 34
PLAY_NAVY: Final = 35
PLAY_REGION: Final = 36
PLAY_REGIONS: Final = 37
PLAY_SEAT: Final = 38
PLAY_DIE: Final = 39
PASS: Final = 40
REROLL: Final = 41
REROLL_ALL: Final = 42
ACCEPT: Final = 43
DECLINE: Final = 44
END_TURN: Final = 45
PLACE: Final = 46
PLACE_NAVY: Final = 47
MARCH: Final = 48
INVADE: Final = 49
EMBARK: Final = 50
LAND: Final = 51
SAIL: Final = 52
DOCK: Final = 53
ATTACK_NAVY: Final = 54
INTERCEPT: Final = 55
ASSAULT: Final = 56
CONQUER: Final = 57
FIGHT: Final = 58
SUBDUE: Final = 59
REORGANISE: Final = 60
MERGE_NAVIES: Final = 61
GIVE: Final = 62
GIVE_SHIP: Final = 63
DONE: Final = 64
LEAD: Final = 65
DROP: Final = 66
AVOID: Final = 67
STAND: Final = 68
ESCAPE: Final = 69
ESCAPE_ABOARD: Final = 70
WITHDRAW: Final = 71
LOSE: Final = 72
RETREAT: Final = 73
TAKE_FREE: Final = 74
SHAPE_GROUND: Final = 75
DEPLOY: Final = 76
REVEAL: Final = 77
HOLD: Final = 78
CHARGE: Final = 79
STRIKE: Final = 80
INSPIRE: Final = 81
FURY: Final = 82
BOOST: Final = 83
RECOVER: Final = 84
UPGRADE: Final = 85
BUY: Final = 86
BUY_SHIP: Final = 87
DEVELOP: Final = 88
BUILD: Final = 89
PAVE: Final = 90
HIRE_GENERAL: Final = 91
RAISE: Final = 92
POST: Final = 93
HIRE_AGENT: Final = 94
SOOTHE: Final = 95
USE_CARD: Final = 96
FINISH: Final = 97
ENLIST: Final = 98
LEAVE_OUT: Final = 99
SHOW_ARMY: Final = 100
SHOW_HAND: Final = 101

# The bits of a move: its verb and four numbers; a throw of dice has bits of its own.
DIE_BITS: Final = 2
FIRST_SHIFT: Final = 16
FIRST_BITS: Final = 8
SECOND_SHIFT: Final = 24
SECOND_BITS: Final = 8
THIRD_SHIFT: Final = 32
THIRD_BITS: Final = 8
CARD_SHIFT: Final = 40
CARD_BITS: Final = 6
VERB_SHIFT: Final = 46
VERB_BITS: Final = 7
NO_CARD: Final = KINDS
"""In the place of a card of an army that is not there."""
UNSEEN: Final = 254
"""In the place of a number that a viewer may not know."""
UNSEEN_CARD: Final = 63
"""In the place of an action card that a viewer may not know."""


def pack(verb: int, first: int, second: int, third: int, card: int) -> int:
    """The int of a move."""
    return (
        (verb << VERB_SHIFT)
        | (first << FIRST_SHIFT)
        | (second << SECOND_SHIFT)
        | (third << THIRD_SHIFT)
        | (card << CARD_SHIFT)
    )


def verb_of(move: int) -> int:
    """The kind of a move."""
    return move >> VERB_SHIFT


def first_of(move: int) -> int:
    """An army, a navy, a seat, a kind of card, by verb (0 to 255)."""
    return (move >> FIRST_SHIFT) & 255


def second_of(move: int) -> int:
    """A place, a kind of card or a general, by verb (0 to 255)."""
    return (move >> SECOND_SHIFT) & 255


def third_of(move: int) -> int:
    """Another army or kind of card, by verb (0 to 255)."""
    return (move >> THIRD_SHIFT) & 255


def card_of(move: int) -> int:
    """An action card (0 to 63)."""
    return (move >> CARD_SHIFT) & 63


def die_of(move: int, place: int) -> int:
    """The face of one die of a throw."""
    return (move >> (DIE_BITS * place)) & 3
