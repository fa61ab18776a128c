"""Chances to interrupt: each stays open for the same time, whether or not anybody can use it.

Who is asked follows from public facts. Whoever has nothing to play, or said beforehand that he
passes, passes when the time is over; until then nobody can tell him from the others.
"""

import asyncio
import logging
from dataclasses import replace

from rubicon.server.desk import Desk
from rubicon.server.live import LiveMatch

log = logging.getLogger(__name__)


class Windows:
    """Closes the chances to interrupt of all matches of this process."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.after_change.append(self.notice)

    def notice(self, live: LiveMatch) -> None:
        """A match has come to a new position, or was loaded."""
        is_open = live.row.status == "running" and bool(live.match.state.window())
        if is_open and live.window is None and not live.is_window_over:
            live.window = asyncio.create_task(self.close(live))

    async def close(self, live: LiveMatch) -> None:
        """Wait; then let those pass who can't or do not want to interrupt."""
        try:
            while not live.is_window_over and live.match.state.window():
                ply = live.ply
                await asyncio.sleep(self.desk.settings.window_seconds)
                async with live.lock:
                    if live.ply == ply and live.match.state.window():
                        live.is_window_over = True
                        await self.pass_for(live)
        except Exception:
            log.exception("match %s: a chance to interrupt could not be closed", live.id)
        finally:
            live.window = None
        self.notice(live)

    async def pass_for(self, live: LiveMatch) -> None:
        """The answers of those who pass by themselves; with the last of all, they are shown."""
        ply = live.ply
        for seat in live.match.state.asked():
            if live.ply == ply and live.match.passes(seat):
                steps = [[live.match.state.passing()]]
                row = replace(live.seats[seat], answer=steps, ready=True)
                await self.desk.keep_answer(live, row)
        if live.ply == ply:
            await self.desk.reveal(live)

    async def stop(self) -> None:
        """Leave the windows open: whoever loads a match next opens them anew."""
        for live in list(self.desk.loaded.values()):
            if live.window is not None:
                live.window.cancel()
