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
    Struct,
    field_rows,
    knowledge_struct,
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
    if not settled.open_information:
        return text_of(making, None)
    return text_of(making, settled.knowledge())


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


def text_of(making: Making, knowledge: Knowledge | None = None) -> str:
    """The C of any game, from one of its states; with a search, if it is told what to go by."""
    tables = tables_struct(making.state.tables())
    state = state_struct(type(making.state), making.fields, tells=making.tells)
    structs = [tables, state, Struct(RNG, Rng, {}, {})]
    if knowledge is not None:
        structs.append(knowledge_struct(knowledge))
    program = Program(Sources(making.texts), structs, making.room)
    verbs = [reached(program, state, f"GAME_{verb}", verb, given) for verb, given in VERBS.items()]
    ranges = {field.name: field for field in making.fields}
    tail = ['#include "world.h"', ""]
    if knowledge is not None:
        verbs += judging(program, structs[-1])
        tail.insert(0, rows("KNOWLEDGE_ROWS", field_rows(structs[-1], {})))
        tail.insert(0, "#define HAS_SEARCH")
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


def rows(name: str, lines: list[str]) -> str:
    """The table of a struct's fields."""
    return f"static const FieldRow {name}[] = {{\n    " + ",\n    ".join(lines) + ",\n};"
