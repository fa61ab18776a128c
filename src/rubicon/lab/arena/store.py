"""Where the games of an arena are kept: in a folder that outlives the process, or in memory.

The folder holds `question.json`, `games.jsonl` (a line a finished game) and `records/`. A line is
written after its record and in one piece; half a line, left by a process that was killed, is cut
off when the folder is opened again.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from rubicon.core.errors import BadInput
from rubicon.lab.arena.game import Place, Played, read_played
from rubicon.lab.arena.question import Question, read_question

FORMAT = 1
NAMES = {
    "game": "game",
    "rules_version": "rules version",
    "players": "number of players",
    "options": "options",
    "bots": "bots",
    "one_against_rest": "line-ups",
    "seed": "seed",
}


class Memory:
    """Keeps the games while the process lives."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.games: dict[Place, Played] = {}

    def add(self, played: Played, record: str) -> None:
        """One more game."""
        self.games[played.place] = played

    def close(self) -> None:
        """There is nothing to let go of."""

    def codes(self) -> set[str]:
        """The fingerprints of the code that played."""
        return {played.code for played in self.games.values()}


class Folder(Memory):
    """Keeps the games on disk, and goes on where an earlier process stopped."""

    def __init__(self, question: Question, path: Path, *, records: bool = True) -> None:
        super().__init__(question)
        self.path, self.records = path, records
        self.stream: BinaryIO | None = None
        try:
            self.open()
        except OSError as error:
            raise BadInput(f"{path} can't hold the games: {error.strerror or error}.") from None
        except BadInput:
            self.close()
            raise

    def open(self) -> None:
        """Find or make the folder's files."""
        (self.path / "records").mkdir(parents=True, exist_ok=True)
        file = self.path / "question.json"
        if file.exists():
            compare(self.question, question_in(self.path), self.path)
        else:
            if (self.path / "games.jsonl").exists():
                raise BadInput(f"{self.path} has games but no question.json: use another folder.")
            draft = file.with_suffix(".draft")
            whole = {"format": FORMAT, **self.question.json()}
            draft.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
            draft.replace(file)
        self.stream = (self.path / "games.jsonl").open("a+b")
        hold(self.stream, self.path)
        self.games = read_games(self.stream, self.question)

    def add(self, played: Played, record: str) -> None:
        """One more game: its record first, so that a line never lacks one."""
        assert self.stream is not None
        if self.records:
            name = f"{played.place.round:05d}-{played.place.seating:02d}.txt"
            (self.path / "records" / name).write_text(record, encoding="utf-8")
        self.stream.write(json.dumps(played.json(), separators=(",", ":")).encode() + b"\n")
        self.stream.flush()
        super().add(played, record)

    def close(self) -> None:
        """Let go of the file and its lock."""
        if self.stream is not None:
            self.stream.close()
            self.stream = None


def question_in(path: Path) -> Question:
    """The question that a folder answers."""
    file = path / "question.json"
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise BadInput(f"{file} is of format {data['format']}, not {FORMAT}.")
        return read_question(data)
    except OSError as error:
        raise BadInput(f"{file} can't be read: {error.strerror or error}.") from None
    except (KeyError, TypeError, json.JSONDecodeError):
        raise BadInput(f"{file} is not the question of an arena.") from None


def compare(asked: Question, stored: Question, path: Path) -> None:
    """BadInput if the folder answers another question."""
    mine, theirs = asked.json(), stored.json()
    other = [name for name in NAMES if mine[name] != theirs[name]]
    if other:
        says = ", ".join(f"{NAMES[name]} {shown(theirs[name])}" for name in other)
        raise BadInput(
            f"{path} holds the games of another question ({says}): "
            "use another folder, or ask the same."
        )


def shown(value: object) -> str:
    """A value for a sentence."""
    return ",".join(map(str, value)) if isinstance(value, list) else json.dumps(value)


def hold(stream: BinaryIO, path: Path) -> None:
    """Only one process may write here; the lock goes when the process does."""
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:  # Windows: nobody watches, and nobody is hindered.
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadInput(f"Another process is playing into {path}.") from None


def read_games(stream: BinaryIO, question: Question) -> dict[Place, Played]:
    """All whole lines of a file; half a line at its end is cut off."""
    stream.seek(0)
    data = stream.read()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        stream.truncate(whole)
    return games_of(data[:whole].splitlines(), question)


def games_of(lines: Iterable[bytes], question: Question) -> dict[Place, Played]:
    """The games of a file's lines; BadInput names the first that is none."""
    games: dict[Place, Played] = {}
    for number, line in enumerate(lines, start=1):
        try:
            played = read_played(json.loads(line))
            question.seatings[played.place.seating]
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            raise BadInput(f"games.jsonl, line {number}: this is not a game of it.") from None
        games[played.place] = played
    return games


def stored_games(path: Path) -> Memory:
    """What a folder holds, only to be looked at."""
    memory = Memory(question_in(path))
    file = path / "games.jsonl"
    data = file.read_bytes() if file.exists() else b""
    whole = data.rfind(b"\n") + 1
    memory.games = games_of(data[:whole].splitlines(), memory.question)
    return memory
