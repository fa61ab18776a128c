"""Counting positions."""

import pytest

from bots.small_games import Small
from rubicon.core.errors import BadInput
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.lab.perft import divide, perft
from rubicon.registry import find_game


class Coin(Small):
    """Choose heads or tails, then the coin falls; heads ends the game at once."""

    def __init__(self, ply: int = 0, *, listed: bool = True) -> None:
        self.ply = ply
        self.listed = listed

    def to_act(self) -> int:
        return (0, CHANCE, 0, NOBODY)[self.ply]

    def legal(self) -> list[int]:
        return [1, 2] if self.to_act() == 0 else []

    def apply(self, move: int) -> None:
        self.ply = 3 if move == 1 and self.ply == 1 else self.ply + 1

    def clone(self) -> "Coin":
        return Coin(self.ply, listed=self.listed)

    def sample(self, rng: Rng) -> int:
        return 1

    def weight(self, outcome: int) -> int:
        return 1

    def outcomes(self) -> list[int]:
        return [1, 2] if self.listed else []

    def payoff(self, seat: int) -> int:
        return 1000


@pytest.mark.parametrize(("depth", "lines"), [(0, 1), (1, 2), (2, 4), (3, 6), (4, 6), (9, 6)])
def test_a_finished_game_counts_once(depth: int, lines: int) -> None:
    assert perft(Coin(), depth) == lines


def test_a_game_that_is_over_is_one_line() -> None:
    assert [perft(Coin(3), depth) for depth in (0, 1, 2)] == [1, 1, 1]
    assert divide(Coin(3), 2) == {}


def test_unlisted_outcomes_can_not_be_counted() -> None:
    with pytest.raises(BadInput, match="too many outcomes"):
        perft(Coin(listed=False), 2)


@pytest.mark.parametrize("players", [2, 3])
def test_divide_adds_up_to_perft_and_changes_nothing(players: int) -> None:
    rules = find_game("end_of_the_triumvirate").rules(players, {}, None, "")
    state = rules.start()
    counts = divide(state, 3)
    assert list(counts) == state.legal()
    assert sum(counts.values()) == perft(state, 3)
    assert state == rules.start()
