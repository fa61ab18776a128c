"""What exactly stands in the way of marching, placing, recruiting, building and developing."""

from collections.abc import Callable

from rubicon.core.contract import Refusal
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.names import BUILDINGS, Names
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules import spending
from rubicon.games.total_war_rome.rules.agenda import top
from rubicon.games.total_war_rome.rules.army import fits, is_mercenary, is_too_large
from rubicon.games.total_war_rome.rules.land import (
    army_owner,
    hostile_army_at,
    is_besieged,
    near,
    way_cost,
)
from rubicon.games.total_war_rome.rules.purchases import drafted
from rubicon.games.total_war_rome.saying import say
from rubicon.games.total_war_rome.state import Table

MOST_OF_A_TYPE = 2
MOST_IMPROVEMENTS = 5


def reason(s: War, names: Names, seat: int, move: int) -> Refusal | None:
    """The first thing that is wrong with a move of a kind that fits the step; None if unknown."""
    step, find = REASONS.get(c.verb_of(move), (c.NONE, None))
    return find(s, names, seat, move) if find is not None and step == top(s) else None


def march(s: War, names: Names, seat: int, move: int) -> Refusal | None:
    """[9.5] An army that is free to go, a neighbour, and the MU."""
    a, to = c.first_of(move), c.second_of(move)
    army, place = names.armies[a], s.army_at[a]
    if army_owner(a) != seat:
        return Refusal("9.1", say("refusal-other-army", army=army))
    if place == c.ABSENT:
        return Refusal("3.10", say("refusal-no-army", army=army))
    if place == c.OFF:
        return Refusal("9.2", say("refusal-beside", army=army))
    if s.aboard[a] != c.NONE:
        return Refusal("9.12", say("refusal-aboard", army=army))
    if hostile_army_at(s, seat, place) != c.NONE:
        return Refusal("9.8", say("refusal-fight-first", army=army))
    if s.halted[a] and s.owner[place] == seat:
        return Refusal("10.13", say("refusal-taken", army=army, region=names.places[place]))
    if s.halted[a]:
        return Refusal("9.14", say("refusal-halted", army=army, region=names.places[place]))
    if not is_adjacent(s, place, to):
        where = {"region": names.places[to], "place": names.places[place]}
        return Refusal("9.5", say("refusal-not-adjacent", **where))
    cost, has = way_cost(s, a, place, to), s.army_mu[a]
    if cost > has:
        says = say("refusal-too-far", army=army, cost=cost, has=has)
        return Refusal("9.4", says, {"movement": cost}, {"movement": has})
    return None


def is_adjacent(s: Table, r: int, to: int) -> bool:
    """Whether two regions have a border."""
    i = 0
    while near(s, r, i) != c.NONE:
        if near(s, r, i) == to:
            return True
        i += 1
    return False


def place(s: War, names: Names, seat: int, move: int) -> Refusal | None:
    """[9.2] An army beside the board with a general, and a region that is its own and free."""
    a, r = c.first_of(move), c.second_of(move)
    army = names.armies[a]
    if army_owner(a) != seat:
        return Refusal("9.1", say("refusal-other-army", army=army))
    if s.army_at[a] == c.ABSENT:
        return Refusal("3.10", say("refusal-no-army", army=army))
    if s.army_at[a] != c.OFF:
        return Refusal("9.2", say("refusal-on-board", army=army))
    if s.leader[a] == c.NONE:
        return Refusal("3.8", say("refusal-no-general", army=army))
    if is_too_large(s, a):
        return Refusal("3.3", say("refusal-too-large", army=army))
    if s.owner[r] != seat:
        return Refusal("9.2", say("refusal-not-your-region", region=names.places[r]))
    return None


def buy(s: War, names: Names, seat: int, move: int) -> Refusal | None:
    """[15.2] A card that there is, the gold, room, and a line home."""
    draft = drafted(s, seat)
    a, kind = seat * c.ARMIES + c.first_of(move), c.second_of(move)
    army, card = names.armies[a], names.kinds[kind]
    if draft.army_at[a] == c.ABSENT:
        return Refusal("15.4", say("refusal-no-army", army=army))
    # What is left of the cards of others is a secret, so that this is asked first.
    if not is_mercenary(kind) and draft.t.owner[kind] != draft.t.faction[seat]:
        return Refusal("15.2", say("refusal-other-troops", kind=card))
    if draft.stack[kind] == 0 or kind % 2 == 1:
        return Refusal("15.2", say("refusal-no-card", kind=card))
    price = spending.troop_price(draft, seat, kind)
    if price > draft.gold[seat]:
        return too_dear("15.2", price, draft.gold[seat])
    if not fits(draft, a, kind):
        return Refusal("3.3", say("refusal-no-room", army=army))
    if is_mercenary(kind):
        return Refusal("15.5", say("refusal-mercenary", kind=card))
    if not spending.is_unlocked(draft, seat, kind):
        return Refusal("15.8", say("refusal-locked", kind=card))
    if not spending.has_line(draft, seat, a):
        return Refusal("15.3", say("refusal-no-line", army=army))
    return Refusal("15.6", say("refusal-tribes", army=army))


def too_dear(rule: str, price: int, gold: int) -> Refusal:
    """There is not enough gold."""
    says = say("refusal-too-dear", price=price, gold=gold)
    return Refusal(rule, says, {"gold": price}, {"gold": gold})


def build(s: War, names: Names, seat: int, move: int) -> Refusal | None:
    """[15.9] An own region that is not besieged, within the limits of a round."""
    draft = drafted(s, seat)
    bit, r = c.first_of(move), c.second_of(move)
    region, building = names.places[r], BUILDINGS[bit]
    if draft.owner[r] != seat:
        return Refusal("15.9", say("refusal-not-your-region", region=region))
    if is_besieged(draft, r):
        return Refusal("10.15", say("refusal-besieged", region=region))
    if draft.built[r] & bit:
        return Refusal("15.9", say("refusal-built", region=region, building=building))
    if spending.improvements(draft, seat) >= MOST_IMPROVEMENTS:
        return Refusal("15.12", say("refusal-improvements", most=MOST_IMPROVEMENTS))
    if draft.improved[seat] >> r & 1:
        return Refusal("15.9", say("refusal-improved", region=region))
    if bit == c.WONDER:
        return Refusal("15.13", say("refusal-wonder"))
    if spending.bought(draft, seat, spending.MARKETS + bit.bit_length() - 1) >= MOST_OF_A_TYPE:
        return Refusal("15.9", say("refusal-two-of-type", most=MOST_OF_A_TYPE))
    return too_dear("15.9", s.t.market_price, draft.gold[seat])


def develop(s: War, names: Names, seat: int, move: int) -> Refusal | None:
    """[15.7] The next of a column that is not complete, one in each row, and the gold."""
    draft = drafted(s, seat)
    d = spending.next_development(draft, seat, c.first_of(move))
    if d == c.NONE:
        return Refusal("15.7", say("refusal-column-complete"))
    at = s.t.faction[seat] * c.DEVELOPMENTS + d
    development = names.developments[at]
    if spending.bought(draft, seat, spending.ROWS_BOUGHT) >> s.t.dev_row[at] & 1:
        return Refusal("15.7", say("refusal-row-used", development=development))
    return too_dear("15.7", s.t.dev_cost[at], draft.gold[seat])


Finder = Callable[[War, Names, int, int], Refusal | None]
REASONS: dict[int, tuple[int, Finder]] = {
    c.MARCH: (st.CAMPAIGN_MENU, march),
    c.PLACE: (st.CAMPAIGN_MENU, place),
    c.BUY: (st.BASKETS, buy),
    c.BUILD: (st.BASKETS, build),
    c.DEVELOP: (st.BASKETS, develop),
}
"""By verb: the step to which it belongs, and what finds out why not."""
