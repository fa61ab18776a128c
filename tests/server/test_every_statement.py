"""A fault at every statement of every write: nothing is half stored, and nothing is said to be."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from rubicon.server.app import create_app
from rubicon.server.settings import Limits, Settings
from rubicon.server.store.sqlite import SqliteStore, writes

TABLES = ("identity", "link", "duplicate", "match", "seat", "entry", "chat")
Json = dict[str, Any]
FREE = Limits(
    posts_per_second=1e6,
    posts_burst=10**6,
    gets_per_second=1e6,
    gets_burst=10**6,
    newcomers_burst=10**6,
    chats_per_second=1e6,
    chats_burst=10**6,
    uploads_burst=10**6,
    work_burst=1e6,
)
"""A fault at every statement takes more requests a second than any person sends."""
Act = Callable[[httpx.AsyncClient, Json], Awaitable[httpx.Response]]


class Fault:
    """Fails once, at a statement of the writer that is counted out beforehand."""

    def __init__(self, store: SqliteStore, how: str) -> None:
        self.how, self.left, self.fired = how, 0, False
        event.listen(store.engine, "before_cursor_execute", self.statement)
        event.listen(store.engine, "commit", self.commit)

    def arm(self, number: int) -> None:
        self.left, self.fired = number, False

    def statement(self, connection: Connection, cursor: Any, *_: Any) -> None:
        if writes(connection) and self.is_due():
            if self.how == "rolled back" and cursor.connection.in_transaction:
                cursor.connection.rollback()
            raise trouble()

    def commit(self, connection: Connection) -> None:
        if writes(connection) and self.is_due():
            raise trouble()

    def is_due(self) -> bool:
        if not self.left:
            return False
        self.left -= 1
        self.fired = self.left == 0
        return self.fired


def trouble() -> OperationalError:
    """As SQLite says it when the disk is full."""
    cause = sqlite3.OperationalError("database or disk is full")
    cause.sqlite_errorname = "SQLITE_FULL"
    return OperationalError("any statement", {}, cause)


def stored(sqlite: str) -> dict[str, list[Any]]:
    """Everything that is in the file, but for when people were seen."""
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as connection:
        found = {
            table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
            for table in TABLES
        }
    found["identity"] = [row[:2] for row in found["identity"]]
    return found


# ---- what is done --------------------------------------------------------------------------------

SEATS = [{"kind": "me"}, {"kind": "me"}]


async def create(http: httpx.AsyncClient, _: Json) -> httpx.Response:
    wish = {"game": "end_of_the_triumvirate", "players": 2, "seats": SEATS}
    return await http.post("/api/matches", json=wish)


async def create_duplicate(http: httpx.AsyncClient, _: Json) -> httpx.Response:
    bot = {"kind": "bot", "bot": "random"}
    tables = {"first": [{"kind": "me"}, {"kind": "open"}], "second": [{"kind": "open"}, bot]}
    return await http.post("/api/duplicates", json={"game": "triumvirate"} | tables)


async def move(http: httpx.AsyncClient, seen: Json) -> httpx.Response:
    body = {"move": seen["moves"][0]["words"], "ply": seen["ply"]}
    return await http.post(f"/api/matches/{seen['id']}/moves", json=body)


async def undo(http: httpx.AsyncClient, seen: Json) -> httpx.Response:
    return await http.post(f"/api/matches/{seen['id']}/undo", json={})


async def chat(http: httpx.AsyncClient, seen: Json) -> httpx.Response:
    return await http.post(f"/api/matches/{seen['id']}/chat", json={"text": "Ave!"})


async def rename(http: httpx.AsyncClient, _: Json) -> httpx.Response:
    return await http.post("/api/me", json={"name": "Anna"})


async def link(http: httpx.AsyncClient, _: Json) -> httpx.Response:
    return await http.post("/api/me/link", json={})


async def revoke(http: httpx.AsyncClient, _: Json) -> httpx.Response:
    return await http.post("/api/me/revoke", json={})


async def upload(http: httpx.AsyncClient, seen: Json) -> httpx.Response:
    record = await http.get(f"/api/matches/{seen['id']}/record")
    return await http.post("/api/records", json={"record": record.text})


async def propose(http: httpx.AsyncClient, seen: Json) -> httpx.Response:
    ask = {"kind": "takeback", "ply": 0}
    return await http.post(f"/api/matches/{seen['id']}/propose", json=ask)


async def resign(http: httpx.AsyncClient, seen: Json) -> httpx.Response:
    return await http.post(f"/api/matches/{seen['id']}/resign", json={})


ACTS: list[Act] = [
    rename, link, revoke, move, undo, move, chat, propose, move, upload, create, create_duplicate,
    resign,
]  # fmt: skip
MORE_THAN_ONE = (create, upload, link, revoke, create_duplicate, rename)
"""First it is stored who somebody is: that may stand alone."""


@pytest.mark.parametrize("how", ["fails", "rolled back"])
def test_a_fault_at_any_statement_loses_and_doubles_nothing(sqlite: str, how: str) -> None:
    async def run() -> int:
        # The first beat never comes: the only writer is the act that is tried.
        settings = Settings(
            sqlite, secret="a secret of the tests", limits=FREE, heartbeat_seconds=1e6
        )
        app = create_app(settings)
        faults = 0
        async with app.router.lifespan_context(app):
            fault = Fault(app.state.parts.store.store, how)
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
                made = (await create(http, {})).json()["id"]
                for act in ACTS:
                    faults += await at_every_statement(sqlite, http, made, act, fault)
        return faults

    assert asyncio.run(run()) > 5 * len(ACTS)


async def at_every_statement(
    sqlite: str, http: httpx.AsyncClient, match_id: str, act: Act, fault: Fault
) -> int:
    """The same act, with a fault one statement later each time, until it has none."""
    number = 0
    while True:
        number += 1
        seen = (await http.get(f"/api/matches/{match_id}")).json()
        before = stored(sqlite)
        fault.arm(number)
        answer = await act(http, seen)
        fault.left = 0
        after = stored(sqlite)
        if not fault.fired:
            assert answer.status_code in (200, 201), answer.text
            assert after != before or act in (rename,), act.__name__
            return number - 1
        assert answer.status_code == 503, (act.__name__, number, answer.text)
        if act not in MORE_THAN_ONE:
            assert after == before, (act.__name__, number)
        assert after["match"] == before["match"], "no match is half stored"
        assert after["entry"] == before["entry"]
        now = (await http.get(f"/api/matches/{match_id}")).json()
        assert now["ply"] == seen["ply"], "nobody sees what is not stored"
