"""A server to visit: a process of its own that can be killed and started again."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import URLError

from patience import PATIENCE, wait_for


class Host:
    """A server on its own SQLite file; it comes back to the same address."""

    def __init__(
        self, folder: Path, page: Path, *, words: Path | None = None, **settings: Any
    ) -> None:
        self.folder = folder
        self.words = {} if words is None else {"RUBICON_WORDS": str(words)}
        self.order = {
            "database": f"sqlite:///{folder}/rubicon.sqlite3",
            "page": str(page),
            "settings": settings,
        }
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and return when it answers."""
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, __file__, json.dumps(self.order | {"port": self.port})],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ
                | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
                | self.words,
            )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        wait_for(self.answers)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE):
                return True
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


def main() -> None:
    """The life of the process."""
    from rubicon.server import log, run  # noqa: PLC0415  # only the process needs them
    from rubicon.server.settings import Settings  # noqa: PLC0415

    order = json.loads(sys.argv[1])
    log.set_up("info", as_json=True)
    taken = run.take_port("127.0.0.1", order["port"])
    print(taken.getsockname()[1], flush=True)
    page = Path(order["page"])
    settings = Settings(order["database"], page=page, bots_ready=True, **order["settings"])
    run.serve(settings, taken)


if __name__ == "__main__":
    main()
