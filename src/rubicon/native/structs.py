"""The structs of a game: a state by its FIELDS, its tables as long as they are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rubicon.core.fields import Field
from rubicon.core.knowledge import Knowledge
from rubicon.core.state import EVENT_WIDTH
from rubicon.core.values import Fixed as Tables
from rubicon.core.values import names_of
from rubicon.native.shapes import (
    BOOL,
    BYTES,
    FLOAT,
    INT,
    REAL,
    WHOLE,
    Fixed,
    Growing,
    Record,
    Shape,
    cell_for,
)

KNOWLEDGE = "Knowledge"
STATE = "State"
TABLES = "Tables"
RNG = "Rng"
TELLING, EVENTS = "telling", "events"
MOST_TOLD = 1024 * EVENT_WIDTH
"""Numbers that one move tells in a proof, at most."""
UNUSED = ("is_noting", "noted")
"""What only fitting weights needs."""
SMALL = 4096
"""Lists of the tables with no larger number are kept in 16 bits: another board has few more."""
KEYWORDS = frozenset(
    (
        *("auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else"),
        *("enum", "extern", "float", "for", "goto", "if", "inline", "int", "long", "register"),
        *("restrict", "return", "short", "signed", "sizeof", "static", "struct", "switch"),
        *("typedef", "union", "unsigned", "void", "volatile", "while"),
    )
)
"""Names that C keeps for itself."""


@dataclass(frozen=True, slots=True)
class Struct:
    """A struct of the C text, with the class whose objects it stands for."""

    name: str
    kind: type
    shapes: Mapping[str, Shape]
    cells: Mapping[str, str]
    """Of the single numbers: how they are stored."""

    @property
    def record(self) -> Record:
        """A pointer to it; nobody changes tables."""
        return Record(self.name, const=self.name == TABLES)


def c_name(name: str) -> str:
    """A name of Python that C allows too."""
    return f"{name}_" if name in KEYWORDS else name


def state_struct(kind: type, fields: Sequence[Field], *, tells: bool = False) -> Struct:
    """Of a state: every number as wide as its range asks; with room for events if it tells any."""
    shapes: dict[str, Shape] = {}
    cells: dict[str, str] = {}
    for field in sorted(fields, key=lambda field: field.grows):
        cell = cell_for(field.least, field.most)
        if field.length is None:
            shapes[field.name], cells[field.name] = INT, cell
        elif field.grows:
            shapes[field.name] = Growing(cell, field.length)
        else:
            shapes[field.name] = Fixed(cell, field.length)
    shapes["t"] = Record(TABLES, const=True)
    if tells:
        shapes[TELLING], cells[TELLING] = BOOL, WHOLE
        shapes[EVENTS] = Growing(WHOLE, MOST_TOLD)
    return Struct(STATE, kind, shapes, cells)


def tables_struct(tables: Tables) -> Struct:
    """Of the tables: their lists have the same length whatever the options are."""
    shapes: dict[str, Shape] = {}
    cells: dict[str, str] = {}
    for name in names_of(tables):
        value = getattr(tables, name)
        if isinstance(value, list):
            small = all(abs(number) <= SMALL for number in value)
            shapes[name] = Fixed("int16_t" if small else WHOLE, len(value), const=True)
        else:
            shapes[name] = BOOL if isinstance(value, bool) else INT
            cells[name] = WHOLE
    return Struct(TABLES, type(tables), shapes, cells)


@dataclass(frozen=True, slots=True)
class Part:
    """An object that a game's knowledge consists of, or has among its fields."""

    path: str
    """How one comes to it from the knowledge: names, with dots between them."""
    struct: Struct
    parts: Mapping[str, str]
    """Its fields that are parts themselves: the path of each."""


def knowledge_parts(knowledge: Knowledge) -> list[Part]:
    """What a game knows about playing well, as it lives: the knowledge itself comes first."""
    paths: dict[int, str] = {}
    waiting: list[tuple[str, object]] = [("", knowledge)]
    found: list[tuple[str, object]] = []
    while waiting:
        path, one = waiting.pop(0)
        if id(one) in paths:
            continue
        paths[id(one)] = path
        found.append((path, one))
        waiting += [
            (f"{path}.{name}".lstrip("."), value)
            for name, value in vars(one).items()
            if is_part(value)
        ]
    names = {path: part_name(path, one) for path, one in found}
    return [
        Part(
            path,
            part_struct(names[path], one, {at: names[paths[at]] for at in paths}),
            {name: paths[id(value)] for name, value in vars(one).items() if is_part(value)},
        )
        for path, one in found
    ]


def is_part(value: object) -> bool:
    """Whether a field of a part is one too; the tables are known elsewhere."""
    return hasattr(value, "__dict__") and not isinstance(value, Tables)


def part_name(path: str, one: object) -> str:
    """The struct of a part: there may be several objects of one class, of other lengths."""
    return "_".join([type(one).__name__, *path.split(".")]) if path else KNOWLEDGE


def part_struct(struct: str, one: object, names: Mapping[int, str]) -> Struct:
    """Of one part: its numbers and lists as it has them, and where its own parts are."""
    shapes: dict[str, Shape] = {}
    cells: dict[str, str] = {}
    for name, value in vars(one).items():
        if name in UNUSED:
            continue
        if isinstance(value, list):
            real = any(isinstance(number, float) for number in value)
            shapes[name] = Fixed(REAL if real else WHOLE, len(value))
        elif isinstance(value, float):
            shapes[name], cells[name] = FLOAT, REAL
        elif isinstance(value, int):
            shapes[name] = BOOL if isinstance(value, bool) else INT
            cells[name] = WHOLE
        elif isinstance(value, Tables):
            shapes[name] = Record(TABLES, const=True)
        elif id(value) in names:
            shapes[name] = Record(names[id(value)])
    return Struct(struct, type(one), shapes, cells)


def struct_text(struct: Struct) -> str:
    """Its declaration; lists that grow come last, so that copying may stop at what they hold."""
    lines, growing = [], []
    for name, shape in struct.shapes.items():
        if isinstance(shape, Growing):
            growing.append(f"{shape.struct} {c_name(name)};")
        elif isinstance(shape, Fixed):
            lines.append(f"{shape.cell} {c_name(name)}[{shape.length}];")
        elif isinstance(shape, Record):
            lines.insert(0, f"{shape.ctype}{c_name(name)};")
        else:
            lines.append(f"{struct.cells[name]} {c_name(name)};")
    body = "\n".join(f"    {line}" for line in [*lines, *growing])
    return f"struct {struct.name} {{\n{body}\n}};"


def field_rows(struct: Struct, ranges: Mapping[str, Field]) -> list[str]:
    """A row for each number or list: how it is loaded, stored and folded."""
    rows = []
    for name, shape in struct.shapes.items():
        if isinstance(shape, Record) or name in (TELLING, EVENTS):
            continue
        cell = struct.cells[name] if name in struct.cells else getattr(shape, "cell", WHOLE)
        half = 1 << (8 * BYTES.get(cell, 8) - 1)
        least, most = -half, half - 1
        if name in ranges:
            least, most = ranges[name].least, ranges[name].most
        grows = isinstance(shape, Growing)
        length = shape.room if isinstance(shape, Growing) else getattr(shape, "length", 0)
        place = f"offsetof({struct.name}, {c_name(name)})"
        begin = f"offsetof({struct.name}, {c_name(name)}.v)" if grows else place
        kind = "GROWS" if grows else "LIST" if isinstance(shape, Fixed) else "ONE"
        rows.append(
            f'{{"{name}", {kind}, {place}, {begin}, {BYTES.get(cell, 0)}, {length}, '
            f"{number(least)}, {number(most)}}}"
        )
    return rows


def number(value: int) -> str:
    """A whole number as C writes it."""
    if -(1 << 15) < value < 1 << 15:
        return str(value)
    if value == -(1 << 63):
        return "INT64_MIN"
    return f"INT64_C({value})"
