"""What is on the table: the fields of a position, copying it, and plain questions about it."""

from rubicon.core.state import State
from rubicon.games.triumvirate.codes import ALL, DEALER, NONE, OPEN
from rubicon.games.triumvirate.tables import Tables


class TriumvirateTable(State):
    """A position. A set of cards is an int with a bit for each card."""

    # fields: slots (tools/state_fields.py)
    __slots__ = (
        "actor",
        "commit",
        "consuls",
        "dealer",
        "ending",
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
        "tricks",
        "turn",
    )
    # end of fields

    def __init__(self, t: Tables, other: "TriumvirateTable | None" = None) -> None:
        self.telling = False
        self.t: Tables = t
        if other is not None:
            # fields: copying (tools/state_fields.py)
            self.hand: list[int] = other.hand[:]
            self.pledged: list[int] = other.pledged[:]
            self.markers: list[int] = other.markers[:]
            self.tricks: list[int] = other.tricks[:]
            self.consuls: list[int] = other.consuls[:]
            self.turn: int = other.turn
            self.game: int = other.game
            self.hand_number: int = other.hand_number
            self.dealer: int = other.dealer
            self.phase: int = other.phase
            self.actor: int = other.actor
            self.lead: int = other.lead
            self.commit: int = other.commit
            self.ending: int = other.ending
            self.last_emperor: int = other.last_emperor
            self.last_pledged: list[int] = other.last_pledged[:]
            self.table: list[int] = other.table[:]
            self.record: list[int] = other.record[:]
            # end of fields
        else:
            self.hand = [0, 0]
            self.pledged = [0, 0]
            self.markers = [0, 0]
            self.tricks = [0, 0, 0]
            self.consuls = [0, 0, 0]
            self.turn = 1
            self.game = 1
            self.hand_number = 1
            self.dealer = NONE
            self.phase = DEALER
            self.actor = NONE
            self.lead = NONE
            self.commit = OPEN
            self.ending = 0
            self.table = []
            self.record = []
            self.last_emperor = NONE
            self.last_pledged = [0, 0]

    def tables(self) -> Tables:
        """The board, the numbers and the readings."""
        return self.t

    # fields: numbers (tools/state_fields.py)
    def numbers(self, whole: bool) -> list[int]:
        """The fields in one flat list; one that grows comes after its length."""
        out: list[int] = []
        out.extend(self.hand)
        out.extend(self.pledged)
        out.extend(self.markers)
        out.extend(self.tricks)
        out.extend(self.consuls)
        out.append(self.turn)
        out.append(self.game)
        out.append(self.hand_number)
        out.append(self.dealer)
        out.append(self.phase)
        out.append(self.actor)
        out.append(self.lead)
        out.append(self.commit)
        out.append(self.ending)
        out.append(self.last_emperor)
        out.extend(self.last_pledged)
        out.append(len(self.table))
        out.extend(self.table)
        out.append(len(self.record))
        out.extend(self.record)
        return out

    def set_numbers(self, numbers: list[int]) -> None:
        """Become the position that a whole list of numbers says."""
        self.hand = numbers[0:2]
        self.pledged = numbers[2:4]
        self.markers = numbers[4:6]
        self.tricks = numbers[6:9]
        self.consuls = numbers[9:12]
        self.turn = numbers[12]
        self.game = numbers[13]
        self.hand_number = numbers[14]
        self.dealer = numbers[15]
        self.phase = numbers[16]
        self.actor = numbers[17]
        self.lead = numbers[18]
        self.commit = numbers[19]
        self.ending = numbers[20]
        self.last_emperor = numbers[21]
        self.last_pledged = numbers[22:24]
        at = 24
        self.table = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.record = numbers[at + 1 : at + 1 + numbers[at]]

    # end of fields

    def pool(self) -> int:
        """[2.3] [6.2] The cards that are neither held nor pledged."""
        return ALL & ~(self.hand[0] | self.hand[1] | self.pledged[0] | self.pledged[1])
