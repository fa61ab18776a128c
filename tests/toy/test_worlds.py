"""What is imagined in the toy, held against the rules: worlds are found by playing everything."""

from collections import Counter
from fractions import Fraction

import pytest

from rubicon.core.contract import Rules
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen, go_on
from rubicon.core.state import CHANCE, WATCHER, State
from toy import curia as c
from toy.curia_game import own
from toy.finding import curia

RULES = curia(2, omens="always")
FEW = {"discard": [3, 3, 3, 2, 2]}
"""Seven cards are left: a 0, a 1, a 2, two 3 and two 4."""


def fitting(rules: Rules, first: State, seen: Seen) -> dict[str, Fraction]:
    """Every position that the story leads to, with its weight: deals are fair, moves are free."""
    worlds = {rules.line(first): (first, Fraction(1))}
    for ply in seen.story:
        after: dict[str, tuple[State, Fraction]] = {}
        for state, weight in worlds.values():
            outcomes = state.outcomes()
            total = sum(state.weight(outcome) for outcome in outcomes)
            for move in outcomes or state.legal():
                world = state.clone()
                if go_on(rules, world, move, state.to_act(), seen.viewer) == ply:
                    share = Fraction(state.weight(move), total) if outcomes else copies(state, move)
                    line = rules.line(world)
                    before = after[line][1] if line in after else 0
                    after[line] = world, before + weight * share
        worlds = after
    weights = {
        line: weight
        for line, (state, weight) in worlds.items()
        if rules.view(state, seen.viewer) == seen.view
    }
    everything = sum(weights.values(), Fraction(0))
    return {line: weight / everything for line, weight in weights.items()}


def copies(state: State, move: int) -> Fraction:
    """Any card of a hand may go into a basket: of two that are alike, the one or the other."""
    held = own(state).hands[own(state).seat() * c.KINDS + c.argument(move, 0)]
    return Fraction(held if c.verb_of(move) == c.ADD else 1)


MOVES = (
    "letter 0, letter 5, deal 1, deal 2, deal 3, deal 3, deal 4, deal 0",
    "bid 1",
    "bid 0, pledge 1 0 2, look Cassius",
    "add 1",
    "seal, add 2, seal",
    "pass",
    "pass, deal 4",
)
EXACT = (1, 3)
"""After deals and open moves; what hidden decisions make likely, nobody can say."""


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
@pytest.mark.parametrize("upto", [1, 2, 3, 4, 5, 6, 7])
def test_every_world_is_imagined_as_often_as_it_occurs(viewer: int, upto: int) -> None:
    match = Match(RULES, RULES.from_position(FEW))
    for words in ", ".join(MOVES[:upto]).split(", "):
        match.play(match.state.to_act(), RULES.grammar.parse(words))
    seen = match.seen(viewer)
    exact, imagination = fitting(RULES, match.first, seen), RULES.imagine(seen)
    assert imagination.is_exact or upto not in EXACT
    assert RULES.line(match.state) in exact
    every = imagination.worlds(len(exact))
    assert every is not None
    assert sorted(RULES.line(world) for world in every) == sorted(exact)
    assert imagination.worlds(len(exact) - 1) is None
    rng, number = Rng(4), 12 * len(exact)
    drawn = Counter(RULES.line(imagination.draw(rng)) for _ in range(number))
    assert set(drawn) <= set(exact)
    if upto not in EXACT:
        return
    expected = {line: float(weight * number) for line, weight in exact.items()}
    chi_square = sum((drawn[line] - mean) ** 2 / mean for line, mean in expected.items())
    assert abs(chi_square - len(exact)) < 6 * (2 * len(exact)) ** 0.5 + 6


def test_too_many_worlds_are_counted_and_not_gone_through() -> None:
    match = Match(curia(4))
    rng = Rng(1)
    while match.state.to_act() == CHANCE:
        match.play(CHANCE, match.state.sample(rng))
    assert match.rules.imagine(match.seen(WATCHER)).worlds(1_000_000) is None
