"""A move is carried out once, and what may follow it is listed once, however many look on."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.server import play
from rubicon.server.app import put_together
from rubicon.server.bots_worker import Worker
from rubicon.server.context import Parts
from rubicon.server.create import open_match
from rubicon.server.errors import Problem, Stale
from rubicon.server.hub import Subscriber
from rubicon.server.live import LiveMatch
from rubicon.server.settings import Settings
from server.house import GAME

ANNA = "anna"
PERSON, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
END = ("end movement", "end turn")


class Table:
    """A server in this process, a match on it, and the sockets of all who look on."""

    def __init__(self, parts: Parts, live: LiveMatch) -> None:
        self.parts, self.live = parts, live
        self.sockets: list[Subscriber] = []

    def listen(self) -> None:
        """Everybody, and two who only watch, are sent the match as it is."""
        self.sockets = [self.parts.hub.join(self.live, who) for who in (ANNA, ANNA, None, None)]
        assert all(len(texts) == 1 for texts in self.send())

    def send(self) -> list[list[str]]:
        """What is due is sent."""
        return [one.messages(self.parts.hub.online()) for one in self.sockets]

    async def move(self, words: str) -> None:
        """Anna moves."""
        await play.make_move(self.parts.desk, self.live, ANNA, words, self.live.ply, None)


def at_a_table(
    folder: Path, seats: list[dict[str, Any]], then: Callable[[Table], Awaitable[None]]
) -> None:
    """Open a match, and do something there."""

    async def opened() -> None:
        parts = await put_together(Settings(f"sqlite:///{folder}/rubicon.sqlite3"))
        try:
            wish = {
                "game": GAME, "players": 3, "options": {}, "board": None, "position": None,
                "seats": seats, "public": True,
            }  # fmt: skip
            made = await open_match(parts.desk, ANNA, wish)
            await then(Table(parts, await parts.desk.get(made["id"])))
        finally:
            await parts.bots.stop()
            await parts.store.close()

    asyncio.run(opened())


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a position of the game was changed, and its moves listed."""
    counted: Counter[str] = Counter()
    apply, legal = Republic.apply, Republic.legal

    def counted_apply(state: Republic, move: int) -> None:
        counted["apply"] += 1
        apply(state, move)

    def counted_legal(state: Republic) -> list[int]:
        counted["legal"] += 1
        return legal(state)

    monkeypatch.setattr(Republic, "apply", counted_apply)
    monkeypatch.setattr(Republic, "legal", counted_legal)
    return counted


def test_a_persons_move(tmp_path: Path, counts: Counter[str]) -> None:
    async def one_move(table: Table) -> None:
        table.listen()
        for words in ("rome 2 legions in Italia", "march Gallia Cisalpina 3 legions", *END):
            before = table.live.ply
            counts.clear()
            await table.move(words)
            assert all(len(texts) == 1 for texts in table.send())
            assert table.live.ply == before + 1
            assert counts == {"apply": 1, "legal": 1}, words

    at_a_table(tmp_path, [PERSON] * 3, one_move)


def test_moves_of_bots(
    tmp_path: Path, counts: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the end of a turn to the next decision of the person: each entry once."""

    async def first(_: Worker, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        return {"move": job["legal"][0]}

    monkeypatch.setattr(Worker, "ask", first)

    async def one_round(table: Table) -> None:
        table.listen()
        for words in ("rome 2 gold", "end movement"):
            await table.move(words)
        # From now on, what the bots have seen is kept up.
        for seat in (1, 2):
            table.live.match.seen(seat)
        table.send()
        before = table.live.ply
        counts.clear()
        await table.move("end turn")
        while table.live.bots_due:
            assert table.live.driver is not None
            await table.live.driver
            table.send()
        made = table.live.ply - before
        assert made > 4
        assert counts["apply"] == made
        assert counts["legal"] <= made

    at_a_table(tmp_path, [PERSON, BOT, BOT], one_round)


def test_what_is_not_stored_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process was quicker: the fork is dropped with all that was worked out on it."""

    async def too_late(table: Table) -> None:
        table.listen()
        before, choices = table.live.match, table.live.match.choices(0)

        async def refuse(*_: object) -> None:
            raise Stale

        with monkeypatch.context() as patch:
            patch.setattr(table.parts.store, "write", refuse)
            with pytest.raises(Problem, match="moved on"):
                await table.move("rome 2 gold")
        assert table.live.match is before
        assert (table.live.ply, table.live.match.choices(0)) == (0, choices)
        assert table.send() == [[], [], [], []]
        await table.move("rome 2 gold")
        assert all(len(texts) == 1 for texts in table.send())

    at_a_table(tmp_path, [PERSON] * 3, too_late)
