"""The build hook makes one extension a game; where it can't, everything else is built as before."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from rubicon.native.compiling import FLAGS, compiler
from rubicon.registry import GAMES

ROOT = Path(__file__).parents[2]


def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hook_for_worlds", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_hook_and_the_proof_compile_alike() -> None:
    assert tuple(hook().WORLD_FLAGS) == FLAGS


@pytest.mark.skipif(compiler() is None, reason="there is no C compiler")
def test_there_is_one_extension_a_game(tmp_path: Path) -> None:
    assert hook().compile_worlds(ROOT, tmp_path) == []
    built = {path.name.split(".")[0] for path in (tmp_path / "lib").rglob("*") if path.is_file()}
    assert built == {f"_{game}" for game in GAMES}
    assert sum(path.stat().st_size for path in (tmp_path / "lib").rglob("_*")) < 1_000_000


def test_a_tree_that_cannot_be_translated_says_so(tmp_path: Path) -> None:
    package = tmp_path / "src" / "rubicon"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    assert hook().compile_worlds(tmp_path, tmp_path / "scratch") == ["no game could be loaded"]
