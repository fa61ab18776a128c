"""What a glance over the table tells: who could take what, how likely, and what it would bring.

Worth is counted in VP here: that of a region, of a card, of gold, as far as one move or the next
turns can turn it into VP. `evaluation.py` weighs positions by it and `glance.py` weighs moves.
"""

from math import exp, sqrt
from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.rules.land import carried_by, has_effect, home_seat, navy_size
from rubicon.games.total_war_rome.rules.taxation import is_linked, tax
from rubicon.games.total_war_rome.state import Table
from rubicon.games.total_war_rome.tables import Tables

FAR: Final = 4
"""Regions beyond this distance are no army's business yet."""
CLOSENESS: Final = (1.0, 0.85, 0.7, 0.5, 0.35)
"""What is left of a prospect that is so many regions away."""
POINTS_A_ROUND: Final = 3.0
"""VP that the leader makes in a round, about."""
GOLD_WORTH: Final = 0.09
"""VP for a gold, by what it buys ..."""
TIER_WORTH: Final = 0.13
"""... and more for one that is raised in taxes: it brings the next tier nearer."""
BY_SEA: Final = (0.0, 0.6, 0.45)
"""What is left of a prospect beyond so many sea areas."""
ENOUGH: Final = 0.5
"""Who can hope for so much by land does not think of the sea."""
LEAST_ABOARD: Final = 4
"""Main battle cards of an army that is worth carrying."""
CARD_WORTH: Final = 0.22
"""VP for a troop card of usual strength."""
HARM_WORTH: Final = 0.3
"""How much of what another loses is a gain."""
FIGHT_POINTS: Final = 1.5
"""VP for a battle that is won, on average."""

# The table of the odds of assaults
MOST_DICE: Final = 8
MOST_FOOT: Final = 7
GENERAL_DICE: Final = 5
MOST_ENGINES: Final = 5


class Survey:
    """The fixed part: what dice do, and which regions are near; then the look at one position."""

    def __init__(self, t: Tables) -> None:
        self.t: Tables = t
        self.harm: list[float] = [0.0] * c.COLOURS
        """What a die does on average, in kills."""
        self.spread: list[float] = [0.0] * c.COLOURS
        """The variance of its damage, in halves."""
        for colour in range(c.COLOURS):
            skulls = t.faces[colour * c.FACES + c.SKULL] / 6.0
            halves = t.faces[colour * c.FACES + c.X] / 6.0
            mean = 2.0 * skulls + halves
            self.harm[colour] = mean / 2.0
            self.spread[colour] = 4.0 * skulls + halves - mean * mean
        self.power: list[float] = [0.0] * c.KINDS
        """What each kind of card is worth in a battle, about 1 for a usual one ..."""
        self.rough: list[float] = [0.0] * c.KINDS
        """... and in difficult terrain."""
        for kind in range(c.KINDS):
            self.set_power(kind)
        self.losses: list[float] = [0.0] * (c.REGIONS * 4)
        """For each region, the chance that it kills so many main battle cards."""
        self.close: list[int] = []
        """Region after region, those within reach and how far they are: two numbers each."""
        self.close_from: list[int] = [0]
        """Where those of each region begin; at the end, how many numbers there are."""
        self.overseas: list[int] = []
        """In the same way the coasts beyond one or two sea areas, and beyond how many."""
        self.overseas_from: list[int] = [0]
        for r in range(c.REGIONS):
            self.set_losses(r)
            self.add_ways(r)
        many = MOST_DICE * 2 * MOST_FOOT * MOST_FOOT * 2 * GENERAL_DICE * MOST_ENGINES
        self.assaults: list[float] = [-1.0] * many
        """The odds of assaults, as far as somebody asked."""
        armies = c.SEATS * c.ARMIES
        self.force: list[float] = [0.0] * armies
        """What each army is worth in battle."""
        self.mains: list[int] = [0] * armies
        self.foot: list[int] = [0] * armies
        self.engines: list[int] = [0] * armies
        self.size: list[int] = [0] * armies
        self.income: list[int] = [0] * c.SEATS
        self.there: list[int] = [c.NONE] * c.REGIONS
        """An army in each region, the strongest of those there; NONE if there is none."""
        self.rounds: float = 0.0
        """Taxations still to come, about."""
        self.lead: int = 0
        """The most VP that a seat has."""
        self.target: int = c.NONE
        """The region of the hope that was found last ..."""
        self.is_by_sea: bool = False
        """... and whether a navy has to bring the army there."""

    # ---- what stays the same ---------------------------------------------------------------------

    def set_power(self, kind: int) -> None:
        """From the dice of a card."""
        t = self.t
        good = 0.0
        rough = 0.0
        for i in range(2):
            if t.good[2 * kind + i] != c.NONE:
                good += self.harm[t.good[2 * kind + i]]
            if t.difficult[2 * kind + i] != c.NONE:
                rough += self.harm[t.difficult[2 * kind + i]]
        if t.special_good[kind] != 0:
            good += 0.1
        main = t.klass[kind] <= c.ELEPHANT
        self.power[kind] = (0.45 if main else 0.1) + 0.85 * good + 0.15 * rough
        self.rough[kind] = (0.45 if main else 0.1) + rough

    def set_losses(self, r: int) -> None:
        """The defence dice of a region: skulls, and pairs of X."""
        t = self.t
        chances = [0.0] * 16
        chances[0] = 1.0
        for i in range(3):
            colour = t.defence[r * 3 + i]
            if colour == c.NONE:
                continue
            skull = t.faces[colour * c.FACES + c.SKULL] / 6.0
            half = t.faces[colour * c.FACES + c.X] / 6.0
            after = [0.0] * 16
            for at in range(16):
                skulls = at // 4
                halves = at % 4
                if chances[at] == 0.0:
                    continue
                after[at] += chances[at] * (1.0 - skull - half)
                if skulls < 3:
                    after[at + 4] += chances[at] * skull
                if halves < 3:
                    after[at + 1] += chances[at] * half
            chances = after
        for at in range(16):
            kills = min(3, at // 4 + at % 4 // 2)
            self.losses[r * 4 + kills] += chances[at]

    def add_ways(self, r: int) -> None:
        """[9.12] [14.1] Which regions are near, and where a navy can bring an army in one turn."""
        for to in range(c.REGIONS):
            far = self.t.land[r * c.REGIONS + to]
            seas = self.seas_between(r, to)
            if far <= FAR:
                self.close.append(to)
                self.close.append(far)
            if far > 1 and seas > 0:
                self.overseas.append(to)
                self.overseas.append(seas)
        self.close_from.append(len(self.close))
        self.overseas_from.append(len(self.overseas))

    def seas_between(self, r: int, to: int) -> int:
        """1 if two regions touch the same sea area, 2 if neighbouring ones; else 0."""
        t = self.t
        found = 0
        for sea in range(c.SEAS):
            if not t.coast[r * c.SEAS + sea]:
                continue
            for other in range(c.SEAS):
                if t.coast[to * c.SEAS + other]:
                    if sea == other:
                        return 1
                    if t.sea_near[sea * c.SEAS + other]:
                        found = 2
        return found

    def survival(self, r: int, mains: int) -> float:
        """[10.4] The chance that so many main battle cards outlive the defence of a region."""
        chance = 0.0
        for kills in range(4):
            if mains - kills >= 2:
                chance += self.losses[r * 4 + kills]
        return chance

    def expected_losses(self, r: int) -> float:
        """[10.4] Main battle cards that the defence of a region kills."""
        return self.losses[r * 4 + 1] + 2.0 * self.losses[r * 4 + 2] + 3.0 * self.losses[r * 4 + 3]

    # ---- assaults --------------------------------------------------------------------------------

    def assault_odds(self, s: Table, a: int, r: int) -> float:
        """[10.8] [10.12] The chance that an army takes a garrisoned region, about."""
        dice = s.t.gold[r] + 1 + (1 if s.built[r] & c.BARRACKS else 0)
        seat = a // c.ARMIES
        milder = s.t.home[r] == s.t.faction[seat] or has_effect(s, seat, c.SIEGECRAFT)
        walls = s.built[r] & c.WALLS != 0
        die = 0 if s.leader[a] == c.NONE else s.t.stars[s.leader[a]] - 1
        mains = min(self.mains[a], MOST_FOOT - 1)
        foot = min(self.foot[a], mains)
        return self.odds_of_assault(
            min(dice, MOST_DICE - 1), milder, mains, foot, walls, die, self.engines[a]
        )

    def odds_of_assault(
        self, dice: int, milder: bool, mains: int, foot: int, walls: bool, die: int, engines: int
    ) -> float:
        """The same from the numbers alone; each is worked out once."""
        at = dice * 2 + (1 if milder else 0)
        at = (at * MOST_FOOT + mains) * MOST_FOOT + foot
        at = (at * 2 + (1 if walls else 0)) * GENERAL_DICE + die
        at = at * MOST_ENGINES + min(engines, MOST_ENGINES - 1)
        if self.assaults[at] >= 0.0:
            return self.assaults[at]
        colour = c.YELLOW if milder else c.RED
        skull = self.t.faces[colour * c.FACES + c.SKULL] / 6.0
        half = self.t.faces[colour * c.FACES + c.X] / 6.0
        green = c.WHITE if walls else c.GREEN
        odds = 0.0
        for skulls in range(dice + 1):
            for halves in range(dice + 1 - skulls):
                rest = dice - skulls - halves
                ways = choose(dice, skulls) * choose(dice - skulls, halves)
                chance = ways * power_of(skull, skulls) * power_of(half, halves)
                chance *= power_of(1.0 - skull - half, rest)
                lost = skulls + halves // 2
                if mains - lost < 2:
                    continue
                walking = foot - max(0, lost - (mains - foot))
                mean = 2.0 * (
                    walking * self.harm[green]
                    + self.harm[die]
                    + min(engines, MOST_ENGINES - 1) * self.harm[c.GREEN]
                )
                vary = walking * self.spread[green] + self.spread[die]
                vary += min(engines, MOST_ENGINES - 1) * self.spread[c.GREEN]
                ahead = mean - 2.0 * skulls - halves - 0.25
                odds += chance / (1.0 + exp(-1.7 * ahead / sqrt(vary + 0.1)))
        self.assaults[at] = odds
        return odds

    # ---- one position ----------------------------------------------------------------------------

    def look(self, s: Table) -> None:
        """Count armies, taxes, and how long the game will last."""
        players = s.t.players
        for r in range(c.REGIONS):
            self.there[r] = c.NONE
        for a in range(players * c.ARMIES):
            if s.army_at[a] == c.ABSENT:
                self.size[a] = 0
                self.force[a] = 0.0
                continue
            self.count_army(s, a)
            place = s.army_at[a]
            if place >= 0 and s.aboard[a] == c.NONE:
                other = self.there[place]
                if other == c.NONE or self.force[other] < self.force[a]:
                    self.there[place] = a
        self.count_income(s)
        self.lead = 0
        for seat in range(players):
            self.lead = max(self.lead, s.points[seat])
        self.rounds = 1.0 if s.phase < c.TAXATION_PHASE else 0.0
        if s.is_last == 0:
            left = max(0, s.t.trigger - self.lead) / POINTS_A_ROUND + 0.5
            self.rounds += min(left, float(s.t.round_limit - s.turn))

    def count_army(self, s: Table, a: int) -> None:
        """What an army has."""
        mains = 0
        foot = 0
        engines = 0
        cards = 0
        force = 0.0
        klass = s.t.klass
        for i in range(a * c.ROOM, (a + 1) * c.ROOM):
            kind = s.cards[i]
            if kind == c.NONE:
                break
            cards += 1
            force += self.power[kind]
            if klass[kind] <= c.ELEPHANT:
                mains += 1
                if klass[kind] <= c.BOWMEN:
                    foot += 1
            elif klass[kind] == c.ARTILLERY:
                engines += 1
                if s.t.good[2 * kind + 1] != c.NONE:
                    engines += 1
        stars = 0 if s.leader[a] == c.NONE else s.t.stars[s.leader[a]]
        self.mains[a] = mains
        self.foot[a] = foot
        self.engines[a] = engines
        self.size[a] = cards
        self.force[a] = force * (1.0 + 0.07 * stars)

    def count_income(self, s: Table) -> None:
        """[8.3] [8.4] [8.5] What everybody would raise, as `taxation.income` has it."""
        for seat in range(c.SEATS):
            self.income[seat] = 0
        for r in range(c.REGIONS):
            lord = s.owner[r]
            if lord == c.NONE or (self.there[r] != c.NONE and self.is_besieged(s, r)):
                continue
            calm = s.unrest[r] > 0 and has_effect(s, lord, c.CALM)
            raised = 0 if s.dry[r] else tax(s, r, calm)
            if s.t.gold[r] == 3 and has_effect(s, lord, c.SILVER_MINES):
                raised += 1
            if s.built[r] & c.MARKET and is_linked(s, lord, r):
                raised += 1
            self.income[lord] += raised

    def is_besieged(self, s: Table, r: int) -> bool:
        """[8.2] Of a region where armies stand."""
        lord = s.owner[r]
        if s.t.home[r] == c.NONE and (s.built[r] & c.BARRACKS) == 0:
            return False
        for a in range(s.t.players * c.ARMIES):
            if s.army_at[a] == r and s.aboard[a] == c.NONE:
                other = a // c.ARMIES
                if other == lord or s.status[other * c.SEATS + lord] == c.ALLY:
                    return False
        return True

    # ---- prospects -------------------------------------------------------------------------------

    def win_chance(self, mine: float, theirs: float) -> float:
        """The chance of an army against another."""
        ours = mine * mine * mine
        return ours / (ours + theirs * theirs * theirs + 0.001)

    def land_worth(self, s: Table, seat: int, r: int) -> float:
        """What holding a region brings."""
        gold = s.t.gold[r]
        worth = gold * (GOLD_WORTH + TIER_WORTH) * self.rounds + 0.03
        if s.t.home[r] == s.t.faction[seat]:
            worth += 0.25
        lord = s.owner[r]
        if lord != c.NONE:
            worth += HARM_WORTH * gold * (GOLD_WORTH + TIER_WORTH) * self.rounds
        return worth

    def invasion_points(self, s: Table, seat: int, r: int) -> int:
        """[4.7] VP for taking a home of somebody else."""
        host = home_seat(s, r)
        if host == c.NONE or host == seat or s.invaded[seat] >> r & 1:
            return 0
        return 1 + s.t.gold[r]

    def prospect(self, s: Table, a: int, r: int) -> float:
        """What an army can hope for by going into a region, in VP; negative if it should not."""
        seat = a // c.ARMIES
        lord = s.owner[r]
        if lord == seat:
            foe = self.there[r]
            if foe == c.NONE or foe // c.ARMIES == seat:
                return 0.0
        level = c.NEUTRAL if lord == c.NONE else s.status[seat * c.SEATS + lord]
        if lord != c.NONE and lord != seat and level == c.ALLY:
            return -0.5
        worth = 0.0
        chance = 1.0
        mains = self.mains[a]
        foe = self.there[r]
        if foe != c.NONE and foe // c.ARMIES != seat:
            if s.status[seat * c.SEATS + foe // c.ARMIES] == c.ALLY:
                return -0.5
            chance = self.win_chance(self.force[a], self.force[foe])
            worth = FIGHT_POINTS * chance + CARD_WORTH * self.force[foe] * chance * 0.5
            worth -= CARD_WORTH * self.force[a] * (1.0 - chance) * 0.8
            worth -= (1.0 - chance) * FIGHT_POINTS * 0.7
            if lord == seat:
                return worth + 0.3
            mains -= 1
        worth += chance * self.taking(s, a, r, mains)
        if lord != c.NONE and level == c.FRIENDLY:
            worth -= 0.3
        return worth

    def taking(self, s: Table, a: int, r: int, mains: int) -> float:
        """What an army can hope for once nobody stands in its way to a region."""
        seat = a // c.ARMIES
        if s.t.home[r] != c.NONE or s.built[r] & c.BARRACKS:
            odds = self.assault_odds(s, a, r)
            gain = self.invasion_points(s, seat, r) + self.land_worth(s, seat, r)
            dice = s.t.gold[r] + 1 + (1 if s.built[r] & c.BARRACKS else 0)
            cost = CARD_WORTH * 0.58 * dice
            # A siege can be tried again, and it starves the region meanwhile.
            return odds * gain - cost * (0.5 if mains >= 4 else 1.0)
        alive = self.survival(r, mains)
        gain = alive * self.land_worth(s, seat, r)
        return gain - CARD_WORTH * self.expected_losses(r) - (1.0 - alive) * CARD_WORTH * mains

    def hope(self, s: Table, a: int, place: int) -> float:
        """The best that an army could do from a region, the less the farther it is."""
        best = 0.0
        self.target = c.NONE
        own = a // c.ARMIES
        for at in range(self.close_from[place], self.close_from[place + 1], 2):
            r = self.close[at]
            far = self.close[at + 1]
            foe = self.there[r]
            if s.owner[r] == own and (foe == c.NONE or foe // c.ARMIES == own):
                continue
            worth = self.prospect(s, a, r) * CLOSENESS[far]
            if worth > best:
                best = worth
                self.target = r
        self.is_by_sea = False
        if best < ENOUGH and self.mains[a] >= LEAST_ABOARD and self.has_ships_near(s, own, place):
            best = self.hope_by_sea(s, a, place, best)
        return best

    def hope_by_sea(self, s: Table, a: int, place: int, best: float) -> float:
        """The same where a navy takes it, if that is better."""
        own = a // c.ARMIES
        for at in range(self.overseas_from[place], self.overseas_from[place + 1], 2):
            r = self.overseas[at]
            part = BY_SEA[self.overseas[at + 1]]
            if s.owner[r] == own:
                continue
            worth = self.prospect(s, a, r) * part
            if worth > best:
                best = worth
                self.target = r
                self.is_by_sea = True
        return best

    def has_ships_near(self, s: Table, seat: int, place: int) -> bool:
        """[9.12] A navy without an army that is beside the board, in the port or at the coast."""
        for n in range(seat * c.NAVIES, (seat + 1) * c.NAVIES):
            at = s.navy_at[n]
            if at == c.ABSENT or carried_by(s, n) != c.NONE:
                continue
            if at == c.OFF or at == place:
                return True
            if at >= c.REGIONS and s.t.coast[place * c.SEAS + at - c.REGIONS]:
                return True
            if at < c.REGIONS and self.seas_between(at, place) == 1:
                return True
        return False

    def base(self, s: Table, a: int) -> int:
        """Where an army is, or would be placed, or could land; NONE if nowhere."""
        seat = a // c.ARMIES
        place = s.army_at[a]
        if 0 <= place < c.REGIONS:
            return place
        if place >= c.REGIONS:
            return self.best_coast(s, a, place - c.REGIONS)
        capital = s.t.capital[s.t.faction[seat]]
        if s.owner[capital] == seat:
            return capital
        for r in range(c.REGIONS):
            if s.owner[r] == seat:
                return r
        return c.NONE

    def best_coast(self, s: Table, a: int, sea: int) -> int:
        """Where an army at sea would land."""
        best = -9.0
        found = c.NONE
        for r in range(c.REGIONS):
            if s.t.coast[r * c.SEAS + sea]:
                worth = self.prospect(s, a, r)
                if worth > best:
                    best = worth
                    found = r
        return found

    def ships_of(self, s: Table, seat: int) -> int:
        """All ship cards of a seat."""
        return navy_size(s, seat * c.NAVIES) + navy_size(s, seat * c.NAVIES + 1)


def choose(n: int, k: int) -> int:
    """In how many ways k of n can be chosen."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def power_of(base: float, times: int) -> float:
    """A number times itself, so often."""
    found = 1.0
    for _ in range(times):
        found *= base
    return found
