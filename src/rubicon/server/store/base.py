"""What the server asks of a database, whichever it is.

A job is a plain function of a connection; the store runs it in a transaction. That is all that the
rest of the server knows of databases, so that the same jobs run on SQLite and on PostgreSQL.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from rubicon.core.errors import BadInput
from rubicon.extras import POSTGRES, needing

T = TypeVar("T")
Job = Callable[[Connection], T]


@dataclass(frozen=True, slots=True)
class News:
    """Something that another server process did to a match."""

    match_id: str
    revision: int
    chat: int


Listener = Callable[[News], Awaitable[None]]


class Store(Protocol):
    """A database that is ready to be used."""

    shared: bool
    """Whether other processes may change matches and tell us so."""

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""
        ...

    async def write(self, job: Job[T], news: News | None = None) -> T:
        """Run a job; when this returns, what it did survives a power cut.

        The news reach other processes together with the change.
        """
        ...

    async def check(self) -> None:
        """Return if a move could be stored now; else raise Unavailable."""
        ...

    async def listen(self, listener: Listener) -> None:
        """Hear what other processes do, from now on."""
        ...

    async def close(self) -> None:
        """Finish what is in hand and let go of the database."""
        ...


async def open_store(url: str) -> Store:
    """The database behind a URL, created if need be and brought to the newest tables."""
    try:
        kind = make_url(url).get_backend_name()
    except ArgumentError:
        raise BadInput(
            f"{url!r} is not a database URL; it looks like sqlite:///file or postgresql://host/name."
        ) from None
    if kind == "sqlite":
        from rubicon.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return await SqliteStore.open(url)
    if kind in ("postgresql", "postgres"):
        with needing(POSTGRES):
            from rubicon.server.store.postgres import PostgresStore  # noqa: PLC0415

        return await PostgresStore.open(url)
    raise BadInput(f"Rubicon keeps matches in SQLite or PostgreSQL, not in {kind}.")
