"""Chapter 12: the cards of a side, and allies who fight together; and what allies show [1.7]."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import drop
from rubicon.games.total_war_rome.rules.army import is_main, is_skirmisher, show
from rubicon.games.total_war_rome.rules.land import army_owner, is_there, status
from rubicon.games.total_war_rome.rules.standing import set_status
from rubicon.games.total_war_rome.state import Table


def find_ally(s: Table, side: int) -> int:
    """[12.25] An army beside one's own whose owner may join: an ally, and not of the enemy."""
    a = s.b_army[side]
    seat = army_owner(a)
    foe = army_owner(s.b_army[1 - side])
    for b in range(s.t.players * c.ARMIES):
        other = army_owner(b)
        if other == seat or other == foe or not is_there(s, b, s.army_at[a]):
            continue
        if status(s, seat, other) == c.ALLY and status(s, foe, other) != c.ALLY:
            return b
    return c.NONE


def join(s: Table, side: int, agreed: bool) -> None:
    """[12.25] The ally fights too, or looks on; both see each other's cards."""
    b = find_ally(s, side)
    drop(s)
    if s.telling:
        s.note(st.JOINED_BATTLE, army_owner(b), b, 1 if agreed else 0, 0, 0)
    if not agreed:
        return
    s.b_ally[side] = b
    show(s, b, 1 << army_owner(s.b_army[side]))
    show(s, s.b_army[side], 1 << army_owner(b))
    set_status(s, army_owner(b), army_owner(s.b_army[1 - side]), c.ENEMY)


def fill_side(s: Table, side: int) -> None:
    """[12.25] The cards of a side: one's own, and the dearest of the ally's that have room."""
    first = side * c.SIDE
    for e in range(first, first + c.SIDE):
        s.b_kind[e] = c.NONE
        s.b_from[e] = c.NONE
        s.b_zone[e] = c.NO_ZONE
    a = s.b_army[side]
    room = [6, 2, 2]
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE:
            room[slot_of(s, s.cards[i])] -= 1
            enlist(s, side, s.cards[i], a)
    b = s.b_ally[side]
    if b == c.NONE:
        return
    for price in range(9, -1, -1):
        for i in range(b * c.ROOM, (b + 1) * c.ROOM):
            kind = s.cards[i]
            if kind != c.NONE and s.t.cost[kind] == price and room[slot_of(s, kind)] > 0:
                room[slot_of(s, kind)] -= 1
                enlist(s, side, kind, b)


# ---- showing [1.7] -------------------------------------------------------------------------------


def legal_shows(s: Table, out: list[int]) -> None:
    """[1.7] Allies may be shown an army or the hand, as far as they have not seen it."""
    for seat in range(s.t.players):
        if seat == s.active or status(s, s.active, seat) != c.ALLY:
            continue
        for a in range(s.active * c.ARMIES, (s.active + 1) * c.ARMIES):
            if has_unseen(s, a, seat):
                out.append(pack(c.SHOW_ARMY, a, seat, 0, 0))
        for card in range(c.ACTION_CARDS):
            if s.card_at[card] == s.active and (s.shown[card] >> seat & 1) == 0:
                out.append(pack(c.SHOW_HAND, seat, 0, 0, 0))
                break


def has_unseen(s: Table, a: int, seat: int) -> bool:
    """Whether an army has a card that a seat does not know."""
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE and (s.knows[i] >> seat & 1) == 0:
            return True
    return False


def show_army(s: Table, a: int, seat: int) -> None:
    """[1.7] All cards of an army."""
    show(s, a, 1 << seat)
    if s.telling:
        s.note(st.ARMY_SHOWN, army_owner(a), seat, a, 0, 0)


def show_hand(s: Table, seat: int) -> None:
    """[1.7] All action cards in hand."""
    for card in range(c.ACTION_CARDS):
        if s.card_at[card] == s.active:
            s.shown[card] |= 1 << seat
    if s.telling:
        s.note(st.HAND_SHOWN, s.active, seat, 0, 0, 0)


def slot_of(s: Table, kind: int) -> int:
    """[3.3] Main battle cards, skirmishers and artillery have room of their own."""
    if is_main(s.t, kind):
        return 0
    return 1 if is_skirmisher(s.t, kind) else 2


def enlist(s: Table, side: int, kind: int, a: int) -> None:
    """A card takes part, in the order of kinds."""
    first = side * c.SIDE
    at = first + c.SIDE - 1
    while at > first and (s.b_kind[at - 1] == c.NONE or s.b_kind[at - 1] > kind):
        s.b_kind[at] = s.b_kind[at - 1]
        s.b_from[at] = s.b_from[at - 1]
        s.b_zone[at] = s.b_zone[at - 1]
        at -= 1
    s.b_kind[at] = kind
    s.b_from[at] = a
    s.b_zone[at] = c.IN_HAND
