"""Chapter 12: the cards of a side, and allies who fight together."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import drop, push
from rubicon.games.total_war_rome.rules.army import (
    count_cards,
    is_main,
    is_skirmisher,
    list_kinds,
    show,
)
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
    """[12.25] The ally offers to fight too, or looks on."""
    drop(s)
    if agreed:
        push(s, st.AGREEING, side)
    elif s.telling:
        b = find_ally(s, side)
        s.note(st.JOINED_BATTLE, army_owner(b), b, 0, 0, 0)


def agree(s: Table, side: int, agreed: bool) -> None:
    """[12.25] The general's owner wants it, or not; if so, both see each other's cards."""
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


# ---- the cards of a side [12.25] -----------------------------------------------------------------


def clear_side(s: Table, side: int) -> None:
    """A side has no cards."""
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        s.b_kind[e] = c.NONE
        s.b_from[e] = c.NONE
        s.b_zone[e] = c.NO_ZONE


def fill_side(s: Table, side: int) -> None:
    """[12.25] The cards of a side: at first those of its own army."""
    clear_side(s, side)
    a = s.b_army[side]
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE:
            enlist(s, side, s.cards[i], a)


def count_slot(s: Table, side: int, slot: int) -> int:
    """[3.3] How many cards of a sort take part."""
    found = 0
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        if s.b_kind[e] != c.NONE and slot_of(s, s.b_kind[e]) == slot:
            found += 1
    return found


def count_from(s: Table, side: int, a: int, kind: int) -> int:
    """How many cards of a kind of an army take part."""
    found = 0
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        if s.b_from[e] == a and s.b_kind[e] == kind:
            found += 1
    return found


def has_room(s: Table, side: int, kind: int) -> bool:
    """[3.3] Whether one more card can take part."""
    slot = slot_of(s, kind)
    return count_slot(s, side, slot) < (6 if slot == 0 else 2)


def legal_composition(s: Table, side: int, out: list[int]) -> None:
    """[12.25] A card of the ally's that has room, a card of one's own that stays out, or enough."""
    b = s.b_ally[side]
    kinds: list[int] = []
    list_kinds(s, b, kinds)
    for kind in kinds:
        free = count_cards(s, b, kind) > count_from(s, side, b, kind)
        if free and has_room(s, side, kind):
            out.append(pack(c.ENLIST, b, kind, 0, 0))
    a = s.b_army[side]
    before = c.NONE
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        kind = s.b_kind[e]
        if kind == c.NONE or kind == before or s.b_from[e] != a:
            continue
        before = kind
        if slot_of(s, kind) != 0 or count_slot(s, side, 0) > 2:
            out.append(pack(c.LEAVE_OUT, a, kind, 0, 0))
    out.append(c.DONE << c.VERB_SHIFT)


def can_compose(s: Table, side: int) -> bool:
    """[12.25] Whether the cards of two armies are to be chosen now."""
    a = s.b_army[side]
    b = s.b_ally[side]
    if b == c.NONE or s.army_at[a] == c.ABSENT or s.army_at[b] == c.ABSENT:
        drop(s)
        return False
    if count_slot(s, side, 0) + count_slot(s, side, 1) + count_slot(s, side, 2) == 0:
        fill_side(s, side)
    return True


def compose(s: Table, side: int, move: int) -> None:
    """[12.25] The general's owner chooses."""
    verb = c.verb_of(move)
    if verb == c.DONE:
        drop(s)
    elif verb == c.ENLIST:
        enlist(s, side, c.second_of(move), s.b_ally[side])
    else:
        leave_out(s, side, c.second_of(move))


def leave_out(s: Table, side: int, kind: int) -> None:
    """[12.25] A card of one's own takes no part."""
    last = (side + 1) * c.SIDE - 1
    at = side * c.SIDE
    while s.b_kind[at] != kind or s.b_from[at] != s.b_army[side]:
        at += 1
    while at < last:
        s.b_kind[at] = s.b_kind[at + 1]
        s.b_from[at] = s.b_from[at + 1]
        s.b_zone[at] = s.b_zone[at + 1]
        at += 1
    s.b_kind[last] = c.NONE
    s.b_from[last] = c.NONE
    s.b_zone[last] = c.NO_ZONE


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
