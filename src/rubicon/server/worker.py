"""A process in which bots think: a job a line on standard input, a move a line on standard output.

It knows nothing of storage or the web, and of a match only its name: a bot that is asked again for
the same seat of it remembers what it thought. When the server ends, however it ends, standard input
does too, and so does this process.
"""

import contextlib
import json
import logging
import os
import sys
from collections import OrderedDict
from typing import Any

from rubicon.bots.contract import Bot, close_bot
from rubicon.bots.roster import make_bot
from rubicon.core.rng import Rng
from rubicon.core.seen import read_seen
from rubicon.server.games import Catalogue

NICENESS = 10
"""The server answers people first."""
BOTS_KEPT = 16
"""Bots whose thoughts are kept; who has not been asked longest goes first."""


class WorkerTable:
    """The bots that play in this process, each in one seat of one match."""

    def __init__(self, kept: int = BOTS_KEPT) -> None:
        self.kept = kept
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def bot(self, match: str, seat: int, label: str) -> Bot:
        """The bot of this seat, new or known."""
        place = (match, seat, label)
        if place not in self.bots:
            self.bots[place] = make_bot(label)
        self.bots.move_to_end(place)
        while len(self.bots) > self.kept:
            close_bot(self.bots.popitem(last=False)[1])
        return self.bots[place]

    def leave(self, match: str) -> None:
        """A match is over."""
        for place in [place for place in self.bots if place[0] == match]:
            close_bot(self.bots.pop(place))

    def close(self) -> None:
        """Everything is."""
        while self.bots:
            close_bot(self.bots.popitem()[1])


class Notes(logging.Handler):
    """What bots log while they think goes to the server with the move: there it is in its place."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self.texts.append(record.getMessage())

    def taken(self) -> list[str]:
        """Those since the last time."""
        texts, self.texts = self.texts, []
        return texts


def think(games: Catalogue, table: WorkerTable, job: dict[str, Any]) -> int:
    """The move that a bot chooses from what its seat has seen."""
    rules = games.rules(job["game"], job["players"], job["options"], job["board"])
    bot = table.bot(job["match"], job["seat"], job["bot"])
    return bot.choose(rules, read_seen(rules, job["seen"]), job["legal"], Rng(job["seed"]))


def main() -> None:
    """Think until there is nobody to think for."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    # The path is for this process; a program that plays has one of its own.
    os.environ.pop("PYTHONPATH", None)
    games, table, notes = Catalogue(tuple(sys.argv[1:])), WorkerTable(), Notes()
    logging.getLogger().addHandler(notes)
    answers = sys.stdout
    sys.stdout = sys.stderr  # nothing that a bot prints may be taken for a move
    with contextlib.closing(table):
        for line in sys.stdin:
            job = json.loads(line)
            if "over" in job:
                table.leave(job["over"])
                continue
            try:
                answer: dict[str, Any] = {"move": int(think(games, table, job))}
            except Exception as error:  # a bot's fault is its own; the server plays on without it
                answer = {"error": f"{type(error).__name__}: {error}"}
            print(json.dumps(answer | {"notes": notes.taken()}), file=answers, flush=True)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
