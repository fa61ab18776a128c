"""The doorkeeper: headers on every answer, same-origin checks, sizes, rates, and the cookie.

It is plain ASGI, so that it stands before everything else, sockets included.
"""

import logging
import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rubicon.server.address import address_of
from rubicon.server.errors import Problem
from rubicon.server.identity import Identities, SignIn
from rubicon.server.limits import Buckets
from rubicon.server.log import REQUEST_HEADER, about, match_in, request_id
from rubicon.server.measure import count_refusal, count_request
from rubicon.server.saying import accepted, last_word, say
from rubicon.server.settings import Limits
from rubicon.words import Phrase

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
SECRET_PATHS = ("/join/", "/link/")

log = logging.getLogger(__name__)
access = logging.getLogger("rubicon.access")


class TooLarge(HTTPException):
    """A body that is too large; an HTTPException, so that FastAPI lets it pass."""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.problem = too_large(most)


class Doorkeeper:
    """Wraps the whole app."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app, self.limits = app, limits
        self.posts = Buckets(limits.posts_per_second, limits.posts_burst)
        self.gets = Buckets(limits.gets_per_second, limits.gets_burst)
        self.newcomers = Buckets(limits.newcomers_per_second, limits.newcomers_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        # A header of that name is the proxy's word: deploy/ shows how it is set.
        number = request_id(Headers(scope=scope).get(REQUEST_HEADER))
        with about(request=number, match=match_in(scope["path"])):
            if scope["type"] == "http":
                await self.request(scope, receive, send, number)
            else:
                await self.socket(scope, receive, send)

    # ---- requests ----------------------------------------------------------------------------

    async def request(self, scope: Scope, receive: Receive, send: Send, number: str) -> None:
        answer = Answer(scope, send, number)
        try:
            headers = Headers(scope=scope)
            problem = self.objection(scope, headers, answer)
            if problem is not None:
                await answer.refuse(problem)
                return
            await self.app(scope, self.bounded(receive), answer.send)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            await answer.refuse(Problem("internal", say("internal")))
        finally:
            answer.log()

    def objection(self, scope: Scope, headers: Headers, answer: "Answer") -> Problem | None:
        """Why a request is turned away at the door."""
        changes = scope["method"] not in SAFE
        if changes and not is_same_origin(headers):
            return Problem("forbidden", say("other-site"))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.limits.body_bytes:
            answer.status_of_refusal = 413
            return too_large(self.limits.body_bytes)
        if not scope["path"].startswith("/api/"):
            return None
        return self.identify(scope, headers, answer, changes)

    def identify(
        self, scope: Scope, headers: Headers, answer: "Answer", changes: bool
    ) -> Problem | None:
        """Know who asks, or give him an identity; nobody may ask too often."""
        identities: Identities = scope["app"].state.identities
        known = identities.read(cookie_parser(headers.get("cookie", "")))
        if known is None:
            if not self.newcomers.take(address_of(scope)):
                return too_many()
            signed_in = identities.new()
        elif not (self.posts if changes else self.gets).take(known.identity):
            return too_many()
        elif known.identity in identities.banned:
            return Problem("forbidden", say("banned"))
        else:
            signed_in = known if known.device else SignIn(known.identity, identities.new_device())
        if signed_in is not known:
            answer.cookie = identities.header(signed_in, secure=scope["scheme"] == "https")
        state = scope.setdefault("state", {})
        state["me"], state["device"] = signed_in.identity, signed_in.device
        return None

    def bounded(self, receive: Receive) -> Receive:
        """A body that comes without its length is counted as it comes."""
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.limits.body_bytes:
                raise TooLarge(self.limits.body_bytes)
            return message

        return counted

    # ---- sockets -----------------------------------------------------------------------------

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not is_same_origin(headers):
            await receive()
            count_refusal("socket", "forbidden")
            await send(closing(1008, say("other-site"), headers))
            return
        identities: Identities = scope["app"].state.identities
        signed_in = identities.read(cookie_parser(headers.get("cookie", "")))
        me = None if signed_in is None else signed_in.identity
        if not self.gets.take(me or address_of(scope)):
            await receive()
            count_refusal("socket", "too_many")
            await send(closing(1013, say("too-many"), headers))
            return
        if me in identities.banned:
            await receive()
            count_refusal("socket", "forbidden")
            await send(closing(1008, say("banned"), headers))
            return
        state = scope.setdefault("state", {})
        state["me"], state["device"] = me, "" if signed_in is None else signed_in.device
        await self.app(scope, receive, send)


class Answer:
    """Adds what every answer carries, and remembers what the access log wants."""

    def __init__(self, scope: Scope, send: Send, number: str) -> None:
        self.scope, self.onward, self.number = scope, send, number
        self.cookie: str | None = None
        self.status = 0
        self.status_of_refusal: int | None = None
        self.begun = time.perf_counter()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", []), *self.extra(message)]
        await self.onward(message)

    def extra(self, message: MutableMapping[str, Any]) -> list[tuple[bytes, bytes]]:
        """The headers to add."""
        there = {name.lower() for name, _ in message.get("headers", [])}
        extra = list(HEADERS)
        if self.scope["path"].startswith("/api/") and b"cache-control" not in there:
            extra.append((b"cache-control", b"no-store"))
        if self.cookie is not None and b"set-cookie" not in there:
            extra.append((b"set-cookie", self.cookie.encode()))
        if self.status >= 500:
            # So that whoever reports a failure can name its lines in the log.
            extra.append((REQUEST_HEADER.encode(), self.number.encode()))
        if self.scope["scheme"] == "https":
            extra.append((b"strict-transport-security", b"max-age=31536000"))
        return extra

    async def refuse(self, problem: Problem, status: int | None = None) -> None:
        """Answer with a problem, unless an answer has begun already."""
        if self.status:
            return
        count_refusal("request", problem.code)
        body = orjson.dumps(problem.json(accepted(Headers(scope=self.scope))))
        code = status or self.status_of_refusal or problem.status
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        if problem.code == "too_many":
            headers.append((b"retry-after", b"1"))
        headers.append((b"content-length", str(len(body)).encode()))
        await self.send({"type": "http.response.start", "status": code, "headers": headers})
        await self.onward({"type": "http.response.body", "body": body})

    def log(self) -> None:
        """Count the request; one line for the log, without the secrets that some paths carry."""
        path: str = self.scope["path"]
        for secret in SECRET_PATHS:
            if path.startswith(secret):
                path = f"{secret}…"
        seconds = time.perf_counter() - self.begun
        count_request(self.scope, self.status, seconds)
        spent = round(seconds * 1000, 2)
        values = {
            "method": self.scope["method"], "path": path, "status": self.status, "ms": spent,
        }  # fmt: skip
        access.info("%(method)s %(path)s %(status)s %(ms)s ms", values, extra={"fields": values})


def closing(code: int, says: Phrase, headers: Headers) -> Message:
    """The message that closes a socket, with the reason in its reader's language."""
    return {"type": "websocket.close", "code": code, "reason": last_word(says, accepted(headers))}


def is_same_origin(headers: Headers) -> bool:
    """Browsers say where a request comes from; other programs carry nobody's cookie unasked."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")


def too_large(most: int) -> Problem:
    return Problem("bad_input", say("too-large", most=most))


def too_many() -> Problem:
    return Problem("too_many", say("too-many"))
