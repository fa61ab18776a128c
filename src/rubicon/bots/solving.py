"""A turn thought through to its end: who can win in it for certain, or by which chance.

It knows no game. `Knowledge.may_win` says where there is nothing to look for, and
`Knowledge.decisive` which moves are enough to try. A win that is found is proven: it counts only by
moves that were tried. The work is bounded by a number of positions; `is_cut` says whether it was
too small for the whole truth. Then there may be more wins, one's own and the next seat's, than were
found.

Where there are secrets, all worlds that the seat could be in are played side by side, and a move is
chosen for all of them: nothing is won by knowing what cannot be known. There a line ends where
another seat decides or chance draws.
"""

from typing import Final

from mypy_extensions import i64

from rubicon.core.knowledge import WIN, Knowledge
from rubicon.core.state import CHANCE, NOBODY, TURN, State

CERTAIN: Final = 0.999999
"""From here on a chance is one: sums of fractions are not exact."""


def turn_of(state: State) -> int:
    """The number of the turn, as the game counts it."""
    turn: int = getattr(state, TURN)
    return turn


class Solver:
    """Looks for wins of one turn within so many positions."""

    def __init__(self, knowledge: Knowledge, positions: int) -> None:
        self.knowledge = knowledge
        self.positions: i64 = positions
        self.left: i64 = positions
        self.is_cut: bool = False
        """Whether the work ran out before everything was tried."""
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.known: dict[int, float] = {}
        """Chances found, by the marks of positions: a mark stands for one turn of one seat."""
        self.averted: dict[int, float] = {}

    def begin(self, seat: i64, turn: i64) -> None:
        """A new question, with all of the work before it."""
        self.left = self.positions
        self.is_cut = False
        self.seat = seat
        self.turn = turn
        self.known = {}
        self.averted = {}

    def spend(self) -> bool:
        """Pay for a position; False if nothing is left."""
        if self.left <= 0:
            self.is_cut = True
            return False
        self.left -= 1
        return True

    # ---- a win in this turn ----------------------------------------------------------------------

    def chances(self, worlds: list[State], moves: list[int]) -> list[float]:
        """For each move of the seat to act: the chance to win with it in this turn, at least.

        The worlds are those that the seat could be in, each as likely as any other.
        """
        self.begin(worlds[0].to_act(), turn_of(worlds[0]))
        found = [0.0] * len(moves)
        if not self.may_win(worlds):
            return found
        share = 1.0 / len(worlds)
        wanted = self.knowledge.decisive(worlds[0], moves)
        for at, move in enumerate(moves):
            if move in wanted:
                found[at] = self.after(worlds, move) * share
                if found[at] >= CERTAIN:
                    break
        return found

    def may_win(self, worlds: list[State]) -> bool:
        """Whether a win is possible in one of the worlds at least."""
        for world in worlds:  # noqa: SIM110  # a generator costs too much here
            if self.knowledge.may_win(world, self.seat):
                return True
        return False

    def after(self, worlds: list[State], move: i64) -> float:
        """In how many of some worlds, each counted by its chance, a move wins."""
        played: list[State] = []
        for world in worlds:
            if not world.allows(move):
                return 0.0
            copy = world.clone()
            copy.apply(move)
            played.append(copy)
        return self.won(played)

    def won(self, worlds: list[State]) -> float:
        """In how many of some worlds that look the same the seat can win in this turn."""
        if not self.spend():
            return 0.0
        going = [world for world in worlds if world.to_act() != NOBODY]
        if len(going) < len(worlds):
            # All see that it is over: what is left is told apart from it.
            over = self.paid(worlds)
            return over + self.won(going) if going else over
        first = worlds[0]
        acting: i64 = first.to_act()
        if turn_of(first) != self.turn or not self.may_win(worlds):
            return 0.0
        if acting == CHANCE:
            return self.drawn(worlds)
        if acting != self.seat:
            return self.answered(first) if len(worlds) == 1 else 0.0
        mark = self.knowledge.mark(first, self.seat) if len(worlds) == 1 else 0
        if mark != 0 and mark in self.known:
            return self.known[mark]
        best = 0.0
        full = CERTAIN * len(worlds)
        for move in self.knowledge.decisive(first, first.legal()):
            best = max(best, self.after(worlds, move))
            if best >= full or self.left <= 0:
                break
        if mark != 0 and self.left > 0:
            self.known[mark] = best
        return best

    def paid(self, worlds: list[State]) -> float:
        """What the seat has won where the game is over."""
        total = 0.0
        for world in worlds:
            if world.to_act() == NOBODY:
                total += world.payoff(self.seat) / WIN
        return total

    def answered(self, world: State) -> float:
        """Another seat decides something in this turn: it does what is worst for the seat."""
        worst = 1.0
        for move in world.legal():
            copy = world.clone()
            copy.apply(move)
            worst = min(worst, self.won([copy]))
            if worst <= 0.0:
                break
        return worst

    def drawn(self, worlds: list[State]) -> float:
        """Chance acts: every outcome counts by its weight.

        Among several worlds, what is drawn would tell them apart; nothing is proven there.
        """
        world = worlds[0]
        total = sums = 0.0
        for outcome in world.outcomes() if len(worlds) == 1 else []:
            weight = float(world.weight(outcome))
            copy = world.clone()
            copy.apply(outcome)
            total += weight * self.won([copy])
            sums += weight
        return total / sums if sums > 0.0 else 0.0

    # ---- a win that must be stopped --------------------------------------------------------------

    def danger(self, world: State, move: i64) -> float:
        """The chance of the next seat to win, after a move and the best that can follow it.

        It is exact unless the work ran out: then lines that were not tried avert nothing, and wins
        that were not found are taken not to exist. For games without secrets.
        """
        self.begin(world.to_act(), turn_of(world))
        copy = world.clone()
        copy.apply(move)
        return self.threat(copy, self.seat, self.turn)

    def threat(self, world: State, seat: i64, turn: i64) -> float:
        """What a seat cannot avert in a turn, as far as it was found."""
        acting: i64 = world.to_act()
        if acting == NOBODY:
            return 1.0 - world.payoff(seat) / WIN
        if turn_of(world) != turn:
            return self.next_win(world)
        if not self.spend():
            return 1.0
        mark = self.knowledge.mark(world, seat)
        if mark != 0 and mark in self.averted:
            return self.averted[mark]
        if acting == CHANCE:
            found = self.mean_threat(world, seat, turn)
        else:
            found = self.best_threat(world, seat, turn, acting == seat)
        if mark != 0 and self.left > 0:
            self.averted[mark] = found
        return found

    def mean_threat(self, world: State, seat: i64, turn: i64) -> float:
        """Over all draws."""
        total = sums = 0.0
        for outcome in world.outcomes():
            weight = float(world.weight(outcome))
            copy = world.clone()
            copy.apply(outcome)
            total += weight * self.threat(copy, seat, turn)
            sums += weight
        return total / sums if sums > 0.0 else 1.0

    def best_threat(self, world: State, seat: i64, turn: i64, is_own: bool) -> float:
        """The least over one's own moves, the most over those of others."""
        found = 1.0 if is_own else 0.0
        for move in self.knowledge.decisive(world, world.legal()):
            copy = world.clone()
            copy.apply(move)
            threat = self.threat(copy, seat, turn)
            found = min(found, threat) if is_own else max(found, threat)
            if (found <= 0.0) if is_own else (found >= 1.0):
                break
        return found

    def next_win(self, world: State) -> float:
        """The chance of the seat that begins its turn to win in it."""
        seat: i64 = self.seat
        turn: i64 = self.turn
        self.seat = world.to_act()
        self.turn = turn_of(world)
        found = self.won([world.clone()])
        self.seat = seat
        self.turn = turn
        return found
