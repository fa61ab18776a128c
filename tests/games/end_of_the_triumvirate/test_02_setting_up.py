"""Chapter 2: setting up, for three players."""

from games.end_of_the_triumvirate.table import acting, moving, settled, started
from rubicon.games.end_of_the_triumvirate.game import GAME

SEATS = ("Caesar", "Pompeius", "Crassus")


def test_2_1_fifteen_provinces_of_three_types() -> None:
    types = [province.type for province in GAME.standard_board.provinces]
    assert {kind: types.count(kind) for kind in types} == {
        "political": 5,
        "military": 5,
        "competence": 5,
    }


def test_2_1_borders_and_arrows_go_both_ways() -> None:
    """Ruling 7.21."""
    provinces = {"SIC": {"owner": "Caesar"}, "CIS": {"legions": 2}}
    there = moving(provinces=provinces, seats={"Caesar": {"character": "ITA"}})
    back = moving(provinces=provinces, seats={"Caesar": {"character": "SIC"}})
    assert "march Sicilia" in there.legal()
    assert "march Gallia Cisalpina" in there.legal()
    assert "march Italia" in back.legal()


def test_2_2_five_provinces_each_with_two_legions_and_no_gold() -> None:
    case = acting()
    for seat in SEATS:
        assert case.seat(seat)["provinces"] == 5
    for province in case.position["provinces"].values():
        assert (province["legions"], province["gold"]) == (2, 0)


def test_2_3_characters_servants_and_governors_begin_where_the_board_says() -> None:
    case = acting()
    assert [case.seat(seat)["character"] for seat in SEATS] == ["Italia", "Africa", "Syria"]
    governors = {
        where: {name for name, p in case.position["provinces"].items() if p["governor"] == where}
        for where in ("servant", "in")
    }
    assert governors["servant"] == {"Italia", "Africa", "Syria"}
    assert governors["in"] == {
        "Gallia Cisalpina",
        "Sardinia et Corsica",
        "Hispania Citerior",
        "Aegyptus",
        "Achaea",
        "Macedonia",
    }
    assert [case.province(p)["servants"] for p in ("ITA", "AFR", "SYR")] == [1, 1, 1]


def test_2_4_two_citizens_each_and_five_neutral() -> None:
    case = started()
    assert [case.seat(seat)["citizens"] for seat in SEATS] == [2, 2, 2]
    assert case.position["neutral_citizens"] == 5


def test_2_5_two_weapons_each_in_the_bag_no_gold_and_no_card() -> None:
    case = started()
    assert case.bag == {"Caesar": 2, "Pompeius": 2, "Crassus": 2}
    assert [case.gold(seat) for seat in ("Pompeius", "Crassus")] == [0, 0]
    assert case.card == (None, 0)


def test_2_6_everybody_stands_at_one_on_both_tracks_and_seven_is_the_top() -> None:
    case = started()
    assert [case.tracks(seat) for seat in SEATS] == [(1, 1)] * 3
    assert settled().options["track_top"] == 7


def test_2_7_the_calendar_begins_at_eight_and_turns_go_round_from_caesar() -> None:
    case = started()
    assert case.position["calendar"] == 8
    turns = []
    for _ in range(4):
        turns.append((case.position["turn"], case.position["active"]))
        case.pass_turns(1)
    assert turns == [(1, "Caesar"), (2, "Pompeius"), (3, "Crassus"), (4, "Caesar")]


def test_2_7_the_start_is_the_set_up_with_caesars_first_supplies() -> None:
    start = started()
    assert start.phase == "rome"
    written = start.rules.from_position({})
    assert start.state == written
