"""Yardsticks for Triumvirate: two players by rules of thumb from the rulebook.

    python3 bench/yardsticks/triumvirate.py [greedy|solver]

Both want the triumvir crowned for whom they have pledged most. `greedy` looks at the trick that is
being played; `solver` deals the cards that it cannot see many times, and plays some tricks through
with open cards in each of those worlds. They speak the protocol of docs/bots.md and need nothing
but the standard library: they share no line with those they judge.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from functools import cache
from math import tanh
from random import Random
from typing import Any, NamedTuple

Json = dict[str, Any]
Card = int
"""Nine times its suit, plus its number."""

SUITS = ("Caesar", "Pompeius", "Crassus")
RANKS = 9
LEGIONS = (3, 5, 7)
DECK = range(RANKS * len(SUITS))
MOB = 0
WORLDS = 24
"""Deals that the solver looks at for a decision."""
DEPTH = 3
"""Tricks after this one ..."""
POSITIONS = 1_500
"""... and positions in each of them before it looks less far ahead."""
PLEDGED_LEGION = 6.0
"""How much likelier a rival's pledge is a Legion than another card."""
IN_HAND = 0.45
"""What a Legion counts that may still be pledged."""


def card_of(name: str) -> Card:
    """`Caesar 7` as a number."""
    suit, _, rank = name.partition(" ")
    return SUITS.index(suit) * RANKS + int(rank)


def points(cards: Iterable[Card], suit: int) -> int:
    """[7.1] What pledges count if a suit is crowned."""
    return sum(one % RANKS for one in cards if one // RANKS == suit and one % RANKS in LEGIONS)


def reply_wins(lead: Card, reply: Card) -> bool:
    """[3.4] [3.5] [3.6] Whether the reply takes the trick."""
    rank, other = lead % RANKS, reply % RANKS
    if lead // RANKS == reply // RANKS:
        return other > rank
    if MOB in (rank, other):
        return rank != MOB
    return other > rank


def replies(hand: frozenset[Card], lead: Card) -> list[Card]:
    """[3.2] [3.3] Of the suit led if there is one, else any."""
    same = [card for card in hand if card // RANKS == lead // RANKS]
    return sorted(same or hand)


@cache
def crowned(consuls: tuple[int, ...], needed: int) -> tuple[float, ...]:
    """[4.3] How likely each suit is crowned, if all are as likely to win each hand to come."""
    if needed in consuls:
        return tuple(float(one == needed) for one in consuls)
    found = [crowned(more(consuls, suit), needed) for suit in range(len(consuls))]
    return tuple(sum(one[suit] for one in found) / len(consuls) for suit in range(len(consuls)))


def more(counts: tuple[int, ...], suit: int) -> tuple[int, ...]:
    """One more of a suit."""
    return tuple(count + (at == suit) for at, count in enumerate(counts))


class Spot(NamedTuple):
    """A moment of a hand with open cards: whose turn it is, and what he has to follow."""

    hands: tuple[frozenset[Card], frozenset[Card]]
    turn: int
    lead: Card | None
    tricks: tuple[int, ...]

    def cards(self) -> list[Card]:
        """What may be played."""
        hand = self.hands[self.turn]
        return sorted(hand) if self.lead is None else replies(hand, self.lead)


class World:
    """Everything that matters in a hand, with the rival's cards as they may be."""

    def __init__(self, numbers: Json, consuls: tuple[int, ...], mine: Side, theirs: Side) -> None:
        self.tricks_needed: int = numbers["tricks_to_consul"]
        self.consuls_needed: int = numbers["consuls_to_emperor"]
        self.edge = [
            tanh((mine.interest(suit) - theirs.interest(suit)) / 4) for suit in range(len(SUITS))
        ]
        """By suit: 1 if its crown wins the game, -1 if it loses it."""
        self.after = [self.worth(more(consuls, suit)) for suit in range(len(SUITS))]
        """What it is worth if a suit wins this hand [4.2]."""
        self.left = 0

    def worth(self, consuls: tuple[int, ...]) -> float:
        """What consul markers promise."""
        chances = crowned(consuls, self.consuls_needed)
        return sum(chance * edge for chance, edge in zip(chances, self.edge, strict=True))

    def guess(self, tricks: tuple[int, ...]) -> float:
        """What a hand promises that is not over: the more tricks the likelier."""
        if self.tricks_needed in tricks:
            return self.after[tricks.index(self.tricks_needed)]
        odds = [3.0**count for count in tricks]
        return sum(one * after for one, after in zip(odds, self.after, strict=True)) / sum(odds)

    def solve(self, spot: Spot, depth: int, low: float = -2.0, high: float = 2.0) -> float:
        """What a hand is worth to the first side if both see everything."""
        is_over = self.tricks_needed in spot.tricks or not spot.hands[spot.turn]
        if is_over or (spot.lead is None and (depth <= 0 or self.left <= 0)):
            return self.guess(spot.tricks)
        self.left -= 1
        best = -2.0 if spot.turn == 0 else 2.0
        for card in spot.cards():
            value = self.play(spot, card, depth, low, high)
            if spot.turn == 0:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def play(
        self, spot: Spot, card: Card, depth: int, low: float = -2.0, high: float = 2.0
    ) -> float:
        """The same after a card."""
        turn, lead = spot.turn, spot.lead
        rest = spot.hands[turn] - {card}
        hands = (rest, spot.hands[1]) if turn == 0 else (spot.hands[0], rest)
        if lead is None:
            return self.solve(Spot(hands, 1 - turn, card, spot.tricks), depth, low, high)
        wins = reply_wins(lead, card)
        tricks = more(spot.tricks, (card if wins else lead) // RANKS)
        after = Spot(hands, turn if wins else 1 - turn, None, tricks)
        return self.solve(after, depth - 1, low, high)


class Side:
    """A house's pledges, and the cards it may still pledge."""

    def __init__(self, pledged: Iterable[Card], hand: Iterable[Card], may_pledge: bool) -> None:
        self.pledged, self.hand, self.may_pledge = list(pledged), list(hand), may_pledge

    def interest(self, suit: int) -> float:
        """What a crown of a suit would count, as far as one can tell."""
        held = [points([card], suit) for card in self.hand]
        return points(self.pledged, suit) + IN_HAND * self.may_pledge * max(held, default=0)


class Planner:
    """Plans for one house."""

    def __init__(self, seat: str, seats: list[str], board: Json, style: str) -> None:
        self.me = seat
        self.rival = next(one for one in seats if one != seat)
        self.numbers: Json = board["numbers"]
        self.style = style

    def decide(self, view: Json, legal: list[Json], seed: int) -> Json:
        """One of the legal moves."""
        if view["phase"] == "pledge":
            return max(legal, key=lambda move: self.pledge_worth(view, move["fields"]))
        cards = [card_of(move["fields"]["card"]) for move in legal]
        worth = self.look(view, cards) if self.style == "greedy" else self.deal(view, cards, seed)
        return legal[
            max(range(len(legal)), key=lambda place: (worth[place], -cards[place] % RANKS))
        ]

    # ---- what is known ---------------------------------------------------------------------------

    def own(self, view: Json, what: str) -> list[Card]:
        """One's own hand or pledges."""
        return [card_of(name) for name in view["seats"][self.me][what]]

    def consuls(self, view: Json) -> tuple[int, ...]:
        """Consul markers by suit."""
        return tuple(view["consuls"][suit] for suit in SUITS)

    def tricks(self, view: Json) -> tuple[int, ...]:
        """Tricks of this hand by suit."""
        return tuple(view["tricks"][suit] for suit in SUITS)

    def may_pledge(self, view: Json, seat: str) -> bool:
        """[5.3] Whether a house has pledges left."""
        return bool(view["seats"][seat]["pledged"] < self.numbers["pledges_in_a_game"])

    def unseen(self, view: Json) -> list[Card]:
        """Cards that may be anywhere."""
        seen = {card_of(play["card"]) for play in view["plays"]}
        seen.update(self.own(view, "hand"), self.own(view, "pledges"))
        return [card for card in DECK if card not in seen]

    def world(self, view: Json, pledged: list[Card], hand: Iterable[Card]) -> World:
        """A world in which the rival has pledged and holds some cards."""
        mine = Side(
            self.own(view, "pledges"), self.own(view, "hand"), self.may_pledge(view, self.me)
        )
        theirs = Side(pledged, hand, self.may_pledge(view, self.rival))
        return World(self.numbers, self.consuls(view), mine, theirs)

    # ---- pledges ---------------------------------------------------------------------------------

    def pledge_worth(self, view: Json, move: Json) -> float:
        """[5.1] What its Legion may count, by how likely its suit is crowned; others are kept."""
        name = move["card"]
        if name == "nothing":
            return 0.4
        card = card_of(name)
        chances = crowned(self.consuls(view), self.numbers["consuls_to_emperor"])
        gain = points([card], card // RANKS)
        # A suit in which one is ahead already needs no more.
        already = points(self.own(view, "pledges"), card // RANKS)
        return chances[card // RANKS] * gain * (0.5 if already >= 7 else 1.0)

    # ---- greedy ----------------------------------------------------------------------------------

    def look(self, view: Json, cards: list[Card]) -> list[float]:
        """What each card makes of the trick, whatever the rival holds; high ones are dear."""
        world, tricks = self.world(view, [], []), self.tricks(view)
        unseen = frozenset(self.unseen(view))
        found = []
        for card in cards:
            if view["lead"] is not None:
                lead = card_of(view["lead"])
                suits = [(card if reply_wins(lead, card) else lead) // RANKS]
            else:
                answers = replies(unseen, card)
                suits = [(one if reply_wins(card, one) else card) // RANKS for one in answers]
            values = [world.guess(more(tricks, suit)) for suit in suits]
            dear = 0.02 * (card % RANKS in LEGIONS) + 0.002 * (card % RANKS)
            found.append(sum(values) / len(values) - dear)
        return found

    # ---- worlds ----------------------------------------------------------------------------------

    def deal(self, view: Json, cards: list[Card], seed: int) -> list[float]:
        """What each card is worth on average over worlds that the view allows."""
        rng, total = Random(seed), [0.0] * len(cards)
        hand, tricks = frozenset(self.own(view, "hand")), self.tricks(view)
        lead = None if view["lead"] is None else card_of(view["lead"])
        for _ in range(WORLDS):
            pledged = self.draw_pledges(view, rng)
            other = self.draw_hand(view, pledged, rng)
            world = self.world(view, pledged, other)
            for place, card in enumerate(cards):
                world.left = POSITIONS // len(cards)
                spot = Spot((hand, frozenset(other)), 0, lead, tricks)
                total[place] += world.play(spot, card, DEPTH)
        return [
            one / WORLDS - 0.01 * (card % RANKS in LEGIONS)
            for one, card in zip(total, cards, strict=True)
        ]

    def draw_pledges(self, view: Json, rng: Random) -> list[Card]:
        """[5.2] Cards that the rival can have pledged, Legions sooner than others."""
        unseen, found = self.unseen(view), []
        for hand in view["history"]:
            if not hand[self.rival]["pledged"]:
                continue
            out = {card_of(name) for name in hand[self.me]["held"] or []}
            out.update(card_of(name) for name in hand[self.rival]["played"])
            able = [card for card in unseen if card not in out and card not in found] or unseen
            odds = [PLEDGED_LEGION if card % RANKS in LEGIONS else 1.0 for card in able]
            found.append(rng.choices(able, odds)[0])
        return found

    def draw_hand(self, view: Json, pledged: list[Card], rng: Random) -> list[Card]:
        """A hand of the rival; he has none of a suit that he could not follow."""
        void = [SUITS.index(suit) for suit in view["history"][-1][self.rival]["void"]]
        rest = [card for card in self.unseen(view) if card not in pledged]
        able = [card for card in rest if card // RANKS not in void]
        count = view["seats"][self.rival]["cards"]
        return rng.sample(able if len(able) >= count else rest, min(count, len(rest)))


def main() -> None:
    """Answer line by line."""
    style = sys.argv[1] if len(sys.argv) > 1 else "greedy"
    planner: Planner | None = None
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "hello":
            print('{"type": "hello", "protocol": 2, "name": "yardstick"}', flush=True)
        elif heard["type"] == "game":
            planner = Planner(heard["seat"], heard["seats"], heard["board"], style)
        elif heard["type"] == "decide":
            assert planner is not None
            move = planner.decide(heard["view"], heard["legal"], heard["seed"])
            print(json.dumps({"move": move["id"]}), flush=True)


if __name__ == "__main__":
    main()
