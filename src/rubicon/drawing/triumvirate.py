"""Triumvirate as a picture: the triumvirs, the trick, both houses with their cards and pledges.

A card that the viewer may not know lies face down.
"""

from rubicon.core.contract import Rules, Told
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
    STRONG,
    at,
    path,
    tag,
    words,
)
from rubicon.games.triumvirate.saying import say
from rubicon.words import Phrase

WIDTH, HEIGHT = 1280, 760
CARD = (100, 140)
CLOTH = "#dfe2da"
CLOTH_EDGE = "#c3cabf"
PAPER = "#fbf8ef"
PEN = "#4a443a"
EMPTY = "#d3cec1"
BACK, BACK_EDGE, BACK_LINE = "#3f5a63", "#2b4048", "#b9ccd0"
FIELDS = {"Caesar": "#b3261e", "Pompeius": "#e6b800", "Crassus": "#2b2b2f"}
ON_FIELD = {"Caesar": "#fff7ee", "Pompeius": "#2c2300", "Crassus": "#f4efe3"}
SUIT_INK = {"Caesar": "#a11f18", "Pompeius": "#735700", "Crassus": "#26262a"}
HEADS = {"Caesar": "#b3261e", "Pompeius": "#b98f00", "Crassus": "#2b2b2f"}
SIGNS = {
    "Caesar": (
        "M0 -10L1.2 -2.9L4.9 -4.9L2.9 -1.2L10 0L2.9 1.2L4.9 4.9L1.2 2.9L0 10L-1.2 2.9L-4.9 4.9"
        "L-2.9 1.2L-10 0L-2.9 -1.2L-4.9 -4.9L-1.2 -2.9Z"
    ),
    "Pompeius": (
        "M-1.5 10V2.2C-6 2 -8.6 -0.6 -8.6 -5.2V-6.4L-10 -6L-7.4 -10L-4.8 -6L-6 -6.4V-5.2"
        "C-6 -2.4 -4.6 -0.9 -1.5 -0.5V-6.4L-2.9 -6L0 -10L2.9 -6L1.5 -6.4V-0.5"
        "C4.6 -0.9 6 -2.4 6 -5.2V-6.4L4.8 -6L7.4 -10L10 -6L8.6 -6.4V-5.2C8.6 -0.6 6 2 1.5 2.2V10Z"
    ),
}
EMBLEMS = {
    "Aemilii": (
        "M-10 9V7H10V9ZM-9 -3L0 -9.5L9 -3V-1.5H-9ZM-8 6V-0.5H-5.5V6ZM-3.7 6V-0.5H-1.2V6Z"
        "M1.2 6V-0.5H3.7V6ZM5.5 6V-0.5H8V6Z"
    ),
    "Claudii": (
        "M-10 -8H10V9H7.8V4A2.2 2.4 0 0 0 3.4 4V9H2.2V4A2.2 2.4 0 0 0 -2.2 4V9H-3.4"
        "V4A2.2 2.4 0 0 0 -7.8 4V9H-10ZM-7.8 -0.5V-2.2A2.2 2.2 0 0 1 -3.4 -2.2V-0.5Z"
        "M-2.2 -0.5V-2.2A2.2 2.2 0 0 1 2.2 -2.2V-0.5ZM3.4 -0.5V-2.2A2.2 2.2 0 0 1 7.8 -2.2V-0.5Z"
    ),
}
"""The basilica of the Aemilii, the aqueduct of the Claudii."""
RANKS = {3: (2, 1), 5: (2, 1, 2), 7: (2, 3, 2)}
"""The shields of a Legion, row by row."""
SENATOR = (
    "M33 113C33 96 38 86 50 81C49 79 48.5 77 48.5 75C44 70 42.5 60 44.5 52C47 42 55 37.5 62 38"
    "C71 38.5 77.5 46 77 56C76.8 63 75 69 72.5 73C72.5 76 72.5 78.5 73 80.5C84 85 90 96 90 113Z"
)
HAIR = "M44.5 52C47 42 55 37.5 62 38C71 38.5 77.5 46 77 56C72 54 70 50 68 47C60 51 51 52 44.5 52Z"
MOB = (
    "M30 113C30 98 36 91 44 91C52 91 57 98 57 113ZM44 88A9 9.5 0 1 1 44.1 88Z",
    "M67 113C67 99 72 92 80 92C87 92 92 98 92 113ZM80 89A9 9.5 0 1 1 80.1 89Z",
    "M47 113C47 95 53 86 62 86C71 86 77 95 77 113ZM62 83A10.5 11 0 1 1 62.1 83Z",
    "M77 100L84 62L80 55L83 47L90 47L92 56L88 62L85 102ZM38 96L34 70L30 64L33 57L40 57L42 65L39 70"
    "L45 96Z",
)
LATTICE = (
    "M20 40L40 26M20 60L66 26M20 80L80 36M20 100L80 56M34 114L80 76M60 114L80 98M60 26L80 40"
    "M34 26L80 60M20 36L80 80M20 56L80 100M20 76L66 114M20 98L40 114"
)
WREATH = (
    "M44 88C31 82 28 66 36 54M56 88C69 82 72 66 64 54M33 76l-6 1M31 68l-6 -2M33 60l-5 -4M38 83l-5 4"
    "M67 76l6 1M69 68l6 -2M67 60l5 -4M62 83l5 4"
)


def picture(rules: Rules, view: Told, hints: Told, caption: str) -> Picture:
    """The whole table: the viewer's house is the near one."""
    near = view["viewer"] or rules.seats[0]
    far = next(seat for seat in rules.seats if seat != near)
    kinds = {card["name"]: card["kind"] for card in rules.describe_board()["cards"]}
    body = (
        tag("rect", width=WIDTH, height=HEIGHT, fill=CLOTH)
        + tag("rect", width=WIDTH, height=54, fill=PAGE)
        + words(caption, 20, 36, 24, font_family=SERIF, font_weight=500)
        + words(where(view), WIDTH - 20, 35, 19, text_anchor="end", fill=QUIET)
        + at(20, 74, triumvirs(rules, view))
        + house(rules, view, far, kinds, 74)
        + at(372, 270, middle(view, kinds, far))
        + at(990, 254, tricks(hints, kinds))
        + house(rules, view, near, kinds, 560)
    )
    return Picture(WIDTH, HEIGHT, body)


def where(view: Told) -> Phrase:
    """Which game and hand, and whose deal."""
    numbers = {"game": view["game_number"], "hand": view["hand_number"]}
    if view["dealer"]:
        return say("picture-where-dealt", seat=view["dealer"], **numbers)
    return say("picture-where", **numbers)


def name_of(name: str) -> Phrase:
    """A house or a triumvir, as the language calls it."""
    return say("picture-name", name=name)


# ---- cards ---------------------------------------------------------------------------------------


def card(name: str | None, kinds: dict[str, str]) -> str:
    """A card in a box of 100 by 140; None lies face down."""
    if name is None:
        return back()
    suit, rank = name.split()
    field, on_field, ink = FIELDS[suit], ON_FIELD[suit], SUIT_INK[suit]
    return (
        tag("rect", x=1, y=1, width=98, height=138, rx=9, fill=PAPER)
        + path("M1 115H99V130A9 9 0 0 1 90 139H10A9 9 0 0 1 1 130Z", fill=field)
        + words(
            name_of(suit), 50, 132.5, 17, font_family=SERIF, fill=on_field, text_anchor="middle"
        )
        + words(rank, 21, 36, 39, font_family=SERIF, fill=ink, text_anchor="middle")
        + at(21, 55, sign(suit, ink, PAPER), scale=1.15)
        + FIGURES[kinds[name]](suit, int(rank))
        + tag("rect", x=1, y=1, width=98, height=138, rx=9, fill="none", stroke=STRONG)
    )


def back() -> str:
    """A card that lies face down."""
    line = {"stroke": BACK_LINE, "stroke_width": 1.6}
    return (
        tag("rect", x=1, y=1, width=98, height=138, rx=9, fill=BACK, stroke=BACK_EDGE)
        + tag("rect", x=7, y=7, width=86, height=126, rx=5, fill="none", **line)
        + path("M20 26H80V114H20Z", **line)
        + path(LATTICE, opacity=0.45, **line)
        + tag("circle", cx=50, cy=70, r=21, fill=BACK, **line)
        + path(WREATH, stroke=BACK_LINE, stroke_width=2.6, stroke_linecap="round")
    )


def sign(suit: str, ink: str, cut: str) -> str:
    """Caesar's star, Pompeius' trident, Crassus' coin: ten high each way."""
    if suit in SIGNS:
        return path(SIGNS[suit], fill=ink)
    return (
        tag("circle", r=9.4, fill=ink)
        + tag("circle", r=7.2, fill="none", stroke=cut, stroke_width=1.5)
        + path("M-3.6 -4L3.6 4M3.6 -4L-3.6 4", stroke=cut, stroke_width=2.2, stroke_linecap="round")
    )


def legion(suit: str, rank: int) -> str:
    """As many shields as the Legion is strong."""
    rows, drawn = RANKS.get(rank, (1,)), []
    for row, length in enumerate(rows):
        y = 66 + (row - (len(rows) - 1) / 2) * 29
        for i in range(length):
            x = 61 + (i - (length - 1) / 2) * 21
            drawn.append(at(x, y, shield(suit)))
    return "".join(drawn)


def shield(suit: str) -> str:
    """One shield."""
    return (
        path("M-8.5 -11Q0 -14 8.5 -11V11Q0 14 -8.5 11Z", fill=FIELDS[suit], stroke=SUIT_INK[suit])
        + path("M-8.5 0H8.5M0 -12V12", stroke=ON_FIELD[suit], stroke_width=1.4, opacity=0.8)
        + tag("circle", r=3.2, fill=ON_FIELD[suit])
    )


def senator(suit: str, _rank: int) -> str:
    """A man in a toga."""
    line = {"stroke": PEN, "stroke_width": 1.5, "stroke_linecap": "round"}
    look = "M55 58.5H59.5M66 58.5H70.5M63 60L64 67H61.5M58 73Q62 75.5 66 73"
    return (
        path(SENATOR, fill="#fffdf6", stroke=PEN, stroke_width=1.6)
        + path("M47 83C56 92 68 99 84 113H74C62 104 51 96 42 88Z", fill=FIELDS[suit])
        + path("M50 81C56 87 66 87 73 80.5M78 90C84 97 86 105 86 113", **line)
        + path(HAIR, fill=PEN)
        + path(look, **line)
    )


def mob(suit: str, _rank: int) -> str:
    """A crowd with raised fists."""
    return "".join(path(part, fill=FIELDS[suit], stroke=PAPER, stroke_width=1.8) for part in MOB)


FIGURES = {"legion": legion, "senator": senator, "mob": mob}


def row(cards: list[str | None], kinds: dict[str, str], room: float, scale: float) -> str:
    """Cards beside each other, overlapping where there is not room for all."""
    wide = CARD[0] * scale
    step = min(wide + 6, (room - wide) / max(1, len(cards) - 1))
    return "".join(at(i * step, 0, card(one, kinds), scale=scale) for i, one in enumerate(cards))


# ---- the table -----------------------------------------------------------------------------------


def pips(filled: int, of: int, x: float, y: float, shape: str) -> str:
    """A row of marks, of which the first ones are filled."""
    drawn = []
    for i in range(max(of, filled)):
        look = {"fill": GOLD, "stroke": GOLD_EDGE} if i < filled else {"fill": EMPTY}
        left = x + i * 30
        drawn.append(
            tag("circle", cx=left + 10, cy=y, r=10, **look)
            if shape == "circle"
            else tag("rect", x=left, y=y - 10, width=20, height=20, rx=4, **look)
        )
    return "".join(drawn)


def triumvirs(rules: Rules, view: Told) -> str:
    """A panel for each suit: its head, consul markers, and tricks of this hand."""
    tricks, consuls = rules.options["tricks_to_consul"], rules.options["consuls_to_emperor"]
    drawn = []
    for i, suit in enumerate(FIELDS):
        emperor = say("picture-emperor") if view["emperor"] == suit else ""
        drawn.append(
            at(
                0,
                i * 224,
                tag("rect", width=330, height=212, rx=10, fill=PAGE, stroke=LINE),
                tag("rect", width=8, height=212, rx=4, fill=FIELDS[suit]),
                at(20, 36, portrait(suit, HEADS[suit]), scale=1.3),
                words(name_of(suit), 162, 62, 27, font_family=SERIF, font_weight=500),
                at(306, 30, sign(suit, SUIT_INK[suit], PAGE), scale=1.2),
                words(emperor, 162, 90, 18, fill=GOLD_EDGE, font_weight=600),
                words(say("picture-consul"), 162, 124, 17, fill=QUIET),
                pips(view["consuls"][suit], int(consuls), 228, 118, "circle"),
                words(say("picture-tricks"), 162, 166, 17, fill=QUIET),
                pips(view["tricks"][suit], int(tricks), 228, 160, "square"),
            )
        )
    return "".join(drawn)


def house(rules: Rules, view: Told, name: str, kinds: dict[str, str], y: float) -> str:
    """A house: its name and markers, its hand, its pledges."""
    seat, decides = view["seats"][name], view["decides"] == name
    needed, most = int(rules.options["markers_to_win"]), int(rules.options["pledges_in_a_game"])
    hand = seat["hand"] if seat["hand"] is not None else [None] * seat["cards"]
    pledges = seat["pledges"] if seat["pledges"] is not None else [None] * seat["pledged"]
    told = say("picture-decides") if decides else ""
    if seat["decision"] is not None:
        told = say("picture-decided")
    emblem = path(EMBLEMS[name], fill=INK, fill_rule="evenodd")
    return (
        at(382, y + 13, emblem, scale=1.2)
        + words(name_of(name), 402, y + 22, 25, font_family=SERIF, font_weight=500)
        + words(told, 506, y + 21, 17, fill=QUIET)
        + words(say("picture-games"), 780, y + 21, 17, fill=QUIET)
        + pips(seat["markers"], needed, 852, y + 15, "square")
        + at(372, y + 40, row(hand, kinds, 580, 1))
        + words(say("picture-pledges"), 990, y + 21, 17, fill=QUIET)
        + "".join(slot(990 + i * 88, y + 40) for i in range(most))
        + "".join(
            at(990 + i * 88, y + 40, card(one, kinds), scale=0.8) for i, one in enumerate(pledges)
        )
    )


def slot(x: float, y: float) -> str:
    """A place for a pledge."""
    dashes = {"stroke": STRONG, "stroke_dasharray": "5 5"}
    return tag("rect", x=x, y=y, width=80, height=112, rx=8, fill="none", **dashes)


def middle(view: Told, kinds: dict[str, str], far: str) -> str:
    """The trick that lies on the table: the one being played, or the last one."""
    plays = view["plays"]
    lying = plays[-1:] if view["lead"] else plays[-2:]
    ground = tag("rect", width=580, height=270, rx=14, fill="none", stroke=CLOTH_EDGE)
    drawn = [ground, words(say("picture-trick"), 16, 28, 17, fill=QUIET)]
    for order, play in enumerate(lying):
        x = 150 if play["seat"] == far else 330
        told = say("picture-led" if order == 0 else "picture-replied", seat=play["seat"])
        drawn.append(at(x, 50, card(play["card"], kinds), scale=1.2))
        drawn.append(words(told, x + 60, 246, 17, text_anchor="middle"))
    if not lying:
        empty = say("picture-no-trick")
        drawn.append(words(empty, 290, 140, 18, fill=QUIET, text_anchor="middle"))
    aside = say("picture-aside", cards=view["aside"])
    return "".join(drawn) + words(aside, 564, 28, 17, fill=QUIET, text_anchor="end")


def tricks(hints: Told, kinds: dict[str, str]) -> str:
    """The tricks of this hand, each with the triumvir who won it."""
    drawn = [words(say("picture-tricks-of-hand"), 0, 0, 17, fill=QUIET)]
    for i, trick in enumerate(hints["tricks"]):
        x, y = i % 3 * 90, 14 + i // 3 * 94
        for j, play in enumerate(trick["plays"]):
            drawn.append(at(x + j * 26, y, card(play["card"], kinds), scale=0.5))
        suit = trick["suit"]
        drawn.append(at(x + 70, y + 79, sign(suit, SUIT_INK[suit], CLOTH), scale=0.8))
    return "".join(drawn)
