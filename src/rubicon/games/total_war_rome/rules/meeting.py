"""Chapter 11: armies meet; who avoids battle, and where an army can escape to."""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import clear_dice, drop, push, throw
from rubicon.games.total_war_rome.rules.army import general_die
from rubicon.games.total_war_rome.rules.land import (
    any_army_at,
    army_owner,
    carried_by,
    free_to_stand,
    near,
    status,
    touches,
)
from rubicon.games.total_war_rome.state import Table

ACTIVE_AVOIDS: Final = 1
OTHER_AVOIDS: Final = 2
SLIPPING: Final = 16
"""Beside a step: the army slips away, and goes to a region only [7.8]."""


def list_escapes(s: Table, number: int, out: list[int]) -> None:
    """[11.3] Adjacent regions that are one's own, an ally's or empty, and navies there [7.8]."""
    a = number % SLIPPING
    seat = army_owner(a)
    r = s.army_at[a]
    i = 0
    while near(s, r, i) != c.NONE:
        to = near(s, r, i)
        lord = s.owner[to]
        safe = lord != c.NONE and status(s, seat, lord) == c.ALLY and free_to_stand(s, seat, to)
        if safe or any_army_at(s, to) == c.NONE:
            out.append(pack(c.ESCAPE, 0, to, 0, 0))
        i += 1
    if number >= SLIPPING:
        return
    for n in range(seat * c.NAVIES, (seat + 1) * c.NAVIES):
        if touches(s, r, s.navy_at[n]) and carried_by(s, n) == c.NONE:
            out.append(pack(c.ESCAPE_ABOARD, n, 0, 0, 0))


def can_escape(s: Table, a: int) -> bool:
    """[11.3] Whether an army has anywhere to go."""
    out: list[int] = []
    list_escapes(s, a, out)
    return len(out) > 0


def can_slip(s: Table, a: int) -> bool:
    """[7.8] Whether an army that slips away has a region to go to."""
    out: list[int] = []
    list_escapes(s, a + SLIPPING, out)
    return len(out) > 0


def legal_answers(s: Table, a: int, out: list[int]) -> None:
    """[11.1] Fight, or avoid."""
    out.append(c.STAND << c.VERB_SHIFT)
    if can_escape(s, a):
        out.append(c.AVOID << c.VERB_SHIFT)


def answer_first(s: Table, avoids: bool) -> None:
    """[11.1] The active player has spoken; now the other."""
    drop(s)
    if avoids:
        s.avoiding |= ACTIVE_AVOIDS
    if s.telling:
        s.note(st.AVOIDED, army_owner(s.army), s.army, 1 if avoids else 0, 0, 0)
    push(s, st.MEET_SECOND, army_owner(s.other))


def answer_second(s: Table, avoids: bool) -> None:
    """[11.1] [7.8] Both have spoken: somebody may slip away."""
    drop(s)
    if avoids:
        s.avoiding |= OTHER_AVOIDS
    if s.telling:
        s.note(st.AVOIDED, army_owner(s.other), s.other, 1 if avoids else 0, 0, 0)
    push(s, st.MEET_ROLL, 0)
    push(s, st.OPEN_WINDOW, st.AT_MEETING)


def roll_generals(s: Table) -> None:
    """[11.2] Both roll, if anybody avoids."""
    drop(s)
    if s.escaping != c.NONE:
        let_escape(s, SLIPPING)
        return
    if s.avoiding == 0:
        push(s, st.BATTLE, 0)
        return
    clear_dice(s)
    s.dice.append(general_die(s, s.army))
    s.dice.append(general_die(s, s.other))
    s.roller = army_owner(s.army)
    s.sufferer = army_owner(s.other)
    throw(s, st.MEET_ROLLED, 0)


def generals_rolled(s: Table) -> None:
    """[11.2] The better symbol escapes."""
    drop(s)
    first = s.faces[0]
    second = s.faces[1]
    clear_dice(s)
    if s.avoiding & ACTIVE_AVOIDS and first > second:
        s.escaping = s.army
    elif s.avoiding & OTHER_AVOIDS and second > first:
        s.escaping = s.other
    if s.escaping == c.NONE:
        push(s, st.BATTLE, 0)
        return
    let_escape(s, 0)


def let_escape(s: Table, how: int) -> None:
    """[7.8] An army gets away, unless the opponent stops it."""
    s.stopped = 0
    push(s, st.ESCAPING, s.escaping + how)
    push(s, st.OPEN_WINDOW, st.AT_ESCAPE)


def is_stopped(s: Table) -> bool:
    """[7.8] There is no escape: the battle is fought."""
    if s.stopped == 0:
        return False
    drop(s)
    s.escaping = c.NONE
    push(s, st.BATTLE, 0)
    return True


def escape(s: Table, a: int, r: int, n: int) -> None:
    """[11.3] To a region, or aboard a navy."""
    drop(s)
    s.escaping = c.NONE
    if n != c.NONE:
        s.aboard[a] = n
        s.army_at[a] = s.navy_at[n]
    else:
        s.army_at[a] = r
    s.credit[a] = 0
    if s.telling:
        s.note(st.ESCAPED, army_owner(a), a, s.army_at[a], n + 1, 0)


def withdraw(s: Table, a: int, r: int) -> None:
    """[4.6] [6.16] [13.5] An army goes to an adjacent region, without conquering it."""
    drop(s)
    s.army_at[a] = r
    s.credit[a] = 0
    if s.telling:
        s.note(st.WITHDREW, army_owner(a), a, r, 0, 0)
