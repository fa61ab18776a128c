"""Exact odds: of conquests and assaults, of avoiding battle, at sea, of an agent's action."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from rubicon.core.contract import percentage
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.army import count_main, count_small, general_die, trait
from rubicon.games.total_war_rome.rules.conquest import is_milder
from rubicon.games.total_war_rome.rules.land import (
    army_owner,
    garrison_dice,
    has_effect,
    hostile_army_at,
    is_garrisoned,
    is_there,
    navy_owner,
    navy_size,
    status,
)
from rubicon.games.total_war_rome.rules.sea import arriving_navy, enemy_navy_at
from rubicon.games.total_war_rome.saying import say
from rubicon.games.total_war_rome.shapes import Odds
from rubicon.games.total_war_rome.tables import Tables
from rubicon.words import Phrase

Roll = dict[tuple[int, int, int], Fraction]
"""The chance of each number of skulls, X and S."""
What = Literal["conquest", "assault", "siege", "avoid", "sea", "action", "combat"]
LUCK = (*(c.BRIBE_ARMY, c.BRIBE_REGION, c.SABOTAGE_AT, c.STEAL, c.MURDER_GENERAL, c.MURDER_AGENT),)


@dataclass(frozen=True)
class Chance:
    """How likely something is, and what it costs."""

    what: What
    success: Fraction
    losses: Fraction
    is_estimate: bool = False
    """Over worlds that were drawn, where the exact odds depend on what is hidden."""

    def sentences(self) -> list[Phrase]:
        """The odds as a person reads them."""
        cost = round(float(self.losses), 1)
        return [say(f"odds-{self.what}", percent=percentage(self.success), losses=str(cost))]

    def json(self) -> Odds:
        """The odds for programs."""
        return {
            "what": self.what,
            "success": float(self.success),
            "success_exact": None if self.is_estimate else str(self.success),
            "expected_losses": float(self.losses),
        }


def roll(t: Tables, dice: Iterable[int]) -> Roll:
    """Every result of some dice, with its chance."""
    found: Roll = {(0, 0, 0): Fraction(1)}
    for colour in dice:
        following: Roll = {}
        for (skulls, halves, marks), chance in found.items():
            for face in range(c.FACES):
                key = (
                    skulls + (face == c.SKULL),
                    halves + (face == c.X),
                    marks + (face == c.S),
                )
                share = Fraction(t.faces[colour * c.FACES + face], 6)
                following[key] = following.get(key, Fraction(0)) + chance * share
        found = following
    return found


def odds_of(s: War, move: int) -> Chance | None:
    """The odds of a legal move, from what its player knows; None if there are none."""
    verb = c.verb_of(move)
    if verb in (c.MARCH, c.LAND, c.INVADE):
        return march_odds(s, c.first_of(move), c.second_of(move), verb != c.INVADE)
    if verb == c.CONQUER:
        return parting_odds(s, c.first_of(move))
    if verb == c.ASSAULT:
        return assault_odds(s, c.first_of(move), s.army_at[c.first_of(move)])
    if verb == c.AVOID:
        return avoid_odds(s)
    if verb == c.ATTACK_NAVY:
        return sea_odds(s, c.first_of(move), c.third_of(move))
    if verb == c.SAIL:
        enemy = enemy_navy_at(s, navy_owner(c.first_of(move)), c.second_of(move))
        return None if enemy == c.NONE else sea_odds(s, c.first_of(move), enemy)
    if verb == c.INTERCEPT:
        return sea_odds(s, c.first_of(move), arriving_navy(s))
    if verb in LUCK:
        dice = 2 if verb == c.MURDER_AGENT else 1
        miss = 1 - Fraction(s.t.faces[c.RED * c.FACES + c.SKULL], 6)
        return Chance("action", 1 - miss**dice, Fraction(0))
    return None


def march_odds(s: War, a: int, r: int, asks: bool) -> Chance | None:
    """Of taking the region to which an army goes: at once, or by the assault that can follow."""
    seat, lord = army_owner(a), s.owner[r]
    if lord == seat or hostile_army_at(s, seat, r) != c.NONE:
        return None
    if lord != c.NONE and status(s, seat, lord) == c.ALLY:
        # [4.4] Who asks his ally takes nothing; who does not makes enemies of all who stand there.
        others = [b for b in range(s.t.players * c.ARMIES) if army_owner(b) != seat]
        if asks or any(is_there(s, b, r) for b in others):
            return None
    if is_garrisoned(s, r):
        return replace(assault_odds(s, a, r), what="siege")
    return conquest_odds(s, a, r)


def parting_odds(s: War, a: int) -> Chance | None:
    """[9.13] [4.6] Of taking the region where an army stands, if no army has to be fought first."""
    r = s.army_at[a]
    if hostile_army_at(s, army_owner(a), r) != c.NONE:
        return None
    return assault_odds(s, a, r) if is_garrisoned(s, r) else conquest_odds(s, a, r)


def conquest_odds(s: War, a: int, r: int) -> Chance:
    """[10.3] [10.4] Whether the army is still there after the defence roll."""
    dice = [s.t.defence[r * 3 + i] for i in range(3) if s.t.defence[r * 3 + i] != c.NONE]
    mains, small, least = count_main(s, a), count_small(s, a), least_of(s, a)
    success, losses = Fraction(0), Fraction(0)
    for (skulls, halves, marks), chance in roll(s.t, dice).items():
        lost = skulls + halves // 2
        if mains - lost < least:
            losses += chance * (mains + small)
            continue
        success += chance
        losses += chance * (lost + min(small, marks))
    return Chance("conquest", success, losses)


def least_of(s: War, a: int) -> int:
    """[3.4] The main battle cards that an army needs."""
    return 1 if trait(s, a) == c.NEVER_GIVE_UP else 2


def assault_odds(s: War, a: int, r: int) -> Chance:
    """[10.8] [10.12] By the owner who gives up horse and skirmishers first."""
    seat = army_owner(a)
    dice = [c.YELLOW if is_milder(s, seat, r) else c.RED] * garrison_dice(s, r)
    held = [k for k in s.cards[a * c.ROOM : (a + 1) * c.ROOM] if k != c.NONE]
    foot = sum(s.t.klass[k] in (c.INFANTRY, c.BOWMEN) for k in held)
    mains, small = count_main(s, a), count_small(s, a)
    engines = [k for k in held if s.t.klass[k] == c.ARTILLERY]
    success, losses = Fraction(0), Fraction(0)
    for (skulls, halves, marks), chance in roll(s.t, dice).items():
        lost = skulls + halves // 2
        if mains - lost < least_of(s, a):
            losses += chance * (mains + small)
            continue
        losses += chance * (lost + min(small, marks))
        walking = foot - max(0, lost - (mains - foot))
        kept = engines[max(0, marks - (small - len(engines))) :]
        own = [c.WHITE if s.built[r] & c.WALLS else c.GREEN] * walking + [general_die(s, a)]
        own += [d for k in kept for d in s.t.good[2 * k : 2 * k + 2] if d != c.NONE]
        taken = 2 * skulls + halves
        for (more, wounds, rest), share in roll(s.t, own).items():
            done = 2 * more + wounds
            success += chance * share * (done > taken or (done == taken and rest > marks))
    return Chance("assault", success, losses)


def avoid_odds(s: War) -> Chance:
    """[11.2] That the general who decides rolls better than the other."""
    first, second = general_die(s, s.army), general_die(s, s.other)
    if s.to_act() != army_owner(s.army):
        first, second = second, first
    faces = s.t.faces
    ways = sum(
        faces[first * c.FACES + x] * faces[second * c.FACES + y]
        for x in range(c.FACES)
        for y in range(x)
    )
    return Chance("avoid", Fraction(ways, 36), Fraction(0))


def sea_odds(s: War, n: int, m: int) -> Chance:
    """[14.5] [14.8] That the attacker need not retreat; a tie is lost."""
    mine, theirs = lost_ships(s, m, n), lost_ships(s, n, m)
    most, alive = navy_size(s, m), navy_size(s, n)
    success = sum(
        chance * share
        for lost, chance in mine.items()
        for sunk, share in theirs.items()
        if lost < alive and (sunk == most or sunk > lost)
    )
    losses = sum(lost * chance for lost, chance in mine.items())
    return Chance("sea", Fraction(success), Fraction(losses))


def lost_ships(s: War, n: int, m: int) -> dict[int, Fraction]:
    """[14.5] [14.6] How many ships a navy sinks or captures of another, with the chance of each."""
    dice = [
        s.t.ship_dice[2 * f + i]
        for f in range(c.FACTIONS)
        for _ in range(s.ships[n * c.FACTIONS + f])
        for i in range(2)
    ]
    has_marines = has_effect(s, navy_owner(n), c.MARINES)
    found: dict[int, Fraction] = {}
    for (skulls, halves, marks), chance in roll(s.t, dice).items():
        sunk = min(navy_size(s, m), skulls + halves // 2)
        taken = min(navy_size(s, m) - sunk, marks // 2) if has_marines else 0
        found[sunk + taken] = found.get(sunk + taken, Fraction(0)) + chance
    return found
