"""What was made for readers and can be made again: kept as long as there is room, by bytes.

Each match has a shelf. When all shelves together hold more than they may, those are emptied that
nobody has used for longest.
"""

from collections import OrderedDict
from typing import Any

OVERHEAD = 200
"""Bytes of an entry beside what it holds."""


class Cellar:
    """All shelves of a process."""

    def __init__(self, most: int) -> None:
        self.most, self.total = most, 0
        self.shelves: OrderedDict[int, Shelf] = OrderedDict()

    def note(self, shelf: "Shelf", grown: int) -> None:
        """A shelf holds more than before, and is in use."""
        self.total += grown
        self.shelves[id(shelf)] = shelf
        self.shelves.move_to_end(id(shelf))
        while self.total > self.most and self.shelves:
            next(iter(self.shelves.values())).clear()

    def forget(self, shelf: "Shelf", held: int) -> None:
        """A shelf is empty."""
        self.total -= held
        self.shelves.pop(id(shelf), None)


class Shelf:
    """What was made for the readers of one match since its last change, and its log in words."""

    def __init__(self, cellar: Cellar | None = None) -> None:
        self.cellar = cellar
        self.held = 0
        self.things: dict[object, Any] = {}
        self.logs: dict[int, list[bytes]] = {}
        """The log as each seat may read it."""
        self.log_bytes = 0

    def get(self, key: object) -> Any:
        """What is there, if it is."""
        return self.things.get(key)

    def put(self, key: object, thing: Any, size: int) -> None:
        """Keep something; it may go at once, if there is no room for it."""
        self.things[key] = thing
        self.grow(size + OVERHEAD)

    def grow(self, size: int) -> None:
        """There is more here than before."""
        self.held += size
        if self.cellar is not None:
            self.cellar.note(self, size)

    def keep_log(self, reader: int, lines: list[bytes], fresh: list[bytes]) -> None:
        """The log for a reader, of which the last lines are new."""
        grown = sum(len(line) + OVERHEAD for line in fresh)
        self.logs[reader] = lines
        self.log_bytes += grown
        self.grow(grown)

    def cut_logs(self, keep: int) -> None:
        """The log is shorter than it was. What it takes is counted again when it is emptied."""
        for lines in self.logs.values():
            del lines[keep:]

    def renew(self) -> None:
        """Something has changed: only the log stays."""
        self.things.clear()
        freed, self.held = self.held - self.log_bytes, self.log_bytes
        if self.cellar is not None:
            self.cellar.total -= freed

    def clear(self) -> None:
        """Nothing stays."""
        self.things.clear()
        self.logs.clear()
        held, self.held, self.log_bytes = self.held, 0, 0
        if self.cellar is not None:
            self.cellar.forget(self, held)
