"""Matches as an operator sees them, and how he closes one."""

import json
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select, update

from rubicon.core.errors import BadInput
from rubicon.core.state import NOBODY
from rubicon.server.saying import say
from rubicon.server.store.base import Job
from rubicon.server.store.jobs import match_row, read_seats
from rubicon.server.store.rows import FINISHED, SeatRow
from rubicon.server.store.tables import chat, identity, match, seat

Told = dict[str, Any]
OF_A_LIST = ("id", "game", "players", "status", "public", "ply", "created", "updated", "created_by")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches are listed."""

    status: str | None = None
    game: str | None = None
    identity: str | None = None
    before: float | None = None
    """Those in which nothing has happened since then."""
    most: int = 50


def list_matches(wanted: Wanted) -> Job[list[Told]]:
    """Some matches, the last changed first."""
    asked = select(*(match.c[name] for name in OF_A_LIST)).order_by(match.c.updated.desc())
    if wanted.status is not None:
        asked = asked.where(match.c.status == wanted.status)
    if wanted.game is not None:
        asked = asked.where(match.c.game == wanted.game)
    if wanted.before is not None:
        asked = asked.where(match.c.updated < wanted.before)
    if wanted.identity is not None:
        sits = select(seat.c.match_id).where(seat.c.identity_id == wanted.identity)
        asked = asked.where((match.c.created_by == wanted.identity) | match.c.id.in_(sits))

    def job(connection: Connection) -> list[Told]:
        return [dict(row._mapping) for row in connection.execute(asked.limit(wanted.most))]

    return job


def show_match(match_id: str) -> Job[Told]:
    """Everything about a match but what its players hide from each other."""

    def job(connection: Connection) -> Told:
        found = connection.execute(select(match).where(match.c.id == match_id)).first()
        if found is None:
            raise no_match(match_id)
        row = match_row(found)
        seats = read_seats(connection, [match_id])[match_id]
        lines = connection.execute(
            select(func.count()).select_from(chat).where(chat.c.match_id == match_id)
        ).scalar()
        told = {name: getattr(row, name) for name in (*OF_A_LIST, "rules_version", "options")}
        more = {"duplicate": row.duplicate_id, "lesson": row.lesson, "origin": row.origin}
        return told | more | {"chat_lines": lines, "seats": [seat_told(one) for one in seats]}

    return job


def seat_told(one: SeatRow) -> Told:
    """Who sits there."""
    told = {"seat": one.seat, "kind": one.kind, "identity": one.identity_id, "name": one.name}
    return told | {"bot": one.player, "resigned": one.resigned}


def close_match(match_id: str) -> Job[int]:
    """End a match, whoever plays it; its new revision."""
    outcome: Told = {
        "reason": "closed",
        "rule": None,
        "says": say("ending-by-operator").json(),
        "winners": [],
    }

    def job(connection: Connection) -> int:
        mine = match.c.id == match_id
        found = connection.execute(select(match.c.status, match.c.revision).where(mine)).first()
        if found is None:
            raise no_match(match_id)
        if found.status in FINISHED:
            raise BadInput(f"The match {match_id} is finished already.")
        revision = int(found.revision) + 1
        connection.execute(
            update(match)
            .where(mine)
            .values(
                status="ended",
                outcome=json.dumps(outcome),
                revision=revision,
                updated=time.time(),
                to_act=NOBODY,
                waiting=0,
                bot_due=False,
                proposal=None,
            )
        )
        gone = {"answer": None, "ready": False}
        connection.execute(update(seat).where(seat.c.match_id == match_id).values(gone))
        return revision

    return job


def no_match(match_id: str) -> BadInput:
    """The operator has named none."""
    return BadInput(f"There is no match {match_id!r}.")


# ---- identities ----------------------------------------------------------------------------------


def list_identities(name: str | None, *, banned: bool, most: int) -> Job[list[Told]]:
    """Some identities, the last seen first."""
    columns = (identity.c.id, identity.c.name, identity.c.created, identity.c.seen)
    asked = select(*columns, identity.c.banned).order_by(identity.c.seen.desc())
    if name is not None:
        asked = asked.where(func.lower(identity.c.name).contains(name.lower(), autoescape=True))
    if banned:
        asked = asked.where(identity.c.banned.is_not(None))

    def job(connection: Connection) -> list[Told]:
        return [dict(row._mapping) for row in connection.execute(asked.limit(most))]

    return job


def show_identity(who: str) -> Job[Told]:
    """An identity, and how many matches it has."""

    def job(connection: Connection) -> Told:
        found = connection.execute(select(identity).where(identity.c.id == who)).first()
        if found is None:
            raise no_identity(who)
        told = {name: getattr(found, name) for name in ("id", "name", "created", "seen", "banned")}
        opened = select(func.count()).select_from(match).where(match.c.created_by == who)
        sits = select(func.count()).select_from(seat).where(seat.c.identity_id == who)
        told["matches_opened"] = connection.execute(opened).scalar()
        told["seats"] = connection.execute(sits).scalar()
        return told

    return job


def ban(who: str, when: float | None) -> Job[None]:
    """Ban an identity, or (None) let it back in."""

    def job(connection: Connection) -> None:
        mine = identity.c.id == who
        done = connection.execute(update(identity).where(mine).values(banned=when))
        if done.rowcount != 1:
            raise no_identity(who)

    return job


def no_identity(who: str) -> BadInput:
    """The operator has named none."""
    return BadInput(f"There is no identity {who!r}.")
