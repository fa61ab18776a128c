"""What a database can do to us: a full disk inside a group commit, a server that restarts."""

import asyncio
import contextlib
import threading

import pytest
from sqlalchemy import Connection, text

from patience import PATIENCE, PAUSE
from rubicon.server.store.base import Job, News, Store, open_store
from rubicon.server.store.people import setting_or
from rubicon.server.store.sqlite import SqliteStore
from server.postgres import running

BIG = "x" * 4_000_000
FULL = 200
"""Pages of a file that is full."""


def stored(connection: Connection) -> list[str]:
    found = connection.execute(text("SELECT name FROM setting WHERE name LIKE 'job %'"))
    return sorted(str(row[0]) for row in found)


def fill(connection: Connection) -> None:
    """More than the file may hold: SQLite says that the disk is full."""
    setting_or("too big", BIG)(connection)


def lose(connection: Connection) -> None:
    """What an I/O error may do: the transaction is rolled back, and the job fails."""
    connection.exec_driver_sql("ROLLBACK")
    raise OSError("disk I/O error")


@pytest.mark.parametrize("fault", [fill, lose], ids=["the disk is full", "an I/O error"])
def test_nobody_is_told_that_a_lost_job_is_stored(sqlite: str, fault: Job[None]) -> None:
    """One batch: two jobs, one at which the transaction is lost, and one after it."""

    async def run() -> tuple[list[object], list[str]]:
        store = await open_store(sqlite)
        assert isinstance(store, SqliteStore)
        await store.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={FULL}").fetchall())
        begun, gate = threading.Event(), threading.Event()

        def hold(_: Connection) -> None:
            begun.set()
            gate.wait()

        held = asyncio.create_task(store.write(hold))
        await asyncio.to_thread(begun.wait)
        jobs = [setting_or("job 1", "1"), setting_or("job 2", "1"), fault, setting_or("job 3", "1")]
        tasks = [asyncio.create_task(store.write(job)) for job in jobs]
        while store.waiting.qsize() < len(jobs):
            await asyncio.sleep(0.001)
        gate.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        await held
        found = await store.read(stored)
        await store.write(setting_or("job 4", "1"))
        later = await store.read(stored)
        await store.close()
        assert later == sorted([*found, "job 4"]), "the writer goes on"
        return [isinstance(result, BaseException) for result in results], found

    failed, found = asyncio.run(run())
    told = [f"job {number}" for number, wrong in zip((1, 2, None, 3), failed, strict=True)
            if not wrong and number]  # fmt: skip
    assert failed[2]
    assert found == told, "what was said to be stored is stored, and nothing else"


def test_who_listens_goes_on_after_a_restart_of_the_database() -> None:
    """Both hear of it: what was missed is looked at again, and what comes later is heard."""
    with running() as cluster:
        url = cluster.database()

        async def run() -> list[str]:
            one, other = await open_store(url), await open_store(url)
            heard: asyncio.Queue[News] = asyncio.Queue()

            async def listener(news: News) -> None:
                await heard.put(news)

            await one.listen(listener)
            await other.write(setting_or("a", "1"), News("before", 1, 0))
            first = (await asyncio.wait_for(heard.get(), PATIENCE)).match_id
            await asyncio.to_thread(cluster.restart)
            missed = (await asyncio.wait_for(heard.get(), PATIENCE)).match_id
            await write_at_last(other)
            while (last := (await asyncio.wait_for(heard.get(), PATIENCE)).match_id) == "":
                pass
            await one.close()
            await other.close()
            return [first, missed, last]

        assert asyncio.run(run()) == ["before", "", "after"]


async def write_at_last(store: Store) -> None:
    """The pool may still hold connections of the time before."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(Exception):
                await store.write(setting_or("b", "1"), News("after", 2, 0))
                return
            await asyncio.sleep(PAUSE)


def test_a_listener_that_fails_does_not_end_the_listening() -> None:
    with running() as cluster:
        url = cluster.database()

        async def run() -> int:
            one, other = await open_store(url), await open_store(url)
            calls, again = 0, asyncio.Event()

            async def listener(_: News) -> None:
                nonlocal calls
                calls += 1
                if calls == 1:
                    raise RuntimeError("the match could not be read")
                again.set()

            await one.listen(listener)
            await other.write(setting_or("a", "1"), News("m", 1, 0))
            await asyncio.wait_for(again.wait(), PATIENCE)
            await one.close()
            await other.close()
            return calls

        assert asyncio.run(run()) >= 2
