"""Triumvirate in the terminal: the match, the suits, the houses, the table and one's own hand."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.cli.screen import SEAT_STYLES
from rubicon.core.contract import Event, Json, Rules
from rubicon.kit.words import plural

AT_EVERY_DECISION = True
DEALT = "dealt"
"""The event that comes for each card."""
SUIT_STYLES = {"Caesar": "bold red", "Pompeius": "bold yellow", "Crassus": "bold"}
MARKS = {"legion": "†", "senator": " ", "mob": "*"}
LEGEND = "† Legion: counts if pledged to the Emperor   * Mob: beats any other suit"
BACK = "[?]"
PHASE_WORDS = {
    "dealer": "chance chooses the dealer",
    "deal": "the cards are dealt",
    "lead": "a trick is led",
    "reply": "a trick is answered",
    "pledge": "pledges",
    "over": "the match is over",
}


# ---- the picture ---------------------------------------------------------------------------------


def picture(rules: Rules, view: Json, hints: Json, _width: int) -> RenderableType:
    """The whole table, from top to bottom in the order in which one looks at it."""
    parts: list[RenderableType] = [heading(rules, view), suits_table(rules, view, hints), Text()]
    parts += [houses_table(rules, view), Text(), *counting(rules, view, hints)]
    parts += [row for name in rules.seats for row in hand_rows(rules, view, hints, name)]
    return Group(*parts, Text(LEGEND, "dim"))


def heading(rules: Rules, view: Json) -> Text:
    """Which game and hand, whose deal, and what is going on."""
    text = Text(f"Game {view['game_number']}, hand {view['hand_number']}", "bold")
    if view["dealer"]:
        text.append(", dealt by the ").append(view["dealer"], seat_style(rules, view["dealer"]))
    text.append(f": {PHASE_WORDS[view['phase']]}")
    return text.append(f"; {plural(view['aside'], 'card')} aside" if view["history"] else "", "dim")


def seat_style(rules: Rules, seat: str) -> str:
    """A house's colour."""
    return SEAT_STYLES[rules.seats.index(seat)]


def kinds(rules: Rules) -> dict[str, str]:
    """The kind of each card."""
    return {card["name"]: card["kind"] for card in rules.describe_board()["cards"]}


def card_text(kinds: dict[str, str], card: str) -> Text:
    """A card as small as it can be told: the suit's letter, the number and a mark."""
    suit, rank = card.split()
    letter = "K" if suit == "Crassus" else suit[0]
    return Text(f"{letter}{rank}{MARKS[kinds[card]]}", SUIT_STYLES[suit])


def pips(number: int, of: int, sign: str) -> str:
    """A number out of a number."""
    return sign * number + "·" * (of - number)


def suits_table(rules: Rules, view: Json, hints: Json) -> Table:
    """A row for each triumvir: consul markers, tricks of this hand, and the cards in them."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for name in ("Triumvir", "Consuls", "Tricks", "On the table"):
        table.add_column(name, no_wrap=True)
    tricks, consuls = rules.options["tricks_to_consul"], rules.options["consuls_to_emperor"]
    for suit, style in SUIT_STYLES.items():
        won = [trick["plays"] for trick in hints["tricks"] if trick["suit"] == suit]
        table.add_row(
            Text(suit, style),
            pips(view["consuls"][suit], int(consuls), "●"),
            pips(view["tricks"][suit], int(tricks), "■"),
            Text("EMPEROR  " if view["emperor"] == suit else "").append_text(
                Text("  ").join(plays_text(rules, plays) for plays in won)
            ),
        )
    if view["lead"]:
        table.add_row("Led now", "", "", plays_text(rules, view["plays"][-1:]))
    return table


def plays_text(rules: Rules, plays: list[Json]) -> Text:
    """A trick: who led, his card, and the reply."""
    known, leader = kinds(rules), plays[0]["seat"]
    text = Text(f"{leader[:2]}:", seat_style(rules, leader))
    cards = [card_text(known, play["card"]) for play in plays]
    for card in cards:
        card.rstrip()
    return text.append_text(Text("-").join(cards))


def houses_table(rules: Rules, view: Json) -> Table:
    """A row for each house: cards, pledges as backs, game markers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for name in ("House", "Cards", "Pledges", "Games won", ""):
        table.add_column(name, no_wrap=True)
    needed = int(rules.options["markers_to_win"])
    for name, seat in view["seats"].items():
        table.add_row(
            Text(name, seat_style(rules, name)),
            str(seat["cards"]),
            pledges_text(rules, seat),
            pips(seat["markers"], needed, "◆"),
            decision_words(seat) or ("to decide" if view["decides"] == name else ""),
        )
    return table


def pledges_text(rules: Rules, seat: Json) -> Text:
    """The faces for a reader who may see them, else backs."""
    if seat["pledges"] is None:
        return Text(" ".join([BACK] * seat["pledged"]) or "none")
    known = kinds(rules)
    return Text(" ").join(card_text(known, card) for card in seat["pledges"]) or Text("none")


def decision_words(seat: Json) -> str:
    """A decision about a pledge that waits."""
    if seat["decision"] is None:
        return ""
    known = seat["decision"] != "secret"
    return f"has decided: {seat['decision']}" if known else "has decided"


def hand_rows(rules: Rules, view: Json, hints: Json, name: str) -> list[Text]:
    """A hand that the viewer sees, fanned; what may be played now is raised."""
    hand = view["seats"][name]["hand"]
    if not hand:
        return []
    raised = hints["playable"] if view["decides"] == name else []
    known, rows, above = kinds(rules), (Text(), Text(), Text()), False
    for card in hand:
        style, face = SUIT_STYLES[card.split()[0]], card_text(known, card)
        # A card that is not raised cuts off the right edge of one that is.
        edge, above = above, card in raised
        tops = ("╭───", "│", "│   ") if above else ("╮   " if edge else "    ", "╭───", "│")
        for row, part in zip(rows, tops, strict=True):
            row.append(part, style).append_text(face if part == "│" else Text())
    for row, part in zip(rows, "╮││" if above else " ╮│", strict=True):
        row.append(part)
    return [Text(f"Hand of the {name}", seat_style(rules, name)), *rows]


def unseen_cards(view: Json, hints: Json) -> list[str]:
    """What a house has not seen: it is with the rival, pledged, or aside."""
    if view["viewer"] is None or not view["history"]:
        return []
    unseen: list[str] = hints.get("counting", {}).get("unseen", [])
    return unseen


def counting(rules: Rules, view: Json, hints: Json) -> list[Text]:
    """The cards that have not been seen, if one wants to be helped."""
    known = kinds(rules)
    cards = [card_text(known, card) for card in unseen_cards(view, hints)]
    return [Text("Not seen  ", "dim").append_text(Text(" ").join(cards))] if cards else []


# ---- what happened -------------------------------------------------------------------------------


def gathered(events: Iterable[Event]) -> list[Event]:
    """A deal in a sentence for each house, instead of one for each card."""
    told: list[Event] = []
    deal: list[Event] = []
    for event in events:
        if event.name == DEALT:
            deal.append(event)
        else:
            told += [*dealt(deal), event]
            deal = []
    return told + dealt(deal)


def dealt(deal: list[Event]) -> list[Event]:
    """A sentence for each house."""
    houses: dict[str, list[Event]] = {}
    for event in deal:
        houses.setdefault(str(event.fields["seat"]), []).append(event)
    return [house_dealt(seat, events) for seat, events in houses.items()]


def house_dealt(seat: str, events: list[Event]) -> Event:
    """What a house is dealt: its cards if one may know them, their number if not."""
    cards = sorted(str(event.fields["card"]) for event in events)
    order = list(SUIT_STYLES)
    cards.sort(key=lambda card: order.index(card.split()[0]) if card else 0)
    words = ", ".join(cards) if cards[0] else plural(len(cards), "card")
    first = events[0]
    return Event(first.name, first.rules, f"The {seat} are dealt {words}.", first.fields)


# ---- in sentences --------------------------------------------------------------------------------


def sentences(_rules: Rules, view: Json, hints: Json) -> list[str]:
    """The same without any drawing."""
    dealer = f", dealt by the {view['dealer']}" if view["dealer"] else ""
    where = f"Game {view['game_number']}, hand {view['hand_number']}{dealer}"
    lines = [f"{where}: {PHASE_WORDS[view['phase']]}."]
    for suit in SUIT_STYLES:
        tricks = plural(view["tricks"][suit], "trick")
        crowned = ", Emperor" if view["emperor"] == suit else ""
        consuls = plural(view["consuls"][suit], "consul marker")
        lines.append(f"{suit}: {tricks} in this hand, {consuls}{crowned}.")
    lines += [house_sentence(name, seat) for name, seat in view["seats"].items()]
    plays = [f"{play['seat']} {play['card']}" for play in view["plays"]]
    pairs = [", ".join(plays[i : i + 2]) for i in range(0, len(plays), 2)]
    lines += [f"On the table: {'; '.join(pairs) or 'nothing'}."]
    lines += [f"Set aside: {plural(view['aside'], 'card')}."]
    for name, seat in view["seats"].items():
        if seat["hand"] is not None:
            lines.append(f"Hand of the {name}: {', '.join(seat['hand']) or 'nothing'}.")
    unseen = unseen_cards(view, hints)
    return [*lines, f"Not seen: {', '.join(unseen)}."] if unseen else lines


def house_sentence(name: str, seat: Json) -> str:
    """What a house has."""
    known = seat["pledges"]
    faces = f" ({', '.join(known)})" if known else ""
    decided = f", {decision_words(seat)}" if seat["decision"] else ""
    return (
        f"The {name}: {plural(seat['cards'], 'card')}, {plural(seat['pledged'], 'pledge')}{faces}, "
        f"{plural(seat['markers'], 'game marker')}{decided}."
    )
