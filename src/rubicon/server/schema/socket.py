"""What goes over a socket."""

from typing import Literal

from pydantic import Field

from rubicon.server.schema.base import Shape
from rubicon.server.schema.match import ChatLine, Difference, LogEntry, Move, Seat, Snapshot


class SocketSnapshot(Shape):
    """The whole match, at the beginning of a connection.

    Whoever comes back says what he has, as he was told last (`?revision=…&ply=…&status=…&viewer=…`,
    and with `&chat=…` the number of the last line), and is sent only what is new of log and chat.
    """

    type: Literal["snapshot"]
    snapshot: Snapshot
    log_from: int = Field(description="Where its `log` begins; what was known before stands.")


class Way(Shape):
    """The positions from the one that was sent last to the present one, as differences."""

    start: int = Field(description="The ply of the first.")
    first: Difference = Field(description="From the position that was sent last to the first.")
    changes: list[Difference] = Field(description="From each to the next, a ply each.")
    last: Difference = Field(description="From the last of them to what is shown now.")


class SocketUpdate(Shape):
    """What has changed since the last message."""

    type: Literal["update"]
    change: Difference = Field(description="Of the match without position, moves, log and chat.")
    moves: list[Move] | None = Field(description="What you may do now; null: the same as before.")
    log: list[LogEntry] = Field(description="What is new, and what stands in another's place.")
    log_from: int = Field(description="Where `log` begins; what was known from there on is gone.")
    way: Way


class SocketPresence(Shape):
    """Somebody has come, gone or changed name."""

    type: Literal["presence"]
    seats: list[Seat]


class SocketChat(Shape):
    """Somebody has said something."""

    type: Literal["chat"]
    chat: ChatLine


class SocketPing(Shape):
    """The connection is alive; nothing has to be answered."""

    type: Literal["ping"]


SocketMessage = SocketSnapshot | SocketUpdate | SocketPresence | SocketChat | SocketPing
