"""What leaves the server of a match: its seats, its log, its chat, its positions and moves."""

import hashlib
import re
from datetime import UTC, datetime

import orjson

from rubicon.core.contract import Json, Rules, seat_name
from rubicon.core.state import EVERYTHING, NOBODY, State
from rubicon.server.difference import Difference
from rubicon.server.live import LiveMatch, is_sealed
from rubicon.server.saying import say, seat_of
from rubicon.server.store.rows import ChatRow, MatchRow, Pair, SeatRow
from rubicon.server.texts import Texts, written
from rubicon.words import Listed
from rubicon.words.phrase import plain

FROM_FIRST_NUMBER = re.compile(r"\s+\d.*$")


def iso(moment: float) -> str:
    """A moment as JSON has it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")


# ---- seats and chat ------------------------------------------------------------------------------


def seat_json(
    rules: Rules, seat: SeatRow, you: bool, online: bool, *, ready: bool = False, out: bool = False
) -> Json:
    """Who sits in a seat."""
    return {
        "seat": rules.seats[seat.seat],
        "kind": seat.kind,
        "name": seat_holder(seat),
        "bot": seat.bot,
        "you": you,
        "online": online or seat.kind == "bot",
        "stand_in": seat.stand_in,
        "resigned": seat.resigned,
        "ready": ready,
        "out": out,
    }


def seat_holder(seat: SeatRow) -> str | None:
    """The name to show for a seat."""
    if seat.kind == "bot":
        return seat.bot
    if seat.kind != "person":
        return None
    return seat.label or seat.name or guest_name(seat.identity_id or "")


def guest_name(identity: str) -> str:
    """A name for somebody who has not chosen one: always the same, and it gives nothing away."""
    return f"Guest {int(hashlib.sha256(identity.encode()).hexdigest(), 16) % 9000 + 1000}"


def chat_json(line: ChatRow) -> Json:
    """One line of chat."""
    return {
        "id": line.id,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": iso(line.at),
    }


def pair_json(row: MatchRow, pair: Pair | None) -> Json | None:
    """Where a match belongs in a duplicate; of the other table no more than how far it is."""
    if pair is None:
        return None
    return {
        "id": pair.id,
        "mode": pair.mode,
        "table": pair.table + 1,
        "sealed": is_sealed(row, pair),
        "other": pair.other_id,
        "other_status": pair.other_status,
    }


def written_json(rules: Rules, row: MatchRow, seats: list[SeatRow]) -> Json | None:
    """That a match begins from a position that somebody has written, and who knows all of it."""
    if row.position is None or row.lesson is not None:
        return None
    secrets = not rules.open_information
    writers = [one.seat for one in seats if one.identity_id == row.created_by and secrets]
    says = say("written-open")
    if writers:
        says = say("written-by", seats=Listed.of((seat_of(rules, one) for one in writers), "and"))
    elif secrets:
        says = say("written-by-other")
    return {"secrets": secrets, "known_to": [rules.seats[one] for one in writers]} | {
        "says": says.json()
    }


def summary_json(
    rules: Rules, row: MatchRow, seats: list[SeatRow], pair: Pair | None, me: str, online: set[str]
) -> Json:
    """A match in the lobby."""
    acts = row.to_act if row.status == "running" else NOBODY
    waiting = row.waiting if row.status == "running" else 0
    owing = [one for one in seats if waiting >> one.seat & 1 and not one.ready]
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "seats": [
            seat_json(rules, one, one.identity_id == me, one.identity_id in online) for one in seats
        ],
        "status": row.status,
        "turn": row.turn,
        "to_act": None if acts == NOBODY else seat_name(rules, acts),
        "your_turn": any(one.identity_id == me and one.player is None for one in owing),
        "result": row.outcome["says"] if row.outcome else None,
        "updated": iso(row.updated),
        "public": row.public,
        "duplicate": pair_json(row, pair),
        "written": written_json(rules, row, seats),
    }


# ---- the log -------------------------------------------------------------------------------------


def log_text(live: LiveMatch, viewer: int, start: int) -> bytes:
    """The log from a ply on, as a viewer may read it."""
    reader = reader_of(live.rules, viewer)
    lines = live.shelf.logs.get(reader, [])
    fresh = [written(log_line(live, reader, ply)) for ply in range(len(lines), live.ply)]
    if fresh:
        lines.extend(fresh)
        live.shelf.keep_log(reader, lines, fresh)
    return b"[%s]" % b",".join(lines[start:])


def log_line(live: LiveMatch, reader: int, ply: int) -> Json:
    """One entry; whether a move was forced may be a secret of the seat that made it.

    Its place in the log is its ply: numbers that only count up would be a third of a long log.
    """
    match, rules = live.match, live.rules
    entry = match.log[ply]
    return {
        "joined": entry.joined,
        "turn": match.turns[ply],
        "seat": seat_name(rules, entry.seat),
        "words": rules.words_for(entry.seat, entry.move, reader),
        "forced": entry.forced and reader in (EVERYTHING, entry.seat),
        "events": [
            {"name": one.name, "entry": one.entry, "fields": plain(one.fields), "rules": one.rules}
            for one in rules.events(match.told[ply], reader)
        ],
    }


# ---- moves ---------------------------------------------------------------------------------------


def moves_json(rules: Rules, moves: list[int]) -> list[orjson.Fragment]:
    """The legal moves; each is written once for all matches under the same rules."""
    known: dict[int, bytes] = MOVES.setdefault(id(rules), (rules, {}))[1]
    return [orjson.Fragment(known.get(move) or write_move(rules, move, known)) for move in moves]


MOVES: dict[int, tuple[Rules, dict[int, bytes]]] = {}
"""Beside each, its rules: so that their id stays theirs."""
MOST_BYTES, MOVE_OVERHEAD = 32 << 20, 150
"""Of all moves that are kept written; what a dictionary takes for each."""
KEPT_BYTES = [0]


def write_move(rules: Rules, move: int, known: dict[int, bytes]) -> bytes:
    """One move for the page, which narrows by fields and shows words."""
    words = rules.grammar.words(move)
    group = FROM_FIRST_NUMBER.sub("", words)
    line = written(
        {"id": move, "words": words, "fields": rules.grammar.fields(move), "group": group}
    )
    KEPT_BYTES[0] += len(line) + MOVE_OVERHEAD
    if KEPT_BYTES[0] > MOST_BYTES:
        for _, others in MOVES.values():
            others.clear()
        MOVES.clear()
        KEPT_BYTES[0] = 0
    known[move] = line
    return line


# ---- positions -----------------------------------------------------------------------------------


class Position:
    """A position as a viewer may see it, with what a good host points out to him."""

    __slots__ = ("hints", "size", "view")

    def __init__(self, rules: Rules, state: State, viewer: int) -> None:
        self.view = Texts(rules.view(state, viewer))
        self.hints = Texts(rules.hints(state, viewer))
        self.size = self.view.size + self.hints.size

    def json(self) -> Json:
        """Itself, as a part of something that is to be written."""
        return {"view": self.view.json(), "hints": self.hints.json()}

    def change_from(self, before: "Position | None") -> Difference:
        """What makes it of another one, or of nothing."""
        if before is None:
            return [self.json()]
        parts = {
            "view": self.view.change_from(before.view),
            "hints": self.hints.change_from(before.hints),
        }
        return {name: change for name, change in parts.items() if change}


def reader_of(rules: Rules, viewer: int) -> int:
    """Whose words a viewer is told: where nothing is hidden, all are told the same."""
    return EVERYTHING if rules.open_information else viewer
