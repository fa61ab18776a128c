"""What is on the table: the fields of a position, copying it, and plain questions about it."""

from rubicon.core.state import State
from rubicon.games.triumvirate.codes import ALL, DEALER, NONE, OPEN
from rubicon.games.triumvirate.tables import Tables


class Table(State):
    """A position. A set of cards is an int with a bit for each card."""

    __slots__ = (
        "actor",
        "commit",
        "consuls",
        "dealer",
        "ending",
        "events",
        "game",
        "hand",
        "hand_number",
        "last_emperor",
        "last_pledged",
        "lead",
        "markers",
        "phase",
        "pledged",
        "record",
        "t",
        "table",
        "telling",
        "tricks",
        "turn",
    )

    def __init__(self, t: Tables) -> None:
        self.t: Tables = t
        # by seat: sets of cards, and game markers
        self.hand: list[int] = [0, 0]
        self.pledged: list[int] = [0, 0]
        self.markers: list[int] = [0, 0]
        # by suit
        self.tricks: list[int] = [0, 0, 0]
        self.consuls: list[int] = [0, 0, 0]
        # the match, the game and the hand; turns count the hands of the whole match
        self.turn: int = 1
        self.game: int = 1
        self.hand_number: int = 1
        self.dealer: int = NONE
        self.phase: int = DEALER
        self.actor: int = NONE
        self.lead: int = NONE
        self.commit: int = OPEN
        self.ending: int = 0
        # the cards played in this hand, in order: 32 times the seat, plus the card
        self.table: list[int] = []
        # what is remembered of the hands of this game, HAND_WIDTH ints each
        self.record: list[int] = []
        # the game before this one, as it was shown at its end
        self.last_emperor: int = NONE
        self.last_pledged: list[int] = [0, 0]
        self.telling: bool = False
        self.events: list[int] = []

    def copy_from(self, other: "Table") -> None:
        """Become an independent copy of another position, without its events."""
        self.t = other.t
        self.hand = other.hand[:]
        self.pledged = other.pledged[:]
        self.markers = other.markers[:]
        self.tricks = other.tricks[:]
        self.consuls = other.consuls[:]
        self.turn = other.turn
        self.game = other.game
        self.hand_number = other.hand_number
        self.dealer = other.dealer
        self.phase = other.phase
        self.actor = other.actor
        self.lead = other.lead
        self.commit = other.commit
        self.ending = other.ending
        self.table = other.table[:]
        self.record = other.record[:]
        self.last_emperor = other.last_emperor
        self.last_pledged = other.last_pledged[:]
        self.telling = False
        self.events = []

    def same_as(self, other: "Table") -> bool:
        """Whether two positions are the same in everything that play or memory can depend on."""
        return (
            self.hand == other.hand
            and self.pledged == other.pledged
            and self.markers == other.markers
            and self.tricks == other.tricks
            and self.consuls == other.consuls
            and self.turn == other.turn
            and self.game == other.game
            and self.hand_number == other.hand_number
            and self.dealer == other.dealer
            and self.phase == other.phase
            and self.actor == other.actor
            and self.lead == other.lead
            and self.commit == other.commit
            and self.ending == other.ending
            and self.table == other.table
            and self.record == other.record
            and self.last_emperor == other.last_emperor
            and self.last_pledged == other.last_pledged
        )

    def pool(self) -> int:
        """[2.3] [6.2] The cards that are neither held nor pledged."""
        return ALL & ~(self.hand[0] | self.hand[1] | self.pledged[0] | self.pledged[1])

    def note(self, code: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Tell an event. The rules ask `telling` first, so that nobody pays who does not listen."""
        events = self.events
        events.append(code)
        events.append(a)
        events.append(b)
        events.append(c)
        events.append(d)
        events.append(e)
