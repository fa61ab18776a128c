"""The jobs about identities: their names, when they were seen, links to another device."""

import hashlib
import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rubicon.server.store.base import Job
from rubicon.server.store.tables import identity, link, setting

PROBE = "probe"


def digest(token: str) -> str:
    """What is stored of a token: enough to know it again, too little to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def add_new(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row unless there is one; also when another process does so at this moment."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(kind.insert(table).values(values).on_conflict_do_nothing())


def remember(me: str, name: str | None = None) -> Job[None]:
    """Make sure that the identity is stored, and give it a name if there is one."""

    def job(connection: Connection) -> None:
        now = time.time()
        known = connection.execute(select(identity.c.id).where(identity.c.id == me)).first()
        if known is None:
            add_new(connection, identity, {"id": me, "created": now, "seen": now})
        if name is not None:
            connection.execute(update(identity).where(identity.c.id == me).values(name=name))

    return job


def name_of(me: str) -> Job[str | None]:
    """The name that an identity has chosen."""

    def job(connection: Connection) -> str | None:
        found = connection.execute(select(identity.c.name).where(identity.c.id == me)).first()
        return None if found is None else found[0]

    return job


def mark_seen(people: Iterable[str], now: float) -> Job[None]:
    """These are here at this moment."""
    here = sorted(people)

    def job(connection: Connection) -> None:
        connection.execute(update(identity).where(identity.c.id.in_(here)).values(seen=now))

    return job


def seen_since(moment: float) -> Job[set[str]]:
    """Who was here since then, at any server process."""

    def job(connection: Connection) -> set[str]:
        found = connection.execute(select(identity.c.id).where(identity.c.seen >= moment))
        return {str(row[0]) for row in found}

    return job


def last_seen(who: str) -> Job[float]:
    """When somebody was here last; 0 if never."""

    def job(connection: Connection) -> float:
        found = connection.execute(select(identity.c.seen).where(identity.c.id == who)).first()
        return 0.0 if found is None else float(found[0])

    return job


def revoke(me: str) -> Job[int]:
    """All sign-ins of an identity end; the number of the next one."""

    def job(connection: Connection) -> int:
        mine = identity.c.id == me
        connection.execute(update(identity).where(mine).values(sign_in=identity.c.sign_in + 1))
        connection.execute(delete(link).where(link.c.identity_id == me))
        return int(connection.execute(select(identity.c.sign_in).where(mine)).scalar_one())

    return job


def sign_ins() -> Job[dict[str, int]]:
    """The sign-ins that are valid, of those who have revoked earlier ones."""

    def job(connection: Connection) -> dict[str, int]:
        later = select(identity.c.id, identity.c.sign_in).where(identity.c.sign_in > 0)
        return {str(row[0]): int(row[1]) for row in connection.execute(later)}

    return job


def banned() -> Job[frozenset[str]]:
    """Those whom the operator has banned."""

    def job(connection: Connection) -> frozenset[str]:
        found = connection.execute(select(identity.c.id).where(identity.c.banned.is_not(None)))
        return frozenset(str(row[0]) for row in found)

    return job


# ---- links to another device ---------------------------------------------------------------------


def store_link(token: str, me: str, expires: float) -> Job[None]:
    """A link that carries an identity to another device, once."""

    def job(connection: Connection) -> None:
        connection.execute(delete(link).where(link.c.expires < time.time()))
        values = {"token_hash": digest(token), "identity_id": me, "expires": expires}
        connection.execute(insert(link).values(values))

    return job


def use_link(token: str) -> Job[str | None]:
    """The identity behind a link, which is used up by this; None if it is not valid."""

    def job(connection: Connection) -> str | None:
        mine = link.c.token_hash == digest(token)
        found = connection.execute(select(link.c.identity_id, link.c.expires).where(mine)).first()
        used = connection.execute(delete(link).where(mine)).rowcount
        if found is None or used != 1 or found[1] < time.time():
            return None
        return str(found[0])

    return job


# ---- the server's own settings -------------------------------------------------------------------


def setting_or(name: str, value: str) -> Job[str]:
    """A stored setting; the given value is stored if there is none yet."""

    def job(connection: Connection) -> str:
        add_new(connection, setting, {"name": name, "value": value})
        stored = connection.execute(select(setting.c.value).where(setting.c.name == name))
        return str(stored.scalar_one())

    return job


def probe() -> Job[None]:
    """Something small that changes each time: what can be stored shows that a move could be."""

    def job(connection: Connection) -> None:
        now = repr(time.time())
        add_new(connection, setting, {"name": PROBE, "value": now})
        connection.execute(update(setting).where(setting.c.name == PROBE).values(value=now))

    return job
