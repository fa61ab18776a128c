"""Hears everything that the server sends to the pages of a guest."""

import json
import re
from typing import Any

from playwright.sync_api import Response, WebSocket

from browser.guest import Guest
from server.follower import Follower

# The same for all matches: which cards there are, the rules, and the words.
OPEN_TO_ALL = re.compile(r"/api/(games|matches/[\w-]+/board|matches/[\w-]+/rules|rules)(/|\?|$)")


class Ears:
    """Answers and messages of sockets, read as JSON."""

    def __init__(self, guest: Guest) -> None:
        self.answers: list[Response] = []
        self.frames: list[str] = []
        self.heard = 0
        self.match = Follower()
        guest.context.on("response", self.on_response)
        guest.page.on("websocket", self.on_socket)

    def on_response(self, answer: Response) -> None:
        if "/api/" in answer.url and not OPEN_TO_ALL.search(answer.url):
            self.answers.append(answer)

    def on_socket(self, socket: WebSocket) -> None:
        def on_frame(frame: str | bytes) -> None:
            self.frames.append(frame if isinstance(frame, str) else frame.decode())

        socket.on("framereceived", on_frame)

    def drain(self) -> list[Any]:
        """What has come since the last time, read as JSON."""
        answers, self.answers = self.answers, []
        frames, self.frames = self.frames, []
        texts = [answer.text() for answer in answers if answer.status == 200]
        self.heard += sum(len(text) for text in (*frames, *texts))
        return [*map(self.read, frames), *map(json.loads, texts)]

    def read(self, frame: str) -> Any:
        """A message of the socket; one that tells of differences, with what they come to."""
        message = json.loads(frame)
        if not self.match.take(message):
            return message
        news = self.match.news[-1]
        return {"snapshot": news | {"way": list(news["way"].values())}}
