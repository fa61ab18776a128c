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
from yardsticks import end_of_the_triumvirate, judge, roman_conquest, triumvirate

FOLDER = Path(judge.__file__).parent
PROGRAMS = sorted(path for path in FOLDER.glob("*.py") if path.stem in GAMES)
GAME = "roman_conquest"


def test_every_yardstick_has_bars_and_every_bar_a_yardstick() -> None:
    assert PROGRAMS
    assert {path.stem for path in PROGRAMS} == set(GAMES)
    assert all(judge.bars_of(path.stem).players for path in PROGRAMS)


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


# ---- The End of the Triumvirate ------------------------------------------------------------------

END = "end_of_the_triumvirate"


def consuls(style: str, **position: Any) -> dict[str, Any]:
    """What a yardstick does as Caesar."""
    rules = find_game(END).rules(2, {}, None, "")
    state = rules.from_position({"active": "Caesar", **position})
    board = dict(rules.describe_board())
    planner = end_of_the_triumvirate.Planner("Caesar", 2, board, style)
    seat = state.to_act()
    legal = [{"id": move, "fields": rules.fields_for(seat, move, seat)} for move in state.legal()]
    fields: dict[str, Any] = planner.decide(dict(rules.view(state, seat)), legal)["fields"]
    return fields


def whole_game(style: str, players: int, seed: int) -> State:
    """A game among yardsticks, with some moves at random."""
    rules = find_game(END).rules(players, {}, None, "")
    board, state, rng = dict(rules.describe_board()), rules.start(), Rng(seed)
    planners = [end_of_the_triumvirate.Planner(seat, players, board, style) for seat in rules.seats]
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(state.sample(rng))
            continue
        moves = state.legal()
        legal = [{"id": move, "fields": rules.fields_for(seat, move, seat)} for move in moves]
        move = planners[seat].decide(dict(rules.view(state, seat)), legal)["id"]
        state.apply(moves[rng.below(len(moves))] if rng.below(4) == 0 else move)
    return state


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("style", ["planner", "military", "political"])
def test_every_style_plays_whole_games(style: str, players: int) -> None:
    assert whole_game(style, players, 1).to_act() == NOBODY


@pytest.mark.parametrize("style", end_of_the_triumvirate.STYLES)
def test_it_wins_when_it_can(style: str) -> None:
    there = {"character": "Sardinia et Corsica", "gold": 1, "political": 7, "military": 6}
    found = consuls(style, phase="actions", seats={"Caesar": there})
    assert found == {"verb": "improve", "track": "military"}
    far = there | {"character": "Gallia Transalpina", "military": 7, "political": 6}
    found = consuls(style, phase="movement", points=4, seats={"Caesar": far})
    assert found["verb"] in ("march", "sail"), "to where the step can be made"


def test_the_odds_of_a_battle_are_exact() -> None:
    # Three of six weapons are drawn, two of each colour.
    ends = end_of_the_triumvirate.battles(3, 3, 0, (2, 2, 2), 3)
    assert sum(chance for chance, *_ in ends) == pytest.approx(1.0)
    won = sum(chance for chance, left, *_ in ends if left)
    # Of 20 draws, 4 have two of one's own and one other; 2 have one of one's own and two idle ones.
    assert won == pytest.approx(6 / 20)


# ---- Triumvirate ---------------------------------------------------------------------------------


@pytest.mark.parametrize("style", ["greedy", "solver"])
def test_houses_play_whole_matches(style: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(triumvirate, "WORLDS", 2)
    rules = find_game("triumvirate").rules(2, {"markers_to_win": "1"}, None, "")
    board, state, rng = dict(rules.describe_board()), rules.start(), Rng(2)
    planners = [triumvirate.Planner(seat, list(rules.seats), board, style) for seat in rules.seats]
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(state.sample(rng))
            continue
        moves = state.legal()
        legal = [{"id": move, "fields": rules.fields_for(seat, move, seat)} for move in moves]
        move = planners[seat].decide(dict(rules.view(state, seat)), legal, 1)["id"]
        assert move in moves
        state.apply(move)


def test_the_better_card_of_two_takes_a_trick_as_the_rules_say() -> None:
    def card(name: str) -> int:
        return triumvirate.card_of(name)

    assert triumvirate.reply_wins(card("Caesar 4"), card("Caesar 5"))
    assert not triumvirate.reply_wins(card("Caesar 4"), card("Crassus 4")), "the lead wins a tie"
    assert triumvirate.reply_wins(card("Caesar 8"), card("Crassus 0")), "a Mob beats other suits"
    assert not triumvirate.reply_wins(card("Caesar 0"), card("Crassus 0")), "but not a Mob led"


def test_a_house_wants_the_triumvir_for_whom_it_has_pledged() -> None:
    mine, theirs = (
        triumvirate.Side([7], [], True),
        triumvirate.Side([triumvirate.card_of("Crassus 7")], [], True),
    )
    numbers = {"tricks_to_consul": 3, "consuls_to_emperor": 3}
    world = triumvirate.World(numbers, (2, 0, 2), mine, theirs)
    assert world.guess((3, 0, 0)) > 0.9
    assert world.guess((0, 0, 3)) < -0.9
    assert world.guess((2, 0, 0)) > world.guess((0, 0, 2))


# ---- the command ---------------------------------------------------------------------------------


def run(*words: str) -> Result:
    return CliRunner().invoke(judge.main, words)


def test_the_command_plays_and_says_who_is_below(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge, "bars_of", lambda _: judge.Bars((), {3: {"random": 1.0}}))
    asked = (GAME, "--games", "3", "--jobs", "1", "--out", str(tmp_path))
    told = run(*asked)
    assert told.exit_code == 1, told.output
    assert told.output.startswith("random (3 players): ")
    assert "of 3 games, at least 100% wanted, par 33.3%" in told.output
    assert "the yardstick failed 0 times" in told.output
    again = run(*asked, "--seed", "1")
    assert again.output == told.output, "nothing is played twice"


def test_what_cannot_be_judged_is_refused_in_a_sentence() -> None:
    assert "no yardstick for 'chess'" in run("chess").output
    assert "no bar for 'tiro'" in run(GAME, "--level", "tiro").output
