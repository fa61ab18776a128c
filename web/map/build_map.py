"""Builds the map that the page draws, from the board's data, our geometry and a coastline.

usage: build_map.py [--board board.toml] --geometry map.geojson --land land-10m.json --out map.json

A map of hexes needs no board: which of them there are is for the game to say.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import hexmap
import mapcheck
from boards import STRAIT, Barrier, Board, Pair, ordered, read_board
from mapgeometry import (
    Lambert,
    Point,
    Shapes,
    large_parts,
    path_data,
    polygons_of,
    read_land,
    shared_line,
    smooth,
)
from shapely.geometry import box, shape
from shapely.ops import unary_union

TOLERANCE = 0.55
"""Pixels by which the coastline may be simplified."""
LEAST_ISLAND = 5.0
"""Smaller islands, in square pixels, are left out."""
CHANNEL = 1.3
"""Half the width of the water kept open between provinces that share no border."""

# ---- what is built ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spots:
    """Where the name and the pieces of a province or sea stand."""

    label: Point
    size: float
    rows: int = 1
    slots: tuple[Point, ...] = ()
    radius: float = 0.0


@dataclass
class Map:
    """The map in pixels."""

    width: int
    height: int
    regions: Shapes
    seas: Shapes
    wild: Any
    borders: dict[Pair, Any]
    straits: dict[Pair, tuple[Point, Point]]
    spots: dict[str, Spots] = field(default_factory=dict)
    masses: Shapes = field(default_factory=dict)
    """Ground that keeps two regions apart and belongs to none."""
    outlines: Shapes = field(default_factory=dict)
    """The seas as they are drawn under the land, which is simpler than their coasts."""
    barriers: dict[Pair, Barrier] = field(default_factory=dict)
    """What the geometry says of its borders, where it says anything."""


# ---- building ------------------------------------------------------------------------------------


def build(board: Board, document: Mapping[str, Any], land_file: Path) -> Map:
    """The map of a board: the drawn polygons, cut along the coastline."""
    projection = Lambert(document["projection"])
    frame = box(0, 0, projection.width, projection.height)
    drawn = {kind: features(document, kind) for kind in ("region", "mass", "sea", "strait")}
    ground = {**drawn["region"], **drawn["mass"]}
    polygons = smooth({name: shape(f["geometry"]) for name, f in ground.items()})
    parts = {name: projection.shape(polygon) for name, polygon in polygons.items()}
    cells = {name: part for name, part in parts.items() if name in drawn["region"]}
    land = projection.shape(read_land(land_file, document["bounds"])).buffer(0)
    land = land.intersection(frame.buffer(30)).simplify(TOLERANCE).buffer(0)
    land = open_channels(large_parts(land, LEAST_ISLAND), cells, board.pairs("borders"))
    visible = land.intersection(frame)
    regions = {name: large_parts(cell.intersection(visible), 1.5) for name, cell in cells.items()}
    water = frame.difference(land)
    outlines = {
        name: projection.shape(shape(f["geometry"]).segmentize(0.5))
        for name, f in drawn["sea"].items()
    }
    seas = {name: large_parts(area.intersection(water), 3) for name, area in outlines.items()}
    return Map(
        width=projection.width,
        height=projection.height,
        regions=regions,
        seas=seas,
        wild=large_parts(visible.difference(unary_union(list(regions.values()))), 1.5),
        borders=find_borders(board, cells, visible),
        straits=find_straits(drawn["region"], drawn["strait"], projection),
        spots={
            name: read_spots(f, projection)
            for k in ("region", "sea")
            for name, f in drawn[k].items()
        },
        masses={name: parts[name].intersection(visible) for name in drawn["mass"]},
        outlines={name: area.intersection(frame).simplify(0.5) for name, area in outlines.items()},
        barriers=read_barriers(document, drawn["region"]) if board.barriers else {},
    )


def features(document: Mapping[str, Any], kind: str) -> dict[str, Mapping[str, Any]]:
    """The features of a kind by name."""
    found = [f for f in document["features"] if f["properties"]["kind"] == kind]
    return {f["properties"]["name"]: f for f in found}


def read_barriers(document: Mapping[str, Any], regions: Mapping[str, Any]) -> dict[Pair, Barrier]:
    """What the geometry says of its borders and straits; they have no shape of their own there."""
    names = {f["properties"]["id"]: name for name, f in regions.items()}
    found = {}
    for feature in document["features"]:
        told = feature["properties"]
        if told["kind"] in ("border", STRAIT) and "name" in told:
            one, other = (names[code] for code in told["between"])
            kind = told.get("border", STRAIT)
            found[ordered(one, other)] = Barrier(frozenset([kind]), told["name"])
    return found


def open_channels(land: Any, cells: Shapes, borders: set[Pair]) -> Any:
    """Cut a thin channel where two polygons meet at sea, so that the straits stay open."""
    channels = [
        shared_line(cells[one], cells[other]).buffer(CHANNEL)
        for one, other in combinations(sorted(cells), 2)
        if (one, other) not in borders and cells[one].intersects(cells[other])
    ]
    return large_parts(land.difference(unary_union(channels)).buffer(0), LEAST_ISLAND)


def find_borders(board: Board, cells: Shapes, land: Any) -> dict[Pair, Any]:
    """The common line of each pair of neighbours that the geometry knows."""
    return {
        (one, other): shared_line(cells[one], cells[other]).intersection(land)
        for one, other in sorted(board.pairs("borders"))
        if one in cells and other in cells
    }


def find_straits(
    regions: Mapping[str, Any], straits: Mapping[str, Any], projection: Lambert
) -> dict[Pair, tuple[Point, Point]]:
    """The ends of each arrow, in the order of the two names."""
    names = {f["properties"]["id"]: name for name, f in regions.items()}
    found = {}
    for strait in straits.values():
        one, other = (names[code] for code in strait["properties"]["between"])
        start, end = (projection.point(*place) for place in strait["geometry"]["coordinates"])
        found[ordered(one, other)] = (start, end) if one < other else (end, start)
    return found


def read_spots(feature: Mapping[str, Any], projection: Lambert) -> Spots:
    """Where the name and the pieces stand, in pixels."""
    properties = feature["properties"]
    return Spots(
        label=projection.point(*properties["label"]),
        size=properties["label_size"],
        rows=properties.get("label_rows", 1),
        slots=tuple(projection.point(*slot) for slot in properties.get("slots", [])),
        radius=properties.get("slot_radius", 0),
    )


# ---- what comes out ------------------------------------------------------------------------------


def write(built: Map) -> str:
    """The map as JSON: paths and places, one decimal."""
    lines = [
        shared_line(one, other)
        for one, other in combinations([built.seas[name] for name in sorted(built.seas)], 2)
    ]
    content = {
        "width": built.width,
        "height": built.height,
        "wild": path_data(built.wild),
        "borders": "".join(path_data(line) for line in built.borders.values()),
        "seaLines": "".join(path_data(line.simplify(0.5)) for line in lines),
        "provinces": {name: write_province(built, name) for name in sorted(built.regions)},
        "seas": {name: write_spots(built.spots[name]) for name in sorted(built.seas)},
        "straits": [
            {"between": pair, "line": [rounded(end) for end in ends]}
            for pair, ends in sorted(built.straits.items())
        ],
        **(write_barriers(built) if built.barriers else {}),
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def write_barriers(built: Map) -> dict[str, Any]:
    """Where borders differ each has a line of its own, and seas can be pointed at."""
    return {
        "borders": "",
        "lines": [
            {"between": pair, "path": path_data(line)}
            for pair, line in sorted(built.borders.items())
        ],
        "masses": {name: path_data(mass) for name, mass in sorted(built.masses.items())},
        "waters": {name: path_data(area) for name, area in sorted(built.outlines.items())},
    }


def write_province(built: Map, name: str) -> dict[str, Any]:
    """A province: its outline, its name's place, and six places for pieces."""
    spots = built.spots[name]
    main = max(polygons_of(built.regions[name]), key=lambda part: part.area)
    return {
        "path": path_data(built.regions[name]),
        "box": [round(number) for number in main.bounds],
        **write_spots(spots),
        "slots": [rounded(slot) for slot in spots.slots],
        "r": spots.radius,
    }


def write_spots(spots: Spots) -> dict[str, Any]:
    """Where a name stands, how large, and on how many lines."""
    return {"label": rounded(spots.label), "size": spots.size, "rows": spots.rows}


def rounded(point: Point) -> list[float]:
    """A place with one decimal."""
    return [round(point[0], 1), round(point[1], 1)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Build, check and write; the exit status says whether the map is right."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--board", type=Path)
    for name in ("geometry", "land", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    given = parser.parse_args(arguments)
    document = json.loads(given.geometry.read_text(encoding="utf-8"))
    if hexmap.is_hexes(document):
        wrong, text, what = hexmap.faults(document), hexmap.write(document, given.land), "hexes"
    elif given.board is None:
        parser.error("a map of regions needs --board")
    else:
        board = read_board(given.board)
        built = build(board, document, given.land)
        wrong, text = mapcheck.faults(board, built), write(built)
        what = f"{len(built.regions)} provinces"
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    if wrong:
        return 1
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(text, encoding="utf-8")
    print(f"The map is right: {what}, {len(text) // 1000} kB.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
