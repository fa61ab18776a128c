"""The commands `perft`, `bench` and `fuzz`, as typed."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from rubicon.cli import measure
from rubicon.cli.choices import parse_options
from rubicon.core.errors import BadInput
from rubicon.core.positions import write_line, write_position
from rubicon.lab.perft import perft
from rubicon.registry import find_game

NAME = "end_of_the_triumvirate"
RULES = find_game(NAME).rules(2, {}, None, "")


def told(*arguments: str) -> str:
    result = CliRunner().invoke(measure.perft, [NAME, *arguments], catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout.strip()


def test_perft_counts_from_the_start() -> None:
    assert told("2", "--players", "2") == str(perft(RULES.start(), 2))
    assert told("0", "--divide") == "1"


def test_perft_divides_by_first_move() -> None:
    *lines, total = told("2", "--players", "2", "--divide").splitlines()
    assert len(lines) == len(RULES.start().legal())
    assert total == f"total: {perft(RULES.start(), 2)}"
    assert sum(int(line.rpartition(": ")[2]) for line in lines) == perft(RULES.start(), 2)


@pytest.mark.parametrize("form", ["json", "line"])
def test_perft_counts_from_a_position(tmp_path: Path, form: str) -> None:
    state = RULES.start()
    state.apply(state.legal()[0])
    file = tmp_path / "position"
    whole = json.dumps(write_position(RULES, state))
    file.write_text(whole if form == "json" else write_line(RULES, state))
    assert told("2", "--position", str(file)) == str(perft(state, 2))
    with pytest.raises(BadInput, match="for 2 players, not 3"):
        told("2", "--position", str(file), "--players", "3")


def test_unknown_games_and_files_are_refused() -> None:
    with pytest.raises(BadInput, match="There is no game"):
        CliRunner().invoke(measure.perft, ["chess", "1"], catch_exceptions=False)
    with pytest.raises(BadInput):
        told("1", "--position", "no/such/file")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "7"], "not 7"),
        (["--option", "gold_pickup"], "name=value"),
        (["--option", "gold_pickup=never"], "gold_pickup takes"),
    ],
)
def test_fuzz_refuses_nonsense_before_it_plays(arguments: list[str], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        CliRunner().invoke(measure.fuzz, [NAME, *arguments], catch_exceptions=False)


def test_options_are_pairs() -> None:
    assert parse_options(["a=1", " b = two "]) == {"a": "1", "b": "two"}
    for wrong in (["a"], ["=1"], ["a="], ["a=1", "a=2"]):
        with pytest.raises(BadInput):
            parse_options(wrong)
