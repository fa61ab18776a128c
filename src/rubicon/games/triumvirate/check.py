"""What is true of every position, whatever was played: conservation and plain sense [1.2]."""

from collections.abc import Iterator

from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import NAMES, SEATS, SUITS, cards_in, names_in
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import count
from rubicon.games.triumvirate.saying import say
from rubicon.words import Listed, Phrase


def check(s: Triumvirate) -> list[Phrase]:
    """A sentence for each law that is broken."""
    return [*check_cards(s), *check_counts(s), *check_table(s), *check_record(s)]


def check_cards(s: Triumvirate) -> Iterator[Phrase]:
    """[1.2] Every card is in one place."""
    seen = 0
    for cards in (*s.hand, *s.pledged):
        if cards & ~c.ALL:
            yield say("fault-no-such-card")
        if cards & seen:
            yield say("fault-two-places", cards=Listed.of(names_in(cards & seen), "comma"))
        seen |= cards


def check_counts(s: Triumvirate) -> Iterator[Phrase]:
    """Markers, tricks and pledges within their bounds."""
    for seat in range(c.SEATS):
        if count(s.pledged[seat]) > s.t.pledges_in_a_game:
            yield say("fault-many-pledges", seat=SEATS[seat])
        if s.phase == c.DEAL and count(s.hand[seat]) > s.t.hand_size:
            yield say("fault-many-cards", seat=SEATS[seat])
    if s.phase != c.OVER and max(s.markers) >= s.t.markers_to_win:
        yield say("fault-match-won")
    if max(s.tricks) > s.t.tricks_to_consul or max(s.consuls) > s.t.consuls_to_emperor:
        yield say("fault-more-than-needed")
    if s.consuls.count(s.t.consuls_to_emperor) > 1:
        yield say("fault-two-emperors")
    in_hand = s.phase in (c.LEAD, c.REPLY)
    if in_hand and max(s.tricks) == s.t.tricks_to_consul:
        yield say("fault-hand-over")
    if s.phase in (c.DEAL, c.LEAD, c.REPLY) and max(s.consuls) == s.t.consuls_to_emperor:
        yield say("fault-game-over")


def check_table(s: Triumvirate) -> Iterator[Phrase]:
    """[3.9] What lies on the table was played in this hand by those who are remembered to have."""
    now = len(s.record) - c.HAND_WIDTH
    for seat in range(c.SEATS):
        lying = sum(1 << (card & 31) for card in s.table if card >> 5 == seat)
        if lying != (s.record[now + c.PLAYED + seat] if s.table else 0):
            yield say("fault-table", seat=SEATS[seat])
    if (s.lead != c.NONE) != (s.phase == c.REPLY):
        yield say("fault-no-reply")
    if s.phase == c.REPLY and (not s.table or s.table[-1] != 32 * (1 - s.actor) + s.lead):
        yield say("fault-lead")


# ---- what is remembered ------------------------------------------------------------------------


def check_record(s: Triumvirate) -> Iterator[Phrase]:
    """The hands of this game follow from one another."""
    hands = len(s.record) // c.HAND_WIDTH
    for seat in range(c.SEATS):
        recorded = 0
        for i in range(hands):
            start = i * c.HAND_WIDTH
            yield from check_hand(s.record[start : start + c.HAND_WIDTH], seat)
            recorded |= s.record[start + c.PLEDGED + seat]
            following = s.record[start + c.HAND_WIDTH :] or s.hand
            kept = left_over(s.record, start, seat)
            if following is s.hand and s.phase != c.DEAL and kept != s.hand[seat]:
                yield say("fault-not-kept", seat=SEATS[seat])
            if kept & ~following[seat]:
                yield say("fault-lost", seat=SEATS[seat])
        yield from check_pledged(s, seat, recorded)


def left_over(record: list[int], start: int, seat: int) -> int:
    """[6.1] What a house keeps of a hand."""
    gone = record[start + c.PLAYED + seat] | record[start + c.PLEDGED + seat]
    return record[start + c.HELD + seat] & ~gone


def check_hand(hand: list[int], seat: int) -> Iterator[Phrase]:
    """One hand of a seat as it is remembered."""
    held, played, pledged = hand[c.HELD + seat], hand[c.PLAYED + seat], hand[c.PLEDGED + seat]
    if hand[c.HELD] & hand[c.HELD + 1]:
        yield say("fault-held-by-two")
    if (played | pledged) & ~held or played & pledged:
        yield say("fault-not-held", seat=SEATS[seat])
    if count(pledged) > 1:
        yield say("fault-several-pledges", seat=SEATS[seat])
    void = hand[c.VOID + seat]
    for suit in range(c.SUITS if void else 0):
        if void >> suit & 1 and held & ~played & (c.SUIT << (9 * suit)):
            yield say("fault-void", seat=SEATS[seat], suit=SUITS[suit])


def check_pledged(s: Triumvirate, seat: int, recorded: int) -> Iterator[Phrase]:
    """[5.2] What is pledged stays so, and is never held again."""
    if recorded & ~s.pledged[seat]:
        yield say("fault-pledge-gone", seat=SEATS[seat])
    for card in cards_in(s.pledged[seat]):
        out = not recorded >> card & 1
        for start in range(0, len(s.record), c.HAND_WIDTH):
            if out and (s.record[start] | s.record[start + 1]) >> card & 1:
                yield say("fault-held-again", card=NAMES[card])
            out = out or bool(s.record[start + c.PLEDGED + seat] >> card & 1)
