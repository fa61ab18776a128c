"""PostgreSQL through asyncpg; NOTIFY carries what one server process did to the others."""

import asyncio
import json
import logging
import secrets
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rubicon.core.errors import BadInput
from rubicon.server.store.base import Job, Listener, News, Store, T
from rubicon.server.store.migrate import upgrade
from rubicon.server.store.people import probe
from rubicon.server.store.trouble import Unavailable, one_line, trouble_in

CHANNEL = "rubicon"
UPGRADE_LOCK = 0x52554249
"""Any number will do, as long as every server process asks for the same one."""
SECONDS_TO_CONNECT = 10
SECONDS_TO_ANSWER = 10
"""A statement of ours takes milliseconds; a database that says nothing for so long is away."""
SECONDS_IN_ALL = 15
"""For a whole job, the wait for a connection included."""
SECONDS_BEFORE_RETRY = 0.5
MOST_SECONDS_BEFORE_RETRY = 15.0

log = logging.getLogger(__name__)


class PostgresStore:
    """A PostgreSQL database. It groups commits by itself, so each job is a transaction."""

    shared = True

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self.engine = engine
        self.url = url
        self.process = secrets.token_hex(8)
        """So that a process does not listen to itself."""
        self.listening: asyncio.Task[None] | None = None

    @staticmethod
    async def open(url: str) -> Store:
        """Connect, and bring the tables up to date."""
        parsed = make_url(url).set(drivername="postgresql+asyncpg")
        engine = create_async_engine(
            parsed,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=SECONDS_TO_CONNECT,
            connect_args={"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_TO_ANSWER},
        )
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade_alone)
        except (DBAPIError, OSError, asyncpg.PostgresError, TimeoutError) as error:
            await engine.dispose()
            place = parsed.render_as_string(hide_password=True)
            raise BadInput(f"The database {place} can't be reached: {one_line(error)}.") from None
        return PostgresStore(engine, parsed)

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""
        try:
            async with asyncio.timeout(SECONDS_IN_ALL), self.engine.connect() as connection:
                return await connection.run_sync(job)
        except Exception as error:
            raise away(error) or error from None

    async def write(self, job: Job[T], news: News | None = None) -> T:
        """Run a job in a transaction; the news go out with its commit, and not without."""

        def with_news(connection: Connection) -> T:
            result = job(connection)
            if news is not None:
                tell(connection, self.process, news)
            return result

        try:
            async with asyncio.timeout(SECONDS_IN_ALL), self.engine.begin() as connection:
                return await connection.run_sync(with_news)
        except Exception as error:
            raise away(error) or error from None

    async def check(self) -> None:
        """Store something small, as a move would be."""
        await self.write(probe())

    # ---- hearing others ----------------------------------------------------------------------

    async def listen(self, listener: Listener) -> None:
        """Hear what other processes do, and go on hearing it after a lost connection."""
        ready = asyncio.Event()
        self.listening = asyncio.create_task(self.keep_listening(listener, ready))
        await asyncio.wait_for(ready.wait(), SECONDS_TO_CONNECT)

    async def keep_listening(self, listener: Listener, ready: asyncio.Event) -> None:
        """Whatever ends a connection, another one takes its place; waits grow until one holds."""
        dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        wait = SECONDS_BEFORE_RETRY
        while True:
            try:
                connection = await asyncpg.connect(dsn, timeout=SECONDS_TO_CONNECT)
                try:
                    await self.hear(connection, listener, ready)
                    wait = SECONDS_BEFORE_RETRY
                finally:
                    # Not close(): that would wait for an answer from who may be gone.
                    connection.terminate()
            except Exception as error:  # a driver has many ways to say that a server is away
                log.warning("The connection that hears other processes was lost: %s", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, MOST_SECONDS_BEFORE_RETRY)

    async def hear(self, connection: Any, listener: Listener, ready: asyncio.Event) -> None:
        """Pass on notifications, in order, until the connection ends."""
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        connection.add_termination_listener(lambda *_: heard.put_nowait(None))
        await connection.add_listener(CHANNEL, lambda *what: heard.put_nowait(what[3]))
        if ready.is_set():
            # Who knows what was said while nobody listened: look at everything again.
            await listener(News("", 0, 0))
        ready.set()
        while (payload := await heard.get()) is not None:
            process, match_id, revision, chat = json.loads(payload)
            if process != self.process:
                await listener(News(match_id, revision, chat))

    async def close(self) -> None:
        """Stop listening and let go of all connections."""
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening
        await self.engine.dispose()


def tell(connection: Connection, process: str, news: News) -> None:
    """Let all other processes know, when the transaction holds."""
    payload = [process, news.match_id, news.revision, news.chat]
    connection.execute(
        text("SELECT pg_notify(:channel, :payload)"),
        {"channel": CHANNEL, "payload": json.dumps(payload)},
    )


def upgrade_alone(connection: Connection) -> None:
    """Processes that start together must not make the same tables at once."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
    upgrade(connection)


def away(error: Exception) -> Unavailable | None:
    """The database's trouble; a driver that lost its server has ways of its own to say so."""
    if isinstance(error, asyncpg.InterfaceError | asyncpg.PostgresConnectionError):
        return Unavailable("away", one_line(error))
    return trouble_in(error)
