"""A program that plays, spoken to in lines: every wait has a deadline, every line a bound.

Only POSIX systems can wait for a pipe with a deadline in this way.
"""

import os
import selectors
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO

LINE_BYTES = 64 * 1024
"""The longest answer."""
COMPLAINT_BYTES = 1024 * 1024
"""How much may be written to standard error while one answer is awaited."""
COMPLAINT_KEPT = 2000
CHUNK = 64 * 1024
BYE = b'{"type":"bye"}\n'
BYE_SECONDS = 1.0
NOT_STARTED = 127

LAUNCH = f"""
import ctypes, os, signal, sys
parent, command = int(sys.argv[1]), sys.argv[2:]
try:
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)
except (OSError, AttributeError):
    pass
signal.signal(signal.SIGPIPE, signal.SIG_DFL)
if os.getppid() != parent:
    sys.exit(1)
try:
    os.execvp(command[0], command)
except OSError as error:
    print(error.strerror, file=sys.stderr)
    sys.exit({NOT_STARTED})
"""
"""It becomes the program. On Linux it first asks to be ended with its parent, however that ends."""


class Trouble(Exception):
    """What a program did wrong: the end of a sentence that begins with its name."""


class Child:
    """One running program."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", LAUNCH, str(os.getpid()), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            # A group of its own: Ctrl-C is for us alone, and what it starts ends with it.
            start_new_session=True,
        )
        for pipe in pipes(self.process):
            os.set_blocking(pipe.fileno(), False)
        self.said = bytearray()
        self.complaint = bytearray()
        self.complained = 0
        # A bot that nobody closes, or an interrupted run, leaves no process behind either.
        self.finish = weakref.finalize(self, end, self.process)

    def close(self) -> None:
        """Say good-bye; a program that does not end is killed."""
        self.finish()

    def ask(self, message: bytes, seconds: float) -> bytes:
        """Send a message and read one line; Trouble if there is none in time."""
        deadline = monotonic() + seconds
        self.check_silent()
        left = memoryview(message)
        stdin, stdout, stderr = pipes(self.process)
        with selectors.DefaultSelector() as ready:
            ready.register(stdin, selectors.EVENT_WRITE)
            ready.register(stdout, selectors.EVENT_READ)
            ready.register(stderr, selectors.EVENT_READ)
            # Writing and reading take turns: a program may talk before it has heard us out.
            while left or b"\n" not in self.said:
                wait = deadline - monotonic()
                if wait <= 0:
                    raise Trouble(f"has not answered within {seconds:g} s")
                for key, _ in ready.select(wait):
                    if key.fileobj is stdin:
                        left = self.send(left)
                        if not left:
                            ready.unregister(stdin)
                    elif key.fileobj is stdout:
                        self.listen()
                    elif not self.overhear():
                        ready.unregister(stderr)
        line, _, rest = self.said.partition(b"\n")
        self.said = rest
        return bytes(line)

    def send(self, left: memoryview) -> memoryview:
        """Write as much as the pipe takes; what is left."""
        try:
            return left[pipes(self.process)[0].write(left) or 0 :]
        except OSError:
            raise self.gone() from None

    def listen(self) -> None:
        """Read from standard output."""
        chunk = os.read(pipes(self.process)[1].fileno(), CHUNK)
        if not chunk:
            raise self.gone()
        self.said += chunk
        if len(self.said) > LINE_BYTES:
            raise Trouble(f"has written more than {LINE_BYTES // 1024} KiB for an answer")

    def overhear(self) -> bool:
        """Read from standard error; False once there is nothing more to come."""
        chunk = os.read(pipes(self.process)[2].fileno(), CHUNK)
        self.complained += len(chunk)
        self.complaint = (self.complaint + chunk)[-COMPLAINT_KEPT:]
        if self.complained > COMPLAINT_BYTES:
            raise Trouble(f"has written more than {COMPLAINT_BYTES // 1024} KiB to standard error")
        return bool(chunk)

    def check_silent(self) -> None:
        """Nobody may speak before being asked; an empty line is forgiven."""
        self.complained = 0
        with suppress(OSError):
            self.said += os.read(pipes(self.process)[1].fileno(), CHUNK)
        if self.said.strip():
            raise Trouble("has written something that nobody asked for")
        self.said.clear()

    def gone(self) -> Trouble:
        """How it has ended, with the last thing it said about it."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(BYE_SECONDS)
        with suppress(OSError, Trouble):
            self.overhear()
        lines = self.complaint.decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        why = f": {last}" if last else ""
        code = self.process.returncode
        if code is None:
            return Trouble(f"does not listen or speak any more{why}")
        if code == NOT_STARTED:
            return Trouble(f"can't be started{why}")
        return Trouble(f"has ended with {ending(code)}{why}")


def pipes(process: "subprocess.Popen[bytes]") -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Standard input, output and error."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def ending(code: int) -> str:
    """An exit status in words."""
    if code >= 0:
        return f"status {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def end(process: "subprocess.Popen[bytes]") -> None:
    """Good-bye, then a moment to go, then the end of it and of all that it has started."""
    stdin, stdout, stderr = pipes(process)
    with suppress(OSError):
        stdin.write(BYE)
    with suppress(OSError):
        stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(BYE_SECONDS)
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    stdout.close()
    stderr.close()
