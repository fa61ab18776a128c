"""The fields of a position of Curia: what each may hold, whatever the options are."""

from rubicon.core.fields import Field
from toy import curia as c

MOST_ROUNDS = 16
MOST_COINS = 12 * c.SEATS

FIELDS: tuple[Field, ...] = (
    Field("turn", 0, MOST_ROUNDS),
    Field("leader", 0, c.SEATS - 1),
    Field("phase", c.DEAL_LETTERS, c.OVER),
    Field("cursor", 0, c.SEATS * c.HAND),
    Field("discard", 0, c.COPIES, c.KINDS),
    Field("causes", 0, MOST_COINS, c.MOST_CAUSES),
    Field("letters", c.NONE, c.LETTERS - 1, c.SEATS, grows=True),
    Field("bids", c.NONE, c.MOST_BID, c.SEATS, grows=True),
    Field("baskets", 0, c.BASKET, c.SEATS * c.KINDS, grows=True),
    Field("answers", c.NONE, c.VETOES, c.SEATS, grows=True),
    Field("spent", 0, 1, c.SEATS, grows=True),
    Field("out", 0, 1, c.SEATS, grows=True),
    Field("known", 0, (1 << c.SEATS) - 1, c.SEATS, grows=True),
    Field("hands", 0, c.COPIES, c.SEATS * c.KINDS, grows=True),
    Field("purse", 0, MOST_COINS, c.SEATS, grows=True),
)
