"""Chapter 14: navies sail, meet, fight and retreat; and chance takes cards of armies."""

from typing import Final

from rubicon.core.rng import Rng
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import clear_dice, drop, push, seat_after, throw
from rubicon.games.total_war_rome.rules.army import (
    check_army,
    destroy,
    is_mercenary,
    is_over,
    is_too_large,
    lose_card,
    size,
)
from rubicon.games.total_war_rome.rules.conquest import is_safe_sea
from rubicon.games.total_war_rome.rules.land import (
    carried_by,
    has_effect,
    is_friendly_port,
    is_home,
    navy_owner,
    navy_size,
    sea_of,
    status,
)
from rubicon.games.total_war_rome.rules.standing import attack, gain
from rubicon.games.total_war_rome.state import Table

NAVY: Final = 8
"""A navy and a place as one number: the place this many times, and the navy."""

# ---- sailing [14.1] ------------------------------------------------------------------------------


def legal_navies(s: Table, out: list[int]) -> None:
    """[14.1] [9.3] Everything that the navies of the active player can do."""
    seat = s.active
    for n in range(seat * c.NAVIES, (seat + 1) * c.NAVIES):
        place = s.navy_at[n]
        if place == c.OFF:
            for r in range(c.REGIONS):
                if s.owner[r] == seat and is_home(s, seat, r) and s.t.port[r]:
                    out.append(pack(c.PLACE_NAVY, n, r, 0, 0))
        elif place >= c.REGIONS:
            legal_at_sea(s, n, out)
        elif place >= 0 and s.navy_mu[n] > 0:
            for sea in range(c.SEAS):
                if s.t.coast[place * c.SEAS + sea]:
                    out.append(pack(c.SAIL, n, c.REGIONS + sea, 0, 0))
    n = seat * c.NAVIES
    if s.navy_at[n] >= 0 and s.navy_at[n] == s.navy_at[n + 1]:
        carrying = carried_by(s, n) != c.NONE and carried_by(s, n + 1) != c.NONE
        if s.navy_mu[n] > 0 and s.navy_mu[n + 1] > 0 and not carrying:
            out.append(pack(c.MERGE_NAVIES, n, 0, n + 1, 0))


def legal_at_sea(s: Table, n: int, out: list[int]) -> None:
    """[14.1] [14.2] [14.3] [14.9] Sail on, dock, or attack what is at sea here."""
    place = s.navy_at[n]
    if s.navy_mu[n] > 0:
        for sea in range(c.SEAS):
            if s.t.sea_near[sea_of(place) * c.SEAS + sea]:
                out.append(pack(c.SAIL, n, c.REGIONS + sea, 0, 0))
    for r in range(c.REGIONS):
        if s.t.coast[r * c.SEAS + sea_of(place)] and is_friendly_port(s, navy_owner(n), r):
            out.append(pack(c.DOCK, n, r, 0, 0))
    if s.navy_mu[n] > 0:
        for m in range(s.t.players * c.NAVIES):
            if s.navy_at[m] == place and navy_owner(m) != navy_owner(n):
                out.append(pack(c.ATTACK_NAVY, n, 0, m, 0))


def place_navy(s: Table, n: int, r: int) -> None:
    """[9.3] In a home port."""
    s.navy_at[n] = r
    if s.telling:
        s.note(st.PLACED, navy_owner(n), n, r, 1, 0)


def move_navy(s: Table, n: int, place: int) -> None:
    """An army aboard goes with it."""
    a = carried_by(s, n)
    if a != c.NONE:
        s.army_at[a] = place
    s.navy_at[n] = place


def sail(s: Table, n: int, place: int) -> None:
    """[14.1] One sea area; then who is there [14.3] and who comes [14.4]."""
    if s.telling:
        s.note(st.SAILED, n, s.navy_at[n], place, s.navy_mu[n] - 1, 0)
    s.navy_mu[n] -= 1
    move_navy(s, n, place)
    s.n_seen = 0
    push(s, st.NAVAL_ARRIVE, n + NAVY * place)


def dock(s: Table, n: int, r: int) -> None:
    """[14.1] Free of MU."""
    move_navy(s, n, r)
    if s.telling:
        s.note(st.DOCKED, n, r, 0, 0, 0)


def attack_navy(s: Table, n: int, m: int) -> None:
    """[14.3] [4.2] A navy is attacked by choice; it costs 1 MU."""
    s.navy_mu[n] -= 1
    begin_battle(s, n, m)
    attack(s, navy_owner(n), navy_owner(m), c.NONE)


def arrive(s: Table, number: int) -> None:
    """[14.3] Enemies there are fought; [14.4] others may come."""
    n = number % NAVY
    place = number // NAVY
    if s.navy_at[n] != place:
        drop(s)
        return
    seat = navy_owner(n)
    enemy = enemy_navy_at(s, seat, place)
    if enemy != c.NONE:
        begin_battle(s, n, enemy)
        return
    for turn in range(1, s.t.players):
        other = seat_after(s, seat, turn)
        for m in range(other * c.NAVIES, (other + 1) * c.NAVIES):
            if may_intercept(s, m, seat, place):
                s.n_seen |= 1 << m
                push(s, st.INTERCEPTING, m)
                return
    drop(s)


def enemy_navy_at(s: Table, seat: int, place: int) -> int:
    """[14.3] A navy in a sea area that belongs to an enemy of a seat; NONE if there is none."""
    for m in range(s.t.players * c.NAVIES):
        if s.navy_at[m] == place and status(s, seat, navy_owner(m)) == c.ENEMY:
            return m
    return c.NONE


def may_intercept(s: Table, m: int, seat: int, place: int) -> bool:
    """[14.4] At sea in an adjacent area, an enemy or neutral, and not asked before."""
    if s.n_seen >> m & 1 or s.navy_at[m] < c.REGIONS:
        return False
    if status(s, seat, navy_owner(m)) > c.NEUTRAL:
        return False
    return s.t.sea_near[sea_of(s.navy_at[m]) * c.SEAS + sea_of(place)] != 0


def arriving_navy(s: Table) -> int:
    """[14.4] The navy that others are asked whether to intercept: its step lies below theirs."""
    return st.number_of(s.agenda[len(s.agenda) - 2]) % NAVY


def intercept(s: Table, m: int) -> None:
    """[14.4] It moves in and fights."""
    n = arriving_navy(s)
    drop(s)
    place = s.navy_at[n]
    if s.telling:
        s.note(st.INTERCEPTED, m, s.navy_at[m], place, n, 0)
    move_navy(s, m, place)
    begin_battle(s, m, n)
    attack(s, navy_owner(m), navy_owner(n), c.NONE)


# ---- a battle [14.5] -----------------------------------------------------------------------------


def begin_battle(s: Table, n: int, m: int) -> None:
    """[14.4] [14.5] The first is the attacker; neither intercepts after it."""
    s.n_navy[0] = n
    s.n_navy[1] = m
    for side in range(2):
        s.n_size[side] = 0
        s.n_lost[side] = 0
        s.n_load[side] = 0
    s.n_seen |= 1 << n | 1 << m
    push(s, st.NAVAL_BATTLE, 0)


def roll_battle(s: Table) -> None:
    """[14.5] All dice of both sides."""
    drop(s)
    clear_dice(s)
    for side in range(2):
        n = s.n_navy[side]
        s.n_size[side] = navy_size(s, n)
        for f in range(c.FACTIONS):
            for _ in range(s.ships[n * c.FACTIONS + f]):
                s.dice.append(s.t.ship_dice[2 * f])
                s.dice.append(s.t.ship_dice[2 * f + 1])
    s.roller = navy_owner(s.n_navy[0])
    s.sufferer = navy_owner(s.n_navy[1])
    if s.telling:
        s.note(st.SEA_FIGHT, s.n_navy[0], s.n_navy[1], s.n_size[0], s.n_size[1], 0)
    throw(s, st.NAVAL_ROLLED, 0)


def count_of(s: Table, side: int, face: int) -> int:
    """How many dice of a side show a face."""
    first = 0 if side == 0 else 2 * s.n_size[0]
    last = 2 * s.n_size[0] if side == 0 else len(s.faces)
    found = 0
    for i in range(first, last):
        if s.faces[i] == face:
            found += 1
    return found


def battle_rolled(s: Table) -> None:
    """[14.5] [14.6] [14.7] Ships sink, are captured, and troops drown."""
    drop(s)
    captured = [0, 0]
    for side in range(2):
        foe = 1 - side
        hits = count_of(s, foe, c.SKULL) + count_of(s, foe, c.X) // 2
        sunk = min(s.n_size[side], hits)
        s.n_lost[side] = sunk
        if has_effect(s, navy_owner(s.n_navy[foe]), c.MARINES):
            captured[side] = min(s.n_size[side] - sunk, count_of(s, foe, c.S) // 2)
    for side in range(2):
        lost = s.n_lost[side] + captured[side]
        s.n_load[side] = drowned(s, side, lost, count_of(s, 1 - side, c.S))
    for side in range(2):
        for _ in range(s.n_lost[side]):
            sink(s, s.n_navy[side])
    prizes: list[int] = []
    for side in range(2):
        for _ in range(captured[side]):
            prizes.append(take_best(s, s.n_navy[side]))
    for side in range(2):
        for i in range(captured[side]):
            prize = prizes[i if side == 0 else captured[0] + i]
            capture(s, s.n_navy[side], s.n_navy[1 - side], prize)
        s.n_lost[side] += captured[side]
    clear_dice(s)
    push(s, st.NAVAL_END, 0)
    push(s, st.NAVAL_LOSSES, 1)
    push(s, st.NAVAL_LOSSES, 0)


def drowned(s: Table, side: int, lost: int, marks: int) -> int:
    """[14.7] A share of the troops for the ships, and one for each S."""
    a = carried_by(s, s.n_navy[side])
    if a == c.NONE:
        return 0
    troops = size(s, a)
    share = (troops * lost + s.n_size[side] - 1) // s.n_size[side]
    return min(troops, share + marks)


def sink(s: Table, n: int) -> None:
    """[14.10] The weakest ship goes back to its faction."""
    worst = c.NONE
    for f in range(c.FACTIONS):
        if s.ships[n * c.FACTIONS + f] > 0 and (worst == c.NONE or power(s, f) < power(s, worst)):
            worst = f
    s.ships[n * c.FACTIONS + worst] -= 1
    s.ship_stack[worst] += 1
    if s.telling:
        s.note(st.SHIPS_LOST, n, worst, navy_size(s, n), 0, 0)


def power(s: Table, f: int) -> int:
    """How good the dice of a ship card are."""
    return s.t.ship_dice[2 * f] + s.t.ship_dice[2 * f + 1]


def take_best(s: Table, n: int) -> int:
    """[14.6] The best ship of a navy is boarded; both sides board before any ship changes hands."""
    best = c.NONE
    for f in range(c.FACTIONS):
        if s.ships[n * c.FACTIONS + f] > 0 and (best == c.NONE or power(s, f) > power(s, best)):
            best = f
    s.ships[n * c.FACTIONS + best] -= 1
    return best


def capture(s: Table, n: int, taker: int, f: int) -> None:
    """[14.6] A ship changes sides, if there is a navy with room for it."""
    if navy_size(s, taker) > 0 and navy_size(s, taker) < 5:
        s.ships[taker * c.FACTIONS + f] += 1
    else:
        s.ship_stack[f] += 1
    if s.telling:
        s.note(st.SHIP_CAPTURED, n, taker, f, 0, 0)


def lose_troops(s: Table, side: int) -> None:
    """[14.7] Cards of the army aboard, at random."""
    drop(s)
    a = carried_by(s, s.n_navy[side])
    if a == c.NONE:
        return
    s.hurt = a
    s.random_due = s.n_load[side]
    push(s, st.RANDOM_LOSSES, a)


def end_battle(s: Table) -> None:
    """[14.8] [14.11] Points for a navy that is gone; the loser retreats."""
    drop(s)
    for side in range(2):
        n = s.n_navy[side]
        if navy_size(s, n) > 0:
            continue
        remove_navy(s, n)
        foe = navy_owner(s.n_navy[1 - side])
        if s.n_size[side] >= 2:
            gain(s, foe, 1)
            if s.telling:
                s.note(st.SEA_VICTORY, foe, n, s.points[foe], 0, 0)
    alive = s.navy_at[s.n_navy[0]] != c.ABSENT and s.navy_at[s.n_navy[1]] != c.ABSENT
    if alive:
        loser = 0 if s.n_lost[0] >= s.n_lost[1] else 1
        s.navy_mu[s.n_navy[loser]] = 0
        push(s, st.RETREATING, s.n_navy[loser])
    s.n_navy[0] = c.NONE
    s.n_navy[1] = c.NONE


def remove_navy(s: Table, n: int) -> None:
    """[14.7] A navy is gone, with all it carried."""
    a = carried_by(s, n)
    if a != c.NONE:
        destroy(s, a)
    for f in range(c.FACTIONS):
        s.ship_stack[f] += s.ships[n * c.FACTIONS + f]
        s.ships[n * c.FACTIONS + f] = 0
    s.navy_at[n] = c.ABSENT
    s.navy_mu[n] = 0
    if s.telling:
        s.note(st.NAVY_SUNK, n, 0, 0, 0, 0)


# ---- retreat [14.8] ------------------------------------------------------------------------------


def legal_retreats(s: Table, n: int, out: list[int]) -> None:
    """[14.8] Up to two sea areas without enemies, or a friendly port within that distance."""
    seat = navy_owner(n)
    here = sea_of(s.navy_at[n])
    seen = [0] * c.SEAS
    seen[here] = 1
    for sea in range(c.SEAS):
        if s.t.sea_near[here * c.SEAS + sea] and is_safe_sea(s, seat, c.REGIONS + sea):
            seen[sea] = 2
    for sea in range(c.SEAS):
        if seen[sea] != 2:
            continue
        for other in range(c.SEAS):
            beside = seen[other] == 0 and s.t.sea_near[sea * c.SEAS + other] != 0
            if beside and is_safe_sea(s, seat, c.REGIONS + other):
                seen[other] = 3
    for sea in range(c.SEAS):
        if seen[sea] > 1:
            out.append(pack(c.RETREAT, n, c.REGIONS + sea, 0, 0))
    for r in range(c.REGIONS):
        if not is_friendly_port(s, seat, r):
            continue
        for sea in range(c.SEAS):
            if seen[sea] > 0 and s.t.coast[r * c.SEAS + sea]:
                out.append(pack(c.RETREAT, n, r, 0, 0))
                break


def can_retreat(s: Table, n: int) -> bool:
    """[14.8] Whether there is anywhere to go; if not, the navy is sunk."""
    out: list[int] = []
    legal_retreats(s, n, out)
    if len(out) == 0:
        drop(s)
        remove_navy(s, n)
        return False
    return True


def retreat(s: Table, n: int, place: int) -> None:
    """[14.8] The loser leaves."""
    drop(s)
    move_navy(s, n, place)
    if s.telling:
        s.note(st.NAVY_RETREATED, n, place, 0, 0, 0)


# ---- losses by chance [14.7] [6.16] --------------------------------------------------------------


def has_random_loss(s: Table, a: int) -> bool:
    """Whether chance takes a card now; an army that loses all is destroyed."""
    if s.army_at[a] != c.ABSENT and s.random_due >= size(s, a):
        destroy(s, a)
    if s.army_at[a] == c.ABSENT or s.random_due == 0:
        s.random_due = 0
        s.hurt = c.NONE
        drop(s)
        check_army(s, a)
        return False
    return True


def is_at_risk(s: Table, a: int, kind: int) -> bool:
    """[9.9] Of too many cards one of their sort; [6.16] no mercenary is lost by halving."""
    if is_too_large(s, a):
        return is_over(s, a, kind)
    return st.step_of(s.agenda[len(s.agenda) - 2]) != st.BRIBED_MARCH or not is_mercenary(kind)


def list_at_risk(s: Table, a: int, out: list[int]) -> None:
    """Every card of the army that chance may take."""
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE and is_at_risk(s, a, s.cards[i]):
            out.append(s.cards[i])


def list_random(s: Table, a: int, out: list[int]) -> None:
    """Every kind of card that chance may take."""
    kinds: list[int] = []
    list_at_risk(s, a, kinds)
    before = c.NONE
    for kind in kinds:
        if kind != before:
            before = kind
            out.append(pack(c.LOSE_RANDOM, a, kind, 0, 0))


def sample_random(s: Table, a: int, rng: Rng) -> int:
    """A card of the army, each as likely as any other."""
    kinds: list[int] = []
    list_at_risk(s, a, kinds)
    return pack(c.LOSE_RANDOM, a, kinds[int(rng.below(len(kinds)))], 0, 0)


def lose_random(s: Table, a: int, kind: int) -> None:
    """The card that chance took."""
    lose_card(s, a, kind)
    s.random_due -= 1


def storm(s: Table, seat: int, n: int) -> None:
    """[7.6] [7.12] A seat rolls two green dice against a navy at sea."""
    clear_dice(s)
    s.dice.append(c.GREEN)
    s.dice.append(c.GREEN)
    s.roller = seat
    s.sufferer = navy_owner(n)
    throw(s, st.STORM_ROLLED, n)


def storm_rolled(s: Table, n: int) -> None:
    """[7.6] Ships sink and troops drown."""
    drop(s)
    s.n_navy[0] = n
    s.n_size[0] = navy_size(s, n)
    hits = 0
    halves = 0
    marks = 0
    for face in s.faces:
        if face == c.SKULL:
            hits += 1
        elif face == c.X:
            halves += 1
        elif face == c.S:
            marks += 1
    clear_dice(s)
    lost = min(s.n_size[0], hits + halves // 2)
    s.n_load[0] = drowned(s, 0, lost, marks)
    for _ in range(lost):
        sink(s, n)
    a = carried_by(s, n)
    if navy_size(s, n) == 0:
        remove_navy(s, n)
    elif a != c.NONE:
        s.hurt = a
        s.random_due = s.n_load[0]
        push(s, st.RANDOM_LOSSES, a)
    s.n_navy[0] = c.NONE
