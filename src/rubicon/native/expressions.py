"""Expressions: numbers, comparisons, fields and elements, in Python's meaning and order."""

import ast
from abc import ABC, abstractmethod

from rubicon.native.scope import FOLDED, Scope
from rubicon.native.shapes import (
    BOOL,
    FLOAT,
    INT,
    Code,
    Fixed,
    Growing,
    Record,
    Scalar,
    Shape,
    element,
)
from rubicon.native.structs import c_name

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
REAL_SIGNS = {"+", "-", "*"}


class Expressions(Scope, ABC):
    """Translates what has a value."""

    def value(self, node: ast.expr) -> Code:
        """The C of an expression."""
        known = self.fold(node)
        if known is not None:
            return self.literal(known)
        match node:
            case ast.Name():
                return self.name(node)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Subscript():
                return self.subscript(node)
            case ast.BinOp():
                return self.binary(node)
            case ast.UnaryOp():
                return self.unary(node)
            case ast.BoolOp():
                return self.boolean(node)
            case ast.Compare():
                return self.comparison(node)
            case ast.IfExp():
                return self.choice(node)
            case ast.Call():
                return self.call(node)
        raise self.refuse(node, "this expression is not part of the subset")

    @abstractmethod
    def call(self, node: ast.Call) -> Code:
        """A call; `calls.py` knows them."""

    def scalar(self, node: ast.expr) -> Code:
        """An expression that must be a number."""
        code = self.value(node)
        if not isinstance(code.shape, Scalar):
            raise self.refuse(node, "a number is needed here")
        return code

    def whole(self, node: ast.expr) -> Code:
        """An expression that must be a whole number."""
        code = self.scalar(node)
        if code.shape == FLOAT:
            raise self.refuse(node, "a whole number is needed here")
        return code

    def truth(self, node: ast.expr) -> Code:
        """A condition."""
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return self.joined(sign, [self.truth(part) for part in node.values])
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            inner = self.truth(node.operand)
            return Code(f"!{inner.text}", BOOL, inner.changes, inner.plain)
        code = self.value(node)
        if isinstance(code.shape, Growing):
            return Code(f"({code.text}->n > 0)", BOOL, code.changes)
        if not isinstance(code.shape, Scalar):
            raise self.refuse(node, "this can't be a condition")
        return code if code.shape == BOOL else Code(f"({code.text} != 0)", BOOL, code.changes)

    def joined(self, sign: str, parts: list[Code]) -> Code:
        """Conditions from left to right, as far as needed: C does it alike."""
        text = sign.join(part.text for part in parts)
        return Code(f"({text})", BOOL, any(part.changes for part in parts))

    # ---- names, fields and elements ----------------------------------------------------------

    def name(self, node: ast.Name) -> Code:
        shape = self.names.get(node.id)
        if shape is None and node.id not in self.locals:
            row = self.module.numbers(node.id)
            if row is not None:
                return self.program.row(f"{self.module.name}.{node.id}", row)
        if shape is None:
            raise self.refuse(node, "this name is not known here")
        return Code(c_name(node.id), shape, plain=True)

    def attribute(self, node: ast.Attribute) -> Code:
        base = self.value(node.value)
        if not isinstance(base.shape, Record):
            raise self.refuse(node, "only records have fields")
        shape = self.program.structs[base.shape.struct].shapes.get(node.attr)
        if shape is None:
            raise self.refuse(node, "there is no such field")
        place = f"{base.text}->{c_name(node.attr)}"
        if isinstance(shape, Growing):
            return Code(f"(&{place})", shape, base.changes, base.plain)
        if isinstance(shape, Scalar):
            cast = "" if shape == FLOAT else "(Int)"
            return Code(f"{cast}{place}", shape, base.changes)
        return Code(place, shape, base.changes, base.plain)

    def subscript(self, node: ast.Subscript) -> Code:
        place, shape, changes = self.place(node)
        cast = "" if shape == FLOAT else "(Int)"
        return Code(f"{cast}{place}", shape, changes)

    def place(self, node: ast.Subscript, held: Code | None = None) -> tuple[str, Scalar, bool]:
        """An element of a list, to read or to write; `held` is its index if that is known."""
        base = self.value(node.value)
        if not isinstance(base.shape, Fixed | Growing):
            raise self.refuse(node, "only a list has elements")
        if isinstance(node.slice, ast.Slice):
            raise self.refuse(node, "a part of a list can only be copied whole, to a new name")
        index = held or self.whole(node.slice)
        if base.changes or (index.changes and not base.plain):
            raise self.refuse(node, "take the list or its place on a line of its own")
        known = self.fold(node.slice)
        text = index.text
        if isinstance(base.shape, Fixed):
            length = str(base.shape.length)
            if isinstance(known, int) and known < 0:
                text = str(base.shape.length + known)
            place = f"{base.text}[AT({text}, {length})]"
        else:
            if isinstance(known, int) and known < 0:
                text = f"{base.text}->n - {-known}"
            place = f"{base.text}->v[AT({text}, {base.text}->n)]"
        return place, element(base.shape), index.changes

    # ---- arithmetic --------------------------------------------------------------------------

    def binary(self, node: ast.BinOp) -> Code:
        return self.combined(node, node.op, self.scalar(node.left), self.scalar(node.right))

    def combined(self, node: ast.AST, op: ast.operator, left: Code, right: Code) -> Code:
        """Two numbers and an operator."""
        changes = left.changes or right.changes
        first, (a, b) = self.in_order([left, right])
        if isinstance(op, ast.Div):
            text = f"((double){a.text} / (double){b.text})"
            return Code(comma(first, text), FLOAT, changes)
        sign = FOLDED.get(type(op))
        if sign is None:
            raise self.refuse(node, "this operator is not part of the subset")
        if FLOAT in (a.shape, b.shape):
            if sign not in REAL_SIGNS:
                raise self.refuse(node, "this operator takes whole numbers only")
            return Code(comma(first, f"({a.text} {sign} {b.text})"), FLOAT, changes)
        plain = left.plain and right.plain
        return Code(comma(first, self.whole_operation(sign, a, b)), INT, changes, plain)

    def whole_operation(self, sign: str, a: Code, b: Code) -> str:
        if sign in ("//", "%"):
            return f"{'py_div' if sign == '//' else 'py_mod'}({a.text}, {b.text})"
        if sign == "<<":
            return f"SHL({a.text}, {b.text})"
        if sign == ">>":
            return f"SHR({a.text}, {b.text})"
        # A product of two small literals is folded already: one side is an Int.
        return f"({a.text} {sign} {b.text})"

    def unary(self, node: ast.UnaryOp) -> Code:
        if isinstance(node.op, ast.Not):
            return self.truth(node)
        code = self.scalar(node.operand)
        if isinstance(node.op, ast.UAdd):
            return code
        sign = "-" if isinstance(node.op, ast.USub) else "~"
        if sign == "~" and code.shape == FLOAT:
            raise self.refuse(node, "~ takes whole numbers only")
        shape = FLOAT if code.shape == FLOAT else INT
        return Code(f"({sign}{code.text})", shape, code.changes, code.plain)

    def boolean(self, node: ast.BoolOp) -> Code:
        """`and` and `or` as a value: of bools a bool, of numbers the one that decided."""
        is_and = isinstance(node.op, ast.And)
        parts = [self.whole(part) for part in node.values]
        if all(part.shape == BOOL for part in parts):
            return self.joined(" && " if is_and else " || ", parts)
        after = parts[-1].text
        for part in reversed(parts[:-1]):
            held = part.text if part.plain else self.temporary("Int")
            test = held if part.plain else f"({held} = {part.text})"
            after = f"({test} ? {after} : {held})" if is_and else f"({test} ? {held} : {after})"
        return Code(after, INT, any(part.changes for part in parts))

    def comparison(self, node: ast.Compare) -> Code:
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.In | ast.NotIn):
            return self.membership(node)
        codes = [self.scalar(part) for part in (node.left, *node.comparators)]
        signs = [COMPARED.get(type(op), "") for op in node.ops]
        if not all(signs):
            raise self.refuse(node, "this comparison is not part of the subset")
        if len(signs) > 1 and any(code.changes for code in codes[1:]):
            raise self.refuse(node, "call this on a line of its own")
        first, codes = self.in_order(codes)
        pairs = zip(codes, signs, codes[1:], strict=False)
        text = " && ".join(f"{a.text} {sign} {b.text}" for a, sign, b in pairs)
        changes, plain = any(c.changes for c in codes), all(c.plain for c in codes)
        return Code(comma(first, f"({text})"), BOOL, changes or bool(first), plain and not first)

    def membership(self, node: ast.Compare) -> Code:
        """Whether a number is in a list."""
        wanted, where = self.whole(node.left), self.value(node.comparators[0])
        if not isinstance(where.shape, Fixed | Growing) or where.changes:
            raise self.refuse(node, "in asks whether a number is in a list that has a name")
        sign = "!" if isinstance(node.ops[0], ast.NotIn) else ""
        text = f"{sign}(COUNT({self.cells(where)}, {wanted.text}) > 0)"
        return Code(text, BOOL, wanted.changes)

    def cells(self, code: Code) -> str:
        """The first cell of a list and how many there are, as two arguments."""
        if isinstance(code.shape, Fixed):
            return f"{code.text}, {code.shape.length}"
        return f"{code.text}->v, {code.text}->n"

    def choice(self, node: ast.IfExp) -> Code:
        test, a, b = self.truth(node.test), self.value(node.body), self.value(node.orelse)
        shape: Shape = a.shape
        if a.shape != b.shape:
            if not (isinstance(a.shape, Scalar) and isinstance(b.shape, Scalar)):
                raise self.refuse(node, "both answers must be of one kind")
            shape = FLOAT if FLOAT in (a.shape, b.shape) else INT
        changes = test.changes or a.changes or b.changes
        return Code(f"({test.text} ? {a.text} : {b.text})", shape, changes)


def comma(first: str, text: str) -> str:
    """An expression after what has to be evaluated before it."""
    return f"({first}{text})" if first else text
