"""Acting in a match: moves, undo, chat, proposals, resigning, stand-ins."""

from fastapi import APIRouter

from rubicon.server import lesson, play, table
from rubicon.server.api.direct import Direct
from rubicon.server.asks import (
    Draft,
    GoBack,
    MakeMove,
    MySeat,
    Propose,
    Reply,
    Say,
    Stand,
    StandIn,
    Substitute,
)
from rubicon.server.context import REFUSALS, MatchId, Myself, Parts, Server, json_answer
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch
from rubicon.server.saying import say
from rubicon.server.schema import ChatSaid, Done, DraftTold

router = APIRouter(
    prefix="/api/matches/{match_id}", tags=["act"], responses=REFUSALS, route_class=Direct
)


async def match_of(server: Parts, match_id: str, me: str) -> LiveMatch:
    """A match that somebody may see; whether he may act in it is asked later."""
    return await server.desk.seen(match_id, me)


def done(live: LiveMatch) -> Done:
    """Where the match stands now."""
    return Done(revision=live.row.revision, ply=live.ply)


@router.post("/moves")
async def move(match_id: MatchId, ask: MakeMove, server: Server, me: Myself) -> Done:
    """Make a move. When this answers, the move is stored and stays."""
    live = await match_of(server, match_id, me)
    await play.make_move(server.desk, live, me, ask.move, ask.ply, ask.seat)
    return done(live)


@router.post("/draft", response_model=DraftTold)
async def draft(match_id: MatchId, ask: Draft, server: Server, me: Myself) -> object:
    """Try a list of moves: what you would see then, or the first of them that is refused."""
    live = await match_of(server, match_id, me)
    return json_answer(await play.draft(live, me, ask.moves, ask.ply, ask.seat))


@router.post("/stand")
async def stand(match_id: MatchId, ask: Stand, server: Server, me: Myself) -> Done:
    """Pass every chance to interrupt for the rest of this phase, or be asked again."""
    live = await match_of(server, match_id, me)
    await play.stand(server.desk, live, me, ask.seat, ask.passes)
    return done(live)


@router.post("/undo")
async def undo(match_id: MatchId, ask: MySeat, server: Server, me: Myself) -> Done:
    """Take back your last decision, as far as nobody has learned anything since."""
    live = await match_of(server, match_id, me)
    await play.undo(server.desk, live, me, ask.seat)
    return done(live)


@router.post("/redo")
async def redo(match_id: MatchId, ask: MySeat, server: Server, me: Myself) -> Done:
    """Make again what you have just taken back."""
    live = await match_of(server, match_id, me)
    await play.redo(server.desk, live, me, ask.seat)
    return done(live)


@router.post("/lesson")
async def go_back(match_id: MatchId, ask: GoBack, server: Server, me: Myself) -> Done:
    """Go back in a lesson: to where the step began (or the one before), or to the start."""
    live = await match_of(server, match_id, me)
    await lesson.go_back(server.desk, live, me, to_start=ask.to == "start")
    return done(live)


@router.post("/chat", response_model=ChatSaid)
async def chat(match_id: MatchId, ask: Say, server: Server, me: Myself) -> object:
    """Say something to the table."""
    live = await match_of(server, match_id, me)
    text, most = ask.text.strip(), server.settings.limits.chat_characters
    if not 1 <= len(text) <= most:
        raise Problem("bad_input", say("chat-length", most=most))
    if not server.chats.take(me):
        raise Problem("too_many", say("chat-too-often"))
    # The line itself comes over the socket, once, as to everybody else.
    return {"id": (await table.chat(server.desk, live, me, text)).id}


@router.post("/resign")
async def resign(match_id: MatchId, ask: MySeat, server: Server, me: Myself) -> Done:
    """Give up a seat: with two players the match ends, with more a bot plays on."""
    live = await match_of(server, match_id, me)
    await table.resign(server.desk, live, me, ask.seat)
    return done(live)


@router.post("/propose")
async def propose(match_id: MatchId, ask: Propose, server: Server, me: Myself) -> Done:
    """Ask the other persons to end the match, or to take something back."""
    live = await match_of(server, match_id, me)
    await table.propose(server.desk, live, me, ask.kind, ask.ply)
    return done(live)


@router.post("/answer")
async def answer(match_id: MatchId, ask: Reply, server: Server, me: Myself) -> Done:
    """Agree to what was proposed, or turn it down."""
    live = await match_of(server, match_id, me)
    await table.answer(server.desk, live, me, ask.yes)
    return done(live)


@router.post("/substitute")
async def substitute(match_id: MatchId, ask: Substitute, server: Server, me: Myself) -> Done:
    """Say which bot is to play for you when you are away."""
    live = await match_of(server, match_id, me)
    await table.choose_substitute(server.desk, live, me, ask.seat, ask.bot)
    return done(live)


@router.post("/close")
async def close(match_id: MatchId, server: Server, me: Myself) -> Done:
    """Close a match that you have opened and that has not begun."""
    live = await match_of(server, match_id, me)
    await table.close(server.desk, live, me)
    return done(live)


@router.post("/stand-in")
async def stand_in(match_id: MatchId, ask: StandIn, server: Server, me: Myself) -> Done:
    """Let a bot play the seat of somebody who is away; null: its holder takes it back."""
    live = await match_of(server, match_id, me)
    await table.stand_in(server.desk, live, me, ask.seat, ask.bot)
    return done(live)
