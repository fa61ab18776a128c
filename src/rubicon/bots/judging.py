"""A game's knowledge, made once and kept for as long as the rules are the same."""

from rubicon.core.contract import Rules
from rubicon.core.knowledge import Knowledge
from rubicon.core.rng import Rng
from rubicon.core.weights import misjudged


class Judge:
    """Somebody's opinion of positions: the game's own, or one that misjudges it."""

    def __init__(self, error: float = 0.0) -> None:
        self.error = error
        self.rules: Rules | None = None
        self.opinion: Knowledge | None = None

    def knowledge(self, rules: Rules, rng: Rng | None = None) -> Knowledge:
        """The opinion; an error is made with the first question, and then kept to."""
        if self.opinion is None or self.rules is not rules:
            weights = misjudged(rules.weights, self.error, rng) if rng and self.error else None
            self.rules, self.opinion = rules, rules.knowledge(weights)
        return self.opinion
