"""The same match of the toy as a viewer knows it, with other secrets: its log told again.

A world is imagined as the viewer knows it in the end. Cards that were shown stay where they were
dealt; the others are dealt as that world has them. What was answered in secret is answered again.
"""

from rubicon.core.match import Match, fold
from rubicon.core.rng import Rng
from toy import curia as c
from toy.curia import Curia
from toy.curia_game import own


def retold(match: Match, viewer: int, rng: Rng) -> Match:
    """A match that looks the same to the viewer."""
    world = own(match.rules.imagine(match.seen(viewer)).draw(rng))
    return Telling(match, viewer, world, rng).tell()


class Telling:
    """The log of a match with the secrets of another world."""

    def __init__(self, match: Match, viewer: int, world: Curia, rng: Rng) -> None:
        self.match, self.viewer, self.world, self.rng = match, viewer, world, rng
        self.moves = [entry.move for entry in match.log]
        self.open: dict[int, list[tuple[int, int]]] = {}
        """By seat: the plies at which cards came that nobody has seen yet, and which they were."""
        self.answers: dict[int, int] = {}
        """By seat: the ply of an answer to a chance to interrupt that is still open."""
        self.began = 0
        """The ply at which the present question began."""

    def tell(self) -> Match:
        """Every move, with what it has in the other world."""
        state = own(self.match.first.clone())
        for ply, entry in enumerate(self.match.log):
            seat, verb = state.seat(), c.verb_of(entry.move)
            before = state.clone()
            state.apply(entry.move)
            if verb == c.LETTER:
                self.moves[ply] = c.pack(c.LETTER, [self.world.letters[seat]])
            elif verb == c.DEAL:
                self.open.setdefault(seat, []).append((ply, c.argument(entry.move, 0)))
            elif verb in (c.VETO, c.PASS):
                self.answers[seat] = ply
                if state.phase != c.VETOING:
                    self.vote(before, state)
            elif verb == c.SEAL and state.phase != c.FILLING:
                for shown in range(state.t.players):
                    self.show(shown, state.basket(shown))
            if sum(state.out) > sum(before.out):
                self.drop(before, state)
            if (state.phase, state.turn) != (before.phase, before.turn):
                self.began = ply + 1
        self.deal_anew()
        self.decide_anew(state)
        entries = [
            (entry.seat, move) for entry, move in zip(self.match.log, self.moves, strict=True)
        ]
        return fold(self.match.rules, entries, self.match.first)

    def show(self, seat: int, cards: list[int]) -> None:
        """Cards that all have seen were dealt as they were."""
        for kind, number in enumerate(cards):
            for _ in range(number):
                dealt = self.open[seat]
                dealt.remove(next(one for one in dealt if one[1] == kind))

    def drop(self, before: Curia, state: Curia) -> None:
        """Who drops out discards his hand for all to see."""
        for seat in range(state.t.players):
            if state.out[seat] and not before.out[seat]:
                self.open[seat] = []

    def vote(self, before: Curia, state: Curia) -> None:
        """A seat that answers after the veto that was used may have answered anything."""
        used = [seat for seat in range(state.t.players) if state.spent[seat] > before.spent[seat]]
        order = [before.at(place) for place in range(state.t.players)]
        for seat, ply in self.answers.items():
            is_free = used and order.index(seat) > order.index(used[0])
            if is_free and seat != self.viewer:
                self.moves[ply] = self.any_answer(seat)
            elif seat not in (self.viewer, *used):
                self.moves[ply] = c.pack(c.PASS, [])
        self.answers = {}

    def any_answer(self, seat: int) -> int:
        """What a seat can answer in the other world."""
        vetoes = self.world.letters[seat] < c.TRIBUNES and self.rng.below(2) == 1
        return c.pack(c.VETO if vetoes else c.PASS, [])

    def deal_anew(self) -> None:
        """Cards that were not shown are those that the other world has in hands and baskets."""
        for seat, dealt in self.open.items():
            if seat == self.viewer:
                continue
            there = [a + b for a, b in zip(self.world.hand(seat), self.hidden(seat), strict=True)]
            cards = [kind for kind, number in enumerate(there) for _ in range(number)]
            for ply, _ in dealt:
                card = cards.pop(self.rng.below(len(cards)))
                self.moves[ply] = c.pack(c.DEAL, [card])

    def hidden(self, seat: int) -> list[int]:
        """A basket that is not open yet."""
        return self.world.basket(seat) if self.world.phase == c.FILLING else [0] * c.KINDS

    def decide_anew(self, state: Curia) -> None:
        """Bids, baskets and answers of a question that is still open."""
        baskets = {
            seat: [kind for kind, count in enumerate(self.hidden(seat)) for _ in range(count)]
            for seat in range(state.t.players)
        }
        for ply in range(self.began, len(self.moves)):
            seat, verb = self.match.log[ply].seat, c.verb_of(self.moves[ply])
            if seat == self.viewer:
                continue
            if verb == c.BID and state.phase == c.BIDDING:
                self.moves[ply] = c.pack(c.BID, [self.world.bids[seat]])
            elif verb == c.ADD and state.phase == c.FILLING:
                self.moves[ply] = c.pack(c.ADD, [baskets[seat].pop(0)])
        for seat, ply in self.answers.items():
            if seat != self.viewer:
                answer = c.VETO if self.world.answers[seat] == c.VETOES else c.PASS
                self.moves[ply] = c.pack(answer, [])
