"""Pickles travel between the sources and the compiled package, in both directions."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.cases import TESTS

SOURCES = TESTS.parent / "src"


def run(arguments: list[str], place: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Let a Python of its own do it, with a place to look for rubicon before what is installed."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([place, str(TESTS)])},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def is_older(package: Path) -> bool:
    """Whether a package was built from other sources than these."""
    for folder in ("core", "games"):
        for path in (SOURCES / "rubicon" / folder).rglob("*.py"):
            other = package / path.relative_to(SOURCES)
            if not other.exists() or other.read_bytes() != path.read_bytes():
                return True
    return False


@pytest.fixture
def compiled(tmp_path: Path) -> str:
    """Where the compiled package is found."""
    place = os.environ.get("PYTHONPATH", "")
    asked = run(
        ["-c", "import rubicon.core.rng as rng; print(rng.__file__)"], place, folder=tmp_path
    )
    module = Path(asked.stdout.strip())
    if asked.returncode or module.suffix == ".py":
        pytest.skip("there is no compiled package")
    if is_older(module.parents[2]):
        pytest.skip("the compiled package was built from other sources: make setup")
    return place


@pytest.mark.parametrize(
    "deeds",
    [("write", "read"), ("read", "write")],
    ids=["compiled to sources", "sources to compiled"],
)
def test_a_pickle_of_one_build_is_read_by_the_other(
    tmp_path: Path, compiled: str, deeds: tuple[str, str]
) -> None:
    """The first deed is the compiled package's, the second that of the sources."""
    path = str(tmp_path / "pickles")
    places = dict(zip(deeds, (compiled, str(SOURCES)), strict=True))
    for deed in ("write", "read"):
        done = run(["-m", "conformance.pickling", deed, path], places[deed], tmp_path)
        assert done.returncode == 0, done.stderr
        interpreted = done.stdout.strip().endswith(".py")
        assert interpreted == (places[deed] == str(SOURCES))
