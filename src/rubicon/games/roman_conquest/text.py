"""The sentences of the game: what happened, what is expected, how it ended."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rubicon.core.contract import Event, EventField, Json, Outcome
from rubicon.core.state import EVENT_WIDTH
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import rules
from rubicon.games.roman_conquest.board import FORCE_NAMES, SEAT_NAMES
from rubicon.games.roman_conquest.moves import write_throw
from rubicon.games.roman_conquest.play import Conquest
from rubicon.games.roman_conquest.saying import say
from rubicon.games.roman_conquest.shapes import Cause, Death, Ending, Phase, SeatName
from rubicon.words import Phrase
from rubicon.words.language import slug

PHASES: dict[int, Phase] = {
    c.OPENING: "opening",
    c.LEADER: "leader",
    c.ROLLING: "rolling",
    c.TRAVEL: "travel",
    c.VALUES: "token values",
    c.TROOPS: "troops",
    c.FIGHTS: "fights",
    c.ATTACK: "attack",
    c.DEFENCE: "defence",
    c.FAVOUR: "favour",
    c.TWENTY: "twenty",
    c.OVER: "over",
}
RELEVANT = {
    c.OPENING: "2.4",
    c.LEADER: "3.2",
    c.ROLLING: "3.3",
    c.TRAVEL: "3.3",
    c.VALUES: "11.2",
    c.TROOPS: "4.1",
    c.FIGHTS: "6.3",
    c.ATTACK: "6.4",
    c.DEFENCE: "6.5",
    c.FAVOUR: "7.1",
    c.TWENTY: "7.2",
    c.OVER: "8.1",
}
ENDINGS: dict[int, tuple[Ending, str]] = {
    c.LAST_LEADER: ("last_leader", "8.1"),
    c.HELD_ROME: ("held_rome", "8.3"),
    c.LAST_ROUND: ("last_round", "8.4"),
}
CAUSES: dict[int, tuple[Cause, str]] = {
    c.BY_ENTERING: ("entering", "5.6"),
    c.BY_STANDING: ("standing", "11.3"),
    c.BY_FAVOUR: ("favour", "5.7"),
}
DEATHS: dict[int, tuple[Death, str]] = {
    c.IN_BATTLE: ("in battle", "6.10"),
    c.CAUGHT: ("caught", "6.11"),
    c.WALKED_IN: ("walked in", "6.2"),
}
Fields = Mapping[str, EventField | bool]


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


def travelled(f: Fields) -> str:
    """Whether he went anywhere, and how wise that was."""
    if f["home"] == f["to"]:
        return "nowhere"
    return "deadly" if f["deadly"] else ""


def marched(f: Fields) -> str:
    """By land, or by sea."""
    return "sea" if f["at_sea"] else ""


def war_began(f: Fields) -> str:
    """Why."""
    return str(f["cause"])


def killed(f: Fields) -> str:
    """How."""
    return str(f["how"])


KINDS = {
    c.BEGINS: Kind("begins", ("2.4",), ("seat",)),
    c.TURN_BEGAN: Kind("turn_began", ("2.4", "3.1"), ("seat", "turn", "round")),
    c.ROLLED: Kind("rolled", ("3.2", "3.3"), ("seat", "number")),
    c.TRAVELLED: Kind(
        "travelled", ("3.3", "3.4", "3.5"), ("seat", "home", "to", "deadly"), travelled
    ),
    c.STAYED: Kind("stayed", ("3.2",), ("seat", "hex")),
    c.COLLECTED: Kind("collected", ("5.2",), ("seat", "gained", "conquests", "due")),
    c.PARADED: Kind("paraded", ("5.4",), ("seat", "tokens")),
    c.VALUED: Kind("valued", ("5.5",), ("seat", "gained", "popularity", "tokens")),
    c.MARCHED: Kind(
        "marched",
        ("4.1", "4.2", "4.5", "4.6", "4.7"),
        ("seat", "home", "to", "troops", "at_sea"),
        marched,
    ),
    c.WAR_BEGAN: Kind("war_began", ("5.1", "5.8"), ("seat", "hex", "cause", "tokens"), war_began),
    c.ATTACKED: Kind(
        "attacked", ("6.1", "6.4"), ("attacker", "defender", "hex", "attackers", "defenders")
    ),
    c.LED: Kind("led", ("6.4",), ("seat", "hex")),
    c.ROLLS_FOR_ROME: Kind("rolls_for_rome", ("6.9",), ("seat", "hex")),
    c.THREW: Kind("threw", ("6.4",), ("force", "hex", "dice")),
    c.CLASHED: Kind(
        "clashed",
        ("6.5", "6.6", "6.7"),
        ("hex", "attackers_lost", "defenders_lost", "attackers", "defenders"),
    ),
    c.BEAT: Kind("beat", ("6.8",), ("force", "loser", "hex", "troops")),
    c.KILLED: Kind("killed", ("6.12",), ("seat", "hex", "killer", "how"), killed),
    c.TURNED: Kind("turned", ("6.13",), ("seat", "troops")),
    c.TRIMMED: Kind("trimmed", ("6.13",), ("hex", "troops")),
    c.RECRUITED: Kind(
        "recruited", ("7.1", "7.2"), ("seat", "hex", "troops", "number", "popularity")
    ),
    c.REBUFFED: Kind("rebuffed", ("7.1", "7.4"), ("seat", "hex", "troops", "number", "popularity")),
    c.DECLINED: Kind("declined", ("7.1",), ("seat", "hex")),
    c.HELD: Kind("held", ("8.2",), ("seat", "turns", "needed")),
    c.LEFT: Kind("left", ("8.2",), ("seat",)),
    c.ROUND_BEGAN: Kind("round_began", ("2.4",), ("round", "last")),
    c.WON: Kind("won", (), ("winners", "ending")),
    c.SHARED: Kind("shared", (), ("winners", "ending")),
}
SEAT_FIELDS = {"seat"}
FORCE_FIELDS = {"attacker", "defender", "force", "loser", "killer"}
HEX_FIELDS = {"hex", "home", "to"}
FLAGS = {"at_sea", "deadly"}


def read_events(told: list[int], names: list[str]) -> list[Event]:
    """The told ints as events with names and sentences."""
    return [
        read_event(told[i], told[i + 1 : i + EVENT_WIDTH], names)
        for i in range(0, len(told), EVENT_WIDTH)
    ]


def read_event(code: int, numbers: list[int], names: list[str]) -> Event:
    """One event."""
    kind = KINDS[code]
    fields = {
        field: name_field(field, number, names)
        for field, number in zip(kind.fields, numbers, strict=False)
    }
    cited = (*kind.rules, *further_rules(code, numbers))
    return Event(kind.name, cited, kind.entry(fields), fields, say.name)


def further_rules(code: int, numbers: list[int]) -> list[str]:
    """Rules that only some events of a kind bring into play."""
    _, b, third, d, e = numbers
    cases = {
        c.TRAVELLED: [("3.6", d == 1)],
        c.COLLECTED: [("5.3", b < d)],
        c.VALUED: [("11.2", b != d)],
        c.MARCHED: [("4.3", e == 1)],
        c.WAR_BEGAN: [(CAUSES.get(third, ("", ""))[1], True), ("7.3", third == c.BY_FAVOUR)],
        c.ATTACKED: [("6.14", numbers[0] == c.ROME), ("5.9", True)],
        c.KILLED: [(DEATHS.get(d, ("", ""))[1], True), ("3.6", d == c.WALKED_IN)],
        c.WON: [(ENDINGS[b][1] if b in ENDINGS else "", True)],
        c.SHARED: [(ENDINGS[b][1] if b in ENDINGS else "", True)],
    }
    return [rule for rule, applies in cases.get(code, []) if applies]


def name_field(field: str, number: int, names: list[str]) -> EventField:
    """A number as the name it stands for."""
    if field in SEAT_FIELDS:
        return SEAT_NAMES[number]
    if field in FORCE_FIELDS:
        return FORCE_NAMES[number]
    if field in HEX_FIELDS:
        return names[number]
    if field in FLAGS:
        return number == 1
    if field == "dice":
        return write_throw(number)
    if field == "winners":
        return [*seats_of(number)]
    if field == "ending":
        return ENDINGS[number][0]
    if field == "cause":
        return CAUSES[number][0]
    return DEATHS[number][0] if field == "how" else number


def seats_of(mask: int) -> list[SeatName]:
    """The seats of a set."""
    return [name for seat, name in enumerate(SEAT_NAMES) if mask >> seat & 1]


def outcome(s: Conquest) -> Outcome | None:
    """How the game ended."""
    if s.phase != c.OVER:
        return None
    reason, rule = ENDINGS[s.ending]
    payoffs = tuple(s.payoff(seat) for seat in range(c.SEATS))
    return Outcome(reason, rule, ending(s), payoffs)


def ending(s: Conquest) -> Phrase:
    """Who has won, and by what."""
    winners, rule = seats_of(s.winners), ENDINGS[s.ending][1]
    if len(winners) > 1:
        return say("ending-shared", seats=winners, rule=rule, rounds=s.t.round_limit)
    if s.ending == c.LAST_ROUND:
        return say("ending-last-round", seat=winners[0], rule=rule, rounds=s.t.round_limit)
    if s.ending == c.HELD_ROME:
        return say("ending-held-rome", seat=winners[0], rule=rule, turns=s.t.turns_in_rome)
    return say("ending-last-leader", seat=winners[0], rule=rule)


def prompt(s: Conquest, names: list[str]) -> Phrase:
    """One sentence: who has to decide what."""
    who, phase = SEAT_NAMES[s.active], s.phase
    if phase == c.OPENING:
        return say("prompt-opening")
    if phase == c.OVER:
        return ending(s)
    if phase in (c.ATTACK, c.DEFENCE):
        return say("prompt-battle", hex=names[s.battle])
    if phase == c.FIGHTS:
        fights: list[int] = []
        rules.list_fights(s, fights)
        return say("prompt-fights", seat=who, fights=len(fights))
    here = names[s.leader[s.active]]
    if phase == c.LEADER:
        return say("prompt-leader", seat=who, hex=here)
    if phase == c.TRAVEL:
        return say("prompt-travel", seat=who, hex=here, number=s.roll)
    if phase == c.TROOPS:
        return say("prompt-troops", seat=who)
    if phase == c.FAVOUR:
        return say("prompt-favour", seat=who, hex=here, popularity=s.popularity[s.active])
    if phase == c.ROLLING:
        return say("prompt-rolling", seat=who)
    if phase == c.TWENTY:
        return say("prompt-twenty", seat=who)
    return say("prompt-values", seat=who)


# ---- what the effects of moves speak of ----------------------------------------------------------


def context(s: Conquest, names: list[str]) -> Json:
    """What the mover has, and what his moves would bring him."""
    me, t = s.active, s.t
    alive = s.is_alive(me)
    return {
        "here": names[s.leader[me]] if alive else "",
        "war": int(s.war == 1),
        "roll": s.roll,
        "conquests": s.conquests[me],
        "gaining": min(t.collects[me], t.conquest_cap - s.conquests[me]),
        "most": t.conquest_cap,
        "popularity": s.popularity[me],
        "romans": s.troops(c.ROME, s.leader[me]) if alive else 0,
        "in_italy": int(alive and t.italy[s.leader[me]] == 1),
        "turns": s.rome[me],
        "needed": t.turns_in_rome,
    }
