"""Chapter 9: cards pass between armies or navies, armies are merged, and tribes fight."""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import clear_dice, drop, push, throw
from rubicon.games.total_war_rome.rules.army import (
    add_card,
    check_army,
    clear_moves,
    excess,
    forget,
    is_mercenary,
    is_mixed,
    is_over,
    is_too_large,
    list_kinds,
    lose_card,
    remove_card,
    size,
    stars,
)
from rubicon.games.total_war_rome.rules.conquest import PLACE
from rubicon.games.total_war_rome.rules.land import (
    army_owner,
    carried_by,
    has_effect,
    navy_owner,
    navy_size,
)
from rubicon.games.total_war_rome.state import Table

MOST_GIFTS: Final = 24
"""[9.9] Cards that pass in one reorganisation: nothing inside a turn can go on for ever."""
NAVAL: Final = 64
"""Beside a step: it is about navies."""
AGAIN: Final = 1024
"""Beside a step: the second of two armies."""


# ---- reorganising [9.9] --------------------------------------------------------------------------


def begin_armies(s: Table, a: int, b: int) -> None:
    """[9.9] 1 MU of each."""
    s.army_mu[a] -= 1
    s.army_mu[b] -= 1
    s.credit[a] = 0
    s.credit[b] = 0
    s.pair[0] = a
    s.pair[1] = b
    s.gifts = 0
    if s.telling:
        s.note(st.REORGANISED, army_owner(a), a, b, 0, 0)
    push(s, st.REORGANISING, 0)


def begin_navies(s: Table, n: int, m: int) -> None:
    """[9.9] Navies likewise."""
    s.navy_mu[n] -= 1
    s.navy_mu[m] -= 1
    s.pair[0] = n
    s.pair[1] = m
    s.gifts = 0
    if s.telling:
        s.note(st.REORGANISED, navy_owner(n), n, m, 1, 0)
    push(s, st.REORGANISING, NAVAL)


def legal_gifts(s: Table, number: int, out: list[int]) -> None:
    """[9.9] A card from one to the other, or enough."""
    out.append(c.DONE << c.VERB_SHIFT)
    if s.gifts >= MOST_GIFTS:
        return
    for side in range(2):
        giver = s.pair[side]
        taker = s.pair[1 - side]
        if number == NAVAL:
            for f in range(c.FACTIONS):
                if s.ships[giver * c.FACTIONS + f] > 0 and navy_size(s, taker) < 5:
                    out.append(pack(c.GIVE_SHIP, giver, f, taker, 0))
        elif size(s, taker) < c.ROOM:
            kinds: list[int] = []
            list_kinds(s, giver, kinds)
            for kind in kinds:
                out.append(pack(c.GIVE, giver, kind, taker, 0))


def give(s: Table, giver: int, kind: int, taker: int) -> None:
    """[9.9] In secret: others no longer know what is where [1.4]."""
    remove_card(s, giver, kind)
    forget(s, giver)
    add_card(s, taker, kind, 0)
    s.gifts += 1
    if s.telling:
        hired = 2 if is_mercenary(kind) else 0
        s.note(st.CARD_GIVEN, army_owner(giver), giver, taker, kind, hired)


def give_ship(s: Table, giver: int, f: int, taker: int) -> None:
    """[9.9] Ships are open."""
    s.ships[giver * c.FACTIONS + f] -= 1
    s.ships[taker * c.FACTIONS + f] += 1
    s.gifts += 1
    if s.telling:
        s.note(st.CARD_GIVEN, navy_owner(giver), giver, taker, f, 1)


def end_gifts(s: Table, number: int) -> None:
    """[9.9] Who is left with nothing is gone; his general is spare."""
    drop(s)
    for side in range(2):
        one = s.pair[side]
        if number == NAVAL:
            if navy_size(s, one) == 0:
                dissolve_navy(s, one, s.pair[1 - side])
        elif size(s, one) == 0:
            dissolve(s, one)
    s.pair[0] = c.NONE
    s.pair[1] = c.NONE
    s.gifts = 0


def dissolve(s: Table, a: int) -> None:
    """An army without cards leaves the board."""
    if s.leader[a] != c.NONE:
        s.general_at[s.leader[a]] = c.SPARE
        s.leader[a] = c.NONE
    s.army_at[a] = c.ABSENT
    clear_moves(s, a)


def dissolve_navy(s: Table, n: int, other: int) -> None:
    """A navy without ships leaves the board; the other takes over the army it carried."""
    a = carried_by(s, n)
    if a != c.NONE:
        s.aboard[a] = other
    s.navy_at[n] = c.ABSENT
    s.navy_mu[n] = 0


# ---- the end of a turn [3.5] ---------------------------------------------------------------------


def settle_turn(s: Table, seat: int) -> None:
    """[3.5] [9.9] [3.4] Merge, cut down, destroy; then tribes may fight [9.15]."""
    first = seat * c.ARMIES
    last = (seat + 1) * c.ARMIES
    for a in range(first, last):
        for b in range(a + 1, last):
            together = s.army_at[a] >= 0 and s.army_at[a] == s.army_at[b]
            if together and s.aboard[a] == s.aboard[b] and size(s, a) + size(s, b) <= c.ROOM:
                # One pair at a time: what is too much is dropped before the next.
                merge(s, a, b)
                return
    for a in range(first, last):
        if s.army_at[a] >= 0 and is_too_large(s, a):
            s.hurt = a
            s.random_due = excess(s, a)
            push(s, st.RANDOM_LOSSES, a)
            return
    for a in range(first, last):
        if s.army_at[a] >= 0 and is_mixed(s, a):
            push(s, st.MERGING, a)
            return
    for a in range(first, last):
        check_army(s, a)
    drop(s)
    divided = s.t.infighting and s.t.is_tribal[s.t.faction[seat]] != 0
    if divided and not has_effect(s, seat, c.REDUCED_ANTIPATHY):
        find_feuds(s, first, last)


def merge(s: Table, a: int, b: int) -> None:
    """[3.5] One army of two; the better general stays."""
    for i in range(b * c.ROOM, (b + 1) * c.ROOM):
        if s.cards[i] != c.NONE:
            add_card(s, a, s.cards[i], s.knows[i])
            s.cards[i] = c.NONE
            s.knows[i] = 0
    if stars(s, b) > stars(s, a):
        better = s.leader[b]
        s.leader[b] = s.leader[a]
        s.leader[a] = better
    if s.telling:
        s.note(st.REORGANISED, army_owner(a), a, b, 2, 0)
    dissolve(s, b)
    if is_too_large(s, a) or is_mixed(s, a):
        push(s, st.MERGING, a)


def legal_drops(s: Table, a: int, out: list[int]) -> None:
    """[3.5] Cards of which there are too many, or that do not go together [15.6]."""
    kinds: list[int] = []
    list_kinds(s, a, kinds)
    for kind in kinds:
        if is_over(s, a, kind) or (s.t.feud[kind] != 0 and is_mixed(s, a)):
            out.append(pack(c.DROP, 0, kind, 0, 0))


def drop_card(s: Table, a: int, kind: int) -> None:
    """[3.5] Back to the stack."""
    lose_card(s, a, kind)
    if not is_too_large(s, a) and not is_mixed(s, a):
        drop(s)


# ---- tribes [9.15] -------------------------------------------------------------------------------


def find_feuds(s: Table, first: int, last: int) -> None:
    """[9.15] Every two armies in adjacent regions."""
    for a in range(last - 1, first - 1, -1):
        for b in range(last - 1, a, -1):
            if are_adjacent(s, a, b):
                push(s, st.INFIGHTING, a + PLACE * b)


def are_adjacent(s: Table, a: int, b: int) -> bool:
    """[9.15] Across a border or strait."""
    x = s.army_at[a]
    y = s.army_at[b]
    if x < 0 or y < 0 or s.aboard[a] != c.NONE or s.aboard[b] != c.NONE:
        return False
    return s.t.way[x * c.REGIONS + y] != c.NONE


def fight_feud(s: Table, number: int) -> None:
    """[9.15] Two red dice at each other."""
    drop(s)
    a = number % PLACE
    b = number // PLACE
    if not are_adjacent(s, a, b):
        return
    clear_dice(s)
    for _ in range(4):
        s.dice.append(c.RED)
    s.roller = army_owner(a)
    s.sufferer = army_owner(a)
    if s.telling:
        s.note(st.FOUGHT_TRIBES, army_owner(a), a, b, 0, 0)
    throw(s, st.INFIGHTING_ROLLED, number)


def feud_rolled(s: Table, number: int) -> None:
    """[9.15] [10.4] The first army's dice hurt the second, then the other way round."""
    drop(s)
    if number >= AGAIN:
        a = number - AGAIN
        s.hurt = a
        s.main_due = s.taken
        s.small_due = s.taken_s
        push(s, st.LOSSES, a)
        return
    s.main_due = kills_in(s, 0)
    s.small_due = marks_in(s, 0)
    s.taken = kills_in(s, 2)
    s.taken_s = marks_in(s, 2)
    clear_dice(s)
    s.hurt = number // PLACE
    push(s, st.INFIGHTING_ROLLED, AGAIN + number % PLACE)
    push(s, st.LOSSES, number // PLACE)


def kills_in(s: Table, first: int) -> int:
    """[10.4] Skulls and pairs of X of two dice."""
    skulls = 0
    halves = 0
    for i in range(first, first + 2):
        if s.faces[i] == c.SKULL:
            skulls += 1
        elif s.faces[i] == c.X:
            halves += 1
    return skulls + halves // 2


def marks_in(s: Table, first: int) -> int:
    """S results of two dice."""
    found = 0
    for i in range(first, first + 2):
        if s.faces[i] == c.S:
            found += 1
    return found
