"""Chapter 12: the dice of a combat, part by part, and what they do to cards."""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.resolver import damage_left, worth_of
from rubicon.games.total_war_rome.rules.agenda import clear_dice, drop, push, throw
from rubicon.games.total_war_rome.rules.army import kill_general
from rubicon.games.total_war_rome.rules.battle import (
    CHARGING,
    HAS_ROLLED,
    INSPIRED,
    RAGING,
    RAIN_ENGINE,
    RAIN_LIGHT,
    RAIN_MAIN,
    bring_out,
    count_hand,
    is_main_card,
    klass_of,
    pull_back,
    side_owner,
)
from rubicon.games.total_war_rome.rules.strikes import strikers
from rubicon.games.total_war_rome.state import Table

# Parts of a combat, in their order [12.15] [12.20]
ENGINES: Final = 0
LIGHTS: Final = 1
AMBUSHERS: Final = 2
ARCHERS: Final = 3
MAINS: Final = 4
PANIC: Final = 5
"""[7.11] No part of a combat, but a roll in it."""

PIGS: Final = 2 * (c.FIRST_SPECIAL + 1)
LOGS: Final = 2 * (c.FIRST_SPECIAL + 2)


def is_up(s: Table, e: int) -> bool:
    """Whether a deployed card is still there: unhurt or wounded."""
    return e != c.NONE and (s.b_zone[e] == c.DEPLOYED or s.b_zone[e] == c.WOUNDED)


def shooter(s: Table, side: int, part: int) -> int:
    """[12.15] [12.20] The card of a side that rolls in a part; NONE if there is none."""
    if part == ENGINES:
        e = s.b_engine[side]
        return e if is_up(s, e) and is_up(s, s.b_main[side]) else c.NONE
    if part == LIGHTS:
        e = s.b_light[side]
        return e if is_up(s, e) else c.NONE
    e = s.b_main[side]
    if not is_up(s, e) or s.b_extra[side] & HAS_ROLLED:
        return c.NONE
    if part == AMBUSHERS:
        return e if s.b_ambush == side else c.NONE
    if part == ARCHERS:
        return e if klass_of(s, e) == c.BOWMEN else c.NONE
    return e


def target(s: Table, side: int, part: int) -> int:
    """[12.15] [12.17] [12.20] The card that a side rolls at in a part; NONE if there is none."""
    foe = 1 - side
    light = s.b_light[foe]
    main = s.b_main[foe]
    if part <= LIGHTS:
        if is_up(s, light):
            return light
        return main if is_up(s, main) else c.NONE
    if is_up(s, main):
        return main
    # A lone skirmisher stands in the place of a main battle card.
    if main == c.NONE and is_up(s, light):
        return light
    return c.NONE


def begin_part(s: Table, part: int) -> None:
    """[12.15] Whoever has a card and a target rolls, both sides at the same time."""
    drop(s)
    clear_dice(s)
    rolling = 0
    for side in range(2):
        e = shooter(s, side, part)
        if e != c.NONE and target(s, side, part) != c.NONE:
            rolling |= 1 << side
            add_dice(s, side, e, part)
        if side == 0:
            s.b_split = len(s.dice)
    if rolling == 0:
        end_part(s, part)
        return
    s.b_part = part
    s.b_shield[0] = 0
    s.b_shield[1] = 0
    s.roller = side_owner(s, 0)
    s.sufferer = side_owner(s, 1)
    throw(s, st.ROLL_APPLIED, rolling)


def add_dice(s: Table, side: int, e: int, part: int) -> None:
    """[3.1] [7.11] [12.22] The dice of a card, doubled by a rain of missiles, and added ones."""
    extra = s.b_extra[side]
    times = 1
    rain = RAIN_MAIN
    if part == ENGINES:
        rain = RAIN_ENGINE
    elif part == LIGHTS:
        rain = RAIN_LIGHT
    if extra & rain:
        times = 2
    for _ in range(times):
        add_row(s, side, s.b_kind[e])
    if part < AMBUSHERS:
        return
    if extra & INSPIRED:
        s.dice.append(c.GREEN)
    if extra & RAGING:
        s.dice.append(c.GREEN)
    if extra & CHARGING:
        s.dice.append(c.RED)


def add_row(s: Table, side: int, kind: int) -> None:
    """[12.14] [12.18] Difficult terrain dice, or good going dice; [12.13] logs for defenders."""
    t = s.t
    in_terrain = s.b_phase == c.TERRAIN
    if kind == LOGS and side == c.ATTACKER:
        in_terrain = False
    for i in range(2):
        colour = t.difficult[2 * kind + i] if in_terrain else t.good[2 * kind + i]
        if colour != c.NONE:
            s.dice.append(colour)


def special_of(s: Table, kind: int) -> int:
    """[12.12] What an S does on a card in this phase."""
    if s.b_phase == c.TERRAIN:
        return s.t.special_difficult[kind]
    return s.t.special_good[kind]


def roll_damage(s: Table, side: int, e: int, at: int, cancelled: int) -> int:
    """[12.8] [12.12] [7.12] The damage of a side's dice on a card, in halves."""
    first = 0 if side == 0 else s.b_split
    last = s.b_split if side == 0 else len(s.faces)
    kind = s.b_kind[e]
    shield = s.b_shield[1 - side]
    worths: list[int] = []
    for i in range(first, last):
        face = s.faces[i]
        if face == c.SKULL and shield > 0:
            shield -= 1
            continue
        worths.append(worth_of(face, special_of(s, kind), klass_of(s, at), kind == PIGS))
    return damage_left(worths, cancelled)


def count_marks(s: Table, side: int, face: int) -> int:
    """How many dice of a side show a face."""
    first = 0 if side == 0 else s.b_split
    last = s.b_split if side == 0 else len(s.faces)
    found = 0
    for i in range(first, last):
        if s.faces[i] == face:
            found += 1
    return found


def cancels(s: Table, side: int, part: int, rolling: int) -> int:
    """[12.12] How many opposing dice a side cancels: only main battle cards that roll together."""
    if part != MAINS or rolling != 3:
        return 0
    if special_of(s, s.b_kind[s.b_main[side]]) != c.CANCEL:
        return 0
    return count_marks(s, side, c.S)


def apply_roll(s: Table, rolling: int) -> None:
    """[12.8] Both sides' damage is counted before any card falls."""
    drop(s)
    part = s.b_part
    damage = [0, 0]
    hit = [c.NONE, c.NONE]
    skull_left = [0, 0]
    for side in range(2):
        if rolling >> side & 1:
            e = shooter(s, side, part)
            at = target(s, side, part)
            against = cancels(s, 1 - side, part, rolling)
            hit[side] = at
            damage[side] = roll_damage(s, side, e, at, against)
            skulls = count_marks(s, side, c.SKULL) - s.b_shield[1 - side]
            skull_left[side] = max(0, skulls - against)
    for side in range(2):
        if rolling >> side & 1:
            after_roll(s, side, part)
    clear_dice(s)
    for side in range(2):
        if rolling >> side & 1:
            hurt(s, hit[side], damage[side])
    if part >= AMBUSHERS:
        for side in range(2):
            exposed = s.b_extra[side] & INSPIRED and skull_left[1 - side] > 0
            if exposed and s.leader[s.b_army[side]] != c.NONE:
                kill_general(s, s.b_army[side])
    end_part(s, part)


def after_roll(s: Table, side: int, part: int) -> None:
    """[12.13] Special cards are spent; [12.3] a main battle card rolls once."""
    if part >= AMBUSHERS:
        s.b_extra[side] |= HAS_ROLLED
    elif part == LIGHTS:
        e = s.b_light[side]
        if s.b_kind[e] >= 2 * c.FIRST_SPECIAL:
            s.b_zone[e] = c.SPENT


def end_part(s: Table, part: int) -> None:
    """[12.15] Skirmishers are pulled back; a lone one stays [12.17], or not."""
    if part != LIGHTS:
        return
    for side in range(2):
        e = s.b_light[side]
        lone = s.b_main[side] == c.NONE and not s.t.skirmishers_retire
        if e != c.NONE and not lone:
            pull_back(s, e)


def hurt(s: Table, e: int, damage: int) -> None:
    """[12.8] [12.9] [12.10] Wounds and kills; [12.13] a spent card goes away whatever it takes."""
    if damage == 0:
        return
    wounded = wounded_of(s, e // c.SIDE)
    if s.b_zone[e] == c.SPENT:
        if damage != 2 and wounded != c.NONE:
            tell_damage(s, e, 1, wounded)
            kill(s, wounded)
        return
    tell_damage(s, e, damage, wounded)
    if damage == 1:
        if wounded != c.NONE:
            kill(s, wounded)
        else:
            s.b_zone[e] = c.WOUNDED
        return
    kill(s, e)
    if damage > 2 and wounded != c.NONE and wounded != e:
        kill(s, wounded)


def tell_damage(s: Table, e: int, damage: int, wounded: int) -> None:
    """Whose card is hit, and the wounded card that dies of it."""
    if not s.telling:
        return
    also = 0
    if wounded != c.NONE and (damage == 1 or wounded != e):
        also = s.b_kind[wounded] + 1
    s.note(st.DAMAGED, s.b_army[e // c.SIDE], s.b_kind[e], damage, also, s.b_zone[e])


def wounded_of(s: Table, side: int) -> int:
    """[12.8] The wounded card of a side; NONE if there is none."""
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        if s.b_zone[e] == c.WOUNDED:
            return e
    return c.NONE


def kill(s: Table, e: int) -> None:
    """[12.11] Into the dead zone."""
    s.b_zone[e] = c.DEAD
    if is_main_card(s, e):
        s.b_lost[e // c.SIDE] += 1


# ---- panic [7.11] --------------------------------------------------------------------------------


def panic(s: Table, side: int) -> None:
    """[7.11] Two red dice against the elephant of a side."""
    clear_dice(s)
    s.dice.append(c.RED)
    s.dice.append(c.RED)
    s.roller = side_owner(s, 1 - side)
    s.sufferer = side_owner(s, side)
    s.b_split = 0 if side == 0 else 2
    s.b_shield[0] = 0
    s.b_shield[1] = 0
    s.b_part = PANIC
    throw(s, st.PANIC_ROLLED, side)


def panic_rolled(s: Table, side: int) -> None:
    """[7.11] A skull destroys it."""
    drop(s)
    struck = count_marks(s, 1 - side, c.SKULL) - s.b_shield[side] > 0
    clear_dice(s)
    s.b_shield[side] = 0
    if struck and is_up(s, s.b_main[side]):
        tell_damage(s, s.b_main[side], 2, c.NONE)
        kill(s, s.b_main[side])


# ---- strikes without reply [12.24] ---------------------------------------------------------------


def strike(s: Table, side: int, kind: int, at_kind: int, at_wounded: int) -> None:
    """[12.16] [12.21] [12.24] One card rolls at another; nobody replies."""
    mask = strikers(s, side)
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        if s.b_zone[e] == c.IN_HAND and s.b_kind[e] == kind and mask >> klass_of(s, e) & 1:
            s.b_striker = e
    foe = 1 - side
    safe = c.UNDER if s.b_phase == c.TERRAIN else c.BESIDE
    zone = c.WOUNDED if at_wounded else safe
    for e in range(foe * c.SIDE, (foe + 1) * c.SIDE):
        if s.b_zone[e] == zone and s.b_kind[e] == at_kind:
            s.b_target = e
    bring_out(s, s.b_striker)
    if s.telling:
        s.note(st.STRUCK, s.b_army[side], kind, at_kind, at_wounded, s.b_phase)
    clear_dice(s)
    add_row(s, side, kind)
    s.b_split = len(s.dice) if side == 0 else 0
    s.b_shield[0] = 0
    s.b_shield[1] = 0
    s.b_part = ENGINES
    s.b_rerolled = 0
    s.roller = side_owner(s, side)
    s.sufferer = side_owner(s, foe)
    throw(s, st.STRIKE_ROLLED, side)


def strike_rolled(s: Table, side: int) -> None:
    """[12.24] What it did; the card has fought. [12.23] The next strike waits for a booster."""
    drop(s)
    if count_hand(s, side, strikers(s, side)) > 0:
        push(s, st.OPEN_WINDOW, st.AT_COMBAT)
    damage = roll_damage(s, side, s.b_striker, s.b_target, 0)
    clear_dice(s)
    hurt(s, s.b_target, damage)
    e = s.b_striker
    if s.b_kind[e] >= 2 * c.FIRST_SPECIAL:
        s.b_zone[e] = c.SPENT
    pull_back(s, e)
    s.b_striker = c.NONE
    s.b_target = c.NONE
    s.b_rerolled = 0


def roll_again(s: Table) -> None:
    """[12.24] [6.9] The whole roll once more."""
    s.b_rerolled = 1
    s.faces = []
    push(s, st.ROLL, 0)
