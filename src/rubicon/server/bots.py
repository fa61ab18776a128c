"""The processes in which bots think, and who asks them; the event loop never waits."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from rubicon.bots.levels import hurried
from rubicon.core.errors import BadInput
from rubicon.server.bots_worker import Worker
from rubicon.server.child import ChildDied
from rubicon.server.desk import Desk
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch
from rubicon.server.log import about
from rubicon.server.measure import timed
from rubicon.server.pace import Pace
from rubicon.server.play import make_bot_move
from rubicon.server.settings import Settings
from rubicon.server.store.jobs import bots_due
from rubicon.server.store.trouble import Unavailable
from rubicon.server.turns import Turns, Wish
from rubicon.server.windows import seconds_open

log = logging.getLogger(__name__)

ATTEMPTS = 3
"""A worker that dies is replaced and its job repeated; a job that kills three is given up."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 4.0
"""Seconds until a move that could not be stored is tried again."""
MOST_RESUMED, SECONDS_BETWEEN = 32, 0.05
"""Bots of before that wait for a worker at once; how often it is looked whether there is room."""
SHARE_OF_WINDOW = 0.25
"""Of the time in which players may interrupt: so long a bot may think, and it is never late."""
OVERDUE_SECONDS = 30.0
"""A bot of another process that has not moved for so long has lost its process."""


class Bots:
    """All bots of this server process."""

    def __init__(self, settings: Settings, desk: Desk) -> None:
        self.settings, self.desk = settings, desk
        self.workers = [Worker(settings.extra_games) for _ in range(max(1, settings.bot_workers))]
        self.turns = Turns(self.workers)
        self.pace = Pace(settings.bot_beat)
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.closing = False
        self.watch: asyncio.Task[None] | None = None
        desk.after_change.append(self.wake)

    async def start(self) -> None:
        """Take up the matches in which a bot was to move when the server ended: behind the rest."""
        if self.settings.bots_ready:
            for worker in self.workers:
                await worker.started()
        self.watch = asyncio.create_task(self.keep_watch(time.time()))

    async def resume(self, before: float) -> None:
        """Load the matches in which a bot is late, a few at a time: loading wakes its bot."""
        for match_id in await self.desk.store.read(bots_due(before)):
            while len(self.turns.waiting) >= MOST_RESUMED:
                await asyncio.sleep(SECONDS_BETWEEN)
            try:
                self.wake(await self.desk.get(match_id))
            except (Problem, BadInput) as error:
                log.warning("match %s can't be resumed: %s", match_id, error)

    async def keep_watch(self, begun: float) -> None:
        """Another process may have died while its bot was thinking; or this one, before."""
        before = begun
        while True:
            try:
                await self.resume(before)
            except Exception:
                log.exception("the bots that are late can't be found")
            await asyncio.sleep(OVERDUE_SECONDS)
            before = time.time() - OVERDUE_SECONDS

    async def stop(self) -> None:
        """Let the move in hand be stored, then end the processes."""
        self.closing = True
        if self.watch is not None:
            self.watch.cancel()
        drivers = [live.driver for live in self.desk.loaded.values() if live.driver is not None]
        for worker in self.workers:
            await worker.stop()
        if drivers:
            await asyncio.wait(drivers, timeout=5)

    # ---- driving a match ---------------------------------------------------------------------

    def wake(self, live: LiveMatch) -> None:
        """See to it that a bot that is to move does, and that it goes when the match is over."""
        if live.row.status not in ("waiting", "running"):
            for worker in self.workers:
                worker.leave(live.id)
        if live.driver is None and live.bots_due and not self.closing and self.is_wanted(live):
            # Whoever woke it has nothing to do with what the bots do from now on.
            with about(match=live.id):
                live.driver = asyncio.create_task(self.drive(live))

    def is_wanted(self, live: LiveMatch) -> bool:
        """Bots that play alone go on only while somebody looks; a duplicate needs its tables."""
        if live.pair is not None or any(one.kind == "person" for one in live.seats):
            return True
        return bool(self.desk.hub.count(live.id)) or live.was_seen_lately

    def rank(self, live: LiveMatch) -> int:
        """Who waits for a bot's move: a person who is here, one who is not, or nobody."""
        people = [one for one in live.seats if one.kind == "person" and one.player is None]
        if not people:
            return 2
        here = self.desk.hub.online()
        return 0 if any(one.identity_id in here for one in people) or live.was_seen_lately else 1

    async def drive(self, live: LiveMatch) -> None:
        """Make the bots' moves until a person's turn comes."""
        try:
            while (due := live.bots_due) and not self.closing and self.is_wanted(live):
                seat, bot = due[0]
                moment = live.moment(seat)
                move = await self.choose(live, seat, bot)
                if move is not None:
                    await self.make(live, seat, moment, move)
        except Problem as problem:
            log.info("match %s: the bot's move came too late: %s", live.id, problem)
        except Exception:
            log.exception("match %s: its bot can't move", live.id)
            await asyncio.sleep(1)
        finally:
            live.driver = None

    async def make(
        self, live: LiveMatch, seat: int, moment: tuple[int, list[int]], move: int
    ) -> None:
        """Make a bot's move; while the database can't store it, try again."""
        wait = FIRST_WAIT
        while not self.closing:
            try:
                await make_bot_move(self.desk, live, seat, moment, move)
            except Unavailable:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                return

    async def choose(self, live: LiveMatch, seat: int, bot: str) -> int | None:
        """The bot's move; a random one if it fails; None if the match moves on meanwhile."""
        ply, moment, legal = live.ply, live.moment(seat), live.match.choices(seat)
        begun = time.perf_counter()
        answer = await self.think(live, seat, bot, legal)
        if keeps_time(live):
            kind, spent = (live.row.game, bot), time.perf_counter() - begun
            await self.sleep(self.pace.rest(kind, spent, had_choice=len(legal) > 1))
        if self.closing or live.moment(seat) != moment or (seat, bot) not in live.bots_due:
            return None
        for note in answer.get("notes", ()):
            log.warning("match %s ply %s: %s", live.id, ply, note)
        move = answer.get("move")
        if move in legal:
            return int(move)
        why = answer.get("error", "its move is not allowed")
        log.error("match %s ply %s: bot %s plays at random: %s", live.id, ply, bot, why)
        return secrets.choice(legal)

    async def think(self, live: LiveMatch, seat: int, bot: str, legal: list[int]) -> dict[str, Any]:
        """Ask a worker, and another if it dies."""
        label = self.desk.games.bot_label(bot)
        if live.match.state.window():
            label = hurried(label, seconds_open(self.settings, live) * SHARE_OF_WINDOW)
        job = job_of(live, seat, label, legal)
        for _ in range(ATTEMPTS):
            wish = Wish(live.id, owners_of(live), lambda: self.rank(live))
            with timed("queue"):
                worker = await self.turns.take(wish)
            begun = time.perf_counter()
            try:
                with timed("think"):
                    return await worker.ask(job, self.settings.bot_seconds)
            except ChildDied:
                if self.closing:
                    break
                log.warning("a bot's process has died; another takes its place")
            except TimeoutError:
                await worker.stop()
                return {"error": f"no move within {self.settings.bot_seconds:.0f} seconds"}
            finally:
                self.turns.give_back(worker, wish, time.perf_counter() - begun)
        return {"error": "its process died"}


def owners_of(live: LiveMatch) -> tuple[str, ...]:
    """Whose share a bot's thinking counts against."""
    return (live.row.created_by,) if live.line is None else (live.row.created_by, live.line)


def keeps_time(live: LiveMatch) -> bool:
    """Whether somebody could read something from the time that a bot takes."""
    is_watched_by_rivals = any(one.kind == "person" for one in live.seats)
    return not live.rules.open_information and is_watched_by_rivals


def job_of(live: LiveMatch, seat: int, bot: str, legal: list[int]) -> dict[str, Any]:
    """What a bot is told: what its seat has seen, and nothing else."""
    row = live.row
    return {
        "match": row.id,
        "seat": seat,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "board": row.board,
        "bot": bot,
        "seen": live.match.seen(seat).record(),
        "legal": legal,
        "seed": secrets.randbits(96),
    }
