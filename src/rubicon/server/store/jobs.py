"""The jobs that the server runs on its database: matches, their log and their chat."""

import json
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from rubicon.server.errors import Stale
from rubicon.server.store.base import Job
from rubicon.server.store.rows import (
    RECORD,
    Answers,
    Change,
    ChatRow,
    EntryRow,
    Loaded,
    MatchRow,
    Pair,
    SeatRow,
)
from rubicon.server.store.tables import chat, duplicate, entry, identity, match, seat

JSON_COLUMNS = ("options", "position", "outcome", "proposal", "answer", "stand_ins")
HOLDER_COLUMNS = (
    "kind", "identity_id", "label", "bot", "token_hash", "stand_in", "resigned", "substitute",
)  # fmt: skip
SEAT_COLUMNS = (*HOLDER_COLUMNS, "answer", "ready", "standing")
CHANGE_ROW = update(match).where(
    match.c.id == bindparam("its_id"), match.c.revision == bindparam("expected")
)
"""What every move does. Building a statement anew would take longer than carrying it out."""
ADD_ENTRIES = insert(entry)
MOST_AT_ONCE = 200
"""Matches that are deleted in one transaction."""
IN_LOBBY = 50
"""Matches in each list of the lobby; nobody scrolls further."""
InLobby = tuple[MatchRow, list[SeatRow], Pair | None]


def packed(values: dict[str, Any]) -> dict[str, Any]:
    """Values as the columns hold them."""
    return {
        name: json.dumps(value) if name in JSON_COLUMNS and value is not None else value
        for name, value in values.items()
    }


def match_row(found: Row[Any]) -> MatchRow:
    """A row of the match table."""
    values = dict(found._mapping)
    for name in JSON_COLUMNS:
        if values.get(name) is not None:
            values[name] = json.loads(values[name])
    return MatchRow(**values)


# ---- writing -------------------------------------------------------------------------------------


def create_match(row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> Job[None]:
    """A new match, with what the start itself has brought."""

    def job(connection: Connection) -> None:
        values = {name: getattr(row, name) for name in MatchRow.__slots__}
        connection.execute(insert(match).values(packed(values)))
        connection.execute(insert(seat), [seat_values(row.id, one) for one in seats])
        if entries:
            connection.execute(insert(entry), [entry_values(row.id, one) for one in entries])

    return job


def change_match(change: Change) -> Job[None]:
    """Carry out a change, or raise Stale when somebody was quicker."""

    def job(connection: Connection) -> None:
        place = {"its_id": change.match_id, "expected": change.expected}
        changed = connection.execute(CHANGE_ROW, packed(change.row) | place)
        if changed.rowcount != 1:
            raise Stale
        if change.answers is not None and change.answers != read_answers(connection, change):
            raise Stale
        if change.cut is not None:
            connection.execute(
                delete(entry).where(entry.c.match_id == change.match_id, entry.c.ply >= change.cut)
            )
        if change.entries:
            values = [entry_values(change.match_id, one) for one in change.entries]
            connection.execute(ADD_ENTRIES, values)
        for one in change.seats:
            # What the seat has answered may have come to another process just now.
            holder = {name: getattr(one, name) for name in HOLDER_COLUMNS}
            change_seat(connection, change.match_id, one.seat, holder)
        if change.is_next_question:
            gone = {"answer": None, "ready": False}
            connection.execute(update(seat).where(seat.c.match_id == change.match_id).values(gone))

    return job


def change_seat(connection: Connection, match_id: str, number: int, values: dict[str, Any]) -> None:
    """Store something of a seat, and leave the rest as it is."""
    connection.execute(
        update(seat)
        .where(seat.c.match_id == match_id, seat.c.seat == number)
        .values(packed(values))
    )


def read_answers(connection: Connection, change: Change) -> Answers:
    """What the seats have answered by now."""
    seats = read_seats(connection, [change.match_id])[change.match_id]
    return {one.seat: one.answer for one in seats if one.answer}


def keep_answer(
    match_id: str, expected: int, before: SeatRow, values: dict[str, Any]
) -> Job[list[SeatRow]]:
    """Store what one of several seats has answered; all seats as they are then.

    The match stays at its revision: that somebody has answered is no news for the others. Who
    answers last sees the answers of all, whichever process took them: they come one by one.
    Stale if the seat has answered otherwise meanwhile, at another process.
    """

    def job(connection: Connection) -> list[SeatRow]:
        held = connection.execute(
            update(match)
            .where(match.c.id == match_id, match.c.revision == expected)
            .values(revision=expected)
        )
        now = read_seats(connection, [match_id])[match_id]
        given = values.get("answer", before.answer)
        if held.rowcount != 1 or now[before.seat].answer not in (before.answer, given):
            raise Stale
        change_seat(connection, match_id, before.seat, values)
        now[before.seat] = replace(now[before.seat], **values)
        return now

    return job


def seat_values(match_id: str, one: SeatRow) -> dict[str, Any]:
    named = packed({name: getattr(one, name) for name in SEAT_COLUMNS})
    return {"match_id": match_id, "seat": one.seat} | named


def entry_values(match_id: str, one: EntryRow) -> dict[str, Any]:
    return {"match_id": match_id} | {name: getattr(one, name) for name in EntryRow.__slots__}


def add_chat(match_id: str, line: ChatRow) -> Job[int]:
    """Add a line of chat; its number."""

    def job(connection: Connection) -> int:
        values = {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
        done = connection.execute(insert(chat).values(values | {"match_id": match_id}))
        key = done.inserted_primary_key
        assert key is not None  # the table has one
        return int(key[0])

    return job


# ---- reading -------------------------------------------------------------------------------------


def load_match(match_id: str, after: int, chat_after: int, chats: int) -> Job[Loaded | None]:
    """A match with the entries and the chat that are newer than what the caller has."""

    def job(connection: Connection) -> Loaded | None:
        found = connection.execute(select(match).where(match.c.id == match_id)).first()
        if found is None:
            return None
        entries = connection.execute(
            select(*(entry.c[name] for name in EntryRow.__slots__))
            .where(entry.c.match_id == match_id, entry.c.revision > after)
            .order_by(entry.c.ply)
        )
        newest = connection.execute(
            select(*(chat.c[name] for name in ChatRow.__slots__))
            .where(chat.c.match_id == match_id, chat.c.id > chat_after)
            .order_by(chat.c.id.desc())
            .limit(chats)
        )
        return Loaded(
            match_row(found),
            read_seats(connection, [match_id])[match_id],
            [EntryRow(*values) for values in entries],
            [ChatRow(*values) for values in newest][::-1],
            read_pairs(connection, [found.duplicate_id]).get(match_id),
        )

    return job


def read_seats(connection: Connection, matches: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some matches, with the names of those who sit there."""
    found = connection.execute(
        select(
            seat.c.match_id,
            seat.c.seat,
            *(seat.c[name] for name in SEAT_COLUMNS),
            identity.c.name,
        )
        .select_from(seat.outerjoin(identity, seat.c.identity_id == identity.c.id))
        .where(seat.c.match_id.in_(matches))
        .order_by(seat.c.match_id, seat.c.seat)
    )
    seats: dict[str, list[SeatRow]] = {name: [] for name in matches}
    for match_id, number, *values, name in found:
        named = dict(zip(SEAT_COLUMNS, values, strict=True))
        if named["answer"] is not None:
            named["answer"] = json.loads(named["answer"])
        seats[match_id].append(SeatRow(number, **named, name=name))
    return seats


def read_pairs(connection: Connection, duplicates: list[str | None]) -> dict[str, Pair]:
    """Each table of some duplicates, with how it stands at the other one."""
    wanted = [one for one in duplicates if one is not None]
    if not wanted:
        return {}
    found = connection.execute(
        select(match.c.id, match.c.status, match.c.table_number, duplicate)
        .select_from(match.join(duplicate, match.c.duplicate_id == duplicate.c.id))
        .where(match.c.duplicate_id.in_(wanted))
    ).all()
    tables = {(row[3], row.table_number): row for row in found}
    pairs = {}
    for row in found:
        other = tables.get((row[3], 1 - row.table_number))
        pairs[str(row[0])] = Pair(
            id=row[3],
            seed=row.seed,
            mode=row.mode,
            table=row.table_number,
            other_id=None if other is None else other[0],
            other_status=None if other is None else other.status,
        )
    return pairs


def create_duplicate(pair_id: str, seed: str, mode: str, created: float) -> Job[None]:
    """A duplicate, before its tables."""

    def job(connection: Connection) -> None:
        values = {"id": pair_id, "seed": seed, "mode": mode, "created": created}
        connection.execute(insert(duplicate).values(values))

    return job


def all_of(*jobs: Job[None]) -> Job[None]:
    """Several jobs as one."""

    def job(connection: Connection) -> None:
        for one in jobs:
            one(connection)

    return job


def lobby(me: str) -> Job[dict[str, list[InLobby]]]:
    """The three lists of the lobby."""
    mine = or_(
        match.c.created_by == me,
        match.c.id.in_(select(seat.c.match_id).where(seat.c.identity_id == me)),
    )
    has_open_seat = match.c.id.in_(select(seat.c.match_id).where(seat.c.kind == "open"))
    # Nobody may see a table of a duplicate on which he could find the cards of his own.
    played = select(match.c.duplicate_id).where(
        match.c.duplicate_id.is_not(None),
        match.c.id.in_(select(seat.c.match_id).where(seat.c.identity_id == me)),
    )
    single = match.c.duplicate_id.is_(None)
    free = or_(single, ~match.c.duplicate_id.in_(played))
    wanted = {
        "mine": and_(mine, match.c.lesson.is_(None)),
        "open": and_(match.c.status == "waiting", match.c.public, has_open_seat, free, ~mine),
        "watch": and_(match.c.status == "running", match.c.public, single, ~mine),
    }

    def job(connection: Connection) -> dict[str, list[InLobby]]:
        lists = {}
        for name, condition in wanted.items():
            rows = connection.execute(
                select(match).where(condition).order_by(match.c.updated.desc()).limit(IN_LOBBY)
            )
            found = [match_row(row) for row in rows]
            seats = read_seats(connection, [row.id for row in found]) if found else {}
            pairs = read_pairs(connection, [row.duplicate_id for row in found])
            lists[name] = [(row, seats[row.id], pairs.get(row.id)) for row in found]
        return lists

    return job


def count_open(me: str) -> Job[int]:
    """How many matches an identity has opened that are not finished; lessons do not count."""

    def job(connection: Connection) -> int:
        count = connection.execute(
            select(func.count())
            .select_from(match)
            .where(match.c.created_by == me, match.c.status.in_(("waiting", "running")))
            .where(match.c.lesson.is_(None))
        ).scalar()
        return int(count or 0)

    return job


def count_uploads(me: str) -> Job[int]:
    """How many records somebody has here."""

    def job(connection: Connection) -> int:
        mine = (match.c.created_by == me, match.c.origin == RECORD)
        found = connection.execute(select(func.count()).select_from(match).where(*mine))
        return int(found.scalar() or 0)

    return job


def expire_uploads(before: float) -> Job[list[str]]:
    """Delete the uploads that were made before a moment; their ids."""

    def job(connection: Connection) -> list[str]:
        old = select(match.c.id).where(match.c.origin == RECORD, match.c.created < before)
        gone = [str(row[0]) for row in connection.execute(old.limit(MOST_AT_ONCE))]
        for table in (entry, chat, seat):
            connection.execute(delete(table).where(table.c.match_id.in_(gone)))
        connection.execute(delete(match).where(match.c.id.in_(gone)))
        return gone

    return job


def revisions(matches: list[str]) -> Job[dict[str, int]]:
    """The revisions of some matches; those that are gone are left out."""

    def job(connection: Connection) -> dict[str, int]:
        found = connection.execute(
            select(match.c.id, match.c.revision).where(match.c.id.in_(matches))
        )
        return {str(row[0]): int(row[1]) for row in found}

    return job


def forgotten(before: float) -> Job[list[str]]:
    """Matches that wait for players, and in which nothing has happened since a moment."""

    def job(connection: Connection) -> list[str]:
        old = select(match.c.id).where(match.c.status == "waiting", match.c.updated < before)
        return [str(row[0]) for row in connection.execute(old.limit(MOST_AT_ONCE))]

    return job


def find_lesson_match(me: str, game: str, version: int, key: str) -> Job[str | None]:
    """The match in which somebody has begun a lesson; None if he has not."""
    same = (match.c.game == game, match.c.rules_version == version, match.c.lesson == key)

    def job(connection: Connection) -> str | None:
        found = connection.execute(
            select(match.c.id).where(match.c.created_by == me, *same).order_by(match.c.created)
        ).first()
        return None if found is None else str(found[0])

    return job


def bots_due(before: float) -> Job[list[str]]:
    """Matches in which a bot should have moved and, since a moment ago, has not.

    Of several who are asked at once, those with an answer do not count; if all have one, it is time
    to show them.
    """
    asked = and_(
        seat.c.match_id == match.c.id, match.c.waiting.bitwise_rshift(seat.c.seat) % 2 == 1
    )
    owing = and_(asked, ~seat.c.ready)
    is_bot = or_(seat.c.kind == "bot", seat.c.stand_in.is_not(None))
    is_late = or_(exists().where(owing, is_bot), ~exists().where(owing))
    # Bots that play alone wait until somebody looks.
    has_people = exists().where(seat.c.match_id == match.c.id, seat.c.kind == "person")
    counts = or_(has_people, match.c.duplicate_id.is_not(None))

    def job(connection: Connection) -> list[str]:
        found = connection.execute(
            select(match.c.id)
            .where(match.c.bot_due, match.c.updated < before, is_late, counts)
            .order_by(match.c.updated.desc())
        )
        return [str(row[0]) for row in found]

    return job
