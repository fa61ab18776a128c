"""The fields of a position: what each may hold, whatever the options are [10.1]."""

import tomllib

from rubicon.core.fields import Field
from rubicon.core.options import most_of
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import DATA
from rubicon.games.triumvirate.setup import most_rounds

MOST = most_of(tomllib.loads((DATA / "options.toml").read_text(encoding="utf-8")))
MOST_HANDS = most_rounds(MOST["consuls_to_emperor"])
LAST_WRITTEN_TURN = 999
"""A position that somebody writes may begin as late, and in any hand of its game."""

FIELDS: tuple[Field, ...] = (
    # by seat: sets of cards, and game markers
    Field("hand", 0, c.ALL, c.SEATS),
    Field("pledged", 0, c.ALL, c.SEATS),
    Field("markers", 0, MOST["markers_to_win"], c.SEATS),
    # by suit
    Field("tricks", 0, MOST["tricks_to_consul"], c.SUITS),
    Field("consuls", 0, MOST["consuls_to_emperor"], c.SUITS),
    # the match, the game and the hand; turns count the hands of the whole match
    Field("turn", 1, LAST_WRITTEN_TURN + MOST["most_games"] * MOST_HANDS),
    Field("game", 1, MOST["most_games"]),
    Field("hand_number", 1, 2 * MOST_HANDS),
    Field("dealer", c.NONE, c.SEATS - 1),
    Field("phase", c.DEALER, c.OVER),
    Field("actor", c.NONE, c.SEATS - 1),
    Field("lead", c.NONE, c.CARDS - 1),
    Field("commit", c.OPEN, c.CARDS - 1),
    Field("ending", 0, c.LEVEL),
    # the game before this one, as it was shown at its end
    Field("last_emperor", c.NONE, c.SUITS - 1),
    Field("last_pledged", 0, c.ALL, c.SEATS),
    # the cards played in this hand, in order: 32 times the seat, plus the card
    Field("table", 0, 32 * (c.SEATS - 1) + c.CARDS - 1, c.CARDS, grows=True),
    # what is remembered of the hands of this game, HAND_WIDTH ints each
    Field("record", 0, c.ALL, 2 * MOST_HANDS * c.HAND_WIDTH, grows=True),
)

MOST_LISTED = 1 + c.CARDS
"""[5.1] No list is longer than that of all cards to pledge, and no pledge."""
