"""Places and who is there: regions, armies and navies on the board, garrisons and sieges."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.state import Table
from rubicon.games.total_war_rome.tables import NEAR


def army_owner(a: int) -> int:
    """The seat of an army."""
    return a // c.ARMIES


def navy_owner(n: int) -> int:
    """The seat of a navy."""
    return n // c.NAVIES


def status(s: Table, one: int, other: int) -> int:
    """[4.1] How two factions stand to each other; a faction is its own ally."""
    if one == other:
        return c.ALLY
    return s.status[one * c.SEATS + other]


def is_home(s: Table, seat: int, r: int) -> bool:
    """Whether a region is a home of a seat's faction."""
    return s.t.home[r] == s.t.faction[seat]


def home_seat(s: Table, r: int) -> int:
    """The seat whose home a region is, or NONE."""
    if s.t.home[r] == c.NONE:
        return c.NONE
    return s.t.seat_of[s.t.home[r]]


def is_garrisoned(s: Table, r: int) -> bool:
    """[10.1] [2.5] Every home region, and every region with barracks."""
    return s.t.home[r] != c.NONE or (s.built[r] & c.BARRACKS) != 0


def garrison_dice(s: Table, r: int) -> int:
    """[10.8] The gold value and one more, and one for barracks."""
    extra = 1 if s.built[r] & c.BARRACKS else 0
    return s.t.gold[r] + 1 + extra


def is_there(s: Table, a: int, r: int) -> bool:
    """Whether an army stands in a region."""
    return s.army_at[a] == r and s.aboard[a] == c.NONE


def own_army_at(s: Table, seat: int, r: int, but: int) -> int:
    """An army of a seat in a region, other than a given one; NONE if there is none."""
    for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
        if a != but and is_there(s, a, r):
            return a
    return c.NONE


def hostile_army_at(s: Table, seat: int, r: int) -> int:
    """[4.3] An army of anybody who is not an ally; NONE if there is none."""
    for a in range(s.t.players * c.ARMIES):
        if is_there(s, a, r) and status(s, seat, army_owner(a)) != c.ALLY:
            return a
    return c.NONE


def ally_army_at(s: Table, seat: int, r: int) -> int:
    """An army of somebody else who is an ally; NONE if there is none."""
    for a in range(s.t.players * c.ARMIES):
        other = army_owner(a)
        if other != seat and is_there(s, a, r) and status(s, seat, other) == c.ALLY:
            return a
    return c.NONE


def any_army_at(s: Table, r: int) -> int:
    """Any army in a region; NONE if there is none."""
    for a in range(s.t.players * c.ARMIES):
        if is_there(s, a, r):
            return a
    return c.NONE


def is_besieged(s: Table, r: int) -> bool:
    """[8.2] A strange army stands in a garrisoned region, and none of its owner or his allies."""
    lord = s.owner[r]
    if lord == c.NONE or not is_garrisoned(s, r):
        return False
    found = False
    a = -1
    for place in s.army_at:
        a += 1
        if place == r and s.aboard[a] == c.NONE:
            if status(s, lord, army_owner(a)) == c.ALLY:
                return False
            found = True
    return found


def near(s: Table, r: int, i: int) -> int:
    """The neighbours of a region, one after the other; NONE after the last."""
    if i >= NEAR:
        return c.NONE
    return s.t.near[r * NEAR + i]


def way_cost(s: Table, a: int, r: int, to: int) -> int:
    """[9.5] [9.6] MU for a step; 0 if the road that was paid for goes on."""
    way = s.t.way[r * c.REGIONS + to]
    if s.road[way]:
        return 0 if s.credit[a] > 0 else 1
    kind = s.t.border[way]
    return 2 if kind == c.RIVER or kind == c.MOUNTAIN else 1


def sea_of(place: int) -> int:
    """The number of a sea area; negative for a region."""
    return place - c.REGIONS


def touches(s: Table, r: int, place: int) -> bool:
    """[9.12] Whether a region touches a sea area, or is the port itself."""
    if place < 0:
        return False
    if place < c.REGIONS:
        return place == r
    return s.t.coast[r * c.SEAS + sea_of(place)] != 0


def navy_size(s: Table, n: int) -> int:
    """[1.5] How many ship cards a navy has."""
    found = 0
    for f in range(c.FACTIONS):
        found += s.ships[n * c.FACTIONS + f]
    return found


def carried_by(s: Table, n: int) -> int:
    """The army aboard a navy, or NONE."""
    for a in range(s.t.players * c.ARMIES):
        if s.army_at[a] != c.ABSENT and s.aboard[a] == n:
            return a
    return c.NONE


def is_friendly_port(s: Table, seat: int, r: int) -> bool:
    """[14.1] A port of one's own or of an ally."""
    return s.t.port[r] != 0 and s.owner[r] != c.NONE and status(s, seat, s.owner[r]) == c.ALLY


def home_distance(s: Table, seat: int, r: int) -> int:
    """[9.10] [15.15] Land regions to the nearest home region that a seat controls."""
    best = 99
    for h in range(c.REGIONS):
        if s.owner[h] == seat and is_home(s, seat, h):
            best = min(best, s.t.land[h * c.REGIONS + r])
    return best


def has_effect(s: Table, seat: int, effect: int) -> bool:
    """[15.8] Whether a development works for a seat already."""
    usable = s.developed[seat] & ~s.fresh[seat]
    return usable & s.t.effect[s.t.faction[seat] * c.EFFECTS + effect] != 0


def free_to_stand(s: Table, seat: int, r: int) -> bool:
    """[11.3] [13.5] Whether an army may come here without a fight: at most allies are there."""
    return hostile_army_at(s, seat, r) == c.NONE
