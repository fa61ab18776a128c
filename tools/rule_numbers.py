"""Checks that each numbered rule is cited by code and carried by a test, and no other number is.

A rule is a paragraph of rules.md that begins with a bold number, `**4.7**`; `**4.7** *(note)*` only
explains. Code and tests cite a rule as `[4.7]` in a comment, a docstring or another string.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

NUMBER = r"\d+(?:\.\d+)+"
RULE = re.compile(rf"^\*\*({NUMBER})\*\*(\s+\*\(note\)\*)?", re.MULTILINE)
CITATION = re.compile(rf"\[({NUMBER}(?:\s*,\s*{NUMBER})*)\]")
TEST_NAME = re.compile(r"test_(\d+(?:_\d+)+)(?:_|$)")
# Outside of these a bracketed number is a list of numbers, not a citation.
TOML_WORDS = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'|"[^"\n]*"|\'[^\'\n]*\'|#.*')
PYTHON_WORDS = {tokenize.COMMENT, tokenize.STRING}
if sys.version_info >= (3, 12):
    PYTHON_WORDS.add(tokenize.FSTRING_MIDDLE)


@dataclass
class Rulebook:
    """The numbers of one rules.md: where each stands, and which are only notes."""

    path: Path
    lines: dict[str, int] = field(default_factory=dict)
    notes: set[str] = field(default_factory=set)
    repeated: list[tuple[str, int]] = field(default_factory=list)


@dataclass(frozen=True)
class Citation:
    number: str
    path: Path
    line: int


def read_rulebook(path: Path) -> Rulebook:
    book = Rulebook(path)
    text = path.read_text(encoding="utf-8")
    for match in RULE.finditer(text):
        number, line = match[1], line_at(text, match.start())
        if number in book.lines:
            book.repeated.append((number, line))
            continue
        book.lines[number] = line
        if match[2]:
            book.notes.add(number)
    return book


def line_at(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def words_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the comments and strings of a Python or TOML file, each with its line."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        for match in TOML_WORDS.finditer(text):
            yield line_at(text, match.start()), match[0]
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in PYTHON_WORDS:
            yield token.start[0], token.string


def cited_numbers(text: str) -> Iterator[tuple[str, int]]:
    """Yield each number cited in a text, with the offset of its citation."""
    for match in CITATION.finditer(text):
        for number in match[1].split(","):
            yield number.strip(), match.start()


def citations_in(paths: list[Path]) -> list[Citation]:
    return [
        Citation(number, path, line + line_at(words, offset) - 1)
        for path in paths
        for line, words in words_of(path)
        for number, offset in cited_numbers(words)
    ]


def carried_by_tests(paths: list[Path], known: set[str]) -> tuple[set[str], list[Citation]]:
    """Return the numbers that tests carry, and the tests named by a number that is not known."""
    carried: set[str] = set()
    strays: list[Citation] = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            carried.update(number for number, _ in cited_numbers(ast.get_docstring(node) or ""))
            named = numbers_in_name(node.name)
            carried.update(named)
            if named and not known.intersection(named):
                strays.append(Citation(named[0], path, node.lineno))
    return carried, strays


def numbers_in_name(name: str) -> list[str]:
    """Read `test_4_7_2_legions` as 4.7.2, or as 4.7 about 2 legions; the longest reading first."""
    match = TEST_NAME.match(name)
    if match is None:
        return []
    parts = match[1].split("_")
    return [".".join(parts[:length]) for length in range(len(parts), 1, -1)]


def complaints(root: Path, game: str) -> Iterator[str]:
    book = read_rulebook(root / "docs" / "games" / game / "rules.md")
    where = book.path.relative_to(root)
    for number, line in book.repeated:
        yield f"{where}:{line}: {number} is already the number of line {book.lines[number]}."

    code = root / "src" / "rubicon" / "games" / game
    tests = sorted((root / "tests" / "games" / game).rglob("*.py"))
    cited_by_code = citations_in(sorted([*code.rglob("*.py"), *code.rglob("*.toml")]))
    carried, strays = carried_by_tests(tests, set(book.lines))
    in_code = {citation.number for citation in cited_by_code}
    for number, line in book.lines.items():
        if number in book.notes:
            continue
        if number not in in_code:
            yield f"{where}:{line}: no code of {game} cites [{number}]."
        if number not in carried:
            test = f"test_{number.replace('.', '_')}_..."
            yield f"{where}:{line}: no test carries {number}: name one {test} or cite [{number}]."

    for citation in [*cited_by_code, *citations_in(tests), *strays]:
        if citation.number not in book.lines:
            place = f"{citation.path.relative_to(root)}:{citation.line}"
            yield f"{place}: there is no rule {citation.number} in {where}."


def main(root: Path) -> int:
    found = False
    for rulebook in sorted(root.glob("docs/games/*/rules.md")):
        for complaint in complaints(root, rulebook.parent.name):
            print(complaint)
            found = True
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
