"""Openings that lead to what random play seldom comes to.

Some games of a fuzzing run do not begin at the start of play. Many short games are tried out first,
each going on from a position of an earlier one, mostly from one whose decision came up seldom: so a
rare decision leads to rarer ones. The way to one of the rarest is then played as the opening, move
by move and with all that chance brought, so that the position is one that play leads to.
"""

from dataclasses import dataclass, field

from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State

PLIES = 300_000
"""Tried out for one opening."""
BRANCH = 300
"""Plies that are tried from a position that was kept."""
ANEW = 4
"""One try in this many begins at the start of play."""
RIVALS = 4
"""The rarest of this many kinds of decision is gone on from."""
MOST_SHARE = 1_000_000
"""How likely a kind of decision is to be chosen that came up once; twice is a quarter of that."""

Kind = int | str | tuple[str, int]
"""A kind of decision: the code of a verb that is offered, the rule that it is about, or the rule of
the decision before it and the code of the verb that was chosen there."""


@dataclass(slots=True)
class Kept:
    """A kind of decision: how often it came up, and a way to it."""

    times: int = 0
    """Tries in which it came up, or that went on from it."""
    state: State | None = None
    line: list[int] = field(default_factory=list)


class Explorer:
    """Tries a game out, and keeps a way to every kind of decision that it meets."""

    def __init__(self, rules: Rules, rng: Rng) -> None:
        self.rules = rules
        self.rng = rng
        self.first = rules.start()
        self.kept: dict[Kind, Kept] = {}

    def explore(self, plies: int) -> None:
        """Try so many plies, or a few more."""
        while plies > 0:
            plies -= self.branch()

    def branch(self) -> int:
        """One try; how many plies it took."""
        rng, kinds = self.rng, list(self.kept)
        if not kinds or rng.below(ANEW) == 0:
            return self.play(self.first.clone(), [], self.rules.max_plies)
        rivals = [kinds[rng.below(len(kinds))] for _ in range(RIVALS)]
        chosen = min((self.kept[kind] for kind in rivals), key=lambda one: one.times)
        chosen.times += 1
        assert chosen.state is not None
        return self.play(chosen.state.clone(), chosen.line.copy(), BRANCH)

    def play(self, state: State, line: list[int], most: int) -> int:
        """Play at random, and note what comes up."""
        rng, met, before, verb = self.rng, set[Kind](), len(line), self.rules.grammar.layout.verb
        chosen: list[Kind] = []
        while (seat := state.to_act()) != NOBODY and len(line) - before < most:
            if seat == CHANCE:
                move = state.sample(rng)
            else:
                legal = state.legal()
                rule = self.rules.relevant_rule(state)
                for kind in dict.fromkeys([rule, *chosen, *map(verb.of, legal)]):
                    if kind not in met:
                        met.add(kind)
                        self.note(kind, state, line)
                move = legal[rng.below(len(legal))]
                chosen = [(rule, verb.of(move))]
            state.apply(move)
            line.append(move)
        return len(line) - before

    def note(self, kind: Kind, state: State, line: list[int]) -> None:
        """A kind of decision came up: of all ways to it, each is as likely to be kept."""
        one = self.kept.setdefault(kind, Kept())
        one.times += 1
        if self.rng.below(one.times) == 0:
            one.state, one.line = state.clone(), line.copy()

    def opening(self) -> list[int]:
        """The way to a kind of decision; the rarer one is, the likelier it is to be chosen."""
        shares = [MOST_SHARE // one.times**2 for one in self.kept.values()]
        ticket = self.rng.below(sum(shares))
        for share, one in zip(shares, self.kept.values(), strict=True):
            ticket -= share
            if ticket < 0:
                return one.line
        return []


def find_opening(rules: Rules, rng: Rng) -> list[int]:
    """Moves and draws from the start of play to a decision that comes up seldom."""
    explorer = Explorer(rules, rng)
    explorer.explore(PLIES)
    return explorer.opening()
