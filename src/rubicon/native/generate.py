"""The C text of a game: its structs, its translated rules, and the Python module around them."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from rubicon.core.fields import Field
from rubicon.core.knowledge import MOST_SEATS, Knowledge
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.native.program import Program
from rubicon.native.refusal import Refused
from rubicon.native.shapes import INT, REAL, WHOLE, Fixed, Growing, Record, Shape
from rubicon.native.source import Sources
from rubicon.native.structs import (
    RNG,
    STATE,
    Part,
    Struct,
    c_name,
    field_rows,
    knowledge_parts,
    state_struct,
    tables_struct,
)
from rubicon.registry import find_game

VERBS: dict[str, tuple[Shape, ...]] = {
    "to_act": (),
    "legal": (),
    "apply": (INT,),
    "sample": (Record(RNG),),
    "weight": (INT,),
    "outcomes": (),
    "payoff": (INT,),
}
"""What a world can do by the rules, and what it is handed."""
ROOM = "MOST_LISTED"
"""In a game's fields.py: how long any list may grow that its rules make."""
SECRETS: dict[str, tuple[Shape, ...]] = {"seen_as": (INT, INT), "allows": (INT,)}
"""What a search asks besides where there are secrets."""
JUDGING: dict[str, tuple[Shape, ...]] = {
    "values": (Record(STATE), Fixed(REAL, MOST_SEATS)),
    "shares": (Record(STATE), Fixed(REAL, MOST_SEATS)),
    "is_judged": (Record(STATE),),
    "mark": (Record(STATE), INT),
}
"""What its knowledge can do for a search; `priors` besides, over lists as long as moves."""


def module_name(game: str) -> str:
    """The extension of a game."""
    return f"_{game}"


def game_text(game: str, texts: dict[str, str] | None = None, *, tells: bool = False) -> str:
    """The C of a game in the registry; `texts` stand in for the files of some modules.

    Worlds that tell events are for proofs: all others play without.
    """
    found = find_game(game)
    settled = found.rules(found.default_players, {}, None, "")
    fields = f"rubicon.games.{game}.fields"
    room = getattr(import_module(fields), ROOM, None) if find_spec(fields) else None
    if not isinstance(room, int):
        raise Refused(f"games/{game}/fields.py:1: {ROOM} must say how long a list may grow")
    state = settled.start()
    making = Making(module_name(game), state, found.state_fields, room, texts or {}, tells)
    return text_of(making, settled.knowledge(), hides=not settled.open_information)


@dataclass(frozen=True, slots=True)
class Making:
    """What a game's C is made from."""

    name: str
    state: State
    fields: tuple[Field, ...]
    room: int
    texts: dict[str, str]
    """Stand in for the files of some modules."""
    tells: bool = False
    """Whether worlds tell events."""


def text_of(making: Making, knowledge: Knowledge | None = None, *, hides: bool = False) -> str:
    """The C of any game, from one of its states; with a search, if it is told what to go by."""
    tables = tables_struct(making.state.tables())
    state = state_struct(type(making.state), making.fields, tells=making.tells)
    structs = [tables, state, Struct(RNG, Rng, {}, {})]
    parts = [] if knowledge is None else knowledge_parts(knowledge)
    structs += [part.struct for part in parts]
    program = Program(Sources(making.texts), structs, making.room)
    asked = VERBS | SECRETS if hides else VERBS
    verbs = [reached(program, state, f"GAME_{verb}", verb, given) for verb, given in asked.items()]
    ranges = {field.name: field for field in making.fields}
    tail = ['#include "world.h"', ""]
    if parts:
        verbs += judging(program, parts[0].struct)
        tail = ["#define HAS_SEARCH", *known(parts), *tail]
    if hides:
        tail.insert(0, "#define HIDES")
    return "\n".join(
        [
            "/* Made from the rules in Python: do not edit. */",
            "#define PY_SSIZE_T_CLEAN",
            "#include <Python.h>",
            '#include "rubicon.h"',
            f"#define MODULE {making.name}",
            f"#define LIST_ROOM {making.room}",
            *(["#define TELLS"] if making.tells else []),
            program.text(),
            f"typedef List_int64_{making.room} Moves;",
            f"typedef List_double_{making.room} Priors;",
            program.functions(),
            *verbs,
            rows("STATE_ROWS", field_rows(state, ranges)),
            rows("TABLES_ROWS", field_rows(tables, {})),
            *tail,
        ]
    )


def reached(
    program: Program, struct: Struct, macro: str, verb: str, given: tuple[Shape, ...]
) -> str:
    """A method of an object, under the name that the runtime calls it by."""
    method = program.sources.find_method(struct.kind, verb)
    if method is None:
        raise Refused(f"{struct.kind.__name__} has no method {verb}")
    return f"#define {macro} {program.need(method, [struct.record, *given]).name}"


def judging(program: Program, struct: Struct) -> list[str]:
    """What a search asks of a game's knowledge."""
    moves, priors = Growing(WHOLE, program.room), Growing(REAL, program.room)
    asked = JUDGING | {"priors": (Record(STATE), moves, priors)}
    return [reached(program, struct, f"KNOWS_{verb}", verb, asked[verb]) for verb in asked]


def known(parts: list[Part]) -> list[str]:
    """The struct that holds all parts of a game's knowledge, and how it is filled."""
    places = {part.path: f"part{at}" for at, part in enumerate(parts)}
    fields = [f"{part.struct.name} {places[part.path]};" for part in parts]
    wires = []
    for part in parts:
        at = places[part.path]
        for name, shape in part.struct.shapes.items():
            if isinstance(shape, Record):
                to = f"&k->{places[part.parts[name]]}" if name in part.parts else "t"
                wires.append(f"k->{at}.{c_name(name)} = {to};")
    tables = [rows(f"ROWS_{places[part.path]}", field_rows(part.struct, {})) for part in parts]
    lines = [
        f'{{"{part.path}", offsetof(Known, {at}), ROWS_{at}, ROWS(ROWS_{at})}}'
        for part, at in ((part, places[part.path]) for part in parts)
    ]
    return [
        f"typedef struct {{ {' '.join(fields)} }} Known;",
        "static void wire(Known *k, const Tables *t) {",
        *(f"    {wire}" for wire in wires),
        "    (void)k, (void)t;",
        "}",
        *tables,
        "static const PartRow PARTS[] = {\n    " + ",\n    ".join(lines) + ",\n};",
    ]


def rows(name: str, lines: list[str]) -> str:
    """The table of a struct's fields."""
    return f"static const FieldRow {name}[] = {{\n    " + ",\n    ".join(lines) + ",\n};"
