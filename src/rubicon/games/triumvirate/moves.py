"""The verbs of the game, each declared once: move int ↔ fields ↔ words follow from it."""

from typing import Any

from rubicon.core.kinds import Field, Slot
from rubicon.core.verbs import Grammar, Layout, Verb
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import CARD, SEAT, SEATS
from rubicon.games.triumvirate.sight import seen_move
from rubicon.games.triumvirate.tables import Tables

NOTHING = "nothing"
EXAMPLES = ("play Caesar 7", "pledge Crassus 5", "pledge nothing")
LAYOUT = Layout(
    Slot(c.VERB_SHIFT, c.VERB_BITS),
    (Slot(c.SEAT_SHIFT, c.SEAT_BITS), Slot(c.CARD_SHIFT, c.CARD_BITS)),
)


def make_grammar(t: Tables) -> Grammar:
    """All that can be said; some of it only under some options."""
    in_seat, in_card = LAYOUT.slots
    seat, card = Field("seat", SEAT, in_seat), Field("card", CARD, in_card)
    drawn = t.first_dealer == c.NONE
    verbs = [
        Verb(c.CHOOSE_DEALER, "dealer", (seat,), "dealer {seat}", by_chance=True, in_play=drawn),
        Verb(
            *(c.DEAL_CARD, "deal", (card, seat), "deal {card} to {seat}"),
            by_chance=True,
            unordered=True,
        ),
        Verb(c.PLAY_CARD, "play", (card,), "play {card}", reveals=True),
        # The second pledge shows whether there was a first one.
        Verb(
            *(c.PLEDGE_NOTHING, "pledge", (), f"pledge {NOTHING}", {card.name: NOTHING}),
            reveals=True,
        ),
        Verb(c.PLEDGE_CARD, "pledge", (card,), "pledge {card}", reveals=True),
    ]
    return Grammar(verbs, LAYOUT, EXAMPLES, lowers=True)


def words_for(grammar: Grammar, seat: int, move: int, viewer: int) -> str:
    """[1.3] A card is known to the house that was dealt it, a pledge to the house that made it."""
    seen = seen_move(seat, move, viewer)
    if c.card_of(seen) != c.UNSEEN:
        return grammar.words(seen)
    if c.verb_of(seen) == c.DEAL_CARD:
        return f"deal a card to {SEATS[c.seat_of(seen)]}"
    return "decide on a pledge"


def fields_for(grammar: Grammar, seat: int, move: int, viewer: int) -> dict[str, Any]:
    """The same as named fields, without the card that is not seen."""
    seen = seen_move(seat, move, viewer)
    if c.card_of(seen) != c.UNSEEN:
        return grammar.fields(seen)
    named: dict[str, Any] = {"verb": grammar.verb(seen).name}
    if c.verb_of(seen) == c.DEAL_CARD:
        named["seat"] = SEATS[c.seat_of(seen)]
    return named
