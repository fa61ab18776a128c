"""What is expected: who decides what, in one sentence, and what the effects of moves speak of."""

from collections.abc import Callable
from typing import Any

from rubicon.core.state import CHANCE
from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.names import STATUSES, Names, action_name
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.aftermath import leaving
from rubicon.games.total_war_rome.rules.agenda import top, top_number
from rubicon.games.total_war_rome.rules.allies import find_ally
from rubicon.games.total_war_rome.rules.conquest import PLACE
from rubicon.games.total_war_rome.rules.purchases import drafted
from rubicon.games.total_war_rome.rules.reorganise import NAVAL
from rubicon.games.total_war_rome.rules.sea import NAVY
from rubicon.games.total_war_rome.rules.windows import doomed
from rubicon.games.total_war_rome.saying import say
from rubicon.games.total_war_rome.text import BATTLE_PHASES
from rubicon.words import Phrase

Fields = dict[str, Any]
STEPS = {
    st.BIDDING: ("bidding", "5.2"),
    st.ORDERING: ("ordering", "5.4"),
    st.AGENT_MENU: ("agent-menu", "6.4"),
    st.TREATY_ANSWER: ("treaty-answer", "6.10"),
    st.BRIBED_MARCH: ("bribed-march", "6.16"),
    st.CAMPAIGN_MENU: ("campaign-menu", "9.1"),
    st.CONSENT: ("consent", "4.4"),
    st.MEET_FIRST: ("meet-first", "11.1"),
    st.MEET_SECOND: ("meet-second", "11.1"),
    st.ESCAPING: ("escaping", "11.3"),
    st.LOSSES: ("losses", "10.4"),
    st.FREE_MERCENARY: ("free-mercenary", "10.6"),
    st.REORGANISING: ("reorganising", "9.9"),
    st.MERGING: ("merging", "3.5"),
    st.INTERCEPTING: ("intercepting", "14.4"),
    st.RETREATING: ("retreating", "14.8"),
    st.JOINING: ("joining", "12.25"),
    st.AGREEING: ("agreeing", "12.25"),
    st.COMPOSING: ("composing", "12.25"),
    st.GROUND: ("ground", "12.4"),
    st.CHARGING: ("charging", "12.19"),
    st.DEPLOYING: ("deploying", "12.6"),
    st.REVEALING: ("revealing", "12.6"),
    st.REDEPLOYING: ("redeploying", "12.6"),
    st.STRIKING: ("striking", "12.24"),
    st.RECOVERING: ("recovering", "13.2"),
    st.UPGRADING: ("upgrading", "13.3"),
    st.WITHDRAWING: ("withdrawing", "13.5"),
    st.WINDOW: ("window", "7.1"),
    st.BASKETS: ("baskets", "15.1"),
    st.LEAVE_ALLY: ("leave-ally", "4.6"),
    st.DRAW_GENERALS: ("draw-generals", "2.2"),
    st.DEAL_INITIATIVE: ("deal-initiative", "5.1"),
    st.DEALING: ("dealing", "6.1"),
    st.RANDOM_LOSSES: ("random-losses", "14.7"),
    st.PROMOTING: ("promoting", "13.4"),
    st.ROLL: ("roll", "1.9"),
    st.OVER: ("over", "16.1"),
}
"""The steps that somebody, or chance, waits in: the end of its prompt's entry, and its rule."""


def prompt(s: War, names: Names, viewer: int) -> Phrase:
    """Whose decision it is and what is expected; of several who are asked nobody is named."""
    acting, step = s.to_act(), top(s)
    entry = STEPS[step][0]
    fields = ABOUT[step](s, names, top_number(s)) if step in ABOUT else {}
    if step in TOGETHER and viewer != acting:
        fields.pop("gold", None)
        return say(f"prompt-{entry}-all", **fields)
    if acting < 0:
        return say(f"prompt-{entry}", **fields)
    return say(f"prompt-{entry}", seat=names.seats[acting], **fields)


def relevant_rule(s: War) -> str:
    """The paragraph for the decision at hand."""
    return STEPS[top(s)][1]


TOGETHER = (st.BIDDING, st.WINDOW, st.BASKETS, st.DEPLOYING)
"""Steps in which several are asked at once."""


# ---- what a decision is about --------------------------------------------------------------------


def treaty_fields(s: War, names: Names, seat: int) -> Fields:
    """Who offers, and what the two would be."""
    better = s.status[s.active * c.SEATS + seat] + 1
    return {"other": names.seats[s.active], "status": STATUSES[better]}


def army_fields(_s: War, names: Names, number: int) -> Fields:
    """An army."""
    return {"army": names.armies[number % PLACE]}


def place_fields(_s: War, names: Names, number: int) -> Fields:
    """An army and a region, packed together."""
    a, r = number % PLACE, number // PLACE
    return {"army": names.armies[a], "region": names.places[r]}


def first_fields(s: War, names: Names, _number: int) -> Fields:
    """The armies that meet, as the active player sees it."""
    return meeting_fields(s, names, s.army, s.other)


def second_fields(s: War, names: Names, _number: int) -> Fields:
    """The same as the other sees it."""
    return meeting_fields(s, names, s.other, s.army)


def meeting_fields(s: War, names: Names, own: int, foe: int) -> Fields:
    """Two armies and where they meet."""
    region = names.places[s.region]
    return {"army": names.armies[own], "foe": names.armies[foe], "region": region}


def loss_fields(s: War, names: Names, a: int) -> Fields:
    """The army, and how many cards of which sort it has to lose."""
    return {"army": names.armies[a], "mains": s.main_due, "small": s.small_due}


def pair_fields(s: War, names: Names, number: int) -> Fields:
    """Two armies or navies."""
    pieces = names.navies if number & NAVAL else names.armies
    return {"piece": pieces[s.pair[0]], "other": pieces[s.pair[1]]}


def interception_fields(s: War, names: Names, m: int) -> Fields:
    """The navy that could, and the one that has come near."""
    number = st.number_of(s.agenda[-2])
    fleet = names.navies[number % NAVY]
    return {"navy": names.navies[m], "fleet": fleet, "sea": names.places[number // NAVY]}


def navy_fields(_s: War, names: Names, n: int) -> Fields:
    """A navy."""
    return {"navy": names.navies[n]}


def joining_fields(s: War, names: Names, side: int) -> Fields:
    """The army that could join, and those that fight."""
    own, foe = names.armies[s.b_army[side]], names.armies[s.b_army[1 - side]]
    return {"army": names.armies[find_ally(s, side)], "friend": own, "foe": foe}


def battle_fields(s: War, _names: Names, side: int) -> Fields:
    """What is going on in a battle, as everybody sees it."""
    return {
        "battle_phase": BATTLE_PHASES[s.b_phase],
        "terrain": s.b_terrain,
        "combats": s.b_fights,
        "reveals": s.b_reveals[side % 2],
    }


def leaving_fields(s: War, names: Names, number: int) -> Fields:
    """The army that has to go after a battle."""
    return {"army": names.armies[leaving(s, number)]}


def window_fields(s: War, names: Names, kind: int) -> Fields:
    """The moment in which somebody may interrupt."""
    return {"moment": moment(s, names, kind)}


def roll_fields(s: War, names: Names, _number: int) -> Fields:
    """What the dice are for."""
    return {"roll": rolling(s, names)}


def basket_fields(s: War, _names: Names, _number: int) -> Fields:
    """The gold that is left to the one who orders; nobody else is told it."""
    return {"gold": gold_left(s, s.to_act())}


ABOUT: dict[int, Callable[[War, Names, int], Fields]] = {
    st.TREATY_ANSWER: treaty_fields,
    st.BRIBED_MARCH: army_fields,
    st.CONSENT: place_fields,
    st.MEET_FIRST: first_fields,
    st.MEET_SECOND: second_fields,
    st.ESCAPING: army_fields,
    st.LOSSES: loss_fields,
    st.FREE_MERCENARY: place_fields,
    st.REORGANISING: pair_fields,
    st.MERGING: army_fields,
    st.INTERCEPTING: interception_fields,
    st.RETREATING: navy_fields,
    st.JOINING: joining_fields,
    st.AGREEING: joining_fields,
    st.GROUND: battle_fields,
    st.CHARGING: battle_fields,
    st.DEPLOYING: battle_fields,
    st.REVEALING: battle_fields,
    st.REDEPLOYING: battle_fields,
    st.STRIKING: battle_fields,
    st.WITHDRAWING: leaving_fields,
    st.WINDOW: window_fields,
    st.ROLL: roll_fields,
    st.BASKETS: basket_fields,
    st.LEAVE_ALLY: place_fields,
}
MOMENTS = {
    st.AT_TAXATION: "taxation",
    st.AT_CAMPAIGN_TURN: "campaign-turn",
    st.AT_ACTION: "action",
    st.AT_DEATH: "death",
    st.AT_ASSAULT: "assault",
    st.AT_MEETING: "meeting",
    st.AT_ESCAPE: "escape",
    st.AT_BATTLE: "battle",
    st.AT_COMBAT: "combat",
    st.AFTER_ROLL: "roll",
    st.AT_VICTORY: "victory",
    st.AT_AGENT_TURN: "agent-turn",
    st.AT_CONQUEST: "conquest",
}


def moment(s: War, names: Names, kind: int) -> Phrase:
    """What is going on while somebody may interrupt; everybody knows it."""
    fields: Fields = {"active": names.seats[s.active]}
    if kind == st.AT_ACTION:
        fields["action"] = action_name(s.t.action[c.card_of(s.act)])
        fields["region"] = names.places[s.agent_at[s.agent]]
    elif kind == st.AT_DEATH:
        fields["agent"] = names.agents[doomed(s)]
    elif kind in (st.AT_ASSAULT, st.AT_CONQUEST):
        fields |= {"army": names.armies[s.army], "region": names.places[s.region]}
    elif kind in (st.AT_MEETING, st.AT_BATTLE):
        fields |= first_fields(s, names, 0)
    elif kind == st.AT_ESCAPE:
        fields["army"] = names.armies[s.escaping]
    elif kind == st.AFTER_ROLL:
        pairs = zip(s.dice, s.faces, strict=False)
        fields["roll"] = rolling(s, names)
        fields["dice"] = [f"{b.COLOURS[colour]} {b.FACES[face]}" for colour, face in pairs]
    return say(f"moment-{MOMENTS[kind]}", **fields)


ROLLS = {
    st.NAVAL_ROLLED: "naval",
    st.STORM_ROLLED: "storm",
    st.INFIGHTING_ROLLED: "infighting",
    st.GENERAL_ROLLED: "general",
    st.MEET_ROLLED: "meet",
    st.ACTION_ROLLED: "action",
    st.DEFENCE_ROLLED: "defence",
    st.GARRISON_ROLLED: "garrison",
    st.ATTACK_ROLLED: "attack",
    st.ROLL_APPLIED: "combat",
    st.PANIC_ROLLED: "panic",
    st.STRIKE_ROLLED: "strike",
    st.DESERTION_ROLLED: "desertion",
}
"""What a roll is for, by the step that comes after it."""
IN_BATTLE = (st.GENERAL_ROLLED, st.PANIC_ROLLED, st.STRIKE_ROLLED)
"""Rolls that a side of a battle makes or suffers."""


def rolling(s: War, names: Names) -> Phrase:
    """What the dice that lie there are for; everybody knows it."""
    one = next(one for one in reversed(s.agenda) if st.step_of(one) in ROLLS)
    step, number = st.step_of(one), st.number_of(one)
    fields: Fields = {}
    if step == st.NAVAL_ROLLED:
        navy, enemy_navy = (names.navies[n] for n in s.n_navy)
        fields = {"navy": navy, "enemy_navy": enemy_navy}
    elif step == st.STORM_ROLLED:
        fields = {"navy": names.navies[number]}
    elif step == st.INFIGHTING_ROLLED:
        fields = {"army": names.armies[number % PLACE], "foe": names.armies[number // PLACE]}
    elif step == st.ACTION_ROLLED:
        fields = {"seat": names.seats[s.active], "region": names.places[s.agent_at[s.agent]]}
        fields["action"] = action_name(s.t.action[c.card_of(s.act)])
    elif step in IN_BATTLE:
        fields = {"army": names.armies[s.b_army[number]]}
    elif step == st.DESERTION_ROLLED:
        fields = {"army": names.armies[number]}
    elif step == st.MEET_ROLLED:
        fields = first_fields(s, names, 0)
    elif step == st.ROLL_APPLIED:
        own, foe = s.b_army
        fields = meeting_fields(s, names, own, foe)
    else:
        fields = place_fields(s, names, number)
    return say(f"roll-{ROLLS[step]}", **fields)


# ---- what effects of moves speak of --------------------------------------------------------------


def context(s: War, viewer: int) -> Fields:
    """The viewer's gold and VP, and the step in which a move is made."""
    step = "chance" if s.to_act() == CHANCE else STEPS[top(s)][0]
    if viewer < 0:
        return {"step": step, "gold_left": 0, "points": 0}
    return {"step": step, "gold_left": gold_left(s, viewer), "points": s.points[viewer]}


def gold_left(s: War, seat: int) -> int:
    """[15.1] What a seat has left when its own orders are paid."""
    return drafted(s, seat).gold[seat] if s.orders else s.gold[seat]
