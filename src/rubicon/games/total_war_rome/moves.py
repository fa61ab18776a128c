"""The verbs of the game, each declared once: move int ↔ fields ↔ words follow from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rubicon.core.kinds import Field, Kind, Name, Number, Slot
from rubicon.core.state import EVERYTHING
from rubicon.core.verbs import Grammar, Layout, Verb
from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.names import NOTHING, NUMERALS, SEATS, Names
from rubicon.games.total_war_rome.saying import say
from rubicon.games.total_war_rome.sight import shown_to
from rubicon.games.total_war_rome.tables import Tables
from rubicon.words import Listed, Phrase

EXAMPLES = ("march Rome I to Etruria", "levy card 3", "buy Velites for army I", "end turn")
DICE = tuple(Slot(c.DIE_BITS * i, c.DIE_BITS) for i in range(c.MOST_DICE))
FIRST = Slot(c.FIRST_SHIFT, c.FIRST_BITS)
SECOND = Slot(c.SECOND_SHIFT, c.SECOND_BITS)
THIRD = Slot(c.THIRD_SHIFT, c.THIRD_BITS)
CARD = Slot(c.CARD_SHIFT, c.CARD_BITS)
LAYOUT = Layout(Slot(c.VERB_SHIFT, c.VERB_BITS), (*DICE, FIRST, SECOND, THIRD, CARD))
MOST_DIE = 24
CHANGES = ("less", "same", "more")
STATES = ("unhurt", "wounded")
DIRECTIONS = ("clockwise", "counter-clockwise")


@dataclass(frozen=True)
class Some(Name):
    """Names of which only some can be said here."""

    @property
    def values(self) -> Sequence[int]:
        """Those that can be said."""
        return range(len(self.names)) if self.only is None else self.only

    def schema(self) -> dict[str, Any]:
        """A string; which, the match knows."""
        return {"title": self.title, "type": "string"}


def some(title: str, names: Sequence[str], only: Sequence[int] | None = None) -> Some:
    """A kind of field that holds a name."""

    def complaint(given: Listed) -> Phrase:
        return say("no-such-name", title=title, given=given)

    return Some(title, names, complaint, only=only, is_open=True)


def spoken(title: str, names: Sequence[str], only: Sequence[int] | None = None) -> Some:
    """The same where only these very words fit."""

    def complaint(given: Listed) -> Phrase:
        return say("no-such-name", title=title, given=given)

    return Some(title, names, complaint, only=only, is_open=True, spoken=names)


def counted(most: int, least: int = 0) -> Number:
    """A number in a range."""

    def complaint(given: Listed, most: int, **_: object) -> Phrase:
        return say("no-such-number", given=given, most=most)

    return Number(most, complaint, least)


class Kinds:
    """What the fields of moves can hold in a match."""

    def __init__(self, names: Names, t: Tables) -> None:
        self.t = t
        regions = range(c.REGIONS)
        aliases = names.codes
        self.by_name: dict[str, Kind] = {
            "seat": some("seat", names.seats),
            "army": some("army", names.armies),
            "navy": some("navy", names.navies),
            "agent": some("agent", names.agents),
            "general": some("general", names.generals),
            "border": some("border", names.borders),
            "faction": some("faction", SEATS),
            "kind": some("troop", names.kinds, [k for k in range(c.KINDS) if t.copies[k]]),
            "region": Some("region", names.places, no_place, aliases, regions, is_open=True),
            "sea": Some(
                "sea", names.places, no_place, aliases, range(c.REGIONS, c.PLACES), is_open=True
            ),
            "place": Some("place", names.places, no_place, aliases, is_open=True),
            "card": spoken("card", names.cards),
            "bid": counted(250),
            "initiative": counted(t.players, 1),
            "die": spoken("die", [str(i + 1) for i in range(MOST_DIE)]),
            "space": spoken("space", NUMERALS),
            "dock_space": spoken("space", ("1", "2")),
            "column": spoken("column", [str(i + 1) for i in range(c.COLUMNS)]),
            "direction": some("direction", DIRECTIONS),
            "change": some("change", CHANGES),
            "state": spoken("state", STATES),
            "building": spoken(
                "building",
                ["", "market", "barracks", "", "walls", "", "", "", "wonder"],
                [1, 2, 4, 8],
            ),
            "face": spoken("face", b.FACES),
        }
        cards = [*names.kinds, NOTHING]
        self.troops(cards)

    def troops(self, cards: list[str]) -> None:
        """Kinds of troop card by what they are used for."""
        t, by_name = self.t, self.by_name
        there = [k for k in range(c.KINDS) if t.copies[k]]
        lights = (c.FOOT_SKIRMISHER, c.MOUNTED_SKIRMISHER)
        main = [k for k in there if t.klass[k] <= c.ELEPHANT]
        light = [k for k in there if t.klass[k] in lights]
        engine = [k for k in there if t.klass[k] == c.ARTILLERY]
        plain = [k for k in there if k % 2 == 0 and k >= 2 * c.FIRST_MERCENARY]
        by_name["main"] = some("troop", cards, [*main, c.NO_CARD])
        by_name["light"] = some("troop", cards, [*light, c.NO_CARD])
        by_name["engine"] = some("troop", cards, [*engine, c.NO_CARD])
        by_name["mercenary"] = some("troop", cards, [k for k in plain if t.market_of[k] >= 0])
        by_name["special"] = some("troop", cards, [k for k in plain if t.market_of[k] < 0])

    def doing(self, action: str) -> Kind:
        """The cards with an agent's action."""
        number, card = b.ACTIONS.index(action), self.by_name["card"]
        assert isinstance(card, Some)
        return spoken("card", card.names, [i for i, a in enumerate(self.t.action) if a == number])

    def happening(self, *events: str) -> Kind:
        """The cards with one of some events."""
        numbers, card = [b.EVENTS.index(event) for event in events], self.by_name["card"]
        assert isinstance(card, Some)
        return spoken("card", card.names, [i for i, e in enumerate(self.t.event) if e in numbers])


def no_place(given: Listed) -> Phrase:
    """There is no such place."""
    return say("no-such-name", title="place", given=given)


def make_grammar(names: Names, t: Tables) -> Grammar:
    """All that can be said."""
    kinds = Kinds(names, t)
    return Grammar([*make_rolls(kinds), *make_verbs(kinds)], LAYOUT, EXAMPLES)


def make_rolls(kinds: Kinds) -> list[Verb]:
    """Throws of one to five dice."""
    face = kinds.by_name["face"]
    verbs = []
    for number in range(1, c.MOST_DICE + 1):
        fields = tuple(Field(f"die{i + 1}", face, DICE[i]) for i in range(number))
        words = " ".join(["roll", *(f"{{{field.name}}}" for field in fields)])
        code = c.ROLL_1 + number - 1
        verbs.append(Verb(code, f"roll_{number}", fields, words, by_chance=True))
    return verbs


def make_verbs(kinds: Kinds) -> list[Verb]:
    """Everything else."""
    of, doing, happening = kinds.by_name, kinds.doing, kinds.happening
    return [
        Verb(
            c.DRAW_GENERAL,
            "draw_general",
            (Field("general", of["general"], SECOND),),
            "draw {general}",
            by_chance=True,
        ),
        Verb(
            c.DRAW_PROMOTED,
            "draw_promoted",
            (Field("general", of["general"], SECOND),),
            "promote to {general}",
            by_chance=True,
        ),
        Verb(
            c.DEAL_CARD,
            "deal_card",
            (Field("card", of["card"], CARD), Field("seat", of["seat"], FIRST)),
            "deal {card} to {seat}",
            by_chance=True,
            unordered=True,
        ),
        Verb(
            c.DEAL_NUMBER,
            "deal_number",
            (Field("number", of["initiative"], SECOND), Field("seat", of["seat"], FIRST)),
            "deal initiative {number} to {seat}",
            by_chance=True,
            unordered=True,
        ),
        Verb(
            c.LOSE_RANDOM,
            "lose_random",
            (Field("kind", of["kind"], SECOND), Field("army", of["army"], FIRST)),
            "chance takes {kind} from {army}",
            by_chance=True,
        ),
        Verb(c.BID, "bid", (Field("gold", of["bid"], FIRST),), "bid {gold}", reveals=True),
        Verb(
            c.ORDER,
            "order",
            (Field("seat", of["seat"], FIRST), Field("direction", of["direction"], SECOND)),
            "order {seat} first {direction}",
        ),
        Verb(
            c.TREAT,
            "treaty",
            (
                Field("seat", of["seat"], FIRST),
                Field("region", of["region"], SECOND),
                Field("card", doing("treaty"), CARD),
            ),
            "treaty with {seat} in {region} by {card}",
            reveals=True,
        ),
        Verb(
            c.DEAL_TRADE,
            "trade",
            (
                Field("seat", of["seat"], FIRST),
                Field("region", of["region"], SECOND),
                Field("card", doing("trade"), CARD),
            ),
            "trade with {seat} in {region} by {card}",
            reveals=True,
        ),
        Verb(
            c.SPY_ON,
            "spy",
            (Field("army", of["army"], FIRST), Field("card", doing("spy"), CARD)),
            "spy on {army} by {card}",
            reveals=True,
        ),
        Verb(
            c.STIR,
            "protests",
            (Field("region", of["region"], SECOND), Field("card", doing("protests"), CARD)),
            "protests in {region} by {card}",
            reveals=True,
        ),
        Verb(
            c.RIOT,
            "riots",
            (Field("region", of["region"], SECOND), Field("card", doing("riots"), CARD)),
            "riots in {region} by {card}",
            reveals=True,
        ),
        Verb(
            c.RISE,
            "uprising",
            (Field("region", of["region"], SECOND), Field("card", doing("rebel_uprising"), CARD)),
            "uprising in {region} by {card}",
            reveals=True,
        ),
        Verb(
            c.BRIBE_ARMY,
            "bribe_army",
            (Field("army", of["army"], FIRST), Field("card", doing("bribe"), CARD)),
            "bribe army {army} by {card}",
            reveals=True,
        ),
        Verb(
            c.BRIBE_REGION,
            "bribe_region",
            (Field("region", of["region"], SECOND), Field("card", doing("bribe"), CARD)),
            "bribe region {region} by {card}",
            reveals=True,
        ),
        Verb(
            c.SABOTAGE_AT,
            "sabotage",
            (
                Field("building", of["building"], FIRST),
                Field("region", of["region"], SECOND),
                Field("card", doing("sabotage"), CARD),
            ),
            "sabotage {building} in {region} by {card}",
            reveals=True,
        ),
        Verb(
            c.STEAL,
            "theft",
            (Field("region", of["region"], SECOND), Field("card", doing("treasury_theft"), CARD)),
            "theft in {region} by {card}",
            reveals=True,
        ),
        Verb(
            c.TURN_AGENT,
            "double_agent",
            (Field("agent", of["agent"], FIRST), Field("card", doing("double_agent"), CARD)),
            "turn {agent} by {card}",
            reveals=True,
        ),
        Verb(
            c.SOW,
            "sow_distrust",
            (
                Field("seat", of["seat"], FIRST),
                Field("other", of["seat"], SECOND),
                Field("card", doing("sow_distrust"), CARD),
            ),
            "sow distrust between {seat} and {other} by {card}",
            reveals=True,
        ),
        Verb(
            c.HIRE,
            "hire",
            (
                Field("kind", of["mercenary"], THIRD),
                Field("army", of["army"], FIRST),
                Field("card", doing("recruit_mercenaries"), CARD),
            ),
            "hire {kind} for {army} by {card}",
            reveals=True,
        ),
        Verb(
            c.HIRE_SPECIAL,
            "hire_special",
            (
                Field("kind", of["special"], THIRD),
                Field("army", of["army"], FIRST),
                Field("card", doing("recruit_mercenaries"), CARD),
            ),
            "enlist {kind} for {army} by {card}",
            reveals=True,
        ),
        Verb(
            c.MURDER_GENERAL,
            "murder_general",
            (Field("army", of["army"], FIRST), Field("card", doing("assassination"), CARD)),
            "murder general of {army} by {card}",
            reveals=True,
        ),
        Verb(
            c.MURDER_AGENT,
            "murder_agent",
            (Field("agent", of["agent"], FIRST), Field("card", doing("assassination"), CARD)),
            "murder {agent} by {card}",
            reveals=True,
        ),
        Verb(c.LEVY, "levy", (Field("card", of["card"], CARD),), "levy {card}", reveals=True),
        Verb(
            c.PLAY_ARMY,
            "play_army",
            (
                Field("card", happening("forced_march", "mercenary_desertion"), CARD),
                Field("army", of["army"], FIRST),
            ),
            "play {card} on army {army}",
            reveals=True,
        ),
        Verb(
            c.PLAY_NAVY,
            "play_navy",
            (
                Field("card", happening("fair_winds", "storm_at_sea"), CARD),
                Field("navy", of["navy"], FIRST),
            ),
            "play {card} on navy {navy}",
            reveals=True,
        ),
        Verb(
            c.PLAY_REGIONS,
            "play_regions",
            (
                Field("card", happening("slave_revolt", "inspired_oratory"), CARD),
                Field("region", of["region"], SECOND),
                Field("other", of["region"], THIRD),
            ),
            "play {card} in {region} and {other}",
            reveals=True,
        ),
        Verb(
            c.PLAY_REGION,
            "play_region",
            (
                Field("card", happening("drought", "plague"), CARD),
                Field("region", of["region"], SECOND),
            ),
            "play {card} in {region}",
            reveals=True,
        ),
        Verb(
            c.PLAY_SEAT,
            "play_seat",
            (Field("card", happening("pirates"), CARD), Field("seat", of["seat"], FIRST)),
            "play {card} against {seat}",
            reveals=True,
        ),
        Verb(
            c.PLAY_DIE,
            "play_number",
            (
                Field("card", happening("omens", "rain_of_missiles"), CARD),
                Field("number", of["die"], FIRST),
            ),
            "play {card} for number {number}",
            reveals=True,
        ),
        Verb(c.PLAY, "play", (Field("card", of["card"], CARD),), "play {card}", reveals=True),
        Verb(c.PASS, "pass", (), "pass", reveals=True),
        Verb(
            c.REROLL,
            "reroll",
            (Field("number", of["die"], FIRST),),
            "reroll die {number}",
            reveals=True,
        ),
        Verb(c.REROLL_ALL, "reroll_all", (), "reroll all", reveals=True),
        Verb(c.ACCEPT, "accept", (), "accept", reveals=True),
        Verb(c.DECLINE, "decline", (), "decline", reveals=True),
        Verb(c.END_TURN, "end_turn", (), "end turn", reveals=True, ends_turn=True),
        Verb(
            c.PLACE,
            "place",
            (Field("army", of["army"], FIRST), Field("region", of["region"], SECOND)),
            "place {army} in {region}",
            reveals=True,
        ),
        Verb(
            c.PLACE_NAVY,
            "place_navy",
            (Field("navy", of["navy"], FIRST), Field("region", of["region"], SECOND)),
            "launch {navy} in {region}",
        ),
        Verb(
            c.MARCH,
            "march",
            (Field("army", of["army"], FIRST), Field("region", of["region"], SECOND)),
            "march {army} to {region}",
            reveals=True,
        ),
        Verb(
            c.INVADE,
            "invade",
            (Field("region", of["region"], SECOND), Field("army", of["army"], FIRST)),
            "invade {region} with {army}",
            reveals=True,
        ),
        Verb(
            c.EMBARK,
            "embark",
            (Field("army", of["army"], FIRST), Field("navy", of["navy"], THIRD)),
            "embark {army} on {navy}",
            reveals=True,
        ),
        Verb(
            c.LAND,
            "land",
            (Field("army", of["army"], FIRST), Field("region", of["region"], SECOND)),
            "land {army} in {region}",
            reveals=True,
        ),
        Verb(
            c.SAIL,
            "sail",
            (Field("navy", of["navy"], FIRST), Field("sea", of["sea"], SECOND)),
            "sail {navy} to {sea}",
            reveals=True,
        ),
        Verb(
            c.DOCK,
            "dock",
            (Field("navy", of["navy"], FIRST), Field("region", of["region"], SECOND)),
            "dock {navy} in {region}",
        ),
        Verb(
            c.ATTACK_NAVY,
            "attack_navy",
            (Field("other", of["navy"], THIRD), Field("navy", of["navy"], FIRST)),
            "attack {other} with {navy}",
            reveals=True,
        ),
        Verb(
            c.INTERCEPT,
            "intercept",
            (Field("navy", of["navy"], FIRST),),
            "intercept with {navy}",
            reveals=True,
        ),
        Verb(
            c.ASSAULT,
            "assault",
            (Field("army", of["army"], FIRST),),
            "assault with {army}",
            reveals=True,
        ),
        Verb(
            c.CONQUER,
            "conquer",
            (Field("army", of["army"], FIRST),),
            "conquer with {army}",
            reveals=True,
        ),
        Verb(
            c.FIGHT, "fight", (Field("army", of["army"], FIRST),), "fight with {army}", reveals=True
        ),
        Verb(
            c.SUBDUE,
            "subdue",
            (Field("army", of["army"], FIRST),),
            "subdue with {army}",
            reveals=True,
        ),
        Verb(
            c.REORGANISE,
            "reorganise",
            (Field("army", of["army"], FIRST), Field("other", of["army"], THIRD)),
            "reorganise {army} and {other}",
        ),
        Verb(
            c.MERGE_NAVIES,
            "merge_navies",
            (Field("navy", of["navy"], FIRST), Field("other", of["navy"], THIRD)),
            "regroup {navy} and {other}",
        ),
        Verb(
            c.GIVE,
            "give",
            (
                Field("kind", of["kind"], SECOND),
                Field("army", of["army"], FIRST),
                Field("other", of["army"], THIRD),
            ),
            "give {kind} from {army} to {other}",
            reveals=True,
        ),
        Verb(
            c.GIVE_SHIP,
            "give_ship",
            (
                Field("faction", of["faction"], SECOND),
                Field("navy", of["navy"], FIRST),
                Field("other", of["navy"], THIRD),
            ),
            "pass a ship of {faction} from {navy} to {other}",
        ),
        Verb(c.DONE, "done", (), "done", reveals=True),
        Verb(
            c.LEAD,
            "lead",
            (Field("general", of["general"], SECOND), Field("army", of["army"], FIRST)),
            "let {general} lead {army}",
        ),
        Verb(c.DROP, "drop", (Field("kind", of["kind"], SECOND),), "drop {kind}", reveals=True),
        Verb(c.AVOID, "avoid", (), "avoid battle", reveals=True),
        Verb(c.STAND, "stand", (), "stand and fight", reveals=True),
        Verb(
            c.ESCAPE,
            "escape",
            (Field("region", of["region"], SECOND),),
            "escape to {region}",
            reveals=True,
        ),
        Verb(
            c.ESCAPE_ABOARD,
            "escape_aboard",
            (Field("navy", of["navy"], FIRST),),
            "escape aboard {navy}",
            reveals=True,
        ),
        Verb(
            c.WITHDRAW,
            "withdraw",
            (Field("region", of["region"], SECOND),),
            "withdraw to {region}",
            reveals=True,
        ),
        Verb(c.LOSE, "lose", (Field("kind", of["kind"], SECOND),), "lose {kind}", reveals=True),
        Verb(
            c.RETREAT,
            "retreat",
            (Field("navy", of["navy"], FIRST), Field("place", of["place"], SECOND)),
            "retreat with {navy} to {place}",
            reveals=True,
        ),
        Verb(
            c.TAKE_FREE,
            "take_free",
            (Field("kind", of["mercenary"], SECOND),),
            "take {kind}",
            reveals=True,
        ),
        Verb(
            c.SHAPE_GROUND,
            "ground",
            (Field("change", of["change"], FIRST),),
            "ground {change}",
            reveals=True,
        ),
        Verb(
            c.DEPLOY,
            "deploy",
            (
                Field("main", of["main"], FIRST),
                Field("light", of["light"], SECOND),
                Field("engine", of["engine"], THIRD),
            ),
            "deploy {main} with {light} and {engine}",
            reveals=True,
        ),
        Verb(c.REVEAL, "reveal", (), "reveal", reveals=True),
        Verb(c.HOLD, "hold", (), "hold", reveals=True),
        Verb(c.CHARGE, "charge", (), "charge", reveals=True),
        Verb(
            c.STRIKE,
            "strike",
            (
                Field("target", of["kind"], SECOND),
                Field("state", of["state"], THIRD),
                Field("kind", of["kind"], FIRST),
            ),
            "strike {target} {state} with {kind}",
            reveals=True,
        ),
        Verb(c.INSPIRE, "inspire", (), "inspire", reveals=True),
        Verb(c.FURY, "fury", (), "fury", reveals=True),
        Verb(c.BOOST, "boost", (), "boost morale", reveals=True),
        Verb(
            c.RECOVER,
            "recover",
            (Field("kind", of["kind"], SECOND),),
            "recover {kind}",
            reveals=True,
        ),
        Verb(
            c.UPGRADE,
            "upgrade",
            (Field("kind", of["kind"], SECOND),),
            "upgrade {kind}",
            reveals=True,
        ),
        Verb(
            c.BUY,
            "buy",
            (Field("kind", of["kind"], SECOND), Field("number", of["space"], FIRST)),
            "buy {kind} for army {number}",
            reveals=True,
            goes_on=True,
        ),
        Verb(
            c.BUY_SHIP,
            "buy_ship",
            (Field("number", of["dock_space"], FIRST),),
            "buy a ship for navy {number}",
            reveals=True,
            goes_on=True,
        ),
        Verb(
            c.DEVELOP,
            "develop",
            (Field("number", of["column"], FIRST),),
            "develop column {number}",
            reveals=True,
            goes_on=True,
        ),
        Verb(
            c.BUILD,
            "build",
            (Field("building", of["building"], FIRST), Field("region", of["region"], SECOND)),
            "build {building} in {region}",
            reveals=True,
            goes_on=True,
        ),
        Verb(
            c.PAVE,
            "road",
            (Field("border", of["border"], FIRST),),
            "road {border}",
            reveals=True,
            goes_on=True,
        ),
        Verb(c.HIRE_GENERAL, "hire_general", (), "hire a general", reveals=True, goes_on=True),
        Verb(
            c.RAISE,
            "raise",
            (Field("general", of["general"], SECOND),),
            "raise an army under {general}",
            reveals=True,
            goes_on=True,
        ),
        Verb(
            c.POST,
            "post",
            (Field("general", of["general"], SECOND), Field("number", of["space"], FIRST)),
            "post {general} to army {number}",
            reveals=True,
            goes_on=True,
        ),
        Verb(c.HIRE_AGENT, "hire_agent", (), "hire an agent", reveals=True, goes_on=True),
        Verb(
            c.SOOTHE,
            "soothe",
            (Field("region", of["region"], SECOND),),
            "soothe {region}",
            reveals=True,
            goes_on=True,
        ),
        Verb(
            c.USE_CARD,
            "use_card",
            (Field("card", happening("conscription", "master_builder"), CARD),),
            "use {card}",
            reveals=True,
            goes_on=True,
        ),
        Verb(
            c.SHOW_ARMY,
            "show_army",
            (Field("army", of["army"], FIRST), Field("seat", of["seat"], SECOND)),
            "show {army} to {seat}",
            reveals=True,
        ),
        Verb(
            c.SHOW_HAND,
            "show_hand",
            (Field("seat", of["seat"], FIRST),),
            "open the hand to {seat}",
            reveals=True,
        ),
        Verb(c.FINISH, "finish", (), "finish", reveals=True, ends_turn=True),
        Verb(
            c.ENLIST,
            "enlist",
            (Field("kind", of["kind"], SECOND), Field("army", of["army"], FIRST)),
            "draft {kind} from {army}",
            reveals=True,
        ),
        Verb(
            c.LEAVE_OUT,
            "leave_out",
            (Field("kind", of["kind"], SECOND), Field("army", of["army"], FIRST)),
            "leave out {kind} from {army}",
            reveals=True,
        ),
    ]


# ---- what others see of it [1.4] -----------------------------------------------------------------


ANSWERS = (
    *(c.PASS, c.PLAY, c.PLAY_ARMY, c.PLAY_NAVY, c.PLAY_REGION, c.PLAY_REGIONS, c.PLAY_SEAT),
    *(c.PLAY_DIE, c.REROLL, c.REROLL_ALL, c.INSPIRE, c.FURY, c.BOOST),
)
ORDERS = tuple(range(c.BUY, c.FINISH))
HIDDEN = {
    c.BID: "bid",
    c.DEPLOY: "deploy",
    c.HOLD: "deploy",
    c.GIVE: "give a card",
    c.LOSE: "lose a card",
    c.DROP: "drop a card",
    c.ENLIST: "draft a card",
    c.LEAVE_OUT: "leave out a card",
    c.SHOW_ARMY: "show cards",
    c.SHOW_HAND: "show cards",
    c.LOSE_RANDOM: "chance takes a card",
    c.DEAL_CARD: "deal a card",
    c.DEAL_NUMBER: "deal an initiative card",
    **dict.fromkeys(ANSWERS, "answer"),
    **dict.fromkeys(ORDERS, "order"),
}
"""Moves that others do not see as they are, and what they are called then."""


def is_hidden(seat: int, move: int, viewer: int) -> bool:
    """[1.4] Whether a viewer is not told what is in a move."""
    verb = c.verb_of(move)
    if verb not in HIDDEN:
        return False
    if c.UNSEEN in (c.first_of(move), c.second_of(move)) or c.card_of(move) == c.UNSEEN_CARD:
        return True
    owner = seat
    if verb in (c.SHOW_ARMY, c.SHOW_HAND) and viewer == shown_to(move):
        return False
    if verb in (c.DEAL_CARD, c.DEAL_NUMBER):
        owner = c.first_of(move)
    elif verb == c.LOSE_RANDOM:
        owner = c.first_of(move) // c.ARMIES
    return viewer not in (EVERYTHING, owner)


def words_for(grammar: Grammar, seat: int, move: int, viewer: int) -> str:
    """[1.4] A move in as many words as the viewer may know."""
    if is_hidden(seat, move, viewer):
        return HIDDEN[c.verb_of(move)]
    return grammar.words(move)


def fields_for(grammar: Grammar, seat: int, move: int, viewer: int) -> dict[str, Any]:
    """The same as named fields."""
    if is_hidden(seat, move, viewer):
        return {"verb": HIDDEN[c.verb_of(move)]}
    return grammar.fields(move)
