"""The sentences of the game: what happened, what is expected, how it ended."""

from collections.abc import Mapping
from dataclasses import dataclass

from rubicon.core.contract import Event, EventField, Outcome
from rubicon.core.state import EVENT_WIDTH, WATCHER
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import NAMES, SEATS, SUITS, names_in
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import count
from rubicon.games.triumvirate.saying import say
from rubicon.games.triumvirate.shapes import Ending, Phase
from rubicon.games.triumvirate.sight import seen_events
from rubicon.words import Phrase
from rubicon.words.language import slug

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
TIED = {c.REPLAY: ("replay", "7.3"), c.COUNTED: ("counted", "9.2"), c.SHARED: ("shared", "9.2")}
CARD_NAMES = dict(enumerate(NAMES)) | {c.UNSEEN: "", c.NOTHING: "nothing"}
HIDDEN, SHARED = "-hidden", "-shared"
"""An entry of its own for a card that is not seen, and for a match that nobody won."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of event is told: its name, its rules, and what its numbers are."""

    name: str
    rules: tuple[str, ...]
    fields: tuple[str, ...]


KINDS = {
    c.DEALER_CHOSEN: Kind("dealer_chosen", ("2.1",), ("seat",)),
    c.HAND_BEGAN: Kind("turn_began", ("2.4",), ("seat", "turn", "game", "hand")),
    c.REFILLED: Kind("refilled", (), ("hand", "size", "aside", "first", "second")),
    c.DEALT: Kind("dealt", ("2.3",), ("seat", "card")),
    c.LED: Kind("led", ("3.1", "3.9"), ("seat", "card", "trick")),
    c.FOLLOWED: Kind("followed", ("3.2", "3.9"), ("seat", "card", "suit")),
    c.DISCARDED: Kind("discarded", ("3.3", "3.9"), ("seat", "card", "suit")),
    c.TRICK_TAKEN: Kind("trick_taken", ("3.7", "3.8"), ("seat", "card", "suit", "tricks", "how")),
    c.ELECTED: Kind("elected", ("4.1", "4.2"), ("suit", "consuls")),
    c.DECIDED: Kind("decided", ("5.4",), ("seat", "card")),
    c.PLEDGES_COUNTED: Kind(
        "pledges_counted", ("5.1", "5.2", "5.5"), ("seat", "made", "pledges", "in_hand")
    ),
    c.NOT_ASKED: Kind("not_asked", ("5.3",), ("seat", "pledges")),
    c.CROWNED: Kind("crowned", ("4.3",), ("suit", "consuls")),
    c.SHOWN: Kind("shown", ("7.1",), ("seat", "cards", "points", "suit")),
    c.GAME_WON: Kind("game_won", ("7.2",), ("seat", "points", "against", "markers")),
    c.GAME_TIED: Kind("game_tied", (), ("tie",)),
    c.MATCH_OVER: Kind("match_over", (), ("ending", "first", "second", "games", "winner")),
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
    rules = rules_cited(code, kind, numbers)
    return Event(kind.name, rules, entry_of(kind.name, named), named, say.name)


def entry_of(name: str, named: Mapping[str, EventField]) -> str:
    """The entry of the catalogue that tells an event."""
    plain = f"event-{slug(name)}"
    if named.get("card") == "":
        return plain + HIDDEN
    return plain + SHARED if named.get("winner") == "" else plain


def rules_cited(code: int, kind: Kind, numbers: list[int]) -> tuple[str, ...]:
    """The paragraphs that came into play; some depend on how."""
    if code == c.REFILLED:
        return ("2.2", "2.5") if numbers[0] == 1 else ("2.5", "6.1", "6.2")
    if code == c.HAND_BEGAN and numbers[3] == 1 and numbers[2] > 1:
        return (*kind.rules, "7.4")
    if code == c.TRICK_TAKEN:
        return (WON_BY[numbers[4]], *kind.rules)
    if code == c.GAME_TIED:
        return (TIED[numbers[0]][1],)
    if code == c.MATCH_OVER:
        return (ENDINGS[numbers[0]][1],)
    return kind.rules


def named_value(field: str, number: int) -> EventField:
    """A number of an event by its name, where it has one."""
    if field in ("seat", "winner"):
        return "" if number == c.NONE else SEATS[number]
    if field == "card":
        return CARD_NAMES[number]
    if field == "suit":
        return SUITS[number]
    if field == "cards":
        return names_in(number)
    if field == "tie":
        return TIED[number][0]
    if field == "ending":
        return ENDINGS[number][0]
    return number


# ---- prompts and endings -------------------------------------------------------------------------


def winner(first: int, second: int) -> int:
    """The seat with more markers, or none."""
    return c.NONE if first == second else int(second > first)


def prompt(s: Triumvirate, viewer: int) -> Phrase:
    """Whose decision it is and what is expected of the reader."""
    if s.phase == c.DEALER:
        return say("prompt-dealer")
    if s.phase == c.DEAL:
        return say("prompt-deal")
    if s.phase == c.OVER:
        return say("prompt-over")
    who = SEATS[s.actor]
    if s.phase == c.LEAD:
        return say("prompt-lead", seat=who)
    if s.phase == c.REPLY:
        return say("prompt-reply", seat=who, card=NAMES[s.lead])
    if len(s.asked()) > 0 and viewer in (WATCHER, 1 - s.actor):
        return say("prompt-pledges")
    return say("prompt-pledge", seat=who)


def context(s: Triumvirate, viewer: int) -> dict[str, int | str]:
    """What effects of moves speak of: all of it lies open on the table."""
    who = viewer if viewer >= 0 else max(0, s.actor)
    return {
        "phase": PHASES[s.phase],
        "lead": "" if s.lead == c.NONE else NAMES[s.lead],
        "rival": SEATS[1 - who],
        "pledge": count(s.pledged[who]) + 1,
        "most": s.t.pledges_in_a_game,
    }


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
        says = say("ending-shared", markers=s.markers[0], rule=rule)
        return Outcome(reason, rule, says, payoffs)
    score = {"markers": s.markers[seat], "against": s.markers[1 - seat]}
    says = say("ending-won", seat=SEATS[seat], rule=rule, **score)
    return Outcome(reason, rule, says, payoffs)
