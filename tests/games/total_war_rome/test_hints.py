"""Hints: all ways to VP, how far everybody is, and who can end the game."""

from games.total_war_rome.table import CARTHAGE, ROME, Case, agents, bare, campaign
from rubicon.core.state import WATCHER
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.agenda import push
from rubicon.games.total_war_rome.shapes import Hints
from rubicon.words import Phrase


def hints(case: Case, viewer: int = WATCHER) -> Hints:
    return case.rules.hints(case.s, viewer)


def warnings(case: Case) -> list[str]:
    return [str(Phrase.from_json(one["says"])) for one in hints(case)["warnings"]]


def test_every_way_to_vp_is_a_goal() -> None:
    case = campaign()
    case.s.points[ROME], case.s.invaded[CARTHAGE] = 7, 0b101
    goals = hints(case).get("goals", [])
    assert [goal["name"] for goal in goals] == [
        *("points", "taxes", "battles", "sea", "columns", "homes", "alliance"),
    ]
    by_name = {goal["name"]: goal for goal in goals}
    assert by_name["points"]["needs"] == case.s.t.trigger
    assert by_name["points"]["has"]["Rome"] == 7
    assert by_name["homes"]["has"] == {"Rome": 0, "Carthage": 2, "Greece": 0, "Barbarians": 0}
    assert all(str(Phrase.from_json(goal["says"])) for goal in goals)


def test_a_complete_column_counts() -> None:
    case = campaign()
    first = hints(case)["standings"]["Rome"]["columns"][0]
    assert first["left"] > 0 < first["cost"]
    t = case.s.t
    for row in range(c.ROWS):
        if t.dev_at[row] != c.NONE:
            case.s.developed[ROME] |= 1 << t.dev_at[row]
    done = hints(case)
    assert done["standings"]["Rome"]["columns"][0] == first | {"left": 0, "cost": 0}
    columns = next(goal for goal in done.get("goals", []) if goal["name"] == "columns")
    assert columns["has"]["Rome"] == 1


def test_who_is_close_and_who_needs_only_his_taxes() -> None:
    case = agents()
    assert warnings(case) == []
    case.s.points[CARTHAGE] = case.s.t.trigger - 2
    assert warnings(case) == ["Carthage needs 2 VP to make a round the last one."]
    for r in range(c.REGIONS):
        case.s.owner[r] = CARTHAGE
    assert not hints(case)["standings"]["Carthage"]["reaches_trigger"]
    case.s.agenda.insert(1, st.TAXATION)
    assert hints(case)["standings"]["Carthage"]["tax_points"] == 4
    assert warnings(case) == ["Carthage makes this round the last one by taxes alone."]
    case.s.is_last = 1
    assert warnings(case) == ["This is the last round."]


def test_the_limit_of_rounds_is_announced() -> None:
    case = agents()
    case.s.turn = case.s.t.round_limit
    assert warnings(case) == ["This is the last round that the limit allows."]


def test_nothing_is_warned_of_when_all_is_over() -> None:
    case = bare(st.AGENTS, ROME)
    case.s.is_last, case.s.ending = 1, c.MOST_POINTS
    push(case.s, st.OVER, 0)
    assert warnings(case) == []


def test_hints_are_the_same_for_everybody() -> None:
    case = campaign().hold(CARTHAGE, "omens")
    case.army(CARTHAGE, "CTG", ["Sacred Band", "Libyan Spearmen"])
    assert all(hints(case, viewer) == hints(case) for viewer in range(4))
