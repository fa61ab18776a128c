"""Whoever comes back to a long match is sent what is new, and has the same match as everybody."""

from collections.abc import Mapping
from pathlib import Path

import orjson
import pytest

from rubicon.server import play
from rubicon.server.hub import Subscriber
from rubicon.server.messages import NOTHING_KNOWN, Known
from rubicon.server.ws import known_by
from server.follower import Follower
from server.test_one_way import ANNA, PERSON, Table, at_a_table

MOVES = ("rome 2 legions in Italia", "march Gallia Cisalpina 3 legions")


def take(follower: Follower, socket: Subscriber, table: Table) -> list[int]:
    """What is due; where the log of each message begins."""
    sent = [orjson.loads(text) for text in socket.messages(table.parts.hub.online())]
    assert all(follower.take(message) for message in sent)
    return [message["log_from"] for message in sent]


def comes_back(follower: Follower, table: Table, who: str | None = ANNA) -> list[int]:
    """A new connection of a page that has kept what it had."""
    has, chat = follower.snapshot, follower.snapshot["chat"]
    given = {name: str(has[name]) for name in ("revision", "ply", "status", "viewer")}
    given["chat"] = str(chat[-1]["id"] if chat else 0)
    return take(follower, table.parts.hub.join(table.live, who, "", "", known_by(given)), table)


def whole(table: Table, who: str | None = ANNA) -> Follower:
    """The match as somebody is sent it who has nothing."""
    follower = Follower()
    assert take(follower, table.parts.hub.join(table.live, who), table) == [0]
    return follower


def test_only_what_is_new_is_sent(tmp_path: Path) -> None:
    async def run(table: Table) -> None:
        anna = whole(table)
        for words in MOVES:
            await table.move(words)
        assert comes_back(anna, table) == [0]
        await table.move("end movement")
        assert comes_back(anna, table) == [len(MOVES)]
        assert anna.snapshot == whole(table).snapshot

    at_a_table(tmp_path, [PERSON] * 3, run)


def test_what_was_taken_back_meanwhile_is_not_kept(tmp_path: Path) -> None:
    async def run(table: Table) -> None:
        for words in MOVES:
            await table.move(words)
        anna = whole(table)
        await play.undo(table.parts.desk, table.live, ANNA, None)
        await table.move("march Gallia Cisalpina 2 legions")
        assert comes_back(anna, table) == [1]
        assert anna.snapshot == whole(table).snapshot
        assert "2 legions" in anna.log[-1]["words"]

    at_a_table(tmp_path, [PERSON] * 3, run)


def test_other_eyes_are_sent_everything(tmp_path: Path) -> None:
    async def run(table: Table) -> None:
        await table.move(MOVES[0])
        anna = whole(table)
        assert comes_back(anna, table, None) == [0]

    at_a_table(tmp_path, [PERSON] * 3, run)


@pytest.mark.parametrize(
    "given",
    [{}, {"revision": "1", "ply": "1"}, {"revision": "x", "ply": "1", "chat": "0"},
     {"revision": "-1", "ply": "1", "chat": "0"}, {"revision": "1", "ply": "²", "chat": "0"},
     {"revision": "1", "ply": "9" * 5000, "chat": "0"}],
)  # fmt: skip
def test_nonsense_is_nothing(given: Mapping[str, str]) -> None:
    assert known_by(given) is NOTHING_KNOWN


def test_whoever_claims_too_much_is_told_no_less(tmp_path: Path) -> None:
    async def run(table: Table) -> None:
        await table.move(MOVES[0])
        claims = Known(10**9, 10**9, "running", whole(table).snapshot["viewer"], 10**9)
        socket = table.parts.hub.join(table.live, ANNA, "", "", claims)
        (text,) = socket.messages(table.parts.hub.online())
        assert orjson.loads(text)["log_from"] == table.live.ply
        await table.move(MOVES[1])
        assert len(socket.messages(table.parts.hub.online())) == 1

    at_a_table(tmp_path, [PERSON] * 3, run)
