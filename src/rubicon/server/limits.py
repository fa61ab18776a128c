"""Token buckets: how often somebody may do something; and one thing at a time for each."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

KEPT = 10_000


class Bucket:
    """Fills at a steady rate up to its size; each act takes one token, or what it costs."""

    __slots__ = ("at", "clock", "rate", "size", "tokens")

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.size, self.clock = rate, size, clock
        self.tokens, self.at = float(size), clock()

    def fill(self) -> None:
        """What has come since the last time."""
        now = self.clock()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now

    def take(self) -> bool:
        """Take a token; False if there is none."""
        self.fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def charge(self, cost: float) -> None:
        """Take what something has cost, known only afterwards: there may be less than nothing."""
        self.fill()
        self.tokens -= cost

    def is_empty(self) -> bool:
        """Whether somebody has to wait."""
        self.fill()
        return self.tokens <= 0


class Buckets:
    """A bucket for each of many; those not used for longest are forgotten."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.size, self.clock = rate, size, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take a token of somebody's."""
        return self.of(who).take()

    def of(self, who: str) -> Bucket:
        """Somebody's bucket."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.size, self.clock)
            if len(self.buckets) > KEPT:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket


class OneByOne:
    """A lock for each of many: what one asks for at once is done one by one, others in between."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Those that somebody holds or waits for."""

    def of(self, who: str) -> asyncio.Lock:
        """Somebody's lock."""
        lock = self.locks.get(who)
        if lock is None:
            lock = self.locks[who] = asyncio.Lock()
        return lock
