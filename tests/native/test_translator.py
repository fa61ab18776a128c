"""The translator: C means what Python means, and what it does not take it refuses by line."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from native import small
from native.building import TEXT, built, generated, needs_compiler, start
from rubicon.core.rng import Rng
from rubicon.native import expressions, statements
from rubicon.native.calls import Calls
from rubicon.native.compiling import CHECKED, FLAGS, SANITIZED
from rubicon.native.digest import digest
from rubicon.native.expressions import Expressions
from rubicon.native.lists import Lists
from rubicon.native.refusal import Refused
from rubicon.native.scope import FOLDED, Scope
from rubicon.native.shapes import BOOL, Code, Fixed
from rubicon.native.worlds import Extension


def differs(extension: Extension, games: int = 20) -> bool:
    """Whether any random game shows a difference, or a trap."""
    rng = Rng(11)
    for _ in range(games):
        state = start()
        world = extension.World(extension.Tables(state.tables()), state)
        while state.to_act() >= 0:
            move = state.legal()[rng.below(small.MOVES)]
            state.apply(move)
            try:
                world.apply(move)
            except (RuntimeError, ValueError):
                return True
            if world.numbers() != state.numbers(True) or world.digest() != digest(state):
                return True
    return False


@needs_compiler
@pytest.mark.parametrize("flags", [FLAGS, CHECKED, SANITIZED], ids=["fast", "checked", "sanitized"])
def test_c_means_what_python_means(tmp_path: Path, flags: tuple[str, ...]) -> None:
    assert not differs(built(tmp_path, generated(), flags), games=200)


MUTANTS: dict[str, tuple[Any, str, Any]] = {
    "operands in any order": (Scope, "in_order", lambda _, codes: ("", list(codes))),
    "<= for <": (expressions, "COMPARED", expressions.COMPARED | {ast.Lt: "<="}),
    "- for +": (expressions, "FOLDED", FOLDED | {ast.Add: "-"}),
    "or for and": (Expressions, "joined", lambda _, _sign, parts: all_joined(" || ", parts)),
    "and for or": (Expressions, "joined", lambda _, _sign, parts: all_joined(" && ", parts)),
    "a list's first cell": (
        Expressions,
        "cells",
        lambda _, code: f"{code.text}{'' if isinstance(code.shape, Fixed) else '->v'}, 1",
    ),
    "abs left out": (Calls, "of_one", lambda _, _node, _name, code: code),
    "continue as break": (statements, "PLAIN", statements.PLAIN | {ast.Continue: "break;"}),
    "a list is aliased": (Lists, "copied", lambda self, name, _, source: alias(self, name, source)),
}


def all_joined(sign: str, parts: list[Code]) -> Code:
    return Code(f"({sign.join(part.text for part in parts)})", BOOL)


def alias(self: Lists, name: str, source: ast.expr) -> None:
    self.other_name(name, source, self.value(source))


@needs_compiler
@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_mutated_translator_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mutant: str
) -> None:
    where, name, what = MUTANTS[mutant]
    monkeypatch.setattr(where, name, what)
    assert differs(built(tmp_path, generated()))


CHANGED: dict[str, Callable[[str], str]] = {
    "a sign": lambda text: text.replace("- s.wide[0] >> 7".replace(" ", "", 1), "s.wide[0] >> 7"),
    "a bound": lambda text: text.replace("range(LENGTH - 1, -1, -2)", "range(LENGTH - 1, 0, -2)"),
    "a call": lambda text: text.replace(
        "three(s.cells[2], bump(s, 2)", "three(s.cells[2], (s.t.way)"
    ),
    "a condition": lambda text: text.replace("elif other < 0:", "elif other < -2:"),
}


@needs_compiler
@pytest.mark.parametrize("change", CHANGED)
def test_changed_rules_are_noticed(tmp_path: Path, change: str) -> None:
    text = CHANGED[change](TEXT)
    assert text != TEXT
    assert differs(built(tmp_path, generated(text)))


# ---- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("s.mark = walk(s)", "s.mark = walk(s) ** 2", "this operator is not part of the subset"),
        ("s.mark = walk(s)", "s.mark = {}", "this expression is not part of the subset"),
        ("s.mark = walk(s)", "s.other = walk(s)", "there is no such field"),
        ("s.mark = walk(s)", "s.mark = print(s)", "this function is not part of the subset"),
        ("s.mark = walk(s)", "s.t.way = 3", "only the fields of a state change"),
        ("s.mark = walk(s)", "s.t.steps[0] = 3", "tables never change"),
        ("s.mark = walk(s)", "s.cells.append(1)", "a list like this has no such method"),
        ("s.mark = walk(s)", "s.cells = [1, 2]", "keeps its length, or is emptied"),
        ("s.mark = walk(s)", "raise ValueError", "this statement is not part of the subset"),
        ("s.mark = walk(s)", "s.mark = 1.5", "a whole number is kept here"),
        ("queue = [s.turn % LENGTH]", "queue = seen", "one list with two names"),
        ("queue = [s.turn % LENGTH]", "queue = 4", "this takes a list"),
        ("def walk(s: Small) -> int:", "def walk(s: Small) -> str:", "this type is not part"),
        ("steps = 0", "steps = unheard_of", "this name is not known here"),
    ],
)
def test_what_is_outside_the_subset_is_refused_by_line(old: str, new: str, says: str) -> None:
    assert TEXT.count(old) == 1
    text = TEXT.replace(old, new)
    with pytest.raises(Refused) as refused:
        generated(text)
    found = re.fullmatch(r"small\.py:(\d+): (.+)", str(refused.value))
    assert found is not None
    assert says in found[2]
    if "takes a list" not in says:
        assert text.splitlines()[int(found[1]) - 1].strip() == new
