"""Viewers: from which seat somebody sees a match, and which others he may choose.

While a match runs, you see it from your own seat. When it is over, and nobody is still playing its
cards at another table, it can be seen from any seat, or with all cards open.
"""

from rubicon.core.state import EVERYTHING, WATCHER
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch
from rubicon.server.saying import say, seat_of
from rubicon.words import Listed, Phrase, quoted

You = tuple[int, ...]
OPEN = "open"
"""The name of the viewer who sees everything."""


def deciding_seat(live: LiveMatch, you: You) -> int | None:
    """The seat of yours that may move now; of several the first that owes an answer."""
    owing = (seat for seat in live.waiting if seat in you and live.seats[seat].player is None)
    return next(owing, None)


def eyes(live: LiveMatch, you: You, deciding: int | None) -> int:
    """The viewer as which you see the match until you choose another."""
    if deciding is not None:
        return deciding
    if len(you) == 1 or (you and live.rules.open_information):
        return you[0]
    # At one table nobody is at the device between two decisions; after the end all may look.
    return EVERYTHING if live.is_open else WATCHER


def own_eyes(live: LiveMatch, you: You) -> int:
    """The same, for who has not found out yet which of your seats decides."""
    return eyes(live, you, deciding_seat(live, you))


def viewer_name(live: LiveMatch, viewer: int) -> str | None:
    """A viewer as he is named to the page; None for a watcher."""
    if viewer >= 0:
        return live.rules.seats[viewer]
    return OPEN if viewer == EVERYTHING else None


def viewers(live: LiveMatch) -> list[str]:
    """The viewers that one may choose from; none where there is nothing to choose."""
    if live.rules.open_information or not live.is_open:
        return []
    return [*live.rules.seats, OPEN]


def chosen_viewer(live: LiveMatch, you: You, wanted: str | None) -> int:
    """The viewer that somebody has chosen; a Problem if that is not allowed."""
    if wanted is None:
        return own_eyes(live, you)
    if wanted != OPEN and wanted not in live.rules.seats:
        seats = [seat_of(live.rules, seat) for seat in range(len(live.rules.seats))]
        known = Listed.of([*seats, OPEN], "comma")
        raise Problem("bad_input", say("no-such-viewer", given=quoted(wanted), known=known))
    viewer = EVERYTHING if wanted == OPEN else live.rules.seats.index(wanted)
    if live.is_open or viewer == own_eyes(live, you):
        return viewer
    raise Problem("forbidden", why_only_mine(live))


def why_only_mine(live: LiveMatch) -> Phrase:
    """The answer to somebody who asks too early."""
    return say("other-table-plays") if live.row.is_finished else say("own-seat-only")
