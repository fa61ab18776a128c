"""The board of Roman Conquest in the terminal: the hexes, the seats, and who stands where."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.cli.screen import SEAT_STYLES
from rubicon.core.contract import Json, Rules, Told
from rubicon.games.roman_conquest.saying import say
from rubicon.words import Listed, Phrase

SEATS = ("Caesar", "Pompeius", "Crassus")
FORCES = (*SEATS, "Rome")
LETTERS = dict(zip(FORCES, "CPKR", strict=True))
STYLES = dict(zip(FORCES, (*SEAT_STYLES[:3], "bold yellow"), strict=True))
PHASE_WORDS = {
    "opening": say("board-phase-opening"),
    "leader": say("board-phase-leader"),
    "rolling": say("board-phase-rolling"),
    "travel": say("board-phase-travel"),
    "token values": say("board-phase-values"),
    "troops": say("board-phase-troops"),
    "fights": say("board-phase-fights"),
    "attack": say("board-phase-battle"),
    "defence": say("board-phase-battle"),
    "favour": say("board-phase-favour"),
    "twenty": say("board-phase-favour"),
    "over": say("board-phase-over"),
}
CELL = 4
"""Columns of a hex; a row of odd number stands half of that to the right."""
MARGIN = 3
LAND, SEA, ITALY = "·", "~", "■"


def picture(rules: Rules, view: Told, hints: Told, width: int) -> RenderableType:
    """The whole board, from top to bottom in the order in which one looks at it."""
    return Group(
        heading(rules, view),
        Text(),
        hexes_picture(rules, view, width),
        Text(str(say("board-legend")), "dim"),
        Text(),
        seats_table(view, hints),
        Text(),
        *stack_lines(rules, view, width),
    )


def heading(rules: Rules, view: Told) -> Text:
    """Round, whose turn it is, the part of the turn, and peace or war."""
    last = rules.options["round_limit"]
    text = Text(f"{say('board-round', round=view['round'], last=last)} ", "bold")
    text.append(name(view["active"]), STYLES[view["active"]])
    text.append(f", {PHASE_WORDS[view['phase']]}   ")
    war = view["war"]
    return text.append(str(war_words(view)).upper(), "bold white on red" if war else "bold green")


def war_words(view: Told) -> Phrase:
    """Conquest, or civil war."""
    return say("board-war") if view["war"] else say("board-peace")


def name(of: str) -> str:
    """A name as the language says it."""
    return str(say("board-name", name=of))


# ---- the hexes -----------------------------------------------------------------------------------


def hexes_picture(rules: Rules, view: Told, width: int) -> RenderableType:
    """Two lines for each row: troops, and leaders below them."""
    hexes: list[Json] = rules.describe_board()["hexes"]
    first = min(one["column"] for one in hexes)
    last = max(one["column"] for one in hexes)
    if MARGIN + (last - first + 1) * CELL + CELL // 2 > width:
        return Text(str(say("board-too-narrow")), "dim")
    lines = [column_numbers(last - first + 1)]
    for row in sorted({one["r"] for one in hexes}):
        there = {one["column"] - first: one for one in hexes if one["r"] == row}
        letter = next(iter(there.values()))["code"].rstrip("0123456789")
        lines += row_lines(view, there, letter, row % 2)
    return Group(*lines)


def column_numbers(count: int) -> Text:
    """Above the even rows; odd ones stand half a hex to the right."""
    numbers = "".join(f"{number:<{CELL}}" for number in range(1, count + 1))
    return Text(f"{'':{MARGIN}}{numbers}", "dim")


def row_lines(view: Told, there: dict[int, Json], letter: str, odd: int) -> list[Text]:
    """A row of hexes."""
    indent = " " * (CELL // 2 * odd)
    above = Text(f"{letter:<{MARGIN}}{indent}", "dim")
    below = Text(f"{'':{MARGIN}}{indent}")
    for column in range(max(there) + 1):
        one = there.get(column)
        above.append_text(padded(ground(view, one) if one else Text()))
        below.append_text(padded(leaders(view, one["name"]) if one else Text()))
    return [above, below] if below.plain.strip() else [above, Text()]


def padded(text: Text) -> Text:
    """As wide as a hex."""
    text.pad_right(max(0, CELL - text.cell_len))
    return text


def ground(view: Told, one: Json) -> Text:
    """The troops in a hex, or what kind of hex it is."""
    stack = view["stacks"].get(one["name"])
    text = Text()
    if stack:
        for force, count in stack["troops"].items():
            text.append(f"{LETTERS[force]}{count}", STYLES[force])
        is_marked = one["italy"] and text.cell_len < CELL
        return Text(ITALY, "yellow").append_text(text) if is_marked else text
    if one["terrain"] == "sea":
        return text.append(SEA, "blue")
    if one["italy"]:
        return text.append(ITALY, "yellow")
    if one["zone"]:
        return text.append(LETTERS[one["zone"]].lower(), STYLES[one["zone"]])
    return text.append(LAND)


def leaders(view: Told, place: str) -> Text:
    """The leaders in a hex."""
    text = Text()
    for seat in leaders_in(view, place):
        text.append(f"*{LETTERS[seat]}" if not text else LETTERS[seat], STYLES[seat])
    return text


def leaders_in(view: Told, place: str) -> list[str]:
    """Whose leaders are in a hex."""
    return [seat for seat, data in view["seats"].items() if data["leader"] == place]


# ---- what stands below ---------------------------------------------------------------------------


def seats_table(view: Told, hints: Told) -> Table:
    """A row for each seat."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(str(say("board-seat")), no_wrap=True)
    table.add_column(str(say("board-leader")), no_wrap=True)
    for head in (
        say("board-troops"),
        say("board-conquests"),
        say("board-popularity"),
        say("board-in-rome"),
        say("board-to-rome"),
    ):
        table.add_column(str(head), justify="right")
    for seat, data in view["seats"].items():
        way = hints["ways"][seat]
        far = way["hexes_to_rome"]
        table.add_row(
            Text(f"{LETTERS[seat]} {name(seat)}", STYLES[seat]),
            str(say("board-dead")) if data["leader"] is None else name(data["leader"]),
            str(data["troops"]),
            str(data["conquests"]),
            str(data["popularity"]),
            str(say("board-of", count=data["rome"], most=way["rome_needed"])),
            "" if far is None else str(far),
        )
    return table


def stack_lines(rules: Rules, view: Told, width: int) -> list[Text]:
    """For each force: where its troops stand, and how many they are."""
    lines = []
    for force in FORCES:
        places = stacks_of(rules, view, force)
        items = [f"{name(one['name'])} {one['code']} {n}" for one, n in places]
        for i, row in enumerate(rows_of(items or [str(say("board-no-troops"))], width - 2)):
            lines.append(Text("  " if i else f"{LETTERS[force]} ", STYLES[force]).append(row, ""))
    return lines


def rows_of(items: list[str], width: int) -> list[str]:
    """Things in rows, with commas between them; none is broken in two."""
    rows = [""]
    for i, item in enumerate(items):
        word = item + ("," if i + 1 < len(items) else "")
        if rows[-1] and len(rows[-1]) + 1 + len(word) > width:
            rows.append("")
        rows[-1] = f"{rows[-1]} {word}".strip()
    return rows


def stacks_of(rules: Rules, view: Told, force: str) -> list[tuple[Json, int]]:
    """The hexes in which a force has troops, in the order of the board."""
    return [
        (one, view["stacks"][one["name"]]["troops"][force])
        for one in rules.describe_board()["hexes"]
        if force in view["stacks"].get(one["name"], {"troops": {}})["troops"]
    ]


# ---- in sentences --------------------------------------------------------------------------------


def sentences(rules: Rules, view: Told, hints: Told) -> list[str]:
    """The same without any drawing."""
    lines: list[Phrase] = [
        say(
            "board-told-round",
            round=view["round"],
            last=rules.options["round_limit"],
            seat=view["active"],
            phase=PHASE_WORDS[view["phase"]],
        ),
        say("board-told-war") if view["war"] else say("board-told-peace"),
    ]
    lines += [
        seat_sentence(seat, data, hints["ways"][seat]) for seat, data in view["seats"].items()
    ]
    lines += [
        say("board-told-stacks", force=force, places=told_places(stacks_of(rules, view, force)))
        for force in FORCES
    ]
    lines += [fight_sentence(fight) for fight in hints["fights"]]
    return [str(line) for line in lines]


def told_places(places: Iterable[tuple[Json, int]]) -> Listed:
    """Hexes with their codes and troops."""
    return Listed.of(
        (say("board-told-stack", hex=one["name"], code=one["code"], troops=n) for one, n in places),
        "comma",
    )


def seat_sentence(seat: str, data: dict[str, Any], way: Json) -> Phrase:
    """What a seat has."""
    if data["leader"] is None:
        return say("board-told-dead", seat=seat)
    return say(
        "board-told-seat",
        seat=seat,
        hex=data["leader"],
        far=way["hexes_to_rome"],
        conquests=data["conquests"],
        popularity=data["popularity"],
        turns=data["rome"],
        needed=way["rome_needed"],
    )


def fight_sentence(fight: Json) -> Phrase:
    """A fight that comes if nothing else is ordered."""
    win = round(fight["win"] * 100)
    if fight["defender"] is None:
        return say("board-told-caught", hex=fight["hex"], attacker=fight["attacker"])
    return say(
        "board-told-fight",
        hex=fight["hex"],
        attacker=fight["attacker"],
        defender=fight["defender"],
        attackers=fight["attackers"],
        defenders=fight["defenders"],
        win=win,
    )
