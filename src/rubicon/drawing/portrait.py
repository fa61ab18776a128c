"""The three heads in profile with laurel, each in a box of 100."""

from rubicon.drawing.svg import GOLD, path, tag

HEADS = {
    # Lean with a high forehead.
    "Caesar": (
        "M33 84C35 76 34 70 31 64C24 53 24 35 34 26C43 18 57 17 64 25C67 29 68 34 68 38L69 42L77 53"
        "C77 55 75 56 72 56L73.5 59.5L71 61L73 63.5L70 65.5C72 69 71 73 66 74C61 75 57 74 55 72"
        "C55 78 58 82 63 86C53 92 41 91 33 84Z",
        "M31 63C24 53 24 35 34 26C42 19 54 17 61 22C55 24 53 30 52 36C47 38 45 43 45 49"
        "C42 55 37 61 31 63Z",
        "M61 43.5C63 41.5 65.5 41.5 67 43M47 47C50 45 53 48 51 52C50 54 48 55 47 54",
    ),
    # Round with a quiff.
    "Pompeius": (
        "M31 86C33 78 32 71 29 65C20 53 21 33 33 24C42 17 54 15 62 20C69 16 74 23 70 29"
        "C72 33 72 37 71 40L75.5 49C77 52 75 54 72.5 54L73.5 57.5L71.5 59.5L73 62L70.5 64.5"
        "C73 70 70 76 63 77C58 78 55 76 53 74C55 80 59 83 64 87C53 94 40 93 31 86Z",
        "M29 64C20 53 21 33 33 24C42 17 54 15 62 20C69 16 74 23 70 29C66 27 63 30 59 31"
        "C55 34 52 39 51 45C47 46 44 52 43 57C39 62 34 65 29 64Z",
        "M62 42.5C64 40.5 67 40.5 69 42.5M47 49C50 47 53 50 51 54C50 56 48 57 47 56",
    ),
    # Heavy, with a hooked nose and a double chin.
    "Crassus": (
        "M29 86C32 78 32 72 30 67C22 57 21 37 32 27C41 19 56 19 62 27C65 31 66 34 66 37L69 40L68 43"
        "C73 47 77 53 75 57C74 58 72 57.5 70 57L71.5 60.5L69 62L71 64.5L69 66.5C70 70 69 74 64.5 75"
        "C67 79 63 83 57 80C58 83 62 86 66 88C54 95 38 94 29 86Z",
        "M30 66C22 57 21 37 32 27C39 21 50 19 57 23C54 26 55 29 52 31C53 34 49 36 50 39"
        "C46 40 47 44 44 46C45 50 41 52 42 56C39 61 34 65 30 66Z",
        "M59.5 43.5C62 42.5 65 42.5 67 44M46 49C50 46 54 50 51.5 55C50.5 57 48 58 46.5 57",
    ),
}
LOOKS_LEFT = ("Pompeius",)
LEAF = "M-7 0C-3 -6 4 -6 9 -2C5 3 -2 4 -7 0Z"
LEAVES = (
    (27, 58, -70),
    (23.5, 49, -82),
    (24, 39.5, -98),
    (28.5, 31, -120),
    (36, 24.5, -145),
    (45, 21, -165),
    (54.5, 21, 172),
    (62.5, 25.5, 145),
)
"""The wreath, on a bow from the nape to the brow: where each pair of leaves is, and its turn."""


def portrait(name: str, colour: str) -> str:
    """A head in somebody's colour."""
    head, hair, lines = HEADS[name]
    leaves = [
        tag(
            "g",
            leaf("rotate(-24)"),
            leaf("rotate(28) translate(0 3)"),
            transform=f"translate({x} {y}) rotate({turn})",
        )
        for x, y, turn in LEAVES
    ]
    return tag(
        "g",
        path(head, fill=colour),
        path(hair, fill="#000", fill_opacity=0.28),
        path(lines, stroke="#f6e7cb", stroke_width=2.2, stroke_linecap="round"),
        *leaves,
        transform="translate(100 0) scale(-1 1)" if name in LOOKS_LEFT else None,
    )


def leaf(turn: str) -> str:
    """One leaf of a wreath."""
    return path(LEAF, fill=GOLD, stroke="#5d4208", stroke_width=0.9, transform=turn)
