"""A small language for the words of a move, compiled into a writer and a reader.

`march (to) {to} (with) [{legions} legion~] [{servants} servant~]`: words stand for themselves,
`{field}` for what the field holds, `(words)` are understood but never written, `[part]` is left out
when its field is 0, and a noun with `~` takes the plural after any number but one.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from rubicon.core.kinds import AGREES, Field, Number, noun_pattern

Values = tuple[int, ...]
"""What the fields of a move hold, in their order."""
PART = re.compile(r"\[([^]]+)\]|\(([^)]+)\)|(\S+)")
FIELD = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Part:
    """Words that are written together or left out together."""

    tokens: tuple[int | str, ...]
    """Words, and fields by their place."""
    is_written: bool = True
    unless_zero: int | None = None
    """A field: the part is left out when it holds 0."""

    @property
    def is_always_there(self) -> bool:
        """Whether the words are neither left out nor only understood."""
        return self.is_written and self.unless_zero is None


class Template:
    """The form of a move with regular words."""

    def __init__(self, words: str, fields: Sequence[Field]) -> None:
        self.fields_of = tuple(fields)
        self.place = {field.name: i for i, field in enumerate(fields)}
        self.parts = [self.part(*found.groups()) for found in PART.finditer(words)]
        used = [token for part in self.parts for token in part.tokens if isinstance(token, int)]
        if sorted(used) != list(range(len(fields))):
            raise ValueError(f"{words!r} must have each of its fields once.")
        if not self.parts or not self.parts[0].is_always_there:
            raise ValueError(f"{words!r} must begin with a word or field that is always there.")
        self.order = used
        self.written = [part for part in self.parts if part.is_written]
        self.numbers = {i for i, field in enumerate(fields) if isinstance(field.kind, Number)}
        self.optional = {part.unless_zero for part in self.parts} - {None}
        pattern = "".join(self.pattern(part) for part in self.parts)
        self.reader = re.compile(pattern.removeprefix(" "), re.IGNORECASE)

    # ---- compiling ---------------------------------------------------------------------------

    def part(self, optional: str | None, heard: str | None, plain: str | None) -> Part:
        """One part of the template."""
        tokens = tuple(self.token(word) for word in (optional or heard or plain or "").split())
        fields = [token for token in tokens if isinstance(token, int)]
        if heard is not None and fields:
            raise ValueError(f"The part ({heard}) is never written and can have no field.")
        if optional is None:
            return Part(tokens, is_written=heard is None)
        if len(fields) != 1:
            raise ValueError(f"The part [{optional}] must have one field.")
        return Part(tokens, unless_zero=fields[0])

    def token(self, word: str) -> int | str:
        """A word, or a field by its place."""
        found = FIELD.fullmatch(word)
        if found is None:
            return word
        if found[1] not in self.place:
            raise ValueError(f"There is no field {word}.")
        return self.place[found[1]]

    def pattern(self, part: Part) -> str:
        """The regular expression of a part, with the space before it."""
        words = "".join(
            f" ({self.fields_of[token].kind.pattern})"
            if isinstance(token, int)
            else f" {noun_pattern(token)}"
            for token in part.tokens
        )
        return words if part.is_always_there else f"(?:{words})?"

    # ---- words -------------------------------------------------------------------------------

    def write(self, values: Values) -> str:
        """The words of a move."""
        words: list[str] = []
        number = 0
        for part in self.written:
            if part.unless_zero is not None and not values[part.unless_zero]:
                continue
            for token in part.tokens:
                if isinstance(token, str):
                    words.append(agreeing(token, number))
                    continue
                words.append(agreeing(self.fields_of[token].kind.word(values[token]), number))
                if token in self.numbers:
                    number = values[token]
        return " ".join(words)

    def read(self, text: str) -> Values | None:
        """What the words mean; None if they do not fit."""
        found = self.reader.fullmatch(text)
        if found is None:
            return None
        given = dict(zip(self.order, found.groups(default="0"), strict=True))
        return self.values([given[i] for i in range(len(self.fields_of))])

    # ---- fields ------------------------------------------------------------------------------

    def fields(self, values: Values) -> dict[str, Any]:
        """The fields of a move."""
        pairs = zip(self.fields_of, values, strict=True)
        return {field.name: field.kind.json(value) for field, value in pairs}

    def read_fields(self, given: Mapping[str, Any]) -> Values:
        """What the fields mean; a KeyError if one is missing that can't be left out."""
        return self.values(
            [
                given.get(field.name, 0) if i in self.optional else given[field.name]
                for i, field in enumerate(self.fields_of)
            ]
        )

    def values(self, given: Sequence[object]) -> Values:
        """Words or fields as values; a complaint may name the fields before it."""
        told: dict[str, object] = {}
        values = []
        for field, one in zip(self.fields_of, given, strict=True):
            value = field.kind.read(one, told)
            told[field.name] = field.kind.json(value)
            values.append(value)
        return tuple(values)

    def combos(self) -> Iterator[Values]:
        """Everything that can be said: all values of all fields."""
        return product(*(field.kind.values for field in self.fields_of))

    def schema(self) -> dict[str, Any]:
        """The fields, as JSON Schema has properties."""
        return {field.name: field.kind.schema() for field in self.fields_of}


def agreeing(word: str, number: int) -> str:
    """A noun in the form that its number asks for."""
    if not word.endswith(AGREES):
        return word
    return word.removesuffix(AGREES) + ("" if number == 1 else "s")
