"""A process in which files from outside are read: however long that takes, nobody else waits.

A job a line on standard input, an answer a line on standard output, as in `worker.py`. What takes
too much work is ended with its process: work is counted by the processor's clock, so that a busy
machine refuses nothing that an idle one reads.
"""

import contextlib
import json
import os
import signal
import sys
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.core.options import changed_options
from rubicon.core.record import read_record, replay
from rubicon.server.games import Catalogue
from rubicon.server.saying import say

NICENESS = 10
"""The server answers people first."""
MOST_MEMORY = 2 << 30
"""Bytes of addresses: a file of 200 kB that needs more is not worth it."""


def check_board(games: Catalogue, job: dict[str, Any]) -> dict[str, Any]:
    """Whether a board is sound, and what is said of it."""
    told = games.find(job["game"]).check_board(job["board"], say("the-board"))
    return {"says": told.json()}


def read(games: Catalogue, job: dict[str, Any]) -> dict[str, Any]:
    """A record, played through: what is stored of it."""
    record = read_record(job["record"])
    match = replay(record, games.find)
    rules, words = match.rules, match.rules.grammar.words
    outcome = rules.outcome(match.state)
    return {
        "game": rules.game.id,
        "players": len(rules.seats),
        "options": changed_options(rules),
        "board": rules.board_text,
        "position": rules.position(match.first) if "position" in record.headers else None,
        "seats": [record.seats.get(name) for name in rules.seats],
        "turn": rules.turn(match.state),
        "outcome": None
        if outcome is None
        else {
            "reason": outcome.reason,
            "rule": outcome.rule,
            "says": outcome.says.json(),
            "winners": [rules.seats[seat] for seat in outcome.winners],
        },
        "entries": [
            [one.seat, one.move, words(one.move), one.forced, one.reveals, one.joined]
            for one in match.log
        ],
    }


JOBS = {"board": check_board, "record": read}


def allow(seconds: float) -> None:
    """Work that may be done from now on; who needs more is ended by the system."""
    with contextlib.suppress(AttributeError):  # not on every system: there the clock alone decides
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    """Read until there is nobody to read for."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    games, answers = Catalogue(tuple(sys.argv[1:])), sys.stdout
    sys.stdout = sys.stderr
    for line in sys.stdin:
        job = json.loads(line)
        allow(job["seconds"])
        try:
            answer = JOBS[job["do"]](games, job)
        except BadInput as error:
            answer = {"wrong": error.says.json()}
        except MemoryError:
            answer = {"wrong": say("file-too-hard").json()}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
