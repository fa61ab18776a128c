"""Luck that two tables share: the same secret gives both the same draws, as far as they still can.

Every outcome that may be drawn has a clock that rings after a random time, sooner the more it
weighs; what rings first is drawn. The clocks depend on the secret, the moment and the outcome, and
on nothing that was played: so a card that comes next at one table comes next at the other, unless
it is not there to be drawn. At each table alone every outcome has its true probability.
"""

from collections.abc import Iterable
from hashlib import blake2b
from math import log

from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, State

SEED_BYTES = 32
"""A secret of this length can't be guessed from the cards; at most 64 bytes are taken."""
RNG_BITS = 96
FRACTION_BITS = 53


class SharedLuck:
    """One table's luck: made for each table from the secret of both, then asked in order."""

    __slots__ = ("drawn", "left", "moment", "root", "rung")

    def __init__(self, seed: bytes) -> None:
        self.root = blake2b(key=seed, digest_size=RNG_BITS // 8)
        self.forget(-1)

    def forget(self, moment: int) -> None:
        """A new moment has clocks of its own."""
        self.moment = moment
        self.drawn = 0
        self.left: dict[int, float] = {}
        self.rung: dict[int, int] = {}

    def draw(self, rules: Rules, state: State) -> int:
        """What chance brings in a position in which CHANCE is to act."""
        moment = rules.moment(state)
        if moment != self.moment:
            self.forget(moment)
        outcomes = state.outcomes()
        drawn = self.race(state, outcomes) if outcomes else self.sample(state)
        self.drawn += 1
        return drawn

    def follow(self, rules: Rules, first: State, moves: Iterable[int]) -> None:
        """Catch up with a table at which these moves and draws were made."""
        made = list(moves)
        now = first.clone()
        for move in made:
            now.apply(move)
        state, moment = first.clone(), rules.moment(now)
        for move in made:
            # Of earlier moments nothing is left: their clocks have stopped.
            if state.to_act() == CHANCE and rules.moment(state) == moment:
                self.draw(rules, state)
            state.apply(move)

    def race(self, state: State, outcomes: list[int]) -> int:
        """The outcome whose clock rings first; the others wait on from where they are."""
        weights = [state.weight(outcome) for outcome in outcomes]
        waits = [
            self.left_of(outcome) / weight
            for outcome, weight in zip(outcomes, weights, strict=True)
        ]
        passed = min(waits)
        winner = outcomes[waits.index(passed)]
        for outcome, weight in zip(outcomes, weights, strict=True):
            self.left[outcome] -= passed * weight
        # Drawn once, it may be drawn again: it gets a new clock.
        del self.left[winner]
        self.rung[winner] = self.rung.get(winner, 0) + 1
        return winner

    def left_of(self, outcome: int) -> float:
        """How long an outcome of weight 1 would still wait."""
        if outcome not in self.left:
            number = self.number(f"clock {self.moment} {outcome} {self.rung.get(outcome, 0)}")
            fraction = ((number >> (RNG_BITS - FRACTION_BITS)) + 0.5) / 2**FRACTION_BITS
            self.left[outcome] = -log(fraction)
        return self.left[outcome]

    def sample(self, state: State) -> int:
        """Where the outcomes are too many to list, the draw has random numbers of its own."""
        return state.sample(Rng(self.number(f"draw {self.moment} {self.drawn}")))

    def number(self, what: str) -> int:
        """A random number that depends on the secret and on what it is for."""
        digest = self.root.copy()
        digest.update(what.encode())
        return int.from_bytes(digest.digest(), "big")
