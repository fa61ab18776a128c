"""What this game tells programs, as types: the view, odds, the board, and its events."""

from typing import Annotated, Literal, TypedDict

from rubicon.core import shapes

SeatName = Literal["Rome", "Carthage", "Greece", "Barbarians"]
Decider = SeatName | Literal["chance"] | None
Phase = Literal["", "initiative", "agents", "taxation", "campaign", "spending"]
Ending = Literal["points", "homes", "gold", "shared"]
Status = Literal["enemy", "neutral", "friendly", "ally"]
Building = Literal["market", "barracks", "walls", "wonder"]
Colour = Literal["black", "white", "green", "yellow", "red"]
Face = Literal["blank", "s", "x", "skull"]
TroopClass = Literal[
    "infantry",
    "bowmen",
    "cavalry",
    "chariot",
    "elephant",
    "foot_skirmisher",
    "mounted_skirmisher",
    "artillery",
]
Zone = Literal["hand", "deployed", "wounded", "under", "beside", "dead", "spent"]
Role = Literal["main", "light", "engine", "striker", "target"]
Side = Literal["attacker", "defender"]
BattlePhase = Literal["preparing", "terrain", "flanks", "centre", "envelopment", "victor"]
Question = Literal[
    "taxation",
    "campaign_turn",
    "action",
    "death",
    "assault",
    "meeting",
    "escape",
    "battle",
    "combat",
    "roll",
    "victory",
    "agent_turn",
    "conquest",
]
Step = Literal[
    "over",
    "draw_generals",
    "deal_initiative",
    "bidding",
    "ordering",
    "dealing",
    "agent_menu",
    "treaty_answer",
    "bribed_march",
    "campaign_menu",
    "consent",
    "meet_first",
    "meet_second",
    "escaping",
    "losses",
    "free_mercenary",
    "reorganising",
    "merging",
    "intercepting",
    "retreating",
    "random_losses",
    "joining",
    "agreeing",
    "composing",
    "ground",
    "charging",
    "deploying",
    "revealing",
    "redeploying",
    "striking",
    "recovering",
    "upgrading",
    "withdrawing",
    "promoting",
    "window",
    "roll",
    "baskets",
    "leave_ally",
    "agreeing",
    "composing",
]
NAMES = {
    "SeatName": SeatName,
    "Phase": Phase,
    "Ending": Ending,
    "Status": Status,
    "Building": Building,
    "Colour": Colour,
    "Face": Face,
    "TroopClass": TroopClass,
    "Zone": Zone,
    "Role": Role,
    "Side": Side,
    "BattlePhase": BattlePhase,
    "Question": Question,
    "Step": Step,
}
Said = dict[str, int | str]
"""A move by its fields, as programs send it."""

# ---- the view ------------------------------------------------------------------------------------
# Regions, seas, armies, navies, agents, generals, troop cards and developments are told by the same
# names that the fields of moves have. Null is what is hidden, or what is not there.


class HandCard(TypedDict):
    """An action card that the viewer knows."""

    card: str
    action: str
    levy: int
    event: str
    known_by: list[SeatName] | None
    """Allies to whom it was shown, of the viewer's own cards."""


class Prices(TypedDict):
    """What the next order would cost, with everything that makes it cheaper."""

    troops: dict[str, int]
    ship: int
    road: int
    building: int
    wonder: int
    general: int
    agent: int
    calm: int


class Basket(TypedDict):
    """The viewer's own orders in the spending phase, what each costs, and what they leave him."""

    orders: list[Said]
    costs: list[int]
    gold_left: int
    prices: Prices


class SeatState(TypedDict):
    """What a seat has."""

    gold: int
    points: int
    hand_count: int
    hand_limit: int
    hand: list[HandCard] | None
    """Null for the hands of others."""
    shown: list[HandCard]
    """Cards of this hand that were shown to the viewer."""
    developments: list[str]
    new_developments: list[str]
    """Those of this round: they work from the next round on."""
    status: Annotated[dict[SeatName, Status], shapes.SOME]
    """To every other seat."""
    initiative: int | None
    """The initiative card; null if it is hidden, 0 if there is none."""
    bid: int | None
    has_bid: bool
    agents_left: int
    """Agents that can still take an action in this round."""
    agent_limit: int
    spare_generals: list[str]
    ships_left: int
    """Ship cards that can still be bought."""
    reserve: Annotated[dict[str, int], shapes.SOME] | None
    """Troop cards of the faction that are in no army; null for others."""
    invaded: list[str]
    """Homes of others whose conquest has brought VP."""
    harvest: int
    raided: int
    """Gold that pirates will take after the taxes."""
    has_built_wonder: bool
    basket: Basket | None


class RegionState(TypedDict):
    """What is in a region."""

    owner: SeatName | None
    unrest: int
    built: list[Building]
    garrison: int
    """The dice of its garrison; 0 if it has none."""
    besieged: bool
    drought: bool


class ArmyCard(TypedDict):
    """A troop card of an army that the viewer knows."""

    kind: str
    known_by: list[SeatName | Literal["watchers"]] | None
    """Who else knows it, of the viewer's own cards."""


class Army(TypedDict):
    """An army, on the board or beside it."""

    seat: SeatName
    place: str | None
    """A region or sea; null beside the board."""
    aboard: str | None
    general: str | None
    stars: int
    size: int
    mercenaries: int
    cards: list[ArmyCard]
    """Those that the viewer knows."""
    hidden: int
    movement: int
    road_credit: int
    """Steps along roads that are paid for already."""
    halted: bool
    assaulted: list[str]
    leader_changed: bool


class Navy(TypedDict):
    """A navy."""

    seat: SeatName
    place: str | None
    ships: Annotated[dict[SeatName, int], shapes.SOME]
    """Ship cards by the faction they come from."""
    size: int
    movement: int
    carries: str | None


class Agent(TypedDict):
    """An agent."""

    seat: SeatName
    region: str
    acts: int
    barred: bool


class Die(TypedDict):
    """A die that lies on the table; no face yet if it is still to be thrown."""

    colour: Colour
    face: Face | None


class Dice(TypedDict):
    """A roll."""

    dice: list[Die]
    roller: SeatName | None
    sufferer: SeatName | None
    again: int | None
    """The die that is thrown again."""
    split: int
    """In a battle: so many dice are the attacker's."""
    rerolled: bool


class Window(TypedDict):
    """A chance to interrupt."""

    question: Question
    asked: list[SeatName]
    """All who by public knowledge might play something."""
    waiting: list[SeatName]
    """Those of them whose answer is not in yet."""
    answers: Annotated[dict[SeatName, Said], shapes.SOME]
    """The viewer's own, once it is given."""


class Play(TypedDict):
    """An answer to a chance to interrupt that waits to be carried out."""

    seat: SeatName
    question: Question
    move: Said


class AgentTurn(TypedDict):
    """What holds in an agent turn."""

    errands: int
    """Second actions that events allow."""
    subterfuge: bool
    gift: bool
    traded: list[SeatName]
    action: Said | None
    """The action under way."""
    agent: str | None
    cancelled: bool
    saved: bool


class Losses(TypedDict):
    """Cards that an army has to lose."""

    army: str
    main: int
    small: int
    random: int


class Campaign(TypedDict):
    """What holds in a campaign turn."""

    refused: list[str]
    """Regions that allies have closed in this turn."""
    army: str | None
    """The army that conquers, assaults or meets another."""
    other: str | None
    region: str | None
    avoiding: list[Literal["active", "other"]]
    escaping: str | None
    stopped: bool
    defiant: int
    traitor: int
    damage_taken: int
    """By the army that assaults, in halves."""
    s_taken: int
    pair: list[str]
    """Armies or navies that are reorganised."""
    gifts: int


class BattleCard(TypedDict):
    """A card in battle: where it lies, whose army it comes from, what it does in this combat."""

    kind: str
    zone: Zone
    army: str
    role: Role | None


class BattleSide(TypedDict):
    """One side of a battle, as the viewer sees it."""

    side: Side
    seat: SeatName
    army: str
    ally: str | None
    general: str | None
    cards: list[BattleCard]
    """Cards of the active, safe and dead zones, and those in hand that the viewer sees."""
    hidden: int
    """Cards in hand that he does not see."""
    deployed: bool
    """Whether cards lie ready for the combat, perhaps face down."""
    reveals: int
    used: list[str]
    extra: list[str]
    size: int
    lost: int
    """Main battle cards destroyed."""
    shield: int
    charge: Literal["charges", "holds"] | None
    gains: int
    """What the victor recovers and upgrades."""
    surgeons: int


class Battle(TypedDict):
    """A land battle."""

    region: str
    phase: BattlePhase
    terrain: int
    combats: int
    """Combats of this phase that are over."""
    part: Literal["engines", "lights", "ambush", "archers", "mains", "panic"] | None
    ambush: Side | None
    result: Literal["attacker", "defender", "tied", "both_lost"] | None
    sides: list[BattleSide]


class SeaBattle(TypedDict):
    """A naval battle, or a navy that arrives and may be intercepted."""

    navies: list[str]
    """The attacker's first."""
    ships: list[int]
    lost: list[int]
    drowning: list[int]
    arrives: str | None
    """The navy that may be intercepted."""
    asked: list[str]
    """Navies that were asked to intercept or have fought."""


class Todo(TypedDict):
    """A step of the agenda; the number beside it is an army, a seat, a question, by step."""

    step: str
    number: int


class Next(TypedDict):
    """What comes in this round after the turn under way."""

    phase: Phase
    seat: SeatName | None
    """Null where all act at once."""


class Result(TypedDict):
    """How the game ended."""

    reason: Ending
    winners: list[SeatName]


class View(TypedDict):
    """The position as a viewer knows it."""

    viewer: SeatName | None
    turn: int
    round_limit: int
    last_round: bool
    trigger: int
    phase: Phase
    step: Step
    decides: Decider
    asked: list[SeatName]
    """All who are asked at once and have not answered; empty where one decides by himself."""
    active: SeatName
    order: list[SeatName]
    """The turn order of the round."""
    cursor: int
    """How many have done what all do in turn: bidding, ordering, drawing generals."""
    seats: Annotated[dict[SeatName, SeatState], shapes.SOME]
    regions: dict[str, RegionState]
    roads: list[str]
    armies: dict[str, Army]
    navies: dict[str, Navy]
    agents: dict[str, Agent]
    deck: int
    discards: list[str]
    decks: Annotated[dict[str, int], shapes.SOME]
    """Mercenary and special cards that are left, by kind."""
    dice: Dice | None
    window: Window | None
    plays: list[Play]
    agent_turn: AgentTurn | None
    losses: Losses | None
    campaign: Campaign | None
    battle: Battle | None
    sea_battle: SeaBattle | None
    agenda: list[Todo]
    """What is to be done; the last is done first."""
    next: list[Next]
    result: Result | None


# ---- hints ---------------------------------------------------------------------------------------


class ColumnLeft(TypedDict):
    """A column of developments: how many are missing, and what they cost together."""

    column: str
    left: int
    cost: int


class Standing(TypedDict):
    """How far a seat is, and what it can count on in this round."""

    points: int
    missing: int
    """VP up to the trigger."""
    income: int
    """Taxes, if they were raised now."""
    tax_points: int
    """The VP that they would bring."""
    taxes_to_come: bool
    """Whether the taxes of this round are still to be raised."""
    columns: list[ColumnLeft]
    homes: int
    """Homes of its own that it controls; they decide between equals."""
    reaches_trigger: bool
    """Whether it reaches the trigger in this round with nothing but its taxes."""
    leads: bool
    """Whether it would win if this were the end."""


class Hints(shapes.Hints):
    """What a good host points out."""

    standings: Annotated[dict[SeatName, Standing], shapes.SOME]


# ---- odds, the board -----------------------------------------------------------------------------


class Odds(TypedDict):
    """How likely an attempt succeeds, from what the seat knows."""

    what: Literal["conquest", "assault", "siege", "avoid", "sea", "action", "combat"]
    success: float
    success_exact: str | None
    """Null for an estimate over the worlds that the seat holds possible."""
    expected_losses: float


class Region(TypedDict):
    """A region of the board."""

    id: str
    name: str
    city: str
    area: str
    """The part of the world in which lists show it; empty if the board names none."""
    gold: int
    port: bool
    trees: int
    mountains: int
    terrain: int
    """Difficult terrain: trees and mountains."""
    home: SeatName | None
    """The faction whose home it is, in play or not."""
    capital: bool
    defence: list[Colour]
    """The dice that an army meets which conquers it, where it has no garrison."""
    mercenaries: list[Colour]
    """The same, of a mercenary region; otherwise empty."""
    seas: list[str]
    lon: float
    lat: float


class Border(TypedDict):
    """A border of two regions."""

    id: str
    """As it is called in moves and views."""
    between: list[str]
    kind: Literal["plain", "river", "mountain", "strait"]
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
    seat: SeatName | None
    """The faction; null for mercenaries and special cards."""
    region: str | None
    """Where mercenaries are hired."""
    veteran: bool
    cost: int
    troop_class: TroopClass
    good: list[Colour]
    difficult: list[Colour]
    s_good: list[str]
    """What an S does: `cancel`, or the classes it kills."""
    s_difficult: list[str]
    copies: int
    needs: str | None
    """The development that unlocks it."""


class ActionCard(TypedDict):
    """An action card."""

    name: str
    action: str
    levy: int
    event: str


class General(TypedDict):
    """A general."""

    name: str
    seat: SeatName
    stars: int
    die: Colour
    trait: str


class Development(TypedDict):
    """A development of a faction's board."""

    name: str
    column: str
    number: int
    """Of its column, as orders have it."""
    row: int
    cost: int
    effect: str


class Ships(TypedDict):
    """The ship cards of a faction."""

    name: str
    cards: int
    cost: int
    dice: list[Colour]


class Faction(TypedDict):
    """A faction in play."""

    name: SeatName
    capital: str
    homes: list[str]
    columns: list[str]
    developments: list[Development]
    ships: Ships


class Tier(TypedDict):
    """Taxes that bring VP."""

    raised: int
    points: int


class Board(shapes.BoardData):
    """The board, the cards, and the numbers in force."""

    regions: list[Region]
    borders: list[Border]
    seas: list[Sea]
    troops: list[Troop]
    cards: list[ActionCard]
    generals: list[General]
    factions: list[Faction]
    dice: dict[Colour, dict[Face, int]]
    tiers: list[Tier]
    numbers: dict[str, int | str]


# ---- events --------------------------------------------------------------------------------------

EVENT_FIELDS: dict[str, object] = {
    name: int | str
    for name in (
        *("seat", "other", "third", "target", "lord", "army", "foe", "navy", "enemy_navy"),
        *("region", "home", "place", "other_region", "kind", "main", "light", "engine", "general"),
        *("heir_general", "piece", "one_piece", "other_piece", "agent", "card", "border"),
        *("faction", "status", "direction", "battle_phase", "event", "action", "building"),
        *("development", "ending", "phase", "number", "gold", "dice", "ability", "heir", "before"),
        *("wounded",),
    )
} | {"dice": list[str], "cards": int | list[str], "winners": list[str]}
"""The fields of events that are names; all others are numbers. "?" is something hidden."""
