"""Boards and records from outside are read beside the server, few at a time and not for long."""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from patience import wait_for
from rubicon.server.child import python_path
from rubicon.server.reading import BENCH
from server.house import House, Player, Server
from server.slow_boards import TOIL

SLOW = "server.slow_boards"
SETTINGS = {"extra_games": [SLOW], "reading_seconds": 300.0}


@pytest.fixture
def slow(house: House, sqlite: str) -> Server:
    return house.start(sqlite, **SETTINGS)


def test_nobody_waits_for_a_board_that_is_checked(slow: Server, tmp_path: Path) -> None:
    """Others play on; who has too much in hand is told so; and in the end it is answered."""
    anna, berta, file = Player(slow), Player(slow), tmp_path / "there"
    anna.get("me")
    answers: list[int] = []

    def check() -> None:
        body = {"board": str(file)}
        answers.append(anna.http.post("/api/games/slow/board-check", json=body).status_code)

    threads = [threading.Thread(target=check) for _ in range(3)]
    for thread in threads:
        thread.start()
    wait_for(lambda: answers)
    assert answers == [429]
    match_id = berta.create("me", "me")["id"]
    seen = berta.match(match_id)
    berta.move(match_id, seen["moves"][0]["words"], seen["ply"])
    assert answers == [429], "the others are still waiting"
    file.touch()
    for thread in threads:
        thread.join()
    assert answers == [429, 200, 200]


def test_what_takes_too_long_is_given_up(house: House, sqlite: str, tmp_path: Path) -> None:
    """Time that passes is not counted as work, but it is not waited for without end either."""
    server = house.start(sqlite, **(SETTINGS | {"reading_seconds": 0.1}))
    anna, file = Player(server), tmp_path / "never"
    body = {"board": str(file)}
    error = anna.post("games/slow/board-check", body, 400)["error"]
    assert error["text"].startswith("Reading this takes too long.")
    file.touch()

    def is_read() -> bool:
        # On a busy machine the process may need longer than that to start.
        return anna.http.post("/api/games/slow/board-check", json=body).status_code == 200

    wait_for(is_read)


def test_what_takes_too_much_work_is_given_up() -> None:
    """Work is counted by the processor's clock; the system ends who needs more of it."""
    job = {"do": "board", "game": "slow", "board": TOIL, "seconds": 0.2}
    command = [sys.executable, "-m", BENCH, SLOW]
    ended = subprocess.run(
        command,
        input=json.dumps(job) + "\n",
        env=os.environ | python_path(),
        text=True,
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (-signal.SIGPROF, "")
