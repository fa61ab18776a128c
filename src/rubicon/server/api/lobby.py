"""The lobby: lists of matches, opening one, sitting down."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from rubicon.core.errors import BadInput
from rubicon.lessons import find_lesson
from rubicon.server.asks import Join, NewDuplicate, NewMatch, RecordGiven
from rubicon.server.context import (
    REFUSALS,
    GameId,
    Line,
    MatchId,
    Myself,
    Parts,
    Server,
    json_answer,
)
from rubicon.server.create import open_lesson, open_match, open_record
from rubicon.server.duplicate import open_duplicate
from rubicon.server.errors import Problem
from rubicon.server.live import is_sealed
from rubicon.server.messages import snapshot_json
from rubicon.server.saying import say
from rubicon.server.schema import (
    DuplicateOpened,
    LessonOpened,
    Lobby,
    Opened,
    RecordOpened,
    Snapshot,
)
from rubicon.server.snapshot import summary_json
from rubicon.server.store.jobs import InLobby, lobby
from rubicon.server.table import join

router = APIRouter(prefix="/api", tags=["lobby"], responses=REFUSALS)
LessonName = Annotated[str, Path(max_length=200)]


@router.get("/lobby", response_model=Lobby)
async def get_lobby(server: Server, me: Myself) -> Response:
    """Your matches, those you can join, those you can watch."""
    lists = await server.store.read(lobby(me))
    # Rules with boards of people's own may have to be settled again.
    return await server.work(
        me,
        lambda: json_answer({name: summaries(server, one, me) for name, one in lists.items()}),
    )


def summaries(server: Parts, found: list[InLobby], me: str) -> list[dict[str, Any]]:
    """The matches of one list; those whose game is gone are left out, and sealed tables too."""
    lines, online = [], server.hub.online()
    for row, seats, pair in found:
        try:
            rules = server.games.rules(row.game, row.players, row.options, row.board)
        except BadInput:
            continue
        sits_there = any(one.identity_id == me for one in seats)
        if row.status == "waiting" or sits_there or not is_sealed(row, pair):
            lines.append(summary_json(rules, row, seats, pair, me, online))
    return lines


@router.post("/matches", response_model=Opened, status_code=201)
async def new_match(ask: NewMatch, server: Server, me: Myself, line: Line) -> Any:
    """Open a match; it begins when no seat is free any more."""
    return await open_match(server.desk, me, ask.model_dump(), line)


@router.post("/duplicates", response_model=DuplicateOpened, status_code=201)
async def new_duplicate(ask: NewDuplicate, server: Server, me: Myself) -> Any:
    """Open two tables that are dealt the same cards, with the seats exchanged."""
    return await open_duplicate(server.desk, me, ask.model_dump())


@router.post("/games/{game}/lessons/{name}", response_model=LessonOpened)
async def new_lesson(game: GameId, name: LessonName, server: Server, me: Myself) -> Any:
    """Begin a lesson, or go on with it: a match with you alone, in which each step is judged."""
    try:
        found = server.games.find(game)
        find_lesson(found, name)
    except BadInput as error:
        raise Problem("not_found", error.says) from None
    return {"id": await open_lesson(server.desk, me, found, name)}


@router.post("/records", response_model=RecordOpened, status_code=201)
async def new_record(ask: RecordGiven, server: Server, me: Myself, line: Line) -> Any:
    """Open a record from your disk, to study it."""
    if not server.uploads.take(line):
        raise Problem("too_many", say("too-many-uploads"))
    return {"id": await open_record(server.desk, me, ask.record)}


@router.post("/matches/{match_id}/join", response_model=Snapshot)
async def join_match(match_id: MatchId, ask: Join, server: Server, me: Myself) -> Response:
    """Take a free seat, or the one that you were invited to."""
    live = await server.desk.get(match_id)
    await join(server.desk, live, me, ask.seat, ask.token, knows=ask.written)
    return json_answer(snapshot_json(live, live.seats_of(me), server.hub.online()))
