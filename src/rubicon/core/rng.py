"""The one source of randomness: a small generator that gives the same numbers on every build.

It is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): additions, shifts and xors of
32-bit words, so that interpreted and compiled code agree to the bit and nothing overflows.
"""

from typing import Final

from mypy_extensions import i64

from rubicon.core.values import Value

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12
SEED_BITS: Final = 64
CHANCE_STREAM: Final = 0
"""The stream of a match's seed that chance draws from; the seats' bots have those after it."""


class Rng(Value):
    """A stream of random numbers; `below(n)` is fair for every n up to 2**31."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def made_with(self) -> list[int]:
        """Any seed: the numbers take its place."""
        return [0]

    def numbers(self, whole: bool) -> list[int]:
        """Where the stream is."""
        return [self.a, self.b, self.c, self.counter]

    def set_numbers(self, numbers: list[int]) -> None:
        """Go on from there."""
        self.a = numbers[0]
        self.b = numbers[1]
        self.c = numbers[2]
        self.counter = numbers[3]

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        t: i64 = (a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as any other (Lemire's rejection)."""
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & MASK
        return product >> 32


def stream(seed: int, number: int) -> Rng:
    """An independent stream of a match's seed: CHANCE_STREAM, or 1 and up for the seats' bots."""
    return Rng((seed & ((1 << SEED_BITS) - 1)) | (number << SEED_BITS))
