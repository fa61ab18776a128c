"""The table of what random games bring about: it counts right, and its gaps are explained."""

from collections import Counter
from pathlib import Path

import pytest

from coverage_table import (
    DOCS,
    EVENTS,
    MOVES,
    main,
    names_at,
    play,
    read_tables,
    shares,
    unused,
    wanted_games,
    write,
)
from rubicon.lab.fuzz import Shelf, play_game
from rubicon.lab.plans import Request
from rubicon.registry import find_game

GAME = "total_war_rome"
KEPT = sorted(DOCS.glob("*/coverage.toml"))


@pytest.fixture(scope="module")
def counted() -> Counter[str]:
    counted, tally = play(GAME, 2, 3, range(1))
    assert (tally.games, tally.failures) == (1, [])
    return counted


def test_everything_there_is_is_found_on_the_board() -> None:
    board = find_game(GAME).rules(4, {}, None, "").describe_board()
    sizes = {table.title: len(names_at(board, table)) for table in read_tables(GAME)}
    assert list(sizes.values()) == [13, 30, 55, 66]
    developments = names_at(board, read_tables(GAME)[2])
    assert "Rome: Marian Reforms" in developments
    assert "Greece: Marian Reforms" not in developments


def test_what_happens_is_counted(counted: Counter[str]) -> None:
    assert counted[f"{MOVES}/bid"] == counted[f"{EVENTS}/bid_made"] > 1
    assert counted[f"{MOVES}/levy"] == counted[f"{EVENTS}/levied"]
    acted = sum(times for name, times in counted.items() if name.startswith("Agents' actions/"))
    assert acted == counted[f"{EVENTS}/acted"] > 0


def test_the_page_tells_what_was_never_used(counted: Counter[str]) -> None:
    page = write(GAME, counted, "One game.")
    assert "## Agents' actions: " in page
    assert f"| bid | {counted[f'{MOVES}/bid']:,} |" in page
    assert "Greece: Drill" in unused(page)
    assert "bid" not in unused(page)


def test_it_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([GAME, "--games", "2=0", "4=0"]) == 0
    assert "Never used: treaty" in capsys.readouterr().out


def test_the_games_are_those_of_fuzzing(counted: Counter[str]) -> None:
    request = Request(GAME, 1, 3, 2)
    tally = play_game(Shelf(find_game(GAME)), request, 0)
    moves = sum(times for name, times in counted.items() if name.startswith(MOVES))
    assert moves == tally.moves


def test_games_are_shared_out_in_chunks() -> None:
    assert wanted_games("3=1000") == (3, 1000)
    parts = list(shares([(2, 60), (4, 10)]))
    assert parts == [(2, range(50)), (2, range(50, 60)), (4, range(10))]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.parent.name)
def test_what_the_kept_table_lacks_is_explained(path: Path) -> None:
    reasons = (path.parent / "fuzzing.md").read_text(encoding="utf-8")
    missing = unused(path.with_suffix(".md").read_text(encoding="utf-8"))
    assert [name for name in missing if f"`{name}`" not in reasons] == []
