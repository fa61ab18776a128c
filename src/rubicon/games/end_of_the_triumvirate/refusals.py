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
from rubicon.kit.words import plural

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
NOT_NOW = {
    TAKE: ("3.8", "Supply is not short now: there is nothing to choose"),
    GIFT: ("3.6", "Rome sends its gift once, at the end of the supplies"),
    MARCH: ("3.1", "One marches in the movement phase only"),
    SAIL: ("3.1", "One sails in the movement phase only"),
    PLACE: ("4.9", "Civil servants are put down in the movement phase only"),
    END_MOVEMENT: ("3.1", "This is not the movement phase"),
    COLLECT: ("11.5", "There is no gold to decide about now"),
    FLEE: ("6.3", "No character has to escape now"),
    CLAIM: ("6.7", "Side II of the compensation card is not being carried out now"),
    IMPROVE: ("3.1", "Actions come after movement"),
    PERSUADE: ("3.1", "Actions come after movement"),
    DISSUADE: ("3.1", "Actions come after movement"),
    ARM: ("3.1", "Actions come after movement"),
    END_TURN: ("3.1", "A turn ends after its movement and actions"),
    STATION: ("8.7", "No new consul has a civil servant to place now"),
}


class Judge:
    """Says why not. `legal` in the rules and this must agree on every move there is."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def why_not(self, s: Republic, seat: int, move: int) -> Refusal | None:
        """None, or the first rule in the way."""
        verb = verb_of(move)
        acting = s.to_act()
        if acting == NOBODY:
            return Refusal("9.1", "The game is over")
        if CHANCE in (acting, seat) or verb == DRAW:
            return self.why_no_draw(s, seat, move)
        if acting != seat:
            return Refusal("3.1", f"It is {SEATS[acting]} who has to decide now")
        if s.phase not in PHASE_OF[verb]:
            rule, text = NOT_NOW[verb]
            return Refusal(rule, text)
        if verb in (MARCH, SAIL):
            return self.why_not_travel(s, move)
        if s.phase == ACTIONS:
            return self.why_no_action(s, move)
        if verb == GIFT:
            return self.why_not_gift(s, move)
        if verb == TAKE:
            return self.why_not_take(s, move)
        return self.why_no_answer(s, move)

    def why_no_draw(self, s: Republic, seat: int, move: int) -> Refusal | None:
        """Draws are made by chance, and only when weapons are due."""
        if s.to_act() != CHANCE:
            return Refusal("5.3", "No weapons are drawn now")
        if seat != CHANCE or verb_of(move) != DRAW:
            return Refusal("5.3", "First, weapons are drawn from the bag by chance")
        if s.weight(move) == 0:
            due = rules.count_draw(s)
            bag: dict[str, int | str] = {colour: s.bag[i] for i, colour in enumerate(SEATS)}
            text = f"The bag can't yield that; {plural(due, 'weapon')} must be drawn"
            return Refusal("5.3", text, {"weapons": due}, bag)
        return None

    # ---- supplies ----------------------------------------------------------------------------

    def why_not_take(self, s: Republic, move: int) -> Refusal | None:
        """[3.8] Province by province, as far as the supply goes."""
        p, what, amount = first_of(move), second_of(move), third_of(move)
        asked = GOODS[GOLD if s.phase == TAKE_GOLD else 1 - GOLD]
        if p != s.cursor or GOODS[what] != asked:
            text = f"The question now is how much {asked} to take in {self.names[s.cursor]}"
            return Refusal("3.8", text)
        most = rules.most_to_take(s)
        if amount > most:
            text = f"{self.names[p]} can take {most} {asked} at most"
            return Refusal("3.8", text, {asked: amount}, {asked: most})
        return None

    def why_not_gift(self, s: Republic, move: int) -> Refusal | None:
        """[3.6] Rome's three gifts, cut to what is there."""
        places = [p for p in (first_of(move), second_of(move)) if p != NOWHERE]
        gold, legions = third_of(move), len(places)
        for p in places:
            if s.owner[p] != s.active:
                text = f"Rome's legions go into one's own provinces; {self.names[p]} is not yours"
                return Refusal("3.7", text)
        moves: list[int] = []
        rules.legal_gifts(s, moves)
        if move in moves:
            return None
        needs = {"gold": gold, "legions": legions}
        has = {"gold": s.gold_left, "legions": s.legions_left}
        if gold > s.gold_left or legions > s.legions_left:
            text = (
                f"The supply holds only {has['gold']} gold and {plural(has['legions'], 'legion')}"
            )
            return Refusal("3.9", text, needs, has)
        if s.t.reading_whole_gifts and (
            s.gold_left < s.t.rome_gift or s.legions_left < s.t.rome_gift
        ):
            return Refusal(
                "11.7", "Rome sends whole gifts only, as far as there are any", needs, has
            )
        full = s.t.rome_gift
        text = f"Rome sends {full} things, gold or legions, no less than the supply can pay"
        return Refusal("3.6", text, needs, has)

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
            return Refusal(rule, f"{SEATS[s.active]} is in {there} already")
        if s.owner[to] == NONE:
            return Refusal("10.1", f"{there} is out of play with two players")
        cost = s.t.cost_laden[home * PROVINCES + to]
        if verb == MARCH and cost != 1:
            return Refusal(rule, f"{there} is no neighbour of {here}")
        if verb == SAIL and cost == 1:
            return Refusal("4.5", f"{there} is a neighbour of {here}: one marches there")
        if cost == 0:
            return Refusal(rule, f"No sea leads from {here} to {there}")
        return None

    def why_too_far(self, s: Republic, to: int, legions: int) -> Refusal | None:
        """[4.1] [4.4] The points that are left."""
        way = s.place[s.active] * PROVINCES + to
        cost = s.t.cost_laden[way] if legions else s.t.cost_free[way]
        if cost <= s.points:
            return None
        rule = "4.1" if cost == 1 else "4.3" if legions else "4.4"
        text = f"The way to {self.names[to]} costs {plural(cost, 'point')} and {s.points} are left"
        return Refusal(rule, text, {"points": cost}, {"points": s.points})

    def why_not_along(self, s: Republic, legions: int, servants: int) -> Refusal | None:
        """[4.6] [4.8] Only those who stand there can be taken along."""
        home = s.place[s.active]
        here = self.names[home]
        there = s.legions[home]
        if legions > there:
            text = f"Only {plural(there, 'legion')} can be taken along from {here}"
            return Refusal("4.6", text, {"legions": legions}, {"legions": there})
        standing = s.servants[home]
        if servants > standing:
            text = f"Only {plural(standing, 'civil servant')} can be taken along from {here}"
            return Refusal("4.8", text, {"servants": servants}, {"servants": standing})
        return None

    def why_not_enter(self, s: Republic, to: int, legions: int) -> Refusal | None:
        """[4.7] [5.2] Other players' provinces."""
        owner = s.owner[to]
        if owner == s.active:
            return None
        if legions == 0:
            text = (
                f"You need a legion to enter {self.names[to]}, which is {SEATS[owner]}'s; "
                f"none travels with {SEATS[s.active]}"
            )
            return Refusal("4.7", text, {"legions": 1}, {"legions": 0})
        if rules.is_immune(s, owner):
            text = f"{SEATS[owner]} has only {self.names[to]} left and may not be attacked"
            return Refusal("5.2", text, {"provinces": 2}, {"provinces": 1})
        return None

    # ---- actions -----------------------------------------------------------------------------

    def why_no_action(self, s: Republic, move: int) -> Refusal | None:
        """The number of actions, the province, what the action needs, and its price."""
        verb = verb_of(move)
        if verb == END_TURN:
            return None
        most = len(s.t.action_cost)
        if s.taken == most:
            text = f"All {most} actions of this turn are taken"
            return Refusal("7.1", text, {"actions": s.taken + 1}, {"actions": most})
        return (
            self.why_not_here(s, move)
            or self.why_not_possible(s, move)
            or self.why_too_dear(s, verb)
        )

    def why_not_here(self, s: Republic, move: int) -> Refusal | None:
        """[7.2] The type of the province decides [7.3] [7.4] [7.5]."""
        verb, here = verb_of(move), s.place[s.active]
        kind = s.t.type[here]
        if verb == IMPROVE:
            wanted = first_of(move)
            if kind in (COMPETENCE, wanted):
                return None
        else:
            wanted = MILITARY if verb == ARM else POLITICAL
            if kind == wanted:
                return None
        text = f"That takes a {TYPES[wanted]} province; {self.names[here]} is a {TYPES[kind]} one"
        rule = "7.4" if wanted == MILITARY else "7.3"
        return Refusal(rule, text, {"type": TYPES[wanted]}, {"type": TYPES[kind]})

    def why_not_possible(self, s: Republic, move: int) -> Refusal | None:
        """[7.6] [7.7] [7.8] The end of a track, citizens, weapons."""
        verb, first = verb_of(move), first_of(move)
        if verb == IMPROVE and s.track[first * COLOURS + s.active] == s.t.top:
            return Refusal("7.6", f"There is no step beyond the top of the {TRACKS[first]} track")
        if verb == PERSUADE and s.neutral() == 0:
            return Refusal("7.7", "No citizen is neutral", {"citizens": 1}, {"citizens": 0})
        if verb == DISSUADE and first == s.active:
            return Refusal("7.3", "One dissuades citizens of another player, not one's own")
        if verb == DISSUADE and s.citizens[first] == 0:
            text = f"No citizen is on the side of {SEATS[first]}"
            return Refusal("7.7", text, {"citizens": 1}, {"citizens": 0})
        if verb == ARM and s.reserve(s.active) == 0:
            text = "All your weapons are in the bag"
            return Refusal("7.8", text, {"weapons": 1}, {"weapons": 0})
        return None

    def why_too_dear(self, s: Republic, verb: int) -> Refusal | None:
        """[7.1] [7.9] The price, and what it is made of."""
        gold, cost = s.purse[s.active], rules.price(s, verb)
        if gold >= cost:
            return None
        plain = s.t.action_cost[s.taken]
        text = f"That costs {cost} gold and {SEATS[s.active]} has {gold} in hand"
        rule = "7.1"
        if cost > plain:
            track = TRACKS[1 - POLITICS if verb == ARM else POLITICS]
            text += f"; {cost - plain} of it because he does not lead on the {track} track"
            rule = "7.9"
        return Refusal(rule, text, {"gold": cost}, {"gold": gold})

    # ---- answers to what happens -------------------------------------------------------------

    def why_no_answer(self, s: Republic, move: int) -> Refusal | None:
        """Putting a servant down, escaping, claiming a step, placing the consul's servant."""
        verb, first = verb_of(move), first_of(move)
        if verb == PLACE and s.carried[s.active] == 0:
            text = f"{SEATS[s.active]} carries no civil servant"
            return Refusal("4.9", text, {"servants": 1}, {"servants": 0})
        if verb == FLEE and s.owner[first] != s.loser:
            text = f"One escapes to a province of one's own; {self.names[first]} is not yours"
            return Refusal("6.3", text)
        if verb == CLAIM and s.track[first * COLOURS + s.loser] == s.t.top:
            return Refusal("6.7", f"{SEATS[s.loser]} is at the top of the {TRACKS[first]} track")
        if verb == STATION and s.owner[first] != s.elected:
            text = f"The consul's servant goes to a province of his own; {self.names[first]} is not"
            return Refusal("8.7", text)
        return None
