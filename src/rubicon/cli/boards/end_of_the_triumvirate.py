"""The board of The End of the Triumvirate in the terminal: seats, provinces, Forum, bag, supply."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.cli.screen import SEAT_STYLES
from rubicon.core.contract import Json, Rules, Told

SEATS = ("Caesar", "Pompeius", "Crassus")
NUMERALS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
LETTERS = dict(zip(SEATS, "CPK", strict=True))
STYLES = dict(zip(SEATS, SEAT_STYLES, strict=False))
TYPE_STYLES = {"political": "yellow", "military": "", "competence": "magenta"}
BOXES = {"in": "■ in", "out": "□ beside", "servant": "◆ servant"}
PHASE_WORDS = {
    "take gold": "supplies, gold is short",
    "take legions": "supplies, legions are short",
    "rome": "supplies, Rome's gift",
    "battle": "a battle",
    "pick up": "gold to pick up",
    "escape": "an escape",
    "pick up after escape": "gold to pick up",
    "consul": "the election",
    "over": "the game is over",
}
BOX_WORDS = {
    "in": "in the box, so it yields at his next supplies",
    "out": "beside the box, so it does not yield at his next supplies",
    "servant": "on a civil servant, so it always yields",
}
SHORT_LEGEND = "▲ leads  ■ in the box: yields next time  □ beside it: does not  ◆ always"
LEGEND = (
    "▲ leads on the track   Governor ■ in the box: yields next time   □ beside it: does not   "
    "◆ on a servant: always"
)
WIDE = 100
"""From this width on the legend is told in full."""
EXTRAS = {"Next supplies": 96, "Seas": 119}
"""Further columns, with the width from which there is room for them."""
SEA_LETTERS = 5


def ways_from(province: Json, view: Told) -> list[str]:
    """Where one can march from a province."""
    return [name for name in province["borders"] + province["arrows"] if name in view["provinces"]]


def provinces_to_win(rules: Rules) -> int:
    """[9.5] [11.6] How many provinces are the military victory."""
    name = "provinces_to_win" if len(rules.seats) > 2 else "two_player_provinces"
    return int(rules.options[name])


def seat_text(seat: str) -> Text:
    """A seat's letter and name in its colour."""
    return Text(f"{LETTERS[seat]} {seat}", STYLES[seat])


# ---- the picture ---------------------------------------------------------------------------------


def picture(rules: Rules, view: Told, hints: Told, width: int) -> RenderableType:
    """The whole board, from top to bottom in the order in which one looks at it."""
    return Group(
        heading(view),
        calendar(rules, view),
        seats_table(rules, view),
        Text(),
        provinces_table(rules, view, hints, width),
        Text(LEGEND if width >= WIDE else SHORT_LEGEND, "dim"),
        commons(view),
    )


def heading(view: Told) -> Text:
    """Turn, whose it is, and the phase."""
    text = Text(f"Turn {view['turn']}: ", "bold")
    text.append_text(seat_text(view["active"]))
    return text.append(f", {phase_words(view)}")


def phase_words(view: Told) -> str:
    """The phase, with what is left of it."""
    if view["phase"] == "movement":
        return f"movement ({view['points']} points left)"
    if view["phase"] == "actions":
        return f"actions ({view['actions_taken']} taken)"
    return PHASE_WORDS.get(view["phase"], str(view["phase"]))


def calendar(rules: Rules, view: Told) -> Text:
    """The calendar with its stone."""
    text = Text("Calendar ")
    for space in range(int(rules.options["year_turns"]), 0, -1):
        here = space == view["calendar"]
        text.append(f"[{NUMERALS[space]}]" if here else f" {NUMERALS[space]} ", "bold" * here)
    return text.append("[election]" if view["calendar"] == 0 else " election")


def track(level: int, top: int, leads: bool) -> str:
    """A track: the step in Roman numerals, and how far it is."""
    return f"{NUMERALS[level]:<4}{'▪' * level}{'·' * (top - level)}{' ▲' if leads else ''}"


def seats_table(rules: Rules, view: Told) -> Table:
    """A row for each seat."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    for name in ("Seat", "Political", "Military"):
        table.add_column(name, no_wrap=True)
    for name in ("Citizens", "Gold", "Reserve", "Provinces"):
        table.add_column(name, justify="right")
    table.add_column("Consul")
    top, needed = int(rules.options["track_top"]), provinces_to_win(rules)
    for seat, data in view["seats"].items():
        table.add_row(
            seat_text(seat),
            track(data["political"], top, "political" in data["leads"]),
            track(data["military"], top, "military" in data["leads"]),
            str(data["citizens"]),
            str(data["gold"]),
            str(data["weapons_in_reserve"]),
            f"{data['provinces']} of {needed}",
            "once" if data["consul"] else "",
        )
    return table


def card_words(view: Told) -> str:
    """Who holds the compensation card, and which side is up."""
    card = view["compensation"]
    return f"{card['holder']}, side {NUMERALS[card['side']]}" if card["holder"] else "unclaimed"


def provinces_table(rules: Rules, view: Told, hints: Told, width: int) -> Table:
    """A row for each province, each seat's together."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    for name in ("Province", "Type", "Governor"):
        table.add_column(name, no_wrap=True)
    for name in ("Leg.", "Gold"):
        table.add_column(name, justify="right", no_wrap=True)
    more = [name for name, least in EXTRAS.items() if width >= least]
    for name in ("Character", "March to", *more):
        table.add_column(name, no_wrap=True)
    provinces = rules.describe_board()["provinces"]
    codes = {province["name"]: province["code"] for province in provinces}
    for seat in view["seats"]:
        for province in provinces:
            data = view["provinces"].get(province["name"], {})
            if data.get("owner") == seat:
                extras = (next_supply(hints, province), short_seas(province))
                table.add_row(*province_row(view, province, codes), *extras[: len(more)])
    return table


def province_row(view: Told, province: Json, codes: dict[str, str]) -> list[Text | str]:
    """One province."""
    data = view["provinces"][province["name"]]
    seat = data["owner"]
    return [
        Text(f"{LETTERS[seat]} {province['code']} {province['name']}", STYLES[seat]),
        Text(province["type"], TYPE_STYLES[province["type"]]),
        governor(data),
        number(data["legions"]),
        number(data["gold"]),
        visitor(view, province["name"]),
        " ".join(codes[name] for name in ways_from(province, view)),
    ]


def next_supply(hints: Told, province: Json) -> str:
    """What the province will yield next, in words."""
    due = hints["next_supply"][province["name"]]
    parts = [f"{due['gold']} gold"] * (due["gold"] > 0) + [f"{due['legions']} leg."] * (
        due["legions"] > 0
    )
    return ", ".join(parts) or "·"


def short_seas(province: Json) -> str:
    """The seas a province touches, as short as they can be told apart."""
    return " ".join(sea.removeprefix("Mare ")[:SEA_LETTERS] for sea in province["seas"])


def seas(province: Json) -> str:
    """The seas a province touches, without the word that all share."""
    return ", ".join(sea.removeprefix("Mare ") for sea in province["seas"])


def governor(data: dict[str, Any]) -> str:
    """Where the governor stands, with the number of civil servants if there are several."""
    return f"◆ {data['servants']} serv." if data["servants"] > 1 else BOXES[data["governor"]]


def number(count: int) -> str:
    """A count; nothing is shown as a dot, so that what is there stands out."""
    return str(count) if count else "·"


def visitor(view: Told, province: str) -> Text:
    """The characters in a province, with the servants they carry."""
    text = Text()
    for seat, data in view["seats"].items():
        if data["character"] == province:
            text.append(seat + (f" +{data['carried']}" if data["carried"] else ""), STYLES[seat])
    return text


def commons(view: Told) -> Text:
    """What belongs to nobody, in two lines."""
    bag = [f"{colour} {count}" for colour, count in view["bag"].items()]
    supply = view["supply"]
    card = card_words(view)
    return Text(
        f"Forum: {view['neutral_citizens']} neutral citizens   Compensation card: {card}\n"
        f"Bag: {', '.join(bag)}   Supply: {supply['gold']} gold, {supply['legions']} legions, "
        f"{supply['servants']} serv."
    )


# ---- in sentences --------------------------------------------------------------------------------


def sentences(rules: Rules, view: Told, _hints: Told) -> list[str]:
    """The same without any drawing."""
    turns = "in progress" if view["calendar"] == 0 else f"in {plural(view['calendar'], 'turn')}"
    lines = [
        f"Turn {view['turn']}, {view['active']}: {phase_words(view)}.",
        f"The calendar shows {NUMERALS[view['calendar']]}; the election is {turns}.",
    ]
    for seat, data in view["seats"].items():
        lines += [seat_sentence(rules, seat, data)]
        lines += [
            province_sentence(view, province)
            for province in rules.describe_board()["provinces"]
            if view["provinces"].get(province["name"], {}).get("owner") == seat
        ]
    return [*lines, *common_sentences(view)]


def plural(count: int, noun: str) -> str:
    """A number with its noun."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def seat_sentence(rules: Rules, seat: str, data: dict[str, Any]) -> str:
    """What a seat has."""
    leads = f", leads on the {' and the '.join(data['leads'])} track" if data["leads"] else ""
    consul = ", has been consul" if data["consul"] else ""
    carried = f", carries {plural(data['carried'], 'civil servant')}" if data["carried"] else ""
    reserve = plural(data["weapons_in_reserve"], "weapon")
    return (
        f"{seat} is in {data['character']}: political {NUMERALS[data['political']]}, "
        f"military {NUMERALS[data['military']]}{leads}, {plural(data['citizens'], 'citizen')}, "
        f"{data['gold']} gold in hand, {reserve} in reserve{carried}, "
        f"{data['provinces']} of {provinces_to_win(rules)} provinces{consul}."
    )


def province_sentence(view: Told, province: Json) -> str:
    """What is in a province."""
    data = view["provinces"][province["name"]]
    things = [plural(data["legions"], "legion")]
    things += [f"{data['gold']} gold"] if data["gold"] else []
    things += [plural(data["servants"], "civil servant")] if data["servants"] else []
    return (
        f"  {data['owner']}: {province['name']}, {province['type']}, {', '.join(things)}; "
        f"governor {BOX_WORDS[data['governor']]}; "
        f"marches to {', '.join(ways_from(province, view)) or 'nowhere'}; "
        f"seas: {seas(province) or 'none'}."
    )


def common_sentences(view: Told) -> list[str]:
    """What belongs to nobody."""
    bag = ", ".join(f"{count} of {colour}" for colour, count in view["bag"].items())
    supply = view["supply"]
    return [
        f"The Forum has {view['neutral_citizens']} neutral citizens.",
        f"The battle bag has weapons: {bag}.",
        f"The common supply has {supply['gold']} gold, {supply['legions']} legions and "
        f"{plural(supply['servants'], 'civil servant')}.",
        f"Compensation card: {card_words(view)}.",
    ]
