"""Options: reading the data file, choosing values, saying what was changed."""

import pytest

from rubicon.core.errors import BadInput
from rubicon.core.options import Option, changed_options, choose_options, read_options

DATA = {
    "reading": [
        {"name": "ties", "rule": "9.1", "values": ["both", "none"], "about": "a", "why": "w"},
    ],
    "number": [
        {"name": "gold", "rule": "1.2", "default": 3, "least": 1, "most": 9, "about": "b"},
        {
            "name": "turns",
            "rule": "8.3",
            "default": {"two": 7, "three": 8},
            "least": 3,
            "most": 12,
            "about": "c",
        },
    ],
}
OPTIONS = read_options(DATA, (2, 3))


def test_a_data_file_gives_readings_then_numbers() -> None:
    ties, gold, turns = OPTIONS
    assert ties == Option("ties", "9.1", "a", {2: "both", 3: "both"}, ("both", "none"), why="w")
    assert gold == Option("gold", "1.2", "b", {2: 3, 3: 3}, least=1, most=9)
    assert turns.default == {2: 7, 3: 8}
    assert [option.is_number for option in OPTIONS] == [False, True, True]
    assert [option.domain() for option in OPTIONS] == ["both or none", "1 to 9", "3 to 12"]


def test_what_is_not_given_takes_its_default_for_the_number_of_players() -> None:
    assert choose_options(OPTIONS, 2, {}) == {"ties": "both", "gold": 3, "turns": 7}
    assert choose_options(OPTIONS, 3, {"gold": " 9 ", "ties": "none"}) == {
        "ties": "none",
        "gold": 9,
        "turns": 8,
    }


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("gold", 0, "Option gold takes 1 to 9, not '0' (1.2)."),
        ("gold", "10", "Option gold takes 1 to 9, not '10' (1.2)."),
        ("gold", -1, "Option gold takes 1 to 9, not '-1' (1.2)."),
        ("gold", 2.0, "Option gold takes 1 to 9, not '2.0' (1.2)."),
        ("ties", "all", "Option ties takes both or none, not 'all' (9.1)."),
        ("tie", "both", "There is no option 'tie'; there are ties, gold, turns."),
    ],
)
def test_a_wrong_value_is_refused_with_what_can_be_given(
    name: str, value: object, why: str
) -> None:
    with pytest.raises(BadInput) as caught:
        choose_options(OPTIONS, 2, {name: value})
    assert str(caught.value) == why


def test_only_what_differs_from_the_defaults_is_said() -> None:
    assert changed_options(OPTIONS, 2, choose_options(OPTIONS, 2, {"turns": 7})) == {}
    assert changed_options(OPTIONS, 3, choose_options(OPTIONS, 3, {"turns": 7})) == {"turns": 7}
