"""A bot that plays at random: the measure of nothing, and good for fuzzing."""

from rubicon.core.contract import Rules, core
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen


class RandomBot:
    """Any legal move, each as likely as any other."""

    name = "random"
    title = core("bot-random")
    about = core("bot-random-about")

    def choose(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> int:
        """Pick one."""
        return legal[rng.below(len(legal))]
