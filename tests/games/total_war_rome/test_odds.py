"""Odds: exact, and as people read them."""

from fractions import Fraction
from itertools import product

from games.total_war_rome.table import CARTHAGE, FOOT, ROME, Case, agents, campaign
from games.total_war_rome.test_12_battles import battle
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.odds import Chance, roll


def odds(case: Case, words: str) -> Chance:
    """The odds of a move in words."""
    found = case.rules.odds(case.s, case.s.to_act(), case.rules.grammar.parse(words))
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


def test_10_12_a_march_to_a_garrison_tells_of_the_assault_that_can_follow() -> None:
    """Before one makes an enemy by standing there; an army there would have to be fought first."""
    case = campaign()
    case.army(ROME, "SYR", ["Republican Legionaries"] * 6, 3)
    chance = odds(case, "march Rome I to LIL")
    case.army(ROME, "LIL", ["Republican Legionaries"] * 6, 3)
    there = odds(case, "assault with Rome II")
    assert (chance.what, there.what) == ("siege", "assault")
    assert (chance.success, chance.losses) == (there.success, there.losses)
    case.army(CARTHAGE, "LIL", ["Libyan Spearmen"] * 3, 4)
    march = case.rules.grammar.parse("march Rome I to LIL")
    assert case.rules.odds(case.s, ROME, march) is None


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


def test_14_5_battles_at_sea() -> None:
    """The same as counting every throw of both sides."""
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ENEMY)
    case.navy(CARTHAGE, "SRD", 2)
    case.navy(ROME, "TYR", 2)
    chance = odds(case, "sail Rome navy 1 to SRD")
    mine, theirs = all_hits(case, ROME), all_hits(case, CARTHAGE)
    won = sum(his < 2 and (my == 2 or my > his) for my in mine for his in theirs)
    assert chance.success == Fraction(won, len(mine) * len(theirs))
    assert chance.losses == Fraction(sum(theirs), len(theirs))
    assert "battle at sea" in str(chance.sentences()[0])


def all_hits(case: Case, faction: int) -> list[int]:
    """The ships that each throw of two ship cards sinks, of two."""
    t = case.rules.tables
    sides = [
        [face for face in range(c.FACES) for _ in range(t.faces[colour * c.FACES + face])]
        for colour in t.ship_dice[2 * faction : 2 * faction + 2] * 2
    ]
    return [min(2, shown.count(c.SKULL) + shown.count(c.X) // 2) for shown in product(*sides)]


def test_14_4_14_6_interception_and_marines() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.FRIENDLY)
    case.navy(CARTHAGE, "SRD", 2)
    case.navy(ROME, "SRD", 3)
    without = odds(case, "attack Carthage navy 1 with Rome navy 1")
    case.develop(ROME, c.MARINES)
    assert odds(case, "attack Carthage navy 1 with Rome navy 1").success > without.success
    case = campaign().no_windows().status(ROME, CARTHAGE, c.NEUTRAL)
    case.navy(CARTHAGE, "SRD", 3)
    case.navy(ROME, "IOS", 1)
    case.play("sail Rome navy 1 to TYR")
    assert case.s.to_act() == CARTHAGE
    assert odds(case, "intercept with Carthage navy 1").success > Fraction(1, 2)


def test_12_8_the_next_combat_is_an_estimate() -> None:
    """Close to the truth where there is nothing to guess, and the same whatever is hidden."""
    case = battle(FOOT, ("Libyan Spearmen",) * 4)
    deployments = case.legal("deploy")
    chance = odds(case, deployments[0])
    assert (chance.what, chance.is_estimate) == ("combat", True)
    assert chance.json()["success_exact"] is None
    assert "estimate" in str(chance.sentences()[0])
    # Both fight with the same dice on the plain: neither is far ahead.
    assert 0.1 < float(chance.success) < 0.9
    assert 0.1 < float(chance.losses) < 0.9
    assert odds(case, deployments[0]) == chance
    rng = Rng(3)
    seat = case.s.to_act()
    for _ in range(3):
        world = case.rules.imagine(glimpse(case.rules, case.s, seat)).draw(rng)
        assert case.rules.odds(world, seat, case.rules.grammar.parse(deployments[0])) == chance


def test_12_6_who_deploys_second_and_who_deploys_again() -> None:
    case = battle(FOOT, ("Libyan Spearmen",) * 4, stars=(2, 3))
    case.play("ground same", "hold")
    assert case.s.to_act() == CARTHAGE
    assert odds(case, case.legal("deploy")[0]).what == "combat"
    case.play("hold", "reveal")
    again = case.legal("deploy")
    assert again
    assert odds(case, again[0]).is_estimate


def test_10_4_a_destroyed_army_loses_all() -> None:
    """[3.4] [10.4] All cards are lost when too few main battle cards are left."""
    case = campaign().no_windows()
    case.army(ROME, "UMB", [*FOOT[:2], "Velites"])
    chance = odds(case, "march Rome I to VEN")
    gone = 1 - chance.success
    # With the army alive, an S costs the skirmisher: without a skull, not two X, at least one S.
    small = Fraction(2 * 1 * 3 + 1, 36)
    assert chance.losses == 3 * gone + small
    case = campaign().no_windows()
    case.army(ROME, "LIL", FOOT[:2])
    lost = odds(case, "assault with Rome I").losses
    assert lost == 2 * (1 - (Fraction(3, 6) ** 3 - Fraction(3 * 2 + 1, 216)))


def test_4_4_no_odds_where_nothing_is_taken() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN")
    case.army(ROME, "UMB", FOOT)
    move = case.rules.grammar.parse("march Rome I to VEN")
    assert case.rules.odds(case.s, ROME, move) is None
    assert odds(case, "invade VEN with Rome I").what == "conquest"
    case.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 2)
    move = case.rules.grammar.parse("invade VEN with Rome I")
    assert case.rules.odds(case.s, ROME, move) is None


def test_4_6_odds_of_a_guest_who_turns_on_his_host() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN")
    case.army(ROME, "UMB", FOOT)
    case.army(CARTHAGE, "ETR", ["Libyan Spearmen"] * 3)
    case.play("invade VEN with Rome I")
    assert odds(case, "conquer with Carthage I").what == "assault"
