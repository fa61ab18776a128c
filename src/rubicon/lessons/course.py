"""A lesson under way: where the learner stands follows from the log, so that undo needs no care.

A move that the step does not ask for never enters the log: the lesson says why, and waits.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rubicon.core.contract import Rules, core
from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.luck import SharedLuck
from rubicon.core.match import Match, Told, is_decision
from rubicon.core.record import seat_of
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.lessons.lesson import END, Lesson, Step
from rubicon.words import Phrase, quoted

Line = tuple[int, int]
"""A seat, or CHANCE, and its move."""


@dataclass(frozen=True, slots=True)
class Place:
    """How far a learner has come."""

    step: int
    """Of how many steps he has done all that was asked."""
    began: int | None
    """The ply of his first decision in the step that he is at; None before it."""
    before: int | None
    """The same of the step before that one; None in the first step."""


class Course:
    """A lesson under its rules."""

    def __init__(self, lesson: Lesson, rules: Rules) -> None:
        self.lesson, self.rules = lesson, rules
        self.seat = seat_of(rules, lesson.seat)
        if self.seat == CHANCE:
            raise BadInput(core("lesson-chance-learns"))

    # ---- the start ---------------------------------------------------------------------------

    def first(self) -> State:
        """The position in which the lesson begins."""
        position = self.lesson.position
        start = None if position is None else self.rules.from_position(position)
        match = Match(self.rules, start)
        left = self.follow(match, self.read(self.lesson.start), Rng(0), is_start=True)
        if left:
            raise BadInput(self.never(match, left[0]))
        return match.state

    def read(self, lines: Iterable[str]) -> list[Line]:
        """Moves as a lesson writes them."""
        found = []
        for line in lines:
            name, colon, words = (part.strip() for part in line.partition(":"))
            if not colon:
                raise BadInput(core("lesson-line-form", given=quoted(line)))
            found.append((seat_of(self.rules, name), self.rules.grammar.parse(words)))
        return found

    def never(self, match: Match, line: Line) -> Phrase:
        """A line that nobody could come to."""
        words = self.rules.grammar.words(line[1])
        return core("lesson-line-unused", words=words, prompt=self.rules.prompt(match.state))

    # ---- where the learner stands ------------------------------------------------------------

    def place(self, match: Match) -> Place:
        """How far the learner is, his answer that waits for others' included."""
        steps, step = self.lesson.steps, 0
        began: int | None = None
        before: int | None = None
        made = [
            (ply, entry.move)
            for ply, entry in enumerate(match.log)
            if is_decision(entry, self.seat)
        ]
        made += [(len(match.log), move) for move in match.answer_of(self.seat)]
        for ply, move in made:
            if step == len(steps):
                break
            began = ply if began is None else began
            if steps[step].ends(self.rules, move):
                step, before, began = step + 1, began, None
        if self.is_cut_short(match):
            step = len(steps)
        return Place(step, began, before)

    def is_cut_short(self, match: Match) -> bool:
        """Whether others, who play as they like, have brought the game to its end."""
        return self.lesson.others is not None and match.state.to_act() == NOBODY

    def is_done(self, match: Match) -> bool:
        """Whether all steps are done."""
        return self.place(match).step == len(self.lesson.steps)

    def step(self, match: Match) -> Step | None:
        """The step that the learner is at; None when all are done."""
        place = self.place(match).step
        return None if place == len(self.lesson.steps) else self.lesson.steps[place]

    def says(self, match: Match) -> Phrase:
        """What the lesson says now."""
        if self.is_cut_short(match):
            return core("lesson-cut-short")
        step = self.step(match)
        return self.lesson.phrase(END if step is None else step.id)

    def accepted(self, match: Match) -> list[int]:
        """The legal moves that the step asks for, if the learner has to decide."""
        step = self.step(match)
        if step is None or self.seat not in match.waiting():
            return []
        return [move for move in match.choices(self.seat) if step.accepts(self.rules, move)]

    # ---- moves -------------------------------------------------------------------------------

    def objection(self, match: Match, moves: Sequence[int]) -> Phrase | None:
        """What the lesson has to say against legal moves of the learner; None if nothing."""
        steps, place = self.lesson.steps, self.place(match).step
        for move in moves:
            if place == len(steps):
                return None if self.lesson.others is not None else core("lesson-over")
            if not steps[place].accepts(self.rules, move):
                return self.wrong(steps[place], move)
            place += steps[place].ends(self.rules, move)
        return None

    def wrong(self, step: Step, move: int) -> Phrase:
        """What is said when something else is done."""
        for one in step.wrong:
            if one.pattern.fits(self.rules, move):
                return self.lesson.phrase(step.id, one.says)
        for one in self.lesson.wrong:
            if one.pattern.fits(self.rules, move):
                return self.lesson.phrase(one.says)
        return core("lesson-other-move")

    def take(self, match: Match, moves: Sequence[int], rng: Rng) -> tuple[list[Told], list[Line]]:
        """Make moves of the learner's and all that follows by the lesson, by force or by chance.

        What happened is returned, and the lines of the steps that nobody came to.
        """
        ply, place = len(match.log), self.place(match).step
        match.step(self.seat, moves)
        done = self.lesson.steps[place : self.place(match).step]
        lines = self.read(line for step in done for line in step.then)
        left = self.follow(match, lines, rng)
        return list(zip(match.log[ply:], match.told[ply:], strict=True)), left

    def follow(
        self, match: Match, lines: Iterable[Line], rng: Rng, *, is_start: bool = False
    ) -> list[Line]:
        """Play lines in order, and what chance and force bring between; the lines that are left."""
        queue = deque(lines)
        while (acting := match.state.to_act()) != NOBODY:
            if queue and self.is_due(match, queue[0][0], is_start=is_start):
                self.play_line(match, queue.popleft())
            elif is_start and not queue:
                break
            elif acting == CHANCE:
                match.play(CHANCE, match.drawn(self.luck(match, rng)))
            elif not match.state.asked() and match.is_forced():
                match.play(acting, match.choices(acting)[0])
            else:
                break
        return list(queue)

    def is_due(self, match: Match, seat: int, *, is_start: bool) -> bool:
        """Whether a line of a seat, or of CHANCE, comes next.

        Where several are asked at once, the others answer when the learner has.
        """
        if seat == CHANCE:
            return match.state.to_act() == CHANCE
        waiting = match.waiting()
        return seat in waiting and (is_start or self.seat not in waiting)

    def play_line(self, match: Match, line: Line) -> None:
        """A line of the lesson's; BadInput if the rules do not allow it."""
        seat, move = line
        try:
            if seat == CHANCE:
                match.play(seat, move)
            else:
                match.step(seat, [move])
        except IllegalMove as error:
            words = self.rules.grammar.words(move)
            raise BadInput(core("lesson-line-refused", words=words, why=error.says)) from None

    def luck(self, match: Match, rng: Rng) -> Rng | SharedLuck:
        """What draws where the lesson does not say what comes: the same each time, if it wants."""
        if self.lesson.seed is None:
            return rng
        luck = SharedLuck(str(self.lesson.seed).encode())
        luck.follow(self.rules, match.first, [entry.move for entry in match.log])
        return luck

    # ---- going back --------------------------------------------------------------------------

    def back(self, match: Match) -> int:
        """The ply at which the step began, or the one before if nothing is done in it yet."""
        place = self.place(match)
        ply = place.before if place.began is None else place.began
        if ply is None:
            return 0
        return self.asked_at(match, ply)

    def asked_at(self, match: Match, ply: int) -> int:
        """The ply before a decision: where several were asked at once, before all their answers."""
        while 0 < ply < len(match.log) and match.log[ply].seat in match.at(ply - 1).asked():
            ply -= 1
        return ply
