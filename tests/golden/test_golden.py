"""Golden playthroughs: whole games on record, told line by line in the transcript beside each."""

from pathlib import Path

import pytest

from golden import HOME, transcript
from rubicon.core.record import read_record, replay, result_words
from rubicon.registry import GAMES, find_game

RECORDS = sorted(HOME.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_played_again_and_told_as_before(path: Path) -> None:
    told = transcript(path.read_text(encoding="utf-8")).splitlines()
    expected = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    for number, (line, before) in enumerate(zip(told, expected, strict=False), start=1):
        assert line == before, f"{path.stem}.txt:{number}"
    assert len(told) == len(expected)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_header_tells_the_end_that_the_moves_reach(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    match = replay(record, find_game)
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    assert record.headers["result"] == result_words(match.rules, outcome)
    assert path.stem.startswith(f"{len(match.rules.seats)}p_{outcome.reason}")
    assert match.rules.check(match.state) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_has_a_record(game: str) -> None:
    """With most players each of them, with fewer at least two different ones."""
    endings, players = find_game(game).endings, find_game(game).players
    kept = [path.stem for path in RECORDS if path.parent.name == game]
    for number in players:
        names = [f"{number}p_{ending}" for ending in endings]
        found = [name for name in names if any(stem.startswith(name) for stem in kept)]
        assert len(found) >= (len(names) if number == max(players) else 2)
