"""The small game, translated and compiled for a test."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from native import small
from rubicon.native.compiling import CHECKED, compile_text, compiler, load_library
from rubicon.native.generate import Making, text_of
from rubicon.native.worlds import Extension, World

needs_compiler = pytest.mark.skipif(compiler() is None, reason="there is no C compiler")
NAME = "native.small"
TEXT = Path(str(small.__file__)).read_text(encoding="utf-8")


def start() -> small.Small:
    return small.Small(small.SmallTables(1))


def generated(text: str = TEXT, room: int = small.ROOM) -> str:
    return text_of(Making("_small", start(), small.FIELDS, room, {NAME: text}))


def built(folder: Path, text: str, flags: tuple[str, ...] = CHECKED) -> Extension:
    return cast(Extension, load_library(compile_text(text, "_small", folder, flags), "_small"))


def world_in(extension: Extension, state: small.Small) -> World:
    return extension.World(extension.Tables(state.tables()), state)
