"""The bots by name, and how to have one of them at other settings."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, inf

from rubicon.bots.contract import Bot
from rubicon.bots.greedy_bot import GreedyBot
from rubicon.bots.levels import LEVELS, Level, level_bot
from rubicon.bots.program import is_program, program_bot
from rubicon.bots.random_bot import RandomBot
from rubicon.core.contract import core
from rubicon.core.errors import BadInput
from rubicon.words import Listed, Phrase, quoted

USUAL = "centurio"
"""Suggested to players who have not chosen an opponent."""
ASK = "?"
AND = "&"


Settings = dict[str, str]


@dataclass(frozen=True, slots=True)
class Kind:
    """A bot that can be asked for."""

    title: Phrase
    about: Phrase
    make: Callable[[Settings], Bot]
    settings: tuple[str, ...] = ()
    """What may be set, as in `imperator?seconds=0.1`."""


def of_level(level: Level) -> Kind:
    """A level among the bots."""

    def make(given: Settings) -> Bot:
        seconds = above_zero(given, "seconds")
        iterations = above_zero(given, "iterations")
        bot = level_bot(level, seconds, None if iterations is None else ceil(iterations))
        bot.workers = ceil(above_zero(given, "workers") or 1)
        bot.thinker.judge.file = given.get("weights")
        return bot

    return Kind(level.title, level.about, make, ("seconds", "iterations", "workers", "weights"))


def above_zero(given: Settings, key: str) -> float | None:
    """A setting that is a number; None if it is not set."""
    if key not in given:
        return None
    try:
        number = float(given[key])
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise BadInput(core("bot-setting-number", setting=key, given=quoted(given[key])))
    return number


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
        raise BadInput(core("no-such-bot", given=quoted(plain), known=Listed.of(BOTS, "comma")))
    return kind.make(read_settings(plain, kind, wishes) if asked else {})


def read_settings(name: str, kind: Kind, wishes: str) -> Settings:
    """The settings behind a bot's name; BadInput if it has no such setting."""
    given: Settings = {}
    for wish in wishes.split(AND):
        key, _, value = wish.partition("=")
        if key not in kind.settings:
            known = Listed(kind.settings, "comma")
            says = core("bot-no-setting", bot=name, setting=quoted(key), known=known)
            raise BadInput(says)
        given[key] = value
    return given
