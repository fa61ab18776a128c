"""Games so small that one knows what is right: for the tests of the search."""

from collections import Counter

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


class Field(Small):
    """Seats dig at one of very many places in turn; who digs at the prize wins, else all share.

    Each seat has places of its own. In some worlds those of the second are fewer, which is its
    secret. What is asked of a state is counted, by all its copies together.
    """

    def __init__(self, size: int, prize: int, order: tuple[int, ...], secret: int = -1) -> None:
        self.size, self.prize, self.order, self.secret = size, prize, order, secret
        self.winner = -1
        self.counted: Counter[str] = Counter()
        self.dug: list[int] = []

    def to_act(self) -> int:
        return self.order[0] if self.order and self.winner < 0 else NOBODY

    def places(self) -> range:
        first = self.to_act() * self.size
        if self.to_act() == 1 and self.secret >= 0:
            return range(first + self.secret, first + self.size, 3)
        return range(first, first + self.size)

    def legal(self) -> list[int]:
        self.counted["legal"] += 1
        return list(self.places())

    def allows(self, move: int) -> bool:
        self.counted["allows"] += 1
        return move in self.places()

    def apply(self, move: int) -> None:
        self.counted["apply"] += 1
        assert move in self.places()
        if move == self.prize:
            self.winner = self.to_act()
        self.dug.append(move)
        self.order = self.order[1:]

    def clone(self) -> "Field":
        self.counted["clone"] += 1
        copy = type(self)(self.size, self.prize, self.order, self.secret)
        copy.winner, copy.counted, copy.dug = self.winner, self.counted, self.dug[:]
        return copy

    def payoff(self, seat: int) -> int:
        return 500 if self.winner < 0 else 1000 * (seat == self.winner)


class March(Small):
    """A turn of many steps, of which only the first is a choice; the reward comes at its end."""

    def __init__(self, steps: int) -> None:
        self.left, self.way, self.answered = steps, -1, False

    def to_act(self) -> int:
        if self.left:
            return 0
        return NOBODY if self.answered else 1

    def legal(self) -> list[int]:
        return [0, 1] if self.way < 0 else [2]

    def apply(self, move: int) -> None:
        if self.left:
            self.left -= 1
        else:
            self.answered = True
        if move < 2:
            self.way = move

    def clone(self) -> "March":
        copy = March(self.left)
        copy.way, copy.answered = self.way, self.answered
        return copy

    def payoff(self, seat: int) -> int:
        return 1000 * (seat != self.way)


class Marching(Knowledge):
    """The way that leads nowhere looks better until the turn is over."""

    def judge(self, state: State, seat: int) -> None:
        assert isinstance(state, March)
        if seat == 0 and state.left == 0:
            self.add(0, 3.0 if state.way == 1 else -3.0)
        elif seat == 0:
            self.add(0, 0.5 if state.way == 0 else 0.0)


class Council(Small):
    """Every seat votes once; a table says what each gets out of how they voted."""

    def __init__(self, seats: int, ways: int, table: list[list[int]]) -> None:
        self.seats, self.ways, self.table = seats, ways, table
        self.votes: list[int] = []

    def to_act(self) -> int:
        return len(self.votes) if len(self.votes) < self.seats else NOBODY

    def legal(self) -> list[int]:
        return list(range(self.ways))

    def apply(self, move: int) -> None:
        self.votes.append(move)

    def clone(self) -> "Council":
        copy = Council(self.seats, self.ways, self.table)
        copy.votes = self.votes[:]
        return copy

    def payoff(self, seat: int) -> int:
        place = 0
        for vote in self.votes:
            place = place * self.ways + vote
        return self.table[place][seat]

    def solved(self) -> list[int]:
        """What every seat gets if all look after themselves: max^n."""
        if self.to_act() == NOBODY:
            return [self.payoff(seat) for seat in range(self.seats)]
        return max((self.after(move).solved() for move in self.legal()), key=self.own_share)

    def after(self, move: int) -> "Council":
        copy = self.clone()
        copy.apply(move)
        return copy

    def own_share(self, shares: list[int]) -> int:
        return shares[self.to_act()]


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


class Night(Field):
    """Nobody sees where others dig."""

    def seen_as(self, move: int, viewer: int) -> int:
        return move if viewer == self.to_act() else -5
