"""Options: reading the data file, choosing values, saying what was changed."""

from pathlib import Path
from typing import Any, cast

import pytest

from rubicon.core.errors import BadInput
from rubicon.core.options import (
    Option,
    Scenario,
    changed_options,
    choose_options,
    read_options,
    scenario_option,
)
from rubicon.words import language
from rubicon.words.scopes import FOLDERS

DATA = {
    "reading": [
        {"name": "ties", "rule": "9.1", "values": ["both", "none"]},
    ],
    "number": [
        {"name": "gold", "rule": "1.2", "default": 3, "least": 1, "most": 9},
        {
            "name": "turns",
            "rule": "8.3",
            "default": {"two": 7, "three": 8},
            "least": 3,
            "most": 12,
        },
    ],
}
SCOPE = "of-options"
OPTIONS = read_options(DATA, (2, 3), SCOPE)
SCENARIOS = (
    Scenario(SCOPE, "plain", (2, 3)),
    Scenario(SCOPE, "rich", (3,), {"gold": 8}),
)


class Playable:
    """As much of a game as options need."""

    id = SCOPE

    def __init__(self, scenarios: tuple[Scenario, ...] = ()) -> None:
        self.scenarios = scenarios
        chosen = (scenario_option(scenarios, "2.1"),) if scenarios else ()
        self.options = (*chosen, *OPTIONS)


class Settled:
    """As much of settled rules."""

    def __init__(self, game: Any, players: int, given: dict[str, Any]) -> None:
        self.game, self.seats = game, ("A", "B", "C")[:players]
        self.options = choose_options(game, players, given)


CATALOGUE = """
title = The game
option-ties = who wins a tie
option-ties-why = it is fair
option-gold = gold at the start
scenario-plain = Plain
scenario-rich = Rich
scenario-rich-about = More gold.
"""


@pytest.fixture(autouse=True)
def _catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the game's catalogue says of its options."""
    (tmp_path / "en.ftl").write_text(CATALOGUE, "utf-8")
    monkeypatch.setitem(FOLDERS, SCOPE, tmp_path)
    monkeypatch.delitem(language("en").bundles, SCOPE, raising=False)


GAME: Any = Playable()
STAGED: Any = Playable(SCENARIOS)


def changed(game: Any, players: int, **given: Any) -> dict[str, Any]:
    return changed_options(cast(Any, Settled(game, players, given)))


def test_a_data_file_gives_readings_then_numbers() -> None:
    ties, gold, turns = OPTIONS
    assert ties == Option(SCOPE, "ties", "9.1", {2: "both", 3: "both"}, ("both", "none"))
    assert gold == Option(SCOPE, "gold", "1.2", {2: 3, 3: 3}, least=1, most=9)
    assert turns.default == {2: 7, 3: 8}
    assert [option.is_number for option in OPTIONS] == [False, True, True]
    assert [str(option.domain()) for option in OPTIONS] == ["both or none", "1 to 9", "3 to 12"]


def test_the_catalogue_says_what_options_and_scenarios_are_about() -> None:
    ties, gold, _ = OPTIONS
    assert (str(ties.about), str(ties.why)) == ("who wins a tie", "it is fair")
    assert (str(gold.about), gold.why) == ("gold at the start", None)
    rich = SCENARIOS[1]
    assert (str(rich.title), str(rich.about)) == ("Rich", "More gold.")


def test_what_is_not_given_takes_its_default_for_the_number_of_players() -> None:
    assert choose_options(GAME, 2, {}) == {"ties": "both", "gold": 3, "turns": 7}
    assert choose_options(GAME, 3, {"gold": " 9 ", "ties": "none"}) == {
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
        choose_options(GAME, 2, {name: value})
    assert str(caught.value) == why


def test_only_what_differs_from_the_defaults_is_said() -> None:
    assert changed(GAME, 2, turns=7) == {}
    assert changed(GAME, 3, turns=7) == {"turns": 7}


def test_a_scenario_brings_options_of_its_own() -> None:
    assert choose_options(STAGED, 3, {})["scenario"] == "plain"
    assert choose_options(STAGED, 3, {"scenario": "rich"})["gold"] == 8
    assert choose_options(STAGED, 3, {"scenario": "rich", "gold": 3})["gold"] == 3


@pytest.mark.parametrize("given", [{}, {"scenario": "rich"}, {"scenario": "rich", "gold": 3}])
def test_what_is_said_of_a_scenario_is_enough_to_settle_it_again(given: dict[str, Any]) -> None:
    """Three is the game's usual gold, and not that of the scenario."""
    said = changed(STAGED, 3, **given)
    assert said == given
    assert choose_options(STAGED, 3, said) == choose_options(STAGED, 3, given)


@pytest.mark.parametrize(
    ("players", "name", "why"),
    [
        (3, "poor", "There is no scenario 'poor' of The game; there are plain or rich."),
        (2, "rich", "The scenario Rich is for 3 players, not 2."),
    ],
)
def test_a_wrong_scenario_is_refused(players: int, name: str, why: str) -> None:
    with pytest.raises(BadInput) as caught:
        choose_options(STAGED, players, {"scenario": name})
    assert str(caught.value) == why
