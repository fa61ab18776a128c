"""A load test: many matches with many sockets on one server process, on this machine only.

It starts a server of its own on a new SQLite file, seats persons and some watchers at every match,
makes random legal moves at a steady rate, and measures from a move's sending to the moment at which
each socket has the view that shows it. What counts most is the processor time of a move: it hardly
depends on what else the machine does.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from rubicon.core.errors import BadInput
from rubicon.server.difference import patched
from rubicon.server.identity import COOKIE
from rubicon.server.run import many_files

STARTING_AT_ONCE = 20
SECONDS_TO_START = 30
CHILD = """
import json, sys
from rubicon.server import log, run
from rubicon.server.settings import Limits, Settings
log.set_up("error", as_json=False)
given = json.loads(sys.argv[2])
limits = Limits(**{name: most for name, most in given.items() if name in Limits.__slots__})
taken = run.take_port("127.0.0.1", 0)
print(json.dumps(run.address(taken)), flush=True)
run.serve(Settings(sys.argv[1], limits=limits), taken)
"""
UNLIMITED = dict.fromkeys(
    (
        "posts_per_second", "posts_burst", "newcomers_per_second", "newcomers_burst", "gets_burst",
        "open_matches", "sockets_per_match", "sockets_per_address", "connections",
    ),
    10**6,
)  # fmt: skip
"""All those people come from one address here."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much, and for how long."""

    game: str
    players: int
    matches: int
    sockets: int
    moves_per_second: float
    seconds: float
    bot_matches: int = 0
    """Matches of bots alone, beside those of people."""
    bot: str = "imperator"


@dataclass(slots=True)
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    moves: int = 0
    conflicts: int = 0
    received: int = 0
    bytes: int = 0
    memory: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    """Seconds of the server process, in all its threads."""

    @property
    def cost(self) -> float:
        """Milliseconds of the processor for a move, with all that is sent of it."""
        return 1000 * self.processor / max(1, self.moves)

    def lines(self, plan: Plan) -> list[str]:
        """The result, for people."""
        seen, stored = quantiles(self.latencies), quantiles(self.acknowledged)
        return [
            f"{plan.matches} matches, {plan.sockets} sockets, {self.seconds:.0f} seconds"
            + (f", beside {plan.bot_matches} matches of {plan.bot}" if plan.bot_matches else ""),
            f"{self.moves / self.seconds:.0f} moves/s (of {plan.moves_per_second:.0f} wished), "
            f"{self.received / self.seconds:.0f} views/s, "
            f"{self.bytes / self.seconds / 1e6:.1f} MB/s, {self.conflicts} conflicts",
            f"move sent to view received: p50 {seen[0]:.1f} ms, p95 {seen[1]:.1f} ms, "
            f"p99 {seen[2]:.1f} ms",
            f"move sent to stored:        p50 {stored[0]:.1f} ms, p95 {stored[1]:.1f} ms, "
            f"p99 {stored[2]:.1f} ms",
            f"processor time of a move: {self.cost:.2f} ms; "
            f"server memory: {self.memory / 1024 / 1024:.0f} MiB",
        ]


def quantiles(values: list[float]) -> tuple[float, float, float]:
    """The 50th, 95th and 99th of a hundred, in milliseconds."""
    if not values:
        return 0.0, 0.0, 0.0
    ordered = sorted(values)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 0.99)]
    return at[0] * 1000, at[1] * 1000, at[2] * 1000


class Wire:
    """A plain connection for moves: a full HTTP client would weigh more than the server."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.writer: asyncio.StreamWriter | None = None
        self.reader = asyncio.StreamReader()

    async def post(self, path: str, cookie: str, body: bytes) -> int:
        """Send a request; the status of the answer."""
        if self.writer is None or self.reader.at_eof():
            self.close()
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: load\r\nCookie: {COOKIE}={cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        await self.reader.readexactly(int(answer.partition(b"content-length: ")[2].split()[0]))
        return int(answer.split()[1])

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()


class Page:
    """A match as a browser's page has it."""

    def __init__(self) -> None:
        self.snapshot: dict[str, Any] = {}
        self.moves: list[dict[str, Any]] = []

    def take(self, text: str | bytes) -> bool:
        """Take a message; whether it changed the match."""
        message = orjson.loads(text)
        if message["type"] == "snapshot":
            self.snapshot = message["snapshot"]
            self.moves = self.snapshot["moves"]
        elif message["type"] == "update":
            self.snapshot = patched(self.snapshot, message["change"])
            self.moves = self.moves if message["moves"] is None else message["moves"]
        else:
            return False
        return True

    @property
    def choice(self) -> "Choice | None":
        """What its reader may do now."""
        if not self.snapshot["deciding"] or not self.moves:
            return None
        words = [move["words"] for move in self.moves]
        return Choice(self.snapshot["ply"], words, self.snapshot["asked"] is None)


@dataclass(frozen=True, slots=True)
class Choice:
    """What somebody may do now."""

    ply: int
    words: list[str]
    is_alone: bool


class LoadTable:
    """One match under load."""

    def __init__(self, match_id: str, people: list[str], tally: Tally, wire: Wire) -> None:
        self.id, self.people, self.tally, self.wire = match_id, people, tally, wire
        self.sent: dict[int, float] = {}
        """By ply from which a move was made: when it was sent."""
        self.deciding: dict[str, Choice] = {}
        """By cookie of those who decide."""
        self.over = False

    async def listen(self, socket: ClientConnection, cookie: str | None) -> None:
        """Take every view; the time of a move is that of the first view that has it, per socket."""
        ply, page = -1, Page()
        async for text in socket:
            now = time.perf_counter()
            self.tally.received += 1
            self.tally.bytes += len(text)
            if not page.take(text):
                continue
            begun, snapshot = self.sent.get(ply), page.snapshot
            if begun is not None and snapshot["ply"] > ply:
                self.tally.latencies.append(now - begun)
            ply = snapshot["ply"]
            self.over = snapshot["status"] != "running"
            if cookie is None:
                continue
            self.deciding.pop(cookie, None)
            choice = page.choice
            if choice is not None:
                self.deciding[cookie] = choice

    async def move(self, dice: random.Random) -> None:
        """A random legal move of a seat that decides."""
        cookie = dice.choice(list(self.deciding))
        choice = self.deciding.pop(cookie)
        body = orjson.dumps({"move": dice.choice(choice.words), "ply": choice.ply})
        begun = time.perf_counter()
        if choice.is_alone:
            # Of several who are asked nobody sees anything until the last has answered.
            self.sent[choice.ply] = begun
        status = await self.wire.post(f"/api/matches/{self.id}/moves", cookie, body)
        if status == 200:
            self.tally.acknowledged.append(time.perf_counter() - begun)
            self.tally.moves += 1
        else:
            self.tally.conflicts += 1


# ---- the run -------------------------------------------------------------------------------------


def measure(plan: Plan, say: Callable[[str], None], source: Path | None = None) -> Tally:
    """Run the load test against a server of its own, of this version or of another source tree."""
    with own_server(UNLIMITED, source) as (address, pid):
        return asyncio.run(under_load(plan, address, pid, say))


@contextmanager
def own_server(limits: dict[str, int], source: Path | None = None) -> Iterator[tuple[str, int]]:
    """A server on a new SQLite file; its address and its process."""
    many_files()
    environment = dict(os.environ) | {"FORWARDED_ALLOW_IPS": "127.0.0.1"}
    if source is not None:
        environment["PYTHONPATH"] = str(source.resolve())
    with tempfile.TemporaryDirectory(prefix="rubicon-load-") as folder:
        database = f"sqlite:///{Path(folder).as_posix()}/load.sqlite3"
        child = subprocess.Popen(
            [sys.executable, "-P", "-c", CHILD, database, json.dumps(limits)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        try:
            assert child.stdout is not None
            address = json.loads(child.stdout.readline() or "null")
            if address is None:
                raise BadInput("The server for the load test did not start.")
            yield address, child.pid
        finally:
            child.terminate()
            child.wait(SECONDS_TO_START)
            if child.stdout is not None:
                child.stdout.close()


async def under_load(plan: Plan, address: str, pid: int, say: Callable[[str], None]) -> Tally:
    """Seat everybody, then play at a steady rate."""
    tally, dice = Tally(), random.Random(1)
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=address, timeout=30, trust_env=False)
        )
        say(f"Seating {plan.matches} matches with {plan.sockets} sockets ...")
        tables = [await seat(http, plan, tally) for _ in range(plan.matches)]
        for table in tables:
            stack.callback(table.wire.close)
        listeners = await connect_all(stack, plan, address, tables)
        for _ in range(plan.bot_matches):
            listeners.append(await watch(stack, address, await seat_bots(http, plan)))
        tally.received = tally.bytes = 0
        say(f"Playing for {plan.seconds:.0f} seconds ...")
        begun, used = time.perf_counter(), processor_of(pid)
        await play(plan, tables, dice)
        tally.seconds = time.perf_counter() - begun
        await asyncio.sleep(0.5)
        tally.processor = processor_of(pid) - used
        tally.memory = memory_of(pid)
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
    return tally


async def play(plan: Plan, tables: list[LoadTable], dice: random.Random) -> None:
    """Moves at a steady rate, whether or not the last has been answered."""
    end, gap = time.perf_counter() + plan.seconds, 1 / plan.moves_per_second
    due, moving = time.perf_counter(), set()
    while time.perf_counter() < end:
        ready = [table for table in tables if table.deciding and not table.over]
        if ready:
            task = asyncio.create_task(dice.choice(ready).move(dice))
            moving.add(task)
            task.add_done_callback(moving.discard)
        due += gap
        await asyncio.sleep(max(0, due - time.perf_counter()))
    if moving:
        await asyncio.wait(moving, timeout=10)


async def seat(http: httpx.AsyncClient, plan: Plan, tally: Tally) -> LoadTable:
    """A match with a person in every seat."""
    http.cookies.clear()
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (plan.players - 1)]
    wish: dict[str, Any] = {"game": plan.game, "players": plan.players, "seats": seats}
    made = (await http.post("/api/matches", json=wish)).raise_for_status().json()["id"]
    people = [http.cookies[COOKIE]]
    for _ in range(plan.players - 1):
        http.cookies.clear()
        (await http.post(f"/api/matches/{made}/join", json={})).raise_for_status()
        people.append(http.cookies[COOKIE])
    http.cookies.clear()
    place = http.base_url
    return LoadTable(made, people, tally, Wire(place.host, place.port or 80))


async def seat_bots(http: httpx.AsyncClient, plan: Plan) -> str:
    """A match of bots alone, which think for as long as somebody watches; its id."""
    http.cookies.clear()
    seats = [{"kind": "bot", "bot": plan.bot}] * plan.players
    wish = {"game": plan.game, "players": plan.players, "seats": seats}
    made = (await http.post("/api/matches", json=wish)).raise_for_status().json()
    return str(made["id"])


async def watch(stack: AsyncExitStack, address: str, match_id: str) -> asyncio.Task[None]:
    """Look at a match without counting what comes."""
    url = f"{address.replace('http', 'ws')}/api/matches/{match_id}/live"
    socket = await stack.enter_async_context(
        connect(url, max_size=None, compression=None, proxy=None)
    )

    async def listen() -> None:
        async for _ in socket:
            pass

    return asyncio.create_task(listen())


async def connect_all(
    stack: AsyncExitStack, plan: Plan, address: str, tables: list[LoadTable]
) -> list[asyncio.Task[None]]:
    """First everybody who plays, then watchers, spread evenly."""
    wanted: list[tuple[LoadTable, str | None]] = [
        (table, person) for table in tables for person in table.people
    ]
    missing = max(0, plan.sockets - len(wanted))
    wanted += [(tables[i % len(tables)], None) for i in range(missing)]
    gate, listeners = asyncio.Semaphore(STARTING_AT_ONCE), []

    async def open_one(table: LoadTable, cookie: str | None) -> None:
        url = f"{address.replace('http', 'ws')}/api/matches/{table.id}/live"
        headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
        async with gate:
            socket = await stack.enter_async_context(
                connect(
                    url, additional_headers=headers, max_size=None, compression=None, proxy=None
                )
            )
        listeners.append(asyncio.create_task(table.listen(socket, cookie)))

    await asyncio.gather(*(open_one(table, cookie) for table, cookie in wanted))
    await asyncio.sleep(1)
    return listeners


def memory_of(pid: int) -> int:
    """The most memory that a process has had, in bytes; 0 where that can't be told."""
    with suppress(OSError, ValueError, StopIteration):
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        line = next(line for line in lines if line.startswith("VmHWM"))
        return int(line.split()[1]) * 1024
    return 0


def processor_of(pid: int) -> float:
    """The processor time of a process so far, in seconds; 0 where that can't be told."""
    with suppress(OSError, ValueError, IndexError):
        values = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0
