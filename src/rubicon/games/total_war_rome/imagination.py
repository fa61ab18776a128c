"""From what a viewer sees to a position that he could be in.

What is hidden is drawn anew: hands, troop cards, bids, answers, deployments and orders. Draws are
not weighed by how likely anybody would play like that.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb

from rubicon.core.contract import Told
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import State
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.reading import ZONES, Reader
from rubicon.games.total_war_rome.remembering import Recall, take_out
from rubicon.games.total_war_rome.rules import (
    allies,
    battle,
    conquest,
    events,
    purchases,
    spending,
)
from rubicon.games.total_war_rome.rules.agenda import seat_after, top, top_number
from rubicon.games.total_war_rome.rules.agents import hand_count
from rubicon.games.total_war_rome.rules.army import (
    add_card,
    count_main,
    fits,
    is_fast,
    is_mercenary,
    is_mixed,
    is_too_large,
    size,
)
from rubicon.games.total_war_rome.rules.land import army_owner
from rubicon.games.total_war_rome.rules.windows import LAST_PLAY
from rubicon.games.total_war_rome.terms import QUESTIONS

TRIES = 400
"""Worlds that are drawn before one is taken that does not fit in everything."""
ARMY_TRIES = 30
"""The same for one army."""
MOST_ORDERS = 12
"""Orders of one seat that are imagined, where nobody has seen how many it wrote."""
HIRED = (1 << c.KINDS) - (1 << 2 * c.FIRST_MERCENARY)
"""Mercenaries and special cards, as a mask of kinds."""
CHOOSING = (
    *(st.LOSSES, st.MERGING, st.UPGRADING, st.STRIKING, st.FREE_MERCENARY),
    *(st.DEPLOYING, st.REDEPLOYING),
)
"""Steps in which what can be chosen depends on hidden cards."""


class Possible:
    """The positions that fit what was seen."""

    is_exact = False

    def __init__(self, seen: Seen, reader: Reader) -> None:
        self.view, self.reader, self.t = seen.view, reader, reader.t
        self.viewer = reader.seat(self.view["viewer"])
        self.seats = [self.view["seats"][name] for name in reader.names.seats]
        self.recall = Recall(seen.first, reader)
        for ply in seen.story:
            self.recall.hear(ply)
        self.base = reader.read(self.view)
        """What is seen, with nothing in the place of what is hidden."""
        agenda = self.base.agenda
        self.resolving = [st.number_of(one) for one in agenda if st.step_of(one) == st.RESOLVE_PLAY]
        """The questions whose answers are being carried out."""
        # The largest first: they have least room for what is drawn.
        unknown = sorted(
            self.read_armies(self.base), key=lambda one: -size(self.base, one[0]) - sum(one[1:])
        )
        self.unknown = unknown
        """Armies with hidden cards: how many of them are mercenaries, and how many are not."""
        self.items = {a: self.recall.items(a)[:] for a in set(self.recall.pool_of)}
        """What the hidden cards of armies can be, by pool."""
        self.known: dict[int, list[int]] = {a: [] for a in self.items}
        """The cards that are seen, by pool."""
        self.loose: set[int] = set()
        """Pools in which it is open which of their cards it is that is seen."""
        for a in range(self.t.players * c.ARMIES):
            pool = self.recall.pool_of[a]
            for kind in self.base.cards[a * c.ROOM : (a + 1) * c.ROOM]:
                if kind != c.NONE:
                    self.known[pool].append(kind)
                    if is_open(self.items[pool], kind):
                        self.loose.add(pool)
                    take_out(self.items[pool], kind)

    def draw(self, rng: Rng) -> War:
        """One of them."""
        s = self.drawn_armies(rng)
        for _ in range(TRIES if self.unknown else 0):
            if self.is_sound(s):
                break
            s = self.drawn_armies(rng)
        self.draw_initiative(s, rng)
        self.draw_hands(s, rng)
        self.draw_answers(s, rng)
        self.draw_plays(s, rng)
        self.draw_orders(s, rng)
        return s

    def worlds(self, most: int) -> list[State] | None:
        """All of them, if nothing but hands is hidden and they are few."""
        if self.hides_more_than_hands() or self.recall.deck > 0:
            return None
        unseen = [card for card in range(c.ACTION_CARDS) if self.base.card_at[card] == c.DECK]
        sizes = [
            (seat, given["hand_count"])
            for seat, given in enumerate(self.seats)
            if given["hand"] is None
        ]
        left, ways = len(unseen), 1
        for _, held in sizes:
            ways, left = ways * comb(left, held), left - held
        if ways > most:
            return None
        found = []
        for deal in deals(unseen, sizes):
            s = self.draw(Rng(0))
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
        waits = top(self.base) in (st.WINDOW, st.BASKETS) or bool(self.resolving)
        return bool(self.unknown or bids or waits or self.base.b_phase)

    def drawn_armies(self, rng: Rng) -> War:
        """A position in which armies are drawn anew, and battle is joined."""
        s = self.base.clone()
        self.fill(s, rng)
        if s.b_phase:
            self.set_battle(s, rng)
        return s

    # ---- what must be true of a world ------------------------------------------------------------

    def is_sound(self, s: War) -> bool:
        """Whether a world leads to the decision that is due, with something to decide."""
        if top(s) in CHOOSING and len(s.legal()) < (2 if top(s) == st.DEPLOYING else 1):
            return False
        if not self.fits_assault(s):
            return False
        if not all(self.is_fine(s, a) for a, _, _ in self.unknown):
            return False
        return s.b_phase == 0 or self.is_fair_battle(s)

    def is_resting(self, s: War, a: int) -> bool:
        """[3.7] Whether an army has to be within its limits: only in its own turn it need not."""
        return s.phase != c.CAMPAIGN_PHASE or army_owner(a) != s.active

    def is_fine(self, s: War, a: int) -> bool:
        """[3.3] [3.4] [15.6] Whether an army can have these cards."""
        if self.is_surely_fast(s, a) and not is_fast(s, a):
            return False
        strange = is_too_large(s, a) or is_mixed(s, a)
        if top(s) == st.MERGING and top_number(s) == a:
            return strange
        lost = s.b_phase == c.VICTOR or a == s.hurt or a in s.b_army or a in s.b_ally
        if self.is_resting(s, a):
            if strange and (is_too_large(s, a) or s.army_at[a] >= 0):
                return False
            if s.army_at[a] >= 0 and not lost:
                return count_main(s, a) >= self.least_of(a)
        return True

    def least_of(self, a: int) -> int:
        """[3.4] An army may once have been led by one who never gives up."""
        each, f = c.GENERALS // c.FACTIONS, self.t.faction[army_owner(a)]
        return 1 if c.NEVER_GIVE_UP in self.t.trait[f * each : (f + 1) * each] else 2

    def fits_assault(self, s: War) -> bool:
        """[10.10] Whether the army that assaults has the dice that lie there."""
        for step in s.agenda:
            if st.step_of(step) == st.ATTACK_ROLLED and s.dice:
                trial = s.clone()
                trial.agenda = [st.ATTACK_ROLL | st.number_of(step) << st.STEP_BITS]
                conquest.roll_attack(trial, st.number_of(step))
                return trial.dice == s.dice
        return True

    def is_surely_fast(self, s: War, a: int) -> bool:
        """[9.4] [7.2] More MU than others have, and no Forced March was played."""
        if self.is_resting(s, a) or s.army_mu[a] <= s.t.army_points:
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
            battle.count_hand(s, st.number_of(step), battle.FOOT) > 0
            for step in s.agenda
            if st.step_of(step) == st.STRIKING
            and s.b_phase == c.CENTRE
            and not (s.b_striker != c.NONE and s.b_striker // c.SIDE == st.number_of(step))
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
        """[6.1] Cards of others; of a deck that is used up all are in hands."""
        recall = self.recall
        unseen = [card for card in range(c.ACTION_CARDS) if s.card_at[card] == c.DECK]
        missing = [
            0 if given["hand"] is not None else given["hand_count"] - hand_count(s, seat)
            for seat, given in enumerate(self.seats)
        ]
        for deck in range(recall.deck):
            pool = [card for card in unseen if recall.deck_of[card] == deck]
            for seat in range(s.t.players):
                known = sum(
                    s.card_at[card] == seat and recall.deck_of[card] == deck
                    for card in range(c.ACTION_CARDS)
                )
                for _ in range(min(missing[seat], recall.held[seat].get(deck, 0) - known)):
                    card = taken(pool, rng)
                    unseen.remove(card)
                    s.card_at[card] = seat
                    missing[seat] -= 1
        for seat, number in enumerate(missing):
            for _ in range(number):
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
        """Cards for the places that are not known: what can be there, and fits."""
        decks = self.view["decks"]
        left = {self.reader.kinds[name]: number for name, number in decks.items()}
        for kind in range(2 * c.FIRST_MERCENARY, c.KINDS):
            s.stack[kind] -= left.get(kind, 0)
        items = {pool: shuffled(self.items_of(pool, rng), rng) for pool in self.items}
        for one in self.unknown:
            self.fill_army(s, one, items, rng)
        for kind, number in left.items():
            s.stack[kind] += number

    def items_of(self, pool: int, rng: Rng) -> list[int]:
        """What the hidden cards of a pool can be, when it is settled which are the ones seen."""
        if pool not in self.loose:
            return self.items[pool]
        left = shuffled(self.recall.items(pool), rng)
        for kind in self.known[pool]:
            fitting = [item for item in left if item >> kind & 1]
            if not fitting:
                return self.items[pool]
            left.remove(1 << kind if 1 << kind in fitting else fitting[0])
        return left

    def fill_army(
        self, s: War, one: tuple[int, int, int], items: dict[int, list[int]], rng: Rng
    ) -> None:
        """One army; it is drawn again while it has what no army can have."""
        a, hired, others = one
        place, first = self.recall.pool_of[a], a * c.ROOM
        pool, stack = items[place], s.stack
        cards, knows = s.cards[first : first + c.ROOM], s.knows[first : first + c.ROOM]
        wanted = ((HIRED, hired), (self.recruits(s, a), others))
        for _ in range(ARMY_TRIES):
            s.cards[first : first + c.ROOM], s.knows[first : first + c.ROOM] = cards, knows
            s.stack, items[place] = stack[:], shuffled(pool, rng)
            for kinds, number in wanted:
                for _ in range(number):
                    self.add(s, a, items[place], kinds, rng)
            if self.is_fine(s, a):
                return

    def recruits(self, s: War, a: int) -> int:
        """[15.8] [15.18] What of its own a faction can have."""
        seat, t = army_owner(a), s.t
        found = 0
        for kind in range(2 * c.FIRST_MERCENARY):
            need, new = t.needs[kind], t.swap[kind]
            gone = new != c.NONE and spending.has_reformed(s, seat) and s.stack[new] > 0
            unlocked = need == 0 or s.developed[seat] & need != 0
            if t.owner[kind] == t.faction[seat] and unlocked and not gone:
                found |= 1 << kind
        return found

    def add(self, s: War, a: int, pool: list[int], wanted: int, rng: Rng) -> None:
        """One card that is wanted, of what can be there; if possible one that fits."""
        for is_strict in (self.is_resting(s, a), False):
            for i, item in enumerate(pool if is_strict else [*pool, wanted]):
                kinds = [kind for kind in bits(item & wanted) if s.stack[kind] > 0]
                if is_strict:
                    kinds = [kind for kind in kinds if fits(s, a, kind)]
                if kinds:
                    weights = [s.stack[kind] for kind in kinds]
                    kind = kinds[weighted(weights, rng)]
                    s.stack[kind] -= 1
                    add_card(s, a, kind, 0)
                    if i < len(pool):
                        pool.pop(i)
                    return

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
        """[7.1] Answers that wait to be carried out: of the others any that they could give."""
        own = {
            (given["question"], given["seat"]): self.reader.grammar.from_fields(given["move"])
            for given in self.view["plays"]
        }
        for kind in self.resolving:
            s.plays += [LAST_PLAY, 0]
            for place in range(s.t.players - 1, -1, -1):
                seat = seat_after(s, s.active, place)
                move = own.get((QUESTIONS[kind], self.reader.names.seats[seat]))
                if move is None and self.seats[seat]["hand"] is None:
                    options: list[int] = []
                    events.legal_answers(s, seat, kind, options)
                    chosen = int(rng.below(len(options)))
                    move = options[chosen] if chosen > 0 else None
                if move is not None:
                    s.plays += [seat, move]

    def draw_orders(self, s: War, rng: Rng) -> None:
        """[15.1] What those have ordered who have sealed their orders."""
        if top(s) != st.BASKETS:
            return
        for place in range(s.cursor):
            seat = seat_after(s, s.first, place)
            if self.seats[seat]["basket"] is not None:
                continue
            for _ in range(self.orders_of(seat, rng)):
                options: list[int] = []
                spending.legal_orders(purchases.drafted(s, seat), seat, options)
                if len(options) > 1:
                    s.orders += [seat, options[1 + int(rng.below(len(options) - 1))]]

    def orders_of(self, seat: int, rng: Rng) -> int:
        """[15.1] How many orders a seat has written: as many as were seen, or any number."""
        if self.recall.sealed >> seat & 1:
            return self.recall.orders[seat]
        written = 0
        while written < MOST_ORDERS and rng.below(3) > 0:
            written += 1
        return written


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


def bits(mask: int) -> Iterator[int]:
    """The places of the bits of a mask."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """The same in any order."""
    left, found = items[:], list[int]()
    while left:
        found.append(taken(left, rng))
    return found


def is_open(items: list[int], kind: int) -> bool:
    """Whether a card that is seen can be one of several, of which different things are known."""
    fitting = {item for item in items if item >> kind & 1}
    return len(fitting) > 1 and 1 << kind not in fitting


def weighted(weights: list[int], rng: Rng) -> int:
    """A place, as often as its weight says."""
    ticket, place = int(rng.below(sum(weights))), 0
    while ticket >= weights[place]:
        ticket -= weights[place]
        place += 1
    return place


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
