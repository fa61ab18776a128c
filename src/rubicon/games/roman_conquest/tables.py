"""The board, the numbers and the readings as ints: fixed for a match, shared by its states."""

from rubicon.core.values import Fixed
from rubicon.games.roman_conquest.codes import FORCES, HEXES, SEATS


class Tables(Fixed):
    """What `board.py` and `setup.py` make of the data files, in the shape the rules read fast."""

    __slots__ = (
        "collects",
        "conquest_cap",
        "hexes",
        "home",
        "italy",
        "march_to_rome",
        "navy",
        "reading_drawn",
        "reading_no_rival",
        "reading_pairs",
        "reading_refused",
        "reading_standing",
        "reading_with_troop",
        "round_limit",
        "sail_to_rome",
        "sea",
        "stack_limit",
        "start_stacks",
        "turns_in_rome",
        "way_from",
        "ways",
        "zone",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        # The board [2.1]
        self.hexes: int = 0
        self.sea: list[int] = [0] * HEXES
        self.italy: list[int] = [0] * HEXES
        self.zone: list[int] = [-1] * HEXES
        """The seat whose military zone it is."""
        self.home: list[int] = [0] * FORCES
        self.way_from: list[int] = [0] * (HEXES + 1)
        """Where the neighbours of a hex begin in `ways`; they end where the next one's begin."""
        self.ways: list[int] = [0] * (HEXES * 6)
        """Neighbours, in the order of the board."""
        self.start_stacks: list[int] = [0] * HEXES
        # How far it is, over land alone and over everything; as many as there are hexes: no way
        self.march_to_rome: list[int] = [0] * HEXES
        self.sail_to_rome: list[int] = [0] * HEXES
        # Numbers [11.7]
        self.stack_limit: int = 0
        self.conquest_cap: int = 0
        self.collects: list[int] = [0] * SEATS
        self.turns_in_rome: int = 0
        self.round_limit: int = 0
        self.navy: list[int] = [0] * SEATS
        # Readings [11.1] [11.2] [11.3] [11.4] [11.5]
        self.reading_pairs: bool = True
        self.reading_drawn: bool = False
        self.reading_standing: bool = False
        self.reading_with_troop: bool = False
        self.reading_no_rival: bool = False
        self.reading_refused: bool = False
