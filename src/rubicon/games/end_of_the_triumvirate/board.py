"""A board from its file: every entry is checked, a wrong one named in one sentence [12.2]."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from rubicon.core.errors import BadInput
from rubicon.games.end_of_the_triumvirate.codes import PROVINCES
from rubicon.games.end_of_the_triumvirate.shapes import ProvinceType, SeatName

SEATS: tuple[SeatName, SeatName, SeatName] = ("Caesar", "Pompeius", "Crassus")
TYPES: tuple[ProvinceType, ...] = ("political", "military", "competence")
STARTS = {3: "three_players", 2: "two_players"}
REALMS = {3: (5, 5, 5), 2: (5, 6)}
"""[2.2] [10.2] How many provinces each seat begins with."""
CODE_LENGTH = 3


@dataclass(frozen=True, slots=True)
class Province:
    """[2.1] A province as the board file gives it."""

    code: str
    name: str
    type: ProvinceType
    borders: tuple[str, ...]
    arrows: tuple[str, ...]
    seas: tuple[str, ...]

    @property
    def neighbours(self) -> tuple[str, ...]:
        """Where one can march."""
        return self.borders + self.arrows


@dataclass(frozen=True, slots=True)
class Start:
    """[2.3] Where a seat begins."""

    character: str
    servant: str
    governors_in: tuple[str, ...]
    governors_out: tuple[str, ...]

    @property
    def provinces(self) -> tuple[str, ...]:
        """All that the seat owns."""
        return (self.servant, *self.governors_in, *self.governors_out)


@dataclass(frozen=True, slots=True)
class Board:
    """A sound board."""

    name: str
    provinces: tuple[Province, ...]
    seas: Mapping[str, tuple[str, ...]]
    """Each sea with the seas it meets."""
    starts: Mapping[int, tuple[Start, ...]]
    out_of_play: Mapping[int, tuple[str, ...]]

    def index(self, name: str) -> int:
        """The number of a province, by name."""
        return next(i for i, province in enumerate(self.provinces) if province.name == name)


class Reader:
    """Reads one board file and complains in sentences that name the file and the entry."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except RecursionError:
            self.complain("the file", "is nested too deep")
        except ValueError as error:
            self.complain("the file", f"is not TOML: {error}")

    def complain(self, entry: str, what: str) -> NoReturn:
        """One sentence, with file and entry."""
        raise BadInput(f"{self.file}: {entry} {what}.")

    def text(self, table: Mapping[str, Any], key: str, entry: str) -> str:
        """A string that must be there."""
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            self.complain(entry, f"has no {key}")
        return value.strip()

    def names(self, table: Mapping[str, Any], key: str, entry: str) -> tuple[str, ...]:
        """A list of names, each once."""
        value = table.get(key)
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            self.complain(entry, f"has no list of {key}")
        for name in value:
            if value.count(name) > 1:
                self.complain(entry, f"lists {name} twice in {key}")
        return tuple(value)

    def tables(self, key: str) -> list[Mapping[str, Any]]:
        """The entries of a kind."""
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.complain("the board", f"has no [[{key}]] entries")
        return value

    def board(self) -> Board:
        """The whole board, or the first thing that is wrong with it."""
        board = Board(
            name=self.text(self.data, "name", "the board"),
            provinces=tuple(self.province(entry) for entry in self.tables("province")),
            seas=dict(self.sea(entry) for entry in self.tables("sea")),
            starts={players: self.start(players) for players in STARTS},
            out_of_play={players: self.out_of_play(players) for players in STARTS},
        )
        self.check_provinces(board)
        self.check_borders(board)
        self.check_seas(board)
        for players in STARTS:
            self.check_start(board, players)
        return board

    def province(self, entry: Mapping[str, Any]) -> Province:
        """One [[province]] entry."""
        name = self.text(entry, "name", "a [[province]] entry")
        where = f"province {name}"
        kind = self.text(entry, "type", where)
        if (found := next((one for one in TYPES if one == kind), None)) is None:
            self.complain(where, f"is of type {kind!r}, not political, military or competence")
        code = self.text(entry, "code", where)
        if len(code) != CODE_LENGTH or not code.isalpha() or not code.isupper():
            self.complain(where, f"has the code {code!r}, not three capital letters")
        return Province(
            code=code,
            name=name,
            type=found,
            borders=self.names(entry, "borders", where),
            arrows=self.names(entry, "arrows", where) if "arrows" in entry else (),
            seas=self.names(entry, "seas", where) if "seas" in entry else (),
        )

    def sea(self, entry: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
        """One [[sea]] entry."""
        name = self.text(entry, "name", "a [[sea]] entry")
        return name, self.names(entry, "meets", f"sea {name}")

    def start_table(self, players: int) -> Mapping[str, Any]:
        """The [three_players] or [two_players] table."""
        table = self.data.get(STARTS[players])
        if not isinstance(table, dict):
            self.complain("the board", f"has no [{STARTS[players]}] table")
        return table

    def start(self, players: int) -> tuple[Start, ...]:
        """Where each seat begins."""
        table = self.start_table(players)
        starts = []
        for seat in SEATS[:players]:
            where = f"[{STARTS[players]}.{seat}]"
            entry = table.get(seat)
            if not isinstance(entry, dict):
                self.complain(where, "is missing")
            starts.append(
                Start(
                    character=self.text(entry, "character", where),
                    servant=self.text(entry, "servant", where),
                    governors_in=self.names(entry, "governors_in", where),
                    governors_out=self.names(entry, "governors_out", where),
                )
            )
        return tuple(starts)

    def out_of_play(self, players: int) -> tuple[str, ...]:
        """[10.1] The provinces nobody owns."""
        table = self.start_table(players)
        return self.names(table, "out_of_play", f"[{STARTS[players]}]")

    def check_provinces(self, board: Board) -> None:
        """Fifteen of them, with names and codes of their own."""
        if len(board.provinces) != PROVINCES:
            count = len(board.provinces)
            self.complain("the board", f"has {count} provinces instead of {PROVINCES}")
        for key in ("name", "code"):
            seen: set[str] = set()
            for province in board.provinces:
                word = getattr(province, key).lower()
                if word in seen:
                    self.complain(f"province {province.name}", f"has a {key} that another has")
                seen.add(word)

    def check_borders(self, board: Board) -> None:
        """Borders and arrows join two different provinces of the board, and both say so."""
        by_name = {province.name: province for province in board.provinces}
        for province in board.provinces:
            where = f"province {province.name}"
            if not province.neighbours and not province.seas:
                self.complain(where, "has no border, no arrow and no sea: nobody could enter it")
            for kind, names in (("a border", province.borders), ("an arrow", province.arrows)):
                for name in names:
                    if name not in by_name:
                        self.complain(where, f"has {kind} with {name}, which is not on the board")
                    if name == province.name:
                        self.complain(where, f"has {kind} with itself")
                    back = by_name[name].borders if kind == "a border" else by_name[name].arrows
                    if province.name not in back:
                        self.complain(where, f"has {kind} with {name}, but not the other way")

    def check_seas(self, board: Board) -> None:
        """Provinces touch seas of the board; seas meet seas, and both say so."""
        for province in board.provinces:
            for sea in province.seas:
                if sea not in board.seas:
                    self.complain(
                        f"province {province.name}", f"touches {sea}, which is not on the board"
                    )
        for sea, meets in board.seas.items():
            for other in meets:
                if other not in board.seas:
                    self.complain(f"sea {sea}", f"meets {other}, which is not on the board")
                if other == sea:
                    self.complain(f"sea {sea}", "meets itself")
                if sea not in board.seas[other]:
                    self.complain(f"sea {sea}", f"meets {other}, but not the other way")

    def check_start(self, board: Board, players: int) -> None:
        """Every province is owned once or out of play, and the counts are right."""
        table = STARTS[players]
        known = {province.name for province in board.provinces}
        claims: dict[str, str] = {}
        parties = [
            *zip(SEATS, (start.provinces for start in board.starts[players]), strict=False),
            ("out_of_play", board.out_of_play[players]),
        ]
        for party, names in parties:
            for name in names:
                if name not in known:
                    self.complain(f"[{table}] {party}", f"lists {name}, which is not on the board")
                if name in claims:
                    first = claims[name]
                    self.complain(f"[{table}] {party}", f"lists {name}, which {first} has already")
                claims[name] = party
        for province in board.provinces:
            if province.name not in claims:
                self.complain(f"[{table}]", f"gives {province.name} to nobody")
        self.check_realms(board, players)

    def check_realms(self, board: Board, players: int) -> None:
        """[2.2] [10.2] The counts, and characters at home."""
        for seat, start, count in zip(
            SEATS[:players], board.starts[players], REALMS[players], strict=True
        ):
            where = f"[{STARTS[players]}.{seat}]"
            if len(start.provinces) != count:
                self.complain(where, f"has {len(start.provinces)} provinces instead of {count}")
            if start.character not in start.provinces:
                self.complain(where, f"puts the character in {start.character}, which is not his")


def read_board(text: str, file: str) -> Board:
    """A board file as a sound board, or BadInput."""
    return Reader(text, file).board()


def seas_between(board: Board, home: Province, to: Province) -> int:
    """[4.3] The number of seas on the shortest voyage; 0 if there is none."""
    reached = set(home.seas)
    frontier = set(home.seas)
    count = 1
    while frontier:
        if frontier & set(to.seas):
            return count
        frontier = {other for sea in frontier for other in board.seas[sea]} - reached
        reached |= frontier
        count += 1
    return 0
