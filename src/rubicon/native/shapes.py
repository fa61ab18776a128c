"""What a value can be, seen from C: numbers, lists of one length, lists that grow, and records."""

from dataclasses import dataclass

BYTES = {"int8_t": 1, "int16_t": 2, "int32_t": 4, "int64_t": 8}
"""The cells that numbers are stored in."""
WHOLE = "int64_t"
"""The cell of every number that is at work, and of lists that the rules make."""
REAL = "double"


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number, or nothing."""

    name: str
    ctype: str


INT = Scalar("int", "Int")
BOOL = Scalar("bool", "Int")
FLOAT = Scalar("float", REAL)
NOTHING = Scalar("None", "void")


@dataclass(frozen=True, slots=True)
class Fixed:
    """A list whose length never changes: in C a pointer to its first cell."""

    cell: str
    length: int
    const: bool = False

    @property
    def ctype(self) -> str:
        """The pointer."""
        return f"const {self.cell} *" if self.const else f"{self.cell} *"

    @property
    def tag(self) -> str:
        """For the name of a function that is made for this shape."""
        return f"{'c' if self.const else ''}{short(self.cell)}x{self.length}"


@dataclass(frozen=True, slots=True)
class Growing:
    """A list that grows up to its room: in C a pointer to a struct of `n` and `v`."""

    cell: str
    room: int

    @property
    def struct(self) -> str:
        """The name of that struct."""
        return f"List_{short(self.cell)}_{self.room}"

    @property
    def ctype(self) -> str:
        """The pointer."""
        return f"{self.struct} *"

    @property
    def tag(self) -> str:
        """For the name of a function that is made for this shape."""
        return f"{short(self.cell)}to{self.room}"


@dataclass(frozen=True, slots=True)
class Record:
    """An object with fields: a state, its tables, a generator."""

    struct: str
    const: bool = False

    @property
    def ctype(self) -> str:
        """The pointer."""
        return f"const {self.struct} *" if self.const else f"{self.struct} *"


Shape = Scalar | Fixed | Growing | Record
Listed = Fixed | Growing


def short(cell: str) -> str:
    """A cell in a name."""
    return cell.removesuffix("_t")


def element(shape: Listed) -> Scalar:
    """What a list holds."""
    return FLOAT if shape.cell == REAL else INT


def cell_for(least: int, most: int) -> str:
    """The narrowest cell that holds a range."""
    for cell, size in BYTES.items():
        if -(1 << (8 * size - 1)) <= least and most < 1 << (8 * size - 1):
            return cell
    raise ValueError(f"no cell holds numbers from {least} to {most}")


@dataclass(frozen=True, slots=True)
class Code:
    """An expression in C."""

    text: str
    shape: Shape
    changes: bool = False
    """Whether evaluating it changes anything."""
    plain: bool = False
    """Whether it is the same before and after whatever else is evaluated, and cheap."""
