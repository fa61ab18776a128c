"""Chapter 9: a campaign turn, placing armies and navies, marching, and what else armies do."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import drop, push, push_for_all
from rubicon.games.total_war_rome.rules.army import (
    clear_moves,
    is_beaten,
    is_fast,
    is_too_large,
    size,
)
from rubicon.games.total_war_rome.rules.conquest import PLACE, begin_conquest
from rubicon.games.total_war_rome.rules.land import (
    ally_army_at,
    army_owner,
    carried_by,
    has_effect,
    home_distance,
    hostile_army_at,
    is_garrisoned,
    is_home,
    near,
    own_army_at,
    status,
    touches,
    way_cost,
)
from rubicon.games.total_war_rome.state import Table


def begin_campaign(s: Table) -> None:
    """[1.6] The turns of the phase."""
    drop(s)
    s.phase = c.CAMPAIGN_PHASE
    push_for_all(s, st.CAMPAIGN_TURN)


def begin_turn(s: Table, seat: int) -> None:
    """[9.1] [9.4] New MU; events come first [7.6]."""
    drop(s)
    s.active = seat
    s.refused = 0
    for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
        clear_moves(s, a)
        if s.army_at[a] != c.ABSENT:
            s.army_mu[a] = s.t.fast_points if is_fast(s, a) else s.t.army_points
    for n in range(seat * c.NAVIES, (seat + 1) * c.NAVIES):
        if s.navy_at[n] != c.ABSENT:
            faster = 1 if has_effect(s, seat, c.SEAMANSHIP) else 0
            s.navy_mu[n] = s.t.navy_points + faster
    if s.telling:
        s.note(st.TURN_BEGAN, seat, s.phase, s.turn, 0, 0)
    push(s, st.CAMPAIGN_MENU, seat)
    push(s, st.OPEN_WINDOW, st.AT_CAMPAIGN_TURN)


def end_turn(s: Table) -> None:
    """[3.5] [9.15] What has to be settled at the end of a turn comes next."""
    drop(s)
    push(s, st.END_CAMPAIGN_TURN, s.active)


# ---- what is possible ----------------------------------------------------------------------------


def legal_armies(s: Table, out: list[int]) -> None:
    """[9.1] Everything that the armies of the active player can do."""
    seat = s.active
    for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
        place = s.army_at[a]
        if place == c.OFF:
            legal_placing(s, a, out)
        elif s.aboard[a] != c.NONE:
            legal_landing(s, a, out)
        elif place >= 0:
            legal_on_land(s, a, out)


def legal_placing(s: Table, a: int, out: list[int]) -> None:
    """[9.2] [3.8] With a general, where it may begin."""
    if s.leader[a] == c.NONE or is_beaten(s, a) or is_too_large(s, a):
        return
    seat = army_owner(a)
    for r in range(c.REGIONS):
        if s.owner[r] != seat or hostile_army_at(s, seat, r) != c.NONE:
            continue
        home = is_home(s, seat, r) and own_army_at(s, seat, r, a) == c.NONE
        conquered = not is_home(s, seat, r) and s.t.gold[r] >= 2
        if home or conquered or s.built[r] & c.BARRACKS:
            out.append(pack(c.PLACE, a, r, 0, 0))


def legal_on_land(s: Table, a: int, out: list[int]) -> None:
    """[9.8] [10.7] Fight first; else take the region, calm it, march, embark or reorganise."""
    seat = army_owner(a)
    r = s.army_at[a]
    if is_too_large(s, a):
        legal_pairs(s, a, out)
        return
    if hostile_army_at(s, seat, r) != c.NONE:
        out.append(pack(c.FIGHT, a, 0, 0, 0))
        return
    legal_treason(s, a, out)
    strange = s.owner[r] == c.NONE or status(s, seat, s.owner[r]) != c.ALLY
    if strange and is_garrisoned(s, r):
        if (s.assaulted[a] >> r & 1) == 0:
            out.append(pack(c.ASSAULT, a, 0, 0, 0))
    elif strange and s.army_mu[a] > 0:
        out.append(pack(c.CONQUER, a, 0, 0, 0))
    if s.owner[r] == seat and s.unrest[r] > 0 and s.army_mu[a] > 0 and size(s, a) >= 4:
        out.append(pack(c.SUBDUE, a, 0, 0, 0))
    legal_pairs(s, a, out)
    if s.halted[a]:
        return
    legal_marches(s, a, out)
    if s.army_mu[a] == 0:
        return
    for n in range(seat * c.NAVIES, (seat + 1) * c.NAVIES):
        if s.navy_mu[n] > 0 and touches(s, r, s.navy_at[n]) and carried_by(s, n) == c.NONE:
            out.append(pack(c.EMBARK, a, 0, n, 0))


def legal_treason(s: Table, a: int, out: list[int]) -> None:
    """[4.5] An ally's land can be attacked from within, and an ally's army anywhere else."""
    seat = army_owner(a)
    r = s.army_at[a]
    if s.owner[r] != c.NONE and s.owner[r] != seat and status(s, seat, s.owner[r]) == c.ALLY:
        out.append(pack(c.INVADE, a, r, 0, 0))
    elif ally_army_at(s, seat, r) != c.NONE:
        out.append(pack(c.FIGHT, a, 0, 0, 0))


def legal_pairs(s: Table, a: int, out: list[int]) -> None:
    """[9.9] Two own armies in a region."""
    r = s.army_at[a]
    if s.army_mu[a] == 0:
        return
    for b in range(a + 1, (army_owner(a) + 1) * c.ARMIES):
        if s.army_at[b] == r and s.aboard[b] == c.NONE and s.army_mu[b] > 0:
            out.append(pack(c.REORGANISE, a, 0, b, 0))


def legal_marches(s: Table, a: int, out: list[int]) -> None:
    """[9.5] [9.6] [4.4] [11.4] A step to each neighbour that the MU reach, also to pursue."""
    r = s.army_at[a]
    i = 0
    while near(s, r, i) != c.NONE:
        to = near(s, r, i)
        i += 1
        if way_cost(s, a, r, to) > s.army_mu[a]:
            continue
        add_entry(s, a, to, c.MARCH, out)


def add_entry(s: Table, a: int, to: int, verb: int, out: list[int]) -> None:
    """[4.4] Into a region; an ally may be asked, or not."""
    seat = army_owner(a)
    lord = s.owner[to]
    if lord == c.NONE or lord == seat or status(s, seat, lord) != c.ALLY:
        out.append(pack(verb, a, to, 0, 0))
        return
    if (s.refused >> to & 1) == 0:
        out.append(pack(verb, a, to, 0, 0))
    out.append(pack(c.INVADE, a, to, 0, 0))


def legal_landing(s: Table, a: int, out: list[int]) -> None:
    """[9.12] On any coast of the sea area, or in the port."""
    n = s.aboard[a]
    if s.army_mu[a] == 0 or s.navy_mu[n] == 0:
        return
    for r in range(c.REGIONS):
        if touches(s, r, s.navy_at[n]):
            add_entry(s, a, r, c.LAND, out)


# ---- what armies do ------------------------------------------------------------------------------


def place_army(s: Table, a: int, r: int) -> None:
    """[9.2] Free of MU."""
    s.army_at[a] = r
    if s.telling:
        s.note(st.PLACED, army_owner(a), a, r, 0, 0)


def go(s: Table, a: int, to: int, asks: bool) -> None:
    """[4.4] [9.7] Ask an ally first; else go."""
    seat = army_owner(a)
    lord = s.owner[to]
    if asks and lord != c.NONE and lord != seat and status(s, seat, lord) == c.ALLY:
        push(s, st.CONSENT, a + PLACE * to)
        return
    if s.aboard[a] != c.NONE or to != s.army_at[a]:
        step(s, a, to)
    push(s, st.ARRIVE, a + PLACE * to)
    if not asks:
        push(s, st.BREAKING, a + PLACE * lord)


def fight(s: Table, a: int) -> None:
    """[9.8] Meet an army that is there; [4.5] if it is an ally's, the alliance is broken first."""
    r = s.army_at[a]
    push(s, st.ARRIVE, a + PLACE * r)
    if hostile_army_at(s, army_owner(a), r) == c.NONE:
        victim = army_owner(ally_army_at(s, army_owner(a), r))
        push(s, st.BREAKING, a + PLACE * victim)


def step(s: Table, a: int, to: int) -> None:
    """[9.5] [9.6] [9.12] Pay for the way, and go."""
    r = s.army_at[a]
    by_sea = s.aboard[a] != c.NONE
    if by_sea:
        s.army_mu[a] -= 1
        s.navy_mu[s.aboard[a]] -= 1
        s.aboard[a] = c.NONE
        s.credit[a] = 0
    else:
        on_road = s.road[s.t.way[r * c.REGIONS + to]] != 0
        cost = way_cost(s, a, r, to)
        s.army_mu[a] -= cost
        if not on_road:
            s.credit[a] = 0
        elif cost > 0:
            s.credit[a] = 2
        else:
            s.credit[a] -= 1
    s.army_at[a] = to
    if s.telling:
        s.note(st.LANDED if by_sea else st.MARCHED, army_owner(a), a, r, to, s.army_mu[a])


def answer_consent(s: Table, number: int, agreed: bool) -> None:
    """[4.4] The ally agrees, or the region is closed for this turn."""
    drop(s)
    a = number % PLACE
    to = number // PLACE
    if s.telling:
        s.note(st.CONSENTED, s.owner[to], a, to, 1 if agreed else 0, 0)
    if not agreed:
        s.refused |= 1 << to
        return
    step(s, a, to)
    push(s, st.ARRIVE, number)


def embark(s: Table, a: int, n: int) -> None:
    """[9.12] 1 MU of each."""
    s.army_mu[a] -= 1
    s.navy_mu[n] -= 1
    s.credit[a] = 0
    s.aboard[a] = n
    if s.telling:
        s.note(st.EMBARKED, army_owner(a), a, s.army_at[a], n, 0)
    s.army_at[a] = s.navy_at[n]


def subdue(s: Table, a: int) -> None:
    """[9.11] 1 MU for a marker."""
    r = s.army_at[a]
    s.army_mu[a] -= 1
    s.credit[a] = 0
    s.unrest[r] -= 1
    if s.telling:
        s.note(st.SUBDUED, army_owner(a), a, r, s.unrest[r], 0)


def conquer(s: Table, a: int) -> None:
    """[9.13] A later attempt costs 1 MU."""
    s.army_mu[a] -= 1
    s.credit[a] = 0
    begin_conquest(s, a, s.army_at[a])


# ---- generals [9.10] -----------------------------------------------------------------------------


def legal_leaders(s: Table, out: list[int]) -> None:
    """[9.10] A spare general near home, or one of another army not too far away."""
    seat = s.active
    f = s.t.faction[seat]
    each = c.GENERALS // c.FACTIONS
    for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
        if s.army_at[a] == c.ABSENT or s.moved_leader[a]:
            continue
        for g in range(f * each, (f + 1) * each):
            if s.general_at[g] == c.SPARE:
                if leads_near_home(s, seat, a) and not is_same_level(s, a, g):
                    out.append(pack(c.LEAD, a, g, 0, 0))
            elif s.general_at[g] == c.SERVING and is_within(s, a, army_of(s, g)):
                out.append(pack(c.LEAD, a, g, 0, 0))


def leads_near_home(s: Table, seat: int, a: int) -> bool:
    """[9.10] [15.15] Beside the board, or within 4 land regions of a home region."""
    if s.army_at[a] == c.OFF:
        return True
    if s.aboard[a] != c.NONE:
        return False
    return home_distance(s, seat, s.army_at[a]) <= 4


def is_same_level(s: Table, a: int, g: int) -> bool:
    """Whether nothing would change: mediocre generals are all alike."""
    there = s.leader[a]
    return there != c.NONE and s.t.stars[there] == 2 and s.t.stars[g] == 2


def army_of(s: Table, g: int) -> int:
    """The army that a serving general leads."""
    a = 0
    while s.leader[a] != g:
        a += 1
    return a


def is_within(s: Table, a: int, b: int) -> bool:
    """[9.10] Whether a general can move from one army to another in this turn."""
    if a == b or s.moved_leader[b] or s.army_at[a] < 0 or s.army_at[b] < 0:
        return False
    if s.aboard[a] != c.NONE or s.aboard[b] != c.NONE:
        return False
    return s.t.land[s.army_at[a] * c.REGIONS + s.army_at[b]] <= 4


def lead(s: Table, a: int, g: int) -> None:
    """[9.10] He takes over; who led before is spare, or takes his place."""
    before = s.leader[a]
    if s.general_at[g] == c.SPARE:
        if before != c.NONE:
            s.general_at[before] = c.SPARE
    else:
        b = army_of(s, g)
        s.leader[b] = before
        s.moved_leader[b] = 1
    s.general_at[g] = c.SERVING
    s.leader[a] = g
    s.moved_leader[a] = 1
    if s.telling:
        s.note(st.LED, army_owner(a), a, g, before + 1, 0)
