"""What can be set for a server, with defaults that suit one machine and a few friends."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from rubicon.server.pace import BEAT

KIB = 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """How much anybody may ask for. A person at play stays far below all of these."""

    body_bytes: int = 256 * KIB
    posts_per_second: float = 20.0
    posts_burst: int = 60
    gets_per_second: float = 100.0
    gets_burst: int = 400
    newcomers_per_second: float = 5.0
    """Requests without an identity, from one address: each of them is given a new one."""
    newcomers_burst: int = 100
    sign_ins_per_second: float = 0.1
    """Links, codes and passkeys that one address may try."""
    sign_ins_burst: int = 10
    passkeys: int = 10
    """Of one identity."""
    socket_messages_per_second: float = 5.0
    socket_messages_burst: int = 20
    socket_message_bytes: int = 4 * KIB
    sockets_per_match: int = 500
    sockets_per_address: int = 100
    """Of people who only watch; who has a seat always gets in."""
    sockets_each: int = 20
    """Of one identity."""
    connections: int = 4000
    connections_per_address: int = 200
    """Not of this machine itself: there a reverse proxy may pass everybody on."""
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    header_bytes: int = 64 * KIB
    work_per_second: float = 0.2
    """Seconds of a processor that one identity may use for looking things up."""
    work_burst: float = 4.0
    chats_per_second: float = 0.5
    chats_burst: int = 8
    chat_characters: int = 500
    chats_shown: int = 200
    name_characters: int = 40
    board_name_characters: int = 60
    files_each: int = 2
    """Boards and records that one identity may have in hand at once."""
    files_waiting: int = 32
    """The same of all together."""
    uploads: int = 30
    """Records that one identity may have here; they expire."""
    uploads_per_second: float = 0.05
    uploads_burst: int = 30
    """The same from one address."""
    upload_days: float = 30.0
    waiting_days: float = 14.0
    """After so long without a change a match that has not begun is closed."""
    open_matches: int = 50
    """Waiting or running matches that one identity may have opened."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings."""

    database: str
    secret: str | None = field(default_factory=lambda: os.environ.get("RUBICON_SECRET"))
    """Signs cookies; None: it is made at the first start, in a file of its own."""
    metrics_token: str | None = field(
        default_factory=lambda: os.environ.get("RUBICON_METRICS_TOKEN") or None
    )
    """Who shows it may read `/metrics`; None: nobody may."""
    bot_workers: int = 1
    bots_ready: bool = False
    """Whether the bots' processes start with the server, and not with the first bot's move."""
    bot_seconds: float = 20.0
    """A bot that takes longer is killed, and a random move made in its place."""
    bot_beat: float = BEAT
    """In games with secrets a bot's move is made after a whole number of so many seconds."""
    bot_programs: tuple[tuple[str, str], ...] = ()
    """Programs that may play here, by the name that people see; requests can't add any."""
    reading_seconds: float = 5.0
    """Of the processor, for a board or a record from outside; what needs more is not read."""
    window_seconds: float = 4.0
    """How long a chance to interrupt stays open, whether or not anybody can use it."""
    lone_window_seconds: float = 0.8
    """The same where one person plays with bots, or all sit before one screen."""
    absent_seconds: float = 60.0
    """How long a person must be away before the others may let a bot play."""
    heartbeat_seconds: float = 15.0
    loaded_matches: int = 1000
    """Matches kept in memory; others are loaded from their log when somebody asks."""
    loaded_bytes: int = 512 * KIB * KIB
    """The same by what they take, as far as that can be told."""
    cache_bytes: int = 64 * KIB * KIB
    """What was made for readers and is kept in case that others need the same."""
    extra_games: tuple[str, ...] = ()
    """Modules with a GAME that is not in the registry: for tests."""
    reachable: bool = False
    """Whether other machines can reach it, as far as the address it listens on tells."""
    addresses: tuple[str, ...] = ()
    """Its addresses in the local network: for invitations by who sits at the same machine."""
    page: Path | None = None
    """Where the built page lies; None: inside this package."""
    limits: Limits = field(default_factory=Limits)


def default_database() -> str:
    """A SQLite file in the place where this system keeps a user's data."""
    folder = Path(platformdirs.user_data_dir("rubicon", appauthor=False))
    return f"sqlite:///{(folder / 'rubicon.sqlite3').as_posix()}"
