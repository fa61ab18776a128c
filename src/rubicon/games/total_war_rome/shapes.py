"""What this game tells programs, as types: the view, odds, the board, and its events."""

from typing import Literal, TypedDict

from rubicon.core import shapes

SeatName = Literal["Rome", "Carthage", "Greece", "Barbarians"]
Phase = Literal["", "initiative", "agents", "taxation", "campaign", "spending"]
Ending = Literal["points", "homes", "gold", "shared"]
NAMES = {"SeatName": SeatName, "Phase": Phase, "Ending": Ending}

# ---- the view ------------------------------------------------------------------------------------


class BattleCard(TypedDict):
    """A card in battle, and the zone it lies in."""

    kind: int
    zone: int


class BattleSide(TypedDict):
    """One side of a battle, as the viewer sees it."""

    cards: list[BattleCard]
    hidden: int
    """Cards in hand that the viewer does not know."""
    main: int | None
    """The card that is deployed: its kind, -1 for none, null if it is not seen."""
    light: int | None
    engine: int | None


class Strike(TypedDict):
    """A card that strikes without reply, and its target: kinds, -1 for none."""

    striker: int
    target: int
    target_zone: int


class View(TypedDict):
    """The position as a viewer knows it; null where something is hidden."""

    viewer: SeatName | None
    step: int
    decides: int
    """The seat that decides, -1 for chance, -2 for nobody."""
    hands: list[int]
    """How many action cards each seat holds."""
    deck: int
    sizes: list[int]
    """How many troop cards each army has."""
    mercenaries: list[int]
    """How many of them are mercenaries."""
    battle: list[BattleSide]
    strike: Strike
    owner: list[int]
    unrest: list[int]
    built: list[int]
    dry: list[int]
    road: list[int]
    gold: list[int]
    points: list[int]
    developed: list[int]
    fresh: list[int]
    number: list[int | None]
    bid: list[int | None]
    invaded: list[int]
    harvest: list[int]
    status: list[int]
    card_at: list[int | None]
    general_at: list[int]
    stack: list[int | None]
    ship_stack: list[int]
    agent_at: list[int]
    agent_acts: list[int]
    agent_barred: list[int]
    army_at: list[int]
    aboard: list[int]
    leader: list[int]
    cards: list[int | None]
    knows: list[int | None]
    army_mu: list[int]
    credit: list[int]
    halted: list[int]
    assaulted: list[int]
    moved_leader: list[int]
    navy_at: list[int]
    ships: list[int]
    navy_mu: list[int]
    turn: int
    phase: int
    active: int
    first: int
    backwards: int
    cursor: int
    is_last: int
    ending: int
    agenda: list[int]
    dice: list[int]
    faces: list[int]
    again: int
    roller: int
    sufferer: int
    asked_mask: int
    answers: list[int | None]
    plays: list[int | None]
    errands: int
    subterfuge: int
    gift: int
    traded: int
    act: int
    agent: int
    cancelled: int
    saved: int
    hurt: int
    main_due: int
    small_due: int
    random_due: int
    bled: int
    army: int
    region: int
    defiant: int
    traitor: int
    taken: int
    taken_s: int
    refused: int
    other: int
    avoiding: int
    slipping: int
    escaping: int
    stopped: int
    pair: list[int]
    gifts: int
    b_army: list[int]
    b_ally: list[int]
    b_phase: int
    b_terrain: int
    b_reveals: list[int]
    b_fights: int
    b_used: list[int]
    b_extra: list[int]
    b_size: list[int]
    b_lost: list[int]
    b_ambush: int
    b_part: int
    b_split: int
    b_shield: list[int]
    b_rerolled: int
    b_result: int
    b_due: list[int]
    b_extra_back: list[int]
    n_navy: list[int]
    n_size: list[int]
    n_lost: list[int]
    n_load: list[int]
    n_seen: int
    n_drowned: int
    orders: list[int | None]
    buys: list[int]
    improved: list[int]
    added: list[int]


# ---- odds, the board -----------------------------------------------------------------------------


class Odds(TypedDict):
    """How likely an attempt succeeds, from what the seat knows."""

    what: Literal["conquest", "assault", "avoid", "action"]
    success: float
    success_exact: str
    expected_losses: float


class Region(TypedDict):
    """A region of the board."""

    id: str
    name: str
    gold: int
    port: bool
    terrain: int
    home: SeatName | None
    mercenaries: list[str]
    seas: list[str]
    lon: float
    lat: float


class Border(TypedDict):
    """A border of two regions."""

    between: list[str]
    kind: str
    name: str


class Sea(TypedDict):
    """A sea area."""

    id: str
    name: str
    adjacent: list[str]
    lon: float
    lat: float


class Troop(TypedDict):
    """A kind of troop card."""

    name: str
    cost: int
    troop_class: str
    good: list[str]
    difficult: list[str]
    copies: int


class ActionCard(TypedDict):
    """An action card."""

    action: str
    levy: int
    event: str


class Board(shapes.BoardData):
    """The board, the cards, and the numbers in force."""

    regions: list[Region]
    borders: list[Border]
    seas: list[Sea]
    troops: list[Troop]
    cards: list[ActionCard]
    generals: list[str]
    developments: list[str]
    numbers: dict[str, int | str]


# ---- events --------------------------------------------------------------------------------------

EVENT_FIELDS: dict[str, object] = {
    name: int | str
    for name in (
        *("seat", "other", "third", "target", "lord", "army", "foe", "navy", "enemy_navy"),
        *("region", "home", "place", "other_region", "kind", "main", "light", "engine", "general"),
        *("heir_general", "piece", "one_piece", "other_piece", "agent", "card", "border"),
        *("faction", "status", "direction", "side", "battle_phase", "event", "action", "building"),
        *("development", "ending", "phase", "number", "gold", "dice", "ability", "heir", "before"),
    )
} | {"dice": list[str], "cards": int | list[str], "winners": list[str]}
"""The fields of events that are names; all others are numbers. "?" is something hidden."""
