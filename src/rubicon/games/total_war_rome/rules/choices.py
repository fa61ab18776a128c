"""Who has to decide in a step, and what can be decided; the chapters say it each for itself."""

from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.codes import pack
from rubicon.games.total_war_rome.rules import (
    actions,
    aftermath,
    allies,
    battle,
    campaign,
    conquest,
    events,
    initiative,
    meeting,
    purchases,
    reorganise,
    sea,
    spending,
    strikes,
    targets,
    windows,
)
from rubicon.games.total_war_rome.rules.agenda import top, top_number
from rubicon.games.total_war_rome.rules.land import army_owner, navy_owner
from rubicon.games.total_war_rome.state import Table


def decider(s: Table) -> int:
    """The seat that decides now, or CHANCE, or NOBODY."""
    step = top(s)
    number = top_number(s)
    if step == st.OVER:
        return NOBODY
    if is_chance(step):
        return CHANCE
    if step == st.BIDDING:
        return initiative.bidder(s)
    if step == st.WINDOW:
        return windows.next_asked(s)
    if step == st.BASKETS:
        return spending.buyer(s)
    if step == st.CONSENT:
        return s.owner[number // conquest.PLACE]
    if is_of_army(step):
        return army_owner(number % conquest.PLACE)
    if step == st.INTERCEPTING or step == st.RETREATING:
        return navy_owner(number)
    if step == st.AGREEING or step == st.COMPOSING:
        return battle.side_owner(s, number)
    if st.BATTLE <= step < st.OPEN_WINDOW:
        return battle_decider(s, step, number)
    if step == st.REORGANISING or step == st.BRIBED_MARCH:
        return s.active
    return number


def battle_decider(s: Table, step: int, number: int) -> int:
    """The seat that decides in a battle: mostly the one whose side it is."""
    if step == st.DEPLOYING:
        return battle.side_owner(s, s.cursor)
    if step == st.JOINING:
        return army_owner(allies.find_ally(s, number))
    if step == st.WITHDRAWING:
        return army_owner(aftermath.leaving(s, number))
    return battle.side_owner(s, number)


def is_chance(step: int) -> bool:
    """Whether chance acts in a step."""
    return (
        step == st.ROLL
        or step == st.DEALING
        or step == st.DEAL_INITIATIVE
        or step == st.DRAW_GENERALS
        or step == st.RANDOM_LOSSES
        or step == st.PROMOTING
    )


def is_of_army(step: int) -> bool:
    """Whether the owner of the army beside a step decides."""
    return (
        step == st.ESCAPING
        or step == st.LOSSES
        or step == st.FREE_MERCENARY
        or step == st.MERGING
        or step == st.LEAVE_ALLY
    )


def list_moves(s: Table, out: list[int]) -> None:
    """Every move of the seat that decides."""
    step = top(s)
    number = top_number(s)
    if step >= st.OPEN_WINDOW:
        list_late(s, step, number, out)
    elif step >= st.BATTLE:
        list_battle(s, step, number, out)
    elif step >= st.CAMPAIGN:
        list_campaign(s, step, number, out)
    else:
        list_early(s, step, number, out)


def list_early(s: Table, step: int, number: int, out: list[int]) -> None:
    """Initiative and agents."""
    if step == st.BIDDING:
        initiative.legal_bids(s, out)
    elif step == st.ORDERING:
        initiative.legal_orders(s, out)
    elif step == st.TREATY_ANSWER:
        out.append(c.ACCEPT << c.VERB_SHIFT)
        out.append(c.DECLINE << c.VERB_SHIFT)
    elif step == st.BRIBED_MARCH:
        actions.legal_bribed_march(s, number, out)
    else:
        out.append(c.END_TURN << c.VERB_SHIFT)
        for card in range(c.ACTION_CARDS):
            if s.card_at[card] == s.active:
                out.append(pack(c.LEVY, 0, 0, 0, card))
        targets.legal_actions(s, out)
        events.legal_own(s, out)
        allies.legal_shows(s, out)


def list_campaign(s: Table, step: int, number: int, out: list[int]) -> None:
    """The campaign phase."""
    if step == st.CAMPAIGN_MENU:
        out.append(c.END_TURN << c.VERB_SHIFT)
        campaign.legal_armies(s, out)
        campaign.legal_leaders(s, out)
        sea.legal_navies(s, out)
        events.legal_own(s, out)
        allies.legal_shows(s, out)
    elif step == st.CONSENT:
        out.append(c.ACCEPT << c.VERB_SHIFT)
        out.append(c.DECLINE << c.VERB_SHIFT)
    elif step == st.MEET_FIRST:
        meeting.legal_answers(s, s.army, out)
    elif step == st.MEET_SECOND:
        meeting.legal_answers(s, s.other, out)
    elif step == st.ESCAPING:
        meeting.list_escapes(s, number, out)
    elif step == st.LOSSES:
        conquest.legal_losses(s, number, out)
    elif step == st.FREE_MERCENARY:
        conquest.legal_free(s, number, out)
    elif step == st.REORGANISING:
        reorganise.legal_gifts(s, number, out)
    elif step == st.MERGING:
        reorganise.legal_drops(s, number, out)
    elif step == st.INTERCEPTING:
        out.append(pack(c.INTERCEPT, number, 0, 0, 0))
        out.append(c.PASS << c.VERB_SHIFT)
    else:
        sea.legal_retreats(s, number, out)


def list_battle(s: Table, step: int, number: int, out: list[int]) -> None:
    """A land battle."""
    if step == st.JOINING:
        out.append(c.ACCEPT << c.VERB_SHIFT)
        out.append(c.DECLINE << c.VERB_SHIFT)
    elif step == st.GROUND:
        battle.legal_ground(s, out)
    elif step == st.CHARGING:
        out.append(c.CHARGE << c.VERB_SHIFT)
        out.append(c.HOLD << c.VERB_SHIFT)
    elif step == st.DEPLOYING:
        battle.legal_deployments(s, s.cursor, out)
    elif step == st.REVEALING:
        out.append(c.HOLD << c.VERB_SHIFT)
        out.append(c.REVEAL << c.VERB_SHIFT)
    elif step == st.REDEPLOYING:
        battle.legal_deployments(s, number, out)
    elif step == st.STRIKING:
        strikes.legal_strikes(s, number, out)
    elif step == st.RECOVERING:
        aftermath.legal_recoveries(s, number, out)
    elif step == st.UPGRADING:
        aftermath.legal_upgrades(s, number, out)
    else:
        aftermath.legal_withdrawals(s, aftermath.leaving(s, number), out)


def list_late(s: Table, step: int, number: int, out: list[int]) -> None:
    """Chances to interrupt, and spending."""
    if step == st.WINDOW:
        events.legal_answers(s, windows.next_asked(s), number, out)
    elif step == st.BASKETS:
        purchases.legal_baskets(s, out)
    elif step == st.AGREEING:
        out.append(c.ACCEPT << c.VERB_SHIFT)
        out.append(c.DECLINE << c.VERB_SHIFT)
    elif step == st.COMPOSING:
        allies.legal_composition(s, number, out)
    else:
        out.append(pack(c.CONQUER, number % conquest.PLACE, 0, 0, 0))
        aftermath.legal_withdrawals(s, number % conquest.PLACE, out)


def list_asked(s: Table, out: list[int]) -> None:
    """[5.2] [7.1] [12.6] [15.1] The seats that are asked at once."""
    step = top(s)
    if step == st.BIDDING:
        initiative.list_bidders(s, out)
    elif step == st.WINDOW:
        windows.list_asked(s, out)
    elif step == st.BASKETS:
        spending.list_buyers(s, out)
    elif step == st.DEPLOYING:
        for side in range(s.cursor, 2):
            out.append(battle.side_owner(s, side))
    if len(out) == 1 and step != st.WINDOW:
        out.pop()


def passing(s: Table) -> int:
    """The answer of one who has nothing to say."""
    step = top(s)
    if step == st.BIDDING:
        return c.BID << c.VERB_SHIFT
    if step == st.BASKETS:
        return c.FINISH << c.VERB_SHIFT
    if step == st.DEPLOYING:
        return c.HOLD << c.VERB_SHIFT
    return c.PASS << c.VERB_SHIFT


def window(s: Table) -> int:
    """[7.1] The phase to which a chance to interrupt belongs; 0 if this is none."""
    return s.turn * 5 + s.phase if top(s) == st.WINDOW else 0


def has_one_answer(s: Table) -> bool:
    """[1.8] From what all know: bids without gold, and places to go to."""
    step = top(s)
    if step == st.BIDDING:
        return s.gold[initiative.bidder(s)] == 0
    public = (
        step == st.ESCAPING
        or step == st.WITHDRAWING
        or step == st.RETREATING
        or step == st.MEET_FIRST
        or step == st.MEET_SECOND
        or step == st.BRIBED_MARCH
        or step == st.RECOVERING
    )
    if not public:
        return False
    out: list[int] = []
    list_moves(s, out)
    return len(out) == 1
