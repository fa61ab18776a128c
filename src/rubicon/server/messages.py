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
from rubicon.server.heads import Head, as_json, common_head, head_change, own_head, shown
from rubicon.server.live import LiveMatch
from rubicon.server.snapshot import chat_json, log_lines, moves_json, position_text, reader_of
from rubicon.server.viewers import You, deciding_seat, eyes

LONGEST_WAY = 64
"""Positions that are kept for slow sockets; a page that is further behind asks for them."""
NOTHING = b"null"
MOVE_BYTES, ENTRY_BYTES = 36, 100
"""Of a number in a list; of an entry of a dictionary."""


@dataclass(frozen=True, slots=True, eq=False)
class Sent:
    """What a socket has been sent last, as far as the next message builds on it."""

    viewer: int
    ply: int
    head: Head
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
        deciding = deciding_seat(live, you)
        viewer = eyes(live, you, deciding)
        position, told, is_plain = shown(live, viewer)
        own = own_head(live, you, viewer, deciding, online)
        moves = [] if deciding is None else live.match.choices(deciding)
        head = common_head(live) | told | own
        known = Sent(viewer, live.ply, head, position, is_plain, moves)
        size = sum(map(len, own.values())) + ENTRY_BYTES * len(head) + MOVE_BYTES * len(moves)
        live.shelf.put(you, known, size)
    return known


def snapshot_json(live: LiveMatch, you: You, online: set[str]) -> Json:
    """The whole match as you may see it, ready to be written."""
    now = present(live, you, online)
    return (
        as_json(now.head)
        | orjson.loads(now.position)
        | {
            "moves": moves_json(live.rules, now.moves),
            "log": log_lines(live, now.viewer, 0),
            "chat": [chat_json(line) for line in live.chat],
        }
    )


def snapshot_message(live: LiveMatch, you: You, online: set[str]) -> Told:
    """The whole match, for somebody who has nothing yet."""
    now = present(live, you, online)
    text = live.shelf.get(now)
    if not isinstance(text, str):
        body = snapshot_json(live, you, online)
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
        size = getsizeof(text) + sum(map(len, base.head.values())) + len(base.position)
        live.shelf.put(key, text, size)
    return text, now


def update_json(live: LiveMatch, you: You, base: Sent, now: Sent, kept: int) -> Json:
    """The same before it is written."""
    # The present viewer may read less of the log than the one before, or more.
    is_same_viewer = base.viewer == now.viewer
    log_from = min(kept, base.ply) if is_same_viewer else 0
    return {
        "type": "update",
        "change": head_change(base.head, now.head) if is_same_viewer else [as_json(now.head)],
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
        texts.get(place) or passed_text(live, base.ply + place, state, now.viewer)
        for place, state in enumerate(states)
    ]
    return way(base.ply, [before, *positions, now.position])


def passed_text(live: LiveMatch, ply: int, state: State, viewer: int) -> bytes:
    """A position on the way, written once for all who see the same."""
    reader = reader_of(live.rules, viewer)
    key = ("way", ply, reader)
    text: bytes | None = live.shelf.get(key)
    if text is None:
        text = position_text(live.rules, state, reader)
        live.shelf.put(key, text, len(text))
    return text


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
