"""What keeps a database from doing its work, in one word, whichever database it is."""

from typing import Any, Literal, get_args

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

Trouble = Literal["away", "full", "read_only", "gone", "failed"]
TROUBLES: tuple[str, ...] = get_args(Trouble)
OURS = (DataError, IntegrityError, ProgrammingError)
"""What a job does wrong; to try it again would not help."""
SQLITE: dict[str, Trouble] = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_CANTOPEN": "gone",
    "SQLITE_NOTADB": "gone",
}
POSTGRESQL: dict[str, Trouble] = {
    "53100": "full",  # disk full
    "25006": "read_only",  # read-only transaction
    "3D000": "gone",  # no such database
}


class Unavailable(Exception):
    """The database can't do it now. What was asked is not acknowledged, and may be tried again."""

    def __init__(self, trouble: Trouble, detail: str) -> None:
        super().__init__(detail)
        self.trouble: Trouble = trouble


class TransactionLost(RuntimeError):
    """The database gave up a transaction by itself."""


def trouble_in(error: BaseException) -> Unavailable | None:
    """The database's trouble, if that is what an error tells of; None if a job is at fault."""
    if isinstance(error, Unavailable):
        return error
    if isinstance(error, OURS):
        return None
    if isinstance(error, DBAPIError):
        return Unavailable(kind_of(error.orig), one_line(error))
    if isinstance(error, TransactionLost):
        return Unavailable("failed", one_line(error))
    if isinstance(error, OSError | TimeoutError | PoolTimeout):
        return Unavailable("away", one_line(error))
    return None


def kind_of(cause: Any) -> Trouble:
    """What sort of trouble a driver tells of."""
    name = str(getattr(cause, "sqlite_errorname", ""))
    for known, trouble in SQLITE.items():
        if name.startswith(known):
            return trouble
    if name:
        return "failed"
    return POSTGRESQL.get(str(getattr(cause, "sqlstate", "")), "away")


def one_line(error: BaseException) -> str:
    """What went wrong, without the driver's decorations."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split()).rstrip(".") or type(cause).__name__
