"""The tactical suite: what is right is computed over all legal moves."""

from typing import Any

import pytest

from rubicon.core.contract import Rules
from rubicon.core.state import State
from rubicon.registry import find_game
from tactics import suite


def table(**position: Any) -> tuple[Rules, State]:
    """A position of The End of the Triumvirate for two, with Caesar to act."""
    rules = find_game("end_of_the_triumvirate").rules(2, {}, None, "")
    return rules, rules.from_position({"active": "Caesar", **position})


def test_a_win_is_a_task_with_its_ending_and_all_moves_that_are_right() -> None:
    short = {"character": "Sardinia et Corsica", "gold": 1, "political": 7, "military": 6}
    rules, state = table(phase="actions", seats={"Caesar": short})
    found = suite.task(rules, state)
    assert found is not None
    assert (found["kind"], found["ending"]) == ("win", "both_tracks")
    assert found["right"] == ["improve military"]
    assert rules.line(rules.from_line(found["line"])) == rules.line(state)


def test_a_quiet_position_is_no_task() -> None:
    assert suite.task(*table(phase="actions")) is None


def test_what_takes_too_long_is_no_task(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "ENOUGH", 1)
    short = {"character": "Gallia Cisalpina", "gold": 3, "political": 7, "military": 5}
    rules, state = table(phase="movement", points=1, seats={"Caesar": short})
    assert suite.winning(rules, state) is None


def test_the_page_has_a_row_for_every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = [{"kind": "win", "ending": "both_tracks"}, {"kind": "stop", "ending": ""}]
    monkeypatch.setattr(suite, "tasks_of", lambda _: tasks)
    monkeypatch.setattr(suite, "is_solved", lambda _game, level, _task: level.name == "imperator")
    text = suite.page(["end_of_the_triumvirate"])
    assert "| tiro | 0 of 1 (0%) | 0 of 1 (0%) |" in text
    assert "| imperator | 1 of 1 (100%) | 1 of 1 (100%) |" in text
