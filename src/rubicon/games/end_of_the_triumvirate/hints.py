"""What a good host points out: who is close to winning, the next supplies, what ways cost."""

from collections.abc import Iterator
from itertools import permutations

from rubicon.core.shapes import Goal, Warning
from rubicon.games.end_of_the_triumvirate import rules
from rubicon.games.end_of_the_triumvirate.board import SEATS
from rubicon.games.end_of_the_triumvirate.codes import (
    COLOURS,
    MOVEMENT,
    NONE,
    OVER,
    POLITICS,
    PROVINCES,
    SECOND_CONSULSHIP,
    SIDE_TWO,
    WARFARE,
)
from rubicon.games.end_of_the_triumvirate.moves import TRACKS
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.games.end_of_the_triumvirate.shapes import Departure, Hints, Way, Yield
from rubicon.words import Phrase
from rubicon.words.phrase import Sentence

CLOSE = 2
"""Steps, citizens or provinces short of a victory that are worth a warning."""
ELECTIONS = 2
"""A second one wins."""
KEPT = 1
"""Legions that a careful player leaves behind, if he has more than one."""
FAR = 1 << 10
"""More movement points than anybody has."""


def hints(s: Republic, names: list[str]) -> Hints:
    """Warnings, the next supplies and the ways, for the page and the terminal."""
    return {
        "warnings": [] if s.phase == OVER else list(warnings(s)),
        "goals": list(goals(s)),
        "next_supply": {
            names[p]: next_supply(s, p) for p in range(PROVINCES) if s.owner[p] != NONE
        },
        "ways": ways(s, names) if s.phase == MOVEMENT else {},
        "departure": departure(s, names),
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
    seat = rules.most_popular(s, s.active + s.calendar - 1)
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


# ---- the ways to win -----------------------------------------------------------------------------


def goals(s: Republic) -> Iterator[Goal]:
    """[9.2] [9.3] [9.5] [9.6] The four ways to win."""
    t, seats = s.t, range(s.t.players)
    steps = 2 * t.top - 2
    done = [steps - sum(steps_missing(s, seat).values()) for seat in seats]
    card = say("goal-consul-first").json()
    no_card: dict[str, Sentence] = {SEATS[seat]: card for seat in seats if not s.consul[seat]}
    elected = [s.consul[seat] + int(was_elected_again(s, seat)) for seat in seats]
    yield goal("provinces", "9.5", t.provinces_to_win, s.realm)
    yield goal("tracks", "9.6", steps, done)
    yield {**goal("citizens", "9.3", t.citizens_to_win, s.citizens), "first": no_card}
    yield goal("elections", "9.2", ELECTIONS, elected)


def goal(name: str, rule: str, needs: int, has: list[int]) -> Goal:
    """One of them, by seat."""
    return {
        "name": name,
        "rule": rule,
        "says": say(f"goal-{name}", needs=needs).json(),
        "needs": needs,
        "has": dict(zip(SEATS, has, strict=False)),
        "first": {},
    }


def was_elected_again(s: Republic, seat: int) -> bool:
    """[9.2] Whether a second election has ended the game."""
    return s.phase == OVER and s.ending == SECOND_CONSULSHIP and s.winner == seat


# ---- what stays behind ---------------------------------------------------------------------------


def departure(s: Republic, names: list[str]) -> Departure | None:
    """[4.1] Who could attack the province from which the active player is about to march."""
    if s.phase != MOVEMENT:
        return None
    here = s.place[s.active]
    rivals = [seat for seat in range(s.t.players) if seat != s.active and reaches(s, seat, here)]
    return {
        "province": names[here],
        "legions": s.legions[here],
        "reached_by": [SEATS[seat] for seat in rivals],
        "keep": max(0, min(KEPT, s.legions[here] - 1)),
    }


def reaches(s: Republic, seat: int, target: int) -> bool:
    """Whether somebody can attack a province with a legion, through provinces of his own."""
    light, laden = distances(s, seat, s.t.cost_free), distances(s, seat, s.t.cost_laden)
    has_army = s.legions[s.place[seat]] > 0
    for p, cost in light.items():
        last = s.t.cost_laden[p * PROVINCES + target]
        with_own = s.legions[p] > 0 and cost + last <= s.t.movement_points
        if last > 0 and (with_own or (has_army and laden[p] + last <= s.t.movement_points)):
            return True
    return False


def distances(s: Republic, seat: int, costs: list[int]) -> dict[int, int]:
    """[4.2] The movement points to each of a seat's provinces from where its character stands."""
    found = {p: FAR for p in range(PROVINCES) if s.owner[p] == seat}
    found[s.place[seat]] = 0
    for _ in range(s.t.movement_points):
        for p, q in permutations(found, 2):
            cost = costs[p * PROVINCES + q]
            if cost > 0:
                found[q] = min(found[q], found[p] + cost)
    return found
