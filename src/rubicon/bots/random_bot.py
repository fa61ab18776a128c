"""A bot that plays at random: the measure of nothing, and good for fuzzing."""

from rubicon.core.contract import Json, Rules
from rubicon.core.rng import Rng


class RandomBot:
    """Any legal move, each as likely as any other."""

    name = "random"
    title = "Random"
    about = "Plays any legal move: good for a first look around."

    def choose(self, rules: Rules, view: Json, legal: list[int], rng: Rng) -> int:
        """Pick one."""
        return legal[rng.below(len(legal))]
