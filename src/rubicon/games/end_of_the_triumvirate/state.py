"""What is on the table: the fields of a position, copying it, and plain questions about it."""

from rubicon.core.state import State
from rubicon.games.end_of_the_triumvirate.codes import NONE, PROVINCES, SUPPLY
from rubicon.games.end_of_the_triumvirate.tables import Tables


class RepublicTable(State):
    """A position. Lists run over provinces or seats; the rest are single numbers."""

    # fields: slots (tools/state_fields.py)
    __slots__ = (
        "active",
        "attackers",
        "bag",
        "boxed",
        "calendar",
        "captured",
        "card_holder",
        "card_side",
        "carried",
        "citizens",
        "consul",
        "cursor",
        "elected",
        "ending",
        "gold",
        "gold_left",
        "legions",
        "legions_left",
        "loser",
        "owner",
        "phase",
        "place",
        "points",
        "purse",
        "realm",
        "servants",
        "t",
        "taken",
        "target",
        "track",
        "turn",
        "winner",
    )
    # end of fields

    def __init__(self, t: Tables, other: "RepublicTable | None" = None) -> None:
        self.telling = False
        self.t: Tables = t
        if other is not None:
            # fields: copying (tools/state_fields.py)
            self.owner: list[int] = other.owner[:]
            self.boxed: list[int] = other.boxed[:]
            self.servants: list[int] = other.servants[:]
            self.legions: list[int] = other.legions[:]
            self.gold: list[int] = other.gold[:]
            self.place: list[int] = other.place[:]
            self.purse: list[int] = other.purse[:]
            self.carried: list[int] = other.carried[:]
            self.citizens: list[int] = other.citizens[:]
            self.consul: list[int] = other.consul[:]
            self.bag: list[int] = other.bag[:]
            self.realm: list[int] = other.realm[:]
            self.track: list[int] = other.track[:]
            self.gold_left: int = other.gold_left
            self.legions_left: int = other.legions_left
            self.turn: int = other.turn
            self.calendar: int = other.calendar
            self.active: int = other.active
            self.phase: int = other.phase
            self.cursor: int = other.cursor
            self.points: int = other.points
            self.taken: int = other.taken
            self.target: int = other.target
            self.attackers: int = other.attackers
            self.loser: int = other.loser
            self.captured: int = other.captured
            self.card_holder: int = other.card_holder
            self.card_side: int = other.card_side
            self.elected: int = other.elected
            self.winner: int = other.winner
            self.ending: int = other.ending
            # end of fields
        else:
            self.owner = t.start_owner[:]
            self.boxed = t.start_boxed[:]
            self.servants = t.start_servants[:]
            self.legions = [0] * PROVINCES
            self.gold = [0] * PROVINCES
            self.place = t.start_place[:]
            self.purse = [0, 0, 0]
            self.carried = [0, 0, 0]
            self.citizens = [0, 0, 0]
            self.consul = [0, 0, 0]
            self.bag = [0, 0, 0]
            self.realm = [0, 0, 0]
            self.track = [1, 1, 1, 1, 1, 1]
            self.gold_left = t.gold_total
            self.legions_left = t.legions_total
            self.turn = 1
            self.calendar = t.year_turns
            self.active = 0
            self.phase = SUPPLY
            self.cursor = 0
            self.points = 0
            self.taken = 0
            self.target = NONE
            self.attackers = 0
            self.loser = NONE
            self.captured = 0
            self.card_holder = NONE
            self.card_side = 0
            self.elected = NONE
            self.winner = NONE
            self.ending = 0

    def tables(self) -> Tables:
        """The board, the numbers and the readings."""
        return self.t

    # fields: numbers (tools/state_fields.py)
    def numbers(self, whole: bool) -> list[int]:
        """The fields in one flat list; one that grows comes after its length."""
        out: list[int] = []
        out.extend(self.owner)
        out.extend(self.boxed)
        out.extend(self.servants)
        out.extend(self.legions)
        out.extend(self.gold)
        out.extend(self.place)
        out.extend(self.purse)
        out.extend(self.carried)
        out.extend(self.citizens)
        out.extend(self.consul)
        out.extend(self.bag)
        if whole:
            out.extend(self.realm)
        out.extend(self.track)
        if whole:
            out.append(self.gold_left)
            out.append(self.legions_left)
        out.append(self.turn)
        out.append(self.calendar)
        out.append(self.active)
        out.append(self.phase)
        out.append(self.cursor)
        out.append(self.points)
        out.append(self.taken)
        out.append(self.target)
        out.append(self.attackers)
        out.append(self.loser)
        out.append(self.captured)
        out.append(self.card_holder)
        out.append(self.card_side)
        out.append(self.elected)
        out.append(self.winner)
        out.append(self.ending)
        return out

    def set_numbers(self, numbers: list[int]) -> None:
        """Become the position that a whole list of numbers says."""
        self.owner = numbers[0:15]
        self.boxed = numbers[15:30]
        self.servants = numbers[30:45]
        self.legions = numbers[45:60]
        self.gold = numbers[60:75]
        self.place = numbers[75:78]
        self.purse = numbers[78:81]
        self.carried = numbers[81:84]
        self.citizens = numbers[84:87]
        self.consul = numbers[87:90]
        self.bag = numbers[90:93]
        self.realm = numbers[93:96]
        self.track = numbers[96:102]
        self.gold_left = numbers[102]
        self.legions_left = numbers[103]
        self.turn = numbers[104]
        self.calendar = numbers[105]
        self.active = numbers[106]
        self.phase = numbers[107]
        self.cursor = numbers[108]
        self.points = numbers[109]
        self.taken = numbers[110]
        self.target = numbers[111]
        self.attackers = numbers[112]
        self.loser = numbers[113]
        self.captured = numbers[114]
        self.card_holder = numbers[115]
        self.card_side = numbers[116]
        self.elected = numbers[117]
        self.winner = numbers[118]
        self.ending = numbers[119]

    # end of fields

    def reserve(self, colour: int) -> int:
        """Weapons of a colour not in the bag [1.2]; a colour nobody plays has no reserve."""
        if colour >= self.t.players:
            return 0
        return self.t.weapons_total - self.bag[colour]

    def neutral(self) -> int:
        """Citizens on nobody's side [2.4]."""
        return self.t.citizens_total - self.citizens[0] - self.citizens[1] - self.citizens[2]

    def count_legions(self, change: int, province: int) -> None:
        """Move legions between the common supply and a province [1.2]."""
        self.legions[province] += change
        self.legions_left -= change
