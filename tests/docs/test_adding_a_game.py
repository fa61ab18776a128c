"""Adding a game is what the architecture page says: its own folders, and one line of the registry.

The toy becomes a game of a copy of the package in which nothing else is changed.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = 'GAMES = ("end_of_the_triumvirate", "triumvirate")'


def link_all(source: Path, target: Path, *own: str) -> None:
    """A folder with the same entries as another, but for some that are made anew."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.name not in own:
            (target / entry.name).symlink_to(entry)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the toy among its games."""
    home = tmp_path_factory.mktemp("rubicon")
    package, added = ROOT / "src" / "rubicon", home / "src" / "rubicon"
    link_all(package, added, "games", "registry.py", "__pycache__")
    link_all(package / "games", added / "games")
    (added / "games" / "curia").mkdir()
    (added / "games" / "curia" / "__init__.py").write_text('"""The toy."""\n')
    (added / "games" / "curia" / "game.py").write_text("from toy.curia_game import GAME\n")
    registry = (package / "registry.py").read_text("utf-8")
    assert GAMES in registry
    (added / "registry.py").write_text(registry.replace(GAMES, GAMES.replace(")", ', "curia")')))
    link_all(ROOT / "docs" / "games", home / "docs" / "games")
    (home / "docs" / "games" / "curia").mkdir()
    shutil.copy(ROOT / "tests" / "toy" / "rules.md", home / "docs" / "games" / "curia")
    return home


def rubicon(house: Path, *words: str, typed: str = "") -> str:
    """What a command prints; it must not fail."""
    paths = [house / "src", ROOT / "tests"]
    run = subprocess.run(
        [sys.executable, "-m", "rubicon", *words],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))},
        cwd=house,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_library_knows_it(house: Path) -> None:
    assert "Curia" in rubicon(house, "games")
    assert "forum" in rubicon(house, "options", "curia")
    assert rubicon(house, "rules", "curia", "4.1").startswith("4.1 ")


def test_it_is_played_in_the_terminal_and_its_record_is_verified(house: Path) -> None:
    seats = [f"--seat={name}=bot:greedy" for name in ("Cassius", "Cicero", "Cato")]
    table = ["--players=4", *seats, "--option=scenario=forum", "--seed=3", "--plain", "--fast"]
    told = rubicon(house, "play", "curia", *table, "--record=game.txt", typed="1\n" * 200)
    assert "The game ends by" in told
    assert "game.txt: OK" in rubicon(house, "verify", "game.txt")


def test_it_is_fuzzed_counted_and_played_by_bots(house: Path) -> None:
    found = json.loads(rubicon(house, "fuzz", "curia", "--games=8", "--jobs=1", "--json"))
    assert found["failures"] == []
    assert rubicon(house, "perft", "curia", "2").strip()
    arena = ("arena", "curia", "--bots=greedy,random", "--games=4", "--jobs=1", "--json")
    assert json.loads(rubicon(house, *arena))["games"] >= 4
    position = rubicon(house, "position", "new", "curia")
    assert json.loads(position)["game"] == "curia"


def python(house: Path, code: str) -> str:
    """What code prints; it must not fail."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": f"{house / 'src'}{os.pathsep}{ROOT / 'tests'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def test_the_server_offers_it(house: Path) -> None:
    ask = "from rubicon.server.games import Catalogue; print([g.id for g in Catalogue().games()])"
    assert "'curia'" in python(house, ask)


def test_it_is_played_and_drawn_through_the_front_door(house: Path) -> None:
    game = "import rubicon; game = rubicon.new('curia', players=4, seed=3)"
    printed = python(house, f"{game}; print(game.svg()); print(game.play_out('greedy'))")
    assert printed.startswith("<svg ")
    assert printed.splitlines()[-1].startswith("The game ends by")
