"""Two columns: what one types, and what it means. Beside each other where there is room."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

GAP = 2
LEAST_ROOM = 24
"""Columns that a text needs in order to stand beside another one."""


@dataclass(frozen=True, slots=True)
class Row:
    """What stands before, what is typed, and what is told about it."""

    mark: str
    typed: Text
    about: Text


def lay_out(
    rows: Sequence[Row], console: Console, width: int | None, aligned: bool = True
) -> Iterator[Text]:
    """Lines of at most that many columns, whichever way takes fewer of them; None: a line a row."""
    if width is None:
        for row in rows:
            yield beside(row, longest(rows) if aligned else row.typed.cell_len, row.about)
        return
    one_way = list(side_by_side(rows, console, width))
    other_way = list(one_under_the_other(rows, console, width))
    yield from one_way if one_way and len(one_way) < len(other_way) else other_way


def longest(rows: Sequence[Row]) -> int:
    """The columns of the longest thing that is typed."""
    return max(row.typed.cell_len for row in rows)


def beside(row: Row, room: int, about: Text, first: bool = True) -> Text:
    """One line of both columns; what is typed stands in the first line of a row only."""
    left = Text(row.mark).append_text(row.typed) if first else Text(" " * len(row.mark))
    if not about:
        return left
    left.pad_right(len(row.mark) + room + GAP - left.cell_len)
    return left.append_text(about)


def side_by_side(rows: Sequence[Row], console: Console, width: int) -> Iterator[Text]:
    """Both columns, the second wrapped; nothing if there is no room for it."""
    room = longest(rows)
    left = width - len(rows[0].mark) - room - GAP
    if left < LEAST_ROOM:
        return
    for row in rows:
        for number, line in enumerate(wrapped(row.about, console, left)):
            yield beside(row, room, line, first=number == 0)


def one_under_the_other(rows: Sequence[Row], console: Console, width: int) -> Iterator[Text]:
    """What is typed, and under it, a little to the right, what is told about it."""
    for row in rows:
        space = " " * len(row.mark)
        for number, line in enumerate(wrapped(row.typed, console, width - len(space))):
            yield Text(space if number else row.mark).append_text(line)
        if row.about:
            for line in wrapped(row.about, console, width - len(space) - GAP):
                yield Text(space + " " * GAP).append_text(line)


def wrapped(text: Text, console: Console, width: int) -> list[Text]:
    """A text in lines; an empty one is one line."""
    lines = list(text.wrap(console, max(1, width))) or [Text()]
    for line in lines:
        line.rstrip()
    return lines
