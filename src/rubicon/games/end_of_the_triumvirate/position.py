"""Positions that people and programs write, as JSON with named fields."""

from collections.abc import Mapping
from typing import Any, Literal

from rubicon.core.contract import Told
from rubicon.core.errors import BadInput
from rubicon.core.kinds import Name
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.end_of_the_triumvirate import codes as c
from rubicon.games.end_of_the_triumvirate import rules
from rubicon.games.end_of_the_triumvirate.board import SEATS
from rubicon.games.end_of_the_triumvirate.check import check
from rubicon.games.end_of_the_triumvirate.moves import TRACKS
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.shapes import (
    Governor,
    Pending,
    ProvinceState,
    SeatName,
    SeatState,
    View,
)
from rubicon.games.end_of_the_triumvirate.tables import Tables
from rubicon.games.end_of_the_triumvirate.text import ENDINGS, PHASES
from rubicon.kit import entries

GOVERNORS: tuple[Governor, Governor] = ("out", "in")
AFTER_CONQUEST = (c.ESCAPE, c.REFUGE, c.COMPENSATION)

# ---- writing -------------------------------------------------------------------------------------


def write(s: Republic, names: list[str]) -> View:
    """The whole position with names; what is derived is there too, for the reader's convenience."""
    seats = SEATS[: s.t.players]
    return {
        "turn": s.turn,
        "calendar": s.calendar,
        "active": SEATS[s.active],
        "phase": PHASES[s.phase],
        "decides": decider(s),
        "points": s.points,
        "actions_taken": s.taken,
        **write_pending(s, names),
        "compensation": {"holder": seat_or_none(s.card_holder), "side": s.card_side},
        "provinces": {
            name: write_province(s, p) for p, name in enumerate(names) if s.owner[p] != c.NONE
        },
        "seats": {seat: write_seat(s, i, names) for i, seat in enumerate(seats)},
        "bag": {colour: s.bag[i] for i, colour in enumerate(SEATS)},
        "neutral_citizens": s.neutral(),
        "supply": {
            "gold": s.gold_left,
            "legions": s.legions_left,
            "servants": s.t.servants_total - sum(s.servants) - sum(s.carried),
        },
    }


def decider(s: Republic) -> SeatName | Literal["chance"] | None:
    """The seat to act, chance, or nobody."""
    acting = s.to_act()
    return "chance" if acting == CHANCE else None if acting == NOBODY else SEATS[acting]


def seat_or_none(seat: int) -> SeatName | None:
    """A seat's name, if it is one."""
    return None if seat == c.NONE else SEATS[seat]


def write_province(s: Republic, p: int) -> ProvinceState:
    """What is in a province."""
    return {
        "owner": SEATS[s.owner[p]],
        "governor": "servant" if s.servants[p] else GOVERNORS[s.boxed[p]],
        "servants": s.servants[p],
        "legions": s.legions[p],
        "gold": s.gold[p],
    }


def write_seat(s: Republic, seat: int, names: list[str]) -> SeatState:
    """What a seat has."""
    return {
        "character": names[s.place[seat]],
        "gold": s.purse[seat],
        "carried": s.carried[seat],
        "political": s.track[seat],
        "military": s.track[c.COLOURS + seat],
        "citizens": s.citizens[seat],
        "consul": s.consul[seat] == 1,
        "weapons_in_reserve": s.reserve(seat),
        "provinces": s.realm[seat],
        "leads": [name for track, name in TRACKS.items() if rules.leads(s, seat, track)],
    }


def write_pending(s: Republic, names: list[str]) -> Pending:
    """What is being settled now: a question, a battle, a conquest, an election, the result."""
    pending: Pending = {}
    if s.phase in (c.TAKE_GOLD, c.TAKE_LEGIONS):
        pending["asked"] = names[s.cursor]
    if s.phase == c.BATTLE:
        pending["attack"] = {"province": names[s.target], "legions": s.attackers}
    elif s.target != c.NONE and s.phase != c.OVER:
        pending["conquest"] = {
            "province": names[s.target],
            "loser": SEATS[s.loser],
            "captured_servants": s.captured,
        }
    if s.phase == c.CONSUL:
        pending["elected"] = SEATS[s.elected]
    if s.phase == c.OVER:
        pending["result"] = {"winner": SEATS[s.winner], "reason": ENDINGS[s.ending][0]}
    return pending


# ---- reading -------------------------------------------------------------------------------------


FIELDS = (
    "turn",
    "calendar",
    "active",
    "phase",
    "decides",
    "points",
    "actions_taken",
    "asked",
    "attack",
    "conquest",
    "elected",
    "result",
    "compensation",
    "provinces",
    "seats",
    "bag",
    "neutral_citizens",
    "supply",
)


class Reader:
    """Reads one position and complains in sentences that name the entry."""

    def __init__(self, tables: Tables, provinces: Name) -> None:
        self.t = tables
        self.provinces = provinces
        self.names = list(provinces.names)
        self.seats = SEATS[: tables.players]

    # pieces of JSON

    complain = staticmethod(entries.complain)
    table = staticmethod(entries.table)
    number = staticmethod(entries.number)
    word = staticmethod(entries.word)
    agree = staticmethod(entries.agree)

    def seat(self, value: object, entry: str) -> int:
        """A seat of this match."""
        return self.seats.index(self.word(value, entry, self.seats))

    def province(self, value: object, entry: str, s: Republic) -> int:
        """A province that is in play."""
        try:
            p = self.provinces.read(value)
        except BadInput:
            self.complain(entry, f"names {value!r}, which is no province of this board")
        if s.owner[p] == c.NONE:
            self.complain(entry, f"names {self.names[p]}, which is out of play (10.1)")
        return p

    # the position

    def read(self, position: Mapping[str, Any]) -> Republic:
        """The position that is meant; what is omitted takes its set-up value."""
        data = self.table(position, "top level", FIELDS)
        s = Republic(self.t)
        self.read_provinces(s, data.get("provinces", {}))
        self.read_bag(s, data.get("bag", {}))
        self.read_seats(s, data.get("seats", {}))
        self.read_turn(s, data)
        self.read_card(s, data.get("compensation", {}))
        s.legions_left = self.t.legions_total - sum(s.legions)
        s.gold_left = self.t.gold_total - sum(s.gold) - sum(s.purse)
        self.read_phase(s, data)
        self.check_whole(s)
        self.read_derived(s, data)
        return s

    def read_provinces(self, s: Republic, given: object) -> None:
        """Owners, governors, servants, legions and gold."""
        provinces = self.table(given, "provinces", {*self.names, *self.provinces.aliases})
        for p in range(c.PROVINCES):
            s.legions[p] = self.t.start_legions if s.owner[p] != c.NONE else 0
        seen: set[int] = set()
        for key, entry in provinces.items():
            where = f"province {key}"
            p = self.province(key, "provinces", s)
            if p in seen:
                self.complain("provinces", f"give {self.names[p]} twice")
            seen.add(p)
            fields = {"owner", "governor", "servants", "legions", "gold"}
            data = self.table(entry, where, fields)
            if "owner" in data:
                s.owner[p] = self.seat(data["owner"], f"{where} owner")
            s.legions[p] = self.number(
                data.get("legions", s.legions[p]), f"{where} legions", 0, self.t.legions_total
            )
            s.gold[p] = self.number(data.get("gold", 0), f"{where} gold", 0, self.t.gold_total)
            self.read_governor(s, p, data, where)
        for seat in range(self.t.players):
            s.realm[seat] = s.owner.count(seat)

    def read_governor(self, s: Republic, p: int, data: Mapping[str, Any], where: str) -> None:
        """In the box, beside it, or on a civil servant."""
        s.servants[p] = self.number(
            data.get("servants", s.servants[p]), f"{where} servants", 0, self.t.servants_total
        )
        governor = data.get("governor")
        if governor is not None:
            self.word(governor, f"{where} governor", (*GOVERNORS, "servant"))
        if s.servants[p]:
            if governor not in (None, "servant"):
                self.complain(f"{where} governor", "stands on the civil servant there (4.9)")
            s.boxed[p] = 0
        elif governor == "servant":
            self.complain(f"{where} governor", "has no civil servant to stand on")
        elif governor is not None:
            s.boxed[p] = GOVERNORS.index(governor)

    def read_bag(self, s: Republic, given: object) -> None:
        """Weapons by colour."""
        bag = self.table(given, "bag", set(SEATS))
        for i, colour in enumerate(SEATS):
            value = bag.get(colour, self.t.start_weapons)
            s.bag[i] = self.number(value, f"bag {colour}", 0, self.t.weapons_total)
            if i >= self.t.players and s.bag[i] != self.t.start_weapons:
                self.complain(f"bag {colour}", f"always holds {self.t.start_weapons} (10.4)")

    def read_seats(self, s: Republic, given: object) -> None:
        """Character, hand, tracks, citizens and consul card of each seat."""
        seats = self.table(given, "seats", set(self.seats))
        known = {"character", "gold", "carried", "political", "military", "citizens", "consul"}
        derived = {"weapons_in_reserve", "provinces", "leads"}
        for i, seat in enumerate(self.seats):
            data = self.table(seats.get(seat, {}), f"seat {seat}", known | derived)
            if "character" in data:
                s.place[i] = self.province(data["character"], f"{seat}'s character", s)
            numbers = (
                ("gold", s.purse, i, self.t.start_gold, 0, self.t.gold_total),
                ("carried", s.carried, i, 0, 0, self.t.servants_total),
                ("political", s.track, i, 1, 1, self.t.top),
                ("military", s.track, c.COLOURS + i, 1, 1, self.t.top),
                ("citizens", s.citizens, i, self.t.start_citizens, 0, self.t.citizens_total),
            )
            for key, target, index, usual, least, most in numbers:
                value = data.get(key, usual)
                target[index] = self.number(value, f"{seat}'s {key}", least, most)
            consul = data.get("consul", False)
            if not isinstance(consul, bool):
                self.complain(f"{seat}'s consul", "must be true or false")
            s.consul[i] = int(consul)

    def read_turn(self, s: Republic, data: Mapping[str, Any]) -> None:
        """Whose turn it is, when, and how far it has gone."""
        bound = (self.t.players + 1) * self.t.year_turns
        s.turn = self.number(data.get("turn", 1), "turn", 1, bound)
        s.calendar = self.number(
            data.get("calendar", self.t.year_turns), "calendar", 0, self.t.year_turns
        )
        s.active = self.seat(data.get("active", SEATS[0]), "active")
        most = self.t.movement_points
        s.points = self.number(data.get("points", most), "points", 0, most)
        actions = len(self.t.action_cost)
        s.taken = self.number(data.get("actions_taken", 0), "actions_taken", 0, actions)

    def read_card(self, s: Republic, given: object) -> None:
        """Who holds the compensation card, and which side is up."""
        card = self.table(given, "compensation", {"holder", "side"})
        if card.get("holder") is None:
            if card.get("side", 0) != 0:
                self.complain("compensation", "has a side up but no holder")
            return
        s.card_holder = self.seat(card["holder"], "compensation holder")
        s.card_side = self.number(card.get("side", 1), "compensation side", 1, 2)

    def read_phase(self, s: Republic, data: Mapping[str, Any]) -> None:
        """The decision at hand, and what belongs to it."""
        phase = self.word(data.get("phase", PHASES[c.SUPPLY]), "phase", tuple(PHASES.values()))
        s.phase = next(code for code, name in PHASES.items() if name == phase)
        self.check_abroad(s, data)
        self.read_attack(s, data)
        self.read_conquest(s, data)
        if (s.calendar == 0) != (s.phase == c.CONSUL) and s.phase != c.OVER:
            self.complain("calendar", "is at 0 just while a new consul is installed (8.3)")
        if s.phase == c.CONSUL:
            self.read_election(s, data)
        elif s.phase in (c.TAKE_GOLD, c.TAKE_LEGIONS):
            s.cursor = self.province(data.get("asked"), "asked", s)
            if min(rules.yield_asked(s, s.cursor), rules.supply_asked(s)) <= 0:
                self.complain("asked", f"names {self.names[s.cursor]}, where nothing can be taken")
        elif s.phase == c.OVER:
            self.read_result(s, data)
        if not self.find_winner(s) and s.phase == c.SUPPLY:
            self.check_whole(s)
            rules.begin_turn(s)

    def check_abroad(self, s: Republic, data: Mapping[str, Any]) -> None:
        """Characters stand in provinces of their own, except one that has to escape."""
        for seat, name in enumerate(self.seats):
            if s.realm[seat] == 0:
                self.complain(f"seat {name}", "has no province")
            if s.owner[s.place[seat]] != seat and s.phase not in (c.ESCAPE, c.PICK_UP, c.OVER):
                where = self.names[s.place[seat]]
                self.complain(f"{name}'s character", f"is in {where}, which is not his")
        for key, phases in (
            ("attack", (c.BATTLE,)),
            ("conquest", (*AFTER_CONQUEST, c.PICK_UP)),
            ("elected", (c.CONSUL,)),
            ("asked", (c.TAKE_GOLD, c.TAKE_LEGIONS)),
            ("result", (c.OVER,)),
        ):
            if key in data and s.phase not in phases:
                self.complain(key, f"does not belong to the phase {PHASES[s.phase]!r}")

    def read_attack(self, s: Republic, data: Mapping[str, Any]) -> None:
        """A battle for which weapons are about to be drawn."""
        if s.phase != c.BATTLE:
            return
        attack = self.table(data.get("attack"), "attack", {"province", "legions"})
        s.target = self.province(attack.get("province"), "attack province", s)
        left = s.legions_left
        s.attackers = self.number(attack.get("legions"), "attack legions", 1, max(1, left))
        s.legions_left -= s.attackers
        if s.owner[s.target] == s.active:
            self.complain(
                "attack", f"is on {self.names[s.target]}, which is {SEATS[s.active]}'s own"
            )
        if rules.is_immune(s, s.owner[s.target]):
            self.complain("attack", "is on a player who has only one province left (5.2)")
        if rules.count_draw(s) == 0:
            self.complain("attack", "draws no weapons: it would be over already (5.3)")

    def read_conquest(self, s: Republic, data: Mapping[str, Any]) -> None:
        """A conquest that is being settled."""
        if "conquest" not in data:
            if s.phase in AFTER_CONQUEST:
                self.complain("conquest", f"is missing in the phase {PHASES[s.phase]!r}")
            if s.phase == c.PICK_UP:
                self.check_pickup(s, s.active)
            return
        fields = {"province", "loser", "captured_servants"}
        conquest = self.table(data["conquest"], "conquest", fields)
        s.target = self.province(conquest.get("province"), "conquest province", s)
        s.loser = self.seat(conquest.get("loser"), "conquest loser")
        most = self.t.servants_total
        captured = conquest.get("captured_servants", 0)
        s.captured = self.number(captured, "conquest captured_servants", 0, most)
        if s.owner[s.target] != s.active or s.place[s.active] != s.target or s.loser == s.active:
            self.complain(
                "conquest", "must be of the province where the active character now stands"
            )
        if s.phase == c.ESCAPE and s.place[s.loser] != s.target:
            self.complain("conquest loser", "has no character there who would have to escape (6.3)")
        held = s.card_holder == s.loser and s.card_side == c.SIDE_TWO
        if s.phase == c.COMPENSATION and not held:
            self.complain("compensation", "must lie before the loser with side 2 up (6.7)")
        if s.phase in (c.PICK_UP, c.REFUGE):
            self.check_pickup(s, s.loser if s.phase == c.REFUGE else s.active)

    def check_pickup(self, s: Republic, seat: int) -> None:
        """A question about gold needs gold, and the reading in which it is asked."""
        if not self.t.reading_chosen_pickup or s.gold[s.place[seat]] == 0:
            self.complain("phase", "asks about gold that is not there, or is never asked (11.5)")

    def read_election(self, s: Republic, data: Mapping[str, Any]) -> None:
        """A consul who has to place his civil servant."""
        s.elected = self.seat(data.get("elected"), "elected")
        s.consul[s.elected] = 1

    def read_result(self, s: Republic, data: Mapping[str, Any]) -> None:
        """Who won, and how."""
        result = self.table(data.get("result"), "result", {"winner", "reason"})
        s.winner = self.seat(result.get("winner"), "result winner")
        reasons: dict[str, int] = {name: code for code, (name, _, _) in ENDINGS.items()}
        reason = self.word(result.get("reason"), "result reason", tuple(reasons))
        s.ending = reasons[reason]

    def find_winner(self, s: Republic) -> bool:
        """[9.1] A position in which somebody has won already is over."""
        if s.phase == c.OVER:
            return True
        for seat in range(self.t.players):
            if s.realm[seat] >= self.t.provinces_to_win:
                rules.win(s, seat, c.NINE_PROVINCES)
            elif s.track[seat] == s.track[c.COLOURS + seat] == self.t.top:
                rules.win(s, seat, c.BOTH_TRACKS)
            elif s.elected == c.NONE:
                rules.check_citizens(s, seat)
            if s.phase == c.OVER:
                return True
        return False

    def check_whole(self, s: Republic) -> None:
        """The laws that hold for every position."""
        for sentence in check(s, self.names):
            raise BadInput(f"The position can't be: {sentence}.")

    def read_derived(self, s: Republic, data: Mapping[str, Any]) -> None:
        """What follows from the rest may be given, if it is right; supplies may have changed it."""
        if data.get("phase", PHASES[c.SUPPLY]) == PHASES[c.SUPPLY]:
            return
        derived: Told = write(s, self.names)
        for key in ("decides", "neutral_citizens", "supply"):
            if key in data:
                self.agree(data[key], derived[key], key)
        for seat, entry in data.get("seats", {}).items():
            for key in ("weapons_in_reserve", "provinces", "leads"):
                if key in entry:
                    self.agree(entry[key], derived["seats"][seat][key], f"{seat}'s {key}")
