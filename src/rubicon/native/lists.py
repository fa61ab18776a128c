"""Lists that a function makes, hands back, copies or gives another name."""

import ast

from rubicon.native.calls import Calls
from rubicon.native.shapes import FLOAT, REAL, WHOLE, Code, Fixed, Growing, Record, element
from rubicon.native.structs import c_name

RESULT = "_result"
"""Where a function writes the list or the record that it hands back."""


class Lists(Calls):
    """Translates what is assigned to a name and is no number."""

    def makes_list(self, node: ast.expr) -> bool:
        """Whether an expression writes a new list down."""
        if isinstance(node, ast.Subscript):
            return isinstance(node.slice, ast.Slice)
        return isinstance(node, ast.List) or (
            isinstance(node, ast.BinOp) and isinstance(node.left, ast.List)
        )

    def is_result(self, name: str) -> bool:
        """Whether a name is handed back by this function."""
        return isinstance(self.result, Growing) and name in returned_names(self.node)

    def new_list(self, name: str, node: ast.expr, *, is_real: bool = False) -> None:
        """A name for a new list."""
        match node:
            case ast.List():
                self.written(name, node, is_real=is_real)
            case ast.BinOp(left=ast.List(elts=[one]), op=ast.Mult(), right=count):
                self.repeated(name, node, one, count)
            case ast.Subscript(value=source, slice=ast.Slice(lower=None, upper=None, step=None)):
                self.copied(name, node, source)
            case _:
                raise self.refuse(node, "a list is made of its elements, or of one of them")

    def room_for(self, node: ast.AST, name: str, shape: Fixed | Growing) -> None:
        """The list that a name stands for from now on."""
        if not self.is_result(name):
            self.own(node, name, shape)
            return
        if shape != self.result or (name in self.names and name not in self.owned):
            raise self.refuse(node, "a list that is handed back is made here, and grows")
        if name not in self.names:
            self.bind(node, name, shape)
            self.declared[-1] = f"{shape.ctype}{c_name(name)} = {RESULT};"
            self.owned.add(name)

    def growing(self, cell: str = WHOLE) -> Growing:
        """A list that rules make: they say nowhere how long it gets."""
        return Growing(cell, self.program.room)

    def written(self, name: str, node: ast.List, *, is_real: bool) -> None:
        """`[a, b]`: as long as it is, or growing."""
        codes = [self.scalar(part) for part in node.elts]
        cell = REAL if is_real or any(code.shape == FLOAT for code in codes) else WHOLE
        held = [self.held(code) for code in codes]
        if node.elts and name not in self.grown:
            self.room_for(node, name, Fixed(cell, len(codes)))
            for place, text in enumerate(held):
                self.emit(f"{c_name(name)}[{place}] = {text};")
            return
        self.room_for(node, name, self.growing(cell))
        self.emit(f"{c_name(name)}->n = 0;")
        verb = "APPEND_REAL" if cell == REAL else "APPEND"
        for text in held:
            self.emit(f"{verb}({c_name(name)}, {self.program.room}, {text});")

    def add_all(self, node: ast.AST, name: str, more: ast.List) -> None:
        """`a += [b, c]` of a list that was made here."""
        shape = self.names.get(name)
        if name not in self.owned or not isinstance(shape, Growing):
            raise self.refuse(node, "only a list that was made here gets more numbers like this")
        verb = "APPEND_REAL" if shape.cell == REAL else "APPEND"
        for text in [self.held(self.scalar(part)) for part in more.elts]:
            self.emit(f"{verb}({c_name(name)}, {shape.room}, {text});")

    def held(self, code: Code) -> str:
        """An element before the list is changed that it may be read from."""
        if code.plain:
            return code.text
        name = self.temporary(code.shape.ctype)
        self.emit(f"{name} = {code.text};")
        return name

    def repeated(self, name: str, node: ast.expr, one: ast.expr, count: ast.expr) -> None:
        """`[x] * n`."""
        item, times = self.scalar(one), self.whole(count)
        cell = REAL if item.shape == FLOAT else WHOLE
        known = self.fold(count)
        held, many = self.held(item), self.held(times)
        if isinstance(known, int) and known > 0 and name not in self.grown:
            self.room_for(node, name, Fixed(cell, known))
            self.emit(f"FILL({c_name(name)}, {known}, {held});")
        else:
            self.room_for(node, name, self.growing(cell))
            self.emit(f"{c_name(name)}->n = ROOM({many}, {self.program.room});")
            self.emit(f"FILL({c_name(name)}->v, {c_name(name)}->n, {held});")

    def copied(self, name: str, node: ast.expr, source: ast.expr) -> None:
        """`other[:]`."""
        code = self.value(source)
        if isinstance(code.shape, Fixed) and name not in self.grown:
            self.room_for(node, name, Fixed(code.shape.cell, code.shape.length))
            self.emit(f"COPY({c_name(name)}, {code.text}, {code.shape.length});")
            return
        shape = self.demand_list(node, code)
        self.room_for(node, name, self.growing(REAL if element(shape) == FLOAT else WHOLE))
        length = str(shape.length) if isinstance(shape, Fixed) else f"{code.text}->n"
        cells = code.text if isinstance(shape, Fixed) else f"{code.text}->v"
        self.emit(f"{c_name(name)}->n = ROOM({length}, {self.program.room});")
        self.emit(f"COPY({c_name(name)}->v, {cells}, {c_name(name)}->n);")

    def other_name(self, name: str, node: ast.expr, code: Code) -> None:
        """A list or a record that is there already, or that a function has made."""
        shape = code.shape
        assert isinstance(shape, Fixed | Growing | Record)
        if isinstance(node, ast.Name) and node.id in self.owned:
            raise self.refuse(node, "one list with two names: use the first")
        if name in self.owned:
            raise self.refuse(node, f"{name} was made here before")
        self.bind(node, name, shape)
        self.emit(f"{c_name(name)} = {code.text};")

    def fill_field(self, node: ast.stmt, place: str, shape: Fixed | Growing, to: ast.expr) -> None:
        """A list of a record takes new contents; it stays where it is."""
        self.changes = True
        match shape, to:
            case Growing(), ast.List(elts=[]):
                self.emit(f"{place}->n = 0;")
            case Fixed(length=length), ast.List(elts=elts) if len(elts) == length:
                held = [self.held(self.scalar(part)) for part in elts]
                verb = "PUT_REAL" if shape.cell == REAL else "PUT"
                for i, text in enumerate(held):
                    self.emit(f"{verb}({place}[{i}], {text});")
            case Fixed(length=length), ast.BinOp(left=ast.List(elts=[one]), op=ast.Mult()) if (
                self.fold(to.right) == length
            ):
                verb = "FILL" if shape.cell == REAL else "FILL_FIELD"
                self.emit(f"{verb}({place}, {length}, {self.held(self.scalar(one))});")
            case _:
                raise self.refuse(node, "a list of a record keeps its length, or is emptied")


def returned_names(node: ast.FunctionDef) -> set[str]:
    """The names that a function hands back."""
    return {
        part.value.id
        for part in ast.walk(node)
        if isinstance(part, ast.Return) and isinstance(part.value, ast.Name)
    }
