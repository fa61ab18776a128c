"""What speaks for a seat, one idea a line; what each is worth stands in data/knowledge.toml."""

from typing import Final

from rubicon.core.knowledge import Knowledge, blend
from rubicon.core.state import State
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import rules
from rubicon.games.roman_conquest.codes import first_of, second_of, third_of, verb_of
from rubicon.games.roman_conquest.play import Conquest

IDEAS: Final = (
    "alive",
    "troop",
    "troop_in_war",
    "conquest",
    "conquest_home",
    "tokens_near_rome",
    "popularity",
    "popular_in_rome",
    "marching",
    "marching_in_war",
    "strikers",
    "strikers_in_war",
    "near_rome",
    "near_rome_in_war",
    "in_rome",
    "rome_turn",
    "rome_close",
    "hope",
    "hope_in_war",
    "ahead_in_war",
    "unstoppable",
    "could_start",
    "guard",
    "exposed",
    "exposed_on_turn",
    "romans_in_reach",
    "on_turn",
    "leads_late",
)
"""In the order of the numbers below."""

ALIVE: Final = 0
TROOP: Final = 1
TROOP_IN_WAR: Final = 2
CONQUEST: Final = 3
"""Conquest tokens, while there is peace."""
CONQUEST_HOME: Final = 4
"""He can collect more where he is."""
TOKENS_NEAR_ROME: Final = 5
"""Tokens, times how near he is to the parade."""
POPULARITY: Final = 6
POPULAR_IN_ROME: Final = 7
"""Popularity, times how near the leader is to the Roman troops in Rome."""
MARCHING: Final = 8
"""How near the troops are to Rome, one by one, in peace no nearer than Italy's border ..."""
MARCHING_IN_WAR: Final = 9
"""... and in the civil war."""
STRIKERS: Final = 10
"""Troops that could be in Rome within three turns, in peace ..."""
STRIKERS_IN_WAR: Final = 11
"""... and in the civil war."""
NEAR_ROME: Final = 12
"""How near the leader is to Rome, in peace ..."""
NEAR_ROME_IN_WAR: Final = 13
"""... and in the civil war."""
IN_ROME: Final = 14
"""The leader is in Rome in the civil war."""
ROME_TURN: Final = 15
"""Turns held in Rome ..."""
ROME_CLOSE: Final = 16
"""... and their square: the last ones weigh most."""
HOPE: Final = 17
"""The chance to hold Rome long enough against all who can come in time, if war broke out now ..."""
HOPE_IN_WAR: Final = 18
"""... and in the civil war."""
AHEAD_IN_WAR: Final = 19
"""Turns by which he would be done before his rivals, as far as he can hold Rome."""
UNSTOPPABLE: Final = 20
"""Nobody can come in time."""
COULD_START: Final = 21
"""Troops stand at Italy's border: the hope, if the war is his to start."""
GUARD: Final = 22
"""Troops beside the leader."""
EXPOSED: Final = 23
"""The chance that a rival's next turn kills the leader where he is ..."""
EXPOSED_ON_TURN: Final = 24
"""... while he may still go away."""
ROMANS_IN_REACH: Final = 25
"""Roman troops around the leader, times the chance that they join."""
ON_TURN: Final = 26
LEADS_LATE: Final = 27
"""He would win if the game ended now, and the last round is near."""

FAR: Final = 12
"""From here on it makes no difference how far it is."""
BORDER: Final = 2
"""So near to Rome may troops come without starting the war."""
SOON: Final = 3
"""Turns within which troops count as strikers."""
MOST_STRIKERS: Final = 8.0
MOST_FORKS: Final = 3
"""Fights that are thought through both ways; of the others only the likelier end."""
MOST_AHEAD: Final = 4.0
LATE: Final = 8
"""The last rounds, in which it counts who is ahead."""

# At a glance: how promising a move looks
ONWARD: Final = 4.0
"""An order that brings troops nearer to Rome ..."""
SIDEWAYS: Final = 0.4
"""... or no nearer ..."""
BACK: Final = 0.1
"""... or away from it."""
IN_PART: Final = 0.4
"""Some of those who could go."""
PASSING_BY: Final = 0.3
"""For each hex whose troops could go on and would have to stay."""
INTO_ITALY: Final = 0.5
"""It starts the war."""
TO_A_LEADER: Final = 4.0
"""A rival's leader is there, with nobody of his own."""
DONE_EARLY: Final = 0.2
NEARER: Final = 0.6
"""A leader's stop: for each hex that is left to where he wants to go."""
INTO_DANGER: Final = 0.2
GLANCES: Final = (1.0, 1.0, 1.0, 2.0, 3.0, 0.5)
"""Other moves, by verb: a roll, collecting, a parade, staying."""


class Judgement(Knowledge):
    """Knows Roman Conquest."""

    def __init__(
        self,
        seats: int,
        weights: list[float],
        chances: list[float],
        attackers_left: list[int],
        defenders_left: list[int],
        side: int,
    ) -> None:
        super().__init__(seats, weights)
        self.chances: list[float] = chances
        """The attacker's chance with any two forces: see `place_of`."""
        self.attackers_left: list[int] = attackers_left
        """The troops that he then has left, about ..."""
        self.defenders_left: list[int] = defenders_left
        """... and those that the defender has left if not."""
        self.side: int = side
        self.forks: int = 0
        """Fights that are being thought through."""
        self.journeys: list[float] = expected_journeys()
        """The turns a leader needs for so many hexes, on average."""
        self.is_surveyed: bool = False
        """Whether the lists below are those of the position that is being judged."""
        self.troops: list[int] = [0] * c.SEATS
        self.within: list[int] = [0] * (c.SEATS * (FAR + 1))
        """For each seat, its troops so many marches from Rome or nearer."""
        self.needs: list[float] = [0.0] * c.SEATS
        """For each seat, the turns until it has held Rome long enough if nobody comes."""
        self.hopes: list[float] = [0.0] * c.SEATS
        """For each seat, the chance that nobody who can come in time drives its leader out."""
        self.stoppers: list[int] = [0] * c.SEATS
        """For each seat, the rivals' troops that can come in time."""

    # ---- fights ----------------------------------------------------------------------------------

    def values(self, state: State, out: list[float]) -> None:
        """Fights that are joined are thought through to both ends; then all seats are judged."""
        assert isinstance(state, Conquest)
        if c.TROOPS <= state.phase <= c.DEFENCE:
            fights: list[int] = []
            rules.list_fights(state, fights)
            if len(fights) > 0:
                self.forks += 1
                self.think_through(state, fights[0], out)
                self.forks -= 1
                return
        # The board is looked over once for all seats.
        self.survey(state)
        self.is_surveyed = True
        super().values(state, out)
        self.is_surveyed = False

    def think_through(self, s: Conquest, p: int, out: list[float]) -> None:
        """The ends of a fight, each by its chance."""
        force = rules.attacking(s)
        enemy = s.owner(p, force)
        if s.troops(force, p) == 0 or enemy == c.NONE:
            self.shares(after_killing(s, p, enemy), out)
            return
        mine = place_of(s.troops(force, p), rules.is_led(s, force, p))
        theirs = place_of(s.troops(enemy, p), rules.is_led(s, enemy, p))
        at = mine * self.side + theirs
        win = self.chances[at]
        if self.forks > MOST_FORKS:
            if win > 0.5:
                self.shares(after_winning(s, p, enemy, self.attackers_left[at]), out)
            else:
                self.shares(after_losing(s, p, enemy, self.defenders_left[at]), out)
            return
        lost: list[float] = [0.0] * c.SEATS
        self.shares(after_winning(s, p, enemy, self.attackers_left[at]), out)
        self.shares(after_losing(s, p, enemy, self.defenders_left[at]), lost)
        for seat in range(c.SEATS):
            out[seat] = win * out[seat] + (1.0 - win) * lost[seat]

    # ---- all seats at once -----------------------------------------------------------------------

    def survey(self, state: State) -> None:
        """Where all troops are, and what the race for Rome looks like."""
        assert isinstance(state, Conquest)
        s = state
        self.count_marches(s)
        for seat in range(c.SEATS):
            if s.is_alive(seat):
                self.needs[seat] = self.need(s, seat)
        for seat in range(c.SEATS):
            if s.is_alive(seat):
                self.weigh_hope(s, seat)

    def count_marches(self, s: Conquest) -> None:
        """How many troops are how near to Rome; those that may still march are a step nearer."""
        within = self.within
        for at in range(len(within)):
            within[at] = 0
        march = s.t.march_to_rome
        sail = s.t.sail_to_rome
        navy = s.t.navy
        mover = s.active if c.LEADER <= s.phase <= c.TROOPS else c.NONE
        last = s.last_home
        p = -1
        for stack in s.stacks:
            p += 1
            rest = stack & c.PLAYERS_MASK
            seat = 0
            while rest > 0:
                troops = rest & c.STACK_MASK
                if troops > 0:
                    far = sail[p] if navy[seat] == 1 else march[p]
                    at = seat * (FAR + 1) + min(far, FAR)
                    if seat == mover and p >= last and 0 < far <= FAR:
                        fresh = troops - (stack >> c.ARRIVED_SHIFT)
                        within[at - 1] += fresh
                        troops -= fresh
                    within[at] += troops
                rest >>= c.STACK_BITS
                seat += 1
        for seat in range(c.SEATS):
            base = seat * (FAR + 1)
            near = 0
            for far in range(FAR + 1):
                near += within[base + far]
                within[base + far] = near
            self.troops[seat] = near

    def need(self, s: Conquest, seat: int) -> float:
        """Turns until a seat has held Rome long enough, counting from its next end of turn."""
        far = self.leaders_way(s, seat)
        if far == 0:
            return float(s.t.turns_in_rome - s.rome[seat])
        return s.t.turns_in_rome - 1 + self.journeys[far]

    def leaders_way(self, s: Conquest, seat: int) -> int:
        """Hexes from a leader to Rome; what he has rolled he has as good as gone."""
        far = s.t.sail_to_rome[s.leader[seat]]
        if s.phase == c.TRAVEL and seat == s.active:
            far -= s.roll
        return max(0, min(far, FAR))

    def weigh_hope(self, s: Conquest, seat: int) -> None:
        """Who can come to Rome before a seat is done, and whether he would drive the leader out."""
        rome = s.t.home[c.ROME]
        turns = int(self.needs[seat] + 0.5)
        away = (seat - s.active) % c.SEATS
        base = seat * (FAR + 1)
        hope = 1.0
        stoppers = 0
        for rival in range(c.SEATS):
            if rival == seat or not s.is_alive(rival):
                continue
            theirs = rival * (FAR + 1)
            # Whoever moves before him has one turn more to stop him.
            left = turns if (rival - s.active) % c.SEATS < away else turns - 1
            coming = self.within[theirs + min(left, FAR)]
            if coming == 0:
                continue
            stoppers += coming
            first = 0
            while self.within[theirs + first] == 0:
                first += 1
            if first == 0:
                # They are there already: he has to drive them out himself.
                mine = min(self.within[base + min(turns, FAR)], s.t.stack_limit)
                garrison = min(s.troops(rival, rome), s.t.stack_limit)
                if garrison > 0:
                    hope *= self.chance(mine, True, garrison, s.leader[rival] == rome)
                    continue
            guards = min(self.within[base + min(max(first - 1, 0), FAR)], s.t.stack_limit)
            hope *= 1.0 - self.chance_of_waves(s, coming, guards, s.troops(c.ROME, rome))
        self.hopes[seat] = hope
        self.stoppers[seat] = stoppers

    def chance_of_waves(self, s: Conquest, coming: int, guards: int, romans: int) -> float:
        """The chance that troops, a stack at a time, drive out a leader and his guards."""
        hold = 1.0
        while coming > 0:
            wave = min(coming, s.t.stack_limit)
            if guards > 0:
                hold *= 1.0 - self.chance(wave, False, guards, True)
                guards = max(0, guards - 1)
            elif romans > 0:
                hold *= 1.0 - self.chance(wave, False, romans, False)
                romans = max(0, romans - 1)
            else:
                return 1.0
            coming -= wave
        return 1.0 - hold

    # ---- one seat --------------------------------------------------------------------------------

    def judge(self, state: State, seat: int) -> None:
        """All that a seat has going for it."""
        assert isinstance(state, Conquest)
        if not state.is_alive(seat):
            return
        if not self.is_surveyed:
            self.survey(state)
        self.add(ALIVE, 1.0)
        self.judge_leader(state, seat)
        self.judge_troops(state, seat)
        self.judge_race(state, seat)
        if state.active == seat:
            self.add(ON_TURN, 1.0)
        late = state.round - state.t.round_limit + LATE
        if late > 0 and leads(state, seat):
            self.add(LEADS_LATE, late / LATE)

    def is_judged(self, state: State) -> bool:
        """The odds of a fight are known before its dice are thrown."""
        assert isinstance(state, Conquest)
        return state.phase == c.ATTACK or state.phase == c.DEFENCE

    def mark(self, state: State, viewer: int) -> int:
        """Everything counts, and everybody knows it."""
        assert isinstance(state, Conquest)
        s = state
        mark = blend(1, s.stacks)
        for part in (s.leader, s.conquests, s.popularity, s.rome):
            mark = blend(mark, part)
        rest = [s.war, s.turn, s.active, s.phase, s.roll, s.last_home, s.last_to, s.last_troops]
        return blend(mark, rest + [s.battle, s.throw])

    # ---- moves at a glance -----------------------------------------------------------------------

    def priors(self, state: State, moves: list[int], out: list[float]) -> None:
        """Troops go on together, one hex after the other; a leader goes where he is wanted."""
        assert isinstance(state, Conquest)
        if state.phase == c.TROOPS:
            self.glance_at_orders(state, moves, out)
        elif state.phase == c.TRAVEL:
            self.glance_at_stops(state, moves, out)
        else:
            for move in moves:
                verb = verb_of(move)
                out.append(GLANCES[verb] if verb <= c.STAY else 1.0)

    def glance_at_orders(self, s: Conquest, moves: list[int], out: list[float]) -> None:
        """Orders follow the order of the board: to go past troops is to leave them behind."""
        far = s.t.sail_to_rome if s.t.navy[s.active] == 1 else s.t.march_to_rome
        passed = 1.0
        home = c.NONE
        goes_on = False
        for move in moves:
            if verb_of(move) != c.MARCH:
                out.append(1.0)
                continue
            place = first_of(move)
            to = second_of(move)
            if place > home:
                if goes_on:
                    passed *= PASSING_BY
                home = place
                goes_on = False
            step = far[place] - far[to]
            glance = ONWARD if step > 0 else SIDEWAYS if step == 0 else BACK
            if s.war == 0 and s.t.italy[to] == 1:
                glance *= INTO_ITALY
            elif step > 0:
                goes_on = True
            troops = third_of(move)
            if troops < min(rules.fresh(s, place), rules.room(s, to)):
                glance *= IN_PART
            out.append(glance * passed * self.glance_at_enemies(s, to, troops))
        if goes_on or passed < 1.0:
            out[0] = DONE_EARLY

    def glance_at_enemies(self, s: Conquest, to: int, troops: int) -> float:
        """Whether those who are in a hex will be beaten."""
        enemy = s.owner(to, s.active)
        if enemy == c.NONE:
            return TO_A_LEADER if rules.count_rivals(s, to) > 0 else 1.0
        force = s.troops(s.active, to) + troops
        led = rules.is_led(s, s.active, to)
        win = self.chance(force, led, s.troops(enemy, to), rules.is_led(s, enemy, to))
        return win * win * (TO_A_LEADER if rules.count_rivals(s, to) > 0 else 1.0)

    def glance_at_stops(self, s: Conquest, moves: list[int], out: list[float]) -> None:
        """To Rome with tokens, with popularity and in the war; else to the zone."""
        me = s.active
        t = s.t
        is_for_rome = s.war == 1 or s.conquests[me] == t.conquest_cap or s.popularity[me] > 0
        nearest = FAR
        for move in moves:
            nearest = min(nearest, t.sail_to_rome[first_of(move)])
        for move in moves:
            p = first_of(move)
            glance = 1.0
            if is_for_rome:
                for _ in range(t.sail_to_rome[p] - nearest):
                    glance *= NEARER
            elif t.zone[p] == me:
                glance = 2.0
            if self.danger(s, me, p, s.troops(me, p)) > 0.5 or s.has_rivals(me, p):
                glance *= INTO_DANGER
            out.append(glance)

    # ---- a seat's leader, troops, race and fights ------------------------------------------------

    def judge_leader(self, s: Conquest, seat: int) -> None:
        """Where he is, what he holds, who is around him."""
        p = s.leader[seat]
        near = 1.0 - self.leaders_way(s, seat) / FAR
        popularity = min(s.popularity[seat], c.FAVOUR_FACES)
        if popularity > 0:
            self.add(POPULARITY, float(popularity))
            self.add(POPULAR_IN_ROME, popularity * near)
            joining = popularity / c.FAVOUR_FACES
            self.add(ROMANS_IN_REACH, s.troops(c.ROME, p) * joining)
        if s.war == 0:
            self.add(NEAR_ROME, near)
            tokens = s.conquests[seat]
            self.add(CONQUEST, float(tokens))
            self.add(TOKENS_NEAR_ROME, tokens * near)
            if s.t.zone[p] == seat and tokens < s.t.conquest_cap:
                self.add(CONQUEST_HOME, 1.0)
        else:
            turns = float(s.rome[seat])
            self.add(ROME_TURN, turns)
            self.add(ROME_CLOSE, turns * turns)
            self.add(NEAR_ROME_IN_WAR, near)
            if p == s.t.home[c.ROME]:
                self.add(IN_ROME, 1.0)
        guard = s.troops(seat, p)
        self.add(GUARD, float(guard))
        danger = self.danger(s, seat, p, guard)
        if danger > 0.0:
            may_go = seat == s.active and s.phase <= c.TRAVEL
            self.add(EXPOSED_ON_TURN if may_go else EXPOSED, danger)

    def danger(self, s: Conquest, seat: int, p: int, guard: int) -> float:
        """The chance that the strongest rival's next turn kills a leader in a hex."""
        most = count_danger(s, seat, p)
        if most == 0:
            return 0.0
        if guard > 0:
            return self.chance(most, False, guard, True)
        romans = s.troops(c.ROME, p)
        return self.chance(most, False, romans, False) if romans > 0 else 1.0

    def judge_troops(self, s: Conquest, seat: int) -> None:
        """How many there are, and how far they have come."""
        base = seat * (FAR + 1)
        nearest = BORDER if s.war == 0 else 0
        steps = 0
        for far in range(nearest, FAR):
            steps += self.within[base + far]
        troops = float(self.troops[seat])
        strikers = min(float(self.within[base + SOON]), MOST_STRIKERS)
        self.add(TROOP, troops)
        if s.war == 0:
            self.add(MARCHING, steps / FAR)
            self.add(STRIKERS, strikers)
        else:
            self.add(TROOP_IN_WAR, troops)
            self.add(MARCHING_IN_WAR, steps / FAR)
            self.add(STRIKERS_IN_WAR, strikers)

    def judge_race(self, s: Conquest, seat: int) -> None:
        """The race for Rome: how soon, how safely, and who would be first."""
        need = self.needs[seat]
        hope = self.hopes[seat]
        ahead = MOST_AHEAD
        for rival in range(c.SEATS):
            if rival != seat and s.is_alive(rival):
                ahead = min(ahead, self.needs[rival] - need)
        pace = s.t.turns_in_rome / (s.t.turns_in_rome + need)
        if s.war == 0:
            self.add(HOPE, hope * pace)
            if self.within[seat * (FAR + 1) + BORDER] > 0:
                self.add(COULD_START, hope * pace)
            return
        self.add(HOPE_IN_WAR, hope * pace)
        self.add(AHEAD_IN_WAR, hope * max(ahead, -MOST_AHEAD))
        if self.stoppers[seat] == 0 and ahead > 0.0:
            self.add(UNSTOPPABLE, 1.0)

    # ---- odds ------------------------------------------------------------------------------------

    def chance(self, attackers: int, led: bool, defenders: int, are_led: bool) -> float:
        """The attacker's chance in a fight; none without troops."""
        if attackers == 0:
            return 0.0
        return self.chances[place_of(attackers, led) * self.side + place_of(defenders, are_led)]


def place_of(troops: int, led: bool) -> int:
    """The place of a force in the table of chances."""
    return 2 * (troops - 1) + int(led)


def after_killing(s: Conquest, p: int, enemy: int) -> Conquest:
    """A fight without dice: the mover's leader among troops, or rivals' leaders without any."""
    after = s.clone()
    if enemy == c.NONE:
        rules.kill_rivals(after, p, c.CAUGHT)
    else:
        rules.kill(after, s.active, enemy, c.WALKED_IN)
    return after


def after_winning(s: Conquest, p: int, enemy: int, left: int) -> Conquest:
    """The attackers have won with so many troops left."""
    force = rules.attacking(s)
    after = s.clone()
    # Nobody of them marches on.
    after.stacks[p] = (left << (force * c.STACK_BITS)) | (left << c.ARRIVED_SHIFT)
    if rules.is_led(after, enemy, p):
        rules.kill(after, enemy, force, c.IN_BATTLE)
    if force != c.ROME:
        rules.kill_rivals(after, p, c.CAUGHT)
    return after


def after_losing(s: Conquest, p: int, enemy: int, left: int) -> Conquest:
    """The defenders have won with so many troops left."""
    force = rules.attacking(s)
    after = s.clone()
    after.stacks[p] = left << (enemy * c.STACK_BITS)
    if rules.is_led(after, force, p):
        rules.kill(after, force, enemy, c.IN_BATTLE)
    return after


def count_danger(s: Conquest, seat: int, p: int) -> int:
    """The most troops of one rival that could enter a hex in his next turn."""
    most = 0
    for rival in range(c.SEATS):
        if rival != seat and (s.t.sea[p] == 0 or s.t.navy[rival] == 1):
            troops = 0
            for way in range(s.t.way_from[p], s.t.way_from[p + 1]):
                troops += s.troops(rival, s.t.ways[way])
            most = max(most, troops)
    return min(most, s.t.stack_limit)


def leads(s: Conquest, seat: int) -> bool:
    """Whether nobody is ahead of a seat by what decides after the last round."""
    mine = merit(s, seat)
    for rival in range(c.SEATS):
        if rival != seat and s.is_alive(rival) and merit(s, rival) > mine:
            return False
    return True


def merit(s: Conquest, seat: int) -> int:
    """Turns in Rome, then popularity; troops are seldom needed."""
    return s.rome[seat] * 1000 + s.popularity[seat]


def expected_journeys() -> list[float]:
    """The turns that a leader needs for so many hexes, rolling a die for each."""
    journeys: list[float] = [0.0]
    for far in range(1, FAR + 1):
        turns = 1.0
        for face in range(1, c.TRAVEL_FACES + 1):
            if face < far:
                turns += journeys[far - face] / c.TRAVEL_FACES
        journeys.append(turns)
    return journeys
