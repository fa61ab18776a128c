"""When a bot's move is made: nobody may read from the time it took what the bot could choose from.

A bot with one move only would answer at once. So it waits as long as the same bot took for one of
its last real decisions, any of them; and every time is rounded up to whole beats.
"""

import math
import secrets
from collections import deque

BEAT = 0.2
"""Seconds."""
REMEMBERED = 32
"""Of each kind of bot in each game: times of real decisions, from which those of others come."""

Kind = tuple[str, str]
"""The game and the bot."""


class Pace:
    """The times of real decisions, and how long each answer is held back."""

    def __init__(self, beat: float = BEAT) -> None:
        self.beat = beat
        self.times: dict[Kind, deque[float]] = {}

    def rest(self, kind: Kind, spent: float, *, had_choice: bool) -> float:
        """How long an answer is still to be held back, after so many seconds."""
        times = self.times.setdefault(kind, deque(maxlen=REMEMBERED))
        if had_choice:
            times.append(spent)
            meant = spent
        else:
            meant = secrets.choice(times) if times else 0.0
        return max(0.0, self.rounded(max(meant, spent)) - spent)

    def rounded(self, seconds: float) -> float:
        """Whole beats, at least one."""
        return max(1, math.ceil(seconds / self.beat)) * self.beat if self.beat > 0 else 0.0
