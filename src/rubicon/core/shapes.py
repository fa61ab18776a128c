"""What a game tells programs, described once: views, hints, odds, boards and events as types.

A game writes them as TypedDicts, uses these as the return types of its functions, and gathers them
in `Game.shapes`. JSON Schema is made of them here; the server publishes it, and the page's types
are made of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from rubicon.core.contract import Json
from rubicon.words.phrase import Sentence

PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null"}

SOME = "some"
"""Of a table by names: not all of them need be there, as in `Annotated[dict[Seat, int], SOME]`."""


class Warning(TypedDict):
    """Something a good host points out."""

    seat: str | None
    rule: str | None
    says: Sentence


class Goal(TypedDict):
    """A way to win, and how far everybody is on it."""

    name: str
    """The same in every position of a match."""
    rule: str
    says: Sentence
    """What it takes, in few words: `9 provinces`."""
    needs: int | None
    """How much wins; None where it is the most."""
    has: Annotated[dict[str, int], SOME]
    """By seat, as far as the viewer may know it."""
    first: Annotated[dict[str, Sentence], SOME]
    """By seat, what has to come before any of it counts."""


class Hints(TypedDict):
    """What a good host points out; a game may add more."""

    warnings: list[Warning]
    goals: NotRequired[list[Goal]]
    """The ways to win, in the order in which they are shown."""


class BoardData(TypedDict):
    """What every board has; a game adds what it is made of."""

    name: str
    standard: bool


EventFields = Mapping[str, object]
"""The fields of an event, each with its type."""


@dataclass(frozen=True, slots=True)
class Shapes:
    """All that a game tells, as types."""

    view: object
    board: object
    events: Mapping[str, EventFields]
    """By name, in the order in which they are declared."""
    hints: object = Hints
    odds: object = None
    """None where chance has no part in any decision."""
    names: Mapping[str, object] = field(default_factory=dict)
    """Lists of names, by what they are called."""

    def schema(self) -> Json:
        """JSON Schema: `View`, `Hints`, `Odds`, `Board` and `Event` among its `$defs`."""
        defs: Json = {}
        writer = Writer(defs, {kind: name for name, kind in self.names.items()})
        for name, kind in self.names.items():
            defs[name] = writer.write(kind, is_named=False)
        told = {"View": self.view, "Hints": self.hints, "Odds": self.odds, "Board": self.board}
        for name, kind in told.items():
            written = writer.write(kind)
            if written != {"$ref": f"#/$defs/{name}"}:
                defs[name] = written
        defs["Event"] = {"oneOf": [writer.event(*event) for event in self.events.items()]}
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": defs}


def event_shapes(
    kinds: Mapping[str, tuple[str, ...]], named: Mapping[str, object]
) -> dict[str, EventFields]:
    """The events by the names of their fields; a field that has no type of its own is a number."""
    return {
        name: {one: named.get(one, int) for one in fields_named}
        for name, fields_named in kinds.items()
    }


class Writer:
    """Writes types as JSON Schema; what has a name is written once."""

    def __init__(self, defs: Json, names: Mapping[object, str]) -> None:
        self.defs = defs
        self.names = names

    def write(self, kind: Any, *, is_named: bool = True) -> Json:
        """One type."""
        if kind is None:
            return {"type": "null"}
        if kind is Any:
            return {}
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            if is_named and kind in self.names:
                return {"$ref": f"#/$defs/{self.names[kind]}"}
            return {"enum": list(inner)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.write(one) for one in inner]}
        if origin is NotRequired:
            return self.write(inner[0])
        if origin is list:
            return {"type": "array", "items": self.write(inner[0])}
        if origin is dict:
            return self.table(*inner)
        if origin is Annotated and SOME in inner:
            return self.table(*get_args(inner[0]), has_all=False)
        if is_typeddict(kind):
            return self.record(kind)
        raise TypeError(f"{kind!r} can't be told to programs.")

    def table(self, key: Any, value: Any, *, has_all: bool = True) -> Json:
        """An entry for each name; any number of entries, where keys are no list of names."""
        if get_origin(key) is Literal and has_all:
            return self.fields(dict.fromkeys(get_args(key), value), get_args(key))
        return {
            "type": "object",
            "propertyNames": self.write(key),
            "additionalProperties": self.write(value),
        }

    def record(self, kind: Any) -> Json:
        """A TypedDict, among the definitions."""
        name = kind.__name__
        if name not in self.defs:
            self.defs[name] = {}  # it may hold itself
            kinds = get_type_hints(kind, include_extras=True)
            self.defs[name] = self.fields(kinds, kind.__required_keys__, kind.__doc__)
        return {"$ref": f"#/$defs/{name}"}

    def fields(self, kinds: Mapping[str, object], required: Any, about: str | None = None) -> Json:
        """These fields and no others."""
        return {
            **({"description": " ".join(about.split())} if about else {}),
            "type": "object",
            "properties": {name: self.write(kind) for name, kind in kinds.items()},
            "required": [name for name in kinds if name in required],
            "additionalProperties": False,
        }

    def event(self, name: str, kinds: EventFields) -> Json:
        """An event as far as programs tell it apart: its name and its fields."""
        return {
            "type": "object",
            "properties": {"name": {"const": name}, "fields": self.fields(kinds, kinds)},
            "required": ["name", "fields"],
        }
