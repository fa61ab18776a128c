"""The examples in the documents are run: commands print what they promise, Python code works."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```(console|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(language: str) -> list[pytest.param]:  # type: ignore[valid-type]
    """Every fenced block of a language, with its document's name."""
    return [
        pytest.param(block, id=f"{path.relative_to(ROOT)}-{number}")
        for path in DOCUMENTS
        for number, (kind, block) in enumerate(FENCE.findall(path.read_text("utf-8")))
        if kind == language
    ]


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment in which `rubicon` is the command under test."""
    command = tmp_path / "bin" / "rubicon"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m rubicon "$@"\n')
    command.chmod(0o755)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    source = os.pathsep.join(path for path in sys.path if path)
    return os.environ | {"PATH": f"{command.parent}:{os.environ['PATH']}", "PYTHONPATH": source}


@pytest.mark.parametrize("block", examples("console"))
def test_commands_print_what_the_documents_say(
    block: str, shell: dict[str, str], tmp_path: Path
) -> None:
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, promised = part.partition("\n")
        run = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env=shell,
            capture_output=True,
            text=True,
            check=False,
        )
        printed = run.stdout + run.stderr
        assert "Traceback" not in printed
        if promised.strip() == "...":
            assert printed.strip()
        else:
            assert " ".join(printed.split()) == " ".join(promised.split())


@pytest.mark.parametrize("block", examples("python"))
def test_python_examples_run(block: str, shell: dict[str, str], tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(block, "utf-8")
    run = subprocess.run(
        [sys.executable, "-W", "error", script],
        cwd=tmp_path,
        env=shell,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()
