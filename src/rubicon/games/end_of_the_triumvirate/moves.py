"""The verbs of the game, each declared once: move int ↔ fields ↔ words follow from it."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.core.kinds import Complaint, Field, Flag, Name, Number, Slot
from rubicon.core.reading import read_number
from rubicon.core.verbs import Grammar, Layout, Verb
from rubicon.core.wording import Values
from rubicon.games.end_of_the_triumvirate import codes as c
from rubicon.games.end_of_the_triumvirate.board import SEATS, Board
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.games.end_of_the_triumvirate.shapes import Goods, Track
from rubicon.games.end_of_the_triumvirate.tables import Tables
from rubicon.words import Listed, Phrase, quoted, shown

TRACKS: dict[int, Track] = {c.POLITICS: "political", c.WARFARE: "military"}
GOODS: dict[int, Goods] = {c.GOLD: "gold", c.LEGIONS: "legions"}
MOST_TAKEN = 9
"""More than any province can yield within the ranges of the options."""
EXAMPLES = ("march Italia 2 legions", "rome 2 gold", "improve military", "end turn")

FIRST = Slot(c.FIRST_SHIFT, c.FIRST_BITS)
SECOND = Slot(c.SECOND_SHIFT, c.SECOND_BITS)
THIRD = Slot(c.THIRD_SHIFT, c.THIRD_BITS)
LAYOUT = Layout(Slot(c.VERB_SHIFT, c.VERB_BITS), (FIRST, SECOND, THIRD))

RECEIVED = re.compile(
    r"rome (?:nothing|(?=\d)(?:(\d+) gold)? ?(?:(\d+) legions? in (.+?)(?: and (.+))?)?)",
    re.IGNORECASE,
)


def name_provinces(board: Board, t: Tables) -> Name:
    """The provinces of a board, by name or code; with two players some are out of play [10.1]."""
    names = [province.name for province in board.provinces]
    codes = {province.code: i for i, province in enumerate(board.provinces)}
    in_play = [p for p in range(c.PROVINCES) if t.start_owner[p] != c.NONE]
    return Name("province", names, no_province, codes, in_play, is_open=True)


def no_province(given: Listed) -> Phrase:
    """There is none of that name."""
    return say("no-province", given=given)


def name_seats(players: int) -> Name:
    """The seats of a match."""
    seats = SEATS[:players]
    known = Listed.of(seats, "comma")
    return Name("seat", seats, lambda given: say("no-seat", given=given, known=known))


def name_tracks() -> Name:
    """The two tracks [2.6]."""
    names = list(TRACKS.values())
    return Name("track", names, lambda given: say("no-track", given=given, known=names))


def name_goods() -> Name:
    """What a province is asked for when supply is short [3.8]."""
    names = list(GOODS.values())
    return Name(
        "goods",
        names,
        lambda given: say("no-goods", given=given, known=names),
        {"legion": c.LEGIONS},
        spoken=("gold", "legion~"),
    )


def count(most: int, complaint: Complaint, possible: int) -> Number:
    """A number of things; no more than `possible` can come about in play."""
    return Number(most, complaint, only=range(min(most, possible) + 1))


def no_legions(given: Listed, most: int, **_: object) -> Phrase:
    """So many legions can't be."""
    return say("no-such-number-of-legions", given=given, most=most)


def no_servants(given: Listed, most: int, **_: object) -> Phrase:
    """So many civil servants can't be."""
    return say("no-such-number-of-servants", given=given, most=most)


def no_weapons(given: Listed, most: int, **_: object) -> Phrase:
    """So many weapons can't be."""
    return say("no-such-number-of-weapons", given=given, most=most)


def no_amount(given: Listed, most: int, what: str, **_: object) -> Phrase:
    """So much of a supply can't be."""
    return say("no-such-amount", given=given, most=most, what=what)


def no_gift(given: Listed, most: int, **_: object) -> Phrase:
    """So much gold from Rome can't be."""
    return say("no-such-gift", given=given, most=most)


def no_place(given: Listed, most: int, **_: object) -> Phrase:
    """Such a place can't be."""
    return say("no-such-place", given=given, most=most)


def no_answer(given: Listed) -> Phrase:
    """Neither yes nor no."""
    return say("field-cannot-be", field=quoted("take"), given=given)


# ---- what can come about -------------------------------------------------------------------------


def most_travelling(t: Tables) -> int:
    """The most legions that march together, gathered from a province for each point.

    No province keeps more than the cap [8.2]; supplies [3.4] and Rome's gift [3.6] come on top.
    """
    in_a_province = max(t.legion_cap, t.start_legions) + max(t.yield_legions)
    return min(t.legions_total, t.movement_points * in_a_province + t.rome_gift)


def most_servants(t: Tables) -> int:
    """Those of the start, and one for each first consulship [8.7]; one seat may have them all."""
    return min(t.servants_total, sum(t.start_servants) + t.players)


class Supply:
    """What a province can be asked for when supply is short [3.8]."""

    def __init__(self, t: Tables) -> None:
        self.t = t

    def may_be_taken(self, values: Values) -> bool:
        """No more than the province yields, and only where it yields any."""
        p, what, amount = values
        yields = self.t.yield_gold if what == c.GOLD else self.t.yield_legions
        due = yields[self.t.type[p]]
        return due > 0 and amount <= due

    def may_be_given(self, values: Values) -> bool:
        """Rome's gift is cut to what is there [3.9], or whole, or nothing [11.7]."""
        sent = things_in(values)
        return not self.t.reading_whole_gifts or sent in (0, self.t.rome_gift)


# ---- forms of their own --------------------------------------------------------------------------


def things_in(gift: Values) -> int:
    """How many things Rome sends."""
    p, q, gold = gift
    return (p != c.NOWHERE) + (q != c.NOWHERE) + gold


def shaped(value: Any, shape: type, field: str) -> Any:
    """A field that must be a list or an object."""
    if not isinstance(value, shape):
        raise BadInput(say("field-cannot-be", field=quoted(field), given=shown(value)))
    return value


class GiftForm:
    """Rome's gift: gold, and up to two legions in one province or in two."""

    def __init__(self, provinces: Name, gold: Number) -> None:
        self.provinces = provinces
        self.gold = gold

    def write(self, values: Values) -> str:
        """`rome 1 gold 1 legion in Italia`."""
        p, q, gold = values
        words = [f"{gold} gold"] if gold else []
        places = [self.provinces.word(place) for place in (p, q) if place != c.NOWHERE]
        if places:
            where = " and ".join(dict.fromkeys(places))
            words.append(f"{len(places)} legion{'s' * (len(places) > 1)} in {where}")
        return "rome " + (" ".join(words) or "nothing")

    def read(self, text: str) -> Values | None:
        """`2 gold`, `1 gold 1 legion in Italia`, `2 legions in Italia and Africa`, `nothing`."""
        found = RECEIVED.fullmatch(text)
        if found is None:
            return None
        gold, legions, one, other = found.groups()
        places: list[object] = [place for place in (one, other) if place]
        if legions == "2" and other is None:
            places.append(one)
        if len(places) != read_number(legions or "0"):
            return None
        return self.received(gold or "0", places)

    def received(self, gold: object, provinces: list[object]) -> Values:
        """The order of the provinces makes no difference [3.7]."""
        places = sorted(self.provinces.read(word) for word in provinces)
        if len(places) + self.gold.read(gold) > self.gold.most:
            raise BadInput(say("rome-sends-less", most=self.gold.most))
        places += [c.NOWHERE, c.NOWHERE]
        return places[0], places[1], self.gold.read(gold)

    def fields(self, values: Values) -> dict[str, Any]:
        """Gold, how many legions, and where."""
        p, q, gold = values
        places = [self.provinces.json(place) for place in (p, q) if place != c.NOWHERE]
        return {"gold": gold, "legions": len(places), "provinces": places}

    def read_fields(self, given: Mapping[str, Any]) -> Values:
        """What is left out is not sent."""
        provinces = shaped(given.get("provinces", []), list, "provinces")
        if given.get("legions", len(provinces)) != len(provinces):
            raise BadInput(say("rome-needs-provinces"))
        return self.received(given.get("gold", 0), provinces)

    def combos(self) -> Iterator[Values]:
        """Every gift within Rome's measure."""
        places = self.provinces.values
        for gold in self.gold.values:
            for p in (*places, c.NOWHERE):
                for q in (*places, c.NOWHERE):
                    if p <= q and things_in((p, q, gold)) <= self.gold.most:
                        yield p, q, gold

    def schema(self) -> dict[str, Any]:
        """The same fields for programs."""
        legions = {"type": "integer", "minimum": 0, "maximum": self.gold.most}
        provinces = {"type": "array", "items": self.provinces.schema()}
        return {"gold": self.gold.schema(), "legions": legions, "provinces": provinces}


class DrawForm:
    """A draw from the bag, by colour in any order."""

    def __init__(self, weapons: Number) -> None:
        self.weapons = weapons

    def write(self, values: Values) -> str:
        """`draw 1 Caesar 2 Crassus`."""
        counts = zip(values, SEATS, strict=True)
        return "draw " + " ".join(f"{n} {colour}" for n, colour in counts if n)

    def read(self, text: str) -> Values | None:
        """Pairs of a number and a colour, no colour twice."""
        head, *words = text.split(" ")
        if head.lower() != "draw" or len(words) % 2 or not words:
            return None
        weapons: dict[str, object] = dict(zip(words[1::2], words[::2], strict=True))
        return self.drawn(weapons) if 2 * len(weapons) == len(words) else None

    def drawn(self, weapons: Mapping[str, object]) -> Values:
        """One weapon or more, up to a limit."""
        by_colour = {colour.lower(): n for colour, n in weapons.items()}
        counts = [self.weapons.read(by_colour.pop(colour.lower(), 0)) for colour in SEATS]
        if by_colour:
            raise BadInput(say("no-such-weapons", given=quoted(next(iter(by_colour)))))
        if not 0 < sum(counts) <= self.weapons.most:
            raise BadInput(say("no-such-draw", most=self.weapons.most, given=sum(counts)))
        return tuple(counts)

    def fields(self, values: Values) -> dict[str, Any]:
        """The weapons of each colour."""
        return {"weapons": dict(zip(SEATS, values, strict=True))}

    def read_fields(self, given: Mapping[str, Any]) -> Values:
        """A colour that is left out was not drawn."""
        return self.drawn(shaped(given["weapons"], Mapping, "weapons"))

    def combos(self) -> Iterator[Values]:
        """Every draw of at least one weapon."""
        counts = self.weapons.values
        for red in counts:
            for blue in counts:
                for black in counts:
                    if 0 < red + blue + black <= self.weapons.most:
                        yield red, blue, black

    def schema(self) -> dict[str, Any]:
        """The same fields for programs."""
        colours = {colour: self.weapons.schema() for colour in SEATS}
        weapons = {"type": "object", "properties": colours, "required": list(colours)}
        return {"weapons": weapons}


# ---- the verbs -----------------------------------------------------------------------------------


def make_grammar(provinces: Name, t: Tables) -> Grammar:
    """All that can be said on a board."""
    verbs = (*supply_verbs(provinces, t), *movement_verbs(provinces, t), *later_verbs(provinces, t))
    return Grammar(verbs, LAYOUT, EXAMPLES)


def supply_verbs(provinces: Name, t: Tables) -> list[Verb]:
    """What to take where supply is short [3.8], and Rome's gift [3.6]."""
    supply = Supply(t)
    amount = count(MOST_TAKEN, no_amount, MOST_TAKEN)
    taken = (
        Field("province", provinces, FIRST),
        Field("what", name_goods(), SECOND),
        Field("amount", amount, THIRD),
    )
    gold = count(t.rome_gift, no_gift, t.rome_gift)
    place = Number(c.NOWHERE, no_place, only=(*provinces.playable, c.NOWHERE))
    received = (Field("p", place, FIRST), Field("q", place, SECOND), Field("gold", gold, THIRD))
    gift = GiftForm(provinces, gold)
    words = "take {amount} {what} in {province}"
    return [
        Verb(c.TAKE, "take", taken, words, possible=supply.may_be_taken),
        Verb(c.GIFT, "rome", received, gift, possible=supply.may_be_given),
    ]


def movement_verbs(provinces: Name, t: Tables) -> list[Verb]:
    """Marches and voyages [4.2] [4.3], battles [5.3], gold on the way [11.5], escapes [6.3]."""
    travel = (
        Field("to", provinces, FIRST),
        Field("legions", count(t.legions_total, no_legions, most_travelling(t)), SECOND),
        Field("servants", count(t.servants_total, no_servants, most_servants(t)), THIRD),
    )
    along = "(to) {to} (with) [{legions} legion~] [{servants} servant~]"
    weapons = count(t.weapons_drawn, no_weapons, t.weapons_total)
    # A colour that nobody plays keeps the weapons of the start [10.4].
    idle = count(t.weapons_drawn, no_weapons, t.start_weapons)
    colours = tuple(
        Field(colour, weapons if seat < t.players else idle, slot)
        for seat, (colour, slot) in enumerate(zip(SEATS, LAYOUT.slots, strict=True))
    )
    wanted = Flag("leave", "collect", no_answer)
    chosen = t.reading_chosen_pickup
    escape = (Field("province", provinces, FIRST),)
    return [
        Verb(c.MARCH, "march", travel, f"march {along}"),
        Verb(c.SAIL, "sail", travel, f"sail {along}", same_action_as=c.MARCH),
        Verb(c.PLACE, "place servant", (), "place servant"),
        Verb(c.END_MOVEMENT, "end movement", (), "end movement"),
        Verb(c.DRAW, "draw", colours, DrawForm(weapons), by_chance=True),
        Verb(c.COLLECT, "collect", (Field("take", wanted, FIRST),), "{take} gold", in_play=chosen),
        Verb(c.FLEE, "escape", escape, "escape (to) (in) {province}"),
    ]


def later_verbs(provinces: Name, t: Tables) -> list[Verb]:
    """Steps [6.7], actions [7.2], the end of a turn [8.1] and the consul's servant [8.7]."""
    track = (Field("track", name_tracks(), FIRST),)
    home = (Field("province", provinces, FIRST),)
    seat = (Field("seat", name_seats(t.players), FIRST),)
    return [
        Verb(c.CLAIM, "claim", track, "claim {track}"),
        Verb(c.IMPROVE, "improve", track, "improve {track}"),
        Verb(c.PERSUADE, "persuade", (), "persuade"),
        Verb(c.DISSUADE, "dissuade", seat, "dissuade {seat}"),
        Verb(c.ARM, "arm", (), "arm"),
        Verb(c.END_TURN, "end turn", (), "end turn", ends_turn=True),
        Verb(c.STATION, "station", home, "station (to) (in) {province}"),
    ]
