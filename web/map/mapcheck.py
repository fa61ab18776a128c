"""Proves that a map's geometry tells the same as the board's data, in sentences."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from shapely.geometry import Point

if TYPE_CHECKING:
    from boards import Board
    from build_map import Map

SEEN = 7.0
"""A border shorter than this many pixels cannot be seen."""
TOUCHING = 1.0
COAST = 6.0
STRAIT = 40.0
SLOTS = 6


def names_differ(board: Board, geometry: Map) -> Iterator[str]:
    """Provinces and seas that only one of the two knows."""
    for what, ours, theirs in (
        ("province", {p.name for p in board.provinces}, set(geometry.regions)),
        ("sea", set(board.seas), set(geometry.seas)),
    ):
        for name in sorted(ours - theirs):
            yield f"The geometry has no {what} {name!r}, which is on the board."
        for name in sorted(theirs - ours):
            yield f"The geometry has a {what} {name!r}, which is not on the board."


def faults(board: Board, geometry: Map) -> list[str]:
    """Everything that is wrong, in sentences; nothing is fine."""
    found = list(names_differ(board, geometry))
    if found:
        return found
    for check in (border_faults, barrier_faults, strait_faults, coast_faults, sea_faults):
        found.extend(check(board, geometry))
    found.extend(shape_faults(geometry))
    found.extend(slot_faults(geometry))
    return found


def shape_faults(geometry: Map) -> Iterator[str]:
    """Every shape is whole, and no two overlap."""
    for name, area in [*geometry.regions.items(), *geometry.seas.items()]:
        if area.is_empty or not area.is_valid:
            yield f"{name} has no ground on this coastline."
    for shapes in (geometry.regions, geometry.seas):
        for (one, a), (other, b) in combinations(sorted(shapes.items()), 2):
            if a.intersection(b).area > 1:
                yield f"{one} and {other} overlap."


def border_faults(board: Board, geometry: Map) -> Iterator[str]:
    """Neighbours share a border one can see, and nobody else touches."""
    borders = board.pairs("borders")
    for one, other in combinations(sorted(geometry.regions), 2):
        touching = geometry.regions[one].distance(geometry.regions[other]) <= TOUCHING
        if (one, other) not in borders:
            if touching:
                yield f"{one} and {other} touch on the map but are no neighbours."
        elif not touching:
            yield f"{one} and {other} are neighbours but do not touch on the map."
        elif geometry.borders[one, other].length < SEEN:
            yield f"The border of {one} and {other} is too short to be seen."


def barrier_faults(board: Board, geometry: Map) -> Iterator[str]:
    """Rivers and mountains lie where the board has them, and have the same names."""
    for pair in sorted({*board.barriers, *geometry.barriers}):
        ours, theirs = board.barriers.get(pair), geometry.barriers.get(pair)
        what = f"the border of {pair[0]} and {pair[1]}"
        if ours is None or theirs is None:
            yield f"Only the {'board' if theirs is None else 'map'} knows {what}."
        elif not theirs.kinds <= ours.kinds:
            kinds = " or ".join(sorted(ours.kinds))
            yield f"On the map {what} is {' or '.join(sorted(theirs.kinds))}, on the board {kinds}."
        elif ours.name != theirs.name:
            yield f"On the map {what} is called {theirs.name!r}, on the board {ours.name!r}."


def strait_faults(board: Board, geometry: Map) -> Iterator[str]:
    """Every arrow crosses a narrow water from shore to shore."""
    arrows = board.pairs("arrows")
    for one, other in sorted(arrows - set(geometry.straits)):
        yield f"The arrow between {one} and {other} has no strait on the map."
    for pair in sorted(set(geometry.straits) - arrows):
        yield f"The strait between {pair[0]} and {pair[1]} is no arrow of the board."
    for one, other in sorted(arrows & set(geometry.straits)):
        shores = [geometry.regions[one], geometry.regions[other]]
        if shores[0].distance(shores[1]) > STRAIT:
            yield f"The strait between {one} and {other} is too wide for an arrow."
        for shore, end in zip(shores, geometry.straits[one, other], strict=True):
            if shore.distance(Point(end)) > TOUCHING:
                yield f"The arrow between {one} and {other} does not reach from shore to shore."


def coast_faults(board: Board, geometry: Map) -> Iterator[str]:
    """A province touches the seas that the board gives it, and no other."""
    for sea, water in geometry.seas.items():
        near = water.buffer(TOUCHING)
        for province in board.provinces:
            coast = geometry.regions[province.name].boundary.intersection(near).length > COAST
            if coast != (sea in province.seas):
                does = "touches" if coast else "does not touch"
                yield f"{province.name} {does} {sea} on the map; the board says otherwise."


def sea_faults(board: Board, geometry: Map) -> Iterator[str]:
    """Seas meet as the board says."""
    for one, other in combinations(sorted(geometry.seas), 2):
        shared = geometry.seas[one].buffer(0.3).intersection(geometry.seas[other].buffer(0.3))
        if (shared.area > 0.8) != (other in board.seas[one]):
            does = "meet" if shared.area > 0.8 else "do not meet"
            yield f"{one} and {other} {does} on the map; the board says otherwise."


def slot_faults(geometry: Map) -> Iterator[str]:
    """Names stand in their province; pieces with places apart, and on no other province."""
    has_slots = any(geometry.spots[name].slots for name in geometry.regions)
    for name, region in geometry.regions.items():
        spots = geometry.spots[name]
        if region.distance(Point(spots.label)) > TOUCHING:
            yield f"The name of {name} stands outside it."
        if has_slots and len(spots.slots) != SLOTS:
            yield f"{name} has {len(spots.slots)} places for pieces instead of {SLOTS}."
        if any(math.dist(a, b) < 2 * spots.radius for a, b in combinations(spots.slots, 2)):
            yield f"Pieces in {name} would overlap."
        for other, ground in geometry.regions.items():
            if other != name and any(
                ground.distance(Point(slot)) < spots.radius * 0.8 for slot in spots.slots
            ):
                yield f"Pieces in {name} would stand on {other}."
