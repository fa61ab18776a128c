"""Positions that people and programs write: named fields in JSON, and one short line."""

from collections.abc import Mapping
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.core.reading import read_number
from rubicon.core.state import EVERYTHING
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate import rules
from rubicon.games.triumvirate.cards import CARD, SEATS, SUITS
from rubicon.games.triumvirate.check import check
from rubicon.games.triumvirate.fields import LAST_WRITTEN_TURN
from rubicon.games.triumvirate.moves import NOTHING
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import count, reply_wins
from rubicon.games.triumvirate.saying import say
from rubicon.games.triumvirate.tables import Tables
from rubicon.games.triumvirate.text import ENDINGS, PHASES
from rubicon.games.triumvirate.view import write
from rubicon.kit.entries import Entry, agree, number, part, table, word
from rubicon.words import Phrase, shown, written

FIELDS = (
    "turn",
    "game_number",
    "hand_number",
    "phase",
    "decides",
    "dealer",
    "leader",
    "lead",
    "plays",
    "tricks",
    "consuls",
    "emperor",
    "aside",
    "seats",
    "history",
    "previous",
    "result",
)
SEAT_FIELDS = ("hand", "cards", "pledges", "pledged", "markers", "decision")
HAND_FIELDS = ("held", "cards", "played", "void", "pledged", "pledge")
DERIVED = ("decides", "leader", "lead", "emperor", "aside")


def read(data: Mapping[str, Any], t: Tables) -> Triumvirate:
    """The position that is meant; what is omitted takes its set-up value."""
    data = table(data, say("entry-top-level"), FIELDS)
    s = Triumvirate(t)
    read_match(s, data)
    read_seats(s, table(data.get("seats", {}), "seats", SEATS))
    read_plays(s, data)
    read_history(s, data)
    read_phase(s, data)
    for fault in check(s):
        raise BadInput(say("position-cannot-be", why=fault))
    read_derived(s, data)
    return s


def of(entry: Entry, name: str) -> Phrase:
    """What a house has of something."""
    return say("entry-of", entry=entry, seat=name)


def seat(value: object, entry: Entry) -> int:
    """A seat by its name."""
    return SEATS.index(word(value, entry, SEATS))


def card(value: object, entry: Entry) -> int:
    """A card by its name."""
    try:
        return CARD.read(value)
    except BadInput:
        says = say("position-no-card", entry=entry, given=shown(value))
        raise BadInput(says) from None


def cards(value: object, entry: Entry) -> int:
    """A set of cards from a list of names."""
    if not isinstance(value, list):
        raise BadInput(say("position-not-cards", entry=entry))
    found = [card(name, entry) for name in value]
    if len(set(found)) != len(found):
        raise BadInput(say("position-card-twice", entry=entry))
    return sum(1 << one for one in found)


def read_match(s: Triumvirate, data: Mapping[str, Any]) -> None:
    """Which game and hand it is, the dealer, the phase, and what suits have won."""
    t = s.t
    s.turn = number(data.get("turn", 1), "turn", 1, LAST_WRITTEN_TURN)
    s.game = number(data.get("game_number", 1), "game_number", 1, t.most_games)
    s.hand_number = number(data.get("hand_number", 1), "hand_number", 1, t.most_hands)
    names = tuple(PHASES.values())
    s.phase = names.index(word(data.get("phase", usual_phase(s)), "phase", names))
    dealer = data.get("dealer")
    if dealer is None and s.phase != c.DEALER:
        s.dealer = max(0, t.first_dealer)
    elif dealer is not None:
        s.dealer = seat(dealer, "dealer")
    for entry, target, most in (
        ("tricks", s.tricks, t.tricks_to_consul),
        ("consuls", s.consuls, t.consuls_to_emperor),
    ):
        given = table(data.get(entry, {}), entry, SUITS)
        for suit, name in enumerate(SUITS):
            target[suit] = number(given.get(name, 0), part(entry, name), 0, most)
    read_previous(s, data.get("previous"))


def usual_phase(s: Triumvirate) -> str:
    """How a match begins."""
    return PHASES[c.DEALER if s.t.first_dealer == c.NONE else c.DEAL]


def read_previous(s: Triumvirate, given: object) -> None:
    """The game before this one."""
    if given is None:
        return
    previous = table(given, "previous", ("emperor", "pledges"))
    s.last_emperor = SUITS.index(word(previous.get("emperor"), part("previous", "emperor"), SUITS))
    pledges = table(previous.get("pledges", {}), part("previous", "pledges"), SEATS)
    for i, name in enumerate(SEATS):
        s.last_pledged[i] = cards(pledges.get(name, []), of(part("previous", "pledges"), name))


def read_seats(s: Triumvirate, given: Mapping[str, Any]) -> None:
    """Hands, pledges and markers."""
    for i, name in enumerate(SEATS):
        entry = table(given.get(name, {}), name, SEAT_FIELDS)
        s.hand[i] = cards(entry.get("hand", []), of("hand", name))
        s.pledged[i] = cards(entry.get("pledges", []), of("pledges", name))
        s.markers[i] = number(entry.get("markers", 0), of("markers", name), 0, s.t.markers_to_win)
        decided = entry.get("decision")
        if decided is None:
            continue
        if s.phase != c.PLEDGE or i == s.dealer:
            raise BadInput(say("position-no-wait", seat=name))
        s.commit = c.NOTHING if decided == NOTHING else card(decided, of("decision", name))
        if s.commit != c.NOTHING and not s.hand[i] >> s.commit & 1:
            raise BadInput(say("position-not-held", seat=name))


# ---- the hand ------------------------------------------------------------------------------------


def read_plays(s: Triumvirate, data: Mapping[str, Any]) -> None:
    """[3.9] The cards on the table, and who leads by them [3.1] [3.8]."""
    given = data.get("plays", [])
    if not isinstance(given, list):
        raise BadInput(say("position-plays-no-list"))
    for i, entry in enumerate(given):
        where = say("entry-play", number=i + 1)
        play = table(entry, where, ("seat", "card"))
        who = seat(play.get("seat"), part(where, "seat"))
        s.table.append(32 * who + card(play.get("card"), part(where, "card")))
    if len({play & 31 for play in s.table}) != len(s.table):
        raise BadInput(say("position-plays-twice"))
    if (len(s.table) % 2 == 1) != (s.phase == c.REPLY):
        raise BadInput(say("position-plays-phase", phase=written(PHASES[s.phase])))
    for i in range(1, len(s.table), 2):
        if s.table[i] >> 5 == s.table[i - 1] >> 5:
            raise BadInput(say("position-play-by-leader", number=i + 1))


def next_leader(s: Triumvirate) -> int:
    """Who leads after what lies on the table."""
    if len(s.table) < 2:
        return 1 - s.dealer
    lead, reply = s.table[-2:]
    return (reply if reply_wins(lead & 31, reply & 31) else lead) >> 5


def read_history(s: Triumvirate, data: Mapping[str, Any]) -> None:
    """What is remembered; without it only this hand is, as it lies on the table."""
    in_hand = s.phase not in (c.DEALER, c.DEAL)
    given = data.get("history", [this_hand(s)] if in_hand else [])
    if not isinstance(given, list) or len(given) < in_hand:
        raise BadInput(say("position-history-no-list"))
    if len(given) > s.t.most_hands:
        raise BadInput(say("position-history-long", most=s.t.most_hands))
    for i, entry in enumerate(given):
        where = say("entry-history", number=i + 1)
        hand = table(entry, where, SEATS)
        start = len(s.record)
        s.record += [0] * c.HAND_WIDTH
        for who, name in enumerate(SEATS):
            read_hand(s, start + who, hand.get(name), of(where, name))


def this_hand(s: Triumvirate) -> dict[str, Any]:
    """The current hand from what is held and lies on the table."""
    whole = Triumvirate(s.t)
    whole.table, whole.record = s.table, [0] * c.HAND_WIDTH
    for play in s.table:
        whole.record[c.PLAYED + (play >> 5)] |= 1 << (play & 31)
    for lead, reply in zip(s.table[::2], s.table[1::2], strict=False):
        if c.suit_of(lead & 31) != c.suit_of(reply & 31):
            whole.record[c.VOID + (reply >> 5)] |= 1 << c.suit_of(lead & 31)
    for who in range(c.SEATS):
        whole.record[c.HELD + who] = s.hand[who] | whole.record[c.PLAYED + who]
    hand: dict[str, Any] = write(whole, EVERYTHING)["history"][0]
    return hand


def read_hand(s: Triumvirate, at: int, given: object, entry: Entry) -> None:
    """One house in one hand."""
    hand = table(given, entry, HAND_FIELDS)
    void = hand.get("void", [])
    if not isinstance(void, list):
        raise BadInput(say("position-not-suits", entry=entry))
    s.record[at + c.HELD] = cards(hand.get("held", []), part(entry, "held"))
    s.record[at + c.PLAYED] = cards(hand.get("played", []), part(entry, "played"))
    for name in void:
        s.record[at + c.VOID] |= 1 << SUITS.index(word(name, part(entry, "void"), SUITS))
    if hand.get("pledge") is not None:
        s.record[at + c.PLEDGED] = 1 << card(hand["pledge"], part(entry, "pledge"))
    agree(hand.get("cards", count(s.record[at])), count(s.record[at]), part(entry, "cards"))
    pledged = s.record[at + c.PLEDGED] != 0
    agree(hand.get("pledged", pledged), pledged, part(entry, "pledged"))


# ---- who is to act -------------------------------------------------------------------------------


def read_phase(s: Triumvirate, data: Mapping[str, Any]) -> None:
    """Who is to act, as the phase has it."""
    if s.phase == c.DEALER:
        if s.t.first_dealer != c.NONE or any((*s.hand, *s.pledged, s.turn - 1)):
            raise BadInput(say("position-dealer-known"))
    elif s.phase == c.DEAL:
        rules.deal_on(s)
        if s.phase != c.DEAL:
            raise BadInput(say("position-all-dealt"))
    elif s.phase == c.LEAD:
        s.actor = seat(data.get("leader", SEATS[next_leader(s)]), "leader")
        if s.table and s.actor != next_leader(s):
            raise BadInput(say("position-leader", seat=SEATS[next_leader(s)]))
    elif s.phase == c.REPLY:
        s.lead, s.actor = s.table[-1] & 31, 1 - (s.table[-1] >> 5)
    elif s.phase == c.PLEDGE:
        read_pledging(s)
    else:
        read_result(s, data.get("result"))
    if s.phase in (c.LEAD, c.REPLY):
        check_length(s)


def check_length(s: Triumvirate) -> None:
    """Both must have cards enough for the longest way in which the hand can go on."""
    needed = sum(s.t.tricks_to_consul - 1 - tricks for tricks in s.tricks) + 1
    for who, name in enumerate(SEATS):
        has = count(s.hand[who]) + int(s.phase == c.REPLY and who != s.actor)
        if has < needed:
            raise BadInput(say("position-hand-short", seat=name, needed=needed))


def read_pledging(s: Triumvirate) -> None:
    """The non-dealer decides first, unless he has all his pledges [5.3] [5.4]."""
    commit = s.commit
    crowned = rules.emperor(s) != c.NONE
    if s.t.tricks_to_consul not in s.tricks or (crowned and not s.t.reading_late_pledge):
        raise BadInput(say("position-no-pledges-yet"))
    rules.begin_pledges(s)
    if s.phase != c.PLEDGE or (commit != c.OPEN and s.commit == c.NOTHING != commit):
        raise BadInput(say("position-all-pledged"))
    if commit != c.OPEN and s.commit == c.OPEN:
        s.commit = commit
        s.actor = s.dealer
        if count(s.pledged[s.dealer]) >= s.t.pledges_in_a_game:
            raise BadInput(say("position-both-decided"))


def read_result(s: Triumvirate, given: object) -> None:
    """How the match ended."""
    result = table(given, "result", ("reason", "winner"))
    reasons = {name: ending for ending, (name, _) in ENDINGS.items()}
    s.ending = reasons[word(result.get("reason"), part("result", "reason"), tuple(reasons))]
    if (s.ending == c.LEVEL) != (s.markers[0] == s.markers[1]):
        raise BadInput(say("position-result"))


def read_derived(s: Triumvirate, data: Mapping[str, Any]) -> None:
    """What follows from the rest may be given, if it is right."""
    derived = write(s, EVERYTHING)
    for key in (*DERIVED, "result"):
        if key in data:
            agree(data[key], derived[key], key)
    for name, entry in data.get("seats", {}).items():
        for key in ("cards", "pledged"):
            if key in entry:
                agree(entry[key], derived["seats"][name][key], of(key, name))


# ---- the line ------------------------------------------------------------------------------------

NUMBERS = (
    "turn",
    "game",
    "hand_number",
    "dealer",
    "phase",
    "actor",
    "lead",
    "commit",
    "ending",
    "last_emperor",
)
LISTS = ("hand", "pledged", "markers", "tricks", "consuls", "last_pledged", "table", "record")
LENGTHS = {"hand": 2, "pledged": 2, "markers": 2, "tricks": 3, "consuls": 3, "last_pledged": 2}
LEAST = -2
"""The least that a number of the line can be: they are written from there on."""


def write_line(s: Triumvirate) -> str:
    """The numbers, then the lists; sets of cards as sums of powers of two."""
    numbers = ".".join(str(getattr(s, name) - LEAST) for name in NUMBERS)
    lists = [".".join(str(number) for number in getattr(s, name)) for name in LISTS]
    return "~".join([numbers, *lists])


def read_line(line: str, t: Tables) -> Triumvirate:
    """The position of a line, not yet checked."""
    parts = [[read_number(word) for word in part.split(".") if part] for part in line.split("~")]
    sound = len(parts) == 1 + len(LISTS) and len(parts[0]) == len(NUMBERS)
    if not sound or any(number is None for part in parts for number in part):
        raise BadInput(say("line-not-a-position"))
    s = Triumvirate(t)
    for name, given in zip(NUMBERS, parts[0], strict=True):
        setattr(s, name, int(given or 0) + LEAST)
    for name, row in zip(LISTS, parts[1:], strict=True):
        if len(row) != LENGTHS.get(name, len(row)):
            raise BadInput(say("line-numbers", list=name, needed=LENGTHS[name]))
        setattr(s, name, [int(given or 0) for given in row])
    if len(s.record) % c.HAND_WIDTH:
        raise BadInput(say("line-record", needed=c.HAND_WIDTH))
    return s
