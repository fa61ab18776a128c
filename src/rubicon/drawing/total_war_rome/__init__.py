"""Total War: Rome as a picture: the factions, the round, and the map with its pieces."""

from rubicon.core.contract import Json, Rules, Told
from rubicon.drawing import Picture
from rubicon.drawing.svg import CELL, INK, LINE, PAGE, QUIET, SERIF, at, path, tag, words
from rubicon.drawing.total_war_rome import pieces
from rubicon.drawing.total_war_rome.layout import Layout, Place, Spot, layout_of
from rubicon.drawing.total_war_rome.pieces import COLOURS
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Listed

HEAD = 148
"""The strip above the map: what is expected, the round, and the factions."""
SEA = "#bccbd3"
SHALLOW = "#d6e1e5"
SEA_INK = "#34505e"
WILD = "#dedad0"
FREE = "#f1e8d2"
COAST = "#6f6a60"
HALO = "#fffcf4"
ROAD = "#7a5230"
LINES = {
    "plain": {"stroke": PAGE, "stroke_width": 1.6},
    "river": {"stroke": "#3c7fb0", "stroke_width": 4},
    "mountain": {"stroke": "#6b5238", "stroke_width": 5, "stroke_dasharray": "2 4"},
}
PHASES = ("initiative", "agents", "taxation", "campaign", "spending")
SMALL = 125
"""Narrower regions get smaller marks, and their names are cut."""
TIGHT = 0.68
STEP = 27
"""Between two pieces that stand side by side."""


def picture(rules: Rules, view: Told, _hints: Told, caption: str) -> Picture:
    """The whole board."""
    board = rules.describe_board()
    layout = layout_of(board)
    width, height = layout.width, layout.height + HEAD
    body = (
        tag("rect", width=width, height=height, fill=PAGE)
        + definitions(layout)
        + heading(view, layout, caption)
        + at(0, HEAD, ground(layout, board, view), everything(layout, board, view))
    )
    return Picture(width, height, body)


# ---- the strip above -----------------------------------------------------------------------------


def heading(view: Told, layout: Layout, caption: str) -> str:
    """What is expected of whom, the phases of the round, and a card for each faction."""
    seats = view["seats"]
    step = (layout.width - 12) / len(seats)
    cards = [
        at(12 + i * step, 56, seat_card(view, seat, data, step - 12))
        for i, (seat, data) in enumerate(seats.items())
    ]
    return (
        words(caption, 16, 36, 23, font_family=SERIF, font_weight=500)
        + tracker(view, layout.width)
        + "".join(cards)
    )


def tracker(view: Told, width: int) -> str:
    """The round, and its phases with the one under way."""
    turn = say("picture-round", turn=view["turn"])
    drawn = [words(turn, width - 560, 36, 17, text_anchor="end", font_weight=600)]
    for i, phase in enumerate(PHASES):
        x, here = width - 540 + i * 106, phase == view["phase"]
        fill = INK if here else CELL
        drawn.append(tag("rect", x=x, y=16, width=100, height=28, rx=14, fill=fill))
        name = say("board-name", name=phase)
        drawn.append(
            words(name, x + 50, 35, 15, text_anchor="middle", fill=PAGE if here else QUIET)
        )
    return "".join(drawn)


def seat_card(view: Told, seat: str, data: Json, width: float) -> str:
    """A faction: VP, gold, cards, agents, regions, and what it is to the others."""
    regions = sum(one["owner"] == seat for one in view["regions"].values())
    agents = sum(one["seat"] == seat for one in view["agents"].values())
    mine = view["decides"] == seat or seat in view["asked"]
    frame = {"stroke": COLOURS[seat], "stroke_width": 3} if mine else {"stroke": LINE}
    facts = say(
        "picture-seat", gold=data["gold"], cards=data["hand_count"], agents=agents, regions=regions
    )
    to_others = Listed.of(
        (say("board-status", seat=one, status=what) for one, what in data["status"].items()),
        "comma",
    )
    points = say("picture-points", points=data["points"], trigger=view["trigger"])
    return (
        tag("rect", width=width, height=82, rx=8, fill=PAGE, **frame)
        + at(22, 26, pieces.owner(seat), scale=1.4)
        + words(say("board-name", name=seat), 42, 33, 22, font_family=SERIF, fill=COLOURS[seat])
        + words(points, width - 12, 33, 20, text_anchor="end", font_weight=600)
        + words(facts, 14, 55, 14)
        + words(say("board-list", items=to_others), 14, 73, 12.5, fill=QUIET)
    )


# ---- the ground ----------------------------------------------------------------------------------


def definitions(layout: Layout) -> str:
    """The outlines, which are written down once, and what bands are cut along."""
    outlines = [
        tag("path", d=place.path, id=f"id-line-{i}") + tag("clipPath", outline(i), id=f"id-cut-{i}")
        for i, place in enumerate(layout.regions.values())
    ]
    frame = tag("clipPath", tag("rect", width=layout.width, height=layout.height), id="id-frame")
    return tag("defs", frame, tag("path", d=layout.wild, id="id-line-wild"), *outlines)


def outline(which: int | str, **attributes: object) -> str:
    """An outline by its number."""
    return tag("use", href=f"#id-line-{which}", **attributes)


def ground(layout: Layout, board: Told, view: Told) -> str:
    """Sea, land, regions with the band of who controls them, borders, straits and roads."""
    drawn = [tag("rect", width=layout.width, height=layout.height, fill=SEA)]
    coasts = "".join(outline(i) for i in ("wild", *range(len(layout.regions))))
    shallow = {"fill": "none", "stroke": SHALLOW, "stroke_opacity": 0.45}
    shallows = [tag("g", coasts, stroke_width=width, **shallow) for width in (22, 12, 5)]
    drawn.append(tag("g", *shallows, clip_path="url(#id-frame)", stroke_linejoin="round"))
    drawn.append(path(layout.sea_lines, stroke=SEA_INK, stroke_dasharray="7 6", stroke_opacity=0.6))
    drawn.append(outline("wild", fill=WILD, stroke=COAST, stroke_width=0.7))
    if layout.is_schematic:
        drawn.append(borders(layout, board))
    for i, name in enumerate(layout.regions):
        drawn.append(region_ground(i, view["regions"][name]["owner"]))
    if not layout.is_schematic:
        drawn.append(borders(layout, board))
    drawn.append(straits(layout))
    drawn.append(roads(layout, board, view))
    drawn += [sea_name(name, spot) for name, spot in layout.seas.items()]
    return "".join(drawn)


def region_ground(number: int, seat: str | None) -> str:
    """A region, tinted by who controls it, with a band along the inside of its border."""
    drawn = outline(number, fill=FREE, stroke=COAST, stroke_width=0.9)
    if seat is None:
        return drawn
    colour = COLOURS[seat]
    return (
        drawn
        + outline(number, fill=colour, fill_opacity=0.16)
        + tag(
            "g",
            outline(number, stroke=colour, stroke_width=9, stroke_opacity=0.8),
            fill="none",
            clip_path=f"url(#id-cut-{number})",
        )
    )


def borders(layout: Layout, board: Told) -> str:
    """Each border by its kind: a river, a mountain range, or neither."""
    names = {region["id"]: region["name"] for region in board["regions"]}
    drawn = []
    for border in board["borders"]:
        line = layout.lines.get(frozenset(names[code] for code in border["between"]))
        if line is not None and border["kind"] in LINES:
            plain = {"stroke": COAST, "stroke_width": 3} if layout.is_schematic else LINES["plain"]
            style = plain if border["kind"] == "plain" else LINES[border["kind"]]
            drawn.append(path(line, stroke_linecap="round", **style))
    return "".join(drawn)


def straits(layout: Layout) -> str:
    """Straits as dotted lines."""
    return "".join(
        path(
            f"M{one[0]} {one[1]}L{other[0]} {other[1]}",
            stroke=INK,
            stroke_width=3,
            stroke_dasharray="0.1 6",
            stroke_linecap="round",
        )
        for one, other in layout.straits
    )


def roads(layout: Layout, board: Told, view: Told) -> str:
    """Roads, from the middle of a region to the middle of another."""
    names = {region["id"]: region["name"] for region in board["regions"]}
    drawn = []
    for border in board["borders"]:
        if border["id"] in view["roads"]:
            (ax, ay), (bx, by) = (layout.regions[names[one]].label for one in border["between"])
            way = f"M{ax} {ay}L{bx} {by}"
            drawn.append(path(way, stroke=HALO, stroke_width=5, stroke_linecap="round"))
            drawn.append(path(way, stroke=ROAD, stroke_width=2.6, stroke_dasharray="8 3"))
    return "".join(drawn)


def sea_name(name: str, spot: Spot) -> str:
    """The name of a sea in spaced italics."""
    return words(
        name,
        spot[0],
        spot[1],
        13,
        text_anchor="middle",
        font_family=SERIF,
        font_style="italic",
        letter_spacing=1.5,
        fill=SEA_INK,
    )


# ---- what stands on it ---------------------------------------------------------------------------


def everything(layout: Layout, board: Told, view: Told) -> str:
    """The regions with what is in them; then the seas with their navies."""
    drawn = [
        region(layout.regions[one["name"]], one, view)
        for one in board["regions"]
        if one["name"] in layout.regions
    ]
    for name, spot in layout.seas.items():
        drawn.append(row(pieces_at(view, name), spot[0], spot[1] + 26))
    return "".join(drawn)


def region(place: Place, data: Json, view: Told) -> str:
    """A region: its name, gold, port, owner, improvements, unrest, and who is there."""
    state, (x, y) = view["regions"][data["name"]], place.label
    marks = [pieces.owner(state["owner"])] if state["owner"] else []
    marks.append(pieces.coin(data["gold"], 8))
    marks += [pieces.anchor()] if data["port"] else []
    marks += [pieces.building(kind) for kind in state["built"]]
    marks += [pieces.unrest(state["unrest"])] if state["unrest"] else []
    is_small = place.width < SMALL
    scale = TIGHT if is_small else 1
    title = words(
        short(data["name"]) if is_small else data["name"],
        x,
        y - 9 * scale,
        11 if is_small else 15,
        text_anchor="middle",
        font_family=SERIF,
        font_weight=600,
        paint_order="stroke",
        stroke=HALO,
        stroke_width=3,
    )
    there = row(pieces_at(view, data["name"]), x, y + 32 * scale, STEP, scale)
    return title + row(marks, x, y + 5 * scale, 17, scale) + there


def short(name: str) -> str:
    """The first part of a long name."""
    return name.partition(" et ")[0].partition(" (")[0]


def row(drawn: list[str], x: float, y: float, step: float = STEP, scale: float = 1) -> str:
    """Things side by side, around a place."""
    start = x - (len(drawn) - 1) * step * scale / 2
    return "".join(at(start + i * step * scale, y, one, scale=scale) for i, one in enumerate(drawn))


def pieces_at(view: Told, place: str) -> list[str]:
    """The armies, navies and agents in a place."""
    found = []
    for title, army in view["armies"].items():
        if army["place"] == place:
            numeral = title.removeprefix(army["seat"]).strip()
            found.append(pieces.standard(army["seat"], numeral, army["size"]))
    for navy in view["navies"].values():
        if navy["place"] == place:
            found.append(pieces.ship(navy["seat"], navy["size"]))
    seats = [agent["seat"] for agent in view["agents"].values() if agent["region"] == place]
    return found + [pieces.agent(seat) for seat in dict.fromkeys(seats)]
