"""Chapter 5: initiative."""

from games.total_war_rome.table import CARTHAGE, ROME, bare
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.agenda import seat_after


def test_5_1_cards_from_one_to_the_number_of_players() -> None:
    case = bare(st.INITIATIVE, ROME, 3).go_on()
    assert len(case.possible()) == 3
    case.play("deal initiative 2 to Rome", "deal initiative 3 to Carthage")
    assert [case.rules.grammar.words(m) for m in case.possible()] == ["deal initiative 1 to Greece"]
    assert case.rules.view(case.s, CARTHAGE)["seats"]["Rome"]["initiative"] is None


def bids(first: int, second: int) -> object:
    """Rome has card 1, Carthage card 2."""
    case = bare(st.INITIATIVE, ROME, 2).go_on().gold(ROME, 9).gold(CARTHAGE, 9)
    case.play("deal initiative 1 to Rome", "deal initiative 2 to Carthage")
    assert case.s.asked() == [ROME, CARTHAGE]
    case.play(f"bid {first}")
    hidden = case.rules.view(case.s, CARTHAGE)["seats"]["Rome"]
    assert (hidden["bid"], hidden["has_bid"]) == (None, True)
    case.play(f"bid {second}")
    assert case.s.gold[:2] == [9 - first, 9 - second]
    return case.s.active


def test_5_2_5_3_the_highest_total_wins() -> None:
    """[5.2] [5.3] Of equals the one with more gold."""
    assert bids(0, 0) == CARTHAGE
    assert bids(3, 1) == ROME
    assert bids(3, 2) == ROME
    assert bids(2, 2) == CARTHAGE


def test_5_4_the_winner_sets_the_order() -> None:
    case = bare(st.ORDERING, CARTHAGE, 4)
    assert len(case.legal("order")) == 8
    case.play("order Greece first counter-clockwise")
    assert [seat_after(case.s, case.s.first, i) for i in range(4)] == [2, 1, 0, 3]
    assert len(bare(st.ORDERING, ROME, 2).legal("order")) == 2
