"""A bot that looks one move ahead, and through the draw that may follow it, and takes the best."""

from rubicon.bots.judging import Judge
from rubicon.core.contract import Rules, core
from rubicon.core.knowledge import Knowledge
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import CHANCE, State

SAMPLES = 8
"""Draws looked at where they are too many to list."""
NEARLY_EQUAL = 1e-6


class GreedyBot:
    """Values every move by what the game knows of where it leads."""

    name = "greedy"
    title = core("bot-greedy")
    about = core("bot-greedy-about")

    def __init__(self) -> None:
        self.judge = Judge()

    def choose(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> int:
        """The move with the best prospect; among equals any."""
        world = rules.imagine(seen).draw(rng)
        seat, knowledge = world.to_act(), self.judge.knowledge(rules)
        values = [prospect(knowledge, world, seat, move, rng) for move in legal]
        best = max(values)
        good = [
            move for move, value in zip(legal, values, strict=True) if value > best - NEARLY_EQUAL
        ]
        return good[rng.below(len(good))]


def prospect(knowledge: Knowledge, world: State, seat: int, move: int, rng: Rng) -> float:
    """What the position is worth after the move, on average over what chance may bring."""
    after = world.clone()
    after.apply(move)
    if after.to_act() != CHANCE or knowledge.is_judged(after):
        return knowledge.share(after, seat)
    outcomes = after.outcomes()
    if outcomes:
        weights = [after.weight(outcome) for outcome in outcomes]
    else:
        outcomes = [after.sample(rng) for _ in range(SAMPLES)]
        weights = [1] * SAMPLES
    total = 0.0
    for outcome, weight in zip(outcomes, weights, strict=True):
        branch = after.clone()
        branch.apply(outcome)
        total += weight * knowledge.share(branch, seat)
    return total / sum(weights)
