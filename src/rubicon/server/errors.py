"""How the server says no: one phrase, a code for programs, and the rule where there is one."""

from typing import Any, Literal

from rubicon.core.contract import Refusal
from rubicon.server.saying import say, sentence
from rubicon.words import Phrase

Code = Literal[
    "illegal",
    "lesson",
    "not_found",
    "forbidden",
    "conflict",
    "written",
    "bad_input",
    "too_many",
    "unavailable",
    "internal",
]

STATUS: dict[Code, int] = {
    "illegal": 409,
    "lesson": 409,
    "not_found": 404,
    "forbidden": 403,
    "conflict": 409,
    "written": 409,
    "bad_input": 400,
    "too_many": 429,
    "unavailable": 503,
    "internal": 500,
}
RETRY_AFTER: dict[Code, int] = {"too_many": 1, "unavailable": 2}
"""Seconds after which the same request may be sent again."""


class Problem(Exception):
    """A request that can't be met."""

    def __init__(self, code: Code, says: Phrase, rule: str | None = None) -> None:
        super().__init__(says)
        self.code, self.says, self.rule = code, says, rule

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]

    @property
    def retry_after(self) -> int | None:
        """When to try again; None where that would change nothing."""
        return RETRY_AFTER.get(self.code)

    def json(self, accept_language: str = "") -> dict[str, Any]:
        """The body of the answer; its text is for people who use the API by hand."""
        return {
            "error": {
                "code": self.code,
                "rule": self.rule,
                "retry_after": self.retry_after,
                "says": self.says.json(),
                "text": sentence(self.says, accept_language),
            }
        }


class Stale(Exception):
    """The stored match is not at the revision that the change was made for."""


def illegal(refusal: Refusal) -> Problem:
    """A move that the rules don't allow."""
    return Problem("illegal", refusal.phrase(), refusal.rule)


def no_match() -> Problem:
    """The same words for a match that does not exist and for one that the reader may not see."""
    return Problem("not_found", say("no-such-match"))


def unavailable() -> Problem:
    """The database can't do it now: whoever asks again may ask the same."""
    return Problem("unavailable", say("unavailable"))
