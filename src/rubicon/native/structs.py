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


def knowledge_struct(knowledge: Knowledge) -> Struct:
    """Of what a game knows about playing well: its numbers and lists, as a live one has them."""
    shapes: dict[str, Shape] = {}
    cells: dict[str, str] = {}
    for name, value in vars(knowledge).items():
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
    return Struct(KNOWLEDGE, type(knowledge), shapes, cells)


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
