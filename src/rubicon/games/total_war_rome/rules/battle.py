"""Chapter 12: a land battle from phase to phase, and what each side deploys."""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import drop, push
from rubicon.games.total_war_rome.rules.allies import fill_side
from rubicon.games.total_war_rome.rules.army import (
    is_main,
    is_skirmisher,
    show_some,
    size,
    stars,
    trait,
)
from rubicon.games.total_war_rome.rules.land import army_owner
from rubicon.games.total_war_rome.state import Table

HELD: Final = 2
WILLING: Final = 1
# Bits of `b_extra`, for one combat: dice that are added, cards that roll twice, and what was seen
INSPIRED: Final = 1
RAGING: Final = 2
CHARGING: Final = 4
RAIN_MAIN: Final = 8
RAIN_LIGHT: Final = 16
RAIN_ENGINE: Final = 32
SEES: Final = 64
HAS_ROLLED: Final = 128


# ---- preparing [12.2] ----------------------------------------------------------------------------


def begin_battle(s: Table) -> None:
    """[12.1] [12.5] Terrain, generals and reveals; then events and experts change them."""
    drop(s)
    s.b_army[0] = s.army
    s.b_army[1] = s.other
    s.b_phase = c.PREPARING
    s.b_terrain = s.t.terrain[s.army_at[s.army]]
    difference = stars(s, s.army) - stars(s, s.other)
    for side in range(2):
        a = s.b_army[side]
        s.b_size[side] = size(s, a)
        s.b_lost[side] = 0
        s.b_used[side] = 0
        s.b_extra[side] = 0
        s.b_due[side] = 0
        s.b_extra_back[side] = 0
        s.b_reveals[side] = max(0, difference if side == 0 else -difference)
        if trait(s, a) == c.SCOUTING_EXPERT:
            s.b_reveals[side] += 1
    if s.telling:
        s.note(st.BATTLE_BEGAN, s.army, s.other, s.region, s.b_reveals[0], s.b_reveals[1])
    push(s, st.BEGIN_TERRAIN, 0)
    push(s, st.COMPOSING, 1)
    push(s, st.COMPOSING, 0)
    push(s, st.GROUND, 1)
    push(s, st.GROUND, 0)
    push(s, st.OPEN_WINDOW, st.AT_BATTLE)
    push(s, st.JOINING, 1)
    push(s, st.JOINING, 0)


def side_owner(s: Table, side: int) -> int:
    """The seat that fights on a side."""
    return army_owner(s.b_army[side])


def has_ground_expert(s: Table, side: int) -> bool:
    """[12.4] Whether a general may change the terrain."""
    return trait(s, s.b_army[side]) == c.BATTLEFIELD_EXPERT


def legal_ground(s: Table, out: list[int]) -> None:
    """[12.4] One less, as it is, or one more."""
    if s.b_terrain > 0:
        out.append(pack(c.SHAPE_GROUND, 0, 0, 0, 0))
    out.append(pack(c.SHAPE_GROUND, 1, 0, 0, 0))
    out.append(pack(c.SHAPE_GROUND, 2, 0, 0, 0))


def shape_ground(s: Table, change: int) -> None:
    """[12.4] The expert has spoken."""
    drop(s)
    s.b_terrain += change - 1
    if s.telling:
        s.note(st.TERRAIN_SET, s.b_terrain, 0, 0, 0, 0)


def begin_terrain(s: Table) -> None:
    """[12.14] The cards come to hand; terrain, flanks, centre and envelopment follow."""
    drop(s)
    if s.army_at[s.b_army[0]] == c.ABSENT or s.army_at[s.b_army[1]] == c.ABSENT:
        clear_battle(s)
        return
    for side in range(2):
        if s.b_ally[side] == c.NONE:
            fill_side(s, side)
        else:
            s.b_size[side] = count_hand(s, side, ANYTHING)
    push(s, st.DECIDE_BATTLE, 0)
    push(s, st.BEGIN_ENVELOPMENT, 0)
    push(s, st.BEGIN_CENTRE, 0)
    push(s, st.BEGIN_FLANKS, 0)
    push(s, st.NEXT_TERRAIN, 0)
    begin_phase(s, c.TERRAIN, s.b_terrain)


def begin_phase(s: Table, phase: int, combats: int) -> None:
    """[12.1] A phase begins."""
    s.b_phase = phase
    s.b_fights = 0
    if s.telling:
        s.note(st.PHASE_BEGAN, phase, combats, 0, 0, 0)


def clear_battle(s: Table) -> None:
    """Nothing is left of a battle."""
    s.b_phase = 0
    s.b_terrain = 0
    s.b_fights = 0
    s.b_ambush = c.NONE
    s.b_result = c.NONE
    s.b_target = c.NONE
    s.b_striker = c.NONE
    s.b_part = 0
    s.b_split = 0
    s.b_rerolled = 0
    for side in range(2):
        s.b_army[side] = c.NONE
        s.b_ally[side] = c.NONE
        s.b_reveals[side] = 0
        s.b_main[side] = c.NONE
        s.b_light[side] = c.NONE
        s.b_engine[side] = c.NONE
        s.b_used[side] = 0
        s.b_extra[side] = 0
        s.b_size[side] = 0
        s.b_lost[side] = 0
        s.b_shield[side] = 0
        s.b_due[side] = 0
        s.b_extra_back[side] = 0
    for e in range(2 * c.SIDE):
        s.b_kind[e] = c.NONE
        s.b_from[e] = c.NONE
        s.b_zone[e] = c.NO_ZONE


# ---- the cards of a side -------------------------------------------------------------------------


def klass_of(s: Table, e: int) -> int:
    """The class of a card in battle."""
    return s.t.klass[s.b_kind[e]]


def count_hand(s: Table, side: int, mask: int) -> int:
    """Cards in hand whose classes are in a mask."""
    found = 0
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        if s.b_zone[e] == c.IN_HAND and mask >> klass_of(s, e) & 1:
            found += 1
    return found


def find_in_hand(s: Table, side: int, kind: int) -> int:
    """A card of a kind that is in hand."""
    e = side * c.SIDE
    while s.b_zone[e] != c.IN_HAND or s.b_kind[e] != kind:
        e += 1
    return e


ANYTHING: Final = 255
MAIN: Final = 31
FOOT: Final = 1 << c.INFANTRY | 1 << c.BOWMEN | 1 << c.ELEPHANT
HORSE: Final = 1 << c.CAVALRY | 1 << c.CHARIOT
LIGHT: Final = 1 << c.FOOT_SKIRMISHER | 1 << c.MOUNTED_SKIRMISHER


def can_deploy(s: Table, side: int) -> bool:
    """[12.14] Whether a side has a card for the fight for terrain."""
    return count_hand(s, side, MAIN | LIGHT) > 0


def list_mains(s: Table, side: int) -> int:
    """[12.14] [12.18] [12.19] The classes of main battle card that may be deployed now."""
    if s.b_phase == c.TERRAIN:
        return MAIN
    if s.b_phase == c.FLANKS:
        spare = count_hand(s, side, 1 << c.ELEPHANT) > 2
        return HORSE | (1 << c.ELEPHANT) if spare else HORSE
    return MAIN


def list_lights(s: Table) -> int:
    """[12.14] [12.18] [12.19] The classes of skirmisher that may be stacked now."""
    if s.b_phase == c.TERRAIN:
        return 1 << c.FOOT_SKIRMISHER
    if s.b_phase == c.FLANKS:
        return 1 << c.MOUNTED_SKIRMISHER
    return LIGHT


def list_hand(s: Table, side: int, mask: int, out: list[int]) -> None:
    """The kinds in hand whose classes are in a mask, each once."""
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        if s.b_zone[e] == c.IN_HAND and mask >> klass_of(s, e) & 1 and s.b_kind[e] not in out:
            out.append(s.b_kind[e])


def legal_deployments(s: Table, side: int, out: list[int]) -> None:
    """[12.7] Every stack of a main battle card, a skirmisher and artillery; or the officers'."""
    out.append(c.HOLD << c.VERB_SHIFT)
    mains: list[int] = []
    lights: list[int] = []
    engines: list[int] = []
    list_hand(s, side, list_mains(s, side), mains)
    list_hand(s, side, list_lights(s), lights)
    if s.b_phase == c.CENTRE:
        list_hand(s, side, 1 << c.ARTILLERY, engines)
    for main in mains:
        out.append(pack(c.DEPLOY, main, c.NO_CARD, c.NO_CARD, 0))
        for engine in engines:
            out.append(pack(c.DEPLOY, main, c.NO_CARD, engine, 0))
        for light in lights:
            out.append(pack(c.DEPLOY, main, light, c.NO_CARD, 0))
            for engine in engines:
                out.append(pack(c.DEPLOY, main, light, engine, 0))
    if s.b_phase == c.TERRAIN:
        if len(mains) == 0 and len(lights) == 0:
            list_hand(s, side, LIGHT, lights)
        for light in lights:
            out.append(pack(c.DEPLOY, c.NO_CARD, light, c.NO_CARD, 0))


# ---- a combat [12.6] -----------------------------------------------------------------------------


def begin_combat(s: Table) -> None:
    """[12.6] Both deploy, reveals are used, then the dice are rolled."""
    for side in range(2):
        s.b_main[side] = c.NONE
        s.b_light[side] = c.NONE
        s.b_engine[side] = c.NONE
        s.b_extra[side] = 0
        s.b_due[side] = 0
    s.b_ambush = c.NONE
    s.cursor = 0
    push(s, st.COMBAT, 0)
    push(s, st.REVEALING, 1)
    push(s, st.REVEALING, 0)
    push(s, st.DEPLOYING, 0)


def deploy(s: Table, side: int, move: int) -> None:
    """[12.6] In secret; the officers send the first cards that may go."""
    chosen = move
    if c.verb_of(move) == c.HOLD:
        options: list[int] = []
        legal_deployments(s, side, options)
        chosen = options[1]
    main = c.first_of(chosen)
    light = c.second_of(chosen)
    engine = c.third_of(chosen)
    s.b_main[side] = c.NONE if main == c.NO_CARD else find_in_hand(s, side, main)
    s.b_light[side] = c.NONE if light == c.NO_CARD else find_in_hand(s, side, light)
    s.b_engine[side] = c.NONE if engine == c.NO_CARD else find_in_hand(s, side, engine)


def deploy_first(s: Table, move: int) -> None:
    """[12.6] One side after the other; neither sees the other's cards."""
    deploy(s, s.cursor, move)
    s.cursor += 1
    if s.cursor == 2:
        s.cursor = 0
        drop(s)


def use_reveal(s: Table, side: int) -> None:
    """[12.6] He sees the other's cards and may deploy again."""
    drop(s)
    s.b_reveals[side] -= 1
    s.b_extra[side] |= SEES
    show_face_down(s, s.b_main[1 - side], 1 << side_owner(s, side))
    show_face_down(s, s.b_light[1 - side], 1 << side_owner(s, side))
    show_face_down(s, s.b_engine[1 - side], 1 << side_owner(s, side))
    if s.telling:
        foe = 1 - side
        s.note(st.REVEALED, side_owner(s, side), shown(s, s.b_main[foe]),
               shown(s, s.b_light[foe]), shown(s, s.b_engine[foe]), s.b_reveals[side])  # fmt: skip
    push(s, st.REDEPLOYING, side)


def shown(s: Table, e: int) -> int:
    """The kind of a card and one more, for telling; 0 if there is none."""
    return 0 if e == c.NONE else s.b_kind[e] + 1


def redeploy(s: Table, side: int, move: int) -> None:
    """[12.6] The choice after a reveal."""
    drop(s)
    if c.verb_of(move) != c.HOLD:
        deploy(s, side, move)


def show_cards(s: Table) -> None:
    """[12.6] The cards are shown to all; then they fight part by part [12.15] [12.20]."""
    drop(s)
    for side in range(2):
        bring_out(s, s.b_main[side])
        bring_out(s, s.b_light[side])
        bring_out(s, s.b_engine[side])
        if s.telling:
            main = shown(s, s.b_main[side])
            light = shown(s, s.b_light[side])
            engine = shown(s, s.b_engine[side])
            s.note(st.DEPLOYED_CARDS, s.b_army[side], main, light, engine, s.b_phase)
    push(s, st.COMBAT_ENDS, 0)
    for part in range(4, -1, -1):
        push(s, st.FIGHT_PART, part)
    push(s, st.OPEN_WINDOW, st.AT_COMBAT)


def bring_out(s: Table, e: int) -> None:
    """[1.4] A card in battle is seen by all."""
    if e == c.NONE:
        return
    s.b_zone[e] = c.DEPLOYED
    show_some(s, s.b_from[e], s.b_kind[e], count_out(s, e), c.EVERYBODY)


def show_face_down(s: Table, e: int, viewers: int) -> None:
    """[12.6] Who used a reveal has seen this card, whether it comes out or not."""
    if e != c.NONE:
        show_some(s, s.b_from[e], s.b_kind[e], count_out(s, e) + 1, viewers)


def count_out(s: Table, e: int) -> int:
    """How many cards like this one, of the same army, are not in hand any more."""
    side = e // c.SIDE
    times = 0
    for other in range(side * c.SIDE, (side + 1) * c.SIDE):
        same = s.b_kind[other] == s.b_kind[e] and s.b_from[other] == s.b_from[e]
        if same and s.b_zone[other] > c.IN_HAND:
            times += 1
    return times


def end_combat(s: Table) -> None:
    """[12.11] Survivors are pulled back; [12.20] artillery dies with its card."""
    drop(s)
    s.b_fights += 1
    for side in range(2):
        main = s.b_main[side]
        engine = s.b_engine[side]
        alone = engine != c.NONE and main != c.NONE and s.b_zone[main] == c.DEAD
        if alone and s.b_zone[engine] < c.UNDER:
            s.b_zone[engine] = c.DEAD
        pull_back(s, main)
        pull_back(s, s.b_light[side])
        pull_back(s, engine)
        s.b_main[side] = c.NONE
        s.b_light[side] = c.NONE
        s.b_engine[side] = c.NONE
        s.b_extra[side] = 0
    s.b_ambush = c.NONE


def pull_back(s: Table, e: int) -> None:
    """[12.11] Under the general after the fight for terrain, else next to him."""
    if e != c.NONE and s.b_zone[e] == c.DEPLOYED:
        s.b_zone[e] = c.UNDER if s.b_phase == c.TERRAIN else c.BESIDE


# ---- terrain [12.14] -----------------------------------------------------------------------------


def next_terrain(s: Table) -> None:
    """[12.14] [12.16] As many combats as there is difficult terrain, while both have cards."""
    if s.b_fights < s.b_terrain and can_deploy(s, 0) and can_deploy(s, 1):
        begin_combat(s)
        return
    drop(s)
    let_spare_strike(s)


def let_spare_strike(s: Table) -> None:
    """[12.16] Who has cards left strikes at one who has none at all."""
    first = count_hand(s, 0, ANYTHING)
    second = count_hand(s, 1, ANYTHING)
    if (first > 0) == (second > 0):
        return
    push(s, st.STRIKING, 0 if first > 0 else 1)
    push(s, st.OPEN_WINDOW, st.AT_COMBAT)


# ---- flanks [12.18] ------------------------------------------------------------------------------


def count_flank(s: Table, side: int) -> int:
    """[12.18] Cavalry and chariots, and the elephants beyond two."""
    elephants = count_hand(s, side, 1 << c.ELEPHANT)
    return count_hand(s, side, HORSE) + max(0, elephants - 2)


def begin_flanks(s: Table) -> None:
    """[12.18] Both declare their cards; the lower number is fought."""
    drop(s)
    first = count_flank(s, 0)
    second = count_flank(s, 1)
    begin_phase(s, c.FLANKS, min(first, second))
    s.b_split = min(first, second)
    push(s, st.NEXT_FLANK, min(first, second))


def next_flank(s: Table, combats: int) -> None:
    """[12.18] The next combat on the wings."""
    if s.b_fights < combats:
        begin_combat(s)
        return
    drop(s)
    let_spare_strike(s)


# ---- centre [12.19] ------------------------------------------------------------------------------


def begin_centre(s: Table) -> None:
    """[12.19] All that is left on foot, and the elephants."""
    drop(s)
    begin_phase(s, c.CENTRE, 0)
    push(s, st.NEXT_CENTRE, 0)


def readiness(s: Table, side: int) -> int:
    """[12.19] 2: must fight; 1: may throw in mounted cards; 0: has nothing to fight with."""
    if count_hand(s, side, FOOT) > 0:
        return 2
    if count_hand(s, side, HORSE) == 0:
        return 0
    return 2 if s.b_fights < 2 else 1


def next_centre(s: Table) -> None:
    """[12.19] [12.21] Combats go on until one side has nothing that must or will fight."""
    if readiness(s, 0) > 0 and readiness(s, 1) > 0:
        for side in range(2):
            if readiness(s, side) == 1 and s.b_due[side] == 0:
                push(s, st.CHARGING, side)
                return
        if s.b_due[0] != HELD and s.b_due[1] != HELD:
            begin_combat(s)
            return
    drop(s)
    for side in range(1, -1, -1):
        s.b_due[side] = 0
        if count_hand(s, side, FOOT) > 0:
            push(s, st.STRIKING, side)
            push(s, st.OPEN_WINDOW, st.AT_COMBAT)


def answer_charge(s: Table, side: int, charges: bool) -> None:
    """[12.19] Spare mounted cards are thrown in, or saved."""
    drop(s)
    s.b_due[side] = WILLING if charges else HELD


def is_light(s: Table, e: int) -> bool:
    """Whether a card in battle is a skirmisher."""
    return is_skirmisher(s.t, s.b_kind[e])


def is_main_card(s: Table, e: int) -> bool:
    """Whether a card in battle is a main battle card."""
    return is_main(s.t, s.b_kind[e])
