"""Attackers: a process that asks a server for far too much, from an address of its own.

It stands for one visitor with many names. Its address is given as a proxy on this machine would
give it, so that the server counts its requests apart from those of the honest player.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Literal

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rubicon.core.match import Match
from rubicon.core.record import write_record
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.registry import GAMES, find_game
from rubicon.server.games import Catalogue
from rubicon.server.identity import COOKIE
from rubicon.server.run import many_files
from rubicon.server.settings import Limits

Kind = Literal["bots", "watchers", "half-open", "uploads"]
SIZES: dict[Kind, int] = {"bots": 1000, "watchers": 500, "half-open": 250, "uploads": 60}
"""How much each asks for."""
LASTING: frozenset[Kind] = frozenset({"bots", "watchers", "half-open"})
"""Those that go on after everything has been asked for."""
FROM = {"X-Forwarded-For": "192.0.2.66"}
AT_ONCE = 20
PATIENCE = 120.0
"""Seconds that an attacker waits for an answer."""
SECONDS_BETWEEN = 0.1
"""Until a connection that was closed is opened again."""
HALVES = (
    b"",
    b"GET /healthz HTTP/1.1\r\nHost: attack\r\nX-Slow: ",
    b"POST /api/me HTTP/1.1\r\nHost: attack\r\nX-Forwarded-For: 192.0.2.66\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
)
"""Nothing, half a header, half a body."""
LONG_MATCH = 1500
"""Plies of a heavy record."""
LOOKED_AT = ("", "/views", "/log", "/record")
"""What is asked for of each upload."""


@dataclass(frozen=True, slots=True)
class Target:
    """What is attacked, and how."""

    kind: Kind
    size: int
    address: str
    game: str
    players: int
    bot: str


@dataclass(slots=True)
class Count:
    """What became of the attackers' requests."""

    accepted: int = 0
    refused: int = 0
    ended: int = 0
    """Let in at first; the server closed the connection later."""


class Band:
    """The attackers, with all that they keep open."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.count = Count()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    async def attack(self, match_id: str) -> None:
        """Ask for everything once; what lasts goes on until the band goes home."""
        await ATTACKS[self.target.kind](self, match_id)

    async def go_home(self) -> None:
        """End what goes on."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks.clear()

    async def begin(self, hold: Callable[[int, asyncio.Event], Coroutine[Any, Any, None]]) -> None:
        """Begin as many as are wanted of what lasts; each says when it has been answered."""
        answered = [asyncio.Event() for _ in range(self.target.size)]
        self.tasks |= {asyncio.create_task(hold(*one)) for one in enumerate(answered)}
        await asyncio.gather(*(event.wait() for event in answered))

    def mask(self) -> httpx.AsyncClient:
        """A visitor with a new name."""
        return httpx.AsyncClient(
            base_url=self.target.address, headers=FROM, timeout=PATIENCE, trust_env=False
        )

    async def ask(self, http: httpx.AsyncClient, path: str, body: Any = None) -> Any:
        """Send a request and count its answer; what was answered, None for a refusal."""
        try:
            answer = await http.request("GET" if body is None else "POST", path, json=body)
        except httpx.HTTPError:
            self.count.refused += 1
            return None
        if answer.is_error:
            self.count.refused += 1
            return None
        self.count.accepted += 1
        return answer

    def socket(self, match_id: str, **headers: str) -> connect:
        """A socket at a match."""
        return connect(
            f"{self.target.address.replace('http', 'ws')}/api/matches/{match_id}/live",
            additional_headers=FROM | headers,
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
        )

    # ---- bots --------------------------------------------------------------------------------

    async def bots(self, _: str) -> None:
        """As many matches as each name may have, in which strong bots are to move."""
        most, size = Limits().open_matches, self.target.size
        shares = [min(most, size - begun) for begun in range(0, size, most)]
        await asyncio.gather(*(self.open_matches(share) for share in shares))

    async def open_matches(self, many: int) -> None:
        """The matches of one name, who stays there: bots think first where somebody waits."""
        target = self.target
        seats = [{"kind": "bot", "bot": target.bot}] * (target.players - 1)
        wish = {"game": target.game, "players": target.players, "seats": [*seats, {"kind": "me"}]}
        is_there = False
        async with self.mask() as http:
            for _ in range(many):
                answer = await self.ask(http, "/api/matches", wish)
                if answer is not None and not is_there:
                    is_there = True
                    stay = self.stay(answer.json()["id"], http.cookies[COOKIE])
                    self.tasks.add(asyncio.create_task(stay))

    async def stay(self, match_id: str, cookie: str) -> None:
        """Be at one's match."""
        with suppress(OSError, WebSocketException):
            async with self.socket(match_id, cookie=f"{COOKIE}={cookie}") as socket:
                await drain(socket)

    # ---- watchers ----------------------------------------------------------------------------

    async def watchers(self, match_id: str) -> None:
        """So many sockets at the honest player's match, and at each that he opens later."""
        await self.go_home()
        await self.begin(lambda _, answered: self.watch(match_id, answered))

    async def watch(self, match_id: str, answered: asyncio.Event) -> None:
        """One of them."""
        try:
            async with self.gate:
                socket = await self.socket(match_id)
                await socket.recv()
        except (OSError, WebSocketException):
            self.count.refused += 1
            answered.set()
            return
        self.count.accepted += 1
        answered.set()
        async with socket:
            await drain(socket)
        self.count.ended += 1

    # ---- half-open connections ---------------------------------------------------------------

    async def half_open(self, _: str) -> None:
        """Connections on which a request begins and never ends."""
        await self.begin(self.hold)

    async def hold(self, number: int, answered: asyncio.Event) -> None:
        """One of them; when it is closed, another takes its place."""
        place, half = httpx.URL(self.target.address), HALVES[number % len(HALVES)]
        while True:
            try:
                async with self.gate:
                    reader, writer = await asyncio.open_connection(place.host, place.port)
            except OSError:
                self.count.refused += 1
            else:
                self.count.accepted += 1
                answered.set()
                await wait_on(reader, writer, half)
                self.count.ended += 1
            answered.set()
            await asyncio.sleep(SECONDS_BETWEEN)

    # ---- uploads -----------------------------------------------------------------------------

    async def uploads(self, _: str) -> None:
        """Long records, all at once, each under another name and looked at from all sides."""
        body = {"record": await asyncio.to_thread(longest_record)}
        await asyncio.gather(*(self.upload(body) for _ in range(self.target.size)))

    async def upload(self, body: dict[str, str]) -> None:
        """One of them."""
        async with self.mask() as http:
            answer = await self.ask(http, "/api/records", body)
            if answer is not None:
                for what in LOOKED_AT:
                    await self.ask(http, f"/api/matches/{answer.json()['id']}{what}")


ATTACKS: dict[Kind, Callable[[Band, str], Awaitable[None]]] = {
    "bots": Band.bots,
    "watchers": Band.watchers,
    "half-open": Band.half_open,
    "uploads": Band.uploads,
}


async def drain(socket: ClientConnection) -> None:
    """Take whatever comes, until the server closes the socket."""
    with suppress(OSError, WebSocketException):
        async for _ in socket:
            pass


async def wait_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, half: bytes) -> None:
    """Send half a request, and nothing more until the server closes the connection."""
    try:
        with suppress(OSError):
            writer.write(half)
            await reader.read()
    finally:
        writer.close()


def longest_record() -> str:
    """A match of each game, played at random: the longest of their records."""
    return max((random_record(game, LONG_MATCH) for game in GAMES), key=len)


def random_record(game: str, plies: int) -> str:
    """The record of a match that is played at random, for so long at most."""
    rules = Catalogue().rules(game, find_game(game).default_players, {}, None)
    match, rng = Match(rules), Rng(1)
    while len(match.log) < plies and (seat := match.state.to_act()) != NOBODY:
        if seat == CHANCE:
            match.play(seat, match.drawn(rng))
        else:
            moves = match.choices(seat)
            match.play(seat, moves[rng.below(len(moves))])
    return write_record(match, dict.fromkeys(rules.seats, "somebody"))


# ---- the process ---------------------------------------------------------------------------------


def run(target: Target, line: Connection) -> None:
    """Attack the match whose id comes over the line, and each that comes later; None is the end."""
    many_files()
    with suppress(KeyboardInterrupt, EOFError, BrokenPipeError):
        asyncio.run(obey(target, line))


async def obey(target: Target, line: Connection) -> None:
    """Answer each order when it is carried out, and the last one with what was counted."""
    band = Band(target)
    while (match_id := await asyncio.to_thread(line.recv)) is not None:
        await band.attack(match_id)
        line.send(None)
    line.send(band.count)
