"""The bots by name, and how to have one of them at other settings."""

from collections.abc import Callable
from dataclasses import dataclass

from rubicon.bots.contract import Bot
from rubicon.bots.greedy_bot import GreedyBot
from rubicon.bots.levels import LEVELS, Level, level_bot
from rubicon.bots.program import is_program, program_bot
from rubicon.bots.random_bot import RandomBot
from rubicon.core.errors import BadInput

ASK = "?"
AND = "&"


@dataclass(frozen=True, slots=True)
class Kind:
    """A bot that can be asked for."""

    title: str
    about: str
    make: Callable[[dict[str, float]], Bot]
    settings: tuple[str, ...] = ()
    """What may be set, as in `imperator?seconds=0.1`."""


def of_level(level: Level) -> Kind:
    """A level among the bots."""

    def make(given: dict[str, float]) -> Bot:
        iterations = given.get("iterations")
        whole = None if iterations is None else int(iterations)
        return level_bot(level, given.get("seconds"), whole, int(given.get("workers", 1)))

    return Kind(level.title, level.about, make, ("seconds", "iterations", "workers"))


BOTS: dict[str, Kind] = {
    **{level.name: of_level(level) for level in LEVELS},
    "greedy": Kind(GreedyBot.title, GreedyBot.about, lambda _: GreedyBot()),
    "random": Kind(RandomBot.title, RandomBot.about, lambda _: RandomBot()),
}


def make_bot(name: str) -> Bot:
    """A bot by its name, for one seat of one game; BadInput if there is none."""
    if is_program(name):
        return program_bot(name)
    plain, asked, wishes = name.partition(ASK)
    kind = BOTS.get(plain)
    if kind is None:
        raise BadInput(f"There is no bot {plain!r}; there are {', '.join(BOTS)}.")
    return kind.make(read_settings(plain, kind, wishes) if asked else {})


def read_settings(name: str, kind: Kind, wishes: str) -> dict[str, float]:
    """The settings behind a bot's name; BadInput if it has no such setting."""
    given: dict[str, float] = {}
    for wish in wishes.split(AND):
        key, _, value = wish.partition("=")
        if key not in kind.settings:
            known = ", ".join(kind.settings) or "none"
            raise BadInput(f"The bot {name} has no setting {key!r}; it has {known}.")
        try:
            given[key] = float(value)
        except ValueError:
            given[key] = 0.0
        if not 0 < given[key] < float("inf"):
            raise BadInput(f"The bot {name}: {key} is a number above 0, not {value!r}.")
    return given
