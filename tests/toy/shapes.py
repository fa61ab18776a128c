"""What the toy tells programs, as types."""

from typing import TypedDict

from rubicon.core import shapes


class View(TypedDict):
    """The table as a senator sees it; null where it is hidden."""

    turn: int
    leader: int
    phase: int
    cursor: int
    spent: list[int]
    out: list[int]
    known: list[int]
    discard: list[int]
    causes: list[int]
    purse: list[int]
    seat: int | None
    hand: list[int] | None
    hand_sizes: list[int]
    basket_sizes: list[int]
    baskets: list[list[int] | None]
    letters: list[int | None]
    bids: list[int | None]
    answers: list[int | None]


class Odds(TypedDict):
    """How likely a letter is a tribune's."""

    success: str


class Board(shapes.BoardData):
    """The causes."""

    areas: list[str]


EVENT_FIELDS: dict[str, object] = {field: int | str for field in "abc"}
