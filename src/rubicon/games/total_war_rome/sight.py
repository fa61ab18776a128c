"""[1.4] What a viewer sees of moves and events."""

from rubicon.core.state import EVENT_WIDTH, EVERYTHING
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import first_of, pack, second_of, third_of, verb_of


def seen_move(step: int, actor: int, move: int, viewer: int) -> int:
    """[1.4] Bids, deals, orders, gifts, deployments and answers are for their seat alone."""
    if viewer == EVERYTHING:
        return move
    verb = verb_of(move)
    if verb == c.DEAL_CARD or verb == c.DEAL_NUMBER:
        if first_of(move) == viewer:
            return move
        if verb == c.DEAL_CARD:
            return pack(verb, first_of(move), 0, 0, c.UNSEEN_CARD)
        return pack(verb, first_of(move), c.UNSEEN, 0, 0)
    if actor == viewer:
        return move
    if step == st.BIDDING:
        return pack(c.BID, c.UNSEEN, 0, 0, 0)
    if step == st.WINDOW:
        return pack(c.PASS, c.UNSEEN, 0, 0, 0)
    if step == st.DEPLOYING or step == st.REDEPLOYING:
        return pack(c.HOLD, c.UNSEEN, 0, 0, 0)
    if step == st.BASKETS and verb != c.FINISH:
        return pack(c.BUY, 0, c.UNSEEN, 0, 0)
    if step == st.COMPOSING and verb != c.DONE:
        return pack(c.ENLIST, first_of(move), c.UNSEEN, 0, 0)
    return seen_between(verb, move, viewer)


def seen_between(verb: int, move: int, viewer: int) -> int:
    """[1.4] [1.7] What passes between two armies, or is shown to an ally."""
    if verb == c.GIVE:
        return pack(c.GIVE, first_of(move), c.UNSEEN, third_of(move), 0)
    if (verb == c.SHOW_ARMY or verb == c.SHOW_HAND) and shown_to(move) != viewer:
        return pack(c.SHOW_ARMY, c.UNSEEN, c.UNSEEN, 0, 0)
    return move


def shown_to(move: int) -> int:
    """[1.7] The ally to whom an army or a hand is shown."""
    return second_of(move) if verb_of(move) == c.SHOW_ARMY else first_of(move)


def sees(knows: int, viewer: int) -> bool:
    """[1.4] Whether a viewer is among those who know; a watcher has a bit of his own."""
    return knows >> (viewer if viewer >= 0 else c.SEATS) & 1 != 0


def seen_loss(a: int, knows: int, move: int, viewer: int) -> int:
    """[1.4] A card that is lost is seen by those who knew it; a mercenary by all [3.6]."""
    if viewer == EVERYTHING or viewer == a // c.ARMIES or sees(knows, viewer):
        return move
    if is_hired(second_of(move)):
        return move
    return pack(verb_of(move), first_of(move), c.UNSEEN, 0, 0)


def is_hired(kind: int) -> bool:
    """[3.6] Whether a card goes back to a deck that lies open, so that all see which it was."""
    return kind >= 2 * c.FIRST_MERCENARY


def seen_events(told: list[int], viewer: int) -> list[int]:
    """What was told, without what belongs to others."""
    seen = told[:]
    if viewer == EVERYTHING:
        return seen
    for at in range(0, len(seen), EVENT_WIDTH):
        code = seen[at]
        if seen[at + 1] == viewer:
            continue
        if code == st.NUMBER_DEALT or code == st.BID_MADE or code == st.CARD_DEALT:
            seen[at + 2] = c.UNSEEN
        elif code == st.CARD_GIVEN and seen[at + 5] != 1:
            seen[at + 4] = c.UNSEEN
        elif code == st.CARD_LOST:
            hide_lost(seen, at, viewer)
        elif code == st.BOUGHT:
            seen[at + 3] = c.UNSEEN
        elif code == st.REVEALED:
            seen[at + 2] = c.UNSEEN
            seen[at + 3] = c.UNSEEN
            seen[at + 4] = c.UNSEEN
        elif code == st.ARMY_SHOWN or code == st.HAND_SHOWN:
            hide_shown(seen, at, viewer)
        elif code == st.SPIED and seen[at + 5] > 0 and not sees(seen[at + 4], viewer):
            seen[at + 5] = c.UNSEEN
    return seen


def hide_lost(seen: list[int], at: int, viewer: int) -> None:
    """[1.4] A card that is lost, and who else knew it."""
    if sees(seen[at + 5], viewer):
        seen[at + 5] = 1 << (viewer if viewer >= 0 else c.SEATS)
        return
    if is_hired(seen[at + 3]):
        seen[at + 5] = 0
        return
    seen[at + 3] = c.UNSEEN
    seen[at + 4] &= 2
    seen[at + 5] = 0


def hide_shown(seen: list[int], at: int, viewer: int) -> None:
    """[1.7] That allies show each other something is all that others learn."""
    if seen[at + 2] != viewer:
        seen[at] = st.ARMY_SHOWN
        seen[at + 2] = c.UNSEEN
        seen[at + 3] = c.UNSEEN
