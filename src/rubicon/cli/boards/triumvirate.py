"""Triumvirate in the terminal: the match, the suits, the houses, the table and one's own hand."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.cli.screen import SEAT_STYLES
from rubicon.core.contract import Json, Rules
from rubicon.kit.words import plural

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
    parts: list[RenderableType] = [heading(rules, view), suits_table(rules, view), Text()]
    parts += [houses_table(rules, view), Text(), *played(rules, view)]
    parts += [hand for name in rules.seats for hand in hand_rows(rules, view, name)]
    return Group(*parts, *counting(rules, view, hints), Text(LEGEND, "dim"))


def heading(rules: Rules, view: Json) -> Text:
    """Which game and hand, whose deal, and what is going on."""
    text = Text(f"Game {view['game_number']}, hand {view['hand_number']}", "bold")
    if view["dealer"]:
        text.append(", dealt by the ").append(view["dealer"], seat_style(rules, view["dealer"]))
    return text.append(f": {PHASE_WORDS[view['phase']]}")


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
    """So many of so many."""
    return sign * number + "·" * (of - number)


def suits_table(rules: Rules, view: Json) -> Table:
    """A row for each triumvir: tricks of this hand, and consul markers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for name in ("Triumvir", "Tricks", "Consuls", ""):
        table.add_column(name, no_wrap=True)
    tricks, consuls = rules.options["tricks_to_consul"], rules.options["consuls_to_emperor"]
    for suit, style in SUIT_STYLES.items():
        table.add_row(
            Text(suit, style),
            pips(view["tricks"][suit], int(tricks), "■"),
            pips(view["consuls"][suit], int(consuls), "●"),
            "Emperor" if view["emperor"] == suit else "",
        )
    return table


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
    """The faces for whoever may see them, else backs."""
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


def played(rules: Rules, view: Json) -> list[Text]:
    """What lies on the table, trick by trick."""
    if not view["plays"]:
        return []
    known, text = kinds(rules), Text("On the table ", "dim")
    for i, play in enumerate(view["plays"]):
        text.append("  " if i % 2 == 0 else "-")
        text.append(f"{play['seat'][0]}:", seat_style(rules, play["seat"]))
        text.append_text(card_text(known, play["card"]))
    return [text]


def hand_rows(rules: Rules, view: Json, name: str) -> list[Text]:
    """A hand that the viewer sees."""
    hand = view["seats"][name]["hand"]
    if hand is None:
        return []
    known, text = kinds(rules), Text(f"Hand of the {name} ", seat_style(rules, name))
    for suit in SUIT_STYLES:
        for card in (card for card in hand if card.startswith(suit)):
            text.append(" ").append_text(card_text(known, card))
        text.append("  ")
    return [text]


def counting(rules: Rules, view: Json, hints: Json) -> list[Text]:
    """What the viewer has not seen: it is with the rival, pledged, or aside."""
    unseen = hints.get("counting", {}).get("unseen", [])
    if view["viewer"] is None or not unseen or not view["history"]:
        return []
    known, text = kinds(rules), Text("Not seen ", "dim")
    for card in unseen:
        text.append(" ").append_text(card_text(known, card))
    return [text.append(f"   aside: {view['aside']}", "dim")]


# ---- in sentences --------------------------------------------------------------------------------


def sentences(_rules: Rules, view: Json) -> list[str]:
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
    return lines


def house_sentence(name: str, seat: Json) -> str:
    """What a house has."""
    known = seat["pledges"]
    faces = f" ({', '.join(known)})" if known else ""
    decided = f", {decision_words(seat)}" if seat["decision"] else ""
    return (
        f"The {name}: {plural(seat['cards'], 'card')}, {plural(seat['pledged'], 'pledge')}{faces}, "
        f"{plural(seat['markers'], 'game marker')}{decided}."
    )
