"""The bots by name."""

from rubicon.bots.contract import Bot
from rubicon.bots.greedy_bot import GreedyBot
from rubicon.bots.random_bot import RandomBot
from rubicon.core.errors import BadInput

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str) -> Bot:
    """A bot by its name; BadInput if there is none."""
    if name not in BOTS:
        raise BadInput(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name]()
