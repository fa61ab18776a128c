"""Frozen counts of lines of play: a number that changes means a rule that changed."""

from pathlib import Path

import pytest

from rubicon.core.positions import read_line
from rubicon.lab.perft import perft
from rubicon.registry import GAMES, find_game

HOME = Path(__file__).parent


def entries() -> list[tuple[str, str, list[int]]]:
    """Every entry of every game: its name, its position, and its counts by depth."""
    found = []
    for game in GAMES:
        text = (HOME / f"{game}.txt").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        for name, position, counts in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
            found.append((f"{game}: {name}", position, [int(count) for count in counts.split()]))
    return found


@pytest.mark.parametrize(
    ("position", "counts"),
    [entry[1:] for entry in entries()],
    ids=[entry[0] for entry in entries()],
)
def test_the_counts_are_as_they_were(position: str, counts: list[int]) -> None:
    _, state = read_line(position, find_game)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("game", GAMES)
def test_the_start_of_every_game_is_counted(game: str) -> None:
    for players in find_game(game).players:
        start = find_game(game).rules(players, {}, None, "").start()
        counted = [read_line(position, find_game) for _, position, _ in entries()]
        assert any(
            rules.game.id == game and len(rules.seats) == players and state == start
            for rules, state in counted
        ), f"{players} players"
