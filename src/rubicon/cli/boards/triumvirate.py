"""Triumvirate in the terminal: the match, the suits, the houses, the table and one's own hand."""

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.cli.screen import SEAT_STYLES
from rubicon.core.contract import Event, EventField, Json, Rules, Told
from rubicon.games.triumvirate.saying import say
from rubicon.words import Listed, Phrase

AT_EVERY_DECISION = True
DEALT = "dealt"
"""The event that comes for each card."""
SUIT_STYLES = {"Caesar": "bold red", "Pompeius": "bold yellow", "Crassus": "bold"}
MARKS = {"legion": "†", "senator": " ", "mob": "*"}
BACK = "[?]"
SECRET, NOTHING = "secret", "nothing"
"""What a decision about a pledge can be, beside a card."""


# ---- the picture ---------------------------------------------------------------------------------


def picture(rules: Rules, view: Told, hints: Told, _width: int) -> RenderableType:
    """The whole table, from top to bottom in the order in which one looks at it."""
    parts: list[RenderableType] = [heading(rules, view), suits_table(rules, view, hints), Text()]
    parts += [houses_table(rules, view), Text(), *counting(rules, view, hints)]
    parts += [row for name in rules.seats for row in hand_rows(rules, view, hints, name)]
    return Group(*parts, Text(str(say("board-legend")), "dim"))


def heading(rules: Rules, view: Told) -> Text:
    """Which game and hand, whose deal, and what is going on."""
    text = Text(str(where(view)), "bold")
    if view["dealer"]:
        dealer = str(name_of(view["dealer"]))
        text.highlight_words([dealer], seat_style(rules, view["dealer"]))
    text.append(str(say("board-doing", phase=doing(view))))
    aside = str(say("board-aside", cards=view["aside"])) if view["history"] else ""
    return text.append(aside, "dim")


def where(view: Told) -> Phrase:
    """Which game and hand, and whose deal."""
    numbers = {"game": view["game_number"], "hand": view["hand_number"]}
    if view["dealer"] is None:
        return say("board-where", **numbers)
    return say("board-where-dealt", seat=view["dealer"], **numbers)


def doing(view: Told) -> Phrase:
    """What is going on."""
    return say("board-phase", phase=view["phase"])


def name_of(name: str) -> Phrase:
    """How a house or a triumvir is called."""
    return say("board-name", name=name)


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


def suits_table(rules: Rules, view: Told, hints: Told) -> Table:
    """A row for each triumvir: consul markers, tricks of this hand, and the cards in them."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for title in (
        say("board-triumvir"),
        say("board-consuls"),
        say("board-tricks"),
        say("board-table"),
    ):
        table.add_column(str(title), no_wrap=True)
    tricks, consuls = rules.options["tricks_to_consul"], rules.options["consuls_to_emperor"]
    for suit, style in SUIT_STYLES.items():
        won = [trick["plays"] for trick in hints["tricks"] if trick["suit"] == suit]
        table.add_row(
            Text(str(name_of(suit)), style),
            pips(view["consuls"][suit], int(consuls), "●"),
            pips(view["tricks"][suit], int(tricks), "■"),
            Text("  ").join(
                [
                    *([Text(str(say("board-emperor")))] if view["emperor"] == suit else []),
                    *(plays_text(rules, plays) for plays in won),
                ]
            ),
        )
    if view["lead"]:
        table.add_row(str(say("board-led-now")), "", "", plays_text(rules, view["plays"][-1:]))
    return table


def plays_text(rules: Rules, plays: list[Json]) -> Text:
    """A trick: who led, his card, and the reply."""
    known, leader = kinds(rules), plays[0]["seat"]
    text = Text(f"{str(name_of(leader))[:2]}:", seat_style(rules, leader))
    cards = [card_text(known, play["card"]) for play in plays]
    for card in cards:
        card.rstrip()
    return text.append_text(Text("-").join(cards))


def houses_table(rules: Rules, view: Told) -> Table:
    """A row for each house: cards, pledges as backs, game markers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for title in (
        say("board-house"),
        say("board-cards"),
        say("board-pledges"),
        say("board-games-won"),
    ):
        table.add_column(str(title), no_wrap=True)
    table.add_column("", no_wrap=True)
    needed = int(rules.options["markers_to_win"])
    for name, seat in view["seats"].items():
        table.add_row(
            Text(str(name_of(name)), seat_style(rules, name)),
            str(seat["cards"]),
            pledges_text(rules, seat),
            pips(seat["markers"], needed, "◆"),
            decision_words(seat)
            or (str(say("board-to-decide")) if view["decides"] == name else ""),
        )
    return table


def pledges_text(rules: Rules, seat: Json) -> Text:
    """The faces for a reader who may see them, else backs."""
    if seat["pledges"] is None:
        return Text(" ".join([BACK] * seat["pledged"]) or str(say("board-none")))
    known, none = kinds(rules), Text(str(say("board-none")))
    return Text(" ").join(card_text(known, card) for card in seat["pledges"]) or none


def decision_words(seat: Json) -> str:
    """A decision about a pledge that waits."""
    if seat["decision"] is None:
        return ""
    return str(decision_phrase(seat["decision"]))


def decision_phrase(decision: str) -> Phrase:
    """The same as a phrase: a card is named to those who may know it."""
    if decision == SECRET:
        return say("board-decided")
    if decision == NOTHING:
        return say("board-decided-nothing")
    return say("board-decided-card", card=decision)


def hand_rows(rules: Rules, view: Told, hints: Told, name: str) -> list[Text]:
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
    return [Text(str(say("board-hand", seat=name)), seat_style(rules, name)), *rows]


def unseen_cards(view: Told, hints: Told) -> list[str]:
    """What a house has not seen: it is with the rival, pledged, or aside."""
    if view["viewer"] is None or not view["history"]:
        return []
    unseen: list[str] = hints.get("counting", {}).get("unseen", [])
    return unseen


def counting(rules: Rules, view: Told, hints: Told) -> list[Text]:
    """The cards that have not been seen, if one wants to be helped."""
    known = kinds(rules)
    cards = [card_text(known, card) for card in unseen_cards(view, hints)]
    title = Text(f"{say('board-unseen')}  ", "dim")
    return [title.append_text(Text(" ").join(cards))] if cards else []


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
    first, known = events[0], [card for card in cards if card]
    if not known:
        fields: dict[str, EventField] = {"seat": seat, "number": len(cards)}
        return Event(first.name, first.rules, "board-dealt-hidden", fields, first.scope)
    return Event(
        first.name, first.rules, "board-dealt", {"seat": seat, "cards": known}, first.scope
    )


# ---- in sentences --------------------------------------------------------------------------------


def sentences(_rules: Rules, view: Told, hints: Told) -> list[str]:
    """The same without any drawing."""
    return [str(line) for line in lines(view, hints)]


def lines(view: Told, hints: Told) -> Iterator[Phrase]:
    """One sentence after the other."""
    yield say("board-told-where", where=where(view), phase=doing(view))
    for suit in SUIT_STYLES:
        won = {"tricks": view["tricks"][suit], "consuls": view["consuls"][suit]}
        yield say("board-told-suit", suit=suit, crowned=view["emperor"] == suit, **won)
    for name, seat in view["seats"].items():
        yield house_sentence(name, seat)
    plays = [say("board-told-play", seat=play["seat"], card=play["card"]) for play in view["plays"]]
    tricks = [
        say("board-told-trick", plays=Listed.of(plays[i : i + 2], "comma"))
        for i in range(0, len(plays), 2)
    ]
    yield say("board-told-table", tricks=Listed.of(tricks, "semicolon"))
    yield say("board-told-aside", cards=view["aside"])
    for name, seat in view["seats"].items():
        if seat["hand"] is not None:
            yield say("board-told-hand", seat=name, cards=Listed.of(seat["hand"], "comma"))
    unseen = unseen_cards(view, hints)
    if unseen:
        yield say("board-told-unseen", cards=Listed.of(unseen, "comma"))


def house_sentence(name: str, seat: Json) -> Phrase:
    """What a house has."""
    return say(
        "board-told-house",
        seat=name,
        cards=seat["cards"],
        pledged=seat["pledged"],
        faces=Listed.of(seat["pledges"] or [], "comma"),
        markers=seat["markers"],
        waits=seat["decision"] is not None,
        decision=decision_words(seat),
    )
