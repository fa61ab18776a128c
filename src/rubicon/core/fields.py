"""The fields that a position consists of, declared once: names, ranges and lengths.

From a game's FIELDS `tools/state_fields.py` writes the parts of `state.py` that name every field.
The ranges also say how wide a number has to be and how much room a list needs, whatever the options
are and also while a move is carried out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rubicon.core.state import State


@dataclass(frozen=True, slots=True)
class Field:
    """One number of a position, or one list of numbers."""

    name: str
    least: int
    most: int
    length: int | None = None
    """Of a list; None for a single number."""
    grows: bool = False
    """Whether the list may be shorter than that."""
    derived: bool = False
    """Whether it follows from the other fields, so that positions are compared without it."""


def field_faults(state: State, fields: Sequence[Field]) -> Iterator[str]:
    """A sentence for each field that is not what it was declared to be."""
    for field in fields:
        value = getattr(state, field.name)
        numbers = [value] if field.length is None else value
        if field.length is not None and not fits(field, len(numbers)):
            yield f"{field.name} has {len(numbers)} numbers"
        # This is asked at every step of many games: nothing is listed where all is well.
        if numbers and (min(numbers) < field.least or max(numbers) > field.most):
            wrong = [number for number in numbers if not field.least <= number <= field.most]
            yield f"{field.name} is {wrong[0]}, not from {field.least} to {field.most}"


def fits(field: Field, length: int) -> bool:
    """Whether a list may have this length."""
    return length == field.length or (field.grows and length < (field.length or 0))
