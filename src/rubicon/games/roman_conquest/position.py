"""Positions that people and programs write, as JSON with named fields."""

from collections.abc import Mapping
from typing import Any, Literal

from rubicon.core.contract import Told
from rubicon.core.errors import BadInput
from rubicon.core.kinds import Name
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import rules
from rubicon.games.roman_conquest.board import FORCE_NAMES, SEAT_NAMES
from rubicon.games.roman_conquest.check import broken
from rubicon.games.roman_conquest.fields import MOST_POPULARITY
from rubicon.games.roman_conquest.moves import Throw, dice_of
from rubicon.games.roman_conquest.play import Conquest
from rubicon.games.roman_conquest.resolver import is_throw
from rubicon.games.roman_conquest.saying import say
from rubicon.games.roman_conquest.shapes import (
    Battle,
    Pending,
    SeatName,
    SeatState,
    Stack,
    View,
)
from rubicon.games.roman_conquest.tables import Tables
from rubicon.games.roman_conquest.text import ENDINGS, PHASES, seats_of
from rubicon.kit import entries
from rubicon.kit.entries import Entry, part
from rubicon.words import Phrase, quoted, shown

BATTLING = (c.ATTACK, c.DEFENCE)

# ---- writing -------------------------------------------------------------------------------------


def write(s: Conquest, names: list[str]) -> View:
    """The whole position with names; what is derived is there too, for the reader's convenience."""
    return {
        "turn": s.turn,
        "round": s.round,
        "war": s.war == 1,
        "first": None if s.first == c.NONE else SEAT_NAMES[s.first],
        "active": SEAT_NAMES[s.active],
        "phase": PHASES[s.phase],
        "decides": decider(s),
        **write_pending(s, names),
        "stacks": {names[p]: write_stack(s, p) for p in range(s.t.hexes) if s.stacks[p]},
        "seats": {name: write_seat(s, seat, names) for seat, name in enumerate(SEAT_NAMES)},
        "roman_troops": s.count_troops(c.ROME),
    }


def decider(s: Conquest) -> SeatName | Literal["chance"] | None:
    """The seat to act, chance, or nobody."""
    acting = s.to_act()
    return "chance" if acting == CHANCE else None if acting == NOBODY else SEAT_NAMES[acting]


def write_stack(s: Conquest, p: int) -> Stack:
    """What stands in a hex."""
    troops = {name: s.troops(force, p) for force, name in enumerate(FORCE_NAMES)}
    return {"troops": {name: n for name, n in troops.items() if n}, "moved": s.arrived(p)}


def write_seat(s: Conquest, seat: int, names: list[str]) -> SeatState:
    """What a seat has."""
    p = s.leader[seat]
    return {
        "leader": names[p] if s.is_alive(seat) else None,
        "conquests": s.conquests[seat],
        "popularity": s.popularity[seat],
        "rome": s.rome[seat],
        "troops": s.count_troops(seat),
        "in_zone": s.is_alive(seat) and s.t.zone[p] == seat,
    }


def write_pending(s: Conquest, names: list[str]) -> Pending:
    """What is being settled now: a way, an order, fights, a battle, the result."""
    pending: Pending = {}
    if s.phase == c.TRAVEL:
        pending["roll"] = s.roll
    if s.last_home != c.NONE:
        home, to = names[s.last_home], names[s.last_to]
        pending["last_order"] = {"home": home, "to": to, "troops": s.last_troops}
    if s.phase in (c.FIGHTS, *BATTLING):
        fights: list[int] = []
        rules.list_fights(s, fights)
        pending["fights"] = [names[p] for p in fights]
    if s.phase in BATTLING:
        pending["battle"] = write_battle(s, names)
    if s.phase == c.OVER:
        reason = ENDINGS[s.ending][0]
        pending["result"] = {"winners": seats_of(s.winners), "reason": reason}
    return pending


def write_battle(s: Conquest, names: list[str]) -> Battle:
    """A fight in which dice are thrown."""
    p, force = s.battle, rules.attacking(s)
    enemy = s.owner(p, force)
    battle: Battle = {
        "hex": names[p],
        "attacker": FORCE_NAMES[force],
        "attackers": s.troops(force, p),
        "attacker_leader": rules.is_led(s, force, p),
        "defender": FORCE_NAMES[enemy],
        "defenders": s.troops(enemy, p),
        "defender_leader": rules.is_led(s, enemy, p),
    }
    if s.phase == c.DEFENCE:
        battle["dice"] = dice_of(s.throw)
    return battle


# ---- reading -------------------------------------------------------------------------------------


FIELDS = (
    "turn",
    "round",
    "war",
    "first",
    "active",
    "phase",
    "decides",
    "roll",
    "last_order",
    "fights",
    "battle",
    "result",
    "stacks",
    "seats",
    "roman_troops",
)
BELONGS = {
    "roll": (c.TRAVEL,),
    "last_order": (c.TROOPS,),
    "fights": (c.FIGHTS, *BATTLING),
    "battle": BATTLING,
    "result": (c.OVER,),
}
"""The phases to which some of the fields belong."""


def of_seat(seat: str, name: str) -> Phrase:
    """A field of a seat."""
    return say("entry-of-seat", seat=seat, name=name)


class Reader:
    """Reads one position and complains in sentences that name the entry."""

    def __init__(self, tables: Tables, hexes: Name) -> None:
        self.t = tables
        self.hexes = hexes
        self.names = list(hexes.names)

    # pieces of JSON

    table = staticmethod(entries.table)
    number = staticmethod(entries.number)
    word = staticmethod(entries.word)
    agree = staticmethod(entries.agree)

    def seat(self, value: object, entry: Entry) -> int:
        """One of the three."""
        return SEAT_NAMES.index(self.word(value, entry, SEAT_NAMES))

    def hex(self, value: object, entry: Entry) -> int:
        """A hex of the board."""
        try:
            return self.hexes.read(value)
        except BadInput:
            raise BadInput(say("position-no-hex", entry=entry, given=shown(value))) from None

    def flag(self, value: object, entry: Entry) -> int:
        """True or false."""
        if not isinstance(value, bool):
            raise BadInput(say("position-true-or-false", entry=entry))
        return int(value)

    # the position

    def read(self, position: Mapping[str, Any]) -> Conquest:
        """The position that is meant; what is omitted takes its set-up value."""
        data = self.table(position, say("entry-top-level"), FIELDS)
        s = Conquest(self.t)
        self.read_turn(s, data)
        if "stacks" in data:
            self.read_stacks(s, data["stacks"])
        self.read_seats(s, data.get("seats", {}))
        self.read_phase(s, data)
        self.check_whole(s)
        self.check_phase(s)
        self.read_derived(s, data)
        return s

    def read_turn(self, s: Conquest, data: Mapping[str, Any]) -> None:
        """Whose turn it is, when, and in which part of it."""
        phase = self.word(data.get("phase", PHASES[s.phase]), "phase", tuple(PHASES.values()))
        s.phase = next(code for code, name in PHASES.items() if name == phase)
        most = self.t.round_limit
        s.round = self.number(data.get("round", 1), "round", 1, most)
        s.turn = self.number(data.get("turn", 1), "turn", 1, c.SEATS * most)
        s.war = self.flag(data.get("war", False), "war")
        s.active = self.seat(data.get("active", SEAT_NAMES[0]), "active")
        if s.phase != c.OPENING:
            first = data.get("first")
            s.first = s.active if first is None else self.seat(first, "first")
        elif data.get("first") is not None:
            raise BadInput(say("position-wrong-phase", entry="first", phase=shown(phase)))
        for key, phases in BELONGS.items():
            if key in data and s.phase not in phases:
                raise BadInput(say("position-wrong-phase", entry=key, phase=shown(phase)))

    def read_stacks(self, s: Conquest, given: object) -> None:
        """Troops; hexes that are not named have none."""
        stacks = self.table(given, "stacks", {*self.names, *self.hexes.aliases})
        s.stacks = [0] * c.HEXES
        for key, entry in stacks.items():
            where = say("entry-stack", name=quoted(key))
            p = self.hex(key, "stacks")
            if s.stacks[p]:
                raise BadInput(say("position-hex-twice", hex=self.names[p]))
            data = self.table(entry, where, {"troops", "moved"})
            troops = self.table(data.get("troops", {}), part(where, "troops"), FORCE_NAMES)
            for force, name in enumerate(FORCE_NAMES):
                count = self.number(troops.get(name, 0), part(where, name), 0, self.t.stack_limit)
                s.add_troops(force, p, count)
            own = s.troops(s.active, p)
            moved = self.number(data.get("moved", 0), part(where, "moved"), 0, own)
            s.stacks[p] |= moved << c.ARRIVED_SHIFT

    def read_seats(self, s: Conquest, given: object) -> None:
        """Leader, tokens and turns in Rome of each seat."""
        seats = self.table(given, "seats", SEAT_NAMES)
        known = {"leader", "conquests", "popularity", "rome", "troops", "in_zone"}
        for i, seat in enumerate(SEAT_NAMES):
            data = self.table(seats.get(seat, {}), say("entry-seat", seat=seat), known)
            if "leader" in data:
                place = data["leader"]
                s.leader[i] = c.NONE if place is None else self.hex(place, of_seat(seat, "leader"))
            for key, target, most in (
                ("conquests", s.conquests, self.t.conquest_cap),
                ("popularity", s.popularity, MOST_POPULARITY),
                ("rome", s.rome, self.t.turns_in_rome),
            ):
                target[i] = self.number(data.get(key, 0), of_seat(seat, key), 0, most)

    def read_phase(self, s: Conquest, data: Mapping[str, Any]) -> None:
        """What belongs to the decision at hand."""
        if s.phase == c.TRAVEL:
            s.roll = self.number(data.get("roll"), "roll", 1, c.TRAVEL_FACES)
        if "last_order" in data:
            order = self.table(data["last_order"], "last_order", {"home", "to", "troops"})
            s.last_home = self.hex(order.get("home"), part("last_order", "home"))
            s.last_to = self.hex(order.get("to"), part("last_order", "to"))
            most, entry = self.t.stack_limit, part("last_order", "troops")
            s.last_troops = self.number(order.get("troops"), entry, 1, most)
        if s.phase in BATTLING:
            self.read_battle(s, data)
        if s.phase == c.OVER:
            self.read_result(s, data)

    def read_battle(self, s: Conquest, data: Mapping[str, Any]) -> None:
        """A fight in which dice are thrown."""
        known = {"hex", "dice", "attacker", "attackers", "attacker_leader"}
        known |= {"defender", "defenders", "defender_leader"}
        battle = self.table(data.get("battle"), "battle", known)
        s.battle = self.hex(battle.get("hex"), part("battle", "hex"))
        if ("dice" in battle) != (s.phase == c.DEFENCE):
            raise BadInput(say("position-dice", phase=shown(PHASES[s.phase])))
        if s.phase == c.DEFENCE:
            try:
                s.throw = Throw(self.t.stack_limit).read(battle["dice"])
            except BadInput:
                raise BadInput(say("position-throw", given=shown(battle["dice"]))) from None

    def read_result(self, s: Conquest, data: Mapping[str, Any]) -> None:
        """Who won, and how."""
        result = self.table(data.get("result"), "result", {"winners", "reason"})
        winners, entry = result.get("winners"), part("result", "winners")
        if not isinstance(winners, list) or not winners:
            raise BadInput(say("position-no-winners", entry=entry))
        for winner in winners:
            s.winners |= 1 << self.seat(winner, entry)
        reasons: dict[str, int] = {name: code for code, (name, _) in ENDINGS.items()}
        reason = self.word(result.get("reason"), part("result", "reason"), tuple(reasons))
        s.ending = reasons[reason]
        if len(winners) > 1 and s.ending != c.LAST_ROUND:
            raise BadInput(say("position-one-winner", reason=shown(reason)))

    def check_whole(self, s: Conquest) -> None:
        """The laws that hold for every position."""
        for law in broken(s, self.names):
            raise BadInput(say("position-cannot-be", what=law))

    def check_phase(self, s: Conquest) -> None:
        """The decision at hand is one that can come about."""
        fights: list[int] = []
        rules.list_fights(s, fights)
        if s.phase == c.FIGHTS and len(fights) < 2:
            raise BadInput(say("position-no-choice"))
        if s.phase in BATTLING and not self.is_battle(s):
            raise BadInput(say("position-no-battle", hex=self.names[s.battle]))
        if s.phase == c.DEFENCE:
            force = rules.attacking(s)
            troops, led = s.troops(force, s.battle), rules.is_led(s, force, s.battle)
            if not is_throw(s.throw, troops, led):
                raise BadInput(say("position-throw", given=shown(dice_of(s.throw))))
        if s.phase in (c.FAVOUR, c.TWENTY) and not rules.may_recruit(s):
            raise BadInput(say("position-no-favour"))
        if s.phase == c.VALUES and not (s.t.reading_drawn and rules.may_parade(s)):
            raise BadInput(say("position-no-parade"))

    def is_battle(self, s: Conquest) -> bool:
        """Whether troops of both sides stand where dice are thrown."""
        force = rules.attacking(s)
        return s.troops(force, s.battle) > 0 and s.owner(s.battle, force) != c.NONE

    def read_derived(self, s: Conquest, data: Mapping[str, Any]) -> None:
        """What follows from the rest may be given, if it is right."""
        derived: Told = write(s, self.names)
        for key in ("decides", "roman_troops", "fights"):
            if key in data:
                self.agree(data[key], derived[key], key)
        for key, value in data.get("battle", {}).items():
            if key not in ("hex", "dice"):
                self.agree(value, derived["battle"][key], part("battle", key))
        for seat, entry in data.get("seats", {}).items():
            for key in ("troops", "in_zone"):
                if key in entry:
                    self.agree(entry[key], derived["seats"][seat][key], of_seat(seat, key))
