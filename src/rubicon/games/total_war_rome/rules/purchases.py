"""Chapter 15: writing orders, and carrying them out."""

from typing import cast

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import card_of, first_of, second_of, verb_of
from rubicon.games.total_war_rome.rules.agenda import drop, seat_after
from rubicon.games.total_war_rome.rules.army import (
    add_card,
    clear_moves,
    count_cards,
    find_general,
    free_space,
    is_main,
    is_mercenary,
    remove_card,
    size,
)
from rubicon.games.total_war_rome.rules.spending import (
    DISCOUNT,
    EACH,
    FREE_BUILDING,
    MARKETS,
    PAID_BUILDINGS,
    PAID_TROOPS,
    ROADS,
    ROWS_BOUGHT,
    SHIPS,
    TROOPS,
    WONDERS,
    bought,
    buyer,
    discount_used,
    legal_orders,
    next_development,
    road_price,
    ship_price,
    troop_price,
    wonder_price,
)
from rubicon.games.total_war_rome.rules.standing import gain
from rubicon.games.total_war_rome.state import Table


def drafted(s: Table, seat: int) -> Table:
    """[15.1] The table as a seat sees it with its orders carried out."""
    draft = cast(Table, s.clone())
    for i in range(0, len(s.orders), 2):
        if s.orders[i] == seat:
            carry_out(draft, seat, s.orders[i + 1])
    return draft


def legal_baskets(s: Table, out: list[int]) -> None:
    """[15.1] What can be ordered after what was ordered already."""
    seat = buyer(s)
    has_ordered = False
    for i in range(0, len(s.orders), 2):
        if s.orders[i] == seat:
            has_ordered = True
    legal_orders(drafted(s, seat) if has_ordered else s, seat, out)


def order(s: Table, move: int) -> None:
    """[15.1] One order more, in secret; or no more."""
    seat = buyer(s)
    if verb_of(move) != c.FINISH:
        s.orders.append(seat)
        s.orders.append(move)
        if s.telling:
            s.note(st.ORDERED, seat, 0, 0, 0, 0)
        return
    if s.telling:
        s.note(st.SEALED, seat, 0, 0, 0, 0)
    s.cursor += 1
    if s.cursor == s.t.players:
        s.cursor = 0
        drop(s)


def settle(s: Table) -> None:
    """[15.1] All orders in turn order; one that has become impossible is not paid."""
    drop(s)
    for place in range(s.t.players):
        seat = seat_after(s, s.first, place)
        for i in range(0, len(s.orders), 2):
            if s.orders[i] != seat:
                continue
            if is_still_possible(s, s.orders[i + 1]):
                carry_out(s, seat, s.orders[i + 1])
            elif s.telling:
                s.note(st.REFUNDED, seat, verb_of(s.orders[i + 1]), 0, 0, 0)
    s.orders = []
    drop_empty_armies(s)
    for i in range(len(s.buys)):
        s.buys[i] = 0
    for i in range(len(s.added)):
        s.added[i] = 0
    for seat in range(c.SEATS):
        s.improved[seat] = 0


def is_still_possible(s: Table, move: int) -> bool:
    """[15.1] Only mercenary cards and roads can be bought by somebody else before."""
    if verb_of(move) == c.BUY:
        return s.stack[second_of(move)] > 0
    return verb_of(move) != c.PAVE or s.road[first_of(move)] == 0


def drop_empty_armies(s: Table) -> None:
    """[15.4] A new army that got no cards does not come about."""
    for a in range(s.t.players * c.ARMIES):
        if s.army_at[a] == c.OFF and size(s, a) == 0:
            s.general_at[s.leader[a]] = c.SPARE
            s.leader[a] = c.NONE
            s.army_at[a] = c.ABSENT
            clear_moves(s, a)


def count(s: Table, seat: int, what: int, amount: int) -> None:
    """So much more was bought this round."""
    s.buys[seat * EACH + what] += amount


def carry_out(s: Table, seat: int, move: int) -> None:
    """[15.1] An order is paid and done."""
    verb = verb_of(move)
    if verb == c.BUY:
        buy_troop(s, seat, seat * c.ARMIES + first_of(move), second_of(move))
    elif verb == c.BUY_SHIP:
        buy_ship(s, seat, seat * c.NAVIES + first_of(move))
    elif verb == c.DEVELOP:
        develop(s, seat, first_of(move))
    elif verb == c.BUILD:
        build(s, seat, first_of(move), second_of(move))
    elif verb == c.PAVE:
        s.gold[seat] -= road_price(s, seat)
        count(s, seat, ROADS, 1)
        s.road[first_of(move)] = 1
        if s.telling:
            s.note(st.PAVED, seat, first_of(move), 0, 0, 0)
    elif verb == c.HIRE_GENERAL:
        hire_general(s, seat)
    elif verb == c.RAISE:
        raise_army(s, seat, second_of(move))
    elif verb == c.POST:
        post(s, seat * c.ARMIES + first_of(move), second_of(move))
    elif verb == c.HIRE_AGENT:
        hire_agent(s, seat)
    elif verb == c.SOOTHE:
        s.gold[seat] -= s.t.calm_price
        s.unrest[second_of(move)] -= 1
        if s.telling:
            s.note(st.SOOTHED, seat, second_of(move), s.unrest[second_of(move)], 0, 0)
    else:
        use_card(s, seat, card_of(move))


def buy_troop(s: Table, seat: int, a: int, kind: int) -> None:
    """[15.2] [15.5] [15.6] A card joins an army; others see that, not which [1.4]."""
    used = discount_used(s, seat, kind)
    price = troop_price(s, seat, kind)
    s.gold[seat] -= price
    count(s, seat, DISCOUNT, -used)
    count(s, seat, TROOPS, 1)
    count(s, seat, PAID_TROOPS, price)
    s.stack[kind] -= 1
    add_card(s, a, kind, 0)
    s.added[a * 2 + (0 if is_main(s.t, kind) else 1)] += 1
    if s.telling:
        s.note(st.BOUGHT, seat, a, kind, price, 1 if is_mercenary(kind) else 0)


def buy_ship(s: Table, seat: int, n: int) -> None:
    """[15.19] A ship joins a navy, or makes a new one."""
    f = s.t.faction[seat]
    s.gold[seat] -= ship_price(s, seat)
    count(s, seat, SHIPS, 1)
    s.ship_stack[f] -= 1
    s.ships[n * c.FACTIONS + f] += 1
    if s.navy_at[n] == c.ABSENT:
        s.navy_at[n] = c.OFF
    if s.telling:
        s.note(st.BOUGHT_SHIP, seat, n, 0, 0, 0)


def develop(s: Table, seat: int, column: int) -> None:
    """[15.7] [15.8] The next development of a column; a complete one brings a point."""
    d = next_development(s, seat, column)
    place = s.t.faction[seat] * c.DEVELOPMENTS + d
    s.gold[seat] -= s.t.dev_cost[place]
    s.developed[seat] |= 1 << d
    s.fresh[seat] |= 1 << d
    s.buys[seat * EACH + ROWS_BOUGHT] |= 1 << s.t.dev_row[place]
    if s.telling:
        s.note(st.DEVELOPED, seat, column, s.t.dev_row[place], d, 0)
    if s.t.effect[s.t.faction[seat] * c.EFFECTS + c.MARIAN_REFORMS] >> d & 1:
        reform(s, seat)
    if next_development(s, seat, column) == c.NONE:
        gain(s, seat, 1)
        if s.telling:
            s.note(st.COLUMN_DONE, seat, column, s.points[seat], 0, 0)


def reform(s: Table, seat: int) -> None:
    """[15.18] Card for card, as far as there are cards."""
    if s.telling:
        s.note(st.REFORMED, seat, 0, 0, 0, 0)
    for kind in range(c.KINDS):
        new = s.t.swap[kind]
        if new == c.NONE or s.t.owner[kind] != s.t.faction[seat]:
            continue
        for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
            while s.stack[new] > 0 and count_cards(s, a, kind) > 0:
                swap_card(s, a, kind, new)


def swap_card(s: Table, a: int, kind: int, new: int) -> None:
    """[15.18] Who knew the old card knows the new one."""
    last = a * c.ROOM
    while last + 1 < (a + 1) * c.ROOM and s.cards[last + 1] != c.NONE and s.cards[last + 1] <= kind:
        last += 1
    knew = s.knows[last]
    remove_card(s, a, kind)
    s.stack[kind] += 1
    s.stack[new] -= 1
    add_card(s, a, new, knew)


def build(s: Table, seat: int, bit: int, r: int) -> None:
    """[15.9] [15.13] A market, barracks, walls or a wonder."""
    what = WONDERS
    if bit == c.WONDER:
        s.gold[seat] -= wonder_price(s, seat)
        s.has_built[seat] = 1
    else:
        what = MARKETS + (0 if bit == c.MARKET else 1 if bit == c.BARRACKS else 2)
        if bought(s, seat, FREE_BUILDING) > 0:
            count(s, seat, FREE_BUILDING, -1)
        else:
            s.gold[seat] -= s.t.market_price
            count(s, seat, PAID_BUILDINGS, 1)
    count(s, seat, what, 1)
    s.built[r] |= bit
    s.improved[seat] |= 1 << r
    if s.telling:
        s.note(st.BUILT, seat, r, bit, 0, 0)


def hire_general(s: Table, seat: int) -> None:
    """[15.14] A mediocre general, spare for now."""
    f = s.t.faction[seat]
    if not s.t.free_generals[f]:
        s.gold[seat] -= s.t.general_price
    g = find_general(s, f, 2, c.IN_STACK)
    s.general_at[g] = c.SPARE
    if s.telling:
        s.note(st.GENERAL_HIRED, seat, g, 0, 0, 0)


def raise_army(s: Table, seat: int, g: int) -> None:
    """[15.4] A general and a free space; the cards are ordered next."""
    a = free_space(s, seat)
    clear_moves(s, a)
    s.army_at[a] = c.OFF
    s.leader[a] = g
    s.general_at[g] = c.SERVING
    if s.telling:
        s.note(st.ARMY_RAISED, seat, a, g, 0, 0)


def post(s: Table, a: int, g: int) -> None:
    """[15.15] A spare general takes over."""
    before = s.leader[a]
    if before != c.NONE:
        s.general_at[before] = c.SPARE
    s.leader[a] = g
    s.general_at[g] = c.SERVING
    s.moved_leader[a] = 1
    if s.telling:
        s.note(st.LED, a // c.ARMIES, a, g, before + 1, 0)


def hire_agent(s: Table, seat: int) -> None:
    """[15.16] In the capital."""
    s.gold[seat] -= s.t.agent_price
    i = seat * c.AGENTS
    while s.agent_at[i] != c.ABSENT:
        i += 1
    s.agent_at[i] = s.t.capital[s.t.faction[seat]]
    s.agent_acts[i] = 0
    s.agent_barred[i] = 0
    if s.telling:
        s.note(st.AGENT_HIRED, seat, 0, 0, 0, 0)


def use_card(s: Table, seat: int, card: int) -> None:
    """[7.14] Conscription, or Master Builder: for what was ordered before, then for the rest."""
    s.card_at[card] = c.DISCARD
    if s.t.event[card] == c.CONSCRIPTION:
        back = min(2, bought(s, seat, PAID_TROOPS))
        s.gold[seat] += back
        count(s, seat, PAID_TROOPS, -back)
        count(s, seat, DISCOUNT, 2 - back)
    elif bought(s, seat, PAID_BUILDINGS) > 0:
        s.gold[seat] += s.t.market_price
        count(s, seat, PAID_BUILDINGS, -1)
    else:
        count(s, seat, FREE_BUILDING, 1)
    if s.telling:
        s.note(st.PLAYED, seat, card, 0, 0, 0)
