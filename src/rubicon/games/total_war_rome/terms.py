"""What views call the numbers of a position: steps, questions, zones, and so on, by number."""

from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules import battle, combat, meeting, windows

STEPS = (
    *("over", "draw_generals", "begin_round", "initiative", "deal_initiative", "bidding"),
    *("compare_bids", "ordering", "agents", "dealing", "agent_turn", "agent_menu"),
    *("treaty_answer", "action_step", "action_rolled", "agent_dies", "bribed_march", "taxation"),
    *("tax_income", "campaign", "campaign_turn", "campaign_menu", "consent", "arrive"),
    *("meet_first", "meet_second", "meet_roll", "meet_rolled", "escaping", "conquest"),
    *("defence_rolled", "losses", "take_region", "free_mercenary", "assault_begins"),
    *("garrison_rolled", "attack_roll", "attack_rolled", "reorganising", "end_campaign_turn"),
    *("merging", "infighting", "infighting_rolled", "naval_arrive", "intercepting"),
    *("naval_battle", "naval_rolled", "naval_losses", "retreating", "naval_end"),
    *("random_losses", "put_to_sea", "battle", "joining", "ground", "begin_terrain"),
    *("next_terrain", "begin_flanks", "next_flank", "begin_centre", "next_centre", "charging"),
    *("deploying", "revealing", "redeploying", "combat", "fight_part", "roll_applied"),
    *("combat_ends", "striking", "strike_rolled", "begin_envelopment", "decide_battle"),
    *("recovering", "burying", "upgrading", "general_roll", "general_rolled", "withdrawing"),
    *("battle_ends", "promoting", "panic_rolled", "desertion_rolled", "storm_rolled"),
    *("plague_losses", "open_window", "window", "resolve_play", "roll", "spending", "baskets"),
    *("settle_baskets", "end_round", "leave_ally", "breaking", "agreeing", "composing"),
)
"""The steps of the agenda, in the order of their numbers."""
QUESTIONS = {
    st.AT_TAXATION: "taxation",
    st.AT_CAMPAIGN_TURN: "campaign_turn",
    st.AT_ACTION: "action",
    st.AT_DEATH: "death",
    st.AT_ASSAULT: "assault",
    st.AT_MEETING: "meeting",
    st.AT_ESCAPE: "escape",
    st.AT_BATTLE: "battle",
    st.AT_COMBAT: "combat",
    st.AFTER_ROLL: "roll",
    st.AT_VICTORY: "victory",
    st.AT_AGENT_TURN: "agent_turn",
    st.AT_CONQUEST: "conquest",
}
"""Chances to interrupt."""
ZONES = ("", "hand", "deployed", "wounded", "under", "beside", "dead", "spent")
PARTS = {
    combat.ENGINES: "engines",
    combat.LIGHTS: "lights",
    combat.AMBUSHERS: "ambush",
    combat.ARCHERS: "archers",
    combat.MAINS: "mains",
    combat.PANIC: "panic",
}
RESULTS = {0: "attacker", 1: "defender", 2: "tied", 3: "both_lost"}
CHARGES = {0: None, battle.WILLING: "charges", battle.HELD: "holds"}
USED = {
    windows.USED_INSPIRE: "inspired_fighter",
    windows.USED_FURY: "battle_fury",
    windows.USED_BOOST: "morale_booster",
    windows.USED_DRILL: "drill",
}
"""What a side has used up in a battle."""
EXTRAS = {
    battle.INSPIRED: "inspired",
    battle.RAGING: "raging",
    battle.CHARGING: "charging",
    battle.RAIN_MAIN: "rain_main",
    battle.RAIN_LIGHT: "rain_light",
    battle.RAIN_ENGINE: "rain_engine",
    battle.SEES: "sees",
    battle.HAS_ROLLED: "has_rolled",
}
"""What holds for a side in one combat."""
AVOIDING = {meeting.ACTIVE_AVOIDS: "active", meeting.OTHER_AVOIDS: "other"}
WATCHERS = "watchers"
"""Those who look on without a seat, among those who know a card."""


def listed(mask: int, names: dict[int, str]) -> list[str]:
    """The names of the bits of a mask."""
    return [name for bit, name in names.items() if mask & bit]


def masked(given: list[str], names: dict[int, str]) -> int:
    """The mask of some names."""
    return sum(bit for bit, name in names.items() if name in given)
