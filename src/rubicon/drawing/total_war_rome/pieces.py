"""The pieces of Total War: Rome, each around the origin."""

from rubicon.drawing.svg import CREAM, GOLD, GOLD_EDGE, INK, PAGE, path, tag, words

COLOURS = {
    "Rome": "#b3261e",
    "Carthage": "#6a3d9a",
    "Greece": "#1f5fa8",
    "Barbarians": "#3d6a24",
}
SIGNS = {"Rome": "R", "Carthage": "C", "Greece": "G", "Barbarians": "B"}
PLATE = "#fffaf0"
WARN = "#a13d00"
BUILDINGS = {
    "market": "M-6 4V-2L0 -6L6 -2V4Z",
    "barracks": "M-6 4V-5H6V4ZM-2 4V0H2V4",
    "walls": "M-7 4V-4H-4V-1H-1.5V-4H1.5V-1H4V-4H7V4Z",
    "wonder": "M-7 5L0 -7L7 5Z",
}


def standard(seat: str, number: str, cards: int) -> str:
    """An army: a flag with its numeral, and how many cards it has."""
    return (
        path("M-12 14V-16", stroke=INK, stroke_width=1.8, stroke_linecap="round")
        + tag("rect", x=-12, y=-16, width=26, height=16, fill=COLOURS[seat], stroke=INK)
        + words(number, 1, -4, 12, text_anchor="middle", font_weight=700, fill=CREAM)
        + tag("circle", cx=10, cy=6, r=7, fill=PLATE, stroke=COLOURS[seat])
        + words(str(cards), 10, 10, 11, text_anchor="middle", font_weight=600)
    )


def ship(seat: str, ships: int) -> str:
    """A navy: a hull with a sail, and how many ships it has."""
    return (
        path("M0 -16V4", stroke=INK, stroke_width=1.4)
        + path("M1 -15L12 -2H1Z", fill=COLOURS[seat], stroke=INK, stroke_width=0.8)
        + path("M-15 4H15L10 12H-10Z", fill=COLOURS[seat], stroke=INK, stroke_width=0.8)
        + words(str(ships), 0, 11.5, 9, text_anchor="middle", font_weight=700, fill=CREAM)
    )


def agent(seat: str) -> str:
    """An agent: a hood in the colour of its faction, with its letter."""
    return path(
        "M0 -9C6 -9 8 -3 8 3V7H-8V3C-8 -3 -6 -9 0 -9Z",
        fill=COLOURS[seat],
        stroke=PAGE,
        stroke_width=1,
    ) + words(SIGNS[seat], 0, 5, 10, text_anchor="middle", font_weight=700, fill=CREAM)


def coin(gold: int, r: float) -> str:
    """The gold value of a region."""
    return tag("circle", r=r, fill=GOLD, stroke=GOLD_EDGE) + words(
        str(gold), 0, r * 0.38, r * 1.2, text_anchor="middle", font_weight=600, fill="#3d2b04"
    )


def owner(seat: str) -> str:
    """Who controls a region: a shield with his letter, so that the colour is never alone."""
    return path(
        "M-7 -8H7V1C7 6 3 9 0 10C-3 9 -7 6 -7 1Z", fill=COLOURS[seat], stroke=PAGE, stroke_width=1
    ) + words(SIGNS[seat], 0, 4, 10, text_anchor="middle", font_weight=700, fill=CREAM)


def building(kind: str) -> str:
    """A market, barracks, walls or a wonder."""
    return path(BUILDINGS[kind], fill=PLATE, stroke=INK, stroke_width=1.1)


def unrest(markers: int) -> str:
    """Unrest, with the number of markers."""
    return path("M0 -8L8 6H-8Z", fill=WARN) + words(
        str(markers), 0, 4.5, 9, text_anchor="middle", font_weight=700, fill=CREAM
    )


def anchor() -> str:
    """A port."""
    return path(
        "M0 -5V6M-5 1C-5 5 -2 6 0 6C2 6 5 5 5 1M-3 -2H3",
        stroke=INK,
        stroke_width=1.4,
        stroke_linecap="round",
    ) + tag("circle", cy=-6.5, r=1.8, fill="none", stroke=INK, stroke_width=1.2)
