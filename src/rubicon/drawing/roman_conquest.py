"""Roman Conquest as a picture: hexes with their stacks and leaders, and the seats above them."""

from math import cos, pi, sin, sqrt

from rubicon.core.contract import Json, Rules, Told
from rubicon.drawing import Picture
from rubicon.drawing.portrait import portrait
from rubicon.drawing.svg import (
    GOLD,
    GOLD_EDGE,
    INK,
    LINE,
    PAGE,
    QUIET,
    SERIF,
    at,
    number,
    path,
    tag,
    text,
    words,
)
from rubicon.games.roman_conquest.saying import say
from rubicon.words import Listed, Phrase

SIZE = 36.0
"""From the middle of a hex to a corner."""
WIDE = SIZE * sqrt(3)
HEAD = 148
"""The strip above the map: what is expected, the phase, and the seats."""
EDGE = 14
COLOURS = {"Caesar": "#b3261e", "Pompeius": "#1f5fa8", "Crassus": "#2b2b2f", "Rome": "#7d7a72"}
ZONES = {"Caesar": "#f1d8cf", "Pompeius": "#d3dfee", "Crassus": "#d9d6d2"}
LAND, SEA, ITALY_EDGE = "#efe6cf", "#bccbd3", "#5d1410"
GRID, SEA_GRID = "#cbbf9f", "#a7b9c3"
WAR = "#8f1d17"
CORNERS = [(SIZE * sin(i * pi / 3), -SIZE * cos(i * pi / 3)) for i in range(6)]
SIDES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The hex beyond each side, from the corner at the top round to the right."""


def picture(rules: Rules, view: Told, hints: Told, caption: str) -> Picture:
    """The whole board."""
    board = rules.describe_board()
    places = {one["name"]: place_of(one) for one in board["hexes"]}
    left = min(x for x, _ in places.values()) - WIDE / 2 - EDGE
    top = min(y for _, y in places.values()) - SIZE - EDGE
    width = max(x for x, _ in places.values()) + WIDE / 2 + EDGE - left
    height = max(y for _, y in places.values()) + SIZE + EDGE - top
    body = (
        tag("rect", width=width, height=height + HEAD, fill=PAGE)
        + heading(rules, view, hints, caption, width)
        + at(
            -left,
            HEAD - top,
            "".join(ground(one, places) for one in board["hexes"]),
            border(board["hexes"], places),
            "".join(label(one, places) for one in board["hexes"] if one["terrain"] == "land"),
            "".join(contents(one, places, view) for one in board["hexes"]),
        )
    )
    return Picture(round(width), round(height + HEAD), body)


def place_of(one: Json) -> tuple[float, float]:
    """The middle of a hex; odd rows stand half a hex to the right."""
    return WIDE * (one["q"] + one["r"] / 2), SIZE * 1.5 * one["r"]


# ---- the strip above -----------------------------------------------------------------------------


def heading(rules: Rules, view: Told, hints: Told, caption: str, width: float) -> str:
    """What is expected of whom, peace or war, and a card for each seat."""
    step = (width - 12) / len(rules.seats)
    cards = [
        at(12 + i * step, 62, seat_card(view, hints, seat, step - 12))
        for i, seat in enumerate(rules.seats)
    ]
    last = rules.options["round_limit"]
    when = say("picture-round", round=view["round"], last=last)
    colour = WAR if view["war"] else "#4d6b3a"
    phase = say("picture-war") if view["war"] else say("picture-peace")
    return (
        words(caption, 16, 38, 24, font_family=SERIF, font_weight=500)
        + words(when, width - 16, 52, 16, text_anchor="end", fill=QUIET)
        + words(phase, width - 16, 30, 22, text_anchor="end", fill=colour, font_weight=700)
        + "".join(cards)
    )


def seat_card(view: Told, hints: Told, seat: str, width: float) -> str:
    """A seat: its head, troops, tokens and turns in Rome."""
    data, way = view["seats"][seat], hints["ways"][seat]
    decides = view["decides"] == seat
    frame = tag(
        "rect",
        width=width,
        height=72,
        rx=10,
        fill=PAGE,
        stroke=COLOURS[seat] if decides else LINE,
        stroke_width=3 if decides else 1,
    )
    head = at(8, 6, portrait(seat, COLOURS[seat]), scale=0.6)
    state = (
        say("picture-dead")
        if data["leader"] is None
        else say("picture-leader", hex=data["leader"], troops=data["troops"])
    )
    lines = (
        words(say("picture-name", name=seat), 76, 24, 19, font_family=SERIF, font_weight=600)
        + words(state, 76, 44, 14, fill=QUIET)
        + words(
            say(
                "picture-tokens",
                conquests=data["conquests"],
                popularity=data["popularity"],
            ),
            76,
            62,
            14,
        )
    )
    return tag(
        "g",
        frame,
        head,
        lines,
        turns(data["rome"], way["rome_needed"], width),
        opacity=(0.55 if data["leader"] is None else None),
    )


def turns(held: int, needed: int, width: float) -> str:
    """Laurels for the turns in Rome, filled and empty."""
    return "".join(
        tag(
            "circle",
            cx=width - 18 - 22 * (needed - 1 - i),
            cy=20,
            r=8,
            fill=GOLD if i < held else "none",
            stroke=GOLD_EDGE,
            stroke_width=1.5,
        )
        for i in range(needed)
    )


# ---- the hexes -----------------------------------------------------------------------------------


def outline(x: float, y: float) -> str:
    """The path of a hex."""
    points = [f"{number(x + dx)} {number(y + dy)}" for dx, dy in CORNERS]
    return f"M{'L'.join(points)}Z"


def ground(one: Json, places: dict[str, tuple[float, float]]) -> str:
    """A hex by what it is."""
    is_sea = one["terrain"] == "sea"
    fill = SEA if is_sea else ZONES.get(one["zone"], LAND)
    edge = SEA_GRID if is_sea else GRID
    return path(outline(*places[one["name"]]), fill=fill, stroke=edge, stroke_width=1.2)


def label(one: Json, places: dict[str, tuple[float, float]]) -> str:
    """The name of a hex; homes have theirs in their colour."""
    x, y = places[one["name"]]
    home = COLOURS.get(one["home"] or "")
    return words(
        say("picture-name", name=one["name"]),
        x,
        y + SIZE * 0.58,
        9 if len(one["name"]) > 9 else 10.5,
        font_family=SERIF,
        text_anchor="middle",
        font_weight=700 if home else 500,
        fill=home or INK,
    )


def border(hexes: list[Json], places: dict[str, tuple[float, float]]) -> str:
    """The bold line around Italy."""
    inside = {(one["q"], one["r"]) for one in hexes if one["italy"]}
    parts = []
    for one in hexes:
        if not one["italy"]:
            continue
        x, y = places[one["name"]]
        for i, (dq, dr) in enumerate(SIDES):
            if (one["q"] + dq, one["r"] + dr) not in inside:
                (ax, ay), (bx, by) = CORNERS[i], CORNERS[(i + 1) % 6]
                parts.append(
                    f"M{number(x + ax)} {number(y + ay)}L{number(x + bx)} {number(y + by)}"
                )
    return path("".join(parts), stroke=ITALY_EDGE, stroke_width=5, stroke_linecap="round")


def contents(one: Json, places: dict[str, tuple[float, float]], view: Told) -> str:
    """Stacks and leaders in a hex, with words for somebody who points at it."""
    name = one["name"]
    stack = view["stacks"].get(name, {"troops": {}})["troops"]
    leaders = [seat for seat, data in view["seats"].items() if data["leader"] == name]
    if not stack and not leaders:
        return ""
    x, y = places[name]
    drawn = []
    for i, (force, count) in enumerate(stack.items()):
        shift = (i - (len(stack) - 1) / 2) * 26
        drawn.append(at(x + shift, y + (0 if leaders else -7), counter(force, count)))
    for i, seat in enumerate(leaders):
        shift = (i - (len(leaders) - 1) / 2) * 22
        drawn.append(at(x + shift - 15, y - (SIZE if stack else 24), token(seat)))
    return tag("g", tag("title", text(told(one, stack, leaders))), *drawn)


def counter(force: str, count: int) -> str:
    """A stack: a shield in the colour of its force, with the number of troops."""
    return path("M-11 -12H11V4Q11 12 0 15Q-11 12 -11 4Z", fill=COLOURS[force], stroke=PAGE) + words(
        str(count), 0, 5, 16, text_anchor="middle", font_weight=700, fill=PAGE
    )


def token(seat: str) -> str:
    """A leader's head on a coin."""
    return tag("circle", cx=15, cy=15, r=14, fill=PAGE, stroke=COLOURS[seat], stroke_width=2) + at(
        3, 3, portrait(seat, COLOURS[seat]), scale=0.24
    )


def told(one: Json, stack: dict[str, int], leaders: list[str]) -> Phrase:
    """A hex in words."""
    things: list[Phrase] = [
        say("picture-troops", force=force, troops=count) for force, count in stack.items()
    ]
    things += [say("picture-is-here", seat=seat) for seat in leaders]
    return say("picture-hex", hex=one["name"], things=Listed.of(things, "comma"))
