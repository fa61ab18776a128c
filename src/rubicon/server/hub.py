"""Who is connected: sockets by match, what each has still to be sent, and who is present.

A socket is never sent a queue of old news. It is told that something changed, and when it is ready
it is sent the match as it is then: a slow line costs neither memory nor the others' time.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable

import orjson

from rubicon.server.live import LiveMatch
from rubicon.server.snapshot import chat_json, message, seats_json
from rubicon.server.store.rows import ChatRow
from rubicon.server.viewers import eyes


class Subscriber:
    """One socket's side of a match."""

    def __init__(self, live: LiveMatch, identity: str | None) -> None:
        self.live, self.identity = live, identity
        self.wake = asyncio.Event()
        self.is_new = True
        self.viewer: int | None = None
        self.log_from: int | None = None
        self.chats: list[ChatRow] = []
        self.presence = False

    def changed(self, log_from: int) -> None:
        """The log changed from this ply on, or something else did."""
        self.log_from = log_from if self.log_from is None else min(self.log_from, log_from)
        self.wake.set()

    def messages(self, online: set[str]) -> list[str]:
        """What is due, in order."""
        if not self.live.may_see(self.identity):
            # A watcher before the start; now the table is closed until its duplicate is over.
            return []
        you, due = self.live.seats_of(self.identity), []
        viewer = eyes(self.live, you)
        if self.log_from is not None and viewer != self.viewer:
            # The reader now may be allowed to see less of it than the reader before, or more.
            self.log_from = 0
        self.viewer = viewer
        if self.is_new:
            self.is_new, self.chats = False, []
            due.append(message(self.live, you, online, "snapshot", 0))
        elif self.log_from is not None:
            self.chats = []
            due.append(message(self.live, you, online, "update", self.log_from))
        elif self.presence:
            seats = seats_json(self.live, you, online)
            due.append(orjson.dumps({"type": "presence", "seats": seats}).decode())
        for line in self.chats:
            due.append(orjson.dumps({"type": "chat", "chat": chat_json(line)}).decode())
        self.log_from, self.presence, self.chats = None, False, []
        return due


class Hub:
    """All sockets of this process."""

    def __init__(self) -> None:
        self.subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self.here: Counter[str] = Counter()
        self.elsewhere: set[str] = set()
        """Who is connected to other processes, as far as we heard."""
        self.everybody: set[str] | None = None

    def online(self) -> set[str]:
        """Everybody who is connected somewhere."""
        if self.everybody is None:
            self.everybody = self.elsewhere | self.here.keys()
        return self.everybody

    def join(self, live: LiveMatch, identity: str | None) -> Subscriber:
        """A socket has opened."""
        subscriber = Subscriber(live, identity)
        self.subscribers[live.id].add(subscriber)
        if identity is not None:
            self.here[identity] += 1
            self.everybody = None
            if self.here[identity] == 1 and live.seats_of(identity):
                self.tell_presence(live)
        return subscriber

    def leave(self, subscriber: Subscriber) -> None:
        """A socket has closed."""
        live, identity = subscriber.live, subscriber.identity
        others = self.subscribers[live.id]
        others.discard(subscriber)
        if not others:
            del self.subscribers[live.id]
        if identity is None:
            return
        self.here[identity] -= 1
        if self.here[identity] <= 0:
            del self.here[identity]
            self.everybody = None
            if live.seats_of(identity):
                self.tell_presence(live)

    def be_elsewhere(self, people: set[str], matches: Iterable[LiveMatch]) -> None:
        """Take note of who is connected to other processes."""
        moved = people ^ self.elsewhere
        self.elsewhere, self.everybody = people, None
        for live in matches:
            if any(seat.identity_id in moved for seat in live.seats):
                self.tell_presence(live)

    def count(self, match_id: str) -> int:
        """How many look at a match."""
        return len(self.subscribers.get(match_id, ()))

    # ---- telling -----------------------------------------------------------------------------

    def changed(self, live: LiveMatch, log_from: int) -> None:
        """A match has changed."""
        for subscriber in self.subscribers.get(live.id, ()):
            subscriber.changed(log_from)

    def answered(self, live: LiveMatch, seats: list[int]) -> None:
        """These seats have answered: it is for their own holders only to see what."""
        for subscriber in self.subscribers.get(live.id, ()):
            if any(seat in seats for seat in live.seats_of(subscriber.identity)):
                subscriber.changed(live.ply)

    def said(self, live: LiveMatch, line: ChatRow) -> None:
        """Somebody has said something."""
        for subscriber in self.subscribers.get(live.id, ()):
            subscriber.chats.append(line)
            subscriber.wake.set()

    def tell_presence(self, live: LiveMatch) -> None:
        """Somebody has come or gone."""
        live.cache.clear()
        for subscriber in self.subscribers.get(live.id, ()):
            subscriber.presence = True
            subscriber.wake.set()
