"""A database that is away, full, read-only or deleted: nothing is acknowledged, and all say so."""

import resource
import shutil
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from patience import PATIENCE, wait_for
from server.house import House, Json, Player, Server
from server.postgres import Cluster, running

FILES = ("", "-wal", "-shm")


def readiness(server: Server) -> tuple[int, Json]:
    answer = httpx.get(f"{server.address}/readyz", timeout=PATIENCE)
    return answer.status_code, answer.json()


def is_ready(server: Server) -> bool:
    return readiness(server)[0] == 200


def is_alive(server: Server) -> bool:
    answer = httpx.get(f"{server.address}/healthz", timeout=PATIENCE)
    return bool(answer.status_code == 200 and answer.json()["ok"])


def refused(player: Player, match_id: str) -> None:
    """A move that can't be stored is not made, and everybody is told what to do."""
    seen = player.match(match_id)
    body = {"move": seen["moves"][0]["words"], "ply": seen["ply"]}
    answer = player.http.post(f"/api/matches/{match_id}/moves", json=body)
    assert answer.status_code == 503, answer.text
    error = answer.json()["error"]
    assert error["code"] == "unavailable"
    assert error["retry_after"] == int(answer.headers["retry-after"]) > 0
    assert "Try again" in error["text"]
    assert player.match(match_id)["ply"] == seen["ply"], "nobody sees what is not stored"
    assert is_alive(player.server)


def move(player: Player, match_id: str) -> None:
    seen = player.match(match_id)
    player.move(match_id, seen["moves"][0]["words"], seen["ply"])


def delete(file: Path) -> None:
    for ending in FILES:
        file.with_name(file.name + ending).unlink(missing_ok=True)


def delete_the_log(file: Path) -> None:
    file.with_name(f"{file.name}-wal").unlink()


def replace(file: Path) -> None:
    """As somebody who puts a backup in its place."""
    copy = file.with_name("copy")
    shutil.copy(file, copy)
    copy.replace(file)


@pytest.mark.parametrize("fault", [delete, delete_the_log, replace])
def test_a_file_that_is_gone_is_noticed_before_the_next_acknowledgement(
    house: House, tmp_path: Path, fault: Callable[[Path], None]
) -> None:
    file = tmp_path / "rubicon.sqlite3"
    server = house.start(f"sqlite:///{file}")
    anna = Player(server)
    match_id = anna.create("me", "me")["id"]
    move(anna, match_id)
    assert is_ready(server)
    fault(file)
    refused(anna, match_id)
    assert readiness(server) == (503, {"ready": False, "trouble": "gone"})
    refused(anna, match_id)
    said = [line["text"] for line in server.logged() if line["level"] == "error"]
    assert len(said) == 1, "once, not for every request"


def test_a_file_that_comes_back_is_used_again(house: House, tmp_path: Path) -> None:
    file = tmp_path / "rubicon.sqlite3"
    server = house.start(f"sqlite:///{file}")
    anna = Player(server)
    match_id = anna.create("me", "me")["id"]
    file.rename(tmp_path / "aside")
    refused(anna, match_id)
    (tmp_path / "aside").rename(file)
    move(anna, match_id)
    wait_for(lambda: is_ready(server))


def test_a_file_that_can_not_grow(house: House, tmp_path: Path) -> None:
    """The system refuses every write to it; afterwards all goes on, and nothing is doubled."""
    file = tmp_path / "rubicon.sqlite3"
    server = house.start(f"sqlite:///{file}")
    anna = Player(server)
    match_id = anna.create("me", "me")["id"]
    move(anna, match_id)
    size = file.with_name(f"{file.name}-wal").stat().st_size
    assert server.log.stat().st_size < size, "the log must still be written"
    most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most[1]))
    refused(anna, match_id)
    assert readiness(server) == (503, {"ready": False, "trouble": "failed"})
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, most)
    before = anna.match(match_id)["ply"]
    move(anna, match_id)
    wait_for(lambda: is_ready(server))
    server.kill()
    anna.move_to(house.start(f"sqlite:///{file}"))
    assert anna.match(match_id)["ply"] > before


def test_postgresql_that_can_only_be_read(house: House, cluster: Cluster) -> None:
    database = cluster.database()
    server = house.start(database)
    anna = Player(server)
    match_id = anna.create("me", "me")["id"]
    name = database.partition("?")[0].rpartition("/")[2]
    cluster.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    cluster.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    wait_for(lambda: readiness(server) == (503, {"ready": False, "trouble": "read_only"}))
    refused(anna, match_id)
    cluster.run(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    cluster.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    wait_for(lambda: is_ready(server))
    move(anna, match_id)


def test_postgresql_that_is_stopped_and_comes_back(house: House) -> None:
    """A bot's move waits, too, and comes as soon as it can be stored."""
    with running() as cluster:
        server = house.start(cluster.database())
        anna = Player(server)
        match_id = anna.create("me", "me")["id"]
        cluster.stop()
        refused(anna, match_id)
        assert readiness(server) == (503, {"ready": False, "trouble": "away"})
        cluster.start()
        wait_for(lambda: is_ready(server))
        move(anna, match_id)
        server.kill()
