"""Counting positions: a few numbers that change when any rule of movement or chance changes."""

from collections.abc import Callable

from rubicon.core.contract import Rules
from rubicon.core.errors import BadInput
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.native.worlds import worlds_of

Count = Callable[[State, int], int]
TOO_MANY = "Chance has too many outcomes here to be counted."


def count_lines(rules: Rules, state: State, depth: int) -> int:
    """`perft`, by native code where there is some."""
    worlds = worlds_of(rules)
    if worlds is None:
        return perft(state, depth)
    try:
        return worlds.of(state).perft(depth)
    except ValueError:
        raise BadInput(TOO_MANY) from None


def perft(state: State, depth: int) -> int:
    """How many lines of play there are from here, `depth` plies long.

    A ply is a legal move, or an outcome of chance that can happen, each counted once whatever its
    weight. A line that ends because the game is over counts once, however short. So `perft(s, 0)`
    is 1, and `perft(s, 1)` the number of moves or outcomes, or 1 if the game is over.
    """
    if depth == 0:
        return 1
    plies = ways_on(state)
    if depth == 1:
        return max(1, len(plies))
    if not plies:
        return 1
    return sum(perft(after(state, move), depth - 1) for move in plies)


def divide(state: State, depth: int, count: Count = perft) -> dict[int, int]:
    """The same count, by first ply: to find the move after which two programs disagree."""
    return {move: count(after(state, move), depth - 1) for move in ways_on(state)}


def ways_on(state: State) -> list[int]:
    """Every ply that is possible now; none if the game is over."""
    seat = state.to_act()
    if seat == NOBODY:
        return []
    if seat != CHANCE:
        return state.legal()
    outcomes = state.outcomes()
    if not outcomes:
        raise BadInput(TOO_MANY)
    return outcomes


def after(state: State, move: int) -> State:
    """A copy with the move made."""
    copy = state.clone()
    copy.apply(move)
    return copy
