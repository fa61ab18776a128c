"""Chapter 5: initiative cards, secret bids, and the turn order; and how a game begins [2.2]."""

from rubicon.core.rng import Rng
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import drop, push, seat_after
from rubicon.games.total_war_rome.rules.army import add_card
from rubicon.games.total_war_rome.state import Table

# ---- setting up [2.2] ----------------------------------------------------------------------------


def set_up(s: Table) -> None:
    """[2.2] [2.5] [2.6] Homes, gold, agents, ships and armies; generals are drawn next."""
    t = s.t
    for r in range(c.REGIONS):
        if t.home[r] != c.NONE:
            s.owner[r] = t.seat_of[t.home[r]]
    for seat in range(t.players):
        f = t.faction[seat]
        s.gold[seat] = t.start_gold[f]
        for i in range(t.start_agents[f]):
            s.agent_at[seat * c.AGENTS + i] = t.capital[f]
        if t.start_ships[f] > 0:
            s.navy_at[seat * c.NAVIES] = c.OFF
            s.ships[seat * c.NAVIES * c.FACTIONS + f] = t.start_ships[f]
            s.ship_stack[f] -= t.start_ships[f]
        for i in range(2):
            a = seat * c.ARMIES + i
            s.army_at[a] = c.OFF
            for j in range(c.SIDE):
                kind = t.start_cards[(f * 2 + i) * c.SIDE + j]
                if kind != c.NONE:
                    add_card(s, a, kind, c.EVERYBODY)
                    s.stack[kind] -= 1
    push(s, st.BEGIN_ROUND, 0)
    push(s, st.DRAW_GENERALS, 0)


def list_generals(s: Table, out: list[int]) -> None:
    """[2.2] Every general that can be drawn for the place that is next."""
    t = s.t
    f = t.faction[s.cursor // c.ARMIES]
    level = t.start_stars[f * c.ARMIES + s.cursor % c.ARMIES]
    each = c.GENERALS // c.FACTIONS
    for g in range(f * each, (f + 1) * each):
        if t.stars[g] == level and s.general_at[g] == c.IN_STACK:
            out.append(pack(c.DRAW_GENERAL, 0, g, 0, 0))


def draw_general(s: Table, g: int) -> None:
    """[2.2] The first two lead the armies, the others are spare."""
    seat = s.cursor // c.ARMIES
    place = s.cursor % c.ARMIES
    if place < 2:
        s.leader[seat * c.ARMIES + place] = g
        s.general_at[g] = c.SERVING
    else:
        s.general_at[g] = c.SPARE
    if s.telling:
        s.note(st.GENERAL_DRAWN, seat, g, place, 0, 0)
    s.cursor += 1
    if s.cursor == s.t.players * c.ARMIES:
        s.cursor = 0
        drop(s)


# ---- the round [1.6] -----------------------------------------------------------------------------


def begin_round(s: Table) -> None:
    """[1.6] [15.8] The five phases, and the end of the round; new developments work now."""
    drop(s)
    s.turn += 1
    for i in range(c.SEATS * c.AGENTS):
        s.agent_barred[i] = 0
    for seat in range(c.SEATS):
        s.fresh[seat] = 0
    if s.telling:
        s.note(st.ROUND_BEGAN, s.turn, s.is_last, 0, 0, 0)
    push(s, st.END_ROUND, 0)
    push(s, st.SPENDING, 0)
    push(s, st.CAMPAIGN, 0)
    push(s, st.TAXATION, 0)
    push(s, st.AGENTS, 0)
    push(s, st.INITIATIVE, 0)


def begin_initiative(s: Table) -> None:
    """[5.1] [5.2] Deal, bid, compare."""
    drop(s)
    s.phase = c.INITIATIVE_PHASE
    for seat in range(c.SEATS):
        s.number[seat] = 0
        s.bid[seat] = c.NONE
    s.cursor = 0
    push(s, st.COMPARE_BIDS, 0)
    push(s, st.BIDDING, 0)
    push(s, st.DEAL_INITIATIVE, 0)


def list_numbers(s: Table, out: list[int]) -> None:
    """[5.1] The initiative cards that are left."""
    for number in range(1, s.t.players + 1):
        free = True
        for seat in range(s.t.players):
            if s.number[seat] == number:
                free = False
        if free:
            out.append(pack(c.DEAL_NUMBER, s.cursor, number, 0, 0))


def deal_number(s: Table, seat: int, number: int) -> None:
    """[5.1] One to each."""
    s.number[seat] = number
    if s.telling:
        s.note(st.NUMBER_DEALT, seat, number, 0, 0, 0)
    s.cursor += 1
    if s.cursor == s.t.players:
        s.cursor = 0
        drop(s)


# ---- bids [5.2] ----------------------------------------------------------------------------------


def bidder(s: Table) -> int:
    """Whose bid is next."""
    return seat_after(s, s.first, s.cursor)


def list_bidders(s: Table, out: list[int]) -> None:
    """[5.2] All who have not bid."""
    for place in range(s.cursor, s.t.players):
        out.append(seat_after(s, s.first, place))


def legal_bids(s: Table, out: list[int]) -> None:
    """[5.2] Any amount of one's gold."""
    for amount in range(min(s.gold[bidder(s)], 250) + 1):
        out.append(pack(c.BID, amount, 0, 0, 0))


def bid(s: Table, amount: int) -> None:
    """[5.2] In secret."""
    seat = bidder(s)
    s.bid[seat] = amount
    if s.telling:
        s.note(st.BID_MADE, seat, amount, 0, 0, 0)
    s.cursor += 1
    if s.cursor == s.t.players:
        s.cursor = 0
        drop(s)


def compare_bids(s: Table) -> None:
    """[5.2] [5.3] All are shown and paid; the highest total wins, of equals the higher bid."""
    drop(s)
    best = 0
    for seat in range(s.t.players):
        s.gold[seat] -= s.bid[seat]
        if s.telling:
            s.note(st.BID_SHOWN, seat, s.number[seat], s.bid[seat], 0, 0)
        mine = (s.number[seat] + s.bid[seat]) * 512 + s.bid[seat]
        if mine > (s.number[best] + s.bid[best]) * 512 + s.bid[best]:
            best = seat
    s.active = best
    push(s, st.ORDERING, best)


def legal_orders(s: Table, out: list[int]) -> None:
    """[5.4] Who goes first, and in which direction; with two there is one only."""
    for seat in range(s.t.players):
        out.append(pack(c.ORDER, seat, 0, 0, 0))
        if s.t.players > 2:
            out.append(pack(c.ORDER, seat, 1, 0, 0))


def set_order(s: Table, first: int, backwards: int) -> None:
    """[5.4] The turn order of the round."""
    drop(s)
    s.first = first
    s.backwards = backwards
    if s.telling:
        s.note(st.ORDER_SET, s.active, first, backwards, 0, 0)


# ---- the end of a round [16.1] -------------------------------------------------------------------


def end_round(s: Table) -> None:
    """[16.1] [16.3] [16.4] The next round, unless this was the last one."""
    drop(s)
    if s.is_last or s.turn >= s.t.round_limit:
        s.ending = how_it_ended(s)
        if s.telling:
            s.note(st.GAME_ENDED, s.ending, winners(s), 0 if s.is_last else 1, 0, 0)
        push(s, st.OVER, 0)
        return
    push(s, st.BEGIN_ROUND, 0)


def homes_held(s: Table, seat: int) -> int:
    """[16.2] The home regions of its own that a faction controls."""
    found = 0
    for r in range(c.REGIONS):
        if s.owner[r] == seat and s.t.home[r] == s.t.faction[seat]:
            found += 1
    return found


def score(s: Table, seat: int) -> int:
    """[16.1] [16.2] VP, then homes, then gold, as one number."""
    return (s.points[seat] * 100 + homes_held(s, seat)) * 10_000 + s.gold[seat]


def winners(s: Table) -> int:
    """The seats with the best score, as a mask."""
    best = 0
    mask = 0
    for seat in range(s.t.players):
        mine = score(s, seat)
        if mine > best or seat == 0:
            best = mine
            mask = 1 << seat
        elif mine == best:
            mask |= 1 << seat
    return mask


def how_it_ended(s: Table) -> int:
    """[16.1] [16.2] What decided."""
    mask = winners(s)
    if mask & (mask - 1):
        return c.SHARED
    best = 0
    while not mask >> best & 1:
        best += 1
    level = 0
    for seat in range(s.t.players):
        if seat == best or s.points[seat] < s.points[best]:
            continue
        same = homes_held(s, seat) == homes_held(s, best)
        level = max(level, 2 if same else 1)
    if level == 0:
        return c.MOST_POINTS
    return c.MORE_GOLD if level == 2 else c.MORE_HOMES


def sample_listed(outcomes: list[int], rng: Rng) -> int:
    """One of several outcomes that are all as likely."""
    return outcomes[int(rng.below(len(outcomes)))]
