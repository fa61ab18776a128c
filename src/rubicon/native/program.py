"""A whole program: every function that is reached, once for each shape it is called with."""

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rubicon.native.lists import RESULT
from rubicon.native.refusal import refusal
from rubicon.native.shapes import (
    BOOL,
    FLOAT,
    INT,
    NOTHING,
    REAL,
    WHOLE,
    Code,
    Fixed,
    Growing,
    Record,
    Scalar,
    Shape,
)
from rubicon.native.source import Method, Sources
from rubicon.native.statements import Statements
from rubicon.native.structs import (
    KNOWLEDGE,
    RNG,
    STATE,
    TABLES,
    TELLING,
    Struct,
    c_name,
    struct_text,
)

PLAIN_RECORDS = (STATE, TABLES, RNG, KNOWLEDGE)
"""There is one of each, so no function is made for a special one."""
SCALARS = {"int": INT, "i64": INT, "bool": BOOL, "float": FLOAT, "None": NOTHING}


@dataclass(slots=True)
class Made:
    """A function in C."""

    name: str
    shapes: list[Shape]
    result: Shape
    changes: bool = True
    """Whether it changes what it was handed; so it is taken until it is known."""
    head: str = ""
    text: str = ""


class Program:
    """Translates what its roots need."""

    def __init__(self, sources: Sources, structs: Sequence[Struct], room: int) -> None:
        self.sources = sources
        self.structs = {struct.name: struct for struct in structs}
        self.room = room
        """How long a list may grow that the rules make."""
        self.tells = TELLING in self.structs[STATE].shapes
        """Whether worlds tell events."""
        self.made: dict[str, Made] = {}
        self.rows: dict[str, str] = {}

    def need(self, method: Method, given: Sequence[Shape]) -> Made:
        """The function for these arguments; it is translated when it is first asked for."""
        shapes, tags = [], []
        for place, (param, shape) in enumerate(zip(method.node.args.args, given, strict=True)):
            is_self = place == 0 and method.cls is not None and not method.is_static
            wanted = shape if is_self else self.declared(method, param.annotation, shape)
            shapes.append(wanted)
            if isinstance(wanted, Fixed | Growing):
                tags.append(wanted.tag)
            elif isinstance(wanted, Record) and wanted.struct not in PLAIN_RECORDS:
                tags.append(wanted.struct)
        owner = method.cls or method.module.name.rsplit(".", 1)[-1]
        name = "__".join([owner, method.node.name, *tags])
        if name not in self.made:
            is_real = ast.unparse(method.node.returns or ast.Constant(None)) == "list[float]"
            grown = Growing(REAL if is_real else WHOLE, self.room)
            result = self.declared(method, method.node.returns, grown)
            self.made[name] = Made(name, shapes, result)
            self.translate(self.made[name], method)
        return self.made[name]

    def row(self, name: str, numbers: Sequence[float]) -> Code:
        """A row of numbers of a module, as a list that never changes."""
        place = name.removeprefix("rubicon.").replace(".", "__")
        self.rows[place] = f"static const double {place}[] = {{{', '.join(map(repr, numbers))}}};"
        return Code(place, Fixed(REAL, len(numbers), const=True), plain=True)

    def declared(self, method: Method, annotation: ast.expr | None, given: Shape) -> Shape:
        """The shape that an annotation stands for; a list has the one that is given."""
        path = method.module.path
        if annotation is None:
            raise refusal(path, method.node, "every argument and every result has a type")
        text = ast.unparse(annotation).strip("'\"")
        if text in SCALARS:
            return SCALARS[text]
        if text in ("list[int]", "list[i64]", "list[bool]", "list[float]"):
            if isinstance(given, Fixed | Growing):
                return given
            raise refusal(path, method.node, "a list is needed here")
        alike = [struct for struct in self.structs.values() if is_named(struct, text)]
        for struct in alike:
            if given == struct.record or len(alike) == 1:
                return struct.record
        raise refusal(path, annotation, "this type is not part of the subset")

    def translate(self, made: Made, method: Method) -> None:
        """Fill in the C of a function."""
        scope = Statements(self, method, made.shapes)
        scope.result = made.result
        scope.depth = 0
        scope.body(method.node.body)
        params = [
            declaration(shape, c_name(name))
            for name, shape in zip(scope.params, made.shapes, strict=True)
        ]
        ctype = made.result.ctype
        if not isinstance(made.result, Scalar):
            params.append(declaration(made.result, RESULT))
            ctype = "void"
        made.changes = scope.changes
        made.head = f"static {ctype} {made.name}({', '.join(params) or 'void'})"
        lines = [f"    {line}" for line in scope.declared]
        made.text = "\n".join([f"{made.head} {{", *lines, *scope.lines, "}"])

    def text(self) -> str:
        """All of it: lists, structs, then functions, each announced before any is written."""
        rooms = {
            shape.struct: shape
            for struct in self.structs.values()
            for shape in struct.shapes.values()
            if isinstance(shape, Growing)
        }
        for cell in (WHOLE, REAL):
            shape = Growing(cell, self.room)
            rooms[shape.struct] = shape
        lists = [
            f"typedef struct {{ int32_t n; {shape.cell} v[{shape.room}]; }} {name};"
            for name, shape in rooms.items()
        ]
        names = [f"typedef struct {name} {name};" for name in self.structs]
        structs = [struct_text(struct) for struct in self.structs.values() if struct.shapes]
        return "\n".join([*lists, *names, *structs, self.copying()])

    def functions(self) -> str:
        """The functions themselves."""
        heads = [f"{made.head};" for made in self.made.values()]
        bodies = [made.text for made in self.made.values()]
        return "\n".join([*self.rows.values(), *heads, *bodies])

    def copying(self) -> str:
        """Copying a state: of a list that grows only what it holds."""
        shapes: Mapping[str, Shape] = self.structs[STATE].shapes
        growing = [c_name(name) for name, shape in shapes.items() if isinstance(shape, Growing)]
        whole = f"offsetof(State, {growing[0]})" if growing else "sizeof(State)"
        lines = [f"memcpy(to, from, {whole});"]
        lines += [f"COPY_LIST(&to->{name}, &from->{name});" for name in growing]
        if self.tells:
            lines += ["to->telling = 0;", "to->events.n = 0;"]
        body = "\n".join(f"    {line}" for line in [*lines, "return to;"])
        return f"static State *copy_state(State *to, const State *from) {{\n{body}\n}}"


def is_named(struct: Struct, text: str) -> bool:
    """Whether a struct stands for objects of a class, or of one below it."""
    return text in [kind.__name__ for kind in struct.kind.__mro__]


def declaration(shape: Shape, name: str) -> str:
    """A parameter."""
    gap = "" if shape.ctype.endswith("*") else " "
    return f"{shape.ctype}{gap}{name}"
