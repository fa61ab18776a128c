"""What a viewer remembers beyond his view: kept up as events are told.

Of action cards: which deck each was dealt from. When a deck is used up and the discarded cards make
a new one, what nobody has shown of the old deck is in the hands of others. Of troop cards: what
each hidden card can be. Others learn the price of a card that is bought, and what passes between
two armies was in one of them before. Of orders: how many were written, and by whom all of them.
"""

from rubicon.core.contract import Told
from rubicon.core.state import EVENT_WIDTH
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.reading import Reader
from rubicon.games.total_war_rome.tables import Tables

HEAD = 2
"""A ply begins with who acted and with the move as it was seen."""
CONSCRIPTION = 2
"""Gold that a Conscription takes off in all [7.14]."""


class Recall:
    """What one viewer remembers; sets of kinds of troop card are masks."""

    def __init__(self, first: Told, reader: Reader) -> None:
        self.t: Tables = reader.t
        # action cards: the deck each belongs to, what lies discarded, and cards in hand by deck
        self.deck_of = [0] * c.ACTION_CARDS
        self.discarded = {reader.cards[name] for name in first["discards"]}
        self.deck = 0
        self.left: int = first["deck"]
        self.held = [{0: int(first["seats"][name]["hand_count"])} for name in reader.names.seats]
        # troop cards: by army the pool it belongs to; a pool has what its cards can be
        self.pool_of = list(range(c.SEATS * c.ARMIES))
        self.pools: list[list[int]] = [[] for _ in self.pool_of]
        self.developed = [0] * c.SEATS
        for seat, name in enumerate(reader.names.seats):
            known, first_one = first["seats"][name], self.t.faction[seat] * c.DEVELOPMENTS
            for d in range(c.DEVELOPMENTS):
                has = reader.names.developments[first_one + d] in known["developments"]
                self.developed[seat] |= int(has) << d
        self.pressed = 0
        self.orders = [0] * c.SEATS
        self.sealed = 0
        for name, army in first["armies"].items():
            a = reader.armies[name]
            for card in army["cards"]:
                self.pools[a].append(1 << reader.kinds[card["kind"]])
            hidden = [self.any_of(a)] * army["hidden"]
            self.pools[a] += hidden

    # ---- what is told ----------------------------------------------------------------------------

    def hear(self, ply: list[int]) -> None:
        """One ply as the viewer saw it: what matters is in its events."""
        for at in range(HEAD, len(ply), EVENT_WIDTH):
            code, one, two, three, four, five = ply[at : at + EVENT_WIDTH]
            if code == st.CARD_DEALT:
                self.deal(one)
            elif code == st.ACTED:
                self.discard(one, five)
            elif code == st.LEVIED:
                self.discard(one, two)
            elif code == st.PLAYED:
                self.discard(one, two)
                if self.t.event[two] == c.CONSCRIPTION:
                    self.pressed |= 1 << one
            elif code == st.ROUND_BEGAN:
                self.pressed = self.sealed = 0
                self.orders = [0] * c.SEATS
            elif code == st.ORDERED:
                self.orders[one] += 1
            elif code == st.SEALED:
                self.sealed |= 1 << one
            elif code == st.DEVELOPED:
                self.developed[one] |= 1 << four
            else:
                self.hear_of_troops(code, one, two, three, four, five)

    def hear_of_troops(
        self, code: int, one: int, two: int, three: int, four: int, five: int
    ) -> None:
        """Cards that come, go and change."""
        if code == st.BOUGHT:
            self.add(two, 1 << three if three < c.KINDS else self.priced(one, four, five))
        elif code in (st.HIRED, st.JOINED_FREE):
            self.add(two, 1 << three)
        elif code == st.CARD_LOST:
            if three < c.KINDS:
                self.remove(two, three)
        elif code == st.ARMY_LOST:
            if self.pool_of.count(self.pool_of[two]) == 1:
                self.pools[self.pool_of[two]] = []
        elif (code == st.CARD_GIVEN and five != 1) or (code == st.REORGANISED and four == 2):
            self.join(two, three)
        elif code == st.UPGRADED:
            self.remove(two, three)
            self.add(two, 1 << (three + 1))
        elif code == st.REFORMED:
            self.reform(one)

    # ---- action cards [6.1] ----------------------------------------------------------------------

    def deal(self, seat: int) -> None:
        """[6.1] A card is dealt; an empty deck is made of the discarded cards first."""
        if self.left == 0:
            self.deck += 1
            self.left = len(self.discarded)
            for card in self.discarded:
                self.deck_of[card] = self.deck
            self.discarded = set()
        self.left -= 1
        self.held[seat][self.deck] = self.held[seat].get(self.deck, 0) + 1

    def discard(self, seat: int, card: int) -> None:
        """A card is played or cashed in the open."""
        self.discarded.add(card)
        deck = self.deck_of[card]
        self.held[seat][deck] = self.held[seat].get(deck, 0) - 1

    # ---- troop cards [1.4] -----------------------------------------------------------------------

    def items(self, a: int) -> list[int]:
        """What the cards of an army, and of those it has exchanged cards with, can be."""
        return self.pools[self.pool_of[a]]

    def add(self, a: int, kinds: int) -> None:
        """A card joins an army."""
        self.items(a).append(kinds)

    def remove(self, a: int, kind: int) -> None:
        """A card that was seen leaves an army."""
        take_out(self.items(a), kind)

    def join(self, a: int, b: int) -> None:
        """[9.9] Cards pass in secret: nobody can tell which army has what."""
        mine, other = self.pool_of[a], self.pool_of[b]
        if mine != other:
            self.pools[mine] += self.pools[other]
            self.pools[other] = []
            self.pool_of = [mine if one == other else one for one in self.pool_of]

    def reform(self, seat: int) -> None:
        """[15.18] Cards were exchanged, as far as there were new ones."""
        for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
            if self.pool_of[a] == a:
                self.pools[a] = [self.reformed(kinds) for kinds in self.pools[a]]

    def reformed(self, kinds: int) -> int:
        """What a card can be after the reforms."""
        for kind, new in enumerate(self.t.swap):
            if new != c.NONE and kinds >> kind & 1:
                kinds |= 1 << new
        return kinds

    def any_of(self, a: int) -> int:
        """Everything that an army can have."""
        f = self.t.faction[a // c.ARMIES]
        return sum(
            1 << kind
            for kind in range(c.KINDS)
            if self.t.copies[kind] and self.t.owner[kind] in (f, c.NONE)
        )

    def has_effect(self, seat: int, effect: int) -> bool:
        """[15.8] Whether a seat has a development."""
        f = self.t.faction[seat]
        return self.developed[seat] & self.t.effect[f * c.EFFECTS + effect] != 0

    def priced(self, seat: int, price: int, hired: int) -> int:
        """[15.2] The plain cards that can have cost so much, by what may have made them cheaper."""
        t = self.t
        f = t.faction[seat]
        less = CONSCRIPTION if self.pressed >> seat & 1 else 0
        less += self.has_effect(seat, c.CHEAP_TROOPS)
        less += hired and self.has_effect(seat, c.CHEAP_MERCENARIES)
        owner = c.NONE if hired else f
        return sum(
            1 << kind
            for kind in range(0, c.KINDS, 2)
            if t.owner[kind] == owner and price <= t.cost[kind] <= price + less
        )


def take_out(items: list[int], kind: int) -> None:
    """One that can be of a kind: the one of which most is known."""
    fitting = [item for item in items if item >> kind & 1]
    if fitting:
        items.remove(min(fitting, key=int.bit_count))
