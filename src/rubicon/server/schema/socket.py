"""What goes over a socket."""

from typing import Literal

from rubicon.server.schema.base import Shape
from rubicon.server.schema.match import ChatLine, Seat, Snapshot


class SocketSnapshot(Shape):
    """The whole match, at the beginning of a connection."""

    type: Literal["snapshot"]
    snapshot: Snapshot


class SocketUpdate(Shape):
    """The match after a change; its log begins at `log_from`."""

    type: Literal["update"]
    snapshot: Snapshot


class SocketPresence(Shape):
    """Somebody has come, gone or changed name."""

    type: Literal["presence"]
    seats: list[Seat]


class SocketChat(Shape):
    """Somebody has said something."""

    type: Literal["chat"]
    chat: ChatLine


class SocketPing(Shape):
    """The connection is alive; answer with {"type": "pong"}."""

    type: Literal["ping"]


SocketMessage = SocketSnapshot | SocketUpdate | SocketPresence | SocketChat | SocketPing
