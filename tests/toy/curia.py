"""Curia, a small game full of secrets, our fixture: its state and the rules that change it."""

from functools import lru_cache
from typing import Final

from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVENT_WIDTH, EVERYTHING, NOBODY, State
from rubicon.core.values import Fixed

SEATS: Final = 4
KINDS: Final = 5
COPIES: Final = 4
HAND: Final = 3
LETTERS: Final = 6
TRIBUNES: Final = 3
MOST_CAUSES: Final = 5
DICE: Final = 12
MOST_PLEDGED: Final = 12
MOST_BID: Final = 3
BASKET: Final = 2
"""Cards that a basket holds."""
NONE: Final = -1

# Phases
DEAL_LETTERS, DEAL_HANDS, BIDDING, PLEDGING, LOOKING, FILLING, VETOING, OMENS, REFILL, OVER = range(
    10
)
# Verbs
LETTER, DEAL, BID, PLEDGE, LOOK, WAIT, ADD, SEAL, VETO, PASS, ROLL = range(1, 12)
# Events
(
    LETTER_DEALT, CARD_DEALT, BID_MADE, BID_SHOWN, LEADS, PLEDGED, LOOKED, ADDED, SEALED, SHOWN,
    ANSWERED, VETOED, ROLLED, WON, DROPPED,
) = range(15)  # fmt: skip

BITS: Final = 4
"""Of a move: for its verb, which comes first, and for each argument."""
HIDDEN: Final = 15
"""In the place of something that a viewer may not know."""
PASSED: Final = 0
VETOES: Final = 1


def pack(verb: int, arguments: list[int]) -> int:
    """The int of a move."""
    move = verb
    for i, argument in enumerate(arguments):
        move |= argument << (BITS * (i + 1))
    return move


def argument(move: int, i: int) -> int:
    return (move >> (BITS * (i + 1))) & ((1 << BITS) - 1)


def verb_of(move: int) -> int:
    return move & ((1 << BITS) - 1)


def seen_move(seat: int, move: int, viewer: int) -> int:
    """[1.3] [2.1] [3.1] [4.1] Deals, bids, cards and answers are for the seat they belong to."""
    verb = verb_of(move)
    if viewer in (EVERYTHING, seat):
        return move
    if verb in (LETTER, DEAL, BID, ADD):
        return pack(verb, [HIDDEN])
    return pack(PASS, [HIDDEN]) if verb in (VETO, PASS) else move


def seen_events(told: list[int], viewer: int) -> list[int]:
    """The events as a viewer may know them; what belongs to another seat is masked."""
    seen = told[:]
    for at in range(0, len(told), EVENT_WIDTH):
        if viewer == EVERYTHING or told[at + 1] == viewer:
            continue
        if told[at] in (LETTER_DEALT, CARD_DEALT, BID_MADE, ADDED, ANSWERED):
            seen[at + 2] = HIDDEN
        elif told[at] == LOOKED:
            seen[at + 3] = HIDDEN
    return seen


class Tables(Fixed):
    """The board and the options of a match."""

    __slots__ = ("causes", "coins", "dice", "rounds")

    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds, self.coins, self.causes, self.dice = 0, 0, 0, False


class Curia(State):
    """A position. The deck is what is nowhere else: it has no order until a card is drawn."""

    # fields: slots (tools/state_fields.py)
    __slots__ = (
        "answers",
        "baskets",
        "bids",
        "causes",
        "cursor",
        "discard",
        "hands",
        "known",
        "leader",
        "letters",
        "out",
        "phase",
        "purse",
        "spent",
        "t",
        "turn",
    )
    # end of fields

    def __init__(self, t: Tables, other: "Curia | None" = None) -> None:
        self.t, self.telling = t, False
        if other is not None:
            # fields: copying (tools/state_fields.py)
            self.turn: int = other.turn
            self.leader: int = other.leader
            self.phase: int = other.phase
            self.cursor: int = other.cursor
            self.discard: list[int] = other.discard[:]
            self.causes: list[int] = other.causes[:]
            self.letters: list[int] = other.letters[:]
            self.bids: list[int] = other.bids[:]
            self.baskets: list[int] = other.baskets[:]
            self.answers: list[int] = other.answers[:]
            self.spent: list[int] = other.spent[:]
            self.out: list[int] = other.out[:]
            self.known: list[int] = other.known[:]
            self.hands: list[int] = other.hands[:]
            self.purse: list[int] = other.purse[:]
            # end of fields
            return
        self.turn, self.leader, self.phase, self.cursor = 0, 0, DEAL_LETTERS, 0
        players = t.players
        self.letters, self.bids = [NONE] * players, [NONE] * players
        self.answers = [NONE] * players
        self.spent, self.out, self.known = [0] * players, [0] * players, [0] * players
        self.hands, self.baskets = [0] * (players * KINDS), [0] * (players * KINDS)
        self.discard, self.causes = [0] * KINDS, [0] * MOST_CAUSES
        self.purse = [t.coins] * players

    def tables(self) -> Tables:
        return self.t

    def clone(self) -> "Curia":
        return Curia(self.t, self)

    # fields: numbers (tools/state_fields.py)
    def numbers(self, whole: bool) -> list[int]:
        """The fields in one flat list; one that grows comes after its length."""
        out: list[int] = []
        out.append(self.turn)
        out.append(self.leader)
        out.append(self.phase)
        out.append(self.cursor)
        out.extend(self.discard)
        out.extend(self.causes)
        out.append(len(self.letters))
        out.extend(self.letters)
        out.append(len(self.bids))
        out.extend(self.bids)
        out.append(len(self.baskets))
        out.extend(self.baskets)
        out.append(len(self.answers))
        out.extend(self.answers)
        out.append(len(self.spent))
        out.extend(self.spent)
        out.append(len(self.out))
        out.extend(self.out)
        out.append(len(self.known))
        out.extend(self.known)
        out.append(len(self.hands))
        out.extend(self.hands)
        out.append(len(self.purse))
        out.extend(self.purse)
        return out

    def set_numbers(self, numbers: list[int]) -> None:
        """Become the position that a whole list of numbers says."""
        self.turn = numbers[0]
        self.leader = numbers[1]
        self.phase = numbers[2]
        self.cursor = numbers[3]
        self.discard = numbers[4:9]
        self.causes = numbers[9:14]
        at = 14
        self.letters = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.bids = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.baskets = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.answers = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.spent = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.out = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.known = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.hands = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.purse = numbers[at + 1 : at + 1 + numbers[at]]

    # end of fields

    # ---- questions ---------------------------------------------------------------------------

    def at(self, place: int) -> int:
        """The seat at a place, counted from the leader."""
        return (self.leader + place) % self.t.players

    def seat(self) -> int:
        """Who is dealt to, asked or next to answer."""
        dealing = self.phase in (DEAL_LETTERS, DEAL_HANDS)
        return self.cursor % self.t.players if dealing else self.at(self.cursor)

    def to_act(self) -> int:
        if self.phase == OVER:
            return NOBODY
        return CHANCE if self.phase in (DEAL_LETTERS, DEAL_HANDS, OMENS, REFILL) else self.seat()

    def deck(self, kind: int) -> int:
        """Cards of a kind that are nowhere else [1.1]."""
        held = sum(self.hands[kind::KINDS]) + sum(self.baskets[kind::KINDS])
        return COPIES - held - self.discard[kind]

    def hand(self, seat: int) -> list[int]:
        """How many cards of each kind a senator holds."""
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def basket(self, seat: int) -> list[int]:
        """How many cards of each kind lie in a senator's basket."""
        return self.baskets[seat * KINDS : (seat + 1) * KINDS]

    def influence(self, seat: int) -> int:
        """[4.3] The cards of a basket, added up; less than zero for a seat that is out."""
        if self.out[seat]:
            return NONE
        return sum(kind * count for kind, count in enumerate(self.basket(seat)))

    def score(self, seat: int) -> int:
        """[5.1] Coins, and what the letter is worth; nothing counts for a seat that is out."""
        return NONE if self.out[seat] else self.purse[seat] + self.letters[seat]

    def is_skipped(self, seat: int) -> bool:
        """Who takes no part in what is being asked: from public facts alone."""
        if self.phase == FILLING and not any(self.hand(seat)) and not any(self.basket(seat)):
            return True
        return bool(self.out[seat] or (self.phase == VETOING and self.spent[seat]))

    # ---- who is asked ------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """[2.1] [3.1] [4.1] All who have not answered yet, if they are several.

        A veto is asked for even of one: whether he could is not to be seen.
        """
        if self.phase not in (BIDDING, FILLING, VETOING):
            return []
        places = range(self.cursor, self.t.players)
        seats = [self.at(place) for place in places if not self.is_skipped(self.at(place))]
        return seats if len(seats) > 1 or self.phase == VETOING else []

    def passing(self) -> int:
        """No coin, no card more, no veto."""
        if self.phase == BIDDING:
            return pack(BID, [0])
        return pack(SEAL if self.phase == FILLING else PASS, [])

    def window(self) -> int:
        """[4.1] A veto interrupts; each round is a phase of its own."""
        return self.turn + 1 if self.phase == VETOING else 0

    def is_out(self, seat: int) -> bool:
        return self.out[seat] == 1

    def has_one_answer(self) -> bool:
        """From what all see: coins, looks, the numbers of cards, and the vetoes that were used."""
        seat = self.seat()
        if self.phase in (BIDDING, PLEDGING):
            return self.purse[seat] == 0
        if self.phase == FILLING:
            return not any(self.hand(seat)) or sum(self.basket(seat)) == BASKET
        if self.phase == LOOKING:
            return len(self.legal()) == 1
        return self.phase == VETOING and sum(self.spent) == TRIBUNES

    def seen_as(self, move: int, viewer: int) -> int:
        return seen_move(self.seat(), move, viewer)

    # ---- moves -------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        seat = self.seat()
        if self.phase == BIDDING:
            return [pack(BID, [coins]) for coins in range(min(self.purse[seat], MOST_BID) + 1)]
        if self.phase == PLEDGING:
            most = min(self.purse[seat], MOST_PLEDGED)
            return list(pledges(most, self.t.causes))
        if self.phase == LOOKING:
            players = range(self.t.players)
            return [pack(WAIT, []), *(pack(LOOK, [o]) for o in players if self.may_look(seat, o))]
        if self.phase == FILLING:
            adds = [pack(ADD, [kind]) for kind in range(KINDS) if self.may_add(seat, kind)]
            return [*adds, pack(SEAL, [])]
        if self.phase == VETOING:
            return [pack(PASS, []), *([pack(VETO, [])] if self.is_tribune(seat) else [])]
        return []

    def allows(self, move: int) -> bool:
        """The same without a list: pledges are hundreds."""
        verb, first, seat = verb_of(move), argument(move, 0), self.seat()
        if self.phase == PLEDGING and verb == PLEDGE:
            pledged = [argument(move, cause) for cause in range(self.t.causes)]
            most = min(self.purse[seat], MOST_PLEDGED)
            return move == pack(PLEDGE, pledged) and sum(pledged) <= most
        if self.phase == BIDDING and verb == BID:
            return move == pack(BID, [first]) and first <= min(self.purse[seat], MOST_BID)
        return move in ([] if self.phase == PLEDGING else self.legal())

    def may_look(self, seat: int, other: int) -> bool:
        """[2.3] At another's letter that one does not know."""
        return other != seat and not self.known[seat] >> other & 1

    def may_add(self, seat: int, kind: int) -> bool:
        """[3.1] A card of the hand, in order, while there is room."""
        basket = self.basket(seat)
        return (
            self.hands[seat * KINDS + kind] > 0
            and sum(basket) < BASKET
            and not any(basket[kind + 1 :])
        )

    def is_tribune(self, seat: int) -> bool:
        """[1.1] By the letter."""
        return self.letters[seat] < TRIBUNES

    # ---- chance ------------------------------------------------------------------------------

    def outcomes(self) -> list[int]:
        if self.phase == DEAL_LETTERS:
            return [pack(LETTER, [i]) for i in range(LETTERS) if i not in self.letters]
        if self.phase in (DEAL_HANDS, REFILL):
            return [pack(DEAL, [kind]) for kind in range(KINDS) if self.deck(kind)]
        return []

    def weight(self, outcome: int) -> int:
        if self.phase == OMENS:
            faces = [argument(outcome, i) for i in range(DICE)]
            return int(outcome == pack(ROLL, faces) and all(1 <= face <= 6 for face in faces))
        if outcome not in self.outcomes():
            return 0
        return 1 if self.phase == DEAL_LETTERS else self.deck(argument(outcome, 0))

    def sample(self, rng: Rng) -> int:
        if self.phase == OMENS:
            return pack(ROLL, [1 + rng.below(6) for _ in range(DICE)])
        outcomes = self.outcomes()
        ticket = rng.below(sum(self.weight(outcome) for outcome in outcomes))
        for outcome in outcomes:
            ticket -= self.weight(outcome)
            if ticket < 0:
                break
        return outcome

    # ---- changes -----------------------------------------------------------------------------

    def apply(self, move: int) -> None:
        verb, first, seat = verb_of(move), argument(move, 0), self.seat()
        if verb in (LETTER, DEAL):
            self.deal(verb, seat, first)
        elif verb == BID:
            self.bids[seat] = first
            self.tell_of(BID_MADE, seat, first)
            self.go_on()
        elif verb == PLEDGE:
            self.pledge(seat, [argument(move, i) for i in range(self.t.causes)])
        elif verb in (LOOK, WAIT):
            self.look(seat, first if verb == LOOK else NONE)
        elif verb == ADD:
            self.hands[seat * KINDS + first] -= 1
            self.baskets[seat * KINDS + first] += 1
            self.tell_of(ADDED, seat, first)
        elif verb == SEAL:
            self.tell_of(SEALED, seat)
            self.go_on()
        elif verb in (VETO, PASS):
            self.answers[seat] = VETOES if verb == VETO else PASSED
            self.tell_of(ANSWERED, seat, self.answers[seat])
            self.go_on()
        else:
            self.settle([argument(move, i) for i in range(DICE)])

    def deal(self, verb: int, seat: int, what: int) -> None:
        """[1.3] [4.4] A letter or a card."""
        if verb == LETTER:
            self.letters[seat] = what
            self.tell_of(LETTER_DEALT, seat, what)
        else:
            self.hands[seat * KINDS + what] += 1
            self.tell_of(CARD_DEALT, seat, what)
        self.cursor += 1
        if self.phase == DEAL_LETTERS and self.cursor == self.t.players:
            self.phase, self.cursor = DEAL_HANDS, 0
        elif self.phase == DEAL_HANDS and self.cursor == HAND * self.t.players:
            self.begin(BIDDING)
        elif self.phase == REFILL:
            self.find_refill()

    def begin(self, phase: int) -> None:
        """A question to all, or to all who take part in it."""
        self.phase, self.cursor = phase, 0
        self.find_asked()

    def go_on(self) -> None:
        """The next who is asked."""
        self.cursor += 1
        self.find_asked()

    def find_asked(self) -> None:
        """Pass over those who take no part; after the last one all answers count."""
        while self.cursor < self.t.players and self.is_skipped(self.seat()):
            self.cursor += 1
        if self.cursor == self.t.players:
            self.cursor = 0
            if self.phase == BIDDING:
                self.choose_leader()
            elif self.phase == FILLING:
                self.open_baskets()
            else:
                self.count_vetoes()

    def choose_leader(self) -> None:
        """[2.1] The highest bid; among equals the first in order."""
        best = max(self.bids)
        for seat in range(self.t.players):
            if self.bids[seat] != NONE:
                self.tell_of(BID_SHOWN, seat, self.bids[seat])
        order = [self.at(place) for place in range(self.t.players)]
        self.leader = next(seat for seat in order if self.bids[seat] == best)
        self.purse[self.leader] -= best
        self.causes[0] += best
        self.tell_of(LEADS, self.leader, best)
        self.phase = PLEDGING

    def pledge(self, seat: int, coins: list[int]) -> None:
        """[2.2] To each of the causes."""
        for cause, number in enumerate(coins):
            self.causes[cause] += number
            self.purse[seat] -= number
        self.tell_of(PLEDGED, seat, sum(coins))
        self.phase = LOOKING

    def look(self, seat: int, other: int) -> None:
        """[2.3] At a letter, or not."""
        if other != NONE:
            self.known[seat] |= 1 << other
            self.tell_of(LOOKED, seat, other, self.letters[other])
        self.begin(FILLING)

    def open_baskets(self) -> None:
        """[3.2] All at once; then a veto may interrupt."""
        for seat in range(self.t.players):
            for kind, number in enumerate(self.basket(seat)):
                if number:
                    self.tell_of(SHOWN, seat, kind, number)
        self.begin(VETOING)

    def count_vetoes(self) -> None:
        """[4.1] The first veto in order is used; nobody learns of the others."""
        order = [self.at(place) for place in range(self.t.players)]
        vetoes = [seat for seat in order if self.answers[seat] == VETOES]
        self.answers = [NONE] * self.t.players
        if vetoes:
            self.spent[vetoes[0]] = 1
            self.tell_of(VETOED, vetoes[0])
            self.end_round()
            return
        self.phase = OMENS
        if not self.t.dice:
            self.settle([6] * DICE)

    def settle(self, dice: list[int]) -> None:
        """[4.2] [4.3] The coins of favoured causes, for the basket with most influence."""
        causes, players = self.t.causes, range(self.t.players)
        best = max(self.influence(seat) for seat in players)
        winners = [seat for seat in players if self.influence(seat) == best]
        for cause in range(causes):
            own = dice[: DICE // causes * causes][cause::causes]
            self.tell_of(ROLLED, cause, sum(own))
            share = self.causes[cause] // len(winners) if 4 * sum(own) >= 13 * len(own) else 0
            for seat in winners if share else []:
                self.purse[seat] += share
                self.causes[cause] -= share
                self.tell_of(WON, seat, share, cause)
        self.end_round()

    def end_round(self) -> None:
        """[4.4] [1.4] Discard, drop out, refill, and the next round."""
        players = self.t.players
        for kind in range(KINDS):
            self.discard[kind] += sum(self.baskets[kind::KINDS])
        self.baskets = [0] * (players * KINDS)
        self.bids = [NONE] * players
        self.drop_out()
        self.turn += 1
        following = [self.at(place) for place in range(1, players + 1)]
        self.leader = next(seat for seat in following if not self.out[seat])
        if self.turn == self.t.rounds or sum(self.out) == players - 1:
            self.phase, self.cursor = OVER, 0
            return
        self.phase, self.cursor = REFILL, 0
        self.find_refill()

    def drop_out(self) -> None:
        """[4.4] Who has no coin left is out, unless nobody would be left."""
        players = range(self.t.players)
        poor = [seat for seat in players if not self.out[seat] and not self.purse[seat]]
        if len(poor) + sum(self.out) == self.t.players:
            return
        for seat in poor:
            self.out[seat] = 1
            for kind, number in enumerate(self.hand(seat)):
                self.discard[kind] += number
                self.hands[seat * KINDS + kind] = 0
            self.tell_of(DROPPED, seat)

    def find_refill(self) -> None:
        """[4.4] The next who draws a card, while there are any; then the next round."""
        while self.cursor < self.t.players and self.out[self.seat()]:
            self.cursor += 1
        if self.cursor == self.t.players or not self.outcomes():
            self.begin(BIDDING)

    # ---- the end, and events -----------------------------------------------------------------

    def payoff(self, seat: int) -> int:
        scores = [self.score(other) for other in range(self.t.players)]
        return 1000 // scores.count(max(scores)) if scores[seat] == max(scores) else 0

    def tell_of(self, code: int, a: int, b: int = 0, c: int = 0) -> None:
        if self.telling:
            self.note(code, a, b, c, 0, 0)


@lru_cache
def pledges(most: int, causes: int) -> tuple[int, ...]:
    """[2.2] Every pledge of up to so many coins; on the forum they are thousands."""
    return tuple(pack(PLEDGE, split) for split in splits(most, causes))


def splits(most: int, places: int) -> list[list[int]]:
    """Every way to put up to so many coins on so many causes."""
    if places == 0:
        return [[]]
    return [
        [first, *rest] for first in range(most + 1) for rest in splits(most - first, places - 1)
    ]
