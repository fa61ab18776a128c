"""Reading a position that somebody wrote: each complaint names the entry in one sentence."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rubicon.core.contract import Rules, core
from rubicon.core.errors import BadInput
from rubicon.core.state import State
from rubicon.words import Listed, Phrase, quoted, shown

Entry = Phrase | str
"""A part of a position: as its file calls it, or in words."""


def part(entry: Entry, name: str) -> Phrase:
    """A field of an entry."""
    return core("position-part", entry=entry, name=name)


def table(value: object, entry: Entry, known: Collection[str]) -> Mapping[str, Any]:
    """An object with known fields only."""
    if not isinstance(value, Mapping):
        raise BadInput(core("position-not-an-object", entry=entry))
    for key in value:
        if key not in known:
            names = Listed.of(sorted(known), "comma")
            raise BadInput(core("position-no-field", entry=entry, field=quoted(key), known=names))
    return value


def number(value: object, entry: Entry, least: int, most: int) -> int:
    """A whole number in a range."""
    if type(value) is not int or not least <= value <= most:
        limits = {"least": least, "most": most}
        raise BadInput(core("position-not-a-number", entry=entry, given=shown(value), **limits))
    return value


def word(value: object, entry: Entry, known: tuple[str, ...]) -> str:
    """One of some words."""
    if value not in known:
        names = Listed(known, "comma")
        raise BadInput(core("position-not-one-of", entry=entry, known=names, given=shown(value)))
    return str(value)


def first_twice(names: Sequence[str]) -> str | None:
    """The first name of a list that comes again; None if each is there once."""
    counted = Counter(names)
    return next((name for name in names if counted[name] > 1), None)


def agree(given: object, derived: object, entry: Entry) -> None:
    """A derived field may be given, but then it must be right."""
    if given != derived:
        values = {"derived": shown(derived), "given": shown(given)}
        raise BadInput(core("position-follows", entry=entry, **values))


def checked_line(rules: Rules, state: State, things: Phrase) -> State:
    """The position of a line, checked like one written by hand; `things` are what it names."""
    try:
        checked = rules.from_position(rules.position(state))
    except (IndexError, KeyError):
        raise BadInput(core("line-names-nothing", things=things)) from None
    if state != checked:
        raise BadInput(core("line-cannot-be"))
    return checked
