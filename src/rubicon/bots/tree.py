"""The tree search that all games share; `docs/methods/search.md` describes the method.

Every iteration takes a world that the searching seat could be in, walks down the tree by upper
confidence bounds, asks the game's knowledge about the first new position, and notes each seat's
share of the win on the way back. A node stands for what the searching seat has seen, not for a
position: where there are secrets, many worlds share it.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from rubicon.core.knowledge import MOST_SEATS, Knowledge
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State

FINE: Final = 1 << 20
"""Priors are sorted as whole numbers, so finely."""
PLACES: Final = 12
"""Bits for a move's place in the list of moves."""
PLACE: Final = (1 << 12) - 1
MOST_NODES: Final = 150_000
"""The tree grows no further, but what is in it still learns."""
MOST_LOOKED_AT: Final = 2_000
"""Nodes asked for when the tree of the last decision may still serve."""
NEVER: Final = -1.0e9


class Node:
    """What the searching seat has seen, and what came of going on from there."""

    __slots__ = (
        "children",
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


class Settings:
    """How a search weighs what it knows; the defaults serve every game."""

    def __init__(
        self,
        exploration: float = 1.4,
        first_play: float = 0.06,
        look: float = 9.0,
        sight: int = 60,
        widening: float = 2.0,
        playout: int = 0,
    ) -> None:
        self.exploration: float = exploration
        """How much a promising but little tried move is preferred."""
        self.first_play: float = first_play
        """How much worse than its node a move is taken to be that was never tried."""
        self.look: float = look
        """How sharply moves are told apart by the position they lead to; 0 does not look."""
        self.sight: i64 = sight
        """So many decisions ahead, and no further."""
        self.widening: float = widening
        """Different draws looked at, times the root of the visits."""
        self.playout: i64 = playout
        """Moves played from a new position before it is judged."""


class Search:
    """A tree, and the means to let it grow."""

    def __init__(
        self, knowledge: Knowledge, viewer: int, is_open: bool, settings: Settings, rng: Rng
    ) -> None:
        self.knowledge = knowledge
        self.viewer: i64 = viewer
        self.is_open = is_open
        """Whether there are no secrets, so that a node's moves are always the same."""
        self.settings = settings
        self.rng = rng
        self.root = Node(0, 1.0)
        self.size: i64 = 1
        self.values: list[float] = [0.0] * MOST_SEATS
        self.scratch: list[float] = [0.0] * MOST_SEATS

    # ---- asking ----------------------------------------------------------------------------------

    def visits(self, move: i64) -> int:
        """How often a move was tried at the root."""
        child = self.root.child(move)
        return 0 if child is None else int(child.visits)

    def value(self, move: i64) -> float:
        """The searching seat's share of the win after a move, as far as it was tried."""
        child = self.root.child(move)
        if child is None or child.visits == 0.0:
            return 0.0
        return child.won(self.viewer) / child.visits

    def go_to(self, world: State) -> bool:
        """Keep the part of the tree below a position that was foreseen; False if it was not."""
        mark = self.knowledge.mark(world, self.viewer)
        waiting = [self.root]
        at = 0
        while mark != 0 and at < len(waiting) and at < MOST_LOOKED_AT:
            node = waiting[at]
            at += 1
            if node.mark == mark:
                self.root = node
                self.size = count(node)
                return True
            for child in node.children:
                if child.visits > 1.0:
                    waiting.append(child)
        self.root = Node(0, 1.0)
        self.size = 1
        return False

    # ---- one iteration ---------------------------------------------------------------------------

    def iterate(self, state: State) -> None:
        """Down the tree from a world, which is played on; one new node, and back."""
        node = self.root
        path: list[Node] = [node]
        depth: i64 = 0
        sight = self.settings.sight
        while True:
            seat: i64 = state.to_act()
            if seat == NOBODY:
                self.knowledge.shares(state, self.values)
                break
            if seat == CHANCE:
                if self.knowledge.is_judged(state):
                    self.knowledge.values(state, self.values)
                    break
                node = self.draw(node, state)
            elif depth > 0 and (depth >= sight or self.is_leaf(node)):
                self.judge(state)
                break
            else:
                node = self.decide(node, state, seat)
                depth += 1
            path.append(node)
        for passed in path:
            passed.note(self.values)

    def is_leaf(self, node: Node) -> bool:
        """New, or without children for ever because the tree is full."""
        return node.visits == 0.0 or (self.size >= MOST_NODES and len(node.children) == 0)

    def judge(self, state: State) -> None:
        """What a new position looks like, perhaps after some more moves."""
        left = self.settings.playout
        while left > 0 and state.to_act() != NOBODY:
            seat = state.to_act()
            if seat == CHANCE:
                if self.knowledge.is_judged(state):
                    break
                state.apply(state.sample(self.rng))
            else:
                moves = state.legal()
                state.apply(self.lean(state, moves))
                left -= 1
        self.settle(state, self.values)

    def settle(self, state: State, values: list[float]) -> None:
        """What a position looks like, once chance has acted where it must."""
        while state.to_act() == CHANCE and not self.knowledge.is_judged(state):
            state.apply(state.sample(self.rng))
        self.knowledge.shares(state, values)

    def lean(self, state: State, moves: list[int]) -> int:
        """A move at random, promising ones more often."""
        priors: list[float] = []
        self.knowledge.priors(state, moves, priors)
        return moves[self.pick(priors)]

    def pick(self, weights: list[float]) -> i64:
        """A place in a list, by weight."""
        sums = 0.0
        for weight in weights:
            sums += weight
        rest = sums * float(self.rng.below(FINE)) / FINE
        at: i64 = 0
        for weight in weights:
            rest -= weight
            if rest < 0.0:
                return at
            at += 1
        return at - 1

    # ---- chance ----------------------------------------------------------------------------------

    def draw(self, node: Node, state: State) -> Node:
        """Let chance act: a draw as it comes, or one of those known once there are many."""
        outcome = state.sample(self.rng)
        key: i64 = state.seen_as(outcome, self.viewer)
        child = node.child(key)
        if child is None:
            known = len(node.children)
            if known > 1.0 + self.settings.widening * sqrt(node.visits):
                again = self.draw_known(node, state)
                if again is not None:
                    return again
            child = Node(key, 1.0)
            self.attach(node, child)
        state.apply(outcome)
        return child

    def draw_known(self, node: Node, state: State) -> "Node | None":
        """One of the draws seen before, by their weights; None if none of them can happen now."""
        weights: list[float] = []
        total: i64 = 0
        for child in node.children:
            weight = state.weight(child.key)
            total += weight
            weights.append(float(weight))
        if total == 0:
            return None
        chosen = node.children[self.pick(weights)]
        state.apply(chosen.key)
        return chosen

    def attach(self, node: Node, child: Node) -> None:
        """Put a new node into the tree, unless that is full."""
        if self.size < MOST_NODES:
            node.grow(child)
            self.size += 1

    # ---- decisions -------------------------------------------------------------------------------

    def decide(self, node: Node, state: State, seat: i64) -> Node:
        """Choose a move for whoever is to act, and make it."""
        if node.mark == 0:
            node.mark = self.knowledge.mark(state, self.viewer)
        if self.is_open:
            return self.decide_openly(node, state, seat)
        return self.decide_among(node, state, seat)

    def decide_openly(self, node: Node, state: State, seat: i64) -> Node:
        """Where a node's moves are always the same: those tried, and the best one that was not."""
        if len(node.moves) == 0:
            self.expand(node, state)
        root = sqrt(node.visits) * self.settings.exploration
        best: Node | None = None
        best_score = NEVER
        for child in node.children:
            score = child.won(seat) / child.visits + root * child.prior / (1.0 + child.visits)
            if score > best_score:
                best_score = score
                best = child
        tried = len(node.children)
        if tried < len(node.moves) and (self.size < MOST_NODES or best is None):
            score = self.untried(node, seat) + root * node.priors[tried]
            if score > best_score:
                best = Node(node.moves[tried], node.priors[tried])
                node.children.append(best)
                self.size += 1
        assert best is not None
        state.apply(best.key)
        return best

    def untried(self, node: Node, seat: i64) -> float:
        """What a move is taken to be worth that was never tried."""
        if node.visits == 0.0:
            return 0.0
        return node.won(seat) / node.visits - self.settings.first_play

    def expand(self, node: Node, state: State) -> None:
        """List the moves, the most promising first."""
        moves = state.legal()
        priors = self.prospects(state, moves)
        order: list[int] = []
        for at, prior in enumerate(priors):
            order.append((int(prior * FINE) << PLACES) | (PLACE - at))
        order.sort(reverse=True)
        for packed in order:
            place = PLACE - (packed & PLACE)
            node.moves.append(moves[place])
            node.priors.append(priors[place])

    def prospects(self, state: State, moves: list[int]) -> list[float]:
        """The priors of all moves, which add up to one."""
        priors: list[float] = []
        self.knowledge.priors(state, moves, priors)
        if self.settings.look > 0.0 and len(moves) > 1:
            self.look_ahead(state, moves, priors)
        return in_parts(priors)

    def look_ahead(self, state: State, moves: list[int], priors: list[float]) -> None:
        """Weigh each move by the position it leads to."""
        seat: i64 = state.to_act()
        found: list[float] = []
        best = 0.0
        for move in moves:
            after = state.clone()
            after.apply(move)
            self.settle(after, self.scratch)
            found.append(self.scratch[seat])
            best = max(best, self.scratch[seat])
        for at, value in enumerate(found):
            priors[at] *= exp((value - best) * self.settings.look)

    def decide_among(self, node: Node, state: State, seat: i64) -> Node:
        """Where there are secrets: among the moves of this world, by how often each was offered."""
        moves = state.legal()
        priors = self.glance(state, moves)
        keys: list[int] = []
        best = 0
        best_score = NEVER
        for at, move in enumerate(moves):
            key: i64 = move
            if seat != self.viewer:
                key = state.seen_as(move, self.viewer)
            keys.append(key)
            score = self.score_offered(node, node.child(key), priors[at], seat)
            if score > best_score:
                best_score = score
                best = at
        chosen = node.child(keys[best])
        if chosen is None:
            chosen = Node(keys[best], priors[best])
            chosen.offered = 1.0
            self.attach(node, chosen)
        state.apply(moves[self.unveil(keys, priors, best)])
        return chosen

    def score_offered(self, node: Node, child: "Node | None", prior: float, seat: i64) -> float:
        """The upper bound of a move that this world offers, and that it was offered once more."""
        bonus = self.settings.exploration * prior
        if child is None or child.visits == 0.0:
            return self.untried(node, seat) + bonus * sqrt(node.visits + 1.0)
        child.offered += 1.0
        return child.won(seat) / child.visits + bonus * sqrt(child.offered) / (1.0 + child.visits)

    def glance(self, state: State, moves: list[int]) -> list[float]:
        """Priors from a glance alone, which add up to one: secrets make every world look anew."""
        priors: list[float] = []
        self.knowledge.priors(state, moves, priors)
        return in_parts(priors)

    def unveil(self, keys: list[int], priors: list[float], chosen: i64) -> i64:
        """Which of the moves that look the same to the searching seat is really made."""
        weights: list[float] = []
        alike = 0
        for at, key in enumerate(keys):
            if key == keys[chosen]:
                alike += 1
                weights.append(priors[at])
            else:
                weights.append(0.0)
        if alike == 1:
            return chosen
        return self.pick(weights)


def in_parts(weights: list[float]) -> list[float]:
    """The same weights as parts of one."""
    sums = 0.0
    for weight in weights:
        sums += weight
    parts: list[float] = []
    for weight in weights:
        parts.append(weight / sums)
    return parts


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
