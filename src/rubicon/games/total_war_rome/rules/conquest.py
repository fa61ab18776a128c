"""Chapter 10: arriving in a region, conquest, assaults, sieges, and the losses that they cost."""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import (
    clear_dice,
    count_face,
    drop,
    kills,
    push,
    throw,
)
from rubicon.games.total_war_rome.rules.army import (
    add_card,
    count_main,
    count_small,
    destroy,
    fits,
    general_die,
    is_main,
    list_kinds,
    lose_card,
    trait,
)
from rubicon.games.total_war_rome.rules.land import (
    army_owner,
    carried_by,
    garrison_dice,
    has_effect,
    home_seat,
    hostile_army_at,
    is_friendly_port,
    is_garrisoned,
    is_home,
    is_there,
    navy_owner,
    status,
)
from rubicon.games.total_war_rome.rules.standing import attack, gain
from rubicon.games.total_war_rome.state import Table

PLACE: Final = 16
"""An army and a region as one number: the region this many times, and the army."""


def meet_place(s: Table, number: int) -> None:
    """[9.7] [9.14] [10.2] An army has come: armies first [11.1], then the region."""
    a = number % PLACE
    r = number // PLACE
    if not is_there(s, a, r):
        drop(s)
        return
    seat = army_owner(a)
    other = hostile_army_at(s, seat, r)
    if other != c.NONE:
        attack(s, seat, army_owner(other), a)
        s.army = a
        s.other = other
        s.region = r
        s.avoiding = 0
        s.escaping = c.NONE
        s.stopped = 0
        if s.telling:
            s.note(st.MET, a, other, r, 0, 0)
        push(s, st.MEET_FIRST, seat)
        return
    lord = s.owner[r]
    if lord != c.NONE and status(s, seat, lord) == c.ALLY:
        drop(s)
        return
    attack(s, seat, lord, a)
    drop(s)
    if is_garrisoned(s, r):
        s.halted[a] = 1
        if s.telling:
            s.note(st.BESIEGED, seat, a, r, lord + 1, 0)
        return
    begin_conquest(s, a, r)


def begin_conquest(s: Table, a: int, r: int) -> None:
    """[10.2] [7.9] [4.2] The region defends itself; others may help it."""
    attack(s, army_owner(a), s.owner[r], a)
    s.army = a
    s.region = r
    s.defiant = 0
    push(s, st.CONQUEST, a + PLACE * r)
    push(s, st.OPEN_WINDOW, st.AT_CONQUEST)


def roll_defence(s: Table, number: int) -> None:
    """[10.3] The dice of the region."""
    r = number // PLACE
    drop(s)
    clear_dice(s)
    for i in range(3):
        if s.t.defence[r * 3 + i] != c.NONE:
            s.dice.append(s.t.defence[r * 3 + i])
    for _ in range(s.defiant):
        s.dice.append(c.RED)
    s.defiant = 0
    s.roller = s.owner[r]
    s.sufferer = army_owner(number % PLACE)
    throw(s, st.DEFENCE_ROLLED, number)


def defence_rolled(s: Table, number: int) -> None:
    """[10.4] Losses; [10.6] nothing but blanks, and a mercenary region joins freely."""
    drop(s)
    a = number % PLACE
    r = number // PLACE
    joins = s.t.is_mercenary[r] != 0 and count_face(s, c.BLANK) == len(s.faces)
    if joins:
        push(s, st.FREE_MERCENARY, number)
    push(s, st.TAKE_REGION, number)
    suffer(s, a)
    clear_dice(s)


def suffer(s: Table, a: int) -> None:
    """[10.4] What the dice that lie there cost an army."""
    s.hurt = a
    s.main_due = kills(s)
    s.small_due = count_face(s, c.S)
    push(s, st.LOSSES, a)


# ---- losses [10.4] -------------------------------------------------------------------------------


def settle_losses(s: Table, a: int) -> bool:
    """[10.4] [3.4] Whether the owner has to choose a card now; if not, all losses are settled."""
    if s.main_due > 0:
        least = 1 if trait(s, a) == c.NEVER_GIVE_UP else 2
        if count_main(s, a) - s.main_due >= least:
            return True
        destroy(s, a)
        return end_losses(s)
    if s.small_due > 0 and count_small(s, a) > 0:
        return True
    return end_losses(s)


def end_losses(s: Table) -> bool:
    """Nothing more is lost."""
    s.main_due = 0
    s.small_due = 0
    s.hurt = c.NONE
    drop(s)
    return False


def legal_losses(s: Table, a: int, out: list[int]) -> None:
    """[10.4] A main battle card, or a skirmisher or artillery card."""
    kinds: list[int] = []
    list_kinds(s, a, kinds)
    for kind in kinds:
        if is_main(s.t, kind) == (s.main_due > 0):
            out.append(pack(c.LOSE, 0, kind, 0, 0))


def lose(s: Table, a: int, kind: int) -> None:
    """[10.4] The card that its owner chose."""
    if s.main_due > 0:
        s.main_due -= 1
    else:
        s.small_due -= 1
    lose_card(s, a, kind)


# ---- taking a region [10.5] ----------------------------------------------------------------------


def take_region(s: Table, number: int) -> None:
    """[10.5] [10.16] Control passes, if the army is still there."""
    drop(s)
    a = number % PLACE
    r = number // PLACE
    if not is_there(s, a, r):
        return
    if s.telling:
        s.note(st.TOOK_REGION, army_owner(a), a, r, s.owner[r] + 1, how_taken(s, army_owner(a), r))
    s.owner[r] = army_owner(a)
    push(s, st.PUT_TO_SEA, r)


def how_taken(s: Table, seat: int, r: int) -> int:
    """[10.9] [10.11] 0 for a conquest; for an assault 1, 2 if dice were milder, 4 for walls."""
    if not is_garrisoned(s, r):
        return 0
    walls = 4 if s.built[r] & c.WALLS else 0
    return 1 + walls + (2 if is_milder(s, seat, r) else 0)


def is_milder(s: Table, seat: int, r: int) -> bool:
    """[10.9] Whether a garrison rolls yellow dice against a seat."""
    return is_home(s, seat, r) or has_effect(s, seat, c.SIEGECRAFT)


def put_to_sea(s: Table, r: int) -> None:
    """[10.16] Strange navies leave the port: to the first sea without an enemy, if there is one."""
    drop(s)
    for n in range(s.t.players * c.NAVIES):
        if s.navy_at[n] != r or is_friendly_port(s, navy_owner(n), r):
            continue
        place = c.NONE
        for sea in range(c.SEAS):
            if not s.t.coast[r * c.SEAS + sea]:
                continue
            if place == c.NONE or not is_safe_sea(s, navy_owner(n), place):
                place = c.REGIONS + sea
        s.navy_at[n] = place
        a = carried_by(s, n)
        if a != c.NONE:
            s.army_at[a] = place
        if s.telling:
            s.note(st.SAILED, n, r, place, 0, 1)


def is_safe_sea(s: Table, seat: int, place: int) -> bool:
    """Whether no navy of an enemy is in a sea area."""
    for n in range(s.t.players * c.NAVIES):
        if s.navy_at[n] == place and status(s, seat, navy_owner(n)) == c.ENEMY:
            return False
    return True


def can_take_free(s: Table, number: int) -> bool:
    """[10.6] Whether a free card is to be chosen now."""
    out: list[int] = []
    legal_free(s, number, out)
    if len(out) == 0:
        drop(s)
        return False
    return True


def legal_free(s: Table, number: int, out: list[int]) -> None:
    """[10.6] A plain card of the region's deck that fits."""
    for kind in range(2 * c.FIRST_MERCENARY, 2 * c.FIRST_SPECIAL, 2):
        here = s.t.market_of[kind] == number // PLACE
        if here and s.stack[kind] > 0 and fits(s, number % PLACE, kind):
            out.append(pack(c.TAKE_FREE, 0, kind, 0, 0))


def take_free(s: Table, number: int, kind: int) -> None:
    """[10.6] It joins the army."""
    drop(s)
    a = number % PLACE
    s.stack[kind] -= 1
    add_card(s, a, kind, c.EVERYBODY)
    if s.telling:
        s.note(st.JOINED_FREE, army_owner(a), a, kind, number // PLACE, 0)


# ---- assaults [10.7] -----------------------------------------------------------------------------


def begin_assault(s: Table, a: int) -> None:
    """[10.7] [7.9] [4.2] The assault begins; citizens and traitors may take a hand in it."""
    r = s.army_at[a]
    attack(s, army_owner(a), s.owner[r], a)
    s.assaulted[a] |= 1 << r
    s.army = a
    s.region = r
    s.defiant = 0
    s.traitor = 0
    push(s, st.ASSAULT_BEGINS, a + PLACE * r)
    push(s, st.OPEN_WINDOW, st.AT_ASSAULT)


def roll_garrison(s: Table, number: int) -> None:
    """[10.8] Red dice, or yellow ones [10.9]."""
    drop(s)
    r = number // PLACE
    seat = army_owner(number % PLACE)
    milder = is_milder(s, seat, r)
    clear_dice(s)
    for _ in range(max(1, garrison_dice(s, r) - s.traitor)):
        s.dice.append(c.YELLOW if milder else c.RED)
    for _ in range(s.defiant):
        s.dice.append(c.RED)
    s.traitor = 0
    s.defiant = 0
    s.roller = s.owner[r]
    s.sufferer = seat
    throw(s, st.GARRISON_ROLLED, number)


def garrison_rolled(s: Table, number: int) -> None:
    """[10.8] The army takes its losses before it rolls."""
    drop(s)
    s.taken = damage(s)
    s.taken_s = count_face(s, c.S)
    push(s, st.ATTACK_ROLL, number)
    suffer(s, number % PLACE)
    clear_dice(s)


def damage(s: Table) -> int:
    """[10.12] In halves: a skull is two, an X one."""
    return 2 * count_face(s, c.SKULL) + count_face(s, c.X)


def roll_attack(s: Table, number: int) -> None:
    """[10.10] [10.11] Infantry, artillery and the general."""
    drop(s)
    a = number % PLACE
    r = number // PLACE
    if not is_there(s, a, r):
        return
    clear_dice(s)
    foot = c.WHITE if s.built[r] & c.WALLS else c.GREEN
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        kind = s.cards[i]
        if kind == c.NONE:
            continue
        klass = s.t.klass[kind]
        if klass == c.INFANTRY or klass == c.BOWMEN:
            s.dice.append(foot)
        elif klass == c.ARTILLERY:
            for j in range(2):
                if s.t.good[2 * kind + j] != c.NONE:
                    s.dice.append(s.t.good[2 * kind + j])
    s.dice.append(general_die(s, a))
    s.roller = army_owner(a)
    s.sufferer = s.owner[r]
    if s.telling:
        tell_attack(s, a, r)
    throw(s, st.ATTACK_ROLLED, number)


def tell_attack(s: Table, a: int, r: int) -> None:
    """[10.10] The dice lie there for all to see before they are rolled: their colours, packed."""
    colours = 0
    for i in range(len(s.dice)):
        colours |= s.dice[i] << (3 * i)
    s.note(st.STORMED, army_owner(a), a, r, len(s.dice), colours)


def attack_rolled(s: Table, number: int) -> None:
    """[10.12] [10.14] More damage wins, then more S; [4.7] an enemy home brings points."""
    drop(s)
    a = number % PLACE
    r = number // PLACE
    done = damage(s)
    marks = count_face(s, c.S)
    clear_dice(s)
    won = done > s.taken or (done == s.taken and marks > s.taken_s)
    s.halted[a] = 0
    if not won:
        if s.telling:
            s.note(st.REPELLED, army_owner(a), a, r, done, s.taken)
        return
    invade_home(s, army_owner(a), r)
    take_region_after(s, a, number)


def take_region_after(s: Table, a: int, number: int) -> None:
    """[10.13] The army does not move any more."""
    push(s, st.TAKE_REGION, number)
    if s.t.stop_after_assault:
        s.halted[a] = 1
        s.army_mu[a] = 0
        s.credit[a] = 0


def invade_home(s: Table, seat: int, r: int) -> None:
    """[4.7] 1 VP and the gold value, once for each region."""
    host = home_seat(s, r)
    if host == c.NONE or host == seat:
        return
    if s.t.invasion_once and s.invaded[seat] >> r & 1:
        return
    s.invaded[seat] |= 1 << r
    gain(s, seat, 1 + s.t.gold[r])
    if s.telling:
        s.note(st.INVADED, seat, r, 1 + s.t.gold[r], s.points[seat], host)


# ---- after a broken alliance [4.6] ---------------------------------------------------------------


def must_part(s: Table, number: int) -> bool:
    """[4.6] Whether an army still stands on the land of one who is no ally any more."""
    a = number % PLACE
    r = number // PLACE
    lord = s.owner[r]
    return is_there(s, a, r) and lord != c.NONE and status(s, army_owner(a), lord) != c.ALLY


def part(s: Table, number: int) -> None:
    """[4.6] [10.7] The army tries to take the region; first it fights the army that defends it."""
    a = number % PLACE
    r = number // PLACE
    if hostile_army_at(s, army_owner(a), r) != c.NONE:
        push(s, st.ARRIVE, number)
        return
    drop(s)
    if is_garrisoned(s, r):
        begin_assault(s, a)
    else:
        begin_conquest(s, a, r)
