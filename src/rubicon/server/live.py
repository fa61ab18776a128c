"""A match in memory: the rules' own match, what each move told, who sits where.

It is a cache of the tables at one revision. Changes are tried on a fork; the fork takes its place
only when the database has it, so that nobody ever sees what might still be lost.
"""

import asyncio
import time
from dataclasses import dataclass, field

from rubicon.core.contract import Rules
from rubicon.core.match import Entry, Match
from rubicon.core.state import NOBODY, State
from rubicon.lessons import Course
from rubicon.server.cellar import Cellar, Shelf
from rubicon.server.older import Older
from rubicon.server.store.rows import (
    Answers,
    ChatRow,
    EntryRow,
    Loaded,
    MatchRow,
    Pair,
    SeatRow,
)
from rubicon.server.texts import Texts

BYTES_OF_MATCH, BYTES_OF_ENTRY = 40_000, 2_000
"""Estimates, rounded up."""
SECONDS_LATELY = 30.0


class LiveMatch:
    """One match in memory."""

    def __init__(
        self,
        rules: Rules,
        first: State,
        loaded: Loaded,
        course: Course | None = None,
        cellar: Cellar | None = None,
    ) -> None:
        self.rules = rules
        self.course = course
        """The lesson that it is, if it is one."""
        self.row: MatchRow = loaded.row
        self.seats: list[SeatRow] = loaded.seats
        self.chat: list[ChatRow] = loaded.chat
        self.pair: Pair | None = loaded.pair
        self.match = Match(rules, first)
        self.match.is_judging = True
        self.lock = asyncio.Lock()
        self.shelf = Shelf(cellar)
        """What was made for sockets since the last change: `messages.py` says by what."""
        self.settled: Texts | None = None
        """What readers are told that never changes, once somebody has been told."""
        self.driver: asyncio.Task[None] | None = None
        self.window: asyncio.Task[None] | None = None
        """Counts the time in which a chance to interrupt is open to all who are asked."""
        self.doubt: asyncio.Task[None] | None = None
        """Finds out whether a change was stored that nobody could say."""
        self.older: Older | None = None
        """Set where it was played under other rules, and not all of it holds under these."""
        self.seen_at = time.monotonic()
        """When somebody asked for it last."""
        self.line: str | None = None
        """The address from which it was opened, as long as that is known."""
        self.is_window_over = False
        self.changes = 0
        """How often the log has changed since the match was loaded."""
        self.revisions = [one.revision for one in loaded.entries]
        """With which revision each entry of the log came."""
        self.extend(loaded.entries)
        self.match.trail = [self.match.state.clone()]
        self.take_answers(loaded.seats)

    @property
    def id(self) -> str:
        """The match's id."""
        return self.row.id

    @property
    def was_seen_lately(self) -> bool:
        """Whether somebody has asked for it a moment ago."""
        return time.monotonic() - self.seen_at < SECONDS_LATELY

    @property
    def weight(self) -> int:
        """About how many bytes it takes, beside its shelf."""
        return BYTES_OF_MATCH + BYTES_OF_ENTRY * self.ply

    @property
    def ply(self) -> int:
        """The number of moves made."""
        return len(self.match.log)

    @property
    def goes_on(self) -> bool:
        """Whether it can be played on."""
        return self.row.status == "running" and self.older is None

    @property
    def to_act(self) -> int:
        """Who decides now; NOBODY unless the match is running and asks one seat alone."""
        if not self.goes_on or self.match.state.asked():
            return NOBODY
        return self.match.state.to_act()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return self.match.waiting() if self.goes_on else ()

    @property
    def bots_due(self) -> list[tuple[int, str]]:
        """The bots that owe a decision, by seat."""
        players = ((seat, self.seats[seat].player) for seat in self.waiting)
        return [(seat, player) for seat, player in players if player is not None]

    @property
    def is_due(self) -> bool:
        """Whether all who are asked have answered, and nobody may still interrupt."""
        if not self.goes_on or not self.match.is_due():
            return False
        return self.is_window_over or not self.match.state.window()

    def moment(self, seat: int) -> tuple[int, list[int]]:
        """What a seat decides about: it is the same until the log or its own answer changes."""
        return self.changes, self.match.answer_of(seat)

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
        unknown = not self.rules.open_information
        for row in entries:
            # What nobody has judged counts as telling, where there is anything to tell.
            reveals = unknown if row.reveals is None else row.reveals
            self.match.follow(Entry(row.seat, row.move, row.forced, reveals, row.joined))

    def take_answers(self, seats: list[SeatRow]) -> None:
        """What seats have answered, and said beforehand, as the tables have it."""
        self.seats = seats
        self.match.answers = {one.seat: one.answer for one in seats if one.answer}
        self.match.standing = {one.seat: one.standing for one in seats if one.standing is not None}

    def adopt(self, loaded: Loaded, fork: Match | None = None) -> int:
        """Take over what the tables have by now; the earliest ply that changed.

        The fork on which it was worked out takes the match's place; what another process has stored
        is folded in.
        """
        fresh = loaded.entries
        keep = min(self.ply, loaded.row.ply, fresh[0].ply if fresh else loaded.row.ply)
        if fresh or keep < self.ply:
            self.changes += 1
            self.is_window_over = False
        if loaded.row.status != self.row.status:
            self.shelf.clear()
        self.shelf.cut_logs(keep)
        self.revisions[keep:] = [one.revision for one in fresh]
        if fork is not None:
            self.match = fork
        else:
            if keep < self.ply:
                self.match.cut(keep)
            self.extend(fresh)
        self.row = loaded.row
        self.take_answers(loaded.seats)
        self.pair = loaded.pair or self.pair
        self.chat.extend(loaded.chat)
        self.shelf.renew()
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
    answers: Answers | None = None
    """The answers that it shows, if it does: they must still be the ones that wait."""
