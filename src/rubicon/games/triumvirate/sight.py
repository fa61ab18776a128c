"""[1.3] What a viewer sees of moves and events: deals and pledges are for one house alone."""

from rubicon.core.state import EVENT_WIDTH, EVERYTHING
from rubicon.games.triumvirate.codes import (
    DEAL_CARD,
    DEALT,
    DECIDED,
    PLEDGE_CARD,
    PLEDGE_NOTHING,
    UNSEEN,
    pack,
    seat_of,
    verb_of,
)


def seen_move(actor: int, move: int, viewer: int) -> int:
    """[5.4] Another house's card is not shown, nor whether it pledges one."""
    if viewer == EVERYTHING:
        return move
    verb = verb_of(move)
    if verb == DEAL_CARD and seat_of(move) != viewer:
        return pack(DEAL_CARD, seat_of(move), UNSEEN)
    if (verb == PLEDGE_CARD or verb == PLEDGE_NOTHING) and actor != viewer:
        return pack(PLEDGE_CARD, 0, UNSEEN)
    return move


def seen_events(told: list[int], viewer: int) -> list[int]:
    """What was told, without the cards of others."""
    seen = told[:]
    if viewer == EVERYTHING:
        return seen
    for at in range(0, len(seen), EVENT_WIDTH):
        if (seen[at] == DEALT or seen[at] == DECIDED) and seen[at + 1] != viewer:
            seen[at + 2] = UNSEEN
    return seen
