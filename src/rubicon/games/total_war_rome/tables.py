"""The board, the cards, the numbers and the readings as ints: fixed for a match."""

from typing import Final

from rubicon.core.values import Fixed
from rubicon.games.total_war_rome.codes import (
    ACTION_CARDS,
    ARMIES,
    BORDERS,
    COLOURS,
    COLUMNS,
    DEVELOPMENTS,
    EFFECTS,
    FACES,
    FACTIONS,
    GENERALS,
    KINDS,
    PLACES,
    REGIONS,
    ROWS,
    SEAS,
    SEATS,
    SIDE,
)

NEAR: Final = 7
"""Land neighbours that a region has at most."""


class Tables(Fixed):
    """What `board.py` and `setup.py` make of the data files, in the shape the rules read fast."""

    __slots__ = (
        "action",
        "agent_price",
        "agent_range",
        "army_points",
        "border",
        "border_from",
        "border_to",
        "calm_price",
        "capital",
        "coast",
        "copies",
        "cost",
        "defence",
        "dev_at",
        "dev_column",
        "dev_cost",
        "dev_row",
        "difficult",
        "drilled",
        "effect",
        "event",
        "faces",
        "faction",
        "fast_points",
        "feud",
        "free_generals",
        "general_price",
        "gold",
        "good",
        "hand_size",
        "hire_range",
        "home",
        "infighting",
        "invasion_once",
        "is_mercenary",
        "is_tribal",
        "klass",
        "land",
        "levy",
        "lost_by_swap",
        "market_of",
        "market_price",
        "navy_points",
        "near",
        "needs",
        "owner",
        "port",
        "reach",
        "road_price",
        "roads_count",
        "round_limit",
        "sea_near",
        "seat_of",
        "ship_cards",
        "ship_cost",
        "ship_dice",
        "ship_needs",
        "skirmishers_retire",
        "special_difficult",
        "special_good",
        "stars",
        "start_agents",
        "start_cards",
        "start_gold",
        "start_road",
        "start_ships",
        "start_stars",
        "stop_after_assault",
        "swap",
        "terrain",
        "tier_points",
        "tiers",
        "trait",
        "travel",
        "trigger",
        "way",
        "wonder_price",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        # The factions and seats [2.2]
        self.faction: list[int] = [0] * SEATS
        self.seat_of: list[int] = [-1] * FACTIONS
        self.capital: list[int] = [0] * FACTIONS
        self.start_gold: list[int] = [0] * FACTIONS
        self.start_agents: list[int] = [0] * FACTIONS
        self.start_ships: list[int] = [0] * FACTIONS
        self.start_stars: list[int] = [0] * (FACTIONS * ARMIES)
        self.start_cards: list[int] = [-1] * (FACTIONS * 2 * SIDE)
        self.ship_cards: list[int] = [0] * FACTIONS
        self.ship_cost: list[int] = [0] * FACTIONS
        self.ship_dice: list[int] = [0] * (FACTIONS * 2)
        self.ship_needs: list[int] = [0] * FACTIONS
        self.free_generals: list[int] = [0] * FACTIONS
        self.is_tribal: list[int] = [0] * FACTIONS
        # The board [2.1]
        self.gold: list[int] = [0] * REGIONS
        self.port: list[int] = [0] * REGIONS
        self.terrain: list[int] = [0] * REGIONS
        self.home: list[int] = [-1] * REGIONS
        self.defence: list[int] = [-1] * (REGIONS * 3)
        self.is_mercenary: list[int] = [0] * REGIONS
        self.near: list[int] = [-1] * (REGIONS * NEAR)
        self.way: list[int] = [-1] * (REGIONS * REGIONS)
        self.border_from: list[int] = [0] * BORDERS
        self.border_to: list[int] = [0] * BORDERS
        self.border: list[int] = [0] * BORDERS
        self.start_road: list[int] = [0] * BORDERS
        self.coast: list[int] = [0] * (REGIONS * SEAS)
        self.sea_near: list[int] = [0] * (SEAS * SEAS)
        self.travel: list[int] = [99] * (REGIONS * REGIONS)
        self.land: list[int] = [99] * (REGIONS * REGIONS)
        self.reach: list[int] = [99] * (PLACES * PLACES)
        # The cards [2.3] [2.4]
        self.klass: list[int] = [0] * KINDS
        self.cost: list[int] = [0] * KINDS
        self.good: list[int] = [-1] * (KINDS * 2)
        self.difficult: list[int] = [-1] * (KINDS * 2)
        self.special_good: list[int] = [0] * KINDS
        self.special_difficult: list[int] = [0] * KINDS
        self.copies: list[int] = [0] * KINDS
        self.owner: list[int] = [-1] * KINDS
        self.needs: list[int] = [0] * KINDS
        self.market_of: list[int] = [-1] * KINDS
        self.drilled: list[int] = [0] * (FACTIONS * KINDS)
        self.swap: list[int] = [-1] * KINDS
        self.lost_by_swap: list[int] = [0] * KINDS
        self.feud: list[int] = [0] * KINDS
        self.stars: list[int] = [0] * GENERALS
        self.trait: list[int] = [0] * GENERALS
        self.faces: list[int] = [0] * (COLOURS * FACES)
        self.action: list[int] = [0] * ACTION_CARDS
        self.levy: list[int] = [0] * ACTION_CARDS
        self.event: list[int] = [0] * ACTION_CARDS
        # Developments [15.8]
        self.dev_cost: list[int] = [0] * (FACTIONS * DEVELOPMENTS)
        self.dev_column: list[int] = [-1] * (FACTIONS * DEVELOPMENTS)
        self.dev_row: list[int] = [-1] * (FACTIONS * DEVELOPMENTS)
        self.dev_at: list[int] = [-1] * (FACTIONS * COLUMNS * ROWS)
        self.effect: list[int] = [0] * (FACTIONS * EFFECTS)
        # Numbers and readings [17.1]
        self.trigger: int = 0
        self.round_limit: int = 0
        self.tiers: list[int] = [0] * 4
        self.tier_points: list[int] = [0] * 4
        self.market_price: int = 0
        self.road_price: int = 0
        self.wonder_price: int = 0
        self.general_price: int = 0
        self.agent_price: int = 0
        self.calm_price: int = 0
        self.army_points: int = 0
        self.fast_points: int = 0
        self.navy_points: int = 0
        self.hand_size: int = 0
        self.agent_range: int = 0
        self.hire_range: int = 0
        self.stop_after_assault: bool = True
        self.invasion_once: bool = True
        self.skirmishers_retire: bool = False
        self.roads_count: bool = True
        self.infighting: bool = True
