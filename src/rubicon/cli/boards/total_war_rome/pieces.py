"""Armies, navies, agents and the own hand, one below the other."""

from collections import Counter

from rich.table import Table
from rich.text import Text

from rubicon.cli.boards.total_war_rome.marks import STAR, STYLES, name
from rubicon.core.contract import Json, Told
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Listed, Phrase

Part = Text | Table


def where(piece: Json) -> Phrase:
    """Where an army or navy is."""
    if piece.get("aboard"):
        return say("board-aboard", navy=piece["aboard"])
    if piece["place"] is None:
        return say("board-beside")
    return say("board-at", place=piece["place"])


def cards_words(army: Json) -> Phrase:
    """The cards of an army that the viewer knows, and how many he does not."""
    known = Counter(card["kind"] for card in army["cards"])
    kinds = [say("board-copies", count=count, kind=kind) for kind, count in known.items()]
    return say("board-known", kinds=Listed.of(kinds, "comma"), hidden=army["hidden"])


def general_words(army: Json) -> str:
    """The general with his stars."""
    if army["general"] is None:
        return str(say("board-no-general"))
    return f"{army['general']} {STAR * army['stars']}"


def armies(view: Told) -> list[Part]:
    """The armies: where, under whom, how many cards and which."""
    if not view["armies"]:
        return []
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(str(say("board-army")), no_wrap=True)
    table.add_column(str(say("board-where")), no_wrap=True)
    table.add_column(str(say("board-mu")), no_wrap=True, justify="right")
    table.add_column(str(say("board-army-cards")))
    for title, army in view["armies"].items():
        moving = army["movement"] if army["seat"] == view["active"] else 0
        table.add_row(
            Text(title, STYLES[army["seat"]]),
            str(where(army)),
            str(moving) if moving and view["phase"] == "campaign" else "",
            Text(general_words(army)).append(f"\n{size_words(army)} {cards_words(army)}"),
        )
    return [table]


def size_words(army: Json) -> Phrase:
    """How many cards an army has, as everybody may know."""
    return say("board-size", size=army["size"], mercenaries=army["mercenaries"])


def navies(view: Told) -> list[Part]:
    """The navies in a line each."""
    return [
        Text(title, STYLES[navy["seat"]]).append(f" {navy_words(navy)}")
        for title, navy in view["navies"].items()
    ]


def navy_words(navy: Json) -> Phrase:
    """Where a navy is, its ships, and whom it carries."""
    if navy["carries"] is None:
        return say("board-navy", where=where(navy), ships=navy["size"])
    return say("board-navy-carries", where=where(navy), ships=navy["size"], army=navy["carries"])


def agents(view: Told) -> list[Part]:
    """The agents of all factions, a line for each."""
    lines: list[Part] = []
    for seat in view["seats"]:
        found = agent_list(view, seat)
        if found.items:
            lines.append(Text(str(say("board-agents-of", seat=seat, agents=found)), STYLES[seat]))
    return lines


def agent_list(view: Told, seat: str) -> Listed:
    """The agents of a faction, where they are and whether they are done."""
    own = [one for one in view["agents"].items() if one[1]["seat"] == seat]
    return Listed.of(
        (
            say(
                "board-agent",
                number=str(title.removeprefix(f"{seat} agent ")),
                region=agent["region"],
                state="barred" if agent["barred"] else "acted" if agent["acts"] else "free",
            )
            for title, agent in own
        ),
        "comma",
    )


def hand(view: Told) -> list[Part]:
    """The hands that the viewer sees: of each card the action, the levy and the event."""
    parts: list[Part] = []
    for seat, data in view["seats"].items():
        if not data["hand"]:
            continue
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column(Text(str(say("board-hand", seat=seat)), STYLES[seat]), no_wrap=True)
        for title in ("action", "levy"):
            table.add_column(str(say(f"board-{title}")), no_wrap=True)
        table.add_column(str(say("board-event")))
        for card in data["hand"]:
            table.add_row(
                card["card"], name(card["action"]), str(card["levy"]), str(event_words(card))
            )
        parts += [Text(), table]
    return parts


def event_words(card: Json) -> Phrase:
    """The event of a card, and what it does."""
    return say(
        "board-card-event", event=card["event"], about=say("board-about", about=card["event"])
    )
