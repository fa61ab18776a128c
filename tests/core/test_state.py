"""What a state says that a game need not say itself."""

from bots.small_games import Field
from rubicon.core.state import WATCHER
from rubicon.registry import find_game


def test_a_game_where_one_decides_after_the_other_says_nothing_of_who_is_asked() -> None:
    state = Field(5, 3, (0, 1))
    assert (state.asked(), state.window(), state.has_one_answer()) == ([], 0, False)
    assert not state.is_out(0)
    assert state.passing() == 0
    assert state.seen_as(4, WATCHER) == 4


def test_what_is_allowed_is_what_is_legal() -> None:
    state = find_game("end_of_the_triumvirate").rules(2, {}, None, "").start()
    legal = state.legal()
    assert all(state.allows(move) for move in legal)
    assert not state.allows(max(legal) + 1)
