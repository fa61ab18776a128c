"""Types as JSON Schema: what a game tells programs, written once."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from rubicon.core.shapes import SOME, Hints, Shapes, Writer, event_shapes

Seat = Literal["Brutus", "Cassius"]


class Purse(TypedDict):
    """What somebody has."""

    coins: int
    gift: NotRequired[str]


class View(TypedDict):
    """All that is seen."""

    seats: dict[Seat, Purse]
    some: Annotated[dict[Seat, bool], SOME]
    words: dict[str, list[float]]
    holder: Seat | None
    anything: Any
    inside: "View | None"


SHAPES = Shapes(
    view=View,
    board=Purse,
    events=event_shapes({"paid": ("seat", "coins")}, {"seat": Seat}),
    names={"Seat": Seat},
)
PURSE = {"$ref": "#/$defs/Purse"}


def test_a_game_is_described_by_its_types() -> None:
    defs = SHAPES.schema()["$defs"]
    assert defs["Seat"] == {"enum": ["Brutus", "Cassius"]}
    assert defs["Board"] == PURSE
    assert defs["Odds"] == {"type": "null"}
    assert defs["Purse"] == {
        "description": "What somebody has.",
        "type": "object",
        "properties": {"coins": {"type": "integer"}, "gift": {"type": "string"}},
        "required": ["coins"],
        "additionalProperties": False,
    }
    assert set(defs["Hints"]["properties"]) == set(Hints.__annotations__)


def test_tables_names_and_unions() -> None:
    fields = SHAPES.schema()["$defs"]["View"]["properties"]
    seat = {"$ref": "#/$defs/Seat"}
    assert fields["seats"]["properties"] == {"Brutus": PURSE, "Cassius": PURSE}
    assert fields["seats"]["required"] == ["Brutus", "Cassius"]
    assert fields["some"] == {
        "type": "object",
        "propertyNames": seat,
        "additionalProperties": {"type": "boolean"},
    }
    assert fields["words"]["additionalProperties"] == {"type": "array", "items": {"type": "number"}}
    assert fields["holder"] == {"anyOf": [seat, {"type": "null"}]}
    assert fields["anything"] == {}
    assert fields["inside"] == {"anyOf": [{"$ref": "#/$defs/View"}, {"type": "null"}]}


def test_events_are_told_apart_by_their_names() -> None:
    [event] = SHAPES.schema()["$defs"]["Event"]["oneOf"]
    assert event["properties"]["name"] == {"const": "paid"}
    assert event["properties"]["fields"]["properties"] == {
        "seat": {"$ref": "#/$defs/Seat"},
        "coins": {"type": "integer"},
    }


def test_what_programs_cannot_be_told_is_refused() -> None:
    with pytest.raises(TypeError, match="can't be told to programs"):
        Writer({}, {}).write(complex)
