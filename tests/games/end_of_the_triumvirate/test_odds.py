"""Odds of an attack, against a count of every ordered draw from the bag."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from games.end_of_the_triumvirate.table import Case, moving
from rubicon.core.contract import percentage
from rubicon.games.end_of_the_triumvirate.odds import BattleOdds


def spain(attackers: int, defenders: int, caught: bool, bag: dict[str, int]) -> Case:
    """Caesar is about to attack Hispania Citerior from Gallia Transalpina."""
    return moving(
        seats={
            "Caesar": {"character": "GAL"},
            "Pompeius": {"character": "HCI" if caught else "AFR"},
        },
        provinces={"GAL": {"legions": attackers}, "HCI": {"legions": defenders}},
        bag=bag,
    )


def odds_of(case: Case, words: str) -> BattleOdds:
    odds = case.rules.odds(case.state, case.state.to_act(), case.rules.grammar.parse(words))
    assert odds is not None
    return odds


def by_hand(
    attackers: int, defenders: int, caught: bool, bag: dict[str, int]
) -> Counter[tuple[int, int]]:
    """How many ordered draws leave so many attackers and defenders, straight from the rulebook."""
    weapons = [colour for colour, number in bag.items() for _ in range(number)]
    drawn = min(3, attackers, defenders, len(weapons))
    left: Counter[tuple[int, int]] = Counter()
    for draw in permutations(weapons, drawn):
        own = attackers - draw.count("Pompeius")
        theirs = defenders - draw.count("Caesar")
        own -= min(own, 2) if caught else 0
        both = min(own, theirs)
        left[own - both, theirs - both] += 1
    return left


BAGS = [
    {"Caesar": 2, "Pompeius": 2, "Crassus": 2},
    {"Caesar": 4, "Pompeius": 1, "Crassus": 0},
    {"Caesar": 1, "Pompeius": 0, "Crassus": 1},
    {"Caesar": 0, "Pompeius": 0, "Crassus": 0},
]


@pytest.mark.parametrize("caught", [False, True], ids=["alone", "with his character"])
@pytest.mark.parametrize("bag", BAGS, ids=lambda bag: "-".join(map(str, bag.values())))
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (3, 2), (5, 3), (6, 4), (4, 0)])
def test_the_odds_are_those_of_every_ordered_draw(
    attackers: int, defenders: int, bag: dict[str, int], caught: bool
) -> None:
    left = by_hand(attackers, defenders, caught, bag)
    total = left.total()
    odds = odds_of(spain(attackers, defenders, caught, bag), f"march HCI {attackers} legions")
    assert odds.success == Fraction(sum(n for (own, _), n in left.items() if own), total)
    for losses, side, before in (
        (odds.attacker_losses, 0, attackers),
        (odds.defender_losses, 1, defenders),
    ):
        expected: Counter[int] = Counter()
        for sides, number in left.items():
            expected[before - sides[side]] += number
        assert losses == {lost: Fraction(n, total) for lost, n in expected.items()}


def test_one_legion_more_is_counted_too_if_there_is_one() -> None:
    case = spain(4, 2, False, BAGS[0])
    fewer = odds_of(case, "march HCI 3 legions")
    assert fewer.one_more == odds_of(case, "march HCI 4 legions").success
    assert fewer.one_more != fewer.success
    assert odds_of(case, "march HCI 4 legions").one_more is None


def test_odds_by_sea_are_those_of_the_battle() -> None:
    case = moving(provinces={"ITA": {"legions": 4}})
    odds = odds_of(case, "sail AFR 4 legions")
    assert (odds.attackers, odds.defenders) == (4, 2)
    assert 0 < odds.success < 1


@pytest.mark.parametrize("words", ["march CIS 1 legion", "end movement", "place servant"])
def test_chance_has_no_part_in_other_moves(words: str) -> None:
    case = moving(seats={"Caesar": {"carried": 1}})
    assert case.rules.odds(case.state, 0, case.rules.grammar.parse(words)) is None


def test_1_3_everybody_may_ask_for_the_odds() -> None:
    case = spain(4, 2, False, BAGS[0])
    attack, march = (
        case.rules.grammar.parse("march HCI 4 legions"),
        case.rules.grammar.parse("march CIS 1 legion"),
    )
    assert len({str(case.rules.odds(case.state, seat, attack)) for seat in range(3)}) == 1
    assert [case.rules.odds(case.state, seat, march) for seat in range(3)] == [None] * 3


def test_asking_for_odds_changes_nothing() -> None:
    case = spain(5, 2, True, BAGS[0])
    before = case.position
    odds_of(case, "march HCI 4 legions")
    assert case.position == before


def test_odds_in_words() -> None:
    sentences = odds_of(spain(4, 2, False, BAGS[0]), "march HCI 3 legions").sentences()
    assert [str(sentence) for sentence in sentences] == [
        "3 legions against 2: 67 % to conquer.",
        "Losses to expect: attacker 1.9, defender 1.9.",
        "Attacker loses 0 (7 %), 1 (27 %), 2 (33 %), 3 (33 %).",
        "Defender loses 1 (7 %), 2 (93 %).",
        "+1 legion: 93 %.",
    ]


def test_odds_for_programs() -> None:
    odds = odds_of(spain(4, 2, False, BAGS[0]), "march HCI 3 legions").json()
    assert odds["conquest_exact"] == "2/3"
    assert odds["conquest"] == pytest.approx(2 / 3)
    assert sum(odds["attacker_losses"].values()) == pytest.approx(1)
    assert odds["one_more_legion"] == pytest.approx(14 / 15)
    certain = odds_of(spain(4, 0, False, BAGS[0]), "march HCI 4 legions")
    assert (certain.json()["conquest"], certain.json()["one_more_legion"]) == (1.0, None)
    assert str(certain.sentences()[0]) == "4 legions against 0: 100 % to conquer."


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(0), 0),
        (Fraction(1), 100),
        (Fraction(1, 1000), 1),
        (Fraction(999, 1000), 99),
        (Fraction(1, 2), 50),
    ],
)
def test_only_what_is_certain_is_called_so(chance: Fraction, shown: int) -> None:
    assert percentage(chance) == shown
