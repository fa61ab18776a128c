"""When a question is settled: a confidence sequence, which may be looked at after every round.

A gambler bets on every round against the claim that the mean is m. If the claim is true, the
capital grows twentyfold with a probability of at most 1/20, however long the game goes on; so a
claim against which somebody has won twenty stakes is given up. (Waudby-Smith and Ramdas 2024.)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, log1p

from rubicon.core.contract import Json
from rubicon.lab.arena.question import Question
from rubicon.lab.arena.shares import CONFIDENCE, Round, Shares, first_rounds
from rubicon.lab.arena.store import Memory

GRID = 200
"""Claims that are bet against: this many steps from 0 to 1."""
CAUTION = 0.75
"""No bet risks more than this part of the capital."""

ABOVE, BELOW, EVEN, OPEN = "above", "below", "even", "open"
"""Verdicts on a bar: the last one means that nothing is known yet."""


@dataclass(slots=True)
class Bets:
    """The capital won against one claim, by betting on more and by betting on less."""

    claim: float
    more: float = 0.0
    """Logarithm of the capital."""
    less: float = 0.0

    def bet(self, value: float, mean: float, spread: float) -> None:
        """One round: the stake was fixed by earlier rounds alone."""
        gap = mean - self.claim
        stake = gap / (spread + gap * gap)
        if stake > 0:
            stake = min(stake, CAUTION / self.claim if self.claim else stake)
            self.more += log1p(stake * (value - self.claim))
        elif stake < 0:
            stake = max(stake, -CAUTION / (1 - self.claim) if self.claim < 1 else stake)
            self.less += log1p(stake * (value - self.claim))

    def capital(self) -> float:
        """Logarithm of the whole capital; half of it started on each side."""
        high, low = max(self.more, self.less), min(self.more, self.less)
        return high + log1p(exp(low - high)) - log(2)


class ConfidenceSequence:
    """Limits for the mean of numbers between 0 and 1 that hold after every round at once."""

    def __init__(self, risk: float = 1 - CONFIDENCE) -> None:
        self.limit = log(1 / risk)
        self.bets = [Bets(i / GRID) for i in range(GRID + 1)]
        self.count, self.total = 0, 0.0
        self.guess, self.squares = 0.5, 0.25
        """Mean and squared deviations for the stakes, as if one even round had been."""
        self.course: list[tuple[float, float, float]] = []
        """After each round: mean and limits."""

    def add(self, value: float) -> None:
        """One round more."""
        spread = self.squares / (self.count + 1)
        for bets in self.bets:
            bets.bet(value, self.guess, spread)
        # A claim once given up stays given up; where rounding takes the last, it is kept.
        self.bets = [bets for bets in self.bets if bets.capital() < self.limit] or self.bets
        self.count += 1
        self.total += value
        self.guess = (0.5 + self.total) / (self.count + 1)
        self.squares += (value - self.guess) ** 2
        self.course.append((self.total / self.count, self.low, self.high))

    @property
    def low(self) -> float:
        """Below this the mean is not: the claim next to the first that still stands."""
        return max(0.0, self.bets[0].claim - 1 / GRID)

    @property
    def high(self) -> float:
        """Above this the mean is not."""
        return min(1.0, self.bets[-1].claim + 1 / GRID)


# ---- questions -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Duel:
    """One thing to settle: whether the mean of a number is above or below a bar."""

    one: str
    other: str
    """The other bot, or nothing where the bar is a share that was given."""
    bar: float
    gain: tuple[tuple[int, int], ...]
    """The (seating, seat) cells of a round that speak for the first."""
    loss: tuple[tuple[int, int], ...] = ()

    def value(self, shares: Shares) -> list[float]:
        """Round by round: half the lead of one bot over the other, from 1/2; or its share."""
        won = shares.means(self.gain)
        if not self.loss:
            return won
        lost = shares.means(self.loss)
        return [(1 + one - other) / 2 for one, other in zip(won, lost, strict=True)]


def duels_of(question: Question, bar: float | None) -> list[Duel]:
    """What has to be known for the whole question to be settled."""
    if bar is not None:
        first = question.bots[0]
        return [Duel(first, "", bar, tuple(Shares(question, ()).cells(bot=first)))]
    pairs = list(combinations(question.bots, 2))
    if question.one_against_rest:
        pairs = [pair for pair in pairs if pair[0] == question.bots[0]]
    return [
        Duel(one, other, 0.5, cells_with(question, one, other), cells_with(question, other, one))
        for one, other in pairs
    ]


def cells_with(question: Question, bot: str, other: str) -> tuple[tuple[int, int], ...]:
    """The cells of a bot in the games that it shares with another."""
    cells = Shares(question, ()).cells(bot=bot)
    return tuple(cell for cell in cells if other in question.seatings[cell[0]])


class Settling:
    """Watches a run and says when it can stop."""

    def __init__(self, question: Question, *, margin: float, bar: float | None = None) -> None:
        self.question, self.margin = question, margin
        self.duels = duels_of(question, bar)
        risk = (1 - CONFIDENCE) / max(1, len(self.duels))
        self.sequences = [ConfidenceSequence(risk) for _ in self.duels]
        self.seen = 0

    def look(self, store: Memory) -> bool:
        """Take in the rounds that are new; whether everything is settled."""
        rounds = first_rounds(store, self.seen)
        shares = Shares(self.question, rounds)
        for duel, sequence in zip(self.duels, self.sequences, strict=True):
            for value in duel.value(shares):
                sequence.add(value)
        self.seen += len(rounds)
        return bool(self.duels) and all(self.verdict(i) != OPEN for i in range(len(self.duels)))

    def verdict(self, number: int) -> str:
        """What is known of one thing."""
        bar, sequence = self.duels[number].bar, self.sequences[number]
        if sequence.low > bar:
            return ABOVE
        if sequence.high < bar:
            return BELOW
        near = sequence.low > bar - self.margin and sequence.high < bar + self.margin
        return EVEN if near else OPEN

    def json(self) -> Json:
        """For programs."""
        return {
            "risk": round(1 - CONFIDENCE, 4),
            "margin": self.margin,
            "rounds": self.seen,
            "duels": [
                {
                    "one": duel.one,
                    "other": duel.other,
                    "bar": duel.bar,
                    "low": round(sequence.low, 4),
                    "high": round(sequence.high, 4),
                    "verdict": self.verdict(number),
                }
                for number, (duel, sequence) in enumerate(
                    zip(self.duels, self.sequences, strict=True)
                )
            ],
        }


def course_of(question: Question, rounds: Sequence[Round], bot: str) -> list[list[float]]:
    """How a bot's share and its limits moved, round by round."""
    sequence = ConfidenceSequence()
    shares = Shares(question, rounds)
    for value in shares.means(shares.cells(bot=bot)):
        sequence.add(value)
    return [[round(part, 4) for part in point] for point in sequence.course]
