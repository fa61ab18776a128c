"""A rule that native code has wrong is noticed by play: the C is made from mutated rules."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import cast

import pytest

from native.building import needs_compiler
from rubicon.native.compiling import CHECKED, compile_text, load_library
from rubicon.native.generate import game_text, module_name
from rubicon.native.identity import Differs, prove
from rubicon.native.worlds import Extension
from rubicon.registry import find_game

pytestmark = needs_compiler
POSITIONS = 20_000
MUTANTS = [
    ("end_of_the_triumvirate", "rules", "s.boxed[p] = 1 - s.boxed[p]", "s.boxed[p] = 0"),
    ("end_of_the_triumvirate", "rules", "if cost == 0 or cost > points:", "if cost > points:"),
    ("end_of_the_triumvirate", "resolver", "attackers - theirs - guard", "attackers - theirs"),
    ("end_of_the_triumvirate", "rules", "s.note(c.GATHERED, seat, p,", "s.note(c.GATHERED, p, p,"),
    ("triumvirate", "resolver", "pairs >> 2", "pairs >> 3"),
    ("triumvirate", "rules", "s.dealer = 1 - s.dealer", "s.dealer = s.dealer"),
    ("roman_conquest", "rules", "if to <= after or", "if to < after or"),
    ("roman_conquest", "resolver", "alike + 1 if die == before", "alike + 2 if die == before"),
    ("total_war_rome", "rules.agenda", "return min(c.MOST_DICE,", "return min(2,"),
]


@pytest.mark.parametrize(("game", "module", "old", "new"), MUTANTS)
def test_a_mutated_rule_is_noticed(
    tmp_path: Path, game: str, module: str, old: str, new: str
) -> None:
    name = f"rubicon.games.{game}.{module}"
    text = Path(str(import_module(name).__file__)).read_text(encoding="utf-8")
    assert text.count(old) == 1
    mutant = game_text(game, {name: text.replace(old, new)}, tells=True)
    library = compile_text(mutant, module_name(game), tmp_path, CHECKED)
    extension = cast(Extension, load_library(library, module_name(game)))
    with pytest.raises(Differs):
        prove(find_game(game), extension, POSITIONS, seed=3)
