"""Chapter 6: at whom and where each of the thirteen actions can be aimed, and what it costs."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agents import agent_is_at, agent_owner, list_reach
from rubicon.games.total_war_rome.rules.army import count_mercenaries, fits, size, stars, trait
from rubicon.games.total_war_rome.rules.land import (
    any_army_at,
    army_owner,
    garrison_dice,
    has_effect,
    is_garrisoned,
    is_home,
    status,
)
from rubicon.games.total_war_rome.state import Table


def legal_actions(s: Table, out: list[int]) -> None:
    """[6.4] Every action of every card in hand, wherever an agent can go."""
    seat = s.active
    reach: list[int] = []
    list_reach(s, seat, reach)
    if sum(reach) == 0:
        return
    for card in range(c.ACTION_CARDS):
        if s.card_at[card] != seat:
            continue
        action = s.t.action[card]
        if action == c.TREATY or action == c.TRADE:
            legal_talks(s, card, action, reach, out)
        elif action == c.SPY:
            legal_at_armies(s, card, c.SPY_ON, reach, out)
        elif action == c.PROTESTS:
            legal_at_regions(s, card, c.STIR, reach, out)
        elif action == c.RIOTS:
            legal_at_regions(s, card, c.RIOT, reach, out)
        elif action == c.REBEL_UPRISING:
            legal_at_regions(s, card, c.RISE, reach, out)
        elif action == c.BRIBE:
            legal_at_armies(s, card, c.BRIBE_ARMY, reach, out)
            legal_at_regions(s, card, c.BRIBE_REGION, reach, out)
        elif action == c.SABOTAGE:
            legal_sabotage(s, card, reach, out)
        elif action == c.TREASURY_THEFT:
            legal_at_regions(s, card, c.STEAL, reach, out)
        elif action == c.DOUBLE_AGENT:
            legal_at_agents(s, card, c.TURN_AGENT, reach, out)
        elif action == c.SOW_DISTRUST:
            legal_distrust(s, card, reach, out)
        elif action == c.RECRUIT_MERCENARIES:
            legal_hiring(s, card, reach, out)
        else:
            legal_at_armies(s, card, c.MURDER_GENERAL, reach, out)
            legal_at_agents(s, card, c.MURDER_AGENT, reach, out)


def legal_talks(s: Table, card: int, action: int, reach: list[int], out: list[int]) -> None:
    """[6.10] [6.11] At an agent or in a home region of another."""
    seat = s.active
    verb = c.TREAT if action == c.TREATY else c.DEAL_TRADE
    least = 2 if action == c.TREATY else 1
    for other in range(s.t.players):
        if other == seat or not may_talk(s, action, seat, other):
            continue
        for r in range(c.REGIONS):
            if reach[r] == 0:
                continue
            in_home = s.owner[r] == other and is_home(s, other, r) and s.t.gold[r] >= least
            if in_home or agent_is_at(s, other, r):
                out.append(pack(verb, other, r, 0, card))


def may_talk(s: Table, action: int, seat: int, other: int) -> bool:
    """[6.10] Below ally; [6.11] not with enemies, and once in a turn."""
    if action == c.TREATY:
        return status(s, seat, other) < c.ALLY
    return status(s, seat, other) > c.ENEMY and (s.traded >> other & 1) == 0


def legal_at_armies(s: Table, card: int, verb: int, reach: list[int], out: list[int]) -> None:
    """[6.12] [6.16] [6.22] At an army of another."""
    for a in range(s.t.players * c.ARMIES):
        if army_owner(a) == s.active or s.army_at[a] < 0 or s.aboard[a] != c.NONE:
            continue
        if reach[s.army_at[a]] == 0:
            continue
        if verb == c.MURDER_GENERAL and s.leader[a] == c.NONE:
            continue
        if verb == c.BRIBE_ARMY and army_price(s, a) > s.gold[s.active]:
            continue
        out.append(pack(verb, a, 0, 0, card))


def army_price(s: Table, a: int) -> int:
    """[6.16] Cards that are no mercenaries, and stars; loyal mercenaries count too [3.13]."""
    price = size(s, a) + stars(s, a)
    if trait(s, a) != c.MERCENARY_LOYALTY:
        price -= count_mercenaries(s, a)
    return price


def region_price(s: Table, r: int) -> int:
    """[6.17] 2 gold for each die of the garrison, or of the defence."""
    return 2 * garrison_dice(s, r) if is_garrisoned(s, r) else 4


def legal_at_regions(s: Table, card: int, verb: int, reach: list[int], out: list[int]) -> None:
    """[6.13] [6.14] [6.15] [6.17] [6.19] In a region of another."""
    for r in range(c.REGIONS):
        lord = s.owner[r]
        if reach[r] == 0 or lord == c.NONE or lord == s.active:
            continue
        if verb == c.STIR or verb == c.RIOT:
            allowed = (s.built[r] & c.BARRACKS) == 0
        elif verb == c.RISE:
            allowed = not is_home(s, lord, r)
        elif verb == c.BRIBE_REGION:
            allowed = any_army_at(s, r) == c.NONE and region_price(s, r) <= s.gold[s.active]
        else:
            allowed = s.t.gold[r] == richest(s, lord)
        if allowed:
            out.append(pack(verb, 0, r, 0, card))


def richest(s: Table, seat: int) -> int:
    """[6.19] The highest gold value among a player's regions."""
    best = 0
    for r in range(c.REGIONS):
        if s.owner[r] == seat:
            best = max(best, s.t.gold[r])
    return best


def legal_sabotage(s: Table, card: int, reach: list[int], out: list[int]) -> None:
    """[6.18] At a market or barracks of another."""
    for r in range(c.REGIONS):
        if reach[r] == 0 or s.owner[r] == c.NONE or s.owner[r] == s.active:
            continue
        if s.built[r] & c.MARKET:
            out.append(pack(c.SABOTAGE_AT, c.MARKET, r, 0, card))
        if s.built[r] & c.BARRACKS:
            out.append(pack(c.SABOTAGE_AT, c.BARRACKS, r, 0, card))


def legal_at_agents(s: Table, card: int, verb: int, reach: list[int], out: list[int]) -> None:
    """[6.20] [6.22] At an agent of another."""
    for i in range(s.t.players * c.AGENTS):
        if agent_owner(i) != s.active and s.agent_at[i] >= 0 and reach[s.agent_at[i]]:
            out.append(pack(verb, i, 0, 0, card))


def legal_distrust(s: Table, card: int, reach: list[int], out: list[int]) -> None:
    """[6.20] In the capital of a faction that has a friend or ally other than the actor."""
    for other in range(s.t.players):
        capital = s.t.capital[s.t.faction[other]]
        if other == s.active or reach[capital] == 0 or s.owner[capital] != other:
            continue
        for third in range(s.t.players):
            if third == other or third == s.active:
                continue
            if status(s, other, third) > c.NEUTRAL:
                out.append(pack(c.SOW, other, third, 0, card))


def legal_hiring(s: Table, card: int, reach: list[int], out: list[int]) -> None:
    """[6.21] A plain card of a mercenary region near an army, or a special card at an army."""
    seat = s.active
    for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
        if s.army_at[a] < 0 or s.aboard[a] != c.NONE:
            continue
        place = s.army_at[a]
        for number in range(c.FIRST_MERCENARY, c.TYPES):
            kind = 2 * number
            if s.stack[kind] == 0 or not fits(s, a, kind) or hire_price(s, kind) > s.gold[seat]:
                continue
            r = s.t.market_of[kind]
            if r == c.NONE:
                if reach[place] and s.t.gold[place] >= 2:
                    out.append(pack(c.HIRE_SPECIAL, a, 0, kind, card))
            elif reach[r] and s.t.land[place * c.REGIONS + r] <= s.t.hire_range:
                out.append(pack(c.HIRE, a, 0, kind, card))


def hire_price(s: Table, kind: int) -> int:
    """[6.21] The price on the card; some pay 1 less, but at least 1."""
    price = s.t.cost[kind]
    if has_effect(s, s.active, c.CHEAP_MERCENARIES):
        price = max(1, price - 1)
    return price
