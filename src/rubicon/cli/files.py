"""Reading and writing files for people: a clear sentence when it fails, nothing half written."""

import os
import sys
from pathlib import Path
from typing import TextIO

from rubicon.cli.saying import say
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.record import write_move, write_record
from rubicon.words import Phrase, written
from rubicon.words.phrase import cut

STDIN = "-"
REASONS: dict[type[OSError], Phrase] = {
    FileNotFoundError: say("no-such-file"),
    IsADirectoryError: say("is-a-folder"),
    NotADirectoryError: say("no-folder-in-path"),
    PermissionError: say("no-permission"),
}


def reason(error: OSError) -> Phrase:
    """Why the system refused, in words."""
    return REASONS.get(type(error), written((error.strerror or str(error)).lower()))


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        raise BadInput(say("cannot-read", file=cut(file), why=reason(error))) from None
    except ValueError:
        raise BadInput(say("cannot-read", file=cut(file), why=say("not-text"))) from None


def check_free(file: str, force: bool) -> Path:
    """Where to write: a path that is free, or a plain file if overwriting was asked for."""
    path = Path(file).resolve()
    if path.is_dir():
        raise BadInput(say("cannot-write", file=cut(file), why=say("is-a-folder")))
    if path.exists() and not force:
        raise BadInput(say("exists-already", file=cut(file)))
    if path.exists() and not path.is_file():
        raise BadInput(say("cannot-write", file=cut(file), why=say("not-a-plain-file")))
    return path


def write_whole(path: Path, text: str) -> None:
    """Put a file in place in one step, so that nobody ever finds half of it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadInput(say("cannot-write", file=cut(str(path)), why=reason(error))) from None


class Recorder:
    """Keeps a match's record on disk while it is played: a line a move, each flushed at once."""

    def __init__(self, path: Path, match: Match, players: dict[str, str]) -> None:
        self.path = path
        self.match = match
        self.players = players
        self.written = len(match.log)
        self.stream: TextIO | None = None

    def rewrite(self) -> None:
        """Write the whole file again: at the start, after undo, and when the result is known."""
        self.close()
        write_whole(self.path, write_record(self.match, self.players))
        self.written = len(self.match.log)

    def follow(self) -> None:
        """Add what has been played since."""
        try:
            if self.stream is None:
                self.stream = self.path.open("a", encoding="utf-8")
                if not self.path.read_bytes().endswith(b"\n"):
                    self.stream.write("\n")
            for entry in self.match.log[self.written :]:
                self.stream.write(write_move(self.match.rules, entry.seat, entry.move) + "\n")
            self.stream.flush()
        except OSError as error:
            raise BadInput(
                say("cannot-write", file=cut(str(self.path)), why=reason(error))
            ) from None
        self.written = len(self.match.log)

    def close(self) -> None:
        """Let go of the file."""
        if self.stream is not None:
            self.stream.close()
            self.stream = None
