"""The source distribution carries the built page, so that installing from it needs no Node."""

import importlib.util
import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What somebody has who unpacks it."""
    subprocess.run([sys.executable, str(ROOT / "web" / "build_page.py")], check=True)
    folder = tmp_path_factory.mktemp("sdist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (file,) = folder.glob("rubicon_games-*.tar.gz")
    with tarfile.open(file) as archive:
        archive.extractall(folder, filter="data")
    (found,) = (path for path in folder.iterdir() if path.is_dir())
    return found


def hook_of(root: Path) -> ModuleType:
    """The build hook of a tree."""
    spec = importlib.util.spec_from_file_location("hook_under_test", root / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def asked_for(root: Path) -> list[str]:
    """What the hook wants to have installed before a build."""
    hook = hook_of(root).RubiconBuildHook(str(root), {}, None, None, "", "wheel")
    wanted: list[str] = hook.dependencies()
    return wanted


def test_it_has_the_page_and_the_maps_and_no_packages(unpacked: Path) -> None:
    assert (unpacked / "web" / "dist" / "index.html").is_file()
    assert list((unpacked / "web" / "src" / "games").glob("*/map.json"))
    assert (unpacked / "src" / "rubicon" / "py.typed").is_file()
    assert list((unpacked / "docs" / "games").glob("*/rules.md"))
    assert not list(unpacked.rglob("node_modules"))


def test_building_from_it_asks_for_no_node(unpacked: Path) -> None:
    assert asked_for(unpacked) == []


def test_a_wheel_of_it_has_the_page_and_the_maps(unpacked: Path, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(tmp_path)],
        cwd=unpacked,
        # Without a Node: nothing is built. Without compiling: that is tested elsewhere.
        env=os.environ | {"RUBICON_PURE": "1", "PATH": "/usr/bin:/bin"},
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("rubicon_games-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        listing = archive.namelist()
    for path in (
        "rubicon/server/page/index.html",
        "rubicon/games/end_of_the_triumvirate/data/map.json",
        "rubicon/games/triumvirate/data/rules.md",
        "rubicon/py.typed",
    ):
        assert path in listing


def test_changed_sources_ask_for_the_tools(unpacked: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed"
    changed.mkdir()
    for entry in unpacked.iterdir():
        (changed / entry.name).symlink_to(entry)
    (changed / "web").unlink()
    subprocess.run(["cp", "-r", str(unpacked / "web"), str(changed / "web")], check=True)
    index = changed / "web" / "index.html"
    index.write_text(index.read_text("utf-8") + "\n", "utf-8")
    tools = hook_of(changed).PAGE_TOOLS
    assert asked_for(changed) == tools
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(tools) <= set(project["dependency-groups"]["build"])
