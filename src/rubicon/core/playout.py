"""Random play to the end, written here so that it is compiled together with the rules."""

from mypy_extensions import i64

from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State


def step(state: State, rng: Rng) -> bool:
    """Play one random move or let chance act; False if the game was over already."""
    seat = state.to_act()
    if seat == NOBODY:
        return False
    if seat == CHANCE:
        state.apply(state.sample(rng))
        return True
    moves = state.legal()
    state.apply(moves[rng.below(len(moves))])
    return True


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Play at random until the game is over or `limit` steps are done; the number of steps."""
    steps: i64 = 0
    while steps < limit and step(state, rng):
        steps += 1
    return steps


def clones(state: State, count: i64) -> None:
    """Copy a state many times: what search pays for each new world."""
    done: i64 = 0
    while done < count:
        state.clone()
        done += 1
