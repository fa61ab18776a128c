"""The board, the numbers and the readings as ints: fixed for a match, shared by its states."""

from rubicon.core.values import Fixed
from rubicon.games.end_of_the_triumvirate.codes import PROVINCES


class Tables(Fixed):
    """What `board.py` and `options.py` make of the data files, in the shape the rules read fast."""

    __slots__ = (
        "action_cost",
        "action_surcharge",
        "arms",
        "citizens_returned",
        "citizens_to_win",
        "citizens_total",
        "cost_free",
        "cost_laden",
        "gold_total",
        "legion_cap",
        "legions_total",
        "movement_points",
        "protection",
        "provinces_to_win",
        "reading_alternate_cards",
        "reading_both_lead",
        "reading_captured_each",
        "reading_captured_none",
        "reading_chosen_pickup",
        "reading_first_seat",
        "reading_whole_gifts",
        "rome_gift",
        "servants_total",
        "start_boxed",
        "start_citizens",
        "start_gold",
        "start_legions",
        "start_owner",
        "start_place",
        "start_servants",
        "start_weapons",
        "top",
        "type",
        "weapons_drawn",
        "weapons_total",
        "year_turns",
        "yield_gold",
        "yield_legions",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        # The board [2.1, 12.2]
        self.type: list[int] = [0] * PROVINCES
        self.cost_laden: list[int] = [0] * (PROVINCES * PROVINCES)
        self.cost_free: list[int] = [0] * (PROVINCES * PROVINCES)
        # The start [2.2, 2.3]
        self.start_owner: list[int] = [-1] * PROVINCES
        self.start_boxed: list[int] = [0] * PROVINCES
        self.start_servants: list[int] = [0] * PROVINCES
        self.start_place: list[int] = [-1, -1, -1]
        # Numbers [12.1]
        self.legions_total: int = 0
        self.gold_total: int = 0
        self.citizens_total: int = 0
        self.servants_total: int = 0
        self.weapons_total: int = 0
        self.start_legions: int = 0
        self.start_gold: int = 0
        self.start_citizens: int = 0
        self.start_weapons: int = 0
        self.year_turns: int = 0
        self.yield_gold: list[int] = [0, 0, 0]
        self.yield_legions: list[int] = [0, 0, 0]
        self.rome_gift: int = 0
        self.movement_points: int = 0
        self.weapons_drawn: int = 0
        self.protection: int = 0
        self.action_cost: list[int] = [0, 0, 0]
        self.action_surcharge: int = 0
        self.arms: int = 0
        self.legion_cap: int = 0
        self.top: int = 0
        self.citizens_to_win: int = 0
        self.citizens_returned: int = 0
        self.provinces_to_win: int = 0
        # Readings [11.2] [11.3] [11.4] [11.5] [11.7] [11.8]
        self.reading_alternate_cards: bool = False
        self.reading_both_lead: bool = False
        self.reading_captured_each: bool = True
        self.reading_captured_none: bool = False
        self.reading_chosen_pickup: bool = False
        self.reading_whole_gifts: bool = False
        self.reading_first_seat: bool = False
