"""What a viewer may know, built from nothing; the whole position is what everybody together knows.

[1.3] A house sees its own hand and pledges, and remembers what it held. What lies or lay face up is
for all, and so is what follows from it for somebody who pays attention.
"""

from typing import Literal

from rubicon.core.state import CHANCE, EVERYTHING, NOBODY
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate import rules
from rubicon.games.triumvirate.cards import NAMES, SEATS, SUITS, names_in
from rubicon.games.triumvirate.moves import NOTHING
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import count
from rubicon.games.triumvirate.shapes import (
    House,
    HouseInHand,
    Position,
    Previous,
    Result,
    SeatState,
    View,
)
from rubicon.games.triumvirate.text import ENDINGS, PHASES, winner

SECRET = "secret"
"""In the place of a decision that was made but may not be known [5.4]."""


def write_view(s: Triumvirate, viewer: int) -> View:
    """What a seat, a watcher or somebody who may see everything knows."""
    return {"viewer": SEATS[viewer] if viewer >= 0 else None, **write(s, viewer)}


def write(s: Triumvirate, viewer: int) -> Position:
    """The position as the viewer knows it, with names."""
    return {
        "turn": s.turn,
        "game_number": s.game,
        "hand_number": s.hand_number,
        "phase": PHASES[s.phase],
        "decides": decider(s),
        "dealer": seat_or_none(s.dealer),
        "leader": seat_or_none(leader(s)),
        "lead": None if s.lead == c.NONE else NAMES[s.lead],
        "plays": [{"seat": SEATS[play >> 5], "card": NAMES[play & 31]} for play in s.table],
        "tricks": dict(zip(SUITS, s.tricks, strict=True)),
        "consuls": dict(zip(SUITS, s.consuls, strict=True)),
        "emperor": None if (suit := rules.emperor(s)) == c.NONE else SUITS[suit],
        "aside": count(s.pool()) - len(s.table),
        "seats": {name: write_seat(s, seat, viewer) for seat, name in enumerate(SEATS)},
        "history": [
            {name: write_hand(s, start, seat, viewer) for seat, name in enumerate(SEATS)}
            for start in range(0, len(s.record), c.HAND_WIDTH)
        ],
        "previous": write_previous(s),
        "result": write_result(s),
    }


def decider(s: Triumvirate) -> House | Literal["chance"] | None:
    """The seat to act, chance, or nobody."""
    acting = s.to_act()
    return "chance" if acting == CHANCE else None if acting == NOBODY else SEATS[acting]


def seat_or_none(seat: int) -> House | None:
    """A seat's name, if it is one."""
    return None if seat == c.NONE else SEATS[seat]


def leader(s: Triumvirate) -> int:
    """Who leads to the trick that is being played."""
    if s.phase == c.LEAD:
        return s.actor
    return 1 - s.actor if s.phase == c.REPLY else c.NONE


def sees(viewer: int, seat: int) -> bool:
    """[1.3] Whether the viewer sees what a house holds."""
    return viewer in (EVERYTHING, seat)


def sees_pledges(s: Triumvirate, viewer: int, seat: int) -> bool:
    """[5.5] [7.1] Whether the viewer sees the faces of a house's pledges."""
    return sees(viewer, seat) or s.phase == c.OVER


def write_seat(s: Triumvirate, seat: int, viewer: int) -> SeatState:
    """What a house has."""
    return {
        "hand": names_in(s.hand[seat]) if sees(viewer, seat) else None,
        "cards": count(s.hand[seat]),
        "pledges": names_in(s.pledged[seat]) if sees_pledges(s, viewer, seat) else None,
        "pledged": count(s.pledged[seat]),
        "markers": s.markers[seat],
        "decision": decision(s, seat, viewer),
    }


def decision(s: Triumvirate, seat: int, viewer: int) -> str | None:
    """[5.4] The non-dealer's decision about a pledge, while it waits for the dealer's."""
    if s.phase != c.PLEDGE or seat == s.dealer or s.commit == c.OPEN:
        return None
    was_asked = count(s.pledged[seat]) < s.t.pledges_in_a_game
    if was_asked and not sees(viewer, seat):
        return SECRET
    return NOTHING if s.commit == c.NOTHING else NAMES[s.commit]


def write_hand(s: Triumvirate, start: int, seat: int, viewer: int) -> HouseInHand:
    """What is remembered of a house in one hand: the current one is the last."""
    held, pledged = s.record[start + c.HELD + seat], s.record[start + c.PLEDGED + seat]
    void = s.record[start + c.VOID + seat]
    known = sees_pledges(s, viewer, seat)
    return {
        "held": names_in(held) if sees(viewer, seat) else None,
        "cards": count(held),
        "played": names_in(s.record[start + c.PLAYED + seat]),
        "void": [name for suit, name in enumerate(SUITS) if void >> suit & 1],
        "pledged": pledged != 0,
        "pledge": names_in(pledged)[0] if pledged and known else None,
    }


def write_previous(s: Triumvirate) -> Previous | None:
    """[7.1] The game before this one, as it was shown at its end."""
    if s.last_emperor == c.NONE:
        return None
    pledges = [names_in(cards) for cards in s.last_pledged]
    return {"emperor": SUITS[s.last_emperor], "pledges": dict(zip(SEATS, pledges, strict=True))}


def write_result(s: Triumvirate) -> Result | None:
    """How the match ended."""
    if s.phase != c.OVER:
        return None
    return {"reason": ENDINGS[s.ending][0], "winner": seat_or_none(winner(*s.markers))}
