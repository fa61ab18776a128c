"""Whether everything in a database is sound: its own structure, and every match by the rules."""

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Connection, select, text

from rubicon.core.errors import BadInput
from rubicon.server.admin.database import Database
from rubicon.server.admin.transfer import bring_in
from rubicon.server.games import Catalogue, start_state
from rubicon.server.live import LiveMatch
from rubicon.server.older import still_valid
from rubicon.server.store.base import Job
from rubicon.server.store.jobs import load_match
from rubicon.server.store.rows import Loaded
from rubicon.server.store.tables import match


@dataclass(slots=True)
class Found:
    """What came of looking."""

    matches: int = 0
    moves: int = 0
    older: int = 0
    """Matches of other rules, which the server judges again when somebody opens them."""
    faults: list[str] = field(default_factory=list)


def verify(games: Catalogue) -> Job[Found]:
    """Look at everything, on one state of the database."""

    def job(connection: Connection) -> Found:
        found = Found()
        if connection.dialect.name == "sqlite":
            found.faults += structure(connection)
        for match_id in [str(row[0]) for row in connection.execute(select(match.c.id)).all()]:
            loaded = load_match(match_id, -1, 0, 0)(connection)
            assert loaded is not None  # it is all one transaction
            found.matches += 1
            found.moves += len(loaded.entries)
            is_older, fault = judge(games, loaded)
            found.older += is_older
            if fault is not None:
                found.faults.append(f"match {match_id}: {fault}")
        return found

    return job


def structure(connection: Connection) -> list[str]:
    """What SQLite itself has to say."""
    faults = [
        f"SQLite: {row[0]}"
        for row in connection.execute(text("PRAGMA integrity_check"))
        if row[0] != "ok"
    ]
    for row in connection.execute(text("PRAGMA foreign_key_check")):
        faults.append(f"SQLite: a row of {row[0]} belongs to nothing")
    return faults


def judge(games: Catalogue, loaded: Loaded) -> tuple[bool, str | None]:
    """Whether a match is of other rules; what is wrong with it, if anything is."""
    row, entries = loaded.row, loaded.entries
    if [one.ply for one in entries] != list(range(row.ply)):
        return False, f"its log has not the {row.ply} entries that it should have"
    if [one.seat for one in loaded.seats] != list(range(row.players)):
        return False, "it has not the seats that it should have"
    try:
        game = games.find(row.game)
        if row.rules_version != game.version:
            return True, None
        rules = games.rules(row.game, row.players, row.options, row.board)
        first = start_state(rules, row.position)
        valid = still_valid(rules, first, entries)
        if len(valid) < len(entries):
            return False, f"its move {len(valid) + 1} is against the rules"
        if valid != entries:
            return False, "its moves are not what their words say"
        state = LiveMatch(rules, first, loaded).match.state
    except (BadInput, ArithmeticError, LookupError, TypeError, ValueError) as error:
        return False, f"it can't be opened: {error}"
    if row.status == "running" and rules.outcome(state) is not None:
        return False, "it is over by the rules, but goes on"
    return False, None


def verify_file(file: Path, games: Catalogue) -> Found:
    """The same for a file of `export`: it is brought into a database of its own, and looked at."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{folder}/verify.sqlite3")
        database.create()
        database.write(bring_in(file))
        return database.read(verify(games))
