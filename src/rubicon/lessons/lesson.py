"""What a lesson is, and how its file is read: each complaint names the entry in one sentence."""

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from rubicon.core.contract import Rules, core
from rubicon.core.errors import BadInput
from rubicon.words import Listed, Phrase, quoted, shown
from rubicon.words.language import slug

DIGEST_BYTES = 6
FAMILY = "lesson"
"""What the ids of all entries of lessons begin with."""
END = "end"
ABOUT = "about"
TOP = (
    "order", "minutes", "players", "options", "seat", "others", "seed", "position", "start",
    "wrong", "step",
)  # fmt: skip
IN_STEP = ("id", "expect", "until", "wrong", "then", "rule")
SAYS = "says"
RANGE = ("least", "most")
MOST_MINUTES = 60


@dataclass(frozen=True, slots=True)
class Pattern:
    """A move by its words, or moves by fields that they must have; no fields at all: any move."""

    words: str | None
    fields: Mapping[str, Any]

    def fits(self, rules: Rules, move: int) -> bool:
        """Whether a move is one of them."""
        if self.words is not None:
            return rules.grammar.parse(self.words) == move
        told = rules.grammar.fields(move)
        return all(
            name in told and is_wanted(told[name], want) for name, want in self.fields.items()
        )


def is_wanted(value: Any, wanted: Any) -> bool:
    """Whether a field holds what a pattern wants: a value, one of several, or a number in a range.

    Of a field that is a list, every item must be wanted.
    """
    if isinstance(value, list):
        return bool(value) and all(is_wanted(item, wanted) for item in value)
    if isinstance(wanted, list):
        return value in wanted
    if isinstance(wanted, Mapping):
        least, most = wanted.get("least"), wanted.get("most")
        if not isinstance(value, int):
            return False
        return (least is None or value >= least) and (most is None or value <= most)
    return bool(value == wanted)


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said when something else is done: to moves of a kind."""

    says: str
    pattern: Pattern


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do."""

    id: str
    expect: tuple[Pattern, ...]
    until: tuple[Pattern, ...]
    """If there are any, the step goes on until such a move is made."""
    wrong: tuple[Wrong, ...]
    then: tuple[str, ...]
    """What the others and chance do when it is done: `Seat: words`."""
    rule: str | None
    """The paragraph of the rulebook that it is about."""

    def accepts(self, rules: Rules, move: int) -> bool:
        """Whether a move is what the step asks for."""
        return any(pattern.fits(rules, move) for pattern in (*self.expect, *self.until))

    def ends(self, rules: Rules, move: int) -> bool:
        """Whether the step is done with such a move."""
        return not self.until or any(pattern.fits(rules, move) for pattern in self.until)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as its file has it; whether it can be played `rubicon lessons check` says."""

    game: str
    id: str
    digest: str
    """Of the file: a lesson that has changed is another one."""
    order: int
    minutes: int
    players: int
    options: Mapping[str, Any]
    seat: str
    others: str | None
    """The bot that plays the other seats; None: they do only what the steps say."""
    seed: int | None
    """What chance brings where the steps do not say it; None: anything."""
    position: Mapping[str, Any] | None
    start: tuple[str, ...]
    """Moves that are made before the lesson begins: `Seat: words`."""
    wrong: tuple[Wrong, ...]
    """What is said in any step that says nothing of its own."""
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """Its name and its digest: how a match remembers which lesson it is."""
        return f"{self.id}:{self.digest}"

    def phrase(self, *parts: str) -> Phrase:
        """A sentence of the lesson's; without parts its title."""
        return Phrase(f"{self.game}.{'-'.join((FAMILY, self.id, *parts))}")

    def entries(self) -> list[str]:
        """The entries of the game's catalogue of which the lesson consists."""
        parts: list[tuple[str, ...]] = [(), (ABOUT,), (END,)]
        parts += [(one.says,) for one in self.wrong]
        for step in self.steps:
            parts += [(step.id,), *((step.id, one.says) for one in step.wrong)]
        return [self.phrase(*each).id.partition(".")[2] for each in parts]


# ---- reading -------------------------------------------------------------------------------------


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """The lesson that a file's text describes; BadInput names the entry that is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(core("lesson-not-toml", why=quoted(error))) from None
    if name != slug(name):
        raise BadInput(core("lesson-name", given=quoted(name)))
    top = Table(data, core("lesson-top"), TOP)
    steps = [read_step(one, place) for place, one in enumerate(top.tables("step"), 1)]
    if not steps:
        raise top.lacks("step")
    ids = [step.id for step in steps]
    twice = next((one for i, one in enumerate(ids) if one in (*ids[:i], ABOUT, END)), None)
    if twice is not None:
        raise BadInput(core("lesson-step-twice", step=quoted(twice)))
    return Lesson(
        game=game,
        id=name,
        digest=blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest(),
        order=top.number("order", 1, 999),
        minutes=top.number("minutes", 1, MOST_MINUTES),
        players=top.number("players", 1, 99),
        options=top.get("options", Mapping) or {},
        seat=top.word("seat"),
        others=top.get("others", str),
        seed=top.get("seed", int),
        position=top.get("position", Mapping),
        start=top.lines("start"),
        wrong=read_wrong(top),
        steps=tuple(steps),
    )


def read_step(data: object, place: int) -> Step:
    """One step."""
    step = Table(data, core("lesson-step-number", number=place), IN_STEP)
    name = step.word("id")
    step.entry = core("lesson-step", step=quoted(name))
    if name != slug(name):
        raise step.wrong("id", name)
    expect = read_patterns(step, "expect")
    until = read_patterns(step, "until")
    if not expect and not until:
        raise step.lacks("expect")
    rule = step.get("rule", str)
    return Step(name, expect, until, read_wrong(step), step.lines("then"), rule)


def read_patterns(table: "Table", field: str) -> tuple[Pattern, ...]:
    """Moves: one, or a list, each as words or as fields."""
    given = table.data.get(field, [])
    return tuple(
        read_pattern(table, field, one) for one in (given if isinstance(given, list) else [given])
    )


def read_pattern(table: "Table", field: str, given: object) -> Pattern:
    """Words, or fields; a range is a table with `least`, `most` or both."""
    if isinstance(given, str):
        return Pattern(given, {})
    if not isinstance(given, Mapping):
        raise table.wrong(field, given)
    for value in given.values():
        if isinstance(value, Mapping) and (not value or set(value) - set(RANGE)):
            raise table.wrong(field, value)
    return Pattern(None, given)


def read_wrong(table: "Table") -> tuple[Wrong, ...]:
    """What is said to other moves: the fields they must have, and `says`."""
    found = []
    for one in table.tables("wrong"):
        says = one.get(SAYS)
        if not isinstance(says, str) or says != slug(says):
            raise table.wrong("wrong", one)
        words = one.get("move")
        fields = {name: value for name, value in one.items() if name not in (SAYS, "move")}
        if words is not None and (fields or not isinstance(words, str)):
            raise table.wrong("wrong", one)
        found.append(Wrong(says, read_pattern(table, "wrong", fields if words is None else words)))
    return tuple(found)


class Table:
    """A table of the file, which complains of what does not belong there."""

    def __init__(self, data: object, entry: Phrase, known: Collection[str]) -> None:
        self.entry = entry
        if not isinstance(data, Mapping):
            raise BadInput(core("lesson-not-a-table", entry=entry))
        self.data: Mapping[str, Any] = data
        for name in data:
            if name not in known:
                names = Listed.of(known, "comma")
                says = core("lesson-no-such-field", entry=entry, field=quoted(name), known=names)
                raise BadInput(says)

    def lacks(self, field: str) -> BadInput:
        """Something is missing."""
        return BadInput(core("lesson-lacks", entry=self.entry, field=field))

    def wrong(self, field: str, given: object) -> BadInput:
        """Something can't be what it is."""
        return BadInput(core("lesson-cannot-be", entry=self.entry, field=field, given=shown(given)))

    def get(self, field: str, kind: type) -> Any:
        """A field of a kind, or None."""
        value = self.data.get(field)
        if value is not None and (not isinstance(value, kind) or isinstance(value, bool)):
            raise self.wrong(field, value)
        return value

    def word(self, field: str) -> str:
        """A text that must be there."""
        value = self.get(field, str)
        if not value:
            raise self.lacks(field)
        return str(value)

    def number(self, field: str, least: int, most: int) -> int:
        """A number that must be there."""
        value = self.get(field, int)
        if value is None:
            raise self.lacks(field)
        if not least <= value <= most:
            raise self.wrong(field, value)
        return int(value)

    def lines(self, field: str) -> tuple[str, ...]:
        """A list of texts, perhaps an empty one."""
        value = self.get(field, list) or []
        for one in value:
            if not isinstance(one, str):
                raise self.wrong(field, one)
        return tuple(value)

    def tables(self, field: str) -> list[Any]:
        """A list of tables, perhaps an empty one."""
        value = self.get(field, list) or []
        for one in value:
            if not isinstance(one, Mapping):
                raise self.wrong(field, one)
        return list(value)
