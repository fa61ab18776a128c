"""The table of victory points: every point has a source, and rounds are counted."""

from pathlib import Path
from shutil import copy

import pytest

from points_table import BEGIN, END, SOURCES, main, tally
from rubicon.core.record import read_record, replay
from rubicon.games.total_war_rome.play import War
from rubicon.registry import find_game

GOLDEN = Path(__file__).parents[1] / "golden" / "total_war_rome"
RECORDS = sorted(GOLDEN.glob("*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_point_has_a_source(file: Path) -> None:
    match = replay(read_record(file.read_text("utf-8")), find_game)
    state = match.state
    assert isinstance(state, War)
    found = tally(file)
    for seat, points in zip(match.rules.seats, state.points, strict=False):
        assert sum(found.points[source, seat] for source in SOURCES.values()) == points
    assert found.lengths == [state.turn]
    assert all(rounds == [] or 1 <= rounds[0] <= state.turn for rounds in found.rounds.values())


def test_it_is_written_between_the_marks(tmp_path: Path) -> None:
    records = tmp_path / "games" / "records"
    records.mkdir(parents=True)
    copy(RECORDS[0], records / "00000-00.txt")
    file = tmp_path / "balance.md"
    file.write_text(f"Before.\n{BEGIN}\nold\n{END}\nAfter.\n")
    assert main([str(tmp_path / "games"), "--write", str(file)]) == 0
    text = file.read_text("utf-8")
    assert text.startswith("Before.\n")
    assert text.endswith("After.\n")
    assert "old" not in text
    assert "| taxes |" in text
    assert "| together |" in text


def test_what_it_cannot_do_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "holds no records" in capsys.readouterr().err
