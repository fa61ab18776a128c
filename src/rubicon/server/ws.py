"""The live connection: a snapshot when it opens, then whatever changes, and a ping now and then."""

import asyncio
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import cast

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from rubicon.core.errors import BadInput
from rubicon.server.address import address_of
from rubicon.server.context import Parts
from rubicon.server.errors import Problem
from rubicon.server.hub import Subscriber
from rubicon.server.limits import Bucket
from rubicon.server.measure import count_refusal, timed
from rubicon.server.messages import NOTHING_KNOWN, Known
from rubicon.server.saying import accepted, last_word, say
from rubicon.server.store.people import mark_seen
from rubicon.server.store.trouble import Unavailable
from rubicon.words import Phrase

router = APIRouter()
DIGITS = 15
PING_SECONDS = 20.0
PING = json.dumps({"type": "ping"})
POLICY, TOO_LARGE, NOT_FOUND, BUSY = 1008, 1009, 4404, 1013
CODES = {POLICY: "too_many", TOO_LARGE: "bad_input", NOT_FOUND: "not_found", BUSY: "too_many"}
"""What a refusal of each kind is counted as."""


@router.websocket("/api/matches/{match_id}/live")
async def live(socket: WebSocket, match_id: str) -> None:
    """Follow a match."""
    server = cast(Parts, socket.app.state.parts)
    me = cast("str | None", socket.scope["state"]["me"])
    await socket.accept()
    try:
        match = await server.desk.seen(match_id, me)
    except (Problem, BadInput) as problem:
        await close(socket, NOT_FOUND, problem.says)
        return
    except Unavailable as error:
        # The page tries again by itself: that is what this code means.
        server.health.note(error)
        await close(socket, BUSY, say("unavailable"))
        return
    line = address_of(socket.scope)
    if not server.hub.admits(match, me, line, server.settings.limits):
        await close(socket, BUSY, say("too-many-watch"))
        return
    device = socket.scope["state"]["device"]
    subscriber = server.hub.join(match, me, line, device, known_by(socket.query_params))
    sending = asyncio.create_task(send_all(server, socket, subscriber))
    try:
        await receive_all(server, socket)
    finally:
        server.hub.leave(subscriber)
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending
        if match.seats_of(me) and me not in server.hub.here:
            with suppress(Unavailable):
                await server.store.write(mark_seen([str(me)], time.time()))


def known_by(given: Mapping[str, str]) -> Known:
    """What the page says that it has; it is nobody's loss if it does not say, or says nonsense."""
    numbers = [given.get(name, "") for name in ("revision", "ply", "chat")]
    if not all(one.isascii() and one.isdecimal() and len(one) <= DIGITS for one in numbers):
        return NOTHING_KNOWN
    revision, ply, chat = map(int, numbers)
    return Known(revision, ply, given.get("status", ""), given.get("viewer"), chat)


async def close(socket: WebSocket, code: int, says: Phrase) -> None:
    """Close a socket, and say why in the language of its reader."""
    count_refusal("socket", CODES[code])
    await socket.close(code, last_word(says, accepted(socket.headers)))


async def send_all(server: Parts, socket: WebSocket, subscriber: Subscriber) -> None:
    """Send what is due until the socket closes."""
    subscriber.wake.set()
    loop = asyncio.get_running_loop()
    # One timer for a long time, and none for each message: most sockets are told something soon.
    timer = loop.call_later(PING_SECONDS, subscriber.nudge)
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            while True:
                await subscriber.wake.wait()
                subscriber.wake.clear()
                if subscriber.displaced.is_set():
                    await close(socket, BUSY, say("make-room"))
                    return
                with timed("send"):
                    texts = subscriber.messages(server.hub.online())
                if subscriber.is_silent:
                    subscriber.is_silent = False
                    timer = loop.call_later(PING_SECONDS, subscriber.nudge)
                    texts = texts or [PING]
                for text in texts:
                    await socket.send_text(text)
        finally:
            timer.cancel()


async def receive_all(server: Parts, socket: WebSocket) -> None:
    """Clients have little to say here; who says too much is shown the door."""
    limits = server.settings.limits
    bucket = Bucket(limits.socket_messages_per_second, limits.socket_messages_burst)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        said = message.get("text") or message.get("bytes") or ""
        if len(said) > limits.socket_message_bytes:
            await close(socket, TOO_LARGE, say("too-large", most=limits.socket_message_bytes))
            return
        if not bucket.take():
            await close(socket, POLICY, say("too-many"))
            return
