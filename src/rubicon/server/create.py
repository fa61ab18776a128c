"""How a match comes to be: opened for people and bots, or read from a record."""

import secrets
import time
from collections.abc import Mapping
from typing import Any

from rubicon.bots.roster import USUAL
from rubicon.core.contract import Game, Json, Rules
from rubicon.core.luck import SharedLuck
from rubicon.core.match import Match
from rubicon.core.options import changed_options
from rubicon.core.positions import HEADER
from rubicon.core.rng import Rng
from rubicon.core.state import NOBODY
from rubicon.lessons import Course, find_lesson
from rubicon.server.desk import Desk, chance, entries_of, fair_rng, standing
from rubicon.server.errors import Problem
from rubicon.server.games import Catalogue, start_state
from rubicon.server.saying import say
from rubicon.server.store.base import Job
from rubicon.server.store.jobs import count_open, count_uploads, create_match, find_lesson_match
from rubicon.server.store.people import digest, remember
from rubicon.server.store.rows import RECORD, EntryRow, MatchRow, Pair, SeatRow, Status

ID_BYTES = 12
TOKEN_BYTES = 18


async def open_match(desk: Desk, me: str, wish: Mapping[str, Any], line: str | None = None) -> Json:
    """Open a match; its id, and the path of each invitation."""
    if wish["board"] is not None:
        await desk.reading.check_board(me, wish["game"], wish["board"])
    async with desk.opening.of(line or me):
        return await opened(desk, me, wish, line)


async def opened(desk: Desk, me: str, wish: Mapping[str, Any], line: str | None) -> Json:
    """The same; a board of one's own has been checked."""
    await check_count(desk, me)
    options = {name: str(value) for name, value in wish["options"].items()}
    rules = await desk.rules(me, wish["game"], wish["players"], options, wish["board"])
    match = Match(rules, start_state(rules, own_position(rules, wish["position"])))
    row = new_row(rules, match, me, public=wish["public"])
    if wish["position"] is not None:
        row.position = rules.position(match.first)
    row.stand_ins = wish.get("stand_ins")
    if row.stand_ins is not None and row.stand_ins["bot"] is not None:
        desk.games.check_bot(row.stand_ins["bot"])
    seats, invites = seat_all(desk.games, rules, me, row.id, wish["seats"])
    await desk.store.write(remember(me))
    await desk.store.write(begun(row, seats, match))
    await desk.get(row.id, line)
    return {"id": row.id, "invites": invites}


async def check_count(desk: Desk, me: str) -> None:
    """Nobody may leave too many matches lying about."""
    if await desk.store.read(count_open(me)) >= desk.settings.limits.open_matches:
        raise Problem("too_many", say("too-many-matches"))


def begun(
    row: MatchRow,
    seats: list[SeatRow],
    match: Match,
    pair: Pair | None = None,
    luck: Rng | SharedLuck | None = None,
) -> Job[None]:
    """The job that stores a new match, begun if everybody is there."""
    if not any(seat.kind in ("open", "invited") for seat in seats):
        row.status = "running"
        for _ in match.settle(luck or chance(pair, match)):
            pass
    for name, value in standing(match.rules, match.state, seats, row.status).items():
        setattr(row, name, value)
    entries = entries_of(match, 0, 1, row.created)
    row.ply = len(entries)
    if pair is not None:
        row.duplicate_id, row.table_number = pair.id, pair.table
    return create_match(row, seats, entries)


def own_position(rules: Rules, position: Mapping[str, Any] | None) -> Json | None:
    """A position without its header, which must be of these rules."""
    if position is None:
        return None
    game, version = position.get("game"), position.get("rules")
    if game not in (None, rules.game.id) or version not in (None, rules.game.version):
        raise Problem("bad_input", say("position-of-another-game"))
    return {name: value for name, value in position.items() if name not in HEADER}


def new_row(rules: Rules, match: Match, me: str, *, public: bool) -> MatchRow:
    """The row of a match that has just been opened."""
    now = time.time()
    return MatchRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=rules.game.id,
        rules_version=rules.game.version,
        players=len(rules.seats),
        options=changed_options(rules),
        board=rules.board_text,
        position=None,
        public=public,
        created_by=me,
        created=now,
        updated=now,
        status="waiting",
        revision=1,
        ply=len(match.log),
        turn=match.rules.turn(match.state),
        to_act=NOBODY,
        bot_due=False,
        outcome=None,
        proposal=None,
    )


def seat_all(
    games: Catalogue, rules: Rules, me: str, match_id: str, wishes: list[Mapping[str, Any]]
) -> tuple[list[SeatRow], dict[str, str]]:
    """Who sits where, and the paths of the invitations: only their hashes are stored."""
    if len(wishes) != len(rules.seats):
        raise Problem("bad_input", say("seats-count", seats=len(rules.seats), given=len(wishes)))
    seats, invites = [], {}
    for number, wish in enumerate(wishes):
        kind = wish["kind"]
        if kind == "me":
            seats.append(SeatRow(number, "person", me))
        elif kind == "bot":
            bot = games.check_bot(wish["bot"] or USUAL)
            seats.append(SeatRow(number, "bot", bot=bot))
        elif kind == "open":
            seats.append(SeatRow(number, "open"))
        else:
            token = secrets.token_urlsafe(TOKEN_BYTES)
            seats.append(SeatRow(number, "invited", token_hash=digest(token)))
            invites[rules.seats[number]] = f"/join/{match_id}/{token}"
    return seats, invites


# ---- lessons -------------------------------------------------------------------------------------


async def open_lesson(desk: Desk, me: str, game: Game, name: str) -> str:
    """The match in which somebody does a lesson: the one he has begun, or a new one; its id.

    It begins where the lesson's file says and nowhere else, and nobody else may look at it.
    """
    lesson = find_lesson(game, name)
    known = await desk.store.read(find_lesson_match(me, game.id, game.version, lesson.key))
    if known is not None:
        return known
    options = {key: str(value) for key, value in lesson.options.items()}
    rules = desk.games.rules(game.id, lesson.players, options, None)
    course = Course(lesson, rules)
    match = Match(rules, course.first())
    row = new_row(rules, match, me, public=False)
    row.lesson, row.position = lesson.key, rules.position(match.first)
    seats = [
        SeatRow(seat, "person", me)
        if seat == course.seat
        else SeatRow(seat, "bot", bot=lesson.others)
        for seat in range(len(rules.seats))
    ]
    await desk.store.write(remember(me))
    await desk.store.write(begun(row, seats, match, luck=course.luck(match, fair_rng())))
    await desk.get(row.id)
    return row.id


# ---- records -------------------------------------------------------------------------------------


async def open_record(desk: Desk, me: str, text: str) -> str:
    """A record from somebody's disk, as a finished match for his eyes only; its id."""
    if await desk.store.read(count_uploads(me)) >= desk.settings.limits.uploads:
        raise Problem("too_many", say("too-many-uploads"))
    read = await desk.reading.read_record(me, text)
    now, limit = time.time(), desk.settings.limits.name_characters
    status: Status = "over" if read["outcome"] is not None else "ended"
    row = MatchRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=read["game"],
        rules_version=desk.games.find(read["game"]).version,
        players=read["players"],
        options=read["options"],
        board=read["board"],
        position=read["position"],
        public=False,
        created_by=me,
        created=now,
        updated=now,
        status=status,
        revision=1,
        ply=len(read["entries"]),
        turn=read["turn"],
        to_act=NOBODY,
        bot_due=False,
        outcome=read["outcome"],
        proposal=None,
        origin=RECORD,
    )
    seats = [
        SeatRow(number, "person", label=(name or "unknown")[:limit])
        for number, name in enumerate(read["seats"])
    ]
    entries = [
        EntryRow(ply, seat, move, words, forced, 1, now, reveals, joined)
        for ply, (seat, move, words, forced, reveals, joined) in enumerate(read["entries"])
    ]
    await desk.store.write(remember(me))
    await desk.store.write(create_match(row, seats, entries))
    return row.id
