"""Fitting a game's weights to games that were played.

Bots play; at some of their decisions the features of the position are noted for every seat, and at
the end who won. The weights are then moved to where the seats' shares, as the knowledge gives them,
predict the winners best: multinomial logistic regression by Adam, held back to the old weights.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from math import exp, log, sqrt
from multiprocessing import get_context

from rubicon.bots.looking import Settings
from rubicon.bots.thinking import Budget, Thinker
from rubicon.core.contract import Rules
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.core.weights import Opinion
from rubicon.registry import find_game

HEADER = "# What each idea of evaluation.py is worth: a seat's share of the win grows with its sum."
OPENING = 12
"""A game begins with up to this many random moves, so that no two are alike."""
WILD = 20
"""One move in this many is random, so that mistakes are seen too."""
ONE_IN = 3
"""Decisions of which one is noted."""
HELD_BACK = 5
"""One game in this many is held back: it shows when the fit is best."""
EPOCHS = 30
BATCH = 64
RATE = 0.01
PULL = 0.005
"""How strongly the weights are held to what they were, for each position."""
WIN = 1000
LONG = 60.0
"""Seconds that no decision takes."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: what each seat had going for it, and what share of the win it got."""

    features: list[list[float]]
    shares: list[float]


@dataclass(frozen=True, slots=True)
class Fit:
    """What came of it; a loss is the mean of minus the logarithm of what the winner was given."""

    weights: list[float]
    games: int
    positions: int
    loss_before: float
    loss_after: float
    """Both on games that were not fitted to, but chose when to stop."""


# ---- playing -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are played: plain values, so that processes can be told."""

    game: str
    players: int
    options: Mapping[str, object]
    games: int
    iterations: int
    seed: int
    weights: tuple[float, ...]
    free_signs: bool = False
    """Whether what was taken to be good may turn out to be bad."""

    @property
    def rules(self) -> Rules:
        """The rules of the games."""
        return find_game(self.game).rules(self.players, self.options, None, "")


def play_games(plan: Plan, jobs: int, advance: Callable[[int], None]) -> list[list[Sample]]:
    """The samples of each game, in the order of their numbers, whichever was quicker."""
    if jobs == 1:
        return [done(samples_of(plan, number), advance) for number in range(plan.games)]
    # Spawned, not forked: a progress bar has threads, and they do not survive a fork.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        found = pool.map(samples_of, repeat(plan), range(plan.games), chunksize=2)
        return [done(samples, advance) for samples in found]


def done(samples: list[Sample], advance: Callable[[int], None]) -> list[Sample]:
    """A game is played: say so."""
    advance(1)
    return samples


def samples_of(plan: Plan, number: int) -> list[Sample]:
    """The samples of one game."""
    return list(play_game(plan.rules, plan, Rng((plan.seed << 32) + number)))


def play_game(rules: Rules, plan: Plan, rng: Rng) -> Iterator[Sample]:
    """The samples of one game, played by bots that look ahead a little."""
    knowledge, match = rules.knowledge(), Match(rules)
    budget = Budget(plan.iterations, LONG)
    thinkers = [Thinker(budget, Settings(), weights=plan.weights) for _ in rules.seats]
    opening, plies, noted = rng.below(OPENING), 0, []
    while (seat := match.state.to_act()) != NOBODY:
        state = match.state
        if seat == CHANCE:
            match.play(CHANCE, state.sample(rng))
            continue
        if rng.below(ONE_IN) == 0:
            noted.append([knowledge.features(state, other) for other in range(len(rules.seats))])
        wild = plies < opening or rng.below(WILD) == 0
        match.play(seat, any_move(state, rng) if wild else best_move(match, thinkers[seat], rng))
        plies += 1
    shares = [match.state.payoff(seat) / WIN for seat in range(len(rules.seats))]
    return (Sample(features, shares) for features in noted)


def any_move(state: State, rng: Rng) -> int:
    """A move at random."""
    legal = state.legal()
    return legal[rng.below(len(legal))]


def best_move(match: Match, thinker: Thinker, rng: Rng) -> int:
    """A move after a little thought."""
    legal = match.state.legal()
    if len(legal) == 1:
        return legal[0]
    seen = match.seen(match.state.to_act())
    return thinker.think(match.rules, seen, legal, rng)[0].move


# ---- fitting -------------------------------------------------------------------------------------


def fit(
    games: Sequence[list[Sample]], weights: Sequence[float], seed: int, *, free_signs: bool = False
) -> Fit:
    """Weights that predict who won: of all epochs those that do so best for the games held back."""
    asked = [sample for game in games[::HELD_BACK] for sample in game]
    taught = [sample for number, game in enumerate(games) if number % HELD_BACK for sample in game]
    adam, rng, before = Adam(weights, free_signs), Rng(seed), loss(asked, weights)
    best, least = list(weights), before
    for epoch in range(EPOCHS):
        adam.learn(taught, RATE * (1 - epoch / EPOCHS), rng)
        now = loss(asked, adam.weights)
        if now < least:
            best, least = list(adam.weights), now
    return Fit(best, len(games), len(asked) + len(taught), before, least)


def chances(sample: Sample, weights: Sequence[float]) -> list[float]:
    """Each seat's share of the win, as the weights have it."""
    standings = [
        sum(weight * amount for weight, amount in zip(weights, features, strict=True))
        for features in sample.features
    ]
    highest = max(standings)
    worths = [exp(standing - highest) for standing in standings]
    return [worth / sum(worths) for worth in worths]


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """How badly the winners are predicted."""
    total = 0.0
    for sample in samples:
        given = chances(sample, weights)
        pairs = zip(sample.shares, given, strict=True)
        total -= sum(share * log(max(chance, 1e-12)) for share, chance in pairs)
    return total / max(1, len(samples))


class Adam:
    """Gradient descent with a pace of its own for each weight (Kingma and Ba 2014)."""

    def __init__(self, weights: Sequence[float], free_signs: bool) -> None:
        self.first = list(weights)
        self.free_signs = free_signs
        self.weights = list(weights)
        self.mean = [0.0] * len(weights)
        self.square = [0.0] * len(weights)
        self.steps = 0

    def learn(self, samples: Sequence[Sample], rate: float, rng: Rng) -> None:
        """Go through the samples once, in any order."""
        order = list(range(len(samples)))
        for last in range(len(order) - 1, 0, -1):
            other = rng.below(last + 1)
            order[last], order[other] = order[other], order[last]
        for start in range(0, len(order), BATCH):
            self.step([samples[i] for i in order[start : start + BATCH]], rate)

    def step(self, batch: Sequence[Sample], rate: float) -> None:
        """A step down the slope of the loss of some samples."""
        slope = [PULL * (now - was) for now, was in zip(self.weights, self.first, strict=True)]
        for sample in batch:
            given = chances(sample, self.weights)
            for features, chance, share in zip(sample.features, given, sample.shares, strict=True):
                surprise = (chance - share) / len(batch)
                for idea, amount in enumerate(features):
                    if amount:
                        slope[idea] += surprise * amount
        self.steps += 1
        for idea, steep in enumerate(slope):
            self.mean[idea] = 0.9 * self.mean[idea] + 0.1 * steep
            self.square[idea] = 0.999 * self.square[idea] + 0.001 * steep * steep
            mean = self.mean[idea] / (1 - 0.9**self.steps)
            square = self.square[idea] / (1 - 0.999**self.steps)
            weight = self.weights[idea] - rate * mean / (sqrt(square) + 1e-8)
            self.weights[idea] = weight if self.free_signs else same_side(weight, self.first[idea])


def same_side(weight: float, first: float) -> float:
    """What was good at first is never bad: bots that ignore a thing must not teach to shun it."""
    return max(0.0, weight) if first > 0 else min(0.0, weight) if first < 0 else weight


# ---- the data file -------------------------------------------------------------------------------


def how_found(plan: Plan, found: Fit, rounds: int) -> str:
    """How weights were obtained, so that anybody can do it again."""
    signs = " --free-signs" if plan.free_signs else ""
    return (
        f"rubicon tune {plan.game} --players {plan.players} --rounds {rounds} "
        f"--games {plan.games} --iterations {plan.iterations} --seed {plan.seed}{signs}: fitted to "
        f"{found.positions} positions of {found.games} games; loss on games held back "
        f"{found.loss_before:.4f} with the weights before, {found.loss_after:.4f} with these"
    )


def write_knowledge(ideas: Sequence[str], known: Mapping[int, Opinion]) -> str:
    """The text of a game's data file."""
    lines = [HEADER]
    for players, opinion in sorted(known.items()):
        lines += ["", f"[players.{players}]", f'how = "{opinion.how}"', ""]
        lines += [f"[players.{players}.weights]"]
        pairs = zip(ideas, opinion.weights, strict=True)
        lines += [f"{idea} = {weight:.4f}" for idea, weight in pairs]
    return "\n".join(lines) + "\n"
