"""A board from its file: every entry is checked, a wrong one named in one sentence [9.3]."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from rubicon.core.errors import BadInput
from rubicon.games.roman_conquest.codes import HEXES
from rubicon.games.roman_conquest.saying import say
from rubicon.games.roman_conquest.shapes import Force, SeatName
from rubicon.kit.entries import first_twice
from rubicon.words import Listed, Phrase, quoted

SEAT_NAMES: tuple[SeatName, SeatName, SeatName] = ("Caesar", "Pompeius", "Crassus")
FORCE_NAMES: tuple[Force, Force, Force, Force] = (*SEAT_NAMES, "Rome")
SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
MOST_TROOPS = 4
"""[9.3] On a T: the least that the limit of a stack can be."""
FARTHEST = 99
"""Rows and columns are no further from the origin than this."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Hex:
    """[2.1] A hex as the board file gives it."""

    q: int
    r: int
    name: str
    region: str
    is_sea: bool
    t: int
    """[2.2] Troops on its T; 0: it has none."""

    @property
    def place(self) -> Place:
        """Where it is, in axial coordinates."""
        return self.q, self.r

    @property
    def column(self) -> int:
        """Its place in its row."""
        return self.q + self.r // 2

    def distance(self, other: "Hex") -> int:
        """Hexes from here to there, whatever lies between."""
        dq, dr = self.q - other.q, self.r - other.r
        return max(abs(dq), abs(dr), abs(dq + dr))


@dataclass(frozen=True, slots=True)
class Board:
    """A sound board."""

    name: str
    hexes: tuple[Hex, ...]
    homes: Mapping[Force, str]
    zones: Mapping[SeatName, tuple[str, ...]]
    italy: tuple[str, ...]

    def index(self, name: str) -> int:
        """The number of a hex, by name."""
        return next(i for i, one in enumerate(self.hexes) if one.name == name)

    def named(self, name: str) -> Hex:
        """A hex by its name."""
        return self.hexes[self.index(name)]

    def neighbours(self, one: Hex) -> list[int]:
        """The numbers of the hexes beside one, in the order of the board."""
        beside = {(one.q + dq, one.r + dr) for dq, dr in SIDES}
        return [i for i, other in enumerate(self.hexes) if other.place in beside]

    def nearest(self, one: Hex) -> list[Force]:
        """[2.2] The forces whose homes are nearest to a hex: one, on a sound board with a T."""
        far = {force: one.distance(self.named(home)) for force, home in self.homes.items()}
        least = min(far.values())
        return [force for force, distance in far.items() if distance == least]

    def codes(self) -> list[str]:
        """A short name for each hex: a letter for its row, and its place there."""
        first_row = min(one.r for one in self.hexes)
        first = min(one.column for one in self.hexes)
        return [f"{letters(one.r - first_row)}{one.column - first + 1}" for one in self.hexes]

    def reached(self, start: int, over: Iterable[int]) -> dict[int, int]:
        """How far it is from a hex to others, over some hexes only."""
        allowed, far, waiting = set(over), {start: 0}, [start]
        for p in waiting:
            for other in self.neighbours(self.hexes[p]):
                if other in allowed and other not in far:
                    far[other] = far[p] + 1
                    waiting.append(other)
        return far

    def land(self) -> list[int]:
        """The hexes that are land."""
        return [i for i, one in enumerate(self.hexes) if not one.is_sea]


def letters(row: int) -> str:
    """A row as people call it: A to Z, then AA, AB, and so on."""
    high, low = divmod(row, len(LETTERS))
    return (LETTERS[high - 1] if high else "") + LETTERS[low]


class Reader:
    """Reads one board file and complains in sentences that name the file and the entry."""

    def __init__(self, text: str, file: str | Phrase) -> None:
        self.file = named_file(file)
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except RecursionError:
            self.complain(say("boardfile-too-deep"))
        except ValueError as error:
            self.complain(say("boardfile-not-toml", error=quoted(error)))

    def complain(self, what: Phrase) -> NoReturn:
        """One sentence, with file and entry."""
        raise BadInput(say("boardfile-error", file=self.file, what=what))

    # ---- pieces ------------------------------------------------------------------------------

    def text(self, table: Mapping[str, Any], key: str, entry: Phrase) -> str:
        """A string that must be there."""
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            self.complain(say("boardfile-no-key", entry=entry, key=quoted(key)))
        return value.strip()

    def number(self, table: Mapping[str, Any], key: str, entry: Phrase) -> int:
        """A whole number that must be there."""
        value = table.get(key)
        if type(value) is not int or abs(value) > FARTHEST:
            self.complain(say("boardfile-no-number", entry=entry, key=quoted(key)))
        return value

    def flag(self, table: Mapping[str, Any], key: str, entry: Phrase) -> bool:
        """True or false; false where it is left out."""
        value = table.get(key, False)
        if not isinstance(value, bool):
            self.complain(say("boardfile-no-flag", entry=entry, key=quoted(key)))
        return value

    def names(self, table: Mapping[str, Any], key: str, entry: Phrase) -> tuple[str, ...]:
        """A list of names, each once."""
        value = table.get(key)
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            self.complain(say("boardfile-no-list", entry=entry, key=quoted(key)))
        if (name := first_twice(value)) is not None:
            self.complain(say("boardfile-listed-twice", entry=entry, name=name, key=quoted(key)))
        return tuple(value)

    def table(self, key: str) -> Mapping[str, Any]:
        """A table that must be there."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            self.complain(say("boardfile-no-table", key=quoted(key)))
        return value

    # ---- the board ---------------------------------------------------------------------------

    def board(self) -> Board:
        """The whole board, or the first thing that is wrong with it."""
        top = say("boardfile-board")
        homes, zones = self.table("homes"), self.table("zones")
        board = Board(
            name=self.text(self.data, "name", top),
            hexes=tuple(self.hex(entry, i) for i, entry in enumerate(self.entries())),
            homes={force: self.text(homes, force, table_entry("homes")) for force in FORCE_NAMES},
            zones={seat: self.names(zones, seat, table_entry("zones")) for seat in SEAT_NAMES},
            italy=self.names(self.data, "italy", top),
        )
        self.check_hexes(board)
        self.check_homes(board)
        self.check_troops(board)
        self.check_zones(board)
        self.check_italy(board)
        self.check_land(board)
        return board

    def entries(self) -> list[Mapping[str, Any]]:
        """The hexes as they are written."""
        value = self.data.get("hexes")
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.complain(say("boardfile-no-hexes"))
        if not 0 < len(value) <= HEXES:
            self.complain(say("boardfile-number-of-hexes", count=len(value), most=HEXES))
        return value

    def hex(self, entry: Mapping[str, Any], number: int) -> Hex:
        """One entry of the list of hexes."""
        name = self.text(entry, "name", say("boardfile-a-hex", number=number + 1))
        where = say("boardfile-hex", name=name)
        t = entry.get("t", 0)
        if type(t) is not int or not 0 <= t <= MOST_TROOPS:
            self.complain(say("boardfile-t", entry=where, most=MOST_TROOPS))
        return Hex(
            q=self.number(entry, "q", where),
            r=self.number(entry, "r", where),
            name=name,
            region=self.text(entry, "region", where),
            is_sea=self.flag(entry, "sea", where),
            t=t,
        )

    # ---- what must be true -------------------------------------------------------------------

    def check_hexes(self, board: Board) -> None:
        """Places and names of their own; no name can be mistaken for a code."""
        names: set[str] = set()
        places: dict[Place, str] = {}
        codes = {code.lower() for code in board.codes()}
        for one in board.hexes:
            entry = say("boardfile-hex", name=one.name)
            if one.name.lower() in names:
                self.complain(say("boardfile-name-twice", entry=entry))
            if one.name.lower() in codes:
                self.complain(say("boardfile-name-is-code", entry=entry))
            if one.place in places:
                self.complain(say("boardfile-place-twice", entry=entry, name=places[one.place]))
            names.add(one.name.lower())
            places[one.place] = one.name

    def find(self, board: Board, name: str, entry: Phrase) -> Hex:
        """A hex that an entry names."""
        found = next((one for one in board.hexes if one.name == name), None)
        if found is None:
            self.complain(say("boardfile-unknown", entry=entry, name=name))
        return found

    def check_homes(self, board: Board) -> None:
        """[2.1] Four homes on land, each of them another hex."""
        entry = table_entry("homes")
        taken: dict[str, str] = {}
        for force, name in board.homes.items():
            if self.find(board, name, entry).is_sea:
                self.complain(say("boardfile-home-at-sea", entry=entry, force=force, name=name))
            if name in taken:
                first = taken[name]
                self.complain(say("boardfile-home-twice", entry=entry, name=name, first=first))
            taken[name] = force

    def check_troops(self, board: Board) -> None:
        """[2.2] Every T is on land and has one nearest home."""
        for one in board.hexes:
            if one.t == 0:
                continue
            entry = say("boardfile-hex", name=one.name)
            if one.is_sea:
                self.complain(say("boardfile-t-at-sea", entry=entry))
            nearest = board.nearest(one)
            if len(nearest) > 1:
                self.complain(say("boardfile-t-between", entry=entry, forces=Listed.of(nearest)))

    def check_zones(self, board: Board) -> None:
        """[2.1] A zone is the home and land next to it; no two seats share any of it."""
        entry = table_entry("zones")
        taken: dict[str, str] = {}
        for seat, names in board.zones.items():
            home = board.named(board.homes[seat])
            if home.name not in names:
                self.complain(say("boardfile-zone-without-home", entry=entry, seat=seat))
            for name in names:
                one = self.find(board, name, entry)
                if one.is_sea or one.distance(home) > 1:
                    self.complain(say("boardfile-zone-apart", entry=entry, seat=seat, name=name))
                if name in taken:
                    both = {"first": taken[name], "seat": seat}
                    self.complain(say("boardfile-zone-shared", entry=entry, name=name, **both))
                taken[name] = seat

    def check_italy(self, board: Board) -> None:
        """[2.1] Land in one piece around Rome, and nobody's yet."""
        entry = say("boardfile-italy")
        inside = [board.index(self.find(board, name, entry).name) for name in board.italy]
        rome = board.index(board.homes["Rome"])
        if rome not in inside:
            self.complain(say("boardfile-italy-without-rome", entry=entry))
        reached = board.reached(rome, inside)
        for p in inside:
            one = board.hexes[p]
            if one.is_sea:
                self.complain(say("boardfile-italy-at-sea", entry=entry, name=one.name))
            if p not in reached:
                self.complain(say("boardfile-italy-open", entry=entry, name=one.name))
            if one.t and board.nearest(one) != ["Rome"]:
                seat = board.nearest(one)[0]
                self.complain(say("boardfile-italy-troops", entry=entry, name=one.name, seat=seat))
            for seat, names in board.zones.items():
                if one.name in names:
                    held = {"name": one.name, "seat": seat}
                    self.complain(say("boardfile-italy-zone", entry=entry, **held))

    def check_land(self, board: Board) -> None:
        """[9.4] From each home troops can march to Rome over land."""
        reached = board.reached(board.index(board.homes["Rome"]), board.land())
        for force in SEAT_NAMES:
            name = board.homes[force]
            if board.index(name) not in reached:
                entry = table_entry("homes")
                self.complain(say("boardfile-cut-off", entry=entry, name=name, seat=force))


def named_file(file: str | Phrase) -> Phrase | Listed:
    """A file by its name, or by what it is."""
    return file if isinstance(file, Phrase) else quoted(file)


def table_entry(name: str) -> Phrase:
    """A table of the file, by its name there."""
    return say("boardfile-table", name=quoted(name))


def read_board(text: str, file: str | Phrase) -> Board:
    """A board file as a sound board, or BadInput."""
    return Reader(text, file).board()
