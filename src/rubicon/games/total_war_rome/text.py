"""The sentences of the game: what happened, and how it ended; `prompts.py` has what is expected."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rubicon.core.contract import Event, EventField, Outcome
from rubicon.core.state import EVENT_WIDTH, NOBODY
from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.citing import cited
from rubicon.games.total_war_rome.moves import DIRECTIONS
from rubicon.games.total_war_rome.names import (
    BUILDINGS,
    SEATS,
    STATUSES,
    Names,
    action_name,
    event_name,
)
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.saying import say
from rubicon.games.total_war_rome.tables import Tables
from rubicon.words.language import slug

ENDINGS = {
    c.MOST_POINTS: ("points", "16.1"),
    c.MORE_HOMES: ("homes", "16.2"),
    c.MORE_GOLD: ("gold", "16.2"),
    c.SHARED: ("shared", "16.2"),
}
PHASES = ("", "initiative", "agents", "taxation", "campaign", "spending")
SIDES = ("attacker", "defender")
BATTLE_PHASES = ("", "preparing", "terrain", "flanks", "centre", "envelopment", "victor")
ABILITIES = {
    c.INSPIRE: "inspired fighter",
    c.FURY: "battle fury",
    c.BOOST: "morale booster",
    c.REROLL: "drill",
    c.REROLL_ALL: "second roll",
}
UNKNOWN = "?"
"""In the place of something that a viewer may not know."""
ADDED = {"played": ("event",), "deployed_cards": ("cards",), "revealed": ("cards",)}
"""Fields that are put together from others."""
HIDDEN = (
    *("number_dealt", "bid_made", "card_dealt", "card_given", "card_lost", "bought", "revealed"),
    *("spied", "army_shown"),
)
"""Events in which something may be hidden; their entries then end in `-hidden`."""
EMPTY = {
    **dict.fromkeys(("took_region", "region_freed"), ("lord", "-alone")),
    **{
        "acted": ("target", "-alone"),
        "general_died": ("heir", "-alone"),
        "led": ("before", "-alone"),
    },
    **{"army_lost": ("place", "-alone"), "spied": ("kind", "-army")},
    "damaged": ("wounded", "-alone"),
}
"""Fields that may be empty, and how the entries of their events end then."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of event is told: its name, its rules, and what its numbers are."""

    name: str
    rules: tuple[str, ...]
    fields: tuple[str, ...]

    @property
    def all_fields(self) -> tuple[str, ...]:
        """With what is added to them."""
        return (*self.fields, *ADDED.get(self.name, ()))


KINDS = {
    st.ROUND_BEGAN: Kind("turn_began", ("1.6", "16.3"), ("turn", "last")),
    st.GENERAL_DRAWN: Kind("general_drawn", ("2.2", "3.11"), ("seat", "general", "place")),
    st.NUMBER_DEALT: Kind("number_dealt", ("5.1",), ("seat", "number")),
    st.BID_MADE: Kind("bid_made", ("5.2",), ("seat", "gold")),
    st.BID_SHOWN: Kind("bid_shown", ("5.2",), ("seat", "number", "gold")),
    st.ORDER_SET: Kind("order_set", ("5.3", "5.4"), ("seat", "other", "direction")),
    st.CARD_DEALT: Kind("card_dealt", ("2.4", "6.1"), ("seat", "card")),
    st.TURN_BEGAN: Kind("seat_began", ("1.6",), ("seat", "phase", "turn")),
    st.ACTED: Kind("acted", ("6.2", "6.3", "6.4"), ("seat", "action", "region", "target", "card")),
    st.TREATY_MADE: Kind("treaty_made", ("4.1", "6.10"), ("seat", "other", "agreed", "status")),
    st.TRADED: Kind("traded", ("6.11", "15.11"), ("seat", "other", "mine", "theirs")),
    st.SPIED: Kind("spied", ("6.12", "1.7"), ("seat", "other", "army", "viewers", "kind")),
    st.UNREST_ROSE: Kind("unrest_rose", ("6.13", "6.14"), ("seat", "region", "markers", "unrest")),
    st.UNREST_FELL: Kind(
        "unrest_fell", ("7.7",), ("seat", "region", "other_region", "unrest", "other_unrest")
    ),
    st.REGION_FREED: Kind("region_freed", ("6.15",), ("seat", "region", "lord")),
    st.REGION_BRIBED: Kind("region_bribed", ("6.17",), ("seat", "region", "other")),
    st.ARMY_BRIBED: Kind("army_bribed", ("6.16",), ("seat", "army", "other")),
    st.BUILDING_LOST: Kind("building_lost", ("6.18",), ("seat", "region", "building")),
    st.GOLD_STOLEN: Kind("gold_stolen", ("6.19",), ("seat", "other", "gold")),
    st.AGENT_HOME: Kind("agent_home", ("6.8", "6.20"), ("seat", "agent")),
    st.AGENT_DIED: Kind("agent_died", ("6.6",), ("seat", "agent")),
    st.DISTRUSTED: Kind("distrusted", ("6.20",), ("seat", "other", "third", "status")),
    st.HIRED: Kind("hired", ("6.21",), ("seat", "army", "kind", "gold")),
    st.GENERAL_DIED: Kind("general_died", ("3.12", "6.22"), ("seat", "army", "general", "heir")),
    st.LEVIED: Kind("levied", ("6.5",), ("seat", "card", "gold")),
    st.CANCELLED: Kind("cancelled", ("7.4",), ("seat",)),
    st.PLAYED: Kind("played", ("7.1",), ("seat", "card", "one", "two", "three")),
    st.ANSWERED: Kind("answered", ("7.1",), ("seat",)),
    st.USED: Kind("used", ("12.22", "12.23"), ("seat", "ability", "number")),
    st.ROLLED: Kind("rolled", ("1.9",), ("dice",)),
    st.REROLLED: Kind("rerolled", ("7.12",), ("dice",)),
    st.TAXED: Kind("taxed", ("8.3",), ("seat", "raised", "gold")),
    st.TIER_REACHED: Kind("tier_reached", ("8.6", "1.3"), ("seat", "raised", "points", "total")),
    st.WONDER_TOOK: Kind("wonder_took", ("8.7",), ("seat", "other", "gold", "region")),
    st.DETERIORATED: Kind("deteriorated", ("8.1", "8.2"), ("seat", "region", "building")),
    st.PLACED: Kind("placed", ("9.2", "9.3"), ("seat", "piece", "region", "naval")),
    st.MARCHED: Kind("marched", ("9.5", "9.6"), ("seat", "army", "home", "region", "points")),
    st.CONSENTED: Kind("consented", ("4.4",), ("seat", "army", "region", "agreed")),
    st.ARMY_LOST: Kind("army_lost", ("3.4",), ("seat", "army", "place", "cards")),
    st.CARD_LOST: Kind("card_lost", ("3.6", "10.4"), ("seat", "army", "kind", "sort")),
    st.TOOK_REGION: Kind("took_region", ("10.5",), ("seat", "army", "region", "lord")),
    st.INVADED: Kind("invaded", ("4.7", "1.3"), ("seat", "region", "points", "total", "other")),
    st.JOINED_FREE: Kind("joined_free", ("10.6",), ("seat", "army", "kind", "region")),
    st.STORMED: Kind("stormed", ("10.10",), ("seat", "army", "region", "number", "colours")),
    st.REPELLED: Kind("repelled", ("10.12", "10.14"), ("seat", "army", "region", "done", "taken")),
    st.BESIEGED: Kind("besieged", ("9.14", "8.2"), ("seat", "army", "region", "lord")),
    st.STATUS_FELL: Kind("status_fell", ("4.2",), ("seat", "other", "status")),
    st.ALLIANCE_BROKEN: Kind("alliance_broken", ("4.5", "1.3"), ("seat", "other", "points")),
    st.REORGANISED: Kind(
        "reorganised", ("9.9", "3.5"), ("seat", "one_piece", "other_piece", "how")
    ),
    st.CARD_GIVEN: Kind(
        "card_given", ("9.9",), ("seat", "one_piece", "other_piece", "kind", "naval")
    ),
    st.LED: Kind("led", ("9.10", "15.15"), ("seat", "army", "general", "before")),
    st.SUBDUED: Kind("subdued", ("9.11",), ("seat", "army", "region", "unrest")),
    st.FOUGHT_TRIBES: Kind("fought_tribes", ("9.15",), ("seat", "army", "foe")),
    st.SAILED: Kind("sailed", ("14.1",), ("navy", "home", "place", "points")),
    st.EMBARKED: Kind("embarked", ("9.12",), ("seat", "army", "home", "navy")),
    st.LANDED: Kind("landed", ("9.12",), ("seat", "army", "home", "region", "points")),
    st.DOCKED: Kind("docked", ("14.1", "14.2"), ("navy", "place")),
    st.INTERCEPTED: Kind("intercepted", ("14.4",), ("navy", "home", "place", "enemy_navy")),
    st.SEA_FIGHT: Kind("sea_fight", ("14.5",), ("navy", "enemy_navy", "ships", "enemy_ships")),
    st.SHIPS_LOST: Kind("ships_lost", ("14.5", "14.10"), ("navy", "faction", "ships")),
    st.SHIP_CAPTURED: Kind("ship_captured", ("14.6",), ("navy", "enemy_navy", "faction")),
    st.NAVY_RETREATED: Kind("navy_retreated", ("14.8",), ("navy", "place")),
    st.NAVY_SUNK: Kind("navy_sunk", ("14.7",), ("navy",)),
    st.SEA_VICTORY: Kind("sea_victory", ("14.11", "1.3"), ("seat", "navy", "points")),
    st.MET: Kind("met", ("11.1",), ("army", "foe", "region")),
    st.AVOIDED: Kind("avoided", ("11.1", "11.2"), ("seat", "army", "avoids")),
    st.ESCAPED: Kind("escaped", ("11.3",), ("seat", "army", "place", "aboard")),
    st.JOINED_BATTLE: Kind("joined_battle", ("12.25",), ("seat", "army", "agreed")),
    st.BATTLE_BEGAN: Kind(
        "battle_began", ("12.1", "12.5"), ("army", "foe", "region", "reveals", "foe_reveals")
    ),
    st.TERRAIN_SET: Kind("terrain_set", ("12.4", "12.2"), ("terrain",)),
    st.DEPLOYED_CARDS: Kind(
        "deployed_cards", ("12.6", "12.7"), ("army", "main", "light", "engine", "battle_phase")
    ),
    st.REVEALED: Kind("revealed", ("12.6",), ("seat", "main", "light", "engine", "reveals")),
    st.DAMAGED: Kind("damaged", ("12.8", "12.9"), ("army", "kind", "damage", "wounded", "zone")),
    st.STRUCK: Kind(
        "struck", ("12.21", "12.24"), ("army", "kind", "target", "state", "battle_phase")
    ),
    st.PHASE_BEGAN: Kind("phase_began", ("12.1",), ("battle_phase", "combats")),
    st.WON_BATTLE: Kind("won_battle", ("13.2", "1.3"), ("seat", "army", "foe", "points", "total")),
    st.TIED_BATTLE: Kind("tied_battle", ("13.5",), ("army", "foe", "lost", "foe_lost")),
    st.COLLAPSED: Kind("collapsed", ("13.1",), ("army", "foe", "lost", "foe_lost")),
    st.RECOVERED: Kind("recovered", ("13.2",), ("seat", "army", "kind")),
    st.UPGRADED: Kind("upgraded", ("13.3",), ("seat", "army", "kind")),
    st.PROMOTED: Kind("promoted", ("13.4",), ("seat", "army", "general", "heir_general")),
    st.WITHDREW: Kind("withdrew", ("13.5",), ("seat", "army", "region")),
    st.ORDERED: Kind("ordered", ("15.1",), ("seat",)),
    st.SEALED: Kind("sealed", ("15.1",), ("seat",)),
    st.BOUGHT: Kind("bought", ("15.2",), ("seat", "army", "kind", "gold")),
    st.BOUGHT_SHIP: Kind("bought_ship", ("15.19",), ("seat", "navy")),
    st.DEVELOPED: Kind("developed", ("15.7",), ("seat", "column", "row", "development")),
    st.COLUMN_DONE: Kind("column_done", ("15.7", "1.3"), ("seat", "column", "points")),
    st.BUILT: Kind("built", ("15.9",), ("seat", "region", "building")),
    st.PAVED: Kind("paved", ("15.10",), ("seat", "border")),
    st.GENERAL_HIRED: Kind("general_hired", ("15.14",), ("seat", "general")),
    st.ARMY_RAISED: Kind("army_raised", ("15.4",), ("seat", "army", "general")),
    st.AGENT_HIRED: Kind("agent_hired", ("15.16",), ("seat",)),
    st.SOOTHED: Kind("soothed", ("15.17",), ("seat", "region", "unrest")),
    st.REFUNDED: Kind("refunded", ("15.1",), ("seat", "verb")),
    st.REFORMED: Kind("reformed", ("15.18",), ("seat",)),
    st.TRIGGERED: Kind("triggered", ("1.2",), ("seat", "points", "trigger")),
    st.ARMY_SHOWN: Kind("army_shown", ("1.7",), ("seat", "other", "army")),
    st.HAND_SHOWN: Kind("hand_shown", ("1.7",), ("seat", "other")),
    st.GAME_ENDED: Kind("game_ended", ("16.1",), ("ending", "winners")),
}
SEAT_FIELDS = ("seat", "other", "third", "target", "lord")
ARMY_FIELDS = ("army", "foe")
NAVY_FIELDS = ("navy", "enemy_navy")
PLACE_FIELDS = ("region", "home", "place", "other_region")
KIND_FIELDS = ("kind", "target_kind")
CARD_FIELDS = ("main", "light", "engine")
GENERAL_FIELDS = ("general", "heir_general")
NEXT_GENERAL_FIELDS = ("heir", "before")
PIECE_FIELDS = ("piece", "one_piece", "other_piece")
ONE_MORE = ("target", "lord")
"""Told as one more than they are: 0 is nobody."""


class Teller:
    """Tells events with the names of a match."""

    def __init__(self, names: Names, t: Tables) -> None:
        self.names, self.factions, self.happenings = names, t.faction, t.event

    def events(self, seen: list[int]) -> list[Event]:
        """What a viewer saw of what was told."""
        return [
            self.event(seen[i], seen[i + 1 : i + EVENT_WIDTH])
            for i in range(0, len(seen), EVENT_WIDTH)
        ]

    def event(self, code: int, numbers: list[int]) -> Event:
        """One event."""
        kind = KINDS[code]
        fields: dict[str, EventField] = {}
        if code in (st.ROLLED, st.REROLLED):
            fields["dice"] = dice_words(numbers)
        else:
            for field, number in zip(kind.fields, numbers, strict=False):
                fields[field] = self.value(code, field, number, numbers)
        if code == st.PLAYED:
            fields["event"] = event_name(self.happenings[numbers[1]])
        elif code in (st.DEPLOYED_CARDS, st.REVEALED):
            fields["cards"] = [str(fields[name]) for name in CARD_FIELDS if fields[name]]
        entry = f"event-{slug(kind.name)}{ending_of(kind.name, fields)}"
        rules = cited(code, numbers, kind.rules, self.happenings, self.factions)
        return Event(kind.name, rules, entry, fields, say.name)

    def value(self, code: int, field: str, number: int, numbers: list[int]) -> EventField:
        """A number by its name, where it has one."""
        names = self.names
        if number == c.UNSEEN and KINDS[code].name in HIDDEN:
            return UNKNOWN
        lists: dict[str, Sequence[str]] = {
            **dict.fromkeys(SEAT_FIELDS, names.seats),
            **dict.fromkeys(ARMY_FIELDS, names.armies),
            **dict.fromkeys(NAVY_FIELDS, names.navies),
            **dict.fromkeys(PLACE_FIELDS, names.places),
            **dict.fromkeys(KIND_FIELDS, names.kinds),
            **dict.fromkeys(GENERAL_FIELDS, names.generals),
            **{"agent": names.agents, "card": names.cards, "border": names.borders},
            **{"faction": SEATS, "status": STATUSES, "direction": DIRECTIONS},
            "battle_phase": BATTLE_PHASES,
        }
        if field in PIECE_FIELDS:
            is_naval = numbers[3] == 1 if code != st.CARD_GIVEN else numbers[4] == 1
            return (names.navies if is_naval else names.armies)[number]
        if code == st.STRUCK and field == "target":
            return names.kinds[number]
        if field in ONE_MORE:
            return names.seats[number - 1] if number else ""
        if field in NEXT_GENERAL_FIELDS:
            return names.generals[number - 1] if number else ""
        if code == st.CARD_GIVEN and field == "kind" and numbers[4] == 1:
            return SEATS[number]
        if code == st.ARMY_LOST and field == "place":
            return names.places[number - 1] if number > 0 else ""
        if code == st.SPIED and field == "kind":
            return names.kinds[number - 1] if number else ""
        if field in CARD_FIELDS or field == "wounded":
            return names.kinds[number - 1] if number else ""
        if field in lists:
            return lists[field][number]
        return self.other_value(code, field, number, numbers)

    def other_value(self, code: int, field: str, number: int, numbers: list[int]) -> EventField:
        """What is neither a place nor a piece."""
        if field == "ability":
            return ABILITIES[number]
        if field == "action":
            return action_name(number)
        if field == "building":
            return BUILDINGS[number]
        if field == "development":
            return self.names.developments[self.factions[numbers[0]] * c.DEVELOPMENTS + number]
        if field == "ending":
            return ENDINGS[number][0]
        if field == "winners":
            return [name for seat, name in enumerate(self.names.seats) if number >> seat & 1]
        if code == st.TURN_BEGAN and field == "phase":
            return PHASES[number]
        return number


def ending_of(name: str, fields: Mapping[str, EventField]) -> str:
    """How the entry of an event ends, where something is hidden or empty."""
    if name in HIDDEN and UNKNOWN in fields.values():
        return "-hidden"
    if name == "unrest_fell" and fields["region"] == fields["other_region"]:
        return "-alone"
    field, ending = EMPTY.get(name, ("", ""))
    return ending if field and not fields[field] else ""


def dice_words(numbers: list[int]) -> list[str]:
    """A throw: colours and faces."""
    count, colours, faces = numbers[:3]
    return [
        f"{b.COLOURS[colours >> 3 * i & 7]} {b.FACES[faces >> 3 * i & 7]}" for i in range(count)
    ]


# ---- the end -------------------------------------------------------------------------------------


def outcome(s: War, names: Names) -> Outcome | None:
    """How the game ended, or None."""
    if s.to_act() != NOBODY:
        return None
    reason, rule = ENDINGS[s.ending]
    payoffs = tuple(s.payoff(seat) for seat in range(s.t.players))
    best = max(payoffs)
    winners = [names.seats[seat] for seat, share in enumerate(payoffs) if share == best]
    says = say(f"ending-{reason}", seat=winners[0], winners=winners, points=max(s.points))
    if not s.is_last:
        says = say("ending-limit", rounds=s.turn, result=says)
    return Outcome(reason, rule, says, payoffs)
