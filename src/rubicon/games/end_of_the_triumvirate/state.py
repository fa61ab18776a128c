"""What is on the table: the fields of a position, copying it, and plain questions about it."""

from rubicon.core.state import State
from rubicon.games.end_of_the_triumvirate.codes import NONE, PROVINCES, SUPPLY
from rubicon.games.end_of_the_triumvirate.tables import Tables


class Table(State):
    """A position. Lists run over provinces or seats; the rest are single numbers."""

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
        "events",
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
        "telling",
        "track",
        "turn",
        "winner",
    )

    def __init__(self, t: Tables) -> None:
        self.t: Tables = t
        # by province
        self.owner: list[int] = t.start_owner[:]
        self.boxed: list[int] = t.start_boxed[:]
        self.servants: list[int] = t.start_servants[:]
        self.legions: list[int] = [0] * PROVINCES
        self.gold: list[int] = [0] * PROVINCES
        # by seat; `track` holds the political steps of all seats, then the military ones
        self.place: list[int] = t.start_place[:]
        self.purse: list[int] = [0, 0, 0]
        self.carried: list[int] = [0, 0, 0]
        self.citizens: list[int] = [0, 0, 0]
        self.consul: list[int] = [0, 0, 0]
        self.bag: list[int] = [0, 0, 0]
        self.realm: list[int] = [0, 0, 0]
        self.track: list[int] = [1, 1, 1, 1, 1, 1]
        # the common supply, kept beside what is on the board for speed
        self.gold_left: int = t.gold_total
        self.legions_left: int = t.legions_total
        # the turn
        self.turn: int = 1
        self.calendar: int = t.year_turns
        self.active: int = 0
        self.phase: int = SUPPLY
        self.cursor: int = 0
        self.points: int = 0
        self.taken: int = 0
        # an attack, and what is still to be settled after it
        self.target: int = NONE
        self.attackers: int = 0
        self.loser: int = NONE
        self.captured: int = 0
        self.card_holder: int = NONE
        self.card_side: int = 0
        # the end of a year, and of the game
        self.elected: int = NONE
        self.winner: int = NONE
        self.ending: int = 0
        self.telling: bool = False
        self.events: list[int] = []

    def copy_from(self, other: "Table") -> None:
        """Become an independent copy of another position, without its events."""
        self.t = other.t
        self.owner = other.owner[:]
        self.boxed = other.boxed[:]
        self.servants = other.servants[:]
        self.legions = other.legions[:]
        self.gold = other.gold[:]
        self.place = other.place[:]
        self.purse = other.purse[:]
        self.carried = other.carried[:]
        self.citizens = other.citizens[:]
        self.consul = other.consul[:]
        self.bag = other.bag[:]
        self.realm = other.realm[:]
        self.track = other.track[:]
        self.gold_left = other.gold_left
        self.legions_left = other.legions_left
        self.turn = other.turn
        self.calendar = other.calendar
        self.active = other.active
        self.phase = other.phase
        self.cursor = other.cursor
        self.points = other.points
        self.taken = other.taken
        self.target = other.target
        self.attackers = other.attackers
        self.loser = other.loser
        self.captured = other.captured
        self.card_holder = other.card_holder
        self.card_side = other.card_side
        self.elected = other.elected
        self.winner = other.winner
        self.ending = other.ending
        self.telling = False
        self.events = []

    def same_as(self, other: "Table") -> bool:
        """Whether two positions are the same in everything that play can depend on."""
        return (
            self.owner == other.owner
            and self.boxed == other.boxed
            and self.servants == other.servants
            and self.legions == other.legions
            and self.gold == other.gold
            and self.place == other.place
            and self.purse == other.purse
            and self.carried == other.carried
            and self.citizens == other.citizens
            and self.consul == other.consul
            and self.bag == other.bag
            and self.track == other.track
            and self.turn == other.turn
            and self.calendar == other.calendar
            and self.active == other.active
            and self.phase == other.phase
            and self.cursor == other.cursor
            and self.points == other.points
            and self.taken == other.taken
            and self.target == other.target
            and self.attackers == other.attackers
            and self.loser == other.loser
            and self.captured == other.captured
            and self.card_holder == other.card_holder
            and self.card_side == other.card_side
            and self.elected == other.elected
            and self.winner == other.winner
            and self.ending == other.ending
        )

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

    def note(self, code: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Tell an event. The rules ask `telling` first, so that nobody pays who does not listen."""
        events = self.events
        events.append(code)
        events.append(a)
        events.append(b)
        events.append(c)
        events.append(d)
        events.append(e)
