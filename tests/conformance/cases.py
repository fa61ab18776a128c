"""The cases that every game runs: each number of players under a few sets of options."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rubicon.core.contract import Game, Rules
from rubicon.core.options import SCENARIO, Option, Value
from rubicon.registry import GAMES, find_game
from toy.finding import CURIA

TESTS = Path(__file__).resolve().parent.parent
NUMBER = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\*", re.MULTILINE)


@dataclass(frozen=True)
class Case:
    """A game that is settled."""

    name: str
    rules: Rules
    numbers: frozenset[str]
    """The paragraphs of its rulebook."""

    def __str__(self) -> str:
        return self.name


def games() -> Iterator[Game]:
    yield CURIA
    yield from (find_game(name) for name in GAMES)


def option_sets(game: Game, players: int) -> dict[str, dict[str, Value]]:
    """The defaults, then every option off its default: one set low and one high."""
    return {
        "default": {},
        "low": {one.name: off_default(game, one, players, low=True) for one in game.options},
        "high": {one.name: off_default(game, one, players, low=False) for one in game.options},
    }


def off_default(game: Game, option: Option, players: int, *, low: bool) -> Value:
    choices: tuple[Value, ...] = option.values or (option.most, option.least)
    if option.name == SCENARIO:
        choices = tuple(one.name for one in game.scenarios if players in one.players)
    others = [value for value in choices if value != option.default[players]]
    return (others or [option.default[players]])[-1 if low else 0]


def rule_numbers(game: Game) -> frozenset[str]:
    """The numbers of the rulebook; the toy's lies beside it."""
    book = TESTS.parent / "docs" / "games" / game.id / "rules.md"
    path = TESTS / "toy" / "rules.md" if game is CURIA else book
    return frozenset(NUMBER.findall(path.read_text(encoding="utf-8")))


CASES = [
    Case(f"{game.id}-{players}-{name}", game.rules(players, options, None, ""), rule_numbers(game))
    for game in games()
    for players in game.players
    for name, options in option_sets(game, players).items()
]
SECRETIVE = [case for case in CASES if not case.rules.open_information]
