"""Shares and their limits; ratings recovered from made-up games; the sequential test's errors."""

from collections.abc import Callable
from math import log

import pytest

from lab.arena_cases import asked, by_strength, drawn, fraction, made_up, rounds_of
from rubicon.core.rng import Rng
from rubicon.lab.arena.game import Clock, read_clock
from rubicon.lab.arena.ratings import ELO, rate, solve
from rubicon.lab.arena.settle import ABOVE, BELOW, EVEN, OPEN, ConfidenceSequence, Settling
from rubicon.lab.arena.shares import (
    Shares,
    estimate,
    first_rounds,
    student,
    whole_rounds,
    wilson,
)

Z = 1.959964


def first_seat(seating: tuple[str, ...], rng: Rng) -> int:
    return 0


def always_a(seating: tuple[str, ...], rng: Rng) -> int:
    return seating.index("a")


# ---- shares --------------------------------------------------------------------------------------


def test_wilson_against_published_values() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for won, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        assert wilson(won / games, games, Z) == pytest.approx((low, high), abs=6e-5)


def test_students_quantile_against_tables() -> None:
    for freedom, value in ((5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)):
        assert student(Z, freedom) == pytest.approx(value, abs=6e-3)


def test_a_bot_that_always_wins_still_has_limits() -> None:
    share = estimate([1.0] * 20, 40)
    assert (share.value, share.high, share.games) == (1.0, 1.0, 40)
    assert share.low == pytest.approx(1 - 0.1611, abs=1e-4), "as 20 games, not 40"
    assert estimate([], 0).json() == {"share": 0.0, "low": 0.0, "high": 1.0, "games": 0}


def test_rounds_that_agree_are_worth_more_than_their_games_and_clustered_ones_less() -> None:
    apart = estimate([0.5] * 50, 100)
    independent = estimate([0.0, 0.5, 0.5, 1.0] * 12 + [0.5, 0.5], 100)
    together = estimate([0.0, 1.0] * 25, 100)
    widths = [share.high - share.low for share in (apart, independent, together)]
    assert widths == sorted(widths)
    assert widths[2] > 1.3 * widths[1]


@pytest.mark.parametrize("chance", [0.5, 0.65, 0.9])
@pytest.mark.parametrize("shared", [0.0, 0.6])
def test_the_limits_hold_the_truth_as_often_as_they_say(chance: float, shared: float) -> None:
    """In pairs of games that have the same result with some probability, by shared luck."""
    rng, held, runs = Rng(7), 0, 500
    for _ in range(runs):
        means = []
        for _ in range(60):
            first = fraction(rng) < chance
            second = first if fraction(rng) < shared else fraction(rng) < chance
            means.append((first + second) / 2)
        share = estimate(means, 120)
        held += share.low <= chance <= share.high
    assert 0.92 <= held / runs <= 0.985


def test_shares_are_for_each_seat_held_and_shared_wins_count_in_parts() -> None:
    question = asked("a,b", 3)
    wins = [[(1000, 0, 0)] * 6, [(0, 500, 500)] * 6]
    shares = Shares(question, rounds_of(wins))
    both = [shares.bot(bot).value for bot in "ab"]
    assert both == pytest.approx([1 / 3, 1 / 3])
    assert shares.of(shares.cells(seat=0)).value == pytest.approx(0.5)
    assert shares.of(shares.cells(bot="a", lineup=1)).games == 6
    assert shares.bot("a").games == 12


def test_only_whole_rounds_count_and_the_test_takes_them_in_order() -> None:
    store = made_up(asked("a,b", 2), 5, first_seat)
    for place in list(store.games):
        if (place.round, place.seating) in ((2, 1), (4, 0)):
            del store.games[place]
    assert [games[0].place.round for games in whole_rounds(store)] == [0, 1, 3]
    assert [games[0].place.round for games in first_rounds(store)] == [0, 1]
    assert [games[0].place.round for games in first_rounds(store, 3)] == [3]


def test_a_clock_keeps_sum_and_maximum_exactly_and_quantiles_to_a_tenth() -> None:
    clock = Clock()
    for ms in range(1, 101):
        clock.add(float(ms))
    again = read_clock(clock.json())
    assert again == clock
    again.merge(clock)
    assert (again.count, again.sum_ms, again.max_ms) == (200, 10100.0, 100.0)
    assert again.quantile(0.95) == pytest.approx(95, rel=0.1)
    assert again.quantile(1.0) == 100.0
    assert Clock().quantile(0.5) == 0.0


# ---- ratings -------------------------------------------------------------------------------------


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [4.0, 6.0]) == pytest.approx([1.0, 2.0])


def test_two_players_have_the_elo_that_everybody_knows() -> None:
    """64 % of wins are a hundred points, 76 % are two hundred."""
    question = asked("a,b", 2)
    for percent, points in ((50, 0), (64, 100), (76, 200)):
        a, b = (1000, 0), (0, 1000)
        values = [[a, b] if i < percent else [b, a] for i in range(100)] * 4
        bots, _ = rate(question, rounds_of(values))
        assert bots["a"].value - bots["b"].value == pytest.approx(points, abs=3)
        assert bots["a"].low <= bots["a"].value <= bots["a"].high


def test_made_up_strengths_of_bots_and_seats_are_recovered() -> None:
    strengths, seats = {"a": 0.8, "b": 0.2, "c": -0.3, "d": -0.7}, [0.3, 0.0, -0.3]
    question = asked("a,b,c,d", 3)
    store = made_up(question, 120, by_strength(strengths, seats))
    bots, places = rate(question, whole_rounds(store))
    for bot, strength in strengths.items():
        assert bots[bot].value == pytest.approx(strength * ELO, abs=30)
        assert bots[bot].low <= strength * ELO <= bots[bot].high
        assert 15 < bots[bot].high - bots[bot].low < 90
    for place, strength in zip(places, seats, strict=True):
        assert place.low <= strength * ELO <= place.high


def test_one_seat_against_two_is_rated_as_such() -> None:
    """Twice as strong as each of two: it wins half of the games, for 120 points."""
    question = asked("a,b", 3, one=True)
    store = made_up(question, 300, by_strength({"a": log(2), "b": 0.0}, [0.0] * 3))
    bots, _ = rate(question, whole_rounds(store))
    assert bots["a"].value - bots["b"].value == pytest.approx(log(2) * ELO, abs=25)


def test_a_bot_that_always_wins_has_a_finite_rating_with_wide_limits() -> None:
    question = asked("a,b", 2)
    store = made_up(question, 100, always_a)
    bots, _ = rate(question, whole_rounds(store))
    assert 400 < 2 * bots["a"].low < 2 * bots["a"].value < 2 * bots["a"].high < 3000
    assert rate(question, []) == ({}, [])


def test_a_bot_alone_rates_the_seats() -> None:
    question = asked("a", 3)
    store = made_up(question, 300, by_strength({"a": 0.0}, [0.5, 0.0, -0.5]))
    bots, places = rate(question, whole_rounds(store))
    assert bots["a"].value == pytest.approx(0, abs=1e-6)
    assert [place.value for place in places] == pytest.approx([87, 0, -87], abs=35)


# ---- the sequential test -------------------------------------------------------------------------


def pairs(chance: float, rng: Rng) -> float:
    return ((fraction(rng) < chance) + (fraction(rng) < chance)) / 2


@pytest.mark.parametrize(
    "draw",
    [
        lambda rng: pairs(0.5, rng),
        lambda rng: float(fraction(rng) < 0.5),
        lambda rng: drawn([9.0, 1.0], rng) / 2 + 0.45,
    ],
    ids=["pairs", "coin", "skewed"],
)
def test_a_true_claim_is_given_up_once_in_twenty_runs_at_most_however_long_one_looks(
    draw: Callable[[Rng], float],
) -> None:
    rng, wrong, runs = Rng(3), 0, 300
    for _ in range(runs):
        sequence = ConfidenceSequence()
        # Only the claim in question: the others cost time and change nothing for it.
        sequence.bets = [bets for bets in sequence.bets if bets.claim == 0.5]
        for _ in range(250):
            sequence.add(draw(rng))
            if sequence.bets[0].capital() >= sequence.limit:
                wrong += 1
                break
    assert wrong / runs <= 0.05


def test_a_clear_difference_is_found_soon() -> None:
    rng, rounds = Rng(4), []
    for _ in range(40):
        sequence = ConfidenceSequence()
        while sequence.low <= 0.5 and sequence.count < 400:
            sequence.add(pairs(0.7, rng))
        rounds.append(sequence.count)
    assert max(rounds) < 400
    assert sum(rounds) / len(rounds) < 70


def test_the_limits_close_in_on_the_mean() -> None:
    rng, sequence = Rng(5), ConfidenceSequence()
    for _ in range(600):
        sequence.add(pairs(0.3, rng))
    mean, low, high = sequence.course[-1]
    assert low < 0.3 < high
    assert low < mean < high
    assert high - low < 0.13
    lows = [point[1] for point in sequence.course]
    assert lows == sorted(lows)


@pytest.mark.parametrize(("chance", "verdict"), [(0.75, ABOVE), (0.25, BELOW)])
def test_who_is_stronger_is_settled(chance: float, verdict: str) -> None:
    question = asked("a,b", 2)

    def winner(seating: tuple[str, ...], rng: Rng) -> int:
        return seating.index("a" if fraction(rng) < chance else "b")

    settling = Settling(question, margin=0.05)
    assert not settling.look(made_up(question, 3, winner))
    assert settling.verdict(0) == OPEN
    settling = Settling(question, margin=0.05)
    assert settling.look(made_up(question, 150, winner))
    assert settling.json()["duels"][0] | {"low": 0, "high": 0} == {
        "one": "a", "other": "b", "bar": 0.5, "low": 0, "high": 0, "verdict": verdict,
    }  # fmt: skip


def test_equal_bots_are_settled_as_even_within_the_margin() -> None:
    question = asked("a,b", 2)
    store = made_up(question, 300, first_seat)
    settling = Settling(question, margin=0.1)
    assert settling.look(store)
    assert settling.verdict(0) == EVEN
    assert not settling.json()["rounds"] < 300


def test_a_bar_is_compared_with_the_share_of_the_first_bot() -> None:
    question = asked("a,b", 3, one=True)
    store = made_up(question, 200, by_strength({"a": log(4), "b": 0.0}, [0.0] * 3))
    for bar, verdict in ((0.5, ABOVE), (0.85, BELOW)):
        settling = Settling(question, margin=0.05, bar=bar)
        assert settling.look(store)
        assert settling.verdict(0) == verdict


def test_several_bots_share_the_risk_and_one_against_the_rest_asks_only_about_the_first() -> None:
    assert len(Settling(asked("a,b,c", 3), margin=0.05).duels) == 3
    many = Settling(asked("a,b,c", 3, one=True), margin=0.05)
    assert [(duel.one, duel.other) for duel in many.duels] == [("a", "b"), ("a", "c")]
    assert many.sequences[0].limit == pytest.approx(log(40))
    assert not Settling(asked("a", 3), margin=0.05).look(made_up(asked("a", 3), 2, first_seat))
