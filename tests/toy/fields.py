"""The fields of a position of Curia: what each may hold, whatever the options are."""

from rubicon.core.fields import Field
from toy import curia as c

SEATS = 4
MOST_ROUNDS = 4
MOST_COINS = 12 * SEATS

FIELDS: tuple[Field, ...] = (
    Field("turn", 0, MOST_ROUNDS),
    Field("leader", 0, SEATS - 1),
    Field("phase", c.DEAL_LETTERS, c.OVER),
    Field("cursor", 0, c.HAND * SEATS),
    Field("discard", 0, c.COPIES, c.KINDS),
    Field("causes", 0, MOST_COINS, c.CAUSES),
    # by seat
    Field("letters", c.NONE, c.LETTERS - 1, SEATS, grows=True),
    Field("committed", c.NONE, c.KINDS - 1, SEATS, grows=True),
    Field("public", c.UNKNOWN, c.COMMONER, SEATS, grows=True),
    Field("spent", 0, 1, SEATS, grows=True),
    Field("known", 0, (1 << SEATS) - 1, SEATS, grows=True),
    Field("hands", 0, c.HAND, SEATS * c.KINDS, grows=True),
    Field("purse", 0, MOST_COINS, SEATS, grows=True),
)
