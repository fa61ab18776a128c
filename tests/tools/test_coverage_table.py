"""The table of what random games bring about: it counts what it says, and the kept one is whole."""

from collections import Counter
from pathlib import Path

import pytest

from coverage_table import DOCS, EVENTS, MOVES, main, names_at, play, read_tables, unused, write
from rubicon.registry import find_game

GAME = "total_war_rome"
KEPT = sorted(DOCS.glob("*/coverage.toml"))


@pytest.fixture(scope="module")
def counted() -> Counter[str]:
    return play(GAME, 1, 3, 2, range(1))


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
    assert main([GAME, "--games", "0"]) == 0
    assert "Never used: treaty" in capsys.readouterr().out


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.parent.name)
def test_the_kept_table_has_everything(path: Path) -> None:
    assert unused(path.with_suffix(".md").read_text(encoding="utf-8")) == []
