"""Compiling an extension with the C compiler that Python knows of: for proofs and for tests.

An installation is compiled by hatch_build.py, with the same flags.
"""

import shlex
import subprocess
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from shutil import which
from types import ModuleType

RUNTIME = Path(__file__).parent / "runtime"
FLAGS = ("-O3", "-std=gnu11", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing", "-g0", "-w")
"""Without contraction floats are the same everywhere; the others leave nothing undefined."""
CHECKED = ("-O1", "-std=gnu11", "-ffp-contract=off", "-w", "-DRUBICON_CHECKED")
"""Every index, shift and width is looked at."""
SANITIZED = (
    *CHECKED,
    "-g1",
    "-fsanitize=undefined,bounds",
    "-fno-sanitize-recover=all",
)
"""The same, and the compiler looks too: overflows, bounds, alignment."""


def compiler() -> list[str] | None:
    """The command that makes a shared library, or None if there is no compiler."""
    command = shlex.split(str(sysconfig.get_config_var("LDSHARED") or ""))
    return command if command and which(command[0]) else None


def compile_text(text: str, name: str, folder: Path, flags: tuple[str, ...] = FLAGS) -> Path:
    """Compile the C of an extension; the path of the shared library."""
    command = compiler()
    if command is None:
        raise FileNotFoundError("There is no C compiler.")
    source = folder / f"{name}.c"
    source.write_text(text, encoding="utf-8")
    library = folder / f"{name}{EXTENSION_SUFFIXES[0]}"
    include = [f"-I{sysconfig.get_path('include')}", f"-I{RUNTIME}"]
    subprocess.run(
        [*command, "-fPIC", *flags, *include, str(source), "-o", str(library), "-lm"], check=True
    )
    return library


def load_library(library: Path, name: str) -> ModuleType:
    """Import a shared library from wherever it is."""
    loader = ExtensionFileLoader(name, str(library))
    module = module_from_spec(ModuleSpec(name, loader, origin=str(library)))
    loader.exec_module(module)
    return module
