"""The page's types of the catalogues' entries, so that the compiler knows them and their fields."""

from pathlib import Path

from rubicon.registry import GAMES, find_game
from rubicon.words.entries import Entry, read_entries
from rubicon.words.scopes import ENGLISH, source

SOURCES = Path(__file__).resolve().parent / "src"
HEAD = "// The entries of a catalogue and their fields. Written by web/make_types.py.\n"
IMPORT = "import type { Field } from '%s';\n\n"


def word_types() -> dict[Path, str]:
    """Every file of this kind with what it must hold: one for each game with a page of its own."""
    files = {SOURCES / "lib" / "words.gen.ts": write_types("page", "PageWords", "./words")}
    for name in GAMES:
        find_game(name)
        folder = SOURCES / "games" / name
        if (folder / "index.ts").is_file():
            files[folder / "words.gen.ts"] = write_types(name, "GameWords", "../../lib/words")
    return files


def write_types(scope: str, title: str, where: str) -> str:
    """Each entry with its fields."""
    entries = read_entries(source(scope, ENGLISH) or "", f"{scope}/{ENGLISH}.ftl")
    lines = "".join(f"  '{one.id}': {fields(one)};\n" for one in entries.values())
    # An interface would be open for more; a type is what is written here.
    return f"{HEAD}{IMPORT % where}export type {title} = {{\n{lines}}};\n"


def fields(entry: Entry) -> str:
    """The type of an entry's fields."""
    if not entry.fields:
        return "null"
    return f"{{ {'; '.join(f'{name}: Field' for name in sorted(entry.fields))} }}"
