"""Shares of wins with confidence intervals that know that the games of a round share their luck.

The unit of chance is the round: a share is the mean of one number a round, and its interval is
Wilson's, for as many independent games as would give a mean of that precision.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance

from rubicon.core.contract import Json
from rubicon.lab.arena.game import Place, Played
from rubicon.lab.arena.question import Question
from rubicon.lab.arena.store import Memory

WIN = 1000
"""A whole win in the payoffs of a game."""
CONFIDENCE = 0.95
MOST_GAIN = 2.0
"""Shared luck counts as at most this many independent games for each that was played."""
Round = Sequence[Played]


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins, between its limits."""

    value: float
    low: float
    high: float
    games: int

    def json(self) -> Json:
        """For programs."""
        return {
            "share": round(self.value, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "games": self.games,
        }


def estimate(means: Sequence[float], games: int, confidence: float = CONFIDENCE) -> Share:
    """The share whose mean in each round is given, from a total number of games."""
    if not means:
        return Share(0.0, 0.0, 1.0, 0)
    value = min(max(fmean(means), 0.0), 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    low, high = wilson(value, effective(means, value, games, z), z)
    return Share(value, low, high, games)


def effective(means: Sequence[float], value: float, games: int, z: float) -> float:
    """How many independent games would give a mean of the same precision."""
    rounds = len(means)
    spread = value * (1 - value)
    if rounds < 2 or spread == 0:
        return rounds
    squared_error = variance(means) / rounds
    count = spread / squared_error if squared_error > 0 else games * MOST_GAIN
    # The error is estimated itself: from few rounds, worth less.
    return min(max(count, rounds), games * MOST_GAIN) * (z / student(z, rounds - 1)) ** 2


def student(z: float, freedom: int) -> float:
    """Student's quantile from the normal one (Cornish and Fisher)."""
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(value: float, games: float, z: float) -> tuple[float, float]:
    """Wilson's limits of a share in a number of independent games."""
    scale = 1 + z * z / games
    middle = (value + z * z / (2 * games)) / scale
    reach = z * sqrt(value * (1 - value) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


# ---- rounds --------------------------------------------------------------------------------------


def whole_rounds(store: Memory) -> list[Round]:
    """The rounds of which every game is there, in order: others would favour some seatings."""
    size = len(store.question.seatings)
    by_round: dict[int, list[Played]] = {}
    for played in store.games.values():
        by_round.setdefault(played.place.round, []).append(played)
    return [
        sorted(games, key=lambda played: played.place.seating)
        for _, games in sorted(by_round.items())
        if len(games) == size
    ]


def first_rounds(store: Memory, start: int = 0) -> list[Round]:
    """The rounds before the first that lacks a game: the order that a sequential test needs."""
    rounds: list[Round] = []
    while True:
        places = [Place(start + len(rounds), i) for i in range(len(store.question.seatings))]
        if any(place not in store.games for place in places):
            return rounds
        rounds.append([store.games[place] for place in places])


class Shares:
    """Shares by whatever is asked, from whole rounds."""

    def __init__(self, question: Question, rounds: Sequence[Round]) -> None:
        self.question, self.rounds = question, rounds

    def of(self, cells: Iterable[tuple[int, int]]) -> Share:
        """Of a win for each of some (seating, seat) cells, on average."""
        chosen = list(cells)
        games = len({seating for seating, _ in chosen}) * len(self.rounds)
        return estimate(self.means(chosen), games)

    def means(self, cells: Sequence[tuple[int, int]]) -> list[float]:
        """Round by round."""
        scale = WIN * len(cells)
        return [
            sum(games[seating].payoffs[seat] for seating, seat in cells) / scale
            for games in self.rounds
        ]

    def cells(
        self, *, bot: str | None = None, seat: int | None = None, lineup: int | None = None
    ) -> list[tuple[int, int]]:
        """The (seating, seat) cells of a round that fit."""
        wanted = None if lineup is None else sorted(self.question.lineups[lineup])
        return [
            (number, place)
            for number, seating in enumerate(self.question.seatings)
            if wanted is None or sorted(seating) == wanted
            for place, label in enumerate(seating)
            if bot in (None, label) and seat in (None, place)
        ]

    def bot(self, bot: str) -> Share:
        """Of a bot for each seat that it holds."""
        return self.of(self.cells(bot=bot))
