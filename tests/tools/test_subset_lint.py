"""The lint of the rules subset: what it lets pass, and what it says of the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from subset_lint import breaches_in, main

MODULE = "rubicon.games.toy.rules"

GOOD = '''"""Rules of a toy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64
from rubicon.core.rng import Rng
from rubicon.games.toy import codes
from rubicon.games.toy.tables import NEIGHBOURS
from .codes import PASS

if TYPE_CHECKING:
    from rubicon.kit.dice import Odds

PROVINCES: Final = 15
"""How many provinces there are."""
START: Final[list[int]] = [0, 1, 2]
Move: TypeAlias = int


class State:
    """A position."""

    __slots__ = ("seat", "legions")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.legions: list[int] = [0] * PROVINCES

    def clone(self) -> State:
        other = State(self.seat)
        other.legions = self.legions[:]
        return other

    @staticmethod
    def is_over(turn: i64, limit: int = 8) -> bool:
        return turn >= limit


class LongState(State):
    def __init__(self, other: "LongState | None" = None) -> None:
        super().__init__(0)
        if other is not None:
            self.seat = other.seat


def legal(state: State, moves: list[int]) -> None:
    """List the moves [4.7]."""
    assert state.seat >= 0
    moves.clear()
    for province in range(len(state.legions)):
        strength = max(0, state.legions[province] // 2 % 3)
        if strength > 1 and not State.is_over(strength):
            moves.append(province << 3 | strength if strength != 2 else -1)
    while len(moves) == 0:
        moves += [PASS]
        break
'''


def test_the_subset_passes() -> None:
    assert breaches_in(GOOD, MODULE) == []


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("X = {1: 2}", "a dict is not allowed"),
        ("X = {1, 2}", "a set is not allowed"),
        ("X = 'Gallia'", "a string is not allowed"),
        ("X = f'{1}'", "a string is not allowed"),
        ("X = b'x'", "a string is not allowed"),
        ("X = (1, 2)", "a tuple is not allowed"),
        ("a, b = c", "a tuple is not allowed"),
        ("for a, b in c:\n    pass", "a tuple is not allowed"),
        ("def f() -> int:\n    return 1, 2", "a tuple is not allowed"),
        ("X = 1.5", "a float is not allowed"),
        ("X = 1 / 2", "/ is not allowed"),
        ("X /= 2", "/ is not allowed"),
        ("X = 2 ** 3", "** is not allowed"),
        ("X = A @ B", "@ is not allowed"),
        ("X = ...", "... is not allowed"),
        ("X = lambda: 0", "a lambda is not allowed"),
        ("X = [i for i in Y]", "a comprehension is not allowed"),
        ("X = sum(i for i in Y)", "a comprehension is not allowed"),
        ("X = [[1], 2]", "a list in a list is not allowed"),
        ("X = [*Y]", "unpacking with * is not allowed"),
        ("if (x := 1):\n    pass", "an assignment inside an expression"),
        ("def f() -> None:\n    def g() -> None:\n        pass", "a nested function"),
        ("def f() -> None:\n    class C:\n        pass", "a class inside another scope"),
        ("def f() -> int:\n    yield 1", "a generator or coroutine"),
        ("async def f() -> None:\n    pass", "a generator or coroutine"),
        ("def f() -> None:\n    global x\n    x = 1", "global and nonlocal"),
        ("try:\n    pass\nfinally:\n    pass", "try is not allowed"),
        ("def f() -> None:\n    raise x", "raise is not allowed"),
        ("with x:\n    pass", "with is not allowed"),
        ("del x[0]", "del is not allowed"),
        ("match x:\n    case 1:\n        pass", "match is not allowed"),
        ("for i in x:\n    pass\nelse:\n    pass", "else after a loop"),
        ("while x:\n    pass\nelse:\n    pass", "else after a loop"),
        ("X = isinstance(1, int)", "the builtin isinstance is not allowed"),
        ("print(1)", "the builtin print is not allowed"),
        ("for i in enumerate(x):\n    pass", "the builtin enumerate is not allowed"),
        ("X = super().clone()", "the builtin super is not allowed"),
        ("X = y.__class__", "__class__ is not allowed"),
        ("def f(*a: int) -> None:\n    pass", "*a is not allowed"),
        ("def f(a) -> None:\n    pass", "argument a has no type"),
        ("def f():\n    pass", "the result of f has no type"),
        ("def f(a: str) -> None:\n    pass", "argument a has the type str"),
        ("def f() -> tuple[int, int]:\n    pass", "the result of f has the type tuple[int, int]"),
        ("def f(a: 'dict') -> None:\n    pass", "argument a has the type 'dict'"),
        ("def f(a: list[str]) -> None:\n    pass", "argument a has the type list[str]"),
        ("def f(a: int | None) -> None:\n    pass", "argument a has the type int | None"),
        ("def f(a: State | Move) -> None:\n    pass", "argument a has the type State | Move"),
        ("def f(a: int = 1.5) -> None:\n    pass", "a float is not allowed"),
        ("X: float = 1", "X has the type float"),
        ("X: TypeAlias = str", "the alias X has the type str"),
        ("class C:\n    @property\n    def f(self) -> int:\n        return 1", "property is not"),
        ("class C(metaclass=M):\n    pass", "a class keyword is not allowed"),
        ("__slots__ = ('a',)", "a tuple is not allowed"),
        ("import random", "importing random is not allowed"),
        ("from typing import Any", "importing Any from typing is not allowed"),
        ("from rubicon.kit import *", "import * is not allowed"),
        ("from rubicon.bots import x", "importing x from rubicon.bots is not allowed"),
        ("from rubicon.corelike import x", "importing x from rubicon.corelike is not allowed"),
        ("from . import text", "importing text from rubicon.games.toy is not allowed"),
        ("from ..other.codes import X", "importing X from rubicon.games.other.codes"),
    ],
)
def test_a_breach_is_named(source: str, sentence: str) -> None:
    breaches = breaches_in(source, MODULE)
    assert len(breaches) == 1, breaches
    assert sentence in breaches[0][1]


def test_a_breach_inside_a_forbidden_statement_is_found_too() -> None:
    breaches = breaches_in("try:\n    x = 1.5\nfinally:\n    pass", MODULE)
    assert [line for line, _ in breaches] == [1, 2]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_only_the_modules_of_the_subset_are_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "src/rubicon/games/toy/text.py", "X = 'words'\n")
    write(tmp_path / "src/rubicon/games/toy/rules.py", GOOD)
    write(tmp_path / "src/rubicon/core/rng.py", "X = 1\n")
    assert main(tmp_path) == 0
    assert capsys.readouterr().out == ""


def test_a_folder_of_rules_is_read_as_a_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "src/rubicon/games/toy/rules/sea.py", "X = 1.5\n")
    assert main(tmp_path) == 1
    assert "rules/sea.py:1: a float is not allowed" in capsys.readouterr().out


def test_chapters_import_each_other_and_the_modules_of_the_game() -> None:
    chapter = "rubicon.games.toy.rules.sea"
    source = "from rubicon.games.toy import codes\nfrom rubicon.games.toy.rules.land import near\n"
    assert breaches_in(source, chapter) == []
    assert breaches_in("from rubicon.games.toy.text import words\n", chapter) != []
    assert breaches_in("from rubicon.games.other.rules.sea import sail\n", chapter) != []


def test_each_breach_is_one_line_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "src/rubicon/games/toy/state.py", "\nX = 1 / 2\n")
    assert main(tmp_path) == 1
    printed = capsys.readouterr().out
    assert printed == (
        "src/rubicon/games/toy/state.py:2: / is not allowed, for it makes a float: use //.\n"
    )
