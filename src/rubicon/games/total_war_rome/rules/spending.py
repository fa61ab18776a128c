"""Chapter 15: orders in secret, and what each order needs; `purchases.py` carries them out."""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import drop, push, seat_after
from rubicon.games.total_war_rome.rules.army import fits, free_space, is_main, is_mercenary
from rubicon.games.total_war_rome.rules.campaign import is_same_level, leads_near_home
from rubicon.games.total_war_rome.rules.land import (
    has_effect,
    is_besieged,
    is_home,
    navy_size,
    near,
    sea_of,
    status,
)
from rubicon.games.total_war_rome.state import Table

# What was bought this round, in `buys` [15.9] [15.12]
TROOPS: Final = 0
SHIPS: Final = 1
ROADS: Final = 2
MARKETS: Final = 3
CAMPS: Final = 4
WALLINGS: Final = 5
WONDERS: Final = 6
DISCOUNT: Final = 7
FREE_BUILDING: Final = 8
ROWS_BOUGHT: Final = 9
PAID_BUILDINGS: Final = 10
PAID_TROOPS: Final = 11
EACH: Final = 12


def begin_spending(s: Table) -> None:
    """[15.1] All order at once."""
    drop(s)
    s.phase = c.SPENDING_PHASE
    s.active = s.first
    s.cursor = 0
    s.orders = []
    for a in range(c.SEATS * c.ARMIES):
        s.moved_leader[a] = 0
    push(s, st.SETTLE_BASKETS, 0)
    push(s, st.BASKETS, 0)


def buyer(s: Table) -> int:
    """Whose orders are next."""
    return seat_after(s, s.first, s.cursor)


def list_buyers(s: Table, out: list[int]) -> None:
    """[15.1] All who have not sealed their orders."""
    for place in range(s.cursor, s.t.players):
        out.append(seat_after(s, s.first, place))


def bought(s: Table, seat: int, what: int) -> int:
    """How much of something a seat has bought this round."""
    return s.buys[seat * EACH + what]


# ---- what can be ordered -------------------------------------------------------------------------


def legal_orders(s: Table, seat: int, out: list[int]) -> None:
    """[15.1] Everything that a seat can pay, or enough."""
    out.append(c.FINISH << c.VERB_SHIFT)
    legal_cards(s, seat, out)
    legal_troops(s, seat, out)
    legal_ships(s, seat, out)
    legal_developments(s, seat, out)
    legal_buildings(s, seat, out)
    legal_roads(s, seat, out)
    legal_people(s, seat, out)
    # [15.17] Calm can be bought.
    if s.gold[seat] >= s.t.calm_price:
        for r in range(c.REGIONS):
            if s.owner[r] == seat and s.unrest[r] > 0:
                out.append(pack(c.SOOTHE, 0, r, 0, 0))


def legal_cards(s: Table, seat: int, out: list[int]) -> None:
    """[7.14] Conscription and Master Builder."""
    for card in range(c.ACTION_CARDS):
        if s.card_at[card] == seat:
            event = s.t.event[card]
            if event == c.CONSCRIPTION or event == c.MASTER_BUILDER:
                out.append(pack(c.USE_CARD, 0, 0, 0, card))


# ---- troops [15.2] -------------------------------------------------------------------------------


def legal_troops(s: Table, seat: int, out: list[int]) -> None:
    """[15.2] [15.5] Cards for every army that can get them."""
    kinds: list[int] = []
    for kind in range(0, 2 * c.FIRST_SPECIAL, 2):
        if is_on_offer(s, seat, kind):
            kinds.append(kind)
    if len(kinds) == 0:
        return
    for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
        if s.army_at[a] == c.ABSENT:
            continue
        supplied = has_line(s, seat, a)
        for kind in kinds:
            if may_get(s, seat, a, kind, supplied):
                out.append(pack(c.BUY, a % c.ARMIES, kind, 0, 0))


def is_on_offer(s: Table, seat: int, kind: int) -> bool:
    """[15.2] [15.5] Whether a seat could pay for a card of a kind, whichever army gets it."""
    if s.stack[kind] == 0:
        return False
    if is_mercenary(kind):
        if not sells_mercenaries(s, seat, s.t.market_of[kind]):
            return False
    elif s.t.owner[kind] != s.t.faction[seat] or not is_unlocked(s, seat, kind):
        return False
    return troop_price(s, seat, kind) <= s.gold[seat]


def may_get(s: Table, seat: int, a: int, kind: int, supplied: bool) -> bool:
    """[15.3] [15.5] [15.6] Whether a card on offer can come to an army."""
    if is_mercenary(kind):
        if s.army_at[a] != c.OFF and s.t.reach[s.army_at[a] * c.PLACES + s.t.market_of[kind]] > 4:
            return False
    elif not supplied:
        return False
    return fits(s, a, kind) and is_united(s, seat, a, kind)


def is_unlocked(s: Table, seat: int, kind: int) -> bool:
    """[15.2] [15.8] [15.18] Whether a card can be recruited by now."""
    if s.t.lost_by_swap[kind] and has_reformed(s, seat):
        return False
    need = s.t.needs[kind]
    usable = s.developed[seat] & ~s.fresh[seat]
    return need == 0 or usable & need != 0


def has_reformed(s: Table, seat: int) -> bool:
    """[15.18] Whether the Marian Reforms were bought, if only in this round."""
    reform = s.t.effect[s.t.faction[seat] * c.EFFECTS + c.MARIAN_REFORMS]
    return s.developed[seat] & reform != 0


def sells_mercenaries(s: Table, seat: int, r: int) -> bool:
    """[15.5] Barracks in a region of one's own, that were there before this round's orders."""
    if s.owner[r] != seat or s.built[r] & c.BARRACKS == 0 or is_besieged(s, r):
        return False
    return not has_ordered(s, seat, pack(c.BUILD, c.BARRACKS, r, 0, 0))


def has_ordered(s: Table, seat: int, order: int) -> bool:
    """[15.1] Whether a seat has ordered something in this round."""
    for i in range(0, len(s.orders), 2):
        if s.orders[i] == seat and s.orders[i + 1] == order:
            return True
    return False


def is_united(s: Table, seat: int, a: int, kind: int) -> bool:
    """[15.6] The limits of the tribes until they are united."""
    if not s.t.is_tribal[s.t.faction[seat]] or has_effect(s, seat, c.NATIONAL_UNITY):
        return True
    if is_main(s.t, kind):
        if s.added[a * 2] >= 2:
            return False
    elif s.added[a * 2 + 1] >= 1:
        return False
    feud = s.t.feud[kind]
    if feud == 0:
        return True
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        other = s.cards[i]
        if other != c.NONE and s.t.feud[other] != 0 and s.t.feud[other] != feud:
            return False
    return True


def troop_price(s: Table, seat: int, kind: int) -> int:
    """[15.2] [7.14] The price on the card, less what developments and conscription take off."""
    return max(0, usual_price(s, seat, kind) - bought(s, seat, DISCOUNT))


def usual_price(s: Table, seat: int, kind: int) -> int:
    """[15.2] The price without conscription."""
    price = s.t.cost[kind]
    if is_mercenary(kind) and has_effect(s, seat, c.CHEAP_MERCENARIES):
        price = max(1, price - 1)
    if has_effect(s, seat, c.CHEAP_TROOPS) and bought(s, seat, TROOPS) < 2:
        price = max(1, price - 1)
    return price


def discount_used(s: Table, seat: int, kind: int) -> int:
    """[7.14] How much of the conscription goes into a card."""
    return min(bought(s, seat, DISCOUNT), usual_price(s, seat, kind))


def has_line(s: Table, seat: int, a: int) -> bool:
    """[15.3] A line to a home region; armies beside the board need none."""
    place = s.army_at[a]
    if place == c.OFF:
        return True
    return place_has_line(s, seat, place)


def place_has_line(s: Table, seat: int, start: int) -> bool:
    """[15.3] Through own and allied regions, and sea areas with an own navy."""
    if not carries_line(s, seat, start):
        return False
    seen = [0] * c.PLACES
    queue = [start]
    seen[start] = 1
    while len(queue) > 0:
        place = queue.pop()
        if place < c.REGIONS and s.owner[place] == seat and is_home(s, seat, place):
            return True
        for other in range(c.PLACES):
            if s.t.reach[place * c.PLACES + other] == 1 and seen[other] == 0:
                seen[other] = 1
                if carries_line(s, seat, other):
                    queue.append(other)
    return False


def carries_line(s: Table, seat: int, place: int) -> bool:
    """[15.3] Whether a line can go through a place; a siege does not cut it."""
    if place >= c.REGIONS:
        for n in range(seat * c.NAVIES, (seat + 1) * c.NAVIES):
            if s.navy_at[n] == place:
                return True
        return False
    lord = s.owner[place]
    return lord != c.NONE and status(s, seat, lord) == c.ALLY


# ---- ships [15.19] -------------------------------------------------------------------------------


def legal_ships(s: Table, seat: int, out: list[int]) -> None:
    """[15.19] [3.9] For a navy that can get them, or a new one."""
    f = s.t.faction[seat]
    need = s.t.ship_needs[f]
    usable = s.developed[seat] & ~s.fresh[seat]
    if s.ship_stack[f] == 0 or ship_price(s, seat) > s.gold[seat]:
        return
    if need != 0 and usable & need == 0:
        return
    for i in range(c.NAVIES):
        n = seat * c.NAVIES + i
        if navy_size(s, n) < 5 and (s.navy_at[n] < c.REGIONS or is_sea_supplied(s, seat, n)):
            out.append(pack(c.BUY_SHIP, i, 0, 0, 0))


def is_sea_supplied(s: Table, seat: int, n: int) -> bool:
    """[15.19] At sea with a line home."""
    return sea_of(s.navy_at[n]) >= 0 and place_has_line(s, seat, s.navy_at[n])


def ship_price(s: Table, seat: int) -> int:
    """[15.19] The first two may be cheaper."""
    if has_effect(s, seat, c.CHEAP_SHIPS) and bought(s, seat, SHIPS) < 2:
        return 1
    return s.t.ship_cost[s.t.faction[seat]]


# ---- developments [15.7] -------------------------------------------------------------------------


def legal_developments(s: Table, seat: int, out: list[int]) -> None:
    """[15.7] The next one of a column, one for each row."""
    for column in range(c.COLUMNS):
        d = next_development(s, seat, column)
        if d == c.NONE:
            continue
        place = s.t.faction[seat] * c.DEVELOPMENTS + d
        row = s.t.dev_row[place]
        if bought(s, seat, ROWS_BOUGHT) >> row & 1 == 0 and s.t.dev_cost[place] <= s.gold[seat]:
            out.append(pack(c.DEVELOP, column, 0, 0, 0))


def next_development(s: Table, seat: int, column: int) -> int:
    """[15.7] The first of a column that is not bought; NONE if it is complete."""
    for row in range(c.ROWS):
        d = s.t.dev_at[(s.t.faction[seat] * c.COLUMNS + column) * c.ROWS + row]
        if d != c.NONE and (s.developed[seat] >> d & 1) == 0:
            return d
    return c.NONE


# ---- improvements [15.9] -------------------------------------------------------------------------


def improvements(s: Table, seat: int) -> int:
    """[15.12] How many were made this round."""
    made = 0
    for what in range(MARKETS, WONDERS + 1):
        made += bought(s, seat, what)
    return made + (bought(s, seat, ROADS) if s.t.roads_count else 0)


def legal_buildings(s: Table, seat: int, out: list[int]) -> None:
    """[15.9] [15.12] [15.13] One in a region, two of a type, five in all."""
    if improvements(s, seat) >= 5:
        return
    price = 0 if bought(s, seat, FREE_BUILDING) > 0 else s.t.market_price
    if min(price, wonder_price(s, seat)) > s.gold[seat]:
        return
    for r in range(c.REGIONS):
        if s.owner[r] != seat or s.improved[seat] >> r & 1 or is_besieged(s, r):
            continue
        for i in range(3):
            bit = 1 << i
            if s.built[r] & bit or bought(s, seat, MARKETS + i) >= 2 or price > s.gold[seat]:
                continue
            out.append(pack(c.BUILD, bit, r, 0, 0))
        if may_build_wonder(s, seat, r):
            out.append(pack(c.BUILD, c.WONDER, r, 0, 0))


def may_build_wonder(s: Table, seat: int, r: int) -> bool:
    """[15.13] Everything else was there before, and the faction has built none."""
    if s.built[r] != c.MARKET | c.BARRACKS | c.WALLS or wonder_price(s, seat) > s.gold[seat]:
        return False
    if s.has_built[seat]:
        return False
    i = 0
    while near(s, r, i) != c.NONE:
        way = s.t.way[r * c.REGIONS + near(s, r, i)]
        if not s.road[way] or has_ordered(s, seat, pack(c.PAVE, way, 0, 0, 0)):
            return False
        i += 1
    return True


def wonder_price(s: Table, seat: int) -> int:
    """[15.13] 2 gold less with a development."""
    return s.t.wonder_price - (2 if has_effect(s, seat, c.CHEAP_WONDER) else 0)


def legal_roads(s: Table, seat: int, out: list[int]) -> None:
    """[15.10] [15.12] From one's own region, not to an enemy's."""
    if s.t.roads_count and improvements(s, seat) >= 5:
        return
    if road_price(s, seat) > s.gold[seat]:
        return
    for w in range(c.BORDERS):
        if s.road[w]:
            continue
        one = s.owner[s.t.border_from[w]]
        other = s.owner[s.t.border_to[w]]
        if one != seat and other != seat:
            continue
        far = other if one == seat else one
        if far != c.NONE and status(s, seat, far) == c.ENEMY:
            continue
        # [10.15] Only its owner can't build in a besieged region.
        shut_here = one == seat and is_besieged(s, s.t.border_from[w])
        shut_there = other == seat and is_besieged(s, s.t.border_to[w])
        if not shut_here and not shut_there:
            out.append(pack(c.PAVE, w, 0, 0, 0))


def road_price(s: Table, seat: int) -> int:
    """[15.10] Two for 1 gold with a development: every second one is free."""
    if has_effect(s, seat, c.CHEAP_ROADS) and bought(s, seat, ROADS) % 2 == 1:
        return 0
    return s.t.road_price


# ---- generals and agents [15.14] [15.16] ---------------------------------------------------------


def legal_people(s: Table, seat: int, out: list[int]) -> None:
    """[15.4] [15.14] [15.15] [15.16] Generals, new armies, and agents."""
    f = s.t.faction[seat]
    each = c.GENERALS // c.FACTIONS
    price = 0 if s.t.free_generals[f] else s.t.general_price
    hired = False
    for g in range(f * each, (f + 1) * each):
        if s.general_at[g] == c.IN_STACK and s.t.stars[g] == 2 and price <= s.gold[seat]:
            if not hired:
                hired = True
                out.append(c.HIRE_GENERAL << c.VERB_SHIFT)
        elif s.general_at[g] == c.SPARE:
            legal_posts(s, seat, g, out)
    if count_agents(s, seat) < agent_limit(s, seat) and s.t.agent_price <= s.gold[seat]:
        out.append(c.HIRE_AGENT << c.VERB_SHIFT)


def legal_posts(s: Table, seat: int, g: int, out: list[int]) -> None:
    """[15.4] [15.15] A spare general leads a new army, or one that is near home."""
    if free_space(s, seat) != c.NONE:
        out.append(pack(c.RAISE, 0, g, 0, 0))
    for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
        if s.army_at[a] == c.ABSENT or s.moved_leader[a] or is_same_level(s, a, g):
            continue
        if leads_near_home(s, seat, a):
            out.append(pack(c.POST, a % c.ARMIES, g, 0, 0))


def count_agents(s: Table, seat: int) -> int:
    """How many agents a seat has."""
    found = 0
    for i in range(seat * c.AGENTS, (seat + 1) * c.AGENTS):
        if s.agent_at[i] != c.ABSENT:
            found += 1
    return found


def agent_limit(s: Table, seat: int) -> int:
    """[15.16] Two, or three."""
    return 3 if has_effect(s, seat, c.EXTRA_AGENT) else 2
