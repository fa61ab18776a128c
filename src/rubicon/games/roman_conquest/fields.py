"""The fields of a position: what each may hold, whatever the options are [11.7]."""

import tomllib
from importlib.resources import files

from rubicon.core.fields import Field
from rubicon.core.options import most_of
from rubicon.games.roman_conquest import codes as c

OPTIONS = files("rubicon.games.roman_conquest") / "data" / "options.toml"
MOST = most_of(tomllib.loads(OPTIONS.read_text(encoding="utf-8")))
LAST_SEAT = c.SEATS - 1
LAST_HEX = c.HEXES - 1
MOST_ROUNDS = MOST["round_limit"] + 1
MOST_POPULARITY = 3 * MOST_ROUNDS * MOST["conquest_cap"]
"""[5.4] Not more than a parade every turn, with the dearest tokens."""

FIELDS: tuple[Field, ...] = (
    # by hex: three bits for each force, and three for the mover's troops that have moved
    Field("stacks", 0, (1 << (c.ARRIVED_SHIFT + c.STACK_BITS)) - 1, c.HEXES),
    # by seat
    Field("leader", c.NONE, LAST_HEX, c.SEATS),
    Field("conquests", 0, MOST["conquest_cap"], c.SEATS),
    Field("popularity", 0, MOST_POPULARITY, c.SEATS),
    Field("rome", 0, MOST["turns_in_rome"], c.SEATS),
    # the turn
    Field("war", 0, 1),
    Field("turn", 1, c.SEATS * MOST_ROUNDS),
    Field("round", 1, MOST_ROUNDS),
    Field("first", c.NONE, LAST_SEAT),
    Field("active", 0, LAST_SEAT),
    Field("phase", c.OPENING, c.OVER),
    Field("roll", 0, c.TRAVEL_FACES),
    # the order before
    Field("last_home", c.NONE, LAST_HEX),
    Field("last_to", c.NONE, LAST_HEX),
    Field("last_troops", 0, MOST["stack_limit"]),
    # a fight with dice
    Field("battle", c.NONE, LAST_HEX),
    Field("throw", 0, (1 << c.FIRST_BITS) - 1),
    # the end of the game; a bit for each seat that has won
    Field("winners", 0, (1 << c.SEATS) - 1),
    Field("ending", 0, c.LAST_ROUND),
)

MOST_LISTED = 1 + 6 * c.HEXES * MOST["stack_limit"]
"""[4.9] No list is longer than that of all orders: from every hex to each of its neighbours, with
any troops; or to be done."""
