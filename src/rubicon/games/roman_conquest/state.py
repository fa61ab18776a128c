"""What is on the table: the fields of a position, copying it, and plain questions about it."""

from rubicon.core.state import State
from rubicon.games.roman_conquest.codes import (
    ARRIVED_SHIFT,
    NONE,
    OPENING,
    PLAYERS_MASK,
    ROME,
    SEATS,
    STACK_BITS,
    STACK_MASK,
)
from rubicon.games.roman_conquest.tables import Tables


class ConquestTable(State):
    """A position. Lists run over hexes or seats; the rest are single numbers."""

    # fields: slots (tools/state_fields.py)
    __slots__ = (
        "active",
        "battle",
        "conquests",
        "ending",
        "first",
        "last_home",
        "last_to",
        "last_troops",
        "leader",
        "phase",
        "popularity",
        "roll",
        "rome",
        "round",
        "stacks",
        "t",
        "throw",
        "turn",
        "war",
        "winners",
    )
    # end of fields

    def __init__(self, t: Tables, other: "ConquestTable | None" = None) -> None:
        self.telling = False
        self.t: Tables = t
        if other is not None:
            # fields: copying (tools/state_fields.py)
            self.stacks: list[int] = other.stacks[:]
            self.leader: list[int] = other.leader[:]
            self.conquests: list[int] = other.conquests[:]
            self.popularity: list[int] = other.popularity[:]
            self.rome: list[int] = other.rome[:]
            self.war: int = other.war
            self.turn: int = other.turn
            self.round: int = other.round
            self.first: int = other.first
            self.active: int = other.active
            self.phase: int = other.phase
            self.roll: int = other.roll
            self.last_home: int = other.last_home
            self.last_to: int = other.last_to
            self.last_troops: int = other.last_troops
            self.battle: int = other.battle
            self.throw: int = other.throw
            self.winners: int = other.winners
            self.ending: int = other.ending
            # end of fields
        else:
            # [2.2] [2.3] Troops where the board says, leaders at home.
            self.stacks = t.start_stacks[:]
            self.leader = t.home[:SEATS]
            self.conquests = [0, 0, 0]
            self.popularity = [0, 0, 0]
            self.rome = [0, 0, 0]
            self.war = 0
            self.turn = 1
            self.round = 1
            self.first = NONE
            self.active = 0
            self.phase = OPENING
            self.roll = 0
            self.last_home = NONE
            self.last_to = NONE
            self.last_troops = 0
            self.battle = NONE
            self.throw = 0
            self.winners = 0
            self.ending = 0

    def tables(self) -> Tables:
        """The board, the numbers and the readings."""
        return self.t

    # fields: numbers (tools/state_fields.py)
    def numbers(self, whole: bool) -> list[int]:
        """The fields in one flat list; one that grows comes after its length."""
        out: list[int] = []
        out.extend(self.stacks)
        out.extend(self.leader)
        out.extend(self.conquests)
        out.extend(self.popularity)
        out.extend(self.rome)
        out.append(self.war)
        out.append(self.turn)
        out.append(self.round)
        out.append(self.first)
        out.append(self.active)
        out.append(self.phase)
        out.append(self.roll)
        out.append(self.last_home)
        out.append(self.last_to)
        out.append(self.last_troops)
        out.append(self.battle)
        out.append(self.throw)
        out.append(self.winners)
        out.append(self.ending)
        return out

    def set_numbers(self, numbers: list[int]) -> None:
        """Become the position that a whole list of numbers says."""
        self.stacks = numbers[0:143]
        self.leader = numbers[143:146]
        self.conquests = numbers[146:149]
        self.popularity = numbers[149:152]
        self.rome = numbers[152:155]
        self.war = numbers[155]
        self.turn = numbers[156]
        self.round = numbers[157]
        self.first = numbers[158]
        self.active = numbers[159]
        self.phase = numbers[160]
        self.roll = numbers[161]
        self.last_home = numbers[162]
        self.last_to = numbers[163]
        self.last_troops = numbers[164]
        self.battle = numbers[165]
        self.throw = numbers[166]
        self.winners = numbers[167]
        self.ending = numbers[168]

    # end of fields

    def troops(self, force: int, p: int) -> int:
        """The troops of a force in a hex."""
        return (self.stacks[p] >> (force * STACK_BITS)) & STACK_MASK

    def add_troops(self, force: int, p: int, change: int) -> None:
        """More troops of a force in a hex, or fewer."""
        self.stacks[p] += change << (force * STACK_BITS)

    def arrived(self, p: int) -> int:
        """The mover's troops in a hex that have moved in this turn [4.6]."""
        return self.stacks[p] >> ARRIVED_SHIFT

    def count_troops(self, force: int) -> int:
        """All troops of a force."""
        shift = force * STACK_BITS
        count = 0
        for stack in self.stacks:
            count += (stack >> shift) & STACK_MASK
        return count

    def is_alive(self, seat: int) -> bool:
        """Whether a seat's leader lives [6.12]."""
        return self.leader[seat] != NONE

    def has_rivals(self, seat: int, p: int) -> bool:
        """[3.5] Whether troops of a seat's rivals stand in a hex."""
        own = STACK_MASK << (seat * STACK_BITS)
        return self.stacks[p] & PLAYERS_MASK & ~own > 0

    def owner(self, p: int, but: int) -> int:
        """The force whose troops stand in a hex, beside one that is not asked about; or NONE."""
        for force in range(ROME + 1):
            if force != but and self.troops(force, p) > 0:
                return force
        return NONE
