"""What goes over a socket: the whole match first, then what has changed since the last message.

An update tells every position on the way, so that a page can show one move after the other and has
to ask for nothing. Each is as the one who reads it may see it, and is told as the difference from
the one before.
"""

from dataclasses import dataclass
from itertools import pairwise
from sys import getsizeof

import orjson

from rubicon.core.contract import Json
from rubicon.core.state import State
from rubicon.server.difference import written_difference
from rubicon.server.live import LiveMatch
from rubicon.server.snapshot import (
    choices,
    head_json,
    log_lines,
    moves_json,
    position_text,
    shown_state,
    whole,
)
from rubicon.server.viewers import You, eyes

LONGEST_WAY = 64
"""Positions that are kept for slow sockets; a page that is further behind asks for them."""
NOTHING = b"null"
MOVE_BYTES = 36
"""Of a number in a list."""


@dataclass(frozen=True, slots=True, eq=False)
class Sent:
    """What a socket has been sent last, as far as the next message builds on it."""

    viewer: int
    ply: int
    head: bytes
    position: bytes
    is_plain: bool
    """Whether the position is that of the log, and not what a seat that is asked sees."""
    moves: list[int]


Told = tuple[str, Sent]
"""A message, and what its reader has then."""


def present(live: LiveMatch, you: You, online: set[str]) -> Sent:
    """The match as it is now; all who hold the same seats share it."""
    known = live.shelf.get(you)
    if not isinstance(known, Sent):
        viewer = eyes(live, you)
        state = shown_state(live, viewer)
        is_plain = state is live.match.state
        position = position_text(live.rules, state, viewer)
        head = orjson.dumps(head_json(live, you, online))
        known = Sent(viewer, live.ply, head, position, is_plain, choices(live, you))
        live.shelf.put(you, known, len(head) + len(position) + MOVE_BYTES * len(known.moves))
    return known


def snapshot_message(live: LiveMatch, you: You, online: set[str]) -> Told:
    """The whole match, for somebody who has nothing yet."""
    now = present(live, you, online)
    text = live.shelf.get(now)
    if not isinstance(text, str):
        head = orjson.loads(now.head)
        body = whole(live, head, now.position, now.viewer, now.moves)
        text = orjson.dumps({"type": "snapshot", "snapshot": body}).decode()
        live.shelf.put(now, text, getsizeof(text))
    return text, now


def update_message(live: LiveMatch, you: You, online: set[str], base: Sent, kept: int) -> Told:
    """What has changed since a message; of the log that it knew, the first entries were kept."""
    now = present(live, you, online)
    key = (base, now, kept)
    text = live.shelf.get(key)
    if not isinstance(text, str):
        text = orjson.dumps(update_json(live, you, base, now, kept)).decode()
        # What it builds on is kept with it.
        size = getsizeof(text) + len(base.head) + len(base.position)
        live.shelf.put(key, text, size)
    return text, now


def update_json(live: LiveMatch, you: You, base: Sent, now: Sent, kept: int) -> Json:
    """The same before it is written."""
    # The present viewer may read less of the log than the one before, or more.
    is_same_viewer = base.viewer == now.viewer
    log_from = min(kept, base.ply) if is_same_viewer else 0
    return {
        "type": "update",
        "change": fragment(base.head if is_same_viewer else NOTHING, now.head),
        "moves": None if base.moves == now.moves else moves_json(live.rules, now.moves),
        "log": log_lines(live, now.viewer, log_from),
        "log_from": log_from,
        "way": way_json(live, you, base, now, kept),
    }


def way_json(live: LiveMatch, you: You, base: Sent, now: Sent, kept: int) -> Json:
    """The positions from the one that was sent last to the present one."""
    is_same_viewer = base.viewer == now.viewer
    before = base.position if is_same_viewer else NOTHING
    # A device that is handed over shows nothing of what happened under other eyes.
    is_handed_over = not is_same_viewer and len(you) > 1 and not live.rules.open_information
    states = [] if kept < base.ply or is_handed_over else passed(live, base.ply)
    if len(states) <= 1:
        return way(now.ply, [before, now.position, now.position])
    texts = dict[int, bytes]()
    if base.is_plain and is_same_viewer:
        texts[0] = base.position
    if now.is_plain:
        texts[len(states) - 1] = now.position
    positions = [
        texts.get(place) or position_text(live.rules, state, now.viewer)
        for place, state in enumerate(states)
    ]
    return way(base.ply, [before, *positions, now.position])


def way(start: int, texts: list[bytes]) -> Json:
    """Differences along a way: what is known, then a position for each ply, then what is shown."""
    known, *positions, shown = texts
    changes = [fragment(*pair) for pair in pairwise(positions)]
    return {
        "start": start,
        "first": fragment(known, positions[0]),
        "changes": changes,
        "last": fragment(positions[-1], shown),
    }


def passed(live: LiveMatch, ply: int) -> list[State]:
    """The positions from a ply to the present one; none if some are not kept any more."""
    states = [live.match.position_at(one) for one in range(ply, live.ply + 1)]
    found = [state for state in states if state is not None]
    return found if len(found) == len(states) else []


def fragment(before: bytes, after: bytes) -> orjson.Fragment:
    """A difference that is written already."""
    return orjson.Fragment(written_difference(before, after))
