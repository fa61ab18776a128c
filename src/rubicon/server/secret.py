"""The secret that signs cookies: in a file of its own, which nobody else may read.

It is not kept with the matches, so that nobody gives it away with a backup.
"""

import hashlib
import os
import secrets
import stat
from pathlib import Path

import platformdirs
from sqlalchemy import Connection, delete, select
from sqlalchemy.engine import make_url

from rubicon.core.errors import BadInput
from rubicon.server.store.base import Job, Store
from rubicon.server.store.people import add_new, digest
from rubicon.server.store.tables import setting

NAME, DIGEST = "secret", "secret digest"
VARIABLE = "RUBICON_SECRET"
ANOTHER = (
    "The other servers on this database sign cookies with another secret. "
    f"Give all of them the same one by {VARIABLE}."
)
LEAST = 16
"""Characters of a secret that somebody gives."""
OTHERS = stat.S_IRWXG | stat.S_IRWXO


async def secret_of(store: Store, database: str, given: str | None) -> str:
    """The secret of a server; one that older versions kept in the database moves to its file."""
    if given is not None:
        if len(given) < LEAST:
            raise BadInput(f"{VARIABLE} must have {LEAST} characters or more.")
        await store.write(settle(given))
        return given
    file = file_of(database)
    known: str | None = await store.read(stored(DIGEST))
    if not file.exists():
        if store.shared and known is not None:
            raise BadInput(ANOTHER)
        before: str | None = await store.read(stored(NAME))
        write(file, before or secrets.token_urlsafe(32))
    found = read(file)
    if store.shared and known not in (None, digest(found)):
        raise BadInput(ANOTHER)
    await store.write(settle(found))
    return found


def file_of(database: str) -> Path:
    """Beside a SQLite file; for PostgreSQL in the user's data directory."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        place = Path(str(url.database)).resolve()
        return place.with_name(f"{place.name}.secret")
    which = f"{url.host}:{url.port}/{url.database}?{sorted(url.query.items())}"
    folder = Path(platformdirs.user_data_dir("rubicon", appauthor=False))
    return folder / f"{hashlib.sha256(which.encode()).hexdigest()[:16]}.secret"


def write(file: Path, secret: str) -> None:
    """Make the file, unless another process is quicker; it is its owner's alone from the start."""
    file.parent.mkdir(parents=True, exist_ok=True)
    own = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as opened:
        opened.write(secret)
        opened.flush()
        os.fsync(opened.fileno())
    try:
        os.link(own, file)
    except FileExistsError:
        pass
    finally:
        own.unlink()


def read(file: Path) -> str:
    """The secret, if nobody else can have read it."""
    if os.name == "posix" and file.stat().st_mode & OTHERS:
        raise BadInput(f"Others can read {file}, which signs cookies. Make it yours: chmod 600.")
    found = file.read_text().strip()
    if len(found) < LEAST:
        raise BadInput(f"There is no secret in {file}.")
    return found


def stored(name: str) -> Job[str | None]:
    """The secret that an older version has left in the database, or the digest of a later one."""

    def job(connection: Connection) -> str | None:
        found = connection.execute(select(setting.c.value).where(setting.c.name == name)).first()
        return None if found is None else str(found[0])

    return job


def settle(secret: str) -> Job[None]:
    """It is not in the database any more; only enough of it to know it again."""

    def job(connection: Connection) -> None:
        connection.execute(delete(setting).where(setting.c.name.in_((NAME, DIGEST))))
        add_new(connection, setting, {"name": DIGEST, "value": digest(secret)})

    return job
