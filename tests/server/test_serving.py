"""`rubicon serve` as its operator meets it: what it prints, how it fails, how it ends."""

import json
import os
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from patience import PATIENCE
from rubicon.server import run as run_module
from rubicon.server.settings import Settings
from server.house import House, Player

COMMAND = """
from rubicon.cli import cli, main
from rubicon.cli.serve import serve
cli.add_command(serve)
main()
"""


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", COMMAND, "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(),
        check=False,
    )


def test_it_says_where_it_runs_and_ends_politely(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "rubicon.sqlite3"
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--log-json"]
    with subprocess.Popen(
        [*command, "--db", f"sqlite:///{file}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as child:
        assert child.stdout is not None
        line = child.stdout.readline()
        assert line.startswith("Rubicon is running: open http://127.0.0.1:")
        address = line.split()[-1]
        assert child.stdout.readline().startswith("Only this machine can open it;")
        assert httpx.get(f"{address}/healthz", timeout=PATIENCE).json()["ok"]
        here = httpx.get(f"{address}/api/me/here", timeout=PATIENCE).json()
        assert here["reachable"] is False
        asked = {"host": "play.example.org"}
        told = httpx.get(f"{address}/api/me/here", headers=asked, timeout=PATIENCE)
        assert told.json() == {"reachable": False, "addresses": []}, "not for those from outside"
        child.send_signal(signal.SIGINT)
        _, said = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0
    logged = [json.loads(line) for line in said.splitlines()]
    assert any(line.get("path") == "/healthz" and line["status"] == 200 for line in logged)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_taken_port_is_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        failed = run("--port", str(port), "--db", "sqlite:///none.sqlite3")
    assert failed.returncode == 2
    assert failed.stderr.count("\n") == 1
    assert f"127.0.0.1:{port}" in failed.stderr
    assert "in use" in failed.stderr


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://localhost/x",
        "sqlite://",
        "sqlite:////proc/none/rubicon.sqlite3",
        "postgresql://nobody:secret@127.0.0.1:1/none",
    ],
)
def test_a_database_that_can_not_be_is_one_sentence(url: str) -> None:
    failed = run("--port", "0", "--db", url)
    assert failed.returncode == 2, failed.stderr
    assert failed.stderr.count("\n") == 1, failed.stderr
    assert "secret" not in failed.stderr


def test_a_second_server_on_a_file_is_one_sentence(house: House, tmp_path: Path) -> None:
    """Also by another name of the file; the first one plays on, and its end makes room."""
    file, other = tmp_path / "rubicon.sqlite3", tmp_path / "link.sqlite3"
    first = house.start(f"sqlite:///{file}")
    anna = Player(first)
    match_id = anna.create("me", "me")["id"]
    other.symlink_to(file)
    for name in (file, other):
        failed = run("--port", "0", "--db", f"sqlite:///{name}")
        assert failed.returncode == 2, failed.stderr
        assert failed.stderr.count("\n") == 1, failed.stderr
        assert "Another server is running on the database" in failed.stderr
    seen = anna.match(match_id)
    anna.move(match_id, seen["moves"][0]["words"], seen["ply"])
    first.kill()
    anna.move_to(house.start(f"sqlite:///{file}"))
    assert anna.match(match_id)["ply"] > seen["ply"], "a lock does not outlive its process"


def test_others_are_told_where_they_find_it() -> None:
    with (
        run_module.take_port("0.0.0.0", 0) as open_to_all,
        run_module.take_port("127.0.0.1", 0) as own,
    ):
        assert run_module.is_reachable(open_to_all)
        assert not run_module.is_reachable(own)
        told = Settings("sqlite://", reachable=True, addresses=("http://192.168.1.20:8000",))
        assert run_module.for_others(told) == [
            "Others in your network open http://192.168.1.20:8000"
        ]
        for address in run_module.network_addresses(open_to_all):
            assert address.endswith(f":{open_to_all.getsockname()[1]}")
            assert "127.0.0.1" not in address
    [line] = run_module.for_others(Settings("sqlite://"))
    assert "--host 0.0.0.0" in line
