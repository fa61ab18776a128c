"""A match that is a lesson: how the learner goes back in it."""

from rubicon.core.contract import Json
from rubicon.core.match import Match
from rubicon.lessons import Course
from rubicon.server.desk import Desk, fair_rng, off_the_loop
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch, Plan
from rubicon.server.play import held_seats
from rubicon.server.saying import say


async def go_back(desk: Desk, live: LiveMatch, identity: str, *, to_start: bool) -> None:
    """Go back a step, or to where the lesson began, whatever has been shown since.

    Only a lesson allows that: nobody else sits at it, and its file can be read by anybody.
    """
    async with live.lock:
        held_seats(live, identity)
        course = live.course
        if course is None:
            raise Problem("conflict", say("no-lesson"))
        ply = 0 if to_start else course.back(live.match)
        fork = live.match.fork()
        fork.undone = []
        await off_the_loop(live, begin_again, course, fork, ply)
        row: Json = {"status": "running", "outcome": None}
        await desk.commit(live, Plan(fork, ply, row))


def begin_again(course: Course, match: Match, ply: int) -> None:
    """Cut a log, and let chance bring what it has to."""
    match.cut(ply)
    for _ in match.settle(course.luck(match, fair_rng())):
        pass
