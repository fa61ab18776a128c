"""What the base installation brings is enough for rules, bots, pictures and the terminal."""

import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from cli.running import environment
from rubicon import __version__
from rubicon.extras import DISTRIBUTION, LAB, POSTGRES, SERVER, needing

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
BLOCK = """
import sys
class Blocked:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Blocked)
"""


def name_of(requirement: str) -> str:
    """The name in a requirement."""
    return requirement.partition(">=")[0].partition("[")[0]


def brought_by(*extras: str) -> set[str]:
    """The packages that extras bring; each is imported by the name that pip knows, with _ for -."""
    return {name_of(one) for extra in extras for one in EXTRAS[extra]} - {DISTRIBUTION}


def python(code: str, *blocked: str) -> "subprocess.CompletedProcess[str]":
    """Run code in a process in which some packages are not there."""
    names = {one.replace("-", "_") for one in blocked}
    return subprocess.run(
        [sys.executable, "-c", BLOCK.format(names=names) + code],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def base(code: str) -> "subprocess.CompletedProcess[str]":
    """Run code with no more than the base installation."""
    return python(code, *brought_by(SERVER, POSTGRES, LAB), "anyio", "numpy", "shapely")


def command(*words: str) -> str:
    """The code that runs the command."""
    return f"sys.argv = ['rubicon', *{words!r}]\nfrom rubicon.cli import main\nmain()\n"


def test_importing_costs_nothing() -> None:
    code = "before = set(sys.modules)\nimport rubicon\nprint(*sorted(set(sys.modules) - before))"
    assert python(code).stdout.split() == ["rubicon"]


def test_a_game_is_made_without_the_terminal_or_the_bots() -> None:
    code = "import rubicon\nrubicon.new('triumvirate', seed=1).legal[0].words\nprint(*sys.modules)"
    loaded = {name.partition(".")[0] for name in python(code).stdout.split()}
    assert loaded.isdisjoint({"rich", "click", "asyncio", "multiprocessing"})


def test_the_front_door_needs_only_the_base() -> None:
    code = (
        "import rubicon\n"
        "game = rubicon.new('end_of_the_triumvirate', seed=7)\n"
        "game.play_out('tiro', decisions=8)\n"
        "assert '<svg' in game.svg() and 'Italia' in str(game)\n"
        "print(game.play_out('greedy'))\n"
    )
    run = base(code)
    assert run.returncode == 0, run.stderr
    assert "win" in run.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("--version",),
        ("games",),
        ("rules", "triumvirate", "1.1"),
        ("play", "triumvirate", "--seat=Aemilii=bot:greedy", "--fast", "--plain", "--seed=1"),
        ("fuzz", "triumvirate", "--games=2", "--jobs=1"),
        ("perft", "triumvirate", "1"),
        ("arena", "triumvirate", "--bots=greedy,random", "--games=2", "--jobs=1"),
        ("serve", "--help"),
    ],
)
def test_the_command_needs_only_the_base(words: tuple[str, ...]) -> None:
    run = base(command(*words))
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()


@pytest.mark.parametrize(
    ("words", "extra"),
    [(("serve",), SERVER), (("load",), LAB), (("admin", "verify"), SERVER)],
)
def test_a_missing_extra_is_named_in_one_sentence(words: tuple[str, ...], extra: str) -> None:
    run = base(command(*words))
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1
    assert run.stderr.endswith(f"pip install '{DISTRIBUTION}[{extra}]' brings it.\n")


def test_postgresql_is_an_extra_of_its_own() -> None:
    words = ("serve", "--port=0", "--db=postgresql://localhost/rubicon")
    run = python(command(*words), *brought_by(POSTGRES))
    assert run.returncode == 2, run.stderr
    assert run.stderr.count("\n") == 1
    assert f"pip install '{DISTRIBUTION}[{POSTGRES}]' brings it." in run.stderr


def test_what_is_missing_of_ours_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needing(SERVER):
        import_module("rubicon.nowhere")


def test_the_extras_are_those_of_the_project() -> None:
    assert PROJECT["project"]["name"] == DISTRIBUTION
    assert PROJECT["project"]["version"] == __version__
    assert {SERVER, POSTGRES, LAB} <= set(EXTRAS)
    locked = (ROOT / "lock" / "run.txt").read_text("utf-8")
    for name in brought_by(SERVER, POSTGRES, LAB):
        assert f"\n{name}==" in f"\n{locked}"
