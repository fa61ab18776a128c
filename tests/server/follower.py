"""A match as a page has it that follows the messages of a socket."""

from typing import Any

from rubicon.server.difference import patched
from rubicon.server.schema import Head, PositionSeen, Snapshot, SocketUpdate

Json = dict[str, Any]


class Follower:
    """Takes messages, which must have the shape that is promised, and puts the match together."""

    def __init__(self) -> None:
        self.snapshot: Json = {}
        self.log: list[Json] = []
        self.head: Json = {}
        self.position: Json = {}
        self.news: list[Json] = []
        """After each message: the match, the part of the log that it told, and the way there."""

    def take(self, message: Json) -> bool:
        """Take a message; False if it does not tell of the match."""
        if message["type"] == "snapshot":
            self.take_all(message["snapshot"], message["log_from"])
        elif message["type"] == "update":
            self.take_news(message)
        else:
            return False
        return True

    def take_all(self, snapshot: Json, log_from: int) -> None:
        """The whole match, but for what is known of its log."""
        self.log = self.log[:log_from] + snapshot["log"]
        self.snapshot = snapshot | {"log": self.log}
        self.position = {name: snapshot[name] for name in PositionSeen.model_fields}
        self.head = {name: snapshot[name] for name in Head.model_fields}
        self.check({"way": {}, "told": self.log})

    def take_news(self, update: Json) -> None:
        """What has changed."""
        SocketUpdate.model_validate(update)
        way, positions = update["way"], dict[int, Json]()
        position = patched(self.position, way["first"])
        positions[way["start"]] = position
        for ply, change in enumerate(way["changes"], way["start"] + 1):
            position = positions[ply] = patched(position, change)
        self.position = patched(position, way["last"])
        self.head = patched(self.head, update["change"])
        assert max(positions) == self.head["ply"]
        assert update["log_from"] <= len(self.log)
        self.log = self.log[: update["log_from"]] + update["log"]
        moves = self.snapshot["moves"] if update["moves"] is None else update["moves"]
        rest = {"moves": moves, "log": self.log, "chat": self.snapshot["chat"]}
        self.snapshot = self.head | self.position | rest
        self.check({"way": positions, "told": update["log"]})

    def check(self, news: Json) -> None:
        """It has the shape that is promised, and no entry is missing."""
        Snapshot.model_validate(self.snapshot)
        assert len(self.log) == self.snapshot["ply"]
        self.news.append(self.snapshot | news)
