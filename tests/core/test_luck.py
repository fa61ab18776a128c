"""Shared luck: fair at each table alone, and the same at both as far as they can be the same."""

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from rubicon.core.contract import Rules
from rubicon.core.luck import SharedLuck
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.registry import find_game
from toy.finding import curia

SEEDS = 4000
SIGMAS = 5
"""A fair source strays so far from what is expected less than once in a million."""


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def drawn(rules: Rules, luck: SharedLuck, state: State, most: int = 1000) -> list[int]:
    """What chance brings until a seat is to act."""
    found: list[int] = []
    while state.to_act() == CHANCE and len(found) < most:
        found.append(luck.draw(rules, state))
        state.apply(found[-1])
    return found


def play_out(rules: Rules, luck: SharedLuck, rng: Rng) -> dict[int, list[int]]:
    """A game at random with this luck: its draws by moment."""
    state, draws = rules.start(), dict[int, list[int]]()
    while state.to_act() != NOBODY:
        if state.to_act() == CHANCE:
            move = luck.draw(rules, state)
            draws.setdefault(rules.moment(state), []).append(move)
        else:
            move = choice(state, rng)
        state.apply(move)
    return draws


def choice(state: State, rng: Rng) -> int:
    """Some move."""
    moves = state.legal()
    return moves[rng.below(len(moves))]


def probability(state: State, outcome: int) -> Fraction:
    total = sum(state.weight(one) for one in state.outcomes())
    return Fraction(state.weight(outcome), total)


# ---- fair ----------------------------------------------------------------------------------------


def chi_square(counts: Counter[tuple[int, ...]], expected: dict[tuple[int, ...], float]) -> float:
    """How many standard deviations the sum of squares is above what fairness gives."""
    assert counts.keys() <= expected.keys()
    squares = sum((counts[key] - n) ** 2 / n for key, n in expected.items())
    degrees = len(expected) - 1
    return (squares - degrees) / sqrt(2 * degrees)


def all_draws(rules: Rules, state: State, count: int) -> dict[tuple[int, ...], Fraction]:
    """Every way to draw so often, with its true probability."""
    if count == 0:
        return {(): Fraction(1)}
    ways = {}
    for outcome in state.outcomes():
        after = state.clone()
        after.apply(outcome)
        for rest, chance in all_draws(rules, after, count - 1).items():
            ways[(outcome, *rest)] = chance * probability(state, outcome)
    return ways


@pytest.mark.parametrize("count", [1, 3])
def test_draws_with_weights_that_change_come_by_their_true_probability(count: int) -> None:
    """Kinds are drawn again and again within one moment, each time one fewer of them."""
    rules = curia()
    dealing = rules.start()
    drawn(rules, SharedLuck(seed(1)), dealing, most=2)
    expected = {way: float(p * SEEDS) for way, p in all_draws(rules, dealing, count).items()}
    counts = Counter(
        tuple(drawn(rules, SharedLuck(seed(number)), dealing.clone(), most=count))
        for number in range(SEEDS)
    )
    assert abs(chi_square(counts, expected)) < SIGMAS


@pytest.mark.long
def test_cards_are_dealt_by_their_true_probability() -> None:
    """Triumvirate: the dealer, the first card and what the other house is dealt after it."""
    rules = find_game("triumvirate").rules(2, {}, None, "")
    start = rules.start()
    ways = all_draws(rules, start, 2)
    counts = Counter(
        tuple(drawn(rules, SharedLuck(seed(number)), start.clone(), most=3)[:2])
        for number in range(SEEDS)
    )
    assert abs(chi_square(counts, {way: float(p * SEEDS) for way, p in ways.items()})) < SIGMAS


@pytest.mark.long
def test_a_card_is_as_likely_for_either_house_as_to_lie_aside() -> None:
    rules = find_game("triumvirate").rules(2, {"first_dealer": "Aemilii"}, None, "")
    held = Counter[int]()
    for number in range(1500):
        held.update(drawn(rules, SharedLuck(seed(number)), rules.start()))
    expected, spread = 1500 * 11 / 27, sqrt(1500 * 11 / 27 * 16 / 27)
    assert len(held) == 54
    assert all(abs(count - expected) < SIGMAS * spread for count in held.values())


# ---- shared --------------------------------------------------------------------------------------


def test_the_same_secret_deals_the_same_and_another_does_not() -> None:
    rules = find_game("triumvirate").rules(2, {}, None, "")
    first = drawn(rules, SharedLuck(seed(7)), rules.start())
    assert first == drawn(rules, SharedLuck(seed(7)), rules.start())
    assert first != drawn(rules, SharedLuck(seed(8)), rules.start())
    assert len(first) == 23


def test_what_was_played_changes_a_refill_only_where_cards_are_missing() -> None:
    """Tables that played differently are dealt mostly the same; strangers share about a third."""
    rules = find_game("triumvirate").rules(2, {"markers_to_win": 1}, None, "")
    same = total = 0
    for number in range(30):
        one, other = (
            play_out(rules, SharedLuck(seed(number)), Rng(100 * number + i)) for i in (1, 2)
        )
        for moment in (one.keys() & other.keys()) - {min(one)}:
            mine, his = set(one[moment]), set(other[moment])
            same, total = same + len(mine & his), total + min(len(mine), len(his))
    assert total > 500
    assert same / total > 0.55


def test_the_second_game_is_dealt_alike_after_first_games_of_other_lengths() -> None:
    rules = find_game("triumvirate").rules(2, {"first_dealer": "Aemilii"}, None, "")
    for number in range(40):
        luck = [play_out(rules, SharedLuck(seed(1)), Rng(100 * number + i)) for i in (1, 2)]
        deals = [[draws for draws in one.values() if len(draws) == 22] for one in luck]
        if len(luck[0]) != len(luck[1]) and min(len(one) for one in deals) > 1:
            assert len(set(deals[0][1]) & set(deals[1][1])) > 15
            return
    pytest.fail("no two matches were of different lengths")


def test_what_cannot_be_listed_is_shared_too() -> None:
    """Twelve dice: the rolls of a moment are the same at both tables, those of another are not."""
    rules = curia(omens="dice")
    one = play_out(rules, SharedLuck(seed(3)), Rng(1))
    other = play_out(rules, SharedLuck(seed(3)), Rng(1))
    strange = play_out(rules, SharedLuck(seed(4)), Rng(1))
    assert one == other != strange


def test_luck_catches_up_with_a_match_under_way() -> None:
    """A server that was restarted deals on as if it had not been."""
    rules = find_game("triumvirate").rules(2, {}, None, "")
    match, rng, luck = Match(rules), Rng(5), SharedLuck(seed(9))
    while rules.turn(match.state) < 4:
        fresh = SharedLuck(seed(9))
        fresh.follow(rules, match.first, [entry.move for entry in match.log])
        if match.state.to_act() == CHANCE:
            assert fresh.draw(rules, match.state.clone()) == (move := luck.draw(rules, match.state))
        else:
            move = choice(match.state, rng)
        match.play(match.state.to_act(), move)


def test_a_match_settles_with_shared_luck() -> None:
    rules = find_game("triumvirate").rules(2, {}, None, "")
    one, other = Match(rules), Match(rules)
    for match in (one, other):
        for _ in match.settle(SharedLuck(seed(2))):
            pass
    assert one.log == other.log
    assert len(one.log) == 23
