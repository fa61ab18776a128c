"""SQLite in WAL mode with full synchronisation, and group commit so that it stays quick.

One thread writes. It takes every job that is waiting, runs them in one transaction and commits
once: many moves share one sync of the disk, and a lone move waits for nobody.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from rubicon.core.errors import BadInput
from rubicon.server.store.base import Job, Listener, News, Store, T
from rubicon.server.store.guard import Guard, Watch
from rubicon.server.store.migrate import upgrade
from rubicon.server.store.people import probe
from rubicon.server.store.trouble import TransactionLost, Unavailable, trouble_in

READERS = 2
MOST_IN_A_BATCH = 256
BUSY_MILLISECONDS = 5000

Waiting = tuple[Job[Any], "Future[Any]"]
Settle = Callable[[], None]
"""Tells the owner of a job what came of it."""


class SqliteStore:
    """A SQLite file, with one connection that writes and a few that read."""

    shared = False

    def __init__(self, engine: Engine, guard: Guard, watch: Watch) -> None:
        self.engine, self.guard, self.watch = engine, guard, watch
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="sqlite-write", daemon=True)
        self.writer.start()
        self.closed = False
        self.batches = 0
        self.jobs = 0

    @staticmethod
    async def open(url: str) -> Store:
        """Open the file, creating it and its folder if need be."""
        name = make_url(url).database
        if not name or name == ":memory:":
            raise BadInput("A SQLite database needs a file: sqlite:///path/to/rubicon.sqlite3.")
        engine = make_engine(url)
        try:
            guard, watch = await asyncio.to_thread(prepare, engine, Path(name))
        except (DBAPIError, OSError) as error:
            engine.dispose()
            cause = getattr(error, "orig", None) or error
            raise BadInput(f"The database {name} can't be opened: {cause}.") from None
        return SqliteStore(engine, guard, watch)

    # ---- reading -----------------------------------------------------------------------------

    async def read(self, job: Job[T]) -> T:
        """Read beside the writer: WAL mode lets both go on."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        try:
            with self.engine.connect().execution_options(reads=True) as connection:
                return job(connection)
        except Exception as error:
            raise trouble_in(error) or error from None

    # ---- writing -----------------------------------------------------------------------------

    async def write(self, job: Job[T], news: News | None = None) -> T:
        """Hand the job to the writer and wait for the commit that holds it."""
        if self.closed:
            raise Unavailable("away", "the database is closed")
        done: Future[T] = Future()
        self.waiting.put((job, done))
        return await asyncio.wrap_future(done)

    def write_all(self) -> None:
        """The writer's life."""
        with self.engine.connect() as connection:
            while (batch := self.next_batch()) is not None:
                write_batch(connection, batch, self.watch)
                self.batches += 1
                self.jobs += len(batch)

    def next_batch(self) -> list[Waiting] | None:
        """Everything that waits, at least one job; None when the store is closed."""
        first = self.waiting.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_IN_A_BATCH:
            try:
                more = self.waiting.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self.waiting.put(None)
                break
            batch.append(more)
        return batch

    async def check(self) -> None:
        """Store something small, as a move would be."""
        await self.write(probe())

    async def listen(self, listener: Listener) -> None:
        """Nobody else writes to the file."""

    async def close(self) -> None:
        """Write what waits, then close the file."""
        self.closed = True
        self.waiting.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()
        self.guard.release()


def write_batch(connection: Connection, batch: list[Waiting], watch: Watch) -> None:
    """One transaction for all; each job succeeds or fails alone, unless the commit itself fails."""
    batch = [one for one in batch if one[1].set_running_or_notify_cancel()]
    try:
        watch.check()
        settled = run_all(connection, batch)
        # Nothing was said yet: what went into a file that is gone is not stored.
        watch.check()
    except Exception as error:  # the disk is full, or the file is gone: nobody's job is durable
        failure = trouble_in(error) or error
        leave_transaction(connection)
        for _, done in batch:
            done.set_exception(failure)
        return
    for settle in settled:
        settle()


def run_all(connection: Connection, batch: list[Waiting]) -> list[Settle]:
    """Run all jobs; if one of them fails, then all again, each in a savepoint of its own.

    Savepoints take longer than the jobs, and hardly ever does one fail.
    """
    try:
        return run_in_one(connection, batch, run_job)
    except Exception as error:
        if trouble_in(error) is not None or len(batch) == 1:
            raise
    return run_in_one(connection, batch, run_in_savepoint)


def run_in_one(
    connection: Connection,
    batch: list[Waiting],
    run: Callable[[Connection, Job[Any], "Future[Any]"], Settle],
) -> list[Settle]:
    """Run jobs in one transaction, and commit it."""
    settled: list[Settle] = []
    with connection.begin():
        for job, done in batch:
            settled.append(run(connection, job, done))
            check_open(connection)
    return settled


def leave_transaction(connection: Connection) -> None:
    """After a commit that failed the transaction may still be open, and no other could begin."""
    with suppress(Exception):
        connection.rollback()
    with suppress(Exception):
        driver: Any = connection.connection.dbapi_connection
        if driver.in_transaction:
            driver.rollback()


def check_open(connection: Connection) -> None:
    """A full disk or an I/O error may end the whole transaction, with all that was done in it.

    sqlite3 would go on without one, and its commit would then do nothing in silence.
    """
    driver: Any = connection.connection.dbapi_connection
    if not driver.in_transaction:
        raise TransactionLost("the database gave up a transaction, and nothing of it is stored")


def run_job(connection: Connection, job: Job[Any], done: "Future[Any]") -> Settle:
    """Run one job; what is returned tells its owner, once that is certain."""
    result = job(connection)
    return lambda: done.set_result(result)


def run_in_savepoint(connection: Connection, job: Job[Any], done: "Future[Any]") -> Settle:
    """The same, and if it fails, the others' stay."""
    try:
        with connection.begin_nested():
            return run_job(connection, job, done)
    except Exception as error:
        failure = trouble_in(error) or error
        if isinstance(failure, Unavailable):
            # Nobody knows what is left of the savepoint: the whole transaction is given up.
            raise failure from None
        return lambda: done.set_exception(failure)


# ---- the file ------------------------------------------------------------------------------------


def prepare(engine: Engine, file: Path) -> tuple[Guard, Watch]:
    """Create the file, keep others out, and bring its tables up to date."""
    file.parent.mkdir(parents=True, exist_ok=True)
    guard = Guard(file)
    try:
        # It holds what players hide, so it is its owner's alone.
        file.touch(mode=0o600)
        with engine.begin() as connection:
            upgrade(connection)
            probe()(connection)
        return guard, Watch(file)
    except BaseException:
        guard.release()
        raise


def make_engine(url: str) -> Engine:
    """An engine whose transactions are ours to begin: sqlite3's own habit breaks savepoints."""
    engine = create_engine(url, connect_args={"check_same_thread": False, "isolation_level": None})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        for pragma in (
            f"busy_timeout={BUSY_MILLISECONDS}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes(connection) else "BEGIN")

    return engine


def writes(connection: Connection) -> bool:
    """Reading must not wait for the write lock."""
    return not connection.get_execution_options().get("reads", False)
