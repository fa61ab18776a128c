"""How promising moves look at a glance: a plan of each phase, from the odds and what they bring.

The turns of this game are long, and hands are secret: the search can't look at every move. So a
glance says which few are worth a thought, and that there is nothing left to do in a phase.
"""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import card_of, first_of, second_of, third_of, verb_of
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.agenda import top
from rubicon.games.total_war_rome.rules.agents import fresh_agent
from rubicon.games.total_war_rome.rules.army import general_die
from rubicon.games.total_war_rome.rules.spending import next_development
from rubicon.games.total_war_rome.survey import Survey

HARDLY: Final = 0.02
"""A move that nobody should make, but that is not forbidden."""

EVENTS: Final = (
    *(1.0, 0.6, 1.5, 0.4, 0.4, 1.0, 1.5, 3.0, 1.5, 1.5),
    *(4.0, 4.0, 2.0, 1.5, 0.1, 1.5, 9.0, 2.0, 1.5, 1.2),
    *(3.0, 1.0, 3.0, 3.0, 3.0, 0.3, 3.0, 3.0, 0.7, 1.0),
)
"""How readily each event is played where it fits, beside 1 for passing."""


class Glance:
    """Weighs the moves of one decision."""

    def __init__(self, survey: Survey) -> None:
        self.survey: Survey = survey
        self.hopes: list[float] = [0.0] * (c.SEATS * c.ARMIES)
        """What each army of the active seat can hope for where it is ..."""
        self.waits: list[bool] = [False] * (c.SEATS * c.ARMIES)
        """... and whether it needs a navy for that."""

    def weigh(self, s: War, moves: list[int], out: list[float]) -> None:
        """A weight for each move."""
        step = top(s)
        if step == st.CAMPAIGN_MENU:
            self.weigh_campaign(s, moves, out)
        elif step == st.BASKETS:
            self.weigh_orders(s, moves, out)
        elif step == st.AGENT_MENU:
            self.weigh_actions(s, moves, out)
        elif step == st.WINDOW:
            self.weigh_answers(s, moves, out)
        elif step == st.DEPLOYING or step == st.REDEPLOYING:
            self.weigh_deployments(s, moves, out)
        elif step == st.BIDDING:
            self.weigh_bids(s, moves, out)
        else:
            self.weigh_others(s, step, moves, out)

    # ---- initiative, agents ----------------------------------------------------------------------

    def weigh_bids(self, s: War, moves: list[int], out: list[float]) -> None:
        """[5.2] Nothing or little."""
        for move in moves:
            gold = first_of(move)
            out.append(2.0 if gold == 0 else 1.0 / gold if gold <= 3 else HARDLY / 10.0)

    def weigh_actions(self, s: War, moves: list[int], out: list[float]) -> None:
        """[6.4] Trade and treaties, then what harms those ahead; then cards are cashed."""
        seat = s.active
        idle = fresh_agent(s, seat) == c.NONE
        survey = self.survey
        survey.look(s)
        for move in moves:
            verb = verb_of(move)
            if verb == c.END_TURN:
                out.append(1.0 if idle else 0.25)
            elif verb == c.LEVY:
                levy = s.t.levy[card_of(move)]
                keeps = EVENTS[s.t.event[card_of(move)]]
                out.append((2.0 if idle else 0.4) * levy / (1.0 + 0.4 * keeps))
            elif verb >= c.PLAY:
                out.append(1.0)
            else:
                out.append(max(HARDLY, self.action_worth(s, seat, verb, move)))

    def action_worth(self, s: War, seat: int, verb: int, move: int) -> float:
        """What an agent's action is good for."""
        survey = self.survey
        if verb == c.DEAL_TRADE:
            return 9.0 + 3.0 * s.status[seat * c.SEATS + first_of(move)]
        if verb == c.TREAT:
            return 2.0 if s.points[first_of(move)] < survey.lead else 1.0
        if verb == c.HIRE or verb == c.HIRE_SPECIAL:
            return (
                1.5 * survey.power[third_of(move)]
                if survey.mains[first_of(move)] < c.MOST_MAIN
                else 0.2
            )
        if verb == c.SPY_ON:
            return 0.05
        if verb == c.MURDER_GENERAL or verb == c.BRIBE_ARMY:
            return self.worth_at_army(s, seat, verb, first_of(move))
        if verb == c.TURN_AGENT or verb == c.MURDER_AGENT or verb == c.SOW:
            return 0.3
        return self.worth_in_region(s, seat, verb, second_of(move))

    def worth_at_army(self, s: War, seat: int, verb: int, a: int) -> float:
        """[6.16] [6.22] A good general is worth his murder, a large army its bribe."""
        if self.is_ally(s, seat, a // c.ARMIES):
            return HARDLY
        if verb == c.BRIBE_ARMY:
            return 0.25 * self.survey.force[a]
        return 0.4 * (general_die(s, a) + 1)

    def worth_in_region(self, s: War, seat: int, verb: int, r: int) -> float:
        """[6.13] [6.15] [6.17] [6.19] The richer the region, and the further ahead its owner."""
        lord = s.owner[r]
        if lord == c.NONE or self.is_ally(s, seat, lord):
            return HARDLY
        ahead = max(0.2, 1.0 + 0.15 * (s.points[lord] - s.points[seat]))
        gold = s.t.gold[r]
        if verb == c.STEAL:
            return 0.5 * s.gold[lord]
        if verb == c.BRIBE_REGION:
            return 1.5 * gold
        if verb == c.RISE:
            return 1.5 * gold if self.survey.there[r] == c.NONE else 0.4
        if verb == c.RIOT:
            return gold * ahead if s.unrest[r] == 0 else 0.3
        if verb == c.STIR:
            return 0.6 * gold * ahead if s.unrest[r] < 2 else 0.1
        return 0.4

    def is_ally(self, s: War, seat: int, other: int) -> bool:
        """Whether nothing should be done to somebody."""
        return seat == other or s.status[seat * c.SEATS + other] == c.ALLY

    # ---- events ----------------------------------------------------------------------------------

    def weigh_answers(self, s: War, moves: list[int], out: list[float]) -> None:
        """[7.1] Most pass; what helps is played, what harms meets those who are no friends."""
        out.append(1.0)
        if len(moves) == 1:
            return
        seat = s.to_act()
        first = True
        for move in moves:
            if first:
                first = False
                continue
            verb = verb_of(move)
            if verb < c.PLAY or verb > c.PLAY_DIE:
                out.append(1.5 if verb == c.FURY or verb == c.BOOST else 0.7)
                continue
            weight = EVENTS[s.t.event[card_of(move)]]
            out.append(max(HARDLY, weight * self.aim(s, seat, verb, move)))

    def aim(self, s: War, seat: int, verb: int, move: int) -> float:
        """How well an event is aimed."""
        event = s.t.event[card_of(move)]
        if verb == c.PLAY:
            if event == c.DEFIANT_CITIZENS:
                return 10.0 if s.owner[s.region] == seat else 0.2
            return 1.0
        if verb == c.PLAY_SEAT:
            return 0.0 if self.is_ally(s, seat, first_of(move)) else 1.0
        if verb == c.PLAY_ARMY:
            return 0.0 if self.is_ally(s, seat, first_of(move) // c.ARMIES) else 1.0
        if verb == c.PLAY_NAVY:
            return 0.0 if self.is_ally(s, seat, first_of(move) // c.NAVIES) else 1.0
        if verb == c.PLAY_REGION:
            return self.aim_at_region(s, seat, event, second_of(move))
        if verb == c.PLAY_REGIONS and event == c.SLAVE_REVOLT:
            lord = s.owner[second_of(move)]
            return 0.0 if self.is_ally(s, seat, lord) else 0.1 * (1.0 + 0.1 * s.points[lord])
        if verb == c.PLAY_DIE and event == c.OMENS:
            face = s.faces[first_of(move)]
            return 1.0 if (face == c.BLANK) == (seat == s.roller) else 0.1
        return 1.0

    def aim_at_region(self, s: War, seat: int, event: int, r: int) -> float:
        """[7.5] [7.6] A drought in a rich region, a plague where no friends stand."""
        if event == c.DROUGHT:
            lord = s.owner[r]
            if self.is_ally(s, seat, lord):
                return 0.0
            return 0.15 * s.t.gold[r] * (1.0 + 0.1 * s.points[lord])
        for a in range(s.t.players * c.ARMIES):
            if s.army_at[a] == r and self.is_ally(s, seat, a // c.ARMIES):
                return 0.0
        return 0.7

    # ---- the campaign ----------------------------------------------------------------------------

    def weigh_campaign(self, s: War, moves: list[int], out: list[float]) -> None:
        """[9.1] What each army can take, or come nearer to; when there is nothing, the end."""
        survey = self.survey
        survey.look(s)
        seat = s.active
        for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
            self.hopes[a] = 0.0
            self.waits[a] = False
            if 0 <= s.army_at[a] < c.REGIONS:
                self.hopes[a] = survey.hope(s, a, s.army_at[a])
                self.waits[a] = survey.is_by_sea and s.army_mu[a] >= 2 and s.halted[a] == 0
        for move in moves:
            verb = verb_of(move)
            if verb == c.END_TURN:
                out.append(0.25)
            elif verb == c.MARCH or verb == c.LAND:
                out.append(self.march_worth(s, first_of(move), second_of(move), verb))
            elif verb == c.ASSAULT or verb == c.CONQUER or verb == c.FIGHT:
                a = first_of(move)
                out.append(self.eager(survey.prospect(s, a, s.army_at[a])))
            elif verb == c.PLACE:
                out.append(self.placing_worth(s, first_of(move), second_of(move)))
            else:
                out.append(self.other_worth(s, seat, verb, move))

    def eager(self, worth: float) -> float:
        """A weight for what something brings, in VP."""
        return HARDLY if worth <= 0.0 else 0.3 + 10.0 * worth

    def march_worth(self, s: War, a: int, r: int, verb: int) -> float:
        """[9.7] Into a region, or through one's own nearer to what is wanted."""
        survey = self.survey
        if s.owner[r] != a // c.ARMIES or survey.there[r] != c.NONE:
            if s.owner[r] == a // c.ARMIES and survey.there[r] // c.ARMIES == a // c.ARMIES:
                return HARDLY
            return self.eager(survey.prospect(s, a, r))
        before = self.hopes[a] if verb == c.MARCH else 0.0
        gain = survey.hope(s, a, r) - before
        return HARDLY if gain <= 0.0 else 0.2 + 5.0 * gain

    def placing_worth(self, s: War, a: int, r: int) -> float:
        """[9.2] Where there is most to do; two together are soon merged."""
        survey = self.survey
        if survey.there[r] != c.NONE:
            return HARDLY
        guard = 0.2 if r == s.t.capital[s.t.faction[a // c.ARMIES]] else 0.0
        return 0.8 + 4.0 * survey.hope(s, a, r) + guard

    def other_worth(self, s: War, seat: int, verb: int, move: int) -> float:
        """Generals, unrest, ships and the rest."""
        if verb == c.LEAD:
            a = first_of(move)
            g = second_of(move)
            if s.general_at[g] != c.SPARE:
                return HARDLY
            now = 0 if s.leader[a] == c.NONE else s.t.stars[s.leader[a]]
            return 0.5 * (s.t.stars[g] - now) if s.t.stars[g] > now else HARDLY
        if verb == c.SUBDUE:
            return 0.8 * s.t.gold[s.army_at[first_of(move)]]
        if verb == c.PLACE_NAVY:
            return 1.5 if self.is_awaited(s, seat, second_of(move)) else 0.01
        if verb == c.EMBARK:
            a = first_of(move)
            return self.eager(self.hopes[a]) if self.waits[a] else HARDLY
        if verb == c.SAIL:
            return self.sailing_worth(s, first_of(move), second_of(move))
        if verb == c.ATTACK_NAVY:
            mine = self.fleet(s, first_of(move))
            theirs = self.fleet(s, third_of(move))
            return 1.0 if mine > 1.3 * theirs else HARDLY
        if verb >= c.PLAY and verb <= c.PLAY_DIE:
            if verb == c.PLAY_ARMY:
                a = first_of(move)
                return 0.5 if s.army_mu[a] == 0 and self.hopes[a] > 0.4 else 0.05
            return 0.3
        return HARDLY

    def is_awaited(self, s: War, seat: int, place: int) -> bool:
        """Whether an army waits for ships in a port, at its coast, or at the coast of a sea."""
        for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
            if not self.waits[a]:
                continue
            r = s.army_at[a]
            if place == r or (place >= c.REGIONS and s.t.coast[r * c.SEAS + place - c.REGIONS]):
                return True
            if place < c.REGIONS and self.survey.seas_between(place, r) == 1:
                return True
        return False

    def fleet(self, s: War, n: int) -> float:
        """What a navy is worth in a battle."""
        worth = 0.0
        for f in range(c.FACTIONS):
            each = (
                self.survey.harm[s.t.ship_dice[2 * f]] + self.survey.harm[s.t.ship_dice[2 * f + 1]]
            )
            worth += s.ships[n * c.FACTIONS + f] * (each + 0.3)
        return worth

    def sailing_worth(self, s: War, n: int, place: int) -> float:
        """[14.1] With an army aboard towards a coast that it wants; else to one that waits."""
        sea = place - c.REGIONS
        for a in range(s.active * c.ARMIES, (s.active + 1) * c.ARMIES):
            if s.army_at[a] == c.ABSENT or s.aboard[a] != n:
                continue
            best = self.landing_worth(s, a, sea) if s.navy_mu[n] >= 2 else 0.0
            if s.navy_mu[n] >= 3:
                for other in range(c.SEAS):
                    if s.t.sea_near[sea * c.SEAS + other]:
                        best = max(best, 0.7 * self.landing_worth(s, a, other))
            return 0.05 + 10.0 * best
        awaited = self.is_awaited(s, s.active, place)
        before = s.navy_at[n] >= c.REGIONS and self.is_awaited(s, s.active, s.navy_at[n])
        return 0.8 if awaited and not before and s.navy_mu[n] >= 3 else HARDLY

    def landing_worth(self, s: War, a: int, sea: int) -> float:
        """The best that an army can do on the coasts of a sea area."""
        r = self.survey.best_coast(s, a, sea)
        return 0.0 if r == c.NONE else max(0.0, self.survey.prospect(s, a, r))

    # ---- spending --------------------------------------------------------------------------------

    def weigh_orders(self, s: War, moves: list[int], out: list[float]) -> None:
        """[15.1] Full armies, calm, columns that can be completed, markets that are linked."""
        survey = self.survey
        survey.look(s)
        seat = s.to_act()
        ordered = [0] * c.ARMIES
        for i in range(0, len(s.orders), 2):
            if s.orders[i] == seat and verb_of(s.orders[i + 1]) == c.BUY:
                kind = second_of(s.orders[i + 1])
                if s.t.klass[kind] <= c.ELEPHANT:
                    ordered[first_of(s.orders[i + 1])] += 1
        hasty = s.is_last != 0
        for move in moves:
            verb = verb_of(move)
            if verb == c.FINISH:
                out.append(4.0 if hasty else 0.4)
            elif verb == c.DEVELOP:
                out.append(self.development_worth(s, seat, first_of(move)))
            elif hasty:
                out.append(HARDLY)
            elif verb == c.BUY:
                a = seat * c.ARMIES + first_of(move)
                out.append(self.troop_worth(s, a, second_of(move), ordered[first_of(move)]))
            else:
                out.append(self.purchase_worth(s, seat, verb, move))

    def troop_worth(self, s: War, a: int, kind: int, ordered: int) -> float:
        """[15.2] Main battle cards first, those that can storm a wall before others."""
        survey = self.survey
        klass = s.t.klass[kind]
        value = survey.power[kind] / (1.0 + s.t.cost[kind])
        has = ordered + (survey.mains[a] if s.army_at[a] != c.ABSENT else 0)
        if klass <= c.ELEPHANT:
            need = 1.0 if has < 4 else 0.7
            return (4.0 if klass <= c.BOWMEN else 3.0) * need * value
        if klass == c.ARTILLERY:
            return 2.5 * value
        return 1.5 * value

    def development_worth(self, s: War, seat: int, column: int) -> float:
        """[15.7] The one that completes a column; else one that gets nearer to it."""
        t = s.t
        f = t.faction[seat]
        left = 0
        done = 0
        for row in range(c.ROWS):
            d = t.dev_at[(f * c.COLUMNS + column) * c.ROWS + row]
            if d != c.NONE:
                if s.developed[seat] >> d & 1:
                    done += 1
                else:
                    left += 1
        if left <= 1:
            return 6.0
        if s.is_last:
            return HARDLY
        d = next_development(s, seat, column)
        siege = t.effect[f * c.EFFECTS + c.SIEGECRAFT] >> d & 1
        return 0.7 + 0.5 * done + 0.8 * siege

    def purchase_worth(self, s: War, seat: int, verb: int, move: int) -> float:
        """Everything else that gold buys."""
        if verb == c.SOOTHE:
            return 1.5 * s.t.gold[second_of(move)]
        if verb == c.HIRE_AGENT:
            return 4.0
        if verb == c.USE_CARD:
            return 1.5
        if verb == c.RAISE:
            return self.raising_worth(s, seat, second_of(move))
        if verb == c.POST:
            a = seat * c.ARMIES + first_of(move)
            now = 0 if s.leader[a] == c.NONE else s.t.stars[s.leader[a]]
            return 0.4 if s.t.stars[second_of(move)] > now else HARDLY
        if verb == c.BUILD:
            return self.building_worth(s, seat, first_of(move), second_of(move))
        if verb == c.PAVE:
            w = first_of(move)
            one = s.t.border_from[w]
            other = s.t.border_to[w]
            both = s.built[one] & s.built[other] & c.MARKET
            return 2.0 if both and s.owner[one] == seat == s.owner[other] else 0.04
        if verb == c.BUY_SHIP:
            return 0.05
        return HARDLY

    def raising_worth(self, s: War, seat: int, g: int) -> float:
        """[15.4] A new army where the others are nearly full, and gold for its cards."""
        if s.gold[seat] < 5:
            return HARDLY
        for i in range(0, len(s.orders), 2):
            if s.orders[i] == seat and verb_of(s.orders[i + 1]) == c.RAISE:
                return HARDLY
        survey = self.survey
        for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
            if s.army_at[a] != c.ABSENT and survey.mains[a] < 4:
                return 0.1
        return 0.4 + 0.3 * s.t.stars[g]

    def building_worth(self, s: War, seat: int, bit: int, r: int) -> float:
        """[15.11] Markets that are or can be linked, and at ports; barracks at the border."""
        if bit == c.WONDER:
            return 2.0
        if bit == c.MARKET:
            worth = 0.3 + 0.3 * s.t.port[r]
            for w in range(c.BORDERS):
                one = s.t.border_from[w]
                other = s.t.border_to[w]
                if one != r and other != r:
                    continue
                far = other if one == r else one
                if s.owner[far] == seat:
                    worth += (0.5 if s.road[w] else 0.1) * (2.0 if s.built[far] & c.MARKET else 1.0)
            return worth
        return 0.08

    # ---- battles and the rest --------------------------------------------------------------------

    def weigh_deployments(self, s: War, moves: list[int], out: list[float]) -> None:
        """[12.7] Stacks that do most; best against the worst of the enemy, if that is seen."""
        survey = self.survey
        rough = s.b_phase == c.TERRAIN
        for move in moves:
            if verb_of(move) == c.HOLD:
                out.append(0.1)
                continue
            worth = 0.0
            for kind in (first_of(move), second_of(move), third_of(move)):
                if kind != c.NO_CARD:
                    worth += survey.rough[kind] if rough else survey.power[kind]
            out.append(0.05 + worth * worth)

    def weigh_others(self, s: War, step: int, moves: list[int], out: list[float]) -> None:
        """Losses, meetings, strikes, and what is rarely asked."""
        survey = self.survey
        for move in moves:
            verb = verb_of(move)
            if verb == c.LOSE or verb == c.DROP:
                worth = survey.power[second_of(move)]
                out.append(1.0 / (0.2 + worth * worth * worth))
            elif verb == c.RECOVER or verb == c.UPGRADE or verb == c.TAKE_FREE:
                worth = survey.power[second_of(move)]
                out.append(worth * worth)
            elif verb == c.ESCAPE or verb == c.WITHDRAW or verb == c.RETREAT:
                r = second_of(move)
                own = r < c.REGIONS and s.owner[r] == s.to_act()
                out.append(2.0 if own else 0.5)
            elif verb == c.STAND or verb == c.AVOID:
                out.append(self.meeting_worth(s, verb))
            elif verb == c.STRIKE:
                out.append(0.5 + survey.power[second_of(move)] + 2.0 * third_of(move))
            elif verb == c.ORDER:
                out.append(3.0 if first_of(move) == s.to_act() else 0.3)
            elif verb == c.ACCEPT:
                out.append(0.3 if step == st.CONSENT else 1.5)
            elif verb == c.DONE and step == st.REORGANISING:
                out.append(3.0)
            elif verb == c.INTERCEPT:
                out.append(0.3)
            else:
                out.append(1.0)

    def meeting_worth(self, s: War, verb: int) -> float:
        """[11.1] The stronger stands."""
        survey = self.survey
        survey.count_army(s, s.army)
        survey.count_army(s, s.other)
        stands = survey.win_chance(survey.force[s.army], survey.force[s.other])
        if s.to_act() != s.army // c.ARMIES:
            stands = survey.win_chance(survey.force[s.other], survey.force[s.army])
        return 0.05 + (stands if verb == c.STAND else 1.0 - stands)
