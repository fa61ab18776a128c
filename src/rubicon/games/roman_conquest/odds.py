"""Exact odds of a fight between any two forces, counted with the resolver that the dice use."""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from rubicon.core.contract import percentage
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import rules, shapes
from rubicon.games.roman_conquest.board import FORCE_NAMES, SEAT_NAMES
from rubicon.games.roman_conquest.play import Conquest
from rubicon.games.roman_conquest.resolver import others_of, settle_face, sides_of, troops_of
from rubicon.games.roman_conquest.saying import say
from rubicon.words import Phrase

Ends = dict[tuple[int, int], Fraction]
"""How a fight may end: troops left on both sides, with the chance of it."""


class Side(NamedTuple):
    """The troops of one side, and whether their leader is with them."""

    troops: int
    leader: bool


NONE_LEFT = Side(0, False)
Shown = tuple[int, Side, int]
"""In how many ways, the dice that are left, and how many show the face."""
settled = lru_cache(None)(settle_face)


@lru_cache(None)
def showing(dice: Side, face: int) -> tuple[Shown, ...]:
    """How many dice may show a face if none of them shows more."""
    found = []
    for shown in range(dice.troops + 1 if face <= c.FACES else 1):
        ways, left = comb(dice.troops, shown), dice.troops - shown
        found.append((ways, Side(left, dice.leader), shown))
        if dice.leader:
            found.append((ways, Side(left, False), shown + 1))
    return tuple(found)


@lru_cache(None)
def roll(attack: Side, defence: Side, paired: bool) -> dict[int, Fraction]:
    """[6.5] What one roll costs both sides, as the resolver packs it, with the chance of it."""
    sides = sides_of(attack.troops, defence.troops, paired)
    ways: dict[tuple[Side, Side, int], int] = {(attack, defence, 0): 1}
    for face in range(c.LEADER_FACES, 0, -1):
        after: dict[tuple[Side, Side, int], int] = defaultdict(int)
        for (mine, theirs, losses), count in ways.items():
            shown, other = sum(attack) - sum(mine), sum(defence) - sum(theirs)
            for mine_ways, mine_left, more in showing(mine, face):
                for their_ways, their_left, other_more in showing(theirs, face):
                    lost = settled(losses, shown, other, more, other_more, sides)
                    after[mine_left, their_left, lost] += count * mine_ways * their_ways
        ways = after
    found = {
        lost: count for (mine, theirs, lost), count in ways.items() if mine == theirs == NONE_LEFT
    }
    total = sum(found.values())
    return {lost: Fraction(count, total) for lost, count in found.items()}


@lru_cache(None)
def fight(attack: Side, defence: Side, paired: bool) -> Ends:
    """[6.8] How a fight ends that goes on until one side has no troops left."""
    if attack.troops == 0 or defence.troops == 0:
        return {(attack.troops, defence.troops): Fraction(1)}
    ends: Ends = defaultdict(Fraction)
    for losses, chance in roll(attack, defence, paired).items():
        mine = Side(attack.troops - troops_of(losses), attack.leader)
        theirs = Side(defence.troops - others_of(losses), defence.leader)
        for end, then in fight(mine, theirs, paired).items():
            ends[end] += chance * then
    return dict(ends)


def chance_to_win(attack: Side, defence: Side, paired: bool) -> Fraction:
    """The attacker's chance."""
    ends = fight(attack, defence, paired)
    return sum((chance for (left, _), chance in ends.items() if left), Fraction(0))


@lru_cache
def all_chances(limit: int, paired: bool) -> list[shapes.Chance]:
    """[6.4] The attacker's chance with every two forces."""
    sides = [Side(troops, led) for troops in range(1, limit + 1) for led in (False, True)]
    return [
        {
            "attackers": attack.troops,
            "attacker_leader": attack.leader,
            "defenders": defence.troops,
            "defender_leader": defence.leader,
            "win": float(chance_to_win(attack, defence, paired)),
        }
        for attack in sides
        for defence in sides
    ]


@lru_cache
def all_ends(limit: int, paired: bool) -> tuple[list[float], list[int], list[int]]:
    """For every two forces the attacker's chance, and about how many troops the winner has left."""
    chances, attackers, defenders = list[float](), list[int](), list[int]()
    for one in all_chances(limit, paired):
        attack = Side(one["attackers"], one["attacker_leader"])
        defence = Side(one["defenders"], one["defender_leader"])
        ends, win = fight(attack, defence, paired), chance_to_win(attack, defence, paired)
        mine = sum((left * chance for (left, _), chance in ends.items()), Fraction(0))
        theirs = sum((left * chance for (_, left), chance in ends.items()), Fraction(0))
        chances.append(float(win))
        attackers.append(max(1, round(mine / win)))
        defenders.append(max(1, round(theirs / (1 - win))))
    return chances, attackers, defenders


# ---- a fight on the board ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BattleOdds:
    """What a fight leads to, before any die is thrown."""

    hex: str
    attacker: int
    defender: int
    attack: Side
    defence: Side
    paired: bool
    limit: int

    @property
    def success(self) -> Fraction:
        """The attacker's chance."""
        return chance_to_win(self.attack, self.defence, self.paired)

    @property
    def one_more(self) -> Fraction | None:
        """The same with a troop more; None if the stack is full."""
        if self.attack.troops >= self.limit:
            return None
        more = Side(self.attack.troops + 1, self.attack.leader)
        return chance_to_win(more, self.defence, self.paired)

    @property
    def with_leader(self) -> Fraction | None:
        """The same with the attacker's leader; None if he is there, or there is none."""
        if self.attack.leader or self.attacker == c.ROME:
            return None
        return chance_to_win(Side(self.attack.troops, True), self.defence, self.paired)

    def left(self, place: int) -> dict[int, Fraction]:
        """The troops left on one side, with their chances."""
        found: dict[int, Fraction] = defaultdict(Fraction)
        for end, chance in fight(self.attack, self.defence, self.paired).items():
            found[end[place]] += chance
        return dict(sorted(found.items()))

    def expected(self, place: int) -> float:
        """The troops left on average."""
        return float(sum(number * chance for number, chance in self.left(place).items()))

    def side(self, side: Side, force: int) -> Phrase:
        """A side in words."""
        name = FORCE_NAMES[force]
        return say("odds-side", troops=side.troops, leader=int(side.leader), force=name)

    def sentences(self) -> list[Phrase]:
        """The odds as a person reads them."""
        lines = [
            say(
                "odds-battle",
                attackers=self.side(self.attack, self.attacker),
                defenders=self.side(self.defence, self.defender),
                win=percentage(self.success),
            ),
            say(
                "odds-left",
                attackers=round(self.expected(0), 1),
                defenders=round(self.expected(1), 1),
            ),
        ]
        if self.one_more is not None:
            lines.append(say("odds-one-more", win=percentage(self.one_more)))
        if self.with_leader is not None:
            win, seat = percentage(self.with_leader), SEAT_NAMES[self.attacker]
            lines.append(say("odds-with-leader", seat=seat, win=win))
        return lines

    def json(self) -> shapes.BattleOdds:
        """The odds for programs, as an exact fraction and as numbers."""
        more, led = self.one_more, self.with_leader
        return {
            "kind": "battle",
            "hex": self.hex,
            "attacker": FORCE_NAMES[self.attacker],
            "defender": FORCE_NAMES[self.defender],
            "attackers": self.attack.troops,
            "attacker_leader": self.attack.leader,
            "defenders": self.defence.troops,
            "defender_leader": self.defence.leader,
            "win": float(self.success),
            "win_exact": str(self.success),
            "attackers_left": {str(n): float(p) for n, p in self.left(0).items()},
            "defenders_left": {str(n): float(p) for n, p in self.left(1).items()},
            "expected_attackers_left": self.expected(0),
            "expected_defenders_left": self.expected(1),
            "one_more_troop": None if more is None else float(more),
            "with_leader": None if led is None else float(led),
            "other_reading": float(chance_to_win(self.attack, self.defence, not self.paired)),
        }


def battle_odds(s: Conquest, p: int, more: int, names: list[str]) -> BattleOdds | None:
    """The odds of a fight in a hex with so many more attackers; None if there is none with dice."""
    force = rules.attacking(s)
    enemy, troops = s.owner(p, force), s.troops(force, p) + more
    if enemy == c.NONE or troops == 0:
        return None
    return BattleOdds(
        hex=names[p],
        attacker=force,
        defender=enemy,
        attack=Side(troops, rules.is_led(s, force, p)),
        defence=Side(s.troops(enemy, p), rules.is_led(s, enemy, p)),
        paired=s.t.reading_pairs,
        limit=s.t.stack_limit,
    )


@dataclass(frozen=True, slots=True)
class FavourOdds:
    """[7.2] How likely Roman troops join."""

    hex: str
    troops: int
    popularity: int
    starts_war: bool

    @property
    def success(self) -> Fraction:
        """As many sides of the die as the player is popular."""
        return Fraction(min(self.popularity, c.FAVOUR_FACES), c.FAVOUR_FACES)

    def sentences(self) -> list[Phrase]:
        """The odds as a person reads them."""
        lines = [say("odds-favour", troops=self.troops, win=percentage(self.success))]
        return [*lines, say("odds-favour-war")] if self.starts_war else lines

    def json(self) -> shapes.FavourOdds:
        """The odds for programs."""
        return {
            "kind": "favour",
            "hex": self.hex,
            "troops": self.troops,
            "popularity": self.popularity,
            "win": float(self.success),
            "win_exact": str(self.success),
            "starts_war": self.starts_war,
        }


def favour_odds(s: Conquest, names: list[str]) -> FavourOdds:
    """The odds of winning over the Roman troops around the mover's leader."""
    p = s.leader[s.active]
    return FavourOdds(
        hex=names[p],
        troops=s.troops(c.ROME, p),
        popularity=s.popularity[s.active],
        starts_war=s.war == 0 and s.t.italy[p] == 1,
    )
