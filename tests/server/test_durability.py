"""Acknowledged means durable: SIGKILL at random moments under load, again and again."""

import os
import random
import signal
import threading
from dataclasses import dataclass, field

import httpx
import pytest

from patience import PATIENCE, wait_for
from server.house import House, Json, Player, Server

ROUNDS = int(os.environ.get("RUBICON_KILLS", "20"))
PLAYERS = 6
MOST_MOVES = 40
"""After so many acknowledged moves at the latest the lights go out."""
SHARE_ON_POSTGRESQL = 0.2


@dataclass
class Witness:
    """Somebody who plays as fast as he can and remembers what was acknowledged."""

    player: Player
    match_id: str
    dice: random.Random
    acknowledged: dict[int, str] = field(default_factory=dict)
    """By ply, the words."""
    decisions: int = 0

    def play_until_the_lights_go_out(self, moved: threading.Semaphore) -> None:
        """Play one match after another, and say so after each move."""
        try:
            while True:
                snapshot = self.player.get(f"matches/{self.match_id}")
                if snapshot["status"] != "running":
                    self.match_id = self.player.create("me", "me", "me")["id"]
                    self.acknowledged, self.decisions = {}, 0
                    continue
                words = self.dice.choice(snapshot["moves"])["words"]
                self.player.move(self.match_id, words, snapshot["ply"])
                self.acknowledged[snapshot["ply"]] = words
                self.decisions += 1
                moved.release()
        except httpx.HTTPError:
            pass

    def check(self) -> None:
        """Everything acknowledged is there once; at most one more that was on its way."""
        log: list[Json] = self.player.get(f"matches/{self.match_id}")["log"]
        for ply, words in self.acknowledged.items():
            assert log[ply]["words"] == words
        real = {
            ply: line["words"]
            for ply, line in enumerate(log)
            if not line["forced"] and line["seat"] != "chance"
        }
        assert self.decisions <= len(real) <= self.decisions + 1
        self.acknowledged = real
        self.decisions = len(real)


def witness(server: Server, number: int) -> Witness:
    player = Player(server)
    return Witness(player, player.create("me", "me", "me")["id"], random.Random(number))


def test_no_acknowledged_move_is_lost(house: House, database: str) -> None:
    rounds = ROUNDS
    if database.startswith("postgresql"):
        # There the promise is PostgreSQL's own; a few rounds show that we wait for it.
        rounds = max(1, int(ROUNDS * SHARE_ON_POSTGRESQL))
    dice = random.Random(rounds)
    server = house.start(database)
    witnesses = [witness(server, number) for number in range(PLAYERS)]
    for _ in range(rounds):
        moved = threading.Semaphore(0)
        threads = [
            threading.Thread(target=w.play_until_the_lights_go_out, args=(moved,))
            for w in witnesses
        ]
        for thread in threads:
            thread.start()
        for _ in range(dice.randint(1, MOST_MOVES)):
            assert moved.acquire(timeout=PATIENCE)
        server.kill()
        for thread in threads:
            thread.join()
        server = house.start(database)
        for one in witnesses:
            one.player.move_to(server)
            one.check()


def test_a_graceful_stop_finishes_the_move_in_hand(house: House, database: str) -> None:
    server = house.start(database)
    one = witness(server, 1)
    moved = threading.Semaphore(0)
    thread = threading.Thread(target=one.play_until_the_lights_go_out, args=(moved,))
    thread.start()
    for _ in range(5):
        assert moved.acquire(timeout=PATIENCE)
    os.kill(server.pid, signal.SIGTERM)
    thread.join()
    server.stop()
    one.player.move_to(house.start(database))
    one.check()


@pytest.mark.parametrize("times", [3])
def test_a_killed_bot_loses_nothing(house: House, sqlite: str, times: int) -> None:
    server = house.start(sqlite)
    anna = Player(server)
    match_id = anna.create("greedy", "greedy", "greedy")["id"]
    for _ in range(times):
        ply = anna.match(match_id)["ply"]
        for pid in wait_for(lambda: children(server.pid)):
            os.kill(pid, signal.SIGKILL)
        wait_for(lambda p=ply: (now := anna.match(match_id))["ply"] > p or now["status"] == "over")
    assert wait_for(lambda: anna.match(match_id)["status"] == "over")
    said = [line["text"] for line in server.logged() if line["level"] != "info"]
    assert all("another takes its place" in text for text in said), said


def test_bots_end_with_their_server(house: House, sqlite: str) -> None:
    server = house.start(sqlite)
    anna = Player(server)
    match_id = anna.create("greedy", "greedy", "me")["id"]
    wait_for(lambda: anna.match(match_id)["deciding"])
    workers = children(server.pid)
    assert workers
    server.kill()
    wait_for(lambda: not any(alive(pid) for pid in workers))


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(word) for word in file.read().split()]


def alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has buried yet does not."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
