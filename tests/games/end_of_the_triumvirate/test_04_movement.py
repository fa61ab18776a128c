"""Chapter 4: movement."""

from games.end_of_the_triumvirate.boards import STANDARD
from games.end_of_the_triumvirate.table import given, moving

CAESAR_IN = {
    code: {"Caesar": {"character": code}} for code in ("GAL", "CIS", "ITA", "ILL", "SAR", "CYR")
}
IN_CYRENAICA = {"CYR": {"owner": "Caesar"}}
"""Caesar owns a province far over the sea."""


def test_4_1_four_points_and_no_more() -> None:
    case = moving()
    case.play("march CIS", "march ITA", "march CIS", "march ITA")
    assert case.points == 0
    assert case.refused("march CIS") == "4.1"
    assert case.legal() == ["end movement"]


def test_4_1_movement_may_be_ended_at_once() -> None:
    """Ruling 7.15."""
    case = moving().play("end movement")
    assert case.phase == "actions"


def test_4_2_a_march_over_a_border_or_an_arrow_costs_one() -> None:
    border = moving().play("march CIS")
    assert (border.points, border.seat("Caesar")["character"]) == (3, "Gallia Cisalpina")
    arrow = moving(provinces={"SIC": {"owner": "Caesar"}}).play("march SIC")
    assert arrow.points == 3


def test_4_2_one_marches_only_to_a_neighbour() -> None:
    case = moving()
    assert case.refused("march ILL") == "4.2"
    assert case.refused("march ITA") == "4.2", "he is there"


def test_4_3_a_voyage_costs_a_point_for_each_sea_and_one_for_the_province() -> None:
    one_sea = moving(seats=CAESAR_IN["GAL"]).play("sail SAR 1 legion")
    assert one_sea.points == 2
    two_seas = moving(provinces=IN_CYRENAICA).play("sail CYR 1 legion")
    assert two_seas.points == 1
    three_seas = moving(seats=CAESAR_IN["GAL"], provinces=IN_CYRENAICA).play("sail CYR 1 legion")
    assert three_seas.points == 0


def test_4_3_the_shortest_way_counts_and_must_be_affordable() -> None:
    case = moving(seats=CAESAR_IN["GAL"])
    assert case.refusal("sail SYR 1 legion").sentence() == (
        "The way to Syria costs 5 points and 4 are left (4.3)."
    )
    assert moving(points=1, seats=CAESAR_IN["GAL"]).refused("sail SAR 1 legion") == "4.3"
    assert case.refused("sail GAL") == "4.3", "he is there"


def test_4_3_no_voyage_where_no_sea_leads() -> None:
    inland = STANDARD.replace(
        'borders = ["Asia", "Aegyptus"]\nseas = ["Mare Aegyptium"]',
        'borders = ["Asia", "Aegyptus"]',
    )
    case = moving(board=inland)
    assert case.refused("sail SYR 1 legion") == "4.3"
    assert case.legal("sail Syria") == []


def test_4_3_the_march_of_the_play_report_takes_exactly_four_points() -> None:
    """Illyricum, Macedonia, Achaea, and over one sea to Sicilia: the ninth province."""
    case = moving(
        seats=CAESAR_IN["ILL"],
        provinces={"ILL": {"legions": 10}, "HCI": {"owner": "Caesar"}},
    )
    case.play("march MAC 10 legions", "draw 2 Pompeius")
    case.play("march ACH 8 legions", "draw 2 Pompeius", "claim political")
    assert case.points == 2
    case.play("sail SIC 6 legions", "draw 2 Pompeius")
    assert case.points == 0
    assert case.result == ("Caesar", "nine_provinces")


def test_4_4_without_legions_one_or_two_seas_cost_a_point_less() -> None:
    one_sea = moving(seats=CAESAR_IN["GAL"]).play("sail SAR")
    assert one_sea.points == 3
    two_seas = moving(provinces=IN_CYRENAICA).play("sail CYR")
    assert two_seas.points == 2
    assert moving(points=1, provinces=IN_CYRENAICA).refusal("sail CYR").sentence() == (
        "The way to Cyrenaica costs 2 points and 1 is left (4.4)."
    )


def test_4_4_three_seas_cost_the_full_price_with_or_without_legions() -> None:
    """Rulings 4.8 and 7.9."""
    case = moving(seats=CAESAR_IN["GAL"], provinces=IN_CYRENAICA)
    case.play("sail CYR")
    assert case.points == 0
    poor = moving(points=3, seats=CAESAR_IN["GAL"], provinces=IN_CYRENAICA)
    assert poor.refusal("sail CYR").sentence() == (
        "The way to Cyrenaica costs 4 points and 3 are left (4.3)."
    )


def test_4_4_civil_servants_on_board_do_not_matter() -> None:
    case = moving(provinces=IN_CYRENAICA).play("sail CYR 1 servant")
    assert case.points == 2


def test_4_4_the_discount_is_for_each_voyage() -> None:
    case = moving(seats=CAESAR_IN["GAL"]).play("sail SAR", "sail CIS", "sail SAR", "sail GAL")
    assert case.points == 0


def test_4_4_legions_may_be_left_ashore_before_sailing() -> None:
    """Ruling 4.8."""
    case = moving().play("march CIS 2 legions", "sail SAR")
    assert case.points == 2
    assert (case.legions("CIS"), case.legions("SAR")) == (4, 2)


def test_4_5_neighbours_on_a_common_sea_are_reached_by_land_only() -> None:
    """Ruling 7.2: Italia and Gallia Cisalpina share two seas."""
    case = moving()
    assert case.refused("sail CIS") == "4.5"
    assert case.legal("sail Gallia Cisalpina") == []


def test_4_6_any_number_of_legions_goes_along_and_the_others_stay() -> None:
    case = moving(provinces={"ITA": {"legions": 3}})
    assert case.legal("march Gallia Cisalpina") == [
        "march Gallia Cisalpina",
        "march Gallia Cisalpina 1 servant",
        "march Gallia Cisalpina 1 legion",
        "march Gallia Cisalpina 1 legion 1 servant",
        "march Gallia Cisalpina 2 legions",
        "march Gallia Cisalpina 2 legions 1 servant",
        "march Gallia Cisalpina 3 legions",
        "march Gallia Cisalpina 3 legions 1 servant",
    ]
    assert case.refused("march CIS 4 legions") == "4.6"
    case.play("march CIS 2 legions")
    assert (case.legions("ITA"), case.legions("CIS")) == (1, 4)


def test_4_6_a_province_may_be_left_without_legions() -> None:
    """Ruling 4.9."""
    case = moving().play("march CIS 2 legions")
    assert (case.legions("ITA"), case.owner("ITA")) == (0, "Caesar")


def test_4_6_he_may_go_on_without_them_or_with_others() -> None:
    case = moving().play("march CIS 1 legion", "march ILL 3 legions", "march CIS")
    assert (case.legions("CIS"), case.legions("ILL")) == (0, 5)


def test_4_7_an_enemy_province_is_entered_only_with_a_legion() -> None:
    case = moving(seats=CAESAR_IN["GAL"])
    assert case.refused("march HCI") == "4.7"
    assert moving(provinces={"AFR": {"legions": 0}}).refused("sail AFR") == "4.7"
    case.play("march HCI 1 legion")
    assert (case.phase, case.decides) == ("battle", "chance")


def test_4_7_points_for_the_voyage_but_not_for_legions_do_not_help() -> None:
    """One point reaches Sardinia over the sea, but not with a legion."""
    case = moving("Pompeius", points=1)
    assert case.refused("sail SAR") == "4.7"
    assert case.refused("sail SAR 1 legion") == "4.3"
    assert case.legal("sail") == ["sail Hispania Citerior", "sail Hispania Citerior 1 servant"]


def test_4_8_servants_who_stand_there_may_be_taken_along() -> None:
    case = moving(provinces={"ITA": {"servants": 3}})
    assert case.refusal("march CIS 4 servants").sentence() == (
        "Only 3 civil servants can be taken along from Italia (4.8)."
    )
    case.play("march CIS 2 servants")
    assert (case.province("ITA")["servants"], case.seat("Caesar")["carried"]) == (1, 2)


def test_4_8_those_he_carries_travel_with_him() -> None:
    case = moving().play("march CIS 1 servant", "march ILL")
    assert case.seat("Caesar")["carried"] == 1
    assert case.refusal("march CIS 1 servant").sentence() == (
        "The civil servant that Caesar carries travels with him anyway; "
        "none stands in Illyricum (4.8)."
    )
    two = moving(provinces={"ITA": {"servants": 1}}, seats={"Caesar": {"carried": 2}})
    assert two.refusal("march CIS 2 servants").sentence() == (
        "The 2 civil servants that Caesar carries travel with him anyway; "
        "only 1 more stands in Italia (4.8)."
    )


def test_4_9_a_servant_is_put_down_and_the_governor_steps_onto_him() -> None:
    case = moving().play("march CIS 1 servant")
    assert case.governor("CIS") == "in"
    case.play("place servant")
    assert (case.governor("CIS"), case.province("CIS")["servants"]) == ("servant", 1)
    assert case.seat("Caesar")["carried"] == 0


def test_4_9_at_any_moment_of_his_movement() -> None:
    at_first = moving(seats={"Caesar": {"carried": 1}}).play("place servant")
    assert at_first.province("ITA")["servants"] == 2
    at_last = moving(points=0, seats={"Caesar": {"carried": 2}}).play("place servant")
    assert at_last.seat("Caesar")["carried"] == 1
    conquered = moving(
        seats={"Caesar": {"character": "GAL", "carried": 1}}, provinces={"HCI": {"legions": 0}}
    )
    conquered.play("march HCI 1 legion", "place servant")
    assert (conquered.owner("HCI"), conquered.governor("HCI")) == ("Caesar", "servant")


def test_4_9_also_after_a_retreat() -> None:
    """Ruling 7.4."""
    case = moving(seats={"Caesar": {"character": "GAL", "carried": 1}})
    case.play("march HCI 2 legions", "draw 2 Crassus", "place servant")
    assert case.governor("GAL") == "servant"


def test_4_9_only_one_he_carries_and_only_in_movement() -> None:
    assert moving().refused("place servant") == "4.9"
    after = given(phase="actions", seats={"Caesar": {"carried": 1}})
    assert after.refused("place servant") == "4.9"


def test_4_10_the_governor_stays_outside_and_goes_in_at_the_next_supplies() -> None:
    """Ruling 4.4: no supply in that turn."""
    case = moving().play("march CIS 1 servant")
    assert case.governor("ITA") == "out"
    case.pass_turns(3)
    assert case.position["active"] == "Caesar"
    assert (case.governor("ITA"), case.province("ITA")["gold"]) == ("in", 0)


def test_4_10_while_a_second_servant_is_left_the_box_stays_open() -> None:
    case = moving(provinces={"ITA": {"servants": 2}}).play("march CIS 1 servant")
    assert case.governor("ITA") == "servant"
    case.pass_turns(3)
    assert case.province("ITA")["gold"] == 2


def test_4_11_a_second_servant_is_idle() -> None:
    """Ruling 4.5."""
    case = given(provinces={"ITA": {"servants": 3}})
    assert case.gold("Caesar") == 2


def test_4_12_gold_is_picked_up_on_entering() -> None:
    own = moving(provinces={"CIS": {"gold": 3}}).play("march CIS")
    assert (own.gold("Caesar"), own.province("CIS")["gold"]) == (3, 0)
    conquered = moving(seats=CAESAR_IN["GAL"], provinces={"HCI": {"gold": 2, "legions": 0}})
    conquered.play("march HCI 1 legion")
    assert (conquered.gold("Caesar"), conquered.province("HCI")["gold"]) == (2, 0)


def test_4_12_a_failed_attack_takes_no_gold() -> None:
    case = moving(seats=CAESAR_IN["GAL"], provinces={"HCI": {"gold": 2}})
    case.play("march HCI 2 legions", "draw 2 Crassus")
    assert (case.gold("Caesar"), case.province("HCI")["gold"]) == (0, 2)


def test_4_13_carried_servants_stay_with_him_from_turn_to_turn() -> None:
    case = moving().play("march CIS 1 servant").pass_turns(3)
    assert (case.position["active"], case.seat("Caesar")["carried"]) == ("Caesar", 1)


def test_4_13_carried_servants_open_no_supply_box() -> None:
    case = given(
        provinces={"ITA": {"servants": 0, "governor": "out"}}, seats={"Caesar": {"carried": 1}}
    )
    assert (case.governor("ITA"), case.gold("Caesar")) == ("in", 0)
