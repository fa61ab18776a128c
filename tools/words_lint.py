"""Checks the catalogues against the code: every entry is used, every phrase has its entry.

`say("entry", field=value)` in Python must name an entry of its scope and give every field that the
entry speaks of. In the page the compiler sees to that; here only what it uses is looked up. Entries
of a family (`label-march`) are named by code that puts their ids together.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE / "src"))

from rubicon.words.entries import Entry, read_entries  # noqa: E402

FAMILIES = (
    "blurb",
    "bot-*",
    "effect-*",
    "event-*",
    "group-*",
    "label-*",
    "lesson-*",
    "list-*",
    "name-*",
    "option-*",
    "scenario-*",
    "title",
    "value-*",
    "verb-*",
)
ID = re.compile(r"[a-z_]+\.[a-z0-9-]*[a-z0-9]")
SAID_IN_PAGE = re.compile(r"""(['`])((?:[a-z0-9-]|\$\{[^}]*\})+)\1""")
FILLED_IN = re.compile(r"\$\{[^}]*\}")
Catalogue = dict[str, Entry]


def catalogues(root: Path) -> dict[str, Catalogue]:
    """The English catalogues by scope."""
    package = root / "src" / "rubicon"
    found = {path.parent.name: path for path in sorted((package / "words").glob("*/en.ftl"))}
    for path in sorted((package / "games").glob("*/words/en.ftl")):
        found[path.parent.parent.name] = path
    return {
        scope: read_entries(path.read_text("utf-8"), str(path.relative_to(root)))
        for scope, path in found.items()
    }


class Reader(ast.NodeVisitor):
    """What one Python file says."""

    def __init__(self, module: str, scopes: dict[tuple[str, str], str]) -> None:
        self.scopes = {name: scope for (where, name), scope in scopes.items() if where == module}
        self.known = scopes
        self.calls: list[tuple[int, str, str, set[str] | None]] = []
        """Line, scope, entry or pattern, and the fields given if that can be seen."""
        self.texts: set[str] = set()

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """A scope of another module."""
        for one in node.names:
            scope = self.known.get((node.module or "", one.name))
            if scope is not None:
                self.scopes[one.asname or one.name] = scope

    def visit_Constant(self, node: ast.Constant) -> None:
        """A text that may be an entry's id."""
        if isinstance(node.value, str):
            self.texts.add(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        """A phrase."""
        self.generic_visit(node)
        scope = self.scopes.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if scope is None or not node.args:
            return
        fields = {one.arg for one in node.keywords if one.arg is not None}
        is_open = any(one.arg is None for one in node.keywords)
        for entry in ids_in(node.args[0]):
            self.calls.append((node.lineno, scope, entry, None if is_open else fields))


def ids_in(node: ast.expr) -> Iterator[str]:
    """The entries that an expression can name; what is put together becomes a pattern."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from ids_in(node.body)
        yield from ids_in(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [one.value if isinstance(one, ast.Constant) else "*" for one in node.values]
        yield "".join(str(part) for part in parts)


def module_name(path: Path) -> str:
    """The name under which a file in src is imported."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def find_scopes(trees: dict[str, ast.Module]) -> dict[tuple[str, str], str]:
    """Every `name = Scope("scope")`, by module and name."""
    found = {}
    for module, tree in trees.items():
        for node in tree.body:
            if not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)):
                continue
            call, target = node.value, node.targets[0]
            if isinstance(call.func, ast.Name) and call.func.id == "Scope" and call.args:
                assert isinstance(target, ast.Name)
                assert isinstance(call.args[0], ast.Constant)
                found[module, target.id] = str(call.args[0].value)
    return found


def used_by_page(root: Path) -> dict[str, set[str]]:
    """What the page may say, by scope: the shell's `say` is the page's, a game's is its own."""
    found: dict[str, set[str]] = defaultdict(set)
    page = root / "web" / "src"
    for path in page.rglob("*"):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith(".gen.ts"):
            continue
        text = path.read_text("utf-8")
        patterns = {FILLED_IN.sub("*", one[1]) for one in SAID_IN_PAGE.findall(text)}
        inside = path.relative_to(page).parts
        if inside[0] == "games" and inside[1] != "kit" and len(inside) > 2:
            found[inside[1]] |= patterns
        found["page"] |= patterns
    return found


def is_used(entry: str, patterns: set[str]) -> bool:
    """Whether one of some ids or patterns names an entry; a bare `*` names nothing."""
    if entry in patterns or any(fnmatchcase(entry, family) for family in FAMILIES):
        return True
    return any("*" in one and one.strip("*-") and fnmatchcase(entry, one) for one in patterns)


def complaints(root: Path) -> Iterator[str]:
    """One line for everything that is wrong."""
    try:
        entries = catalogues(root)
    except ValueError as error:
        yield str(error)
        return
    source = root / "src"
    files = {module_name(path.relative_to(source)): path for path in sorted(source.rglob("*.py"))}
    trees = {module: ast.parse(path.read_text("utf-8")) for module, path in files.items()}
    scopes = find_scopes(trees)
    used = used_by_page(root)
    for module, tree in trees.items():
        path = files[module]
        reader = Reader(module, scopes)
        reader.visit(tree)
        for line, scope, entry, fields in reader.calls:
            used[scope].add(entry)
            where = f"{path.relative_to(root)}:{line}"
            yield from wrong_call(where, scope, entry, fields, entries.get(scope, {}))
        for text in reader.texts:
            scope, _, entry = text.partition(".")
            if ID.fullmatch(text) and scope in entries:
                used[scope].add(entry)
                if entry not in entries[scope]:
                    yield f"{path.relative_to(root)}: the catalogue {scope} has no entry {entry!r}."
        for scope in set(reader.scopes.values()):
            used[scope] |= reader.texts & entries.get(scope, {}).keys()
    for scope, catalogue in entries.items():
        used[scope] |= {inner for entry in catalogue.values() for inner in entry.uses}
        for entry in catalogue:
            if not is_used(entry, used[scope]):
                yield f"The entry {entry!r} of the catalogue {scope} is used nowhere."


def wrong_call(
    where: str, scope: str, entry: str, fields: set[str] | None, catalogue: Catalogue
) -> Iterator[str]:
    """What is wrong with one phrase."""
    if "*" in entry:
        if not any(fnmatchcase(one, entry) for one in catalogue):
            yield f"{where}: the catalogue {scope} has no entry like {entry!r}."
        return
    if entry not in catalogue:
        yield f"{where}: the catalogue {scope} has no entry {entry!r}."
    elif fields is not None and (missing := catalogue[entry].fields - fields):
        yield f"{where}: {scope}.{entry} speaks of {', '.join(sorted(missing))}."


def main(root: Path = HERE) -> int:
    """Complain, or be silent."""
    found = sorted(set(complaints(root)))
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
