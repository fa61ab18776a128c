"""A senate for the tests of several seats at once: Curia from known hands, over the wire."""

import re
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

from server.house import Json, Player, Server, Socket
from toy import curia as c

SEATS = ("Brutus", "Cassius", "Cicero", "Cato")
WATCHER = ""
SETTINGS: dict[str, Any] = {"extra_games": ["server.secretive"], "window_seconds": 600.0}
"""A chance to interrupt stays open until a test says otherwise."""
HANDS = ((0, 1, 1, 0, 1), (1, 0, 1, 1, 0), (0, 1, 0, 1, 1), (1, 1, 0, 0, 1))
"""Of each senator: so many cards of influence 0 to 4."""
LETTERS = (0, 4, 5, 3)
"""Brutus is a tribune, the others are not."""


def bidding(players: int, letters: Sequence[int] = LETTERS, **more: Any) -> Json:
    """A position in which all are asked for their bids."""
    hands = [number for hand in HANDS[:players] for number in hand]
    return {"phase": c.BIDDING, "letters": list(letters[:players]), "hands": hands} | more


def filling(players: int, **more: Any) -> Json:
    """All are asked for their baskets; Brutus leads, and coins lie on the first cause."""
    causes = [players, 0, 0, 0, 0]
    there: Json = {"phase": c.FILLING, "causes": causes, "purse": [11] * players}
    return bidding(players, **(there | more))


def vetoing(players: int, **more: Any) -> Json:
    """All are asked for a veto, after empty baskets."""
    return filling(players, **({"phase": c.VETOING} | more))


class Senate:
    """A match of several people, each with a browser."""

    def __init__(
        self, server: Server, position: Json | None, players: int = 3, **more: Any
    ) -> None:
        people = [Player(server) for _ in range(players)]
        seats = ["me", *["invite"] * (players - 1)]
        made = people[0].create(*seats, **({"game": "curia", "position": position} | more))
        self.id: str = made["id"]
        for player, path in zip(people[1:], made["invites"].values(), strict=True):
            token = path.rpartition("/")[2]
            player.post(f"matches/{self.id}/join", {"token": token, "written": True})
        names: Sequence[str] = SEATS
        if more.get("game", "curia") != "curia":
            names = [one["seat"] for one in people[0].match(self.id)["seats"]]
        self.people = dict(zip(names, people, strict=False))
        self.all = self.people | {WATCHER: Player(server)}

    def seen(self, name: str) -> Json:
        """What somebody sees now."""
        return self.all[name].match(self.id)

    @property
    def ply(self) -> int:
        return int(self.seen(WATCHER)["ply"])

    def act(self, name: str, what: str, status: int = 200, **body: Any) -> Json:
        """Something that a senator does."""
        done: Json = self.people[name].post(f"matches/{self.id}/{what}", body, status)
        return done

    def move(self, name: str, move: object, status: int = 200) -> Json:
        """A move or several at the ply that everybody sees."""
        return self.act(name, "moves", status, move=move, ply=self.ply)

    def refused(self, name: str, what: str, status: int = 409, **body: Any) -> str:
        """Why something can't be done."""
        return str(self.act(name, what, status, **body)["error"]["text"])

    def move_to(self, server: Server) -> None:
        """Everybody goes on at another address."""
        for player in self.all.values():
            player.move_to(server)

    def ready(self, viewer: str = WATCHER) -> list[str]:
        """Whose answers are shown to be complete."""
        return [one["seat"] for one in self.seen(viewer)["seats"] if one["ready"]]

    def words(self, name: str = WATCHER) -> list[str]:
        """The log in the words that somebody may read."""
        return [f"{line['seat']}: {line['words']}" for line in self.seen(name)["log"]]

    # ---- every byte --------------------------------------------------------------------------

    def everything(self, name: str) -> list[str]:
        """All that somebody can get by asking, to the byte; what two matches never share is cut."""
        paths = ["", "/log", "/views", "/board", *(f"/at/{ply}" for ply in range(self.ply + 1))]
        player = self.all[name]
        texts = [player.http.get(f"/api/matches/{self.id}{path}").text for path in paths]
        body: Json
        for body in ({"move": "bid 1"}, {"move": "add 3"}, {"move": "veto"}, {"move": "wait"}):
            texts.append(player.http.post(f"/api/matches/{self.id}/why", json=body).text)
        for moves in ([], ["bid 2"], ["add 1", "seal"], ["pass"]):
            body = {"moves": moves, "ply": self.ply}
            texts.append(player.http.post(f"/api/matches/{self.id}/draft", json=body).text)
        for move in ("bid 1", "look Cassius", "pass"):
            texts.append(player.http.get(f"/api/matches/{self.id}/odds?move={move}").text)
        return [self.cut(text) for text in (*texts, str(self.in_lobby(name)))]

    def in_lobby(self, name: str) -> Json:
        """The match in somebody's lobby."""
        lobby = self.all[name].get("lobby")
        [found] = [one for one in lobby["mine"] + lobby["watch"] if one["id"] == self.id]
        return dict(found)

    def cut(self, text: str) -> str:
        """Without names, numbers and times that no two matches share."""
        text = text.replace(self.id, "ID")
        text = re.sub(r"\d{4}-\d\d-\d\dT[\d:.+]+", "TIME", text)
        text = re.sub(r"Guest \d+", "GUEST", text)
        return re.sub(r'"id":\d+,"seat"', '"id":N,"seat"', text)


class Listening:
    """The live connections of everybody at a table, and what came over them."""

    def __init__(self, stack: ExitStack, senate: Senate) -> None:
        self.senate = senate
        self.sockets: dict[str, Socket] = {
            name: stack.enter_context(player.follow(senate.id))
            for name, player in senate.all.items()
        }
        self.said = 0
        self.since()

    def since(self) -> dict[str, list[str]]:
        """What everybody has received since the last time, up to this moment.

        Somebody says something: when that arrives, all that was sent before has arrived.
        """
        self.said += 1
        text = f"line {self.said}"
        next(iter(self.senate.people.values())).post(
            f"matches/{self.senate.id}/chat", {"text": text}
        )
        return {name: self.upto(socket, text) for name, socket in self.sockets.items()}

    def upto(self, socket: Socket, text: str) -> list[str]:
        """The messages of one socket up to a line of chat."""
        begun = len(socket.texts)
        while text not in "".join(socket.texts[begun:]):
            socket.receive()
        return [self.senate.cut(one) for one in socket.texts[begun:]]


def not_ready(text: str) -> str:
    """A text in which nobody is ready."""
    return re.sub(r"""(["']ready["']: ?)(true|false)""", r"\1false", text, flags=re.IGNORECASE)
