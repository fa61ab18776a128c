"""Chapter 7: chances to interrupt: who is asked, and how the answers are taken."""

from typing import Final

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.actions import has_expert, target_of
from rubicon.games.total_war_rome.rules.agenda import drop, push, seat_after
from rubicon.games.total_war_rome.rules.agents import agent_owner, hand_count
from rubicon.games.total_war_rome.rules.army import count_mercenaries, is_mercenary, trait
from rubicon.games.total_war_rome.rules.battle import is_light, klass_of, side_owner
from rubicon.games.total_war_rome.rules.combat import MAINS, count_marks, is_up, wounded_of
from rubicon.games.total_war_rome.rules.land import army_owner, has_effect, is_besieged, status
from rubicon.games.total_war_rome.state import Table

LAST_PLAY: Final = c.SEATS
"""In `plays`, in the place of a seat: no more of the answers to one question are left."""

# Bits of `b_used`: what a side has used in a battle
USED_INSPIRE: Final = 1
USED_FURY: Final = 2
USED_BOOST: Final = 4
USED_DRILL: Final = 8


# ---- asking [7.1] --------------------------------------------------------------------------------


def open_window(s: Table, kind: int) -> None:
    """[7.1] All who by public knowledge might play something are asked together."""
    mask = 0
    for seat in range(s.t.players):
        if might_answer(s, seat, kind):
            mask |= 1 << seat
    drop(s)
    if mask == 0:
        return
    s.asked_mask = mask
    for seat in range(c.SEATS):
        s.answers[seat] = c.NONE
    push(s, st.WINDOW, kind)


def list_asked(s: Table, out: list[int]) -> None:
    """[7.1] Those who have not answered, in turn order from the active player."""
    for place in range(s.t.players):
        seat = seat_after(s, s.active, place)
        if s.asked_mask >> seat & 1 and s.answers[seat] == c.NONE:
            out.append(seat)


def next_asked(s: Table) -> int:
    """Whose answer is next."""
    for place in range(s.t.players):
        seat = seat_after(s, s.active, place)
        if s.asked_mask >> seat & 1 and s.answers[seat] == c.NONE:
            return seat
    return c.NONE


def answer(s: Table, seat: int, move: int) -> None:
    """[7.1] After the last answer all are taken in order; if anything is played, ask again."""
    s.answers[seat] = move
    if s.telling:
        s.note(st.ANSWERED, seat, 0, 0, 0, 0)
    if next_asked(s) != c.NONE:
        return
    kind = st.number_of(s.agenda[len(s.agenda) - 1])
    drop(s)
    first = len(s.plays)
    for place in range(s.t.players - 1, -1, -1):
        other = seat_after(s, s.active, place)
        if s.answers[other] != c.NONE and c.verb_of(s.answers[other]) != c.PASS:
            if len(s.plays) == first:
                s.plays.append(LAST_PLAY)
                s.plays.append(0)
            s.plays.append(other)
            s.plays.append(s.answers[other])
    if len(s.plays) > first:
        # One step, however many they are: that somebody else's waits is his secret.
        push(s, st.OPEN_WINDOW, kind)
        push(s, st.RESOLVE_PLAY, kind)
    s.asked_mask = 0
    for seat_ in range(c.SEATS):
        s.answers[seat_] = c.NONE


def might_answer(s: Table, seat: int, kind: int) -> bool:
    """[7.1] From what all know: cards in hand, cards that were discarded, and the position."""
    if has_ability(s, seat, kind):
        return True
    if hand_count(s, seat) == 0:
        return False
    for event in range(c.EVENT_KINDS):
        if fits_window(s, seat, kind, event) and is_open(s, event):
            return True
    return False


def is_open(s: Table, event: int) -> bool:
    """[7.1] Whether a card with an event is not among the discarded ones."""
    for card in range(c.ACTION_CARDS):
        if s.t.event[card] == event and s.card_at[card] != c.DISCARD:
            return True
    return False


# ---- what fits a moment, from public facts [7.1] -------------------------------------------------


def fits_window(s: Table, seat: int, kind: int, event: int) -> bool:
    """[7.1] Whether an event can be played by a seat in this moment, if it has the card."""
    if kind == st.AT_TAXATION:
        return fits_taxation(s, seat, event)
    if kind == st.AT_CAMPAIGN_TURN:
        return fits_campaign(s, seat, event)
    if kind == st.AT_AGENT_TURN:
        return event == c.SLAVE_REVOLT and finds_revolt(s, seat)
    if kind == st.AT_ACTION:
        return event == c.COUNTER_INTELLIGENCE and seat == target_of(s) and s.cancelled == 0
    if kind == st.AT_DEATH:
        return event == c.SAFE_HOUSE and seat == agent_owner(doomed(s)) and s.saved == 0
    if kind == st.AT_CONQUEST:
        return event == c.DEFIANT_CITIZENS and seat != army_owner(s.army)
    if kind == st.AT_ASSAULT:
        if seat == army_owner(s.army):
            return event == c.TRAITOR_AT_THE_GATES
        return event == c.DEFIANT_CITIZENS
    if kind == st.AT_MEETING:
        mine = seat == army_owner(s.army) or seat == army_owner(s.other)
        return event == c.SLIP_AWAY and mine and s.escaping == c.NONE
    if kind == st.AT_ESCAPE:
        return event == c.NO_ESCAPE and seat == pursuer(s) and s.stopped == 0
    if kind == st.AFTER_ROLL:
        return fits_roll(s, seat, event)
    return fits_battle(s, seat, kind, event)


def doomed(s: Table) -> int:
    """[7.4] The agent that is about to die: beneath the question on the agenda."""
    return st.number_of(under(s))


def pursuer(s: Table) -> int:
    """[7.8] The player from whom an army escapes."""
    return army_owner(s.other if s.escaping == s.army else s.army)


def fits_taxation(s: Table, seat: int, event: int) -> bool:
    """[7.5] [7.7] What is played at taxation."""
    if event == c.BOUNTIFUL_HARVEST:
        return True
    if event == c.INSPIRED_ORATORY:
        return has_unrest(s, seat)
    if event == c.DROUGHT:
        for r in range(c.REGIONS):
            if is_dryable(s, seat, r):
                return True
        return False
    if event == c.PIRATES:
        for other in range(s.t.players):
            if other != seat and port_markets(s, other) > 0:
                return True
    return False


def is_dryable(s: Table, seat: int, r: int) -> bool:
    """[7.5] A region of another player that pays."""
    return s.owner[r] != c.NONE and s.owner[r] != seat and s.dry[r] == 0 and not is_besieged(s, r)


def port_markets(s: Table, seat: int) -> int:
    """[7.5] Markets at ports."""
    found = 0
    for r in range(c.REGIONS):
        if s.owner[r] == seat and s.t.port[r] and s.built[r] & c.MARKET:
            found += 1
    return found


def has_unrest(s: Table, seat: int) -> bool:
    """[7.7] Whether there is anything to calm."""
    for r in range(c.REGIONS):
        if s.owner[r] == seat and s.unrest[r] > 0:
            return True
    return False


def fits_campaign(s: Table, seat: int, event: int) -> bool:
    """[7.6] What is played at the start of a campaign turn."""
    if event == c.STORM_AT_SEA:
        for n in range(s.t.players * c.NAVIES):
            if s.navy_at[n] >= c.REGIONS:
                return True
        return False
    if event == c.PLAGUE:
        for a in range(s.t.players * c.ARMIES):
            if 0 <= s.army_at[a] < c.REGIONS and s.aboard[a] == c.NONE:
                return True
        return False
    if event == c.MERCENARY_DESERTION:
        for a in range(s.t.players * c.ARMIES):
            if may_desert(s, seat, a):
                return True
    return False


def may_desert(s: Table, seat: int, a: int) -> bool:
    """[7.6] [4.3] [3.13] An army that is no ally's, with mercenaries that are not loyal."""
    if s.army_at[a] < 0 or status(s, seat, army_owner(a)) == c.ALLY:
        return False
    return count_mercenaries(s, a) > 0 and trait(s, a) != c.MERCENARY_LOYALTY


def finds_revolt(s: Table, seat: int) -> bool:
    """[7.3] Two adjacent regions of another player without barracks."""
    for w in range(c.BORDERS):
        if is_revolt(s, seat, w):
            return True
    return False


def is_revolt(s: Table, seat: int, w: int) -> bool:
    """[7.3] Whether a revolt can break out on both sides of a border."""
    one = s.t.border_from[w]
    other = s.t.border_to[w]
    lord = s.owner[one]
    if lord == c.NONE or lord == seat or s.owner[other] != lord:
        return False
    return ((s.built[one] | s.built[other]) & c.BARRACKS) == 0


def side_of(s: Table, seat: int) -> int:
    """The side on which a seat fights; NONE if it does not."""
    if s.b_phase == 0:
        return c.NONE
    for side in range(2):
        if side_owner(s, side) == seat:
            return side
    return c.NONE


def fits_roll(s: Table, seat: int, event: int) -> bool:
    """[7.12] After a roll that one has made or suffered."""
    if event == c.OMENS:
        return (seat == s.roller or seat == s.sufferer) and len(s.faces) == len(s.dice)
    side = side_of(s, seat)
    if event != c.HOLD_THE_LINE or side == c.NONE or not is_combat_roll(s):
        return False
    return count_marks(s, 1 - side, c.SKULL) > s.b_shield[side]


def is_combat_roll(s: Table) -> bool:
    """[7.12] Whether the dice that lie there were rolled at cards in a battle."""
    return c.TERRAIN <= s.b_phase <= c.ENVELOPMENT


def fits_battle(s: Table, seat: int, kind: int, event: int) -> bool:
    """[7.10] [7.11] [7.13] What is played in a battle."""
    side = side_of(s, seat)
    if side == c.NONE:
        return False
    if kind == st.AT_BATTLE:
        if event == c.CHOSEN_GROUND:
            return s.b_terrain > 0
        if event == c.MERCENARY_DESERTION:
            return may_desert(s, seat, s.b_army[1 - side])
        return event == c.LOCAL_GUIDES or event == c.SCOUTS_REPORT
    if kind == st.AT_VICTORY:
        return event == c.FIELD_SURGEONS and has_dead(s, side)
    return fits_combat(s, side, event)


def has_dead(s: Table, side: int) -> bool:
    """[7.13] Whether a side that is not destroyed has dead."""
    mains = 0
    dead = False
    for e in range(side * c.SIDE, (side + 1) * c.SIDE):
        if s.b_zone[e] == c.DEAD:
            dead = True
        elif s.b_kind[e] != c.NONE and klass_of(s, e) <= c.ELEPHANT:
            mains += 1
    least = 1 if trait(s, s.b_army[side]) == c.NEVER_GIVE_UP else 2
    return dead and mains >= least


def fits_combat(s: Table, side: int, event: int) -> bool:
    """[7.11] Before the dice of a combat."""
    main = s.b_main[side]
    foe = s.b_main[1 - side]
    if event == c.AMBUSH:
        return s.b_phase == c.TERRAIN and is_up(s, main) and s.b_ambush == c.NONE
    if event == c.FURIOUS_CHARGE:
        return s.b_phase != c.TERRAIN and is_up(s, main) and (s.b_extra[side] & 4) == 0
    if event == c.RAIN_OF_MISSILES:
        return can_rain(s, side, 0) or can_rain(s, side, 1) or can_rain(s, side, 2)
    if event == c.ELEPHANTS_PANIC:
        return is_up(s, foe) and klass_of(s, foe) == c.ELEPHANT and not is_loyal(s, foe)
    return False


def is_loyal(s: Table, e: int) -> bool:
    """[3.13] Whether a card in battle is a mercenary that enemy cards can't touch."""
    a = s.b_army[e // c.SIDE]
    return is_mercenary(s.b_kind[e]) and trait(s, a) == c.MERCENARY_LOYALTY


def can_rain(s: Table, side: int, what: int) -> bool:
    """[7.11] Artillery (0), a skirmisher (1) or bowmen (2) that do not roll twice already."""
    if s.b_extra[side] & (32 >> what):
        return False
    if what == 0:
        return is_up(s, s.b_engine[side])
    if what == 1:
        return is_up(s, s.b_light[side]) and is_light(s, s.b_light[side])
    return is_up(s, s.b_main[side]) and klass_of(s, s.b_main[side]) == c.BOWMEN


# ---- abilities, which everybody knows ------------------------------------------------------------


def has_ability(s: Table, seat: int, kind: int) -> bool:
    """[6.9] [12.22] [12.23] [12.24] Whether a seat has something to decide without a card."""
    if kind == st.AFTER_ROLL:
        return may_reroll_all(s, seat) or may_drill(s, seat)
    if kind == st.AT_COMBAT:
        side = side_of(s, seat)
        return side != c.NONE and (may_inspire(s, side) or may_rage(s, side) or may_boost(s, side))
    return False


def under(s: Table) -> int:
    """What the agenda goes on with when all questions are answered."""
    at = len(s.agenda) - 1
    step = st.step_of(s.agenda[at])
    while step == st.OPEN_WINDOW or step == st.WINDOW or step == st.RESOLVE_PLAY:
        at -= 1
        step = st.step_of(s.agenda[at])
    return s.agenda[at]


def may_reroll_all(s: Table, seat: int) -> bool:
    """[6.9] The expert's agents; [12.24] an envelopment."""
    if seat != s.roller or s.b_rerolled or len(s.faces) != len(s.dice):
        return False
    below = st.step_of(under(s))
    if below == st.ACTION_ROLLED:
        return has_expert(s) and c.verb_of(s.act) != c.RISE
    return below == st.STRIKE_ROLLED and s.b_phase == c.ENVELOPMENT


def may_drill(s: Table, seat: int) -> bool:
    """[12.23] Once in a battle, for the dice of a card that is drilled, also when it strikes."""
    side = side_of(s, seat)
    if side == c.NONE or s.b_used[side] & USED_DRILL or not has_effect(s, seat, c.DRILL):
        return False
    number = st.number_of(under(s))
    if st.step_of(under(s)) == st.STRIKE_ROLLED:
        return number == side and is_drilled(s, seat, s.b_striker)
    if st.step_of(under(s)) != st.ROLL_APPLIED or s.b_part < 2 or s.b_part > MAINS:
        return False
    return number >> side & 1 != 0 and is_drilled(s, seat, s.b_main[side])


def is_drilled(s: Table, seat: int, e: int) -> bool:
    """[12.23] Whether the drill of a faction is for a card in battle."""
    return s.t.drilled[s.t.faction[seat] * c.KINDS + s.b_kind[e]] != 0


def may_inspire(s: Table, side: int) -> bool:
    """[12.22] An Inspired Fighter, once in a battle."""
    a = s.b_army[side]
    if s.b_used[side] & USED_INSPIRE or trait(s, a) != c.INSPIRED_FIGHTER:
        return False
    return is_up(s, s.b_main[side])


def may_rage(s: Table, side: int) -> bool:
    """[12.22] Battle Fury, once in a battle, for infantry."""
    if s.b_used[side] & USED_FURY or not has_effect(s, side_owner(s, side), c.BATTLE_FURY):
        return False
    return is_up(s, s.b_main[side]) and klass_of(s, s.b_main[side]) == c.INFANTRY


def may_boost(s: Table, side: int) -> bool:
    """[12.23] A Morale Booster, once in a battle, for a wounded card; not before own strikes."""
    a = s.b_army[side]
    if s.b_used[side] & USED_BOOST or trait(s, a) != c.MORALE_BOOSTER:
        return False
    if under(s) == st.STRIKING | side << st.STEP_BITS:
        return False
    return wounded_of(s, side) != c.NONE
