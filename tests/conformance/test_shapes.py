"""What games tell programs is what they say they tell: nothing more, nothing less."""

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import jsonschema_rs
import pytest

from conformance.cases import CASES, Case, games
from rubicon.core.contract import Game, Rules
from rubicon.core.rng import Rng
from rubicon.core.shapes import SOME, Shapes, event_shapes
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, WATCHER, State
from toy.finding import find_any

PLIES, ODDS_ASKED = 400, 3
GAMES = list(games())
TOLD = ("View", "Hints", "Odds", "Board", "Event")


@lru_cache
def validator(game: str, name: str) -> Any:
    """Judges one kind of thing that a game tells."""
    schema = find_any(game).shapes.schema() | {"$ref": f"#/$defs/{name}"}
    return jsonschema_rs.validator_for(schema)


def faults(game: Game, name: str, told: object) -> Iterator[str]:
    """What is wrong with something that was told, as it goes over the wire."""
    for error in validator(game.id, name).iter_errors(json.loads(json.dumps(told))):
        yield f"{name} {error.instance_path}: {error.message}"


def wrong_about(rules: Rules, state: State, rng: Rng) -> Iterator[str]:
    """What is wrong with what is told of a position, to anybody."""
    for viewer in (*range(len(rules.seats)), WATCHER, EVERYTHING):
        yield from faults(rules.game, "View", rules.view(state, viewer))
        if viewer != EVERYTHING:
            yield from faults(rules.game, "Hints", rules.hints(state, viewer))
    seat, moves = state.to_act(), state.legal() if state.to_act() >= 0 else []
    for _ in range(ODDS_ASKED if moves else 0):
        odds = rules.odds(state, seat, moves[rng.below(len(moves))])
        if odds is not None:
            yield from faults(rules.game, "Odds", odds.json())


def wrong_with_events(rules: Rules, told: list[int]) -> Iterator[str]:
    """What is wrong with how something is told that happened."""
    for viewer in (*range(len(rules.seats)), WATCHER, EVERYTHING):
        for event in rules.events(told, viewer):
            as_told = {"name": event.name, "fields": dict(event.fields)}
            yield from faults(rules.game, "Event", as_told)


def played(rules: Rules, seed: int) -> Iterator[tuple[State, list[int]]]:
    """A match at random: each position, and what was told on the way to it."""
    state, rng = rules.start(), Rng(seed)
    state.tell(True)
    yield state, state.told()
    for _ in range(PLIES):
        seat = state.to_act()
        if seat == NOBODY:
            return
        moves = [] if seat == CHANCE else state.legal()
        state.apply(moves[rng.below(len(moves))] if moves else state.sample(rng))
        yield state, state.told()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_told_of_a_match_has_the_shapes_of_its_game(case: Case) -> None:
    rules, rng = case.rules, Rng(5)
    assert list(faults(rules.game, "Board", rules.describe_board())) == []
    for state, told in played(rules, 11):
        assert list(wrong_with_events(rules, told)) == []
        if rng.below(4) == 0 or state.to_act() == NOBODY:
            assert list(wrong_about(rules, state, rng)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_shapes_are_strict(game: Game) -> None:
    rules = game.rules(game.default_players, {}, None, "")
    view = dict(rules.view(rules.start(), WATCHER))
    assert list(faults(game, "View", view)) == []
    assert list(faults(game, "View", view | {"extra": 1})) != []
    required = game.shapes.schema()["$defs"]["View"]["required"]
    for key in required:
        assert list(faults(game, "View", {k: v for k, v in view.items() if k != key})) != []
    assert list(faults(game, "Event", {"name": "nothing", "fields": {}})) != []
    assert set(TOLD) <= set(game.shapes.schema()["$defs"])


class Inner(TypedDict):
    """A part."""

    number: NotRequired[int]


Letter = Literal["a", "b"]


class Outer(Inner):
    """All there is."""

    parts: list[Inner]
    all: dict[Letter, float]
    some: Annotated[dict[Letter, bool], SOME]
    any: dict[str, int | None]


def test_types_become_json_schema() -> None:
    events = event_shapes({"came": ("who", "steps")}, {"who": Letter})
    shapes = Shapes(view=Outer, board=Inner, events=events, names={"Letter": Letter})
    defs = shapes.schema()["$defs"]
    letter, part = {"$ref": "#/$defs/Letter"}, {"$ref": "#/$defs/Inner"}
    assert defs["Letter"] == {"enum": ["a", "b"]}
    assert defs["View"] == {"$ref": "#/$defs/Outer"}
    assert defs["Odds"] == {"type": "null"}
    assert defs["Outer"]["description"] == "All there is."
    assert defs["Outer"]["required"] == ["parts", "all", "some", "any"]
    fields = defs["Outer"]["properties"]
    assert fields["parts"] == {"type": "array", "items": part}
    assert fields["all"]["required"] == ["a", "b"]
    assert fields["some"]["propertyNames"] == letter
    assert fields["any"]["additionalProperties"] == {
        "anyOf": [{"type": "integer"}, {"type": "null"}]
    }
    (event,) = defs["Event"]["oneOf"]
    assert event["properties"]["name"] == {"const": "came"}
    assert event["properties"]["fields"]["properties"] == {
        "who": letter,
        "steps": {"type": "integer"},
    }


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(TypeError, match="set"):
        Shapes(view=set[int], board=Inner, events={}).schema()
