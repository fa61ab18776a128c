"""What is counted and timed while the server works; `metrics.py` tells it to Prometheus.

Only numbers, with labels from short fixed lists: no name, id, address or path that somebody has
typed. So nothing secret can be read from it, and nobody can make it grow.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Histogram
from starlette.types import Scope

Step = Literal["wait", "judge", "store", "show", "send", "queue", "think"]
"""Of a move: the wait for its match, what the rules say, the database, what follows in memory; then
the message for one socket; of a bot: the wait for a process, and its thinking."""
Access = Literal["read", "write"]
METHODS = ("GET", "HEAD", "POST", "OPTIONS")
OTHER = "other"
BUCKETS = (
    *(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 25.0),
)

REGISTRY = CollectorRegistry()
"""Of this process: a server is one."""
MOVES = Counter(
    "rubicon_moves", "Moves and answers that were stored.", ["game", "by"], registry=REGISTRY
)
STEPS = Histogram(
    "rubicon_step_seconds",
    "How long each step of a move took.",
    ["step"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
REQUESTS = Histogram(
    "rubicon_request_seconds",
    "How long requests took, by the route that answered them.",
    ["method", "route", "status"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
REFUSALS = Counter(
    "rubicon_refusals",
    "Requests, sockets and connections that were refused, by the code of the refusal.",
    ["what", "code"],
    registry=REGISTRY,
)
DATABASE = Histogram(
    "rubicon_database_seconds",
    "How long the database took.",
    ["access"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
FAILURES = Counter(
    "rubicon_database_failures", "What the database could not do.", ["trouble"], registry=REGISTRY
)


@contextmanager
def timed(step: Step) -> Iterator[None]:
    """Measure a step, also one that fails."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        STEPS.labels(step).observe(time.perf_counter() - begun)


@asynccontextmanager
async def held(lock: asyncio.Lock) -> AsyncIterator[None]:
    """Hold the lock of a match, and measure how long it took to get it."""
    with timed("wait"):
        await lock.acquire()
    try:
        yield
    finally:
        lock.release()


def count_move(game: str, *, by_bot: bool) -> None:
    """A move is stored."""
    MOVES.labels(game, "bot" if by_bot else "person").inc()


def count_refusal(what: Literal["request", "socket", "connection"], code: str) -> None:
    """Somebody was refused something."""
    REFUSALS.labels(what, code).inc()


def count_request(scope: Scope, status: int, seconds: float) -> None:
    """A request is answered; by its route, since a path may hold anything."""
    route = getattr(scope.get("route"), "path", OTHER)
    method = scope["method"] if scope["method"] in METHODS else OTHER
    REQUESTS.labels(method, route, str(status)).observe(seconds)
