"""Why a move is not allowed: the first rule that it breaks, what it needs and what is there."""

from rubicon.core.contract import Refusal
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import rules
from rubicon.games.roman_conquest.board import SEAT_NAMES
from rubicon.games.roman_conquest.codes import first_of, second_of, third_of, verb_of
from rubicon.games.roman_conquest.play import Conquest
from rubicon.games.roman_conquest.saying import say
from rubicon.games.roman_conquest.setup import NAVY
from rubicon.games.roman_conquest.text import RELEVANT
from rubicon.words import Phrase

PHASE_OF = {
    c.ROLL: c.LEADER,
    c.COLLECT: c.LEADER,
    c.PARADE: c.LEADER,
    c.STAY: c.LEADER,
    c.GO: c.TRAVEL,
    c.MARCH: c.TROOPS,
    c.DONE: c.TROOPS,
    c.FIGHT: c.FIGHTS,
    c.RECRUIT: c.FAVOUR,
    c.DECLINE: c.FAVOUR,
}
"""The phase in which each kind of decision is made."""
TOO_LATE: dict[int, tuple[str, Phrase]] = {
    c.LEADER: ("3.2", say("refusal-leader-phase")),
    c.TRAVEL: ("3.3", say("refusal-go-phase")),
    c.TROOPS: ("3.1", say("refusal-march-phase")),
    c.FIGHTS: ("6.3", say("refusal-fight-phase")),
    c.FAVOUR: ("7.1", say("refusal-favour-phase")),
}
"""By the phase of the move: why not any more, or not at all."""
NOT_YET: dict[int, tuple[str, Phrase]] = {
    c.LEADER: ("3.1", say("refusal-leader-first")),
    c.TRAVEL: ("3.3", say("refusal-go-first")),
    c.FIGHTS: ("6.3", say("refusal-fight-first")),
    c.FAVOUR: ("7.1", say("refusal-favour-first")),
}
"""By the phase that it is: what has to be done before."""
ASKED_FIRST = {
    (c.LEADER, c.MARCH),
    (c.LEADER, c.DONE),
    (c.TRAVEL, c.MARCH),
    (c.TRAVEL, c.DONE),
    (c.FIGHTS, c.RECRUIT),
    (c.FIGHTS, c.DECLINE),
}
"""Phase and move: it may come later in the same turn."""
CHANCES = {
    c.OPENING: c.BEGIN,
    c.ROLLING: c.DIE,
    c.VALUES: c.TOKENS,
    c.ATTACK: c.THROW,
    c.DEFENCE: c.THROW,
    c.TWENTY: c.TWENTY_DIE,
}
"""What chance brings in which phase."""


class Judge:
    """Says why not. `legal` in the rules and this must agree on every move there is."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def why_not(self, s: Conquest, seat: int, move: int) -> Refusal | None:
        """None, or the first rule in the way."""
        verb, acting = verb_of(move), s.to_act()
        if acting == NOBODY:
            return Refusal("8.1", say("refusal-over"))
        if CHANCE in (acting, seat) or verb in CHANCES.values():
            return self.why_no_dice(s, seat, move)
        if acting != seat:
            return Refusal("2.4", say("refusal-turn", seat=SEAT_NAMES[acting]))
        if s.phase != PHASE_OF[verb]:
            return self.why_not_now(s, verb)
        if verb == c.MARCH:
            return self.why_not_march(s, first_of(move), second_of(move), third_of(move))
        if verb == c.GO:
            return self.why_not_go(s, first_of(move))
        if verb == c.COLLECT:
            return self.why_not_collect(s)
        if verb == c.PARADE:
            return self.why_not_parade(s)
        if verb == c.FIGHT and not rules.is_contested(s, first_of(move)):
            return Refusal("6.1", say("refusal-no-fight", hex=self.names[first_of(move)]))
        return None

    def why_not_now(self, s: Conquest, verb: int) -> Refusal:
        """[3.1] A move of another part of the turn."""
        if (s.phase, verb) in ASKED_FIRST:
            return Refusal(*NOT_YET[s.phase])
        return Refusal(*TOO_LATE[PHASE_OF[verb]])

    def why_no_dice(self, s: Conquest, seat: int, move: int) -> Refusal | None:
        """Dice are thrown by chance, and only when they are due."""
        if s.to_act() != CHANCE:
            return Refusal(RELEVANT[s.phase], say("refusal-no-dice"))
        rule = RELEVANT[s.phase]
        if seat != CHANCE or verb_of(move) != CHANCES[s.phase]:
            return Refusal(rule, say("refusal-dice-first"))
        if s.weight(move) == 0:
            return Refusal(rule, say("refusal-dice"))
        return None

    # ---- the leader --------------------------------------------------------------------------

    def why_not_collect(self, s: Conquest) -> Refusal | None:
        """[5.2] In the conquest phase, in his zone, and not too many [5.3]."""
        me, most = s.active, s.t.conquest_cap
        if s.war:
            return Refusal("5.8", say("refusal-collect-war"))
        if s.t.zone[s.leader[me]] != me:
            says = say("refusal-collect-zone", hex=self.names[s.leader[me]])
            return Refusal("5.2", says)
        if s.conquests[me] >= most:
            says = say("refusal-collect-most", conquests=s.conquests[me])
            return Refusal("5.3", says, {}, {"conquests": s.conquests[me]})
        return None

    def why_not_parade(self, s: Conquest) -> Refusal | None:
        """[5.4] In the conquest phase, in Rome, with tokens."""
        me = s.active
        if s.war:
            return Refusal("5.8", say("refusal-parade-war"))
        if s.leader[me] != s.t.home[c.ROME]:
            return Refusal("5.4", say("refusal-parade-rome", hex=self.names[s.leader[me]]))
        if s.conquests[me] == 0:
            says = say("refusal-parade-tokens")
            return Refusal("5.4", says, {"conquests": 1}, {"conquests": 0})
        return None

    def why_not_go(self, s: Conquest, to: int) -> Refusal | None:
        """[3.3] As far as he has rolled, and not through a rival's troops [3.5]."""
        moves: list[int] = []
        rules.legal_ways(s, moves)
        if c.pack(c.GO, to, 0, 0) in moves:
            return None
        here, there = s.leader[s.active], self.names[to]
        if not rules.may_stop(s, to):
            # Perhaps it is too far as well; but this is what the leader can change least.
            return Refusal("11.5", say("refusal-deadly", to=there))
        far = self.distance(s, here, to)
        if far > s.roll:
            says = say("refusal-too-far", to=there, home=self.names[here], roll=s.roll)
            return Refusal("3.3", says, {"hexes": far}, {"hexes": s.roll})
        return Refusal("3.5", say("refusal-blocked", to=there, roll=s.roll))

    def distance(self, s: Conquest, home: int, to: int) -> int:
        """Hexes from one to another, as if nobody stood in the way."""
        far, waiting = {home: 0}, [home]
        for p in waiting:
            for way in range(s.t.way_from[p], s.t.way_from[p + 1]):
                other = s.t.ways[way]
                if other not in far:
                    far[other] = far[p] + 1
                    waiting.append(other)
        return far.get(to, s.t.hexes)

    # ---- troops ------------------------------------------------------------------------------

    def why_not_march(self, s: Conquest, home: int, to: int, troops: int) -> Refusal | None:
        """The way first, then who goes, then the room, then the order of the orders."""
        return (
            self.why_no_way(s, home, to)
            or self.why_too_few(s, home, troops)
            or self.why_no_room(s, to, troops)
            or self.why_late(s, home, to, troops)
        )

    def why_no_way(self, s: Conquest, home: int, to: int) -> Refusal | None:
        """[4.2] [4.3] [4.4] Next to it, and land, or with a navy."""
        there = self.names[to]
        if to not in s.t.ways[s.t.way_from[home] : s.t.way_from[home + 1]]:
            return Refusal("4.2", say("refusal-no-neighbour", to=there, home=self.names[home]))
        if rules.may_enter(s, to):
            return None
        if s.t.sea[home]:
            return Refusal("4.4", say("refusal-no-landing", to=there))
        return Refusal("4.3", say("refusal-no-navy", to=there, seat=NAVY))

    def why_too_few(self, s: Conquest, home: int, troops: int) -> Refusal | None:
        """[4.1] [4.6] Troops that have not moved."""
        here, there = self.names[home], rules.fresh(s, home)
        if s.troops(s.active, home) == 0:
            return Refusal("4.1", say("refusal-no-troops", home=here))
        if troops > there:
            says = say("refusal-few-troops", there=there, home=here)
            return Refusal("4.6", says, {"troops": troops}, {"troops": there})
        return None

    def why_no_room(self, s: Conquest, to: int, troops: int) -> Refusal | None:
        """[4.5] The limit of a stack."""
        room = rules.room(s, to)
        if troops <= room:
            return None
        says = say("refusal-no-room", room=room, to=self.names[to])
        return Refusal("4.5", says, {"room": troops}, {"room": room})

    def why_late(self, s: Conquest, home: int, to: int, troops: int) -> Refusal | None:
        """[4.7] By the order of the board."""
        if troops >= rules.least_order(s, home, to):
            return None
        return Refusal("4.7", say("refusal-late"))
