"""The generator is fair; that it is the same on every build is tested in tests/conformance."""

import pytest

from rubicon.core.rng import CHANCE_STREAM, Rng, stream

OFTEN_REJECTED = 2**32 // 3 + 1
"""Every third word is refused for this bound."""


@pytest.mark.parametrize("n", [1, 2, 3, 6, 455, 2**31 - 1, 2**31, OFTEN_REJECTED])
def test_below_takes_exactly_the_words_that_make_it_fair(n: int) -> None:
    """Of all 2**32 words, as many lead to each number, and the rest are refused."""
    refused = 2**32 % n
    for number in {0, n // 3, n - 1}:
        first, end = number * 2**32 + refused, (number + 1) * 2**32
        assert -(-end // n) - -(-first // n) == 2**32 // n
    rng, words = Rng(n), Rng(n)
    for _ in range(200):
        product = words.word() * n
        while product % 2**32 < refused:
            product = words.word() * n
        assert rng.below(n) == product >> 32


def test_seeds_give_streams_of_their_own() -> None:
    assert len({Rng(seed).word() for seed in range(1000)}) == 1000
    assert len({Rng(seed << 32).word() for seed in range(1000)}) == 1000
    assert Rng(7).word() == Rng(7).word()


def test_a_seed_has_a_stream_for_chance_and_one_for_each_seat() -> None:
    words = [stream(7, number).word() for number in range(CHANCE_STREAM, 5)]
    assert len(set(words)) == 5
    assert words[CHANCE_STREAM] == Rng(7).word()
    assert stream(7 + 2**64, 1).word() == words[1]
