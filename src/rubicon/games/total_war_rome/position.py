"""Positions as JSON and as one line: every field by its name, in whole numbers."""

from collections.abc import Mapping
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.core.fields import field_faults
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.total_war_rome import check
from rubicon.games.total_war_rome.codes import verb_of
from rubicon.games.total_war_rome.fields import FIELDS
from rubicon.games.total_war_rome.names import Names
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.prompts import STEPS
from rubicon.games.total_war_rome.rules.windows import LAST_PLAY
from rubicon.games.total_war_rome.saying import say
from rubicon.games.total_war_rome.steps import RESOLVE_PLAY, step_of
from rubicon.games.total_war_rome.tables import Tables
from rubicon.kit.entries import table
from rubicon.words import quoted

NAMES = tuple(one.name for one in FIELDS)
BETWEEN, WITHIN = "~", "."


def write(s: War) -> dict[str, Any]:
    """The whole position."""
    found: dict[str, Any] = {}
    for name in NAMES:
        value = getattr(s, name)
        found[name] = value[:] if isinstance(value, list) else value
    return found


def read(given: Mapping[str, Any], start: War, names: Names) -> War:
    """A position written by hand; what is omitted is as at the start."""
    s = start
    for name, value in table(given, say("position"), NAMES).items():
        there = getattr(s, name)
        numbers = value if isinstance(value, list) else [value]
        if type(value) is not type(there) or not all(type(one) is int for one in numbers):
            raise BadInput(say("position-numbers", field=quoted(name)))
        setattr(s, name, value[:] if isinstance(value, list) else value)
    faults = [*field_faults(s, FIELDS)]
    if faults:
        raise BadInput(say("position-fault", fault=quoted(faults[0])))
    broken = check.broken(s, names)
    if broken:
        raise BadInput(say("position-broken", law=broken[0]))
    return demand_way_on(s)


def demand_way_on(s: War) -> War:
    """The position; BadInput if nobody can act in it and the game is not over."""
    if not has_way_on(s):
        raise BadInput(say("position-stuck"))
    return s


def has_way_on(s: War) -> bool:
    """Whether somebody, or chance, can act; what lies on the agenda may contradict the rest."""
    if not s.agenda or step_of(s.agenda[-1]) not in STEPS or not has_its_plays(s):
        return False
    try:
        acting = s.to_act()
        if acting == CHANCE:
            outcome = s.sample(Rng(0))
            return verb_of(outcome) > 0 and s.weight(outcome) > 0
        return acting == NOBODY or (0 <= acting < s.t.players and len(s.legal()) > 0)
    except (IndexError, ValueError):
        return False


def has_its_plays(s: War) -> bool:
    """[7.1] Whether the answers that wait belong to the questions on the agenda."""
    seats = s.plays[::2]
    questions = sum(step_of(one) == RESOLVE_PLAY for one in s.agenda)
    begins = not seats or seats[0] == LAST_PLAY
    return begins and len(s.plays) % 2 == 0 and seats.count(LAST_PLAY) == questions


def write_line(s: War) -> str:
    """The position in one line without spaces."""
    return BETWEEN.join(
        WITHIN.join(map(str, value if isinstance(value, list) else [value]))
        for value in (getattr(s, name) for name in NAMES)
    )


def read_line(line: str, t: Tables) -> War:
    """The position of a line; BadInput if it is none."""
    parts = line.split(BETWEEN)
    if len(parts) != len(NAMES) or set(line) - set("0123456789-.~"):
        raise BadInput(say("not-a-line"))
    s = War(t)
    try:
        for one, part in zip(FIELDS, parts, strict=True):
            numbers = [int(word) for word in part.split(WITHIN)] if part else []
            setattr(s, one.name, numbers[0] if one.length is None else numbers)
    except (ValueError, IndexError):
        raise BadInput(say("not-a-line")) from None
    return s
