"""Who is nearest to winning, by the goals that a game tells, and since when the winner was."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from rubicon.core.match import Match
from rubicon.core.shapes import Goal
from rubicon.core.state import WATCHER


def progress(goals: Iterable[Goal], seat: str) -> Fraction:
    """How much of its best way to win a seat has behind it, from 0 to 1."""
    shares = [
        Fraction(goal["has"][seat], goal["needs"])
        for goal in goals
        if goal["needs"] and seat in goal["has"] and seat not in goal["first"]
    ]
    return max(shares, default=Fraction(0))


def ahead(goals: Sequence[Goal], seats: Sequence[str]) -> str | None:
    """The seat that is nearer to winning than every other; None where none is."""
    best = sorted(((progress(goals, seat), seat) for seat in seats), reverse=True)
    return best[0][1] if best[0][0] > best[1][0] else None


def led_since(match: Match, winner: str) -> tuple[int, int] | None:
    """The turn and the ply from which on the winner was ahead at the start of every turn.

    It goes by what a watcher knows. None if he was not ahead when the last turn began, or if the
    game tells no goals.
    """
    rules, state = match.rules, match.at(0)
    turn, since = 0, None
    for ply, entry in enumerate(match.log):
        if rules.turn(state) != turn:
            turn = rules.turn(state)
            is_ahead = ahead(rules.hints(state, WATCHER).get("goals", []), rules.seats) == winner
            since = (since or (turn, ply)) if is_ahead else None
        state.apply(entry.move)
    return since
