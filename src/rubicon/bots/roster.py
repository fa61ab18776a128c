"""The bots by name."""

from rubicon.bots.contract import Bot
from rubicon.bots.greedy_bot import GreedyBot
from rubicon.bots.program import is_program, program_bot
from rubicon.bots.random_bot import RandomBot
from rubicon.core.errors import BadInput

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str) -> Bot:
    """A bot by its name, for one seat of one game; BadInput if there is none."""
    if is_program(name):
        return program_bot(name)
    if name not in BOTS:
        raise BadInput(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name]()
