"""Fitting weights: what was put into the games is found again; the file says how it was found."""

from dataclasses import replace
from math import exp
from pathlib import Path

import pytest

from cli.running import run
from rubicon.core.rng import Rng
from rubicon.core.weights import Opinion, normal, read_knowledge
from rubicon.lab.tune import Fit, Plan, Sample, chances, fit, how_found, loss, play_games
from rubicon.lab.tune import write_knowledge as write
from rubicon.registry import find_game

TRUE = [1.0, -0.5, 0.0]


def made_up(rng: Rng, seats: int) -> Sample:
    """A position whose winner is drawn as the true weights have it."""
    features = [[normal(rng) for _ in TRUE] for _ in range(seats)]
    shares = chances(Sample(features, []), TRUE)
    at, rest = 0, (int(rng.below(1 << 30)) + 0.5) / (1 << 30)
    while rest > shares[at]:
        rest -= shares[at]
        at += 1
    return Sample(features, [float(seat == at) for seat in range(seats)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_weights_that_decided_are_found_again(seats: int) -> None:
    rng = Rng(seats)
    games = [[made_up(rng, seats) for _ in range(6)] for _ in range(250)]
    found = fit(games, [0.1, -0.1, 0.0], 1)
    assert found.weights == pytest.approx(TRUE, abs=0.16)
    assert found.loss_after < found.loss_before
    assert (found.games, found.positions) == (250, 1500)


def test_a_sign_changes_only_where_it_is_free_to() -> None:
    rng = Rng(9)
    games = [[made_up(rng, 3) for _ in range(6)] for _ in range(250)]
    wrong = [0.1, 0.1, 0.0]
    assert fit(games, wrong, 1).weights[1] == 0.0
    assert fit(games, wrong, 1, free_signs=True).weights == pytest.approx(TRUE, abs=0.16)
    assert " --free-signs: fitted" in how_found(
        replace(plan(), free_signs=True), Fit([1.0], 3, 40, 0.7, 0.6), 2
    )


def test_loss_is_least_where_the_winner_was_expected() -> None:
    sample = Sample([[1.0], [0.0]], [1.0, 0.0])
    assert loss([sample], [0.0]) == pytest.approx(0.6931, abs=1e-3)
    assert loss([sample], [3.0]) < loss([sample], [0.0]) < loss([sample], [-3.0])
    assert chances(sample, [1.0])[0] == pytest.approx(1 / (1 + exp(-1)))


def plan(games: int = 3) -> Plan:
    weights = tuple(find_game("triumvirate").rules(2, {}, None, "").weights)
    return Plan("triumvirate", 2, {"markers_to_win": 1}, games, 2, 5, weights)


def test_games_are_the_same_in_one_process_and_in_two() -> None:
    seen: list[int] = []
    alone, together = play_games(plan(), 1, seen.append), play_games(plan(), 2, seen.append)
    assert alone == together
    assert seen == [1] * 6
    assert all(sum(sample.shares) == 1 for game in alone for sample in game)


def test_the_file_says_how_and_keeps_the_others() -> None:
    how = how_found(plan(), Fit([1.0], 3, 40, 0.7, 0.6), 2)
    assert how.startswith(
        "rubicon tune triumvirate --players 2 --rounds 2 --games 3 --iterations 2"
    )
    known = {3: Opinion([0.5, 2.0], "by hand"), 2: Opinion([0.25, -1.0], how)}
    text = write(("a", "b"), known)
    assert read_knowledge(text, "k.toml", ("a", "b")) == known
    assert text.index("players.2") < text.index("players.3")


def test_the_command_writes_a_file_that_bots_read(tmp_path: Path) -> None:
    file = tmp_path / "k.toml"
    asked = ["--games", "10", "--iterations", "1", "--jobs", "1", "--option", "markers_to_win=1"]
    told = run("tune", "triumvirate", *asked, "--rounds", "2", "--out", str(file)).stdout
    assert "Round 2: 20 games" in told
    assert f"Written to {file}." in told
    rules = find_game("triumvirate").rules(2, {}, None, "")
    first = read_knowledge(file.read_text(), "k.toml", rules.ideas)[2]
    assert "--rounds 2 --games 10" in first.how
    run("tune", "triumvirate", *asked, "--out", str(file))
    assert read_knowledge(file.read_text(), "k.toml", rules.ideas)[2] != first
