"""Which build of the rules is running: compiled to C, or interpreted as written.

With RUBICON_INTERPRETED=1 in the environment the same installation runs interpreted, although
compiled modules lie beside the sources: `rubicon/__init__.py` then calls `prefer_sources`.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

SWITCH = "RUBICON_INTERPRETED"
NATIVE_SWITCH = "RUBICON_NO_NATIVE"
"""With this in the environment nothing asks for native worlds."""
COMPILED = "compiled"
INTERPRETED = "interpreted"


class SourceFinder:
    """Finds the modules of this package in their .py files only."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a module of ours; None for others, which are found as usual."""
        if not name.startswith("rubicon."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def prefer_sources() -> None:
    """Have every module that is imported from now on run interpreted."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def running() -> str:
    """The build that runs in this process."""
    # Not imported above: this module must be there before any other of the package.
    file = str(import_module("rubicon.core.rng").__file__)
    return INTERPRETED if file.endswith(tuple(SOURCE_SUFFIXES)) else COMPILED


def environment(*, interpreted: bool, native: bool = True) -> dict[str, str]:
    """The environment in which a child process runs this same package, interpreted or as built."""
    child = {name: value for name, value in os.environ.items() if name != SWITCH}
    if interpreted:
        child[SWITCH] = "1"
    if not native:
        child[NATIVE_SWITCH] = "1"
    # The child must not find another copy first, wherever this one came from.
    here = str(Path(__file__).resolve().parents[1])
    child["PYTHONPATH"] = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH", "")]))
    return child
