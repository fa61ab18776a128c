"""Games so small that one knows what is right: for the tests of the search."""

from rubicon.core.knowledge import Knowledge, blend
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.core.values import Fixed


class Small(State):
    """What the small games have in common: nobody compares them, and lists to be overwritten."""

    def tables(self) -> Fixed:
        raise NotImplementedError

    def numbers(self, whole: bool) -> list[int]:
        raise NotImplementedError

    def set_numbers(self, numbers: list[int]) -> None:
        raise NotImplementedError

    def outcomes(self) -> list[int]:
        return []

    def sample(self, rng: Rng) -> int:
        raise NotImplementedError

    def weight(self, outcome: int) -> int:
        raise NotImplementedError


class Stones(Small):
    """Seats take one to three stones in turn; who takes the last one wins."""

    def __init__(self, stones: int, seats: int = 2, seat: int = 0) -> None:
        self.stones, self.seats, self.seat = stones, seats, seat

    def to_act(self) -> int:
        return self.seat if self.stones else NOBODY

    def legal(self) -> list[int]:
        return list(range(1, min(3, self.stones) + 1))

    def apply(self, move: int) -> None:
        self.stones -= move
        self.seat = (self.seat + 1) % self.seats

    def clone(self) -> "Stones":
        return Stones(self.stones, self.seats, self.seat)

    def payoff(self, seat: int) -> int:
        return 1000 if (seat + 1) % self.seats == self.seat else 0


class Dice(Small):
    """Choose a die: number n wins if a roll below `faces` is below n."""

    def __init__(self, faces: int, choices: list[int]) -> None:
        self.faces, self.choices = faces, choices
        self.chosen, self.rolled = -1, -1

    def to_act(self) -> int:
        if self.chosen < 0:
            return 0
        return CHANCE if self.rolled < 0 else NOBODY

    def legal(self) -> list[int]:
        return self.choices if self.chosen < 0 else []

    def apply(self, move: int) -> None:
        if self.chosen < 0:
            self.chosen = move
        else:
            self.rolled = move

    def clone(self) -> "Dice":
        copy = Dice(self.faces, self.choices)
        copy.chosen, copy.rolled = self.chosen, self.rolled
        return copy

    def sample(self, rng: Rng) -> int:
        return int(rng.below(self.faces))

    def weight(self, outcome: int) -> int:
        return 1

    def payoff(self, seat: int) -> int:
        won = self.rolled < self.chosen
        return 1000 if won == (seat == 0) else 0


SAFE = 9


class Guess(Small):
    """The second seat hides 0, 1 or 2 unseen; the first guesses it, or takes a safe half."""

    def __init__(self, hidden: int = -1) -> None:
        self.hidden, self.guess, self.waited = hidden, -1, False

    def to_act(self) -> int:
        if not self.waited:
            return 0
        if self.hidden < 0:
            return 1
        return 0 if self.guess < 0 else NOBODY

    def legal(self) -> list[int]:
        if not self.waited:
            return [7, 8]
        return [0, 1, 2] if self.hidden < 0 else [0, 1, 2, SAFE]

    def apply(self, move: int) -> None:
        if not self.waited:
            self.waited = True
        elif self.hidden < 0:
            self.hidden = move
        else:
            self.guess = move

    def clone(self) -> "Guess":
        copy = Guess(self.hidden)
        copy.guess, copy.waited = self.guess, self.waited
        return copy

    def payoff(self, seat: int) -> int:
        if self.guess == SAFE:
            return 500
        return 1000 if (self.guess == self.hidden) == (seat == 0) else 0

    def seen_as(self, move: int, viewer: int) -> int:
        return 77


class Ignorance(Knowledge):
    """Knows nothing: everything looks the same. Marks are for stones only."""

    def judge(self, state: State, seat: int) -> None:
        self.add(0, 1.0)

    def mark(self, state: State, viewer: int) -> int:
        return blend(1, [state.stones, state.seat]) if isinstance(state, Stones) else 0


class Patience(Ignorance):
    """Judges before the die is rolled."""

    def is_judged(self, state: State) -> bool:
        return True
