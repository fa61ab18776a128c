"""Chapter 5: attacks. Mostly Caesar attacks Hispania Citerior, which is Pompeius'."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from games.end_of_the_triumvirate.table import Case, moving
from rubicon.core.rng import Rng


def invasion(
    attackers: int, defenders: int, seats: dict[str, Any] | None = None, **more: Any
) -> Case:
    """Caesar stands in Gallia Transalpina with legions; so many defend Hispania Citerior."""
    provinces = {"GAL": {"legions": attackers}, "HCI": {"legions": defenders}}
    provinces |= more.pop("provinces", {})
    everybody = {"Caesar": {"character": "GAL"}} | (seats or {})
    return moving(seats=everybody, provinces=provinces, **more)


def test_5_1_the_legions_that_travel_attack_and_all_legions_there_defend() -> None:
    case = invasion(6, 2).play("march HCI 4 legions")
    assert case.position["attack"] == {"province": "Hispania Citerior", "legions": 4}
    case.play("draw 2 Crassus")
    assert (case.legions("GAL"), case.legions("HCI")) == (2, 2)


def test_5_1_after_a_failed_attack_he_may_attack_again() -> None:
    case = invasion(6, 2).play("march HCI 1 legion", "draw 1 Crassus")
    assert (case.legions("GAL"), case.legions("HCI"), case.points) == (5, 1, 3)
    case.play("march HCI 5 legions", "draw 1 Crassus")
    assert (case.owner("HCI"), case.points) == ("Caesar", 2)


def test_5_1_four_attacks_are_possible_in_a_turn() -> None:
    case = invasion(6, 9)
    for _ in range(4):
        case.play("march HCI 1 legion", "draw 1 Crassus")
    assert (case.legions("GAL"), case.legions("HCI"), case.points) == (2, 5, 0)


def test_5_2_a_player_with_one_province_left_may_not_be_attacked() -> None:
    only_spain = {code: {"owner": "Crassus"} for code in ("HUL", "AFR", "CYR")}
    case = invasion(
        5,
        2,
        provinces=only_spain | {"AEG": {"owner": "Caesar"}},
        seats={"Pompeius": {"character": "HCI"}},
    )
    assert case.refused("march HCI 5 legions") == "5.2"
    assert case.legal("march Hispania Citerior") == []


def test_5_2_immunity_is_judged_at_each_attack() -> None:
    """Ruling 7.20: the second last may be taken, the last may not."""
    case = invasion(
        8,
        2,
        provinces={"AFR": {"owner": "Crassus"}, "CYR": {"owner": "Crassus"}}
        | {"AEG": {"owner": "Crassus"}},
        seats={"Pompeius": {"character": "HUL"}},
    )
    case.play("march HCI 8 legions", "draw 2 Crassus")
    assert case.owner("HCI") == "Caesar"
    assert case.refused("march HUL 6 legions") == "5.2"


@pytest.mark.parametrize(
    ("attackers", "defenders", "bag", "drawn"),
    [(1, 5, 2, 1), (5, 1, 2, 1), (2, 2, 2, 2), (3, 4, 2, 3), (6, 6, 2, 3), (6, 6, 0, 2)],
)
def test_5_3_as_many_as_the_smaller_side_but_at_most_three(
    attackers: int, defenders: int, bag: int, drawn: int
) -> None:
    """The last case is ruling 7.10: too few in the bag."""
    case = invasion(attackers, defenders, bag={"Pompeius": bag, "Crassus": bag})
    case.play(f"march HCI {attackers} legions")
    numbers = {sum(int(word) for word in draw.split()[1::2]) for draw in case.outcomes()}
    assert numbers == {drawn}


def test_5_3_every_draw_has_the_weight_of_its_ways() -> None:
    case = invasion(2, 2, bag={"Caesar": 3, "Pompeius": 2, "Crassus": 1})
    case.play("march HCI 2 legions")
    assert case.outcomes() == {
        "draw 2 Caesar": 3,
        "draw 2 Pompeius": 1,
        "draw 1 Caesar 1 Pompeius": 6,
        "draw 1 Caesar 1 Crassus": 3,
        "draw 1 Pompeius 1 Crassus": 2,
    }


class Chosen(Rng):
    """Draws that a test chooses: one number for each weapon that is taken out."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(0)
        self.chosen = list(numbers)

    def below(self, n: int) -> int:
        return self.chosen.pop(0)


def test_5_3_reaching_into_the_bag_yields_each_draw_by_its_weight() -> None:
    """Every weapon of six in the bag may come first, and every other one second."""
    case = invasion(2, 2, bag={"Caesar": 3, "Pompeius": 2, "Crassus": 1})
    case.play("march HCI 2 legions")
    drawn = Counter(
        case.rules.grammar.words(case.state.sample(Chosen(numbers)))
        for numbers in product(range(6), range(5))
    )
    assert drawn == {draw: 2 * weight for draw, weight in case.outcomes().items()}


def test_5_3_no_other_draw_is_possible() -> None:
    case = invasion(2, 2, bag={"Crassus": 1}).play("march HCI 2 legions")
    assert case.refused("draw 2 Crassus") == "5.3"
    assert case.refused("draw 1 Crassus") == "5.3"
    assert case.refused("end movement") == "5.3"
    assert case.refused("draw 2 Caesar", by="Caesar") == "5.3", "chance draws"
    assert moving().refused("draw 2 Caesar", by="chance") == "5.3", "there is no battle"


@pytest.mark.parametrize(
    ("defenders", "bag"), [(0, {}), (2, {"Caesar": 0, "Pompeius": 0, "Crassus": 0})]
)
def test_5_3_nothing_is_drawn_without_defenders_or_from_an_empty_bag(
    defenders: int, bag: dict[str, int]
) -> None:
    case = invasion(3, defenders, bag=bag).play("march HCI 3 legions")
    assert (case.phase, case.owner("HCI")) == ("movement", "Caesar")
    assert case.legions("HCI") == 3 - defenders


def test_5_4_weapons_remove_legions_and_go_to_the_reserves() -> None:
    case = invasion(5, 3).play("march HCI 5 legions", "draw 2 Caesar 1 Pompeius")
    assert case.legions("HCI") == (5 - 1) - (3 - 2)
    assert case.bag == {"Caesar": 0, "Pompeius": 2, "Crassus": 2}, "one came back by the card"
    assert case.seat("Caesar")["weapons_in_reserve"] == 8


def test_5_4_a_weapon_of_the_defender_may_decide() -> None:
    case = invasion(3, 2).play("march HCI 3 legions", "draw 1 Pompeius 1 Crassus")
    assert case.owner("HCI") == "Pompeius"
    assert (case.legions("GAL"), case.legions("HCI")) == (0, 0)
    assert case.bag == {"Caesar": 2, "Pompeius": 1, "Crassus": 2}


def test_5_5_the_third_colour_does_nothing_and_goes_back() -> None:
    case = invasion(4, 2).play("march HCI 4 legions", "draw 2 Crassus")
    assert case.legions("HCI") == 2
    assert case.bag["Crassus"] == 2


@pytest.mark.parametrize(
    ("attackers", "defenders", "draw", "conquers", "left"),
    [
        (3, 0, None, True, 1),
        (2, 0, None, False, 0),
        (1, 0, None, False, 0),
        (5, 2, "draw 2 Crassus", True, 1),
        (4, 2, "draw 2 Crassus", False, 0),
        (3, 2, "draw 2 Pompeius", False, 2),
    ],
)
def test_5_6_a_character_removes_two_attackers_or_the_one_that_is_left(
    attackers: int, defenders: int, draw: str | None, conquers: bool, left: int
) -> None:
    """Ruling 4.9: also where no legion defends. In the last case the weapons leave only one."""
    case = invasion(attackers, defenders, seats={"Pompeius": {"character": "HCI"}})
    case.play(f"march HCI {attackers} legions", *([draw] if draw else []))
    assert (case.owner("HCI") == "Caesar") is conquers
    assert case.legions("HCI") == left


def test_5_6_only_the_defenders_own_character_protects() -> None:
    case = invasion(3, 2).play("march HCI 3 legions", "draw 2 Crassus")
    assert case.owner("HCI") == "Caesar"


def test_5_7_both_sides_lose_one_for_one_until_one_has_none() -> None:
    stronger = invasion(5, 3).play("march HCI 5 legions", DRAW)
    assert stronger.legions("HCI") == 2
    weaker = invasion(2, 5).play("march HCI 2 legions", "draw 2 Crassus")
    assert (weaker.legions("GAL"), weaker.legions("HCI")) == (0, 3)


DRAW = "draw 1 Caesar 1 Pompeius 1 Crassus"


def test_5_8_it_takes_an_attacker_who_is_left() -> None:
    case = invasion(2, 2).play("march HCI 2 legions", "draw 2 Crassus")
    assert (case.owner("HCI"), case.legions("HCI")) == ("Pompeius", 0)
    assert case.phase == "movement"


def test_5_9_after_a_failed_attack_he_is_back_at_no_cost() -> None:
    case = invasion(2, 4).play("march HCI 2 legions", "draw 2 Crassus")
    assert (case.seat("Caesar")["character"], case.points) == ("Gallia Transalpina", 3)


def test_5_9_from_the_sea_he_is_back_in_the_last_province() -> None:
    """Ruling 4.10."""
    case = moving().play("march CIS 1 legion", "sail SIC 1 legion", "draw 1 Pompeius")
    assert (case.seat("Caesar")["character"], case.points) == ("Gallia Cisalpina", 1)
    assert (case.legions("CIS"), case.legions("SIC")) == (2, 1)


def test_5_9_servants_come_back_carried_and_the_governor_stays_outside() -> None:
    """Ruling 7.18."""
    case = moving().play("march SIC 1 legion 1 servant", "draw 1 Pompeius")
    assert case.seat("Caesar") | {"character": "Italia", "carried": 1} == case.seat("Caesar")
    assert (case.province("ITA")["servants"], case.governor("ITA")) == (0, "out")
    case.play("place servant")
    assert case.governor("ITA") == "servant"


@pytest.mark.parametrize(
    ("entry", "governor"),
    [
        ({"governor": "in"}, "in"),
        ({"governor": "out"}, "out"),
        ({"servants": 1}, "servant"),
    ],
)
def test_5_10_the_new_governor_takes_the_place_of_the_old(
    entry: dict[str, Any], governor: str
) -> None:
    case = invasion(4, 0, provinces={"HCI": {"legions": 2} | entry})
    case.play("march HCI 4 legions", "draw 2 Crassus")
    assert (case.owner("HCI"), case.governor("HCI"), case.legions("HCI")) == ("Caesar", governor, 2)
    assert case.seat("Caesar")["provinces"] == 6
    assert case.seat("Pompeius")["provinces"] == 4
