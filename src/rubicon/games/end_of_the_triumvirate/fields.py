"""The fields of a position: what each may hold, whatever the options are [12.1]."""

import tomllib
from importlib.resources import files

from rubicon.core.fields import Field
from rubicon.core.options import most_of
from rubicon.games.end_of_the_triumvirate import codes as c

OPTIONS = files("rubicon.games.end_of_the_triumvirate") / "data" / "options.toml"
MOST = most_of(tomllib.loads(OPTIONS.read_text(encoding="utf-8")))
LAST_SEAT = c.COLOURS - 1
LAST_PROVINCE = c.PROVINCES - 1
MOST_TURNS = 2 * (c.COLOURS + 1) * MOST["year_turns"]
"""[9.7] Twice what play from the start can reach: a written position may begin anywhere."""
MOST_SERVANTS = MOST["servants_total"] + c.COLOURS
"""Somebody may write a position with all of them in play in which nobody is consul yet [8.7]."""

FIELDS: tuple[Field, ...] = (
    # by province
    Field("owner", c.NONE, LAST_SEAT, c.PROVINCES),
    Field("boxed", 0, 1, c.PROVINCES),
    Field("servants", 0, MOST_SERVANTS, c.PROVINCES),
    Field("legions", 0, MOST["legions_total"], c.PROVINCES),
    Field("gold", 0, MOST["gold_total"], c.PROVINCES),
    # by seat; `track` holds the political steps of all seats, then the military ones
    Field("place", c.NONE, LAST_PROVINCE, c.COLOURS),
    Field("purse", 0, MOST["gold_total"], c.COLOURS),
    Field("carried", 0, MOST_SERVANTS, c.COLOURS),
    Field("citizens", 0, MOST["citizens_total"], c.COLOURS),
    Field("consul", 0, 1, c.COLOURS),
    Field("bag", 0, MOST["weapons_total"], c.COLOURS),
    Field("realm", 0, c.PROVINCES, c.COLOURS, derived=True),
    Field("track", 1, MOST["track_top"], 2 * c.COLOURS),
    # the common supply, kept beside what is on the board for speed
    Field("gold_left", 0, MOST["gold_total"], derived=True),
    Field("legions_left", 0, MOST["legions_total"], derived=True),
    # the turn; the cursor runs over the provinces, from before the first to behind the last
    Field("turn", 1, MOST_TURNS),
    Field("calendar", 0, MOST["year_turns"]),
    Field("active", 0, LAST_SEAT),
    Field("phase", c.SUPPLY, c.OVER),
    Field("cursor", -1, c.PROVINCES),
    Field("points", 0, MOST["movement_points"]),
    Field("taken", 0, 3),
    # an attack, and what is still to be settled after it
    Field("target", c.NONE, LAST_PROVINCE),
    Field("attackers", 0, MOST["legions_total"]),
    Field("loser", c.NONE, LAST_SEAT),
    Field("captured", 0, MOST_SERVANTS),
    Field("card_holder", c.NONE, LAST_SEAT),
    Field("card_side", 0, c.SIDE_TWO),
    # the end of a year, and of the game
    Field("elected", c.NONE, LAST_SEAT),
    Field("winner", c.NONE, LAST_SEAT),
    Field("ending", 0, c.BOTH_TRACKS),
)

MOST_LISTED = 2 + LAST_PROVINCE * (MOST["legions_total"] + 1) * (MOST_SERVANTS + 1)
"""[4.1] No list is longer than that of all marches: to every province, with any legions and
servants that may stand in one; or to put a servant down, or to stop."""
