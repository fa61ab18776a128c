"""The map build: it proves the geometry from the board, and writes the same map every time."""

import importlib
import json
import math
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rubicon.games.roman_conquest.board import read_board

pytest.importorskip("shapely", reason="the map build needs shapely (make dev)")

ROOT = Path(__file__).parents[2]
GAMES = ("end_of_the_triumvirate", "total_war_rome")
"""Those whose map is one of regions."""
LAND = ROOT / "web/node_modules/world-atlas/land-10m.json"

SMALL_BOARD = """
name = "Small"
[[province]]
code = "WES"
name = "West"
type = "political"
borders = ["East"]
seas = ["Mare"]
[[province]]
code = "EAS"
name = "East"
type = "military"
borders = ["West"]
seas = ["Mare"]
[[sea]]
name = "Mare"
meets = []
"""


@pytest.fixture(scope="module")
def build_map() -> ModuleType:
    """The build script, whose modules lie beside it."""
    sys.path.insert(0, str(ROOT / "web/map"))
    try:
        return importlib.import_module("build_map")
    finally:
        sys.path.remove(str(ROOT / "web/map"))


def square(west: float, south: float, east: float, north: float) -> list[list[float]]:
    """A ring in degrees."""
    return [[west, south], [east, south], [east, north], [west, north], [west, south]]


def region(code: str, name: str, ring: list[list[float]]) -> dict[str, Any]:
    """A province with a name and six places in two rows."""
    west, south = ring[0]
    slots = [[west + 1 + column, south + 1 + 2 * row] for row in (0, 1) for column in range(3)]
    properties = {
        "kind": "region",
        "id": code,
        "name": name,
        "label": [west + 2, south + 2],
        "label_size": 20,
        "slots": slots,
        "slot_radius": 5,
    }
    geometry = {"type": "Polygon", "coordinates": [ring]}
    return {"type": "Feature", "properties": properties, "geometry": geometry}


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Two provinces on one square island, with a sea in the south."""
    sea = {"kind": "sea", "id": "MAR", "name": "Mare", "label": [5, 38], "label_size": 20}
    south = {"type": "Polygon", "coordinates": [square(-4, 36, 14, 42)]}
    document = {
        "projection": {
            "lon0": 5,
            "p1": 38,
            "p2": 44,
            "window": [[-2, 37], [12, 37], [5, 47]],
            "width": 800,
        },
        "bounds": [-10, 30, 20, 55],
        "features": [
            region("WES", "West", square(0, 40, 5, 45)),
            region("EAS", "East", square(5, 40, 10, 45)),
            {"type": "Feature", "properties": sea, "geometry": south},
        ],
    }
    steps = [[0, 400], [100, 0], [0, 50], [-100, 0], [0, -50]]
    topology = {
        "type": "Topology",
        "transform": {"scale": [0.1, 0.1], "translate": [0, 0]},
        "arcs": [steps],
        "objects": {"land": {"geometries": [{"type": "Polygon", "arcs": [[0]]}]}},
    }
    found = {name: tmp_path / name for name in ("board", "geometry", "land", "out")}
    found["board"].write_text(SMALL_BOARD, encoding="utf-8")
    found["geometry"].write_text(json.dumps(document), encoding="utf-8")
    found["land"].write_text(json.dumps(topology), encoding="utf-8")
    return found


def arguments(files: dict[str, Path]) -> list[str]:
    """The command line."""
    return [word for name, path in files.items() for word in (f"--{name}", str(path))]


def test_a_small_map_is_built_alike_each_time(
    build_map: ModuleType, files: dict[str, Path]
) -> None:
    assert build_map.main(arguments(files)) == 0
    first = files["out"].read_text(encoding="utf-8")
    assert build_map.main(arguments(files)) == 0
    assert files["out"].read_text(encoding="utf-8") == first
    built = json.loads(first)
    assert list(built["provinces"]) == ["East", "West"]
    assert built["borders"].startswith("M")
    assert len(built["provinces"]["West"]["slots"]) == 6


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('name = "West"', 'name = "Far West"', "The geometry has no province 'Far West'"),
        ('borders = ["East"]', "borders = []", None),
        ('seas = ["Mare"]\n[[sea]]', "seas = []\n[[sea]]", "East touches Mare on the map"),
        ("meets = []", 'meets = []\n[[sea]]\nname = "Ocean"', "The geometry has no sea 'Ocean'"),
    ],
)
def test_what_does_not_fit_is_said(
    build_map: ModuleType,
    files: dict[str, Path],
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    sentence: str | None,
) -> None:
    text = files["board"].read_text(encoding="utf-8")
    assert old in text
    files["board"].write_text(text.replace(old, new), encoding="utf-8")
    status = build_map.main(arguments(files))
    # A border that only one side names still counts.
    assert status == (1 if sentence else 0)
    assert (sentence or "") in capsys.readouterr().err
    assert files["out"].exists() == (sentence is None)


@pytest.mark.skipif(not LAND.exists(), reason="the coastline comes with the page's packages")
@pytest.mark.parametrize("game", GAMES)
def test_the_board_s_own_map_is_right(build_map: ModuleType, tmp_path: Path, game: str) -> None:
    board = ROOT / f"src/rubicon/games/{game}/data/board.toml"
    geometry = ROOT / f"web/map/{game}.geojson"
    out = tmp_path / "map.json"
    own = {"board": board, "geometry": geometry, "land": LAND, "out": out}
    assert build_map.main(arguments(own)) == 0
    assert out.stat().st_size < 100_000


# ---- borders that differ -------------------------------------------------------------------------

BOARD_OF_BORDERS = """
[[region]]
id = "WES"
name = "West"
seas = ["MAR"]
[[region]]
id = "EAS"
name = "East"
seas = ["MAR"]
[[sea]]
id = "MAR"
name = "Mare"
adjacent = []
[[border]]
between = ["WES", "EAS"]
kind = { usual = "river", four = "plain" }
name = "Rhenus"
"""


@pytest.mark.parametrize(
    ("kind", "name", "sentence"),
    [
        ("river", "Rhenus", None),
        ("plain", "Rhenus", None),
        ("mountain", "Rhenus", "the border of East and West is mountain, on the board plain or"),
        ("river", "Rhodanus", "is called 'Rhodanus', on the board 'Rhenus'"),
        (None, "", "Only the board knows the border of East and West."),
    ],
)
def test_a_map_tells_what_lies_on_a_border(
    build_map: ModuleType,
    files: dict[str, Path],
    capsys: pytest.CaptureFixture[str],
    kind: str | None,
    name: str,
    sentence: str | None,
) -> None:
    files["board"].write_text(BOARD_OF_BORDERS, encoding="utf-8")
    document = json.loads(files["geometry"].read_text(encoding="utf-8"))
    told = {"kind": "border", "between": ["EAS", "WES"], "border": kind, "name": name}
    if kind:
        document["features"].append({"type": "Feature", "properties": told, "geometry": None})
    for feature in document["features"]:
        feature["properties"].pop("slots", None)
    files["geometry"].write_text(json.dumps(document), encoding="utf-8")
    assert build_map.main(arguments(files)) == (1 if sentence else 0)
    assert (sentence or "") in capsys.readouterr().err
    if sentence is None:
        built = json.loads(files["out"].read_text(encoding="utf-8"))
        assert [line["between"] for line in built["lines"]] == [["East", "West"]]
        assert built["lines"][0]["path"].startswith("M")
        assert built["waters"]["Mare"].startswith("M")
        assert built["borders"] == ""


# ---- hexes ---------------------------------------------------------------------------------------

HEXES = ROOT / "web/map/roman_conquest.geojson"
BALANCED = ROOT / "src/rubicon/games/roman_conquest/data/balanced.toml"
BOARD_OF_HEXES = read_board(BALANCED.read_text(encoding="utf-8"), BALANCED.name)


@pytest.mark.skipif(not LAND.exists(), reason="the coastline comes with the page's packages")
def test_a_board_of_hexes_lies_in_its_picture(build_map: ModuleType, tmp_path: Path) -> None:
    out = tmp_path / "map.json"
    assert build_map.main(arguments({"geometry": HEXES, "land": LAND, "out": out})) == 0
    built = json.loads(out.read_text(encoding="utf-8"))
    radius, half = built["r"], built["r"] * math.sqrt(3) / 2
    for one in BOARD_OF_HEXES.hexes:
        x = built["x"] + 2 * half * (one.q + one.r / 2)
        y = built["y"] + 1.5 * radius * one.r
        assert half <= x <= built["width"] - half, one.name
        assert radius <= y <= built["height"] - radius, one.name
    assert built["land"].startswith("M")
    assert out.stat().st_size < 60_000


def test_a_grid_of_crooked_hexes_is_refused(
    build_map: ModuleType, files: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(HEXES.read_text(encoding="utf-8"))
    document["grid"]["lon_step"] *= 1.2
    files["geometry"].write_text(json.dumps(document), encoding="utf-8")
    del files["board"]
    assert build_map.main(arguments(files)) == 1
    assert "not regular" in capsys.readouterr().err


def test_a_map_of_regions_needs_a_board(build_map: ModuleType, files: dict[str, Path]) -> None:
    del files["board"]
    with pytest.raises(SystemExit):
        build_map.main(arguments(files))
