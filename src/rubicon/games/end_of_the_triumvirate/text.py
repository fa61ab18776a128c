"""The sentences of the game: what happened, what is expected, how it ended."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rubicon.core.contract import Event, Outcome
from rubicon.core.state import EVENT_WIDTH
from rubicon.core.verbs import Grammar
from rubicon.games.end_of_the_triumvirate import codes as c
from rubicon.games.end_of_the_triumvirate.board import SEATS, TYPES
from rubicon.games.end_of_the_triumvirate.moves import GOODS, TRACKS
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.shapes import Ending, Phase
from rubicon.kit.words import plural

NUMERALS = ("ELECTIO", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
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
ENDINGS: dict[int, tuple[Ending, str, str]] = {
    c.SECOND_CONSULSHIP: ("second_consulship", "9.2", "is elected consul for the second time"),
    c.SIX_CITIZENS: (
        "six_citizens",
        "9.3",
        "has been consul and has {citizens} citizens on his side",
    ),
    c.NINE_PROVINCES: ("nine_provinces", "9.5", "owns {provinces} provinces"),
    c.BOTH_TRACKS: ("both_tracks", "9.6", "stands at the top of both tracks"),
}


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of event is told: its name, its rules, what its numbers are, and a sentence."""

    name: str
    rules: tuple[str, ...]
    fields: tuple[str, ...]
    sentence: Callable[[Mapping[str, int | str]], str]


def numeral(level: int | str) -> str:
    """A step of a track, or the calendar, in Roman numerals."""
    return NUMERALS[int(level)]


def legions(number: int | str) -> str:
    """So many legions."""
    return plural(int(number), "legion") if int(number) else "no legions"


def agree(number: int | str, verb: str) -> str:
    """The verb as it goes with a number."""
    return f"{verb}s" if number == 1 else verb


def company(f: Mapping[str, int | str]) -> str:
    """Who travels along."""
    with_him = [legions(f["legions"])] if f["legions"] else []
    if f["servants"]:
        with_him.append(plural(int(f["servants"]), "civil servant"))
    return f" with {' and '.join(with_him)}" if with_him else " alone"


def yielded(f: Mapping[str, int | str]) -> str:
    """What a province yields, and where it goes."""
    if f["legions"]:
        return f"{f['province']} yields {legions(f['legions'])}."
    if f["province"] == f["character"]:
        return f"{f['province']} yields {f['gold']} gold into {f['seat']}'s hand."
    return f"{f['province']} yields {f['gold']} gold, which lies there."


def took(f: Mapping[str, int | str]) -> str:
    """What was taken where supply is short."""
    goods = legions(f["amount"]) if f["goods"] == "legions" else f"{f['amount']} gold"
    return f"Supply is short: {f['seat']} takes {goods} in {f['province']}."


def trimmed(f: Mapping[str, int | str]) -> str:
    """Legions beyond the cap."""
    back = agree(f["number"], "return")
    return f"{f['province']} holds too many: {legions(f['number'])} {back} to the supply."


def citizens_left(f: Mapping[str, int | str]) -> str:
    """What the consulship costs."""
    leave = agree(f["number"], "leave")
    citizens = plural(int(f["number"]), "citizen")
    return f"{citizens} {leave} {f['seat']}, who keeps {f['citizens']}."


def rome_gave(f: Mapping[str, int | str]) -> str:
    """Rome's gift."""
    gifts = [f"{f['gold']} gold"] if f["gold"] else []
    if f["second"]:
        both = f["first"] if f["first"] == f["second"] else f"{f['first']} and {f['second']}"
        gifts.append(f"2 legions in {both}")
    elif f["first"]:
        gifts.append(f"1 legion in {f['first']}")
    return f"Rome sends {f['seat']} {' and '.join(gifts) or 'nothing'}."


def drew(f: Mapping[str, int | str]) -> str:
    """What the weapons did."""
    return (
        f"Weapons drawn: {f['attacking']} for the attacker, {f['defending']} for the defender; "
        f"{legions(f['attackers'])} against {legions(f['defenders'])} now."
    )


def clashed(f: Mapping[str, int | str]) -> str:
    """What is left after the main battle."""
    clash = f"Both sides lose {legions(f['each'])}" if f["each"] else "No legions are left to clash"
    return f"{clash}: the attacker has {f['attackers']} left, the defender {f['defenders']}."


def captured(f: Mapping[str, int | str]) -> str:
    """Servants change sides."""
    serve = agree(f["number"], "serve")
    return f"{plural(int(f['number']), 'civil servant')} of {f['loser']} now {serve} {f['seat']}."


def card_one(f: Mapping[str, int | str]) -> str:
    """Compensation, side I."""
    if f["added"]:
        return f"{f['seat']} takes compensation I: a weapon of his goes into the bag."
    return f"{f['seat']} takes compensation I, but has no weapon left to add."


def elected(f: Mapping[str, int | str]) -> str:
    """The election."""
    time = "first" if f["time"] == 1 else "second"
    votes = plural(int(f["citizens"]), "citizen")
    return f"{f['seat']} is elected consul with {votes}, for the {time} time."


KINDS = {
    c.TURN_BEGAN: Kind(
        "turn_began",
        ("2.7", "3.1"),
        ("seat", "turn", "calendar", "carried"),
        lambda f: f"Turn {f['turn']}: {f['seat']} (calendar {numeral(f['calendar'])}).",
    ),
    c.GOVERNORS_MOVED: Kind(
        "governors_moved",
        ("3.2",),
        ("seat", "stayed"),
        lambda f: f"{f['seat']}'s governors change places.",
    ),
    c.YIELDED: Kind(
        "yielded",
        ("3.4", "3.5"),
        ("seat", "province", "gold", "legions", "character"),
        yielded,
    ),
    c.TOOK: Kind(
        "took",
        ("3.8",),
        ("seat", "province", "goods", "amount"),
        took,
    ),
    c.ROME_GAVE: Kind("rome_gave", ("3.6", "3.7"), ("seat", "gold", "first", "second"), rome_gave),
    c.MARCHED: Kind(
        "marched",
        ("4.1", "4.2", "4.6"),
        ("seat", "home", "to", "legions", "servants"),
        lambda f: f"{f['seat']} marches from {f['home']} to {f['to']}{company(f)}.",
    ),
    c.SAILED: Kind(
        "sailed",
        ("4.1", "4.3", "4.6"),
        ("seat", "home", "to", "legions", "servants"),
        lambda f: f"{f['seat']} sails from {f['home']} to {f['to']}{company(f)}.",
    ),
    c.SERVANTS_LEFT: Kind(
        "servants_left",
        ("4.8",),
        ("seat", "province", "number", "standing"),
        lambda f: (
            f"{plural(int(f['number']), 'civil servant')} {agree(f['number'], 'leave')} "
            f"{f['province']} with {f['seat']}."
        ),
    ),
    c.PLACED: Kind(
        "placed",
        ("4.9",),
        ("seat", "province", "standing"),
        lambda f: f"{f['seat']} puts a civil servant into {f['province']}.",
    ),
    c.GATHERED: Kind(
        "gathered",
        ("4.12",),
        ("seat", "province", "gold"),
        lambda f: f"{f['seat']} picks up {f['gold']} gold in {f['province']}.",
    ),
    c.ATTACKED: Kind(
        "attacked",
        ("4.7", "5.1"),
        ("seat", "defender", "province", "attackers", "defenders"),
        lambda f: (
            f"{f['seat']} attacks {f['defender']} in {f['province']}: "
            f"{legions(f['attackers'])} against {legions(f['defenders'])}."
        ),
    ),
    c.DREW: Kind(
        "drew",
        ("5.3", "5.4"),
        ("attacking", "defending", "idle", "attackers", "defenders"),
        drew,
    ),
    c.GUARDED: Kind(
        "guarded",
        ("5.6",),
        ("defender", "lost", "province", "attackers"),
        lambda f: f"{f['defender']} himself defends: the attacker loses {legions(f['lost'])}.",
    ),
    c.CLASHED: Kind("clashed", ("5.7",), ("each", "attackers", "defenders", "province"), clashed),
    c.CONQUERED: Kind(
        "conquered",
        ("5.8", "5.10"),
        ("seat", "loser", "province", "legions", "boxed"),
        lambda f: f"{f['seat']} conquers {f['province']} from {f['loser']}.",
    ),
    c.FAILED: Kind(
        "failed",
        ("5.8", "5.9", "6.11"),
        ("seat", "province", "home"),
        lambda f: f"The attack on {f['province']} fails; {f['seat']} is back in {f['home']}.",
    ),
    c.CAPTURED: Kind("captured", ("6.2",), ("seat", "loser", "province", "number"), captured),
    c.ESCAPED: Kind(
        "escaped",
        ("6.1", "6.3"),
        ("seat", "home", "to"),
        lambda f: f"{f['seat']} escapes from {f['home']} to {f['to']}.",
    ),
    c.STEPPED_DOWN: Kind(
        "stepped_down",
        ("6.4",),
        ("seat", "track", "level"),
        lambda f: f"{f['seat']} falls to {numeral(f['level'])} on the {f['track']} track.",
    ),
    c.CARD_ONE: Kind("card_one", ("6.5", "6.6"), ("seat", "added"), card_one),
    c.CARD_TURNED: Kind(
        "card_turned",
        ("6.5", "6.7"),
        ("seat", "side"),
        lambda f: f"{f['seat']} takes compensation II: a step on a track of his choice.",
    ),
    c.STEPPED_UP: Kind(
        "stepped_up",
        ("2.6",),
        ("seat", "track", "level", "type", "phase"),
        lambda f: f"{f['seat']} rises to {numeral(f['level'])} on the {f['track']} track.",
    ),
    c.SERVANT_WEAPONS: Kind(
        "servant_weapons",
        ("6.9",),
        ("seat", "added", "due"),
        lambda f: (
            f"For captured civil servants {f['seat']} adds "
            f"{plural(int(f['added']), 'weapon')} to the bag."
        ),
    ),
    c.PAID: Kind(
        "paid",
        ("7.1",),
        ("seat", "gold", "action", "verb", "surcharge"),
        lambda f: f"{f['seat']} pays {f['gold']} gold for action {f['action']}.",
    ),
    c.PERSUADED: Kind(
        "persuaded",
        ("7.3",),
        ("seat", "citizens"),
        lambda f: f"{f['seat']} persuades a citizen and has {f['citizens']} on his side.",
    ),
    c.DISSUADED: Kind(
        "dissuaded",
        ("7.3",),
        ("seat", "other", "citizens"),
        lambda f: f"{f['seat']} dissuades a citizen of {f['other']}, who has {f['citizens']} left.",
    ),
    c.ARMED: Kind(
        "armed",
        ("7.4",),
        ("seat", "added", "bag"),
        lambda f: f"{f['seat']} puts {plural(int(f['added']), 'weapon')} into the bag.",
    ),
    c.TURN_ENDED: Kind(
        "turn_ended",
        ("8.1", "8.3"),
        ("seat", "calendar"),
        lambda f: f"{f['seat']} ends his turn; the calendar shows {numeral(f['calendar'])}.",
    ),
    c.TRIMMED: Kind(
        "trimmed",
        ("8.2",),
        ("province", "number", "owner"),
        trimmed,
    ),
    c.ELECTED: Kind("elected", ("8.4",), ("seat", "citizens", "time", "level"), elected),
    c.STATIONED: Kind(
        "stationed",
        ("8.6", "8.7"),
        ("seat", "province", "standing"),
        lambda f: f"The consul {f['seat']} sends a new civil servant to {f['province']}.",
    ),
    c.CITIZENS_LEFT: Kind(
        "citizens_left",
        ("8.8", "9.4"),
        ("seat", "number", "citizens"),
        citizens_left,
    ),
    c.YEAR_BEGAN: Kind(
        "year_began",
        ("8.9",),
        ("calendar",),
        lambda f: f"A new year begins: the calendar shows {numeral(f['calendar'])}.",
    ),
    c.WON: Kind("won", ("9.1",), ("seat", "ending"), lambda f: f"{f['seat']} wins the game."),
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
    rules = (*kind.rules, *further_rules(code, numbers))
    return Event(kind.name, rules, kind.sentence(fields), fields)


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
    reason, rule, words = ENDINGS[s.ending]
    how = words.format(citizens=s.t.citizens_to_win, provinces=s.t.provinces_to_win)
    payoffs = tuple(s.payoff(seat) for seat in range(s.t.players))
    return Outcome(reason, rule, f"{SEATS[s.winner]} wins: he {how} ({rule}).", payoffs)


def prompt(s: Republic, names: list[str]) -> str:
    """One sentence: who has to decide what."""
    who = SEATS[s.active]
    here = names[s.place[s.active]]
    if s.phase == c.ROME:
        return f"{who}, choose what Rome sends."
    if s.phase == c.TAKE_GOLD:
        return f"{who}, gold is short: how much do you take in {names[s.cursor]}?"
    if s.phase == c.TAKE_LEGIONS:
        return f"{who}, legions are short: how many do you take in {names[s.cursor]}?"
    if s.phase == c.MOVEMENT:
        left = plural(s.points, "movement point")
        return f"{who}, move from {here} ({left} left) or end your movement."
    if s.phase == c.ACTIONS:
        return actions_prompt(s, who, here)
    if s.phase == c.ESCAPE:
        return f"{SEATS[s.loser]}, escape from {names[s.target]} to a province of your own."
    if s.phase == c.COMPENSATION:
        return f"{SEATS[s.loser]}, compensation II: choose the track on which you go up a step."
    if s.phase == c.CONSUL:
        return f"{SEATS[s.elected]}, you are consul: choose a province for your new civil servant."
    if s.phase == c.BATTLE:
        return f"Weapons are drawn from the bag for the battle of {names[s.target]}."
    if s.phase == c.OVER:
        return str(getattr(outcome(s), "text", ""))
    collector = SEATS[s.loser] if s.phase == c.REFUGE else who
    return f"{collector}, do you pick up the gold?"


def actions_prompt(s: Republic, who: str, here: str) -> str:
    """What can be done, and what the next action costs."""
    kind = TYPES[s.t.type[s.place[s.active]]]
    if s.taken == len(s.t.action_cost):
        return f"{who}, your actions are taken: end your turn."
    number = ("first", "second", "third")[s.taken]
    cost, gold = s.t.action_cost[s.taken], s.purse[s.active]
    if cost > gold:
        return f"{who}, end your turn: the {number} action costs {cost}, and you have {gold} gold."
    return (
        f"{who}, act in {here} ({kind}) or end your turn: "
        f"the {number} action costs {cost} of your {gold} gold."
    )
