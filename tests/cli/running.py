"""Ways in which tests run the command."""

import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from patience import PATIENCE
from rubicon.cli import cli

GAME = "end_of_the_triumvirate"
SOURCES = Path(__file__).resolve().parents[2] / "src"


def run(*args: str, typed: str | bytes = "") -> Result:
    """Inside this process; whatever is raised beyond exits is an error of the test."""
    result = CliRunner().invoke(cli, list(args), input=typed, prog_name="rubicon")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def command(*args: str) -> list[str]:
    """The command line of the command."""
    return [sys.executable, "-m", "rubicon", *args]


def environment(**more: str) -> dict[str, str]:
    """The environment in which it runs from source."""
    return {**os.environ, "PYTHONPATH": str(SOURCES), **more}


def spawn(*args: str, typed: str = "", **env: str) -> "subprocess.CompletedProcess[str]":
    """As a process of its own, with pipes in the terminal's place."""
    return subprocess.run(
        command(*args),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**env),
        timeout=PATIENCE,
        check=False,
    )


def refused(*args: str, typed: str | bytes = "") -> str:
    """It must refuse: exit 2, nothing on stdout, one sentence on stderr, which is returned."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("Error: ")
    assert lines[0].endswith((".", "?"))
    return lines[0].removeprefix("Error: ")
