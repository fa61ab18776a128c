"""The sentences of the game: what happened, what is expected, how it ended."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rubicon.core.contract import Event, Json, Outcome
from rubicon.core.state import EVENT_WIDTH
from rubicon.core.verbs import Grammar
from rubicon.games.end_of_the_triumvirate import codes as c
from rubicon.games.end_of_the_triumvirate import rules
from rubicon.games.end_of_the_triumvirate.board import SEATS, TYPES
from rubicon.games.end_of_the_triumvirate.moves import GOODS, TRACKS
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.games.end_of_the_triumvirate.shapes import Ending, Phase
from rubicon.words import Phrase
from rubicon.words.language import slug

PHASES: dict[int, Phase] = {
    c.SUPPLY: "supply",
    c.TAKE_GOLD: "take gold",
    c.TAKE_LEGIONS: "take legions",
    c.ROME: "rome",
    c.MOVEMENT: "movement",
    c.BATTLE: "battle",
    c.PICK_UP: "pick up",
    c.ESCAPE: "escape",
    c.REFUGE: "pick up after escape",
    c.COMPENSATION: "compensation",
    c.ACTIONS: "actions",
    c.CONSUL: "consul",
    c.OVER: "over",
}
RELEVANT = {
    c.TAKE_GOLD: "3.8",
    c.TAKE_LEGIONS: "3.8",
    c.ROME: "3.6",
    c.MOVEMENT: "4.1",
    c.BATTLE: "5.3",
    c.PICK_UP: "11.5",
    c.ESCAPE: "6.3",
    c.REFUGE: "11.5",
    c.COMPENSATION: "6.7",
    c.ACTIONS: "7.1",
    c.CONSUL: "8.7",
    c.OVER: "9.1",
}
ENDINGS: dict[int, tuple[Ending, str]] = {
    c.SECOND_CONSULSHIP: ("second_consulship", "9.2"),
    c.SIX_CITIZENS: ("six_citizens", "9.3"),
    c.NINE_PROVINCES: ("nine_provinces", "9.5"),
    c.BOTH_TRACKS: ("both_tracks", "9.6"),
}
Fields = Mapping[str, int | str]


def plain(_fields: Fields) -> str:
    """Most kinds of event have one sentence."""
    return ""


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of event is told: its name, its rules and what its numbers are.

    Its sentence is the catalogue's entry `event-<name>`, with the variant behind it if it has any.
    """

    name: str
    rules: tuple[str, ...]
    fields: tuple[str, ...]
    variant: Callable[[Fields], str] = plain

    def entry(self, fields: Fields) -> str:
        """The entry of the catalogue that tells such an event."""
        return slug(f"event-{self.name}-{self.variant(fields)}")


def yielded(f: Fields) -> str:
    """What a province yields, and where it goes."""
    if f["legions"]:
        return "legions"
    return "in-hand" if f["province"] == f["character"] else "gold"


def took(f: Fields) -> str:
    """What was taken where supply is short."""
    return str(f["goods"])


def rome_gave(f: Fields) -> str:
    """Rome's legions, and where they are."""
    if f["second"]:
        return "together" if f["first"] == f["second"] else "apart"
    return "one" if f["first"] else ""


KINDS = {
    c.TURN_BEGAN: Kind("turn_began", ("2.7", "3.1"), ("seat", "turn", "calendar", "carried")),
    c.GOVERNORS_MOVED: Kind("governors_moved", ("3.2",), ("seat", "stayed")),
    c.YIELDED: Kind(
        "yielded",
        ("3.4", "3.5"),
        ("seat", "province", "gold", "legions", "character"),
        yielded,
    ),
    c.TOOK: Kind("took", ("3.8",), ("seat", "province", "goods", "amount"), took),
    c.ROME_GAVE: Kind("rome_gave", ("3.6", "3.7"), ("seat", "gold", "first", "second"), rome_gave),
    c.MARCHED: Kind(
        "marched", ("4.1", "4.2", "4.6"), ("seat", "home", "to", "legions", "servants")
    ),
    c.SAILED: Kind("sailed", ("4.1", "4.3", "4.6"), ("seat", "home", "to", "legions", "servants")),
    c.SERVANTS_LEFT: Kind("servants_left", ("4.8",), ("seat", "province", "number", "standing")),
    c.PLACED: Kind("placed", ("4.9",), ("seat", "province", "standing")),
    c.GATHERED: Kind("gathered", ("4.12",), ("seat", "province", "gold")),
    c.ATTACKED: Kind(
        "attacked", ("4.7", "5.1"), ("seat", "defender", "province", "attackers", "defenders")
    ),
    c.DREW: Kind(
        "drew", ("5.3", "5.4"), ("attacking", "defending", "idle", "attackers", "defenders")
    ),
    c.GUARDED: Kind("guarded", ("5.6",), ("defender", "lost", "province", "attackers")),
    c.CLASHED: Kind("clashed", ("5.7",), ("each", "attackers", "defenders", "province")),
    c.CONQUERED: Kind(
        "conquered", ("5.8", "5.10"), ("seat", "loser", "province", "legions", "boxed")
    ),
    c.FAILED: Kind("failed", ("5.8", "5.9", "6.11"), ("seat", "province", "home")),
    c.CAPTURED: Kind("captured", ("6.2",), ("seat", "loser", "province", "number")),
    c.ESCAPED: Kind("escaped", ("6.1", "6.3"), ("seat", "home", "to")),
    c.STEPPED_DOWN: Kind("stepped_down", ("6.4",), ("seat", "track", "level")),
    c.CARD_ONE: Kind("card_one", ("6.5", "6.6"), ("seat", "added")),
    c.CARD_TURNED: Kind("card_turned", ("6.5", "6.7"), ("seat", "side")),
    c.STEPPED_UP: Kind("stepped_up", ("2.6",), ("seat", "track", "level", "type", "phase")),
    c.SERVANT_WEAPONS: Kind("servant_weapons", ("6.9",), ("seat", "added", "due")),
    c.PAID: Kind("paid", ("7.1",), ("seat", "gold", "action", "verb", "surcharge")),
    c.PERSUADED: Kind("persuaded", ("7.3",), ("seat", "citizens")),
    c.DISSUADED: Kind("dissuaded", ("7.3",), ("seat", "other", "citizens")),
    c.ARMED: Kind("armed", ("7.4",), ("seat", "added", "bag")),
    c.TURN_ENDED: Kind("turn_ended", ("8.1", "8.3"), ("seat", "calendar")),
    c.TRIMMED: Kind("trimmed", ("8.2",), ("province", "number", "owner")),
    c.ELECTED: Kind("elected", ("8.4",), ("seat", "citizens", "time", "level")),
    c.STATIONED: Kind("stationed", ("8.6", "8.7"), ("seat", "province", "standing")),
    c.CITIZENS_LEFT: Kind("citizens_left", ("8.8", "9.4"), ("seat", "number", "citizens")),
    c.YEAR_BEGAN: Kind("year_began", ("8.9",), ("calendar",)),
    c.WON: Kind("won", ("9.1",), ("seat", "ending")),
}
STEP_RULES = {c.POLITICAL: "7.3", c.MILITARY: "7.4", c.COMPETENCE: "7.5"}
SEAT_FIELDS = {"seat", "loser", "defender", "other", "owner"}
PROVINCE_FIELDS = {"province", "home", "to", "first", "second", "character"}


def read_events(told: list[int], names: list[str], grammar: Grammar) -> list[Event]:
    """The told ints as events with names and sentences."""
    return [
        read_event(told[i], told[i + 1 : i + EVENT_WIDTH], names, grammar)
        for i in range(0, len(told), EVENT_WIDTH)
    ]


def read_event(code: int, numbers: list[int], names: list[str], grammar: Grammar) -> Event:
    """One event."""
    kind = KINDS[code]
    fields = {
        field: name_field(field, number, names, grammar)
        for field, number in zip(kind.fields, numbers, strict=False)
    }
    cited = (*kind.rules, *further_rules(code, numbers))
    return Event(kind.name, cited, kind.entry(fields), fields, say.name)


def further_rules(code: int, numbers: list[int]) -> list[str]:
    """Rules that only some events of a kind bring into play."""
    _, b, third, d, e = numbers
    cases = {
        c.TURN_BEGAN: [("4.13", d > 0)],
        c.GOVERNORS_MOVED: [("3.3", b > 0)],
        c.SAILED: [("4.4", d == 0)],
        c.SERVANTS_LEFT: [("4.10", d == 0)],
        c.PLACED: [("4.11", third > 1)],
        c.STATIONED: [("4.11", third > 1)],
        c.DREW: [("5.5", third > 0)],
        c.CARD_TURNED: [("6.8", b == c.SIDE_TWO)],
        c.CARD_ONE: [("6.10", b == 0)],
        c.SERVANT_WEAPONS: [("6.10", b < third)],
        c.PAID: [("7.2", True), ("7.9", e > 0), ("7.10", e == 0 and d != c.IMPROVE)],
        c.STEPPED_UP: [(STEP_RULES.get(d, ""), e == c.ACTIONS)],
        c.ARMED: [("7.8", b == 1)],
        c.ELECTED: [("8.5", d > 1)],
        c.WON: [(ENDINGS[b][1] if b in ENDINGS else "", True)],
    }
    return [rule for rule, applies in cases.get(code, []) if applies]


def name_field(field: str, number: int, names: list[str], grammar: Grammar) -> int | str:
    """A number as the name it stands for."""
    if field in SEAT_FIELDS:
        return SEATS[number]
    if field in PROVINCE_FIELDS:
        return "" if number == c.NOWHERE else names[number]
    if field == "track":
        return TRACKS[number]
    if field == "goods":
        return GOODS[number]
    if field == "verb":
        return grammar.by_code[number].name
    if field == "ending":
        return ENDINGS[number][0]
    if field == "type":
        return TYPES[number]
    if field == "phase":
        return PHASES[number]
    return number


def outcome(s: Republic) -> Outcome | None:
    """How the game ended."""
    if s.phase != c.OVER:
        return None
    reason, rule = ENDINGS[s.ending]
    payoffs = tuple(s.payoff(seat) for seat in range(s.t.players))
    return Outcome(reason, rule, ending(s, reason, rule), payoffs)


def ending(s: Republic, reason: str, rule: str) -> Phrase:
    """Who has won, and by what."""
    seat, t = SEATS[s.winner], s.t
    says = {
        "second_consulship": say("ending-second-consulship", seat=seat, rule=rule),
        "six_citizens": say(
            "ending-six-citizens", seat=seat, rule=rule, citizens=t.citizens_to_win
        ),
        "nine_provinces": say(
            "ending-nine-provinces", seat=seat, rule=rule, provinces=t.provinces_to_win
        ),
        "both_tracks": say("ending-both-tracks", seat=seat, rule=rule),
    }
    return says[reason]


def prompt(s: Republic, names: list[str]) -> Phrase:
    """One sentence: who has to decide what."""
    who = SEATS[s.active]
    here = names[s.place[s.active]]
    if s.phase == c.ROME:
        return say("prompt-rome", seat=who)
    if s.phase == c.TAKE_GOLD:
        return say("prompt-take-gold", seat=who, province=names[s.cursor])
    if s.phase == c.TAKE_LEGIONS:
        return say("prompt-take-legions", seat=who, province=names[s.cursor])
    if s.phase == c.MOVEMENT:
        return say("prompt-movement", seat=who, province=here, points=s.points)
    if s.phase == c.ACTIONS:
        return actions_prompt(s, who, here)
    if s.phase == c.ESCAPE:
        return say("prompt-escape", seat=SEATS[s.loser], province=names[s.target])
    if s.phase == c.COMPENSATION:
        return say("prompt-compensation", seat=SEATS[s.loser])
    if s.phase == c.CONSUL:
        return say("prompt-consul", seat=SEATS[s.elected])
    if s.phase == c.BATTLE:
        return say("prompt-battle", province=names[s.target])
    if s.phase == c.OVER:
        return ending(s, *ENDINGS[s.ending])
    collector = SEATS[s.loser] if s.phase == c.REFUGE else who
    return say("prompt-pick-up", seat=collector)


def actions_prompt(s: Republic, who: str, here: str) -> Phrase:
    """What can be done, and what the next action costs."""
    if s.taken == len(s.t.action_cost):
        return say("prompt-all-actions-taken", seat=who)
    action, cost, gold = s.taken + 1, s.t.action_cost[s.taken], s.purse[s.active]
    if cost > gold:
        return say("prompt-too-poor-to-act", seat=who, action=action, cost=cost, gold=gold)
    kind = TYPES[s.t.type[s.place[s.active]]]
    return say(
        "prompt-actions",
        seat=who,
        province=here,
        type=kind,
        action=action,
        cost=cost,
        gold=gold,
    )


# ---- what the effects of moves speak of ----------------------------------------------------------


def context(s: Republic, names: list[str]) -> Json:
    """What the player who has to decide has, and what his next action would cost."""
    seat = max(s.to_act(), 0)
    place = s.place[seat]
    return {
        "here": names[place],
        "lying": s.gold[place],
        "in_hand": s.purse[seat],
        "points": s.points,
        "carried": s.carried[seat],
        "supply_gold": s.gold_left,
        "supply_legions": s.legions_left,
        "level": {name: s.track[track * c.COLOURS + seat] for track, name in TRACKS.items()},
        "falling": [name for track, name in TRACKS.items() if would_fall(s, seat, track)],
        "citizens": {name: s.citizens[i] for i, name in enumerate(SEATS)},
        "own_citizens": s.citizens[seat],
        "neutral": s.neutral(),
        "leaving": min(s.t.citizens_returned, s.citizens[seat]),
        "in_bag": s.bag[seat],
        "arming": min(s.t.arms, s.reserve(seat)),
        "turns_to_election": max(0, s.calendar - 1),
        **prices(s),
    }


def would_fall(s: Republic, seat: int, track: int) -> bool:
    """[6.4] Whether an escape costs him a step."""
    return rules.leads(s, seat, track) and s.track[track * c.COLOURS + seat] > 1


def prices(s: Republic) -> Json:
    """[7.1] [7.9] What the active player's next action costs; nothing when all are taken."""
    verbs = {"step_price": c.IMPROVE, "citizen_price": c.PERSUADE, "arms_price": c.ARM}
    is_left = s.taken < len(s.t.action_cost)
    return {name: rules.price(s, verb) if is_left else 0 for name, verb in verbs.items()}
