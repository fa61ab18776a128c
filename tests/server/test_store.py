"""The store: jobs waiting together share one commit, and each succeeds or fails alone."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from rubicon.core.errors import BadInput
from rubicon.server.store.base import Job, Store, open_store
from rubicon.server.store.jobs import load_match
from rubicon.server.store.migrate import config, upgrade
from rubicon.server.store.people import setting_or
from rubicon.server.store.sqlite import SqliteStore, make_engine
from rubicon.server.store.tables import metadata
from rubicon.words import written
from server.house import text_of

JOBS = 200


def put(number: int) -> Job[int]:
    """A job that stores a number; the odd ones fail after having written."""

    def job(connection: Connection) -> int:
        setting_or(f"job {number}", str(number))(connection)
        if number % 2:
            raise ValueError(number)
        return number

    return job


def count(connection: Connection) -> int:
    return int(
        connection.execute(text("SELECT count(*) FROM setting WHERE name <> 'probe'")).scalar() or 0
    )


def test_each_job_succeeds_or_fails_alone(database: str) -> None:
    async def run() -> tuple[list[int | BaseException], int]:
        store = await open_store(database)
        jobs = [store.write(put(number)) for number in range(JOBS)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        stored = await store.read(count)
        await store.close()
        return results, stored

    results, stored = asyncio.run(run())
    assert stored == JOBS // 2
    for number, result in enumerate(results):
        assert isinstance(result, ValueError) if number % 2 else result == number


def test_waiting_jobs_share_a_commit(sqlite: str) -> None:
    async def run() -> tuple[int, int, int]:
        store: Store = await open_store(sqlite)
        assert isinstance(store, SqliteStore)
        await store.write(setting_or("a", "1"))
        alone = store.batches
        await asyncio.gather(*(store.write(setting_or(f"b{i}", "1")) for i in range(JOBS)))
        await store.close()
        return alone, store.batches, store.jobs

    alone, batches, jobs = asyncio.run(run())
    assert alone <= 1
    assert jobs == JOBS + 1
    assert batches < JOBS // 4


def test_every_commit_is_synced(sqlite: str) -> None:
    with make_engine(sqlite).connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    assert found == ["wal", 2, 1]


def test_a_database_of_a_newer_rubicon_is_refused(sqlite: str, tmp_path: Path) -> None:
    engine = make_engine(sqlite)
    with engine.begin() as connection:
        upgrade(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadInput, match="newer Rubicon"):
        asyncio.run(open_store(sqlite))


def test_migrations_lead_to_the_tables(database: str) -> None:
    """What the steps make is what `tables.py` says."""
    from alembic.autogenerate import compare_metadata  # noqa: PLC0415
    from alembic.migration import MigrationContext  # noqa: PLC0415

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def run() -> list[object]:
        store = await open_store(database)
        found = await store.read(differences)
        await store.close()
        return found

    assert asyncio.run(run()) == []


OLD_MATCH = """INSERT INTO match (id, game, rules_version, players, options, public, created_by,
created, updated, status, revision, ply, turn, to_act, bot_due) VALUES
('old', 'triumvirate', 1, 2, '{}', true, 'me', 0, 0, 'waiting', 1, 0, 1, -2, false)"""


def test_a_database_from_before_duplicates_is_brought_up_to_date(database: str) -> None:
    """A match of the first tables is there afterwards, and belongs to no duplicate."""
    from alembic import command  # noqa: PLC0415

    def go_back(connection: Connection) -> None:
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        command.upgrade(config(connection), "0001")
        connection.execute(text(OLD_MATCH))

    async def run() -> None:
        store = await open_store(database)
        await store.write(go_back)
        await store.close()
        store = await open_store(database)
        loaded = await store.read(load_match("old", -1, 0, 1))
        await store.close()
        assert loaded is not None
        assert loaded.row.status == "waiting"
        assert (loaded.row.duplicate_id, loaded.row.table_number, loaded.pair) == (None, None, None)

    asyncio.run(run())


OLD_ENDINGS: dict[str, dict[str, Any]] = {
    "won": {"reason": "emperor", "rule": "8.1", "text": "Claudii win { 3 } : 1.", "winners": ["C"]},
    "ended": {
        "reason": "agreed",
        "rule": None,
        "text": "Caesar und Pompeius teilen den Sieg.",
        "winners": [],
    },
}


def test_endings_that_were_stored_as_texts_become_phrases(database: str) -> None:
    """They say what they said; a match that goes on has no ending, and says nothing new."""
    from alembic import command  # noqa: PLC0415

    def go_back(connection: Connection) -> None:
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        command.upgrade(config(connection), "0003")
        for name in ("old", *OLD_ENDINGS):
            connection.execute(text(OLD_MATCH.replace("'old'", f"'{name}'")))
        for name, outcome in OLD_ENDINGS.items():
            ended = "UPDATE match SET status = 'over', outcome = :outcome WHERE id = :id"
            connection.execute(text(ended), {"outcome": json.dumps(outcome), "id": name})

    async def run() -> dict[str, Any]:
        store = await open_store(database)
        await store.write(go_back)
        await store.close()
        # The second time nothing is left to do.
        for _ in range(2):
            store = await open_store(database)
            loaded = {
                name: await store.read(load_match(name, -1, 0, 1)) for name in ("old", *OLD_ENDINGS)
            }
            await store.close()
        return {name: one.row.outcome for name, one in loaded.items() if one is not None}

    found = asyncio.run(run())
    assert found["old"] is None
    for name, outcome in OLD_ENDINGS.items():
        says = written(outcome["text"])
        expected = {key: value for key, value in outcome.items() if key != "text"}
        assert found[name] == expected | {"says": says.json()}
        assert text_of(found[name]) == outcome["text"]
