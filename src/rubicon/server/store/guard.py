"""A SQLite file is one server's alone, and must stay where it is.

A lock beside it keeps others out, and ends with its process. What is written to a file that was
deleted or replaced is lost with the process: so it is looked for before anything is acknowledged.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from rubicon.core.errors import BadInput
from rubicon.server.store.trouble import Unavailable

ENDING = ".lock"


def lock_file(file: BinaryIO) -> None:
    """Take the lock of an open file, or raise OSError at once; the system frees it with us."""
    if os.name == "nt":
        import msvcrt  # noqa: PLC0415  # of that system only

        lock: Callable[[int, int, int], None] = msvcrt.locking  # type: ignore[attr-defined,unused-ignore]
        lock(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    import fcntl  # noqa: PLC0415  # of the other systems only

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Guard:
    """The lock, as long as it is held.

    It is a file of its own: closing a second handle of the database would drop SQLite's own locks.
    """

    def __init__(self, database: Path) -> None:
        place = database.resolve()
        self.path = place.with_name(place.name + ENDING)
        self.file = self.path.open("ab")
        try:
            lock_file(self.file)
        except OSError:
            self.file.close()
            raise BadInput(
                f"Another server is running on the database {database}. "
                "Several servers can share a PostgreSQL database, but not a SQLite file."
            ) from None

    def release(self) -> None:
        """Let another server have it. The file stays: deleting it could undo its lock."""
        self.file.close()


class Watch:
    """The files of a database, as they were when it was opened."""

    def __init__(self, database: Path) -> None:
        place = database.resolve()
        names = (place.name, f"{place.name}-wal", f"{place.name}-shm")
        self.known: dict[Path, tuple[int, int] | None] = {
            place.with_name(name): None for name in names
        }
        self.check()

    def check(self) -> None:
        """Unavailable if one of them is not there any more, or is another one."""
        for place, known in self.known.items():
            now = identity_of(place)
            if known is None:
                self.known[place] = now
            elif now != known:
                how = "is gone" if now is None else "has been replaced"
                raise Unavailable("gone", f"{place} {how} while the server was running")


def identity_of(place: Path) -> tuple[int, int] | None:
    """What makes a file this one and no other; None if it is not there."""
    try:
        found = place.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
