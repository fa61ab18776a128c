"""The fields of a move: what each can hold, how it is written and read, and its bits in the int."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as data_field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Protocol

from rubicon.core.errors import BadInput
from rubicon.core.reading import read_number
from rubicon.words import Phrase, quoted, shown

Told = Mapping[str, object]
"""The fields of a move that were read before this one."""
NONE_TOLD: Told = MappingProxyType({})
Complaint = Callable[..., Phrase]
"""Says that something can't be read, from `given`; each kind tells what else it is handed."""
AGREES = "~"
"""At the end of a noun: it takes the plural after any number but one."""


class Kind(Protocol):
    """What a field can hold."""

    @property
    def values(self) -> Sequence[int]:
        """Everything that can be said, in order."""
        ...

    @property
    def playable(self) -> Sequence[int]:
        """What can come about under these settings, in order; the rest is always refused."""
        ...

    @property
    def pattern(self) -> str:
        """A regular expression for the words that stand for it."""
        ...

    def word(self, value: int) -> str:
        """A value in a sentence."""
        ...

    def json(self, value: int) -> Any:
        """A value as a field for programs."""
        ...

    def read(self, given: object, told: Told = NONE_TOLD) -> int:
        """The value of a word or of a field; BadInput if it is none."""
        ...

    def schema(self) -> dict[str, Any]:
        """What programs may give, as JSON Schema has it."""
        ...


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a number lies in the int of a move."""

    shift: int
    width: int

    def of(self, move: int) -> int:
        """The number that lies there."""
        return (move >> self.shift) & ((1 << self.width) - 1)


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a move."""

    name: str
    kind: Kind
    slot: Slot


@dataclass(frozen=True)
class Name:
    """A name out of a list; its value is its place there."""

    title: str
    """What it names: a province, a card."""
    names: Sequence[str]
    complaint: Complaint
    """Says that there is no `given` among them."""
    aliases: Mapping[str, int] = data_field(default_factory=dict)
    """Other words for some of them."""
    only: Sequence[int] | None = None
    """The values that can come about; None: all."""
    is_open: bool = False
    """Whether another match may have other names: those of a board of somebody's own."""
    spoken: Sequence[str] | None = None
    """How the names are said in a sentence, where that differs; then no other word fits."""

    @cached_property
    def known(self) -> dict[str, int]:
        """Every word that is understood."""
        words = {name: value for value, name in enumerate(self.names)} | dict(self.aliases)
        return {word.lower(): value for word, value in words.items()}

    @property
    def values(self) -> Sequence[int]:
        """All names."""
        return range(len(self.names))

    @property
    def playable(self) -> Sequence[int]:
        """The names that can come about."""
        return self.values if self.only is None else self.only

    @property
    def pattern(self) -> str:
        """Anything, so that an unknown name is told as such."""
        if self.spoken is None:
            return ".+?"
        return "|".join(noun_pattern(word) for word in self.spoken)

    def word(self, value: int) -> str:
        """The name as it is said."""
        return (self.spoken or self.names)[value]

    def json(self, value: int) -> str:
        """The name."""
        return self.names[value]

    def read(self, given: object, told: Told = NONE_TOLD) -> int:
        """The value of a name, in whatever case."""
        word = str(given).strip()
        value = self.known.get(word.lower())
        if value is None:
            raise BadInput(self.complaint(given=quoted(word)))
        return value

    def schema(self) -> dict[str, Any]:
        """A string, one of the names if they are always the same."""
        plain: dict[str, Any] = {"title": self.title, "type": "string"}
        return plain if self.is_open else plain | {"enum": list(self.names)}


@dataclass(frozen=True)
class Number:
    """A whole number in a range."""

    most: int
    complaint: Complaint
    """Says that it can't be `given`; it is handed `most` too, and the fields that come before."""
    least: int = 0
    only: Sequence[int] | None = None
    """The values that can come about; None: all."""
    pattern = r"\d+"

    @property
    def values(self) -> Sequence[int]:
        """The whole range."""
        return range(self.least, self.most + 1)

    @property
    def playable(self) -> Sequence[int]:
        """The numbers that can come about."""
        return self.values if self.only is None else self.only

    def word(self, value: int) -> str:
        """In digits."""
        return str(value)

    def json(self, value: int) -> int:
        """The number."""
        return value

    def read(self, given: object, told: Told = NONE_TOLD) -> int:
        """The number that digits mean."""
        number = read_number(str(given))
        if number is None or not self.least <= number <= self.most:
            raise BadInput(self.complaint(given=quoted(given), most=self.most, **told))
        return number

    def schema(self) -> dict[str, Any]:
        """A number with its range."""
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@dataclass(frozen=True)
class Flag:
    """Yes or no, each with a word of its own."""

    no: str
    yes: str
    complaint: Complaint
    """Says that it can't be `given`."""
    values = (0, 1)
    playable = values

    @property
    def pattern(self) -> str:
        """One of the two words."""
        return f"{re.escape(self.no)}|{re.escape(self.yes)}"

    def word(self, value: int) -> str:
        """The word for it."""
        return self.yes if value else self.no

    def json(self, value: int) -> bool:
        """True or false."""
        return value == 1

    def read(self, given: object, told: Told = NONE_TOLD) -> int:
        """True, false, or one of the words."""
        if isinstance(given, bool):
            return int(given)
        words = {self.no: 0, self.yes: 1}
        value = words.get(given.lower()) if isinstance(given, str) else None
        if value is None:
            raise BadInput(self.complaint(given=shown(given)))
        return value

    def schema(self) -> dict[str, Any]:
        """True or false."""
        return {"type": "boolean"}


def noun_pattern(noun: str) -> str:
    """A noun for a regular expression; one that agrees with a number is read in both forms."""
    bare = re.escape(noun.removesuffix(AGREES))
    return f"{bare}s?" if noun.endswith(AGREES) else bare
