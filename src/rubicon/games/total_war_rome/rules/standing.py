"""Chapter 4: diplomacy, hostile acts, broken alliances, and victory points."""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.agenda import push
from rubicon.games.total_war_rome.rules.land import army_owner, is_there, status
from rubicon.games.total_war_rome.state import Table

LAND: Final = 16
"""An army and a region as one number: the region this many times, and the army."""


def set_status(s: Table, one: int, other: int, level: int) -> None:
    """[4.1] The same for both."""
    s.status[one * c.SEATS + other] = level
    s.status[other * c.SEATS + one] = level


def gain(s: Table, seat: int, points: int) -> None:
    """[1.1] [1.2] [1.3] VP; who reaches the trigger makes this the last round."""
    s.points[seat] += points
    if s.points[seat] >= s.t.trigger and s.is_last == 0:
        s.is_last = 1
        if s.telling:
            s.note(st.TRIGGERED, seat, s.points[seat], s.t.trigger, 0, 0)


def attack(s: Table, seat: int, victim: int, but: int) -> None:
    """[4.2] An attack makes enemies; on an ally it breaks the alliance. `but` is the attacker."""
    if victim == c.NONE or victim == seat:
        return
    level = status(s, seat, victim)
    if level == c.ENEMY:
        return
    set_status(s, seat, victim, c.ENEMY)
    if level != c.ALLY:
        if s.telling:
            s.note(st.STATUS_FELL, seat, victim, c.ENEMY, 0, 0)
        return
    break_alliance(s, seat, victim, but)


def break_alliance(s: Table, seat: int, victim: int, but: int) -> None:
    """[4.5] A point is lost, and friends; armies on each other's land have to act [4.6]."""
    s.points[seat] = max(0, s.points[seat] - 1)
    allies = 1 << victim
    for other in range(s.t.players):
        if other != seat and status(s, seat, other) > c.NEUTRAL:
            if status(s, seat, other) == c.ALLY:
                allies |= 1 << other
            set_status(s, seat, other, c.NEUTRAL)
    if s.telling:
        s.note(st.ALLIANCE_BROKEN, seat, victim, s.points[seat], 0, 0)
    for r in range(c.REGIONS):
        for a in range(s.t.players * c.ARMIES):
            if a == but or not is_there(s, a, r):
                continue
            lord = s.owner[r]
            if lord == c.NONE:
                continue
            guest = army_owner(a)
            comes = lord == seat and allies >> guest & 1 != 0
            if comes or (guest == seat and allies >> lord & 1 != 0):
                push(s, st.LEAVE_ALLY, a + LAND * r)
