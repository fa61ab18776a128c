"""The command at a real terminal, and what a killed process leaves behind."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.running import GAME, command, environment, run
from patience import PATIENCE, wait_for

COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A process at a pseudo-terminal of 80 columns."""

    def __init__(self, process: "subprocess.Popen[bytes]", handle: int) -> None:
        self.process = process
        self.handle = handle
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Read until a text has come; what came up to it, colours and all."""
        end = time.monotonic() + PATIENCE
        while text not in COLOUR.sub("", self.seen):
            ready, _, _ = select.select([self.handle], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{text!r} did not come after: {self.seen[-500:]}"
            try:
                chunk = os.read(self.handle, 65536)
            except OSError:
                chunk = b""
            assert chunk, f"it ended before {text!r} came: {self.seen[-500:]}"
            self.seen += chunk.decode("utf-8", "replace")
        seen, self.seen = self.seen, ""
        return seen

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.handle, text.encode())

    def wait_for_reader(self) -> None:
        """Until the process sleeps: after a prompt, only until somebody presses a key.

        A signal that comes between the prompt and the reading is noticed with the next key only.
        """
        wait_for(lambda: state(self.process.pid) == "S")


def state(pid: int) -> str:
    """What a process does: S if it sleeps, R if it runs or would like to."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


@contextmanager
def terminal(*args: str, **env: str) -> Iterator[Terminal]:
    """Start the command at a terminal."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(*args),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        # When tests run in the background, Ctrl-C is switched off for all children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
        env=environment(TERM="xterm-256color", COLUMNS="80", LINES="24", **env),
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_a_terminal_gets_colours_and_80_columns_and_enter_repeats_the_moves() -> None:
    with terminal("play", GAME, "--seed", "1", "--fast") as screen:
        board = screen.wait_for("Caesar> ")
        assert "\x1b[1;31m" in board
        assert max(len(line) for line in COLOUR.sub("", board).splitlines()) <= 80
        screen.type("\n")
        assert "rome 2 gold" in screen.wait_for("Caesar> ")
        screen.type("quit\n")
        screen.wait_for("The game is unfinished and was not recorded.")
        assert screen.process.wait(PATIENCE) == 0


def test_effects_are_left_out_where_they_would_push_the_list_off_the_screen() -> None:
    with terminal("play", GAME, "--seed", "1", "--fast") as screen:
        screen.wait_for("Caesar> ")
        screen.type("rome 2 gold\n")
        moves = COLOUR.sub("", screen.wait_for("Caesar> ")).partition("end your movement.")[2]
        assert "march Sicilia ..." in moves
        assert "Costs 1 of your" not in moves
        screen.type("end movement\n")
        assert "Costs 1 of your" in COLOUR.sub("", screen.wait_for("Caesar> "))


def test_no_colour_where_none_is_wanted() -> None:
    with terminal("play", GAME, "--plain", "--seed", "1") as screen:
        assert "\x1b[1;31m" not in screen.wait_for("Caesar> ")
    with terminal("play", GAME, "--seed", "1", NO_COLOR="1") as screen:
        assert "31m" not in screen.wait_for("Caesar> ")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process does")
def test_ctrl_c_and_ctrl_d_quit_politely() -> None:
    for stop in (signal.SIGINT, None):
        with terminal("play", GAME, "--seed", "1", "--fast") as screen:
            screen.wait_for("Caesar> ")
            screen.wait_for_reader()
            if stop is None:
                screen.type("\x04")
            else:
                screen.process.send_signal(stop)
            assert "Traceback" not in screen.wait_for("The game is unfinished")
            assert screen.process.wait(PATIENCE) == 0


def test_a_killed_game_loses_no_move(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with terminal("play", GAME, "--seed", "1", "--fast", "--record", str(file)) as screen:
        screen.wait_for("Caesar> ")
        screen.type("rome 2 gold\n")
        screen.wait_for("Caesar, move from Italia")
        screen.type("march cis 2 legions 1\n")
        screen.wait_for("Caesar, move from Gallia Cisalpina")
        screen.process.kill()
        screen.process.wait()
    assert file.read_text(encoding="utf-8").splitlines()[-2:] == [
        "Caesar: rome 2 gold",
        "Caesar: march Gallia Cisalpina 2 legions 1 servant",
    ]
    assert "OK (2 moves). The game is unfinished." in run("verify", str(file)).stdout
