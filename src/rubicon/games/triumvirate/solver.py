"""A hand with open cards, solved exactly: which triumvir each house can make consul, and how.

With every card known a hand is a small game: it ends with a consul, and a house wants him to be one
of some suits. `can_force` asks whether it can have its way against any play. A house that likes one
suit best and another second asks twice, so any wishes can be solved with two such questions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from rubicon.core.errors import BadInput
from rubicon.core.state import State
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate import rules
from rubicon.games.triumvirate.cards import NAMES, SEATS, SUITS, cards_in
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import reply_wins
from rubicon.games.triumvirate.saying import say
from rubicon.words import Listed, Phrase

TRICK_BITS = 3


class Solver:
    """Can a seat make the consul one of some suits? Every position met is remembered."""

    def __init__(self, seat: int, suits: int, needed: int) -> None:
        self.seat = seat
        self.suits = suits
        self.needed = needed
        self.wanted = sum(c.SUIT << 9 * suit for suit in range(c.SUITS) if suits >> suit & 1)
        """All cards of these suits."""
        self.known: dict[tuple[int, int, int, int], bool] = {}

    def lead(self, mine: int, theirs: int, tricks: int, leads: bool) -> bool:
        """Whether it can, with a trick to be led; `tricks` has three bits for each suit."""
        key = (mine, theirs, tricks, leads)
        found = self.known.get(key)
        if found is None:
            leader, other = (mine, theirs) if leads else (theirs, mine)
            found = not leads
            for card in self.ordered(leader, leads):
                if self.reply(leader ^ 1 << card, other, tricks, card, leads) == leads:
                    found = leads
                    break
            self.known[key] = found
        return found

    def reply(self, leader: int, other: int, tricks: int, lead: int, leads: bool) -> bool:
        """Whether it can, with a trick to be answered; `leads` says whether the seat led."""
        following = other & (c.SUIT << (9 * c.suit_of(lead)))
        for card in self.ordered(following or other, not leads):
            if self.after(leader, other ^ 1 << card, tricks, (lead, card), leads) != leads:
                return not leads
        return leads

    def after(
        self, leader: int, other: int, tricks: int, cards: tuple[int, int], leads: bool
    ) -> bool:
        """Whether it can, after a trick."""
        lead, reply = cards
        won = reply_wins(lead, reply)
        suit = c.suit_of(reply if won else lead)
        if (tricks >> TRICK_BITS * suit & 7) + 1 == self.needed:
            return bool(self.suits >> suit & 1)
        mine, theirs = (leader, other) if leads else (other, leader)
        return self.lead(mine, theirs, tricks + (1 << TRICK_BITS * suit), won != leads)

    def ordered(self, cards: int, own: bool) -> list[int]:
        """The cards of a set, those first that are likely to decide: of suits one wants."""
        first = self.wanted if own else ~self.wanted
        return cards_in(cards & first) + cards_in(cards & ~first)


def solver_for(s: Triumvirate, seat: int, suits: int) -> Solver:
    """Asks for one seat whether it can make the consul of this hand one of a set of suits."""
    return Solver(seat, suits, s.t.tricks_to_consul)


def can_force(s: Triumvirate, seat: int, suits: int) -> bool:
    """Whether a seat can make the consul of this hand one of a set of suits, whatever happens."""
    return ask(solver_for(s, seat, suits), s)


def ask(solver: Solver, s: Triumvirate) -> bool:
    """The solver's answer for a position."""
    tricks = sum(number << TRICK_BITS * suit for suit, number in enumerate(s.tricks))
    if s.phase == c.LEAD:
        mine, theirs = s.hand[solver.seat], s.hand[1 - solver.seat]
        return solver.lead(mine, theirs, tricks, s.actor == solver.seat)
    leader = 1 - s.actor
    leads = leader == solver.seat
    return solver.reply(s.hand[leader], s.hand[s.actor], tricks, s.lead, leads)


# ---- best play -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """How a hand goes if both play as well as they can."""

    consul: int
    plays: tuple[tuple[int, int], ...]
    """Seat and card."""
    met: int
    """How many positions were looked at to find it."""


def best_line(s: Triumvirate, worth: Sequence[float]) -> Line:
    """The best line, when a suit's consulate is worth so much to the first seat."""
    levels = sorted(set(worth), reverse=True)
    wishes = [sum(1 << suit for suit in range(c.SUITS) if worth[suit] >= level) for level in levels]
    solvers = [solver_for(s, 0, suits) for suits in wishes]
    state, plays = s.clone(), []
    while True:
        seat, before = state.actor, value(solvers, state)
        for card in cards_in(rules.playable(state)):
            after, consul = played(state, card)
            reached = levels.index(worth[consul]) if consul >= 0 else value(solvers, after)
            if reached == before:
                break
        plays.append((seat, card))
        if consul >= 0:
            return Line(consul, tuple(plays), met(solvers))
        state = after


def met(solvers: list[Solver]) -> int:
    """How many positions solvers have looked at."""
    return sum(len(solver.known) for solver in solvers)


def value(solvers: list[Solver], s: Triumvirate) -> int:
    """The best level that the first seat can make sure of."""
    return next(level for level, solver in enumerate(solvers) if ask(solver, s))


def played(s: Triumvirate, card: int) -> tuple[Triumvirate, int]:
    """The position after a card; or the same and the suit that wins the hand by it."""
    if s.phase == c.REPLY:
        suit = c.suit_of(card if reply_wins(s.lead, card) else s.lead)
        if s.tricks[suit] + 1 == s.t.tricks_to_consul:
            return s, suit
    after = s.clone()
    rules.play_card(after, card)
    return after, c.NONE


# ---- in words ------------------------------------------------------------------------------------


def solve(state: State) -> dict[str, Any]:
    """Everything that can be said of a hand with open cards, for programs."""
    s = cast(Triumvirate, state)
    if s.phase not in (c.LEAD, c.REPLY):
        raise BadInput("Only a hand that is being played can be solved.")
    worth = [rules.points(s, 0, suit) - rules.points(s, 1, suit) for suit in range(c.SUITS)]
    line = best_line(s, worth)
    asked = [[solver_for(s, seat, 1 << i) for i in range(c.SUITS)] for seat in range(c.SEATS)]
    made = [[SUITS[i] for i, solver in enumerate(row) if ask(solver, s)] for row in asked]
    # What one house can't make sure of, the other can prevent: somebody gets his way.
    kept = [[name for name in SUITS if name not in rivals] for rivals in reversed(made)]
    return {
        "can_make_consul": dict(zip(SEATS, made, strict=True)),
        "can_prevent": dict(zip(SEATS, kept, strict=True)),
        "worth": dict(zip(SUITS, worth, strict=True)),
        "consul": SUITS[line.consul],
        "line": [
            {"trick": number // c.SEATS + 1, "seat": SEATS[seat], "card": NAMES[card]}
            for number, (seat, card) in enumerate(line.plays, start=len(s.table))
        ],
        "positions_met": line.met + sum(met(row) for row in asked),
    }


def sentences(solution: dict[str, Any]) -> list[Phrase]:
    """The same for people."""
    lines = []
    for name in SEATS:
        made = Listed.of(solution["can_make_consul"][name], "or")
        kept = Listed.of(solution["can_prevent"][name], "or")
        lines.append(say("solution-can", seat=name, made=made, kept=kept))
    lines.append(say("solution-best"))
    tricks: dict[int, list[Phrase]] = {}
    for play in solution["line"]:
        told = say("solution-play", seat=play["seat"], card=play["card"])
        tricks.setdefault(play["trick"], []).append(told)
    for number, plays in tricks.items():
        lines.append(say("solution-trick", number=number, plays=Listed.of(plays, "comma")))
    return [*lines, say("solution-consul", suit=solution["consul"])]
