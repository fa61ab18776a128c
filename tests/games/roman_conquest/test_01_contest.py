"""Chapter 1: the contest."""

import pytest

from games.roman_conquest.table import given, leading
from rubicon.core.errors import BadInput
from rubicon.core.state import WATCHER
from rubicon.games.roman_conquest.game import GAME


def test_1_2_exactly_three_play_in_the_order_caesar_pompeius_crassus() -> None:
    assert GAME.rules(3, {}, None, "").seats == ("Caesar", "Pompeius", "Crassus")
    with pytest.raises(BadInput, match="for 3 players, not 2"):
        GAME.rules(2, {}, None, "")


def test_1_2_roman_troops_never_move() -> None:
    case = leading({"Roma": {"Rome": 1}}).play("stay")
    assert case.legal() == ["done"]


def test_1_3_everybody_sees_everything() -> None:
    case = given()
    views = [case.rules.view(case.state, viewer) for viewer in (0, 1, 2, WATCHER)]
    assert all(view == views[0] for view in views)


def test_1_3_the_number_of_pieces_is_no_limit() -> None:
    """Twenty-five orange counters were in the old box."""
    names = [one.name for one in leading().rules.board.hexes if one.region == "Gallia"]
    case = leading({name: {"Caesar": 4} for name in names})
    assert case.seat("Caesar")["troops"] == 48
