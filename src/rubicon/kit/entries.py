"""Reading a position that somebody wrote: each complaint names the entry in one sentence."""

from collections.abc import Collection, Mapping
from typing import Any, NoReturn

from rubicon.core.contract import Rules
from rubicon.core.errors import BadInput
from rubicon.core.state import State


def complain(entry: str, what: str) -> NoReturn:
    """One sentence that names the entry."""
    raise BadInput(f"The position's {entry} {what}.")


def table(value: object, entry: str, known: Collection[str]) -> Mapping[str, Any]:
    """An object with known fields only."""
    if not isinstance(value, Mapping):
        complain(entry, "must be an object with named fields")
    for key in value:
        if key not in known:
            complain(entry, f"has no field {key!r}; it can have {', '.join(sorted(known))}")
    return value


def number(value: object, entry: str, least: int, most: int) -> int:
    """A whole number in a range."""
    if type(value) is not int or not least <= value <= most:
        complain(entry, f"must be a whole number from {least} to {most}, not {value!r}")
    return value


def word(value: object, entry: str, known: tuple[str, ...]) -> str:
    """One of some words."""
    if value not in known:
        complain(entry, f"must be one of {', '.join(known)}, not {value!r}")
    return str(value)


def agree(given: object, derived: object, entry: str) -> None:
    """A derived field may be given, but then it must be right."""
    if given != derived:
        complain(entry, f"follows from the rest and is {derived!r}, not {given!r}")


def checked_line(rules: Rules, state: State, things: str) -> State:
    """The position of a line, checked like one written by hand; `things` are what it names."""
    try:
        checked = rules.from_position(rules.position(state))
    except (IndexError, KeyError):
        raise BadInput(f"The line names a {things} that there is not.") from None
    if state != checked:
        raise BadInput("The line describes a position that can't be.")
    return checked
