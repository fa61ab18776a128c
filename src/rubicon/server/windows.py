"""Chances to interrupt: each stays open for the same time, whether or not anybody can use it.

Who is asked follows from public facts. Somebody who has nothing to play, or said beforehand that he
passes, passes when the time is over; until then nobody can tell him from the others. A bot that has
not answered by then passes too: if it were waited for, all would see that it has something to play.
"""

import asyncio
import logging
from contextlib import suppress

from rubicon.server.desk import Desk
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch
from rubicon.server.settings import Settings

log = logging.getLogger(__name__)
SECONDS_BEFORE_RETRY = 1.0


class Windows:
    """Closes the questions of all matches of this process, where nobody's answer does."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.after_change.append(self.notice)
        desk.after_hearing.append(self.notice)

    def notice(self, live: LiveMatch) -> None:
        """A match has come to a new position, or was loaded.

        All may have answered already: the process that took the last answer may have died then.
        """
        if live.window is None and (is_open(live) or live.is_due):
            live.window = asyncio.create_task(self.close(live))

    async def close(self, live: LiveMatch) -> None:
        """Wait; then let those pass who can't or do not want to interrupt, and show the answers."""
        try:
            while is_open(live):
                await self.wait_for(live)
            async with live.lock:
                await self.desk.reveal(live)
        except Exception:
            log.exception("match %s: its question could not be closed", live.id)
            await asyncio.sleep(SECONDS_BEFORE_RETRY)
        finally:
            live.window = None
        self.notice(live)

    async def wait_for(self, live: LiveMatch) -> None:
        """The time of one chance to interrupt, and its end."""
        changes = live.changes
        await asyncio.sleep(seconds_open(self.desk.settings, live))
        async with live.lock:
            if live.changes == changes and is_open(live):
                live.is_window_over = True
                await self.pass_for(live)

    async def pass_for(self, live: LiveMatch) -> None:
        """The answers of those who pass by themselves, or too late; then all are shown."""
        changes = live.changes
        for seat in live.match.state.asked():
            if live.changes == changes and (live.match.passes(seat) or is_late(live, seat)):
                steps = [[live.match.state.passing()]]
                # He may have answered at another process at this very moment.
                with suppress(Problem):
                    await self.desk.keep_answer(live, seat, answer=steps, ready=True)

    async def stop(self) -> None:
        """Leave the windows open: the process that loads a match next opens them again."""
        for live in list(self.desk.loaded.values()):
            if live.window is not None:
                live.window.cancel()


def seconds_open(settings: Settings, live: LiveMatch) -> float:
    """How long a chance to interrupt stays open: so long, whatever anybody holds.

    With rivals at other screens there must be time to answer. Where there is one screen nobody
    needs it: who can interrupt is waited for, and the time is only for the bots to think.
    """
    people = {one.identity_id for one in live.seats if one.kind != "bot"}
    most = settings.window_seconds
    return most if len(people) > 1 else min(most, settings.lone_window_seconds)


def is_open(live: LiveMatch) -> bool:
    """Whether there is a chance to interrupt whose time is not over."""
    is_running = live.goes_on and not live.is_window_over
    return is_running and bool(live.match.state.window()) and not is_learning(live)


def is_learning(live: LiveMatch) -> bool:
    """Whether a lesson waits for its learner, who reads as slowly as he likes."""
    course, match = live.course, live.match
    return course is not None and course.seat in match.waiting() and not course.is_done(match)


def is_late(live: LiveMatch, seat: int) -> bool:
    """Whether a bot is still thinking when the time is over."""
    return live.seats[seat].player is not None and not live.match.is_ready(seat)
