"""The processes in which bots think, seen from the server: `worker.py` is what runs in them."""

import json
from collections import deque
from contextlib import suppress

from rubicon.server.child import Child

WORKER = "rubicon.server.worker"
ANSWER_BYTES = 64 * 1024
REMEMBERED = 64
"""Matches of which it is known which worker has thought about them last."""


class Worker(Child):
    """One process that thinks, started when it is first asked."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        super().__init__(WORKER, modules, ANSWER_BYTES)
        self.matches: deque[str] = deque(maxlen=REMEMBERED)

    async def stop(self) -> None:
        """End the process."""
        self.matches.clear()
        await super().stop()

    def leave(self, match_id: str) -> None:
        """The bots of this match need not be remembered. Nothing is answered, so nobody waits."""
        if match_id in self.matches and self.process is not None:
            assert self.process.stdin is not None
            with suppress(ValueError):
                self.matches.remove(match_id)
            self.process.stdin.write(json.dumps({"over": match_id}).encode() + b"\n")
