"""A game of one seat whose moves are what is hard to translate; a test plays it in C too."""

from typing import cast

from rubicon.core.fields import Field
from rubicon.core.rng import Rng
from rubicon.core.state import NOBODY, State
from rubicon.core.values import Fixed

LENGTH = 5
MOVES = 14
WIDE = 40
ROOM = 24
LAST = 60

FIELDS = (
    Field("cells", -100, 100, LENGTH),
    Field("wide", -(1 << WIDE), 1 << WIDE, 2),
    Field("pile", -100, 100, ROOM, grows=True),
    Field("turn", 0, 99),
    Field("mark", -(1 << WIDE), 1 << WIDE),
)


class SmallTables(Fixed):
    """A list and a number."""

    __slots__ = ("is_odd", "steps", "way")

    def __init__(self, players: int) -> None:
        self.players = players
        self.steps: list[int] = [3, -2, 7, -5, 1]
        self.way: int = 4
        self.is_odd: bool = True


class Small(State):
    """A position."""

    __slots__ = ("cells", "mark", "pile", "t", "turn", "wide")

    def __init__(self, t: SmallTables, other: "Small | None" = None) -> None:
        self.telling = False
        self.t: SmallTables = t
        self.cells: list[int] = [2, -3, 5, -7, 11] if other is None else other.cells[:]
        self.wide: list[int] = [1, -1] if other is None else other.wide[:]
        self.pile: list[int] = [] if other is None else other.pile[:]
        self.turn: int = 0 if other is None else other.turn
        self.mark: int = 0 if other is None else other.mark

    def tables(self) -> SmallTables:
        return self.t

    def numbers(self, whole: bool) -> list[int]:
        return [
            *(*self.cells, *self.wide, self.turn, self.mark),
            *(len(self.pile), *self.pile),
        ]

    def set_numbers(self, numbers: list[int]) -> None:
        self.cells = numbers[0:5]
        self.wide = numbers[5:7]
        self.turn = numbers[7]
        self.mark = numbers[8]
        self.pile = numbers[10:]

    def clone(self) -> "Small":
        return Small(self.t, self)

    def to_act(self) -> int:
        return NOBODY if self.turn == LAST else 0

    def legal(self) -> list[int]:
        out: list[int] = []
        for move in range(MOVES):
            out.append(move)
        return out

    def apply(self, move: int) -> None:
        self.turn += 1
        self.mark = 0
        if move < 7:
            first_moves(self, move)
        else:
            last_moves(self, move)
        self.mark = self.mark % 1000003
        for i in range(LENGTH):
            self.cells[i] = self.cells[i] % 97 - 40

    def sample(self, rng: Rng) -> int:
        return int(rng.below(MOVES))

    def weight(self, outcome: int) -> int:
        return 1 if 0 <= outcome < MOVES else 0

    def outcomes(self) -> list[int]:
        return self.legal()

    def payoff(self, seat: int) -> int:
        return 1000 if self.mark > 0 else 0


def first_moves(s: Small, move: int) -> None:
    """Arithmetic, and the order in which things happen."""
    if move == 0:
        s.mark = divided(s.cells[0], s.cells[1] or 3)
    elif move == 1:
        # Each argument is taken before the next one is evaluated.
        s.mark = three(s.cells[2], bump(s, 2), s.cells[2])
    elif move == 2:
        s.cells[3] += bump(s, 3)
        s.mark += bump(s, 3) * s.cells[3] + s.cells[3]
    elif move == 3:
        s.wide[0] = (1 << 33) + (s.cells[0] << 20) - (s.cells[1] >> 1)
        s.wide[1] = -s.wide[0] >> 7 ^ ~s.cells[4]
    elif move == 4:
        s.mark = (s.cells[0] and s.cells[1] > 0) + (s.cells[2] or 5)
    elif move == 5:
        s.mark = 1 if -9 < s.cells[2] <= s.cells[4] != 3 else min(s.cells[0], 4, s.cells[1])
    else:
        s.mark = counted(s.cells, s.t.steps)


def last_moves(s: Small, move: int) -> None:
    """Lists: made, handed on, handed back, growing."""
    if move == 7:
        if len(s.pile) < ROOM - LENGTH:
            fill(s, s.pile)
    elif move == 8:
        while s.pile and s.pile[-1] % 3 != 0:
            s.mark += s.pile.pop()
    elif move == 9:
        s.pile = []
    elif move == 10:
        found = odd_ones(s, s.t.way)
        for one in found:
            s.mark += one * len(found)
        s.mark += 1000 * (7 in found) + found.count(-3)
    elif move == 11:
        s.mark = walk(s)
    elif move == 12:
        s.mark = drafted(s)
    else:
        for down in range(LENGTH - 1, -1, -2):
            s.cells[down] -= s.t.steps[down]
            if s.cells[down] > 30:
                continue
            s.mark = s.mark * 31 + down


def drafted(s: Small) -> int:
    """A copy of the position, and a copy of a list, that change without it."""
    draft = cast(Small, changed(s))
    before = s.cells[:]
    s.cells[2] += 3
    tell_cells(s)
    found = counted(draft.cells, [s.turn, bump(s, 1), s.cells[1]])
    return found + 100 * before[2] + draft.cells[0] - s.cells[0] + len(draft.pile)


def tell_cells(s: Small) -> None:
    """Nobody listens to a world: what is only done for listeners is not even translated."""
    if not s.telling:
        return
    s.note(1, s.cells[0], 0, 0, 0, 0)


def changed(s: Small) -> State:
    """Another position."""
    draft = s.clone()
    draft.cells[0] = 9
    if len(draft.pile) < ROOM - LENGTH:
        fill(draft, draft.pile)
    return draft


def divided(a: int, b: int) -> int:
    """Python rounds down, and the rest has the sign of the divisor."""
    return (a // b) * 1000 + a % b + max(a, b, 0) + abs(a - b)


def bump(s: Small, place: int) -> int:
    """Change a cell, and tell what it was."""
    before = s.cells[place]
    s.cells[place] += 1
    return before


def three(a: int, b: int, c: int) -> int:
    """Three numbers in one."""
    return (a * 200 + b) * 200 + c


def counted(some: list[int], others: list[int]) -> int:
    """Called with lists of several lengths."""
    total = sum(some) * len(others)
    for other in others:
        if other in some:
            total += other
        elif other < 0:
            break
    return total


def fill(s: Small, out: list[int]) -> None:
    """Add to a list that somebody else has."""
    for cell in s.cells:
        if cell > 0 and len(out) < ROOM:
            out.append(cell)


def odd_ones(s: Small, way: int) -> list[int]:
    """Hand a new list back."""
    out: list[int] = []
    for cell in s.cells:
        if cell % 2 != 0 or (s.t.is_odd and cell == way):
            out.append(cell)
    out.append(7)
    return out


def walk(s: Small) -> int:
    """Lists of this function: one that grows, one of a fixed length, one of a length unknown."""
    seen = [0] * LENGTH
    queue = [s.turn % LENGTH]
    rows: list[int] = [2] * (s.turn % 4)
    steps = 0
    while len(queue) > 0:
        at = queue.pop()
        if seen[at] > 0:
            continue
        seen[at] += 1 + len(rows)
        steps += seen[at] * (at + 1)
        queue.append((at + 2) % LENGTH)
        queue.append((at * 3 + 1) % LENGTH)
    seen = [steps, seen[0], seen[4], seen[1], seen[2]]
    return seen[0] * 10 + seen[1] + seen[-1]
