"""Chapter 6: hands, agents' turns and where agents can go; `actions.py` says what they do there."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules.agenda import drop, push, push_for_all, seat_after
from rubicon.games.total_war_rome.rules.land import has_effect, is_home
from rubicon.games.total_war_rome.state import Table

# ---- hands [6.1] ---------------------------------------------------------------------------------


def begin_agents(s: Table) -> None:
    """[1.6] [6.1] Cards first, then the turns."""
    drop(s)
    s.phase = c.AGENT_PHASE
    push_for_all(s, st.AGENT_TURN)
    push(s, st.DEALING, 0)


def hand_limit(s: Table, seat: int) -> int:
    """[6.1] 5 cards, or 6, or 7."""
    if has_effect(s, seat, c.SUBTERFUGE):
        return s.t.hand_size + 2
    if has_effect(s, seat, c.EXTRA_AGENT):
        return s.t.hand_size + 1
    return s.t.hand_size


def hand_count(s: Table, seat: int) -> int:
    """How many action cards a seat holds."""
    found = 0
    for card in range(c.ACTION_CARDS):
        if s.card_at[card] == seat:
            found += 1
    return found


def count_at(s: Table, place: int) -> int:
    """How many action cards lie in the deck or among the discarded."""
    found = 0
    for card in range(c.ACTION_CARDS):
        if s.card_at[card] == place:
            found += 1
    return found


def next_to_draw(s: Table) -> int:
    """[6.1] The first in turn order whose hand is not full; NONE if all are."""
    for place in range(s.t.players):
        seat = seat_after(s, s.first, place)
        if hand_count(s, seat) < hand_limit(s, seat):
            return seat
    return c.NONE


def prepare_deal(s: Table) -> bool:
    """[6.1] Whether a card is to be dealt now; an empty deck is made of the discarded cards."""
    if next_to_draw(s) == c.NONE:
        drop(s)
        return False
    if count_at(s, c.DECK) == 0:
        for card in range(c.ACTION_CARDS):
            if s.card_at[card] == c.DISCARD:
                s.card_at[card] = c.DECK
    return True


def list_deals(s: Table, out: list[int]) -> None:
    """[6.1] Every card of the deck."""
    seat = next_to_draw(s)
    for card in range(c.ACTION_CARDS):
        if s.card_at[card] == c.DECK:
            out.append(pack(c.DEAL_CARD, seat, 0, 0, card))


def deal_card(s: Table, seat: int, card: int) -> None:
    """[6.1] Into the hand."""
    s.card_at[card] = seat
    if s.telling:
        s.note(st.CARD_DEALT, seat, card, 0, 0, 0)


# ---- a turn [6.2] --------------------------------------------------------------------------------


def begin_turn(s: Table, seat: int) -> None:
    """[6.2] [6.4] The agents come home; what happens before the first action [7.3]."""
    drop(s)
    s.active = seat
    s.errands = 0
    s.subterfuge = 1 if has_effect(s, seat, c.SUBTERFUGE) else 0
    s.gift = 0
    s.traded = 0
    for i in range(seat * c.AGENTS, (seat + 1) * c.AGENTS):
        s.agent_acts[i] = 0
        if s.agent_at[i] != c.ABSENT:
            s.agent_at[i] = s.t.capital[s.t.faction[seat]]
    if s.telling:
        s.note(st.TURN_BEGAN, seat, s.phase, s.turn, 0, 0)
    push(s, st.AGENT_MENU, seat)
    push(s, st.OPEN_WINDOW, st.AT_AGENT_TURN)


def end_turn(s: Table) -> None:
    """Nothing more is done in this turn."""
    drop(s)
    s.errands = 0
    s.subterfuge = 0
    s.gift = 0
    s.traded = 0


def levy(s: Table, card: int) -> None:
    """[6.5] A card for gold."""
    s.card_at[card] = c.DISCARD
    s.gold[s.active] += s.t.levy[card]
    if s.telling:
        s.note(st.LEVIED, s.active, card, s.t.levy[card], 0, 0)


# ---- where agents can act [6.2] ------------------------------------------------------------------


def fresh_agent(s: Table, seat: int) -> int:
    """[6.4] An agent that has not acted; NONE if there is none."""
    for i in range(seat * c.AGENTS, (seat + 1) * c.AGENTS):
        if s.agent_at[i] != c.ABSENT and s.agent_acts[i] == 0 and s.agent_barred[i] == 0:
            return i
    return c.NONE


def second_agent(s: Table, seat: int, r: int) -> int:
    """[6.7] An agent that may act once more where it stands; NONE if there is none."""
    if s.errands == 0 and s.subterfuge == 0:
        return c.NONE
    for i in range(seat * c.AGENTS, (seat + 1) * c.AGENTS):
        if s.agent_at[i] == r and s.agent_acts[i] == 1 and s.agent_barred[i] == 0:
            return i
    return c.NONE


def list_reach(s: Table, seat: int, out: list[int]) -> None:
    """[6.2] [6.3] [6.7] For each region whether an agent could act there now: 0 or 1."""
    for _ in range(c.REGIONS):
        out.append(0)
    if fresh_agent(s, seat) != c.NONE:
        found = False
        for h in range(c.REGIONS):
            if s.owner[h] == seat and is_home(s, seat, h):
                found = True
                add_reach(s, h, out)
        if not found:
            for h in range(c.REGIONS):
                if s.owner[h] == seat:
                    found = True
                    add_reach(s, h, out)
        if not found:
            add_reach(s, s.t.capital[s.t.faction[seat]], out)
    for r in range(c.REGIONS):
        if out[r] == 0 and second_agent(s, seat, r) != c.NONE:
            out[r] = 1


def add_reach(s: Table, h: int, out: list[int]) -> None:
    """[6.2] [6.3] All regions within an agent's way from one."""
    for r in range(c.REGIONS):
        if s.t.travel[h * c.REGIONS + r] <= s.t.agent_range:
            out[r] = 1


def send_agent(s: Table, seat: int, r: int) -> int:
    """[6.4] [6.7] The agent that acts in a region: one that stands there may do so again."""
    again = second_agent(s, seat, r)
    if again != c.NONE:
        if s.errands > 0:
            s.errands -= 1
        else:
            s.subterfuge = 0
        s.agent_acts[again] += 1
        return again
    i = fresh_agent(s, seat)
    s.agent_acts[i] += 1
    s.agent_at[i] = r
    return i


def agent_owner(i: int) -> int:
    """The seat of an agent."""
    return i // c.AGENTS


def agent_is_at(s: Table, other: int, r: int) -> bool:
    """Whether an agent of a seat is in a region."""
    for i in range(other * c.AGENTS, (other + 1) * c.AGENTS):
        if s.agent_at[i] == r:
            return True
    return False
