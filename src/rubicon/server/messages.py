"""What goes over a socket: the whole match first, then what has changed since the last message.

An update tells every position on the way, so that a page can show one move after the other and has
to ask for nothing. Each is as the one who reads it may see it, and is told as the difference from
the one before.
"""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from sys import getsizeof
from typing import Any, TypeVar

import orjson

from rubicon.core.contract import Json
from rubicon.core.state import State
from rubicon.server.difference import Difference
from rubicon.server.heads import Shown, common_head, own_head, settled_head, shown
from rubicon.server.live import LiveMatch
from rubicon.server.snapshot import Position, chat_json, log_text, moves_json, reader_of
from rubicon.server.texts import Texts
from rubicon.server.viewers import You, deciding_seat, eyes, viewer_name

T = TypeVar("T")
LONGEST_WAY = 64
"""Positions that are kept for slow sockets; a page that is further behind asks for them."""
MOVE_BYTES = 36
"""Of a number in a list."""


@dataclass(frozen=True, slots=True, eq=False)
class Sent:
    """What a socket has been sent last, as far as the next message builds on it."""

    viewer: int
    ply: int
    common: Texts
    own: Texts
    shown: Shown
    moves: list[int]

    def head(self, live: LiveMatch) -> Json:
        """The whole head."""
        parts = (settled_head(live), self.common, self.shown.told, self.own)
        return {name: value for part in parts for name, value in part.json().items()}


Told = tuple[str, Sent]
"""A message, and what its reader has then."""


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody has who comes back: as the last message told him."""

    revision: int
    ply: int
    status: str
    viewer: str | None
    chat: int
    """The number of the last line of chat."""

    def entries(self, live: LiveMatch, now: Sent) -> int:
        """How many entries of the log he has that still stand, in the words that he may read."""
        if (self.status, self.viewer) != (live.row.status, viewer_name(live, now.viewer)):
            return 0
        # Revisions only grow along the log: what came later stands behind what he has.
        return min(self.ply, bisect_right(live.revisions, self.revision))


NOTHING_KNOWN = Known(-1, 0, "", None, 0)


def present(live: LiveMatch, you: You, online: set[str]) -> Sent:
    """The match as it is now; all who hold the same seats share it."""
    known: Sent | None = live.shelf.get(you)
    if known is None:
        deciding = deciding_seat(live, you)
        viewer = eyes(live, you, deciding)
        own = own_head(live, you, viewer, deciding, online)
        moves = [] if deciding is None else live.match.choices(deciding)
        known = Sent(viewer, live.ply, common_head(live), own, shown(live, viewer), moves)
        live.shelf.put(you, known, own.size + MOVE_BYTES * len(moves))
    return known


def snapshot_json(live: LiveMatch, you: You, online: set[str]) -> Json:
    """The whole match as you may see it, ready to be written."""
    now = present(live, you, online)
    return (
        now.head(live)
        | now.shown.position.json()
        | {
            "moves": moves_json(live.rules, now.moves),
            "log": orjson.Fragment(log_text(live, now.viewer, 0)),
            "chat": [chat_json(line) for line in live.chat],
        }
    )


def snapshot_message(
    live: LiveMatch, you: You, online: set[str], known: Known = NOTHING_KNOWN
) -> Told:
    """The whole match, for somebody who has nothing yet; who comes back has its log and chat."""
    now = present(live, you, online)
    log_from = known.entries(live, now)
    key = (now, log_from, known.chat)
    text = live.shelf.get(key)
    if not isinstance(text, str):
        body = snapshot_json(live, you, online)
        body["log"] = orjson.Fragment(log_text(live, now.viewer, log_from))
        body["chat"] = [chat_json(line) for line in live.chat if line.id > known.chat]
        message = {"type": "snapshot", "snapshot": body, "log_from": log_from}
        text = orjson.dumps(message).decode()
        live.shelf.put(key, text, getsizeof(text))
    return text, now


def update_message(live: LiveMatch, you: You, online: set[str], base: Sent, kept: int) -> Told:
    """What has changed since a message; of the log that it knew, the first entries were kept."""
    now = present(live, you, online)
    key = (base, now, kept)
    text = live.shelf.get(key)
    if not isinstance(text, str):
        text = orjson.dumps(update_json(live, you, base, now, kept)).decode()
        # What it builds on is kept with it.
        size = base.common.size + base.own.size + base.shown.position.size
        live.shelf.put(key, text, getsizeof(text) + size)
    return text, now


def update_json(live: LiveMatch, you: You, base: Sent, now: Sent, kept: int) -> Json:
    """The same before it is written."""
    # The present viewer may read less of the log than the one before, or more.
    is_same_viewer = base.viewer == now.viewer
    log_from = min(kept, base.ply) if is_same_viewer else 0
    # A device that is handed over shows nothing of what happened under other eyes.
    is_handed_over = not is_same_viewer and len(you) > 1 and not live.rules.open_information
    before = base.shown if is_same_viewer else None
    start = None if kept < base.ply or is_handed_over else base.ply
    return {
        "type": "update",
        "change": head_change(live, base, now) if is_same_viewer else [now.head(live)],
        "moves": None if base.moves == now.moves else moves_json(live.rules, now.moves),
        "log": orjson.Fragment(log_text(live, now.viewer, log_from)),
        "log_from": log_from,
        "way": orjson.Fragment(
            once(live, ("way", before, now.shown, start), way_text, live, before, now, start)
        ),
    }


def once(live: LiveMatch, key: object, make: Callable[..., T], *given: Any) -> T:
    """Something that several readers are sent, made for the first of them."""
    known: T | None = live.shelf.get(key)
    if known is None:
        known = make(*given)
        live.shelf.put(key, known, size_of(known))
    return known


def size_of(thing: object) -> int:
    """About how many bytes something takes."""
    return thing.size if isinstance(thing, Position) else getsizeof(thing)


def head_change(live: LiveMatch, base: Sent, now: Sent) -> Difference:
    """What has changed of the head; what is the same for several readers is compared once."""
    changed = dict[str, Difference]()
    for before, after in (
        (base.common, now.common), (base.shown.told, now.shown.told), (base.own, now.own),
    ):  # fmt: skip
        changed |= once(live, (before, after), after.change_from, before)
    return changed


# ---- the way -------------------------------------------------------------------------------------


def way_text(live: LiveMatch, before: Shown | None, now: Sent, start: int | None) -> bytes:
    """The positions from the one that was sent last to the present one, as differences.

    What is known, then a position for each ply, then what is shown. Without a start, or where some
    are not kept any more, it is the present one alone.
    """
    states = [] if start is None else passed(live, start)
    if start is None or len(states) <= 1:
        start, positions = now.ply, [now.shown.position]
    else:
        positions = [on_the_way(live, ply, before, now, start) for ply in range(start, now.ply + 1)]
    way = {
        "start": start,
        "first": change(None if before is None else before.position, positions[0]),
        "changes": [change(*pair) for pair in pairwise(positions)],
        "last": change(positions[-1], now.shown.position),
    }
    return orjson.dumps(way)


def on_the_way(live: LiveMatch, ply: int, before: Shown | None, now: Sent, start: int) -> Position:
    """A position on the way, as its reader may see it."""
    if ply == start and before is not None and before.is_plain:
        return before.position
    if ply == now.ply and now.shown.is_plain:
        return now.shown.position
    reader, state = reader_of(live.rules, now.viewer), live.match.position_at(ply)
    return once(live, ("ply", ply, reader), Position, live.rules, state, reader)


def passed(live: LiveMatch, ply: int) -> list[State]:
    """The positions from a ply to the present one; none if some are not kept any more."""
    states = [live.match.position_at(one) for one in range(ply, live.ply + 1)]
    found = [state for state in states if state is not None]
    return found if len(found) == len(states) else []


def change(before: Position | None, after: Position) -> Difference:
    """What makes one position of another."""
    return {} if before is after else after.change_from(before)
