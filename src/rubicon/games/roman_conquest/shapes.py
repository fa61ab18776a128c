"""What this game tells programs, as types: the view, hints, odds, the board, and its events."""

from typing import Annotated, Literal, NotRequired, TypedDict

from rubicon.core import shapes

SeatName = Literal["Caesar", "Pompeius", "Crassus"]
Force = Literal["Caesar", "Pompeius", "Crassus", "Rome"]
Terrain = Literal["land", "sea"]
Phase = Literal[
    "opening",
    "leader",
    "rolling",
    "travel",
    "token values",
    "troops",
    "fights",
    "attack",
    "defence",
    "favour",
    "twenty",
    "over",
]
Ending = Literal["last_leader", "held_rome", "last_round"]
Cause = Literal["entering", "standing", "favour"]
Death = Literal["in battle", "caught", "walked in"]
Victory = Literal["held_rome", "last_leader"]
NAMES = {
    "SeatName": SeatName,
    "Force": Force,
    "Terrain": Terrain,
    "Phase": Phase,
    "Ending": Ending,
    "Cause": Cause,
    "Death": Death,
    "Victory": Victory,
}

# ---- the view ------------------------------------------------------------------------------------


class Stack(TypedDict):
    """All that stands in a hex: the troops of each force that has any."""

    troops: Annotated[dict[Force, int], shapes.SOME]
    moved: int
    """The mover's troops there that have moved in this turn."""


class SeatState(TypedDict):
    """What a seat has."""

    leader: str | None
    """The hex of the leader; null when he is dead."""
    conquests: int
    popularity: int
    rome: int
    """Turns in a row that he has held Rome."""
    troops: int
    in_zone: bool


class Dice(TypedDict):
    """A throw: the dice of troops, the highest first, and the leader's, 0 if he has none."""

    troops: list[int]
    leader: int


class Order(TypedDict):
    """The order before: what comes next has to come after it on the board."""

    home: str
    to: str
    troops: int


class Battle(TypedDict):
    """A fight in which dice are thrown."""

    hex: str
    attacker: Force
    attackers: int
    attacker_leader: bool
    defender: Force
    defenders: int
    defender_leader: bool
    dice: NotRequired[Dice]
    """What the attacker has thrown, until the defender has."""


class Result(TypedDict):
    """Who won, and how; several share."""

    winners: list[SeatName]
    reason: Ending


class Pending(TypedDict):
    """What is being settled now: each belongs to certain phases."""

    roll: NotRequired[int]
    last_order: NotRequired[Order]
    fights: NotRequired[list[str]]
    """The hexes in which there is still a fight to come."""
    battle: NotRequired[Battle]
    result: NotRequired[Result]


class View(Pending):
    """The whole position with names; everybody sees everything."""

    turn: int
    round: int
    war: bool
    first: SeatName | None
    active: SeatName
    phase: Phase
    decides: SeatName | Literal["chance"] | None
    stacks: dict[str, Stack]
    """Only hexes with troops."""
    seats: dict[SeatName, SeatState]
    roman_troops: int


# ---- hints ---------------------------------------------------------------------------------------


class Clash(TypedDict):
    """A fight that comes if nothing else is ordered."""

    hex: str
    attacker: Force
    attackers: int
    attacker_leader: bool
    defender: Force | None
    """None: only leaders are there, who are killed without dice."""
    defenders: int
    defender_leader: bool
    in_danger: list[SeatName]
    """Leaders who are killed if their side loses, or the attacker wins."""
    win: float
    """The attacker's chance."""


class Threat(TypedDict):
    """Somebody who can win at the end of his next turn."""

    seat: SeatName
    how: Victory


class Way(TypedDict):
    """How far a seat is from its two victories."""

    rome: int
    rome_needed: int
    hexes_to_rome: int | None
    """From the leader, over land and sea; None when he is dead."""
    turns_to_rome: int | None
    """At the least, with the best rolls."""
    marches_to_italy: int | None
    """Of the nearest troops; None if there is no way."""
    rivals: list[SeatName]
    """Leaders who are still in the way of being the last."""


class Hints(shapes.Hints):
    """What a good host points out."""

    fights: list[Clash]
    can_win: list[Threat]
    ways: dict[SeatName, Way]
    deadly: list[str]
    """Hexes on which the leader may stop but is killed, unless a troop of his own follows."""
    starts_war: list[str]
    """Hexes that the mover's troops can enter now and by that start the war."""


# ---- odds ----------------------------------------------------------------------------------------


class BattleOdds(TypedDict):
    """What a fight leads to, before any die is thrown."""

    kind: Literal["battle"]
    hex: str
    attacker: Force
    defender: Force
    attackers: int
    attacker_leader: bool
    defenders: int
    defender_leader: bool
    win: float
    win_exact: str
    attackers_left: dict[str, float]
    defenders_left: dict[str, float]
    expected_attackers_left: float
    expected_defenders_left: float
    one_more_troop: float | None
    with_leader: float | None
    other_reading: float


class FavourOdds(TypedDict):
    """How likely Roman troops join."""

    kind: Literal["favour"]
    hex: str
    troops: int
    popularity: int
    win: float
    win_exact: str
    starts_war: bool


Odds = BattleOdds | FavourOdds


# ---- the board -----------------------------------------------------------------------------------


class Hex(TypedDict):
    """A hex of the board. Pointed tops, in rows; odd rows stand half a hex to the right."""

    name: str
    code: str
    q: int
    r: int
    column: int
    terrain: Terrain
    region: str
    italy: bool
    zone: SeatName | None
    home: Force | None
    t: int
    neighbours: list[str]


class Chance(TypedDict):
    """The attacker's chance to win with these forces; a leader stands with his troops or not."""

    attackers: int
    attacker_leader: bool
    defenders: int
    defender_leader: bool
    win: float


class Board(shapes.BoardData):
    """Hexes in the order of the board, the odds of all fights, and the numbers in force."""

    hexes: list[Hex]
    odds: list[Chance]
    numbers: dict[str, int | str]


# ---- events --------------------------------------------------------------------------------------

EVENT_FIELDS: dict[str, object] = {
    "seat": SeatName,
    "attacker": Force,
    "defender": Force,
    "force": Force,
    "loser": Force,
    "killer": Force,
    "hex": str,
    "home": str,
    "to": str,
    "cause": Cause,
    "how": Death,
    "dice": str,
    "winners": list[str],
    "ending": Ending,
    "at_sea": bool,
    "deadly": bool,
}
"""The fields of events that are names; all others are numbers. Dice are written as `6 4 2 +8`."""
