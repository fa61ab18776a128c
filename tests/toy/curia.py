"""Curia, a small game full of secrets, our fixture: its state and the rules that change it."""

from typing import Final

from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.core.values import Fixed

KINDS: Final = 5
COPIES: Final = 4
HAND: Final = 3
LETTERS: Final = 6
TRIBUNES: Final = 3
CAUSES: Final = 3
DICE: Final = 12
FAVOUR: Final = 13
MOST_PLEDGED: Final = 12
NONE: Final = -1

DEAL_LETTERS, DEAL_HANDS, PLEDGING, LOOKING, COMMITTING, VETOING, OMENS, REFILL, OVER = range(9)
LETTER, DEAL, PLEDGE, LOOK, WAIT, COMMIT, VETO, PASS, ROLL = range(1, 10)
UNKNOWN, TRIBUNE, COMMONER = range(3)
"""What everybody knows of a letter, from who was asked for a veto [4.1]."""

LETTER_DEALT, CARD_DEALT, PLEDGED, LOOKED, COMMITTED, SHOWN, VETOED, ROLLED, WON = range(9)


def pack(verb: int, arguments: list[int]) -> int:
    """The int of a move: four bits for the verb and for each argument."""
    move = verb
    for i, argument in enumerate(arguments):
        move |= argument << (4 * i + 4)
    return move


def argument(move: int, i: int) -> int:
    return (move >> (4 * i + 4)) & 15


class Tables(Fixed):
    """The options of a match."""

    __slots__ = ("coins", "dice", "rounds")

    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds, self.coins, self.dice = 0, 0, False


class Curia(State):
    """A position. The deck is what is nowhere else: it has no order until a card is drawn."""

    # fields: slots (tools/state_fields.py)
    __slots__ = (
        "causes",
        "committed",
        "cursor",
        "discard",
        "hands",
        "known",
        "leader",
        "letters",
        "phase",
        "public",
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
            self.committed: list[int] = other.committed[:]
            self.public: list[int] = other.public[:]
            self.spent: list[int] = other.spent[:]
            self.known: list[int] = other.known[:]
            self.hands: list[int] = other.hands[:]
            self.purse: list[int] = other.purse[:]
            # end of fields
            return
        self.turn, self.leader, self.phase, self.cursor = 0, 0, DEAL_LETTERS, 0
        players = t.players
        self.letters, self.committed = [NONE] * players, [NONE] * players
        self.public, self.spent, self.known = [UNKNOWN] * players, [0] * players, [0] * players
        self.hands = [0] * (players * KINDS)
        self.discard, self.causes = [0] * KINDS, [0] * CAUSES
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
        out.append(len(self.committed))
        out.extend(self.committed)
        out.append(len(self.public))
        out.extend(self.public)
        out.append(len(self.spent))
        out.extend(self.spent)
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
        self.causes = numbers[9:12]
        at = 12
        self.letters = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.committed = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.public = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.spent = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.known = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.hands = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.purse = numbers[at + 1 : at + 1 + numbers[at]]

    # end of fields

    # ---- questions ---------------------------------------------------------------------------

    def seat(self) -> int:
        """Who is dealt to, asked or next to commit."""
        dealing = self.phase in (DEAL_LETTERS, DEAL_HANDS)
        return (self.cursor if dealing else self.leader + self.cursor) % self.t.players

    def to_act(self) -> int:
        if self.phase == OVER:
            return NOBODY
        return CHANCE if self.phase in (DEAL_LETTERS, DEAL_HANDS, OMENS, REFILL) else self.seat()

    def deck(self, kind: int) -> int:
        """Cards of a kind that are nowhere else [1.1]."""
        held = sum(self.hands[kind::KINDS]) + self.committed.count(kind)
        return COPIES - held - self.discard[kind]

    def score(self, seat: int) -> int:
        """[5.1] Coins, and what the letter is worth."""
        return self.purse[seat] + self.letters[seat]

    def legal(self) -> list[int]:
        seat = self.seat()
        if self.phase == PLEDGING:
            most = min(self.purse[seat], MOST_PLEDGED)
            return [
                pack(PLEDGE, [a, b, c])
                for a in range(most + 1)
                for b in range(most - a + 1)
                for c in range(most - a - b + 1)
            ]
        if self.phase == LOOKING:
            others = [pack(LOOK, [o]) for o in range(self.t.players) if self.may_look(seat, o)]
            return [pack(WAIT, []), *others]
        if self.phase == COMMITTING:
            return [pack(COMMIT, [k]) for k in range(KINDS) if self.hands[seat * KINDS + k]]
        return [pack(VETO, []), pack(PASS, [])] if self.phase == VETOING else []

    def may_look(self, seat: int, other: int) -> bool:
        """[2.2] At another's letter that one does not know."""
        return other != seat and not self.known[seat] >> other & 1

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
        verb, first, seat = move & 15, argument(move, 0), self.seat()
        if verb == LETTER:
            self.letters[seat] = first
            self.event(LETTER_DEALT, seat, first, 0)
            self.go_on(self.t.players, DEAL_HANDS)
        elif verb == DEAL:
            self.hands[seat * KINDS + first] += 1
            self.event(CARD_DEALT, seat, first, 0)
            self.go_on(self.t.players if self.phase == REFILL else HAND * self.t.players, PLEDGING)
            if self.phase == REFILL and not self.outcomes():
                self.phase, self.cursor = PLEDGING, 0
        elif verb == PLEDGE:
            for cause in range(CAUSES):
                self.causes[cause] += argument(move, cause)
                self.purse[seat] -= argument(move, cause)
            self.event(PLEDGED, seat, sum(argument(move, cause) for cause in range(CAUSES)), 0)
            self.phase = LOOKING
        elif verb in (LOOK, WAIT):
            if verb == LOOK:
                self.known[seat] |= 1 << first
                self.event(LOOKED, seat, first, self.letters[first])
            self.phase = COMMITTING
        elif verb == COMMIT:
            self.commit(seat, first)
        elif verb == PASS:
            self.cursor += 1
            self.ask_tribunes()
        elif verb == VETO:
            self.spent[seat] = 1
            self.event(VETOED, seat, 0, 0)
            self.end_round()
        else:
            self.settle([argument(move, i) for i in range(DICE)])

    def go_on(self, end: int, phase: int) -> None:
        """The next one in this phase, or the next phase."""
        self.cursor += 1
        if self.cursor == end:
            self.phase, self.cursor = phase, 0

    def commit(self, seat: int, kind: int) -> None:
        """[3.1] Face down; shown when all are in."""
        self.hands[seat * KINDS + kind] -= 1
        self.committed[seat] = kind
        self.event(COMMITTED, seat, kind, 0)
        self.go_on(self.t.players, VETOING)
        if self.phase == VETOING:
            for other in range(self.t.players):
                self.event(SHOWN, other, self.committed[other], 0)
            self.ask_tribunes()

    def ask_tribunes(self) -> None:
        """[4.1] Only those who can veto; so everybody learns who can."""
        while self.cursor < self.t.players:
            seat = self.seat()
            if not self.spent[seat]:
                self.public[seat] = TRIBUNE if self.letters[seat] < TRIBUNES else COMMONER
                if self.public[seat] == TRIBUNE:
                    return
            self.cursor += 1
        self.phase, self.cursor = OMENS, 0
        if not self.t.dice:
            self.settle([6] * DICE)

    def settle(self, dice: list[int]) -> None:
        """[4.2] [4.3] The coins of favoured causes, for the highest card."""
        best = max(self.committed)
        winners = [seat for seat in range(self.t.players) if self.committed[seat] == best]
        for cause in range(CAUSES):
            omen = sum(dice[cause::CAUSES])
            self.event(ROLLED, cause, omen, 0)
            share = self.causes[cause] // len(winners) if omen >= FAVOUR else 0
            for seat in winners:
                self.purse[seat] += share
                self.causes[cause] -= share
                if share:
                    self.event(WON, seat, share, cause)
        self.end_round()

    def end_round(self) -> None:
        """[4.4] [1.3] Discard, refill, and the next leader."""
        for seat in range(self.t.players):
            self.discard[self.committed[seat]] += 1
            self.committed[seat] = NONE
        self.turn += 1
        self.leader, self.cursor = self.turn % self.t.players, 0
        self.phase = OVER if self.turn == self.t.rounds else REFILL
        if self.phase == REFILL and not self.outcomes():
            self.phase = PLEDGING

    def event(self, code: int, a: int, b: int, c: int) -> None:
        if self.telling:
            self.note(code, a, b, c, 0, 0)

    # ---- the end -----------------------------------------------------------------------------

    def payoff(self, seat: int) -> int:
        scores = [self.score(other) for other in range(self.t.players)]
        return 1000 // scores.count(max(scores)) if scores[seat] == max(scores) else 0
