"""The laws that every position keeps: each is broken once, and noticed."""

from collections.abc import Callable

import pytest

from games.roman_conquest.boards import SMALL
from games.roman_conquest.table import at, given, leading, marching
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest.game import own
from rubicon.games.roman_conquest.play import Conquest


def set_field(name: str, value: int) -> Callable[[Conquest], None]:
    return lambda s: setattr(s, name, value)


BREACHES: list[tuple[Callable[[Conquest], None], str]] = [
    (lambda s: s.add_troops(0, 0, 3), "more than 4 troops of one force stand in Samarobriva"),
    (lambda s: s.add_troops(c.ROME, 0, 1), "troops of several forces stand in Samarobriva"),
    (set_field("winners", 1), "somebody has won exactly if the game is over"),
    (set_field("first", c.NONE), "there is a first player once the game has begun"),
]


@pytest.mark.parametrize(("break_it", "sentence"), BREACHES)
def test_a_broken_law_is_noticed(break_it: Callable[[Conquest], None], sentence: str) -> None:
    case = leading()
    break_it(own(case.state))
    assert any(sentence in law for law in case.rules.check(case.state))


def test_nothing_stands_outside_a_small_board() -> None:
    case = given(board=SMALL)
    own(case.state).stacks[50] = 1
    assert case.rules.check(case.state) == ["troops stand outside the board"]


def test_11_3_a_game_that_ends_in_italy_before_the_war_is_sound() -> None:
    case = marching(
        {"Patavium": {"Caesar": 1}},
        seats=at(Pompeius="Picenum", Crassus=None),
        options={"war_starts": "standing"},
    )
    case.play("march Patavium to Picenum 1 troop", "done")
    assert case.phase == "over"
    assert case.troops("Picenum") == {"Caesar": 1}
    assert case.rules.check(case.state) == []
