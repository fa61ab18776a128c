"""A store whose time is measured, and whose failures are counted."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rubicon.server.measure import DATABASE, FAILURES, Access
from rubicon.server.store.base import Job, Listener, News, Store, T
from rubicon.server.store.trouble import Unavailable


class MeasuredStore:
    """Passes everything on."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.shared = store.shared

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""
        with measured("read"):
            return await self.store.read(job)

    async def write(self, job: Job[T], news: News | None = None) -> T:
        """Run a job; when this returns, what it did survives a power cut."""
        with measured("write"):
            return await self.store.write(job, news)

    async def check(self) -> None:
        """Return if a move could be stored now."""
        with measured("write"):
            await self.store.check()

    async def listen(self, listener: Listener) -> None:
        """Hear what other processes do."""
        await self.store.listen(listener)

    async def close(self) -> None:
        """Let go of the database."""
        await self.store.close()


@contextmanager
def measured(access: Access) -> Iterator[None]:
    """Measure what the database does, the wait for others included."""
    begun = time.perf_counter()
    try:
        yield
    except Unavailable as error:
        FAILURES.labels(error.trouble).inc()
        raise
    finally:
        DATABASE.labels(access).observe(time.perf_counter() - begun)
