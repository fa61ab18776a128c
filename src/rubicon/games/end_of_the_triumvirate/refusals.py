"""Why a move is not allowed: the first rule that it breaks, what it needs and what is there."""

from rubicon.core.contract import Refusal
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.end_of_the_triumvirate import rules
from rubicon.games.end_of_the_triumvirate.board import SEATS, TYPES
from rubicon.games.end_of_the_triumvirate.codes import (
    ACTIONS,
    ARM,
    CLAIM,
    COLLECT,
    COLOURS,
    COMPENSATION,
    COMPETENCE,
    CONSUL,
    DISSUADE,
    DRAW,
    END_MOVEMENT,
    END_TURN,
    ESCAPE,
    FLEE,
    GIFT,
    GOLD,
    IMPROVE,
    MARCH,
    MILITARY,
    MOVEMENT,
    NONE,
    NOWHERE,
    PERSUADE,
    PICK_UP,
    PLACE,
    POLITICAL,
    POLITICS,
    PROVINCES,
    REFUGE,
    ROME,
    SAIL,
    STATION,
    TAKE,
    TAKE_GOLD,
    TAKE_LEGIONS,
    first_of,
    second_of,
    third_of,
    verb_of,
)
from rubicon.games.end_of_the_triumvirate.moves import GOODS, TRACKS
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.words import Phrase

PHASE_OF = {
    TAKE: (TAKE_GOLD, TAKE_LEGIONS),
    GIFT: (ROME,),
    MARCH: (MOVEMENT,),
    SAIL: (MOVEMENT,),
    PLACE: (MOVEMENT,),
    END_MOVEMENT: (MOVEMENT,),
    COLLECT: (PICK_UP, REFUGE),
    FLEE: (ESCAPE,),
    CLAIM: (COMPENSATION,),
    IMPROVE: (ACTIONS,),
    PERSUADE: (ACTIONS,),
    DISSUADE: (ACTIONS,),
    ARM: (ACTIONS,),
    END_TURN: (ACTIONS,),
    STATION: (CONSUL,),
}
NOT_NOW: dict[int, tuple[str, Phrase]] = {
    TAKE: ("3.8", say("refusal-not-short")),
    GIFT: ("3.6", say("refusal-rome-once")),
    MARCH: ("3.1", say("refusal-march-phase")),
    SAIL: ("3.1", say("refusal-sail-phase")),
    PLACE: ("4.9", say("refusal-place-phase")),
    END_MOVEMENT: ("3.1", say("refusal-movement-phase")),
    COLLECT: ("11.5", say("refusal-no-question-of-gold")),
    FLEE: ("6.3", say("refusal-no-escape")),
    CLAIM: ("6.7", say("refusal-no-claim")),
    IMPROVE: ("3.1", say("refusal-actions-phase")),
    PERSUADE: ("3.1", say("refusal-actions-phase")),
    DISSUADE: ("3.1", say("refusal-actions-phase")),
    ARM: ("3.1", say("refusal-actions-phase")),
    END_TURN: ("3.1", say("refusal-end-turn-phase")),
    STATION: ("8.7", say("refusal-no-consul")),
}
DISCOUNTED = 3
"""[4.4] Points of a laden voyage over two seas, the longest that is always cheaper without."""


class Judge:
    """Says why not. `legal` in the rules and this must agree on every move there is."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def why_not(self, s: Republic, seat: int, move: int) -> Refusal | None:
        """None, or the first rule in the way."""
        verb = verb_of(move)
        acting = s.to_act()
        if acting == NOBODY:
            return Refusal("9.1", say("refusal-over"))
        if CHANCE in (acting, seat) or verb == DRAW:
            return self.why_no_draw(s, seat, move)
        if acting != seat:
            name = SEATS[acting]
            return self.why_wait(s, name) or Refusal("2.7", say("refusal-turn", seat=name))
        if s.phase not in PHASE_OF[verb]:
            return self.why_wait(s, SEATS[acting]) or self.why_not_now(s, move)
        if verb in (MARCH, SAIL):
            return self.why_not_travel(s, move)
        if s.phase == ACTIONS:
            return self.why_no_action(s, move)
        if verb == GIFT:
            return self.why_not_gift(s, move)
        if verb == TAKE:
            return self.why_not_take(s, move)
        return self.why_no_answer(s, move)

    def why_wait(self, s: Republic, seat: str) -> Refusal | None:
        """A question that has to be answered before anything else, and whose it is."""
        if s.phase in (PICK_UP, REFUGE):
            return Refusal("11.5", say("refusal-pick-up", seat=seat))
        if s.phase == ESCAPE:
            return Refusal("6.3", say("refusal-escape", seat=seat))
        if s.phase == COMPENSATION:
            return Refusal("6.7", say("refusal-compensation", seat=seat))
        if s.phase == CONSUL:
            return Refusal("8.7", say("refusal-consul", seat=seat))
        return None

    def why_not_now(self, s: Republic, move: int) -> Refusal:
        """A move of another phase [3.1]."""
        verb, what = verb_of(move), second_of(move)
        if verb == TAKE and (s.gold_left if what == GOLD else s.legions_left) == 0:
            return Refusal("3.8", say("refusal-supply-empty", what=GOODS[what]))
        return Refusal(*NOT_NOW[verb])

    def why_no_draw(self, s: Republic, seat: int, move: int) -> Refusal | None:
        """Draws are made by chance, and only when weapons are due."""
        if s.to_act() != CHANCE:
            return Refusal("5.3", say("refusal-no-draw"))
        if seat != CHANCE or verb_of(move) != DRAW:
            return Refusal("5.3", say("refusal-draw-first"))
        if s.weight(move) == 0:
            due = rules.count_draw(s)
            bag: dict[str, int | str] = {colour: s.bag[i] for i, colour in enumerate(SEATS)}
            return Refusal("5.3", say("refusal-draw", weapons=due), {"weapons": due}, bag)
        return None

    # ---- supplies ----------------------------------------------------------------------------

    def why_not_take(self, s: Republic, move: int) -> Refusal | None:
        """[3.8] Province by province, as far as the supply goes."""
        p, what, amount = first_of(move), second_of(move), third_of(move)
        asked = GOODS[GOLD if s.phase == TAKE_GOLD else 1 - GOLD]
        if p != s.cursor or GOODS[what] != asked:
            says = say("refusal-other-province", what=asked, province=self.names[s.cursor])
            return Refusal("3.8", says)
        most = rules.most_to_take(s)
        if amount > most:
            says = say("refusal-take-less", what=asked, province=self.names[p], most=most)
            return Refusal("3.8", says, {asked: amount}, {asked: most})
        return None

    def why_not_gift(self, s: Republic, move: int) -> Refusal | None:
        """[3.6] Rome's three gifts, cut to what is there."""
        places = [p for p in (first_of(move), second_of(move)) if p != NOWHERE]
        gold, legions = third_of(move), len(places)
        for p in places:
            if s.owner[p] != s.active:
                return Refusal("3.7", say("refusal-rome-not-yours", province=self.names[p]))
        moves: list[int] = []
        rules.legal_gifts(s, moves)
        if move in moves:
            return None
        needs = {"gold": gold, "legions": legions}
        has = {"gold": s.gold_left, "legions": s.legions_left}
        if gold > s.gold_left or legions > s.legions_left:
            says = say("refusal-rome-supply", gold=s.gold_left, legions=s.legions_left)
            rule = "11.7" if s.t.reading_whole_gifts else "3.9"
            return Refusal(rule, says, needs, has)
        full = s.t.rome_gift
        if s.t.reading_whole_gifts and (s.gold_left < full or s.legions_left < full):
            return Refusal("11.7", say("refusal-rome-whole"), needs, has)
        return Refusal("3.6", say("refusal-rome-less", most=full), needs, has)

    # ---- movement ----------------------------------------------------------------------------

    def why_not_travel(self, s: Republic, move: int) -> Refusal | None:
        """The way first, then what it costs, then who goes along, then who is there."""
        to, legions, servants = first_of(move), second_of(move), third_of(move)
        return (
            self.why_no_way(s, verb_of(move), to)
            or self.why_too_far(s, to, legions)
            or self.why_not_along(s, legions, servants)
            or self.why_not_enter(s, to, legions)
        )

    def why_no_way(self, s: Republic, verb: int, to: int) -> Refusal | None:
        """[4.2] Neighbours march [4.5]; others sail [4.3]."""
        home = s.place[s.active]
        here, there = self.names[home], self.names[to]
        rule = "4.2" if verb == MARCH else "4.3"
        if to == home:
            return Refusal(rule, say("refusal-there-already", seat=SEATS[s.active], to=there))
        if s.owner[to] == NONE:
            return Refusal("10.1", say("refusal-out-of-play", to=there))
        cost = s.t.cost_laden[home * PROVINCES + to]
        if verb == MARCH and cost != 1:
            return Refusal(rule, say("refusal-no-neighbour", to=there, home=here))
        if verb == SAIL and cost == 1:
            return Refusal("4.5", say("refusal-neighbour", to=there, home=here))
        if cost == 0:
            return Refusal(rule, say("refusal-no-sea", to=there, home=here))
        return None

    def why_too_far(self, s: Republic, to: int, legions: int) -> Refusal | None:
        """[4.1] [4.4] The points that are left."""
        way = s.place[s.active] * PROVINCES + to
        laden, free = s.t.cost_laden[way], s.t.cost_free[way]
        cost = laden if legions else free
        if cost <= s.points:
            return None
        rule = "4.1" if laden == 1 else "4.3"
        if cost < laden:
            rule = "4.4" if laden <= DISCOUNTED else "11.1"
        says = say("refusal-too-far", to=self.names[to], cost=cost, points=s.points)
        return Refusal(rule, says, {"points": cost}, {"points": s.points})

    def why_not_along(self, s: Republic, legions: int, servants: int) -> Refusal | None:
        """[4.6] [4.8] Only those who stand there can be taken along."""
        home = s.place[s.active]
        here = self.names[home]
        there = s.legions[home]
        if legions > there:
            says = say("refusal-few-legions", there=there, home=here)
            return Refusal("4.6", says, {"legions": legions}, {"legions": there})
        standing, carried = s.servants[home], s.carried[s.active]
        if servants > standing:
            says = say("refusal-few-servants", there=standing, home=here)
            if carried:
                seat = SEATS[s.active]
                says = say(
                    "refusal-servants-carried",
                    there=standing,
                    home=here,
                    seat=seat,
                    carried=carried,
                )
            return Refusal("4.8", says, {"servants": servants}, {"servants": standing})
        return None

    def why_not_enter(self, s: Republic, to: int, legions: int) -> Refusal | None:
        """[4.7] [5.2] Other players' provinces."""
        owner = s.owner[to]
        if owner == s.active:
            return None
        there, whose = self.names[to], SEATS[owner]
        if legions == 0:
            seat = SEATS[s.active]
            says = say("refusal-no-legion-along", to=there, owner=whose, seat=seat)
            return Refusal("4.7", says, {"legions": 1}, {"legions": 0})
        if rules.is_immune(s, owner):
            says = say("refusal-last-province", to=there, owner=whose)
            return Refusal("5.2", says, {"provinces": 2}, {"provinces": 1})
        return None

    # ---- actions -----------------------------------------------------------------------------

    def why_no_action(self, s: Republic, move: int) -> Refusal | None:
        """The number of actions, the province, what the action needs, and its price."""
        verb = verb_of(move)
        if verb == END_TURN:
            return None
        most = len(s.t.action_cost)
        if s.taken == most:
            says = say("refusal-actions-taken", most=most)
            return Refusal("7.1", says, {"actions": s.taken + 1}, {"actions": most})
        return (
            self.why_not_here(s, move)
            or self.why_not_possible(s, move)
            or self.why_too_dear(s, verb)
        )

    def why_not_here(self, s: Republic, move: int) -> Refusal | None:
        """[7.2] The type of the province decides [7.3] [7.4] [7.5]."""
        verb, here = verb_of(move), s.place[s.active]
        kind = s.t.type[here]
        needed = {IMPROVE: first_of(move), ARM: MILITARY}.get(verb, POLITICAL)
        if kind == needed or (verb == IMPROVE and kind == COMPETENCE):
            return None
        wanted, there, home = TYPES[needed], TYPES[kind], self.names[here]
        says = say("refusal-province-type", wanted=wanted, type=there, home=home)
        if verb == IMPROVE:
            says = say("refusal-improve-type", wanted=wanted, type=there, home=home)
        rule = "7.4" if needed == MILITARY else "7.3"
        return Refusal(rule, says, {"type": wanted}, {"type": there})

    def why_not_possible(self, s: Republic, move: int) -> Refusal | None:
        """[7.6] [7.7] [7.8] The end of a track, citizens, weapons."""
        verb, first = verb_of(move), first_of(move)
        if verb == IMPROVE and s.track[first * COLOURS + s.active] == s.t.top:
            return Refusal("7.6", say("refusal-top", track=TRACKS[first]))
        if verb == PERSUADE and s.neutral() == 0:
            return Refusal("7.7", say("refusal-no-neutral"), {"citizens": 1}, {"citizens": 0})
        if verb == DISSUADE and first == s.active:
            return Refusal("7.3", say("refusal-own-citizens"))
        if verb == DISSUADE and s.citizens[first] == 0:
            says = say("refusal-no-citizens", seat=SEATS[first])
            return Refusal("7.7", says, {"citizens": 1}, {"citizens": 0})
        if verb == ARM and s.reserve(s.active) == 0:
            return Refusal("7.8", say("refusal-no-weapons"), {"weapons": 1}, {"weapons": 0})
        return None

    def why_too_dear(self, s: Republic, verb: int) -> Refusal | None:
        """[7.1] [7.9] The price, and what it is made of."""
        gold, cost, seat = s.purse[s.active], rules.price(s, verb), SEATS[s.active]
        if gold >= cost:
            return None
        more = cost - s.t.action_cost[s.taken]
        rule, says = "7.1", say("refusal-too-dear", cost=cost, seat=seat, gold=gold)
        if more > 0:
            track = TRACKS[1 - POLITICS if verb == ARM else POLITICS]
            rule, says = (
                "7.9",
                say(
                    "refusal-too-dear-behind",
                    cost=cost,
                    seat=seat,
                    gold=gold,
                    more=more,
                    track=track,
                ),
            )
        return Refusal(rule, says, {"gold": cost}, {"gold": gold})

    # ---- answers to what happens -------------------------------------------------------------

    def why_no_answer(self, s: Republic, move: int) -> Refusal | None:
        """Putting a servant down, escaping, claiming a step, placing the consul's servant."""
        verb, first = verb_of(move), first_of(move)
        if verb == PLACE and s.carried[s.active] == 0:
            says = say("refusal-no-servant", seat=SEATS[s.active])
            return Refusal("4.9", says, {"servants": 1}, {"servants": 0})
        if verb == FLEE and s.owner[first] != s.loser:
            return Refusal("6.3", say("refusal-escape-not-yours", province=self.names[first]))
        if verb == CLAIM and s.track[first * COLOURS + s.loser] == s.t.top:
            says = say("refusal-claim-top", seat=SEATS[s.loser], track=TRACKS[first])
            return Refusal("6.7", says)
        if verb == STATION and s.owner[first] != s.elected:
            return Refusal("8.7", say("refusal-station-not-yours", province=self.names[first]))
        return None
