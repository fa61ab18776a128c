"""What stands beside the map: seats, tracks, Forum, calendar, supply, the battle bag."""

from math import ceil

from rubicon.core.contract import Told
from rubicon.drawing.end_of_the_triumvirate.pieces import (
    COLOURS,
    PAPER,
    citizen,
    coin,
    cube,
    marker,
    scroll,
    sign,
    token,
)
from rubicon.drawing.svg import (
    CELL,
    GOLD_EDGE,
    INK,
    LINE,
    PAGE,
    QUIET,
    SERIF,
    STRONG,
    WOOD_EDGE,
    at,
    path,
    tag,
    words,
)
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.words import Listed, Phrase

NUMERALS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
TRACKS = ("political", "military")
BUST = 24
"""Citizens beside each other."""


def numeral(count: int) -> str:
    """A Roman numeral, as far as they go."""
    return NUMERALS[count] if count < len(NUMERALS) else str(count)


def panel(width: float, height: float) -> str:
    """The ground of a panel."""
    return tag("rect", width=width, height=height, rx=10, fill=PAGE, fill_opacity=0.94, stroke=LINE)


def title(content: Phrase | str, x: float, y: float, **attributes: object) -> str:
    """The name of a panel."""
    usual: dict[str, object] = {"font_family": SERIF, "font_weight": 500}
    return words(content, x, y, 18, **(usual | attributes))


def name_of(seat: str) -> Phrase:
    """A seat, as the language calls it."""
    return say("picture-name", name=seat)


def figure(count: int | str, x: float, y: float, size: float = 20) -> str:
    """A number that matters."""
    return words(str(count), x, y, size, font_weight=600, text_anchor="middle")


# ---- seats ---------------------------------------------------------------------------------------


def seat_card(view: Told, seat: str, needed: int, width: float) -> str:
    """A seat in one line: its head, provinces, gold, weapons, and whether it decides."""
    data = view["seats"][seat]
    decides = view["decides"] == seat
    frame = tag(
        "rect",
        width=width,
        height=60,
        rx=10,
        fill=PAGE,
        stroke=COLOURS[seat] if decides else LINE,
        stroke_width=3 if decides else 1,
    )
    notes = [say("picture-decides")] * decides + [say("picture-was-consul")] * data["consul"]
    told = say("picture-notes", notes=Listed.of(notes, "comma"))
    return (
        frame
        + at(34, 29, token(seat, 24))
        + words(name_of(seat), 70, 28, 24, font_family=SERIF, font_weight=500)
        + words(told, 70, 50, 15, fill=QUIET)
        + figure(f"{data['provinces']}/{needed}", 288, 30, 22)
        + words(say("picture-provinces"), 288, 51, 15, fill=QUIET, text_anchor="middle")
        + at(362, 23, coin(data["gold"], 21))
        + words(say("picture-in-hand"), 362, 55, 15, fill=QUIET, text_anchor="middle")
        + at(430, 24, cube(17, seat))
        + figure(data["weapons_in_reserve"], 454, 30)
        + words(say("picture-in-reserve"), 440, 55, 15, fill=QUIET, text_anchor="middle")
        + (at(494, 28, scroll(13, data["carried"])) if data["carried"] else "")
    )


# ---- panels --------------------------------------------------------------------------------------


def tracks(view: Told, top: int) -> str:
    """Both competence tracks, with a marker for each seat."""
    step, row, left = 51, 84, 104
    drawn = [panel(left + top * step + 12, 2 * row + 8)]
    for number, track in enumerate(TRACKS):
        y = 4 + number * row
        drawn.append(at(26, y + 30, sign(track, 30)))
        drawn.append(title(say(f"picture-track-{track}"), 14, y + 66))
        for level in range(1, top + 1):
            x = left + (level - 1) * step
            drawn.append(cell(x, y + 6, step - 4, row - 12, GOLD_EDGE if level == top else None))
            drawn.append(
                words(
                    numeral(level),
                    x + step / 2 - 2,
                    y + 23,
                    15,
                    font_family=SERIF,
                    fill=QUIET,
                    text_anchor="middle",
                )
            )
        for i, (seat, data) in enumerate(view["seats"].items()):
            x = left + (data[track] - 1) * step + step / 2 - 2 + (-13, 13, 0)[i]
            drawn.append(at(x, y + 48 + (-7, -7, 13)[i], marker(seat, track in data["leads"])))
    return "".join(drawn)


def cell(x: float, y: float, width: float, height: float, edge: str | None = None) -> str:
    """One space of a track or of the calendar."""
    line = {"stroke": edge, "stroke_width": 1.4} if edge else {}
    return tag("rect", x=x, y=y, width=width, height=height, rx=6, fill=CELL, **line)


def forum(view: Told) -> str:
    """A section for the citizens of each seat, and one for the others."""
    sections = [(seat, data["citizens"]) for seat, data in view["seats"].items()]
    sections.append((None, view["neutral_citizens"]))
    width = (560 - 12) / len(sections)
    drawn = [panel(560, 122), title(say("picture-forum"), 12, 24)]
    for i, (seat, count) in enumerate(sections):
        x = 6 + i * width
        drawn.append(path(f"M{x} 34v78", stroke=LINE) if i else "")
        name = name_of(seat) if seat else say("picture-alii")
        drawn.append(title(name, x + 10, 50))
        drawn += [
            at(x + bx, by, citizen(seat), scale=scale) for bx, by, scale in busts(count, width)
        ]
        drawn.append(figure(count, x + width - 18, 104, 24))
    return "".join(drawn)


def busts(count: int, room: float) -> list[tuple[float, float, float]]:
    """Where busts stand, and how large they are: in one row up to five, else in two."""
    rows = 2 if count > 5 else 1
    in_row = max(1, ceil(count / rows))
    scale = 1 if rows == 1 else 0.74
    step = min(BUST * scale, (room - 46) / in_row)
    heights = (92,) if rows == 1 else (82, 108)
    return [(14 + step * (i % in_row + 0.2), heights[i // in_row], scale) for i in range(count)]


def calendar(view: Told, turns: int) -> str:
    """The stone walks down to the election."""
    last, y = 112, 7
    turns = max(turns, view["calendar"])
    step = (560 - 16 - last) / turns
    drawn = [panel(560, 52)]
    for i in range(turns):
        x = 8 + i * step
        drawn.append(cell(x + 2, y, step - 4, 38))
        drawn.append(title(numeral(turns - i), x + step / 2, 33, text_anchor="middle"))
    x = 8 + turns * step
    drawn.append(cell(x + 2, y, last - 4, 38, GOLD_EDGE))
    drawn.append(title(say("picture-electio"), x + last / 2, 32, text_anchor="middle"))
    at_turn = view["calendar"] > 0
    middle = 8 + (turns - view["calendar"] + 0.5) * step if at_turn else x + last / 2
    stone = min(48, step) if at_turn else last
    return "".join(drawn) + tag(
        "rect",
        x=middle - stone / 2,
        y=4,
        width=stone,
        height=44,
        rx=11,
        fill="none",
        stroke=INK,
        stroke_width=3.5,
    )


def supply(view: Told) -> str:
    """The common supply, and the compensation card."""
    left, card = view["supply"], view["compensation"]
    held = (
        at(32, 54, token(card["holder"], 24))
        + words(numeral(card["side"]), 77, 63, 30, font_family=SERIF, text_anchor="middle")
        if card["holder"]
        else words(say("picture-card-free"), 50, 58, 20, font_family=SERIF, text_anchor="middle")
    )
    return (
        panel(272, 104)
        + title(say("picture-supply"), 12, 23)
        + at(34, 62, coin(left["gold"], 23))
        + at(84, 56, cube(20))
        + figure(left["legions"], 84, 95)
        + at(132, 56, scroll(17))
        + figure(left["servants"], 132, 95)
        + at(
            164,
            8,
            tag("rect", width=100, height=88, rx=8, fill=PAPER, stroke=STRONG),
            words(say("picture-card"), 50, 17, 13, font_family=SERIF, text_anchor="middle"),
            held,
        )
    )


def bag(view: Told) -> str:
    """The weapons in the battle bag and in the reserves."""
    shape = (
        "M30 44C8 66 6 104 12 130C18 146 78 146 84 130C90 104 88 66 66 44C74 40 74 36 68 33L48 39"
        "L28 33C22 36 22 40 30 44Z"
    )
    string = {"stroke": WOOD_EDGE, "stroke_width": 2.5, "stroke_linecap": "round"}
    drawn = [
        panel(96, 258),
        title(say("picture-bag"), 48, 22, text_anchor="middle"),
        path(shape, fill=CELL, stroke=WOOD_EDGE, stroke_width=2),
        path("M28 44C40 49 56 49 68 44M62 47l9 11", **string),
        title(say("picture-reserve"), 48, 168, text_anchor="middle"),
    ]
    for i, seat in enumerate(COLOURS):
        drawn.append(
            at(34, 70 + i * 28, cube(14, seat)) + figure(view["bag"][seat], 64, 77 + i * 28)
        )
        if seat in view["seats"]:
            reserve = view["seats"][seat]["weapons_in_reserve"]
            drawn.append(at(34, 188 + i * 26, cube(14, seat)) + figure(reserve, 64, 195 + i * 26))
    return "".join(drawn)
