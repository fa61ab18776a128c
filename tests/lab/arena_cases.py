"""Arenas without games: results that are made up, so that the truth behind them is known."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp

from rubicon.core.rng import Rng
from rubicon.lab.arena.game import Clock, Place, Played
from rubicon.lab.arena.question import Question
from rubicon.lab.arena.shares import Round
from rubicon.lab.arena.store import Memory

GAME = "end_of_the_triumvirate"
WORD = 2**32


def asked(bots: str, players: int = 3, *, one: bool = False, game: str = GAME) -> Question:
    """A question about bots that need not exist."""
    return Question(game, 1, players, {}, tuple(bots.split(",")), one, 1)


def played(place: Place, payoffs: tuple[int, ...]) -> Played:
    """A game of which only the result matters."""
    clocks = tuple(Clock(2.0, 2.0, Counter({79: 1})) for _ in payoffs)
    faults = (0,) * len(payoffs)
    return Played(place, payoffs, "made_up", 100, 9, clocks, faults, "0" * 12, "interpreted")


def fraction(rng: Rng) -> float:
    return (int(rng.word()) + 0.5) / WORD


def won_by(seat: int, seats: int) -> tuple[int, ...]:
    return tuple(1000 * (i == seat) for i in range(seats))


def drawn(weights: list[float], rng: Rng) -> int:
    """A seat by its weight."""
    ticket = fraction(rng) * sum(weights)
    for seat, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return seat
    return len(weights) - 1


def made_up(
    question: Question, rounds: int, winner: Callable[[tuple[str, ...], Rng], int], seed: int = 1
) -> Memory:
    """Rounds in which a function draws the winners."""
    store, rng = Memory(question), Rng(seed)
    for number in range(rounds):
        for i, seating in enumerate(question.seatings):
            payoffs = won_by(winner(seating, rng), question.players)
            store.add(played(Place(number, i), payoffs), "")
    return store


def by_strength(
    strengths: dict[str, float], seats: list[float]
) -> Callable[[tuple[str, ...], Rng], int]:
    """Winners as Plackett and Luce have them; strengths are logarithms."""

    def winner(seating: tuple[str, ...], rng: Rng) -> int:
        weights = [exp(strengths[bot] + seat) for bot, seat in zip(seating, seats, strict=False)]
        return drawn(weights, rng)

    return winner


def rounds_of(values: Sequence[Sequence[tuple[int, ...]]]) -> list[Round]:
    """Rounds from payoffs."""
    return [
        [played(Place(number, i), payoffs) for i, payoffs in enumerate(games)]
        for number, games in enumerate(values)
    ]
