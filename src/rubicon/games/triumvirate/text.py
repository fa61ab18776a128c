"""The sentences of the game: what happened, what is expected, how it ended."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rubicon.core.contract import Event, Outcome
from rubicon.core.state import EVENT_WIDTH, WATCHER
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import NAMES, SEATS, SUITS, names_in
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.shapes import Ending, Phase
from rubicon.games.triumvirate.sight import seen_events
from rubicon.kit.words import plural

PHASES: dict[int, Phase] = {
    c.DEALER: "dealer",
    c.DEAL: "deal",
    c.LEAD: "lead",
    c.REPLY: "reply",
    c.PLEDGE: "pledge",
    c.OVER: "over",
}
ENDINGS: dict[int, tuple[Ending, str]] = {
    c.MARKERS: ("markers", "8.1"),
    c.AHEAD: ("ahead", "8.2"),
    c.LEVEL: ("level", "8.3"),
}
WON_BY = {c.BY_RANK: "3.4", c.BY_MOB: "3.5", c.BY_NUMBER: "3.6"}
TIED = {
    c.REPLAY: ("7.3", "Nobody has a point: no marker, and the game is replayed."),
    c.COUNTED: ("9.2", "Nobody has a point: no marker, but the game counts."),
    c.SHARED: ("9.2", "Nobody has a point: both houses take a marker."),
}
CARD_NAMES = dict(enumerate(NAMES)) | {c.UNSEEN: "", c.NOTHING: "nothing"}
Fields = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of event is told: its name, its rules, what its numbers are, and a sentence."""

    name: str
    rules: tuple[str, ...]
    fields: tuple[str, ...]
    sentence: Callable[[Fields], str]


def refilled(f: Fields) -> str:
    """A first deal or a refill."""
    aside = f"{plural(int(f['aside']), 'card')} will be set aside"
    if f["hand"] == 1:
        return f"{f['size']} cards are dealt to each house; {aside}."
    return f"Hands are kept and filled up to {f['size']} cards; {aside}."


def dealt(f: Fields) -> str:
    """One card."""
    return f"The {f['seat']} are dealt {f['card'] or 'a card'}."


def decided(f: Fields) -> str:
    """A decision about a pledge, as far as it may be known."""
    if not f["card"]:
        return f"The {f['seat']} have decided on a pledge."
    return f"The {f['seat']} decide to pledge {f['card']}."


def counted(f: Fields) -> str:
    """What everybody sees of a pledge."""
    made = "pledge a card" if f["made"] else "pledge nothing"
    return f"The {f['seat']} {made}: {plural(int(f['pledges']), 'pledge')} so far."


def shown(f: Fields) -> str:
    """The faces of a house's pledges."""
    cards = f["cards"] or "nothing"
    points = plural(int(f["points"]), "point")
    return f"The {f['seat']} had pledged {cards}: {points} for {f['suit']}."


def match_over(f: Fields) -> str:
    """The last sentence of a match."""
    score = f"{f['first']} to {f['second']}"
    if f["winner"]:
        return (
            f"The {f['winner']} win the match, {score if f['winner'] == SEATS[0] else turned(f)}."
        )
    return f"The match is shared, {score}."


def turned(f: Fields) -> str:
    """The score with the winner's markers first."""
    return f"{f['second']} to {f['first']}"


KINDS = {
    c.DEALER_CHOSEN: Kind(
        "dealer_chosen", ("2.1",), ("seat",), lambda f: f"Chance has the {f['seat']} deal first."
    ),
    c.HAND_BEGAN: Kind(
        "turn_began",
        ("2.4",),
        ("seat", "turn", "game", "hand"),
        lambda f: f"Game {f['game']}, hand {f['hand']}: the {f['seat']} deal.",
    ),
    c.REFILLED: Kind("refilled", (), ("hand", "size", "aside", "first", "second"), refilled),
    c.DEALT: Kind("dealt", ("2.3",), ("seat", "card"), dealt),
    c.LED: Kind(
        "led",
        ("3.1", "3.9"),
        ("seat", "card", "trick"),
        lambda f: f"The {f['seat']} lead {f['card']}.",
    ),
    c.FOLLOWED: Kind(
        "followed",
        ("3.2", "3.9"),
        ("seat", "card", "suit"),
        lambda f: f"The {f['seat']} follow with {f['card']}.",
    ),
    c.DISCARDED: Kind(
        "discarded",
        ("3.3", "3.9"),
        ("seat", "card", "suit"),
        lambda f: f"The {f['seat']} have no {f['suit']} and play {f['card']}.",
    ),
    c.TRICK_TAKEN: Kind(
        "trick_taken",
        ("3.7", "3.8"),
        ("seat", "card", "suit", "tricks", "how"),
        lambda f: (
            f"{f['card']} wins the trick: {plural(int(f['tricks']), 'trick')} for {f['suit']}."
        ),
    ),
    c.ELECTED: Kind(
        "elected",
        ("4.1", "4.2"),
        ("suit", "consuls"),
        lambda f: (
            f"{f['suit']} is elected consul and has {plural(int(f['consuls']), 'consul marker')}."
        ),
    ),
    c.DECIDED: Kind("decided", ("5.4",), ("seat", "card"), decided),
    c.PLEDGES_COUNTED: Kind(
        "pledges_counted", ("5.1", "5.2", "5.5"), ("seat", "made", "pledges", "in_hand"), counted
    ),
    c.NOT_ASKED: Kind(
        "not_asked",
        ("5.3",),
        ("seat", "pledges"),
        lambda f: f"The {f['seat']} have made all their pledges and are not asked.",
    ),
    c.CROWNED: Kind(
        "crowned",
        ("4.3",),
        ("suit", "consuls"),
        lambda f: f"{f['suit']} is crowned Emperor: the game is over.",
    ),
    c.SHOWN: Kind("shown", ("7.1",), ("seat", "cards", "points", "suit"), shown),
    c.GAME_WON: Kind(
        "game_won",
        ("7.2",),
        ("seat", "points", "against", "markers"),
        lambda f: (
            f"The {f['seat']} win the game, {f['points']} to {f['against']}, and have "
            f"{plural(int(f['markers']), 'game marker')}."
        ),
    ),
    c.GAME_TIED: Kind("game_tied", (), ("tie",), lambda f: str(f["tie"])),
    c.MATCH_OVER: Kind(
        "match_over", (), ("ending", "first", "second", "games", "winner"), match_over
    ),
}


# ---- events --------------------------------------------------------------------------------------


def read_events(told: list[int], viewer: int) -> list[Event]:
    """What a state told, as the viewer may know it."""
    seen = seen_events(told, viewer)
    return [
        read_event(seen[i], seen[i + 1 : i + EVENT_WIDTH]) for i in range(0, len(seen), EVENT_WIDTH)
    ]


def read_event(code: int, numbers: list[int]) -> Event:
    """One event in names and a sentence; a card that is not seen has no name [1.3]."""
    kind = KINDS[code]
    if code == c.MATCH_OVER:
        numbers[4] = winner(numbers[1], numbers[2])
    named = {
        field: named_value(field, number)
        for field, number in zip(kind.fields, numbers, strict=False)
    }
    return Event(kind.name, rules_cited(code, kind, numbers), kind.sentence(named), named)


def rules_cited(code: int, kind: Kind, numbers: list[int]) -> tuple[str, ...]:
    """The paragraphs that came into play; some depend on how."""
    if code == c.REFILLED:
        return ("2.2", "2.5") if numbers[0] == 1 else ("2.5", "6.1", "6.2")
    if code == c.HAND_BEGAN and numbers[3] == 1 and numbers[2] > 1:
        return (*kind.rules, "7.4")
    if code == c.TRICK_TAKEN:
        return (WON_BY[numbers[4]], *kind.rules)
    if code == c.GAME_TIED:
        return (TIED[numbers[0]][0],)
    if code == c.MATCH_OVER:
        return (ENDINGS[numbers[0]][1],)
    return kind.rules


def named_value(field: str, number: int) -> int | str:
    """A number of an event by its name, where it has one."""
    if field in ("seat", "winner"):
        return "" if number == c.NONE else SEATS[number]
    if field == "card":
        return CARD_NAMES[number]
    if field == "suit":
        return SUITS[number]
    if field == "cards":
        return ", ".join(names_in(number))
    if field == "tie":
        return TIED[number][1]
    if field == "ending":
        return ENDINGS[number][0]
    return number


# ---- prompts and endings -------------------------------------------------------------------------


def winner(first: int, second: int) -> int:
    """The seat with more markers, or none."""
    return c.NONE if first == second else int(second > first)


def prompt(s: Triumvirate, viewer: int) -> str:
    """Whose decision it is and what is expected of whoever reads it."""
    if s.phase == c.DEALER:
        return "Chance decides who deals first."
    if s.phase == c.DEAL:
        return "The cards are being dealt."
    if s.phase == c.OVER:
        return "The match is over."
    who = SEATS[s.actor]
    if s.phase == c.LEAD:
        return f"{who}, lead any card."
    if s.phase == c.REPLY:
        return f"{who}, reply to {NAMES[s.lead]}; follow suit if you can."
    if len(s.asked()) > 0 and viewer in (WATCHER, 1 - s.actor):
        return "Both houses decide in secret whether to pledge a card."
    return f"{who}, pledge one of your cards in secret, or nothing."


def relevant_rule(s: Triumvirate) -> str:
    """The paragraph for the decision at hand."""
    if s.phase == c.DEAL:
        return "2.2" if s.hand_number == 1 else "6.2"
    fixed = {c.DEALER: "2.1", c.LEAD: "3.1", c.REPLY: "3.2", c.PLEDGE: "5.1"}
    return fixed.get(s.phase) or ENDINGS[s.ending][1]


def outcome(s: Triumvirate) -> Outcome | None:
    """How the match ended, or None."""
    if s.phase != c.OVER:
        return None
    reason, rule = ENDINGS[s.ending]
    payoffs = (s.payoff(0), s.payoff(1))
    seat = winner(*s.markers)
    if seat == c.NONE:
        text = f"The match is shared: both houses have {plural(s.markers[0], 'marker')} ({rule})."
        return Outcome(reason, rule, text, payoffs)
    score = f"{s.markers[seat]} to {s.markers[1 - seat]}"
    text = f"The {SEATS[seat]} win the match with {score} markers ({rule})."
    return Outcome(reason, rule, text, payoffs)
