"""Servers, players and sockets for the tests: everything goes over the wire, as for anybody."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import toy.curia_saying  # noqa: F401  # its catalogue is one of those that are known
from patience import PATIENCE, wait_for
from rubicon.core.contract import Event
from rubicon.registry import GAMES, find_game
from rubicon.server.difference import patched
from rubicon.server.identity import COOKIE
from rubicon.server.schema import Snapshot
from rubicon.words import Phrase, language
from server.follower import Follower

HERE = Path(__file__).parent
ENGLISH = language("en")
"""It knows the words of all games that are loaded."""
LOADED = [find_game(name) for name in GAMES]
GAME = "end_of_the_triumvirate"
GENEROUS = {
    "posts_per_second": 10_000.0,
    "posts_burst": 10_000,
    "gets_per_second": 10_000.0,
    "gets_burst": 10_000,
    "newcomers_per_second": 10_000.0,
    "newcomers_burst": 10_000,
    "chats_per_second": 100.0,
    "work_per_second": 1000.0,
}
Json = dict[str, Any]


class Server:
    """A running server."""

    def __init__(self, pid: int, address: str, log: Path) -> None:
        self.pid, self.address, self.log = pid, address, log
        self.players: list[Player] = []

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """As its owner would."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        try:
            os.kill(self.pid, how)
        except ProcessLookupError:
            return
        wait_for(lambda: not is_there(self.pid))

    def logged(self) -> list[Json]:
        """What the server has logged."""
        lines = self.log.read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]


class House:
    """Starts servers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.servers: list[Server] = []
        self.nursery = subprocess.Popen(
            [sys.executable, str(HERE / "nursery.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )

    def start(self, database: str, **settings: Any) -> Server:
        """A new server on a database."""
        log = self.folder / f"server-{len(self.servers)}.log"
        limits = GENEROUS | settings.pop("limits", {})
        order = {"database": database, "log": str(log), "limits": limits} | settings
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        print(json.dumps(order), file=self.nursery.stdin, flush=True)
        line = self.nursery.stdout.readline()
        born = json.loads(line)
        server = Server(born["pid"], born["address"], log)
        self.servers.append(server)
        return server

    def close_servers(self) -> None:
        """End all servers, and send their players home."""
        for server in self.servers:
            server.kill()
            for player in server.players:
                player.http.close()

    def close(self) -> None:
        """End everything."""
        self.close_servers()
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.close()
        self.nursery.wait(PATIENCE)
        self.nursery.stdout.close()


class Player:
    """A browser, as far as the server can tell."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        server.players.append(self)

    def move_to(self, server: Server) -> None:
        """Go on at another address: the server was started again, or there are several."""
        cookies = self.http.cookies
        self.http.close()
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, cookies=cookies)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(f"/api/{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Json, status: int = 200) -> Any:
        answer = self.http.post(f"/api/{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, *seats: str, **more: Any) -> Json:
        """A match with these seats: me, invite, open, or the name of a bot."""
        kinds = ("me", "invite", "open")
        wishes = [{"kind": s} if s in kinds else {"kind": "bot", "bot": s} for s in seats]
        wish = {"game": GAME, "players": len(seats), "seats": wishes} | more
        made: Json = self.post("matches", wish, 201)
        return made

    def create_fails(self, wrong: Json) -> Json:
        """Why a match can't be opened."""
        wish = {"game": GAME, "players": 2, "seats": [{"kind": "me"}] * 2} | wrong
        error: Json = self.post("matches", wish, 400)["error"]
        return error

    def match(self, match_id: str) -> Json:
        """A snapshot, which must have the shape that is promised."""
        snapshot: Json = self.get(f"matches/{match_id}")
        Snapshot.model_validate(snapshot)
        return snapshot

    def move(self, match_id: str, words: str | list[str], ply: int, status: int = 200) -> Json:
        done: Json = self.post(f"matches/{match_id}/moves", {"move": words, "ply": ply}, status)
        return done

    def random_move(self, snapshot: Json, dice: random.Random) -> Json:
        words = dice.choice(snapshot["moves"])["words"]
        return self.move(snapshot["id"], words, snapshot["ply"])

    @contextmanager
    def follow(self, match_id: str) -> Iterator["Socket"]:
        """A live connection."""
        address = self.server.address.replace("http", "ws")
        cookie = self.http.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        with connect(
            f"{address}/api/matches/{match_id}/live",
            additional_headers=headers,
            max_size=None,
            # A client with a full queue stops reading, answers no ping, and is thrown out.
            max_queue=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as socket:
            yield Socket(socket)


class Socket(Follower):
    """A live connection that keeps every byte, and the match as a page would have it."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self.texts: list[str] = []
        self.others: list[Json] = []
        while not self.snapshot:
            self.receive()

    def receive(self) -> Json:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        if not self.take(message):
            self.others.append(message)
        return message

    def until(self, condition: Any) -> Json:
        """Receive until the match is as it should be."""
        while not condition(self.snapshot):
            self.receive()
        return self.snapshot


def text_of(answer: Json) -> str:
    """The sentence in an answer: a phrase, or what has one as `says`."""
    return ENGLISH.say(Phrase.from_json(answer.get("says") or answer))


def event_text(game: str, event: Json) -> str:
    """The sentence of an event of the log."""
    told = Event(event["name"], tuple(event["rules"]), event["entry"], event["fields"], game)
    return ENGLISH.say(told.says)


def in_full(positions: Json) -> list[Json]:
    """Every position of a range."""
    found = [positions["first"]]
    for change in positions["changes"]:
        found.append(patched(found[-1], change))
    return found


def is_there(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
