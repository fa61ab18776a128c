"""The same match as a viewer knows it, with other secrets: its log told again, move by move.

Action cards that he never sees change places, from the first position on. So do troop cards that he
does not know. Moves that he does not see become others that look the same. After every move his
view must be what it was; what he is told of the moves is not looked at here, since that is what the
certificate compares.
"""

from dataclasses import dataclass

from rubicon.core.contract import Told
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.game import own
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.army import add_card, remove_card

SWAPS = 3
"""Troop cards that change places."""
BASKETS = "baskets"
TAIL = 6
"""Moves at the end of which nothing has come of most that are hidden."""


class TooDifferent(Exception):
    """The viewer would have noticed."""


@dataclass
class Plan:
    """What is changed: troop cards of the first position, and hidden moves from a ply on."""

    swaps: int
    since: int


def retold(match: Match, viewer: int, rng: Rng) -> Match:
    """A match that looks the same to the viewer."""
    end, telling = len(match.log), Telling(match, viewer, rng)
    for plan in (Plan(SWAPS, 0), Plan(SWAPS, end - TAIL), Plan(1, end - TAIL), Plan(0, end)):
        try:
            return telling.tell(plan)
        except TooDifferent:
            continue
    raise AssertionError("cards that nobody sees make a difference")


class Telling:
    """Tells one log again."""

    def __init__(self, match: Match, viewer: int, rng: Rng) -> None:
        self.match, self.rules, self.viewer, self.rng = match, match.rules, viewer, rng
        state = match.first.clone()
        self.views = [self.view(own(state))]
        self.touched = {*self.open_cards(own(state))}
        for entry in match.log:
            fields = self.rules.grammar.fields(entry.move)
            if entry.seat != CHANCE and "card" in fields:
                self.touched.add(c.card_of(entry.move))
            state.apply(entry.move)
            self.views.append(self.view(own(state)))
            self.touched |= {*self.open_cards(own(state))}
        # The same for every plan: if these cards make a difference, no plan hides it.
        unseen = [card for card in range(c.ACTION_CARDS) if card not in self.touched]
        self.other = dict(zip(unseen, shuffled(unseen, rng), strict=True))

    def view(self, state: War) -> Told:
        """What the viewer sees of a position."""
        return self.rules.view(state, self.viewer)

    def open_cards(self, s: War) -> list[int]:
        """Action cards that the viewer sees, or that stand in a hidden answer or order."""
        said = [*s.answers, *s.plays[1::2], *s.orders[1::2]]
        named = [c.card_of(move) for move in said if move >= 0]
        seen = [card for card, place in enumerate(s.card_at) if place in (self.viewer, c.DISCARD)]
        shown = [card for card, mask in enumerate(s.shown) if mask]
        return seen + shown + [card for card in named if card < c.ACTION_CARDS]

    def tell(self, plan: Plan) -> Match:
        """The whole log."""
        first = own(self.match.first.clone())
        for card, other in self.other.items():
            first.card_at[other] = own(self.match.first).card_at[card]
        for _ in range(plan.swaps):
            self.swap_troops(first)
        if self.view(first) != self.views[0]:
            raise TooDifferent
        told = Match(self.rules, first)
        for ply, entry in enumerate(self.match.log):
            before = own(told.state.clone())
            for move in self.candidates(before, ply, ply >= plan.since):
                after = before.clone()
                after.apply(move)
                if self.view(after) == self.views[ply + 1]:
                    told.play(entry.seat, move)
                    break
            else:
                raise TooDifferent
        return told

    def candidates(self, s: War, ply: int, may_differ: bool) -> list[int]:
        """Another move that looks the same, and the move itself."""
        entry = self.match.log[ply]
        move = entry.move
        if c.verb_of(move) == c.DEAL_CARD:
            card = c.card_of(move)
            return [c.pack(c.DEAL_CARD, c.first_of(move), 0, 0, self.other.get(card, card))]
        if entry.seat == CHANCE:
            return [move] if s.weight(move) > 0 else []
        found = [move] if s.allows(move) else []
        seen = s.seen_as(move, self.viewer)
        if may_differ and entry.seat != self.viewer and seen != move:
            alike = [one for one in s.legal() if s.seen_as(one, self.viewer) == seen]
            if self.views[ply]["step"] == BASKETS and self.is_settled(ply):
                alike = [one for one in alike if is_same_buy(s, one, move)]
            if self.views[ply]["window"] is not None and self.is_taken(ply):
                alike = []
            found = [alike[self.rng.below(len(alike))], *found] if alike else found
        return found

    def is_settled(self, ply: int) -> bool:
        """[15.1] Whether the orders of a ply were shown and carried out since."""
        return any(view["step"] != BASKETS for view in self.views[ply:])

    def is_taken(self, ply: int) -> bool:
        """[7.1] Whether the answers to a question were taken since: what was played is told."""
        waiting = set(self.views[ply]["window"]["waiting"])
        later = [view["window"] for view in self.views[ply + 1 :]]
        return any(one is None or not set(one["waiting"]) < waiting for one in later)

    def swap_troops(self, s: War) -> None:
        """A troop card that the viewer does not know, for one of the reserve stack."""
        bit = 1 << (self.viewer if self.viewer >= 0 else c.SEATS)
        hidden = [
            i
            for i, kind in enumerate(s.cards)
            if 0 <= kind < 2 * c.FIRST_MERCENARY and not s.knows[i] & bit
        ]
        if not hidden or s.b_phase:
            return
        i = hidden[self.rng.below(len(hidden))]
        kind, a = s.cards[i], i // c.ROOM
        others = [
            k
            for k in range(0, 2 * c.FIRST_MERCENARY, 2)
            if s.stack[k] and s.t.owner[k] == s.t.owner[kind] and s.t.needs[k] == s.t.needs[kind]
        ]
        if others:
            new = others[self.rng.below(len(others))]
            knows = s.knows[i]
            remove_card(s, a, kind)
            s.stack[kind] += 1
            s.stack[new] -= 1
            add_card(s, a, new, knows)


def is_same_buy(s: War, one: int, other: int) -> bool:
    """[1.4] Whether two orders are for an army, at one price: others never see for which card."""
    if c.verb_of(one) != c.BUY or c.verb_of(other) != c.BUY:
        return False
    kinds = c.second_of(one), c.second_of(other)
    hired = {kind >= 2 * c.FIRST_MERCENARY for kind in kinds}
    prices = {s.t.cost[kind] for kind in kinds}
    return c.first_of(one) == c.first_of(other) and len(hired) == len(prices) == 1


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The same in any order."""
    left, found = cards[:], list[int]()
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found
