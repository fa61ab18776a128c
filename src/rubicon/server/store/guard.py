"""A SQLite file is one server's alone: a lock beside it says so, and ends with its process."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from rubicon.core.errors import BadInput

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
