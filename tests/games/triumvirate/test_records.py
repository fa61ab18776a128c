"""The golden playthroughs show what they are named for."""

import re
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2] / "golden" / "triumvirate"
HANDS = re.compile(r"Game (\d+), hand (\d+):")
WON = re.compile(r"(\w+) win the game, (\d+) to (\d+), and have (\d) game marker")


def told(name: str) -> str:
    """A transcript."""
    return (HOME / f"2p_{name}.txt").read_text(encoding="utf-8")


def hands_of_games(name: str) -> list[int]:
    """How many hands each game of a match has."""
    games = [int(game) for game, _ in HANDS.findall(told(name))]
    return [games.count(game) for game in sorted(set(games))]


def test_4_3_three_hands_are_the_fewest() -> None:
    assert hands_of_games("markers_three_hands") == [3]


def test_4_4_seven_hands_are_the_most() -> None:
    assert hands_of_games("markers_seven_hands")[0] == 7


def test_7_3_nothing_against_nothing_is_replayed() -> None:
    text = told("markers_tied_game")
    first, _, second = text.partition("Nobody has a point: no marker, and the game is replayed.")
    assert first.count(": 0 points for Caesar.") == 2
    assert "win the game" not in first
    assert "win the game, 7 to 0" in second


@pytest.mark.parametrize(("name", "winners"), [("markers_2_0", 1), ("markers_2_1", 2)])
def test_8_1_two_markers_win_the_match(name: str, winners: int) -> None:
    won = WON.findall(told(name))
    assert len({winner for winner, *_ in won}) == winners
    assert won[-1][3] == "2"
    assert f"win the match, 2 to {winners - 1}." in told(name)
