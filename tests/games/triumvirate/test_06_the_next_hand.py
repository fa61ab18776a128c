"""6. The next hand."""

import pytest

from games.triumvirate.table import A, C, deciding
from rubicon.games.triumvirate.resolver import hand_size


def test_6_1_unplayed_cards_are_kept() -> None:
    case = deciding("C75 P0", "P75").play("pledge Caesar 7", "pledge nothing").deal()
    assert {"Caesar 5", "Pompeius 0"} <= set(case.seat(A)["hand"])
    assert {"Pompeius 5", "Pompeius 7"} <= set(case.seat(C)["hand"])


def test_6_2_all_others_are_shuffled_and_hands_filled_up() -> None:
    case = deciding(
        "C75", "P75", plays=[{"seat": A, "card": "Crassus 8"}, {"seat": C, "card": "Crassus 7"}]
    ).play("pledge Caesar 7", "pledge Pompeius 7")
    dealt = {case.rules.grammar.fields(move)["card"] for move in case.state.outcomes()}
    assert {"Crassus 8", "Crassus 7"} <= dealt, "what was played comes back"
    assert len(dealt) == 27 - 4
    case.deal()
    assert (case.seat(A)["cards"], case.seat(C)["cards"], case["aside"]) == (11, 11, 3)


@pytest.mark.parametrize(
    ("pledged", "size", "aside"),
    [(0, 11, 5), (1, 11, 4), (2, 11, 3), (3, 11, 2), (4, 11, 1), (5, 11, 0), (6, 10, 1)],
)
def test_6_2_sizes(pledged: int, size: int, aside: int) -> None:
    assert hand_size(11, pledged) == size
    assert 27 - pledged - 2 * size == aside


def test_6_2_with_six_pledges_hands_have_ten_cards() -> None:
    case = deciding("C75", "P75", pledges=("K87", "K65"))
    case.play("pledge Caesar 7", "pledge Pompeius 7")
    assert "Hands are kept and filled up to 10 cards; 1 card will be set aside." in case.texts()
    case.deal()
    assert (case.seat(A)["cards"], case.seat(C)["cards"], case["aside"]) == (10, 10, 1)
