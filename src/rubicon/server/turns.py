"""Whose bot thinks next: first where a person waits, and nobody gets more than his share.

What somebody's bots have cost lately counts against his next one, not how many of them wait. An
identity and the address that it came from are counted both: many names do not bring more.
"""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from rubicon.server.bots_worker import Worker

HALF_LIFE = 20.0
"""Seconds after which half of what was used is forgotten."""
NAMES_KEPT = 10_000


@dataclass(slots=True, eq=False)
class Wish:
    """A match whose bot wants to think."""

    match_id: str
    owners: tuple[str, ...]
    """Who has opened the match, and from which address."""
    rank: Callable[[], int]
    """Asked when a worker is free: who waits for the move. The lowest is served first."""
    came: int = 0
    served: asyncio.Future[Worker] = field(init=False)


class Usage:
    """What each has used lately, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.used: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        """What is left of it now."""
        seconds, at = self.used.get(who, (0.0, 0.0))
        return seconds * math.exp2((at - self.clock()) / HALF_LIFE) if seconds else 0.0

    def add(self, who: str, seconds: float) -> None:
        """Somebody has used more."""
        if len(self.used) > NAMES_KEPT:
            self.used.clear()
        self.used[who] = (self.of(who) + seconds, self.clock())


class Turns:
    """The workers that have nothing to do, and who waits for one."""

    def __init__(self, workers: list[Worker], clock: Callable[[], float] = time.monotonic) -> None:
        self.idle = list(workers)
        self.usage = Usage(clock)
        self.waiting: list[Wish] = []
        self.count = 0

    async def take(self, wish: Wish) -> Worker:
        """A worker, when it is the turn of this match."""
        self.count += 1
        wish.came, wish.served = self.count, asyncio.get_running_loop().create_future()
        self.waiting.append(wish)
        self.serve()
        try:
            return await wish.served
        except asyncio.CancelledError:
            if wish in self.waiting:
                self.waiting.remove(wish)
            elif wish.served.done() and not wish.served.cancelled():
                self.give_back(wish.served.result(), wish, 0.0)
            raise

    def serve(self) -> None:
        """Whoever is next gets a worker, while there is one."""
        while self.idle and self.waiting:
            wish = min(self.waiting, key=self.order)
            self.waiting.remove(wish)
            worker = next((one for one in self.idle if wish.match_id in one.matches), self.idle[0])
            self.idle.remove(worker)
            if wish.match_id not in worker.matches:
                worker.matches.append(wish.match_id)
            wish.served.set_result(worker)

    def order(self, wish: Wish) -> tuple[int, float, int]:
        """Who waits for the move; what its owner has used; who came first."""
        return wish.rank(), max(map(self.usage.of, wish.owners), default=0.0), wish.came

    def give_back(self, worker: Worker, wish: Wish, seconds: float) -> None:
        """A worker has nothing to do any more."""
        for owner in wish.owners:
            self.usage.add(owner, seconds)
        self.idle.append(worker)
        self.serve()
