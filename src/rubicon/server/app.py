"""Puts the server together."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

from rubicon import __version__
from rubicon.core.errors import BadInput
from rubicon.server import metrics, page, ws
from rubicon.server.api import acts, keeping, lobby, matches, me, static, words
from rubicon.server.bots import Bots
from rubicon.server.context import Parts, json_answer
from rubicon.server.desk import Desk
from rubicon.server.duplicate import Pairs
from rubicon.server.errors import Code, Problem, unavailable
from rubicon.server.games import Catalogue
from rubicon.server.health import Health
from rubicon.server.hub import Hub
from rubicon.server.identity import Identities
from rubicon.server.invalid import what_is_wrong
from rubicon.server.limits import Buckets
from rubicon.server.measure import count_refusal
from rubicon.server.outside import catch_up, hear
from rubicon.server.passkeys import Passkeys
from rubicon.server.saying import accepted, say
from rubicon.server.secret import secret_of
from rubicon.server.security import Doorkeeper, TooLarge
from rubicon.server.settings import Settings
from rubicon.server.store.base import open_store
from rubicon.server.store.devices import mark_devices
from rubicon.server.store.jobs import expire_uploads
from rubicon.server.store.measured import MeasuredStore
from rubicon.server.store.people import mark_seen, seen_since
from rubicon.server.store.trouble import Unavailable
from rubicon.server.windows import Windows

LEAST_COMPRESSED = 2000
"""Bytes of an answer: below, it travels in a packet or two anyway."""
COMPRESSION = 5
"""Beyond this level it takes longer and gains almost nothing."""
SECONDS_OF_A_DAY = 24 * 3600
SNAPSHOT = re.compile(r"/api/matches/[^/]+(/join)?")
"""Where a whole match is answered, with its chat."""


def create_app(settings: Settings) -> FastAPI:
    """The whole server, ready to be run."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        parts = await put_together(settings)
        app.state.parts, app.state.identities = parts, parts.identities
        await parts.store.listen(partial(hear, parts))
        await parts.bots.start()
        pulse = asyncio.create_task(keep_pulse(parts))
        yield
        pulse.cancel()
        await parts.bots.stop()
        await parts.desk.reading.stop()
        await parts.pairs.stop()
        await parts.windows.stop()
        await leave(parts)
        await parts.store.close()

    app = FastAPI(
        title="Rubicon",
        version=__version__,
        description="Strategy games about the end of the Roman Republic. Identity is a cookie, "
        "set with the first answer. `/api/matches/{id}/live` is a WebSocket.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.add_middleware(Compressing, minimum_size=LEAST_COMPRESSED, compresslevel=COMPRESSION)
    app.add_middleware(Doorkeeper, limits=settings.limits)
    # Moves are most of what is asked for, and the routes are tried one after the other.
    for module in (acts, ws, static, words, me, keeping, lobby, matches, metrics, page):
        app.include_router(module.router)
    handle_errors(app)
    describe_errors(app)
    return app


class Compressing(GZipMiddleware):
    """Compresses answers, but for those that mix secrets with somebody else's words.

    The length of such an answer can give the secret away to somebody who watches the line (BREACH).
    A snapshot holds a player's cards and his rival's chat. No other site can have requests made in
    a person's name: the cookie is SameSite=Lax, and the doorkeeper turns away what comes from
    elsewhere. Invitations and links for a device are shorter than the least that is compressed.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a snapshot on as it is."""
        if SNAPSHOT.fullmatch(scope.get("path", "")):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


async def put_together(settings: Settings) -> Parts:
    """Everything that has to be there before the first request."""
    store = MeasuredStore(await open_store(settings.database))
    secret = await secret_of(store, settings.database, settings.secret)
    games = Catalogue(settings.extra_games, settings.bot_programs)
    hub, limits = Hub(), settings.limits
    desk = Desk(settings, store, games, hub)
    return Parts(
        settings=settings,
        games=games,
        hub=hub,
        store=store,
        desk=desk,
        health=Health(store),
        bots=Bots(settings, desk),
        pairs=Pairs(desk),
        windows=Windows(desk),
        identities=await Identities.open(store, secret),
        passkeys=Passkeys(secret),
        chats=Buckets(limits.chats_per_second, limits.chats_burst),
        uploads=Buckets(limits.uploads_per_second, limits.uploads_burst),
        sign_ins=Buckets(limits.sign_ins_per_second, limits.sign_ins_burst),
        costs=Buckets(limits.work_per_second, limits.work_burst),
    )


async def keep_pulse(parts: Parts) -> None:
    """Note who is here now and then, so that others know how long somebody has been away."""
    while True:
        await asyncio.sleep(parts.settings.heartbeat_seconds)
        with suppress(Exception):
            await beat(parts)


async def beat(parts: Parts) -> None:
    """One beat: say who is here, hear who is elsewhere, and throw away what has expired."""
    now, hub, period = time.time(), parts.hub, 2 * parts.settings.heartbeat_seconds
    active = hub.here.keys() | {who for who, at in hub.asked.items() if at > now - period}
    if active:
        await parts.store.write(mark_seen(active, now))
    devices = {one.device for one in hub.everywhere() if one.device}
    if devices:
        await parts.store.write(mark_devices(devices, now))
    if parts.store.shared:
        seen = await parts.store.read(seen_since(now - 2 * parts.settings.heartbeat_seconds))
        hub.be_elsewhere(seen - hub.here.keys(), parts.desk.loaded.values())
    await catch_up(parts)
    await parts.desk.close_forgotten(now - parts.settings.limits.waiting_days * SECONDS_OF_A_DAY)
    oldest = now - parts.settings.limits.upload_days * SECONDS_OF_A_DAY
    for match_id in await parts.store.write(expire_uploads(oldest)):
        parts.desk.loaded.pop(match_id, None)


async def leave(parts: Parts) -> None:
    """The last beat; a database that is away must not keep us from ending."""
    if parts.hub.here:
        with suppress(Unavailable):
            await parts.store.write(mark_seen(parts.hub.here, time.time()))


# ---- errors --------------------------------------------------------------------------------------

CODES: dict[int, Code] = {403: "forbidden", 404: "not_found", 409: "conflict", 429: "too_many"}


def handle_errors(app: FastAPI) -> None:
    """Every refusal has the same shape, and one sentence of a catalogue."""

    @app.exception_handler(Problem)
    async def problem(request: Request, error: Problem) -> Response:
        return refused(request, error)

    @app.exception_handler(Unavailable)
    async def not_available(request: Request, error: Unavailable) -> Response:
        request.app.state.parts.health.note(error)
        return refused(request, unavailable())

    @app.exception_handler(BadInput)
    async def bad_input(request: Request, error: BadInput) -> Response:
        return refused(request, Problem("bad_input", error.says))

    @app.exception_handler(RequestValidationError)
    async def not_valid(request: Request, error: RequestValidationError) -> Response:
        return refused(request, Problem("bad_input", what_is_wrong(error.errors()[0])))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        answer = refused(request, problem_of(error))
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return answer


def refused(request: Request, problem: Problem) -> Response:
    """A refusal in the language of its reader."""
    count_refusal("request", problem.code)
    answer = json_answer(problem.json(accepted(request.headers)), problem.status)
    if problem.retry_after is not None:
        answer.headers["retry-after"] = str(problem.retry_after)
    return answer


def problem_of(error: HTTPException) -> Problem:
    """What the web framework refuses by itself, in our words."""
    if isinstance(error, TooLarge):
        return error.problem
    code = CODES.get(error.status_code, "bad_input")
    if error.status_code == 404:
        return Problem(code, say("nothing-here"))
    if error.status_code == 405:
        return Problem(code, say("method-not-allowed"))
    return Problem(code, say("request-unreadable"))


def describe_errors(app: FastAPI) -> None:
    """FastAPI promises 422 with a shape of its own; we answer 400 with ours."""
    described = app.openapi

    def corrected() -> dict[str, Any]:
        schema = described()
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        for name in ("HTTPValidationError", "ValidationError"):
            schema["components"]["schemas"].pop(name, None)
        return schema

    app.openapi = corrected  # type: ignore[method-assign]
