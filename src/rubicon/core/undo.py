"""Whether a move told anybody something hidden: what undo has to know, decided once for each move.

A kind of move that shows nothing hidden says so where it is declared, and the tests prove that on
positions whose worlds can be listed. For the other kinds the worlds are listed here, if they are
few; if not, the move counts as telling.
"""

from rubicon.core.contract import Rules
from rubicon.core.seen import glimpse
from rubicon.core.state import WATCHER, State

MOST_WORLDS = 48
"""Worlds that are listed for a viewer."""
MOST_TRIES = 4_000
"""Moves tried in listed worlds, before a move counts as telling."""


class TooMany(Exception):
    """There are too many worlds to look at all of them."""


def reveals(rules: Rules, before: State, move: int) -> bool:
    """Whether a decision may have told anybody something, from what its maker knows.

    It uses nothing else: otherwise, whether he may undo would tell him what the others know.
    """
    if rules.open_information or not rules.grammar.verb(move).reveals:
        return False
    try:
        return tells_anybody(rules, before, move)
    except TooMany:
        return True


def tells_anybody(rules: Rules, before: State, move: int) -> bool:
    """The same, decided exactly over all worlds; TooMany if they are too many."""
    mover, tries = before.to_act(), Tries()
    worlds = worlds_of(rules, before, mover)
    seen = rules.view(applied(before, move), mover)
    if any(rules.view(applied(world, move), mover) != seen for world in worlds):
        return True
    others = [seat for seat in range(len(rules.seats)) if seat != mover]
    return any(
        rules_out(rules, world, move, viewer, tries)
        for world in worlds
        for viewer in (*others, WATCHER)
    )


def rules_out(rules: Rules, before: State, move: int, viewer: int, tries: "Tries") -> bool:
    """Whether a viewer can rule out a world after the move that was possible before.

    Moves that look the same are the same: a card committed face down tells nothing, whichever it
    was.
    """
    seen = rules.view(applied(before, move), viewer)
    return any(
        not any(rules.view(tries.applied(world, m), viewer) == seen for m in world.legal())
        for world in worlds_of(rules, before, viewer)
    )


def worlds_of(rules: Rules, state: State, viewer: int) -> list[State]:
    """Every world that the viewer could be in."""
    worlds = rules.imagine(glimpse(rules, state, viewer)).worlds(MOST_WORLDS)
    if worlds is None:
        raise TooMany
    return worlds


class Tries:
    """Counts the moves that are tried."""

    def __init__(self) -> None:
        self.left = MOST_TRIES

    def applied(self, state: State, move: int) -> State:
        """The position after a move, while there are tries left."""
        self.left -= 1
        if self.left < 0:
            raise TooMany
        return applied(state, move)


def applied(state: State, move: int) -> State:
    """The position after a move, which leaves the first as it was."""
    after = state.clone()
    after.apply(move)
    return after
