"""Chapter 12: strikes without reply: who strikes, and at what."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import drop, push
from rubicon.games.total_war_rome.rules.battle import (
    FOOT,
    HORSE,
    MAIN,
    begin_phase,
    count_hand,
    list_hand,
)
from rubicon.games.total_war_rome.state import Table


def begin_envelopment(s: Table) -> None:
    """[12.24] Mounted cards that have not fought."""
    drop(s)
    begin_phase(s, c.ENVELOPMENT, 0)
    for side in range(1, -1, -1):
        push(s, st.STRIKING, side)
        if count_hand(s, side, strikers(s, side)) > 0:
            push(s, st.OPEN_WINDOW, st.AT_COMBAT)


def strikers(s: Table, side: int) -> int:
    """[12.16] [12.21] [12.24] The classes that strike in this phase; [12.14] horsemen come last."""
    if s.b_phase == c.TERRAIN:
        first = MAIN | (1 << c.FOOT_SKIRMISHER)
        return first if count_hand(s, side, first) > 0 else 1 << c.MOUNTED_SKIRMISHER
    if s.b_phase == c.FLANKS:
        return MAIN
    if s.b_phase == c.CENTRE:
        return FOOT
    return HORSE | (1 << c.ELEPHANT) | (1 << c.MOUNTED_SKIRMISHER)


def is_target(s: Table, e: int) -> bool:
    """[12.16] [12.24] In the active zone, or in the safe zone that can be reached."""
    safe = c.UNDER if s.b_phase == c.TERRAIN else c.BESIDE
    return s.b_zone[e] == c.WOUNDED or s.b_zone[e] == safe


def legal_strikes(s: Table, side: int, out: list[int]) -> None:
    """[12.24] Each card at one target; or enough."""
    kinds: list[int] = []
    list_hand(s, side, strikers(s, side), kinds)
    # By kind, whatever the order in which the enemy holds the cards: nobody may see that.
    there = [0] * (2 * c.KINDS)
    foe = 1 - side
    for e in range(foe * c.SIDE, (foe + 1) * c.SIDE):
        if is_target(s, e):
            wounded = 1 if s.b_zone[e] == c.WOUNDED else 0
            there[2 * s.b_kind[e] + wounded] = 1
    for kind in kinds:
        for target in range(2 * c.KINDS):
            if there[target] != 0:
                out.append(pack(c.STRIKE, kind, target // 2, target % 2, 0))
    if len(out) > 0:
        out.append(c.DONE << c.VERB_SHIFT)


def can_strike(s: Table, side: int) -> bool:
    """Whether anything can be struck; if not, that is over."""
    out: list[int] = []
    legal_strikes(s, side, out)
    if len(out) == 0:
        drop(s)
        return False
    return True
