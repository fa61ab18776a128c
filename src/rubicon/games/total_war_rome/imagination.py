"""From what a viewer sees to a position that he could be in.

What is hidden is drawn anew: hands, troop cards, bids, answers, deployments and orders. Draws are
not weighed by how likely anybody would play like that.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb

from rubicon.core.contract import Told
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.reading import ZONES, Reader
from rubicon.games.total_war_rome.rules import allies, battle, events, purchases, spending, strikes
from rubicon.games.total_war_rome.rules.agenda import seat_after, top, top_number
from rubicon.games.total_war_rome.rules.army import (
    add_card,
    fits,
    is_beaten,
    is_fast,
    is_mercenary,
    is_mixed,
    is_too_large,
)
from rubicon.games.total_war_rome.rules.land import army_owner

TRIES = 200
"""Worlds that are drawn before one is taken that does not fit in everything."""
MOST_ORDERS = 3


class Possible:
    """The positions that fit a view."""

    is_exact = False

    def __init__(self, view: Told, reader: Reader) -> None:
        self.view, self.reader, self.t = view, reader, reader.t
        self.viewer = reader.seat(view["viewer"])
        self.seats = [view["seats"][name] for name in reader.names.seats]
        self.base = reader.read(view)
        """What is seen, with nothing in the place of what is hidden."""
        self.unknown = list(self.read_armies(self.base))
        """Armies with hidden cards: how many of them are mercenaries, and how many are not."""

    def draw(self, rng: Rng) -> War:
        """One of them."""
        s = self.world(rng)
        for _ in range(TRIES):
            if self.is_sound(s):
                break
            s = self.world(rng)
        return s

    def worlds(self, most: int) -> list[State] | None:
        """All of them, if nothing but hands is hidden and they are few."""
        if self.hides_more_than_hands():
            return None
        unseen = [card for card in range(c.ACTION_CARDS) if self.base.card_at[card] == c.DECK]
        sizes = [
            (seat, given["hand_count"])
            for seat, given in enumerate(self.seats)
            if given["hand"] is None
        ]
        left, ways = len(unseen), 1
        for _, size in sizes:
            ways, left = ways * comb(left, size), left - size
        if ways > most:
            return None
        found = []
        for deal in deals(unseen, sizes):
            s = self.world(Rng(0))
            for card in unseen:
                s.card_at[card] = deal.get(card, c.DECK)
            if self.is_sound(s):
                found.append(s)
        return list[State](found)

    def hides_more_than_hands(self) -> bool:
        """Whether troop cards, initiative cards, bids, answers, orders or cards in battle are."""
        bids = any(
            seat["initiative"] is None or (seat["has_bid"] and seat["bid"] is None)
            for seat in self.seats
        )
        waits = top(self.base) in (st.WINDOW, st.BASKETS) or bool(self.view["plays"])
        return bool(self.unknown or bids or waits or self.base.b_phase)

    def world(self, rng: Rng) -> War:
        """A position with secrets drawn anew."""
        s = self.base.clone()
        self.draw_initiative(s, rng)
        self.draw_hands(s, rng)
        self.fill(s, rng)
        if s.b_phase:
            self.set_battle(s, rng)
        self.draw_answers(s, rng)
        self.draw_plays(s, rng)
        self.draw_orders(s, rng)
        return s

    # ---- what must be true of a world ------------------------------------------------------------

    def is_sound(self, s: War) -> bool:
        """Whether a world leads to the decision that is due, with something to decide."""
        if s.to_act() >= 0 and len(s.legal()) < (2 if top(s) == st.DEPLOYING else 1):
            return False
        for a in range(s.t.players * c.ARMIES):
            lost = s.b_phase == c.VICTOR or a in (s.hurt, *s.b_army)
            resting = s.phase != c.CAMPAIGN_PHASE or army_owner(a) != s.active
            if s.army_at[a] >= 0 and resting and not lost and is_beaten(s, a):
                return False
            if resting and (is_too_large(s, a) or (s.army_at[a] >= 0 and is_mixed(s, a))):
                return False
            if self.is_surely_fast(s, a) and not is_fast(s, a):
                return False
        return s.b_phase == 0 or self.is_fair_battle(s)

    def is_surely_fast(self, s: War, a: int) -> bool:
        """[9.4] [7.2] More MU than others have, and no Forced March was played."""
        if s.army_mu[a] <= s.t.army_points:
            return False
        discards = [i for i in range(c.ACTION_CARDS) if s.card_at[i] == c.DISCARD]
        return not any(s.t.event[card] == c.FORCED_MARCH for card in discards)

    def is_fair_battle(self, s: War) -> bool:
        """[12.18] [12.19] Whether both sides have the cards that the battle asks for."""
        if not all(self.fits_zones(s, side) for side in range(2)):
            return False
        waits = any(st.step_of(step) == st.COMBAT for step in s.agenda)
        if waits or top(s) == st.CHARGING:
            return self.is_fair_combat(s)
        return all(
            battle.count_hand(s, st.number_of(step), strikes.strikers(s)) > 0
            for step in s.agenda
            if st.step_of(step) == st.STRIKING and s.b_phase == c.CENTRE
        )

    def is_fair_combat(self, s: War) -> bool:
        """[12.18] [12.19] Before the cards are shown."""
        if s.b_phase == c.FLANKS:
            step = next(one for one in s.agenda if st.step_of(one) == st.NEXT_FLANK)
            left = st.number_of(step) - s.b_fights
            return min(battle.count_flank(s, side) for side in range(2)) == left
        if s.b_phase == c.CENTRE:
            ready = [battle.readiness(s, side) for side in range(2)]
            charges = [s.b_due[side] for side in range(2)]
            if top(s) == st.CHARGING:
                charges[top_number(s)] = battle.WILLING
            asked = all(ready[side] == 1 for side in range(2) if charges[side])
            return min(ready) > 0 and asked
        return all(battle.can_deploy(s, side) for side in range(2))

    def fits_zones(self, s: War, side: int) -> bool:
        """[12.11] Whether a side has all the cards that are seen of it."""
        shown = self.view["battle"]["sides"][side]
        there = [e for e in range(side * c.SIDE, (side + 1) * c.SIDE) if s.b_kind[e] != c.NONE]
        out = sum(s.b_zone[e] > c.IN_HAND for e in there)
        seen = sum(card["zone"] != "hand" for card in shown["cards"])
        return out == seen and len(there) == len(shown["cards"]) + int(shown["hidden"])

    # ---- initiative and hands --------------------------------------------------------------------

    def draw_initiative(self, s: War, rng: Rng) -> None:
        """[5.1] [5.2] Cards and bids that are not shown."""
        numbers = [seat["initiative"] for seat in self.seats]
        free = [n for n in range(1, s.t.players + 1) if n not in numbers]
        dealing = top(s) == st.DEAL_INITIATIVE
        for seat, number in enumerate(numbers):
            dealt = not dealing or seat < s.cursor
            s.number[seat] = number if number is not None else taken(free, rng) if dealt else 0
        for seat, given in enumerate(self.seats):
            if given["bid"] is not None:
                s.bid[seat] = given["bid"]
            elif given["has_bid"]:
                s.bid[seat] = int(rng.below(min(s.gold[seat], 250) + 1))

    def draw_hands(self, s: War, rng: Rng) -> None:
        """[6.1] Cards that are in the deck or in another hand."""
        unseen = [card for card in range(c.ACTION_CARDS) if s.card_at[card] == c.DECK]
        for seat, given in enumerate(self.seats):
            if given["hand"] is None:
                for _ in range(given["hand_count"]):
                    s.card_at[taken(unseen, rng)] = seat

    # ---- armies ----------------------------------------------------------------------------------

    def read_armies(self, s: War) -> Iterator[tuple[int, int, int]]:
        """[1.4] [1.5] The cards that are seen; how many of each army are not."""
        s.stack = s.t.copies[:]
        bit = 1 << (self.viewer if self.viewer >= 0 else c.SEATS)
        for name, given in self.view["armies"].items():
            a = self.reader.armies[name]
            hired = given["mercenaries"]
            for card in given["cards"]:
                kind = self.reader.kinds[card["kind"]]
                known_by = card["known_by"]
                knows = bit if known_by is None else self.reader.known_by(known_by, army_owner(a))
                s.stack[kind] -= 1
                hired -= is_mercenary(kind)
                add_card(s, a, kind, knows)
            if given["hidden"]:
                yield a, hired, given["hidden"] - hired

    def fill(self, s: War, rng: Rng) -> None:
        """Cards for the places that are not known."""
        decks = self.view["decks"]
        left = {self.reader.kinds[name]: number for name, number in decks.items()}
        # The largest first: they need cards of every class.
        for a, hired, others in sorted(self.unknown, key=lambda one: -one[1] - one[2]):
            f = s.t.faction[army_owner(a)]
            own = [k for k in range(c.KINDS) if s.t.owner[k] == f and self.is_recruited(s, a, k)]
            hires = range(2 * c.FIRST_MERCENARY, c.KINDS)
            for _ in range(hired):
                pool = [k for k in hires for _ in range(s.stack[k] - left.get(k, 0))]
                self.add(s, a, pool, rng)
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

    # ---- battles ---------------------------------------------------------------------------------

    def set_battle(self, s: War, rng: Rng) -> None:
        """[12.11] Zones as they are seen, and cards that lie face down."""
        sides = self.view["battle"]["sides"]
        for side, shown in enumerate(sides):
            if shown["cards"] or shown["hidden"]:
                if s.b_ally[side] == c.NONE:
                    allies.fill_side(s, side)
                else:
                    self.gather(s, side, shown, rng)
                for card in shown["cards"]:
                    self.set_card(s, side, card)
        for side, shown in enumerate(sides):
            if shown["deployed"] and max(s.b_main[side], s.b_light[side]) == c.NONE:
                options: list[int] = []
                battle.legal_deployments(s, side, options)
                if len(options) > 1:
                    battle.deploy(s, side, options[1 + int(rng.below(len(options) - 1))])

    def gather(self, s: War, side: int, shown: Told, rng: Rng) -> None:
        """[12.25] The cards of two armies that fight together: those that are seen, and others."""
        pool = [
            (kind, a)
            for a in (s.b_army[side], s.b_ally[side])
            for kind in s.cards[a * c.ROOM : (a + 1) * c.ROOM]
            if kind != c.NONE
        ]
        allies.clear_side(s, side)
        for card in shown["cards"]:
            one = self.reader.kinds[card["kind"]], self.reader.armies[card["army"]]
            if one in pool:
                pool.remove(one)
                allies.enlist(s, side, *one)
        for _ in range(int(shown["hidden"])):
            fitting = [one for one in pool if allies.has_room(s, side, one[0])]
            if fitting:
                chosen = fitting[int(rng.below(len(fitting)))]
                pool.remove(chosen)
                allies.enlist(s, side, *chosen)

    def set_card(self, s: War, side: int, card: Told) -> None:
        """A card of a side goes where it is seen to lie."""
        kind, a = self.reader.kinds[card["kind"]], self.reader.armies[card["army"]]
        used = (s.b_main[side], s.b_light[side], s.b_engine[side])
        for e in range(side * c.SIDE, (side + 1) * c.SIDE):
            in_hand = s.b_zone[e] == c.IN_HAND and e not in used
            if s.b_kind[e] == kind and s.b_from[e] == a and in_hand:
                s.b_zone[e] = ZONES[card["zone"]]
                set_role(s, side, e, card["role"])
                return

    # ---- answers, orders -------------------------------------------------------------------------

    def draw_answers(self, s: War, rng: Rng) -> None:
        """[7.1] What those have answered who were asked before."""
        if top(s) != st.WINDOW:
            return
        waiting = [self.reader.seats[name] for name in self.view["window"]["waiting"]]
        for seat in range(s.t.players):
            if s.asked_mask >> seat & 1 and seat not in waiting and s.answers[seat] == c.NONE:
                options: list[int] = []
                events.legal_answers(s, seat, top_number(s), options)
                s.answers[seat] = options[int(rng.below(len(options)))]

    def draw_plays(self, s: War, rng: Rng) -> None:
        """[7.1] Answers of others that wait to be carried out."""
        kinds = [st.number_of(one) for one in s.agenda if st.step_of(one) == st.RESOLVE_PLAY]
        for kind, given in zip(kinds, self.view["plays"], strict=True):
            if given["move"] is not None:
                move = self.reader.grammar.from_fields(given["move"])
                s.plays += [self.reader.seats[given["seat"]], move]
                continue
            options: list[tuple[int, int]] = []
            for seat in range(s.t.players):
                if seat != self.viewer:
                    moves: list[int] = []
                    events.legal_answers(s, seat, kind, moves)
                    options += [(seat, move) for move in moves[1:]]
                    options += [
                        (seat, c.pack(c.PLAY, 0, 0, 0, card))
                        for card in range(c.ACTION_CARDS)
                        if s.card_at[card] == seat and not moves[1:]
                    ]
            s.plays += options[int(rng.below(len(options)))]

    def draw_orders(self, s: War, rng: Rng) -> None:
        """[15.1] What those have ordered who have sealed their orders."""
        if top(s) != st.BASKETS:
            return
        for place in range(s.cursor):
            seat = seat_after(s, s.first, place)
            if self.seats[seat]["basket"] is not None:
                continue
            for _ in range(int(rng.below(MOST_ORDERS + 1))):
                options: list[int] = []
                spending.legal_orders(purchases.drafted(s, seat), seat, options)
                if len(options) > 1:
                    s.orders += [seat, options[1 + int(rng.below(len(options) - 1))]]


def deals(cards: list[int], sizes: list[tuple[int, int]]) -> Iterator[dict[int, int]]:
    """Every way to deal cards to seats: the seat of each card that is dealt."""
    if not sizes:
        yield {}
        return
    (seat, size), *others = sizes
    for hand in combinations(cards, size):
        for more in deals([card for card in cards if card not in hand], others):
            yield dict.fromkeys(hand, seat) | more


def taken(pool: list[int], rng: Rng) -> int:
    """One of a pool, which is then gone."""
    return pool.pop(int(rng.below(len(pool))))


def set_role(s: War, side: int, e: int, role: str | None) -> None:
    """What a card does in this combat."""
    if role == "main":
        s.b_main[side] = e
    elif role == "light":
        s.b_light[side] = e
    elif role == "engine":
        s.b_engine[side] = e
    elif role == "striker":
        s.b_striker = e
    elif role == "target":
        s.b_target = e
