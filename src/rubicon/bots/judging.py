"""A game's knowledge, made once and kept for as long as the rules are the same."""

from collections.abc import Sequence
from pathlib import Path

from rubicon.core.contract import Rules, core
from rubicon.core.errors import BadInput
from rubicon.core.knowledge import Knowledge
from rubicon.core.rng import Rng
from rubicon.core.weights import misjudged, read_knowledge
from rubicon.words import quoted


class Judge:
    """Somebody's opinion of positions: the game's own, or one that misjudges it."""

    def __init__(self, error: float = 0.0, weights: Sequence[float] | None = None) -> None:
        self.error = error
        self.weights = weights
        self.file: str | None = None
        """A data file with other weights than the game's."""
        self.rules: Rules | None = None
        self.opinion: Knowledge | None = None

    def knowledge(self, rules: Rules, rng: Rng | None = None) -> Knowledge:
        """The opinion; an error is made with the first question, and then kept to."""
        if self.opinion is None or self.rules is not rules:
            weights = self.weights or self.weights_of_file(rules) or rules.weights
            if rng is not None and self.error > 0:
                weights = misjudged(weights, self.error, rng)
            self.rules, self.opinion = rules, rules.knowledge(weights)
        return self.opinion

    def weights_of_file(self, rules: Rules) -> list[float] | None:
        """What the data file has, if there is one; BadInput if it does not serve."""
        if self.file is None:
            return None
        try:
            text = Path(self.file).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(core("weights-unreadable", file=quoted(self.file))) from error
        opinion = read_knowledge(text, self.file, rules.ideas).get(len(rules.seats))
        if opinion is None:
            says = core("weights-for-others", file=quoted(self.file), players=len(rules.seats))
            raise BadInput(says)
        return opinion.weights
