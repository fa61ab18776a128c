"""What a good host points out: who is close to winning, the next supplies, what ways cost."""

from collections.abc import Iterator

from rubicon.core.shapes import Warning
from rubicon.games.end_of_the_triumvirate import rules
from rubicon.games.end_of_the_triumvirate.board import SEATS
from rubicon.games.end_of_the_triumvirate.codes import (
    COLOURS,
    MOVEMENT,
    NONE,
    OVER,
    POLITICS,
    PROVINCES,
    SIDE_TWO,
    WARFARE,
)
from rubicon.games.end_of_the_triumvirate.moves import TRACKS
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.games.end_of_the_triumvirate.shapes import Hints, Way, Yield
from rubicon.words import Phrase

CLOSE = 2
"""Steps, citizens or provinces short of a victory that are worth a warning."""


def hints(s: Republic, names: list[str]) -> Hints:
    """Warnings, the next supplies and the ways, for the page and the terminal."""
    return {
        "warnings": [] if s.phase == OVER else list(warnings(s)),
        "next_supply": {
            names[p]: next_supply(s, p) for p in range(PROVINCES) if s.owner[p] != NONE
        },
        "ways": ways(s, names) if s.phase == MOVEMENT else {},
    }


def warning(seat: int, rule: str, says: Phrase) -> Warning:
    """One warning, about a seat."""
    return {"seat": SEATS[seat], "rule": rule, "says": says.json()}


def warnings(s: Republic) -> Iterator[Warning]:
    """Who is close to which victory."""
    for seat in range(s.t.players):
        yield from competence_warning(s, seat)
        yield from citizens_warning(s, seat)
        yield from provinces_warning(s, seat)
    yield from election_warning(s)


def steps_missing(s: Republic, seat: int) -> dict[int, int]:
    """Steps to the top, by track."""
    return {track: s.t.top - s.track[track * COLOURS + seat] for track in (POLITICS, WARFARE)}


def competence_warning(s: Republic, seat: int) -> Iterator[Warning]:
    """[9.6] Few steps missing; with the card in hand, any attack may be a gift [6.7]."""
    missing = steps_missing(s, seat)
    total = sum(missing.values())
    if total > CLOSE:
        return
    where = [say("warning-steps", steps=n, track=TRACKS[t]) for t, n in missing.items() if n]
    says = say("warning-competence", seat=SEATS[seat], steps=total, where=where)
    yield warning(seat, "9.6", says)
    turns_to_one = s.card_side == SIDE_TWO and s.t.reading_alternate_cards
    if total == 1 and s.card_holder == seat and not turns_to_one:
        yield warning(seat, "6.7", say("warning-card", seat=SEATS[seat]))


def citizens_warning(s: Republic, seat: int) -> Iterator[Warning]:
    """[9.3] A former consul with nearly enough citizens."""
    missing = s.t.citizens_to_win - s.citizens[seat]
    if s.consul[seat] and seat != s.elected and missing <= CLOSE:
        says = say("warning-citizens", seat=SEATS[seat], citizens=missing)
        yield warning(seat, "9.3", says)


def provinces_warning(s: Republic, seat: int) -> Iterator[Warning]:
    """[9.5] Nearly enough provinces."""
    missing = s.t.provinces_to_win - s.realm[seat]
    if missing <= CLOSE:
        says = say("warning-provinces", seat=SEATS[seat], provinces=missing)
        yield warning(seat, "9.5", says)


def election_warning(s: Republic) -> Iterator[Warning]:
    """[9.2] A former consul who would be elected again, in the last round before the election."""
    if not 0 < s.calendar <= s.t.players:
        return
    eve = s.clone()
    eve.active = (s.active + s.calendar - 1) % s.t.players
    seat = rules.most_popular(eve)
    if s.consul[seat]:
        yield warning(seat, "9.2", say("warning-election", seat=SEATS[seat], turns=s.calendar))


def next_supply(s: Republic, p: int) -> Yield:
    """[3.2] [3.4] What a province will yield at its owner's next supplies, if nothing changes."""
    will_be_open = s.servants[p] > 0 or s.boxed[p] == 1
    kind = s.t.type[p]
    return {
        "gold": s.t.yield_gold[kind] if will_be_open else 0,
        "legions": s.t.yield_legions[kind] if will_be_open else 0,
    }


def ways(s: Republic, names: list[str]) -> dict[str, Way]:
    """[4.2] [4.3] [4.4] What the active character pays, wherever his points are enough."""
    row = s.place[s.active] * PROVINCES
    return {
        names[p]: {"free": s.t.cost_free[row + p], "laden": s.t.cost_laden[row + p]}
        for p in range(PROVINCES)
        if 0 < s.t.cost_free[row + p] <= s.points
    }
