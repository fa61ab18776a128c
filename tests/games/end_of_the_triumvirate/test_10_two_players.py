"""Chapter 10: two players."""

from games.end_of_the_triumvirate.table import acting, moving, settled, started
from rubicon.games.end_of_the_triumvirate.game import own

CRASSUS = 2
OUT = ("Asia", "Syria", "Aegyptus", "Cyrenaica")


def test_10_1_four_provinces_are_out_of_play_and_cannot_be_entered() -> None:
    """Ruling 4.18."""
    case = moving("Pompeius", players=2)
    assert set(case.position["provinces"]).isdisjoint(OUT)
    for name in OUT:
        assert case.refused(f"march {name} 1 legion") == "10.1"
        assert case.refused(f"sail {name} 1 legion") == "10.1"
    assert not [move for move in case.legal() if any(name in move for name in OUT)]


def test_10_1_the_seas_remain_open() -> None:
    """The way from Africa to Achaea is the same as with three."""
    case = moving("Pompeius", players=2).play("sail ACH 1 legion")
    assert case.points == 2


def test_10_1_crassus_does_not_play() -> None:
    case = started(2)
    assert list(case.position["seats"]) == ["Caesar", "Pompeius"]
    turns = [case.pass_turns(1).position["active"] for _ in range(3)]
    assert turns == ["Pompeius", "Caesar", "Pompeius"]


def test_10_2_five_provinces_against_six() -> None:
    case = acting(players=2)
    assert (case.seat("Caesar")["provinces"], case.seat("Pompeius")["provinces"]) == (5, 6)
    assert case.seat("Caesar")["character"] == "Gallia Cisalpina"
    assert case.seat("Pompeius")["character"] == "Africa"
    assert [case.province(code)["servants"] for code in ("ITA", "AFR")] == [1, 1]
    inside = {name for name, p in case.position["provinces"].items() if p["governor"] == "in"}
    assert inside == {"Gallia Cisalpina", "Sardinia et Corsica", "Hispania Citerior", "Achaea"}
    assert all(p["legions"] == 2 for p in case.position["provinces"].values())


def test_10_3_fewer_legions_gold_and_citizens() -> None:
    case = acting(players=2)
    assert case.supply == {"gold": 12, "legions": 45 - 22, "servants": 4}
    assert case.position["neutral_citizens"] == 5
    assert [case.seat(name)["citizens"] for name in ("Caesar", "Pompeius")] == [2, 2]
    assert settled(2).options["citizens_total"] == 9


def test_10_4_the_two_black_weapons_never_leave_the_bag() -> None:
    """Ruling 7.24."""
    case = moving(
        players=2, seats={"Caesar": {"character": "GAL"}}, provinces={"GAL": {"legions": 9}}
    )
    assert case.bag == {"Caesar": 2, "Pompeius": 2, "Crassus": 2}
    case.play("march HCI 4 legions", "draw 2 Crassus")
    case.play("march HUL 2 legions", "draw 1 Pompeius 1 Crassus")
    assert case.bag == {"Caesar": 2, "Pompeius": 2, "Crassus": 2}, "and one for the card"


def test_10_4_black_has_no_reserve_in_play() -> None:
    assert own(started(2).state).reserve(CRASSUS) == 0
    assert own(started(3).state).reserve(CRASSUS) == 6


def test_10_5_seven_turns_make_a_year() -> None:
    case = started(2)
    assert case.position["calendar"] == 7
    case.pass_turns(7)
    assert (case.phase, case.decides) == ("consul", "Pompeius")
    case.play(case.legal()[0])
    assert case.position["calendar"] == 7
