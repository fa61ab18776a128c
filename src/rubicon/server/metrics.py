"""`/metrics`: what the server has counted, and how things are now, for Prometheus.

It is told to whoever has the operator's token. To everybody else there is nothing here.
"""

import secrets
from collections.abc import Iterator

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric

from rubicon.server.context import Parts, Server
from rubicon.server.errors import Problem
from rubicon.server.measure import REGISTRY
from rubicon.server.saying import say
from rubicon.server.store.trouble import TROUBLES

router = APIRouter(include_in_schema=False)
SCHEME = "Bearer "

ProcessCollector(registry=REGISTRY)


@router.get("/metrics")
async def metrics(request: Request, server: Server) -> Response:
    """Everything, in Prometheus' own format."""
    given = request.headers.get("authorization", "")
    wanted = server.settings.metrics_token
    if wanted is None or not secrets.compare_digest(given.encode(), f"{SCHEME}{wanted}".encode()):
        raise Problem("not_found", say("nothing-here"))
    text = generate_latest(REGISTRY) + generate_latest(Now(server))
    return Response(text, media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"})


class Now:
    """How things are at this moment."""

    def __init__(self, server: Parts) -> None:
        self.server = server

    def collect(self) -> Iterator[Metric]:
        """Each thing that has a size."""
        server = self.server
        yield from sockets(server)
        yield from bots(server)
        yield from database(server)
        yield gauge("rubicon_matches_loaded", "Matches in memory.", len(server.desk.loaded))
        held = server.desk.cellar.total
        yield gauge("rubicon_cache_bytes", "What was made for readers and is kept.", held)


def gauge(name: str, about: str, value: float) -> Metric:
    """One number."""
    return GaugeMetricFamily(name, about, value=value)


def sockets(server: Parts) -> Iterator[Metric]:
    """Who is connected: those who have a seat in the match, and those who watch it."""
    found = GaugeMetricFamily("rubicon_sockets", "Open sockets.", labels=["by"])
    everybody = server.hub.everywhere()
    seated = sum(1 for one in everybody if one.live.seats_of(one.identity))
    found.add_metric(["player"], seated)
    found.add_metric(["watcher"], len(everybody) - seated)
    yield found
    yield gauge("rubicon_people_here", "Identities with a socket here.", len(server.hub.here))


def bots(server: Parts) -> Iterator[Metric]:
    """The queue of bots, by who waits for them."""
    turns = server.bots.turns
    queue = GaugeMetricFamily(
        "rubicon_bots_waiting", "Bots that wait for a process.", labels=["waits"]
    )
    ranks = [wish.rank() for wish in turns.waiting]
    for rank, who in enumerate(("person", "absent", "nobody")):
        queue.add_metric([who], ranks.count(rank))
    yield queue
    workers = len(server.bots.workers)
    yield gauge("rubicon_bot_workers", "Processes for bots.", workers)
    yield gauge("rubicon_bot_workers_busy", "Those that think.", workers - len(turns.idle))


def database(server: Parts) -> Iterator[Metric]:
    """Whether it stores what it is given, as far as is known; `/readyz` tries it."""
    found = GaugeMetricFamily(
        "rubicon_database_trouble", "1: this keeps it from storing anything.", labels=["trouble"]
    )
    for trouble in TROUBLES:
        found.add_metric([trouble], float(server.health.trouble == trouble))
    yield found
