"""Who is connected: sockets by match, what each has still to be sent, and who is present.

A socket has no queue of old news. It is told that something changed, and when it is ready it is
sent what has changed since its last message: a slow line costs neither memory nor the others' time.
"""

import asyncio
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterable

import orjson

from rubicon.server.heads import seats_json
from rubicon.server.live import LiveMatch
from rubicon.server.messages import (
    LONGEST_WAY,
    NOTHING_KNOWN,
    Known,
    Sent,
    snapshot_message,
    update_message,
)
from rubicon.server.settings import Limits
from rubicon.server.snapshot import chat_json

ASKED_KEPT = 20_000


class Subscriber:
    """One socket's side of a match."""

    def __init__(
        self,
        live: LiveMatch,
        identity: str | None,
        line: str = "",
        device: str = "",
        known: Known = NOTHING_KNOWN,
    ) -> None:
        self.live, self.identity, self.line, self.device = live, identity, line, device
        self.known = known
        """What its page has kept from an earlier connection."""
        self.displaced = asyncio.Event()
        """Set when it has to go, to make room for somebody who has a seat."""
        self.wake = asyncio.Event()
        self.base: Sent | None = None
        """What it has; None: it must be sent everything."""
        self.kept: int | None = None
        """How much of the log that it has still stands; None: nothing has changed."""
        self.last_chat = 0
        self.presence = False
        self.is_silent = False
        """Whether nothing was sent for so long that the other side may wonder."""

    def changed(self, kept: int) -> None:
        """The log changed from this ply on, or something else did."""
        self.kept = kept if self.kept is None else min(self.kept, kept)
        self.wake.set()

    def nudge(self) -> None:
        """It is time that something is sent."""
        self.is_silent = True
        self.wake.set()

    def messages(self, online: set[str]) -> list[str]:
        """What is due, in order."""
        live, due = self.live, list[str]()
        if not live.may_see(self.identity):
            # A watcher before the start; now the table is closed until its duplicate is over.
            self.base = None
            return due
        you, base, chats = live.seats_of(self.identity), self.base, live.chat
        if base is None:
            text, self.base = snapshot_message(live, you, online, self.known)
            self.known = NOTHING_KNOWN
            due.append(text)
            chats = []
        elif self.kept is not None:
            text, self.base = update_message(live, you, online, base, self.kept)
            due.append(text)
        elif self.presence:
            seats = seats_json(live, you, online)
            due.append(orjson.dumps({"type": "presence", "seats": seats}).decode())
        if live.chat and live.chat[-1].id > self.last_chat:
            for line in chats:
                if line.id > self.last_chat:
                    due.append(orjson.dumps({"type": "chat", "chat": chat_json(line)}).decode())
            self.last_chat = live.chat[-1].id
        self.kept, self.presence = None, False
        return due


class Hub:
    """All sockets of this process."""

    def __init__(self) -> None:
        self.subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self.here: Counter[str] = Counter()
        self.lines: Counter[str] = Counter()
        """Sockets by the address that they came from."""
        self.asked: OrderedDict[str, float] = OrderedDict()
        """When each has asked for something last, since the last beat."""
        self.elsewhere: set[str] = set()
        """Who is connected to other processes, as far as we heard."""
        self.everybody: set[str] | None = None

    def online(self) -> set[str]:
        """Everybody who is connected somewhere."""
        if self.everybody is None:
            self.everybody = self.elsewhere | self.here.keys()
        return self.everybody

    def admits(self, live: LiveMatch, identity: str | None, line: str, limits: Limits) -> bool:
        """Whether there is room for a socket; for whoever has a seat, a watcher makes room."""
        mine = self.here[identity] if identity is not None else 0
        if mine >= limits.sockets_each:
            return False
        is_full = self.count(live.id) >= limits.sockets_per_match
        if not live.seats_of(identity):
            return not is_full and self.lines[line] < limits.sockets_per_address
        if is_full:
            watchers = [
                one
                for one in self.subscribers[live.id]
                if not live.seats_of(one.identity) and not one.displaced.is_set()
            ]
            # Those who have most sockets give one up first.
            most = max(watchers, key=lambda one: self.lines[one.line], default=None)
            if most is not None:
                most.displaced.set()
                most.wake.set()
        return True

    def heard_from(self, identity: str) -> None:
        """Somebody has asked for something: he is not away."""
        self.asked[identity] = time.time()
        self.asked.move_to_end(identity)
        while len(self.asked) > ASKED_KEPT:
            self.asked.popitem(last=False)

    def join(
        self,
        live: LiveMatch,
        identity: str | None,
        line: str = "",
        device: str = "",
        known: Known = NOTHING_KNOWN,
    ) -> Subscriber:
        """A socket has opened."""
        subscriber = Subscriber(live, identity, line, device, known)
        self.subscribers[live.id].add(subscriber)
        self.lines[line] += 1
        live.seen_at = time.monotonic()
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
        self.lines[subscriber.line] -= 1
        if self.lines[subscriber.line] <= 0:
            del self.lines[subscriber.line]
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

    def displace(self, identity: str) -> None:
        """The sockets of an identity end: its sign-ins do. This device's page opens new ones."""
        self.close(one for one in self.everywhere() if one.identity == identity)

    def sign_out(self, devices: frozenset[str]) -> None:
        """The sockets of some devices end, with their sign-ins."""
        self.close(one for one in self.everywhere() if one.device in devices)

    def everywhere(self) -> list[Subscriber]:
        """All sockets."""
        return [one for each in self.subscribers.values() for one in each]

    def close(self, subscribers: Iterable[Subscriber]) -> None:
        """These have to go."""
        for one in subscribers:
            one.displaced.set()
            one.wake.set()

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

    def changed(self, live: LiveMatch, kept: int) -> None:
        """A match has changed; the positions that sockets have still to be told are kept."""
        subscribers = self.subscribers.get(live.id, ())
        for subscriber in subscribers:
            subscriber.changed(kept)
        needed = min([one.base.ply for one in subscribers if one.base], default=live.ply)
        live.match.keep_trail(max(needed, live.ply - LONGEST_WAY))

    def answered(self, live: LiveMatch, seats: list[int]) -> None:
        """These seats have answered: it is for their own holders only to see what."""
        for subscriber in self.subscribers.get(live.id, ()):
            if any(seat in seats for seat in live.seats_of(subscriber.identity)):
                subscriber.changed(live.ply)

    def said(self, live: LiveMatch) -> None:
        """Somebody has said something."""
        for subscriber in self.subscribers.get(live.id, ()):
            subscriber.wake.set()

    def tell_presence(self, live: LiveMatch) -> None:
        """Somebody has come or gone."""
        live.shelf.renew()
        for subscriber in self.subscribers.get(live.id, ()):
            subscriber.presence = True
            subscriber.wake.set()
