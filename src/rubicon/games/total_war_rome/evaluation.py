"""What speaks for a seat, one idea a line; what each is worth stands in data/knowledge.toml."""

from math import exp
from typing import Final, cast

from rubicon.core.knowledge import WIN, Knowledge, blend
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.glance import Glance
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules import purchases
from rubicon.games.total_war_rome.rules.agenda import (
    is_acting,
    is_meeting,
    is_taking,
    seat_after,
    top,
)
from rubicon.games.total_war_rome.rules.agents import hand_count
from rubicon.games.total_war_rome.rules.spending import count_agents
from rubicon.games.total_war_rome.survey import FIGHT_POINTS, Survey
from rubicon.games.total_war_rome.tables import Tables

IDEAS: Final = (
    "point",
    "point_late",
    "leads_last",
    "tax_point",
    "next_tier",
    "income",
    "gold",
    "troops",
    "general",
    "full_army",
    "hope",
    "exposed",
    "home",
    "development",
    "column",
    "hand",
    "agent",
    "ships",
    "friends",
    "market",
    "barracks",
    "unrest",
    "early",
    "battle",
)
"""In the order of the numbers below."""

POINT: Final = 0
POINT_LATE: Final = 1
"""VP, times how near the leader is to the trigger."""
LEADS_LAST: Final = 2
"""VP ahead of the best rival in the last round, three at most."""
TAX_POINT: Final = 3
"""VP that the taxes of the coming rounds bring."""
NEXT_TIER: Final = 4
"""How near the income is to the next tier, times the rounds to come."""
INCOME: Final = 5
"""Taxes, times the rounds to come."""
GOLD: Final = 6
TROOPS: Final = 7
"""The fighting value of all armies, with their generals."""
GENERAL: Final = 8
"""Stars of generals who lead armies worth leading."""
FULL_ARMY: Final = 9
"""Armies with five main battle cards and more: they can storm a home."""
HOPE: Final = 10
"""The best that each army could take, times its chance, less for every region on the way."""
EXPOSED: Final = 11
"""The same of others' armies, where it is ours."""
HOME: Final = 12
"""Homes of one's own that one controls."""
DEVELOPMENT: Final = 13
"""Gold in developments."""
COLUMN: Final = 14
"""How complete each column is, squared: the last ones weigh most."""
HAND: Final = 15
AGENT: Final = 16
SHIPS: Final = 17
FRIENDS: Final = 18
"""Steps above neutral with all others: trade, and peace."""
MARKET: Final = 19
"""Markets at ports: they help trade."""
BARRACKS: Final = 20
UNREST: Final = 21
EARLY: Final = 22
"""How early in the turn order the coming campaign turn is."""
BATTLE: Final = 23
"""VP that the battle under way brings, by the chance to win it."""

MOST_TRIES: Final = 400
"""A round has some forty decisions of each seat: nobody should wait long for all of them."""
TRIES_A_WORLD: Final = 4
"""To imagine all armies, hands and orders takes longer than an iteration."""
MOST_GOLD: Final = 25
STEPS_TO_CALM: Final = 60
"""More than it takes from any throw to the next real decision."""
TIER_GAP: Final = 5.0


class Judgement(Knowledge):
    """Knows Total War: Rome."""

    def __init__(self, seats: int, weights: list[float], t: Tables) -> None:
        super().__init__(seats, weights)
        self.most_tries = MOST_TRIES
        self.tries_a_world = TRIES_A_WORLD
        self.survey: Survey = Survey(t)
        self.look_at_moves: Glance = Glance(self.survey)
        self.is_surveyed: bool = False
        """Whether the lists below are those of the position that is being judged."""
        self.hopes: list[float] = [0.0] * c.SEATS
        self.fears: list[float] = [0.0] * c.SEATS
        self.chance: list[float] = [0.0, 0.0]
        """Of either side of the battle under way."""

    # ---- positions -------------------------------------------------------------------------------

    def values(self, state: State, out: list[float]) -> None:
        """What follows by itself is played first; then the table is looked over once for all."""
        s = self.calmed(cast(War, state))
        if s.to_act() == NOBODY:
            for seat in range(self.seats):
                out[seat] = s.payoff(seat) / WIN
            return
        self.look_over(s)
        self.is_surveyed = True
        super().values(s, out)
        self.is_surveyed = False

    def judge(self, state: State, seat: int) -> None:
        """All that a seat has going for it."""
        s = cast(War, state)
        if not self.is_surveyed:
            s = self.calmed(s)
            self.look_over(s)
        self.judge_points(s, seat)
        self.judge_wealth(s, seat)
        self.judge_armies(s, seat)
        self.judge_standing(s, seat)

    def is_judged(self, state: State) -> bool:
        """New hands and a new round can't be foreseen."""
        step = top(cast(War, state))
        return step == st.DEALING or step == st.DEAL_INITIATIVE or step == st.DRAW_GENERALS

    def calmed(self, s: War) -> War:
        """The position once dice have fallen, answers are in, and orders are carried out.

        Luck is the same for the same position: a judgement never changes.
        """
        step = top(s)
        if step == st.BASKETS:
            return with_orders(s)
        if not is_unsettled(s, step):
            return s
        after = s.clone()
        rng = Rng(luck_of(s))
        left = STEPS_TO_CALM
        while left > 0 and is_unsettled(after, top(after)):
            if after.to_act() == CHANCE:
                after.apply(after.sample(rng))
            else:
                after.apply(self.usual(after, top(after)))
            left -= 1
        return after

    def usual(self, s: War, step: int) -> int:
        """What is done without much thought."""
        if step == st.WINDOW:
            return c.PASS << c.VERB_SHIFT
        if step == st.REVEALING or step == st.DEPLOYING:
            return c.HOLD << c.VERB_SHIFT
        moves = s.legal()
        best = moves[0]
        if step == st.LOSSES:
            for move in moves:
                cheaper = self.survey.power[c.second_of(move)]
                if cheaper < self.survey.power[c.second_of(best)]:
                    best = move
        return best

    def look_over(self, s: War) -> None:
        """Who could take what, and how the battle stands."""
        survey = self.survey
        survey.look(s)
        for seat in range(c.SEATS):
            self.hopes[seat] = 0.0
            self.fears[seat] = 0.0
        over = s.is_last != 0 and s.phase > c.CAMPAIGN_PHASE
        for a in range(s.t.players * c.ARMIES):
            if s.army_at[a] == c.ABSENT or survey.mains[a] < 2 or over:
                continue
            place = survey.base(s, a)
            if place == c.NONE:
                continue
            seat = a // c.ARMIES
            hope = survey.hope(s, a, place)
            if survey.target == c.NONE:
                continue
            self.hopes[seat] += hope
            victim = s.owner[survey.target]
            if victim != c.NONE and victim != seat:
                self.fears[victim] += hope
        if s.b_phase > 0:
            self.weigh_battle(s)

    def weigh_battle(self, s: War) -> None:
        """[13.2] Who will have destroyed more: from the dead and the cards that are left."""
        power = self.survey.power
        ahead = 0.0
        for e in range(2 * c.SIDE):
            kind = s.b_kind[e]
            if kind == c.NONE:
                continue
            zone = s.b_zone[e]
            worth = 0.0
            if zone == c.IN_HAND or zone == c.DEPLOYED:
                worth = 0.55 * power[kind]
            elif zone == c.WOUNDED:
                worth = -0.4
            elif zone == c.DEAD and s.t.klass[kind] <= c.ELEPHANT:
                worth = -1.0
            ahead += worth if e < c.SIDE else -worth
        if s.b_phase == c.PREPARING:
            survey = self.survey
            first = survey.win_chance(survey.force[s.b_army[0]], survey.force[s.b_army[1]])
            self.chance[0] = first
        else:
            self.chance[0] = 1.0 / (1.0 + exp(-1.1 * ahead))
        self.chance[1] = 1.0 - self.chance[0]

    # ---- one seat --------------------------------------------------------------------------------

    def judge_points(self, s: War, seat: int) -> None:
        """VP, and those that taxes bring."""
        survey = self.survey
        self.add(POINT, float(s.points[seat]))
        self.add(POINT_LATE, s.points[seat] * min(1.0, survey.lead / s.t.trigger))
        if s.is_last:
            rival = 0
            for other in range(s.t.players):
                if other != seat:
                    rival = max(rival, s.points[other])
            self.add(LEADS_LAST, float(max(-3, min(3, s.points[seat] - rival))))
        income = survey.income[seat]
        tier = 0
        near = 0.0
        for i in range(4):
            if income >= s.t.tiers[i]:
                tier = s.t.tier_points[i]
            else:
                near = max(0.0, 1.0 - (s.t.tiers[i] - income) / TIER_GAP)
                break
        self.add(TAX_POINT, tier * survey.rounds)
        self.add(NEXT_TIER, near * survey.rounds)
        self.add(INCOME, income * survey.rounds)

    def judge_wealth(self, s: War, seat: int) -> None:
        """Gold, developments, buildings, cards."""
        end = s.is_last != 0
        self.add(GOLD, min(s.gold[seat], MOST_GOLD) * (0.2 if end else 1.0))
        t = s.t
        f = t.faction[seat]
        spent = 0
        columns = 0.0
        for column in range(c.COLUMNS):
            cost = 0
            done = 0
            for row in range(c.ROWS):
                d = t.dev_at[(f * c.COLUMNS + column) * c.ROWS + row]
                if d == c.NONE:
                    continue
                price = t.dev_cost[f * c.DEVELOPMENTS + d]
                cost += price
                if s.developed[seat] >> d & 1:
                    done += price
            spent += done
            if 0 < done < cost:
                columns += (done / cost) * (done / cost)
        self.add(DEVELOPMENT, float(spent))
        self.add(COLUMN, 0.0 if end and s.phase > c.SPENDING_PHASE else columns)
        self.add(HAND, float(hand_count(s, seat)))
        markets = 0
        barracks = 0
        unrest = 0
        homes = 0
        for r in range(c.REGIONS):
            if s.owner[r] != seat:
                continue
            if s.built[r] & c.MARKET and t.port[r]:
                markets += 1
            if s.built[r] & c.BARRACKS:
                barracks += 1
            unrest += min(2, s.unrest[r])
            if t.home[r] == f:
                homes += 1
        self.add(MARKET, float(markets))
        self.add(BARRACKS, float(barracks))
        self.add(UNREST, float(unrest))
        self.add(HOME, float(homes))

    def judge_armies(self, s: War, seat: int) -> None:
        """What can fight, and what it could take."""
        survey = self.survey
        force = 0.0
        stars = 0
        full = 0
        for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
            if s.army_at[a] == c.ABSENT:
                continue
            force += survey.force[a]
            if survey.size[a] >= 4 and s.leader[a] != c.NONE:
                stars += s.t.stars[s.leader[a]]
            if survey.mains[a] >= 5:
                full += 1
        if s.b_phase > 0:
            for side in range(2):
                if s.b_army[side] // c.ARMIES == seat:
                    force -= self.fallen(s, side)
                    self.add(BATTLE, FIGHT_POINTS * self.chance[side])
        over = s.is_last != 0 and s.phase > c.CAMPAIGN_PHASE
        self.add(TROOPS, 0.0 if over else force)
        self.add(GENERAL, float(stars))
        self.add(FULL_ARMY, float(full))
        self.add(HOPE, self.hopes[seat])
        self.add(EXPOSED, self.fears[seat])
        self.add(SHIPS, float(survey.ships_of(s, seat)))

    def fallen(self, s: War, side: int) -> float:
        """What a side has lost in the battle under way."""
        lost = 0.0
        for e in range(side * c.SIDE, (side + 1) * c.SIDE):
            if s.b_zone[e] == c.DEAD:
                lost += self.survey.power[s.b_kind[e]]
        return lost

    def judge_standing(self, s: War, seat: int) -> None:
        """Friends, agents, and the turn order."""
        friends = 0
        for other in range(s.t.players):
            if other != seat:
                friends += s.status[seat * c.SEATS + other] - c.NEUTRAL
        self.add(FRIENDS, float(friends))
        self.add(AGENT, float(count_agents(s, seat)))
        if s.phase < c.CAMPAIGN_PHASE:
            for place in range(s.t.players):
                if seat_after(s, s.first, place) == seat:
                    self.add(EARLY, float(s.t.players - 1 - place))

    # ---- the search's questions ------------------------------------------------------------------

    def priors(self, state: State, moves: list[int], out: list[float]) -> None:
        """How promising moves look at a glance."""
        self.look_at_moves.weigh(cast(War, state), moves, out)

    def mark(self, state: State, viewer: int) -> int:
        """Everything that the viewer knows, and no more."""
        s = cast(War, state)
        # In a battle cards lie face down; no tree is kept from one combat to the next.
        if s.b_phase > 0:
            return 0
        mark = blend(viewer + 1, s.agenda)
        for part in (s.owner, s.unrest, s.built, s.road, s.gold, s.points, s.developed, s.status):
            mark = blend(mark, part)
        for part in (s.army_at, s.aboard, s.leader, s.army_mu, s.credit, s.halted, s.assaulted):
            mark = blend(mark, part)
        for part in (s.agent_at, s.agent_acts, s.navy_at, s.ships, s.navy_mu, s.faces, s.dice):
            mark = blend(mark, part)
        for part in (s.moved_leader, s.dry):
            mark = blend(mark, part)
        mark = blend(mark, self.known_to(s, viewer))
        rest = [s.turn, s.phase, s.active, s.first, s.cursor, s.main_due, s.small_due]
        rest.append(s.asked_mask)
        if s.phase == c.AGENT_PHASE:
            rest += [s.errands, s.gift, s.traded]
            if is_acting(s):
                rest.append(s.act)
        elif s.phase == c.CAMPAIGN_PHASE:
            rest += [s.refused, s.gifts]
            if is_meeting(s):
                rest += [s.army, s.other, s.region, s.avoiding]
            elif is_taking(s):
                rest += [s.army, s.region]
        return blend(mark, rest)

    def known_to(self, s: War, viewer: int) -> list[int]:
        """[1.4] What a seat knows of cards, its own above all."""
        known: list[int] = []
        for card in range(c.ACTION_CARDS):
            place = s.card_at[card]
            known.append(place if place == viewer or place == c.DISCARD else c.DECK)
        first = viewer * c.ARMIES * c.ROOM
        for i in range(first, first + c.ARMIES * c.ROOM):
            known.append(s.cards[i])
        for a in range(s.t.players * c.ARMIES):
            known.append(self.cards_in(s, a))
        for i in range(0, len(s.orders), 2):
            if s.orders[i] == viewer:
                known.append(s.orders[i + 1])
        for kind in range(c.KINDS):
            owner = s.t.owner[kind]
            if s.phase == c.SPENDING_PHASE and (owner == c.NONE or owner == s.t.faction[viewer]):
                known.append(s.stack[kind])
        known.append(s.answers[viewer])
        known.append(s.bid[viewer])
        return known

    def cards_in(self, s: War, a: int) -> int:
        """[1.5] How many troop cards an army has."""
        found = 0
        for i in range(a * c.ROOM, (a + 1) * c.ROOM):
            if s.cards[i] == c.NONE:
                break
            found += 1
        return found


def is_unsettled(s: War, step: int) -> bool:
    """Whether dice or answers are to come before anybody has to think."""
    if step == st.DEPLOYING:
        return s.cursor == 1
    return (
        step == st.WINDOW
        or step == st.ROLL
        or step == st.LOSSES
        or step == st.RANDOM_LOSSES
        or step == st.REVEALING
        or step == st.FREE_MERCENARY
        or step == st.PROMOTING
    )


def with_orders(s: War) -> War:
    """[15.1] As if all that was ordered so far were carried out."""
    if len(s.orders) == 0:
        return s
    after = s.clone()
    for i in range(0, len(s.orders), 2):
        if purchases.is_still_possible(after, s.orders[i + 1]):
            purchases.carry_out(after, s.orders[i], s.orders[i + 1])
    return after


def luck_of(s: War) -> int:
    """A seed that a position always has, and that another one hardly shares."""
    seed = blend(1, s.faces)
    seed = blend(seed, s.gold)
    seed = blend(seed, s.army_at)
    seed = blend(seed, s.cards)
    return blend(seed, s.card_at)
