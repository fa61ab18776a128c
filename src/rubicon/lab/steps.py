"""Fuzzing as a table plays: answers of several in any order, and several moves as one step."""

from rubicon.core.match import Match, Told, fold
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.lab.manners import Manner
from rubicon.lab.watch import demand

TAKEN_BACK = 6
"""One answer in this many is taken back and given again."""


def answer_all(match: Match, manners: list[Manner], rng: Rng) -> list[Told]:
    """All who are asked at once answer, in any order; what enters the log with the last answer."""
    asked, before = match.state.asked(), match.state.clone()
    entered: list[Told] = []
    while not entered:
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        state = match.before(seat)
        move = manners[seat].choose(match.rules, state, state.legal(), rng)
        entered = match.step(seat, [move])
        demand(bool(entered) or match.state == before, "an answer changes what others see")
        if not entered and rng.below(TAKEN_BACK) == 0:
            log = match.log[:]
            demand(match.undo(seat) == [] and match.log == log, "an answer that waits is not there")
    order = [entry.seat for entry, _ in entered if not entry.joined]
    demand(order == asked[: len(order)], f"{asked} are asked, but the answers come as {order}")
    demand(not match.answers, "answers are left when all are shown")
    check_sequence(match, before, entered)
    return entered


def step_of_two(match: Match, manners: list[Manner], rng: Rng, first: int) -> list[Told]:
    """A move, and another of the same seat with it, if it has one; given in any order."""
    seat, moves, before = match.state.to_act(), [first], match.state.clone()
    draft = match.draft(seat, moves)
    demand(draft.refusal is None, f"a draft refuses a legal move: {draft.refusal}")
    goes_on = draft.is_foreseen and draft.state.to_act() == seat and not draft.state.asked()
    if goes_on and not match.rules.grammar.verb(first).reveals:
        moves.append(manners[seat].choose(match.rules, draft.state, draft.state.legal(), rng))
    entered = match.step(seat, moves)
    joined = [entry.joined for entry, _ in entered]
    demand(joined == [place > 0 for place in range(len(moves))], "a step is not made as one")
    check_sequence(match, before, entered)
    return entered


def check_sequence(match: Match, before: State, entered: list[Told]) -> None:
    """One move after the other, what has entered the log leads to the same position."""
    again = fold(match.rules, [(entry.seat, entry.move) for entry, _ in entered], before)
    demand(again.state == match.state, "a step leads elsewhere than its moves one by one")
