"""7. The score."""

from itertools import combinations

import pytest

from games.triumvirate.table import A, C, Case, leading
from rubicon.core.state import WATCHER


def crowning(first: str, second: str, **more: object) -> Case:
    """The next trick crowns Caesar; the pledges are given."""
    case = leading(
        "C1 P42", "C24 P6", pledges=(first, second), consuls={"Caesar": 2}, **more
    )  # fmt: skip
    return case.trick("Caesar 1", "Caesar 2")


def test_7_1_only_legions_of_the_emperors_suit_count() -> None:
    case = crowning("C75 K7", "C86 P7")
    assert "The Aemilii had pledged Caesar 5, Caesar 7 and Crassus 7: 12 points for Caesar." in (
        case.texts()
    )
    assert "The Claudii had pledged Caesar 6, Caesar 8 and Pompeius 7: 0 points for Caesar." in (
        case.texts()
    )


def test_7_1_all_pledges_are_shown() -> None:
    case = crowning("C7", "K8 P7")
    for viewer in (0, 1, WATCHER):
        assert case.view(viewer)["previous"]["pledges"] == {
            A: ["Caesar 7"],
            C: ["Pompeius 7", "Crassus 8"],
        }
    assert "The Aemilii had pledged nothing: 0 points for Caesar." in crowning("", "C7").texts()


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [("C7", "C5", A), ("C7", "C53", C), ("C73", "C5", A), ("C3", "", A), ("K7", "C3", C)],
)
def test_7_2_the_larger_sum_takes_a_marker(first: str, second: str, winner: str) -> None:
    case = crowning(first, second)
    assert case.seat(winner)["markers"] == 1
    assert sum(case.seat(seat)["markers"] for seat in (A, C)) == 1
    assert "7.2" in case.cited()


def test_7_3_only_nothing_ties_with_nothing() -> None:
    legions = [set(), *({*c} for n in (1, 2, 3) for c in combinations((3, 5, 7), n))]
    for one in legions:
        for other in legions:
            if not one & other and (one or other):
                assert sum(one) != sum(other)


def test_7_3_a_tied_game_is_replayed_and_does_not_count() -> None:
    case = crowning("K7", "P753")
    assert [case.seat(seat)["markers"] for seat in (A, C)] == [0, 0]
    assert (case["game_number"], case["phase"]) == (2, "deal")
    assert "Nobody has a point: no marker, and the game is replayed." in case.texts()


def test_7_4_a_new_game_is_dealt_afresh() -> None:
    case = crowning("C7", "C5")
    for seat in (A, C):
        assert (case.seat(seat)["cards"], case.seat(seat)["pledged"]) == (0, 0)
    assert (case["consuls"]["Caesar"], case["hand_number"], case["history"]) == (0, 1, [])
    assert len(case.state.outcomes()) == 27
    assert "7.4" in case.cited()
