"""Writes the parts of each state that name every field, from the FIELDS that its game declares.

Plain assignments are what mypyc makes fast; written by hand they would be four lists to keep alike.
Without arguments it checks that the parts are up to date; with --write it brings them up to date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
for place in ("tests", "src"):
    sys.path.insert(0, str(ROOT / place))

from rubicon.core.fields import Field  # noqa: E402  # the sources, not what is installed

PART = re.compile(
    r"(?P<first>(?P<indent>[ ]*)# fields: (?P<name>\w+) \(tools/state_fields\.py\)\n)"
    r".*?(?P<last>(?P=indent)# end of fields\n)",
    re.DOTALL,
)
Fields = Sequence[Field]


def in_order(fields: Fields) -> list[Field]:
    """As they lie in the flat list: what has a fixed place comes first."""
    return sorted(fields, key=lambda field: field.grows)


# ---- the parts -----------------------------------------------------------------------------------


def slots(fields: Fields) -> Iterator[str]:
    yield "__slots__ = ("
    yield from (f'    "{name}",' for name in sorted([*(field.name for field in fields), "t"]))
    yield ")"


def copying(fields: Fields) -> Iterator[str]:
    for field in fields:
        if field.length is None:
            yield f"self.{field.name}: int = other.{field.name}"
        else:
            yield f"self.{field.name}: list[int] = other.{field.name}[:]"


def numbers(fields: Fields) -> Iterator[str]:
    yield from writing(in_order(fields))
    yield ""
    yield from reading(in_order(fields))
    yield ""


def writing(fields: Fields) -> Iterator[str]:
    yield "def numbers(self, whole: bool) -> list[int]:"
    yield '    """The fields in one flat list; one that grows comes after its length."""'
    yield "    out: list[int] = []"
    before = False
    for field in fields:
        if field.derived and not before:
            yield "    if whole:"
        before = field.derived
        indent = 8 * " " if field.derived else 4 * " "
        if field.grows:
            yield f"{indent}out.append(len(self.{field.name}))"
        verb = "append" if field.length is None else "extend"
        yield f"{indent}out.{verb}(self.{field.name})"
    yield "    return out"


def reading(fields: Fields) -> Iterator[str]:
    yield "def set_numbers(self, numbers: list[int]) -> None:"
    yield '    """Become the position that a whole list of numbers says."""'
    at = 0
    for field in fields:
        if field.length is None:
            yield f"    self.{field.name} = numbers[{at}]"
            at += 1
        elif not field.grows:
            yield f"    self.{field.name} = numbers[{at}:{at + field.length}]"
            at += field.length
    growing = [field.name for field in fields if field.grows]
    if growing:
        yield f"    at = {at}"
    for name in growing:
        yield f"    self.{name} = numbers[at + 1 : at + 1 + numbers[at]]"
        if name != growing[-1]:
            yield "    at += 1 + numbers[at]"


PARTS: dict[str, Callable[[Fields], Iterator[str]]] = {
    "slots": slots,
    "copying": copying,
    "numbers": numbers,
}


# ---- the files -----------------------------------------------------------------------------------


def rewritten(source: str, fields: Fields) -> str:
    """The text of a module with its parts up to date; ValueError if it has not one of each."""
    found = [part["name"] for part in PART.finditer(source)]
    if sorted(found) != sorted(PARTS):
        raise ValueError(f"the parts are {', '.join(found)}, not {', '.join(PARTS)}")

    def fill(part: re.Match[str]) -> str:
        lines = PARTS[part["name"]](fields)
        body = "".join(f"{part['indent']}{line}".rstrip() + "\n" for line in lines)
        return f"{part['first']}{body}{part['last']}"

    return PART.sub(fill, source)


def games(root: Path) -> Iterator[tuple[Path, str]]:
    """The module of each state, with the name of the module that declares its fields."""
    for path in sorted(root.glob("src/rubicon/games/*/fields.py")):
        yield path.with_name("state.py"), f"rubicon.games.{path.parent.name}.fields"
    yield root / "tests" / "toy" / "curia.py", "toy.fields"


def main(root: Path, write: bool) -> int:
    stale = False
    for path, declared in games(root):
        source = path.read_text(encoding="utf-8")
        wanted = rewritten(source, import_module(declared).FIELDS)
        if wanted == source:
            continue
        if write:
            path.write_text(wanted, encoding="utf-8")
        else:
            stale = True
            print(f"{path.relative_to(root)} does not follow its FIELDS: 'make format' mends this.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(ROOT, "--write" in sys.argv[1:]))
