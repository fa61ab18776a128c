"""Playing an arena's games in several processes, in order of rounds, until enough are played."""

import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from math import inf
from multiprocessing.synchronize import Event
from time import monotonic

from rubicon.core.errors import BadInput
from rubicon.lab.arena.fingerprint import code_of
from rubicon.lab.arena.game import Place, Played, play_game
from rubicon.lab.arena.question import Question
from rubicon.lab.arena.store import Memory

Condition = Callable[[], bool]
AHEAD = 2
"""Games handed out for each process, so that none waits for the next."""


class Flags:
    """What a process of an arena knows besides its games."""

    stop: Event | None = None


def set_up(stop: Event) -> None:
    """In a new process: an interrupt is the parent's business, and so is the end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Flags.stop = stop
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """End when the parent does, even if it was killed: the pool itself would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def unwanted() -> bool:
    """Whether a game can be given up, because the run has ended."""
    return Flags.stop is not None and Flags.stop.is_set()


def play_here(data: str, code: str, place: Place) -> tuple[Played, str]:
    """One game in a process of the pool."""
    return play_game(data, code, place, unwanted)


# ---- the run -------------------------------------------------------------------------------------


def missing(question: Question, store: Memory, rounds: int) -> list[Place]:
    """The games that are still to be played, round by round."""
    places = (Place(r, s) for r in range(rounds) for s in range(len(question.seatings)))
    return [place for place in places if place not in store.games]


def check_code(store: Memory, *, mix: bool) -> None:
    """BadInput if the stored games are of other code than is here now."""
    strangers = store.codes() - {code_of(store.question.game)}
    if strangers and not mix:
        raise BadInput(
            f"The games in this folder were played by other code ({', '.join(sorted(strangers))}) "
            "of bots or rules: use another folder, or --mix to add to them all the same."
        )


def run(
    store: Memory,
    rounds: int,
    jobs: int,
    progress: Callable[[Played], None] = lambda _: None,
    *,
    settled: Condition = lambda: False,
    seconds: float | None = None,
) -> None:
    """Play the missing games of a number of rounds, unless it is settled or time is up before."""
    places = missing(store.question, store, rounds)
    if not places or settled():
        return
    until = inf if seconds is None else monotonic() + seconds

    def late() -> bool:
        return monotonic() >= until

    games = (
        in_processes(store.question, places, jobs, late)
        if jobs > 1
        else one_by_one(store.question, places, late)
    )
    for played, record in games:
        store.add(played, record)
        progress(played)
        if settled():
            return


def one_by_one(
    question: Question, places: list[Place], late: Condition
) -> Iterator[tuple[Played, str]]:
    """In this process."""
    data, code = json.dumps(question.json()), code_of(question.game)
    for place in places:
        if late():
            return
        yield play_game(data, code, place)


def in_processes(
    question: Question, places: list[Place], jobs: int, late: Condition
) -> Iterator[tuple[Played, str]]:
    """In several processes, as they are done; what is under way when it is late is finished."""
    # Spawned, not forked: a progress bar has threads, and they do not survive a fork.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    data, code, left = json.dumps(question.json()), code_of(question.game), iter(places)
    waiting: set[Future[tuple[Played, str]]] = set()
    pool = ProcessPoolExecutor(min(jobs, len(places)), context, set_up, (stop,))
    try:
        while True:
            if late():
                waiting = {future for future in waiting if not future.cancel()}
            else:
                for place in islice(left, jobs * AHEAD - len(waiting)):
                    waiting.add(pool.submit(play_here, data, code, place))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise BadInput("A process of the arena died; what was finished is kept.") from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)
