"""Things that do not change while the server runs: games, rulebooks, positions from a link."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from rubicon import __version__
from rubicon.build import running
from rubicon.core.contract import Json, Rules, seat_name
from rubicon.core.errors import BadInput
from rubicon.core.options import changed_options
from rubicon.core.positions import read_line, write_line
from rubicon.core.state import NOBODY, WATCHER, State
from rubicon.rulebook import load_rulebook
from rubicon.server.asks import BoardCheck
from rubicon.server.context import REFUSALS, GameId, Myself, Server, json_answer
from rubicon.server.desk import outcome_json
from rubicon.server.errors import Problem
from rubicon.server.saying import say
from rubicon.server.schema import (
    BoardSound,
    GameAbout,
    Health,
    Ready,
    RulebookText,
    SharedPosition,
)

router = APIRouter(responses=REFUSALS)


@router.get("/api/games", response_model=list[GameAbout], tags=["games"])
async def games(server: Server) -> Any:
    """All games, with their options and bots."""
    return server.games.described()


@router.get("/api/games/{game}/rules", response_model=RulebookText, tags=["games"])
async def rules(game: GameId, server: Server) -> Any:
    """A game's rulebook, by chapters and numbered paragraphs."""
    try:
        book = load_rulebook(server.games.find(game).id)
    except BadInput as error:
        raise Problem("not_found", error.says) from None
    return {
        "title": book.title,
        "introduction": book.introduction,
        "chapters": [
            {
                "number": str(chapter.number),
                "title": chapter.title,
                "introduction": chapter.introduction,
                "paragraphs": [
                    {"number": one.number, "text": one.text, "note": one.is_note}
                    for one in chapter.paragraphs
                ],
            }
            for chapter in book.chapters
        ],
    }


@router.get("/api/games/{game}/shapes", response_model=dict[str, Any], tags=["games"])
async def shapes(game: GameId, server: Server) -> Any:
    """What a game tells programs, as JSON Schema: `View`, `Hints`, `Odds`, `Board`, `Event`."""
    try:
        return server.games.find(game).shapes.schema()
    except BadInput as error:
        raise Problem("not_found", error.says) from None


@router.post("/api/games/{game}/board-check", response_model=BoardSound, tags=["games"])
async def board_check(game: GameId, ask: BoardCheck, server: Server, me: Myself) -> Any:
    """Whether a board of one's own is sound; if not, what is wrong with it."""
    try:
        found = server.games.find(game)
    except BadInput as error:
        raise Problem("not_found", error.says) from None
    told = await server.desk.reading.check_board(me, found.id, ask.board)
    return {"ok": True, "says": told.json()}


@router.get("/api/position", response_model=SharedPosition, tags=["games"])
async def position(server: Server, line: Annotated[str, Query(max_length=4000)]) -> Any:
    """The position of a line, as a link carries it."""
    settled, state = read_line(line, server.games.find)
    if not settled.open_information:
        raise Problem("bad_input", say("position-with-secrets"))
    return position_json(settled, state, WATCHER, 0, shows_line=True) | {
        "options": changed_options(settled),
        "position": settled.position(state),
        "board_data": settled.describe_board(),
    }


def position_json(rules: Rules, state: State, viewer: int, ply: int, *, shows_line: bool) -> Json:
    """A position for somebody's eyes; the line, which tells all, only where all may know."""
    acts, outcome = state.to_act(), rules.outcome(state)
    return {
        "game": rules.game.id,
        "players": len(rules.seats),
        "board": rules.board_name,
        "ply": ply,
        "view": rules.view(state, viewer),
        "prompt": rules.prompt(state, viewer).json(),
        "relevant_rule": rules.relevant_rule(state, viewer),
        "to_act": None if acts == NOBODY or state.asked() else seat_name(rules, acts),
        "turn": rules.turn(state),
        "line": write_line(rules, state) if shows_line else None,
        "hints": rules.hints(state, viewer),
        "outcome": None if outcome is None else outcome_json(rules, outcome),
    }


@router.get("/healthz", response_model=Health, tags=["server"])
async def health() -> Any:
    """Whether the server is alive."""
    return {"ok": True, "build": running(), "version": __version__}


@router.get("/readyz", response_model=Ready, responses={503: {"model": Ready}}, tags=["server"])
async def ready(server: Server) -> Response:
    """Whether a move could be stored now; if not, 503 and what is wrong with the database."""
    trouble = await server.health.look()
    answer = {"ready": trouble is None, "trouble": trouble}
    return json_answer(answer, 200 if trouble is None else 503)
