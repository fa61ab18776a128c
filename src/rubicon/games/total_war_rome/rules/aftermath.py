"""Chapter 13: who won a battle, what it brings, and who withdraws."""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import clear_dice, drop, push, throw
from rubicon.games.total_war_rome.rules.army import (
    add_card,
    destroy,
    general_die,
    is_beaten,
    list_kinds,
    lose_card,
    remove_card,
    stars,
    trait,
)
from rubicon.games.total_war_rome.rules.battle import clear_battle, is_main_card, side_owner
from rubicon.games.total_war_rome.rules.land import army_owner, free_to_stand, near
from rubicon.games.total_war_rome.rules.meeting import withdraw
from rubicon.games.total_war_rome.rules.standing import gain
from rubicon.games.total_war_rome.state import Table

TIED: Final = 2
BOTH_LOST: Final = 3


def mains_left(s: Table, side: int) -> int:
    """Main battle cards that are not dead; a wound heals."""
    found = 0
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        if s.b_kind[e] != c.NONE and is_main_card(s, e) and s.b_zone[e] != c.DEAD:
            found += 1
    return found


def is_lost(s: Table, side: int) -> bool:
    """[13.1] Whether an army is destroyed."""
    least = 1 if trait(s, s.b_army[side]) == c.NEVER_GIVE_UP else 2
    return mains_left(s, side) < least


def decide(s: Table) -> None:
    """[13.1] [13.2] The victor and what he gains; then cards are recovered [7.13]."""
    drop(s)
    s.b_phase = c.VICTOR
    first = is_lost(s, 0)
    second = is_lost(s, 1)
    if first and second:
        s.b_result = BOTH_LOST
    elif first or second:
        s.b_result = 1 if first else 0
    elif s.b_lost[0] == s.b_lost[1]:
        s.b_result = TIED
    else:
        s.b_result = 0 if s.b_lost[1] > s.b_lost[0] else 1
    s.b_due[0] = 0
    s.b_due[1] = 0
    push(s, st.BATTLE_ENDS, 0)
    if s.b_result < TIED:
        reward(s, s.b_result, is_lost(s, 1 - s.b_result))
    else:
        if s.telling:
            code = st.TIED_BATTLE if s.b_result == TIED else st.COLLAPSED
            s.note(code, s.b_army[0], s.b_army[1], s.b_lost[0], s.b_lost[1], 0)
        if s.b_result == TIED:
            push_withdrawals(s, 0)
    push(s, st.BURYING, 0)
    push(s, st.RECOVERING, 1)
    push(s, st.RECOVERING, 0)
    push(s, st.OPEN_WINDOW, st.AT_VICTORY)


def reward(s: Table, side: int, destroyed: bool) -> None:
    """[13.2] A victory, or a total one."""
    total = destroyed and s.b_size[1 - side] >= 4
    gains = 2 if total else 1
    s.b_due[side] = gains
    seat = side_owner(s, side)
    points = gains
    if s.b_ally[side] != c.NONE:
        # [12.25] Allies share a total victory, and have nothing else.
        points = 1 if total else 0
        gain(s, army_owner(s.b_ally[side]), points)
    gain(s, seat, points)
    if s.telling:
        s.note(st.WON_BATTLE, seat, s.b_army[side], s.b_army[1 - side], points, s.points[seat])
    if not destroyed:
        push_withdrawals(s, 1 - side)
    push(s, st.GENERAL_ROLL, side)
    push(s, st.UPGRADING, side)


def push_withdrawals(s: Table, side: int) -> None:
    """[13.5] [12.25] The army of a side has to leave, and its ally's."""
    if s.b_ally[side] != c.NONE:
        push(s, st.WITHDRAWING, side + 2)
    push(s, st.WITHDRAWING, side)


def leaving(s: Table, number: int) -> int:
    """The army that has to leave."""
    return s.b_army[number] if number < 2 else s.b_ally[number - 2]


# ---- recovering [13.2] ---------------------------------------------------------------------------


def recover_due(s: Table, side: int) -> int:
    """How many dead a side takes back: the victor's, and the surgeons' [7.13]."""
    if is_lost(s, side):
        return 0
    won = s.b_due[side] if s.b_result == side else 0
    return won + s.b_extra_back[side]


def legal_recoveries(s: Table, side: int, out: list[int]) -> None:
    """[13.2] Any card of the dead zone."""
    kinds: list[int] = []
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        if s.b_zone[e] == c.DEAD and s.b_kind[e] not in kinds:
            kinds.append(s.b_kind[e])
            out.append(pack(c.RECOVER, 0, s.b_kind[e], 0, 0))


def can_recover(s: Table, side: int) -> bool:
    """Whether a card is to be chosen now."""
    out: list[int] = []
    if s.cursor < recover_due(s, side):
        legal_recoveries(s, side, out)
    if len(out) == 0:
        s.cursor = 0
        drop(s)
        return False
    return True


def recover(s: Table, side: int, kind: int) -> None:
    """[13.2] A card is taken back."""
    e = side * c.SIDE
    while s.b_zone[e] != c.DEAD or s.b_kind[e] != kind:
        e += 1
    s.b_zone[e] = c.BESIDE
    s.cursor += 1
    if s.telling:
        s.note(st.RECOVERED, side_owner(s, side), s.b_army[side], kind, 0, 0)


def bury(s: Table) -> None:
    """[13.5] [12.13] The dead, and what was spent, go to the stacks; beaten armies go too."""
    drop(s)
    lost = [is_lost(s, 0), is_lost(s, 1)]
    for side in range(2):
        for e in range(side * c.SIDE, (side + 1) * c.SIDE):
            if s.b_zone[e] == c.DEAD or s.b_zone[e] == c.SPENT:
                lose_card(s, s.b_from[e], s.b_kind[e])
        for number in range(side, 4, 2):
            a = leaving(s, number)
            if a != c.NONE and (lost[side] or is_beaten(s, a)):
                destroy(s, a)
    for e in range(2 * c.SIDE):
        s.b_kind[e] = c.NONE
        s.b_from[e] = c.NONE
        s.b_zone[e] = c.NO_ZONE


# ---- veterans and the general [13.3] [13.4] ------------------------------------------------------


def legal_upgrades(s: Table, side: int, out: list[int]) -> None:
    """[13.3] Plain cards of which there is a veteran in the stack."""
    kinds: list[int] = []
    list_kinds(s, s.b_army[side], kinds)
    for kind in kinds:
        if kind % 2 == 0 and s.stack[kind + 1] > 0:
            out.append(pack(c.UPGRADE, 0, kind, 0, 0))


def can_upgrade(s: Table, side: int) -> bool:
    """Whether a card is to be chosen now."""
    out: list[int] = []
    if s.cursor < s.b_due[side] and s.army_at[s.b_army[side]] != c.ABSENT:
        legal_upgrades(s, side, out)
    if len(out) == 0:
        s.cursor = 0
        drop(s)
        return False
    return True


def upgrade(s: Table, side: int, kind: int) -> None:
    """[13.3] A veteran takes its place; everybody sees it."""
    a = s.b_army[side]
    remove_card(s, a, kind)
    s.stack[kind] += 1
    s.stack[kind + 1] -= 1
    add_card(s, a, kind + 1, c.EVERYBODY)
    s.cursor += 1
    if s.telling:
        s.note(st.UPGRADED, side_owner(s, side), a, kind, 0, 0)


def roll_general(s: Table, side: int) -> None:
    """[13.4] The general's die, if there is a general who can improve."""
    drop(s)
    a = s.b_army[side]
    if s.leader[a] == c.NONE or stars(s, a) == 5:
        return
    clear_dice(s)
    s.dice.append(general_die(s, a))
    s.roller = side_owner(s, side)
    s.sufferer = c.NONE
    throw(s, st.GENERAL_ROLLED, side)


def general_rolled(s: Table, side: int) -> None:
    """[13.4] One star for an X, two for a skull."""
    drop(s)
    face = s.faces[0]
    clear_dice(s)
    more = 2 if face == c.SKULL else 1 if face == c.X else 0
    a = s.b_army[side]
    if more == 0 or s.leader[a] == c.NONE:
        return
    level = min(5, stars(s, a) + more)
    while level > stars(s, a):
        if count_level(s, army_owner(a), level) > 0:
            push(s, st.PROMOTING, a + 16 * level)
            return
        level -= 1


def count_level(s: Table, seat: int, level: int) -> int:
    """How many generals of a level are in the stack."""
    out: list[int] = []
    list_level(s, seat, level, out)
    return len(out)


def list_level(s: Table, seat: int, level: int, out: list[int]) -> None:
    """[13.4] The generals of a level in the stack."""
    each = c.GENERALS // c.FACTIONS
    f = s.t.faction[seat]
    for g in range(f * each, (f + 1) * each):
        if s.t.stars[g] == level and s.general_at[g] == c.IN_STACK:
            out.append(pack(c.DRAW_PROMOTED, 0, g, 0, 0))


def promote(s: Table, a: int, g: int) -> None:
    """[13.4] The card of the new level takes the old one's place."""
    drop(s)
    s.general_at[s.leader[a]] = c.IN_STACK
    if s.telling:
        s.note(st.PROMOTED, army_owner(a), a, s.leader[a], g, 0)
    s.leader[a] = g
    s.general_at[g] = c.SERVING


# ---- withdrawing [13.5] --------------------------------------------------------------------------


def legal_withdrawals(s: Table, a: int, out: list[int]) -> None:
    """[13.5] Adjacent regions without an army, or with an ally's only."""
    r = s.army_at[a]
    i = 0
    while near(s, r, i) != c.NONE:
        if free_to_stand(s, army_owner(a), near(s, r, i)):
            out.append(pack(c.WITHDRAW, 0, near(s, r, i), 0, 0))
        i += 1


def must_withdraw(s: Table, number: int) -> bool:
    """[13.5] Whether the loser has to choose a region; with none the army is destroyed."""
    a = leaving(s, number)
    out: list[int] = []
    if s.army_at[a] != c.ABSENT:
        legal_withdrawals(s, a, out)
        if len(out) == 0:
            destroy(s, a)
    if len(out) == 0:
        drop(s)
        return False
    return True


def give_way(s: Table, a: int, r: int) -> None:
    """[13.5] [13.6] The loser goes, and does not move any more in this turn."""
    withdraw(s, a, r)
    s.army_mu[a] = 0


def end_battle(s: Table) -> None:
    """[13.6] The battle is over."""
    drop(s)
    clear_battle(s)
