"""The yardsticks: they play whole games by the rulebook alone, and the command judges by them."""

import ast
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rubicon.core.contract import Rules
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.registry import GAMES, find_game
from yardsticks import judge, roman_conquest

FOLDER = Path(judge.__file__).parent
PROGRAMS = sorted(path for path in FOLDER.glob("*.py") if path.stem in GAMES)
GAME = "roman_conquest"


def test_every_yardstick_has_bars_and_every_bar_a_yardstick() -> None:
    assert PROGRAMS
    assert all(judge.bars_of(path.stem) for path in PROGRAMS)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_a_yardstick_shares_no_line_with_what_it_judges(program: Path) -> None:
    for node in ast.walk(ast.parse(program.read_text("utf-8"))):
        names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert all(name.partition(".")[0] in sys.stdlib_module_names for name in names)


# ---- Roman Conquest ------------------------------------------------------------------------------


def planned(rules: Rules, state: State, planner: roman_conquest.Planner) -> dict[str, Any]:
    """What the planner decides, as fields."""
    seat = state.to_act()
    legal = [{"id": move, "fields": rules.fields_for(seat, move, seat)} for move in state.legal()]
    return planner.decide(dict(rules.view(state, seat)), legal)


def play_out(seed: int, options: dict[str, object]) -> Match:
    """A game among planners, with some moves at random: they get along with any position."""
    rules = find_game(GAME).rules(3, options, None, "")
    match, rng, board = Match(rules), Rng(seed), dict(rules.describe_board())
    planners = [roman_conquest.Planner(seat, board) for seat in rules.seats]
    while (seat := match.state.to_act()) != NOBODY:
        if seat == CHANCE:
            match.play(CHANCE, match.state.sample(rng))
            continue
        legal = match.state.legal()
        move = planned(rules, match.state, planners[seat])["id"]
        assert move in legal
        match.play(seat, legal[rng.below(len(legal))] if rng.below(6) == 0 else move)
    return match


@pytest.mark.parametrize("board", ["balanced", "classic"])
@pytest.mark.parametrize("seed", range(3))
def test_planners_play_whole_games(board: str, seed: int) -> None:
    assert play_out(seed, {"board": board}).state.to_act() == NOBODY


def decided(**position: Any) -> dict[str, Any]:
    """What the planner does as Caesar."""
    rules = find_game(GAME).rules(3, {}, None, "")
    state = rules.from_position({"active": "Caesar", **position})
    planner = roman_conquest.Planner("Caesar", dict(rules.describe_board()))
    fields: dict[str, Any] = planned(rules, state, planner)["fields"]
    return fields


def stack(**troops: int) -> dict[str, Any]:
    return {"troops": troops, "moved": 0}


def test_it_collects_at_home_parades_in_rome_and_stays_there_for_the_war() -> None:
    assert decided(phase="leader")["verb"] == "collect"
    tokens = {"Caesar": {"leader": "Roma", "conquests": 4}}
    assert decided(phase="leader", seats=tokens)["verb"] == "parade"
    popular = {"Caesar": {"leader": "Roma", "popularity": 4}}
    assert decided(phase="leader", seats=popular)["verb"] == "stay"


def test_it_kills_a_leader_who_is_alone_and_shuns_a_lost_fight() -> None:
    stacks = {"Cenabum": stack(Caesar=2), "Gergovia": stack(Crassus=4)}
    away = {"Caesar": {"leader": "Sinope"}}
    alone = away | {"Pompeius": {"leader": "Santones"}}
    found = decided(phase="troops", stacks=stacks, seats=alone)
    assert (found["verb"], found["to"], found["troops"]) == ("march", "Santones", 2)
    found = decided(phase="troops", stacks=stacks, seats=away)
    assert (found["verb"], found["to"]) == ("march", "Bibracte"), "on to Rome, past Gergovia"


def test_a_leader_does_not_walk_into_a_rivals_troops() -> None:
    stacks = {"Roma": stack(Crassus=4)}
    found = decided(phase="travel", roll=6, war=True, stacks=stacks)
    assert found["verb"] == "go"
    assert found["to"] != "Roma"


# ---- the command ---------------------------------------------------------------------------------


def run(*words: str) -> Result:
    return CliRunner().invoke(judge.main, words)


def test_the_command_plays_and_says_who_is_below(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge, "bars_of", lambda _: {"random": 1.0})
    asked = (GAME, "--games", "3", "--jobs", "1", "--out", str(tmp_path))
    told = run(*asked)
    assert told.exit_code == 1, told.output
    assert told.output.startswith("random: ")
    assert "of 3 games, at least 100% wanted, par 33.3%" in told.output
    assert "the yardstick failed 0 times" in told.output
    again = run(*asked, "--seed", "1")
    assert again.output == told.output, "nothing is played twice"


def test_what_cannot_be_judged_is_refused_in_a_sentence() -> None:
    assert "no yardstick for 'chess'" in run("chess").output
    assert "no bar for 'tiro'" in run(GAME, "--level", "tiro").output
