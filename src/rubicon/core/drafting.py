"""A list of moves that is tried before it is made: all of them can be made, or one is refused."""

from collections.abc import Sequence
from dataclasses import dataclass

from rubicon.core.asking import Asking
from rubicon.core.contract import Refusal, core
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import State
from rubicon.core.undo import applied

GUESSES = 8
"""Worlds in which it is tried out whether a move would show its maker something."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What came of trying a list of moves."""

    moves: list[int]
    """In the order in which they are made."""
    state: State
    """The position after them, as far as their maker can tell: it holds nothing that he does not
    know. If one is refused, or shows him something, it is the position before that one."""
    refusal: Refusal | None = None
    refused: int | None = None
    """The place of the refused move in the list."""
    is_foreseen: bool = True
    """Whether its maker can tell beforehand what the last of them brings."""


class Drafting(Asking):
    """The part of a match that tries moves out, with nothing that their maker does not know."""

    def draft(self, seat: int, moves: Sequence[int]) -> Draft:
        """Try a list of moves without making them; what is only out of order is put in order."""
        given = self.tried(seat, list(moves))
        if given.refusal is None:
            return given
        ordered = sorted(moves, key=self.rules.grammar.order)
        draft = self.tried(seat, ordered)
        if draft.refusal is not None:
            draft = self.tried(seat, self.in_turn(seat, ordered))
        return draft if draft.refusal is None else given

    def in_turn(self, seat: int, moves: list[int]) -> list[int]:
        """Moves in an order in which each can be made, if there is one.

        Of a kind the first that is allowed comes next: one may wait until another has made room.
        """
        state, left, found = self.before(seat).clone(), moves.copy(), list[int]()
        verb = self.rules.grammar.verb
        while left:
            kind = [move for move in left if verb(move) is verb(left[0])]
            allowed = (move for move in kind if self.rules.why_not(state, seat, move) is None)
            move = next(allowed, None)
            after = None if move is None else self.foreseen(state, seat, move)
            if move is None or after is None:
                return found + left
            found.append(move)
            left.remove(move)
            state = after
        return found

    def tried(self, seat: int, moves: list[int]) -> Draft:
        """What comes of moves in this order."""
        state = self.before(seat).clone()
        for place, move in enumerate(moves):
            refusal = self.rules.why_not(state, seat, move)
            if refusal is not None:
                return Draft(moves, state, refusal, place)
            after = self.foreseen(state, seat, move)
            is_last = place + 1 == len(moves)
            if after is None and is_last:
                return Draft(moves, state, is_foreseen=False)
            state = after or state
            if not is_last and (after is None or self.asks_anew(state, seat)):
                rule = self.rules.relevant_rule(state, seat)
                refusal = Refusal(rule, core("plan-no-further"))
                return Draft(moves, state, refusal, place + 1)
        return Draft(moves, state)

    def asks_anew(self, after: State, seat: int) -> bool:
        """Whether a list of moves has come to a question to several, whose answers wait."""
        return seat in after.asked() and seat not in self.state.asked()

    def foreseen(self, state: State, seat: int, move: int) -> State | None:
        """The position after a move, as far as its maker can tell beforehand; None if he can't.

        Where a move may show something, the position is one that he could be in: otherwise trying
        would tell what making it tells. And with the end of an answer the others' come in.
        """
        rules = self.rules
        if seat in self.state.asked():
            after = applied(state, move)
            return after if self.goes_on(after, seat, move) else None
        if rules.open_information or not rules.grammar.verb(move).reveals:
            return applied(state, move)
        # The same luck each time: who tries again must not learn more.
        imagination, rng = rules.imagine(glimpse(rules, state, seat)), Rng(0)
        after, *others = [applied(imagination.draw(rng), move) for _ in range(GUESSES)]
        seen = rules.view(after, seat)
        return after if all(rules.view(other, seat) == seen for other in others) else None
