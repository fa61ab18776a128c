"""The table of levels in docs/methods/search.md says what the code has."""

from math import exp
from pathlib import Path

import pytest

from rubicon.bots.levels import LEVELS, Level

TEXT = (Path(__file__).parents[2] / "docs" / "methods" / "search.md").read_text("utf-8")


def row(level: Level) -> str:
    sight = f"{level.sight} decision{'s' if level.sight > 1 else ''}"
    if level.turns:
        sight += f", at least {level.turns} turn{'s' if level.turns > 1 else ''}"
    times = exp(level.error)
    error = (
        f"e^{level.error:g}, {times:.{0 if times > 2 else 1}f} times" if times > 1 else "not at all"
    )
    return f"| `{level.name}` | {sight} | {level.iterations} | {error} |"


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_each_level_is_told_as_it_is(level: Level) -> None:
    assert row(level) in TEXT.splitlines()
