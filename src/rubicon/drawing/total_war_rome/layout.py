"""Where everything is drawn: on the true map, or on a schematic one for a board without geometry.

The true map is cut from the coastline when the page is built (`web/map`). The installed package has
a copy of it; a source tree has one where the page was built. Without it, and for a board of
somebody's own, regions are round cells where they lie by longitude and latitude.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import hypot
from pathlib import Path

from rubicon.core.contract import Json, Told

GAME = "total_war_rome"
MAP = "map.json"
Spot = tuple[float, float]
WIDTH, HEIGHT = 1600, 1133
MARGIN = 60
RADIUS = 34
GAP = 8


@dataclass(frozen=True, slots=True)
class Place:
    """A region: its outline, where its name and its pieces stand, and how wide it is."""

    path: str
    label: Spot
    width: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole map."""

    width: int
    height: int
    is_schematic: bool
    wild: str
    """Land outside the game."""
    sea_lines: str
    regions: Mapping[str, Place]
    seas: Mapping[str, Spot]
    lines: Mapping[frozenset[str], str]
    """The common line of two regions."""
    straits: Sequence[tuple[Spot, Spot]]


def layout_of(board: Told) -> Layout:
    """The map of a board."""
    found = true_map()
    names = [region["name"] for region in board["regions"]]
    if board["standard"] and found is not None and all(name in found.regions for name in names):
        return found
    return schematic(board)


@cache
def true_map() -> Layout | None:
    """The map along the coastline, as installed or from the source tree; None if it is not here."""
    package = files("rubicon")
    source = Path(str(package)).parents[1] / "web" / "src" / "games" / GAME / MAP
    for file in (package / "games" / GAME / "data" / MAP, source):
        if file.is_file():
            return read_map(json.loads(file.read_text(encoding="utf-8")))
    return None


def read_map(data: Json) -> Layout:
    """The map that the page's build has written."""
    return Layout(
        width=data["width"],
        height=data["height"],
        is_schematic=False,
        wild=data["wild"] + "".join(data["masses"].values()),
        sea_lines=data["seaLines"],
        regions={
            name: Place(place["path"], tuple(place["label"]), place["box"][2] - place["box"][0])
            for name, place in data["provinces"].items()
        },
        seas={name: tuple(sea["label"]) for name, sea in data["seas"].items()},
        lines={frozenset(line["between"]): line["path"] for line in data["lines"]},
        straits=[(tuple(one), tuple(other)) for one, other in (s["line"] for s in data["straits"])],
    )


# ---- the schematic map ---------------------------------------------------------------------------


def schematic(board: Told) -> Layout:
    """The map of a board of which only the places are known."""
    regions = board["regions"]
    spots = apart([spot_of(one, regions) for one in regions])
    places = {one["name"]: cell(spot) for one, spot in zip(regions, spots, strict=True)}
    names = {one["id"]: one["name"] for one in regions}
    lines, straits = {}, []
    for border in board["borders"]:
        one, other = (names[code] for code in border["between"])
        ends = places[one].label, places[other].label
        if border["kind"] == "strait":
            straits.append(ends)
        else:
            (ax, ay), (bx, by) = ends
            lines[frozenset((one, other))] = f"M{ax} {ay}L{bx} {by}"
    seas = {sea["name"]: spot_of(sea, regions) for sea in board["seas"]}
    return Layout(WIDTH, HEIGHT, True, "", "", places, seas, lines, straits)


def spot_of(place: Json, regions: list[Json]) -> Spot:
    """A place by longitude and latitude, stretched over the picture."""
    x = fit(place["lon"], [one["lon"] for one in regions], WIDTH)
    y = HEIGHT - fit(place["lat"], [one["lat"] for one in regions], HEIGHT)
    return x, y


def fit(value: float, values: list[float], size: int) -> float:
    """A coordinate, stretched over a side of the picture."""
    low, high = min(values), max(values)
    return round(MARGIN + (value - low) / (high - low or 1) * (size - 2 * MARGIN))


def apart(spots: list[Spot]) -> list[Spot]:
    """Push overlapping cells apart."""
    out, least = spots[:], 2 * RADIUS + GAP
    for _ in range(60):
        for i, j in combinations(range(len(out)), 2):
            (ax, ay), (bx, by) = out[i], out[j]
            length = hypot(ax - bx, ay - by) or 1e-6
            if length < least:
                push = (least - length) / 2 / length
                out[i] = ax + (ax - bx) * push, ay + (ay - by) * push
                out[j] = bx - (ax - bx) * push, by - (ay - by) * push
    return [(round(x), round(y)) for x, y in out]


def cell(spot: Spot) -> Place:
    """A round cell."""
    x, y, r = *spot, RADIUS
    return Place(f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z", spot, 2 * r)
