"""What uses native worlds where there are some, and gives the same answers without them."""

from __future__ import annotations

from pathlib import Path

import pytest

from native.building import needs_compiler
from rubicon.core.errors import BadInput
from rubicon.core.rng import Rng
from rubicon.lab.fuzz import fuzz
from rubicon.lab.perft import count_lines, perft
from rubicon.lab.plans import Request
from rubicon.native import worlds
from rubicon.native.__main__ import checked_extension, main
from rubicon.native.worlds import Extension, find_extension, worlds_of
from rubicon.registry import find_game

GAME = "end_of_the_triumvirate"
CARDS = "triumvirate"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Extension]:
    return {
        name: checked_extension(name, tmp_path_factory.mktemp(name))
        for name in (GAME, "total_war_rome")
    }


@needs_compiler
def test_perft_is_counted_natively(
    monkeypatch: pytest.MonkeyPatch, built: dict[str, Extension]
) -> None:
    rules = find_game(GAME).rules(2, {}, None, "")
    expected = perft(rules.start(), 3)
    monkeypatch.setattr(worlds, "find_extension", built.get)
    monkeypatch.setattr("rubicon.lab.perft.perft", None)
    assert count_lines(rules, rules.start(), 3) == expected


@needs_compiler
def test_chance_may_have_too_many_outcomes(
    monkeypatch: pytest.MonkeyPatch, built: dict[str, Extension]
) -> None:
    monkeypatch.setattr(worlds, "find_extension", built.get)
    rules = find_game("total_war_rome").rules(2, {}, None, "")
    state, rng = rules.start(), Rng(5)
    while state.to_act() >= 0 or state.outcomes():
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
    with pytest.raises(BadInput, match="too many outcomes"):
        count_lines(rules, state, 1)


@needs_compiler
def test_fuzzing_looks_at_native_worlds(
    monkeypatch: pytest.MonkeyPatch, built: dict[str, Extension]
) -> None:
    monkeypatch.setattr(worlds, "find_extension", built.get)
    assert fuzz(Request(GAME, 2, 3), 1, lambda _: None).failures == []
    # A world of other rules is one that disagrees.
    wrong = find_game(GAME).rules(2, {"movement_points": 2}, None, "")
    monkeypatch.setattr("rubicon.lab.fuzz.worlds_of", lambda _: worlds_of(wrong))
    told = [failure.why for failure in fuzz(Request(GAME, 12, 3), 1, lambda _: None).failures]
    assert told
    assert all("native code" in why for why in told)


def test_without_extensions_there_are_no_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_extension("no_such_game") is None
    monkeypatch.setattr(worlds, "find_extension", lambda _: None)
    rules = find_game(CARDS).rules(2, {}, None, "")
    assert worlds_of(rules) is None
    assert count_lines(rules, rules.start(), 2) == perft(rules.start(), 2)


def test_an_interpreted_run_wants_no_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    find_extension.cache_clear()
    monkeypatch.setenv("RUBICON_INTERPRETED", "1")
    assert find_extension(CARDS) is None
    find_extension.cache_clear()


def test_the_command_writes_checks_and_proves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", CARDS]) == 0
    assert main(["write", str(tmp_path), CARDS]) == 0
    assert "GAME_legal" in (tmp_path / "_triumvirate.c").read_text("utf-8")
    capsys.readouterr()


@needs_compiler
def test_the_command_proves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prove", "--positions", "500", CARDS]) == 0
    assert "positions of" in capsys.readouterr().out


def test_the_command_says_what_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr("rubicon.games.triumvirate.fields.MOST_LISTED")
    assert main(["check", CARDS]) == 1
    assert "MOST_LISTED must say how long a list may grow" in capsys.readouterr().out
