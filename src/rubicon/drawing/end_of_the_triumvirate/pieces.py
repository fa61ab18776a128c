"""The pieces of The End of the Triumvirate, each around the origin."""

from rubicon.drawing.portrait import portrait
from rubicon.drawing.svg import (
    CREAM,
    GOLD,
    GOLD_EDGE,
    WOOD,
    WOOD_EDGE,
    at,
    badge,
    d,
    path,
    tag,
    words,
)

COLOURS = {"Caesar": "#b3261e", "Pompeius": "#1f5fa8", "Crassus": "#2b2b2b"}
DARKER = {"Caesar": "#6f1813", "Pompeius": "#133b68", "Crassus": "#111111"}
LIGHTER = {"Caesar": "#ca6762", "Pompeius": "#628fc2", "Crassus": "#6b6b6b"}
NOBODY = "#9b958a"
MAP_INK = "#211d17"
LEGION = ("#8a5a33", "#b07a4b", "#5f3b1f")
PAPER = "#fbf4e0"
PAPER_EDGE = "#9c8350"
SIGNS = {
    "political": (
        "M-10 8h20v-4h-20zM-7 4v-9h14v9zM-9 -5h18v-3h-18zM-4 4v-6M0 4v-6M4 4v-6M7 -1l4 -2v4l-4 1"
        "M-7 -1l-4 -2v4l4 1"
    ),
    "military": (
        "M0 11v-13M-7 -2h14M-6 -2v8l3 -2 3 2 3 -2 3 2v-8M0 -4c-3 -1 -7 -3 -9 -7 3 1 5 1 6 1"
        " 0 -1 2 -2 3 -2s3 1 3 2c1 0 3 0 6 -1 -2 4 -6 6 -9 7z"
    ),
    "competence": "M-1 10C-9 8 -12 -1 -8 -9M1 10C9 8 12 -1 8 -9",
}
LEAVES = (
    "M-10 3c-3 0 -4 -2 -4 -4 3 0 4 2 4 4zM-11 -3c-2 -1 -3 -3 -2 -5 3 1 3 3 2 5zM-7 7c-3 1 -5 0"
    " -6 -2 3 -1 5 0 6 2zM-8 1c2 -1 2 -3 1 -5 -2 2 -2 3 -1 5zM-5 6c2 -1 2 -3 1 -5 -2 2 -2 3 -1 5z"
    "M10 3c3 0 4 -2 4 -4 -3 0 -4 2 -4 4zM11 -3c2 -1 3 -3 2 -5 -3 1 -3 3 -2 5zM7 7c3 1 5 0 6 -2"
    " -3 -1 -5 0 -6 2zM8 1c-2 -1 -2 -3 -1 -5 2 2 2 3 1 5zM5 6c-2 -1 -2 -3 -1 -5 2 2 2 3 1 5z"
)
HEAP = (
    (),
    ((0, 0),),
    ((-0.45, 0.1), (0.45, 0.1)),
    ((-0.5, -0.12), (0.32, -0.12), (-0.5, 0.68)),
    ((-0.5, -0.3), (0.32, -0.3), (-0.5, 0.5), (0.32, 0.5)),
    ((-0.15, -0.72), (-0.62, -0.08), (0.32, -0.08), (-0.62, 0.6), (0.32, 0.6)),
)
"""Where the cubes of a heap stand; beyond five, only the number grows."""


def sign(kind: str, size: float) -> str:
    """What a province or a track is for: a rostra, a standard, a laurel."""
    drawn = path(SIGNS[kind], stroke=MAP_INK, stroke_width=1.5, stroke_linecap="round")
    leaves = path(LEAVES, fill=MAP_INK) if kind == "competence" else ""
    return at(0, 0, drawn, leaves, scale=size / 24)


def mark(seat: str, r: float) -> str:
    """A seat's sign in white, so that its colour is never alone."""
    line = {"stroke": CREAM, "stroke_width": max(1.4, r * 0.14), "stroke_linecap": "round"}
    if seat == "Caesar":
        return path(d("M -0.45 0.3 L 0.2 -0.5 M -0.1 0.5 L 0.5 -0.24", r), **line)
    if seat == "Pompeius":
        spots = ((-0.34, 0), (0.34, 0), (0, -0.38), (0, 0.38))
        return "".join(tag("circle", cx=x * r, cy=y * r, r=r * 0.17, fill=CREAM) for x, y in spots)
    return path(d("M -0.42 -0.42 L 0.42 0.42 M 0.42 -0.42 L -0.42 0.42", r), **line)


def governor(seat: str, r: float) -> str:
    """A wooden cylinder, seen from above."""
    side = d("M -1 -0.1 v 0.3 a 1 1", r) + " 0 0 0 " + d("2 0 v -0.3 z", r)
    return (
        path(side, fill=DARKER[seat])
        + tag("circle", r=r, cy=-r * 0.12, fill=COLOURS[seat])
        + at(0, -r * 0.12, mark(seat, r))
    )


def cube(side: float, seat: str | None = None) -> str:
    """A legion, or a weapon in its owner's colour."""
    front, top, flank = (COLOURS[seat], LIGHTER[seat], DARKER[seat]) if seat else LEGION
    h, e = side / 2, side * 0.34
    x, y = -h - e / 2, -h + e / 2
    edge = {"stroke": flank, "stroke_width": 0.6, "stroke_linejoin": "round"}
    faces = (
        path(f"M{x:.2f} {y:.2f}h{side:.2f}v{side:.2f}h{-side:.2f}z", **(edge | {"fill": front}))
        + path(
            f"M{x:.2f} {y:.2f}l{e:.2f} {-e:.2f}h{side:.2f}l{-e:.2f} {e:.2f}z",
            **(edge | {"fill": top}),
        )
        + path(
            f"M{x + side:.2f} {y:.2f}l{e:.2f} {-e:.2f}v{side:.2f}l{-e:.2f} {e:.2f}z",
            **(edge | {"fill": flank}),
        )
    )
    return faces + (at(-e / 2, e / 2, mark(seat, side * 0.6)) if seat else "")


def legions(count: int, r: float) -> str:
    """Legions that stand together, with a number from three on."""
    cubes = "".join(at(x * r, y * r, cube(r * 0.62)) for x, y in HEAP[min(5, count)])
    return cubes + (badge(count, r * 0.5, r * 0.46, r, LEGION[2]) if count >= 3 else "")


def coin(count: int, r: float) -> str:
    """Gold with its number."""
    edge = {"fill": GOLD, "stroke": GOLD_EDGE, "stroke_width": 1.3}
    under = tag("circle", r=r * 0.8, cx=r * 0.16, cy=-r * 0.16, **edge) if count > 1 else ""
    return (
        under
        + tag("circle", r=r * 0.8, **edge)
        + tag("circle", r=r * 0.64, fill="none", stroke=GOLD_EDGE, stroke_width=0.8)
        + words(
            str(count),
            0,
            r * 0.33,
            r * 0.95,
            text_anchor="middle",
            font_weight=600,
            fill="#3d2b04",
        )
    )


def small_coin(x: float, r: float) -> str:
    """Gold that a province will yield."""
    return tag("circle", cx=x, r=r, fill=GOLD, stroke=GOLD_EDGE)


def scroll(r: float, count: int = 1) -> str:
    """Civil servants: a number from two on."""
    roll = {"width": r * 0.32, "height": r * 1.36, "rx": r * 0.16, "y": -r * 0.68}
    wood = {"fill": WOOD, "stroke": WOOD_EDGE}
    return (
        path(d("M -1 -0.52 h 2 v 1.04 h -2 z", r), fill=PAPER, stroke=PAPER_EDGE)
        + path(d("M -0.5 -0.2 h 1 M -0.5 0.2 h 0.7", r), stroke=PAPER_EDGE, stroke_width=1.2)
        + tag("rect", x=-r * 1.12, **roll, **wood)
        + tag("rect", x=r * 0.8, **roll, **wood)
        + (badge(count, r, r * 0.6, r, PAPER_EDGE) if count > 1 else "")
    )


def token(seat: str, r: float) -> str:
    """A character: a round token with a head."""
    dashes = {"Caesar": "2.2 1.8", "Pompeius": "0.01 3"}.get(seat)
    ring = {"r": r * 0.9, "fill": "none"}
    return (
        tag("circle", r=r, cy=r * 0.09, fill=WOOD_EDGE)
        + tag("circle", r=r, fill=WOOD)
        + tag("circle", **ring, stroke=COLOURS[seat], stroke_width=r * 0.16)
        + tag(
            "circle",
            **ring,
            stroke="#fff8e6",
            stroke_opacity=0.75,
            stroke_width=r * 0.07,
            stroke_dasharray=dashes,
            stroke_linecap="round",
            pathLength=100,
        )
        + tag(
            "g",
            portrait(seat, COLOURS[seat]),
            transform=f"scale({r * 0.0184:.3g}) translate(-50 -53)",
        )
    )


def citizen(seat: str | None) -> str:
    """A bust in a toga with its feet at the origin, about 30 high."""
    fold = "M-6 -13C-2 -6 4 -2 9.5 -4M-3 -14.5C1 -9 5 -7 9 -8"
    return (
        tag("circle", cy=-23, r=6.5, fill=WOOD, stroke=WOOD_EDGE)
        + path("M-10 0C-11 -9 -7 -15 0 -15S11 -9 10 0Z", fill=COLOURS[seat] if seat else NOBODY)
        + path(fold, stroke="#fffaee", stroke_opacity=0.8, stroke_width=1.3)
    )


def marker(seat: str, leads: bool) -> str:
    """A seat's marker on a track, of a shape of its own; a gold ring for a leader."""
    ring = tag("circle", r=14.5, fill="none", stroke=GOLD, stroke_width=3) if leads else ""
    fill = {"fill": COLOURS[seat]}
    if seat == "Pompeius":
        shape = tag("rect", x=-11, y=-11, width=22, height=22, rx=4, **fill)
        return ring + shape + tag("circle", r=4, fill=CREAM)
    line = {"stroke": CREAM, "stroke_width": 2.4, "stroke_linecap": "round"}
    if seat == "Crassus":
        return ring + path("M0 -14L13 9H-13Z", **fill) + path("M-4 -2l8 8m0 -8l-8 8", **line)
    return ring + tag("circle", r=11.5, **fill) + path("M-5 5L5 -5", **line)
