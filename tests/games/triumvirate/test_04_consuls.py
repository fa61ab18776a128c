"""4. Consuls and the Emperor."""

from games.triumvirate.table import C, leading


def test_4_1_a_hand_is_over_with_the_third_trick_of_a_suit() -> None:
    case = leading("C7 P87", "C85 P6").trick("Caesar 7", "Caesar 8")
    assert case["phase"] == "pledge"
    assert case["tricks"]["Caesar"] == 3
    assert case.refused("play Pompeius 8") == "4.1"
    assert "4.1" in case.cited()


def test_4_2_its_triumvir_is_elected_consul() -> None:
    case = leading("C7 P87", "C85 P6").trick("Caesar 7", "Caesar 8")
    assert case["consuls"] == {"Caesar": 1, "Pompeius": 0, "Crassus": 0}
    assert "Caesar is elected consul and has 1 consul marker." in case.texts()


def test_4_3_three_consuls_crown_an_emperor_and_end_the_game() -> None:
    case = leading("C7 P87", "C85 P6", consuls={"Caesar": 2, "Crassus": 2})
    case.trick("Caesar 7", "Caesar 8")
    assert "Caesar is crowned Emperor: the game is over." in case.texts()
    assert case["game_number"] == 2
    assert case["consuls"] == {"Caesar": 0, "Pompeius": 0, "Crassus": 0}
    assert case["previous"]["emperor"] == "Caesar"


def test_4_3_other_suits_do_not_matter() -> None:
    case = leading("C7 P87", "C85 P6", consuls={"Pompeius": 2, "Crassus": 2})
    case.trick("Caesar 7", "Caesar 8")
    assert (case["game_number"], case["emperor"], case["decides"]) == (1, None, "Aemilii")
    assert case["dealer"] == C
