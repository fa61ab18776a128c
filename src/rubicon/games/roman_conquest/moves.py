"""The verbs of the game, each declared once: move int ↔ fields ↔ words follow from it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.core.kinds import NONE_TOLD, Field, Name, Number, Slot, Told
from rubicon.core.verbs import Grammar, Layout, Verb
from rubicon.core.wording import Template, Values
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest.board import SEAT_NAMES, Board
from rubicon.games.roman_conquest.rules import list_throws
from rubicon.games.roman_conquest.saying import say
from rubicon.games.roman_conquest.shapes import Dice
from rubicon.games.roman_conquest.tables import Tables
from rubicon.words import Listed, Phrase, quoted

EXAMPLES = ("roll", "go Roma", "march Etruria to Roma 2 troops", "done")

FIRST = Slot(c.FIRST_SHIFT, c.FIRST_BITS)
SECOND = Slot(c.SECOND_SHIFT, c.SECOND_BITS)
THIRD = Slot(c.THIRD_SHIFT, c.THIRD_BITS)
LAYOUT = Layout(Slot(c.VERB_SHIFT, c.VERB_BITS), (FIRST, SECOND, THIRD))
THROWN = re.compile(r"([1-6](?: [1-6])*)(?: ?\+ ?([1-8]))?")


def name_hexes(board: Board) -> Name:
    """The hexes of a board, by name or code."""
    names = [one.name for one in board.hexes]
    codes = {code: p for p, code in enumerate(board.codes())}
    return Name("hex", names, lambda given: say("no-hex", given=given), codes, is_open=True)


def name_seats() -> Name:
    """The three seats."""
    known = Listed.of(SEAT_NAMES, "comma")
    return Name("seat", SEAT_NAMES, lambda given: say("no-seat", given=given, known=known))


def no_troops(given: Listed, most: int, **_: object) -> Phrase:
    """So many troops can't be."""
    return say("no-such-number-of-troops", given=given, most=most)


def no_face(given: Listed, most: int, **_: object) -> Phrase:
    """No die shows this."""
    return say("no-such-face", given=given, most=most)


def no_tokens(given: Listed, most: int, **_: object) -> Phrase:
    """So many tokens can't be."""
    return say("no-such-number-of-tokens", given=given, most=most)


def die(faces: int) -> Number:
    """What a die shows."""
    return Number(faces, no_face, least=1)


# ---- dice ----------------------------------------------------------------------------------------


def dice_of(throw: int) -> Dice:
    """A throw as its dice."""
    dice = [(throw >> (place * c.DIE_BITS)) & c.DIE_MASK for place in range(c.DICE)]
    return {"troops": [face for face in dice if face], "leader": throw >> c.LEADER_SHIFT}


def throw_of(troops: Sequence[int], leader: int) -> int:
    """Dice as a throw, the highest first."""
    throw = leader << c.LEADER_SHIFT
    for place, face in enumerate(sorted(troops, reverse=True)):
        throw |= face << (place * c.DIE_BITS)
    return throw


def write_throw(throw: int) -> str:
    """`6 4 2 +8`: the dice of troops, and the leader's."""
    dice = dice_of(throw)
    words = " ".join(map(str, dice["troops"]))
    return f"{words} +{dice['leader']}" if dice["leader"] else words


class Throw:
    """What the dice of one side show [6.4]."""

    pattern = r"[\d +]+?"

    def __init__(self, stack_limit: int) -> None:
        self.limit = stack_limit

    @cached_property
    def values(self) -> Sequence[int]:
        """Every throw that a side can make."""
        found: list[int] = []
        for troops in range(1, self.limit + 1):
            list_throws(troops, False, 0, found)
            list_throws(troops, True, 0, found)
        return sorted(found)

    @property
    def playable(self) -> Sequence[int]:
        """All of them."""
        return self.values

    def word(self, value: int) -> str:
        """The dice in digits."""
        return write_throw(value)

    def json(self, value: int) -> Dice:
        """The dice one by one."""
        return dice_of(value)

    def read(self, given: object, told: Told = NONE_TOLD) -> int:
        """Digits, or dice one by one, in any order."""
        if isinstance(given, Mapping):
            given = written_dice(given)
        found = THROWN.fullmatch(" ".join(str(given).split()))
        if found is None or (len(found[1]) + 1) // 2 > self.limit:
            raise BadInput(say("no-such-throw", given=quoted(given), most=self.limit))
        return throw_of([int(face) for face in found[1].split()], int(found[2] or 0))

    def schema(self) -> dict[str, Any]:
        """Two lists of dice, in fact: one of troops, and the leader's."""
        face = {"type": "integer", "minimum": 1, "maximum": c.FACES}
        troops = {"type": "array", "items": face, "minItems": 1, "maxItems": self.limit}
        leader = {"type": "integer", "minimum": 0, "maximum": c.LEADER_FACES}
        properties = {"troops": troops, "leader": leader}
        return {"type": "object", "properties": properties, "required": list(properties)}


def written_dice(given: Mapping[str, Any]) -> str:
    """Dice that a program gave, as digits."""
    troops, leader = given.get("troops"), given.get("leader", 0)
    words = " ".join(map(str, troops)) if isinstance(troops, list) else str(troops)
    return f"{words} +{leader}" if leader else words


# ---- orders --------------------------------------------------------------------------------------


class OrderForm(Template):
    """An order to troops; of all that can be said only marches to a neighbour are listed [4.2]."""

    def __init__(self, fields: Sequence[Field], t: Tables) -> None:
        super().__init__("march {home} to {to} {troops} troop~", fields)
        self.t = t

    def combos(self) -> Iterator[Values]:
        """From every hex to those beside it."""
        for home in range(self.t.hexes):
            for way in range(self.t.way_from[home], self.t.way_from[home + 1]):
                for troops in range(1, self.t.stack_limit + 1):
                    yield home, self.t.ways[way], troops


# ---- the verbs -----------------------------------------------------------------------------------


def make_grammar(hexes: Name, t: Tables) -> Grammar:
    """All that can be said on a board."""
    verbs = (*leader_verbs(hexes, t), *troop_verbs(hexes, t), *favour_verbs())
    return Grammar(verbs, LAYOUT, EXAMPLES)


def leader_verbs(hexes: Name, t: Tables) -> list[Verb]:
    """Who begins [2.4], and what a leader does [3.2]."""
    seat = (Field("seat", name_seats(), FIRST),)
    tokens = Number(t.conquest_cap, no_tokens)
    values = tuple(
        Field(name, tokens, slot)
        for name, slot in zip(("ones", "twos", "threes"), LAYOUT.slots, strict=True)
    )
    return [
        Verb(c.BEGIN, "begin", seat, "{seat} begins", by_chance=True),
        Verb(c.ROLL, "roll", (), "roll"),
        Verb(c.COLLECT, "collect", (), "collect"),
        Verb(c.PARADE, "parade", (), "parade"),
        Verb(c.STAY, "stay", (), "stay"),
        Verb(
            c.DIE,
            "die",
            (Field("number", die(c.TRAVEL_FACES), FIRST),),
            "die {number}",
            by_chance=True,
        ),
        Verb(c.GO, "go", (Field("to", hexes, FIRST),), "go (to) {to}"),
        Verb(
            c.TOKENS,
            "tokens",
            values,
            "tokens {ones} {twos} {threes}",
            by_chance=True,
            in_play=t.reading_drawn,
            possible=lambda given: 0 < sum(given) <= t.conquest_cap,
        ),
    ]


def troop_verbs(hexes: Name, t: Tables) -> list[Verb]:
    """Orders [4.6], and the fights that come of them [6.1]."""
    troops = Number(t.stack_limit, no_troops, least=1)
    order = (
        Field("home", hexes, FIRST),
        Field("to", hexes, SECOND),
        Field("troops", troops, THIRD),
    )
    dice = (Field("dice", Throw(t.stack_limit), FIRST),)
    return [
        Verb(c.MARCH, "march", order, OrderForm(order, t)),
        Verb(c.DONE, "done", (), "done", ends_turn=True),
        Verb(c.FIGHT, "fight", (Field("hex", hexes, FIRST),), "fight (in) (at) {hex}"),
        Verb(c.THROW, "throw", dice, "throw {dice}", by_chance=True),
    ]


def favour_verbs() -> list[Verb]:
    """Winning Roman troops over [7.1]."""
    number = (Field("number", die(c.FAVOUR_FACES), FIRST),)
    return [
        Verb(c.RECRUIT, "recruit", (), "recruit"),
        Verb(c.DECLINE, "decline", (), "decline"),
        Verb(c.TWENTY_DIE, "twenty", number, "twenty {number}", by_chance=True),
    ]
