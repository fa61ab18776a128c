"""Benchmarks: what they tell, not how fast anything is."""

import json
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from rubicon import build
from rubicon.cli import measure
from rubicon.core.errors import BadInput
from rubicon.lab import bench, bench_worker, peers
from rubicon.native import worlds
from rubicon.native.__main__ import checked_extension
from rubicon.native.compiling import compiler

NAME, CARDS = "end_of_the_triumvirate", "triumvirate"
OURS = {
    *("steps_per_s", "decisions_per_s", "games_per_s", "clones_per_s"),
    "search_iterations_per_s",
}


def figures(steps: float) -> dict[str, float]:
    return {
        "steps_per_s": steps,
        "decisions_per_s": steps / 4,
        "games_per_s": steps / 200,
        "clones_per_s": steps / 2,
        "search_iterations_per_s": steps / 100,
    }


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every measurement takes no time and finds round figures; the order is noted."""
    order: list[str] = []
    speeds = {"interpreted": 100_000.0, "compiled": 1_000_000.0, "native": 8_000_000.0}

    def quick(variant: bench.Variant, seconds: float) -> tuple[str, dict[str, float]]:
        order.append(variant.name)
        ran = variant.name if variant.name in speeds else build.COMPILED
        found = figures(speeds.get(variant.name, 200_000.0))
        if variant.name == "native":
            del found["search_iterations_per_s"]
        return ran, found

    monkeypatch.setattr(bench, "measure", quick)
    monkeypatch.setattr(peers, "missing", lambda _: [])
    return order


def test_a_real_run_tells_one_object() -> None:
    arguments = [NAME, "--json", "--seconds", "0.02", "--rounds", "1"]
    result = CliRunner().invoke(measure.bench, arguments, catch_exceptions=False)
    told = json.loads(result.stdout)
    assert set(told) == {
        "game", "options", "build", "ours", "peers", "compared_by", "search", "ratios",
    }  # fmt: skip
    assert told["search"]["interpreted"] > 0
    assert (told["game"], told["build"], told["peers"]) == (NAME, build.running(), {})
    assert (told["options"], told["compared_by"]) == ({}, "steps_per_s")
    assert set(told["ours"]) == {"interpreted", "compiled", "native"}
    assert set(told["ours"]["interpreted"]) == OURS
    assert min(told["ours"]["interpreted"].values()) > 0


def test_variants_and_peers_take_turns(measured: list[str]) -> None:
    told = bench.bench(NAME, seconds=1, rounds=2, with_peers=True)
    others = ["openspiel_backgammon", "catanatron", "openspiel_mcts"]
    assert measured == ["interpreted", "compiled", "native", *others] * 2
    assert told["ours"]["compiled"]["steps_per_s"] == 1_000_000
    assert told["ratios"] == {
        "native_vs_openspiel_backgammon": 40.0,
        "compiled_vs_openspiel_backgammon": 5.0,
        "interpreted_vs_openspiel_backgammon": 0.5,
        "native_vs_catanatron": 40.0,
        "compiled_vs_catanatron": 5.0,
        "interpreted_vs_catanatron": 0.5,
        "native_vs_compiled": 8.0,
        "compiled_vs_interpreted": 10.0,
        "compiled_search_vs_openspiel_mcts": 5.0,
        "interpreted_search_vs_openspiel_mcts": 0.5,
    }
    assert told["search"]["openspiel_mcts"] == 2_000


def test_a_trick_taking_game_is_compared_with_others_by_the_game(measured: list[str]) -> None:
    told = bench.bench(CARDS, seconds=1, rounds=1, with_peers=True)
    assert measured[3:] == ["openspiel_hearts", "rlcard_bridge", "openspiel_mcts"]
    assert told["options"] == {"markers_to_win": 1, "most_games": 1}
    assert told["compared_by"] == "games_per_s"
    assert told["ratios"]["compiled_vs_rlcard_bridge"] == 5.0


def test_a_solver_is_measured_where_there_is_one() -> None:
    arguments = [CARDS, "--seconds", "0.02", "--rounds", "1"]
    result = CliRunner().invoke(measure.bench, arguments, catch_exceptions=False)
    assert "markers_to_win: 1" in result.stdout
    assert "The exact solver: " in result.stdout


def test_the_table_has_a_line_for_each(measured: list[str]) -> None:
    result = CliRunner().invoke(measure.bench, [NAME, "--peers"], catch_exceptions=False)
    lines = ("Rubicon, native", "8,000,000", "250,000", "Catanatron", "compiled vs catanatron")
    for words in (*lines, "MCTS"):
        assert words in result.stdout


def test_the_median_counts() -> None:
    rounds = [figures(speed) for speed in (10.0, 1000.0, 20.0)]
    assert bench.medians(rounds)["steps_per_s"] == 20


def test_without_a_compiled_build_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def quick(variant: bench.Variant, seconds: float) -> tuple[str, dict[str, float]]:
        order.append(variant.name)
        return build.INTERPRETED, figures(100_000)

    monkeypatch.setattr(bench, "measure", quick)
    told = bench.bench(NAME, seconds=1, rounds=3, with_peers=False)
    assert told["ours"]["compiled"] is told["ours"]["native"] is None
    assert told["ratios"] == {}
    assert order.count("compiled") == 1
    measure.tell_bench(told)


def test_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    with pytest.raises(BadInput, match=r"pyspiel, catanatron missing.*make peers"):
        bench.bench(NAME, seconds=1, rounds=1, with_peers=True)


def test_a_measurement_that_fails_says_so() -> None:
    with pytest.raises(BadInput, match=r"Measuring nothing failed: .*no_such_game"):
        bench.measure(bench.Variant("nothing", "no_such_game"), 0.01)


@pytest.mark.skipif(compiler() is None, reason="there is no C compiler")
def test_a_worker_measures_native_worlds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    built = checked_extension(NAME, tmp_path)
    monkeypatch.setattr(bench_worker, "stay_on_one_core", lambda: None)
    monkeypatch.setattr(worlds, "find_extension", lambda _: built)
    bench_worker.main(f"native:{NAME}", 0.01)
    told = json.loads(capsys.readouterr().out)
    assert told.pop("build") == "native"
    assert set(told) == OURS
    assert min(told.values()) > 0


def test_a_worker_prints_what_it_measures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_worker, "stay_on_one_core", lambda: None)
    bench_worker.main(NAME, 0.01)
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"build", *OURS}


# ---- peers, played by stand-ins ------------------------------------------------------------------


class Dice:
    """Looks like a state of OpenSpiel: a roll, then a move, three times over."""

    def __init__(self, left: int = 6) -> None:
        self.left = left

    def clone(self) -> "Dice":
        return Dice(self.left)

    def is_terminal(self) -> bool:
        return self.left == 0

    def is_chance_node(self) -> bool:
        return self.left % 2 == 0 and self.left > 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(1, 0.5), (2, 0.5)]

    def legal_actions(self) -> list[int]:
        return [1, 2, 3]

    def apply_action(self, action: int) -> None:
        self.left -= 1


def test_openspiel_is_measured_inside_and_from_python(monkeypatch: pytest.MonkeyPatch) -> None:
    spiel: Any = ModuleType("pyspiel")
    spiel.load_game = lambda _: SimpleNamespace(new_initial_state=Dice)
    spiel.RandomRolloutEvaluator = lambda *_: None
    spiel.MCTSBot = lambda *_: SimpleNamespace(mcts_search=lambda _: None)
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    told = peers.PEERS["openspiel_backgammon"].measure(0.01)
    assert told["steps_per_s"] > told["driven_from_python_steps_per_s"] > 0
    told = peers.PEERS["openspiel_hearts"].measure(0.01)
    assert told["steps_per_s"] == pytest.approx(6 * told["games_per_s"])


class FirstMove:
    """Looks like a player of Catanatron."""

    def __init__(self, color: int) -> None:
        self.color = color

    def decide(self, game: object, playable_actions: list[int]) -> int:
        return playable_actions[0]


def decide_thrice(players: list[FirstMove]) -> None:
    """A game of three steps, one of them with a single move."""
    for player, actions in zip(players, ([1, 2], [1], [1, 2, 3]), strict=False):
        assert player.decide(None, actions) == 1


@pytest.mark.parametrize("name", ["actions", "action_records"])
def test_catanatron_counts_actions(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    catan: Any = ModuleType("catanatron")
    catan.Color = SimpleNamespace(RED=0, BLUE=1, WHITE=2, ORANGE=3)
    catan.RandomPlayer = FirstMove
    state = SimpleNamespace(**{name: [1, 2, 3]})
    catan.Game = lambda players: SimpleNamespace(play=lambda: decide_thrice(players), state=state)
    monkeypatch.setitem(sys.modules, "catanatron", catan)
    told = peers.PEERS["catanatron"].measure(0.01)
    assert told["steps_per_s"] == pytest.approx(3 * told["games_per_s"])
    assert told["decisions_per_s"] == pytest.approx(2 * told["games_per_s"])


class Deal:
    """Looks like RLCard's environment: a game of three steps."""

    left = 0

    def reset(self) -> tuple[dict[str, Any], int]:
        self.left = 3
        return {"legal_actions": {1: None, 2: None}}, 0

    def is_over(self) -> bool:
        return self.left == 0

    def step(self, action: int) -> tuple[dict[str, Any], int]:
        self.left -= 1
        return {"legal_actions": {1: None}}, 0


def test_rlcard_counts_games(monkeypatch: pytest.MonkeyPatch) -> None:
    rlcard: Any = ModuleType("rlcard")
    rlcard.make = lambda *_, **__: Deal()
    monkeypatch.setitem(sys.modules, "rlcard", rlcard)
    told = peers.PEERS["rlcard_bridge"].measure(0.01)
    assert told["steps_per_s"] == pytest.approx(3 * told["games_per_s"])
