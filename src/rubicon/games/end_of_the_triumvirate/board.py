"""A board from its file: every entry is checked, a wrong one named in one sentence [12.2]."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from rubicon.core.errors import BadInput
from rubicon.games.end_of_the_triumvirate.codes import PROVINCES
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.games.end_of_the_triumvirate.shapes import ProvinceType, SeatName
from rubicon.kit.entries import first_twice
from rubicon.words import Listed, Phrase, quoted

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

    def __init__(self, text: str, file: str | Phrase) -> None:
        self.file = named_file(file)
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except RecursionError:
            self.complain(say("boardfile-too-deep", entry=say("boardfile-file")))
        except ValueError as error:
            entry = say("boardfile-file")
            self.complain(say("boardfile-not-toml", entry=entry, error=quoted(error)))

    def complain(self, what: Phrase) -> NoReturn:
        """One sentence, with file and entry."""
        raise BadInput(say("boardfile-error", file=self.file, what=what))

    def text(self, table: Mapping[str, Any], key: str, entry: Phrase) -> str:
        """A string that must be there."""
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            self.complain(say("boardfile-no-key", entry=entry, key=quoted(key)))
        return value.strip()

    def names(self, table: Mapping[str, Any], key: str, entry: Phrase) -> tuple[str, ...]:
        """A list of names, each once."""
        value = table.get(key)
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            self.complain(say("boardfile-no-list", entry=entry, key=quoted(key)))
        if (name := first_twice(value)) is not None:
            self.complain(say("boardfile-listed-twice", entry=entry, name=name, key=quoted(key)))
        return tuple(value)

    def tables(self, key: str) -> list[Mapping[str, Any]]:
        """The entries of a kind."""
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            board = say("boardfile-board")
            self.complain(say("boardfile-no-entries", entry=board, key=quoted(key)))
        return value

    def board(self) -> Board:
        """The whole board, or the first thing that is wrong with it."""
        board = Board(
            name=self.text(self.data, "name", say("boardfile-board")),
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
        name = self.text(entry, "name", say("boardfile-a-province"))
        where = say("boardfile-province", name=name)
        kind = self.text(entry, "type", where)
        if (found := next((one for one in TYPES if one == kind), None)) is None:
            self.complain(say("boardfile-type", entry=where, given=quoted(kind)))
        code = self.text(entry, "code", where)
        if len(code) != CODE_LENGTH or not code.isalpha() or not code.isupper():
            self.complain(say("boardfile-code", entry=where, given=quoted(code)))
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
        name = self.text(entry, "name", say("boardfile-a-sea"))
        return name, self.names(entry, "meets", say("boardfile-sea", name=name))

    def start_table(self, players: int) -> Mapping[str, Any]:
        """The [three_players] or [two_players] table."""
        table = self.data.get(STARTS[players])
        if not isinstance(table, dict):
            board = say("boardfile-board")
            self.complain(say("boardfile-no-table", entry=board, key=quoted(STARTS[players])))
        return table

    def start(self, players: int) -> tuple[Start, ...]:
        """Where each seat begins."""
        table = self.start_table(players)
        starts = []
        for seat in SEATS[:players]:
            where = start_entry(f"{STARTS[players]}.{seat}")
            entry = table.get(seat)
            if not isinstance(entry, dict):
                self.complain(say("boardfile-missing", entry=where))
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
        return self.names(table, "out_of_play", start_entry(STARTS[players]))

    def check_provinces(self, board: Board) -> None:
        """Fifteen of them, with names and codes of their own."""
        if len(board.provinces) != PROVINCES:
            entry, count = say("boardfile-board"), len(board.provinces)
            self.complain(say("boardfile-provinces", entry=entry, count=count, wanted=PROVINCES))
        names: set[str] = set()
        codes: set[str] = set()
        for province in board.provinces:
            where = say("boardfile-province", name=province.name)
            if province.name.lower() in names:
                self.complain(say("boardfile-name-twice", entry=where))
            if province.code in codes:
                self.complain(say("boardfile-code-twice", entry=where))
            names.add(province.name.lower())
            codes.add(province.code)

    def check_borders(self, board: Board) -> None:
        """Borders and arrows join two different provinces of the board, and both say so."""
        by_name = {province.name: province for province in board.provinces}
        for province in board.provinces:
            entry = say("boardfile-province", name=province.name)
            if not province.neighbours and not province.seas:
                self.complain(say("boardfile-cut-off", entry=entry))
            border, arrow = say("boardfile-border"), say("boardfile-arrow")
            joined = [(border, name) for name in province.borders]
            joined += [(arrow, name) for name in province.arrows]
            for kind, name in joined:
                if name not in by_name:
                    self.complain(say("boardfile-joins-unknown", entry=entry, kind=kind, name=name))
                if name == province.name:
                    self.complain(say("boardfile-joins-itself", entry=entry, kind=kind))
                other = by_name[name]
                if province.name not in (other.borders if kind is border else other.arrows):
                    self.complain(say("boardfile-joins-one-way", entry=entry, kind=kind, name=name))

    def check_seas(self, board: Board) -> None:
        """Provinces touch seas of the board; seas meet seas, and both say so."""
        for province in board.provinces:
            for sea in province.seas:
                if sea not in board.seas:
                    entry = say("boardfile-province", name=province.name)
                    self.complain(say("boardfile-touches-unknown", entry=entry, name=sea))
        met = {sea: set(meets) for sea, meets in board.seas.items()}
        for sea, meets in board.seas.items():
            entry = say("boardfile-sea", name=sea)
            for other in meets:
                if other not in board.seas:
                    self.complain(say("boardfile-meets-unknown", entry=entry, name=other))
                if other == sea:
                    self.complain(say("boardfile-meets-itself", entry=entry))
                if sea not in met[other]:
                    self.complain(say("boardfile-meets-one-way", entry=entry, name=other))

    def check_start(self, board: Board, players: int) -> None:
        """Every province is owned once or out of play, and the counts are right."""
        table = quoted(STARTS[players])
        known = {province.name for province in board.provinces}
        claims: dict[str, str] = {}
        parties = [
            *zip(SEATS, (start.provinces for start in board.starts[players]), strict=False),
            ("out_of_play", board.out_of_play[players]),
        ]
        for party, names in parties:
            entry = say("boardfile-start-party", table=table, party=party)
            for name in names:
                if name not in known:
                    self.complain(say("boardfile-lists-unknown", entry=entry, name=name))
                if name in claims:
                    first = claims[name]
                    self.complain(say("boardfile-lists-taken", entry=entry, name=name, first=first))
                claims[name] = party
        for province in board.provinces:
            if province.name not in claims:
                entry = say("boardfile-start", table=table)
                self.complain(say("boardfile-gives-to-nobody", entry=entry, name=province.name))
        self.check_realms(board, players)

    def check_realms(self, board: Board, players: int) -> None:
        """[2.2] [10.2] The counts, and characters at home."""
        for seat, start, count in zip(
            SEATS[:players], board.starts[players], REALMS[players], strict=True
        ):
            entry, owned = start_entry(f"{STARTS[players]}.{seat}"), len(start.provinces)
            if owned != count:
                self.complain(say("boardfile-provinces", entry=entry, count=owned, wanted=count))
            if start.character not in start.provinces:
                home = start.character
                self.complain(say("boardfile-character-abroad", entry=entry, name=home))


def named_file(file: str | Phrase) -> Phrase | Listed:
    """A file by its name, or by what it is."""
    return file if isinstance(file, Phrase) else quoted(file)


def start_entry(table: str) -> Phrase:
    """A table that says where players begin, by its name in the file."""
    return say("boardfile-start", table=quoted(table))


def read_board(text: str, file: str | Phrase) -> Board:
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
