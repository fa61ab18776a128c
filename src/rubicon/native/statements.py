"""Statements: assignments, conditions and loops, each with the line of Python that it came from."""

import ast

from rubicon.native.lists import RESULT, Lists
from rubicon.native.shapes import (
    FLOAT,
    INT,
    Code,
    Fixed,
    Growing,
    Record,
    Scalar,
    element,
)
from rubicon.native.structs import c_name

PLAIN: dict[type[ast.stmt], str] = {
    ast.Pass: ";",
    ast.Break: "break;",
    ast.Continue: "continue;",
}


class Statements(Lists):
    """Translates the body of a function."""

    def body(self, nodes: list[ast.stmt]) -> None:
        """Some statements, one level deeper."""
        self.depth += 1
        self.sequence(nodes)
        self.depth -= 1

    def sequence(self, nodes: list[ast.stmt]) -> None:
        """One statement after the other; nothing after one that always leaves is reached."""
        for node in nodes:
            self.statement(node)
            if self.always_leaves(node):
                return

    def always_leaves(self, node: ast.stmt) -> bool:
        """Whether it is known that nothing after a statement is done."""
        if isinstance(node, ast.If):
            known = self.fold(node.test)
            parts = node.body if known else node.orelse
            return known is not None and any(self.always_leaves(part) for part in parts)
        return isinstance(node, ast.Return | ast.Break | ast.Continue)

    def statement(self, node: ast.stmt) -> None:
        """Any statement."""
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        self.lines.append(f'#line {node.lineno} "{self.module.path}"')
        match node:
            case ast.Pass() | ast.Break() | ast.Continue():
                self.emit(PLAIN[type(node)])
            case ast.Expr():
                self.emit(f"{self.value(node.value).text};")
            case ast.Return():
                self.give(node)
            case ast.If():
                self.condition(node)
            case ast.While():
                self.plain_loop(node)
            case ast.For():
                self.loop(node)
            case ast.Assert():
                self.hold(node)
            case _:
                self.assignment(node)

    def assignment(self, node: ast.stmt) -> None:
        """Whatever gives something a value."""
        match node:
            case ast.Assign(targets=[target]):
                self.assign(node, target, node.value)
            case ast.AnnAssign(value=ast.expr() as value):
                self.assign(node, node.target, value)
            case ast.AugAssign():
                self.change(node)
            case _:
                raise self.refuse(node, "this statement is not part of the subset")

    # ---- control -----------------------------------------------------------------------------

    def condition(self, node: ast.If) -> None:
        known = self.fold(node.test)
        if known is not None:
            self.sequence(node.body if known else node.orelse)
            return
        self.emit(f"if ({self.truth(node.test).text}) {{")
        self.body(node.body)
        if node.orelse:
            self.emit("} else {")
            self.body(node.orelse)
        self.emit("}")

    def plain_loop(self, node: ast.While) -> None:
        known = self.fold(node.test)
        self.emit(f"while ({'1' if known else self.truth(node.test).text}) {{")
        self.body(node.body)
        self.emit("}")

    def loop(self, node: ast.For) -> None:
        if not isinstance(node.target, ast.Name):
            raise self.refuse(node.target, "a loop names one thing")
        name = node.target.id
        if isinstance(node.iter, ast.Tuple):
            self.unrolled(node, name, node.iter.elts)
        elif isinstance(node.iter, ast.Call) and ast.unparse(node.iter.func) == "range":
            self.count_loop(node, name, node.iter.args)
        else:
            self.list_loop(node, name)

    def unrolled(self, node: ast.For, name: str, parts: list[ast.expr]) -> None:
        """Over several lists or numbers: lengths differ, so each round is a text of its own."""
        for part in parts:
            code = self.value(part)
            self.emit("{")
            self.names[name] = code.shape
            self.depth += 1
            gap = "" if code.shape.ctype.endswith("*") else " "
            self.emit(f"{code.shape.ctype}{gap}{c_name(name)} = {code.text};")
            self.depth -= 1
            self.body(node.body)
            self.emit("}")
            del self.names[name]

    def count_loop(self, node: ast.For, name: str, args: list[ast.expr]) -> None:
        """Over numbers; the bounds are looked at once, as in Python."""
        step = self.fold(args[2]) if len(args) == 3 else 1
        if not isinstance(step, int) or step == 0:
            raise self.refuse(node.iter, "a step is a constant")
        codes = [self.whole(arg) for arg in args[:2]]
        if len(codes) == 1:
            codes.insert(0, Code("0", INT, plain=True))
        first, (begin, end) = self.in_order(codes)
        if first:
            self.emit(f"{first.removesuffix(', ')};")
        self.count += 1
        at, last = f"_i{self.count}", f"_e{self.count}"
        sign = "<" if step > 0 else ">"
        self.emit(
            f"for (Int {at} = {begin.text}, {last} = {end.text}; "
            f"{at} {sign} {last}; {at} += {step}) {{"
        )
        self.bind(node, name, INT)
        self.named_round(name, at, node)

    def list_loop(self, node: ast.For, name: str) -> None:
        """Over a list, as long as it is at each round."""
        code = self.value(node.iter)
        shape = self.demand_list(node.iter, code)
        if not code.plain:
            raise self.refuse(node.iter, "a loop runs over a list that has a name")
        self.count += 1
        at = f"_i{self.count}"
        fixed = isinstance(shape, Fixed)
        length = str(shape.length) if isinstance(shape, Fixed) else f"{code.text}->n"
        self.emit(f"for (Int {at} = 0; {at} < {length}; {at}++) {{")
        cast = "" if element(shape) == FLOAT else "(Int)"
        self.bind(node, name, element(shape))
        self.named_round(name, f"{cast}{code.text}{'' if fixed else '->v'}[{at}]", node)

    def named_round(self, name: str, text: str, node: ast.For) -> None:
        self.depth += 1
        self.emit(f"{c_name(name)} = {text};")
        self.depth -= 1
        self.body(node.body)
        self.emit("}")

    def hold(self, node: ast.Assert) -> None:
        """What must be true is looked at in a checked build."""
        if not ast.unparse(node.test).startswith("isinstance("):
            self.emit(f"HOLDS({self.truth(node.test).text});")

    def give(self, node: ast.Return) -> None:
        if node.value is None:
            self.emit("return;")
        elif isinstance(self.result, Scalar):
            code = self.value(node.value) if self.result == FLOAT else self.whole(node.value)
            self.emit(f"return {code.text};")
        else:
            self.give_back(node, node.value)

    def give_back(self, node: ast.Return, value: ast.expr) -> None:
        """A list or a record; one that was made here lies where it should already."""
        if not (isinstance(value, ast.Name) and self.is_result(value.id)):
            code = self.value(value)
            if code.shape != self.result:
                raise self.refuse(node, "this is not what the function says it hands back")
            copy = "copy_state" if isinstance(self.result, Record) else "COPY_LIST"
            self.emit(f"{copy}({RESULT}, {code.text});")
        self.emit("return;")

    # ---- assignments -------------------------------------------------------------------------

    def assign(self, node: ast.stmt, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.assign_name(node, target.id, value)
        elif isinstance(target, ast.Subscript):
            self.put(node, target, self.scalar(value))
        elif isinstance(target, ast.Attribute):
            self.assign_field(node, target, value)
        else:
            raise self.refuse(node, "one thing is assigned at a time")

    def assign_name(self, node: ast.stmt, name: str, value: ast.expr) -> None:
        says = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
        if self.makes_list(value):
            self.new_list(name, value, is_real=says == "list[float]")
            return
        code = self.value(value)
        if not isinstance(code.shape, Scalar):
            self.other_name(name, value, code)
            return
        if code.shape == FLOAT and self.names.get(name, FLOAT) != FLOAT:
            raise self.refuse(node, f"{name} was a whole number before")
        self.bind(node, name, FLOAT if says == "float" else code.shape)
        self.emit(f"{c_name(name)} = {code.text};")

    def assign_field(self, node: ast.stmt, target: ast.Attribute, value: ast.expr) -> None:
        place, shape = self.field(target)
        if isinstance(shape, Fixed | Growing):
            where = f"(&{place})" if isinstance(shape, Growing) else place
            self.fill_field(node, where, shape, value)
        elif isinstance(shape, Scalar):
            self.write(node, target, place, self.scalar(value), shape)
        else:
            raise self.refuse(node, "this field never changes")

    def field(self, target: ast.Attribute) -> tuple[str, Fixed | Growing | Record | Scalar]:
        base = self.value(target.value)
        if not isinstance(base.shape, Record) or base.shape.const or base.changes:
            raise self.refuse(target, "only the fields of a state change")
        shape = self.program.structs[base.shape.struct].shapes.get(target.attr)
        if shape is None:
            raise self.refuse(target, "there is no such field")
        return f"{base.text}->{c_name(target.attr)}", shape

    def put(
        self, node: ast.stmt, target: ast.Subscript, code: Code, index: Code | None = None
    ) -> None:
        """A number into a list; Python evaluates it before it looks for the place."""
        base = self.value(target.value).shape
        if isinstance(base, Fixed) and base.const:
            raise self.refuse(node, "tables never change")
        if code.changes:
            code = self.kept(code)
        place, shape, changes = self.place(target, index)
        if changes:
            raise self.refuse(node, "take the place on a line of its own")
        self.write(node, target.value, place, code, shape)

    def kept(self, code: Code) -> Code:
        """A value that is evaluated now, and used later."""
        return Code(self.held(code), code.shape, plain=True)

    def write(self, node: ast.stmt, owner: ast.expr, place: str, code: Code, shape: Scalar) -> None:
        if code.shape == FLOAT and shape != FLOAT:
            raise self.refuse(node, "a whole number is kept here")
        self.changes |= not self.is_owned(owner)
        verb = "PUT_REAL" if shape == FLOAT else "PUT"
        self.emit(f"{verb}({place}, {code.text});")

    def change(self, node: ast.AugAssign) -> None:
        """`x += y`: where x is, and x itself, are read before y is evaluated, as in Python."""
        target = node.target
        if isinstance(target, ast.Subscript):
            index = self.kept(self.whole(target.slice))
            place, shape, _ = self.place(target, index)
            before = Code(f"{'' if shape == FLOAT else '(Int)'}{place}", shape)
            self.put(node, target, self.operation(node, before), index)
        elif isinstance(target, ast.Attribute):
            where, kind = self.field(target)
            if not isinstance(kind, Scalar):
                raise self.refuse(node, "only a number is changed like this")
            before = Code(f"{'' if kind == FLOAT else '(Int)'}{where}", kind)
            self.write(node, target, where, self.operation(node, before), kind)
        elif isinstance(node.value, ast.List) and isinstance(node.op, ast.Add):
            self.add_all(node, target.id, node.value)
        else:
            code = self.operation(node, self.name(target))
            if code.shape == FLOAT and self.names[target.id] != FLOAT:
                raise self.refuse(node, f"{target.id} was a whole number before")
            self.emit(f"{c_name(target.id)} = {code.text};")

    def operation(self, node: ast.AugAssign, before: Code) -> Code:
        """What comes of the value before and the value that is given."""
        if not isinstance(before.shape, Scalar):
            raise self.refuse(node, "only a number is changed like this")
        return self.combined(node, node.op, before, self.scalar(node.value))
