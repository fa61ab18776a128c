"""What is read from and written to the tables, as plain values."""

from dataclasses import dataclass, field
from typing import Any, Literal

Status = Literal["waiting", "running", "over", "ended"]
Kind = Literal["person", "bot", "open", "invited"]
Mode = Literal["together", "exchange"]
RECORD = "record"
FINISHED = ("over", "ended")
Steps = list[list[int]]
"""The moves of an answer, step by step."""
Answers = dict[int, Steps]
"""By seat."""


@dataclass(slots=True)
class SeatRow:
    """Who sits in one seat."""

    seat: int
    kind: Kind
    identity_id: str | None = None
    label: str | None = None
    """A name that belongs to no identity here: from a record."""
    bot: str | None = None
    token_hash: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    answer: Steps | None = None
    """Of a seat that is asked together with others: the steps that it has decided on so far."""
    ready: bool = False
    """Whether that answer is complete."""
    standing: int | None = None
    """The phase in which this seat passes every chance to interrupt."""
    substitute: str | None = None
    """The bot that its holder wants as stand-in."""
    name: str | None = None
    """Of the identity, as it was when this was read."""

    @property
    def player(self) -> str | None:
        """The bot that moves for this seat, or None when a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(slots=True)
class EntryRow:
    """One line of the log."""

    ply: int
    seat: int
    move: int
    words: str
    forced: bool
    revision: int
    at: float
    reveals: bool | None = None
    """Whether it told anybody something hidden; None where nobody has judged it."""
    joined: bool = False
    """Whether it belongs to the same step as the entry before it."""


@dataclass(slots=True)
class ChatRow:
    """Something said at the table."""

    id: int
    seat: str | None
    name: str
    text: str
    at: float


@dataclass(slots=True)
class MatchRow:
    """A match without its log."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    board: str | None
    position: dict[str, Any] | None
    public: bool
    created_by: str
    created: float
    updated: float
    status: Status
    revision: int
    ply: int
    turn: int
    to_act: int
    """The one seat that decides; NOBODY if none does or several are asked at once."""
    bot_due: bool
    outcome: dict[str, Any] | None
    proposal: dict[str, Any] | None
    duplicate_id: str | None = None
    table_number: int | None = None
    waiting: int = 0
    """The seats that are asked, a bit each: for the lobby."""
    lesson: str | None = None
    """The key of the lesson that it is, if it is one."""
    origin: str | None = None
    """RECORD for one that was uploaded."""
    stand_ins: dict[str, Any] | None = None
    """Who may call a stand-in, after how long, and of which strength; None: as usual."""

    @property
    def is_finished(self) -> bool:
        """Whether nobody will play on."""
        return self.status in FINISHED


@dataclass(frozen=True, slots=True)
class Pair:
    """A table's place in a duplicate, and how it stands at the other table."""

    id: str
    seed: str
    """The secret from which both tables draw; it is never sent to anybody."""
    mode: Mode
    table: int
    other_id: str | None
    other_status: Status | None

    @property
    def other_is_finished(self) -> bool:
        """Whether nobody will play on at the other table."""
        return self.other_status in FINISHED


@dataclass(slots=True)
class Loaded:
    """A match as the tables have it; entries and chat may be only the newest."""

    row: MatchRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    chat: list[ChatRow] = field(default_factory=list)
    pair: Pair | None = None


@dataclass(slots=True)
class Change:
    """What one transaction does to a match: it holds only if the match is still at `expected`."""

    match_id: str
    expected: int
    row: dict[str, Any]
    cut: int | None = None
    """Entries from this ply on go away."""
    entries: list[EntryRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    """Who sits there; what was answered there is not written with it."""
    is_next_question: bool = False
    """Several were asked, and with the log's next entry their answers are gone."""
    answers: Answers | None = None
    """It holds only if the answers that wait are these."""
