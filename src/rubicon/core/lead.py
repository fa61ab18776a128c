"""Who is nearest to winning, by the goals that a game tells."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from rubicon.core.shapes import Goal


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
