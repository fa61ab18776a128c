"""Chapter 1: the contest."""

from games.end_of_the_triumvirate.table import Case, acting, moving, started
from rubicon.core.state import EVERYTHING, WATCHER


def test_1_2_the_pieces_are_limited() -> None:
    start = totals(started())
    assert start == {"legions": 60, "gold": 15, "citizens": 11, "servants": 6}
    assert {started().seat(s)["weapons_in_reserve"] for s in ("Caesar", "Crassus")} == {6}


def totals(case: Case) -> dict[str, int]:
    """Everything that there is, wherever it is."""
    seats, provinces = case.position["seats"].values(), case.position["provinces"].values()
    return {
        "legions": case.supply["legions"] + sum(p["legions"] for p in provinces),
        "gold": case.supply["gold"] + sum(x["gold"] for x in (*provinces, *seats)),
        "citizens": case.position["neutral_citizens"] + sum(s["citizens"] for s in seats),
        "servants": case.supply["servants"]
        + sum(p["servants"] for p in provinces)
        + sum(s["carried"] for s in seats),
    }


def test_1_2_gold_that_is_spent_goes_back_to_the_common_supply() -> None:
    case = acting(seats={"Caesar": {"gold": 3}})
    assert case.supply["gold"] == 12
    case.play("improve political", "improve political")
    assert case.supply["gold"] == 15


def test_1_2_legions_that_fall_go_back_to_the_common_supply() -> None:
    case = moving(seats={"Caesar": {"character": "GAL"}}, provinces={"GAL": {"legions": 5}})
    before = case.supply["legions"]
    case.play("march HCI 5 legions", "draw 1 Caesar 1 Pompeius")
    assert case.supply["legions"] == before + 4


def test_1_2_weapons_in_the_bag_are_missing_from_the_reserve() -> None:
    case = moving(bag={"Caesar": 8, "Pompeius": 3})
    assert case.seat("Caesar")["weapons_in_reserve"] == 0
    assert case.seat("Pompeius")["weapons_in_reserve"] == 5


def test_1_3_everybody_sees_everything() -> None:
    case = moving(seats={"Caesar": {"gold": 3}}, bag={"Caesar": 4})
    for viewer in (0, 1, 2, WATCHER, EVERYTHING):
        assert case.rules.view(case.state, viewer) == case.position
    assert case.position["bag"] == {"Caesar": 4, "Pompeius": 2, "Crassus": 2}
