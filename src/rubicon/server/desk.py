"""The desk: every match passes over it to be loaded, changed, stored and shown to its sockets."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from rubicon.core.contract import Game, Outcome, Rules
from rubicon.core.errors import BadInput
from rubicon.core.luck import SharedLuck
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import NOBODY, State
from rubicon.lessons import Course, find_lesson
from rubicon.server.cellar import Cellar
from rubicon.server.errors import Problem, Stale, no_match
from rubicon.server.games import Catalogue, start_state
from rubicon.server.hub import Hub
from rubicon.server.limits import OneByOne
from rubicon.server.live import LiveMatch, Plan
from rubicon.server.measure import timed
from rubicon.server.names import is_harmless
from rubicon.server.older import Older, still_valid
from rubicon.server.reading import Reading
from rubicon.server.saying import say, title_of
from rubicon.server.settings import Settings
from rubicon.server.store.base import News, Store, T
from rubicon.server.store.jobs import change_match, forgotten, keep_answer, load_match
from rubicon.server.store.rows import Change, EntryRow, Loaded, MatchRow, Pair, SeatRow
from rubicon.server.store.trouble import Unavailable

log = logging.getLogger(__name__)
SECONDS_OF_DOUBT = 0.5


def fair_rng() -> Rng:
    """Chance that nobody can foresee."""
    return Rng(secrets.randbits(96))


class TableLuck(SharedLuck):
    """The luck of a table that is under way: it catches up when something is drawn."""

    __slots__ = ("match",)

    def __init__(self, seed: str, match: Match) -> None:
        super().__init__(bytes.fromhex(seed))
        self.match: Match | None = match

    def draw(self, rules: Rules, state: State) -> int:
        """What chance brings, after all that it has brought."""
        match, self.match = self.match, None
        if match is not None:
            self.follow(rules, match.first, [entry.move for entry in match.log])
        return super().draw(rules, state)


def chance(pair: Pair | None, match: Match) -> Rng | SharedLuck:
    """What draws for a match: the secret that it shares with another table, if there is one."""
    return fair_rng() if pair is None else TableLuck(pair.seed, match)


class Desk:
    """The matches of this process."""

    def __init__(self, settings: Settings, store: Store, games: Catalogue, hub: Hub) -> None:
        self.settings, self.store, self.games, self.hub = settings, store, games, hub
        self.reading = Reading(settings)
        self.cellar = Cellar(settings.cache_bytes)
        self.loaded: OrderedDict[str, LiveMatch] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.opening = OneByOne()
        """Of each address: somebody who opens a thousand matches at once does not stop the rest."""
        self.after_change: list[Any] = []
        """Called with a match that this process has just loaded or changed."""
        self.after_hearing: list[Any] = []
        """Called with one that another process has changed: its bots are that process's business,
        but a question must be closed by any process that is still there."""

    async def rules(
        self, who: str, game: str, players: int, options: Mapping[str, Any], board: str | None
    ) -> Rules:
        """Settled rules for somebody; a board of his own is checked where nobody has to wait."""
        if board is not None:
            await self.reading.check_board(who, game, board)
        rules = await asyncio.to_thread(self.games.rules, game, players, options, board)
        most = self.settings.limits.board_name_characters
        if board is not None and not await asyncio.to_thread(has_good_names, rules, most):
            raise Problem("bad_input", say("board-names", most=most))
        return rules

    # ---- loading -----------------------------------------------------------------------------

    async def get(self, match_id: str, line: str | None = None) -> LiveMatch:
        """A match, from memory or from its log; the Problem `not_found` if there is none.

        The line is the address from which it has just been opened, if it has.
        """
        live = self.loaded.get(match_id)
        if live is not None:
            self.loaded.move_to_end(match_id)
            return live
        if match_id not in self.loading:
            task = asyncio.create_task(self.load(match_id, line))
            self.loading[match_id] = task
            task.add_done_callback(lambda _: self.loading.pop(match_id, None))
        return await asyncio.shield(self.loading[match_id])

    async def seen(self, match_id: str, identity: str | None) -> LiveMatch:
        """A match that this identity may look at."""
        live = await self.get(match_id)
        if not live.may_see(identity):
            raise no_match()
        was_seen, live.seen_at = live.was_seen_lately, time.monotonic()
        if not was_seen and live.bots_due:
            # Bots that play alone may have stopped when nobody looked.
            self.notice(live)
        return live

    async def load(self, match_id: str, line: str | None = None) -> LiveMatch:
        """Fold a match from its log."""
        chats = self.settings.limits.chats_shown
        loaded = await self.store.read(load_match(match_id, -1, 0, chats))
        if loaded is None:
            raise no_match()
        live = await asyncio.to_thread(self.fold, loaded)
        live.line = line
        self.loaded[match_id] = live
        self.forget_some()
        self.notice(live)
        return live

    def fold(self, loaded: Loaded) -> LiveMatch:
        """The live match that a stored one makes."""
        row = loaded.row
        game = self.games.find(row.game)
        rules = self.rules_of(row, game)
        course = None if row.lesson is None else course_of(rules, row.lesson)
        first, older = start_state(rules, row.position), None
        if row.rules_version != game.version:
            valid = still_valid(rules, first, loaded.entries)
            rest = loaded.entries[len(valid) :]
            if rest:
                older = Older(row.rules_version, len(valid), tuple(rest))
            loaded = replace(loaded, entries=valid)
        live = LiveMatch(rules, first, loaded, course, self.cellar)
        live.older = older
        return live

    def rules_of(self, row: MatchRow, game: Game) -> Rules:
        """The rules of a stored match; those of another version may not know its settings."""
        try:
            return self.games.rules(row.game, row.players, row.options, row.board)
        except BadInput:
            if row.rules_version == game.version:
                raise
            versions = {"theirs": row.rules_version, "ours": game.version}
            says = say("other-rules-version", game=title_of(row.game), **versions)
            raise Problem("conflict", says) from None

    def forget_some(self) -> None:
        """Let go of the matches that nobody has asked for longest."""
        most, weight = self.settings.loaded_bytes, sum(one.weight for one in self.loaded.values())
        for match_id, live in list(self.loaded.items())[:-1]:
            if len(self.loaded) <= self.settings.loaded_matches and weight <= most:
                return
            tasks = any(one is not None for one in (live.driver, live.window, live.doubt))
            busy = live.lock.locked() or tasks or self.hub.count(match_id)
            if not busy:
                del self.loaded[match_id]
                live.shelf.clear()
                weight -= live.weight

    def heard(self, live: LiveMatch) -> None:
        """A match has come to a new position at another process."""
        for call in self.after_hearing:
            call(live)

    def notice(self, live: LiveMatch) -> None:
        """A match has come to a new position here."""
        for call in self.after_change:
            call(live)

    # ---- changing ----------------------------------------------------------------------------

    async def commit(self, live: LiveMatch, plan: Plan) -> None:
        """Store a change and show it; the caller holds the match's lock."""
        row, entries, seats = worked_out(live, plan)
        cut = plan.kept if plan.match is not None and plan.kept < live.ply else None
        change = Change(
            live.id, live.row.revision, row, cut, entries, plan.seats,
            is_next_question=plan.match is not None and bool(live.match.state.asked()),
            answers=plan.answers,
        )  # fmt: skip
        news = News(live.id, row["revision"], 0)
        try:
            with timed("store"):
                await self.store.write(change_match(change), news)
        except Unavailable:
            self.look_later(live)
            raise
        except Stale:
            await self.refresh(live)
            raise moved_on() from None
        with timed("show"):
            log_from = live.adopt(Loaded(replace(live.row, **row), seats, entries), plan.match)
            self.hub.changed(live, log_from)
            self.notice(live)

    async def keep_answer(self, live: LiveMatch, seat: int, **values: Any) -> None:
        """Store what one of several seats has answered; the caller holds the match's lock."""
        try:
            job = keep_answer(live.id, live.row.revision, live.seats[seat], values)
            with timed("store"):
                seats = await self.store.write(job, News(live.id, 0, 0))
        except Unavailable:
            self.look_later(live)
            raise
        except Stale:
            await self.refresh(live)
            raise moved_on() from None
        self.answered(live, seats)
        # The answer is stored; whoever closes questions shows all as soon as that can be stored.
        with suppress(Unavailable):
            await self.reveal(live)
        self.notice(live)

    def answered(self, live: LiveMatch, seats: list[SeatRow]) -> None:
        """Show who is ready, and those who answered what they have answered."""
        changed = [
            one.seat
            for one, other in zip(live.seats, seats, strict=True)
            if (one.answer, one.standing) != (other.answer, other.standing)
        ]
        was_ready = [one.ready for one in live.seats]
        live.take_answers(seats)
        live.shelf.renew()
        self.hub.answered(live, changed)
        if was_ready != [one.ready for one in seats] and not live.match.state.window():
            self.hub.tell_presence(live)

    async def reveal(self, live: LiveMatch) -> None:
        """Once all have answered, their answers enter the log together."""
        if not live.is_due:
            return
        fork = live.match.fork()
        await off_the_loop(live, revealed, live, fork)
        row: dict[str, object] = {"proposal": kept_proposal(live)}
        # Another process may have been quicker: then it is shown already, or taken back.
        with suppress(Problem):
            await self.commit(live, Plan(fork, live.ply, row, answers=live.match.answers))

    async def refresh(self, live: LiveMatch) -> None:
        """Take over what another process has stored; the caller holds the match's lock."""
        last = live.chat[-1].id if live.chat else 0
        chats = self.settings.limits.chats_shown
        loaded = await self.store.read(load_match(live.id, live.row.revision, last, chats))
        if loaded is None:
            return
        if live.older is not None:
            loaded = replace(loaded, entries=[])
        if loaded.row.revision != live.row.revision:
            live.match.undone = []
            self.hub.changed(live, live.adopt(loaded))
            self.heard(live)
            return
        if loaded.seats != live.seats:
            self.answered(live, loaded.seats)
            self.heard(live)
        if loaded.pair != live.pair:
            # Nothing has changed here, but at the other table of the duplicate.
            live.chat.extend(loaded.chat)
            live.pair = loaded.pair
            live.shelf.renew()
            self.hub.changed(live, live.ply)
        elif loaded.chat:
            live.chat.extend(loaded.chat)
            live.shelf.renew()
        if loaded.chat:
            self.hub.said(live)

    async def close_forgotten(self, before: float) -> None:
        """Close the matches that have waited too long for players."""
        says = say("ending-expired").json()
        outcome: dict[str, object] = {
            "reason": "expired",
            "rule": None,
            "says": says,
            "winners": [],
        }
        for match_id in await self.store.read(forgotten(before)):
            with suppress(Problem, BadInput):
                live = await self.get(match_id)
                async with live.lock:
                    if live.row.status == "waiting" and live.row.updated < before:
                        row: dict[str, object] = {"status": "ended", "outcome": outcome}
                        await self.commit(live, Plan(row=row))

    def look_later(self, live: LiveMatch) -> None:
        """Nobody knows whether a change was stored: see to it that its sockets learn it if so."""
        if live.doubt is None and self.store.shared:
            live.doubt = asyncio.create_task(self.look_until_known(live))

    async def look_until_known(self, live: LiveMatch) -> None:
        """Read a match as soon as the database can be read again."""
        try:
            while True:
                await asyncio.sleep(SECONDS_OF_DOUBT)
                with suppress(Unavailable):
                    async with live.lock:
                        await self.refresh(live)
                    return
        finally:
            live.doubt = None

    async def hear(self, news: News) -> None:
        """Another process has changed a match; the empty name means: any of them."""
        for live in list(self.loaded.values()):
            if news.match_id in (live.id, ""):
                async with live.lock:
                    await self.refresh(live)


def has_good_names(rules: Rules, most: int) -> bool:
    """Whether all names on a board are short, and show what they are."""

    def texts(value: object) -> Iterator[str]:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Mapping):
            for key, inner in value.items():
                yield str(key)
                yield from texts(inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                yield from texts(inner)

    named = [rules.board_name, *texts(rules.describe_board())]
    return all(is_harmless(name, most) for name in named)


def course_of(rules: Rules, key: str) -> Course:
    """The lesson that a match is; a Problem if its file has changed since the match began."""
    try:
        return Course(find_lesson(rules.game, key), rules)
    except BadInput:
        raise Problem("conflict", say("lesson-changed")) from None


def moved_on() -> Problem:
    """Somebody was quicker."""
    return Problem("conflict", say("moved-on"))


def kept_proposal(live: LiveMatch) -> dict[str, Any] | None:
    """A move answers a wish to take something back; the wish to end stands."""
    proposal = live.row.proposal
    return proposal if proposal is not None and proposal["kind"] == "end" else None


async def off_the_loop(live: LiveMatch, work: Callable[..., T], *given: Any) -> T:
    """Do work that may have to try many worlds where nobody else has to wait for it."""
    if live.rules.open_information:
        return work(*given)
    return await asyncio.to_thread(work, *given)


def revealed(live: LiveMatch, match: Match) -> None:
    """All answers enter the log; then chance acts, and what is forced is played."""
    match.reveal()
    for _ in match.settle(chance(live.pair, match)):
        pass


# ---- what a change comes to ----------------------------------------------------------------------


def worked_out(live: LiveMatch, plan: Plan) -> tuple[dict[str, Any], list[EntryRow], list[SeatRow]]:
    """The match's new row, its new entries and its seats, if the plan is carried out."""
    now, revision = time.time(), live.row.revision + 1
    match = plan.match or live.match
    entries = []
    if plan.match is not None:
        entries = entries_of(match, plan.kept, revision, now)
    changed = {one.seat: one for one in plan.seats}
    seats = [changed.get(one.seat, one) for one in live.seats]
    if plan.match is not None:
        seats = [replace(one, answer=None, ready=False) for one in seats]
    row = {"revision": revision, "updated": now, "ply": live.row.ply} | plan.row
    if plan.match is not None:
        row["ply"] = len(match.log)
    if live.older is None:
        row["rules_version"] = live.rules.game.version
    status = str(plan.row.get("status", live.row.status))
    return row | standing(live.rules, match.state, seats, status), entries, seats


def entries_of(match: Match, start: int, revision: int, at: float) -> list[EntryRow]:
    """The log from a ply on, as it is stored."""
    words = match.rules.grammar.words
    return [
        EntryRow(
            ply, one.seat, one.move, words(one.move), one.forced, revision, at, one.reveals,
            one.joined,
        )
        for ply, one in enumerate(match.log[start:], start)
    ]  # fmt: skip


def standing(rules: Rules, state: State, seats: list[SeatRow], status: str) -> dict[str, Any]:
    """The part of a match's row that follows from its position."""
    outcome = rules.outcome(state) if status == "running" else None
    if outcome is not None:
        status = "over"
    to_act = state.to_act() if status == "running" else NOBODY
    asked = state.asked() if status == "running" else []
    deciding = asked or [seat for seat in (to_act,) if seat >= 0]
    row = {
        "status": status,
        "turn": rules.turn(state),
        "to_act": NOBODY if asked else to_act,
        "waiting": sum(1 << seat for seat in deciding),
        "bot_due": any(seats[seat].player is not None for seat in deciding),
    }
    return row | ({"outcome": outcome_json(rules, outcome)} if outcome is not None else {})


def outcome_json(rules: Rules, outcome: Outcome) -> dict[str, Any]:
    """How a game ended, as it is stored and sent."""
    return {
        "reason": outcome.reason,
        "rule": outcome.rule,
        "says": outcome.says.json(),
        "winners": [rules.seats[seat] for seat in outcome.winners],
    }
