"""What is kept in memory is bounded by bytes; what people upload is counted, and expires."""

from contextlib import closing
from sqlite3 import connect

import pytest

from patience import wait_for
from rubicon.server.address import line_of
from rubicon.server.cellar import OVERHEAD, Cellar, Shelf
from server.house import House, Player

ROOM = 10_000


def test_what_was_used_longest_ago_goes_first() -> None:
    cellar = Cellar(ROOM)
    first, second, third = (Shelf(cellar) for _ in range(3))
    first.put("a", "x", 4000)
    second.put("b", "y", 4000)
    first.put("c", "z", 100)
    third.put("d", "z", 4000)
    assert second.get("b") is None
    assert (first.get("a"), third.get("d")) == ("x", "z")
    assert cellar.total <= ROOM


def test_what_is_larger_than_all_room_is_not_kept() -> None:
    cellar = Cellar(ROOM)
    shelf = Shelf(cellar)
    shelf.put("a", "x", ROOM + 1)
    assert shelf.get("a") is None
    assert cellar.total == 0


def test_a_change_lets_the_log_stay() -> None:
    cellar = Cellar(ROOM)
    shelf = Shelf(cellar)
    lines = [b"x" * 100 for _ in range(3)]
    shelf.keep_log(0, lines, lines)
    shelf.put("a", "x", 1000)
    shelf.renew()
    assert shelf.get("a") is None
    assert shelf.logs == {0: lines}
    assert cellar.total == shelf.held == 3 * (100 + OVERHEAD)
    shelf.cut_logs(1)
    assert shelf.logs == {0: lines[:1]}
    shelf.clear()
    assert (cellar.total, shelf.logs, len(cellar.shelves)) == (0, {}, 0)


def test_a_server_with_little_room_serves_all_the_same(house: House, sqlite: str) -> None:
    """Nothing is kept, and nothing is missing."""
    anna = Player(house.start(sqlite, cache_bytes=0, loaded_bytes=0))
    ids = [anna.create("me", "me")["id"] for _ in range(3)]
    for match_id in ids * 2:
        with anna.follow(match_id) as socket:
            ply = socket.snapshot["ply"]
            anna.move(match_id, socket.snapshot["moves"][0]["words"], ply)
            socket.until(lambda now, ply=ply: now["ply"] > ply)
        assert len(anna.match(match_id)["log"]) == anna.match(match_id)["ply"]


@pytest.fixture
def record(house: House, sqlite: str) -> str:
    """Of a short match."""
    anna = Player(house.start(sqlite))
    match_id = anna.create("me", "me")["id"]
    text = anna.http.get(f"/api/matches/{match_id}/record").text
    anna.server.stop()
    return text


def test_uploads_are_counted(house: House, sqlite: str, record: str) -> None:
    limits = {"uploads": 2, "uploads_burst": 4, "uploads_per_second": 1e-9}
    server = house.start(sqlite, limits=limits)
    anna, berta = Player(server), Player(server)
    for _ in range(2):
        anna.post("records", {"record": record}, 201)
    error = anna.post("records", {"record": record}, 429)["error"]
    assert error["text"].startswith("You have too many records here")
    berta.post("records", {"record": record}, 201)
    berta.post("records", {"record": record}, 429)


def test_uploads_expire_and_nothing_else_does(house: House, sqlite: str, record: str) -> None:
    server = house.start(sqlite, heartbeat_seconds=0.05)
    anna = Player(server)
    old, new = (anna.post("records", {"record": record}, 201)["id"] for _ in range(2))
    played = anna.create("me", "me")["id"]
    with closing(connect(sqlite.removeprefix("sqlite:///"))) as connection:
        for match_id in (old, played):
            connection.execute("UPDATE match SET created = 0 WHERE id = ?", (match_id,))
        connection.commit()
    wait_for(lambda: anna.http.get(f"/api/matches/{old}").status_code == 404)
    anna.match(new)
    anna.match(played)


def test_an_address_is_a_line() -> None:
    assert line_of("192.0.2.7") == "192.0.2.7"
    assert line_of("2001:db8:1:2:3:4:5:6") == line_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert line_of("2001:db8:1:3::9") == "2001:db8:1:3::/64"
    assert line_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert line_of("fe80::1%eth0") == "fe80::/64"
    assert line_of("testclient") == "testclient"
