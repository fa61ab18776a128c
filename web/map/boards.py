"""What the board's data says about its map: who lies next to whom, and across what.

A board is written in one of two ways: provinces that name their neighbours, or regions and seas
with ids and a list of borders, of which each has a kind.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Pair = tuple[str, str]
STRAIT = "strait"


@dataclass(frozen=True)
class Province:
    """A province as the board knows it."""

    name: str
    borders: tuple[str, ...]
    arrows: tuple[str, ...]
    seas: tuple[str, ...]


@dataclass(frozen=True)
class Barrier:
    """What a border is: its kinds (more than one where that depends on the players), its name."""

    kinds: frozenset[str]
    name: str


@dataclass(frozen=True)
class Board:
    """The board's data: who lies next to whom."""

    provinces: tuple[Province, ...]
    seas: Mapping[str, Sequence[str]]
    barriers: Mapping[Pair, Barrier] = field(default_factory=dict)
    """What lies on each border; empty for a board whose borders are all alike."""

    def pairs(self, kind: str) -> set[Pair]:
        """The borders or arrows as pairs of names in order."""
        return {ordered(p.name, q) for p in self.provinces for q in getattr(p, kind)}


def ordered(one: str, other: str) -> Pair:
    """Two names in order."""
    return (one, other) if one < other else (other, one)


def read_board(path: Path) -> Board:
    """The board's data file."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return read_provinces(data) if "province" in data else read_regions(data)


def read_provinces(data: Mapping[str, Any]) -> Board:
    """Provinces that name their neighbours."""
    provinces = tuple(
        Province(
            p["name"],
            tuple(p.get("borders", [])),
            tuple(p.get("arrows", [])),
            tuple(p.get("seas", [])),
        )
        for p in data["province"]
    )
    return Board(provinces, {sea["name"]: sea.get("meets", []) for sea in data["sea"]})


def read_regions(data: Mapping[str, Any]) -> Board:
    """Regions and seas with ids, and a list of borders."""
    names = {one["id"]: one["name"] for one in (*data["region"], *data["sea"])}
    barriers: dict[Pair, Barrier] = {}
    for border in data["border"]:
        one, other = (names[code] for code in border["between"])
        kind = border["kind"]
        kinds = frozenset(kind.values() if isinstance(kind, Mapping) else [kind])
        barriers[ordered(one, other)] = Barrier(kinds, border.get("name", ""))

    def across(name: str, *, by_strait: bool) -> tuple[str, ...]:
        return tuple(
            other
            for pair, barrier in barriers.items()
            if name in pair and (STRAIT in barrier.kinds) == by_strait
            for other in pair
            if other != name
        )

    provinces = tuple(
        Province(
            one["name"],
            across(one["name"], by_strait=False),
            across(one["name"], by_strait=True),
            tuple(names[sea] for sea in one["seas"]),
        )
        for one in data["region"]
    )
    seas = {sea["name"]: [names[other] for other in sea["adjacent"]] for sea in data["sea"]}
    return Board(provinces, seas, barriers)
