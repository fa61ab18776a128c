"""Logs: a few plain lines for a person, or one JSON object a line for a machine.

Every line says which request and which match it is about, where there is one.
"""

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

TIMES_WRITTEN, SECONDS_COUNTED, WORDINGS_KEPT = 20, 60.0, 1000
"""How often the same complaint is written in how many seconds; how many are told apart."""
REQUEST_HEADER = "x-request-id"
REQUEST_ID = re.compile(r"[A-Za-z0-9_.-]{8,64}")
MATCH_PATH = re.compile(r"/(?:api/matches|m|join)/([A-Za-z0-9_-]{1,64})(?:/|$)")
ABOUT: ContextVar[Mapping[str, str]] = ContextVar("about", default={})  # noqa: B039  # never changed


@contextmanager
def about(**ids: str | None) -> Iterator[None]:
    """What is logged within is about these, and not about what it was about before."""
    token = ABOUT.set({name: value for name, value in ids.items() if value is not None})
    try:
        yield
    finally:
        ABOUT.reset(token)


def request_id(given: str | None) -> str:
    """The id that a proxy has given a request; a new one if there is none, or no proper one."""
    return given if given and REQUEST_ID.fullmatch(given) else secrets.token_hex(8)


def match_in(path: str) -> str | None:
    """The match that a path leads to."""
    found = MATCH_PATH.match(path)
    return None if found is None else found[1]


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        line.update(ABOUT.get())
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """Time, level and text; then what it is about."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        ids = " ".join(f"{name}={value}" for name, value in ABOUT.get().items())
        text = super().formatMessage(record)
        return f"{text} [{ids}]" if ids else text


class Throttle(logging.Filter):
    """The same complaint a few times; then it is only counted for a while."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], list[float]] = {}
        """By logger and wording: since when it is counted, and how often it came."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written; requests always are."""
        if record.levelno < logging.WARNING:
            return True
        key, now = (record.name, str(record.msg)), self.clock()
        since, count = self.seen.get(key, (now, 0.0))
        if now - since >= SECONDS_COUNTED:
            if count > TIMES_WRITTEN:
                record.msg = f"{record.msg} (and {count - TIMES_WRITTEN:.0f} more like this)"
            since, count = now, 0.0
        if len(self.seen) > WORDINGS_KEPT:
            self.seen.clear()
        self.seen[key] = [since, count + 1]
        return count < TIMES_WRITTEN


def set_up(level: str, *, as_json: bool) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    handler.addFilter(Throttle())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # What Alembic and the web server say of themselves is of use only when asked for.
    for name in ("alembic", "uvicorn", "uvicorn.error", "websockets"):
        logging.getLogger(name).setLevel("DEBUG" if level == "debug" else "WARNING")
