"""A question to several seats at once: who is asked, what each sees, and who has answered.

The answers wait beside the log. An asked seat sees the position as if all asked before it had
passed, so that nothing it is shown can depend on what they really answered.
"""

from rubicon.core.contract import Rules
from rubicon.core.state import State
from rubicon.core.undo import applied


class Asking:
    """The part of a match that waits for answers."""

    rules: Rules
    state: State
    answers: dict[int, list[list[int]]]
    """What seats that are asked at once have answered so far, step by step; nobody else's."""
    standing: dict[int, int]
    """Seats that pass every chance to interrupt in a phase, as they said beforehand."""

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        asked = self.state.asked()
        if asked:
            return tuple(seat for seat in asked if not self.is_ready(seat))
        seat = self.state.to_act()
        return (seat,) if seat >= 0 else ()

    def before(self, seat: int) -> State:
        """The position as it is before a seat that decides.

        For one of several that are asked at once, it is as if those before it had nothing to say:
        what they really answered is not in it. Its own answer is, but for the move that ends it.
        """
        if seat not in self.state.asked():
            return self.state
        return self.answered(seat)[0]

    def answered(self, seat: int) -> tuple[State, bool]:
        """The position in which an asked seat goes on with its answer, and whether it has ended."""
        state = self.passed_to(seat)
        for move in self.answer_of(seat):
            after = applied(state, move)
            if not self.goes_on(after, seat, move):
                return state, True
            state = after
        return state, False

    def goes_on(self, after: State, seat: int, move: int) -> bool:
        """Whether an answer goes on after a move.

        That the seat is to act again does not say so: it may be for the next question already.
        """
        return self.rules.grammar.verb(move).goes_on and after.to_act() == seat

    def passed_to(self, seat: int) -> State:
        """The position in which an asked seat begins to answer, as far as it can know."""
        state = self.state.clone()
        asked = state.asked()
        for _ in asked[: asked.index(seat)]:
            state.apply(state.passing())
        return state

    def answer_of(self, seat: int) -> list[int]:
        """All moves of a seat's answer so far."""
        return [move for step in self.answers.get(seat, []) for move in step]

    def is_ready(self, seat: int) -> bool:
        """Whether an asked seat's answer is complete."""
        answer = self.answer_of(seat)
        if not answer or not self.rules.grammar.verb(answer[-1]).goes_on:
            return bool(answer)
        return self.answered(seat)[1]

    def is_due(self) -> bool:
        """Whether all who are asked have answered."""
        asked = self.state.asked()
        return bool(asked) and all(self.is_ready(seat) for seat in asked)

    def withdraw(self, seat: int) -> bool:
        """Take back the last step of an answer that nobody has seen; False if there is none."""
        steps = self.answers.get(seat)
        if not steps:
            return False
        steps.pop()
        return True

    def retract(self, seat: int, place: int) -> bool:
        """Take one step out of an answer that nobody has seen, if all later ones stay allowed."""
        steps = self.answers.get(seat, [])
        rest = steps[:place] + steps[place + 1 :]
        state = self.passed_to(seat)
        for move in (move for step in rest for move in step):
            if move not in state.legal():
                return False
            state.apply(move)
        self.answers[seat] = rest
        return True

    def passes(self, seat: int) -> bool:
        """Whether an asked seat passes a chance to interrupt by itself: it can, or wants to."""
        window = self.state.window()
        if not window or seat not in self.state.asked() or self.answers.get(seat):
            return False
        state = self.before(seat)
        return self.standing.get(seat) == window or state.legal() == [state.passing()]
