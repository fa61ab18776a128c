"""Nobody keeps connections for ever, or so many that others get none."""

import json
import logging
import socket
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from patience import PATIENCE, wait_for
from rubicon.server.connections import Lines, is_proxy
from rubicon.server.log import TIMES_WRITTEN, Throttle
from rubicon.server.settings import Limits
from server.house import House, Player, Server

HALF = {
    "nothing": b"",
    "half a header": b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
}


def opened(server: Server, sent: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(sent)
    return line


def is_closed(line: socket.socket) -> bool:
    """Read what is there until the end; whoever waits in vain runs out of patience."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        return True
    return True


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF)
def test_what_does_not_come_in_time_is_given_up(house: House, sqlite: str, sent: bytes) -> None:
    """Half a request ends; others are served meanwhile and afterwards."""
    server = house.start(sqlite, limits={"header_seconds": 0.3, "body_seconds": 0.3})
    with ExitStack() as stack:
        lines = [stack.enter_context(opened(server, sent)) for _ in range(20)]
        Player(server).get("me")
        assert all(is_closed(line) for line in lines)
    Player(server).get("me")


def test_the_second_request_of_a_connection_has_a_time_too(house: House, sqlite: str) -> None:
    server = house.start(sqlite, limits={"header_seconds": 0.3})
    with opened(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as line:
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HT")
        assert is_closed(line)


def test_headers_have_a_size(house: House, sqlite: str) -> None:
    server = house.start(sqlite, limits={"header_bytes": 10_000, "header_seconds": 600.0})
    with opened(server, b"GET /healthz HTTP/1.1\r\n" + b"X-More: yes\r\n" * 2000) as line:
        assert is_closed(line)


def test_a_line_has_so_many_connections_and_a_proxy_more() -> None:
    lines = Lines(Limits(connections=4, connections_per_address=2))
    assert [lines.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert lines.enter("2001:db8::/64")
    lines.leave("192.0.2.1")
    assert [lines.enter("127.0.0.1") for _ in range(3)] == [True, True, False]
    assert is_proxy("::/64") is False
    assert is_proxy("?")


def test_a_seat_holder_gets_in_however_many_watch(house: House, sqlite: str) -> None:
    limits = {"sockets_per_match": 5, "sockets_per_address": 100}
    server = house.start(sqlite, limits=limits)
    anna, berta = Player(server), Player(server)
    match_id = anna.create("me", "me")["id"]
    closed = 0
    with ExitStack() as stack:
        held = [stack.enter_context(berta.follow(match_id)) for _ in range(5)]
        mine = stack.enter_context(anna.follow(match_id))
        seen = mine.snapshot
        anna.move(match_id, seen["moves"][0]["words"], seen["ply"])
        mine.until(lambda now: now["ply"] > seen["ply"])
        for one in held:
            try:
                one.until(lambda now: now["ply"] > seen["ply"])
            except ConnectionClosed:
                closed += 1
    assert closed == 1, "one watcher made room, the others see on"


def test_watchers_of_one_address_and_sockets_of_one_person_are_counted(
    house: House, sqlite: str
) -> None:
    limits = {"sockets_per_address": 2, "sockets_each": 3}
    server = house.start(sqlite, limits=limits)
    anna = Player(server)
    match_id = anna.create("me", "me")["id"]
    with ExitStack() as stack:
        for player in (Player(server), Player(server), anna, anna, anna):
            stack.enter_context(player.follow(match_id))
        assert not can_follow(Player(server), match_id)
        assert not can_follow(anna, match_id)
    wait_for(lambda: can_follow(anna, match_id))


def can_follow(player: Player, match_id: str) -> bool:
    try:
        with player.follow(match_id):
            return True
    except ConnectionClosed:
        return False


def test_the_same_complaint_is_written_a_few_times() -> None:
    now = [0.0]
    throttle = Throttle(lambda: now[0])

    def written(text: str, level: int = logging.ERROR) -> logging.LogRecord | None:
        record = logging.LogRecord("x", level, "", 0, text, (), None)
        return record if throttle.filter(record) else None

    assert sum(written("full") is not None for _ in range(100)) == TIMES_WRITTEN
    assert written("something else") is not None
    assert all(written("GET /", logging.INFO) for _ in range(100))
    now[0] = 61.0
    again = written("full")
    assert again is not None
    assert again.getMessage() == f"full (and {100 - TIMES_WRITTEN} more like this)"
    assert json.dumps(again.getMessage())
