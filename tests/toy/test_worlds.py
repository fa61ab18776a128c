"""What is imagined in the toy, held against the rules: worlds are found by playing everything."""

from collections import Counter, defaultdict
from fractions import Fraction

import pytest

from rubicon.core.contract import Rules
from rubicon.core.imagination import Imagination
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.seen import go_on
from rubicon.core.state import CHANCE, WATCHER, State
from toy import curia as c
from toy.curia_game import own
from toy.finding import curia

RULES = curia(2, omens="always")
FEW = {"discard": [3, 3, 3, 2, 2]}
"""Seven cards are left: a 0, a 1, a 2, two 3 and two 4."""


Weights = dict[State, Fraction]
"""Positions, each with its weight: deals are fair, moves are free."""


def follow(rules: Rules, worlds: Weights, ply: list[int], viewer: int) -> Weights:
    """Every position that a ply of the story leads to."""
    after: defaultdict[State, Fraction] = defaultdict(Fraction)
    for state, weight in worlds.items():
        outcomes = state.outcomes()
        total = sum(state.weight(outcome) for outcome in outcomes)
        for move in outcomes or state.legal():
            world = state.clone()
            if go_on(rules, world, move, state.to_act(), viewer) == ply:
                share = Fraction(state.weight(move), total) if outcomes else copies(state, move)
                after[world] += weight * share
    return after


def answered(worlds: Weights, viewer: int) -> Weights:
    """The same, where those who are asked before the viewer have answered, in whatever way."""
    after: defaultdict[State, Fraction] = defaultdict(Fraction)
    for state, weight in worlds.items():
        if viewer not in state.asked() or state.to_act() == viewer:
            after[state] += weight
            continue
        for move in state.legal():
            world = state.clone()
            world.apply(move)
            for answer, share in answered({world: weight * copies(state, move)}, viewer).items():
                after[answer] += share
    return after


def copies(state: State, move: int) -> Fraction:
    """Any cards of a hand may go into a basket: of two that are alike, the one or the other."""
    if c.verb_of(move) != c.ADD:
        return Fraction(1)
    at = own(state).seat() * c.KINDS + c.argument(move, 0)
    return Fraction(own(state).hands[at], 1 + own(state).baskets[at])


MOVES = (
    "letter 0, letter 5, deal 1, deal 2, deal 3, deal 3, deal 4, deal 0",
    "bid 1",
    "bid 0, pledge 1 0 2, look Cassius",
    "add 1",
    "seal, add 2, seal",
    "pass",
    "pass, deal 4",
)
HIDDEN = {0: (6,), 1: (0, 1, 3, 4, 5), WATCHER: (1, 3, 5)}
"""When there is a decision that the viewer does not see: how likely it is, nobody can say."""


@pytest.mark.long
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_every_world_is_imagined_as_often_as_it_occurs(viewer: int) -> None:
    match = Match(RULES, RULES.from_position(FEW))
    worlds: Weights = {match.first: Fraction(1)}
    for stage, moves in enumerate(MOVES):
        before = len(match.log)
        for words in moves.split(", "):
            match.play(match.state.to_act(), RULES.grammar.parse(words))
        seen = match.seen(viewer)
        for ply in seen.story[before:]:
            worlds = follow(RULES, worlds, ply, viewer)
        fitting = {
            state: weight
            for state, weight in answered(worlds, viewer).items()
            if RULES.view(state, viewer) == seen.view
        }
        assert match.before(viewer) in fitting
        compare(RULES.imagine(seen), fitting, is_exact=stage not in HIDDEN[viewer])


def compare(imagination: Imagination, fitting: Weights, *, is_exact: bool) -> None:
    """The same worlds, and as often."""
    assert imagination.is_exact == is_exact
    every = imagination.worlds(len(fitting))
    assert every is not None
    assert Counter(every) == Counter(list(fitting))
    assert imagination.worlds(len(fitting) - 1) is None
    rng, number = Rng(4), 6 * len(fitting)
    drawn = Counter(imagination.draw(rng) for _ in range(number))
    assert set(drawn) <= set(fitting)
    if not is_exact:
        return
    everything = sum(fitting.values(), Fraction(0))
    expected = {world: float(w / everything * number) for world, w in fitting.items()}
    chi_square = sum((drawn[world] - mean) ** 2 / mean for world, mean in expected.items())
    assert abs(chi_square - len(fitting)) < 6 * (2 * len(fitting)) ** 0.5 + 6


def test_too_many_worlds_are_counted_and_not_gone_through() -> None:
    match = Match(curia(4))
    rng = Rng(1)
    while match.state.to_act() == CHANCE:
        match.play(CHANCE, match.state.sample(rng))
    assert match.rules.imagine(match.seen(WATCHER)).worlds(1_000_000) is None
