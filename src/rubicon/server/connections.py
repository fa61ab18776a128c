"""Connections: who may have how many, and how long each may take for what it sends.

uvicorn waits for ever for the rest of a request that has begun. Here headers and bodies must come
in time, and one address has no more connections than a busy household needs.
"""

import asyncio
import logging
from collections import Counter
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Literal

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from rubicon.server.address import NOBODY_KNOWS, line_of
from rubicon.server.measure import count_refusal
from rubicon.server.settings import Limits

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    Protocol = AutoHTTPProtocol

log = logging.getLogger(__name__)
Waiting = Literal["headers", "body"]


class Lines:
    """The open connections of a server, by the line they came over."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()

    def enter(self, line: str) -> bool:
        """Count a connection; False if it is one too many."""
        limits = self.limits
        most = limits.connections if is_proxy(line) else limits.connections_per_address
        if self.open.total() >= limits.connections or self.open[line] >= most:
            count_refusal("connection", "too_many")
            log.warning("connections are refused: there are too many, of all or of one address")
            return False
        self.open[line] += 1
        return True

    def leave(self, line: str) -> None:
        """One is closed."""
        self.open[line] -= 1
        if self.open[line] <= 0:
            del self.open[line]


def is_proxy(line: str) -> bool:
    """Whether many people may come over a line: a reverse proxy on this machine passes them on."""
    try:
        return ip_address(line.partition("/")[0]).is_loopback
    except ValueError:
        return line == NOBODY_KNOWS


class Connection(Protocol):
    """A connection that is closed when what it sends does not come in time."""

    lines: Lines

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.line: str | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.waits_for: Waiting | None = None
        self.head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        line = line_of(str(self.client[0])) if self.client else NOBODY_KNOWS
        if not self.lines.enter(line):
            transport.abort()
            return
        self.line = line
        self.look(0)

    def data_received(self, data: bytes) -> None:
        """Something of a request."""
        super().data_received(data)
        self.look(len(data))

    def look(self, more: int) -> None:
        """See what is still to come, and how long that may take."""
        cycle: Any = self.cycle
        waits_for: Waiting | None = None
        if cycle is not None and cycle.more_body:
            # Also after a refusal that did not wait for it: whoever sends it must read the answer.
            waits_for = "body"
        elif cycle is None or cycle.response_complete:
            waits_for = "headers"
        self.head_bytes = self.head_bytes + more if waits_for == "headers" else 0
        if self.head_bytes > self.lines.limits.header_bytes:
            self.transport.abort()
        if waits_for != self.waits_for and self.line is not None:
            self.wait(waits_for)

    def wait(self, waits_for: Waiting | None) -> None:
        """Give what is to come its time."""
        self.stop_waiting()
        self.waits_for = waits_for
        limits = self.lines.limits
        if waits_for is not None:
            seconds = limits.header_seconds if waits_for == "headers" else limits.body_seconds
            self.timer = self.loop.call_later(seconds, self.give_up)

    def stop_waiting(self) -> None:
        """Nothing is to come."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.waits_for = None

    def give_up(self) -> None:
        """It did not come in time."""
        self.stop_waiting()
        self.transport.abort()

    def on_response_complete(self) -> None:
        """The next request may come, or never: uvicorn itself ends a connection that rests."""
        super().on_response_complete()
        self.head_bytes = 0
        self.stop_waiting()

    def handle_websocket_upgrade(self, *given: Any) -> None:
        """It is a socket from now on; the doorkeeper counts those."""
        self.let_go()
        super().handle_websocket_upgrade(*given)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """It is not counted any more."""
        self.stop_waiting()
        if self.line is not None:
            self.lines.leave(self.line)
            self.line = None


def protocol(limits: Limits) -> type[asyncio.Protocol]:
    """The class of a server's connections."""
    return type("LimitedConnection", (Connection,), {"lines": Lines(limits)})
