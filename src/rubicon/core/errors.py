"""The ways in which input can be wrong. Each carries one sentence for the person who gave it."""

from rubicon.core.contract import Refusal


class BadInput(ValueError):
    """Something given from outside makes no sense: a file, a name, an option, a move's words."""


class BadRecord(BadInput):
    """A record that can't be read or breaks the rules, with the line where it goes wrong."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class IllegalMove(BadInput):
    """A move that was understood but is not allowed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence())
        self.refusal = refusal
