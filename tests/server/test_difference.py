"""Differences between JSON values: here and in the page they make the same of them."""

import json
from pathlib import Path
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.server.difference import difference, patched
from rubicon.server.texts import Texts

CASES = Path(__file__).parents[2] / "web" / "tests" / "differences.json"
NAMES = st.sampled_from(["a", "b", "c", "0", "1"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "x", "1"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=20,
)
OBJECTS = st.dictionaries(NAMES, VALUES, max_size=4)


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON; for Python alone, true would equal 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@given(VALUES, VALUES)
def test_a_difference_makes_the_one_of_the_other(before: Any, after: Any) -> None:
    kept = json.dumps(before)
    change = json.loads(json.dumps(difference(before, after)))
    assert same(patched(before, change), after)
    assert json.dumps(before) == kept
    assert (change == {}) == same(before, after)


@given(OBJECTS, OBJECTS)
def test_of_texts_it_is_the_same(before: dict[str, Any], after: dict[str, Any]) -> None:
    change = orjson.loads(orjson.dumps(Texts(after).change_from(Texts(before))))
    assert same(patched(before, change), after)
    assert same(change, difference(before, after))
    assert same(orjson.loads(orjson.dumps(Texts(after).json())), after)


def test_what_stays_is_not_sent() -> None:
    before = {"a": {"x": 1, "y": list(range(50))}, "b": "long " * 100, "gone": 1}
    after = {"a": {"x": 2, "y": list(range(50))}, "b": "long " * 100, "new": [1]}
    expected: dict[str, Any] = {"gone": [], "a": {"x": [2]}, "new": [[1]]}
    assert difference(before, after) == expected
    assert difference([1, 2, 3, 4], [1, 9, 3, 4]) == {"1": [9]}
    assert difference([1, 2, 3], [1, 2, 3, 4]) == [3, 0, [4]]
    assert difference([1, 2, 3], [3]) == [0, 2, []]


@pytest.mark.parametrize("case", json.loads(CASES.read_text()), ids=lambda case: case["about"])
def test_the_cases_that_the_page_is_tested_with(case: dict[str, Any]) -> None:
    assert same(difference(case["before"], case["after"]), case["change"])
    assert same(patched(case["before"], case["change"]), case["after"])
