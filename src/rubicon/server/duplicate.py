"""Duplicates: two tables that are dealt the same cards, so that skill is compared and not luck.

Either both tables play at once, and then nobody sits at both; or two people play at one after the
other and exchange their seats. Until both are finished only their own players may look at them.
"""

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import IntegrityError

from rubicon.core.contract import Json
from rubicon.core.luck import SEED_BYTES
from rubicon.core.match import Match
from rubicon.server.create import ID_BYTES, begun, check_count, new_row, seat_all
from rubicon.server.desk import Desk
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch
from rubicon.server.saying import say
from rubicon.server.store.base import Job, News
from rubicon.server.store.jobs import all_of, create_duplicate
from rubicon.server.store.people import remember
from rubicon.server.store.rows import Pair, SeatRow

log = logging.getLogger(__name__)
TABLES = 2
PEOPLE = ("me", "invite", "open")


# ---- opening -------------------------------------------------------------------------------------


async def open_duplicate(desk: Desk, me: str, wish: Mapping[str, Any]) -> Json:
    """Open both tables, or the first of two that follow one another."""
    await check_count(desk, me)
    options = {name: str(value) for name, value in wish["options"].items()}
    rules = await desk.rules(me, wish["game"], TABLES, options, wish["board"])
    wishes = wished_tables(wish)
    pair_id, seed = secrets.token_urlsafe(ID_BYTES), secrets.token_hex(SEED_BYTES)
    jobs: list[Job[None]] = [remember(me)]
    opened: list[Json] = []
    for number, chairs in enumerate(wishes):
        match = Match(rules)
        row = new_row(rules, match, me, public=wish["public"])
        seats, invites = seat_all(desk.games, rules, me, row.id, chairs)
        pair = Pair(pair_id, seed, wish["mode"], number, None, None)
        if number == 0:
            jobs.append(create_duplicate(pair_id, seed, wish["mode"], row.created))
        jobs.append(begun(row, seats, match, pair))
        opened.append({"id": row.id, "invites": invites})
    await desk.store.write(all_of(*jobs))
    for one in opened:
        await desk.get(one["id"])
    return {"id": pair_id, "tables": opened}


def wished_tables(wish: Mapping[str, Any]) -> list[list[Mapping[str, Any]]]:
    """Who sits at the tables that open now; a Problem if that can't be fair."""
    first, second = wish["first"], wish["second"]
    if wish["mode"] == "exchange":
        if second is not None:
            raise Problem("bad_input", say("exchange-one-table"))
        kinds = [chair["kind"] for chair in first]
        if kinds.count("me") > 1 or any(kind not in PEOPLE for kind in kinds):
            raise Problem("bad_input", say("exchange-two-people"))
        return [first]
    if second is None or len(second) != TABLES:
        raise Problem("bad_input", say("second-table-missing"))
    if all(any(chair["kind"] == "me" for chair in chairs) for chairs in (first, second)):
        raise Problem("bad_input", say("not-at-both-tables"))
    return [first, second]


# ---- from one table to the other -----------------------------------------------------------------


class Pairs:
    """Sees to it that what happens at one table has its consequences at the other."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tasks: set[asyncio.Task[None]] = set()
        desk.after_change.append(self.notice)

    def notice(self, live: LiveMatch) -> None:
        """A table has come to a new position, or was loaded."""
        if live.pair is not None and live.row.is_finished:
            task = asyncio.create_task(self.finished(live))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def finished(self, live: LiveMatch) -> None:
        """Open the second table, or tell it that the first is finished."""
        try:
            if live.pair is not None and live.pair.other_id is None:
                await open_second(self.desk, live)
            elif live.pair is not None:
                await tell_other(self.desk, live.pair)
        except Exception:
            log.exception("match %s: its other table could not be told", live.id)

    async def stop(self) -> None:
        """Finish what is in hand."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)


async def open_second(desk: Desk, live: LiveMatch) -> None:
    """The second table of two people, who have exchanged their seats."""
    assert live.pair is not None
    first = live.pair
    match = Match(live.rules)
    row = new_row(live.rules, match, live.row.created_by, public=live.row.public)
    seats = [SeatRow(1 - one.seat, "person", one.identity_id) for one in reversed(live.seats)]
    pair = Pair(first.id, first.seed, first.mode, 1, live.id, live.row.status)
    # Another process may be quicker; the tables' own index keeps the second from coming twice.
    with suppress(IntegrityError):
        await desk.store.write(begun(row, seats, match, pair), News(live.id, 0, 0))
    await look_again(desk, live)


async def tell_other(desk: Desk, pair: Pair) -> None:
    """Let the other table know, here and at other processes."""
    other = str(pair.other_id)
    await desk.store.write(lambda _: None, News(other, 0, 0))
    loaded = desk.loaded.get(other)
    if loaded is not None and loaded.pair is not None and not loaded.pair.other_is_finished:
        await look_again(desk, loaded)


async def look_again(desk: Desk, live: LiveMatch) -> None:
    """Read a match again and show what has changed."""
    async with live.lock:
        await desk.refresh(live)
