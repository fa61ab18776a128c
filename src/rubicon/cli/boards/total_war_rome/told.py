"""The board in sentences: for ears, and for terminals that draw nothing."""

from collections.abc import Iterator

from rubicon.cli.boards.total_war_rome.factions import columns_of, homes_of
from rubicon.cli.boards.total_war_rome.pieces import (
    agent_list,
    cards_words,
    event_words,
    navy_words,
    size_words,
    where,
)
from rubicon.cli.boards.total_war_rome.regions import areas
from rubicon.cli.boards.total_war_rome.round import NOT_YET, next_words, round_words
from rubicon.core.contract import Json, Told
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Listed, Phrase


def lines(board: Told, view: Told) -> Iterator[Phrase]:
    """One sentence after the other."""
    yield from round_lines(view)
    for seat, data in view["seats"].items():
        yield seat_words(board, view, seat, data)
    for area, regions in areas(board).items():
        yield from area_lines(view, area, regions)
    for title, army in view["armies"].items():
        yield army_words(title, army)
    for title, navy in view["navies"].items():
        yield say("board-told-navy", navy=title, what=navy_words(navy))
    for seat in view["seats"]:
        yield say("board-told-agents", seat=seat, agents=agent_list(view, seat))
    yield from own_lines(board, view)


def round_lines(view: Told) -> Iterator[Phrase]:
    """The round, the phase, whose turn it is and what comes next."""
    yield say("board-told-round", round=round_words(view), phase=view["phase"])
    yield say("board-told-order", seats=Listed.of(view["order"], "comma"))
    if len(view["asked"]) > 1:
        yield say("board-told-asked", seats=Listed.of(view["asked"]))
    elif view["decides"] not in NOT_YET:
        yield say("board-told-decides", seat=view["decides"])
    coming = next_words(view)
    if coming is not None:
        yield say("board-told-next", next=coming)


def seat_words(board: Told, view: Told, seat: str, data: Json) -> Phrase:
    """What a faction has."""
    regions = [name for name, one in view["regions"].items() if one["owner"] == seat]
    homes = homes_of(board, seat)
    relations = [
        say("board-status", seat=other, status=status) for other, status in data["status"].items()
    ]
    return say(
        "board-told-seat",
        seat=seat,
        points=data["points"],
        trigger=view["trigger"],
        gold=data["gold"],
        cards=data["hand_count"],
        regions=len(regions),
        homes=sum(home in regions for home in homes),
        all_homes=len(homes),
        relations=Listed.of(relations, "comma"),
        developments=Listed.of(data["developments"], "comma"),
    )


def area_lines(view: Told, area: str, regions: list[Json]) -> Iterator[Phrase]:
    """The regions of an area; those of nobody in one sentence."""
    free = [one for one in regions if is_quiet(view["regions"][one["name"]])]
    for region in regions:
        if region not in free:
            yield region_words(view, region)
    if free:
        named = [
            say("board-told-free-region", region=one["name"], gold=one["gold"]) for one in free
        ]
        yield say("board-told-free", area=area, regions=Listed.of(named, "comma"))


def is_quiet(state: Json) -> bool:
    """Whether nobody controls a region and nothing is in it."""
    return not (state["owner"] or state["built"] or state["unrest"])


def region_words(view: Told, region: Json) -> Phrase:
    """A region: owner, gold, port, improvements, unrest and garrison."""
    state = view["regions"][region["name"]]
    things = [say("board-told-gold", gold=region["gold"])]
    things += [say("board-told-port")] if region["port"] else []
    things += [say("board-named", name=what) for what in state["built"]]
    things += [say("board-told-unrest", unrest=state["unrest"])] if state["unrest"] else []
    things += [say("board-garrison", dice=state["garrison"])] if state["garrison"] else []
    things += [say("board-told-besieged")] if state["besieged"] else []
    owner = state["owner"]
    held = say("board-held-by", seat=owner) if owner else say("board-independent")
    what = Listed.of([held, *things], "comma")
    return say("board-told-region", region=region["name"], things=what)


def army_words(title: str, army: Json) -> Phrase:
    """An army: where, its general, its size, and the cards one knows."""
    general = (
        say("board-no-general")
        if army["general"] is None
        else say("board-told-general", general=army["general"], stars=army["stars"])
    )
    return say(
        "board-told-army",
        army=title,
        where=where(army),
        general=general,
        size=size_words(army),
        cards=cards_words(army),
        movement=army["movement"],
    )


def own_lines(board: Told, view: Told) -> Iterator[Phrase]:
    """What the viewer alone is told: developments to buy, spare generals, the hand."""
    seat = view["viewer"]
    if seat is None:
        return
    data = view["seats"][seat]
    for number, (column, items) in enumerate(columns_of(board, seat), start=1):
        told = [
            say("board-told-bought", name=one["name"])
            if one["name"] in data["developments"]
            else say("board-told-costs", name=one["name"], gold=one["cost"])
            for one in items
        ]
        what = Listed.of(told, "comma")
        yield say("board-told-column", number=number, column=column, developments=what)
    if data["spare_generals"]:
        yield say("board-spare", generals=Listed.of(data["spare_generals"], "comma"))
    for card in data["hand"]:
        on_it = {"action": card["action"], "gold": card["levy"], "event": event_words(card)}
        yield say("board-told-card", card=card["card"], **on_it)
