"""What is known while one function is translated: its names, its temporaries, its lines."""

import ast
import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rubicon.native.refusal import Refused, refusal
from rubicon.native.shapes import BOOL, FLOAT, INT, Code, Fixed, Growing, Record, Scalar, Shape
from rubicon.native.source import Method
from rubicon.native.structs import c_name, number

if TYPE_CHECKING:
    from rubicon.native.program import Program

FOLDED: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
"""Operators of whole numbers."""
WHOLE_SIGNS: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<<": operator.lshift,
    ">>": operator.rshift,
}
CHANGING = frozenset({"append", "extend", "insert", "pop", "remove", "clear"})
"""Methods after which a list has another length."""


class Scope:
    """One function, for one shape of its arguments."""

    def __init__(self, program: "Program", method: Method, shapes: Sequence[Shape]) -> None:
        self.program = program
        self.method = method
        self.module = method.module
        self.node = method.node
        self.params = [param.arg for param in self.node.args.args]
        self.names: dict[str, Shape] = dict(zip(self.params, shapes, strict=True))
        self.locals = {*self.params, *assigned_names(self.node)}
        self.grown = grown_names(self.node)
        self.owned: set[str] = set()
        """Lists and records that live in this function: who changes them changes nothing else."""
        self.declared: list[str] = []
        self.lines: list[str] = []
        self.depth = 1
        self.count = 0
        self.changes = False
        self.result: Shape = INT

    def refuse(self, node: ast.AST, sentence: str) -> Refused:
        """Why a part of this function can't be translated."""
        return refusal(self.module.path, node, sentence)

    # ---- writing -----------------------------------------------------------------------------

    def emit(self, line: str) -> None:
        """One line of C."""
        self.lines.append("    " * self.depth + line)

    def temporary(self, ctype: str) -> str:
        """A name for a value that is needed once more."""
        self.count += 1
        name = f"_t{self.count}"
        self.declared.append(f"{ctype} {name};" if not ctype.endswith("*") else f"{ctype}{name};")
        return name

    def in_order(self, codes: Sequence[Code]) -> tuple[str, list[Code]]:
        """C may evaluate operands in any order: where that matters, the order is written out.

        Returns what comes first, ending in a comma, and the operands.
        """
        if not any(code.changes for code in codes):
            return "", list(codes)
        if sum(not code.plain for code in codes) < 2:
            return "", list(codes)
        first, after = "", []
        for code in codes:
            if code.plain:
                after.append(code)
                continue
            name = self.temporary(code.shape.ctype)
            first += f"{name} = {code.text}, "
            after.append(Code(name, code.shape, plain=True))
        return first, after

    # ---- names -------------------------------------------------------------------------------

    def bind(self, node: ast.AST, name: str, shape: Shape) -> None:
        """Give a local its shape; it keeps it, but a bool may become a number."""
        known = self.names.get(name)
        if known is None:
            self.names[name] = shape
            start = " = 0" if isinstance(shape, Scalar) else ""
            gap = "" if shape.ctype.endswith("*") else " "
            self.declared.append(f"{shape.ctype}{gap}{c_name(name)}{start};")
        elif {known, shape} == {INT, BOOL}:
            self.names[name] = INT
        elif known != shape and not (known == FLOAT and shape in (INT, BOOL)):
            raise self.refuse(node, f"{name} was something else before")

    def own(self, node: ast.AST, name: str, shape: Fixed | Growing | Record) -> None:
        """Give a local list or record room in this function."""
        if name in self.names and name not in self.owned:
            raise self.refuse(node, f"{name} stood for another list before")
        if name not in self.owned:
            room = f"{c_name(name)}_room"
            if isinstance(shape, Fixed):
                self.declared.append(f"{shape.cell} {room}[{shape.length}];")
            else:
                self.declared.append(f"{shape.struct} {room};")
            self.bind(node, name, shape)
            self.declared[-1] = (
                f"{shape.ctype}{c_name(name)} = {'' if isinstance(shape, Fixed) else '&'}{room};"
            )
            self.owned.add(name)
        elif self.names[name] != shape:
            raise self.refuse(node, f"{name} was a list of another kind before")

    # ---- what is known already ---------------------------------------------------------------

    def fold(self, node: ast.expr) -> int | float | bool | None:
        """The value of an expression that is the same in every game; None if it is not."""
        match node:
            case ast.Constant(value=value) if isinstance(value, int | float):
                return value
            case ast.Name(id=name) if name not in self.locals:
                return self.module.constant(name)
            case ast.Attribute(attr="telling") if not self.program.tells:
                # Nobody listens to a native world, but in a proof.
                return False
            case ast.Attribute(attr="is_noting"):
                # Nobody fits weights with it.
                return False
            case ast.Attribute(value=ast.Name(id=base), attr=name) if base not in self.locals:
                there = self.module.submodule(base)
                return None if there is None else self.program.sources.module(there).constant(name)
            case ast.UnaryOp(op=ast.USub()):
                value = self.fold(node.operand)
                return None if value is None else -value
            case ast.UnaryOp(op=ast.Not()):
                value = self.fold(node.operand)
                return None if value is None else not value
            case ast.BoolOp(op=ast.And()):
                return False if any(self.fold(part) is False for part in node.values) else None
            case ast.BinOp():
                return self.fold_binary(node)
        return None

    def fold_binary(self, node: ast.BinOp) -> int | None:
        left, right = self.fold(node.left), self.fold(node.right)
        sign = FOLDED.get(type(node.op))
        if sign is None or not isinstance(left, int) or not isinstance(right, int):
            return None
        return WHOLE_SIGNS[sign](int(left), int(right))

    def literal(self, value: int | float) -> Code:
        """A number that is known."""
        if isinstance(value, bool):
            return Code(str(int(value)), BOOL, plain=True)
        if isinstance(value, float):
            return Code(repr(value), FLOAT, plain=True)
        return Code(number(value) if value >= 0 else f"({number(value)})", INT, plain=True)


def assigned_names(node: ast.FunctionDef) -> set[str]:
    """The names that are local because something is assigned to them."""
    return {
        part.id
        for part in ast.walk(node)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    }


def grown_names(node: ast.FunctionDef) -> set[str]:
    """The names of lists whose length changes in a function."""
    called = {
        part.func.value.id
        for part in ast.walk(node)
        if isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and part.func.attr in CHANGING
        and isinstance(part.func.value, ast.Name)
    }
    added = {
        part.target.id
        for part in ast.walk(node)
        if isinstance(part, ast.AugAssign)
        and isinstance(part.target, ast.Name)
        and isinstance(part.value, ast.List)
    }
    return called | added
