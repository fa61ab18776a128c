"""Exact odds of an attack, counted with the resolver that the battle itself uses."""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from rubicon.core.contract import percentage
from rubicon.games.end_of_the_triumvirate import rules
from rubicon.games.end_of_the_triumvirate.codes import BATTLE, first_of, second_of, third_of
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.resolver import attackers_left, defenders_left
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.games.end_of_the_triumvirate.shapes import Odds
from rubicon.words import Listed, Phrase

Losses = dict[int, Fraction]


@dataclass(frozen=True, slots=True)
class BattleOdds:
    """What an attack leads to, before any weapon is drawn."""

    attackers: int
    defenders: int
    success: Fraction
    attacker_losses: Losses
    defender_losses: Losses
    one_more: Fraction | None
    """The chance of success with one legion more; None if there is none to take along."""

    def expected(self, losses: Losses) -> float:
        """The mean of a distribution."""
        return float(sum(number * chance for number, chance in losses.items()))

    def sentences(self) -> list[Phrase]:
        """The odds as a person reads them."""
        lines = [
            say(
                "odds-success",
                attackers=self.attackers,
                defenders=self.defenders,
                success=percentage(self.success),
            ),
            say(
                "odds-expected",
                attacker=round(self.expected(self.attacker_losses), 1),
                defender=round(self.expected(self.defender_losses), 1),
            ),
            say("odds-attacker", losses=spread(self.attacker_losses)),
            say("odds-defender", losses=spread(self.defender_losses)),
        ]
        if self.one_more is not None:
            lines.append(say("odds-one-more", success=percentage(self.one_more)))
        return lines

    def json(self) -> Odds:
        """The odds for programs, as exact fractions and as numbers."""
        return {
            "attackers": self.attackers,
            "defenders": self.defenders,
            "conquest": float(self.success),
            "conquest_exact": str(self.success),
            "attacker_losses": {str(n): float(p) for n, p in self.attacker_losses.items()},
            "defender_losses": {str(n): float(p) for n, p in self.defender_losses.items()},
            "expected_attacker_losses": self.expected(self.attacker_losses),
            "expected_defender_losses": self.expected(self.defender_losses),
            "one_more_legion": None if self.one_more is None else float(self.one_more),
        }


def spread(losses: Losses) -> Listed:
    """A distribution in words."""
    return Listed.of(
        (
            say("odds-loss", legions=n, chance=percentage(chance))
            for n, chance in sorted(losses.items())
        ),
        "comma",
    )


def battle_odds(s: Republic, to: int, legions: int) -> BattleOdds:
    """The odds of attacking a province with a number of legions from where the character stands."""
    success, ours, theirs = count(s, to, legions)
    spare = s.legions[s.place[s.active]] > legions
    return BattleOdds(
        attackers=legions,
        defenders=s.legions[to],
        success=success,
        attacker_losses=ours,
        defender_losses=theirs,
        one_more=count(s, to, legions + 1)[0] if spare else None,
    )


def count(s: Republic, to: int, legions: int) -> tuple[Fraction, Losses, Losses]:
    """Go through every draw that the bag can yield, by its weight."""
    enemy, defenders, guard = s.owner[to], s.legions[to], rules.guard(s, to)
    ours: Losses = defaultdict(Fraction)
    theirs: Losses = defaultdict(Fraction)
    success = Fraction(0)
    for chance, mine, hostile in draws(s, to, legions, enemy):
        left = attackers_left(legions, defenders, mine, hostile, guard)
        still = defenders_left(legions, defenders, mine, hostile, guard)
        success += chance if left > 0 else 0
        ours[legions - left] += chance
        theirs[defenders - still] += chance
    return success, dict(ours), dict(theirs)


def draws(s: Republic, to: int, legions: int, enemy: int) -> list[tuple[Fraction, int, int]]:
    """Each draw's probability, with the attacker's and the defender's weapons in it."""
    trial = s.clone()
    trial.target, trial.attackers, trial.phase = to, legions, BATTLE
    outcomes = trial.outcomes()
    weights = [trial.weight(draw) for draw in outcomes]
    total = sum(weights)
    found = []
    for draw, weight in zip(outcomes, weights, strict=True):
        weapons = (first_of(draw), second_of(draw), third_of(draw))
        found.append((Fraction(weight, total), weapons[s.active], weapons[enemy]))
    return found
