"""A house for the toy: the project with one game more, by its own folders and one line."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from rubicon.registry import GAMES

ROOT = Path(__file__).parents[2]
TOY = Path(__file__).parent
LINE = "GAMES = ({})"


def link_all(source: Path, target: Path, *own: str) -> None:
    """A folder with the same entries as another, except for some that are made again."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.name not in own:
            (target / entry.name).symlink_to(entry)


def listed(*games: str) -> str:
    """The line of the registry."""
    return LINE.format(", ".join(f'"{game}"' for game in games))


def build_house(home: Path) -> Path:
    """The package with the toy among its games, and its rulebook."""
    package, added = ROOT / "src" / "rubicon", home / "src" / "rubicon"
    link_all(package, added, "games", "registry.py", "__pycache__")
    link_all(package / "games", added / "games")
    (added / "games" / "curia").mkdir()
    (added / "games" / "curia" / "__init__.py").write_text('"""The toy."""\n')
    (added / "games" / "curia" / "game.py").write_text("from toy.curia_game import GAME\n")
    registry = (package / "registry.py").read_text("utf-8")
    assert listed(*GAMES) in registry
    (added / "registry.py").write_text(registry.replace(listed(*GAMES), listed(*GAMES, "curia")))
    link_all(ROOT / "docs" / "games", home / "docs" / "games")
    (home / "docs" / "games" / "curia").mkdir()
    shutil.copy(TOY / "rules.md", home / "docs" / "games" / "curia")
    return home


def add_page(house: Path) -> Path:
    """The sources of the page with a folder for the toy, and the types made of it."""
    web = house / "web"
    left_out = shutil.ignore_patterns("node_modules", "dist", "__pycache__")
    shutil.copytree(ROOT / "web", web, ignore=left_out)
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(TOY / "page", web / "src" / "games" / "curia")
    run(house, "web/make_types.py")
    return web


def python_path(house: Path) -> str:
    """Where Python finds the house's package, and the toy."""
    return os.pathsep.join([str(house / "src"), str(ROOT / "tests")])


def run(house: Path, *words: str, typed: str = "") -> str:
    """What Python prints in the house; it must not fail."""
    done = subprocess.run(
        [sys.executable, *words],
        env=os.environ | {"PYTHONPATH": python_path(house)},
        cwd=house,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout
