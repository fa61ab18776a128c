"""The board of The End of the Triumvirate in the terminal: seats, provinces, Forum, bag, supply."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.cli.screen import SEAT_STYLES
from rubicon.core.contract import Json, Rules, Told
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.words import Listed, Phrase

SEATS = ("Caesar", "Pompeius", "Crassus")
NUMERALS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
LETTERS = dict(zip(SEATS, "CPK", strict=True))
STYLES = dict(zip(SEATS, SEAT_STYLES, strict=False))
TYPE_STYLES = {"political": "yellow", "military": "", "competence": "magenta"}
BOXES = {"in": "■", "out": "□", "servant": "◆"}
BOX_WORDS = {
    "in": say("board-governor-in"),
    "out": say("board-governor-out"),
    "servant": say("board-governor-servant"),
}
BOX_SENTENCES = {
    "in": say("board-told-governor-in"),
    "out": say("board-told-governor-out"),
    "servant": say("board-told-governor-servant"),
}
PHASE_WORDS = {
    "supply": say("board-phase-supply"),
    "take gold": say("board-phase-take-gold"),
    "take legions": say("board-phase-take-legions"),
    "rome": say("board-phase-rome"),
    "battle": say("board-phase-battle"),
    "pick up": say("board-phase-pick-up"),
    "escape": say("board-phase-escape"),
    "pick up after escape": say("board-phase-pick-up-after-escape"),
    "compensation": say("board-phase-compensation"),
    "consul": say("board-phase-consul"),
    "over": say("board-phase-over"),
}
WIDE = 100
"""From this width on the legend is told in full."""
EXTRAS = ((say("board-next-supplies"), 96), (say("board-seas"), 119))
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
    return Text(f"{LETTERS[seat]} {name(seat)}", STYLES[seat])


def name(of: str) -> str:
    """A name as the language says it."""
    return str(say("board-name", name=of))


# ---- the picture ---------------------------------------------------------------------------------


def picture(rules: Rules, view: Told, hints: Told, width: int) -> RenderableType:
    """The whole board, from top to bottom in the order in which one looks at it."""
    return Group(
        heading(view),
        calendar(rules, view),
        seats_table(rules, view),
        Text(),
        provinces_table(rules, view, hints, width),
        Text(str(say("board-legend") if width >= WIDE else say("board-legend-short")), "dim"),
        commons(view),
    )


def heading(view: Told) -> Text:
    """Turn, whose it is, and the phase."""
    text = Text(f"{say('board-turn', turn=view['turn'])} ", "bold")
    text.append_text(seat_text(view["active"]))
    return text.append(str(say("board-in-phase", phase=phase_words(view))))


def phase_words(view: Told) -> Phrase:
    """The phase, with what is left of it."""
    if view["phase"] == "movement":
        return say("board-phase-movement", points=view["points"])
    if view["phase"] == "actions":
        return say("board-phase-actions", actions=view["actions_taken"])
    return PHASE_WORDS[view["phase"]]


def calendar(rules: Rules, view: Told) -> Text:
    """The calendar with its stone."""
    text = Text(f"{say('board-calendar')} ")
    election = str(say("board-election"))
    for space in range(int(rules.options["year_turns"]), 0, -1):
        here = space == view["calendar"]
        text.append(f"[{NUMERALS[space]}]" if here else f" {NUMERALS[space]} ", "bold" * here)
    return text.append(f"[{election}]" if view["calendar"] == 0 else f" {election}")


def track(level: int, top: int, leads: bool) -> str:
    """A track: the step in Roman numerals, and how far it is."""
    return f"{NUMERALS[level]:<4}{'▪' * level}{'·' * (top - level)}{' ▲' if leads else ''}"


def seats_table(rules: Rules, view: Told) -> Table:
    """A row for each seat."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    for head in (say("board-seat"), say("board-political"), say("board-military")):
        table.add_column(str(head), no_wrap=True)
    for head in (
        say("board-citizens"),
        say("board-gold"),
        say("board-reserve"),
        say("board-provinces"),
    ):
        table.add_column(str(head), justify="right")
    table.add_column(str(say("board-consul")))
    top, needed = int(rules.options["track_top"]), provinces_to_win(rules)
    for seat, data in view["seats"].items():
        table.add_row(
            seat_text(seat),
            track(data["political"], top, "political" in data["leads"]),
            track(data["military"], top, "military" in data["leads"]),
            str(data["citizens"]),
            str(data["gold"]),
            str(data["weapons_in_reserve"]),
            str(say("board-of", count=data["provinces"], most=needed)),
            str(say("board-once")) if data["consul"] else "",
        )
    return table


def card_words(view: Told) -> Phrase:
    """Who holds the compensation card, and which side is up."""
    card = view["compensation"]
    if card["holder"] is None:
        return say("board-card-free")
    return say("board-card-held", seat=card["holder"], side=card["side"])


def provinces_table(rules: Rules, view: Told, hints: Told, width: int) -> Table:
    """A row for each province, each seat's together."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    for head in (say("board-province"), say("board-type"), say("board-governor")):
        table.add_column(str(head), no_wrap=True)
    for head in (say("board-legions"), say("board-gold")):
        table.add_column(str(head), justify="right", no_wrap=True)
    more = [head for head, least in EXTRAS if width >= least]
    for head in (say("board-character"), say("board-march-to"), *more):
        table.add_column(str(head), no_wrap=True)
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
        Text(f"{LETTERS[seat]} {province['code']} {name(province['name'])}", STYLES[seat]),
        Text(name(province["type"]), TYPE_STYLES[province["type"]]),
        governor(data),
        number(data["legions"]),
        number(data["gold"]),
        visitor(view, province["name"]),
        " ".join(codes[way] for way in ways_from(province, view)),
    ]


def next_supply(hints: Told, province: Json) -> str:
    """What the province will yield next, in words."""
    due = hints["next_supply"][province["name"]]
    parts = [say("board-gold-due", gold=due["gold"])] if due["gold"] else []
    parts += [say("board-legions-due", legions=due["legions"])] if due["legions"] else []
    return ", ".join(map(str, parts)) or "·"


def short_seas(province: Json) -> str:
    """The seas a province touches, as short as they can be told apart."""
    return " ".join(sea.removeprefix("Mare ")[:SEA_LETTERS] for sea in province["seas"])


def seas(province: Json) -> Listed:
    """The seas a province touches, without the word that all share."""
    return Listed.of((sea.removeprefix("Mare ") for sea in province["seas"]), "comma")


def governor(data: dict[str, Any]) -> str:
    """Where the governor stands, with the number of civil servants if there are several."""
    where = BOX_WORDS[data["governor"]]
    if data["servants"] > 1:
        where = say("board-governor-servants", servants=data["servants"])
    return f"{BOXES[data['governor']]} {where}"


def number(count: int) -> str:
    """A count; nothing is shown as a dot, so that what is there stands out."""
    return str(count) if count else "·"


def visitor(view: Told, province: str) -> Text:
    """The characters in a province, with the servants they carry."""
    text = Text()
    for seat, data in view["seats"].items():
        if data["character"] == province:
            carried = f" +{data['carried']}" if data["carried"] else ""
            text.append(name(seat) + carried, STYLES[seat])
    return text


def commons(view: Told) -> Text:
    """What belongs to nobody, in two lines."""
    bag = [say("board-weapons", seat=seat, weapons=count) for seat, count in view["bag"].items()]
    supply = view["supply"]
    lines = (
        (
            say("board-forum", neutral=view["neutral_citizens"]),
            say("board-card", holder=card_words(view)),
        ),
        (
            say("board-bag", weapons=Listed.of(bag, "comma")),
            say(
                "board-supply",
                gold=supply["gold"],
                legions=supply["legions"],
                servants=supply["servants"],
            ),
        ),
    )
    return Text("\n".join("   ".join(map(str, line)) for line in lines))


# ---- in sentences --------------------------------------------------------------------------------


def sentences(rules: Rules, view: Told, _hints: Told) -> list[str]:
    """The same without any drawing."""
    lines = [
        say("board-told-turn", turn=view["turn"], seat=view["active"], phase=phase_words(view)),
        say("board-told-calendar", calendar=view["calendar"]),
    ]
    told = [str(line) for line in lines]
    for seat, data in view["seats"].items():
        told.append(str(seat_sentence(rules, seat, data)))
        told += [
            f"  {province_sentence(view, province)}"
            for province in rules.describe_board()["provinces"]
            if view["provinces"].get(province["name"], {}).get("owner") == seat
        ]
    return [*told, *map(str, common_sentences(view))]


def seat_sentence(rules: Rules, seat: str, data: dict[str, Any]) -> Phrase:
    """What a seat has."""
    things = [
        say("board-told-political", level=data["political"]),
        say("board-told-military", level=data["military"]),
    ]
    if data["leads"]:
        things.append(say("board-told-leads", tracks=data["leads"]))
    things += [
        say("board-told-citizens", citizens=data["citizens"]),
        say("board-told-in-hand", gold=data["gold"]),
        say("board-told-reserve", weapons=data["weapons_in_reserve"]),
    ]
    if data["carried"]:
        things.append(say("board-told-carried", servants=data["carried"]))
    most = provinces_to_win(rules)
    things.append(say("board-told-provinces", count=data["provinces"], most=most))
    if data["consul"]:
        things.append(say("board-told-consul"))
    what = Listed.of(things, "comma")
    return say("board-told-seat", seat=seat, province=data["character"], what=what)


def province_sentence(view: Told, province: Json) -> Phrase:
    """What is in a province."""
    data = view["provinces"][province["name"]]
    things = [say("board-told-legions", legions=data["legions"])]
    if data["gold"]:
        things.append(say("board-told-gold", gold=data["gold"]))
    if data["servants"]:
        things.append(say("board-told-servants", servants=data["servants"]))
    return say(
        "board-told-province",
        owner=data["owner"],
        province=province["name"],
        type=province["type"],
        things=Listed.of(things, "comma"),
        governor=BOX_SENTENCES[data["governor"]],
        ways=Listed.of(ways_from(province, view), "comma"),
        seas=seas(province),
    )


def common_sentences(view: Told) -> list[Phrase]:
    """What belongs to nobody."""
    bag = [
        say("board-told-weapons", seat=seat, weapons=count) for seat, count in view["bag"].items()
    ]
    supply = view["supply"]
    return [
        say("board-told-forum", neutral=view["neutral_citizens"]),
        say("board-told-bag", weapons=Listed.of(bag, "comma")),
        say(
            "board-told-supply",
            gold=supply["gold"],
            legions=supply["legions"],
            servants=supply["servants"],
        ),
        say("board-told-card", holder=card_words(view)),
    ]
