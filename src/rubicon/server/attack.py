"""What an honest player notices of an attack: how long his moves take, and what he is refused.

Each attack has a server of its own with the usual limits. The honest player plays against bots
before, during and after it, and comes back now and then as if he had reloaded the page. The
attackers are another process (`attackers.py`), so that only the server makes him wait.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rubicon.core.errors import BadInput
from rubicon.server import attackers
from rubicon.server.attackers import LASTING, Count, Kind, Target, random_record
from rubicon.server.identity import COOKIE
from rubicon.server.load import Choice, Page, Wire, own_server, quantiles

OPPONENT = "greedy"
"""Thinks for so short a time that what he waits for is the queue."""
SECONDS_BETWEEN_MOVES = 0.2
MOVES_OF_A_VISIT = 15
"""Then he reloads the page."""
LEAST_MOVES = 5
"""Before, during and after an attack, however short it is."""
RECORDS, SECONDS_BETWEEN_RECORDS = 6, 2.0
"""He opens so many records of his own in each phase at most."""
SHORT_MATCH = 20
"""Plies of those records."""
PATIENCE = 60.0
"""Seconds; what takes longer is as good as refused."""
SECONDS_BETWEEN_LOOKS = 0.05
OK, CONFLICT = 200, 409
SHOWN = 5
"""Refusals that are named."""


@dataclass(frozen=True, slots=True)
class AttackPlan:
    """How much, and for how long."""

    kind: Kind
    size: int
    game: str
    players: int
    bot: str
    seconds: float
    most: float
    """Milliseconds that a move may take."""


@dataclass(slots=True)
class Phase:
    """What the honest player noticed in one phase; times in seconds."""

    moves: list[float] = field(default_factory=list)
    """From a move's sending until it is stored and he sees it."""
    answers: list[float] = field(default_factory=list)
    """How long he waited for the bots."""
    records: list[float] = field(default_factory=list)
    """How long it took to open a record of his own."""
    refused: list[str] = field(default_factory=list)

    def line(self, name: str) -> str:
        """The result, for people."""
        middle, late, _ = quantiles(self.moves)
        parts = [
            f"{len(self.moves)} moves, median {middle:.0f} ms, p95 {late:.0f} ms, "
            f"most {most_of(self.moves):.0f} ms"
        ]
        if self.answers:
            parts.append(f"bots answered within {most_of(self.answers):.0f} ms")
        if self.records:
            parts.append(f"records opened within {most_of(self.records):.0f} ms")
        return f"  {name}: {'; '.join(parts)}"


@dataclass(frozen=True, slots=True)
class Report:
    """An attack and what came of it."""

    plan: AttackPlan
    count: Count
    before: Phase
    during: Phase
    after: Phase

    @property
    def refused(self) -> list[str]:
        """What was refused to the honest player."""
        return [*self.before.refused, *self.during.refused, *self.after.refused]

    @property
    def is_good(self) -> bool:
        """Whether he was refused nothing and was fast enough during the attack."""
        return not self.refused and most_of(self.during.moves) < self.plan.most

    def lines(self) -> list[str]:
        """The result, for people."""
        plan, count, slowest = self.plan, self.count, most_of(self.during.moves)
        limit = f"{'under' if slowest < plan.most else 'not under'} {plan.most:.0f} ms"
        shown = "; ".join(self.refused[:SHOWN])
        refused = f"{len(self.refused)} times ({shown})" if self.refused else "nothing"
        return [
            f"{plan.kind}, size {plan.size}: {count.accepted} of the attackers' requests were "
            f"accepted, {count.refused} refused, {count.ended} connections closed later",
            self.before.line("before"),
            self.during.line("during"),
            self.after.line("after"),
            f"  refused to the honest player: {refused}; his slowest move during the attack: "
            f"{slowest:.0f} ms, {limit}",
        ]


def most_of(values: list[float]) -> float:
    """The largest, in milliseconds."""
    return 1000 * max(values, default=0.0)


class Honest:
    """Somebody who plays one match after the other, quickly but like a person."""

    def __init__(self, plan: AttackPlan, http: httpx.AsyncClient) -> None:
        self.plan, self.http = plan, http
        self.phase = Phase()
        self.match_id: str | None = None
        self.record = random_record(plan.game, SHORT_MATCH)
        self.dice = random.Random(1)

    async def play(self) -> None:
        """Visit after visit, until he is told to stop."""
        while True:
            try:
                match_id = self.match_id or await self.open_match()
                await self.visit(match_id)
            except (OSError, EOFError, TimeoutError, httpx.HTTPError, WebSocketException) as error:
                self.phase.refused.append(said(error))
                await asyncio.sleep(SECONDS_BETWEEN_MOVES)

    async def open_match(self) -> str:
        """A new match against bots."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": OPPONENT}] * (self.plan.players - 1)]
        wish = {"game": self.plan.game, "players": self.plan.players, "seats": seats}
        made = (await self.http.post("/api/matches", json=wish)).raise_for_status()
        self.match_id = match_id = str(made.json()["id"])
        return match_id

    async def visit(self, match_id: str) -> None:
        """Open the match as a page does, and make some moves."""
        (await self.http.get(f"/api/matches/{match_id}")).raise_for_status()
        cookie, place = self.http.cookies[COOKIE], self.http.base_url
        wire = Wire(place.host, place.port or 80)
        url = f"{str(place).replace('http', 'ws').rstrip('/')}/api/matches/{match_id}/live"
        headers = {"cookie": f"{COOKIE}={cookie}"}
        try:
            async with connect(
                url,
                additional_headers=headers,
                max_size=None,
                compression=None,
                proxy=None,
                open_timeout=PATIENCE,
            ) as socket:
                seat = Seat(match_id, cookie, wire, socket)
                await seat.receive()
                for _ in range(MOVES_OF_A_VISIT):
                    choice = await seat.choose(self.phase)
                    if choice is None:
                        self.match_id = None
                        return
                    await asyncio.sleep(SECONDS_BETWEEN_MOVES)
                    await seat.move(self.phase, choice, self.dice)
        finally:
            wire.close()

    async def read_records(self) -> None:
        """Open a short record now and then."""
        while True:
            phase, begun = self.phase, time.perf_counter()
            if len(phase.records) < RECORDS:
                try:
                    answer = await self.http.post("/api/records", json={"record": self.record})
                    answer.raise_for_status()
                except httpx.HTTPError as error:
                    phase.refused.append(said(error))
                else:
                    phase.records.append(time.perf_counter() - begun)
            await asyncio.sleep(SECONDS_BETWEEN_RECORDS)

    async def spend(self, seconds: float, is_over: Callable[[], bool] = lambda: True) -> Phase:
        """A phase: so long, until it is over, and until he has made some moves."""
        phase = self.phase = Phase()
        end = time.perf_counter() + seconds
        while not is_over() or time.perf_counter() < end or len(phase.moves) < LEAST_MOVES:
            if is_over() and time.perf_counter() > end + PATIENCE:
                phase.refused.append(f"more than {len(phase.moves)} moves")
                break
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        return phase


class Seat:
    """His seat during a visit."""

    def __init__(self, match_id: str, cookie: str, wire: Wire, socket: ClientConnection) -> None:
        self.match_id, self.cookie, self.wire, self.socket = match_id, cookie, wire, socket
        self.page = Page()

    async def receive(self) -> None:
        """Take messages until one changes the match."""
        async with asyncio.timeout(PATIENCE):
            while not self.page.take(await self.socket.recv()):
                pass

    async def choose(self, phase: Phase) -> Choice | None:
        """Wait until he has something to decide; None when the match is over."""
        begun, waited = time.perf_counter(), False
        while self.page.snapshot["status"] == "running":
            choice = self.page.choice
            if choice is not None:
                if waited:
                    phase.answers.append(time.perf_counter() - begun)
                return choice
            waited = True
            await self.receive()
        return None

    async def move(self, phase: Phase, choice: Choice, dice: random.Random) -> None:
        """A random legal move, until he sees it."""
        body = orjson.dumps({"move": dice.choice(choice.words), "ply": choice.ply})
        begun = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            status = await self.wire.post(f"/api/matches/{self.match_id}/moves", self.cookie, body)
        if status == CONFLICT and not choice.is_alone:
            return  # the time for an answer was over
        if status != OK:
            phase.refused.append(f"a move: {status}")
            return
        # Of several who are asked nobody sees anything until the last has answered.
        while choice.is_alone and self.page.snapshot["ply"] <= choice.ply:
            await self.receive()
        phase.moves.append(time.perf_counter() - begun)


def said(error: Exception) -> str:
    """What went wrong, in one line."""
    return " ".join(f"{type(error).__name__} {error}".split())


# ---- the run -------------------------------------------------------------------------------------


def measure_attack(plan: AttackPlan, say: Callable[[str], None]) -> Report:
    """Attack a server of its own."""
    with own_server({}) as (address, _):
        return asyncio.run(under_attack(plan, address, say))


async def under_attack(plan: AttackPlan, address: str, say: Callable[[str], None]) -> Report:
    """The honest player before, during and after."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, trust_env=False) as http:
        (await http.get("/api/me")).raise_for_status()
        honest = Honest(plan, http)
        tasks = [asyncio.create_task(one) for one in (honest.play(), honest.read_records())]
        try:
            await honest.spend(0)
            say(f"{plan.kind}: playing before the attack ...")
            before = await honest.spend(plan.seconds / 4)
            say(f"{plan.kind}: attacking with {plan.size} ...")
            during, count = await attacked(honest, address)
            say(f"{plan.kind}: playing after the attack ...")
            after = await honest.spend(plan.seconds / 4)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    return Report(plan, count, before, during, after)


async def attacked(honest: Honest, address: str) -> tuple[Phase, Count]:
    """The phase of the attack, and what became of the attackers' requests."""
    plan = honest.plan
    target = Target(plan.kind, plan.size, address, plan.game, plan.players, plan.bot)
    async with band(target) as line:
        orders = Orders(honest, line)
        lasts = plan.seconds if plan.kind in LASTING else 0
        try:
            during = await honest.spend(lasts, orders.are_done)
            line.send(None)
            count: Count = await asyncio.to_thread(line.recv)
        except (EOFError, OSError):
            raise BadInput("The process of the attackers has ended.") from None
    return during, count


class Orders:
    """What the attackers are told: to attack, and which match he plays now."""

    def __init__(self, honest: Honest, line: Connection) -> None:
        self.honest, self.line = honest, line
        self.told: str | None = None
        self.waiting = False

    def are_done(self) -> bool:
        """Whether everything has been asked for; to be called again and again."""
        if self.waiting and self.line.poll():
            self.line.recv()
            self.waiting = False
        now = self.honest.match_id
        is_new = self.told is None or (now != self.told and self.honest.plan.kind == "watchers")
        if not self.waiting and now is not None and is_new:
            self.line.send(now)
            self.told, self.waiting = now, True
        return self.told is not None and not self.waiting


@asynccontextmanager
async def band(target: Target) -> AsyncIterator[Connection]:
    """The attackers in a process of their own, and the line to them; the player never waits."""
    context = get_context("spawn")
    line, theirs = context.Pipe()
    process = context.Process(target=attackers.run, args=(target, theirs), daemon=True)
    await asyncio.to_thread(process.start)
    theirs.close()
    try:
        yield line
    finally:
        line.close()
        process.terminate()
        await asyncio.to_thread(process.join)
