"""In which order the system is asked: first the disk has a move, then its maker hears of it."""

import os
import random
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from patience import PATIENCE
from server.house import Player, Server
from server.test_durability import children
from server.test_serving import COMMAND, environment

MOVES = 12
CALLS = "trace=fsync,fdatasync,read,recvfrom,recvmsg,write,writev,sendto,sendmsg"
LINE = re.compile(r"(?P<pid>\d+) +(?P<call>\w+)\((?P<file>\d+)<(?P<path>[^>]*)>(?P<rest>.*)")
RESUMED = re.compile(r"(?P<pid>\d+) +<\.\.\. (?P<call>\w+) resumed>(?P<rest>.*)")
SYNCS = ("fsync", "fdatasync")


class Order:
    """Reads what was traced, line by line."""

    def __init__(self) -> None:
        self.synced = -1
        """Where the log of the database was on the disk for the last time."""
        self.asked: dict[str, int] = {}
        """By socket: where a move came in."""
        self.open: dict[tuple[str, str], tuple[str, str]] = {}
        self.answered: list[bool] = []

    def read(self, place: int, line: str) -> None:
        """One line; a call that another one interrupted is told in two."""
        if (found := RESUMED.match(line)) is not None:
            file, path = self.open.pop((found["pid"], found["call"]), ("", ""))
            self.call(place, found["call"], file, path, found["rest"])
        elif (found := LINE.match(line)) is not None:
            if "<unfinished ...>" in line:
                self.open[found["pid"], found["call"]] = found["file"], found["path"]
                if found["call"] in SYNCS:
                    return
            self.call(place, found["call"], found["file"], found["path"], found["rest"])

    def call(self, place: int, call: str, file: str, path: str, rest: str) -> None:
        """What it was."""
        if call in SYNCS and path.endswith("-wal") and "= 0" in rest:
            self.synced = place
        elif "POST /api/matches/" in rest and "/moves" in rest:
            self.asked[file] = place
        elif "HTTP/1.1 200" in rest and file in self.asked:
            self.answered.append(self.synced > self.asked.pop(file))


def test_an_answer_comes_after_the_sync_of_its_move(tmp_path: Path) -> None:
    strace = shutil.which("strace")
    assert strace is not None, "strace is missing: tools/system_packages.sh installs it"
    trace, database = tmp_path / "trace", tmp_path / "rubicon.sqlite3"
    command = [strace, "-f", "--seccomp-bpf", "-y", "-s", "120", "-e", CALLS, "-o", str(trace)]
    command += [sys.executable, "-c", COMMAND, "serve", "--port", "0"]
    with subprocess.Popen(
        [*command, "--db", f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as child:
        assert child.stdout is not None
        line = child.stdout.readline()
        if not line:
            pytest.skip(f"processes can't be traced here: {child.communicate()[1]}")
        server = Server(child.pid, line.split()[-1], tmp_path / "log")
        play(Player(server))
        for player in server.players:
            player.http.close()
        os.kill(children(child.pid)[0], signal.SIGTERM)
        child.communicate(timeout=PATIENCE)
    order = Order()
    for place, text in enumerate(trace.read_text(errors="replace").splitlines()):
        order.read(place, text)
    assert len(order.answered) == MOVES
    assert all(order.answered)


def play(anna: Player) -> None:
    match_id, dice = anna.create("me", "me")["id"], random.Random(2)
    for _ in range(MOVES):
        anna.random_move(anna.match(match_id), dice)
