"""Ratings on the Elo scale for any number of players: Plackett and Luce's model of who comes first.

A bot has a strength and a seat has a strength; a seat wins with a probability proportional to the
product of the two. Only the first place is used, since games tell no more; a shared win is that
share of a win for each who shares it. `docs/methods/arena.md` has the details.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from statistics import NormalDist

from rubicon.core.contract import Json
from rubicon.core.rng import Rng
from rubicon.lab.arena.question import Question, stream
from rubicon.lab.arena.shares import CONFIDENCE, WIN, Round, student

ELO = 400 / log(10)
"""Elo points for a factor of e between two strengths."""
RESAMPLES = 400
STEPS = 60
SMALL = 1e-9
LONGEST_STEP = 3.0
"""Newton's steps are kept to a factor of e cubed, from where the way down is sure."""
PRIOR = 1.0
"""Rounds that are imagined in which every seat has its par: a bot that always won stays finite."""

Wins = list[list[float]]
"""By seating and seat: how much was won there."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo points above the average, with limits."""

    value: float
    low: float
    high: float

    def json(self) -> Json:
        """For programs."""
        return {"elo": round(self.value), "low": round(self.low), "high": round(self.high)}


class Model:
    """Strengths as logarithms, first of bots, then of seats; each kind adds up to 0."""

    def __init__(self, question: Question) -> None:
        self.bots, self.seats = list(question.bots), question.players
        self.columns = [
            [(self.bots.index(bot), len(self.bots) + seat) for seat, bot in enumerate(seating)]
            for seating in question.seatings
        ]
        self.size = len(self.bots) + self.seats

    def fit(self, wins: Wins) -> list[float]:
        """The strengths that make the wins most likely, by Newton's method."""
        theta = [0.0] * self.size
        for _ in range(STEPS):
            gradient, curvature = self.slopes(wins, theta)
            step = solve(curvature, gradient)
            longest = max(map(abs, step))
            scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
            theta = [value + scale * change for value, change in zip(theta, step, strict=True)]
            if longest < SMALL:
                break
        return theta

    def slopes(self, wins: Wins, theta: list[float]) -> tuple[list[float], list[list[float]]]:
        """First and (negated) second derivatives of the log-likelihood."""
        gradient = [0.0] * self.size
        curvature = [[0.0] * self.size for _ in range(self.size)]
        for won, columns in zip(wins, self.columns, strict=True):
            total = sum(won)
            odds = [exp(theta[bot] + theta[seat]) for bot, seat in columns]
            chances = [one / sum(odds) for one in odds]
            mean = [0.0] * self.size
            for amount, chance, pair in zip(won, chances, columns, strict=True):
                for row in pair:
                    gradient[row] += amount - total * chance
                    mean[row] += chance
                    for column in pair:
                        curvature[row][column] += total * chance
            for row in range(self.size):
                for column in range(self.size):
                    curvature[row][column] -= total * mean[row] * mean[column]
        self.pin(curvature)
        return gradient, curvature

    def pin(self, curvature: list[list[float]]) -> None:
        """Only differences count, so the sums of bots and of seats are held at 0."""
        parts = (range(len(self.bots)), range(len(self.bots), self.size))
        for part in parts:
            for row in part:
                for column in part:
                    curvature[row][column] += 1.0


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination with pivoting; the systems here have a handful of rows."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


# ---- from rounds to ratings ----------------------------------------------------------------------


def add_up(rounds: Sequence[Round], weights: Sequence[float], prior: float, seats: int) -> Wins:
    """What was won in each seating, each round by its weight, and the imagined round."""
    wins = [[prior / seats] * seats for _ in rounds[0]]
    for games, weight in zip(rounds, weights, strict=True):
        part = weight / WIN
        for won, game in zip(wins, games, strict=True):
            for seat, payoff in enumerate(game.payoffs):
                won[seat] += part * payoff
    return wins


def waiting(rng: Rng) -> float:
    """A random weight of mean 1, exponentially distributed."""
    return -log((int(rng.word()) + 0.5) / 2**32)


def rate(question: Question, rounds: Sequence[Round]) -> tuple[dict[str, Rating], list[Rating]]:
    """Ratings of bots and of seats, with intervals by the Bayesian bootstrap over rounds."""
    if not rounds:
        return {}, []
    model = Model(question)
    best = model.fit(add_up(rounds, [1.0] * len(rounds), PRIOR, question.players))
    rng = stream(question.seed, "bootstrap")
    fits = []
    for _ in range(RESAMPLES):
        weights = [waiting(rng) for _ in rounds]
        fits.append(model.fit(add_up(rounds, weights, PRIOR * waiting(rng), question.players)))
    found = [
        Rating(value * ELO, *limits([fit[i] * ELO for fit in fits], value * ELO, len(rounds)))
        for i, value in enumerate(best)
    ]
    bots = len(question.bots)
    return dict(zip(question.bots, found[:bots], strict=True)), found[bots:]


def limits(values: list[float], best: float, rounds: int) -> tuple[float, float]:
    """What holds the middle of some values, wider where there are few rounds to draw from."""
    values = sorted(values)
    cut, last = (1 - CONFIDENCE) / 2, len(values) - 1
    z = NormalDist().inv_cdf(1 - cut)
    wider = student(z, max(1, rounds - 1)) / z
    low, high = values[round(cut * last)], values[round((1 - cut) * last)]
    return best - wider * (best - low), best + wider * (high - best)
