"""What a game's ideas are worth: reading its data file, and misjudging it as people do."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any

from rubicon.core.contract import core
from rubicon.core.errors import BadInput
from rubicon.core.rng import Rng
from rubicon.words import Phrase, quoted

WORD = 1 << 32


@dataclass(frozen=True, slots=True)
class Opinion:
    """What ideas are worth with some number of players, and how that was found out."""

    weights: list[float]
    how: str


def read_knowledge(text: str, file: str, ideas: Sequence[str]) -> dict[int, Opinion]:
    """The opinions for each number of players, weights in the order of the ideas."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(core("not-toml", file=file, why=quoted(error))) from error
    return {
        number_of(players, file): opinion(
            entry, core("weights-place", file=file, players=players), ideas
        )
        for players, entry in data.get("players", {}).items()
    }


def number_of(players: str, file: str) -> int:
    """How many players an entry is for."""
    if not players.isdecimal():
        raise BadInput(core("weights-players", file=file, given=quoted(players)))
    return int(players)


def opinion(entry: Mapping[str, Any], place: Phrase, ideas: Sequence[str]) -> Opinion:
    """What an entry says."""
    if "weights" not in entry:
        raise BadInput(core("weights-none", place=place))
    if not isinstance(entry.get("how"), str):
        raise BadInput(core("weights-how", place=place))
    return Opinion(in_order(entry["weights"], place, ideas), entry["how"])


def in_order(table: Mapping[str, Any], place: Phrase, ideas: Sequence[str]) -> list[float]:
    """The weights of all ideas; BadInput if one is missing, not known or not a number."""
    for name, weight in table.items():
        if name not in ideas:
            raise BadInput(core("weights-no-idea", place=place, idea=quoted(name)))
        if not isinstance(weight, int | float):
            raise BadInput(core("weights-not-a-number", place=place, idea=quoted(name)))
    for idea in ideas:
        if idea not in table:
            raise BadInput(core("weights-missing", place=place, idea=quoted(idea)))
    return [float(table[idea]) for idea in ideas]


def misjudged(weights: Sequence[float], by: float, rng: Rng) -> list[float]:
    """Every thing over- or underrated by a factor of its own, the usual one e to the `by`."""
    return [weight * exp(by * normal(rng)) for weight in weights]


def normal(rng: Rng) -> float:
    """A number around 0, mostly between -1 and 1, by Marsaglia's polar method."""
    while True:
        x, y = (2 * (int(rng.word()) + 0.5) / WORD - 1 for _ in range(2))
        square = x * x + y * y
        if square < 1:
            return x * sqrt(-2 * log(square) / square)
