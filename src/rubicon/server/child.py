"""A process of ours: asked on standard input, it answers on standard output, line by line."""

import asyncio
import json
import os
import sys
from contextlib import suppress
from typing import Any

from rubicon.build import INTERPRETED, environment, running

DYING_SECONDS = 2.0
LEAVING_SECONDS = 0.5
"""One that is idle sees its own off when its input ends."""


class ChildDied(Exception):
    """The process ended in the middle of its work."""


class Child:
    """A process that runs a module, started when it is first asked."""

    def __init__(self, module: str, arguments: tuple[str, ...], answer_bytes: int) -> None:
        self.module, self.arguments, self.answer_bytes = module, arguments, answer_bytes
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Its answer; ChildDied or TimeoutError if there is none."""
        process = await self.started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(job).encode() + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
        except (BrokenPipeError, ConnectionResetError):
            line = b""
        if not line:
            # It is ending by itself: a kill at the same moment would only confuse who waits for it.
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), DYING_SECONDS)
            await self.stop()
            raise ChildDied
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def started(self) -> asyncio.subprocess.Process:
        """The process; if it has ended, a new one is started."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                *self.arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment(interpreted=running() == INTERPRETED) | python_path(),
                limit=self.answer_bytes,
            )
        return self.process

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is None or process.returncode is not None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), LEAVING_SECONDS)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def python_path() -> dict[str, str]:
    """The child finds the same modules as we do, wherever they came from."""
    return {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
