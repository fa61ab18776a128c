"""Which rules an event brought into play, beside those that its kind always does."""

from collections.abc import Sequence

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st

OF_KIND = {
    st.TAXED: ("8.4", "8.5"),
    st.MARCHED: ("9.4", "9.7"),
    st.MET: ("9.8",),
    st.REORGANISED: ("3.7",),
    st.BESIEGED: ("10.1",),
    st.REPELLED: ("10.7", "10.8", "10.10"),
    st.ESCAPED: ("11.4",),
    st.DAMAGED: ("12.10", "12.11", "12.12"),
    st.WON_BATTLE: ("13.6",),
    st.NAVY_RETREATED: ("14.9",),
    st.DEVELOPED: ("15.8",),
    st.BUILT: ("15.12",),
    st.PAVED: ("15.12",),
}
"""By kind of event."""
OF_EVENT = {
    **dict.fromkeys((c.FORCED_MARCH, c.FAIR_WINDS), ("7.2",)),
    **dict.fromkeys((c.ENVOYS_GIFT, c.SLAVE_REVOLT), ("7.3",)),
    c.SECOND_ERRAND: ("7.3", "6.7"),
    **dict.fromkeys((c.COUNTER_INTELLIGENCE, c.SAFE_HOUSE), ("7.4",)),
    **dict.fromkeys((c.PIRATES, c.BOUNTIFUL_HARVEST, c.DROUGHT), ("7.5",)),
    **dict.fromkeys((c.PLAGUE, c.MERCENARY_DESERTION, c.STORM_AT_SEA), ("7.6",)),
    c.INSPIRED_ORATORY: ("7.7",),
    **dict.fromkeys((c.SLIP_AWAY, c.NO_ESCAPE), ("7.8",)),
    **dict.fromkeys((c.TRAITOR_AT_THE_GATES, c.DEFIANT_CITIZENS), ("7.9",)),
    **dict.fromkeys((c.LOCAL_GUIDES, c.CHOSEN_GROUND, c.SCOUTS_REPORT), ("7.10",)),
    **dict.fromkeys((c.AMBUSH, c.FURIOUS_CHARGE, c.RAIN_OF_MISSILES), ("7.11",)),
    c.ELEPHANTS_PANIC: ("7.11",),
    **dict.fromkeys((c.HOLD_THE_LINE, c.OMENS), ("7.12",)),
    c.FIELD_SURGEONS: ("7.13",),
    **dict.fromkeys((c.CONSCRIPTION, c.MASTER_BUILDER), ("7.14",)),
}
"""By event of an action card."""
OF_PHASE = {
    c.TERRAIN: ("12.14",),
    c.FLANKS: ("12.18",),
    c.CENTRE: ("12.19",),
    c.ENVELOPMENT: ("12.24",),
}
"""By phase of a battle that begins."""
OF_COMBAT = {c.TERRAIN: ("12.3", "12.15"), c.FLANKS: ("12.3", "12.15"), c.CENTRE: ("12.3", "12.20")}
"""By phase of a battle in which cards are deployed."""
OF_STRIKE = {c.TERRAIN: "12.16", c.FLANKS: "12.16", c.CENTRE: "12.21", c.ENVELOPMENT: "12.24"}
"""By phase of a battle in which spare cards strike."""
OF_ABILITY = {
    **dict.fromkeys((c.INSPIRE, c.FURY), ("12.22",)),
    **dict.fromkeys((c.BOOST, c.REROLL), ("12.23",)),
    c.REROLL_ALL: ("6.9", "12.24"),
}
"""By what was used without a card."""


def cited(
    code: int,
    numbers: Sequence[int],
    always: tuple[str, ...],
    events: Sequence[int],
    factions: Sequence[int],
) -> tuple[str, ...]:
    """The rules of an event; `events` by action card and `factions` by seat are the match's."""
    more: tuple[str, ...] = OF_KIND.get(code, ())
    if code == st.PLAYED:
        more = OF_EVENT[events[numbers[1]]]
    elif code == st.PHASE_BEGAN:
        more = OF_PHASE[numbers[0]]
    elif code == st.DEPLOYED_CARDS:
        more = deployed(numbers)
    elif code == st.STRUCK:
        always = (OF_STRIKE[numbers[4]],)
    elif code == st.USED:
        always = OF_ABILITY[numbers[1]]
    elif code == st.TOOK_REGION:
        more = taken(numbers[4])
    elif code == st.SAILED:
        more = ("10.16",) if numbers[4] else ()
    elif code == st.BOUGHT:
        hired = ("15.5",) if numbers[4] else ("15.3",)
        more = (*hired, *(("15.6",) if factions[numbers[0]] == c.FACTIONS - 1 else ()))
    elif code == st.BUILT:
        more = (*more, *(("15.13",) if numbers[2] == c.WONDER else ()))
    elif code == st.GAME_ENDED:
        tied = ("16.2",) if numbers[0] != c.MOST_POINTS else ()
        more = (*tied, *(("16.4",) if numbers[2] else ()))
    return (*always, *(rule for rule in more if rule not in always))


def deployed(numbers: Sequence[int]) -> tuple[str, ...]:
    """[12.13] [12.17] Special cards, and skirmishers that stand alone."""
    _, main, light, _, phase = numbers
    lone = ("12.17",) if main == 0 else ()
    special = ("12.13",) if light > 2 * c.FIRST_SPECIAL else ()
    return (*OF_COMBAT[phase], *lone, *special)


def taken(how: int) -> tuple[str, ...]:
    """[10.2] [10.12] A region was conquered, or assaulted: bits say against what."""
    if how == 0:
        return ("10.2", "10.3")
    milder = ("10.9",) if how & 2 else ()
    walls = ("10.11",) if how & 4 else ()
    return ("10.7", "10.8", "10.10", "10.12", "10.13", *milder, *walls)
