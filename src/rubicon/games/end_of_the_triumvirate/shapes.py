"""What this game tells programs, as types: the view, hints, odds, the board, and its events."""

from typing import Annotated, Literal, NotRequired, TypedDict

from rubicon.core import shapes

SeatName = Literal["Caesar", "Pompeius", "Crassus"]
Track = Literal["political", "military"]
ProvinceType = Literal["political", "military", "competence"]
Governor = Literal["in", "out", "servant"]
Goods = Literal["gold", "legions"]
Phase = Literal[
    "supply",
    "take gold",
    "take legions",
    "rome",
    "movement",
    "battle",
    "pick up",
    "escape",
    "pick up after escape",
    "compensation",
    "actions",
    "consul",
    "over",
]
Ending = Literal["second_consulship", "six_citizens", "nine_provinces", "both_tracks"]
NAMES = {
    "SeatName": SeatName,
    "Track": Track,
    "ProvinceType": ProvinceType,
    "Governor": Governor,
    "Goods": Goods,
    "Phase": Phase,
    "Ending": Ending,
}

# ---- the view ------------------------------------------------------------------------------------


class ProvinceState(TypedDict):
    """What is in a province."""

    owner: SeatName
    governor: Governor
    servants: int
    legions: int
    gold: int


class SeatState(TypedDict):
    """What a seat has."""

    character: str
    gold: int
    carried: int
    political: int
    military: int
    citizens: int
    consul: bool
    weapons_in_reserve: int
    provinces: int
    leads: list[Track]


class Attack(TypedDict):
    """A battle for which weapons are about to be drawn."""

    province: str
    legions: int


class Conquest(TypedDict):
    """A conquest that is being settled."""

    province: str
    loser: SeatName
    captured_servants: int


class Result(TypedDict):
    """Who won, and how."""

    winner: SeatName
    reason: Ending


class Compensation(TypedDict):
    """Who holds the compensation card, and which side is up."""

    holder: SeatName | None
    side: int


class Supply(TypedDict):
    """What is left for all."""

    gold: int
    legions: int
    servants: int


class Pending(TypedDict):
    """What is being settled now: each belongs to certain phases."""

    asked: NotRequired[str]
    attack: NotRequired[Attack]
    conquest: NotRequired[Conquest]
    elected: NotRequired[SeatName]
    result: NotRequired[Result]


class View(Pending):
    """The whole position with names; everybody sees everything."""

    turn: int
    calendar: int
    active: SeatName
    phase: Phase
    decides: SeatName | Literal["chance"] | None
    points: int
    actions_taken: int
    compensation: Compensation
    provinces: dict[str, ProvinceState]
    seats: Annotated[dict[SeatName, SeatState], shapes.SOME]
    bag: dict[SeatName, int]
    neutral_citizens: int
    supply: Supply


# ---- hints, odds, the board ----------------------------------------------------------------------


class Yield(TypedDict):
    """What a province brings."""

    gold: int
    legions: int


class Way(TypedDict):
    """What it costs in points to go somewhere: without legions, and with some."""

    free: int
    laden: int


class Departure(TypedDict):
    """What leaving a province with legions means for it."""

    province: str
    legions: int
    reached_by: list[SeatName]
    """Who can attack it in his next turn, without conquering another province first."""
    keep: int
    """How many legions a careful player leaves there."""


class Hints(shapes.Hints):
    """What a good host points out."""

    next_supply: dict[str, Yield]
    ways: dict[str, Way]
    departure: Departure | None
    """Of the player who is moving."""


class Odds(TypedDict):
    """What an attack leads to, before any weapon is drawn."""

    attackers: int
    defenders: int
    conquest: float
    conquest_exact: str
    attacker_losses: dict[str, float]
    defender_losses: dict[str, float]
    expected_attacker_losses: float
    expected_defender_losses: float
    one_more_legion: float | None


class Province(TypedDict):
    """A province of the board."""

    code: str
    name: str
    type: ProvinceType
    borders: list[str]
    arrows: list[str]
    seas: list[str]
    in_play: bool


class Sea(TypedDict):
    """A sea of the board."""

    name: str
    meets: list[str]


class Board(shapes.BoardData):
    """Provinces and seas by name, and the numbers in force."""

    provinces: list[Province]
    seas: list[Sea]
    numbers: dict[str, int | str]


# ---- events --------------------------------------------------------------------------------------

EVENT_FIELDS: dict[str, object] = {
    "seat": SeatName,
    "loser": SeatName,
    "defender": SeatName,
    "other": SeatName,
    "owner": SeatName,
    "province": str,
    "home": str,
    "to": str,
    "first": str,
    "second": str,
    "character": str,
    "track": Track,
    "goods": Goods,
    "verb": str,
    "ending": Ending,
    "type": ProvinceType,
    "phase": Phase,
}
"""The fields of events that are names; all others are numbers. A place may be empty: nowhere."""
