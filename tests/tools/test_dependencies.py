"""What the package imports is what it says that it needs."""

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMES = {
    "prometheus_client": "prometheus-client",
    "fluent": "fluent.runtime",
    "mypy_extensions": "mypy-extensions",
    "pydantic_core": "pydantic",
}


def imported() -> set[str]:
    """The libraries that the package's own files import by name."""
    found = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                found.add(str(node.module).split(".")[0])
    return found - set(sys.stdlib_module_names) - {"rubicon"}


def test_every_library_is_a_declared_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *(one for names in extras.values() for one in names)]
    declared = {re.split(r"[<>=\[; ]", one)[0] for one in needed}
    used = {NAMES.get(name, name) for name in imported()}
    assert {"click", "orjson"} < used
    assert used <= declared
