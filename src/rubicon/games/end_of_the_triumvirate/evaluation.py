"""What speaks for a seat, one idea a line; what each is worth stands in data/knowledge.toml."""

from typing import Final

from rubicon.core.knowledge import Knowledge, blend
from rubicon.core.state import State
from rubicon.games.end_of_the_triumvirate import codes as c
from rubicon.games.end_of_the_triumvirate import deciding, rules
from rubicon.games.end_of_the_triumvirate.codes import COLOURS, PROVINCES
from rubicon.games.end_of_the_triumvirate.play import Republic

IDEAS: Final = (
    "step",
    "steps_close",
    "last_step",
    "leads_politics",
    "leads_warfare",
    "citizen",
    "consul",
    "consul_citizen",
    "consul_close",
    "ahead",
    "ahead_late",
    "ahead_again",
    "ahead_again_late",
    "province",
    "provinces_close",
    "last_province",
    "servant",
    "carried",
    "legion",
    "army",
    "bare",
    "in_danger",
    "target",
    "gold",
    "more_gold",
    "gold_lying",
    "weapon",
    "at_work",
    "yield_gold",
    "yield_legions",
    "on_turn",
    "wins_on_turn",
    "wins_next",
    "wins_later",
    "few_steps_short",
    "character_in_danger",
    "could_catch",
)
"""In the order of the numbers below."""

STEP: Final = 0
"""Steps done on both tracks ..."""
STEPS_CLOSE: Final = 1
"""... and once more those of the upper half."""
LAST_STEP: Final = 2
"""One more step on the right track wins."""
LEADS_POLITICS: Final = 3
LEADS_WARFARE: Final = 4
CITIZEN: Final = 5
CONSUL: Final = 6
CONSUL_CITIZEN: Final = 7
"""Citizens of a former consul: six win."""
CONSUL_CLOSE: Final = 8
AHEAD: Final = 9
"""First in the Forum, the more the older the year ..."""
AHEAD_LATE: Final = 10
"""... and once more in its last turns."""
AHEAD_AGAIN: Final = 11
"""The same for a former consul, who would win by it."""
AHEAD_AGAIN_LATE: Final = 12
PROVINCE: Final = 13
PROVINCES_CLOSE: Final = 14
LAST_PROVINCE: Final = 15
SERVANT: Final = 16
"""Provinces that yield every turn."""
CARRIED: Final = 17
LEGION: Final = 18
"""Legions, up to the cap of each province."""
ARMY: Final = 19
"""Those of them where the character stands."""
BARE: Final = 20
"""Provinces with one legion or none."""
IN_DANGER: Final = 21
"""Provinces that a rival could overrun from where he stands."""
TARGET: Final = 22
"""Provinces of rivals that could be overrun."""
GOLD: Final = 23
"""Gold in hand, as far as one turn can use it."""
MORE_GOLD: Final = 24
GOLD_LYING: Final = 25
WEAPON: Final = 26
AT_WORK: Final = 27
"""Gold in hand where the character can use it."""
YIELD_GOLD: Final = 28
"""What the provinces will yield at the next supplies."""
YIELD_LEGIONS: Final = 29
ON_TURN: Final = 30
WINS_ON_TURN: Final = 31
"""Gold and legions suffice to win in this turn ..."""
WINS_NEXT: Final = 32
"""... or in the next player's ..."""
WINS_LATER: Final = 33
"""... or in that of the one after him."""

SURELY: Final = 4.0
"""A win that only has to be claimed, by the side."""
FEW_STEPS_SHORT: Final = 34
"""The nearer to the top of both tracks, once few steps are missing."""
CHARACTER_IN_DANGER: Final = 35
"""A rival could drive the character out, and he would lose his leads."""
COULD_CATCH: Final = 36
"""Rivals' characters that could be driven out."""

FEW: Final = 4
"""Steps that are few."""
MOST_CONQUESTS: Final = 2
"""Provinces that one army may take in a turn, if each of them is weaker."""
LATE: Final = 3
"""The last turns of a year."""

# At a glance: how likely one marches or sails with how many legions
ALL_GO: Final = 1.0
ONE_STAYS: Final = 0.7
NONE_GO: Final = 0.6
FEW_GO: Final = 0.25


class Judgement(Knowledge):
    """Knows The End of the Triumvirate."""

    def judge(self, state: State, seat: int) -> None:
        """All that a seat has going for it."""
        assert isinstance(state, Republic)
        self.judge_tracks(state, seat)
        self.judge_forum(state, seat)
        self.judge_realm(state, seat)
        self.judge_gold(state, seat)
        self.judge_tempo(state, seat)

    def priors(self, state: State, moves: list[int], out: list[float]) -> None:
        """A character mostly goes with all his legions, with all but one, or with none."""
        assert isinstance(state, Republic)
        home = state.legions[state.place[state.active]]
        for move in moves:
            verb = c.verb_of(move)
            prior = 1.0
            if verb == c.MARCH or verb == c.SAIL:
                left = home - c.second_of(move)
                prior = ALL_GO if left == 0 else ONE_STAYS if left == 1 else FEW_GO
                if left == home:
                    prior = NONE_GO
            out.append(prior)

    def mark(self, state: State, viewer: int) -> int:
        """Everything counts, and everybody knows it."""
        assert isinstance(state, Republic)
        s = state
        mark = blend(1, s.owner)
        for part in (s.boxed, s.servants, s.legions, s.gold, s.place, s.purse, s.carried):
            mark = blend(mark, part)
        for part in (s.citizens, s.consul, s.bag, s.track):
            mark = blend(mark, part)
        rest = [s.turn, s.active, s.phase, s.cursor, s.points, s.taken, s.target, s.attackers]
        mark = blend(mark, rest)
        return blend(mark, [s.loser, s.captured, s.card_holder, s.card_side, s.elected])

    def may_win(self, state: State, seat: int) -> bool:
        """Whether gold, legions and citizens may suffice in this turn."""
        assert isinstance(state, Republic)
        return deciding.may_win(state, seat)

    def decisive(self, state: State, moves: list[int]) -> list[int]:
        """All legions or none; no servants."""
        assert isinstance(state, Republic)
        return deciding.decisive(state, moves)

    def judge_tracks(self, s: Republic, seat: int) -> None:
        """Steps towards the competence victory, and the leads that make actions cheap."""
        top = s.t.top
        done = s.track[seat] + s.track[COLOURS + seat] - 2
        self.add(STEP, float(done))
        if done > top - 1:
            self.add(STEPS_CLOSE, float(done - top + 1))
        short = 2 * top - 2 - done
        if short < FEW:
            self.add(FEW_STEPS_SHORT, float(FEW - short))
        if short == 1:
            self.add(LAST_STEP, 1.0)
        if rules.leads(s, seat, c.POLITICS):
            self.add(LEADS_POLITICS, 1.0)
        if rules.leads(s, seat, c.WARFARE):
            self.add(LEADS_WARFARE, 1.0)

    def judge_forum(self, s: Republic, seat: int) -> None:
        """Citizens, the consul card, and who would be elected if nothing changed."""
        citizens = s.citizens[seat]
        self.add(CITIZEN, float(citizens))
        is_consul = s.consul[seat] > 0
        if is_consul:
            self.add(CONSUL, 1.0)
            self.add(CONSUL_CITIZEN, float(citizens))
            if citizens > s.t.citizens_to_win - 3:
                self.add(CONSUL_CLOSE, float(citizens - s.t.citizens_to_win + 3))
        if rules.most_popular(s, s.active + s.calendar - 1) == seat:
            elapsed = 1.0 - s.calendar / s.t.year_turns
            self.add(AHEAD_AGAIN if is_consul else AHEAD, elapsed)
            if s.calendar <= LATE:
                late = float(LATE + 1 - s.calendar)
                self.add(AHEAD_AGAIN_LATE if is_consul else AHEAD_LATE, late)

    def judge_realm(self, s: Republic, seat: int) -> None:
        """Provinces, what stands in them and what they will yield; and who could take which."""
        owned = s.realm[seat]
        self.add(PROVINCE, float(owned))
        if owned > s.t.provinces_to_win - 3:
            self.add(PROVINCES_CLOSE, float(owned - s.t.provinces_to_win + 3))
        if owned == s.t.provinces_to_win - 1:
            self.add(LAST_PROVINCE, 1.0)
        legions = 0
        for p in range(PROVINCES):
            if s.owner[p] == seat:
                legions += min(s.legions[p], s.t.legion_cap)
                self.judge_province(s, p, seat)
        self.add(LEGION, float(legions))
        self.add(ARMY, float(s.legions[s.place[seat]]))
        self.add(CARRIED, float(s.carried[seat]))
        self.add(WEAPON, float(s.bag[seat]))

    def judge_province(self, s: Republic, p: int, seat: int) -> None:
        """One of a seat's provinces."""
        kind = s.t.type[p]
        if s.servants[p] > 0:
            self.add(SERVANT, 1.0)
        if will_be_open(s, p):
            self.add(YIELD_GOLD, float(s.t.yield_gold[kind]))
            self.add(YIELD_LEGIONS, float(s.t.yield_legions[kind]))
        if s.gold[p] > 0:
            self.add(GOLD_LYING, float(s.gold[p]))
        if s.legions[p] < 2:
            self.add(BARE, 1.0)
        if is_in_danger(s, p, seat):
            self.add(IN_DANGER, 1.0)
            if s.place[seat] == p:
                self.add(CHARACTER_IN_DANGER, 1.0)

    def judge_gold(self, s: Republic, seat: int) -> None:
        """Gold in hand, and whether it can be used where the character stands."""
        gold = s.purse[seat]
        useful = min(gold, spendable(s))
        self.add(GOLD, float(useful))
        self.add(MORE_GOLD, float(gold - useful))
        kind = s.t.type[s.place[seat]]
        politics = s.track[seat] < s.t.top
        warfare = s.track[COLOURS + seat] < s.t.top
        if kind == c.POLITICAL:
            works = politics or s.neutral() > 0
        elif kind == c.MILITARY:
            works = warfare
        else:
            works = politics or warfare
        if works:
            self.add(AT_WORK, float(useful))

    def judge_tempo(self, s: Republic, seat: int) -> None:
        """Whose turn it is, what could be overrun, and who could win when."""
        away = (seat - s.active) % s.t.players
        if away == 0:
            self.add(ON_TURN, 1.0)
        targets = count_targets(s, seat)
        self.add(TARGET, float(min(targets, 3)))
        self.add(COULD_CATCH, float(count_catches(s, seat)))
        if could_win(s, seat, targets):
            self.add(WINS_ON_TURN + away, 1.0)
        if s.phase == c.COMPENSATION and s.loser == seat and steps_short(s, seat) == 1:
            self.add(WINS_ON_TURN, SURELY)


def steps_short(s: Republic, seat: int) -> int:
    """Steps missing on both tracks together."""
    return 2 * s.t.top - s.track[seat] - s.track[COLOURS + seat]


def spendable(s: Republic) -> int:
    """The gold that one turn's actions cost together."""
    gold = 0
    for price in s.t.action_cost:
        gold += price
    return gold


def is_in_danger(s: Republic, p: int, seat: int) -> bool:
    """Whether a rival has more legions with him than defend, and the way is short enough."""
    defence = s.legions[p] + rules.guard(s, p)
    for rival in range(s.t.players):
        if rival != seat:
            home = s.place[rival]
            cost = s.t.cost_laden[home * PROVINCES + p]
            if 0 < cost <= s.t.movement_points and s.legions[home] > defence:
                return True
    return False


def count_targets(s: Republic, seat: int) -> int:
    """Rivals' provinces in reach with fewer legions than the character could bring."""
    home = s.place[seat]
    army = s.legions[home]
    points = s.t.movement_points
    found = 0
    for p in range(PROVINCES):
        owner = s.owner[p]
        if owner != seat and owner >= 0 and 0 < s.t.cost_laden[home * PROVINCES + p] <= points:
            found += 1 if army > s.legions[p] + rules.guard(s, p) else 0
    return found


def count_catches(s: Republic, seat: int) -> int:
    """Rivals' characters in reach with fewer legions around them than the character has."""
    home = s.place[seat]
    army = s.legions[home]
    found = 0
    for rival in range(s.t.players):
        p = s.place[rival]
        if rival != seat and 0 < s.t.cost_laden[home * PROVINCES + p] <= s.t.movement_points:
            found += 1 if army > s.legions[p] + s.t.protection else 0
    return found


def will_be_open(s: Republic, p: int) -> bool:
    """[3.2] [3.3] Whether a province yields next: governors change places first."""
    return s.servants[p] > 0 or s.boxed[p] == 1


def is_to_come(s: Republic, seat: int) -> bool:
    """Whether a seat's next movement is whole: not on turn, or still at its supplies."""
    return (
        seat != s.active or s.phase == c.ROME or s.phase == c.TAKE_GOLD or s.phase == c.TAKE_LEGIONS
    )


def reach_of(s: Republic, seat: int) -> int:
    """The movement points that a seat has for its next actions."""
    if is_to_come(s, seat):
        return s.t.movement_points
    return 0 if s.phase == c.ACTIONS else s.points


def is_in_reach(s: Republic, p: int, seat: int, points: int) -> bool:
    """Whether a seat owns a province and its character gets there, or is there."""
    if s.owner[p] != seat:
        return False
    home = s.place[seat]
    return p == home or 0 < s.t.cost_free[home * PROVINCES + p] <= points


def gold_to_come(s: Republic, seat: int, points: int) -> int:
    """Gold in hand, Rome's gift, and the two best piles in reach, with the next supplies."""
    gold = s.purse[seat]
    if is_to_come(s, seat):
        gold += s.t.rome_gift
    best = 0
    second = 0
    for p in range(PROVINCES):
        if is_in_reach(s, p, seat, points):
            pile = s.gold[p]
            if seat != s.active and will_be_open(s, p):
                pile += s.t.yield_gold[s.t.type[p]]
            if p == s.place[seat]:
                gold += pile
            elif pile > best:
                second = best
                best = pile
            elif pile > second:
                second = pile
    return gold + best + second


def can_work(s: Republic, seat: int, points: int, kind: int) -> bool:
    """Whether a province of some type is in reach."""
    for p in range(PROVINCES):
        if s.t.type[p] == kind and is_in_reach(s, p, seat, points):
            return True
    return False


def could_win(s: Republic, seat: int, targets: int) -> bool:
    """Whether gold and legions might suffice for a victory in the seat's own turn."""
    points = reach_of(s, seat)
    missing = s.t.provinces_to_win - s.realm[seat]
    if missing <= targets and missing <= MOST_CONQUESTS and points > 0:
        return True
    gold = gold_to_come(s, seat, points)
    if affordable(s, gold, 0) >= steps_short(s, seat) and can_step(s, seat, points):
        return True
    missing = s.t.citizens_to_win - s.citizens[seat]
    if s.consul[seat] == 0 or s.neutral() < missing:
        return False
    surcharge = 0 if rules.leads(s, seat, c.POLITICS) else s.t.action_surcharge
    return affordable(s, gold, surcharge) >= missing and can_work(s, seat, points, c.POLITICAL)


def can_step(s: Republic, seat: int, points: int) -> bool:
    """[7.3] [7.4] [7.5] Whether the steps that are missing can be made somewhere in reach."""
    if can_work(s, seat, points, c.COMPETENCE):
        return True
    if s.track[seat] == s.t.top:
        return can_work(s, seat, points, c.MILITARY)
    return s.track[COLOURS + seat] == s.t.top and can_work(s, seat, points, c.POLITICAL)


def affordable(s: Republic, gold: int, surcharge: int) -> int:
    """How many actions so much gold pays."""
    actions = 0
    for price in s.t.action_cost:
        gold -= price + surcharge
        if gold < 0:
            break
        actions += 1
    return actions
