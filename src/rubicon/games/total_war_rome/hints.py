"""What a good host points out: who is close to the end of the game."""

from rubicon.core.shapes import Hints, Warning
from rubicon.games.total_war_rome.names import Names
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.saying import say

CLOSE = 3
"""VP that are still missing."""


def hints(s: War, names: Names) -> Hints:
    """[1.2] Who could make this the last round; it is open to all."""
    warnings: list[Warning] = []
    if s.is_last:
        warnings.append({"seat": None, "rule": "1.2", "says": say("warning-last").json()})
    else:
        for seat, name in enumerate(names.seats):
            missing = s.t.trigger - s.points[seat]
            if missing <= CLOSE:
                says = say("warning-close", seat=name, missing=missing)
                warnings.append({"seat": name, "rule": "1.2", "says": says.json()})
    return {"warnings": warnings}
