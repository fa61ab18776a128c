"""5. Pledges."""

import pytest

from games.triumvirate.table import A, C, Case, deciding, leading
from rubicon.core.state import WATCHER


def test_5_1_one_card_left_in_hand_or_none() -> None:
    case = deciding("C75", "P75")
    assert case.legal() == ["pledge nothing", "pledge Caesar 5", "pledge Caesar 7"]
    assert case.refused("pledge Pompeius 7") == "5.1"
    case.play("pledge Caesar 7", "pledge nothing")
    assert (case.seat(A)["pledges"], case.seat(C)["pledges"]) == (["Caesar 7"], [])
    assert case.seat(A)["hand"] == ["Caesar 5"]


def test_5_1_not_during_a_hand() -> None:
    case = leading("C750", "P750")
    assert case.refused("pledge Caesar 7") == case.refused("pledge nothing") == "5.1"


def test_5_2_any_card_and_it_is_out_of_play() -> None:
    case = deciding("C75 P0", "P75").play("pledge Pompeius 0", "pledge Pompeius 5")
    assert "5.2" in case.cited()
    dealt = [case.rules.grammar.fields(move)["card"] for move in case.state.outcomes()]
    assert "Pompeius 0" not in dealt
    assert "Pompeius 5" not in dealt


def test_5_3_a_house_with_three_is_not_asked() -> None:
    case = leading("C7 P87", "C85 P6", pledges=("K753", "")).trick("Caesar 7", "Caesar 8")
    assert case["decides"] == C
    assert "5.3" in case.cited()
    assert case.refused("pledge nothing", by=A) == "5.3"
    assert case.view(1)["seats"][A]["decision"] == "nothing", "everybody knows that"
    case.play("pledge Caesar 5")
    assert (case["phase"], case.seat(C)["pledged"]) == ("deal", 1)


def test_5_3_nor_a_dealer_with_three() -> None:
    case = leading("C7 P87", "C85 P6", pledges=("", "K753")).trick("Caesar 7", "Caesar 8")
    assert case["decides"] == A
    case.play("pledge nothing")
    assert case["phase"] == "deal"


def test_5_3_with_six_pledges_nobody_is_asked() -> None:
    case = leading("C7 P87", "C85 P6", pledges=("K753", "K864")).trick("Caesar 7", "Caesar 8")
    assert case["phase"] == "deal"


def unseen_decision(words: str) -> Case:
    return deciding("C75 P0", "P75").play(words)


@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_5_4_nothing_of_the_first_decision_shows(viewer: int) -> None:
    views = [
        unseen_decision(words).view(viewer)
        for words in ("pledge nothing", "pledge Caesar 7", "pledge Pompeius 0")
    ]
    assert views[0] == views[1] == views[2]
    first = views[0]["seats"][A]
    assert (first["cards"], first["pledged"], first["decision"]) == (3, 0, "secret")
    told = [
        [event.text for event in case.rules.events(told_of(case, words), viewer)]
        for words in ("pledge nothing", "pledge Caesar 7")
        for case in [deciding("C75 P0", "P75")]
    ]
    assert told[0] == told[1] == ["The Aemilii have decided on a pledge."]


def told_of(case: Case, words: str) -> list[int]:
    case.state.tell(True)
    case.state.apply(case.rules.grammar.parse(words))
    return case.state.told()


def test_5_4_the_non_dealer_first_and_he_knows_what_he_did() -> None:
    case = deciding("C75 P0", "P75")
    assert case["decides"] == A
    assert case.refused("pledge nothing", by=C) == "5.4"
    case.play("pledge Caesar 7")
    assert case["decides"] == C
    assert case.view(0)["seats"][A]["decision"] == "Caesar 7"
    assert "Caesar 7" in case.view(0)["seats"][A]["hand"], "until both are in"
    assert "The Aemilii decide to pledge Caesar 7." in case.texts()
    assert unseen_decision("pledge nothing").view(0)["seats"][A]["decision"] == "nothing"


def test_5_5_then_the_numbers_are_open_and_the_faces_are_not() -> None:
    case = unseen_decision("pledge Caesar 7").play("pledge nothing")
    view = case.view(1)
    assert (view["seats"][A]["pledged"], view["seats"][A]["pledges"]) == (1, None)
    assert (view["seats"][A]["cards"], view["seats"][C]["cards"]) == (2, 2)
    assert view["history"][0][A]["pledged"]
    assert view["history"][0][A]["pledge"] is None
    assert case.view(0)["history"][0][A]["pledge"] == "Caesar 7"
    assert "The Aemilii pledge a card: 1 pledge so far." in case.texts()
    assert "The Claudii pledge nothing: 0 pledges so far." in case.texts()
