"""The nodes of the search tree: what was seen, what came of it, and which moves are left to try."""

from typing import Final

from mypy_extensions import i64

FINE: Final = 1 << 20
"""Priors are sorted as whole numbers, so finely."""


class Crowd:
    """What a node with very many moves keeps beside those that it compares."""

    __slots__ = ("alike", "glances", "is_own", "is_whole", "listings", "waiting")

    def __init__(self, is_own: bool) -> None:
        self.is_own = is_own
        """Whether the moves are the same in every world; else each world has others."""
        self.waiting: list[int] = []
        """Moves that nobody has looked at yet, the most promising last."""
        self.glances: list[float] = []
        """How promising each of them looks at a glance."""
        self.is_whole: bool = False
        """Whether every move is waiting or compared, so that none has to be listed again."""
        self.listings: float = 0.0
        """How often the moves of a world were listed here."""
        self.alike: dict[int, list[int]] = {}
        """Some moves for each key that is no move itself: they look the same from outside."""


class Node:
    """What the searching seat has seen, and what came of going on from there."""

    __slots__ = (
        "children",
        "crowd",
        "index",
        "key",
        "mark",
        "moves",
        "offered",
        "prior",
        "priors",
        "visits",
        "w0",
        "w1",
        "w2",
        "w3",
    )

    def __init__(self, key: i64, prior: float) -> None:
        self.key: i64 = key
        """The move that leads here, or as much of it as is seen."""
        self.prior: float = prior
        self.visits: float = 0.0
        self.offered: float = 0.0
        """How often one could have come here: not in every world a move is possible."""
        self.w0: float = 0.0
        self.w1: float = 0.0
        self.w2: float = 0.0
        self.w3: float = 0.0
        self.children: list[Node] = []
        self.index: dict[int, Node] | None = None
        """The children by key, where they are not simply the first of `moves`."""
        self.moves: list[int] = []
        """All moves, the most promising first, where they are always the same."""
        self.priors: list[float] = []
        self.crowd: Crowd | None = None
        """Only where there are very many moves."""
        self.mark: int = 0

    def won(self, seat: i64) -> float:
        """The sum of a seat's shares of the win."""
        if seat == 0:
            return self.w0
        if seat == 1:
            return self.w1
        if seat == 2:
            return self.w2
        return self.w3

    def note(self, values: list[float]) -> None:
        """One more iteration came through here."""
        self.visits += 1.0
        self.w0 += values[0]
        self.w1 += values[1]
        self.w2 += values[2]
        self.w3 += values[3]

    def child(self, key: i64) -> "Node | None":
        """The child with a key, if it is there yet."""
        index = self.index
        if index is None:
            for child in self.children:
                if child.key == key:
                    return child
            return None
        return index.get(key)

    def grow(self, child: "Node") -> None:
        """A child more, found by its key."""
        self.children.append(child)
        index = self.index
        if index is None:
            index = {}
            self.index = index
        index[child.key] = child


class Offer:
    """The moves of one world."""

    __slots__ = ("keys", "moves", "priors")

    def __init__(self, moves: list[int], keys: list[int], priors: list[float]) -> None:
        self.moves = moves
        self.keys = keys
        """What the searching seat sees of each."""
        self.priors = priors


def in_parts(weights: list[float]) -> list[float]:
    """The same weights as parts of one."""
    sums = 0.0
    for weight in weights:
        sums += weight
    parts: list[float] = []
    for weight in weights:
        parts.append(weight / sums)
    return parts


def by_promise(priors: list[float], fine: int) -> list[int]:
    """The places of a list of priors, the highest first; among equals as they come."""
    length = len(priors)
    order: list[int] = []
    for at, prior in enumerate(priors):
        order.append(int(prior * fine) * length + (length - 1 - at))
    order.sort(reverse=True)
    for rank, packed in enumerate(order):
        order[rank] = length - 1 - packed % length
    return order


def spread(weights: list[float], start: float, many: int) -> list[int]:
    """So many places of a list, each as often as its weight asks for; `start` is from 0 to 1."""
    step = 0.0
    for weight in weights:
        step += weight / many
    places: list[int] = []
    passed = 0.0
    for at, weight in enumerate(weights):
        passed += weight
        while len(places) < many and passed > (len(places) + start) * step:
            places.append(at)
    return places


def count(node: Node) -> i64:
    """How many nodes hang below, and this one."""
    found: i64 = 0
    waiting = [node]
    while len(waiting) > 0:
        one = waiting.pop()
        found += 1
        for child in one.children:
            waiting.append(child)
    return found
