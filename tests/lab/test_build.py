"""The switch that makes an installation run interpreted."""

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import rubicon
from rubicon import build

SHOW = "from rubicon import build; from rubicon.registry import GAMES; print(build.running())"


@pytest.fixture
def package_with_extensions(tmp_path: Path) -> Path:
    """A copy of the package with a module beside rng.py that no Python can load."""
    source = Path(str(rubicon.__file__)).parent
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(source, tmp_path / "rubicon", ignore=unwanted)
    (tmp_path / "rubicon" / "core" / f"rng{EXTENSION_SUFFIXES[0]}").write_text("not a library")
    return tmp_path


def run(folder: Path, switch: str | None) -> subprocess.CompletedProcess[str]:
    env = build.environment(interpreted=False) | {"PYTHONPATH": str(folder)}
    if switch is not None:
        env[build.SWITCH] = switch
    command = [sys.executable, "-P", "-c", SHOW]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_compiled_modules_come_first_without_the_switch(package_with_extensions: Path) -> None:
    for switch in (None, "", "0"):
        result = run(package_with_extensions, switch)
        assert result.returncode != 0
        assert "rng" in result.stderr


def test_the_switch_runs_the_sources(package_with_extensions: Path) -> None:
    result = run(package_with_extensions, "1")
    assert (result.returncode, result.stdout.strip()) == (0, build.INTERPRETED), result.stderr


def test_other_packages_are_found_as_usual() -> None:
    assert build.SourceFinder.find_spec("json.decoder", ["."]) is None
    assert (
        build.SourceFinder.find_spec("rubicon.no_such_module", [str(Path(__file__).parent)]) is None
    )


def test_sources_are_preferred_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    before = len(sys.meta_path)
    build.prefer_sources()
    build.prefer_sources()
    assert sys.meta_path[0] is build.SourceFinder
    assert len(sys.meta_path) <= before + 1


def test_a_child_runs_this_same_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(build.SWITCH, "1")
    assert build.SWITCH not in build.environment(interpreted=False)
    child = build.environment(interpreted=True)
    assert child[build.SWITCH] == "1"
    assert child["PYTHONPATH"].startswith(str(Path(str(rubicon.__file__)).resolve().parents[1]))


def test_the_running_build_is_known() -> None:
    assert build.running() in (build.COMPILED, build.INTERPRETED)
