"""The C text of a game: its structs, its translated rules, and the Python module around them."""

from importlib import import_module

from rubicon.core.fields import Field
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.native.program import Program
from rubicon.native.refusal import Refused
from rubicon.native.shapes import INT, Record, Shape
from rubicon.native.source import Sources
from rubicon.native.structs import RNG, STATE, Struct, field_rows, state_struct, tables_struct
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


def module_name(game: str) -> str:
    """The extension of a game."""
    return f"_{game}"


def game_text(game: str, texts: dict[str, str] | None = None) -> str:
    """The C of a game in the registry; `texts` stand in for the files of some modules."""
    found = find_game(game)
    state = found.rules(found.default_players, {}, None, "").start()
    fields = import_module(f"rubicon.games.{game}.fields")
    room = getattr(fields, ROOM, None)
    if not isinstance(room, int):
        raise Refused(f"games/{game}/fields.py:1: {ROOM} must say how long a list may grow")
    return text_of(module_name(game), state, found.state_fields, room, texts)


def text_of(
    name: str,
    state: State,
    fields: tuple[Field, ...],
    room: int,
    texts: dict[str, str] | None = None,
) -> str:
    """The C of any game, from one of its states."""
    table_struct = tables_struct(state.tables())
    structs = [table_struct, state_struct(type(state), fields), Struct(RNG, Rng, {}, {})]
    program = Program(Sources(texts), structs, room)
    verbs = []
    for verb, given in VERBS.items():
        method = program.sources.find_method(type(state), verb)
        if method is None:
            raise Refused(f"{type(state).__name__} has no method {verb}")
        made = program.need(method, [Record(STATE), *given])
        verbs.append(f"#define GAME_{verb} {made.name}")
    ranges = {field.name: field for field in fields}
    return "\n".join(
        [
            "/* Made from the rules in Python: do not edit. */",
            "#define PY_SSIZE_T_CLEAN",
            "#include <Python.h>",
            '#include "rubicon.h"',
            f"#define MODULE {name}",
            f"#define LIST_ROOM {room}",
            program.text(),
            f"typedef List_int64_{room} Moves;",
            program.functions(),
            *verbs,
            rows("STATE_ROWS", field_rows(structs[1], ranges)),
            rows("TABLES_ROWS", field_rows(table_struct, {})),
            '#include "world.h"',
            "",
        ]
    )


def rows(name: str, lines: list[str]) -> str:
    """The table of a struct's fields."""
    return f"static const FieldRow {name}[] = {{\n    " + ",\n    ".join(lines) + ",\n};"
