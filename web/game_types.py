"""The page's types of each game: its moves from its grammar, all else from its shapes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rubicon.core.contract import Game
from rubicon.registry import GAMES, find_game

SOURCES = Path(__file__).resolve().parent / "src" / "games"
MOVES = (
    "// The fields of this game's moves. Written by web/make_types.py from the game's grammar.\n"
)
SHAPES = "// What this game tells the page. Written by web/make_types.py from the game's shapes.\n"
SEAM = """
/** All of it, for the seam to the shell. */
export interface Shapes {
  view: View;
  hints: Hints;
  odds: Odds;
  board: Board;
  event: Event;
}
"""
PLAIN = {"integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def game_types() -> dict[Path, str]:
    """Every file of this kind with what it must hold: two for each game with a page of its own."""
    pages = [name for name in GAMES if (SOURCES / name / "index.ts").is_file()]
    return {
        path: text for name in pages for path, text in types_of(find_game(name), SOURCES / name)
    }


def types_of(game: Game, folder: Path) -> Iterator[tuple[Path, str]]:
    """The files of one game."""
    yield folder / "moves.gen.ts", write_moves(game)
    yield folder / "shapes.gen.ts", write_shapes(game)


# ---- moves ---------------------------------------------------------------------------------------


def write_moves(game: Game) -> str:
    """A type for each list of names, then the fields of every move, told apart by their verb."""
    schema = game.rules(game.default_players, {}, None, "").grammar.schema()
    named: dict[str, str] = {}
    for one in schema["oneOf"]:
        for field in named_in(one):
            named[title(field)] = union(field["enum"]) if "enum" in field else "string"
    names = "".join(f"export type {key} = {value};\n" for key, value in named.items())
    moves = "".join(f"\n  | {write(one)}" for one in schema["oneOf"])
    return f"{MOVES}{names}\nexport type MoveFields ={moves};\n"


def named_in(schema: Schema) -> Iterator[Schema]:
    """The fields with a title, however deep."""
    if "title" in schema:
        yield schema
    inner = [*schema.get("properties", {}).values(), *filter(None, [schema.get("items")])]
    for one in inner:
        yield from named_in(one)


# ---- shapes --------------------------------------------------------------------------------------


def write_shapes(game: Game) -> str:
    """A type for every definition of the game's schema."""
    defs: dict[str, Schema] = game.shapes.schema()["$defs"]
    return SHAPES + "".join(map(definition, defs, defs.values())) + SEAM


def definition(name: str, schema: Schema) -> str:
    """A named type: an interface where it has fields, else an alias."""
    about = f"\n/** {schema['description']} */" if "description" in schema else ""
    if "oneOf" in schema:
        return f"\nexport type {name} ={''.join(f'{OR}{write(one)}' for one in schema['oneOf'])};\n"
    if "properties" in schema:
        fields = "".join(f"  {field};\n" for field in fields_of(schema))
        return f"{about}\nexport interface {name} {{\n{fields}}}\n"
    return f"\nexport type {name} = {write(schema)};\n"


OR = "\n  | "


# ---- types ---------------------------------------------------------------------------------------


def title(schema: Schema) -> str:
    """The name of a type."""
    return str(schema["title"]).title().replace(" ", "")


def union(names: list[str]) -> str:
    """One of some names."""
    return " | ".join(literal(name) for name in names)


def literal(name: str) -> str:
    """A name in TypeScript's quotes."""
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fields_of(schema: Schema) -> Iterator[str]:
    """Each field with its type; one that may be missing is marked."""
    properties: Schema = schema["properties"]
    required: list[str] = schema.get("required", list(properties))
    for key, value in properties.items():
        yield f"{key}{'' if key in required else '?'}: {write(value)}"


def write(schema: Schema) -> str:
    """A type in TypeScript."""
    if not schema:
        return "unknown"
    if "title" in schema:
        return title(schema)
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return union(schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(write, schema["anyOf"]))
    if schema["type"] == "array":
        inner = write(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema["type"] == "object":
        return write_object(schema)
    return PLAIN.get(schema["type"], "string")


def write_object(schema: Schema) -> str:
    """Fields, or a table."""
    if "properties" in schema:
        return f"{{ {'; '.join(fields_of(schema))} }}" if schema["properties"] else "object"
    key, value = write(schema["propertyNames"]), write(schema["additionalProperties"])
    table = f"Record<{key}, {value}>"
    return table if key == "string" else f"Partial<{table}>"
