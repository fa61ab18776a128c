"""The tree search that all games share; `docs/methods/search.md` describes the method.

Every iteration takes a world that the searching seat could be in, walks down the tree by upper
confidence bounds, asks the game's knowledge about the first new position, and notes each seat's
share of the win on the way back. A node stands for what the searching seat has seen, not for a
position: where there are secrets, many worlds share it.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from rubicon.bots.looking import Eye, Settings
from rubicon.bots.node import FINE, Crowd, Node, Offer, by_promise, count, spread
from rubicon.core.imagination import Imagination
from rubicon.core.knowledge import Knowledge
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State

MANY: Final = 1024
"""A node with more moves than this does not look at all of them at once; no position of the games
that the levels were measured with has as many (at most 516 in 200 random games)."""
MANY_IN_SECRET: Final = 64
"""The same where there are secrets and every world would list and weigh its moves again; there the
measured game has 27 cards, and so no more than 28 moves."""
FIRST_LOOKS: Final = 64
"""Moves looked at when a node of many moves is new: about as many as a usual node has."""
LOOKS: Final = 16
"""Moves looked at with every further visit."""
ROOT_LOOKS: Final = 128
"""The same at the root, where every iteration comes by: no level misses its own best move long."""
KEPT: Final = 32
"""Moves of one world kept for a key that stands for several."""
MOST_ALIKE: Final = 128
"""Moves kept for such a key, of the worlds listed last."""
MOST_NODES: Final = 150_000
"""The tree grows no further, but what is in it still learns."""
MOST_LOOKED_AT: Final = 2_000
"""Nodes asked for when the tree of the last decision may still serve."""
NEVER: Final = -1.0e9


class Search(Eye):
    """A tree, and the means to let it grow."""

    def __init__(
        self, knowledge: Knowledge, viewer: int, is_open: bool, settings: Settings, rng: Rng
    ) -> None:
        super().__init__(knowledge, settings, rng)
        self.viewer: i64 = viewer
        self.is_open = is_open
        """Whether there are no secrets, so that a node's moves are always the same."""
        self.root = Node(0, 1.0)
        self.size: i64 = 1
        self.asked: dict[int, Node] = {}
        """The root's children by their moves, as far as somebody asked for them."""

    # ---- asking ----------------------------------------------------------------------------------

    def visits(self, move: i64) -> int:
        """How often a move was tried at the root."""
        child = self.at_root(move)
        return 0 if child is None else int(child.visits)

    def value(self, move: i64) -> float:
        """The searching seat's share of the win after a move, as far as it was tried."""
        child = self.at_root(move)
        if child is None or child.visits == 0.0:
            return 0.0
        return child.won(self.viewer) / child.visits

    def at_root(self, move: i64) -> "Node | None":
        """The node after a move, found at once although there may be thousands."""
        if len(self.asked) != len(self.root.children):
            self.asked = {child.key: child for child in self.root.children}
        return self.asked.get(move)

    def lead(self, moves: set[int]) -> int:
        """How much more often the first of some moves was tried than the second."""
        first = second = 0.0
        for child in self.root.children:
            if child.visits > second and child.key in moves:
                second = min(first, child.visits)
                first = max(first, child.visits)
        return int(first - second)

    def go_to(self, world: State) -> bool:
        """Keep the part of the tree below a position that was foreseen; False if it was not."""
        mark = self.knowledge.mark(world, self.viewer)
        self.asked = {}
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

    def grow(self, imagination: Imagination, rng: Rng, count: int) -> None:
        """So many iterations, each in a world that fits what the seat has seen."""
        self.rng = rng
        each = self.knowledge.tries_a_world
        for left in range(count, 0, -each):
            world = imagination.draw(rng)
            for _ in range(1, min(each, left)):
                self.iterate(world.clone())
            self.iterate(world)

    def iterate(self, state: State) -> None:
        """Down the tree from a world, which is played on; one new node, and back."""
        node = self.root
        path: list[Node] = [node]
        depth: i64 = 0
        turns: i64 = 0
        last: i64 = self.viewer
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
                path.append(node)
                continue
            if seat != last:
                turns += 1
                last = seat
            if depth > 0 and (self.is_out_of_sight(depth, turns) or self.is_leaf(node)):
                self.judge(state)
                break
            node = self.decide(node, state, seat)
            depth += 1
            path.append(node)
        for passed in path:
            passed.note(self.values)

    def is_out_of_sight(self, decisions: i64, turns: i64) -> bool:
        """Too many decisions ahead, and too many turns: a long turn alone blinds nobody."""
        return decisions >= self.settings.sight and turns >= self.settings.turns

    def is_leaf(self, node: Node) -> bool:
        """New, or without children for ever because the tree is full."""
        return node.visits == 0.0 or (self.size >= MOST_NODES and len(node.children) == 0)

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
        """Choose a move for the seat that is to act, and make it."""
        if node.mark == 0:
            node.mark = self.knowledge.mark(state, self.viewer)
        if self.is_open:
            return self.decide_openly(node, state, seat)
        crowd = node.crowd
        if crowd is None:
            return self.decide_among(node, state, seat)
        if crowd.is_own != (seat == self.viewer):
            return self.decide_apart(state)
        if crowd.is_own:
            return self.decide_openly(node, state, seat)
        return self.decide_in_crowd(node, crowd, state, seat)

    def decide_openly(self, node: Node, state: State, seat: i64) -> Node:
        """Where a node's moves are always the same: those tried, and the best one that was not."""
        if len(node.moves) == 0 and node.crowd is None:
            self.expand(node, state)
        root = sqrt(node.visits) * self.settings.exploration
        crowd = node.crowd
        if crowd is not None:
            self.look_further(node, crowd, state, seat)
            root = root / self.in_line(node)
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
        if len(moves) > MANY:
            node.crowd = crowd = Crowd(True)
            self.refill(node, crowd, state, moves)
            return
        priors = self.prospects(state, moves)
        for place in by_promise(priors, FINE):
            node.moves.append(moves[place])
            node.priors.append(priors[place])

    def decide_among(self, node: Node, state: State, seat: i64) -> Node:
        """Where there are secrets: among the moves of this world, by how often each was offered."""
        moves = state.legal()
        is_own = seat == self.viewer
        if len(moves) > MANY_IN_SECRET and not (is_own and len(node.children) > 0):
            node.crowd = crowd = Crowd(is_own)
            if is_own:
                self.refill(node, crowd, state, moves)
                return self.decide_openly(node, state, seat)
            return self.decide_listed(node, crowd, state, seat, moves)
        offer = self.offered(state, moves, seat)
        return self.go(node, state, offer, self.best_of(node, offer, seat))

    def offered(self, state: State, moves: list[int], seat: i64) -> Offer:
        """The moves of this world, and what the searching seat sees of each: its own as they are.

        Their priors are from a glance alone: with secrets every world looks different.
        """
        keys = moves
        if seat != self.viewer:
            keys = []
            for move in moves:
                keys.append(state.seen_as(move, self.viewer))
        return Offer(moves, keys, self.glance(state, moves))

    def best_of(self, node: Node, offer: Offer, seat: i64) -> i64:
        """The place of the move with the highest upper bound."""
        best: i64 = 0
        best_score = NEVER
        for at, key in enumerate(offer.keys):
            score = self.score_offered(node, node.child(key), offer.priors[at], seat)
            if score > best_score:
                best_score = score
                best = at
        return best

    def go(self, node: Node, state: State, offer: Offer, at: i64) -> Node:
        """Make the move at a place in the list, or one that looks the same."""
        key: i64 = offer.keys[at]
        chosen = node.child(key)
        if chosen is None:
            chosen = Node(key, offer.priors[at])
            chosen.offered = 1.0
            self.attach(node, chosen)
        state.apply(offer.moves[self.unveil(offer, at)])
        return chosen

    def score_offered(self, node: Node, child: "Node | None", prior: float, seat: i64) -> float:
        """The upper bound of a move that this world offers, and that it was offered once more."""
        bonus = self.settings.exploration * prior
        if child is None or child.visits == 0.0:
            return self.untried(node, seat) + bonus * sqrt(node.visits + 1.0)
        child.offered += 1.0
        return child.won(seat) / child.visits + bonus * sqrt(child.offered) / (1.0 + child.visits)

    def unveil(self, offer: Offer, chosen: i64) -> i64:
        """Which of the moves that look the same to the searching seat is really made."""
        weights: list[float] = []
        alike = 0
        for at, key in enumerate(offer.keys):
            if key == offer.keys[chosen]:
                alike += 1
                weights.append(offer.priors[at])
            else:
                weights.append(0.0)
        if alike == 1:
            return chosen
        return self.pick(weights)

    # ---- very many moves, always the same --------------------------------------------------------

    def look_further(self, node: Node, crowd: Crowd, state: State, seat: i64) -> None:
        """Look at some of the moves that wait, and put each among those to be compared."""
        if len(node.children) > 0 and self.size >= MOST_NODES:
            return
        left = LOOKS if len(node.moves) > 0 else FIRST_LOOKS
        if node is self.root:
            left = ROOT_LOOKS
        if len(crowd.waiting) == 0 and not crowd.is_whole:
            self.refill(node, crowd, state, state.legal())
        while left > 0 and len(crowd.waiting) > 0:
            move = crowd.waiting.pop()
            prior = self.weigh(state, move, seat, crowd.glances.pop())
            self.insert(node, move, prior)
            left -= 1

    def in_line(self, node: Node) -> float:
        """The priors of the moves tried and of the next ones in line, added up.

        Against these each of them is weighed: that thousands wait behind them must not keep the
        search from trying a second move.
        """
        total = 0.0
        at: i64 = 0
        end: i64 = min(len(node.priors), len(node.children) + FIRST_LOOKS)
        while at < end:
            total += node.priors[at]
            at += 1
        return total

    def refill(self, node: Node, crowd: Crowd, state: State, moves: list[int]) -> None:
        """Let the most promising moves wait that were not taken up yet.

        Only as many as there are already: most nodes are hardly visited, and a list of thousands
        at each of them would fill the memory.
        """
        priors = self.glance(state, moves)
        taken = set(node.moves)
        room = max(FIRST_LOOKS, len(taken))
        # Priors add up to one: the more there are, the finer they differ.
        for place in by_promise(priors, FINE * len(moves)):
            if moves[place] not in taken:
                if len(crowd.waiting) == room:
                    break
                crowd.waiting.append(moves[place])
                crowd.glances.append(priors[place])
        crowd.is_whole = len(taken) + len(crowd.waiting) == len(moves)
        crowd.waiting.reverse()
        crowd.glances.reverse()

    def insert(self, node: Node, move: i64, prior: float) -> None:
        """Put a move among those not tried yet, behind all that promise as much."""
        low = len(node.children)
        high = len(node.moves)
        while low < high:
            middle = (low + high) // 2
            if node.priors[middle] >= prior:
                low = middle + 1
            else:
                high = middle
        node.moves.insert(low, move)
        node.priors.insert(low, prior)

    # ---- very many moves, in each world others ---------------------------------------------------

    def decide_apart(self, state: State) -> Node:
        """Where it is a secret who decides: this world's seat is not the one of the node's crowd.

        The move is made by its prior, and what follows is judged without entering the tree.
        """
        state.apply(self.lean(state, state.legal()))
        return Node(0, 1.0)

    def decide_in_crowd(self, node: Node, crowd: Crowd, state: State, seat: i64) -> Node:
        """Among the moves known here; now and then among all that this world has."""
        if crowd.listings > 1.0 + self.settings.widening * sqrt(node.visits):
            known = self.decide_known(node, crowd, state, seat)
            if known is not None:
                return known
        return self.decide_listed(node, crowd, state, seat, state.legal())

    def decide_known(self, node: Node, crowd: Crowd, state: State, seat: i64) -> "Node | None":
        """The best of the children that this world allows; None if it allows none."""
        total = 0.0
        for child in node.children:
            total += child.prior
        best: Node | None = None
        best_move: i64 = 0
        best_score = NEVER
        for child in node.children:
            moves = crowd.alike.get(child.key) or [child.key]
            place = self.allowed(state, moves)
            if place >= 0:
                score = self.score_offered(node, child, child.prior / total, seat)
                if score > best_score:
                    best_score = score
                    best = child
                    best_move = moves[place]
        if best is not None:
            state.apply(best_move)
        return best

    def allowed(self, state: State, moves: list[int]) -> i64:
        """The place of one of the moves that this world allows, any of them; -1 if it has none."""
        length: i64 = len(moves)
        first = self.rng.below(length)
        past: i64 = 0
        while past < length:
            place = (first + past) % length
            if state.allows(moves[place]):
                return place
            past += 1
        return -1

    def decide_listed(
        self, node: Node, crowd: Crowd, state: State, seat: i64, moves: list[int]
    ) -> Node:
        """Among all moves of this world: one that was never tried, if there is one."""
        offer = self.offered(state, moves, seat)
        crowd.listings += 1.0
        self.note_alike(crowd, offer)
        best = self.best_of(node, offer, seat)
        if self.size < MOST_NODES:
            best = self.fresh(node, state, seat, offer, best)
        return self.go(node, state, offer, best)

    def fresh(self, node: Node, state: State, seat: i64, offer: Offer, known: i64) -> i64:
        """The best of some moves never tried, drawn by their priors; if there are none, `known`."""
        weights: list[float] = []
        for at, key in enumerate(offer.keys):
            weights.append(offer.priors[at] if node.child(key) is None else 0.0)
        best = known
        best_value = -1.0
        for place in spread(weights, self.toss(), FIRST_LOOKS):
            value = self.look(state, offer.moves[place], seat)
            if value > best_value:
                best_value = value
                best = place
        return best

    def note_alike(self, crowd: Crowd, offer: Offer) -> None:
        """Keep some of the moves that look the same, more of those that promise more."""
        groups: dict[int, list[int]] = {}
        for at, key in enumerate(offer.keys):
            if key != offer.moves[at]:
                groups.setdefault(key, []).append(at)
        for key, places in groups.items():
            weights: list[float] = []
            for place in places:
                weights.append(offer.priors[place])
            kept: list[int] = []
            for at in spread(weights, self.toss(), KEPT):
                kept.append(offer.moves[places[at]])
            # Those of the listings before serve worlds that allow none of the new ones.
            crowd.alike[key] = (kept + crowd.alike.get(key, []))[:MOST_ALIKE]
