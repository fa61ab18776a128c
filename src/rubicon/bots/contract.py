"""What a bot is: it is handed what its seat has seen and the legal moves, and names one."""

from typing import Protocol

from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.words import Phrase


class Bot(Protocol):
    """A player made of code, for one seat of one game: it may remember what it thought before.

    A bot that holds something outside (a process, say) also has `close()`.
    """

    name: str
    title: Phrase
    about: Phrase
    """One sentence that helps to choose an opponent."""

    def choose(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> int:
        """One of the legal moves, from what its seat has seen and nothing else."""
        ...


def close_bot(bot: Bot) -> None:
    """Its game is over."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
