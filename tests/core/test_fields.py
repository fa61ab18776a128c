"""What a position is declared to consist of: anything else is found."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from rubicon.core.contract import Game
from rubicon.core.fields import Field, field_faults
from rubicon.registry import GAMES, find_game
from toy.curia import Curia
from toy.finding import CURIA, DEALT, curia, given

FIELDS = (
    Field("phase", 0, 9),
    Field("causes", 0, 9, 5),
    Field("purse", 0, 12, 4, grows=True),
)
EVERY_GAME = [CURIA, *map(find_game, GAMES)]


def change(name: str, value: Any) -> Callable[[Curia], None]:
    return lambda state: setattr(state, name, value)


@pytest.mark.parametrize(
    ("how", "sentences"),
    [
        (change("phase", 9), []),
        (change("phase", 10), ["phase is 10, not from 0 to 9"]),
        (change("phase", -1), ["phase is -1, not from 0 to 9"]),
        (change("causes", [0] * 4), ["causes has 4 numbers"]),
        (change("causes", [0] * 6), ["causes has 6 numbers"]),
        (change("causes", [0, 10, 0, 0, 0]), ["causes is 10, not from 0 to 9"]),
        (change("purse", []), []),
        (change("purse", [12] * 4), []),
        (change("purse", [1] * 5), ["purse has 5 numbers"]),
        (change("purse", [13] * 5), ["purse has 5 numbers", "purse is 13, not from 0 to 12"]),
    ],
)
def test_a_field_outside_its_range_or_length_is_found(
    how: Callable[[Curia], None], sentences: list[str]
) -> None:
    state = cast(Curia, given(curia(), DEALT).state)
    assert list(field_faults(state, FIELDS)) == []
    how(state)
    assert list(field_faults(state, FIELDS)) == sentences


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_game_declares_each_field_once_with_a_range(game: Game) -> None:
    names = [field.name for field in game.state_fields]
    assert len(set(names)) == len(names)
    assert all(field.least < field.most for field in game.state_fields)
    assert all(field.length for field in game.state_fields if field.grows)


@pytest.mark.parametrize(
    ("name", "field", "option"),
    [
        ("end_of_the_triumvirate", "legions", "legions_total"),
        ("end_of_the_triumvirate", "calendar", "year_turns"),
        ("end_of_the_triumvirate", "track", "track_top"),
        ("triumvirate", "markers", "markers_to_win"),
        ("triumvirate", "game", "most_games"),
    ],
)
def test_ranges_follow_from_what_the_options_allow(name: str, field: str, option: str) -> None:
    game = find_game(name)
    (most,) = [declared.most for declared in game.state_fields if declared.name == field]
    assert most == next(chosen.most for chosen in game.options if chosen.name == option)
