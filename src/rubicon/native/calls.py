"""Calls: the few builtins, the methods of lists and generators, and the rules' own functions."""

import ast

from rubicon.native.expressions import Expressions, comma
from rubicon.native.shapes import (
    FLOAT,
    INT,
    NOTHING,
    Code,
    Fixed,
    Growing,
    Record,
    Scalar,
    Shape,
    element,
)
from rubicon.native.source import Method
from rubicon.native.structs import RNG, STATE

CASTS = {"int": "(Int)", "bool": "0 != ", "float": "(double)"}
MATHS = {"exp": "exp", "sqrt": "sqrt"}


class Calls(Expressions):
    """Translates calls."""

    def call(self, node: ast.Call) -> Code:
        """Any call."""
        if node.keywords:
            raise self.refuse(node, "arguments are given by place")
        match node.func:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=name):
                return self.of_base(node, name)
            case ast.Name(id=name) if name not in self.locals:
                return self.named(node, name)
            case ast.Attribute():
                return self.dotted(node, node.func)
        raise self.refuse(node, "only functions and methods with a name are called")

    def named(self, node: ast.Call, name: str) -> Code:
        method = self.program.sources.find_function(self.module, name)
        if method is not None:
            return self.invoke(node, method, [])
        if name in ("min", "max"):
            return self.extreme(node, name)
        if name == "len":
            return self.length(node)
        if name == "cast":
            return self.value(node.args[1])
        if name == RNG and len(node.args) == 1:
            room, seed = self.temporary(RNG), self.whole(node.args[0])
            return Code(f"rng_start(&{room}, {seed.text})", Record(RNG), seed.changes)
        if name == "sum":
            where = self.value(node.args[0])
            self.demand_list(node, where)
            return Code(f"SUM({self.cells(where)})", INT, where.changes)
        if name not in (*CASTS, "abs", *MATHS):
            raise self.refuse(node, "this function is not part of the subset")
        return self.of_one(node, name, self.scalar(node.args[0]))

    def of_one(self, node: ast.Call, name: str, code: Code) -> Code:
        if name in MATHS:
            return Code(f"{MATHS[name]}({code.text})", FLOAT, code.changes)
        if name == "abs":
            if code.shape == FLOAT:
                raise self.refuse(node, "abs takes a whole number")
            return Code(f"py_abs({code.text})", INT, code.changes)
        if name == "float":
            return Code(f"((double){code.text})", FLOAT, code.changes, code.plain)
        if name == "bool":
            return self.truth(node.args[0])
        if code.shape == FLOAT:
            return Code(f"((Int){code.text})", INT, code.changes)
        return Code(code.text, INT, code.changes, code.plain)

    def extreme(self, node: ast.Call, name: str) -> Code:
        """The least or most of several numbers; of equal ones the first, as in Python."""
        if len(node.args) < 2:
            raise self.refuse(node, f"{name} takes two numbers or more")
        codes = [self.scalar(arg) for arg in node.args]
        changes = any(code.changes for code in codes)
        first, codes = self.in_order(codes)
        real = FLOAT in [code.shape for code in codes]
        function = f"py_{name}{'_real' if real else ''}"
        text = codes[0].text
        for code in codes[1:]:
            text = f"{function}({text}, {code.text})"
        plain = all(code.plain for code in codes) and not first
        return Code(comma(first, text), FLOAT if real else INT, changes, plain)

    def length(self, node: ast.Call) -> Code:
        where = self.value(node.args[0])
        if isinstance(where.shape, Fixed):
            return Code(str(where.shape.length), INT, plain=True)
        self.demand_list(node, where)
        return Code(f"(Int){where.text}->n", INT, where.changes)

    def demand_list(self, node: ast.AST, code: Code) -> Fixed | Growing:
        if not isinstance(code.shape, Fixed | Growing):
            raise self.refuse(node, "this takes a list")
        return code.shape

    # ---- methods -----------------------------------------------------------------------------

    def dotted(self, node: ast.Call, func: ast.Attribute) -> Code:
        if isinstance(func.value, ast.Name) and func.value.id not in self.locals:
            there = self.module.submodule(func.value.id)
            method = None
            if there is not None and self.program.sources.is_ours(there):
                module = self.program.sources.module(there)
                method = self.program.sources.find_function(module, func.attr)
            if method is None:
                raise self.refuse(node, "this function is not one of the rules")
            return self.invoke(node, method, [])
        base = self.value(func.value)
        if isinstance(base.shape, Record):
            return self.of_record(node, func.attr, base)
        if base.shape == INT and func.attr == "bit_length":
            return Code(f"py_bits({base.text})", INT, base.changes, base.plain)
        shape = self.demand_list(node, base)
        return self.of_list(node, func.attr, base, shape)

    def of_record(self, node: ast.Call, name: str, base: Code) -> Code:
        assert isinstance(base.shape, Record)
        struct = base.shape.struct
        if struct == RNG:
            return self.of_rng(node, name, base)
        if struct == STATE and name == "clone":
            copy = self.temporary(STATE)
            return Code(f"copy_state(&{copy}, {base.text})", Record(STATE), base.changes)
        kind = self.program.structs[struct].kind
        method = self.program.sources.find_method(kind, name)
        if method is None:
            raise self.refuse(node, "there is no such method")
        return self.invoke(node, method, [] if method.is_static else [base])

    def of_base(self, node: ast.Call, name: str) -> Code:
        """`super().name(...)`: the method of a class above this one."""
        shape = self.names["self"]
        assert isinstance(shape, Record)
        kind = self.program.structs[shape.struct].kind
        method = self.program.sources.find_method(kind, name, above=self.method.cls)
        if method is None:
            raise self.refuse(node, "there is no such method above")
        return self.invoke(node, method, [Code("self", shape, plain=True)])

    def of_rng(self, node: ast.Call, name: str, base: Code) -> Code:
        self.changes = True
        if name == "word" and not node.args:
            return Code(f"rng_word({base.text})", INT, changes=True)
        if name == "below" and len(node.args) == 1:
            most = self.whole(node.args[0])
            return Code(f"rng_below({base.text}, {most.text})", INT, changes=True)
        raise self.refuse(node, "a generator is asked for below() and word() only")

    def of_list(self, node: ast.Call, name: str, base: Code, shape: Fixed | Growing) -> Code:
        owned = isinstance(node.func, ast.Attribute) and self.is_owned(node.func.value)
        if name == "count":
            wanted = self.whole(node.args[0])
            return Code(f"COUNT({self.cells(base)}, {wanted.text})", INT, wanted.changes)
        if not isinstance(shape, Growing) or name not in ("append", "pop"):
            raise self.refuse(node, "a list like this has no such method")
        self.changes |= not owned
        if name == "pop":
            if node.args:
                raise self.refuse(node, "pop takes the last one")
            return Code(f"(Int){base.text}->v[POP({base.text})]", element(shape), changes=True)
        added = self.scalar(node.args[0])
        if added.shape == FLOAT and element(shape) != FLOAT:
            raise self.refuse(node, "this list holds whole numbers")
        verb = "APPEND_REAL" if element(shape) == FLOAT else "APPEND"
        return Code(f"{verb}({base.text}, {shape.room}, {added.text})", NOTHING, changes=True)

    def is_owned(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id in self.owned

    # ---- the rules' own functions ------------------------------------------------------------

    def invoke(self, node: ast.Call, method: Method, before: list[Code]) -> Code:
        """A call of a function that is translated for these shapes."""
        codes = [*before, *(self.argument(arg) for arg in node.args)]
        params = method.node.args.args
        if len(codes) != len(params):
            raise self.refuse(node, "every argument is given")
        made = self.program.need(method, [code.shape for code in codes])
        for code, shape in zip(codes, made.shapes, strict=True):
            if not fits(code.shape, shape):
                raise self.refuse(node, "an argument is not of the kind that is declared")
        outer = [arg for arg in codes if isinstance(arg.shape, Record | Growing | Fixed)]
        self.changes |= made.changes and not all(self.is_private(code) for code in outer)
        changes = made.changes or any(code.changes for code in codes)
        first, codes = self.in_order(codes)
        texts = [code.text for code in codes]
        if isinstance(made.result, Scalar):
            text = f"{made.name}({', '.join(texts)})"
            return Code(comma(first, text), made.result, changes)
        return self.with_room(made.name, made.result, first, texts)

    def with_room(self, name: str, shape: Shape, first: str, texts: list[str]) -> Code:
        """A function that makes a list or a record writes it where it is told to."""
        assert isinstance(shape, Growing | Record)
        room = self.temporary(shape.struct)
        text = f"({first}{name}({', '.join([*texts, f'&{room}'])}), &{room})"
        return Code(text, shape, changes=True)

    def is_private(self, code: Code) -> bool:
        """Whether a list or record that is handed on lives in this function, or can't change."""
        const = isinstance(code.shape, Fixed | Record) and code.shape.const
        return const or code.text in self.owned

    def argument(self, node: ast.expr) -> Code:
        """A value that is handed on; a list may be written down in its place."""
        match node:
            case ast.List():
                return self.listed(None, node.elts)
            case ast.BinOp(left=left, op=ast.Add(), right=ast.List() as right):
                return self.listed(self.value(left), right.elts)
        return self.value(node)

    def listed(self, before: Code | None, nodes: list[ast.expr]) -> Code:
        """A new list: perhaps the cells of another, then numbers."""
        first = 0
        if before is not None:
            if not isinstance(before.shape, Fixed):
                raise self.refuse(nodes[0], "only a list of one length gets more numbers here")
            first = before.shape.length
        codes = [self.whole(part) for part in nodes]
        self.count += 1
        name, shape = f"_l{self.count}", Fixed("int64_t", first + len(codes))
        self.declared.append(f"{shape.cell} {name}[{shape.length}];")
        text = "".join(f"{name}[{first + i}] = {code.text}, " for i, code in enumerate(codes))
        if before is not None:
            text = "".join(f"{name}[{i}] = {before.text}[{i}], " for i in range(first)) + text
        return Code(f"({text}{name})", shape, changes=any(code.changes for code in codes))


def fits(given: Shape, wanted: Shape) -> bool:
    """Whether a value may be handed to a parameter."""
    if isinstance(given, Scalar) and isinstance(wanted, Scalar):
        return wanted == FLOAT or given != FLOAT
    return given == wanted
