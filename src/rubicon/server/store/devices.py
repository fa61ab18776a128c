"""The jobs about devices that are signed in, recovery codes and passkeys."""

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rubicon.server.store.base import Job
from rubicon.server.store.people import add_new, digest, revoke
from rubicon.server.store.tables import device, passkey, recovery, used_challenge

SECONDS_REMEMBERED = 400 * 24 * 3600
"""So long a cookie lives, and so long it must be known that it is not valid."""
Row = dict[str, Any]


def keep_device(me: str, name: str, label: str) -> Job[None]:
    """A device is in use."""

    def job(connection: Connection) -> None:
        now = time.time()
        values = {"id": name, "identity_id": me, "label": label, "created": now, "seen": now}
        add_new(connection, device, values)
        mine = (device.c.id == name, device.c.identity_id == me)
        connection.execute(update(device).where(*mine).values(label=label, seen=now))

    return job


def mark_devices(names: Iterable[str], now: float) -> Job[None]:
    """These are connected at this moment."""
    here = sorted(names)

    def job(connection: Connection) -> None:
        connection.execute(update(device).where(device.c.id.in_(here)).values(seen=now))

    return job


def revoke_device(me: str, name: str) -> Job[bool]:
    """Sign a device of somebody's out; False if he has none of that name."""

    def job(connection: Connection) -> bool:
        now = time.time()
        gone = device.c.revoked < now - SECONDS_REMEMBERED
        connection.execute(delete(device).where(gone))
        mine = (device.c.id == name, device.c.identity_id == me, device.c.revoked.is_(None))
        return connection.execute(update(device).where(*mine).values(revoked=now)).rowcount == 1

    return job


def revoked_devices() -> Job[frozenset[str]]:
    """All devices that were signed out."""

    def job(connection: Connection) -> frozenset[str]:
        found = connection.execute(select(device.c.id).where(device.c.revoked.is_not(None)))
        return frozenset(str(row[0]) for row in found)

    return job


def end_other_sign_ins(me: str, kept: str) -> Job[int]:
    """Only one device stays signed in; the number of the sign-in that is valid now.

    Links and the code end too: whoever was there may have them. Passkeys are listed.
    """

    def job(connection: Connection) -> int:
        others = (device.c.identity_id == me, device.c.id != kept)
        connection.execute(delete(device).where(*others))
        end_code(me)(connection)
        return revoke(me)(connection)

    return job


def belongings(me: str) -> Job[dict[str, Any]]:
    """What somebody can sign in with: devices, passkeys, and since when there is a code."""

    def job(connection: Connection) -> dict[str, Any]:
        devices = connection.execute(
            select(device.c.id, device.c.label, device.c.created, device.c.seen)
            .where(device.c.identity_id == me, device.c.revoked.is_(None))
            .order_by(device.c.seen.desc(), device.c.id)
        )
        keys = connection.execute(
            select(passkey.c.id, passkey.c.label, passkey.c.site, passkey.c.created, passkey.c.used)
            .where(passkey.c.identity_id == me)
            .order_by(passkey.c.created)
        )
        code = select(recovery.c.created).where(recovery.c.identity_id == me)
        return {
            "devices": [dict(row._mapping) for row in devices],
            "passkeys": [dict(row._mapping) for row in keys],
            "code_since": connection.execute(code).scalar(),
        }

    return job


# ---- recovery codes ------------------------------------------------------------------------------


def store_code(me: str, code: str) -> Job[None]:
    """The one code of an identity: an earlier one is worthless from now on."""

    def job(connection: Connection) -> None:
        end_code(me)(connection)
        values = {"identity_id": me, "code_hash": digest(code), "created": time.time()}
        connection.execute(insert(recovery).values(values))

    return job


def end_code(me: str) -> Job[None]:
    """There is no code any more."""

    def job(connection: Connection) -> None:
        connection.execute(delete(recovery).where(recovery.c.identity_id == me))

    return job


def use_code(code: str) -> Job[str | None]:
    """The identity behind a code, which is used up by this; None if it is not valid."""
    hashed = digest(code)

    def job(connection: Connection) -> str | None:
        wanted = recovery.c.code_hash == hashed
        columns = select(recovery.c.identity_id, recovery.c.code_hash)
        found = connection.execute(columns.where(wanted)).first()
        used = connection.execute(delete(recovery).where(wanted)).rowcount
        if found is None or used != 1 or not secrets.compare_digest(str(found[1]), hashed):
            return None
        return str(found[0])

    return job


# ---- passkeys ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey as it is stored: the public half of it."""

    id: str
    identity_id: str
    site: str
    public_key: str
    sign_count: int
    label: str


def use_up(connection: Connection, challenge: str, seconds: float) -> bool:
    """A challenge is answered; False if it was before, here or at another process."""
    now = time.time()
    connection.execute(delete(used_challenge).where(used_challenge.c.expires < now))
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"token_hash": digest(challenge), "expires": now + seconds}
    added = connection.execute(kind.insert(used_challenge).values(values).on_conflict_do_nothing())
    return added.rowcount == 1


def add_passkey(key: Passkey, challenge: str, seconds: float, most: int) -> Job[bool]:
    """Keep a new passkey; False if its challenge was answered, it is known, or there are enough."""

    def job(connection: Connection) -> bool:
        if not use_up(connection, challenge, seconds):
            return False
        mine = select(func.count()).select_from(passkey)
        count = connection.execute(mine.where(passkey.c.identity_id == key.identity_id)).scalar()
        known = connection.execute(select(passkey.c.id).where(passkey.c.id == key.id)).first()
        if known is not None or int(count or 0) >= most:
            return False
        values = {name: getattr(key, name) for name in Passkey.__slots__}
        connection.execute(insert(passkey).values(values | {"created": time.time()}))
        return True

    return job


def find_passkey(name: str, site: str) -> Job[Passkey | None]:
    """A passkey by its name, if it was made for this site."""

    def job(connection: Connection) -> Passkey | None:
        columns = (passkey.c[one] for one in Passkey.__slots__)
        mine = (passkey.c.id == name, passkey.c.site == site)
        found = connection.execute(select(*columns).where(*mine)).first()
        return None if found is None else Passkey(*found)

    return job


def use_passkey(key: Passkey, count: int, challenge: str, seconds: float) -> Job[bool]:
    """It was used; False if the same answer was used before, or it is gone."""

    def job(connection: Connection) -> bool:
        if not use_up(connection, challenge, seconds):
            return False
        same = (passkey.c.id == key.id, passkey.c.sign_count == key.sign_count)
        values = {"sign_count": count, "used": time.time()}
        return connection.execute(update(passkey).where(*same).values(values)).rowcount == 1

    return job


def remove_passkey(me: str, name: str) -> Job[bool]:
    """A passkey of somebody's is worth nothing any more; False if he has none of that name."""

    def job(connection: Connection) -> bool:
        mine = (passkey.c.id == name, passkey.c.identity_id == me)
        return connection.execute(delete(passkey).where(*mine)).rowcount == 1

    return job
