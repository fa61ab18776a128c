"""The verbs of the game, each declared once: move int ↔ fields ↔ words follow from it."""

from rubicon.core.kinds import Field, Slot
from rubicon.core.state import EVERYTHING
from rubicon.core.verbs import Grammar, Layout, Verb
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import CARD, SEAT, SEATS
from rubicon.games.triumvirate.tables import Tables

NOTHING = "nothing"
EXAMPLES = "'play Caesar 7', 'pledge Crassus 5', 'pledge nothing'"
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
        Verb(c.PLEDGE_NOTHING, "pledge", (), f"pledge {NOTHING}", fixed={card.name: NOTHING}),
        Verb(c.PLEDGE_CARD, "pledge", (card,), "pledge {card}"),
    ]
    return Grammar(verbs, LAYOUT, EXAMPLES, lowers=True)


def words_for(grammar: Grammar, seat: int, move: int, viewer: int) -> str:
    """[1.3] What was dealt is for whoever got it, what was pledged for whoever did it."""
    verb = c.verb_of(move)
    if verb == c.DEAL_CARD and viewer not in (EVERYTHING, c.seat_of(move)):
        return f"deal a card to {SEATS[c.seat_of(move)]}"
    if verb in (c.PLEDGE_CARD, c.PLEDGE_NOTHING) and viewer not in (EVERYTHING, seat):
        return "decide on a pledge"
    return grammar.words(move)
