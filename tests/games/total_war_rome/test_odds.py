"""Odds: exact, and as people read them."""

from fractions import Fraction

from games.total_war_rome.table import CARTHAGE, FOOT, ROME, agents, campaign
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.odds import Chance, roll


def odds(case: object, words: str) -> Chance:
    """The odds of a move in words."""
    found = case.rules.odds(case.s, case.s.to_act(), case.rules.grammar.parse(words))  # type: ignore[attr-defined]
    assert isinstance(found, Chance)
    return found


def test_1_9_rolls_add_up() -> None:
    case = campaign()
    whole = roll(case.rules.tables, [c.RED, c.GREEN])
    assert sum(whole.values()) == 1
    assert whole[2, 0, 0] == Fraction(3, 6) * Fraction(1, 6)


def test_10_3_conquest() -> None:
    case = campaign()
    case.army(ROME, "UMB", FOOT[:2])
    chance = odds(case, "march Rome I to VEN")
    # Two yellow dice without a skull and without two X.
    assert chance.success == Fraction(4, 6) ** 2 - Fraction(1, 6) ** 2
    assert "takes the region in 42 %" in str(chance.sentences()[0])


def test_10_12_assaults() -> None:
    case = campaign()
    case.army(ROME, "LIL", ["Republican Legionaries"] * 6, 3)
    chance = odds(case, "assault with Rome I")
    assert abs(float(chance.success) - 0.49) < 0.02
    assert abs(float(chance.losses) - 1.6) < 0.1
    assert chance.json()["what"] == "assault"


def test_11_2_avoiding() -> None:
    case = campaign().no_windows()
    case.army(ROME, "UMB", FOOT, 2)
    case.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 3, 4)
    case.play("march Rome I to VEN")
    assert odds(case, "avoid battle").success == Fraction(9, 36)
    case.play("stand and fight")
    assert odds(case, "avoid battle").success == Fraction(17, 36)


def test_6_22_actions() -> None:
    case = agents()
    card = case.action(ROME, "assassination")
    assert odds(case, f"murder Carthage agent 1 by {card}").success == Fraction(3, 4)
