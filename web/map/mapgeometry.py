"""Geometry of a board map: the coastline, the projection, glued borders, and SVG path data."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon, box
from shapely.ops import linemerge, polygonize, unary_union

Point = tuple[float, float]
Shapes = dict[str, Any]
"""Shapely geometries by name; shapely itself is untyped."""

# ---- the coastline -------------------------------------------------------------------------------


def read_land(path: Path, bounds: Sequence[float]) -> Any:
    """The land of a TopoJSON file, cut to the bounds in degrees."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = list(read_arcs(topology))
    west, south, east, north = bounds
    window = box(west, south, east, north)
    pieces = []
    for geometry in topology["objects"]["land"]["geometries"]:
        groups = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
        for group in groups:
            rings = [join_arcs(arcs, ring) for ring in group]
            polygon = Polygon(rings[0], [ring for ring in rings[1:] if len(ring) > 3])
            if polygon.envelope.intersects(window):
                pieces.append(polygon.buffer(0).intersection(window))
    return unary_union(pieces)


def read_arcs(topology: Mapping[str, Any]) -> Iterator[list[Point]]:
    """Each arc of the topology in degrees; they are stored as whole steps."""
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    for arc in topology["arcs"]:
        steps = np.cumsum(np.asarray(arc, dtype=float), axis=0) * scale + shift
        yield [(float(x), float(y)) for x, y in steps]


def join_arcs(arcs: Sequence[list[Point]], indices: Iterable[int]) -> list[Point]:
    """A ring from its arcs; the complement of an index means the arc backwards."""
    points: list[Point] = []
    for index in indices:
        part = arcs[index] if index >= 0 else arcs[~index][::-1]
        points.extend(part[1:] if points else part)
    return points


# ---- the projection ------------------------------------------------------------------------------


class Lambert:
    """The Lambert conformal conic projection of a window in degrees onto a picture in pixels."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        south, north = math.radians(settings["p1"]), math.radians(settings["p2"])
        self.middle = float(settings["lon0"])
        self.n = math.log(math.cos(south) / math.cos(north))
        self.n /= math.log(stretch(north) / stretch(south))
        self.f = math.cos(south) * stretch(south) ** self.n / self.n
        xs, ys = zip(*(self.plane(*corner) for corner in settings["window"]), strict=True)
        self.left, self.top = min(xs), max(ys)
        self.width = int(settings["width"])
        self.scale = self.width / (max(xs) - self.left)
        self.height = round((self.top - min(ys)) * self.scale)

    def plane(self, lon: float, lat: float) -> Point:
        """A place on the cone, unrolled."""
        radius = self.f / stretch(math.radians(lat)) ** self.n
        angle = self.n * math.radians(lon - self.middle)
        return radius * math.sin(angle), -radius * math.cos(angle)

    def point(self, lon: float, lat: float) -> Point:
        """A place in pixels."""
        x, y = self.plane(lon, lat)
        return (x - self.left) * self.scale, (self.top - y) * self.scale

    def shape(self, geometry: Any) -> Any:
        """A geometry in pixels."""
        return shapely.transform(geometry, lambda c: np.array([self.point(x, y) for x, y in c]))


class Level:
    """Degrees as they are, with one parallel at its true length: a grid of hexes stays regular."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        self.west, south, east, self.north = (float(edge) for edge in settings["window"])
        self.narrowing = math.cos(math.radians(settings["parallel"]))
        self.width = int(settings["width"])
        self.scale = self.width / ((east - self.west) * self.narrowing)
        self.height = round((self.north - south) * self.scale)

    def point(self, lon: float, lat: float) -> Point:
        """A place in pixels."""
        x, y = (lon - self.west) * self.narrowing, self.north - lat
        return x * self.scale, y * self.scale

    def shape(self, geometry: Any) -> Any:
        """A geometry in pixels."""
        return shapely.transform(geometry, lambda c: np.array([self.point(x, y) for x, y in c]))


def stretch(latitude: float) -> float:
    """How far a latitude lies from the pole on the cone."""
    return math.tan(math.pi / 4 + latitude / 2)


# ---- parts, borders, smoothing -------------------------------------------------------------------


def polygons_of(geometry: Any) -> list[Any]:
    """The polygons in a geometry."""
    if geometry.geom_type == "Polygon":
        return [] if geometry.is_empty else [geometry]
    return [part for g in getattr(geometry, "geoms", []) for part in polygons_of(g)]


def lines_of(geometry: Any) -> list[Any]:
    """The lines in a geometry."""
    if geometry.geom_type in ("LineString", "LinearRing"):
        return [] if geometry.is_empty else [geometry]
    return [part for g in getattr(geometry, "geoms", []) for part in lines_of(g)]


def large_parts(geometry: Any, least: float) -> Any:
    """A geometry without its crumbs."""
    return MultiPolygon([part for part in polygons_of(geometry) if part.area >= least])


def shared_line(one: Any, other: Any) -> Any:
    """The common border of two polygons whose vertices match."""
    lines = lines_of(one.boundary.intersection(other.boundary))
    if len(lines) > 1:
        lines = lines_of(linemerge(lines))
    return MultiLineString(lines)


def cut_corners(points: Sequence[Point], rounds: int = 2) -> list[Point]:
    """A softer line with the same ends (Chaikin)."""
    line = np.asarray(points)
    for _ in range(rounds):
        head, tail = line[:-1], line[1:]
        inner = np.stack([0.75 * head + 0.25 * tail, 0.25 * head + 0.75 * tail], axis=1)
        line = np.vstack([line[:1], inner.reshape(-1, 2), line[-1:]])
    return [(float(x), float(y)) for x, y in line]


def smooth(polygons: Shapes) -> Shapes:
    """Round the borders; every line between two junctions by itself, so neighbours stay glued."""
    outlines: Any = unary_union([polygon.boundary for polygon in polygons.values()])
    net = linemerge(outlines)
    soft = [LineString(cut_corners(list(line.coords))) for line in lines_of(net)]
    parts: dict[str, list[Any]] = {}
    for face in polygonize(soft):
        shares = {name: p.intersection(face).area for name, p in polygons.items()}
        name = max(shares, key=lambda key: shares[key])
        if shares[name] > 0.5 * face.area:
            parts.setdefault(name, []).append(face)
    return {name: unary_union(faces) for name, faces in parts.items()}


# ---- SVG -----------------------------------------------------------------------------------------


def path_data(geometry: Any) -> str:
    """The SVG path of polygons or lines: relative steps with one decimal."""
    rings = [ring for p in polygons_of(geometry) for ring in (p.exterior, *p.interiors)]
    if rings:
        return "".join(path_run(ring.coords, closed=True) for ring in rings)
    return "".join(path_run(line.coords, closed=False) for line in lines_of(geometry))


def path_run(coordinates: Iterable[Point], *, closed: bool) -> str:
    """One ring or line, in tenths of a pixel until it is written."""
    points: list[tuple[int, int]] = []
    for x, y in coordinates:
        point = (round(x * 10), round(y * 10))
        if not points or point != points[-1]:
            points.append(point)
    if closed and points[0] == points[-1]:
        points.pop()
    if len(points) < (3 if closed else 2):
        return ""
    run = f"M{tenths(points[0][0])} {tenths(points[0][1])}l"
    for (ax, ay), (bx, by) in pairwise(points):
        for step in (tenths(bx - ax), tenths(by - ay)):
            run += step if step[0] == "-" or run[-1] == "l" else f" {step}"
    return run + ("z" if closed else "")


def tenths(number: int) -> str:
    """A number of tenths, as short as SVG allows."""
    sign, size = "-" if number < 0 else "", abs(number)
    whole, rest = divmod(size, 10)
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"
