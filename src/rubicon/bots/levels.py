"""The levels of play, from the recruit to the commander: each sees farther and judges better.

A level is weak as people are: it looks only a few moves ahead, tries little, and misjudges what
things are worth, each game in another way. None of them cheats, and none plays at random. From the
second level on none misses a win of its own turn that was proven, from the third on none overlooks
that the next player would win, if that was found.
"""

from dataclasses import dataclass

from rubicon.bots.looking import Settings
from rubicon.bots.search_bot import SearchBot
from rubicon.bots.thinking import Budget, Thinker
from rubicon.core.contract import core
from rubicon.words import Phrase

ENDLESS = 1 << 30
"""More iterations than any time allows."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays."""

    name: str
    title: Phrase
    about: Phrase
    sight: int
    """Decisions that it looks ahead."""
    turns: int
    """Turns that it looks ahead at least: a long turn of its own does not blind it."""
    iterations: int
    error: float
    """How much it misjudges what things are worth: the usual factor is e to this."""
    positions: int = 0
    """Positions in which it looks for a win of this turn."""
    is_wary: bool = False
    """Whether it also looks for the next player's."""
    seconds: float = 1.0


LEVELS = (
    Level("tiro", core("bot-tiro"), core("bot-tiro-about"), 1, 0, 4, 3.6),
    Level("miles", core("bot-miles"), core("bot-miles-about"), 2, 0, 14, 2.0, 3_000),
    Level(
        "centurio",
        core("bot-centurio"),
        core("bot-centurio-about"),
        5,
        1,
        48,
        1.1,
        3_000,
        is_wary=True,
    ),
    Level(
        "legatus",
        core("bot-legatus"),
        core("bot-legatus-about"),
        14,
        2,
        180,
        0.5,
        6_000,
        is_wary=True,
    ),
    Level(
        "imperator",
        core("bot-imperator"),
        core("bot-imperator-about"),
        60,
        4,
        3000,
        0.0,
        12_000,
        is_wary=True,
    ),
)


def hurried(name: str, seconds: float) -> str:
    """A bot that has no more than so many seconds, by its name; others than levels are quick."""
    level = next((one for one in LEVELS if one.name == name), None)
    if level is None:
        return name
    return f"{name}?seconds={min(seconds, level.seconds)}&iterations={level.iterations}"


def level_bot(
    level: Level, seconds: float | None = None, iterations: int | None = None
) -> SearchBot:
    """A bot of a level, perhaps with another budget: named seconds are used in full."""
    most = iterations or (ENDLESS if seconds else level.iterations)
    is_usual = seconds is None and iterations is None
    budget = Budget(most, seconds or level.seconds, is_usual=is_usual)
    thinker = Thinker(budget, Settings(sight=level.sight, turns=level.turns), level.error)
    thinker.positions, thinker.is_wary = level.positions, level.is_wary
    return SearchBot(level.name, level.title, level.about, thinker)
