"""Matches and identities as a file, from either kind of database and into either.

One JSON object a line: what the file is, then a row a line, then how many there were and a digest
of them all, so that a file that was cut or changed is known. It holds what players hide, so it is
its owner's alone. The secret that signs cookies is not in it.
"""

import gzip
import hashlib
import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, cast

from sqlalchemy import Connection, Select, Table, false, insert, select

from rubicon.core.errors import BadInput
from rubicon.server.store.base import Job
from rubicon.server.store.migrate import newest
from rubicon.server.store.people import add_new
from rubicon.server.store.tables import (
    chat,
    device,
    duplicate,
    entry,
    identity,
    match,
    passkey,
    recovery,
    seat,
)

FORMAT = 1
SIGN_INS: tuple[Table, ...] = (device, recovery, passkey)
"""Only in a backup: with a match that goes to another server nobody's keys go."""
TABLES: tuple[Table, ...] = (identity, *SIGN_INS, duplicate, match, seat, entry, chat)
"""In the order in which they refer to each other; links to devices live for minutes only."""
KEPT_IF_THERE = (identity, *SIGN_INS, duplicate)
"""Of these the database may have a row already: then that one stays."""
ROWS_AT_ONCE = 500
ZIPPED = ".gz"
Counts = Counter[str]


def write_file(file: Path, connection: Connection, matches: list[str] | None) -> Counts:
    """Write everything, or some matches with their players; how many rows of each kind."""
    if file.exists():
        raise BadInput(f"There is a file {file} already.")
    part, counts = file.with_name(f"{file.name}.part"), Counts()
    try:
        with create(part) as raw, zipped(raw, file, "wb") as out:
            digest = hashlib.sha256()
            for line in lines(connection, matches, counts):
                digest.update(line)
                out.write(line)
            end = {"end": counts.total(), "sha256": digest.hexdigest()}
            out.write(json.dumps(end).encode() + b"\n")
            out.flush()
            if out is not raw:
                out.close()
            raw.flush()
            os.fsync(raw.fileno())
        os.link(part, file)
    except OSError as error:
        raise BadInput(f"{file} can't be written: {(error.strerror or '').lower()}.") from None
    finally:
        part.unlink(missing_ok=True)
    return counts


def create(file: Path) -> IO[bytes]:
    """A new file that is its owner's alone."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def zipped(raw: IO[bytes], file: Path, mode: str) -> IO[bytes]:
    """The same, compressed where the file's name says so."""
    if not file.name.endswith(ZIPPED):
        return raw
    return cast("IO[bytes]", gzip.GzipFile(fileobj=raw, mode=mode))


def lines(connection: Connection, matches: list[str] | None, counts: Counts) -> Iterator[bytes]:
    """The file but for its last line."""
    head = {"rubicon": FORMAT, "step": newest(connection), "at": time.time()}
    yield json.dumps(head).encode() + b"\n"
    for table in TABLES:
        chosen = select(table).order_by(*table.primary_key.columns)
        if matches is not None:
            chosen = belonging(table, chosen, matches)
        for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(chosen):
            counts[table.name] += 1
            yield json.dumps({"table": table.name, "row": dict(row._mapping)}).encode() + b"\n"
    if matches is not None and counts[match.name] < len(set(matches)):
        known = {str(row[0]) for row in connection.execute(select(match.c.id))}
        missing = sorted(set(matches) - known)
        raise BadInput(f"There is no match {missing[0]!r}.")


def belonging(table: Table, chosen: "Select[Any]", matches: list[str]) -> "Select[Any]":
    """The rows that some matches need."""
    if table in SIGN_INS:
        return chosen.where(false())
    if table is identity:
        sits = select(seat.c.identity_id).where(seat.c.match_id.in_(matches))
        opened = select(match.c.created_by).where(match.c.id.in_(matches))
        return chosen.where(identity.c.id.in_(sits) | identity.c.id.in_(opened))
    if table is duplicate:
        pairs = select(match.c.duplicate_id).where(match.c.id.in_(matches))
        return chosen.where(duplicate.c.id.in_(pairs))
    return chosen.where((match.c.id if table is match else table.c.match_id).in_(matches))


def export(file: Path, matches: list[str] | None) -> Job[Counts]:
    """Write a file, from one state of the database."""
    return lambda connection: write_file(file, connection, matches)


# ---- reading -------------------------------------------------------------------------------------


def rows(file: Path, step: str | None) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Every row of a file; BadInput at the latest after the last, if it is not sound."""
    by_name, digest, count = {table.name: table for table in TABLES}, hashlib.sha256(), 0
    ended = False
    try:
        with file.open("rb") as raw, zipped(raw, file, "rb") as opened:
            for number, line in enumerate(opened):
                told = json.loads(line)
                if number == 0:
                    check_head(file, told, step)
                elif "end" in told:
                    ended = told == {"end": count, "sha256": digest.hexdigest()}
                    break
                else:
                    yield read_row(by_name, told)
                    count += 1
                digest.update(line)
    except OSError as error:
        raise BadInput(f"{file} can't be read: {error.strerror or error}.") from None
    except (EOFError, ValueError, KeyError, TypeError, AttributeError):
        raise BadInput(f"{file} is damaged, or no file of `rubicon admin`.") from None
    if not ended:
        raise BadInput(f"{file} was cut short or changed.")


def check_head(file: Path, told: Any, step: str | None) -> None:
    """The first line of a file."""
    if told["rubicon"] != FORMAT or told["step"] != step:
        raise BadInput(
            f"{file} is of another version of Rubicon (its tables are at step {told['step']}, "
            f"these at {step})."
        )


def read_row(by_name: dict[str, Table], told: Any) -> tuple[Table, dict[str, Any]]:
    """A row, which must have the columns of its table and no others."""
    table, row = by_name[told["table"]], told["row"]
    if set(row) != set(table.c.keys()):
        raise ValueError
    return table, row


def bring_in(file: Path) -> Job[Counts]:
    """Add what is in a file, all or nothing; what is there already is not changed."""

    def job(connection: Connection) -> Counts:
        counts = Counts()
        waiting: list[dict[str, Any]] = []
        before: Table | None = None
        for table, row in rows(file, newest(connection)):
            if table is not before or len(waiting) >= ROWS_AT_ONCE:
                store(connection, before, waiting)
                before, waiting = table, []
            if table is match:
                check_new(connection, str(row["id"]))
            if table is chat:
                # Another database counts its lines by itself.
                del row["id"]
            counts[table.name] += 1
            waiting.append(row)
        store(connection, before, waiting)
        return counts

    return job


def store(connection: Connection, table: Table | None, given: list[dict[str, Any]]) -> None:
    """Some rows of one table."""
    if table is None or not given:
        return
    if table not in KEPT_IF_THERE:
        connection.execute(insert(table), given)
        return
    for row in given:
        add_new(connection, table, row)


def has_matches(connection: Connection) -> bool:
    """Whether there are any."""
    return connection.execute(select(match.c.id).limit(1)).first() is not None


def check_new(connection: Connection, match_id: str) -> None:
    """A match that is there may have gone on: it is never overwritten."""
    if connection.execute(select(match.c.id).where(match.c.id == match_id)).first() is not None:
        raise BadInput(f"There is a match {match_id!r} in this database already.")
