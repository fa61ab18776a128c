"""From what a viewer sees to a position that he could be in.

What is hidden is drawn anew: hands, troop cards, bids, answers, deployments and orders. Draws are
not weighed by how likely anybody would play like that, and what could be remembered beyond the view
is not used.
"""

from collections.abc import Iterator

from rubicon.core.contract import Told
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.names import Names
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules import allies, battle, events, purchases, spending
from rubicon.games.total_war_rome.rules.agenda import seat_after, top
from rubicon.games.total_war_rome.rules.army import (
    add_card,
    fits,
    is_beaten,
    is_mercenary,
    is_too_large,
)
from rubicon.games.total_war_rome.rules.land import army_owner
from rubicon.games.total_war_rome.tables import Tables
from rubicon.games.total_war_rome.view import OPEN, WATCHERS

TRIES = 200
"""Worlds that are drawn before one is taken that does not fit in everything."""
MOST_ORDERS = 3


class Possible:
    """The positions that fit a view."""

    is_exact = False

    def __init__(self, view: Told, t: Tables, names: Names) -> None:
        self.view, self.t, self.names = view, t, names
        viewer = view["viewer"]
        self.viewer = c.NONE if viewer is None else list(names.seats).index(viewer)

    def draw(self, rng: Rng) -> War:
        """One of them."""
        s = self.world(rng)
        for _ in range(TRIES):
            if self.is_sound(s):
                break
            s = self.world(rng)
        return s

    def worlds(self, most: int) -> list[State] | None:
        """They are too many to list, unless nothing is hidden any more."""
        if self.view["step"] != st.OVER or most < 1 or None in self.view["card_at"]:
            return None
        return [self.draw(Rng(0))]

    def world(self, rng: Rng) -> War:
        """A position with secrets drawn anew."""
        s = War(self.t)
        for name in OPEN:
            value = self.view[name]
            setattr(s, name, value[:] if isinstance(value, list) else value)
        self.draw_initiative(s, rng)
        self.draw_hands(s, rng)
        self.draw_armies(s, rng)
        s.answers = [c.NONE if one is None else one for one in self.view["answers"]]
        s.plays = []
        for seat, move in pairs(self.view["plays"]):
            s.plays += [seat or 0, c.PASS << c.VERB_SHIFT if move is None else move]
        s.orders = list(self.view["orders"])
        if self.view["battle"]:
            self.set_battle(s, rng)
        self.draw_answers(s, rng)
        self.draw_orders(s, rng)
        return s

    def is_sound(self, s: War) -> bool:
        """Whether a world leads to the decision that is due, with something to decide."""
        if s.to_act() != self.view["decides"]:
            return False
        if s.to_act() >= 0 and len(s.legal()) < (2 if top(s) == st.DEPLOYING else 1):
            return False
        for a in range(s.t.players * c.ARMIES):
            lost = s.b_phase == c.VICTOR or a in (s.hurt, *s.b_army)
            resting = s.phase != c.CAMPAIGN_PHASE or army_owner(a) != s.active
            if s.army_at[a] >= 0 and resting and not lost and is_beaten(s, a):
                return False
            if resting and is_too_large(s, a):
                return False
        return not self.view["battle"] or self.is_fair_battle(s)

    def is_fair_battle(self, s: War) -> bool:
        """[12.18] [12.19] Whether both sides have the cards that the battle asks for."""
        for step in s.agenda:
            if st.step_of(step) == st.NEXT_FLANK:
                left = st.number_of(step) - s.b_fights
                if any(battle.count_flank(s, side) < left for side in range(2)):
                    return False
        waits = any(st.step_of(step) == st.COMBAT for step in s.agenda)
        if waits and s.b_phase == c.CENTRE:
            return all(battle.readiness(s, side) > 0 for side in range(2))
        return True

    # ---- initiative and hands --------------------------------------------------------------------

    def draw_initiative(self, s: War, rng: Rng) -> None:
        """[5.1] [5.2] Cards and bids that are not shown."""
        step, numbers, bids = self.view["step"], self.view["number"], self.view["bid"]
        free = [n for n in range(1, s.t.players + 1) if n not in numbers]
        for seat, number in enumerate(numbers):
            dealt = step != st.DEAL_INITIATIVE or seat < s.cursor
            s.number[seat] = number if number is not None else taken(free, rng) if dealt else 0
        for place in range(s.t.players):
            seat = seat_after(s, s.first, place)
            given = bids[seat]
            if given is None:
                made = step == st.BIDDING and place < s.cursor
                given = int(rng.below(min(s.gold[seat], 250) + 1)) if made else c.NONE
            s.bid[seat] = given

    def draw_hands(self, s: War, rng: Rng) -> None:
        """[6.1] Cards that are in the deck or in another hand."""
        given = self.view["card_at"]
        unseen = [card for card, place in enumerate(given) if place is None]
        for card, place in enumerate(given):
            s.card_at[card] = c.DECK if place is None else place
        for seat, number in enumerate(self.view["hands"]):
            missing = number - sum(place == seat for place in given)
            for _ in range(missing):
                s.card_at[taken(unseen, rng)] = seat

    # ---- armies ----------------------------------------------------------------------------------

    def draw_armies(self, s: War, rng: Rng) -> None:
        """[1.4] [1.5] Known cards, then others of the faction, and as many mercenaries."""
        s.stack = s.t.copies[:]
        s.cards = [c.NONE] * len(s.cards)
        s.knows = [0] * len(s.cards)
        bit = 1 << (self.viewer if self.viewer >= 0 else WATCHERS)
        unknown = []
        for a in range(s.t.players * c.ARMIES):
            first = a * c.ROOM
            for i in range(first, first + self.view["sizes"][a]):
                kind, knows = self.view["cards"][i], self.view["knows"][i]
                if kind is None:
                    continue
                s.stack[kind] -= 1
                add_card(s, a, kind, bit if knows is None else knows)
            hidden = self.view["cards"][first : first + c.ROOM].count(None)
            known = [kind for kind in s.cards[first : first + c.ROOM] if kind != c.NONE]
            hired = self.view["mercenaries"][a] - sum(map(is_mercenary, known))
            unknown.append((a, hired, hidden - hired))
        self.fill(s, unknown, rng)

    def fill(self, s: War, unknown: list[tuple[int, int, int]], rng: Rng) -> None:
        """Cards for the places that are not known."""
        decks = self.view["stack"]
        # The largest first: they need cards of every class.
        for a, hired, others in sorted(unknown, key=lambda one: -self.view["sizes"][one[0]]):
            f = s.t.faction[army_owner(a)]
            own = [k for k in range(c.KINDS) if s.t.owner[k] == f and self.is_recruited(s, a, k)]
            hires = range(2 * c.FIRST_MERCENARY, c.KINDS)
            for _ in range(hired):
                self.add(s, a, [k for k in hires for _ in range(s.stack[k] - decks[k])], rng)
            for _ in range(others):
                self.add(s, a, [k for k in own for _ in range(s.stack[k])], rng)

    def is_recruited(self, s: War, a: int, kind: int) -> bool:
        """[15.8] Whether a faction can have a card."""
        need = s.t.needs[kind]
        return need == 0 or s.developed[army_owner(a)] & need != 0

    def add(self, s: War, a: int, pool: list[int], rng: Rng) -> None:
        """One card of a pool, if possible one that fits."""
        fitting = [kind for kind in pool if fits(s, a, kind)] or pool
        if fitting:
            kind = fitting[int(rng.below(len(fitting)))]
            s.stack[kind] -= 1
            add_card(s, a, kind, 0)

    # ---- battles, answers, orders ----------------------------------------------------------------

    def set_battle(self, s: War, rng: Rng) -> None:
        """[12.11] Zones as they are seen, and cards that lie face down."""
        waits = any(st.step_of(step) == st.COMBAT for step in s.agenda)
        for side, shown in enumerate(self.view["battle"]):
            self.set_zones(s, side, shown)
        for side, shown in enumerate(self.view["battle"]):
            lies = top(s) != st.DEPLOYING or side < s.cursor
            if shown["main"] is None and waits and lies:
                options: list[int] = []
                battle.legal_deployments(s, side, options)
                if len(options) > 1:
                    battle.deploy(s, side, options[1 + int(rng.below(len(options) - 1))])
            elif shown["main"] is not None:
                face_down = waits
                s.b_main[side] = find(s, side, shown["main"], face_down)
                s.b_light[side] = find(s, side, shown["light"], face_down)
                s.b_engine[side] = find(s, side, shown["engine"], face_down)
        strike = self.view["strike"]
        if strike["striker"] != c.NONE:
            side = next(i for i in range(2) if find(s, i, strike["striker"], False) != c.NONE)
            s.b_striker = find(s, side, strike["striker"], False)
            foe = range((1 - side) * c.SIDE, (2 - side) * c.SIDE)
            s.b_target = next(
                e for e in foe
                if s.b_kind[e] == strike["target"] and s.b_zone[e] == strike["target_zone"]
            )  # fmt: skip

    def set_zones(self, s: War, side: int, shown: Told) -> None:
        """The cards of an army come to hand; some have left it."""
        if not shown["cards"] and not shown["hidden"]:
            return
        allies.fill_side(s, side)
        first = side * c.SIDE
        for card in shown["cards"]:
            if card["zone"] == c.IN_HAND:
                continue
            for e in range(first, first + c.SIDE):
                if s.b_kind[e] == card["kind"] and s.b_zone[e] == c.IN_HAND:
                    s.b_zone[e] = card["zone"]
                    break

    def draw_answers(self, s: War, rng: Rng) -> None:
        """[7.1] What those have answered who were asked before."""
        if top(s) != st.WINDOW:
            return
        kind = st.number_of(s.agenda[-1])
        for place in range(s.t.players):
            seat = seat_after(s, s.active, place)
            if seat == self.view["decides"]:
                break
            if s.asked_mask >> seat & 1 and self.view["answers"][seat] is None:
                options: list[int] = []
                events.legal_answers(s, seat, kind, options)
                s.answers[seat] = options[int(rng.below(len(options)))]

    def draw_orders(self, s: War, rng: Rng) -> None:
        """[15.1] What those have ordered who have sealed their orders."""
        if top(s) != st.BASKETS:
            return
        for place in range(s.cursor):
            seat = seat_after(s, s.first, place)
            if seat == self.viewer:
                continue
            for _ in range(int(rng.below(MOST_ORDERS + 1))):
                options: list[int] = []
                spending.legal_orders(purchases.drafted(s, seat), seat, options)
                if len(options) > 1:
                    s.orders += [seat, options[1 + int(rng.below(len(options) - 1))]]


def taken(pool: list[int], rng: Rng) -> int:
    """One of a pool, which is then gone."""
    return pool.pop(int(rng.below(len(pool))))


def pairs(numbers: list[int | None]) -> Iterator[tuple[int | None, int | None]]:
    """Numbers two by two."""
    return zip(numbers[::2], numbers[1::2], strict=True)


def find(s: War, side: int, kind: int, in_hand: bool) -> int:
    """A card of a kind that is deployed, or still lies in hand; NONE if there is none."""
    zones = (c.IN_HAND,) if in_hand else (c.DEPLOYED, c.WOUNDED, c.DEAD, c.SPENT)
    for zone in zones:
        for e in range(side * c.SIDE, (side + 1) * c.SIDE):
            if s.b_kind[e] == kind and s.b_zone[e] == zone:
                return e
    return c.NONE
