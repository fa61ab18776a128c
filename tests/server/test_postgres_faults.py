"""PostgreSQL restarted, frozen and cut off under the traffic of two processes."""

import threading
from collections.abc import Callable, Iterator

import pytest

from patience import PATIENCE, wait_for
from server.house import House, Player, Server
from server.postgres import Cluster, running


@pytest.fixture
def own() -> Iterator[Cluster]:
    """One that nobody else needs."""
    with running() as cluster:
        yield cluster
        cluster.thaw()


class Witness(threading.Thread):
    """Plays alone, and knows what was acknowledged; what is refused is tried again."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.player = Player(server)
        self.id: str = self.player.create("me", "me", "me")["id"]
        self.kept: dict[int, str] = {}
        self.refused = threading.Event()
        self.moved = threading.Semaphore(0)
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            answer = self.player.http.get(f"/api/matches/{self.id}")
            if answer.status_code != 200:
                self.refused.set()
                continue
            seen = answer.json()
            if seen["status"] != "running":
                return
            words, ply = seen["moves"][0]["words"], seen["ply"]
            body = {"move": words, "ply": ply}
            done = self.player.http.post(f"/api/matches/{self.id}/moves", json=body)
            if done.status_code == 200:
                self.kept[ply] = words
                self.moved.release()
            else:
                assert done.status_code in (409, 503), done.text
                self.refused.set()

    def check(self) -> None:
        log = self.player.match(self.id)["log"]
        for ply, words in self.kept.items():
            assert log[ply]["words"] == words


def restart(cluster: Cluster, _: list[Witness]) -> None:
    cluster.restart()


def freeze(cluster: Cluster, witnesses: list[Witness]) -> None:
    """Until somebody has been told so."""
    for one in witnesses:
        one.refused.clear()
    cluster.freeze()
    assert witnesses[0].refused.wait(PATIENCE)
    cluster.thaw()


def cut(cluster: Cluster, _: list[Witness]) -> None:
    """Every connection at once."""
    mine = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
    cluster.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")


@pytest.mark.parametrize("fault", [restart, freeze, cut])
def test_nothing_acknowledged_is_lost_and_nobody_stays_deaf(
    house: House, own: Cluster, fault: Callable[[Cluster, list[Witness]], None]
) -> None:
    database = own.database()
    servers = [house.start(database) for _ in range(2)]
    witnesses = [Witness(server) for server in servers]
    for one in witnesses:
        one.start()
    for _ in range(2):
        for one in witnesses:
            assert one.moved.acquire(timeout=PATIENCE)
        fault(own, witnesses)
    for one in witnesses:
        one.enough.set()
    for one in witnesses:
        one.join()
        wait_for(lambda o=one: o.player.http.get(f"/api/matches/{o.id}").status_code == 200)
        one.check()
    # Somebody at the other process hears of a move that is made now.
    anna = witnesses[0]
    watcher = Player(servers[1])
    with watcher.follow(anna.id) as socket:
        ply = anna.player.match(anna.id)["ply"]
        anna.enough.clear()
        wait_for(lambda: is_moved(anna))
        socket.until(lambda now: now["ply"] > ply)


def is_moved(one: Witness) -> bool:
    seen = one.player.match(one.id)
    body = {"move": seen["moves"][0]["words"], "ply": seen["ply"]}
    return one.player.http.post(f"/api/matches/{one.id}/moves", json=body).status_code == 200
