"""A process in which bots think: a job a line on standard input, a move a line on standard output.

It knows nothing of matches, storage or the web. When the server ends, however it ends, standard
input does too, and so does this process.
"""

import contextlib
import json
import os
import sys
from typing import Any

from rubicon.bots.roster import make_bot
from rubicon.core.rng import Rng
from rubicon.server.games import Catalogue

NICENESS = 10
"""The server answers people first."""


def think(games: Catalogue, job: dict[str, Any]) -> int:
    """The move that a bot chooses from what its seat may know."""
    rules = games.rules(job["game"], job["players"], job["options"], job["board"])
    bot = make_bot(job["bot"])
    return bot.choose(rules, job["view"], job["legal"], Rng(job["seed"]))


def main() -> None:
    """Think until there is nobody to think for."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    games = Catalogue(tuple(sys.argv[1:]))
    answers = sys.stdout
    sys.stdout = sys.stderr  # nothing that a bot prints may be taken for a move
    for line in sys.stdin:
        job = json.loads(line)
        try:
            answer: dict[str, Any] = {"move": int(think(games, job))}
        except Exception as error:  # a bot's fault is its own; the server plays on without it
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
