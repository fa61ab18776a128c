"""Chapter 6: what comes of the thirteen actions of agents."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import card_of, first_of, pack, second_of, third_of, verb_of
from rubicon.games.total_war_rome.rules.agenda import (
    clear_dice,
    count_face,
    drop,
    kills,
    push,
    throw,
)
from rubicon.games.total_war_rome.rules.agents import (
    agent_owner,
    send_agent,
)
from rubicon.games.total_war_rome.rules.army import (
    add_card,
    check_army,
    count_mercenaries,
    is_mercenary,
    kill_general,
    lose_card,
    show,
    size,
    trait,
)
from rubicon.games.total_war_rome.rules.land import (
    army_owner,
    free_to_stand,
    has_effect,
    home_seat,
    is_besieged,
    is_there,
    near,
    own_army_at,
    status,
)
from rubicon.games.total_war_rome.rules.standing import set_status
from rubicon.games.total_war_rome.rules.targets import army_price, hire_price, region_price
from rubicon.games.total_war_rome.state import Table

# ---- acting --------------------------------------------------------------------------------------


def act(s: Table, move: int) -> None:
    """[6.4] The agent goes there; the card is discarded; who is its target may answer [7.4]."""
    s.act = move
    s.cancelled = 0
    s.card_at[card_of(move)] = c.DISCARD
    r = region_of(s, move)
    s.agent = send_agent(s, s.active, r)
    if s.telling:
        s.note(st.ACTED, s.active, s.t.action[card_of(move)], r, target_of(s) + 1, card_of(move))
    push(s, st.ACTION_STEP, 0)
    verb = verb_of(move)
    if verb != c.TREAT and verb != c.DEAL_TRADE and target_of(s) != c.NONE:
        push(s, st.OPEN_WINDOW, st.AT_ACTION)


def is_at_army(verb: int) -> bool:
    """Whether an action is aimed at an army."""
    return verb == c.SPY_ON or verb == c.BRIBE_ARMY or verb == c.MURDER_GENERAL


def is_at_agent(verb: int) -> bool:
    """Whether an action is aimed at an agent."""
    return verb == c.TURN_AGENT or verb == c.MURDER_AGENT


def region_of(s: Table, move: int) -> int:
    """[6.4] The target says where the agent goes."""
    verb = verb_of(move)
    if is_at_army(verb) or verb == c.HIRE_SPECIAL:
        return s.army_at[first_of(move)]
    if is_at_agent(verb):
        return s.agent_at[first_of(move)]
    if verb == c.SOW:
        return s.t.capital[s.t.faction[first_of(move)]]
    if verb == c.HIRE:
        return s.t.market_of[third_of(move)]
    return second_of(move)


def target_of(s: Table) -> int:
    """[7.4] The seat at which the action under way is aimed, or NONE."""
    verb = verb_of(s.act)
    if verb == c.HIRE or verb == c.HIRE_SPECIAL:
        return c.NONE
    if is_at_army(verb):
        return army_owner(first_of(s.act))
    if is_at_agent(verb):
        return agent_owner(first_of(s.act))
    if verb == c.TREAT or verb == c.DEAL_TRADE or verb == c.SOW:
        return first_of(s.act)
    return s.owner[second_of(s.act)]


def carry_out(s: Table) -> None:
    """[6.6] What the action does, unless it was cancelled."""
    drop(s)
    verb = verb_of(s.act)
    if s.cancelled:
        if s.telling:
            s.note(st.CANCELLED, s.active, 0, 0, 0, 0)
    elif verb == c.TREAT:
        push(s, st.TREATY_ANSWER, first_of(s.act))
    elif verb == c.DEAL_TRADE:
        trade(s, first_of(s.act))
    elif verb == c.SPY_ON:
        spy(s, first_of(s.act))
    elif verb == c.STIR or verb == c.RIOT:
        r = second_of(s.act)
        raise_unrest(s, r, 1 if verb == c.STIR else 2)
    elif verb == c.RISE:
        rise(s, second_of(s.act))
    elif verb == c.TURN_AGENT:
        send_home(s, first_of(s.act))
    elif verb == c.SOW:
        sow(s, first_of(s.act), second_of(s.act))
    elif verb == c.HIRE or verb == c.HIRE_SPECIAL:
        hire(s, first_of(s.act), third_of(s.act))
    else:
        try_luck(s, verb)


def answer_treaty(s: Table, agreed: bool) -> None:
    """[6.10] One step up, if the other agrees; a league is paid for it."""
    other = first_of(s.act)
    drop(s)
    if agreed:
        set_status(s, s.active, other, status(s, s.active, other) + 1)
        if has_effect(s, s.active, c.LEAGUE):
            s.gold[s.active] += 2
    if s.telling:
        level = status(s, s.active, other)
        s.note(st.TREATY_MADE, s.active, other, 1 if agreed else 0, level, 0)


def trade(s: Table, other: int) -> None:
    """[6.11] [7.3] Gold for both, by their status; each adds his own markets."""
    level = min(c.ALLY, status(s, s.active, other) + s.gift)
    s.gift = 0
    s.traded |= 1 << other
    mine = level + 1 + trade_bonus(s, s.active)
    theirs = level + 1 + trade_bonus(s, other)
    s.gold[s.active] += mine
    s.gold[other] += theirs
    if s.telling:
        s.note(st.TRADED, s.active, other, mine, theirs, 0)


def trade_bonus(s: Table, seat: int) -> int:
    """[6.11] [15.11] 1 for each market at a port that is not besieged, and for a development."""
    found = 1 if has_effect(s, seat, c.TRADE_BONUS) else 0
    for r in range(c.REGIONS):
        if s.owner[r] == seat and s.t.port[r] and s.built[r] & c.MARKET and not is_besieged(s, r):
            found += 1
    return found


def spy(s: Table, a: int) -> None:
    """[6.12] [1.7] The cards of an army are shown to the spy's owner and his allies."""
    viewers = 0
    for seat in range(s.t.players):
        if status(s, s.active, seat) == c.ALLY:
            viewers |= 1 << seat
    show(s, a, viewers)
    if s.telling:
        s.note(st.SPIED, s.active, army_owner(a), a, viewers, 0)
        for i in range(a * c.ROOM, (a + 1) * c.ROOM):
            if s.cards[i] != c.NONE:
                s.note(st.SPIED, s.active, army_owner(a), a, viewers, s.cards[i] + 1)


def raise_unrest(s: Table, r: int, markers: int) -> None:
    """[6.13] [6.14] [7.3] Unrest grows."""
    s.unrest[r] += markers
    if s.telling:
        s.note(st.UNREST_ROSE, s.owner[r], r, markers, s.unrest[r], 0)


def rise(s: Table, r: int) -> None:
    """[6.15] The defence dice hurt the army that is there; without one the region is free."""
    a = holder(s, r)
    if a == c.NONE:
        free_region(s, r)
        return
    clear_dice(s)
    for i in range(3):
        if s.t.defence[r * 3 + i] != c.NONE:
            s.dice.append(s.t.defence[r * 3 + i])
    s.roller = s.active
    s.sufferer = army_owner(a)
    throw(s, st.ACTION_ROLLED, a)


def holder(s: Table, r: int) -> int:
    """[6.15] The army that an uprising meets: the owner's, else another's, never the actor's."""
    a = own_army_at(s, s.owner[r], r, c.NONE)
    if a != c.NONE:
        return a
    for b in range(s.t.players * c.ARMIES):
        if is_there(s, b, r) and army_owner(b) != s.active:
            return b
    return c.NONE


def free_region(s: Table, r: int) -> None:
    """[6.15] Independent again, or back to the player whose home it is."""
    before = s.owner[r]
    s.owner[r] = home_seat(s, r)
    if s.telling:
        s.note(st.REGION_FREED, before, r, s.owner[r] + 1, 0, 0)


def send_home(s: Table, i: int) -> None:
    """[6.20] [6.8] To its capital; it does nothing more in this round."""
    s.agent_at[i] = s.t.capital[s.t.faction[agent_owner(i)]]
    s.agent_barred[i] = 1
    if s.telling:
        s.note(st.AGENT_HOME, agent_owner(i), i, 0, 0, 0)


def sow(s: Table, one: int, other: int) -> None:
    """[6.20] One step down."""
    set_status(s, one, other, status(s, one, other) - 1)
    if s.telling:
        s.note(st.DISTRUSTED, s.active, one, other, status(s, one, other), 0)


def hire(s: Table, a: int, kind: int) -> None:
    """[6.21] A mercenary joins the army."""
    s.gold[s.active] -= hire_price(s, kind)
    s.stack[kind] -= 1
    add_card(s, a, kind, c.EVERYBODY)
    if s.telling:
        s.note(st.HIRED, s.active, a, kind, hire_price(s, kind), 0)


# ---- actions with dice [6.6] ---------------------------------------------------------------------


def try_luck(s: Table, verb: int) -> None:
    """[6.6] Pay if there is a price, and roll one red die, or two for an agent's life [6.22]."""
    clear_dice(s)
    if verb == c.BRIBE_ARMY:
        s.gold[s.active] -= army_price(s, first_of(s.act))
    elif verb == c.BRIBE_REGION:
        s.gold[s.active] -= region_price(s, second_of(s.act))
    s.dice.append(c.RED)
    if verb == c.MURDER_AGENT:
        s.dice.append(c.RED)
    s.roller = s.active
    s.sufferer = target_of(s)
    s.b_rerolled = 0
    throw(s, st.ACTION_ROLLED, 0)


def has_expert(s: Table) -> bool:
    """[6.9] Whether a Diplomacy Expert is near enough to the acting agent."""
    r = s.agent_at[s.agent]
    for a in range(s.active * c.ARMIES, (s.active + 1) * c.ARMIES):
        if s.army_at[a] < 0 or s.aboard[a] != c.NONE or trait(s, a) != c.DIPLOMACY_EXPERT:
            continue
        if s.t.land[s.army_at[a] * c.REGIONS + r] <= 4:
            return True
    return False


def rolled(s: Table, a: int) -> None:
    """[6.6] [6.22] The result of the dice."""
    drop(s)
    verb = verb_of(s.act)
    if verb == c.RISE:
        s.hurt = a
        s.main_due = kills(s)
        s.small_due = count_face(s, c.S)
        clear_dice(s)
        push(s, st.AGENT_DIES, 255)
        push(s, st.LOSSES, a)
        return
    s.b_rerolled = 0
    won = count_face(s, c.SKULL) > 0
    dies = not won and count_face(s, c.X) == len(s.faces)
    clear_dice(s)
    if won:
        succeed(s, verb)
    elif dies:
        doom(s, s.agent)


def doom(s: Table, i: int) -> None:
    """[6.6] An agent dies, unless it finds a safe house [7.4]."""
    s.saved = 0
    push(s, st.AGENT_DIES, i)
    push(s, st.OPEN_WINDOW, st.AT_DEATH)


def end_agent(s: Table, i: int) -> None:
    """[7.4] The agent is dead or home; or an uprising is over [6.15]."""
    drop(s)
    if i == 255:
        r = second_of(s.act)
        if holder(s, r) == c.NONE:
            free_region(s, r)
        return
    if s.saved:
        s.agent_at[i] = s.t.capital[s.t.faction[agent_owner(i)]]
        s.saved = 0
        if s.telling:
            s.note(st.AGENT_HOME, agent_owner(i), i, 0, 0, 0)
        return
    s.agent_at[i] = c.ABSENT
    s.agent_acts[i] = 0
    s.agent_barred[i] = 0
    if s.telling:
        s.note(st.AGENT_DIED, agent_owner(i), i, 0, 0, 0)


def succeed(s: Table, verb: int) -> None:
    """A skull."""
    if verb == c.BRIBE_ARMY:
        bribe_army(s, first_of(s.act))
    elif verb == c.BRIBE_REGION:
        r = second_of(s.act)
        if s.telling:
            s.note(st.REGION_BRIBED, s.active, r, s.owner[r], 0, 0)
        s.owner[r] = s.active
        push(s, st.PUT_TO_SEA, r)
    elif verb == c.SABOTAGE_AT:
        r = second_of(s.act)
        s.built[r] &= ~first_of(s.act)
        if s.telling:
            s.note(st.BUILDING_LOST, s.owner[r], r, first_of(s.act), 0, 0)
    elif verb == c.STEAL:
        victim = s.owner[second_of(s.act)]
        amount = (s.gold[victim] + 1) // 2
        s.gold[victim] -= amount
        s.gold[s.active] += amount
        if s.telling:
            s.note(st.GOLD_STOLEN, s.active, victim, amount, 0, 0)
    elif verb == c.MURDER_GENERAL:
        kill_general(s, first_of(s.act))
        check_army(s, first_of(s.act))
    else:
        doom(s, first_of(s.act))


def bribe_army(s: Table, a: int) -> None:
    """[6.16] [3.13] All mercenaries go that are not loyal, then half of the others at random."""
    if s.telling:
        s.note(st.ARMY_BRIBED, s.active, a, army_owner(a), 0, 0)
    s.hurt = a
    s.random_due = (size(s, a) - count_mercenaries(s, a)) // 2
    kinds: list[int] = []
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE and is_mercenary(s.cards[i]):
            kinds.append(s.cards[i])
    if trait(s, a) != c.MERCENARY_LOYALTY:
        for kind in kinds:
            lose_card(s, a, kind)
    push(s, st.BRIBED_MARCH, a)
    push(s, st.RANDOM_LOSSES, a)


def legal_bribed_march(s: Table, a: int, out: list[int]) -> None:
    """[6.16] Up to two regions, only where no battle results; or nowhere."""
    out.append(c.PASS << c.VERB_SHIFT)
    start = s.army_at[a]
    found: list[int] = []
    list_free_steps(s, a, start, found)
    first = len(found)
    for i in range(first):
        list_free_steps(s, a, found[i], found)
    before: list[int] = []
    for r in found:
        if r != start and r not in before:
            before.append(r)
            out.append(pack(c.WITHDRAW, 0, r, 0, 0))


def list_free_steps(s: Table, a: int, r: int, out: list[int]) -> None:
    """The neighbours of a region where an army meets none that it would have to fight."""
    i = 0
    while near(s, r, i) != c.NONE:
        if free_to_stand(s, army_owner(a), near(s, r, i)):
            out.append(near(s, r, i))
        i += 1
