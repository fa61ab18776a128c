"""A database in the hands of its operator: both kinds, and as long as a job takes."""

import asyncio
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from rubicon.core.errors import BadInput
from rubicon.extras import POSTGRES, needing
from rubicon.server.store.base import Job, News, T, open_store
from rubicon.server.store.migrate import newest, revision_of
from rubicon.server.store.sqlite import make_engine
from rubicon.server.store.trouble import one_line

PROCESS = "admin"
"""As whom it tells the servers what it did."""
SECONDS_TO_CONNECT = 10


class Database:
    """Runs jobs as the server's store does, each in a transaction, without limits of time."""

    def __init__(self, url: str) -> None:
        try:
            self.url: URL = make_url(url)
        except ArgumentError:
            raise BadInput(f"{url!r} is not a database URL.") from None
        kind = self.url.get_backend_name()
        if kind not in ("sqlite", "postgresql", "postgres"):
            raise BadInput(f"Rubicon keeps matches in SQLite or PostgreSQL, not in {kind}.")
        self.is_file = kind == "sqlite"

    @property
    def place(self) -> str:
        """Where it is, without a password."""
        return self.url.render_as_string(hide_password=True)

    @property
    def is_there(self) -> bool:
        """Whether there is one; of PostgreSQL only connecting tells."""
        return not self.is_file or Path(str(self.url.database)).is_file()

    def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing, on one state of the database."""
        return self.run(job, writes=False)

    def write(self, job: Job[T], news: News | None = None) -> T:
        """Run a job, and let running servers know."""

        def told(connection: Connection) -> T:
            result = job(connection)
            if not self.is_file:
                from rubicon.server.store.postgres import tell  # noqa: PLC0415

                tell(connection, PROCESS, news or News("", 0, 0))
            return result

        return self.run(told, writes=True)

    def create(self) -> None:
        """Make the tables if there are none: for what is brought from elsewhere."""

        async def opened() -> None:
            await (await open_store(str(self.url.render_as_string(hide_password=False)))).close()

        asyncio.run(opened())

    def run(self, job: Job[T], *, writes: bool) -> T:
        """Run a job in a transaction; whatever the database has against it is one sentence."""
        if not self.is_there:
            raise BadInput(f"There is no database {self.place}.")

        def checked(connection: Connection) -> T:
            check_step(connection, self.place)
            return job(connection)

        try:
            if self.is_file:
                return self.run_on_file(checked, writes=writes)
            return asyncio.run(self.run_on_server(checked, writes=writes))
        except (DBAPIError, OSError, TimeoutError) as error:
            raise BadInput(f"The database {self.place} can't be used: {one_line(error)}.") from None

    def run_on_file(self, job: Job[T], *, writes: bool) -> T:
        engine = make_engine(self.url.render_as_string(hide_password=False))
        try:
            with (
                engine.connect().execution_options(reads=not writes) as connection,
                connection.begin(),
            ):
                return job(connection)
        finally:
            engine.dispose()

    async def run_on_server(self, job: Job[T], *, writes: bool) -> T:
        with needing(POSTGRES):
            import asyncpg  # noqa: PLC0415
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        engine = create_async_engine(
            self.url.set(drivername="postgresql+asyncpg"),
            poolclass=NullPool,
            connect_args={"timeout": SECONDS_TO_CONNECT},
        )
        try:
            async with engine.begin() as connection:
                if not writes:
                    one_state = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
                    await connection.execute(text(one_state))
                return await connection.run_sync(job)
        except asyncpg.PostgresError as error:
            raise OSError(one_line(error)) from None
        finally:
            await engine.dispose()


def check_step(connection: Connection, place: str) -> None:
    """The tables must be those of this version: only a server changes them."""
    at = revision_of(connection)
    if at is None:
        raise BadInput(f"There are no tables of Rubicon in {place}.")
    if at != newest(connection):
        raise BadInput(
            f"The tables of {place} are of another version (step {at}, not {newest(connection)}); "
            "a server of this version brings older ones up to date when it starts."
        )
