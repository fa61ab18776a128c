"""What a good host points out: all ways to VP, how far everybody is, and who can end the game.

Everything here follows from what is open to all [1.4], so that nothing can leak.
"""

from collections.abc import Iterator
from typing import cast

from rubicon.core.shapes import Goal, Warning
from rubicon.core.state import NOBODY
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.names import Names
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.initiative import homes_held, winners
from rubicon.games.total_war_rome.rules.spending import next_development
from rubicon.games.total_war_rome.rules.taxation import income, points_for
from rubicon.games.total_war_rome.saying import say
from rubicon.games.total_war_rome.shapes import ColumnLeft, Hints, Standing
from rubicon.words import Phrase

CLOSE = 3
"""VP that are still missing."""
BEFORE_TAXES = (st.INITIATIVE, st.AGENTS, st.TAXATION, st.TAX_INCOME)
"""While one of these is on the agenda, the taxes of this round are still to come."""


def hints(s: War, names: Names) -> Hints:
    """Warnings, goals and standings; the same for everybody."""
    standings = {name: standing(s, names, seat) for seat, name in enumerate(names.seats)}
    over = s.to_act() == NOBODY
    return cast(
        Hints,
        {
            "warnings": [] if over else list(warnings(s, names, standings)),
            "goals": list(goals(s, names, standings)),
            "standings": standings,
        },
    )


# ---- where everybody stands ----------------------------------------------------------------------


def standing(s: War, names: Names, seat: int) -> Standing:
    """How far a seat is, and what it can count on in this round."""
    to_come = any(st.step_of(step) in BEFORE_TAXES for step in s.agenda)
    raised = income(s, seat) + s.harvest[seat]
    tax_points = points_for(s, raised)
    sure = s.points[seat] + (tax_points if to_come else 0)
    return {
        "points": s.points[seat],
        "missing": max(0, s.t.trigger - s.points[seat]),
        "income": raised,
        "tax_points": tax_points,
        "taxes_to_come": to_come,
        "columns": list(columns(s, names, seat)),
        "homes": homes_held(s, seat),
        "reaches_trigger": sure >= s.t.trigger,
        "leads": bool(winners(s) >> seat & 1),
    }


def columns(s: War, names: Names, seat: int) -> Iterator[ColumnLeft]:
    """[15.7] The columns of developments, and what it takes to complete each."""
    f = s.t.faction[seat]
    for column in range(c.COLUMNS):
        places = [s.t.dev_at[(f * c.COLUMNS + column) * c.ROWS + row] for row in range(c.ROWS)]
        all_of_it = [d for d in places if d != c.NONE]
        left = [d for d in all_of_it if not s.developed[seat] >> d & 1]
        if all_of_it:
            yield {
                "column": names.columns[f * c.COLUMNS + column],
                "left": len(left),
                "cost": sum(s.t.dev_cost[f * c.DEVELOPMENTS + d] for d in left),
            }


# ---- warnings ------------------------------------------------------------------------------------


def warnings(s: War, names: Names, standings: dict[str, Standing]) -> Iterator[Warning]:
    """[1.2] [16.4] Who could make this the last round."""
    if s.is_last:
        yield warning("1.2", say("warning-last"), None)
        return
    if s.turn == s.t.round_limit:
        yield warning("16.4", say("warning-limit"), None)
    for name in names.seats:
        one = standings[name]
        if one["missing"] > CLOSE and not one["reaches_trigger"]:
            continue
        key = "warning-taxes" if one["reaches_trigger"] else "warning-close"
        yield warning("1.2", say(key, seat=name, missing=one["missing"]), name)


def warning(rule: str, says: Phrase, seat: str | None) -> Warning:
    """One of them."""
    return {"seat": seat, "rule": rule, "says": says.json()}


# ---- goals [1.3] ---------------------------------------------------------------------------------


def goals(s: War, names: Names, standings: dict[str, Standing]) -> Iterator[Goal]:
    """[1.1] [1.3] The trigger, and all ways in which VP come and go."""
    seats = range(len(names.seats))
    yield goal(
        "points", "1.2", s.t.trigger, {name: one["points"] for name, one in standings.items()}
    )
    taxes = {name: one["income"] for name, one in standings.items()}
    yield goal("taxes", "8.6", None, taxes, low=s.t.tiers[0], points=s.t.tier_points[0])
    yield goal("battles", "13.2", None, {})
    yield goal("sea", "14.11", None, {})
    done = {
        names.seats[seat]: sum(
            next_development(s, seat, column) == c.NONE
            for column in range(len(standings[names.seats[seat]]["columns"]))
        )
        for seat in seats
    }
    yield goal("columns", "15.7", None, done)
    homes = {names.seats[seat]: s.invaded[seat].bit_count() for seat in seats}
    yield goal("homes", "4.7", None, homes)
    yield goal("alliance", "4.5", None, {})


def goal(name: str, rule: str, needs: int | None, has: dict[str, int], **words: int) -> Goal:
    """One of them; only the trigger is a number that ends the game."""
    if needs is not None:
        words["needs"] = needs
    return {
        "name": name,
        "rule": rule,
        "says": say(f"goal-{name}", **words).json(),
        "needs": needs,
        "has": has,
        "first": {},
    }
