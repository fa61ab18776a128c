"""What happened, with what belongs together in one sentence."""

from collections.abc import Callable, Iterable
from itertools import groupby

from rubicon.core.contract import Event, EventField

SILENT = ("answered", "bid_made", "ordered", "sealed")
"""Events of which all that matters is told by those that follow."""
MERGED = ("card_dealt", "general_drawn", "spied")
HIDDEN = "-hidden"


def gathered(events: Iterable[Event]) -> list[Event]:
    """Deals, draws and what a spy has seen in a sentence each."""
    told: list[Event] = []
    heard = [event for event in events if not is_silent(event)]
    for key, group in groupby(heard, key=key_of):
        found = list(group)
        told += [MERGERS[key[0]](found)] if key and len(found) > 1 else found
    return told


def is_silent(event: Event) -> bool:
    """Whether an event is not worth a sentence here."""
    is_number = event.name == "number_dealt" and event.entry.endswith(HIDDEN)
    return event.name in SILENT or is_number


def key_of(event: Event) -> tuple[str, ...]:
    """What events must share to be told together; nothing for those that stand alone."""
    if event.name not in MERGED or event.entry == "event-spied-army":
        return ()
    return event.name, event.entry, str(event.fields["seat"])


def merged(event: Event, entry: str, fields: dict[str, EventField]) -> Event:
    """One event for several."""
    return Event(event.name, event.rules, entry, fields, event.scope)


def dealt(events: list[Event]) -> Event:
    """Action cards by name, or how many."""
    first = events[0]
    fields: dict[str, EventField] = {"seat": first.fields["seat"], "number": len(events)}
    if first.entry.endswith(HIDDEN):
        return merged(first, "board-dealt-hidden", fields)
    fields["cards"] = [str(event.fields["card"]) for event in events]
    return merged(first, "board-dealt", fields)


def drawn(events: list[Event]) -> Event:
    """Generals of a faction."""
    generals: EventField = [str(event.fields["general"]) for event in events]
    seat = events[0].fields["seat"]
    return merged(events[0], "board-generals-drawn", {"seat": seat, "generals": generals})


def spied(events: list[Event]) -> Event:
    """What a spy has seen, or how much."""
    first = events[0]
    fields: dict[str, EventField] = {"army": first.fields["army"], "number": len(events)}
    if first.entry.endswith(HIDDEN):
        return merged(first, "board-spied-hidden", fields)
    fields["kinds"] = [str(event.fields["kind"]) for event in events]
    return merged(first, "board-spied", fields)


MERGERS: dict[str, Callable[[list[Event]], Event]] = {
    "card_dealt": dealt,
    "general_drawn": drawn,
    "spied": spied,
}
