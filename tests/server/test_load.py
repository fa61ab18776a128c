"""The load test itself, in small."""

import os
import sys

import pytest

from rubicon.server.load import Plan, measure


def test_a_small_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    plan = Plan("end_of_the_triumvirate", 3, 12, 20, 1.5)
    tally = measure(plan, lambda _: None)
    assert tally.moves > 5
    assert tally.conflicts == 0
    assert len(tally.latencies) > tally.moves
    assert "moves/s" in "\n".join(tally.lines(plan))
