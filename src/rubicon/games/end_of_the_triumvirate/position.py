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
from rubicon.games.end_of_the_triumvirate.check import broken
from rubicon.games.end_of_the_triumvirate.moves import TRACKS
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.saying import say
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
from rubicon.kit.entries import Entry, part
from rubicon.words import Phrase, quoted, shown

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


def of_seat(seat: str, name: str) -> Phrase:
    """A field of a seat."""
    return say("entry-of-seat", seat=seat, name=name)


class Reader:
    """Reads one position and complains in sentences that name the entry."""

    def __init__(self, tables: Tables, provinces: Name) -> None:
        self.t = tables
        self.provinces = provinces
        self.names = list(provinces.names)
        self.seats = SEATS[: tables.players]

    # pieces of JSON

    table = staticmethod(entries.table)
    number = staticmethod(entries.number)
    word = staticmethod(entries.word)
    agree = staticmethod(entries.agree)

    def seat(self, value: object, entry: Entry) -> int:
        """A seat of this match."""
        return self.seats.index(self.word(value, entry, self.seats))

    def province(self, value: object, entry: Entry, s: Republic) -> int:
        """A province that is in play."""
        try:
            p = self.provinces.read(value)
        except BadInput:
            given = shown(value)
            raise BadInput(say("position-no-province", entry=entry, given=given)) from None
        if s.owner[p] == c.NONE:
            name = self.names[p]
            raise BadInput(say("position-out-of-play", entry=entry, province=name))
        return p

    # the position

    def read(self, position: Mapping[str, Any]) -> Republic:
        """The position that is meant; what is omitted takes its set-up value."""
        data = self.table(position, say("entry-top-level"), FIELDS)
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
            where = say("entry-province", name=quoted(key))
            p = self.province(key, "provinces", s)
            if p in seen:
                raise BadInput(say("position-province-twice", province=self.names[p]))
            seen.add(p)
            fields = {"owner", "governor", "servants", "legions", "gold"}
            data = self.table(entry, where, fields)
            if "owner" in data:
                s.owner[p] = self.seat(data["owner"], part(where, "owner"))
            s.legions[p] = self.number(
                data.get("legions", s.legions[p]), part(where, "legions"), 0, self.t.legions_total
            )
            s.gold[p] = self.number(data.get("gold", 0), part(where, "gold"), 0, self.t.gold_total)
            self.read_governor(s, p, data, where)
        for seat in range(self.t.players):
            s.realm[seat] = s.owner.count(seat)

    def read_governor(self, s: Republic, p: int, data: Mapping[str, Any], where: Phrase) -> None:
        """In the box, beside it, or on a civil servant."""
        s.servants[p] = self.number(
            data.get("servants", s.servants[p]), part(where, "servants"), 0, self.t.servants_total
        )
        governor, entry = data.get("governor"), part(where, "governor")
        if governor is not None:
            self.word(governor, entry, (*GOVERNORS, "servant"))
        if s.servants[p]:
            if governor not in (None, "servant"):
                raise BadInput(say("position-governor-on-servant", entry=entry))
            s.boxed[p] = 0
        elif governor == "servant":
            raise BadInput(say("position-governor-no-servant", entry=entry))
        elif governor is not None:
            s.boxed[p] = GOVERNORS.index(governor)

    def read_bag(self, s: Republic, given: object) -> None:
        """Weapons by colour."""
        bag = self.table(given, "bag", set(SEATS))
        for i, colour in enumerate(SEATS):
            value = bag.get(colour, self.t.start_weapons)
            entry = say("entry-bag", seat=colour)
            s.bag[i] = self.number(value, entry, 0, self.t.weapons_total)
            if i >= self.t.players and s.bag[i] != self.t.start_weapons:
                usual = self.t.start_weapons
                raise BadInput(say("position-idle-weapons", entry=entry, weapons=usual))

    def read_seats(self, s: Republic, given: object) -> None:
        """Character, hand, tracks, citizens and consul card of each seat."""
        seats = self.table(given, "seats", set(self.seats))
        known = {"character", "gold", "carried", "political", "military", "citizens", "consul"}
        derived = {"weapons_in_reserve", "provinces", "leads"}
        for i, seat in enumerate(self.seats):
            data = self.table(seats.get(seat, {}), say("entry-seat", seat=seat), known | derived)
            if "character" in data:
                s.place[i] = self.province(data["character"], of_seat(seat, "character"), s)
            numbers = (
                ("gold", s.purse, i, self.t.start_gold, 0, self.t.gold_total),
                ("carried", s.carried, i, 0, 0, self.t.servants_total),
                ("political", s.track, i, 1, 1, self.t.top),
                ("military", s.track, c.COLOURS + i, 1, 1, self.t.top),
                ("citizens", s.citizens, i, self.t.start_citizens, 0, self.t.citizens_total),
            )
            for key, target, index, usual, least, most in numbers:
                value = data.get(key, usual)
                target[index] = self.number(value, of_seat(seat, key), least, most)
            consul = data.get("consul", False)
            if not isinstance(consul, bool):
                raise BadInput(say("position-true-or-false", entry=of_seat(seat, "consul")))
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
                raise BadInput(say("position-side-without-holder"))
            return
        s.card_holder = self.seat(card["holder"], part("compensation", "holder"))
        s.card_side = self.number(card.get("side", 1), part("compensation", "side"), 1, 2)

    def read_phase(self, s: Republic, data: Mapping[str, Any]) -> None:
        """The decision at hand, and what belongs to it."""
        phase = self.word(data.get("phase", PHASES[c.SUPPLY]), "phase", tuple(PHASES.values()))
        s.phase = next(code for code, name in PHASES.items() if name == phase)
        self.check_abroad(s, data)
        self.read_attack(s, data)
        self.read_conquest(s, data)
        if (s.calendar == 0) != (s.phase == c.CONSUL) and s.phase != c.OVER:
            raise BadInput(say("position-calendar"))
        if s.phase == c.CONSUL:
            self.read_election(s, data)
        elif s.phase in (c.TAKE_GOLD, c.TAKE_LEGIONS):
            s.cursor = self.province(data.get("asked"), "asked", s)
            if min(rules.yield_asked(s, s.cursor), rules.supply_asked(s)) <= 0:
                raise BadInput(say("position-nothing-to-take", province=self.names[s.cursor]))
        elif s.phase == c.OVER:
            self.read_result(s, data)
        if not self.find_winner(s) and s.phase == c.SUPPLY:
            self.check_whole(s)
            rules.begin_turn(s)

    def check_abroad(self, s: Republic, data: Mapping[str, Any]) -> None:
        """Characters stand in provinces of their own, except one that has to escape."""
        for seat, name in enumerate(self.seats):
            if s.realm[seat] == 0:
                raise BadInput(say("position-no-provinces", seat=name))
            if s.owner[s.place[seat]] != seat and s.phase not in (c.ESCAPE, c.PICK_UP, c.OVER):
                entry, where = of_seat(name, "character"), self.names[s.place[seat]]
                raise BadInput(say("position-character-abroad", entry=entry, province=where))
        for key, phases in (
            ("attack", (c.BATTLE,)),
            ("conquest", (*AFTER_CONQUEST, c.PICK_UP)),
            ("elected", (c.CONSUL,)),
            ("asked", (c.TAKE_GOLD, c.TAKE_LEGIONS)),
            ("result", (c.OVER,)),
        ):
            if key in data and s.phase not in phases:
                phase = shown(PHASES[s.phase])
                raise BadInput(say("position-wrong-phase", entry=key, phase=phase))

    def read_attack(self, s: Republic, data: Mapping[str, Any]) -> None:
        """A battle for which weapons are about to be drawn."""
        if s.phase != c.BATTLE:
            return
        attack = self.table(data.get("attack"), "attack", {"province", "legions"})
        s.target = self.province(attack.get("province"), part("attack", "province"), s)
        left = s.legions_left
        s.attackers = self.number(attack.get("legions"), part("attack", "legions"), 1, max(1, left))
        s.legions_left -= s.attackers
        if s.owner[s.target] == s.active:
            province, seat = self.names[s.target], SEATS[s.active]
            raise BadInput(say("position-attack-own", province=province, seat=seat))
        if rules.is_immune(s, s.owner[s.target]):
            raise BadInput(say("position-attack-last"))
        if rules.count_draw(s) == 0:
            raise BadInput(say("position-attack-over"))

    def read_conquest(self, s: Republic, data: Mapping[str, Any]) -> None:
        """A conquest that is being settled."""
        if "conquest" not in data:
            if s.phase in AFTER_CONQUEST:
                raise BadInput(say("position-no-conquest", phase=shown(PHASES[s.phase])))
            if s.phase == c.PICK_UP:
                self.check_pickup(s, s.active)
            return
        fields = {"province", "loser", "captured_servants"}
        conquest = self.table(data["conquest"], "conquest", fields)
        s.target = self.province(conquest.get("province"), part("conquest", "province"), s)
        s.loser = self.seat(conquest.get("loser"), part("conquest", "loser"))
        most = self.t.servants_total
        captured = conquest.get("captured_servants", 0)
        s.captured = self.number(captured, part("conquest", "captured_servants"), 0, most)
        if s.owner[s.target] != s.active or s.place[s.active] != s.target or s.loser == s.active:
            raise BadInput(say("position-conquest-elsewhere"))
        if s.phase == c.ESCAPE and s.place[s.loser] != s.target:
            raise BadInput(say("position-nobody-escapes"))
        held = s.card_holder == s.loser and s.card_side == c.SIDE_TWO
        if s.phase == c.COMPENSATION and not held:
            raise BadInput(say("position-card-elsewhere"))
        if s.phase in (c.PICK_UP, c.REFUGE):
            self.check_pickup(s, s.loser if s.phase == c.REFUGE else s.active)

    def check_pickup(self, s: Republic, seat: int) -> None:
        """A question about gold needs gold, and the reading in which it is asked."""
        if not self.t.reading_chosen_pickup or s.gold[s.place[seat]] == 0:
            raise BadInput(say("position-no-gold"))

    def read_election(self, s: Republic, data: Mapping[str, Any]) -> None:
        """A consul who has to place his civil servant."""
        s.elected = self.seat(data.get("elected"), "elected")
        s.consul[s.elected] = 1

    def read_result(self, s: Republic, data: Mapping[str, Any]) -> None:
        """Who won, and how."""
        result = self.table(data.get("result"), "result", {"winner", "reason"})
        s.winner = self.seat(result.get("winner"), part("result", "winner"))
        reasons: dict[str, int] = {name: code for code, (name, _) in ENDINGS.items()}
        reason = self.word(result.get("reason"), part("result", "reason"), tuple(reasons))
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
        for law in broken(s, self.names):
            raise BadInput(say("position-cannot-be", what=law))

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
                    self.agree(entry[key], derived["seats"][seat][key], of_seat(seat, key))
