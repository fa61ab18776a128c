"""Who is nearest to winning, and since when the winner was."""

from collections.abc import Mapping
from pathlib import Path

from rubicon.core.lead import ahead, led_since, progress
from rubicon.core.record import read_record, replay
from rubicon.core.shapes import Goal
from rubicon.registry import find_game
from toy.curia_game import GAME

GOLDEN = Path(__file__).parents[1] / "golden" / "end_of_the_triumvirate"
SAID = {"id": "toy.goal", "fields": {}}


def goal(needs: int | None, has: Mapping[str, int], *first: str) -> Goal:
    return {
        "name": "goal",
        "rule": "1.1",
        "says": SAID,  # type: ignore[typeddict-item]
        "needs": needs,
        "has": dict(has),
        "first": dict.fromkeys(first, SAID),  # type: ignore[arg-type]
    }


def test_the_best_way_counts() -> None:
    ways = [goal(9, {"A": 6, "B": 3}), goal(4, {"A": 1, "B": 3}), goal(None, {"A": 40, "B": 50})]
    assert progress(ways, "A") < progress(ways, "B") == 3 / 4
    assert ahead(ways, ["A", "B"]) == "B"


def test_what_does_not_count_yet_is_no_progress() -> None:
    ways = [goal(4, {"A": 2, "B": 3}, "B")]
    assert ahead(ways, ["A", "B"]) == "A"
    assert ahead([goal(4, {"A": 2, "B": 2})], ["A", "B"]) is None, "nobody is ahead of the other"
    assert progress([], "A") == 0


def test_since_when_the_winner_was_ahead() -> None:
    found = {}
    for name in ("2p_six_citizens", "3p_both_tracks", "3p_second_consulship"):
        text = (GOLDEN / f"{name}.record").read_text("utf-8")
        match = replay(read_record(text), find_game)
        outcome = match.rules.outcome(match.state)
        assert outcome is not None
        found[name] = led_since(match, match.rules.seats[outcome.winners[0]])
    assert found == {
        "2p_six_citizens": (4, 25),
        "3p_both_tracks": (18, 150),
        "3p_second_consulship": None,
    }


def test_a_game_without_goals_tells_nothing() -> None:
    rules = GAME.rules(2, {}, None, "")
    assert ahead(rules.hints(rules.start(), 0).get("goals", []), rules.seats) is None
