"""Troop cards in armies: counting, adding and losing them, generals, and who knows what [1.4]."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.land import army_owner, has_effect
from rubicon.games.total_war_rome.state import Table
from rubicon.games.total_war_rome.tables import Tables


def is_main(t: Tables, kind: int) -> bool:
    """[3.2] Whether a card is a main battle card."""
    return t.klass[kind] <= c.ELEPHANT


def is_skirmisher(t: Tables, kind: int) -> bool:
    """[3.2] On foot or mounted."""
    return t.klass[kind] == c.FOOT_SKIRMISHER or t.klass[kind] == c.MOUNTED_SKIRMISHER


def is_mercenary(kind: int) -> bool:
    """Whether a card belongs to no faction; special cards count as mercenaries."""
    return kind >= 2 * c.FIRST_MERCENARY


def size(s: Table, a: int) -> int:
    """[1.5] How many troop cards an army has: they lie in order, and empty places come last."""
    first = a * c.ROOM
    found = 0
    while found < c.ROOM and s.cards[first + found] != c.NONE:
        found += 1
    return found


def count_mercenaries(s: Table, a: int) -> int:
    """[1.5] How many of them are mercenaries."""
    found = 0
    i = a * c.ROOM
    end = i + c.ROOM
    while i < end and s.cards[i] != c.NONE:
        if is_mercenary(s.cards[i]):
            found += 1
        i += 1
    return found


def count_main(s: Table, a: int) -> int:
    """How many main battle cards an army has."""
    klass = s.t.klass
    found = 0
    i = a * c.ROOM
    end = i + c.ROOM
    while i < end and s.cards[i] != c.NONE:
        if klass[s.cards[i]] <= c.ELEPHANT:
            found += 1
        i += 1
    return found


def count_small(s: Table, a: int) -> int:
    """How many skirmisher and artillery cards an army has."""
    return size(s, a) - count_main(s, a)


def count_class(s: Table, a: int, klass: int) -> int:
    """How many cards of a class an army has."""
    classes = s.t.klass
    found = 0
    i = a * c.ROOM
    end = i + c.ROOM
    while i < end and s.cards[i] != c.NONE:
        if classes[s.cards[i]] == klass:
            found += 1
        i += 1
    return found


def count_cards(s: Table, a: int, kind: int) -> int:
    """How many cards of a kind an army has."""
    found = 0
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] == kind:
            found += 1
    return found


def fits(s: Table, a: int, kind: int) -> bool:
    """[3.3] Whether there is room for one more card."""
    t = s.t
    if is_main(t, kind):
        return count_main(s, a) < c.MOST_MAIN
    if t.klass[kind] == c.ARTILLERY:
        return count_class(s, a, c.ARTILLERY) < c.MOST_ARTILLERY
    return count_light(s, a) < c.MOST_LIGHT


def is_mixed(s: Table, a: int) -> bool:
    """[15.6] Highland and Lowland Warriors in an army of tribes that are not united."""
    seat = army_owner(a)
    if not s.t.is_tribal[s.t.faction[seat]] or has_effect(s, seat, c.NATIONAL_UNITY):
        return False
    found = 0
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE:
            found |= s.t.feud[s.cards[i]]
    return found == 3


def is_too_large(s: Table, a: int) -> bool:
    """[3.3] Whether an army has more than it may."""
    return excess(s, a) > 0


def excess(s: Table, a: int) -> int:
    """[3.3] How many cards an army has too many."""
    engines = count_class(s, a, c.ARTILLERY)
    return (
        max(0, count_main(s, a) - c.MOST_MAIN)
        + max(0, count_light(s, a) - c.MOST_LIGHT)
        + max(0, engines - c.MOST_ARTILLERY)
    )


def count_light(s: Table, a: int) -> int:
    """How many skirmisher cards an army has."""
    return count_class(s, a, c.FOOT_SKIRMISHER) + count_class(s, a, c.MOUNTED_SKIRMISHER)


def is_over(s: Table, a: int, kind: int) -> bool:
    """[3.3] Whether an army has too many cards of a sort."""
    if is_main(s.t, kind):
        return count_main(s, a) > c.MOST_MAIN
    if is_skirmisher(s.t, kind):
        return count_light(s, a) > c.MOST_LIGHT
    return count_class(s, a, c.ARTILLERY) > c.MOST_ARTILLERY


def add_card(s: Table, a: int, kind: int, knows: int) -> None:
    """A card joins an army, in the order of kinds; `knows` is who has seen it."""
    at = (a + 1) * c.ROOM - 1
    while at > a * c.ROOM and (s.cards[at - 1] == c.NONE or s.cards[at - 1] >= kind):
        s.cards[at] = s.cards[at - 1]
        s.knows[at] = s.knows[at - 1]
        at -= 1
    s.cards[at] = kind
    s.knows[at] = knows | (1 << army_owner(a))
    arrange(s, a, kind)


def arrange(s: Table, a: int, kind: int) -> None:
    """Of equal cards a viewer knows the last ones: it only matters how many he knows."""
    first = find_card(s, a, kind)
    last = first
    while last + 1 < (a + 1) * c.ROOM and s.cards[last + 1] == kind:
        last += 1
    for viewer in range(5):
        known = 0
        for i in range(first, last + 1):
            known += s.knows[i] >> viewer & 1
        for i in range(first, last + 1):
            if i > last - known:
                s.knows[i] |= 1 << viewer
            else:
                s.knows[i] &= ~(1 << viewer)


def find_card(s: Table, a: int, kind: int) -> int:
    """The place of the first card of a kind that an army has."""
    at = a * c.ROOM
    while s.cards[at] != kind:
        at += 1
    return at


def remove_card(s: Table, a: int, kind: int) -> None:
    """A card leaves an army; who knew one of its kind now knows one less."""
    at = find_card(s, a, kind)
    first = at
    after = at
    while after < (a + 1) * c.ROOM and s.cards[after] == kind:
        after += 1
    for i in range(at, (a + 1) * c.ROOM - 1):
        s.cards[i] = s.cards[i + 1]
    s.cards[(a + 1) * c.ROOM - 1] = c.NONE
    # Of n copies the last k are known: of n - 1 the last k - 1 are, so the first flags stay.
    for i in range(max(first, after - 1), (a + 1) * c.ROOM - 1):
        s.knows[i] = s.knows[i + 1]
    s.knows[(a + 1) * c.ROOM - 1] = 0


def lose_card(s: Table, a: int, kind: int) -> None:
    """[3.6] A card goes back to its stack; who knew one of its kind sees which [1.4]."""
    knew = known_by(s, a, kind)
    remove_card(s, a, kind)
    s.stack[kind] += 1
    if s.telling:
        what = 2 if is_mercenary(kind) else 0
        s.note(st.CARD_LOST, army_owner(a), a, kind, what + (1 if is_main(s.t, kind) else 0), knew)


def known_by(s: Table, a: int, kind: int) -> int:
    """[1.4] Who knows of a card of a kind in an army: the last of its kind is known best."""
    found = 0
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] == kind:
            found |= s.knows[i]
    return found


def forget(s: Table, a: int) -> None:
    """Nobody but its owner knows the cards of an army: some were taken away in secret."""
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE:
            s.knows[i] = 1 << army_owner(a)


def show(s: Table, a: int, viewers: int) -> None:
    """[6.12] Some have now seen all cards of an army."""
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE:
            s.knows[i] |= viewers


def show_some(s: Table, a: int, kind: int, times: int, viewers: int) -> None:
    """[12.6] Some have seen so many cards of a kind in an army."""
    first = find_card(s, a, kind)
    after = first
    while after < (a + 1) * c.ROOM and s.cards[after] == kind:
        after += 1
    for i in range(max(first, after - times), after):
        s.knows[i] |= viewers


def is_beaten(s: Table, a: int) -> bool:
    """[3.4] Too few main battle cards to go on."""
    least = 1 if trait(s, a) == c.NEVER_GIVE_UP else 2
    return count_main(s, a) < least


def destroy(s: Table, a: int) -> None:
    """[3.4] All cards go to the stacks, and the general to his."""
    if s.telling:
        s.note(st.ARMY_LOST, army_owner(a), a, s.army_at[a] + 1, size(s, a), 0)
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE:
            s.stack[s.cards[i]] += 1
            s.cards[i] = c.NONE
            s.knows[i] = 0
    if s.leader[a] != c.NONE:
        s.general_at[s.leader[a]] = c.IN_STACK
        s.leader[a] = c.NONE
    s.army_at[a] = c.ABSENT
    s.aboard[a] = c.NONE
    clear_moves(s, a)


def clear_moves(s: Table, a: int) -> None:
    """Nothing is left of a turn."""
    s.army_mu[a] = 0
    s.credit[a] = 0
    s.halted[a] = 0
    s.assaulted[a] = 0
    s.moved_leader[a] = 0


def check_army(s: Table, a: int) -> bool:
    """[3.4] Destroy an army on the board that is beaten; whether it was."""
    if s.army_at[a] >= 0 and is_beaten(s, a):
        destroy(s, a)
        return True
    return False


# ---- generals ------------------------------------------------------------------------------------


def stars(s: Table, a: int) -> int:
    """[3.8] The stars of an army's general."""
    return 0 if s.leader[a] == c.NONE else s.t.stars[s.leader[a]]


def trait(s: Table, a: int) -> int:
    """[3.13] The characteristic of an army's general."""
    return c.NO_TRAIT if s.leader[a] == c.NONE else s.t.trait[s.leader[a]]


def general_die(s: Table, a: int) -> int:
    """[3.8] [3.11] The colour of his die: black, white, green, yellow, red for 0, 2, 3, 4, 5."""
    return c.BLACK if s.leader[a] == c.NONE else stars(s, a) - 1


def find_general(s: Table, f: int, level: int, where: int) -> int:
    """The first general of a faction with so many stars in a place; NONE if there is none."""
    each = c.GENERALS // c.FACTIONS
    for g in range(f * each, (f + 1) * each):
        if s.t.stars[g] == level and s.general_at[g] == where:
            return g
    return c.NONE


def kill_general(s: Table, a: int) -> None:
    """[3.12] He goes back to the stack; a mediocre one takes the place of a better one."""
    g = s.leader[a]
    s.general_at[g] = c.IN_STACK
    s.leader[a] = c.NONE
    if s.t.stars[g] >= 3:
        other = find_general(s, s.t.faction[army_owner(a)], 2, c.IN_STACK)
        if other != c.NONE:
            s.leader[a] = other
            s.general_at[other] = c.SERVING
    if s.telling:
        s.note(st.GENERAL_DIED, army_owner(a), a, g, s.leader[a] + 1, 0)


def free_space(s: Table, seat: int) -> int:
    """[3.10] An army space that is not used; NONE if there is none."""
    for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
        if s.army_at[a] == c.ABSENT:
            return a
    return c.NONE


def is_fast(s: Table, a: int) -> bool:
    """[9.4] Only cavalry, chariots and mounted skirmishers."""
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE:
            klass = s.t.klass[s.cards[i]]
            if klass != c.CAVALRY and klass != c.CHARIOT and klass != c.MOUNTED_SKIRMISHER:
                return False
    return True


def list_kinds(s: Table, a: int, out: list[int]) -> None:
    """The kinds of card in an army, each once."""
    before = c.NONE
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE and s.cards[i] != before:
            before = s.cards[i]
            out.append(before)
