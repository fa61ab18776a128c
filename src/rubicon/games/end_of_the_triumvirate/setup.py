"""From a board and chosen options to the tables that the rules read."""

from collections.abc import Mapping

from rubicon.games.end_of_the_triumvirate.board import TYPES, Board, seas_between
from rubicon.games.end_of_the_triumvirate.codes import PROVINCES
from rubicon.games.end_of_the_triumvirate.tables import Tables

DISCOUNTED = (1, 2)
"""[4.4] Seas over which a voyage without legions costs a point less."""
SAME_NAME = (
    "legions_total",
    "gold_total",
    "citizens_total",
    "servants_total",
    "weapons_total",
    "start_legions",
    "start_gold",
    "start_citizens",
    "start_weapons",
    "year_turns",
    "rome_gift",
    "movement_points",
    "weapons_drawn",
    "protection",
    "action_surcharge",
    "arms",
    "legion_cap",
    "citizens_to_win",
    "citizens_returned",
)


def make_tables(board: Board, players: int, options: Mapping[str, int | str]) -> Tables:
    """Everything that stays the same during a match."""
    tables = Tables(players)
    set_board(tables, board, first_sea_free=options["three_seas"] == "less")
    set_start(tables, board)
    set_numbers(tables, options)
    set_readings(tables, options)
    return tables


def set_board(tables: Tables, board: Board, *, first_sea_free: bool) -> None:
    """Types [2.1] and the cost of every way, laden or free [4.2] [4.3] [4.4] [4.5] [11.1]."""
    closed = board.out_of_play[tables.players]
    for i, home in enumerate(board.provinces):
        tables.type[i] = TYPES.index(home.type)
        for j, to in enumerate(board.provinces):
            if i == j or home.name in closed or to.name in closed:
                continue
            way = i * PROVINCES + j
            if to.name in home.neighbours:
                tables.cost_laden[way] = tables.cost_free[way] = 1
            elif seas := seas_between(board, home, to):
                tables.cost_laden[way] = seas + 1
                less = first_sea_free or seas in DISCOUNTED
                tables.cost_free[way] = seas if less else seas + 1


def set_start(tables: Tables, board: Board) -> None:
    """[2.2] [2.3] Owners, governors, civil servants and characters."""
    for seat, start in enumerate(board.starts[tables.players]):
        tables.start_place[seat] = board.index(start.character)
        tables.start_servants[board.index(start.servant)] = 1
        for name in start.provinces:
            tables.start_owner[board.index(name)] = seat
        for name in start.governors_in:
            tables.start_boxed[board.index(name)] = 1


def set_numbers(tables: Tables, options: Mapping[str, int | str]) -> None:
    """[12.1] The numbers, as chosen; for two the military victory has its own [11.6]."""
    for name in SAME_NAME:
        setattr(tables, name, number(options, name))
    tables.top = number(options, "track_top")
    tables.action_cost = [
        number(options, name)
        for name in ("first_action_cost", "second_action_cost", "third_action_cost")
    ]
    tables.yield_gold = [
        number(options, "political_gold"),
        0,
        number(options, "competence_gold"),
    ]
    tables.yield_legions = [
        0,
        number(options, "military_legions"),
        number(options, "competence_legions"),
    ]
    two = tables.players == 2
    tables.provinces_to_win = number(options, "two_player_provinces" if two else "provinces_to_win")


def number(options: Mapping[str, int | str], name: str) -> int:
    """An option that is a number."""
    return int(options[name])


def set_readings(tables: Tables, options: Mapping[str, int | str]) -> None:
    """[11.2] [11.3] [11.4] [11.5] [11.7] [11.8] The readings, as chosen."""
    tables.reading_alternate_cards = options["third_compensation"] == "alternate"
    tables.reading_both_lead = options["two_player_ties"] == "both" and tables.players == 2
    tables.reading_captured_each = options["captured_servants"] == "each"
    tables.reading_captured_none = options["captured_servants"] == "none"
    tables.reading_chosen_pickup = options["gold_pickup"] == "chosen"
    tables.reading_whole_gifts = options["rome_when_short"] == "whole"
    tables.reading_first_seat = options["election_ties"] == "first_seat"
