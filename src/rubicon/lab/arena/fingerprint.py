"""The fingerprint of what plays: the code and data that decide a bot's move, and nothing else.

They are found by following names through the sources. The walk begins at the bots that can be
asked for; what these ask of a game's rules, by whatever method, leads on into the game; and so to
every function, class and constant that has a part in it. A method counts if somebody on the way
asks for its name. Sentences, hints, refusals and whatever else only people see are never asked for.
"""

import ast
import hashlib
import json
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

CODE_DIGITS = 12
ROOTS = (("bots/roster.py", "BOTS"), ("core/luck.py", "SharedLuck"))
"""Who can be asked for by name; and the draws, which all seatings of a round share."""
ASKED = ("choose", "draw")
"""What an arena asks of a bot and of luck."""
STOP = "registry.py"
"""Which game it is goes without saying, and another game in the list changes nothing."""
PACKAGE = "rubicon"
CONTRACT = ("rules", "game")
"""What the settled rules and their game are called wherever they are asked for something."""
BEGINNING = ("rules", "start")
"""What an arena asks of a game: to settle its rules, and to lay it out."""
DATA = ".toml"
AS_VALUES = ("__eq__", "__hash__", "__repr__")
"""How values are compared and shown: no bot does that."""

Definition = tuple[str, str]
"""A file and a name in it."""


@lru_cache
def code_of(game: str) -> str:
    """A short name for the code and data that decide how bots play a game: their fingerprint.

    Results of different code are results of different bots, although their names are the same.
    """
    return fingerprint(game, files(PACKAGE))


def fingerprint(game: str, home: Traversable) -> str:
    """The fingerprint of a game in some copy of the package."""
    digest = hashlib.blake2b(digest_size=CODE_DIGITS // 2)
    for name, meaning in sorted(Walk(game, home).parts):
        digest.update(f"{name}\0{len(meaning)}\0{meaning}".encode())
    return digest.hexdigest()


# ---- one file ------------------------------------------------------------------------------------


class Source:
    """A module: what its names stand for."""

    def __init__(self, path: str, home: Traversable) -> None:
        self.path = path
        self.defined: dict[str, list[ast.stmt]] = {}
        self.imported: dict[str, Definition] = {}
        """Names of other files; with an empty name where the whole module is meant."""
        self.rest: list[ast.stmt] = []
        """What is carried out without a name of its own."""
        for line in bare((home / path).read_text("utf-8")).body:
            if isinstance(line, ast.ImportFrom):
                self.note_import(line, home)
            elif names := list(bound(line)):
                for name in names:
                    self.defined.setdefault(name, []).append(line)
            elif not isinstance(line, ast.Import) and not is_for_types(line):
                self.rest.append(line)

    def note_import(self, line: ast.ImportFrom, home: Traversable) -> None:
        """Where the imported names are at home, if that is in the package."""
        package, *folders = (line.module or "").split(".")
        if package != PACKAGE:
            return
        for alias in line.names:
            module = "/".join([*folders, f"{alias.name}.py"])
            named = alias.asname or alias.name
            if (home / module).is_file():
                self.imported[named] = (module, "")
            else:
                self.imported[named] = (module_file("/".join(folders), home), alias.name)


def module_file(path: str, home: Traversable) -> str:
    """The file of a module or package."""
    return f"{path}.py" if (home / f"{path}.py").is_file() else f"{path}/__init__.py".lstrip("/")


def bound(line: ast.stmt) -> Iterator[str]:
    """The names that a statement of a module or class defines."""
    if isinstance(line, ast.FunctionDef | ast.ClassDef):
        yield line.name
    elif isinstance(line, ast.Assign | ast.AnnAssign | ast.AugAssign):
        targets = line.targets if isinstance(line, ast.Assign) else [line.target]
        for target in targets:
            for part in ast.walk(target):
                if isinstance(part, ast.Name):
                    yield part.id


def is_for_types(line: ast.stmt) -> bool:
    """Whether a statement serves the type checker alone."""
    return isinstance(line, ast.If) and ast.unparse(line.test) == "TYPE_CHECKING"


def is_text(line: ast.AST) -> bool:
    """Whether a statement is a string and nothing else."""
    return (
        isinstance(line, ast.Expr)
        and isinstance(line.value, ast.Constant)
        and isinstance(line.value.value, str)
    )


# ---- what code means -----------------------------------------------------------------------------


class Bare(ast.NodeTransformer):
    """Takes away what does not change what code does: docstrings, and the types of arguments."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Any node."""
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [line for line in body if not is_text(line)]  # type: ignore[attr-defined]
        return super().generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function: what it returns."""
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """An argument."""
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A variable: its type may decide how it is computed, but leads nowhere."""
        node.annotation = ast.Constant(ast.unparse(node.annotation))
        return self.generic_visit(node)


def bare(source: str) -> ast.Module:
    """A module without comments, docstrings and the types of arguments."""
    module = Bare().visit(ast.parse(source))
    assert isinstance(module, ast.Module)
    return module


# ---- the walk ------------------------------------------------------------------------------------


class Member(NamedTuple):
    """A part of a class."""

    path: str
    owner: str
    name: str
    line: ast.stmt


class Walk:
    """Everything that is reached from the roots."""

    def __init__(self, game: str, home: Traversable) -> None:
        self.home, self.folder = home, f"games/{game}"
        self.sources: dict[str, Source] = {}
        self.parts: set[tuple[str, str]] = set()
        """What was reached, by file and name, and what it means."""
        self.asked = set(ASKED)
        """Attributes that anything reached asks for."""
        self.asked_of_rules = set(BEGINNING)
        self.members: list[Member] = []
        """Of the classes reached: what nobody has asked for yet."""
        waiting: list[Definition] = [*ROOTS, (self.contract, "GAME")]
        seen: set[Definition] = set()
        while waiting:
            definition = waiting.pop()
            if definition not in seen and definition[0] != STOP:
                seen.add(definition)
                waiting += self.reach(*definition)
            while not waiting and (due := self.members_asked_for()):
                for member in due:
                    waiting += self.take(self.sources[member.path], member.owner, member.line)

    @property
    def contract(self) -> str:
        """The file that puts a game together for all who ask, most of them people."""
        return f"{self.folder}/game.py"

    def reach(self, path: str, name: str) -> Iterator[Definition]:
        """Take in a definition; what it leads to."""
        source = self.sources.get(path)
        if source is None:
            source = self.sources[path] = Source(path, self.home)
            for number, line in enumerate(source.rest):
                yield from self.take(source, f"statement {number}", line)
        if name in source.imported:
            yield source.imported[name]
        for line in source.defined.get(name, []):
            if isinstance(line, ast.ClassDef):
                yield from self.take_class(source, line)
            else:
                yield from self.take(source, name, line)

    def take_class(self, source: Source, line: ast.ClassDef) -> Iterator[Definition]:
        """Take in a class without its members, which have to be asked for."""
        body, line.body = line.body, [ast.Pass()]
        yield from self.take(source, line.name, line)
        for part in body:
            for name, piece in members(part, source.path == self.contract):
                if name:
                    self.members.append(Member(source.path, line.name, name, piece))
                else:
                    yield from self.take(source, line.name, piece)

    def members_asked_for(self) -> list[Member]:
        """Those that were asked for meanwhile, once."""
        due: list[Member] = []
        left: list[Member] = []
        for member in self.members:
            asked = self.asked_of_rules if member.path == self.contract else self.asked
            (due if member.name in asked else left).append(member)
        self.members = left
        return due

    def take(self, source: Source, name: str, line: ast.stmt) -> Iterator[Definition]:
        """Note what a statement means; what it leads to."""
        self.parts.add((f"{source.path} {name}", ast.dump(line)))
        for node in ast.walk(line):
            if isinstance(node, ast.Name):
                yield source.path, node.id
            elif isinstance(node, ast.Attribute):
                self.note_asked(source, node)
                if isinstance(node.value, ast.Name):
                    module, whole = source.imported.get(node.value.id, ("", "no"))
                    if not whole:
                        yield module, node.attr
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.note_data(node.value)

    def note_asked(self, source: Source, node: ast.Attribute) -> None:
        """Whatever is asked for, and whether the rules are asked for it."""
        self.asked.add(node.attr)
        owner = getattr(node.value, "id", getattr(node.value, "attr", ""))
        is_self = owner == "self" and source.path == self.contract
        if is_self or (owner in CONTRACT and owner not in source.imported):
            self.asked_of_rules.add(node.attr)

    def note_data(self, name: str) -> None:
        """Take in a data file of the game, if a string is the name of one."""
        path = f"{self.folder}/data/{name}"
        if name.endswith(DATA) and (self.home / path).is_file():
            # As it is read, without comments.
            data = tomllib.loads((self.home / path).read_text("utf-8"))
            self.parts.add((path, json.dumps(data)))


def members(part: ast.stmt, is_contract: bool) -> Iterator[tuple[str, ast.stmt]]:
    """The parts of a class that have to be asked for, each by its name; without one all others.

    Of the class that everybody asks, people above all, also its constants and fields are single
    parts: it holds things that no bot needs.
    """
    if is_contract and isinstance(part, ast.FunctionDef) and part.name == "__init__":
        for line in part.body:
            yield from ((name, line) for name in fields_of(line) or [""])
    elif isinstance(part, ast.FunctionDef) and (
        part.name in AS_VALUES or not part.name.startswith("__")
    ):
        yield part.name, part
    elif is_contract:
        yield next(bound(part), ""), part
    else:
        yield "", part


def fields_of(line: ast.stmt) -> list[str]:
    """The fields of `self` that a statement sets."""
    targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
    target = targets[0]
    several = target.elts if isinstance(target, ast.Tuple) else [target]
    return [one.attr for one in several if isinstance(one, ast.Attribute)]
