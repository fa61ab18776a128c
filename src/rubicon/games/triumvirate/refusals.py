"""Why a move is not allowed: the first rule that it breaks, what it needs and what is there."""

from rubicon.core.contract import Refusal
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.triumvirate import rules
from rubicon.games.triumvirate.cards import NAMES, SEATS, SUITS
from rubicon.games.triumvirate.codes import (
    CHOOSE_DEALER,
    DEAL,
    DEAL_CARD,
    DEALER,
    LEAD,
    PLAY_CARD,
    PLEDGE,
    PLEDGE_CARD,
    PLEDGE_NOTHING,
    REPLY,
    SUIT,
    card_of,
    suit_of,
    verb_of,
)
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import count
from rubicon.games.triumvirate.saying import say

PHASE_OF = {
    CHOOSE_DEALER: (DEALER,),
    DEAL_CARD: (DEAL,),
    PLAY_CARD: (LEAD, REPLY),
    PLEDGE_CARD: (PLEDGE,),
    PLEDGE_NOTHING: (PLEDGE,),
}
NOT_NOW = {
    CHOOSE_DEALER: ("2.1", say("refusal-dealer-known")),
    DEAL_CARD: ("2.3", say("refusal-no-deal")),
    PLAY_CARD: ("4.1", say("refusal-hand-over")),
    PLEDGE_CARD: ("5.1", say("refusal-pledge-later")),
    PLEDGE_NOTHING: ("5.1", say("refusal-decide-later")),
}


def why_not(s: Triumvirate, seat: int, move: int) -> Refusal | None:
    """None, or the first rule in the way. `legal` and this agree on every move there is."""
    verb, acting = verb_of(move), s.to_act()
    if acting == NOBODY:
        rule = "8.1" if max(s.markers) >= s.t.markers_to_win else "8.2"
        return Refusal(rule, say("refusal-match-over"))
    if acting == CHANCE:
        return why_no_chance(s, seat, move)
    if s.phase not in PHASE_OF[verb]:
        return Refusal(*NOT_NOW[verb])
    if seat != acting:
        return why_not_he(s, seat)
    if verb == PLAY_CARD:
        return why_not_play(s, card_of(move))
    if verb == PLEDGE_CARD and not s.hand[seat] >> card_of(move) & 1:
        name = NAMES[card_of(move)]
        return Refusal("5.1", say("refusal-not-left", card=name), {"card": name})
    return None


def why_no_chance(s: Triumvirate, seat: int, move: int) -> Refusal | None:
    """While chance is to act nobody else is."""
    verb = verb_of(move)
    if s.phase == DEALER and (seat != CHANCE or verb != CHOOSE_DEALER):
        return Refusal("2.1", say("refusal-dealer-first"))
    if s.phase == DEAL and (seat != CHANCE or verb != DEAL_CARD):
        return Refusal("2.2", say("refusal-deal-first"))
    if s.weight(move) == 0:
        return Refusal("2.3", say("refusal-next-card", seat=SEATS[s.actor]))
    return None


def why_not_he(s: Triumvirate, seat: int) -> Refusal:
    """Somebody else is to decide."""
    who = say("refusal-others-decide", seat=SEATS[s.actor])
    if s.phase == LEAD:
        return Refusal("3.8" if sum(s.tricks) else "3.1", who)
    if s.phase == REPLY:
        return Refusal("3.2", who)
    if seat >= 0 and count(s.pledged[seat]) >= s.t.pledges_in_a_game:
        most = s.t.pledges_in_a_game
        says = say("refusal-all-pledged", seat=SEATS[seat])
        return Refusal("5.3", says, {"pledges": most}, {"pledges": most})
    return Refusal("5.4", who)


def why_not_play(s: Triumvirate, card: int) -> Refusal | None:
    """Any card in hand to a lead [3.1]; a reply must follow suit [3.2]."""
    held = s.hand[s.actor]
    if not held >> card & 1:
        rule = "3.1" if s.phase == LEAD else "3.2"
        return Refusal(rule, say("refusal-not-held", card=NAMES[card]), {"card": NAMES[card]})
    if not rules.playable(s) >> card & 1:
        suit = suit_of(s.lead)
        following, name = count(held & (SUIT << (9 * suit))), SUITS[suit]
        says = say("refusal-follow", suit=name)
        return Refusal("3.2", says, {"suit": name}, {name: following})
    return None
