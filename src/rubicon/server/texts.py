"""JSON values that are kept written, entry by entry: texts are compared to find what has changed.

Kept as values they would take many times their size; kept as one text, all of it would have to be
read again to find a difference.
"""

from collections.abc import Mapping
from typing import Any

import orjson

from rubicon.core.contract import Json
from rubicon.server.difference import Difference, difference

ENTRY_BYTES = 100
"""What an entry takes beside its text."""


def written(value: Any) -> bytes:
    """A value as a text that is to be kept: orjson leaves some kilobytes of room behind it."""
    return bytes(memoryview(orjson.dumps(value)))


class Texts:
    """An object whose entries are written; it never changes, and is known by itself."""

    __slots__ = ("entries", "size")

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.entries: dict[str, bytes] = {name: written(value) for name, value in values.items()}
        self.size = sum(ENTRY_BYTES + len(text) for text in self.entries.values())

    def json(self) -> Json:
        """Itself, as a part of something that is to be written."""
        return {name: orjson.Fragment(text) for name, text in self.entries.items()}

    def change_from(self, before: "Texts") -> dict[str, Difference]:
        """What makes it of another one, as `difference.py` writes it."""
        known = before.entries
        changed: dict[str, Difference] = {name: [] for name in known if name not in self.entries}
        for name, text in self.entries.items():
            if name not in known:
                changed[name] = [orjson.Fragment(text)]
            elif known[name] != text:
                changed[name] = difference(orjson.loads(known[name]), orjson.loads(text))
        return changed


NOTHING = Texts({})
