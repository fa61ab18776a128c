"""Chapter 3: the turn, and its supplies."""

import pytest

from games.end_of_the_triumvirate.boards import STANDARD
from games.end_of_the_triumvirate.table import given, moving, started


def gold_left(number: int) -> dict[str, dict[str, int]]:
    """Seats that leave so much gold in the common supply."""
    return {"Pompeius": {"gold": 15 - number}}


def legions_left(number: int) -> dict[str, dict[str, int]]:
    """Provinces that leave so many legions in the common supply."""
    return {"HUL": {"legions": 17}, "HCI": {"legions": 17 - number}}


def test_3_1_supplies_then_movement_then_actions() -> None:
    case = started()
    assert case.phase == "rome"
    assert case.refused("march CIS") == "3.1"
    assert case.refused("end movement") == "3.1"
    case.play("rome 2 gold")
    assert case.phase == "movement"
    for words in ("improve political", "persuade", "dissuade Crassus", "arm", "end turn"):
        assert case.refused(words) == "3.1"
    case.play("end movement")
    assert case.phase == "actions"
    assert case.refused("march CIS") == "3.1"
    assert case.refused("sail SAR") == "3.1"
    case.play("end turn")
    assert (case.decides, case.phase) == ("Pompeius", "rome")


def test_2_7_nobody_else_may_decide_in_a_turn() -> None:
    for case in (started(), moving(), given(phase="actions")):
        refusal = case.refusal("end turn", by="Pompeius")
        assert refusal.sentence() == "It is Caesar's turn (2.7)."


def test_3_2_governors_go_in_and_out() -> None:
    case = started()
    governors = {code: case.governor(code) for code in ("CIS", "SAR", "GAL", "ILL")}
    assert governors == {"CIS": "out", "SAR": "out", "GAL": "in", "ILL": "in"}
    assert case.governor("HCI") == "in", "only those of the player whose turn it is"
    case.pass_turns(3)
    governors = {code: case.governor(code) for code in ("CIS", "SAR", "GAL", "ILL")}
    assert governors == {"CIS": "in", "SAR": "in", "GAL": "out", "ILL": "out"}


def test_3_3_a_governor_on_a_servant_stays_and_his_box_is_open_every_turn() -> None:
    case = started()
    assert (case.governor("ITA"), case.gold("Caesar")) == ("servant", 2)
    case.pass_turns(3)
    assert case.governor("ITA") == "servant"
    assert case.gold("Caesar") == 4


def test_3_4_each_type_yields_its_own() -> None:
    case = given(seats={"Caesar": {"character": "GAL"}})
    assert case.province("ITA")["gold"] == 2, "political"
    assert (case.legions("CIS"), case.province("CIS")["gold"]) == (4, 0)
    assert (case.legions("SAR"), case.province("SAR")["gold"]) == (3, 1)
    assert case.legions("ITA") == 2


def test_3_4_a_closed_box_yields_nothing() -> None:
    case = started()
    assert (case.legions("GAL"), case.legions("ILL")) == (2, 2)


def test_3_5_gold_lies_in_the_province_unless_the_character_stands_there() -> None:
    case = given(seats={"Caesar": {"character": "SAR"}})
    assert case.gold("Caesar") == 1
    assert case.province("SAR")["gold"] == 0
    assert case.province("ITA")["gold"] == 2


def test_3_6_rome_sends_two_things() -> None:
    gifts = started().legal("rome")
    assert "rome 2 gold" in gifts
    assert "rome 1 gold 1 legion in Italia" in gifts
    assert "rome 2 legions in Italia" in gifts


def test_3_6_rome_sends_neither_less_nor_twice() -> None:
    case = started()
    for words in ("rome 1 gold", "rome 1 legion in ITA", "rome nothing"):
        assert case.refused(words) == "3.6"
    case.play("rome 2 gold")
    assert case.refused("rome 2 gold") == "3.6"


def test_3_7_romes_gold_goes_to_the_hand() -> None:
    case = started()
    before = case.gold("Caesar")
    case.play("rome 2 gold")
    assert case.gold("Caesar") == before + 2


def test_3_7_romes_legions_go_into_own_provinces_together_or_apart() -> None:
    together = started().play("rome 2 legions in GAL")
    assert together.legions("GAL") == 4
    apart = started().play("rome 2 legions in GAL and ILL")
    assert (apart.legions("GAL"), apart.legions("ILL")) == (3, 3)
    mixed = started().play("rome 1 gold 1 legion in GAL")
    assert (mixed.gold("Caesar"), mixed.legions("GAL")) == (3, 3)


def test_3_7_not_into_the_provinces_of_others() -> None:
    case = started()
    assert case.refused("rome 2 legions in HCI") == "3.7"
    assert case.refused("rome 2 legions in ITA and SYR") == "3.7"


def test_3_7_two_legions_in_two_orders_are_one_decision() -> None:
    rules = started().rules
    assert rules.grammar.parse("rome 2 legions in GAL and ITA") == rules.grammar.parse(
        "rome 2 legions in ITA and GAL"
    )
    gifts = started().legal("rome 2 legions")
    assert len(gifts) == 15, "five provinces twice, or two of five"


def test_3_8_enough_for_the_provinces_and_rome_is_not_asked() -> None:
    case = given(seats=gold_left(5), provinces=legions_left(5))
    assert case.phase == "rome"


@pytest.mark.parametrize("left", [4, 3, 2])
def test_3_8_short_because_of_rome_too(left: int) -> None:
    """Ruling 7.3: three for the provinces and two for Rome are five."""
    case = given(seats=gold_left(left))
    assert (case.phase, case.position["asked"]) == ("take gold", "Italia")
    assert case.legal() == [
        "take 2 gold in Italia",
        "take 1 gold in Italia",
        "take 0 gold in Italia",
    ]


def test_3_8_the_player_decides_province_by_province_what_to_forgo() -> None:
    case = given(seats=gold_left(4))
    case.play("take 0 gold in ITA")
    assert case.position["asked"] == "Sardinia et Corsica"
    case.play("take 1 gold in SAR")
    assert case.phase == "rome"
    assert (case.gold("Caesar"), case.province("SAR")["gold"]) == (0, 1)
    assert case.supply["gold"] == 3, "what was forgone is there for Rome's gift"
    assert "rome 2 gold" in case.legal()


def test_3_8_no_more_than_the_yield_and_no_more_than_there_is() -> None:
    case = given(seats=gold_left(2))
    assert case.refused("take 3 gold in ITA") == "3.8"
    assert case.refused("take 1 gold in SAR") == "3.8", "one after the other"
    assert case.refused("take 1 legion in ITA") == "3.8", "legions are not short"
    case.play("take 2 gold in ITA")
    assert case.phase == "rome", "nothing is left to take in Sardinia"
    assert given(seats=gold_left(1)).refused("take 2 gold in ITA") == "3.8"


def test_3_8_legions_are_short_in_the_same_way() -> None:
    case = given(provinces=legions_left(4))
    assert (case.phase, case.position["asked"]) == ("take legions", "Gallia Cisalpina")
    assert case.refused("take 1 gold in CIS") == "3.8"
    case.play("take 1 legion in CIS", "take 0 legions in SAR")
    assert (case.legions("CIS"), case.legions("SAR"), case.supply["legions"]) == (3, 2, 3)


def test_3_8_the_first_province_of_the_board_is_asked_too() -> None:
    legions = given(provinces=legions_left(4) | {"GAL": {"governor": "in"}})
    assert legions.position["asked"] == "Gallia Transalpina"
    rich_gaul = STANDARD.replace('type = "military"', 'type = "political"', 1)
    gold = given(board=rich_gaul, seats=gold_left(1), provinces={"GAL": {"governor": "in"}})
    assert (gold.phase, gold.position["asked"]) == ("take gold", "Gallia Transalpina")


def test_3_8_what_is_not_short_is_all_taken() -> None:
    case = given(provinces=legions_left(4))
    assert case.gold("Caesar") == 2
    assert case.refused("take 2 gold in ITA") == "3.8"
    assert started().refused("take 2 gold in ITA") == "3.8"


def test_3_8_both_may_be_short_gold_first() -> None:
    case = given(seats=gold_left(1), provinces=legions_left(1))
    case.play("take 0 gold in ITA", "take 1 gold in SAR")
    assert case.phase == "take legions"
    case.play("take 1 legion in CIS")
    assert case.phase == "rome"


def test_3_8_where_nothing_is_left_nothing_is_asked() -> None:
    case = given(seats=gold_left(0), provinces=legions_left(0))
    assert case.phase == "rome"
    assert case.refusal("take 1 gold in ITA").sentence() == (
        "No gold is left in the common supply: there is nothing to take (3.8)."
    )
    assert case.refusal("take 1 legion in CIS").sentence() == (
        "No legions are left in the common supply: there is nothing to take (3.8)."
    )


def test_3_8_shortness_is_judged_once_before_anything_is_taken() -> None:
    """Four gold for three and Rome's two: after two were forgone it would be enough."""
    case = given(seats=gold_left(4)).play("take 0 gold in ITA")
    assert (case.phase, case.supply["gold"]) == ("take gold", 4)
    assert case.legal() == [
        "take 1 gold in Sardinia et Corsica",
        "take 0 gold in Sardinia et Corsica",
    ]


def test_3_8_the_question_is_named() -> None:
    gold, legions = given(seats=gold_left(2)), given(provinces=legions_left(4))
    assert gold.refusal("take 1 gold in SAR").sentence() == (
        "The question now is how much gold to take in Italia (3.8)."
    )
    assert legions.refusal("take 1 legion in SAR").sentence() == (
        "The question now is how many legions to take in Gallia Cisalpina (3.8)."
    )
    assert legions.refusal("take 3 legions in CIS").sentence() == (
        "Gallia Cisalpina can take 2 legions at most (3.8)."
    )


def test_3_9_a_gift_that_cannot_be_paid_shrinks() -> None:
    case = given(phase="rome", seats=gold_left(1))
    assert case.legal("rome 1 gold")[0] == "rome 1 gold"
    assert "rome 1 gold 1 legion in Italia" in case.legal()
    assert case.refused("rome 2 gold") == "3.9"


def test_3_9_two_legions_shrink_to_one_or_none() -> None:
    case = given(phase="rome", provinces=legions_left(1))
    assert case.refused("rome 2 legions in ITA") == "3.9"
    case.play("rome 1 legion in ITA")
    assert (case.legions("ITA"), case.phase) == (3, "movement")
    none = given(phase="rome", provinces=legions_left(0))
    assert none.legal() == ["rome 2 gold", "rome 1 gold", "rome nothing"]


def test_3_9_an_empty_supply_sends_nothing() -> None:
    case = given(phase="rome", seats=gold_left(0), provinces=legions_left(0))
    assert case.legal() == ["rome nothing"]
    case.play("rome nothing")
    assert case.phase == "movement"
