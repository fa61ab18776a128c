"""Dense numbers for moves, from 0 up without a gap: what a trained net chooses from.

The numbers follow the declaration of the verbs and nothing else, so the same rules version, players
and options always give the same ones. They are reckoned, not listed: a roll of many dice has more
outcomes than fit in memory.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import product
from math import prod
from typing import Protocol

from rubicon.core.contract import core
from rubicon.core.errors import BadInput
from rubicon.core.verbs import Grammar, Verb
from rubicon.core.wording import Values
from rubicon.words import quoted


class Block(Protocol):
    """The numbers of one verb, counted from 0."""

    size: int

    def number(self, values: Values) -> int | None:
        """The number of these values; None if they can't come about."""
        ...

    def values(self, number: int) -> Values:
        """The values with this number."""
        ...


class Digits:
    """Fields that do not depend on each other: each is a digit with a base of its own."""

    def __init__(self, verb: Verb) -> None:
        self.playable = [field.kind.playable for field in verb.fields]
        self.digit = [{value: i for i, value in enumerate(values)} for values in self.playable]
        self.size = prod(len(values) for values in self.playable)

    def number(self, values: Values) -> int | None:
        """Digit by digit, the first field is the highest."""
        number = 0
        for digit, value in zip(self.digit, values, strict=True):
            if value not in digit:
                return None
            number = number * len(digit) + digit[value]
        return number

    def values(self, number: int) -> Values:
        """The digits of a number."""
        found = []
        for values in reversed(self.playable):
            number, place = divmod(number, len(values))
            found.append(values[place])
        return tuple(reversed(found))


class Listed:
    """Fields that depend on each other: their values together, in order."""

    def __init__(self, combos: Sequence[Values]) -> None:
        self.combos = combos
        self.place = {values: i for i, values in enumerate(combos)}
        self.size = len(combos)

    def number(self, values: Values) -> int | None:
        """Their place in the list."""
        return self.place.get(values)

    def values(self, number: int) -> Values:
        """The values at a place."""
        return self.combos[number]


def make_block(verb: Verb) -> Block:
    """The numbers of a verb: as few as the settings allow."""
    if not verb.in_play:
        return Listed(())
    if verb.is_regular and verb.possible is None:
        return Digits(verb)
    playable = [field.kind.playable for field in verb.fields]
    combos: Iterable[Values] = product(*playable)
    if not verb.is_regular:
        allowed = [frozenset(values) for values in playable]
        combos = (
            values
            for values in verb.form.combos()
            if all(value in one for value, one in zip(values, allowed, strict=True))
        )
    return Listed([values for values in combos if verb.possible is None or verb.possible(values)])


class Actions:
    """Numbers for all decisions that can come about, or for all outcomes of chance."""

    def __init__(self, grammar: Grammar, *, by_chance: bool) -> None:
        self.grammar = grammar
        self.blocks: dict[int, tuple[int, Block]] = {}
        """By the code of a verb: its first number, and the others."""
        self.firsts: list[int] = []
        self.verbs: list[Verb] = []
        self.size = 0
        counted = [verb for verb in grammar.verbs if verb.by_chance == by_chance]
        for verb in counted:
            if verb.same_action_as is None:
                self.add(verb, make_block(verb))
        for verb in counted:
            if verb.same_action_as is not None:
                self.blocks[verb.code] = self.blocks[verb.same_action_as]

    def add(self, verb: Verb, block: Block) -> None:
        """The numbers of a verb, after those that are there."""
        self.blocks[verb.code] = (self.size, block)
        if block.size:
            self.firsts.append(self.size)
            self.verbs.append(verb)
            self.size += block.size

    def number(self, move: int) -> int:
        """The number of a move; BadInput if it can't come about under these settings."""
        verb = self.grammar.verb(move)
        first, block = self.blocks.get(verb.code, (0, None))
        number = None if block is None else block.number(verb.values(move))
        if number is None:
            raise BadInput(core("move-has-no-number", words=quoted(self.grammar.words(move))))
        return first + number

    def move(self, number: int) -> int:
        """A move with this number; of verbs that share it, the first that was declared."""
        if not 0 <= number < self.size:
            most = str(self.size - 1)
            raise BadInput(core("no-such-number", number=str(number), most=most))
        verb = self.verbs[bisect_right(self.firsts, number) - 1]
        first, block = self.blocks[verb.code]
        return self.grammar.pack(verb, block.values(number - first))

    def find(self, number: int, legal: Iterable[int]) -> int:
        """The legal move with this number; BadInput if there is none."""
        for move in legal:
            if self.number(move) == number:
                return move
        words = quoted(self.grammar.words(self.move(number)))
        raise BadInput(core("number-not-legal", number=str(number), words=words))

    def numbers(self, moves: Iterable[int]) -> list[int]:
        """The numbers of moves, in their order."""
        return [self.number(move) for move in moves]


def number_moves(grammar: Grammar) -> tuple[Actions, Actions]:
    """The numbers of decisions, and those of outcomes of chance."""
    return Actions(grammar, by_chance=False), Actions(grammar, by_chance=True)
