"""What positions, tables and generators have in common: they are values made of whole numbers.

So they are compared, hashed, copied and pickled alike, interpreted or compiled, and a pickle that
one build has made is read by the other.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

SHOWN: Final = 16
"""Of a longer list `repr` shows no more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Something that is all said by whole numbers. As a key it must not be changed any more."""

    __slots__ = ()

    @abstractmethod
    def numbers(self, whole: bool) -> list[int]:
        """What it consists of, in one flat list; what follows from the rest only if `whole`."""

    @abstractmethod
    def set_numbers(self, numbers: list[int]) -> None:
        """Become what a whole list of numbers says."""

    @abstractmethod
    def made_with(self) -> Sequence[object]:
        """What the class is called with to make another, before it is given its numbers."""

    def same_as(self, other: "Value") -> bool:
        """Whether two of a kind are the same in everything that does not follow from the rest."""
        return self.numbers(False) == other.numbers(False)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Value)
            and type(other) is type(self)
            and self.made_with() == other.made_with()
            and self.same_as(other)
        )

    def __hash__(self) -> int:
        return hash(tuple(self.numbers(False)))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.made_with()), self.numbers(True)

    def __setstate__(self, numbers: list[int]) -> None:
        self.set_numbers(numbers)

    def __repr__(self) -> str:
        return f"<{title(self)}: {shown(self, names_of(self))}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Value):
    """What stays the same for a whole match, shared by its positions: ints, bools and int lists."""

    __slots__ = ("players",)

    players: int
    """What the class is called with."""

    def made_with(self) -> Sequence[object]:
        """The number of players."""
        return [self.players]

    def numbers(self, whole: bool) -> list[int]:
        """All of them, by the alphabet of their names."""
        out: list[int] = []
        for name in names_of(self):
            value = getattr(self, name)
            if isinstance(value, list):
                out.extend(value)
            else:
                out.append(int(value))
        return out

    def set_numbers(self, numbers: list[int]) -> None:
        """Every list is as long as the class makes it."""
        at = 0
        for name in names_of(self):
            there = getattr(self, name)
            if isinstance(there, list):
                setattr(self, name, numbers[at : at + len(there)])
                at += len(there)
            else:
                setattr(self, name, type(there)(numbers[at]))
                at += 1


def names_of(value: Value) -> list[str]:
    """The attributes of a value, by alphabet: a compiled class lists them, another has slots."""
    names: set[str] = set()
    for kind in type(value).__mro__:
        own = vars(kind)
        names.update(own.get("__mypyc_attrs__", own.get("__slots__", ())))
    return sorted(names)


def title(value: Value) -> str:
    """The folder and the class: two games may call their classes alike."""
    kind: Any = type(value)
    return f"{kind.__module__.split('.')[-2:][0]}.{kind.__name__}"


def shown(value: Value, names: list[str]) -> str:
    """Names with numbers, lists last; what is 0 throughout is left out."""
    numbers, lists = [], []
    for name in names:
        number = getattr(value, name)
        if isinstance(number, list) and any(number):
            cut = [*map(str, number[:SHOWN]), *([".."] if len(number) > SHOWN else [])]
            lists.append(f"{name}={'.'.join(cut)}")
        elif number and not isinstance(number, list):
            numbers.append(f"{name}={int(number)}")
    return " ".join([*numbers, *lists])
