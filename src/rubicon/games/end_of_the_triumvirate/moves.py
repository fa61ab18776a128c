"""The dictionary between a move's int, its named fields and its words; all three round-trip."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.core.reading import read_number
from rubicon.games.end_of_the_triumvirate.board import SEATS, Board
from rubicon.games.end_of_the_triumvirate.codes import (
    ARM,
    CLAIM,
    COLLECT,
    DISSUADE,
    DRAW,
    END_MOVEMENT,
    END_TURN,
    FLEE,
    GIFT,
    GOLD,
    IMPROVE,
    LEGIONS,
    MARCH,
    NOWHERE,
    PERSUADE,
    PLACE,
    POLITICS,
    PROVINCES,
    SAIL,
    STATION,
    TAKE,
    WARFARE,
    first_of,
    pack,
    second_of,
    third_of,
    verb_of,
)
from rubicon.games.end_of_the_triumvirate.tables import Tables
from rubicon.kit.words import plural

VERBS = {
    TAKE: "take",
    GIFT: "rome",
    MARCH: "march",
    SAIL: "sail",
    PLACE: "place servant",
    END_MOVEMENT: "end movement",
    DRAW: "draw",
    COLLECT: "collect",
    FLEE: "escape",
    CLAIM: "claim",
    IMPROVE: "improve",
    PERSUADE: "persuade",
    DISSUADE: "dissuade",
    ARM: "arm",
    END_TURN: "end turn",
    STATION: "station",
}
BARE = {PLACE, END_MOVEMENT, PERSUADE, ARM, END_TURN}
"""Verbs that need no further word."""
TRACKS = {POLITICS: "political", WARFARE: "military"}
GOODS = {GOLD: "gold", LEGIONS: "legions"}
MOST_TAKEN = 9
"""More than any province can yield within the ranges of the options."""

TRAVEL = re.compile(r"(?:to )?(.+?)(?: with)?(?: (\d+) legions?)?(?: (\d+) servants?)?")
TAKEN = re.compile(r"(\d+) (gold|legions?) in (.+)")
RECEIVED = re.compile(r"(?:(\d+) gold)? ?(?:(\d+) legions? in (.+?)(?: and (.+))?)?")


class Lexicon:
    """Words and fields of the moves on one board."""

    def __init__(self, board: Board, tables: Tables) -> None:
        self.names = [province.name for province in board.provinces]
        self.codes = [province.code for province in board.provinces]
        self.seats = SEATS[: tables.players]
        self.most_legions = tables.legions_total
        self.most_servants = tables.servants_total
        self.most_drawn = tables.weapons_drawn
        self.gift = tables.rome_gift
        self.lookup = {
            word.lower(): i for words in (self.names, self.codes) for i, word in enumerate(words)
        }

    # ---- int to fields and words -------------------------------------------------------------

    def fields(self, move: int) -> dict[str, Any]:
        """A move as named fields."""
        verb, first = verb_of(move), first_of(move)
        fields: dict[str, Any] = {"verb": VERBS[verb]}
        if verb in (MARCH, SAIL):
            fields |= {
                "to": self.names[first],
                "legions": second_of(move),
                "servants": third_of(move),
            }
        elif verb == TAKE:
            what = GOODS[second_of(move)]
            fields |= {"province": self.names[first], "what": what, "amount": third_of(move)}
        elif verb == GIFT:
            stationed = [p for p in (first, second_of(move)) if p != NOWHERE]
            fields |= {
                "gold": third_of(move),
                "legions": len(stationed),
                "provinces": [self.names[p] for p in stationed],
            }
        elif verb == DRAW:
            fields |= {"weapons": dict(zip(SEATS, drawn(move), strict=True))}
        elif verb in (FLEE, STATION):
            fields |= {"province": self.names[first]}
        elif verb in (IMPROVE, CLAIM):
            fields |= {"track": TRACKS[first]}
        elif verb == DISSUADE:
            fields |= {"seat": SEATS[first]}
        elif verb == COLLECT:
            fields |= {"take": first == 1}
        return fields

    def words(self, move: int) -> str:
        """A move in words."""
        verb, first = verb_of(move), first_of(move)
        if verb in BARE:
            return VERBS[verb]
        if verb in (MARCH, SAIL):
            words = f"{VERBS[verb]} {self.names[first]}"
            if second_of(move):
                words += f" {plural(second_of(move), 'legion')}"
            if third_of(move):
                words += f" {plural(third_of(move), 'servant')}"
            return words
        if verb == TAKE:
            amount = third_of(move)
            what = "gold" if second_of(move) == GOLD else plural(amount, "legion").split()[1]
            return f"take {amount} {what} in {self.names[first]}"
        if verb == GIFT:
            return self.gift_words(first, second_of(move), third_of(move))
        if verb == DRAW:
            counts = zip(drawn(move), SEATS, strict=True)
            return "draw " + " ".join(f"{n} {colour}" for n, colour in counts if n)
        if verb in (FLEE, STATION):
            return f"{VERBS[verb]} {self.names[first]}"
        if verb in (IMPROVE, CLAIM):
            return f"{VERBS[verb]} {TRACKS[first]}"
        if verb == DISSUADE:
            return f"dissuade {SEATS[first]}"
        return "collect gold" if first else "leave gold"

    def gift_words(self, p: int, q: int, gold: int) -> str:
        """Rome's gift in words."""
        words = [f"{gold} gold"] if gold else []
        if q not in (NOWHERE, p):
            words.append(f"2 legions in {self.names[p]} and {self.names[q]}")
        elif q != NOWHERE:
            words.append(f"2 legions in {self.names[p]}")
        elif p != NOWHERE:
            words.append(f"1 legion in {self.names[p]}")
        return "rome " + (" ".join(words) or "nothing")

    # ---- words and fields to int -------------------------------------------------------------

    def province(self, word: object) -> int:
        """The number of a province from its name or code."""
        found = self.lookup.get(str(word).strip().lower())
        if found is None:
            raise BadInput(f"There is no province {str(word).strip()!r} on this board.")
        return found

    def seat(self, word: object) -> int:
        """The number of a seat in this match, from its name."""
        for i, name in enumerate(self.seats):
            if str(word).strip().lower() == name.lower():
                return i
        raise BadInput(
            f"There is no seat {str(word).strip()!r}; there are {', '.join(self.seats)}."
        )

    def track(self, word: object) -> int:
        """The number of a track from its name."""
        for track, name in TRACKS.items():
            if str(word).strip().lower() == name:
                return track
        raise BadInput(
            f"There is no track {str(word).strip()!r}; there are political and military."
        )

    def count(self, word: object, most: int, what: str) -> int:
        """A number within what this game can ever have."""
        number = read_number(str(word))
        if number is None or number > most:
            raise BadInput(f"{word} is no number of {what} there can be; the most is {most}.")
        return number

    def travel(self, verb: int, to: object, legions: object, servants: object) -> int:
        """A march or a voyage."""
        return pack(
            verb,
            self.province(to),
            self.count(legions, self.most_legions, "legions"),
            self.count(servants, self.most_servants, "servants"),
        )

    def received(self, gold: object, provinces: list[object]) -> int:
        """Rome's gift; the order of the provinces makes no difference [3.7]."""
        places = sorted(self.province(word) for word in provinces)
        if len(places) + self.count(gold, self.gift, "gold from Rome") > self.gift:
            raise BadInput(f"Rome never sends more than {self.gift} things a turn.")
        places += [NOWHERE, NOWHERE]
        return pack(GIFT, places[0], places[1], int(str(gold)))

    def taken(self, province: object, what: object, amount: object) -> int:
        """What to take where supply is short."""
        if what not in GOODS.values():
            raise BadInput(f"There is no supply of {what!r}; there are gold and legions.")
        goods = GOLD if what == "gold" else LEGIONS
        return pack(TAKE, self.province(province), goods, self.count(amount, MOST_TAKEN, str(what)))

    def drawn(self, weapons: Mapping[str, object]) -> int:
        """A draw from the bag, by colour."""
        by_colour = {colour.lower(): n for colour, n in weapons.items()}
        counts = [
            self.count(by_colour.pop(c.lower(), 0), self.most_drawn, "weapons") for c in SEATS
        ]
        if by_colour:
            raise BadInput(f"There are no weapons of {next(iter(by_colour))!r} in the bag.")
        if not 0 < sum(counts) <= self.most_drawn:
            raise BadInput(f"A draw has one to {self.most_drawn} weapons, not {sum(counts)}.")
        return pack(DRAW, counts[0], counts[1], counts[2])

    def parse(self, text: str) -> int:
        """The move that words mean."""
        words = " ".join(text.split())
        lowered = words.lower()
        for verb in BARE:
            if lowered == VERBS[verb]:
                return pack(verb, 0, 0, 0)
        if lowered in ("collect gold", "leave gold"):
            return pack(COLLECT, int(lowered == "collect gold"), 0, 0)
        head, _, rest = words.partition(" ")
        move = self.parse_verb(head.lower(), rest)
        if move is None:
            raise BadInput(f"{words!r} is not a move; moves look like {EXAMPLES}.")
        return move

    def parse_verb(self, head: str, rest: str) -> int | None:
        """A move from its verb and the words after it; None if they do not fit."""
        verb = next((verb for verb, name in VERBS.items() if name == head), None)
        if verb in (MARCH, SAIL) and (found := TRAVEL.fullmatch(rest)):
            to, legions, servants = found.groups(default="0")
            return self.travel(verb, to, legions, servants)
        if verb == TAKE and (found := TAKEN.fullmatch(rest)):
            return self.taken(found[3], "gold" if found[2] == "gold" else "legions", found[1])
        if verb == GIFT:
            return self.parse_gift(rest)
        if verb == DRAW:
            return self.parse_draw(rest)
        if verb in (FLEE, STATION) and rest:
            return pack(verb, self.province(rest.removeprefix("to ").removeprefix("in ")), 0, 0)
        if verb in (IMPROVE, CLAIM) and rest:
            return pack(verb, self.track(rest), 0, 0)
        if verb == DISSUADE and rest:
            return pack(verb, self.seat(rest), 0, 0)
        return None

    def parse_gift(self, rest: str) -> int | None:
        """`2 gold`, `1 gold 1 legion in Italia`, `2 legions in Italia and Africa`, `nothing`."""
        if rest == "nothing":
            return pack(GIFT, NOWHERE, NOWHERE, 0)
        found = RECEIVED.fullmatch(rest)
        if not rest or not found:
            return None
        gold, legions, one, other = found.groups()
        places: list[object] = [place for place in (one, other) if place]
        if legions == "2" and other is None:
            places.append(one)
        if len(places) != int(legions or 0):
            return None
        return self.received(gold or "0", places)

    def parse_draw(self, rest: str) -> int | None:
        """`1 Caesar 2 Crassus`."""
        words = rest.split()
        if len(words) % 2 or not words:
            return None
        pairs = list(zip(words[::2], words[1::2], strict=True))
        weapons: dict[str, object] = {colour: n for n, colour in pairs}
        return self.drawn(weapons) if len(weapons) == len(pairs) else None

    def from_fields(self, fields: Mapping[str, Any]) -> int:
        """The move that named fields mean."""
        try:
            return self.read_fields(fields)
        except KeyError as missing:
            raise BadInput(f"The move has no field {missing}.") from None

    def read_fields(self, fields: Mapping[str, Any]) -> int:
        """The same; a field that is not there is a KeyError."""
        name = str(fields["verb"])
        verb = next((verb for verb, word in VERBS.items() if word == name), None)
        if verb is None:
            raise BadInput(f"There is no verb {name!r}; there are {', '.join(VERBS.values())}.")
        if verb in (MARCH, SAIL):
            legions, servants = fields.get("legions", 0), fields.get("servants", 0)
            return self.travel(verb, fields["to"], legions, servants)
        if verb == TAKE:
            return self.taken(fields["province"], fields["what"], fields["amount"])
        if verb == GIFT:
            provinces = self.shaped(fields.get("provinces", []), list, "provinces")
            if fields.get("legions", len(provinces)) != len(provinces):
                raise BadInput("The move must name a province for each of Rome's legions.")
            return self.received(fields.get("gold", 0), provinces)
        if verb == DRAW:
            return self.drawn(self.shaped(fields["weapons"], Mapping, "weapons"))
        if verb in (FLEE, STATION):
            return pack(verb, self.province(fields["province"]), 0, 0)
        if verb in (IMPROVE, CLAIM):
            return pack(verb, self.track(fields["track"]), 0, 0)
        if verb == DISSUADE:
            return pack(verb, self.seat(fields["seat"]), 0, 0)
        if verb == COLLECT:
            return pack(verb, int(self.shaped(fields["take"], bool, "take")), 0, 0)
        return pack(verb, 0, 0, 0)

    def shaped(self, value: Any, shape: type, field: str) -> Any:
        """A field that must be a list, an object, or true or false."""
        if not isinstance(value, shape):
            raise BadInput(f"The move's field {field!r} can't be {value!r}.")
        return value

    # ---- everything that can be said ---------------------------------------------------------

    def universe(self) -> Iterator[int]:
        """Every move that words can express on this board."""
        provinces = range(PROVINCES)
        for verb in BARE:
            yield pack(verb, 0, 0, 0)
        for p in provinces:
            for verb in (FLEE, STATION):
                yield pack(verb, p, 0, 0)
            for what in GOODS:
                for amount in range(MOST_TAKEN + 1):
                    yield pack(TAKE, p, what, amount)
            for verb in (MARCH, SAIL):
                for legions in range(self.most_legions + 1):
                    for servants in range(self.most_servants + 1):
                        yield pack(verb, p, legions, servants)
        for verb in (IMPROVE, CLAIM):
            for track in TRACKS:
                yield pack(verb, track, 0, 0)
        for seat in range(len(self.seats)):
            yield pack(DISSUADE, seat, 0, 0)
        yield pack(COLLECT, 0, 0, 0)
        yield pack(COLLECT, 1, 0, 0)
        yield from self.universe_of_gifts()
        yield from self.universe_of_draws()

    def universe_of_gifts(self) -> Iterator[int]:
        """Every gift within Rome's measure."""
        for gold in range(self.gift + 1):
            yield pack(GIFT, NOWHERE, NOWHERE, gold)
            if gold + 1 <= self.gift:
                for p in range(PROVINCES):
                    yield pack(GIFT, p, NOWHERE, gold)
            if gold + 2 <= self.gift:
                for p in range(PROVINCES):
                    for q in range(p, PROVINCES):
                        yield pack(GIFT, p, q, gold)

    def universe_of_draws(self) -> Iterator[int]:
        """Every draw of at least one weapon."""
        most = self.most_drawn
        for red in range(most + 1):
            for blue in range(most - red + 1):
                for black in range(most - red - blue + 1):
                    if red + blue + black:
                        yield pack(DRAW, red, blue, black)


EXAMPLES = "'march Italia 2 legions', 'rome 2 gold', 'improve military', 'end turn'"


def drawn(draw: int) -> tuple[int, int, int]:
    """The weapons of a draw by colour."""
    return first_of(draw), second_of(draw), third_of(draw)
