"""Files that the tests of the command start from."""

from pathlib import Path

import pytest

from cli.running import GAME, run


@pytest.fixture(scope="session")
def played_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game between two bots."""
    file = tmp_path_factory.mktemp("played") / "played.txt"
    bots = ("--players", "2", "--seat", "Caesar=bot:greedy")
    result = run("play", GAME, *bots, "--seed", "11", "--record", str(file))
    assert result.exit_code == 0, result.output
    return file.read_text(encoding="utf-8")


@pytest.fixture
def played(played_text: str, tmp_path: Path) -> Path:
    """The same as a file."""
    file = tmp_path / "played.txt"
    file.write_text(played_text, encoding="utf-8")
    return file


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """The first position as a file."""
    file = tmp_path / "start.json"
    file.write_text(run("position", "new", GAME).stdout, encoding="utf-8")
    return file
