"""Numbers and JSON from outside never crash the reader."""

import pytest

from rubicon.core.contract import core
from rubicon.core.errors import BadInput
from rubicon.core.reading import read_json, read_number


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("42", 42), ("-1", None), ("x", None)])
def test_a_number_is_whole_and_without_a_sign(text: str, number: int | None) -> None:
    assert read_number(text) == number


def test_an_absurdly_long_number_is_none() -> None:
    assert read_number("9" * 5000) is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("{", "is not JSON"), ("9" * 5000, "is not JSON"), ("[" * 100_000, "is nested too deep")],
)
def test_json_that_cannot_be_read_is_named(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=f"The move {complaint}"):
        read_json(text, core("the-move"))
