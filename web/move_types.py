"""The page's types of each game's moves, from what the game's grammar tells programs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rubicon.registry import GAMES, find_game

SOURCES = Path(__file__).resolve().parent / "src" / "games"
HEAD = "// The fields of this game's moves. Written by web/make_types.py from the game's grammar.\n"
Schema = dict[str, Any]


def move_types() -> dict[Path, str]:
    """Every file of this kind with what it must hold."""
    return {SOURCES / name / "moves.gen.ts": write_types(name) for name in GAMES}


def write_types(name: str) -> str:
    """A type for each list of names, then the fields of every move, told apart by their verb."""
    game = find_game(name)
    schema = game.rules(game.default_players, {}, None, "").grammar.schema()
    named: dict[str, str] = {}
    for one in schema["oneOf"]:
        for field in named_in(one):
            named[title(field)] = union(field["enum"]) if "enum" in field else "string"
    names = "".join(f"export type {key} = {value};\n" for key, value in named.items())
    moves = "".join(f"\n  | {write(one)}" for one in schema["oneOf"])
    return f"{HEAD}{names}\nexport type MoveFields ={moves};\n"


def named_in(schema: Schema) -> Iterator[Schema]:
    """The fields with a title, however deep."""
    if "title" in schema:
        yield schema
    inner = [*schema.get("properties", {}).values(), *filter(None, [schema.get("items")])]
    for one in inner:
        yield from named_in(one)


def title(schema: Schema) -> str:
    """The name of a type."""
    return str(schema["title"]).title().replace(" ", "")


def union(names: list[str]) -> str:
    """One of some names."""
    return " | ".join(literal(name) for name in names)


def literal(name: str) -> str:
    """A name in TypeScript's quotes."""
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"


def write(schema: Schema) -> str:
    """A type in TypeScript."""
    if "title" in schema:
        return title(schema)
    if "const" in schema:
        return literal(schema["const"])
    if schema["type"] == "array":
        return f"{write(schema['items'])}[]"
    if schema["type"] == "object":
        fields = (f"{key}: {write(value)}" for key, value in schema["properties"].items())
        return f"{{ {'; '.join(fields)} }}"
    return {"integer": "number", "boolean": "boolean"}[schema["type"]]
