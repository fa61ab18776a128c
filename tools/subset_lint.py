"""Checks that the modules on the hot path keep to the rules subset: ints, int lists and functions.

The subset is what compiles well and could be translated by machine; docs/architecture.md says more.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

GAME_MODULES = {
    *("codes", "tables", "state", "rules", "play", "resolver", "sight", "recall", "steps"),
}
RULES = "rules"
"""A large game has a folder of this name instead of a file: every module in it is checked."""

FREE_IMPORTS = {
    "__future__": {"annotations"},
    "abc": {"abstractmethod"},
    "mypy_extensions": {"i16", "i32", "i64", "mypyc_attr", "u8"},
    "typing": {"Final", "Self", "TYPE_CHECKING", "TypeAlias", "cast", "final"},
}
FREE_PACKAGES = ("rubicon.core", "rubicon.kit")
BUILTINS = {"abs", "bool", "int", "len", "max", "min", "range", "sum"}
DECORATORS = {"abstractmethod", "final", "mypyc_attr", "staticmethod"}
INT_TYPES = {"bool", "i16", "i32", "i64", "int", "u8"}
ALL_BUILTINS = set(dir(builtins))

ALLOWED: tuple[type[ast.AST], ...] = (
    *(ast.Module, ast.If, ast.While, ast.For, ast.Break, ast.Continue, ast.Pass, ast.Return),
    *(ast.Assert, ast.Assign, ast.AugAssign),
    *(ast.Load, ast.Store, ast.UnaryOp, ast.BoolOp, ast.BinOp, ast.Compare, ast.IfExp),
    *(ast.Call, ast.keyword, ast.Subscript, ast.Slice, ast.unaryop, ast.boolop, ast.cmpop),
    *(ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod),
    *(ast.LShift, ast.RShift, ast.BitOr, ast.BitAnd, ast.BitXor),
)

COMPREHENSION = "a comprehension is not allowed: fill a list in a loop"
GENERATOR = "a generator or coroutine is not allowed: keep where you are in the state"
OUTER_NAME = "global and nonlocal are not allowed: keep what changes in the state"
STRING = "a string is not allowed: use a named int, and put words in text.py"
FORBIDDEN: dict[type[ast.AST], str] = {
    ast.AsyncFor: GENERATOR,
    ast.AsyncFunctionDef: GENERATOR,
    ast.AsyncWith: GENERATOR,
    ast.Await: GENERATOR,
    ast.Delete: "del is not allowed: use pop, or assign a new value",
    ast.Dict: "a dict is not allowed: use a list indexed by a named int",
    ast.DictComp: COMPREHENSION,
    ast.Div: "/ is not allowed, for it makes a float: use //",
    ast.GeneratorExp: COMPREHENSION,
    ast.Global: OUTER_NAME,
    ast.JoinedStr: STRING,
    ast.Lambda: "a lambda is not allowed: write a function of the module",
    ast.ListComp: COMPREHENSION,
    ast.Match: "match is not allowed: use if and elif over named ints",
    ast.MatMult: "@ is not allowed: write the loop",
    ast.NamedExpr: "an assignment inside an expression is not allowed: assign on a line of its own",
    ast.Nonlocal: OUTER_NAME,
    ast.Pow: "** is not allowed, for it may make a float: use * or <<",
    ast.Raise: "raise is not allowed: assert what must hold, and refuse in why_not",
    ast.Set: "a set is not allowed: use a list of flags, or bits of an int",
    ast.SetComp: COMPREHENSION,
    ast.Starred: "unpacking with * is not allowed: name each value",
    ast.Try: "try is not allowed: test for the case before it happens",
    ast.TryStar: "try is not allowed: test for the case before it happens",
    ast.Tuple: "a tuple is not allowed: use a list, one int, or fields of the state",
    ast.With: "with is not allowed: the rules open nothing",
    ast.Yield: GENERATOR,
    ast.YieldFrom: GENERATOR,
}


class SubsetChecker(ast.NodeVisitor):
    """Walks one module and keeps a sentence for each breach."""

    def __init__(self, module: str) -> None:
        self.package, _, _ = module.rpartition(".")
        self.game = self.package.removesuffix(f".{RULES}")
        self.breaches: list[tuple[int, str]] = []
        self.line = 1
        self.in_function = False
        self.class_depth = 0

    def report(self, node: ast.AST, sentence: str) -> None:
        self.breaches.append((getattr(node, "lineno", self.line), sentence))

    def visit(self, node: ast.AST) -> None:
        # An operator has no line of its own: it takes that of what was visited last.
        self.line = getattr(node, "lineno", self.line)
        super().visit(node)

    def generic_visit(self, node: ast.AST) -> None:
        sentence = FORBIDDEN.get(type(node))
        if sentence is None and not isinstance(node, ALLOWED):
            sentence = f"{type(node).__name__} is not part of the rules subset"
        if sentence is None:
            super().generic_visit(node)
            return
        self.report(node, sentence)
        # Only the statements inside it may hold a breach of their own.
        if isinstance(node, ast.stmt):
            self.visit_all(getattr(node, "body", []))

    def visit_all(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    # ---- Modules and names ---------------------------------------------------

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.check_import(node, alias.name, None)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        source = node.module or ""
        if node.level:
            parents = self.package.split(".")[: len(self.package.split(".")) - node.level + 1]
            source = ".".join([*parents, source]).rstrip(".")
        for alias in node.names:
            self.check_import(node, source, alias.name)

    def check_import(self, node: ast.stmt, source: str, name: str | None) -> None:
        if name == "*":
            self.report(node, "import * is not allowed: name what is used")
        elif not self.may_import(source, name):
            what = source if name is None else f"{name} from {source}"
            self.report(
                node,
                f"importing {what} is not allowed: take only typing helpers, rubicon.core, "
                "rubicon.kit and the game's own modules of the subset",
            )

    def may_import(self, source: str, name: str | None) -> bool:
        if source in FREE_IMPORTS:
            return name in FREE_IMPORTS[source]
        if f"{source}.".startswith(tuple(f"{package}." for package in FREE_PACKAGES)):
            return True
        if source == "rubicon":
            return name in {"core", "kit"}
        if source == self.game:
            return name in GAME_MODULES
        parent, _, last = source.rpartition(".")
        if f"{self.game}.{RULES}" in {source, parent}:
            return True
        return parent == self.game and last in GAME_MODULES

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in ALL_BUILTINS - BUILTINS:
            allowed = ", ".join(sorted(BUILTINS))
            self.report(node, f"the builtin {node.id} is not allowed: only {allowed} are")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if ast.unparse(node) == "super().__init__":
            return
        if node.attr.startswith("__"):
            self.report(node, f"{node.attr} is not allowed: the rules do not look into objects")
        self.visit(node.value)

    # ---- Classes and functions -----------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if self.in_function or self.class_depth:
            self.report(node, "a class inside another scope is not allowed: put it in the module")
        for keyword in node.keywords:
            self.report(keyword.value, "a class keyword is not allowed: name plain base classes")
        self.visit_all(node.bases)
        self.check_decorators(node)
        self.class_depth += 1
        self.visit_all(node.body)
        self.class_depth -= 1

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if self.in_function:
            self.report(node, "a nested function is not allowed: put it in the module")
        self.check_decorators(node)
        self.check_signature(node)
        outer, self.in_function = self.in_function, True
        self.visit_all(node.body)
        self.in_function = outer

    def check_decorators(self, node: ast.ClassDef | ast.FunctionDef) -> None:
        for decorator in node.decorator_list:
            name = decorator_name(decorator)
            if name not in DECORATORS:
                allowed = ", ".join(sorted(DECORATORS))
                self.report(decorator, f"the decorator {name} is not allowed: only {allowed} are")

    def check_signature(self, node: ast.FunctionDef) -> None:
        arguments = [*node.args.posonlyargs, *node.args.args]
        decorators = {decorator_name(decorator) for decorator in node.decorator_list}
        if self.class_depth and not self.in_function and "staticmethod" not in decorators:
            arguments = arguments[1:]
        for starred in (node.args.vararg, node.args.kwarg):
            if starred is not None:
                self.report(starred, f"*{starred.arg} is not allowed: name each argument")
        for argument in [*arguments, *node.args.kwonlyargs]:
            self.check_type(argument, argument.annotation, f"argument {argument.arg}")
        self.check_type(node, node.returns, f"the result of {node.name}")
        self.visit_all(node.args.defaults)
        self.visit_all(default for default in node.args.kw_defaults if default is not None)

    def check_type(self, node: ast.AST, annotation: ast.expr | None, what: str) -> None:
        if annotation is None:
            self.report(node, f"{what} has no type: give it one")
        elif not is_allowed_type(annotation):
            self.report(
                annotation,
                f"{what} has the type {ast.unparse(annotation)}, which is not allowed: "
                "use int, bool, None, i64, a list of those, or a class (| None)",
            )

    # ---- Statements and values -----------------------------------------------

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        what = ast.unparse(node.target)
        self.visit(node.target)
        if is_name(node.annotation, "TypeAlias"):
            self.check_type(node, node.value, f"the alias {what}")
            return
        if not is_name(node.annotation, "Final"):
            self.check_type(node, without_final(node.annotation), what)
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        # A string that stands alone is a docstring, of whatever stands before it.
        if not (isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        is_slots = len(node.targets) == 1 and is_name(node.targets[0], "__slots__")
        if not (is_slots and self.class_depth and not self.in_function):
            self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.check_no_else(node)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.check_no_else(node)
        self.generic_visit(node)

    def check_no_else(self, node: ast.For | ast.While) -> None:
        if node.orelse:
            self.report(node.orelse[0], "else after a loop is not allowed: return, or use a flag")

    def visit_List(self, node: ast.List) -> None:
        for element in node.elts:
            if isinstance(element, ast.List):
                self.report(element, "a list in a list is not allowed: use one flat list")
            else:
                self.visit(element)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str | bytes):
            self.report(node, STRING)
        elif isinstance(node.value, float | complex):
            self.report(node, "a float is not allowed: count in whole units")
        elif node.value is ...:
            self.report(node, "... is not allowed: use pass")


def is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def decorator_name(decorator: ast.expr) -> str:
    return ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator)


def without_final(annotation: ast.expr) -> ast.expr:
    if isinstance(annotation, ast.Subscript) and is_name(annotation.value, "Final"):
        return annotation.slice
    return annotation


def is_class(annotation: ast.expr) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id not in ALL_BUILTINS | INT_TYPES


def is_allowed_type(annotation: ast.expr) -> bool:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.BinOp) and isinstance(annotation.op, ast.BitOr):
        # For a constructor that copies another of its class, if there is one.
        return is_class(annotation.left) and ast.unparse(annotation.right) == "None"
    if isinstance(annotation, ast.Subscript):
        element = annotation.slice
        is_int = isinstance(element, ast.Name) and element.id in INT_TYPES
        return is_name(annotation.value, "list") and is_int
    if isinstance(annotation, ast.Name):
        return annotation.id in INT_TYPES or is_class(annotation)
    return isinstance(annotation, ast.Constant) and annotation.value is None


def breaches_in(source: str, module: str) -> list[tuple[int, str]]:
    """Return the breaches of the subset in a module's text, each as its line and a sentence."""
    checker = SubsetChecker(module)
    checker.visit(ast.parse(source))
    return sorted(checker.breaches)


def subset_files(root: Path) -> Iterator[Path]:
    package = root / "src" / "rubicon"
    randomness = package / "core" / "rng.py"
    if randomness.exists():
        yield randomness
    for path in sorted(package.glob("games/*/*.py")):
        if path.stem in GAME_MODULES:
            yield path
    yield from sorted(package.glob(f"games/*/{RULES}/*.py"))


def main(root: Path) -> int:
    found = False
    for path in subset_files(root):
        module = ".".join(path.relative_to(root / "src").with_suffix("").parts)
        for line, sentence in breaches_in(path.read_text(encoding="utf-8"), module):
            print(f"{path.relative_to(root)}:{line}: {sentence}.")
            found = True
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
