"""A match in memory: the rules' own match, what each move told, who sits where.

It is a cache of the tables at one revision. Changes are tried on a fork; the fork takes its place
only when the database has it, so that nobody ever sees what might still be lost.
"""

import asyncio
from dataclasses import dataclass, field

from rubicon.core.contract import Rules
from rubicon.core.match import Entry, Match
from rubicon.core.state import NOBODY, State
from rubicon.server.store.rows import ChatRow, EntryRow, Loaded, MatchRow, Pair, SeatRow


@dataclass(frozen=True, slots=True)
class Line:
    """What the log tells beside the move itself."""

    turn: int
    words: str
    told: list[int]
    """In the game's own code: who may know which part of it is decided when it is sent."""


class LiveMatch:
    """One match in memory."""

    def __init__(self, rules: Rules, first: State, loaded: Loaded, title: str) -> None:
        self.rules = rules
        self.title = title
        self.row: MatchRow = loaded.row
        self.seats: list[SeatRow] = loaded.seats
        self.chat: list[ChatRow] = loaded.chat
        self.pair: Pair | None = loaded.pair
        self.match = Match(rules, first)
        self.lines: list[Line] = []
        self.lock = asyncio.Lock()
        self.cache: dict[tuple[object, ...], str] = {}
        """What was sent of this revision, by whom it was for."""
        self.log_cache: dict[int, list[bytes]] = {}
        """The log as each seat may read it."""
        self.driver: asyncio.Task[None] | None = None
        self.extend(loaded.entries)

    @property
    def id(self) -> str:
        """The match's id."""
        return self.row.id

    @property
    def ply(self) -> int:
        """The number of moves made."""
        return len(self.match.log)

    @property
    def to_act(self) -> int:
        """Who decides now; NOBODY unless the match is running."""
        return self.match.state.to_act() if self.row.status == "running" else NOBODY

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose move it is."""
        seat = self.to_act
        return self.seats[seat].player if seat >= 0 else None

    def seats_of(self, identity: str | None) -> tuple[int, ...]:
        """The seats that somebody holds."""
        if identity is None:
            return ()
        return tuple(one.seat for one in self.seats if one.identity_id == identity)

    @property
    def is_sealed(self) -> bool:
        """Whether somebody may still play the cards of this table at another one."""
        return is_sealed(self.row, self.pair)

    @property
    def is_open(self) -> bool:
        """Whether nothing has to be kept from anybody any more."""
        return self.rules.open_information or (self.row.is_finished and not self.is_sealed)

    def may_see(self, identity: str | None) -> bool:
        """Whether somebody may look at this match."""
        if self.seats_of(identity):
            return True
        if self.is_sealed and self.row.status != "waiting":
            return False
        return self.row.public or (identity is not None and identity == self.row.created_by)

    # ---- the log -----------------------------------------------------------------------------

    def extend(self, entries: list[EntryRow]) -> None:
        """Fold stored entries in. They were judged when they were made; the version is the same."""
        state = self.match.state
        for row in entries:
            turn = self.rules.turn(state)
            state.tell(True)
            state.apply(row.move)
            self.lines.append(Line(turn, row.words, state.told()))
            state.tell(False)
            self.match.log.append(Entry(row.seat, row.move, row.forced))

    def cut(self, ply: int) -> None:
        """Forget the log from a ply on."""
        if ply >= self.ply:
            return
        self.match.cut(ply)
        del self.lines[ply:]
        for lines in self.log_cache.values():
            del lines[ply:]

    def fork(self) -> Match:
        """A match that can be tried out: it shares nothing that changes."""
        fork = Match(self.rules, self.match.first)
        fork.log = self.match.log.copy()
        fork.undone = self.match.undone.copy()
        fork.state = self.match.state.clone()
        return fork

    def adopt(self, loaded: Loaded) -> int:
        """Take over what the tables have by now; the earliest ply that changed."""
        fresh = loaded.entries
        keep = min(self.ply, loaded.row.ply, fresh[0].ply if fresh else loaded.row.ply)
        if loaded.row.status != self.row.status:
            self.log_cache.clear()
        self.cut(keep)
        self.extend(fresh)
        self.row, self.seats = loaded.row, loaded.seats
        self.pair = loaded.pair or self.pair
        self.chat.extend(loaded.chat)
        self.cache.clear()
        return keep


def is_sealed(row: MatchRow, pair: Pair | None) -> bool:
    """A duplicate is closed to all but its players until both tables are finished."""
    return pair is not None and not (row.is_finished and pair.other_is_finished)


@dataclass(slots=True)
class Plan:
    """What a change will do, worked out on a fork before it is stored."""

    match: Match | None = None
    """The fork, if the log changes."""
    kept: int = 0
    """How much of the old log stands in the new one."""
    row: dict[str, object] = field(default_factory=dict)
    seats: list[SeatRow] = field(default_factory=list)


def decided(entry: Entry, seat: int) -> bool:
    """Whether the seat made a real choice there."""
    return entry.seat == seat and not entry.forced
