"""A PostgreSQL cluster of the tests' own, from the system's packages."""

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

IN_A_HURRY = "-c fsync=off -c full_page_writes=off"
"""The tests kill our servers, never the machine: what PostgreSQL has, it keeps without the disk."""


def binary(name: str) -> str:
    """A program of PostgreSQL, which Debian keeps out of the path."""
    found = shutil.which(name)
    if found is not None:
        return found
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if not places:
        raise RuntimeError("PostgreSQL is missing: tools/system_packages.sh installs it")
    return str(places[-1])


def as_somebody(*command: str) -> None:
    """PostgreSQL does not run as root, so root runs it as the user that came with it."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*prefix, *command], cwd="/", capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stdout}{done.stderr}")


class Cluster:
    """A running cluster, reached through a socket in its own folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.user = "postgres"

    def database(self) -> str:
        """A new database; its URL."""
        name = f"rubicon_{secrets.token_hex(6)}"
        as_somebody(binary("createdb"), "-h", str(self.folder), "-U", self.user, name)
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    def run(self, sql: str) -> None:
        """As the operator of the database."""
        as_somebody(
            *(binary("psql"), "-h", str(self.folder), "-U", self.user, "-d", "postgres", "-c", sql)
        )

    def stop(self) -> None:
        """Until it is started again."""
        data = str(self.folder / "data")
        as_somebody(binary("pg_ctl"), "-D", data, "-m", "fast", "-w", "stop")

    def start(self) -> None:
        """With the options of the last time."""
        data = str(self.folder / "data")
        as_somebody(*(binary("pg_ctl"), "-D", data, "-w", "-l", f"{data}/log", "restart"))

    def processes(self) -> list[int]:
        """The server and all that it has started."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def freeze(self) -> None:
        """As a machine that swaps, or a network that swallows everything."""
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on where it was."""
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def restart(self) -> None:
        """As after an update of the system: every connection ends."""
        data = str(self.folder / "data")
        as_somebody(
            *(binary("pg_ctl"), "-D", data, "-m", "fast", "-w", "-l", f"{data}/log", "restart")
        )


@contextmanager
def running() -> Iterator[Cluster]:
    """A cluster for the time of the tests."""
    folder = Path(tempfile.mkdtemp(prefix="rubicon-pg-"))
    folder.chmod(0o777)
    data = folder / "data"
    try:
        as_somebody(
            binary("initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"
        )
        options = f"-k {folder} -c listen_addresses='' -c max_connections=200 {IN_A_HURRY}"
        start = [binary("pg_ctl"), "-D", str(data), "-w", "-l", str(data / "log"), "-o", options]
        as_somebody(*start, "start")
        yield Cluster(folder)
    finally:
        if (data / "postmaster.pid").exists():
            as_somebody(binary("pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        as_somebody("rm", "-rf", str(data))
        shutil.rmtree(folder, ignore_errors=True)
