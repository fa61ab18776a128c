"""Chapter 8: sieges that wear down, taxes, markets, and wonders."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.agenda import drop, push
from rubicon.games.total_war_rome.rules.land import has_effect, is_besieged, near, status
from rubicon.games.total_war_rome.rules.standing import gain
from rubicon.games.total_war_rome.state import Table


def begin_taxation(s: Table) -> None:
    """[1.6] [7.5] First the events, then the taxes."""
    drop(s)
    s.phase = c.TAXATION_PHASE
    s.active = s.first
    for seat in range(c.SEATS):
        s.harvest[seat] = 0
        s.raided[seat] = 0
    for r in range(c.REGIONS):
        s.dry[r] = 0
    push(s, st.TAX_INCOME, 0)
    push(s, st.OPEN_WINDOW, st.AT_TAXATION)


def collect_taxes(s: Table) -> None:
    """[8.1] [8.3] [8.6] [8.7] Deterioration, taxes, points, wonders."""
    drop(s)
    closed: list[int] = []
    list_besieged(s, closed)
    for r in range(c.REGIONS):
        if closed[r]:
            deteriorate(s, r)
    for seat in range(s.t.players):
        raised = income_but(s, seat, closed) + s.harvest[seat]
        s.gold[seat] += raised
        # [7.5] Pirates take what is there after the taxes; it counts as raised all the same.
        s.gold[seat] -= min(s.raided[seat], s.gold[seat])
        if s.telling:
            s.note(st.TAXED, seat, raised, s.gold[seat], 0, 0)
        tier = points_for(s, raised)
        if tier > 0:
            gain(s, seat, tier)
            if s.telling:
                s.note(st.TIER_REACHED, seat, raised, tier, s.points[seat], 0)
    for seat in range(c.SEATS):
        s.harvest[seat] = 0
        s.raided[seat] = 0
    for r in range(c.REGIONS):
        s.dry[r] = 0
        if s.built[r] & c.WONDER and s.owner[r] != c.NONE and not closed[r]:
            take_for_wonder(s, r)


def deteriorate(s: Table, r: int) -> None:
    """[8.1] Walls, then barracks, then the market."""
    lost = 0
    if s.built[r] & c.WALLS:
        lost = c.WALLS
    elif s.built[r] & c.BARRACKS:
        lost = c.BARRACKS
    elif s.built[r] & c.MARKET:
        lost = c.MARKET
    s.built[r] &= ~lost
    if lost and s.telling:
        s.note(st.DETERIORATED, s.owner[r], r, lost, 0, 0)


def list_besieged(s: Table, out: list[int]) -> None:
    """[8.2] For each region whether it pays nothing: 0 or 1. Who lost barracks was besieged too."""
    for r in range(c.REGIONS):
        out.append(1 if is_besieged(s, r) else 0)


def income(s: Table, seat: int) -> int:
    """[8.3] [8.4] [8.5] What a player would raise now."""
    closed: list[int] = []
    list_besieged(s, closed)
    return income_but(s, seat, closed)


def income_but(s: Table, seat: int, closed: list[int]) -> int:
    """[8.2] [8.3] [8.4] [8.5] What a player raises, but for regions that pay nothing."""
    total = 0
    calm = has_effect(s, seat, c.CALM)
    mines = has_effect(s, seat, c.SILVER_MINES)
    for r in range(c.REGIONS):
        if s.owner[r] != seat or closed[r]:
            continue
        if s.dry[r] == 0:
            total += tax(s, r, calm)
        if mines and s.t.gold[r] == 3:
            total += 1
        if s.built[r] & c.MARKET and is_linked(s, seat, r):
            total += 1
    return total


def tax(s: Table, r: int, calm: bool) -> int:
    """[8.3] The gold value, less what unrest takes."""
    markers = s.unrest[r]
    if calm and markers > 0:
        markers -= 1
    if markers == 0:
        return s.t.gold[r]
    return s.t.gold[r] // 2 if markers == 1 else 0


def is_linked(s: Table, seat: int, r: int) -> bool:
    """[8.4] Whether a market is linked with another one of the same player."""
    if has_effect(s, seat, c.PEACEFUL_AGRICULTURE):
        i = 0
        while near(s, r, i) != c.NONE:
            other = near(s, r, i)
            if s.owner[other] == seat and s.built[other] & c.MARKET:
                return True
            i += 1
    seen = [0] * c.REGIONS
    seen[r] = 1
    queue = [r]
    while len(queue) > 0:
        at = queue.pop()
        i = 0
        while near(s, at, i) != c.NONE:
            other = near(s, at, i)
            i += 1
            if seen[other] or not s.road[s.t.way[at * c.REGIONS + other]]:
                continue
            seen[other] = 1
            if s.owner[other] == c.NONE or status(s, seat, s.owner[other]) != c.ALLY:
                continue
            if s.owner[other] == seat and s.built[other] & c.MARKET:
                return True
            queue.append(other)
    return False


def points_for(s: Table, raised: int) -> int:
    """[8.6] The highest tier that was reached."""
    points = 0
    for i in range(4):
        if raised >= s.t.tiers[i]:
            points = s.t.tier_points[i]
    return points


def take_for_wonder(s: Table, r: int) -> None:
    """[8.7] Up to 2 gold from every other player."""
    lord = s.owner[r]
    for seat in range(s.t.players):
        amount = min(2, s.gold[seat])
        if seat != lord and amount > 0:
            s.gold[seat] -= amount
            s.gold[lord] += amount
            if s.telling:
                s.note(st.WONDER_TOOK, lord, seat, amount, r, 0)
