"""The ways in which input can be wrong. Each carries one sentence for the person who gave it."""

from rubicon.core.contract import Refusal, core
from rubicon.words import Phrase, written


class BadInput(ValueError):
    """Something given from outside makes no sense: a file, a name, an option, a move's words."""

    def __init__(self, says: Phrase | str) -> None:
        super().__init__(says)
        self.says = says if isinstance(says, Phrase) else written(says)
        """A text that is in no catalogue is for developers: the tools of the lab have such."""

    def __str__(self) -> str:
        """The sentence in the language of this process."""
        return str(self.says)


class BadRecord(BadInput):
    """A record that can't be read or breaks the rules, with the line where it goes wrong."""

    def __init__(self, line: int, why: Phrase) -> None:
        super().__init__(core("in-line", line=str(line), why=why))
        self.line = line
        self.why = why


class IllegalMove(BadInput):
    """A move that was understood but is not allowed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.phrase())
        self.refusal = refusal
