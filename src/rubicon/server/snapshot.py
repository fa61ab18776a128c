"""What leaves the server: snapshots of a match, built for the seats of the reader.

Everything that depends on the reader depends only on the seats that he holds, so that all watchers
of a match share one message, and so do the tabs of one player.
"""

import hashlib
import re
from datetime import UTC, datetime

import orjson

from rubicon.core.contract import Json, Rules, seat_name
from rubicon.core.options import changed_options
from rubicon.core.state import EVERYTHING, NOBODY, State
from rubicon.lessons import Course, load_lessons
from rubicon.server.live import LiveMatch, is_sealed
from rubicon.server.saying import say, seat_of
from rubicon.server.store.rows import ChatRow, MatchRow, Pair, SeatRow
from rubicon.server.viewers import You, deciding_seat, eyes, viewer_name, viewers
from rubicon.words import Listed
from rubicon.words.phrase import plain

USUAL_STAND_INS: Json = {"by": "players", "after": None, "bot": None}
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


def seats_json(live: LiveMatch, you: You, online: set[str]) -> list[Json]:
    """All seats as you see them."""
    state = live.match.state
    # When players may interrupt, the early answers would show who has a choice.
    shows_ready = bool(live.waiting) and not state.window()
    return [
        seat_json(
            live.rules, one, one.seat in you, one.identity_id in online,
            ready=one.ready and shows_ready, out=state.is_out(one.seat),
        )
        for one in live.seats
    ]  # fmt: skip


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


def log_lines(live: LiveMatch, viewer: int, start: int) -> list[orjson.Fragment]:
    """The log from a ply on, as a viewer may read it."""
    reader = EVERYTHING if live.rules.open_information else viewer
    known = live.shelf.logs.get(reader, [])
    fresh = [orjson.dumps(log_line(live, reader, ply)) for ply in range(len(known), live.ply)]
    lines = known + fresh if fresh else known
    if fresh:
        live.shelf.keep_log(reader, lines, fresh)
    return [orjson.Fragment(line) for line in lines[start:]]


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
    written: dict[int, bytes] = MOVES.setdefault(id(rules), (rules, {}))[1]
    return [
        orjson.Fragment(written.get(move) or write_move(rules, move, written)) for move in moves
    ]


MOVES: dict[int, tuple[Rules, dict[int, bytes]]] = {}
"""Beside each, its rules: so that their id stays theirs."""
MOST_BYTES, MOVE_OVERHEAD = 32 << 20, 150
"""Of all moves that are kept written; what a dictionary takes for each."""
KEPT_BYTES = [0]


def write_move(rules: Rules, move: int, written: dict[int, bytes]) -> bytes:
    """One move for the page, which narrows by fields and shows words."""
    words = rules.grammar.words(move)
    group = FROM_FIRST_NUMBER.sub("", words)
    line = orjson.dumps(
        {"id": move, "words": words, "fields": rules.grammar.fields(move), "group": group}
    )
    KEPT_BYTES[0] += len(line) + MOVE_OVERHEAD
    if KEPT_BYTES[0] > MOST_BYTES:
        for _, others in MOVES.values():
            others.clear()
        MOVES.clear()
        KEPT_BYTES[0] = 0
    written[move] = line
    return line


# ---- undo ----------------------------------------------------------------------------------------


def last_decider(live: LiveMatch) -> int:
    """The seat that made the last real choice; NOBODY if none was made."""
    return next((e.seat for e in reversed(live.match.log) if e.seat >= 0 and not e.forced), NOBODY)


def undo_json(live: LiveMatch, you: You) -> Json:
    """Whether you can take something back now, or why not."""
    if not live.goes_on:
        return {"possible": False, "says": say("not-running").json()}
    if not you:
        return {"possible": False, "says": say("you-watch").json()}
    seat = undoing_seat(live, you)
    if live.match.can_undo(seat):
        return {"possible": True, "says": None}
    why = live.match.floor(seat).why
    return {"possible": False, "says": say("nothing-to-undo", why=why).json()}


def undoing_seat(live: LiveMatch, you: You) -> int:
    """The seat of yours that takes something back: one with an answer, or who decided last."""
    asked = live.match.state.asked()
    answered = [seat for seat in asked if seat in you and live.match.answers.get(seat)]
    if answered:
        return answered[-1]
    last = last_decider(live)
    return last if last in you else you[0]


# ---- lessons -------------------------------------------------------------------------------------


def lesson_json(live: LiveMatch) -> Json | None:
    """How far the learner is, what is asked of him, and a move that would do."""
    course = live.course
    if course is None:
        return None
    lesson, place = course.lesson, course.place(live.match)
    step = course.step(live.match)
    accepted = course.accepted(live.match) if live.row.status == "running" else []
    return {
        "id": lesson.id,
        "step": place.step,
        "steps": len(lesson.steps),
        "says": course.says(live.match).json(),
        "rule": None if step is None else step.rule,
        "example": live.rules.grammar.words(accepted[0]) if accepted else None,
        "back": place.began is not None or place.before is not None,
        "goes_on": lesson.others is not None,
        "next": next_lesson(course),
    }


def next_lesson(course: Course) -> str | None:
    """The lesson after this one."""
    names = [lesson.id for lesson in load_lessons(course.rules.game)]
    return next(iter(names[names.index(course.lesson.id) + 1 :]), None)


# ---- all of it -----------------------------------------------------------------------------------


def proposal_json(live: LiveMatch) -> Json | None:
    """What somebody has proposed, and who has still to answer."""
    proposal = live.row.proposal
    if proposal is None:
        return None
    agreed = set(proposal["agreed"])
    needed = [one.seat for one in live.seats if has_a_say(live, one) and one.seat not in agreed]
    names = live.rules.seats
    return {
        "kind": proposal["kind"],
        "by": names[proposal["by"]],
        "ply": proposal.get("ply"),
        "agreed": [names[seat] for seat in sorted(agreed)],
        "needed": [names[seat] for seat in needed],
    }


def has_a_say(live: LiveMatch, seat: SeatRow) -> bool:
    """Persons who still play are asked; bots, and those who resigned or are out, are not."""
    return seat.kind == "person" and not seat.resigned and not live.match.state.is_out(seat.seat)


def asked_json(live: LiveMatch, you: You, viewer: int) -> Json | None:
    """Who is asked at once; each sees of the others no more than whether they are ready.

    In a chance to interrupt not even that: how soon somebody is ready may tell what he holds. Who
    shares a device with others sees only the answer of the seat through which he looks.
    """
    asked, state, names = live.match.state.asked(), live.match.state, live.rules.seats
    if not asked or live.row.status != "running":
        return None
    window = state.window()
    alone = len(you) == 1 or live.rules.open_information
    mine = [seat for seat in asked if seat in you and (alone or seat == viewer)]
    return {
        "seats": [names[seat] for seat in asked],
        "window": bool(window),
        "answers": {
            names[seat]: [live.rules.grammar.words(move) for move in live.match.answer_of(seat)]
            for seat in mine
        },
        "ready": [names[seat] for seat in asked if seat in you and live.seats[seat].ready],
        "standing": [
            names[seat] for seat in mine if window and live.match.standing.get(seat) == window
        ],
    }


def head_json(live: LiveMatch, you: You, online: set[str]) -> Json:
    """The match as you may see it, but for the position, your moves, the log and the chat."""
    rules, row = live.rules, live.row
    deciding, viewer = deciding_seat(live, you), eyes(live, you)
    state = shown_state(live, viewer)
    several = len(you) > 1 and not rules.open_information
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": changed_options(rules),
        "board": rules.board_name,
        "standard_board": rules.board_text is None,
        "status": row.status,
        "public": row.public,
        "revision": row.revision,
        "ply": live.ply,
        "seats": seats_json(live, you, online),
        "you": [rules.seats[one] for one in you],
        "to_act": None if live.to_act == NOBODY else seat_name(rules, live.to_act),
        "deciding": None if deciding is None else rules.seats[deciding],
        "asked": asked_json(live, you, viewer),
        # Of several who are asked at once nobody sees who is still thinking.
        "thinking": live.to_act >= 0 and bool(live.bots_due),
        "prompt": row.outcome["says"] if row.outcome else rules.prompt(state, viewer).json(),
        "context": plain(rules.context(state, viewer)),
        "relevant_rule": rules.relevant_rule(state, viewer),
        "undo": undo_json(live, you),
        "redo": bool(live.match.undone) and live.match.undone[0].seat in you,
        "outcome": row.outcome,
        "proposal": proposal_json(live),
        "hand_over": rules.seats[deciding] if several and deciding is not None else None,
        "viewer": viewer_name(live, viewer),
        "viewers": viewers(live),
        "record": live.is_open,
        "duplicate": pair_json(row, live.pair),
        "written": written_json(rules, row, live.seats),
        "lesson": lesson_json(live),
        "older": None if live.older is None else live.older.json(rules),
        "stand_ins": row.stand_ins or USUAL_STAND_INS,
    }


def shown_state(live: LiveMatch, viewer: int) -> State:
    """The position that is shown to a viewer: if he is asked, as it is before he answers."""
    return live.match.before(viewer) if live.row.status == "running" else live.match.state


def position_text(rules: Rules, state: State, viewer: int) -> bytes:
    """A position as a viewer may see it, with what a good host points out to him."""
    seen = {"view": rules.view(state, viewer), "hints": rules.hints(state, viewer)}
    return orjson.dumps(seen)


def choices(live: LiveMatch, you: You) -> list[int]:
    """The moves that you may make now."""
    deciding = deciding_seat(live, you)
    return [] if deciding is None else live.match.choices(deciding)


def snapshot_json(live: LiveMatch, you: You, online: set[str]) -> Json:
    """The whole match as you may see it."""
    viewer = eyes(live, you)
    position = position_text(live.rules, shown_state(live, viewer), viewer)
    return whole(live, head_json(live, you, online), position, viewer, choices(live, you))


def whole(live: LiveMatch, head: Json, position: bytes, viewer: int, moves: list[int]) -> Json:
    """A snapshot, put together from its parts."""
    rest = {
        "moves": moves_json(live.rules, moves),
        "log": log_lines(live, viewer, 0),
        "chat": [chat_json(line) for line in live.chat],
    }
    shown: Json = orjson.loads(position)
    return head | shown | rest
