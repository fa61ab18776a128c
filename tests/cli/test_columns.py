"""Two columns, in terminals of any width."""

import pytest
from rich.console import Console
from rich.text import Text

from rubicon.cli.columns import Row, lay_out

CONSOLE = Console()
MARCH = "march Gallia Cisalpina 2 legions 1 servant"
LABEL = "March to Gallia Cisalpina with 2 legions and 1 civil servant"
ROWS = [
    Row("  1  ", Text("end movement"), Text("End your movement. Your actions come next.")),
    Row("  2  ", Text(MARCH), Text(LABEL)),
    Row(" 10  ", Text("pass"), Text()),
]


def lines(width: int | None, rows: list[Row] = ROWS, aligned: bool = True) -> list[str]:
    return [line.plain for line in lay_out(rows, CONSOLE, width, aligned)]


@pytest.mark.parametrize("width", [20, 40, 60, 80, 120, 200])
def test_nothing_is_wider_than_the_terminal_and_nothing_is_lost(width: int) -> None:
    shown = lines(width)
    assert max(map(len, shown)) <= width
    words = [word for line in shown for word in line.split()]
    told = [f"{row.mark} {row.typed.plain} {row.about.plain}" for row in ROWS]
    assert sorted(words) == sorted(word for text in told for word in text.split())


def test_there_are_two_columns_where_there_is_room() -> None:
    first, second, third = lines(120)
    assert first.index("End your") == second.index("March to") == 5 + len(MARCH) + 2
    assert third == " 10  pass"


def test_a_long_text_is_wrapped_in_its_own_column() -> None:
    rows = [Row("  1  ", Text("rome 2 gold"), Text("gold " * 30)), *ROWS[:1]]
    first, second, *_ = lines(80, rows)
    assert second.index("gold") == first.index("gold gold") == 5 + len("end movement") + 2


def test_what_is_told_stands_below_what_is_typed_where_there_is_none() -> None:
    assert lines(40) == [
        "  1  end movement",
        "       End your movement. Your actions",
        "       come next.",
        "  2  march Gallia Cisalpina 2 legions 1",
        "     servant",
        "       March to Gallia Cisalpina with 2",
        "       legions and 1 civil servant",
        " 10  pass",
    ]


def test_the_way_that_takes_fewer_lines_is_chosen() -> None:
    long = Text(f"{LABEL}. Costs 1 of your 4 movement points.")
    rows = [Row("  1  ", Text(MARCH), long), Row("  2  ", Text(MARCH), long)]
    assert lines(80, rows)[0] == f"  1  {MARCH}"
    assert lines(200, rows)[0].startswith(f"  1  {MARCH}  March to")


def test_elsewhere_each_row_is_one_line() -> None:
    assert len(lines(None)) == len(ROWS)
    assert lines(None)[0].index("End your") == lines(None)[1].index("March to")
    assert lines(None, aligned=False)[0] == (
        "  1  end movement  End your movement. Your actions come next."
    )
