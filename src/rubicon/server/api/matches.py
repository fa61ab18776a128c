"""Looking at a match: the snapshot, earlier positions, odds, the board, the record."""

from itertools import pairwise
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from rubicon.core.contract import Rules
from rubicon.core.lead import led_since
from rubicon.core.match import Entry
from rubicon.core.record import write_record
from rubicon.core.state import State
from rubicon.server.api.static import position_json
from rubicon.server.asks import MOST_PLY, AskWhy
from rubicon.server.compare import comparison
from rubicon.server.context import REFUSALS, MatchId, Myself, Server, json_answer
from rubicon.server.desk import off_the_loop
from rubicon.server.errors import Problem
from rubicon.server.messages import change, snapshot_json
from rubicon.server.play import odds, refusal_json, why_not
from rubicon.server.saying import say
from rubicon.server.schema import (
    Comparison,
    LeadTold,
    LogEntry,
    OddsTold,
    PositionRange,
    PositionTold,
    Snapshot,
    Why,
)
from rubicon.server.snapshot import Position, log_text, seat_holder
from rubicon.server.viewers import chosen_viewer, why_only_mine

MOST_VIEWS = 40
"""So that nobody else waits long for the loop."""
router = APIRouter(prefix="/api/matches/{match_id}", tags=["match"], responses=REFUSALS)
Viewer = Annotated[
    str | None,
    Query(
        max_length=200,
        description="The seat to look from, or `open`; your own seat if you do not say.",
    ),
]


@router.get("", response_model=Snapshot)
async def snapshot(match_id: MatchId, server: Server, me: Myself) -> Response:
    """The match as you may see it."""
    live = await server.desk.seen(match_id, me)
    return json_answer(snapshot_json(live, live.seats_of(me), server.hub.online()))


@router.post("/why", response_model=Why)
async def why(match_id: MatchId, ask: AskWhy, server: Server, me: Myself) -> Any:
    """Whether a move is allowed now, and if not, by which rule."""
    refusal = why_not(await server.desk.seen(match_id, me), me, ask.move)
    if refusal is None:
        return {"legal": True, "rule": None, "says": None}
    return refusal_json(refusal)


@router.get("/odds", response_model=OddsTold)
async def get_odds(
    match_id: MatchId, server: Server, me: Myself, move: Annotated[str, Query(max_length=1000)]
) -> Response:
    """Exact odds of a move that you may make now."""
    live = await server.desk.seen(match_id, me)
    return json_answer(await server.work(me, odds, live, me, move))


@router.get("/at/{ply}", response_model=PositionTold)
async def at(
    match_id: MatchId,
    ply: Annotated[int, Path(ge=0, le=MOST_PLY)],
    server: Server,
    me: Myself,
    viewer: Viewer = None,
) -> Response:
    """The position after the first moves, as you may see it."""
    live = await server.desk.seen(match_id, me)
    if ply > live.ply:
        raise Problem("not_found", say("only-these-moves", moves=live.ply))
    seen_by, rules = chosen_viewer(live, live.seats_of(me), viewer), live.rules
    first, log = live.match.first, live.match.log[:ply]
    return await server.work(me, position_answer, rules, first, log, seen_by)


def position_answer(rules: Rules, first: State, log: list[Entry], viewer: int) -> Response:
    """The position after a log that nobody changes meanwhile."""
    state = first.clone()
    for entry in log:
        state.apply(entry.move)
    is_open = rules.open_information
    return json_answer(position_json(rules, state, viewer, len(log), shows_line=is_open))


@router.get("/views", response_model=PositionRange)
async def views(
    match_id: MatchId,
    server: Server,
    me: Myself,
    start: Annotated[int, Query(ge=0, le=MOST_PLY)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_VIEWS)] = MOST_VIEWS,
    viewer: Viewer = None,
) -> Response:
    """The positions from a ply on, as you may see them: for leafing through a match."""
    live = await server.desk.seen(match_id, me)
    if start > live.ply:
        raise Problem("not_found", say("only-these-moves", moves=live.ply))
    seen_by = chosen_viewer(live, live.seats_of(me), viewer)
    log = live.match.log[: start + count - 1]
    first = live.match.first
    return await server.work(me, range_answer, live.rules, first, log, start, seen_by)


def range_answer(rules: Rules, first: State, log: list[Entry], start: int, viewer: int) -> Response:
    """Positions along a log that nobody changes meanwhile."""
    state, positions = first.clone(), list[Position]()
    for ply, entry in enumerate([*log, None]):
        if ply >= start:
            positions.append(Position(rules, state, viewer))
        if entry is not None:
            state.apply(entry.move)
    changes = [change(*pair) for pair in pairwise(positions)]
    return json_answer({"start": start, "first": positions[0].json(), "changes": changes})


@router.get("/log", response_model=list[LogEntry])
async def log(match_id: MatchId, server: Server, me: Myself, viewer: Viewer = None) -> Response:
    """What happened, in the words in which the viewer may read it."""
    live = await server.desk.seen(match_id, me)
    text = log_text(live, chosen_viewer(live, live.seats_of(me), viewer), 0)
    return Response(text, media_type="application/json")


@router.get("/board", response_model=dict[str, Any])
async def board(match_id: MatchId, server: Server, me: Myself) -> Any:
    """The board for programs that draw it: `Board` of its game's shapes."""
    return (await server.desk.seen(match_id, me)).rules.describe_board()


@router.get("/comparison", response_model=Comparison)
async def compare(match_id: MatchId, server: Server, me: Myself) -> Response:
    """Both tables of a duplicate side by side, after the end of both."""
    live = await server.desk.seen(match_id, me)
    return json_answer(await comparison(server.desk, live, me))


@router.get("/lead", response_model=LeadTold)
async def lead(match_id: MatchId, server: Server, me: Myself) -> Response:
    """Since when the winner was ahead, at the start of every turn, by the game's own goals."""
    live = await server.desk.seen(match_id, me)
    if not live.row.is_finished:
        raise Problem("conflict", say("lead-told-later"))
    winners = live.row.outcome["winners"] if live.row.outcome else []
    winner = winners[0] if len(winners) == 1 else None
    since = None if winner is None else await off_the_loop(live, led_since, live.match, winner)
    turn, ply = since or (None, None)
    return json_answer({"seat": winner, "turn": turn, "ply": ply})


@router.get(
    "/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}, "description": "The record."}},
)
async def record(match_id: MatchId, server: Server, me: Myself) -> Response:
    """The match as a small text file that can be played again."""
    live = await server.desk.seen(match_id, me)
    if not live.is_open:
        raise Problem("conflict", say("record-tells-all", why=why_only_mine(live)))
    names = {live.rules.seats[one.seat]: seat_holder(one) or "nobody" for one in live.seats}
    text = write_record(live.match, names)
    if live.older is not None:
        text += live.older.record(live.rules)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="rubicon-{live.id}.record"'},
    )
