"""What speaks for a seat, one idea a line; what each is worth stands in data/knowledge.toml."""

from typing import Final

from rubicon.core.knowledge import Knowledge, blend
from rubicon.core.state import State
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import rules
from rubicon.games.roman_conquest.play import Conquest

IDEAS: Final = (
    "alive",
    "troop",
    "rome_turn",
    "rome_close",
    "in_rome",
    "near_rome",
    "popularity",
    "conquest",
    "conquest_home",
    "tokens_near_rome",
    "marching",
    "in_italy",
    "guard",
    "guard_in_rome",
    "exposed",
    "fights_well",
    "leader_in_fight",
    "romans_in_reach",
    "on_turn",
)
"""In the order of the numbers below."""

ALIVE: Final = 0
TROOP: Final = 1
ROME_TURN: Final = 2
"""Turns held in Rome ..."""
ROME_CLOSE: Final = 3
"""... and their square: the last ones weigh most."""
IN_ROME: Final = 4
"""The leader is in Rome in the civil war."""
NEAR_ROME: Final = 5
"""How near he is to it, in the civil war."""
POPULARITY: Final = 6
CONQUEST: Final = 7
"""Conquest tokens, while there is peace."""
CONQUEST_HOME: Final = 8
"""He can collect more where he is."""
TOKENS_NEAR_ROME: Final = 9
"""Tokens, times how near he is to the parade."""
MARCHING: Final = 10
"""How near the troops are to Rome, one by one."""
IN_ITALY: Final = 11
"""Troops in Italy."""
GUARD: Final = 12
"""Troops beside the leader."""
GUARD_IN_ROME: Final = 13
"""Troops beside him in Rome, in the civil war."""
EXPOSED: Final = 14
"""Rivals' troops next to the leader, beyond those that guard him."""
FIGHTS_WELL: Final = 15
"""What the fights of now bring: the chance to win each, less that to lose."""
LEADER_IN_FIGHT: Final = 16
"""The leader's chance to die in them."""
ROMANS_IN_REACH: Final = 17
"""Roman troops around the leader, times the chance that they join."""
ON_TURN: Final = 18

FAR: Final = 12.0
"""From here on it makes no difference how far it is."""


class Judgement(Knowledge):
    """Knows Roman Conquest."""

    def __init__(self, seats: int, weights: list[float], chances: list[float], side: int) -> None:
        super().__init__(seats, weights)
        self.chances: list[float] = chances
        """The attacker's chance with any two forces: see `place_of`."""
        self.side: int = side

    def judge(self, state: State, seat: int) -> None:
        """All that a seat has going for it."""
        assert isinstance(state, Conquest)
        if not state.is_alive(seat):
            return
        self.add(ALIVE, 1.0)
        self.judge_leader(state, seat)
        self.judge_troops(state, seat)
        self.judge_fights(state, seat)
        if state.active == seat:
            self.add(ON_TURN, 1.0)

    def is_judged(self, state: State) -> bool:
        """The odds of a battle are known before its dice are thrown."""
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

    def judge_leader(self, s: Conquest, seat: int) -> None:
        """Where he is, what he holds, who is around him."""
        p = s.leader[seat]
        near = max(0.0, 1.0 - s.t.sail_to_rome[p] / FAR)
        popularity = s.popularity[seat]
        self.add(POPULARITY, float(min(popularity, c.FAVOUR_FACES)))
        if s.war == 1:
            turns = float(s.rome[seat])
            self.add(ROME_TURN, turns)
            self.add(ROME_CLOSE, turns * turns)
            self.add(NEAR_ROME, near)
            if p == s.t.home[c.ROME]:
                self.add(IN_ROME, 1.0)
                self.add(GUARD_IN_ROME, float(s.troops(seat, p)))
        else:
            tokens = s.conquests[seat]
            self.add(CONQUEST, float(tokens))
            self.add(TOKENS_NEAR_ROME, tokens * near)
            if s.t.zone[p] == seat and tokens < s.t.conquest_cap:
                self.add(CONQUEST_HOME, 1.0)
        guard = s.troops(seat, p)
        self.add(GUARD, float(guard))
        danger = count_danger(s, seat, p) - guard
        if danger > 0:
            self.add(EXPOSED, float(danger))
        if popularity > 0:
            joining = min(popularity, c.FAVOUR_FACES) / c.FAVOUR_FACES
            self.add(ROMANS_IN_REACH, s.troops(c.ROME, p) * joining)

    def judge_troops(self, s: Conquest, seat: int) -> None:
        """How many there are, and how far they have come."""
        far = s.t.sail_to_rome if s.t.navy[seat] == 1 else s.t.march_to_rome
        shift = seat * c.STACK_BITS
        for p in range(s.t.hexes):
            troops = (s.stacks[p] >> shift) & c.STACK_MASK
            if troops > 0:
                self.add(TROOP, float(troops))
                self.add(MARCHING, troops * max(0.0, 1.0 - far[p] / FAR))
                if s.t.italy[p] == 1:
                    self.add(IN_ITALY, float(troops))

    def judge_fights(self, s: Conquest, seat: int) -> None:
        """What the fights that are joined will bring."""
        if s.phase != c.TROOPS and s.phase != c.FIGHTS and not self.is_judged(s):
            return
        fights: list[int] = []
        rules.list_fights(s, fights)
        force = rules.attacking(s)
        for p in fights:
            enemy = s.owner(p, force)
            if enemy != c.NONE and s.troops(force, p) > 0:
                self.judge_fight(s, seat, p, force, enemy)
            elif s.leader[seat] == p:
                self.add(LEADER_IN_FIGHT, 1.0)

    def judge_fight(self, s: Conquest, seat: int, p: int, force: int, enemy: int) -> None:
        """One of them: the troops that it costs, and the leader."""
        attackers = s.troops(force, p)
        defenders = s.troops(enemy, p)
        mine = self.place_of(attackers, rules.is_led(s, force, p))
        theirs = self.place_of(defenders, rules.is_led(s, enemy, p))
        win = self.chances[mine * self.side + theirs]
        if seat == force:
            self.add(FIGHTS_WELL, win * defenders - (1.0 - win) * attackers)
        elif seat == enemy:
            self.add(FIGHTS_WELL, (1.0 - win) * attackers - win * defenders)
        if s.leader[seat] == p:
            self.add(LEADER_IN_FIGHT, 1.0 - win if seat == force else win)

    def place_of(self, troops: int, led: bool) -> int:
        """The place of a force in the table of chances."""
        return 2 * (troops - 1) + int(led)


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
