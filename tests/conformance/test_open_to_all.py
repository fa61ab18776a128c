"""Where nothing is hidden all viewers are told the same: a server makes it once for all of them."""

import pytest

from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import EVERYTHING, NOBODY, WATCHER
from rubicon.registry import GAMES, find_game


def is_open(name: str) -> bool:
    """Whether nothing is hidden in a game."""
    game = find_game(name)
    return game.rules(game.default_players, {}, None, "").open_information


OPEN = [name for name in GAMES if is_open(name)]
PLIES = 60


@pytest.mark.parametrize("name", OPEN)
def test_all_viewers_are_told_the_same(name: str) -> None:
    rules, rng = find_game(name).rules(3, {}, None, ""), Rng(3)
    match = Match(rules)
    for _ in range(PLIES):
        for _ in match.settle(rng):
            pass
        state = match.state
        if state.to_act() == NOBODY:
            break
        for viewer in (*range(len(rules.seats)), WATCHER):
            for told in (
                rules.view, rules.hints, rules.prompt, rules.context, rules.relevant_rule,
            ):  # fmt: skip
                assert told(state, viewer) == told(state, EVERYTHING), told
        moves = state.legal()
        match.play(state.to_act(), moves[rng.below(len(moves))])
    assert len(match.log) > PLIES // 2
