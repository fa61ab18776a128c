"""The way from step to step: what needs no decision is done at once [1.8]."""

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
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
    spending,
    strikes,
    taxation,
    windows,
)
from rubicon.games.total_war_rome.rules.agenda import drop, top, top_number
from rubicon.games.total_war_rome.rules.standing import attack
from rubicon.games.total_war_rome.state import Table


def run(s: Table) -> None:
    """Do what lies on the agenda until somebody, or chance, has to act."""
    while advance(s):
        pass


def advance(s: Table) -> bool:
    """One step without a decision; False if the step on top waits for one."""
    step = top(s)
    number = top_number(s)
    if step >= st.OPEN_WINDOW:
        return advance_spending(s, step, number)
    if step >= st.BATTLE:
        return advance_battle(s, step, number)
    if step >= st.CAMPAIGN:
        return advance_campaign(s, step, number)
    return advance_round(s, step, number)


def advance_round(s: Table, step: int, number: int) -> bool:
    """The round, initiative, agents and taxation."""
    if step == st.BEGIN_ROUND:
        initiative.begin_round(s)
    elif step == st.INITIATIVE:
        initiative.begin_initiative(s)
    elif step == st.COMPARE_BIDS:
        initiative.compare_bids(s)
    elif step == st.AGENTS:
        agents.begin_agents(s)
    elif step == st.DEALING:
        return not agents.prepare_deal(s)
    elif step == st.AGENT_TURN:
        agents.begin_turn(s, number)
    elif step == st.ACTION_STEP:
        actions.carry_out(s)
    elif step == st.ACTION_ROLLED:
        actions.rolled(s, number)
    elif step == st.AGENT_DIES:
        actions.end_agent(s, number)
    elif step == st.BRIBED_MARCH:
        if s.army_at[number] >= 0:
            return False
        drop(s)
    elif step == st.TAXATION:
        taxation.begin_taxation(s)
    elif step == st.TAX_INCOME:
        taxation.collect_taxes(s)
    else:
        return False
    return True


def advance_campaign(s: Table, step: int, number: int) -> bool:
    """The campaign phase: land, then sea."""
    if step >= st.NAVAL_ARRIVE:
        return advance_sea(s, step, number)
    if step == st.CAMPAIGN:
        campaign.begin_campaign(s)
    elif step == st.CAMPAIGN_TURN:
        campaign.begin_turn(s, number)
    elif step == st.ARRIVE:
        conquest.meet_place(s, number)
    elif step == st.MEET_ROLL:
        meeting.roll_generals(s)
    elif step == st.MEET_ROLLED:
        meeting.generals_rolled(s)
    elif step == st.ESCAPING:
        return meeting.is_stopped(s)
    elif step == st.CONQUEST:
        conquest.roll_defence(s, number)
    elif step == st.DEFENCE_ROLLED:
        conquest.defence_rolled(s, number)
    elif step == st.LOSSES:
        return not conquest.settle_losses(s, number)
    elif step == st.TAKE_REGION:
        conquest.take_region(s, number)
    elif step == st.FREE_MERCENARY:
        return not conquest.can_take_free(s, number)
    elif step == st.ASSAULT_BEGINS:
        conquest.roll_garrison(s, number)
    elif step == st.GARRISON_ROLLED:
        conquest.garrison_rolled(s, number)
    elif step == st.ATTACK_ROLL:
        conquest.roll_attack(s, number)
    elif step == st.ATTACK_ROLLED:
        conquest.attack_rolled(s, number)
    elif step == st.END_CAMPAIGN_TURN:
        reorganise.settle_turn(s, number)
    elif step == st.INFIGHTING:
        reorganise.fight_feud(s, number)
    elif step == st.INFIGHTING_ROLLED:
        reorganise.feud_rolled(s, number)
    else:
        return False
    return True


def advance_sea(s: Table, step: int, number: int) -> bool:
    """Navies, and losses by chance."""
    if step == st.NAVAL_ARRIVE:
        sea.arrive(s, number)
    elif step == st.NAVAL_BATTLE:
        sea.roll_battle(s)
    elif step == st.NAVAL_ROLLED:
        sea.battle_rolled(s)
    elif step == st.NAVAL_LOSSES:
        sea.lose_troops(s, number)
    elif step == st.NAVAL_END:
        sea.end_battle(s)
    elif step == st.RETREATING:
        return not sea.can_retreat(s, number)
    elif step == st.RANDOM_LOSSES:
        return not sea.has_random_loss(s, number)
    elif step == st.PUT_TO_SEA:
        conquest.put_to_sea(s, number)
    else:
        return False
    return True


def advance_battle(s: Table, step: int, number: int) -> bool:
    """A land battle."""
    if step >= st.STRIKING:
        return advance_aftermath(s, step, number)
    if step == st.BATTLE:
        battle.begin_battle(s)
    elif step == st.JOINING:
        if allies.find_ally(s, number) != c.NONE:
            return False
        drop(s)
    elif step == st.GROUND:
        if battle.has_ground_expert(s, number):
            return False
        drop(s)
    elif step == st.BEGIN_TERRAIN:
        battle.begin_terrain(s)
    elif step == st.NEXT_TERRAIN:
        battle.next_terrain(s)
    elif step == st.BEGIN_FLANKS:
        battle.begin_flanks(s)
    elif step == st.NEXT_FLANK:
        battle.next_flank(s, number)
    elif step == st.BEGIN_CENTRE:
        battle.begin_centre(s)
    elif step == st.NEXT_CENTRE:
        battle.next_centre(s)
    elif step == st.REVEALING:
        if s.b_reveals[number] > 0:
            return False
        drop(s)
    elif step == st.COMBAT:
        battle.show_cards(s)
    elif step == st.FIGHT_PART:
        combat.begin_part(s, number)
    elif step == st.ROLL_APPLIED:
        combat.apply_roll(s, number)
    elif step == st.COMBAT_ENDS:
        battle.end_combat(s)
    else:
        return False
    return True


def advance_aftermath(s: Table, step: int, number: int) -> bool:
    """Strikes without reply, and the end of a battle."""
    if step == st.STRIKING:
        return not strikes.can_strike(s, number)
    if step == st.STRIKE_ROLLED:
        combat.strike_rolled(s, number)
    elif step == st.BEGIN_ENVELOPMENT:
        strikes.begin_envelopment(s)
    elif step == st.DECIDE_BATTLE:
        aftermath.decide(s)
    elif step == st.RECOVERING:
        return not aftermath.can_recover(s, number)
    elif step == st.BURYING:
        aftermath.bury(s)
    elif step == st.UPGRADING:
        return not aftermath.can_upgrade(s, number)
    elif step == st.GENERAL_ROLL:
        aftermath.roll_general(s, number)
    elif step == st.GENERAL_ROLLED:
        aftermath.general_rolled(s, number)
    elif step == st.WITHDRAWING:
        return not aftermath.must_withdraw(s, number)
    elif step == st.BATTLE_ENDS:
        aftermath.end_battle(s)
    elif step == st.PANIC_ROLLED:
        combat.panic_rolled(s, number)
    elif step == st.DESERTION_ROLLED:
        events.desertion_rolled(s, number)
    elif step == st.STORM_ROLLED:
        sea.storm_rolled(s, number)
    elif step == st.PLAGUE_LOSSES:
        events.plague(s, number)
    else:
        return False
    return True


def advance_spending(s: Table, step: int, number: int) -> bool:
    """Chances to interrupt, spending, and the end of a round."""
    if step == st.OPEN_WINDOW:
        windows.open_window(s, number)
    elif step == st.RESOLVE_PLAY:
        events.resolve_play(s, number)
    elif step == st.SPENDING:
        spending.begin_spending(s)
    elif step == st.SETTLE_BASKETS:
        purchases.settle(s)
    elif step == st.END_ROUND:
        initiative.end_round(s)
    elif step == st.BREAKING:
        drop(s)
        attack(s, s.active, number // conquest.PLACE, number % conquest.PLACE)
    elif step == st.COMPOSING:
        return not allies.can_compose(s, number)
    elif step == st.LEAVE_ALLY:
        if conquest.must_part(s, number):
            return False
        drop(s)
    else:
        return False
    return True
