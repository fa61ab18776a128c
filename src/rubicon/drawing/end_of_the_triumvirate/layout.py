"""Where everything is drawn: on the true map, or on a schematic one for a board without geometry.

The true map is cut from the coastline when the page is built (`web/map`). The installed package has
a copy of it; a source tree has one where the page was built. Without it, and for a board of
somebody's own, provinces are round cells that lie as near to each other as the ways between them.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import cos, hypot, pi, sin
from pathlib import Path

from rubicon.core.contract import Json, Told

GAME = "end_of_the_triumvirate"
MAP = "map.json"
Spot = tuple[float, float]
Tie = tuple[int, int, str]

CORNERS = {
    "tracks": (14, 650),
    "forum": (1026, 12),
    "calendar": (1026, 146),
    "supply": (12, 12),
    "bag": (1494, 566),
}
"""The free ground of the map: the Ocean, Scythia, Gaetulia, Arabia."""
ABOUT: dict[str, Spot] = {
    "Achaea": (1000, 398),
    "Aegyptus": (1258, 745),
    "Africa": (515, 536),
    "Asia": (1278, 322),
    "Cyrenaica": (1022, 730),
    "Gallia Cisalpina": (648, 168),
    "Gallia Transalpina": (441, 143),
    "Hispania Citerior": (267, 269),
    "Hispania Ulterior": (114, 308),
    "Illyricum": (845, 170),
    "Italia": (766, 304),
    "Macedonia": (1006, 290),
    "Sardinia et Corsica": (578, 352),
    "Sicilia": (738, 452),
    "Syria": (1480, 498),
}
"""Where provinces lie on the true map: a schematic one begins there."""
FIELD = (120, 116, 1000, 700)
COLUMN = 588
"""The panels stand in a column beside the field."""
RADIUS = 100
GAP = 30
OVER_SEA = 1.6
"""How much farther a voyage is than a march."""


@dataclass(frozen=True, slots=True)
class Place:
    """A province: its outline, where its name stands, and where its pieces do."""

    path: str
    label: Spot
    size: float
    rows: int
    slots: tuple[Spot, ...]
    """The supply box, beside it, legions, gold, a character, a second one."""
    r: float


@dataclass(frozen=True, slots=True)
class SeaName:
    """The name of a sea."""

    label: Spot
    size: float
    rows: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole map."""

    width: int
    height: int
    is_schematic: bool
    wild: str
    """Land outside the game."""
    borders: str
    sea_lines: str
    provinces: Mapping[str, Place]
    seas: Mapping[str, SeaName]
    straits: Sequence[tuple[Spot, Spot]]
    panels: Mapping[str, Spot]


def layout_of(board: Told) -> Layout:
    """The map of a board."""
    found = true_map()
    names = [province["name"] for province in board["provinces"]]
    if board["standard"] and found is not None and all(name in found.provinces for name in names):
        return found
    return schematic(tuple(names), ties(board))


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
        wild=data["wild"],
        borders=data["borders"],
        sea_lines=data["seaLines"],
        provinces={
            name: Place(
                place["path"],
                tuple(place["label"]),
                place["size"],
                place["rows"],
                tuple(tuple(slot) for slot in place["slots"]),
                place["r"],
            )
            for name, place in data["provinces"].items()
        },
        seas={
            name: SeaName(tuple(sea["label"]), sea["size"], sea["rows"])
            for name, sea in data["seas"].items()
        },
        straits=[(tuple(line[0]), tuple(line[1])) for line in (s["line"] for s in data["straits"])],
        panels=CORNERS,
    )


# ---- the schematic map ---------------------------------------------------------------------------


def ties(board: Told) -> tuple[Tie, ...]:
    """Every pair of provinces that is joined, by the closest kind of tie."""
    provinces = board["provinces"]
    index = {province["name"]: i for i, province in enumerate(provinces)}
    found: dict[tuple[int, int], str] = {}
    for kind in ("borders", "arrows"):
        for i, province in enumerate(provinces):
            for name in province[kind]:
                j = index.get(name, i)
                if i != j:
                    found.setdefault((min(i, j), max(i, j)), kind)
    for (i, one), (j, other) in combinations(enumerate(provinces), 2):
        if set(one["seas"]) & set(other["seas"]):
            found.setdefault((i, j), "seas")
    return tuple((i, j, kind) for (i, j), kind in found.items())


@cache
def schematic(names: tuple[str, ...], joined: tuple[Tie, ...]) -> Layout:
    """The map of a board of which only the ways are known: the same every time."""
    spots = spread(relax(distances(len(names), joined), names))
    x, y, width, height = FIELD
    left = x * 2 + width + 8

    def lines(kind: str) -> str:
        pairs = [(spots[i], spots[j]) for i, j, tie in joined if tie == kind]
        return "".join(
            f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for a, b in ((rim(p, q), rim(q, p)) for p, q in pairs)
        )

    return Layout(
        width=x * 2 + width + COLUMN,
        height=y * 2 + height,
        is_schematic=True,
        wild="",
        borders=lines("borders"),
        sea_lines=lines("seas"),
        provinces={name: cell(spot, name) for name, spot in zip(names, spots, strict=True)},
        seas={},
        straits=[
            (rim(spots[i], spots[j]), rim(spots[j], spots[i]))
            for i, j, kind in joined
            if kind == "arrows"
        ],
        panels={
            "forum": (left, 24),
            "calendar": (left, 160),
            "tracks": (left, 240),
            "bag": (left, 440),
            "supply": (left + 116, 440),
        },
    )


def distances(count: int, joined: tuple[Tie, ...]) -> list[list[float]]:
    """How far apart provinces should be."""
    far = [[0.0 if i == j else float(count) for j in range(count)] for i in range(count)]
    for i, j, kind in joined:
        far[i][j] = far[j][i] = OVER_SEA if kind == "seas" else 1.0
    for k in range(count):
        for i in range(count):
            for j in range(count):
                far[i][j] = min(far[i][j], far[i][k] + far[k][j])
    return far


def relax(far: list[list[float]], names: tuple[str, ...]) -> list[Spot]:
    """Stress majorization from where provinces are known to lie, else from a circle."""
    count = len(far)
    spots = [
        ((ABOUT[name][0] - 800) / 300, (ABOUT[name][1] - 418) / 300)
        if name in ABOUT
        else (cos(2 * pi * i / count) * 2, sin(2 * pi * i / count) * 1.2)
        for i, name in enumerate(names)
    ]
    for _ in range(240):
        spots = [pulled(i, spots, far[i]) for i in range(count)]
    return spots


def pulled(i: int, spots: list[Spot], far: list[float]) -> Spot:
    """Where a province wants to be, given where the others are."""
    (x, y), sums, total = spots[i], [0.0, 0.0], 0.0
    for j, (qx, qy) in enumerate(spots):
        if i == j:
            continue
        weight, length = 1 / far[j] ** 2, hypot(x - qx, y - qy) or 1e-6
        sums[0] += weight * (qx + far[j] * (x - qx) / length)
        sums[1] += weight * (qy + far[j] * (y - qy) / length)
        total += weight
    return (sums[0] / total, sums[1] / total) if total else (x, y)


def spread(spots: list[Spot]) -> list[Spot]:
    """Stretch the layout over the field, then push overlapping cells apart."""
    left, top, width, height = FIELD
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    out = [(fit(x, xs, left, width), fit(y, ys, top, height)) for x, y in spots]
    apart = 2 * RADIUS + GAP
    for _ in range(400):
        for j, i in combinations(range(len(out)), 2):
            (ax, ay), (bx, by) = out[i], out[j]
            length = hypot(ax - bx, ay - by) or 1e-6
            if length >= apart:
                continue
            push = (apart - length) / 2 + 0.5
            ux, uy = (ax - bx) / length * push, (ay - by) / length * push
            out[i], out[j] = in_field(ax + ux, ay + uy), in_field(bx - ux, by - uy)
    return [(round(x), round(y)) for x, y in out]


def fit(value: float, values: list[float], start: float, size: float) -> float:
    """A coordinate, stretched over the field."""
    low, high = min(values), max(values)
    return start + ((value - low) / (high - low) * size if high > low else size / 2)


def in_field(x: float, y: float) -> Spot:
    """The nearest place inside the field."""
    left, top, width, height = FIELD
    return min(left + width, max(left, x)), min(top + height, max(top, y))


def cell(spot: Spot, name: str) -> Place:
    """A round cell with the name in the middle, three pieces above and three below."""
    x, y = spot
    above = [(x + dx, y - 60 + (9 if dx else 0)) for dx in (-53, 0, 53)]
    below = [(x + dx, y + 60 - (9 if dx else 0)) for dx in (-53, 0, 53)]
    r = RADIUS
    return Place(
        path=f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z",
        label=spot,
        size=27,
        rows=2 if len(name) > 12 and " " in name else 1,
        slots=(*above, *below),
        r=24,
    )


def rim(spot: Spot, towards: Spot) -> Spot:
    """The rim of a cell in the direction of another."""
    (x, y), (tx, ty) = spot, towards
    share = RADIUS / (hypot(tx - x, ty - y) or 1)
    return round(x + (tx - x) * share), round(y + (ty - y) * share)
