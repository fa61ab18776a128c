"""The map of a board of hexes: the coastline under a grid that is fitted to it."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mapgeometry import Level, large_parts, path_data, read_land
from shapely.geometry import box

TOLERANCE = 0.6
"""Pixels by which the coastline may be simplified."""
LEAST_ISLAND = 14.0
"""Smaller islands, in square pixels, are left out."""
BEYOND = 240
"""Pixels of coastline around the picture, for a window of another form."""
UNEVEN = 0.01
"""By how much of itself a hex may be wider than a regular one."""


def is_hexes(document: Mapping[str, Any]) -> bool:
    """Whether a map is of this kind: it has a grid, and no outlines of regions."""
    return "grid" in document


def faults(document: Mapping[str, Any]) -> list[str]:
    """What is wrong with the grid, a sentence each."""
    grid, projection = document["grid"], Level(document["projection"])
    across = grid["lon_step"] * projection.narrowing
    if abs(across / grid["lat_step"] - 1) > UNEVEN:
        return ["The hexes of the grid are not regular in this projection."]
    return []


def write(document: Mapping[str, Any], land_file: Path) -> str:
    """The map as JSON: the coastline, the middle of the first hex, and how large a hex is.

    The middle of a hex is `x` + `r`·√3·(column + ½ in odd rows) across and `y` + 1.5·`r`·row down.
    """
    projection, grid = Level(document["projection"]), document["grid"]
    frame = box(-BEYOND, -BEYOND, projection.width + BEYOND, projection.height + BEYOND)
    land = projection.shape(read_land(land_file, document["bounds"])).buffer(0)
    land = land.intersection(frame).simplify(TOLERANCE).buffer(0)
    x, y = projection.point(grid["lon"], grid["lat"])
    radius = math.sqrt(grid["lon_step"] * projection.narrowing * grid["lat_step"])
    content = {
        "width": projection.width,
        "height": projection.height,
        "land": path_data(large_parts(land, LEAST_ISLAND)),
        "x": round(x, 2),
        "y": round(y, 2),
        "r": round(radius * projection.scale, 3),
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
