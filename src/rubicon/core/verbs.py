"""A game's verbs, each declared once; words, fields, ints and the list of all moves follow."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as data_field
from functools import cached_property
from math import prod
from typing import Any, Protocol

from rubicon.core.contract import core
from rubicon.core.errors import BadInput
from rubicon.core.kinds import Field, Slot
from rubicon.core.wording import Template, Values
from rubicon.words import Listed, as_it_is, quoted

MOST_BITS = 53
"""A move is a whole number that every language can hold, JavaScript's too."""
MOST_LISTED = 1 << 20
"""A verb with more moves is left out of the list of all moves: a roll of many dice."""


class Form(Protocol):
    """The words and fields of a verb that a template can't express."""

    def write(self, values: Values) -> str:
        """The words of a move."""
        ...

    def read(self, text: str) -> Values | None:
        """What the words mean; None if they do not fit, BadInput if something in them is wrong."""
        ...

    def fields(self, values: Values) -> dict[str, Any]:
        """The fields of a move."""
        ...

    def read_fields(self, given: Mapping[str, Any]) -> Values:
        """What the fields mean; a KeyError if one is missing."""
        ...

    def combos(self) -> Iterable[Values]:
        """Everything that can be said, in order."""
        ...

    def schema(self) -> dict[str, Any]:
        """The fields, as JSON Schema has properties."""
        ...


@dataclass(frozen=True)
class Verb:
    """A kind of move."""

    code: int
    name: str
    """Two verbs may share a name if what is fixed tells them apart."""
    fields: tuple[Field, ...]
    """What is packed into the int."""
    words: str | Form
    """A template, or a form of its own."""
    fixed: Mapping[str, str] = data_field(default_factory=dict)
    """Fields that programs are told and that always hold the same."""
    by_chance: bool = False
    """An outcome of chance, not a decision."""
    reveals: bool = False
    """Whether a move of this kind may show others something hidden."""
    ends_turn: bool = False
    """Whether a seat ends its turn with it."""
    goes_on: bool = False
    """Whether one of several who are asked at once may add to an answer after it; if not, it is
    the end of the answer."""
    unordered: bool = False
    """Whether several in a row mean the same in any order."""
    same_action_as: int | None = None
    """A verb with the same fields that is never legal beside it: they share their numbers."""
    in_play: bool = True
    """Whether it can come about under these settings."""
    possible: Callable[[Values], bool] | None = None
    """Where fields depend on each other: whether such values can come about."""

    @cached_property
    def form(self) -> Form:
        """Its words and fields."""
        return Template(self.words, self.fields) if isinstance(self.words, str) else self.words

    @property
    def is_regular(self) -> bool:
        """Whether every value of a field goes with every value of the others."""
        return isinstance(self.words, str)

    def values(self, move: int) -> Values:
        """What the fields of a move hold."""
        return tuple([field.slot.of(move) for field in self.fields])

    def schema(self) -> dict[str, Any]:
        """What programs are told of a move of this kind."""
        fixed = {name: {"const": value} for name, value in self.fixed.items()}
        properties = {"verb": {"const": self.name}, **fixed, **self.form.schema()}
        return {"type": "object", "properties": properties, "required": list(properties)}


@dataclass(frozen=True, slots=True)
class Layout:
    """The bits of a move: its verb and the numbers beside it."""

    verb: Slot
    slots: tuple[Slot, ...]


class Grammar:
    """All that can be said in a game under some settings."""

    def __init__(
        self,
        verbs: Sequence[Verb],
        layout: Layout,
        examples: Sequence[str],
        *,
        lowers: bool = False,
    ) -> None:
        """`examples` of moves, for a refusal; `lowers`: words are read in small letters."""
        self.verbs = tuple(verbs)
        self.layout = layout
        self.examples = examples
        self.lowers = lowers
        self.by_code = {verb.code: verb for verb in verbs}
        self.places = {verb.code: place for place, verb in enumerate(verbs)}
        self.by_name: dict[str, list[Verb]] = {}
        for verb in verbs:
            self.by_name.setdefault(verb.name, []).append(verb)
        check_bits(layout)
        self.check_verbs()

    # ---- from ints ---------------------------------------------------------------------------

    def verb(self, move: int) -> Verb:
        """The kind of a move."""
        found = self.by_code.get(self.layout.verb.of(move))
        if found is None:
            raise BadInput(core("number-not-a-move", number=str(move)))
        return found

    def words(self, move: int) -> str:
        """A move in words; `parse` reads them back."""
        verb = self.verb(move)
        return verb.form.write(verb.values(move))

    def fields(self, move: int) -> dict[str, Any]:
        """A move as named fields; `from_fields` reads them back."""
        verb = self.verb(move)
        return {"verb": verb.name, **verb.fixed, **verb.form.fields(verb.values(move))}

    def order(self, move: int) -> Values:
        """A key that puts moves in the order of the declaration, then of their values."""
        verb = self.verb(move)
        return self.places[verb.code], *verb.values(move)

    # ---- to ints -----------------------------------------------------------------------------

    def pack(self, verb: Verb, values: Values) -> int:
        """The int of a move."""
        move = verb.code << self.layout.verb.shift
        for field, value in zip(verb.fields, values, strict=True):
            move |= value << field.slot.shift
        return move

    def parse(self, text: str) -> int:
        """The move that words mean, allowed or not; BadInput if they mean none."""
        words = " ".join(text.split())
        said = words.lower() if self.lowers else words
        for verb in self.verbs:
            values = verb.form.read(said)
            if values is not None:
                return self.pack(verb, values)
        examples = Listed.of((as_it_is(f"'{one}'") for one in self.examples), "comma")
        raise BadInput(core("not-a-move", given=quoted(words), examples=examples))

    def from_fields(self, fields: Mapping[str, Any]) -> int:
        """The move that fields mean, allowed or not; BadInput if they mean none."""
        try:
            verb = self.meant(str(fields["verb"]), fields)
            return self.pack(verb, verb.form.read_fields(fields))
        except KeyError as missing:
            raise BadInput(core("move-lacks-field", field=quoted(missing.args[0]))) from None

    def meant(self, name: str, fields: Mapping[str, Any]) -> Verb:
        """The verb of that name whose fixed fields are given."""
        if name not in self.by_name:
            known = Listed.of(self.by_name, "comma")
            raise BadInput(core("no-such-verb", given=quoted(name), known=known))
        *special, usual = self.by_name[name]
        for verb in special:
            if all(fields.get(key) == value for key, value in verb.fixed.items()):
                return verb
        return usual

    # ---- everything --------------------------------------------------------------------------

    def universe(self) -> Iterator[int]:
        """Every move that words can express, but for draws too many to list."""
        for verb in self.verbs:
            sizes = [len(field.kind.values) for field in verb.fields]
            if not verb.is_regular or prod(sizes) <= MOST_LISTED:
                for values in verb.form.combos():
                    yield self.pack(verb, values)

    def schema(self) -> dict[str, Any]:
        """What programs are told of moves, as JSON Schema."""
        return {"oneOf": [verb.schema() for verb in self.verbs]}

    # ---- what must be true of a declaration --------------------------------------------------

    def check_verbs(self) -> None:
        """No two verbs can be mistaken for each other, and every value has room."""
        if len(self.by_code) < len(self.verbs):
            raise ValueError("Two verbs have the same code.")
        for name, verbs in self.by_name.items():
            fixed = [dict(verb.fixed) for verb in verbs]
            if {} in fixed[:-1] or any(one in fixed[:i] for i, one in enumerate(fixed)):
                raise ValueError(f"Two verbs are called {name!r}, and nothing tells them apart.")
        said = [verb.words for verb in self.verbs if isinstance(verb.words, str)]
        if len(set(said)) < len(said):
            raise ValueError("Two verbs have the same words.")
        for verb in self.verbs:
            check_room(verb, self.layout)
            self.check_sharing(verb)

    def check_sharing(self, verb: Verb) -> None:
        """Verbs that share their numbers have the same fields."""
        if verb.same_action_as is None:
            return
        other = self.by_code.get(verb.same_action_as)
        if other is None or other.fields != verb.fields or other.same_action_as is not None:
            raise ValueError(f"{verb.name!r} can't share the numbers of another verb.")


def check_bits(layout: Layout) -> None:
    """The parts of a move do not overlap, and it is not too long."""
    taken = 0
    for slot in (layout.verb, *layout.slots):
        bits = ((1 << slot.width) - 1) << slot.shift
        if taken & bits:
            raise ValueError(f"Two parts of a move overlap at bit {slot.shift}.")
        taken |= bits
    if taken.bit_length() > MOST_BITS:
        raise ValueError(f"A move has {taken.bit_length()} bits; {MOST_BITS} is the most.")


def check_room(verb: Verb, layout: Layout) -> None:
    """The code and all values fit their bits, and each value has bits of its own."""
    if not 0 <= verb.code < 1 << layout.verb.width:
        raise ValueError(f"The code of {verb.name!r} does not fit its bits.")
    slots = [field.slot for field in verb.fields]
    if len(set(slots)) < len(slots) or not set(slots) <= set(layout.slots):
        raise ValueError(f"The fields of {verb.name!r} have no bits of their own.")
    for field in verb.fields:
        values = field.kind.values
        if min(values) < 0 or max(values) >= 1 << field.slot.width:
            raise ValueError(f"The field {field.name!r} of {verb.name!r} does not fit its bits.")
