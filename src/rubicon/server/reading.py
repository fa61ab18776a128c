"""Files from outside, read in a process of their own: few at a time, in turn, and not for long."""

import asyncio
import hashlib
import json
import logging
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.server.child import Child, ChildDied
from rubicon.server.errors import Problem
from rubicon.server.saying import say
from rubicon.server.settings import Settings
from rubicon.words import Phrase

log = logging.getLogger(__name__)
BENCH = "rubicon.server.bench"
ANSWER_BYTES = 16 << 20
"""A long record, with all that is stored of it."""
PATIENCE = 12
"""So many seconds may pass for each second of work: the machine may have better things to do."""
KEPT = 256
"""Boards of which it is known whether they are sound."""


class Reading:
    """The bench, and who waits for it."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.reading_seconds
        self.limits = settings.limits
        self.child = Child(BENCH, settings.extra_games, ANSWER_BYTES)
        self.turn = asyncio.Lock()
        self.waiting: Counter[str] = Counter()
        self.kept: OrderedDict[bytes, dict[str, Any]] = OrderedDict()

    async def check_board(self, who: str, game: str, board: str) -> Phrase:
        """What is said of a sound board; BadInput for another."""
        key = hashlib.sha256(json.dumps([game, board]).encode()).digest()
        answer = self.kept.get(key)
        if answer is None:
            answer = await self.ask(who, {"do": "board", "game": game, "board": board})
            self.kept[key] = answer
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return Phrase.from_json(good(answer)["says"])

    async def read_record(self, who: str, record: str) -> dict[str, Any]:
        """What a record comes to; BadInput if it can't be played through."""
        return good(await self.ask(who, {"do": "record", "record": record}))

    async def ask(self, who: str, job: dict[str, Any]) -> dict[str, Any]:
        """One file at a time; nobody has more than a few in the queue."""
        with self.place(who):
            async with self.turn:
                try:
                    return await self.child.ask(
                        job | {"seconds": self.seconds}, self.seconds * PATIENCE
                    )
                except (ChildDied, TimeoutError, ValueError):
                    log.warning("a file of %s bytes could not be read in time", len(str(job)))
                    await self.child.stop()
                    raise Problem("bad_input", say("file-too-hard")) from None

    @contextmanager
    def place(self, who: str) -> Iterator[None]:
        """A place in the queue."""
        limits = self.limits
        if self.waiting[who] >= limits.files_each or self.waiting.total() >= limits.files_waiting:
            raise Problem("too_many", say("too-many"))
        self.waiting[who] += 1
        try:
            yield
        finally:
            self.waiting[who] -= 1
            if not self.waiting[who]:
                del self.waiting[who]

    async def stop(self) -> None:
        """End the process."""
        await self.child.stop()


def good(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer that has nothing to complain of."""
    if "wrong" in answer:
        raise BadInput(Phrase.from_json(answer["wrong"]))
    return answer
