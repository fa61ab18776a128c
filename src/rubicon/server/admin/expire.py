"""How long things are kept: deletes finished matches and identities that nobody uses any more."""

from typing import Any

from sqlalchemy import Connection, Select, and_, delete, exists, func, or_, select

from rubicon.server.store.base import Job
from rubicon.server.store.jobs import MOST_AT_ONCE
from rubicon.server.store.rows import FINISHED
from rubicon.server.store.tables import (
    chat,
    device,
    duplicate,
    entry,
    identity,
    link,
    match,
    passkey,
    recovery,
    seat,
)


def old_matches(before: float) -> "Select[Any]":
    """Finished matches that have not changed since; of a duplicate both tables or none.

    If one of them were left alone, nobody could compare it or look at it any more.
    """
    is_old = and_(match.c.status.in_(FINISHED), match.c.updated < before)
    other = match.alias()
    stays = exists().where(
        other.c.duplicate_id == match.c.duplicate_id,
        or_(other.c.status.not_in(FINISHED), other.c.updated >= before),
    )
    return select(match.c.id).where(is_old, or_(match.c.duplicate_id.is_(None), ~stays))


def old_identities(before: float) -> "Select[Any]":
    """Those not seen since, who have no match here.

    Who is banned stays so, and what somebody has revoked stays revoked.
    """
    opened = exists().where(match.c.created_by == identity.c.id)
    sits = exists().where(seat.c.identity_id == identity.c.id)
    signed_out = exists().where(
        device.c.identity_id == identity.c.id, device.c.revoked.is_not(None)
    )
    return select(identity.c.id).where(
        identity.c.seen < before,
        identity.c.banned.is_(None),
        identity.c.sign_in == 0,
        ~signed_out,
        ~opened,
        ~sits,
    )


def count(old: "Select[Any]") -> Job[int]:
    """How many would be deleted."""

    def job(connection: Connection) -> int:
        found = connection.execute(select(func.count()).select_from(old.subquery()))
        return int(found.scalar() or 0)

    return job


def delete_matches(before: float) -> Job[int]:
    """Delete them, a few hundred at most; how many that were."""

    def job(connection: Connection) -> int:
        # By duplicate, so that no pair is torn apart where the number ends.
        wanted = old_matches(before).order_by(match.c.duplicate_id, match.c.id)
        gone = [str(row[0]) for row in connection.execute(wanted.limit(MOST_AT_ONCE))]
        pairs = select(match.c.duplicate_id).where(match.c.id.in_(gone))
        torn = select(match.c.id).where(match.c.duplicate_id.in_(pairs))
        gone = sorted({*gone, *(str(row[0]) for row in connection.execute(torn))})
        for table in (entry, chat, seat):
            connection.execute(delete(table).where(table.c.match_id.in_(gone)))
        connection.execute(delete(match).where(match.c.id.in_(gone)))
        used = select(match.c.duplicate_id).where(match.c.duplicate_id.is_not(None))
        connection.execute(delete(duplicate).where(duplicate.c.id.not_in(used)))
        return len(gone)

    return job


def delete_identities(before: float) -> Job[int]:
    """Delete them, a few hundred at most; how many that were."""

    def job(connection: Connection) -> int:
        wanted = old_identities(before).limit(MOST_AT_ONCE)
        gone = [str(row[0]) for row in connection.execute(wanted)]
        for table in (link, device, recovery, passkey):
            connection.execute(delete(table).where(table.c.identity_id.in_(gone)))
        connection.execute(delete(identity).where(identity.c.id.in_(gone)))
        return len(gone)

    return job
