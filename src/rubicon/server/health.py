"""Whether a move could be stored now: asked by whoever watches over the server, however often."""

import asyncio
import logging
import time

from rubicon.server.store.base import Store
from rubicon.server.store.trouble import Trouble, Unavailable

log = logging.getLogger(__name__)
SECONDS_KEPT = 1.0
"""So that nobody keeps the disk busy by asking."""


class Health:
    """Tries the database, at most once a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trying: asyncio.Task[Trouble | None] | None = None
        self.tried = 0.0
        self.trouble: Trouble | None = None

    async def look(self) -> Trouble | None:
        """What keeps the database from storing a move; None if nothing does."""
        if self.trying is None or (self.trying.done() and self.is_old):
            self.trying = asyncio.create_task(self.look_now())
        return await asyncio.shield(self.trying)

    @property
    def is_old(self) -> bool:
        """Whether what is known may not be true any more."""
        return time.monotonic() - self.tried > SECONDS_KEPT

    async def look_now(self) -> Trouble | None:
        """Store something small."""
        try:
            await self.store.check()
            found: Trouble | None = None
        except Unavailable as error:
            found = error.trouble
            self.note(error)
        if found is None and self.trouble is not None:
            log.warning("The database stores what it is given again")
        self.trouble, self.tried = found, time.monotonic()
        return found

    def note(self, error: Unavailable) -> None:
        """Something was not stored; the log has one line for it, however many were turned away."""
        if error.trouble != self.trouble:
            log.error("The database can't store anything (%s): %s", error.trouble, error)
        self.trouble, self.tried = error.trouble, 0.0
