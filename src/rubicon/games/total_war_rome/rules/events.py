"""Chapter 7: the thirty events, what each can be aimed at and what it does."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import card_of, first_of, pack, second_of, third_of, verb_of
from rubicon.games.total_war_rome.rules.actions import raise_unrest
from rubicon.games.total_war_rome.rules.agenda import clear_dice, drop, push, throw
from rubicon.games.total_war_rome.rules.army import (
    check_army,
    count_mercenaries,
    is_mercenary,
    lose_card,
)
from rubicon.games.total_war_rome.rules.battle import side_owner
from rubicon.games.total_war_rome.rules.combat import panic, roll_again, wounded_of
from rubicon.games.total_war_rome.rules.land import army_owner, is_there
from rubicon.games.total_war_rome.rules.meeting import can_slip
from rubicon.games.total_war_rome.rules.sea import storm
from rubicon.games.total_war_rome.rules.windows import (
    LAST_PLAY,
    USED_BOOST,
    USED_DRILL,
    USED_FURY,
    USED_INSPIRE,
    can_rain,
    fits_window,
    has_unrest,
    is_dryable,
    is_revolt,
    may_boost,
    may_desert,
    may_drill,
    may_inspire,
    may_rage,
    may_reroll_all,
    port_markets,
    side_of,
)
from rubicon.games.total_war_rome.state import Table

# ---- answers to a question [7.1] -----------------------------------------------------------------


def legal_answers(s: Table, seat: int, kind: int, out: list[int]) -> None:
    """[7.1] Pass, use an ability, or play a card."""
    out.append(c.PASS << c.VERB_SHIFT)
    legal_abilities(s, seat, kind, out)
    for card in range(c.ACTION_CARDS):
        if s.card_at[card] == seat and fits_window(s, seat, kind, s.t.event[card]):
            legal_plays(s, seat, card, out)


def legal_abilities(s: Table, seat: int, kind: int, out: list[int]) -> None:
    """[12.22] [12.23] [6.9] [12.24] What needs no card."""
    side = side_of(s, seat)
    if kind == st.AT_COMBAT and side != c.NONE:
        if may_inspire(s, side):
            out.append(c.INSPIRE << c.VERB_SHIFT)
        if may_rage(s, side):
            out.append(c.FURY << c.VERB_SHIFT)
        if may_boost(s, side):
            out.append(c.BOOST << c.VERB_SHIFT)
    if kind == st.AFTER_ROLL:
        if may_reroll_all(s, seat):
            out.append(c.REROLL_ALL << c.VERB_SHIFT)
        if may_drill(s, seat):
            first = 0 if side == 0 else s.b_split
            last = s.b_split if side == 0 else len(s.dice)
            for die in range(first, last):
                out.append(pack(c.REROLL, die, 0, 0, 0))


def legal_plays(s: Table, seat: int, card: int, out: list[int]) -> None:
    """Every way to play a card whose event fits this moment."""
    event = s.t.event[card]
    if event == c.PIRATES:
        for other in range(s.t.players):
            if other != seat and port_markets(s, other) > 0:
                out.append(pack(c.PLAY_SEAT, other, 0, 0, card))
    elif event == c.DROUGHT:
        for r in range(c.REGIONS):
            if is_dryable(s, seat, r):
                out.append(pack(c.PLAY_REGION, 0, r, 0, card))
    elif event == c.PLAGUE:
        legal_plague(s, card, out)
    elif event == c.MERCENARY_DESERTION:
        side = side_of(s, seat)
        for a in range(s.t.players * c.ARMIES):
            in_reach = side == c.NONE or a == s.b_army[1 - side]
            if in_reach and may_desert(s, seat, a):
                out.append(pack(c.PLAY_ARMY, a, 0, 0, card))
    elif event == c.STORM_AT_SEA:
        for n in range(s.t.players * c.NAVIES):
            if s.navy_at[n] >= c.REGIONS:
                out.append(pack(c.PLAY_NAVY, n, 0, 0, card))
    elif event == c.SLAVE_REVOLT:
        for w in range(c.BORDERS):
            if is_revolt(s, seat, w):
                out.append(pack(c.PLAY_REGIONS, 0, s.t.border_from[w], s.t.border_to[w], card))
    elif event == c.INSPIRED_ORATORY:
        legal_oratory(s, seat, card, out)
    elif event == c.OMENS:
        for die in range(len(s.dice)):
            out.append(pack(c.PLAY_DIE, die, 0, 0, card))
    elif event == c.RAIN_OF_MISSILES:
        for what in range(3):
            if can_rain(s, side_of(s, seat), what):
                out.append(pack(c.PLAY_DIE, what, 0, 0, card))
    elif event == c.SLIP_AWAY:
        a = s.army if army_owner(s.army) == seat else s.other
        if can_slip(s, a):
            out.append(pack(c.PLAY, 0, 0, 0, card))
    else:
        out.append(pack(c.PLAY, 0, 0, 0, card))


def legal_plague(s: Table, card: int, out: list[int]) -> None:
    """[7.6] A region where an army stands."""
    for r in range(c.REGIONS):
        for a in range(s.t.players * c.ARMIES):
            if is_there(s, a, r):
                out.append(pack(c.PLAY_REGION, 0, r, 0, card))
                break


def legal_oratory(s: Table, seat: int, card: int, out: list[int]) -> None:
    """[7.7] One marker each from two regions, or up to two from one."""
    for r in range(c.REGIONS):
        if s.owner[r] != seat or s.unrest[r] == 0:
            continue
        out.append(pack(c.PLAY_REGIONS, 0, r, r, card))
        for other in range(r + 1, c.REGIONS):
            if s.owner[other] == seat and s.unrest[other] > 0:
                out.append(pack(c.PLAY_REGIONS, 0, r, other, card))


# ---- events of one's own turn [7.2] [7.3] [7.6] [7.7] --------------------------------------------


def legal_own(s: Table, out: list[int]) -> None:
    """[7.2] [7.3] [7.6] [7.7] What the active player can play in his turn."""
    seat = s.active
    for card in range(c.ACTION_CARDS):
        if s.card_at[card] != seat:
            continue
        event = s.t.event[card]
        if event == c.INSPIRED_ORATORY and has_unrest(s, seat):
            legal_oratory(s, seat, card, out)
        elif s.phase == c.AGENT_PHASE:
            if event == c.SECOND_ERRAND or (event == c.ENVOYS_GIFT and s.gift == 0):
                out.append(pack(c.PLAY, 0, 0, 0, card))
            elif event == c.SLAVE_REVOLT:
                legal_plays(s, seat, card, out)
        elif event == c.STORM_AT_SEA or event == c.MERCENARY_DESERTION:
            legal_plays(s, seat, card, out)
        elif event == c.FORCED_MARCH:
            for a in range(seat * c.ARMIES, (seat + 1) * c.ARMIES):
                if s.army_at[a] != c.ABSENT and s.aboard[a] == c.NONE:
                    out.append(pack(c.PLAY_ARMY, a, 0, 0, card))
        elif event == c.FAIR_WINDS:
            for n in range(seat * c.NAVIES, (seat + 1) * c.NAVIES):
                if s.navy_at[n] != c.ABSENT:
                    out.append(pack(c.PLAY_NAVY, n, 0, 0, card))


# ---- what they do --------------------------------------------------------------------------------


def resolve_play(s: Table, kind: int) -> None:
    """[7.1] The next answer that was given, if it still can be; the step stays until the last."""
    move = s.plays.pop()
    seat = s.plays.pop()
    if seat == LAST_PLAY:
        drop(s)
        return
    options: list[int] = []
    legal_answers(s, seat, kind, options)
    verb = verb_of(move)
    if verb == c.PASS or move not in options:
        return
    if s.telling and (verb < c.PLAY or verb > c.PLAY_DIE):
        s.note(st.USED, seat, verb, first_of(move), 0, 0)
    if verb == c.INSPIRE or verb == c.FURY or verb == c.BOOST:
        use_ability(s, side_of(s, seat), verb)
    elif verb == c.REROLL:
        s.b_used[side_of(s, seat)] |= USED_DRILL
        s.again = first_of(move)
        push(s, st.ROLL, 0)
    elif verb == c.REROLL_ALL:
        roll_again(s)
    else:
        play(s, seat, move)


def use_ability(s: Table, side: int, verb: int) -> None:
    """[12.22] [12.23] A die more, or a wound less."""
    if verb == c.INSPIRE:
        s.b_used[side] |= USED_INSPIRE
        s.b_extra[side] |= 1
    elif verb == c.FURY:
        s.b_used[side] |= USED_FURY
        s.b_extra[side] |= 2
    else:
        s.b_used[side] |= USED_BOOST
        e = wounded_of(s, side)
        s.b_zone[e] = c.UNDER if s.b_phase == c.TERRAIN else c.BESIDE


def play(s: Table, seat: int, move: int) -> None:
    """The card is discarded, and its event happens."""
    card = card_of(move)
    event = s.t.event[card]
    s.card_at[card] = c.DISCARD
    if s.telling:
        s.note(st.PLAYED, seat, card, first_of(move), second_of(move), third_of(move))
    if s.b_phase > 0:
        happen_in_battle(s, seat, event, move)
    elif s.phase == c.CAMPAIGN_PHASE:
        happen_in_campaign(s, seat, event, move)
    else:
        happen(s, seat, event, move)


def happen(s: Table, seat: int, event: int, move: int) -> None:
    """[7.3] [7.4] [7.5] [7.7] In the agent phase, at taxation, and at any time."""
    if event == c.SECOND_ERRAND:
        s.errands += 1
    elif event == c.ENVOYS_GIFT:
        s.gift = 1
    elif event == c.SLAVE_REVOLT:
        raise_unrest(s, second_of(move), 1)
        raise_unrest(s, third_of(move), 1)
    elif event == c.COUNTER_INTELLIGENCE:
        s.cancelled = 1
    elif event == c.SAFE_HOUSE:
        s.saved = 1
    elif event == c.PIRATES:
        other = first_of(move)
        s.raided[other] += min(3, port_markets(s, other))
    elif event == c.BOUNTIFUL_HARVEST:
        s.harvest[seat] += 3
    elif event == c.DROUGHT:
        s.dry[second_of(move)] = 1
    elif event == c.INSPIRED_ORATORY:
        calm(s, second_of(move), third_of(move))
    else:
        s.again = first_of(move)
        push(s, st.ROLL, 0)


def calm(s: Table, r: int, other: int) -> None:
    """[7.7] Up to two markers."""
    s.unrest[r] -= 1
    if s.unrest[other] > 0:
        s.unrest[other] -= 1
    if s.telling:
        s.note(st.UNREST_FELL, s.owner[r], r, other, s.unrest[r], s.unrest[other])


def happen_in_campaign(s: Table, seat: int, event: int, move: int) -> None:
    """[7.2] [7.6] [7.8] [7.9] In the campaign phase."""
    if event == c.FORCED_MARCH:
        s.army_mu[first_of(move)] += 2
    elif event == c.FAIR_WINDS:
        s.navy_mu[first_of(move)] += 2
    elif event == c.PLAGUE:
        for a in range(s.t.players * c.ARMIES - 1, -1, -1):
            if is_there(s, a, second_of(move)):
                push(s, st.PLAGUE_LOSSES, a)
    elif event == c.MERCENARY_DESERTION:
        tempt(s, seat, first_of(move))
    elif event == c.STORM_AT_SEA:
        storm(s, seat, first_of(move))
    elif event == c.SLIP_AWAY:
        s.escaping = s.army if army_owner(s.army) == seat else s.other
    elif event == c.NO_ESCAPE:
        s.stopped = 1
    elif event == c.TRAITOR_AT_THE_GATES:
        s.traitor += 1
    elif event == c.DEFIANT_CITIZENS:
        s.defiant += 1
    else:
        happen(s, seat, event, move)


def plague(s: Table, a: int) -> None:
    """[7.6] A main battle card of the owner's choice."""
    drop(s)
    s.hurt = a
    s.main_due = 1
    s.small_due = 0
    push(s, st.LOSSES, a)


def tempt(s: Table, seat: int, a: int) -> None:
    """[7.6] A yellow die for each mercenary card."""
    clear_dice(s)
    for _ in range(count_mercenaries(s, a)):
        s.dice.append(c.YELLOW)
    s.roller = seat
    s.sufferer = army_owner(a)
    throw(s, st.DESERTION_ROLLED, a)


def desertion_rolled(s: Table, a: int) -> None:
    """[7.6] Each skull takes the card it was rolled for; the dice are in the order of the cards."""
    drop(s)
    kinds: list[int] = []
    for i in range(a * c.ROOM, (a + 1) * c.ROOM):
        if s.cards[i] != c.NONE and is_mercenary(s.cards[i]):
            kinds.append(s.cards[i])
    for i in range(len(kinds)):
        if s.faces[i] == c.SKULL:
            lose_card(s, a, kinds[i])
    clear_dice(s)
    check_army(s, a)


def happen_in_battle(s: Table, seat: int, event: int, move: int) -> None:
    """[7.10] [7.11] [7.12] [7.13] In a battle."""
    side = side_of(s, seat)
    if event == c.LOCAL_GUIDES:
        s.b_terrain += 1
    elif event == c.CHOSEN_GROUND:
        s.b_terrain -= 1
    elif event == c.SCOUTS_REPORT:
        s.b_reveals[side] += 1
    elif event == c.MERCENARY_DESERTION:
        tempt(s, seat, first_of(move))
    elif event == c.AMBUSH:
        s.b_ambush = side
    elif event == c.FURIOUS_CHARGE:
        s.b_extra[side] |= 4
    elif event == c.RAIN_OF_MISSILES:
        s.b_extra[side] |= 32 >> first_of(move)
    elif event == c.ELEPHANTS_PANIC:
        panic(s, 1 - side)
    elif event == c.HOLD_THE_LINE:
        s.b_shield[side] += 1
    elif event == c.FIELD_SURGEONS:
        s.b_extra_back[side] += 1
    else:
        happen(s, side_owner(s, side) if side != c.NONE else seat, event, move)
