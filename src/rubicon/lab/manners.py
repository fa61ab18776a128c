"""Manners of playing at random, each inclined to bring about what the others seldom do."""

from collections import Counter
from typing import Protocol

from rubicon.bots.greedy_bot import GreedyBot
from rubicon.bots.judging import Judge
from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, State

HANDFUL = 5
"""Moves compared by a choosy player."""
TRIES = 8
"""Moves tried by a bold player in search of a risk."""


class Manner(Protocol):
    """A way to pick a move."""

    def choose(self, rules: Rules, state: State, legal: list[int], rng: Rng) -> int:
        """One of the legal moves."""
        ...


class Uniform:
    """Any move, each as likely as any other."""

    def choose(self, rules: Rules, state: State, legal: list[int], rng: Rng) -> int:
        """Pick one."""
        return legal[rng.below(len(legal))]


class Varied:
    """First a kind of move, rather one that was seldom played; then any move of that kind."""

    def __init__(self) -> None:
        self.played: Counter[int] = Counter()

    def choose(self, rules: Rules, state: State, legal: list[int], rng: Rng) -> int:
        """The rarer of two kinds."""
        verb, by_kind = rules.grammar.layout.verb, dict[int, list[int]]()
        for move in legal:
            by_kind.setdefault(verb.of(move), []).append(move)
        kinds = list(by_kind)
        one, other = kinds[rng.below(len(kinds))], kinds[rng.below(len(kinds))]
        kind = min(one, other, key=self.played.__getitem__)
        self.played[kind] += 1
        moves = by_kind[kind]
        return moves[rng.below(len(moves))]


class Bold:
    """Looks for a move after which chance decides: attacks, above all."""

    def choose(self, rules: Rules, state: State, legal: list[int], rng: Rng) -> int:
        """The first risky move of a few, else the last of them."""
        move = legal[0]
        for _ in range(TRIES):
            move = legal[rng.below(len(legal))]
            after = state.clone()
            after.apply(move)
            if after.to_act() == CHANCE:
                break
        return move


class Choosy:
    """Takes the best of a handful by the game's own evaluation, or the worst."""

    def __init__(self, *, well: bool) -> None:
        self.sign = 1.0 if well else -1.0
        self.judge = Judge()

    def choose(self, rules: Rules, state: State, legal: list[int], rng: Rng) -> int:
        """Compare a handful."""
        seat, knowledge = state.to_act(), self.judge.knowledge(rules)
        best, move = float("-inf"), legal[0]
        for _ in range(min(HANDFUL, len(legal))):
            candidate = legal[rng.below(len(legal))]
            after = state.clone()
            after.apply(candidate)
            value = self.sign * knowledge.share(after, seat)
            if value > best:
                best, move = value, candidate
        return move


class Hunter:
    """Takes what is worst for one seat, even if that is its own seat."""

    def __init__(self, victim: int) -> None:
        self.victim = victim
        self.judge = Judge()

    def choose(self, rules: Rules, state: State, legal: list[int], rng: Rng) -> int:
        """Compare a few, each with one outcome of chance."""
        harmed, knowledge = [self.victim], self.judge.knowledge(rules)
        if self.leads(rules, state):
            harmed.append(state.to_act())
        least, move = float("inf"), legal[0]
        for _ in range(min(TRIES, len(legal))):
            candidate = legal[rng.below(len(legal))]
            after = state.clone()
            after.apply(candidate)
            if after.to_act() == CHANCE:
                after.apply(after.sample(rng))
            value = sum(knowledge.share(after, seat) for seat in harmed)
            if value < least:
                least, move = value, candidate
        return move

    def leads(self, rules: Rules, state: State) -> bool:
        """Whether the hunter to act is ahead of the others."""
        me, seats = state.to_act(), range(len(rules.seats))
        shares = [self.judge.knowledge(rules).share(state, seat) for seat in seats]
        rivals = [shares[seat] for seat in seats if seat not in (me, self.victim)]
        return me != self.victim and bool(rivals) and shares[me] > max(rivals)


class Greedy:
    """The greedy bot, asked as any bot is, but without a past."""

    def __init__(self) -> None:
        self.bot = GreedyBot()

    def choose(self, rules: Rules, state: State, legal: list[int], rng: Rng) -> int:
        """What the bot says."""
        return self.bot.choose(rules, glimpse(rules, state, state.to_act()), legal, rng)


def seat_manners(name: str, seats: int) -> list[Manner]:
    """A manner for each seat."""
    if name == "varied":
        return [Varied()] * seats
    if name == "bold":
        return [Bold()] * seats
    if name == "choosy":
        return [Choosy(well=True)] * seats
    if name == "lopsided":
        # One seat wins what the others throw away: few provinces, empty tracks, no citizens.
        return [Choosy(well=True), *[Choosy(well=False)] * (seats - 1)]
    if name == "hunt":
        # All against the last seat, itself too: the rules for somebody who is nearly beaten.
        return [Hunter(seats - 1)] * seats
    if name == "greedy":
        return [Greedy()] * seats
    return [Uniform()] * seats
