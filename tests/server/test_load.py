"""The load test itself, in small."""

import os
import sys

import pytest

from rubicon.server.load import Plan, measure


@pytest.mark.parametrize(("game", "players"), [("end_of_the_triumvirate", 3), ("triumvirate", 2)])
def test_a_small_load(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    plan = Plan(game, players, 3, 12, 20, 1.5)
    tally = measure(plan, lambda _: None)
    assert tally.moves > 5
    assert tally.conflicts == 0
    assert len(tally.latencies) > tally.moves
    assert tally.cost > 0
    assert "moves/s" in "\n".join(tally.lines(plan))
