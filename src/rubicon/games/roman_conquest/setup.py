"""From a board and chosen options to the tables that the rules read."""

from collections.abc import Mapping

from rubicon.games.roman_conquest.board import FORCE_NAMES, SEAT_NAMES, Board
from rubicon.games.roman_conquest.codes import STACK_BITS
from rubicon.games.roman_conquest.tables import Tables

SAME_NAME = ("stack_limit", "conquest_cap", "turns_in_rome", "round_limit")
NAVY = "Pompeius"
"""[4.3] Only his troops go to sea."""
RICH = "Crassus"
"""[5.2] He collects more."""


def make_tables(board: Board, players: int, options: Mapping[str, int | str]) -> Tables:
    """Everything that stays the same during a match."""
    tables = Tables(players)
    set_board(tables, board)
    set_ways(tables, board)
    set_numbers(tables, options)
    set_readings(tables, options)
    return tables


def set_board(tables: Tables, board: Board) -> None:
    """[2.1] Terrain, Italy, homes and zones; troops of the force whose home is nearest [2.2]."""
    tables.hexes = len(board.hexes)
    tables.home = [board.index(board.homes[force]) for force in FORCE_NAMES]
    for p, one in enumerate(board.hexes):
        tables.sea[p] = int(one.is_sea)
        tables.italy[p] = int(one.name in board.italy)
        if one.t:
            force = FORCE_NAMES.index(board.nearest(one)[0])
            tables.start_stacks[p] = one.t << (force * STACK_BITS)
    for seat, name in enumerate(SEAT_NAMES):
        for place in board.zones[name]:
            tables.zone[board.index(place)] = seat


def set_ways(tables: Tables, board: Board) -> None:
    """[4.2] Who is next to whom, and how far it is to Rome."""
    at = 0
    for p, one in enumerate(board.hexes):
        tables.way_from[p] = at
        for other in board.neighbours(one):
            tables.ways[at] = other
            at += 1
    for p in range(len(board.hexes), len(tables.way_from)):
        tables.way_from[p] = at
    rome = board.index(board.homes["Rome"])
    by_land = board.reached(rome, board.land())
    anyhow = board.reached(rome, range(len(board.hexes)))
    for p in range(len(board.hexes)):
        tables.march_to_rome[p] = by_land.get(p, len(board.hexes))
        tables.sail_to_rome[p] = anyhow.get(p, len(board.hexes))


def set_numbers(tables: Tables, options: Mapping[str, int | str]) -> None:
    """[11.7] The numbers, as chosen."""
    for name in SAME_NAME:
        setattr(tables, name, int(options[name]))
    rich = int(options["crassus_collects"])
    tables.collects = [rich if name == RICH else 1 for name in SEAT_NAMES]
    tables.navy = [int(name == NAVY) for name in SEAT_NAMES]


def set_readings(tables: Tables, options: Mapping[str, int | str]) -> None:
    """[11.1] [11.2] [11.3] [11.4] [11.5] The readings, as chosen."""
    tables.reading_pairs = options["combat"] == "pairs"
    tables.reading_drawn = options["token_values"] == "drawn"
    tables.reading_standing = options["war_starts"] == "standing"
    tables.reading_with_troop = options["rome_counts"] == "with_troop"
    tables.reading_no_rival = options["rome_counts"] == "no_rival"
    tables.reading_refused = options["deadly_stops"] == "refused"
