"""What a browser and the server send each other: bytes and requests, by what somebody does.

`PYTHONPATH=src:tests python bench/traffic.py` plays The End of the Triumvirate with three players
in headless Chromium and counts while a long match is opened, while bots answer a move, and while
somebody leafs through a finished match from its first position to its last. Requests and their
bytes are counted by the browser, the bytes of the socket by a relay between both.
"""

import argparse
import asyncio
import random
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "tests")]

from playwright.sync_api import expect  # noqa: E402

from browser.guest import Guest, Json  # noqa: E402
from browser.stage import GOLDEN, everything  # noqa: E402
from patience import PATIENCE  # noqa: E402

expect.set_options(timeout=PATIENCE * 1000)

CHUNK = 1 << 16
HEAD = b"\r\n\r\n"
SECONDS_FOR_BOTS = 240
PREFERENCES = """
if (location.protocol.startsWith('http'))
  localStorage.rubicon = '{"bot": "greedy", "speed": "fast", "seenBotTurn": true}';
"""
MOVE = """([path, move, ply]) => fetch(path, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ move, ply }),
}).then((answer) => answer.json())"""
QUIET_MS = 1000
"""With nothing sent for so long, all has arrived."""


@dataclass(slots=True)
class Traffic:
    """What was counted."""

    requests: int = 0
    http_plain: int = 0
    http_sent: int = 0
    messages: int = 0
    socket_plain: int = 0
    socket_sent: int = 0

    def __sub__(self, other: "Traffic") -> "Traffic":
        names = [field.name for field in fields(Traffic)]
        return Traffic(*(getattr(self, name) - getattr(other, name) for name in names))

    def line(self, times: int = 1) -> str:
        """The counts of one time of several, for people."""
        return (
            f"{self.requests / times:.1f} requests, {self.http_plain / times / 1000:.1f} kB, "
            f"{self.http_sent / times / 1000:.1f} kB on the wire; "
            f"{self.messages / times:.1f} messages, {self.socket_plain / times / 1000:.1f} kB, "
            f"{self.socket_sent / times / 1000:.1f} kB on the wire"
        )


class Relay:
    """Stands between browser and server, and counts what the server sends over sockets."""

    def __init__(self, port: int) -> None:
        self.to, self.port, self.sent = port, 0, 0
        self.is_ready = threading.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        threading.Thread(target=lambda: asyncio.run(self.serve()), daemon=True).start()
        self.is_ready.wait()

    @property
    def address(self) -> str:
        """Where the browser goes."""
        return f"http://127.0.0.1:{self.port}"

    async def serve(self) -> None:
        """Pass on whatever comes."""
        server = await asyncio.start_server(self.connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.is_ready.set()
        await server.serve_forever()

    async def connected(self, browser: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        """One connection; only that of a socket begins with the wish for one."""
        server, there = await asyncio.open_connection("127.0.0.1", self.to)
        first = await browser.read(CHUNK)
        there.write(first)
        is_socket = b"upgrade: websocket" in first.lower()
        self.start(self.pass_on(browser, there, counts=False))
        self.start(self.pass_on(server, back, counts=is_socket))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def pass_on(
        self, here: asyncio.StreamReader, there: asyncio.StreamWriter, *, counts: bool
    ) -> None:
        is_head = counts
        try:
            while data := await here.read(CHUNK):
                there.write(data)
                await there.drain()
                if is_head:
                    is_head, data = HEAD not in data, data.partition(HEAD)[2]
                self.sent += len(data) * counts
        except ConnectionError:
            pass
        finally:
            there.close()


class Counter:
    """Counts what one page asks for and is sent."""

    def __init__(self, guest: Guest, relay: Relay) -> None:
        self.relay, self.seen = relay, Traffic()
        self.asked: set[str] = set()
        session = guest.context.new_cdp_session(guest.page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self.on_request)
        session.on("Network.dataReceived", self.on_data)
        session.on("Network.loadingFinished", self.on_end)
        session.on("Network.webSocketFrameReceived", self.on_frame)

    def on_request(self, told: Json) -> None:
        if "/api/" in told["request"]["url"]:
            self.asked.add(told["requestId"])
            self.seen.requests += 1

    def on_data(self, told: Json) -> None:
        self.seen.http_plain += told["dataLength"] * (told["requestId"] in self.asked)

    def on_end(self, told: Json) -> None:
        self.seen.http_sent += int(told["encodedDataLength"]) * (told["requestId"] in self.asked)

    def on_frame(self, told: Json) -> None:
        self.seen.messages += 1
        self.seen.socket_plain += len(told["response"]["payloadData"].encode())

    def now(self) -> Traffic:
        """What there was so far."""
        counted = self.seen - Traffic()
        counted.socket_sent = self.relay.sent
        return counted

    def wait_until_quiet(self, guest: Guest) -> None:
        """Wait until nothing has been sent for a while."""
        last = None
        while last != (last := self.now()):
            guest.page.wait_for_timeout(QUIET_MS)


@contextmanager
def counted(guest: Guest, relay: Relay, total: list[Traffic]) -> Iterator[Counter]:
    """Count what happens here, until the page has been quiet for a moment."""
    counter = Counter(guest, relay)
    before = counter.now()
    yield counter
    counter.wait_until_quiet(guest)
    total.append(counter.now() - before)


# ---- what is done --------------------------------------------------------------------------------


def record() -> str:
    """The longest of the games that are kept, played by three."""
    return max((path.read_text() for path in GOLDEN.glob("3p_*.record")), key=len)


def opened(guest: Guest, relay: Relay) -> Traffic:
    """Open a match: the files of the page are there already."""
    match = guest.post("records", record=record())["id"]
    guest.enter(match)
    total: list[Traffic] = []
    guest.open("about:blank")
    with counted(guest, relay, total):
        guest.enter(match)
    return total[0]


def leafed(guest: Guest, relay: Relay) -> tuple[int, Traffic]:
    """Every position of a finished match, one after the other."""
    match = guest.post("records", record=record())["id"]
    guest.enter(match)
    guest.page.wait_for_timeout(QUIET_MS)
    plies = int(guest.snapshot()["ply"])
    slider, total = guest.page.locator(".replay input[type=range]"), list[Traffic]()
    with counted(guest, relay, total):
        for ply in range(plies):
            slider.fill(str(ply))
            text = f"{ply} of {plies}"
            expect(guest.page.locator(".replay output")).to_have_text(text)
    return plies, total[0]


def answered(guest: Guest, relay: Relay, rounds: int) -> tuple[int, Traffic]:
    """The last move of a turn with all that the bots do then; how many entries there were."""
    match, dice = str(guest.create("me", "greedy", "greedy")["id"]), random.Random(1)
    guest.enter(match)
    total, entries = list[Traffic](), 0
    for _ in range(rounds):
        while (now := my_turn(guest, match))["moves"][-1]["words"] != "end turn":
            if now["status"] != "running":
                return entries, summed(total)
            move = dice.choice([one for one in now["moves"] if one["words"] != "end turn"])
            guest.post(f"matches/{match}/moves", move=move["words"], ply=now["ply"])
        at_rest(guest, now["ply"])
        with counted(guest, relay, total):
            path = f"/api/matches/{match}/moves"
            assert "ply" in guest.page.evaluate(MOVE, [path, "end turn", now["ply"]])
            after = my_turn(guest, match)
            at_rest(guest, after["ply"])
        entries += after["ply"] - now["ply"]
    return entries, summed(total)


def my_turn(guest: Guest, match: str) -> Json:
    """The match, once it is for us to decide or over."""
    for _ in range(SECONDS_FOR_BOTS * 5):
        now: Json = guest.get(f"matches/{match}")
        if now["deciding"] or now["status"] != "running":
            return now
        guest.page.wait_for_timeout(200)
    raise AssertionError("the bots do not move")


def at_rest(guest: Guest, ply: int) -> None:
    """Wait until the newest position is on the board."""
    guest.at_ply(ply)
    expect(guest.page.get_by_role("button", name="Skip")).to_have_count(0)


def summed(many: list[Traffic]) -> Traffic:
    """All of them together."""
    names = [field.name for field in fields(Traffic)]
    return Traffic(*(sum(getattr(one, name) for one in many) for name in names))


def main() -> int:
    """Print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4, help="turns after which bots answer")
    given = parser.parse_args()
    with everything() as (browser, host):
        relay = Relay(host.port)
        guest = Guest(browser, relay.address, moving=True)
        guest.context.add_init_script(PREFERENCES)
        print(f"Opening a match: {opened(guest, relay).line()}.")
        entries, answers = answered(guest, relay, given.rounds)
        mean = entries / given.rounds
        print(f"A move and the bots' answers ({mean:.1f} entries): {answers.line(given.rounds)}.")
        plies, leaves = leafed(guest, relay)
        print(f"Leafing through a match of {plies} plies: {leaves.line()}.")
        guest.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main())
