"""Carrying out a move: by the step in which it is made, and by its verb."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import card_of, first_of, second_of, third_of, verb_of
from rubicon.games.total_war_rome.rules import (
    actions,
    aftermath,
    agents,
    allies,
    battle,
    campaign,
    combat,
    conquest,
    events,
    initiative,
    meeting,
    purchases,
    reorganise,
    sea,
    windows,
)
from rubicon.games.total_war_rome.rules.agenda import drop, roll, top, top_number
from rubicon.games.total_war_rome.rules.conquest import PLACE
from rubicon.games.total_war_rome.state import Table


def carry_out(s: Table, move: int) -> None:
    """What a decision, or chance, does."""
    step = top(s)
    number = top_number(s)
    verb = verb_of(move)
    if step >= st.OPEN_WINDOW:
        do_late(s, step, number, move)
    elif step >= st.BATTLE:
        do_battle(s, step, number, move)
    elif step == st.CAMPAIGN_MENU:
        if verb == c.END_TURN:
            campaign.end_turn(s)
        elif c.PLAY <= verb <= c.PLAY_DIE:
            events.play(s, s.active, move)
        elif verb >= c.SHOW_ARMY:
            do_show(s, verb, move)
        else:
            do_campaign(s, verb, move)
    elif step >= st.CAMPAIGN:
        do_in_campaign(s, step, number, move)
    else:
        do_early(s, step, number, move)


def do_early(s: Table, step: int, number: int, move: int) -> None:
    """Set-up, initiative and agents."""
    verb = verb_of(move)
    if step == st.DRAW_GENERALS:
        initiative.draw_general(s, second_of(move))
    elif step == st.DEAL_INITIATIVE:
        initiative.deal_number(s, first_of(move), second_of(move))
    elif step == st.BIDDING:
        initiative.bid(s, first_of(move))
    elif step == st.ORDERING:
        initiative.set_order(s, first_of(move), second_of(move))
    elif step == st.DEALING:
        agents.deal_card(s, first_of(move), card_of(move))
    elif step == st.TREATY_ANSWER:
        actions.answer_treaty(s, verb == c.ACCEPT)
    elif step == st.BRIBED_MARCH:
        if verb == c.PASS:
            drop(s)
        else:
            meeting.withdraw(s, number, second_of(move))
    elif verb == c.END_TURN:
        agents.end_turn(s)
    elif verb >= c.SHOW_ARMY:
        do_show(s, verb, move)
    elif verb == c.LEVY:
        agents.levy(s, card_of(move))
    elif c.PLAY <= verb <= c.PLAY_DIE:
        events.play(s, s.active, move)
    else:
        actions.act(s, move)


def do_show(s: Table, verb: int, move: int) -> None:
    """[1.7] An ally is shown cards."""
    if verb == c.SHOW_ARMY:
        allies.show_army(s, first_of(move), second_of(move))
    else:
        allies.show_hand(s, first_of(move))


def do_campaign(s: Table, verb: int, move: int) -> None:
    """[9.1] What armies and navies do."""
    a = first_of(move)
    if verb == c.PLACE:
        campaign.place_army(s, a, second_of(move))
    elif verb == c.PLACE_NAVY:
        sea.place_navy(s, a, second_of(move))
    elif verb == c.MARCH or verb == c.LAND:
        campaign.go(s, a, second_of(move), True)
    elif verb == c.INVADE:
        campaign.go(s, a, second_of(move), False)
    elif verb == c.EMBARK:
        campaign.embark(s, a, third_of(move))
    elif verb == c.SAIL:
        sea.sail(s, a, second_of(move))
    elif verb == c.DOCK:
        sea.dock(s, a, second_of(move))
    elif verb == c.ATTACK_NAVY:
        sea.attack_navy(s, a, third_of(move))
    elif verb == c.ASSAULT:
        conquest.begin_assault(s, a)
    elif verb == c.CONQUER:
        campaign.conquer(s, a)
    elif verb == c.FIGHT:
        campaign.fight(s, a)
    elif verb == c.SUBDUE:
        campaign.subdue(s, a)
    elif verb == c.REORGANISE:
        reorganise.begin_armies(s, a, third_of(move))
    elif verb == c.MERGE_NAVIES:
        reorganise.begin_navies(s, a, third_of(move))
    else:
        campaign.lead(s, a, second_of(move))


def do_in_campaign(s: Table, step: int, number: int, move: int) -> None:
    """Answers that a move of the campaign asks for."""
    verb = verb_of(move)
    if step == st.CONSENT:
        campaign.answer_consent(s, number, verb == c.ACCEPT)
    elif step == st.MEET_FIRST:
        meeting.answer_first(s, verb == c.AVOID)
    elif step == st.MEET_SECOND:
        meeting.answer_second(s, verb == c.AVOID)
    elif step == st.ESCAPING:
        n = first_of(move) if verb == c.ESCAPE_ABOARD else c.NONE
        meeting.escape(s, number % PLACE, second_of(move), n)
    elif step == st.LOSSES:
        conquest.lose(s, number, second_of(move))
    elif step == st.FREE_MERCENARY:
        conquest.take_free(s, number, second_of(move))
    elif step == st.REORGANISING:
        if verb == c.DONE:
            reorganise.end_gifts(s, number)
        elif verb == c.GIVE:
            reorganise.give(s, first_of(move), second_of(move), third_of(move))
        else:
            reorganise.give_ship(s, first_of(move), second_of(move), third_of(move))
    elif step == st.MERGING:
        reorganise.drop_card(s, number, second_of(move))
    elif step == st.INTERCEPTING:
        if verb == c.PASS:
            drop(s)
        else:
            sea.intercept(s, number)
    elif step == st.RETREATING:
        sea.retreat(s, number, second_of(move))
    else:
        sea.lose_random(s, number, second_of(move))


def do_battle(s: Table, step: int, number: int, move: int) -> None:
    """A land battle."""
    verb = verb_of(move)
    if step == st.JOINING:
        allies.join(s, number, verb == c.ACCEPT)
    elif step == st.GROUND:
        battle.shape_ground(s, first_of(move))
    elif step == st.CHARGING:
        battle.answer_charge(s, number, verb == c.CHARGE)
    elif step == st.DEPLOYING:
        battle.deploy_first(s, move)
    elif step == st.REVEALING:
        if verb == c.REVEAL:
            battle.use_reveal(s, number)
        else:
            drop(s)
    elif step == st.REDEPLOYING:
        battle.redeploy(s, number, move)
    elif step == st.STRIKING:
        if verb == c.DONE:
            drop(s)
        else:
            combat.strike(s, number, first_of(move), second_of(move), third_of(move))
    elif step == st.RECOVERING:
        aftermath.recover(s, number, second_of(move))
    elif step == st.UPGRADING:
        aftermath.upgrade(s, number, second_of(move))
    elif step == st.PROMOTING:
        aftermath.promote(s, number % PLACE, second_of(move))
    else:
        aftermath.give_way(s, aftermath.leaving(s, number), second_of(move))


def do_late(s: Table, step: int, number: int, move: int) -> None:
    """Dice, chances to interrupt, spending, and broken alliances."""
    if step == st.ROLL:
        roll(s, move)
    elif step == st.WINDOW:
        windows.answer(s, windows.next_asked(s), move)
    elif step == st.BASKETS:
        purchases.order(s, move)
    elif step == st.AGREEING:
        allies.agree(s, number, verb_of(move) == c.ACCEPT)
    elif step == st.COMPOSING:
        allies.compose(s, number, move)
    elif verb_of(move) == c.CONQUER:
        conquest.part(s, number)
    else:
        meeting.withdraw(s, number % PLACE, second_of(move))
