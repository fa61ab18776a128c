"""A sentence before it is formed: the id of a catalogue's entry and the fields it speaks of."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypedDict

Json = dict[str, Any]


class Sentence(TypedDict):
    """A sentence as programs are told it: an entry of a catalogue, and what it speaks of."""

    id: str
    fields: dict[str, Any]


AS_IT_IS = "as it is"
"""A row of one text that is looked up nowhere."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """An entry of a catalogue, as `scope.entry`, and what it is about.

    A field is a number, a name, a `Phrase`, a `Named`, a list, or a mapping of such. A name is
    looked up in the same scope: `Caesar` is said as the entry `name-caesar`, if there is one.
    """

    id: str
    fields: Mapping[str, Any] = field(default_factory=dict)

    def json(self) -> Sentence:
        """The phrase as it is sent and stored."""
        return {
            "id": self.id,
            "fields": {name: plain(value) for name, value in self.fields.items()},
        }

    @staticmethod
    def from_json(given: Mapping[str, Any]) -> "Phrase":
        """The phrase that was stored."""
        return Phrase(given["id"], given["fields"])

    def __str__(self) -> str:
        """The sentence in the language of this process."""
        from rubicon.words.language import current  # noqa: PLC0415  # it forms phrases

        return current().say(self)


@dataclass(frozen=True, slots=True)
class Named:
    """A name that another scope knows: a seat of a game, in a sentence of the server's."""

    name: str
    of: str

    def json(self) -> Json:
        """The name as it is sent."""
        return {"name": self.name, "of": self.of}


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things in a row, joined by `and`, by `or`, by commas or by semicolons."""

    items: tuple[Any, ...]
    by: str = "and"

    @staticmethod
    def of(items: Iterable[Any], by: str = "and") -> "Listed":
        """A row of whatever can be a field."""
        return Listed(tuple(items), by)

    def json(self) -> Json:
        """The row as it is sent."""
        return {"list": [plain(item) for item in self.items], "by": self.by}


def plain(value: Any) -> Any:
    """A field as JSON has it."""
    kind = type(value)
    if kind is str or kind is int:
        return value
    if kind is Phrase or kind is Named or kind is Listed:
        return value.json()
    if isinstance(value, Mapping):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value


MOST_QUOTED = 300
"""The page and the terminal could not say a longer text: Fluent has a limit for one field."""


def as_it_is(text: str) -> Listed:
    """A text that is looked up nowhere: notation, or what a person wrote."""
    return Listed((text,), AS_IT_IS)


def quoted(text: object) -> Listed:
    """What somebody gave, for a sentence that repeats it: on one line, and cut if it is long."""
    return cut(repr(str(text))[1:-1])


def shown(value: object) -> Listed:
    """The same of a value out of a file: a text in quotes, a number without."""
    return cut(repr(value))


def cut(text: str) -> Listed:
    """A text that is looked up nowhere, or its beginning."""
    short = text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]} ..."
    return as_it_is(short)


def written(text: str) -> Phrase:
    """A text that is in no catalogue: what a person or another program wrote."""
    return Phrase("core.as-written", {"text": as_it_is(text)})
