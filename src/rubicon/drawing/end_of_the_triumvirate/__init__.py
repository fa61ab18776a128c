"""The End of the Triumvirate as a picture: the map with its pieces, and the panels beside it."""

from rubicon.core.contract import Json, Rules, Told
from rubicon.drawing import Picture
from rubicon.drawing.end_of_the_triumvirate import panels
from rubicon.drawing.end_of_the_triumvirate.layout import Layout, Place, SeaName, layout_of
from rubicon.drawing.end_of_the_triumvirate.pieces import (
    COLOURS,
    MAP_INK,
    coin,
    cube,
    governor,
    legions,
    scroll,
    sign,
    small_coin,
    token,
)
from rubicon.drawing.svg import PAGE, SERIF, at, path, tag, text, width_of, words
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.words import Phrase

HEAD = 124
"""The strip above the map: what is expected, and the seats."""
GROUNDS = {"political": "#f3e3b0", "military": "#e3cfb2", "competence": "#f0d6d2"}
IDLE = "#d2cec4"
SEA = "#bccbd3"
SHALLOW = "#d6e1e5"
SEA_INK = "#34505e"
WILD = "#dedad0"
COAST = "#6f6a60"
HALO = "#fffcf4"


def picture(rules: Rules, view: Told, _hints: Told, caption: str) -> Picture:
    """The whole board."""
    board = rules.describe_board()
    layout = layout_of(board)
    body = (
        tag("rect", width=layout.width, height=layout.height + HEAD, fill=PAGE)
        + definitions(layout, board)
        + heading(rules, view, layout, caption)
        + at(0, HEAD, ground(layout, board, view), pieces(layout, board, view))
        + at(0, HEAD, sides(layout, board, view))
    )
    return Picture(layout.width, layout.height + HEAD, body)


def heading(rules: Rules, view: Told, layout: Layout, caption: str) -> str:
    """What is expected of whom, and a card for each seat."""
    few = len(rules.seats) == 2
    needed = int(rules.options["two_player_provinces" if few else "provinces_to_win"])
    step = (layout.width - 12) / len(rules.seats)
    cards = [
        at(12 + i * step, 54, panels.seat_card(view, seat, needed, step - 12))
        for i, seat in enumerate(rules.seats)
    ]
    turn = say("picture-turn", turn=view["turn"])
    return (
        words(caption, 16, 36, 25, font_family=SERIF, font_weight=500)
        + words(turn, layout.width - 16, 36, 22, text_anchor="end")
        + "".join(cards)
    )


# ---- the ground ----------------------------------------------------------------------------------


def definitions(layout: Layout, board: Told) -> str:
    """The owners' patterns, an arrow's tip, and the outlines that bands are cut along."""
    caesar, pompeius, crassus = COLOURS.values()
    faint, strong = {"fill_opacity": 0.13}, {"fill_opacity": 0.6}
    turned = {"patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"}
    patterns = (
        tag(
            "pattern",
            tag("rect", width=7, height=7, fill=caesar, **faint),
            tag("rect", width=3.2, height=7, fill=caesar, **strong),
            id="id-Caesar",
            width=7,
            height=7,
            **turned,
        )
        + tag(
            "pattern",
            tag("rect", width=8, height=8, fill=pompeius, **faint),
            tag("circle", cx=2, cy=2, r=1.9, fill=pompeius, **strong),
            tag("circle", cx=6, cy=6, r=1.9, fill=pompeius, **strong),
            id="id-Pompeius",
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
        )
        + tag(
            "pattern",
            tag("rect", width=7, height=7, fill=crassus, **faint),
            tag("rect", width=1.9, height=7, fill=crassus, **strong),
            tag("rect", width=7, height=1.9, fill=crassus, **strong),
            id="id-Crassus",
            width=7,
            height=7,
            **turned,
        )
    )
    tip = tag(
        "marker",
        path("M0 0L8 4L0 8Z", fill=MAP_INK),
        id="id-tip",
        viewBox="0 0 8 8",
        refX=6,
        refY=4,
        markerWidth=4.5,
        markerHeight=4.5,
        orient="auto-start-reverse",
    )
    frame = tag("clipPath", tag("rect", width=layout.width, height=layout.height), id="id-frame")
    outlines = [
        tag("path", d=layout.provinces[p["name"]].path, id=f"id-line-{p['code']}")
        + tag("clipPath", outline(p["code"]), id=f"id-cut-{p['code']}")
        for p in board["provinces"]
    ]
    wild = tag("path", d=layout.wild, id="id-line-wild")
    return tag("defs", patterns, tip, frame, wild, *outlines)


def outline(code: str, **attributes: object) -> str:
    """A province's outline, which is written down once."""
    return tag("use", href=f"#id-line-{code}", **attributes)


def ground(layout: Layout, board: Told, view: Told) -> str:
    """Sea, land, provinces tinted by type with their owner's band, borders and straits."""
    coasts = "".join(outline(code) for code in ("wild", *(p["code"] for p in board["provinces"])))
    shallow = {"fill": "none", "stroke": SHALLOW, "stroke_opacity": 0.45}
    shallows = [tag("g", coasts, stroke_width=width, **shallow) for width in (22, 12, 5)]
    drawn = [
        tag("rect", width=layout.width, height=layout.height, fill=SEA),
        tag("g", *shallows, clip_path="url(#id-frame)", stroke_linejoin="round"),
        path(layout.sea_lines, stroke=SEA_INK, stroke_dasharray="7 6", stroke_opacity=0.7),
        outline("wild", fill=WILD, stroke=COAST, stroke_width=0.7, stroke_opacity=0.6),
    ]
    if layout.is_schematic:
        drawn.append(path(layout.borders, stroke=COAST, stroke_width=6))
    for province in board["provinces"]:
        code, state = province["code"], view["provinces"].get(province["name"])
        drawn.append(outline(code, fill=GROUNDS[province["type"]] if state else IDLE))
        drawn.append(band(code, state["owner"]) if state else "")
        drawn.append(outline(code, fill="none", stroke=COAST, stroke_width=0.9))
    if not layout.is_schematic:
        drawn.append(path(layout.borders, stroke=PAGE, stroke_width=1.6))
    drawn += [
        path(
            f"M{a[0]} {a[1]}L{b[0]} {b[1]}",
            stroke=MAP_INK,
            stroke_width=3,
            stroke_dasharray="0.1 6",
            stroke_linecap="round",
            marker_start="url(#id-tip)",
            marker_end="url(#id-tip)",
        )
        for a, b in layout.straits
    ]
    return "".join(drawn) + "".join(sea_name(name, sea) for name, sea in layout.seas.items())


def band(code: str, owner: str) -> str:
    """The owner's colour and pattern along the inside of a border."""
    return tag(
        "g",
        outline(code, stroke=f"url(#id-{owner})", stroke_width=15),
        outline(code, stroke=COLOURS[owner], stroke_width=5),
        fill="none",
        clip_path=f"url(#id-cut-{code})",
    )


def rows_of(name: str, rows: int) -> list[str]:
    """A name on one or two lines."""
    if rows < 2 or " " not in name:
        return [name]
    first, second = name.rsplit(" ", 1) if name.startswith("Mare") else name.split(" ", 1)
    return [first, second]


def sea_name(name: str, sea: SeaName) -> str:
    """The name of a sea in spaced italics."""
    rows, (x, y) = rows_of(name, sea.rows), sea.label
    return "".join(
        words(
            row,
            x,
            y + sea.size * (0.35 - (len(rows) - 1) * 0.58 + i * 1.15),
            sea.size,
            font_family=SERIF,
            font_style="italic",
            letter_spacing="0.12em",
            text_anchor="middle",
            fill=SEA_INK,
        )
        for i, row in enumerate(rows)
    )


# ---- what stands on it ---------------------------------------------------------------------------


def pieces(layout: Layout, board: Told, view: Told) -> str:
    """The names of all provinces, and what stands in those that are in play."""
    drawn = []
    for province in board["provinces"]:
        name, kind = province["name"], province["type"]
        place = layout.provinces[name]
        state = view["provinces"].get(name)
        drawn.append(label(place, name, kind, is_out=state is None))
        if state is not None:
            drawn.append(
                tag("g", tag("title", text(told(name, state))), contents(place, kind, state))
            )
            drawn.append(characters(place, view, name))
    return "".join(drawn)


def told(name: str, state: Json) -> Phrase:
    """A province in words, for somebody who points at it."""
    counts = {what: state[what] for what in ("legions", "gold", "servants")}
    return say("picture-province", province=name, owner=state["owner"], **counts)


def label(place: Place, name: str, kind: str, is_out: bool) -> str:
    """A province's name, with the sign of its type before it."""
    rows, (x, y), size = rows_of(name, place.rows), place.label, place.size
    up = (len(rows) - 1) * 0.54
    lines = [
        words(
            row,
            x + (0 if i else size * 0.4),
            y + size * (0.32 - up + i * 1.04),
            size,
            font_family=SERIF,
            font_weight=500,
            text_anchor="middle",
            fill=MAP_INK,
            stroke=HALO,
            stroke_opacity=0.85,
            stroke_width=4,
            stroke_linejoin="round",
            paint_order="stroke",
        )
        for i, row in enumerate(rows)
    ]
    left = x - width_of(rows[0], size) / 2 - size * 0.4
    mark = at(left, y - size * up, sign(kind, size * 0.86))
    return tag("g", mark, *lines, opacity=0.7 if is_out else None)


def contents(place: Place, kind: str, state: Json) -> str:
    """The supply box with the governor in it or beside it, legions and gold."""
    r, half = place.r, place.r * 0.84
    box = tag(
        "rect",
        x=-half,
        y=-half,
        width=2 * half,
        height=2 * half,
        rx=r * 0.2,
        fill=HALO,
        fill_opacity=0.85,
        stroke=COAST,
        stroke_width=1.4,
    )
    inside, beside = supply_of(kind, r), ""
    if state["governor"] == "in":
        inside = governor(state["owner"], r * 0.62)
    elif state["governor"] == "out":
        beside = governor(state["owner"], r * 0.66)
    else:
        beside = scroll(r * 0.9, state["servants"]) + at(
            0, -r * 0.16, governor(state["owner"], r * 0.56)
        )
    drawn = at(*place.slots[0], box, inside)
    drawn += at(*place.slots[1], beside) if beside else ""
    drawn += at(*place.slots[2], legions(state["legions"], r)) if state["legions"] else ""
    return drawn + (at(*place.slots[3], coin(state["gold"], r)) if state["gold"] else "")


def supply_of(kind: str, r: float) -> str:
    """What a province yields when its governor stands in the box."""
    if kind == "political":
        return small_coin(-r * 0.22, r * 0.34) + small_coin(r * 0.24, r * 0.34)
    if kind == "military":
        return at(-r * 0.3, r * 0.1, cube(r * 0.46)) + at(r * 0.36, r * 0.1, cube(r * 0.46))
    return small_coin(-r * 0.34, r * 0.32) + at(r * 0.36, r * 0.04, cube(r * 0.42))


def characters(place: Place, view: Told, name: str) -> str:
    """Those who stand in a province, with the servants they carry."""
    here = [
        (seat, data["carried"]) for seat, data in view["seats"].items() if data["character"] == name
    ]
    r = place.r
    return "".join(
        at(
            *place.slots[4 + i % 2],
            token(seat, r * 1.04),
            at(r * 0.95, -r * 0.75, scroll(r * 0.5, carried)) if carried else "",
        )
        for i, (seat, carried) in enumerate(here)
    )


def sides(layout: Layout, board: Told, view: Told) -> str:
    """The panels, each where the map leaves room for it."""
    numbers = board["numbers"]
    drawn = {
        "tracks": panels.tracks(view, int(numbers["track_top"])),
        "forum": panels.forum(view),
        "calendar": panels.calendar(view, int(numbers["year_turns"])),
        "supply": panels.supply(view),
        "bag": panels.bag(view),
    }
    return "".join(at(*layout.panels[name], panel) for name, panel in drawn.items())
