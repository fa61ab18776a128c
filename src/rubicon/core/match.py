"""A match: its log is the truth, its state the fold of it. Every move enters through one door.

Undo reaches back to the last moment at which another seat decided or something hidden or random was
revealed. Where several seats are asked at once, their answers wait beside the log until all of them
are in; then they enter it in the order that the rules give them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from rubicon.core.contract import Refusal, Rules, core
from rubicon.core.drafting import Drafting
from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.luck import SharedLuck
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen, Witness
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.core.undo import reveals
from rubicon.words import Named, Phrase


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the log: who, what, and whether there was nothing else to do."""

    seat: int
    move: int
    forced: bool
    reveals: bool | None = field(default=None, compare=False)
    """Whether it told anybody something hidden; None until somebody asks."""
    joined: bool = field(default=False, compare=False)
    """Whether it belongs to the same step as the entry before it."""


Told = tuple[Entry, list[int]]
"""An entry with what the state told of it."""


@dataclass(frozen=True, slots=True)
class Floor:
    """How far back a seat may undo, and why not further."""

    ply: int
    why: Phrase


class Match(Drafting):
    """A game under way."""

    def __init__(self, rules: Rules, start: State | None = None) -> None:
        self.rules = rules
        self.first = rules.start() if start is None else start.clone()
        self.log: list[Entry] = []
        self.turns: list[int] = []
        """The turn in which each entry was made."""
        self.undone: list[Entry] = []
        self.answers = {}
        self.standing = {}
        self.is_judging = False
        """Whether each move is judged when it is made: did it tell anybody something hidden?"""
        self.state = self.first.clone()
        self.witnesses: dict[int, Witness] = {}

    # ---- the door ----------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> list[int]:
        """Make a move, or say why not. Chance outcomes come through here too, as seat CHANCE.

        What the state told of it is returned as it is: `rules.events` reads it for a viewer.
        """
        told = self.enter(seat, move)
        self.undone.clear()
        return told

    def enter(
        self, seat: int, move: int, joined: bool = False, verdict: bool | None = None
    ) -> list[int]:
        """The same, and what was undone can still be done again."""
        refusal = self.rules.why_not(self.state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.answers.clear()
        forced = self.is_forced()
        if verdict is None and self.is_judging and seat != CHANCE:
            verdict = reveals(self.rules, self.state, move)
        return self.follow(Entry(seat, move, forced, verdict, joined))

    def follow(self, entry: Entry) -> list[int]:
        """Fold an entry in that was judged before."""
        self.turns.append(self.rules.turn(self.state))
        self.state.tell(True)
        self.state.apply(entry.move)
        told = self.state.told()
        self.state.tell(False)
        self.log.append(entry)
        return told

    def settle(self, source: Rng | SharedLuck) -> Iterator[Told]:
        """Let chance act and play what is forced, until somebody has a real decision."""
        while True:
            seat = self.state.to_act()
            if seat == NOBODY:
                return
            if seat == CHANCE:
                move = self.drawn(source)
            elif self.is_forced():
                move = self.state.legal()[0]
            else:
                return
            told = self.play(seat, move)
            yield self.log[-1], told

    def is_forced(self) -> bool:
        """Whether the seat to act need not be asked: all know that there is one answer.

        Who has decided anything in this turn also ends it: until then it can be taken back.
        """
        state = self.state
        return state.has_one_answer() and not self.ends_own_turn(state.to_act(), state.legal()[0])

    def ends_own_turn(self, seat: int, move: int) -> bool:
        """Whether a seat ends with this move a turn in which it has decided something."""
        if not self.rules.grammar.verb(move).ends_turn:
            return False
        now = self.rules.turn(self.state)
        for entry, turn in zip(reversed(self.log), reversed(self.turns), strict=True):
            if turn != now:
                return False
            if entry.seat == seat and not entry.forced:
                return True
        return False

    def drawn(self, source: Rng | SharedLuck) -> int:
        """What chance brings now."""
        if isinstance(source, SharedLuck):
            return source.draw(self.rules, self.state)
        return self.state.sample(source)

    # ---- several moves as one step -----------------------------------------------------------

    def step(self, seat: int, moves: Sequence[int]) -> list[Told]:
        """Make all of some moves as one step, or none and say why.

        Where several are asked at once, it is the seat's answer; with the last one all are shown.
        """
        draft, is_asked = self.draft(seat, moves), seat in self.state.asked()
        if draft.refusal is not None:
            raise IllegalMove(draft.refusal)
        if is_asked and self.is_ready(seat):
            rule = self.rules.relevant_rule(self.state, seat)
            raise IllegalMove(Refusal(rule, core("answer-already")))
        if is_asked:
            self.answers.setdefault(seat, []).append(draft.moves)
            return self.reveal() if self.is_due() else []
        self.check(seat, draft.moves)
        entered = []
        for place, move in enumerate(draft.moves):
            told = self.enter(seat, move, place > 0)
            entered.append((self.log[-1], told))
        self.undone.clear()
        return entered

    # ---- several seats at once ---------------------------------------------------------------

    def reveal(self) -> list[Told]:
        """Everybody's answers enter the log; those that the rules do not come to are forgotten.

        Whatever they show: nobody takes an answer back who has seen another's.
        """
        answers = {seat: self.answer_of(seat) for seat in self.answers}
        left, entered = set(self.state.asked()), list[Told]()
        shown = True if len(left) > 1 else None
        while (seat := self.state.to_act()) in left and self.is_answered(left, answers[seat]):
            left.remove(seat)
            for place, move in enumerate(answers[seat]):
                told = self.enter(seat, move, place > 0, shown)
                entered.append((self.log[-1], told))
        self.undone.clear()
        return entered

    def is_answered(self, left: set[int], answer: list[int]) -> bool:
        """Whether the question is still the one to which this is an answer."""
        if not left.issuperset(self.state.asked()):
            return False
        return self.rules.why_not(self.state, self.state.to_act(), answer[0]) is None

    # ---- the fold ----------------------------------------------------------------------------

    def at(self, ply: int) -> State:
        """The position after the first `ply` moves."""
        state = self.first.clone()
        for entry in self.log[:ply]:
            state.apply(entry.move)
        return state

    def cut(self, ply: int) -> list[Entry]:
        """Go back to a ply; what is cut off is returned."""
        removed = self.log[ply:]
        del self.log[ply:]
        del self.turns[ply:]
        self.answers.clear()
        self.state = self.at(ply)
        return removed

    # ---- what was seen -------------------------------------------------------------------------

    def seen(self, viewer: int) -> Seen:
        """What a seat, WATCHER or EVERYTHING has seen so far."""
        if viewer not in self.witnesses:
            self.witnesses[viewer] = Witness(self.rules, self.first, viewer)
        seen = self.witnesses[viewer].seen(self.log)
        if viewer in self.state.asked():
            seen.view = self.rules.view(self.before(viewer), viewer)
        return seen

    # ---- undo --------------------------------------------------------------------------------

    def floor(self, seat: int) -> Floor:
        """The earliest ply to which the seat may go back on its own."""
        if any(other != seat for other in self.state.asked()):
            return Floor(len(self.log), core("others-asked"))
        for ply in range(len(self.log) - 1, -1, -1):
            entry = self.log[ply]
            if entry.seat == CHANCE:
                return Floor(ply + 1, core("chance-has-shown"))
            if entry.seat != seat and not entry.forced:
                who = Named(self.rules.seats[entry.seat], self.rules.game.id)
                return Floor(ply + 1, core("has-acted-since", seat=who))
            if self.judged(ply):
                return Floor(ply + 1, core("hidden-shown"))
        return Floor(0, core("nothing-done"))

    def judged(self, ply: int) -> bool:
        """Whether the move made at a ply told anybody something; it is judged once and kept."""
        entry = self.log[ply]
        verdict = entry.reveals
        if verdict is None:
            verdict = reveals(self.rules, self.at(ply), entry.move)
            self.log[ply] = replace(entry, reveals=verdict)
        return verdict

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take anything back."""
        if self.answers.get(seat):
            return True
        return self.last_step(seat, self.floor(seat).ply) is not None

    def last_step(self, seat: int, floor: int) -> int | None:
        """Where the last step begins in which a seat decided something; None if that is too far."""
        for ply in range(len(self.log) - 1, floor - 1, -1):
            if is_decision(self.log[ply], seat):
                start = self.step_of(ply)
                return start if start >= floor else None
        return None

    def step_of(self, ply: int) -> int:
        """Where the step begins to which the move at a ply belongs."""
        while self.log[ply].joined:
            ply -= 1
        return ply

    def undo(self, seat: int) -> list[Entry]:
        """Take back the seat's last step, with all that followed from it by force.

        An answer that waits for others' answers was never in the log; nothing is cut then.
        """
        if self.withdraw(seat):
            return []
        floor = self.floor(seat)
        start = self.last_step(seat, floor.ply)
        if start is None:
            raise BadInput(core("nothing-to-undo", why=floor.why))
        removed = self.cut(start)
        self.undone = removed + self.undone
        return removed

    def redo(self, seat: int) -> list[Entry]:
        """Make again what the seat has just taken back."""
        if not self.undone or self.undone[0].seat != seat:
            raise BadInput(core("nothing-to-redo"))
        count = 1
        while count < len(self.undone) and (self.undone[count].forced or self.undone[count].joined):
            count += 1
        again, self.undone = self.undone[:count], self.undone[count:]
        for entry in again:
            self.enter(entry.seat, entry.move, entry.joined)
        return again


def is_decision(entry: Entry, seat: int) -> bool:
    """Whether the seat made a real choice there."""
    return entry.seat == seat and not entry.forced


def fold(rules: Rules, entries: Iterable[tuple[int, int]], start: State | None = None) -> Match:
    """The match that seats and moves make; IllegalMove at the first that is not allowed."""
    match = Match(rules, start)
    for seat, move in entries:
        match.play(seat, move)
    return match
