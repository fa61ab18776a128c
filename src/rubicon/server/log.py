"""Logs: a few plain lines for a person, or one JSON object a line for a machine."""

import json
import logging
import sys
import time
from typing import Any


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
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str, *, as_json: bool) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")
    handler.setFormatter(JsonLines() if as_json else plain)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # What Alembic and the web server say of themselves is of use only when asked for.
    for name in ("alembic", "uvicorn", "uvicorn.error", "websockets"):
        logging.getLogger(name).setLevel("DEBUG" if level == "debug" else "WARNING")
