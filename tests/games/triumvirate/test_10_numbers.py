"""10. Numbers."""

import pytest

from games.triumvirate.table import A, C, leading, settled, started
from rubicon.core.errors import BadInput
from rubicon.games.triumvirate.game import GAME


def test_10_1_every_number_has_a_rule_and_a_range() -> None:
    for option in GAME.options:
        if option.is_number:
            assert option.least <= int(option.default[2]) <= option.most
    assert settled(hand_size=9).standing_rules == ("1.2", "1.3", "10.1")


@pytest.mark.parametrize("size", [8, 13])
def test_10_1_the_size_of_a_hand(size: int) -> None:
    case = started(first_dealer=A, hand_size=size).deal()
    assert (case.seat(A)["cards"], case.seat(C)["cards"]) == (size, size)
    assert case["aside"] == 27 - 2 * size


def test_10_1_fewer_tricks_and_consuls() -> None:
    case = leading(
        "C1 P42", "C24 P6", tricks={"Caesar": 1},
        options={"tricks_to_consul": 2, "consuls_to_emperor": 1, "markers_to_win": 1},
        pledges=("C7", ""),
    ).trick("Caesar 1", "Caesar 2")  # fmt: skip
    assert case["result"] == {"reason": "markers", "winner": A}


def test_10_1_more_pledges() -> None:
    options: dict[str, object] = {"pledges_in_a_game": 4}
    case = leading("C7 P87", "C85 P6", pledges=("K753", ""), options=options)
    assert case.trick("Caesar 7", "Caesar 8")["decides"] == A


def test_10_1_only_within_the_range() -> None:
    with pytest.raises(BadInput, match="hand_size takes 8 to 13"):
        settled(hand_size=14)


def test_it_is_for_two_and_has_no_boards() -> None:
    with pytest.raises(BadInput, match="for 2 players, not 3"):
        GAME.rules(3, {}, None, "")
    with pytest.raises(BadInput, match="has no boards"):
        GAME.rules(2, {}, "name = 'x'", "mine.toml")
