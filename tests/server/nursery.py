"""A process that has everything loaded and gives birth to servers: each starts in a moment.

One JSON line of settings on standard input, one JSON line with the server's pid and address on
standard output. It ends with its standard input.
"""

import asyncio
import json
import os
import signal
import sys
import tempfile
from typing import Any

import httpx
import uvicorn

from rubicon.server import log, run
from rubicon.server.app import create_app
from rubicon.server.settings import Limits, Settings
from rubicon.server.store import postgres, sqlite


def serve(given: dict[str, Any], answer: int) -> None:
    """The life of one server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    out = os.open(given.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    log.set_up("info", as_json=True)
    taken = run.take_port("127.0.0.1", given.pop("port", 0))
    usual: dict[str, Any] = {"bot_beat": 0.0, "secret": "a secret of the tests"}
    given = usual | given
    settings = Settings(
        limits=Limits(**given.pop("limits", {})),
        extra_games=tuple(given.pop("extra_games", ())),
        **given,
    )
    line = json.dumps({"pid": os.getpid(), "address": run.address(taken)})
    os.write(answer, line.encode() + b"\n")
    os.close(answer)
    run.serve(settings, taken)


async def warm_up(folder: str) -> None:
    """Have a server answer once: what that loads, all later ones have."""
    app = create_app(Settings(f"sqlite:///{folder}/warm.sqlite3"))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://warm") as client:
            seats = [{"kind": "me"}, {"kind": "me"}]
            wish = {"game": "end_of_the_triumvirate", "players": 2, "seats": seats}
            await client.post("/api/matches", json=wish)


def main() -> None:
    """Wait for orders."""
    assert postgres is not sqlite  # loaded here, so that no server has to
    uvicorn.Config(create_app(Settings(""))).load()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(warm_up(folder))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            answer = os.dup(1)
            nothing = os.open(os.devnull, os.O_RDONLY)
            os.dup2(nothing, 0)
            serve(json.loads(line), answer)
            os._exit(0)


if __name__ == "__main__":
    main()
