"""A bot that is a program in any language: JSON lines on its standard input and output.

`docs/bots.md` has the protocol. Whatever the program does, the match goes on: a decision that it
does not make in time and by the rules is made by `greedy`, and the log says so.
"""

import json
import logging
import os
import shlex
from typing import Any

from rubicon import __version__
from rubicon.bots.child import Child, Trouble
from rubicon.bots.greedy_bot import GreedyBot
from rubicon.core.contract import Json, Rules, Told, core, seat_name
from rubicon.core.errors import BadInput
from rubicon.core.rng import Rng
from rubicon.core.seen import HEAD, Seen
from rubicon.words import language, quoted
from rubicon.words.phrase import plain

log = logging.getLogger(__name__)

PROTOCOLS = (1, 2)
"""The versions of the protocol that we speak."""
PREFIX = "program"
SECONDS = 5.0
"""The clock of one decision."""
HELLO_SECONDS = 10.0
"""Some languages take their time to start."""
STARTS = 5
"""A program that has failed so often in one game is not asked again in it."""
QUOTED = 80
ENGLISH = language("en")
"""The text of an event is part of the protocol, whatever language people read."""
POSIX = os.name == "posix"


class ProgramBot:
    """Asks a program, which lives as long as the game."""

    title = core("bot-program")
    about = core("bot-program-about")

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.name = f"{PREFIX}:{command}"
        self.command = split(command)
        self.seconds = seconds
        self.fallback = GreedyBot()
        self.child: Child | None = None
        self.playing: tuple[Rules, int] | None = None
        self.protocol = PROTOCOLS[0]
        self.told: list[list[int]] = []
        """The plies that the program knows of."""
        self.failures = 0

    def choose(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> int:
        """The program's move, or the fallback's."""
        seed = int(rng.word())
        if self.failures < STARTS:
            try:
                return self.ask(rules, seen, legal, seed)
            except Trouble as trouble:
                self.fail(rules.seats[seen.viewer], trouble)
        return self.fallback.choose(rules, seen, legal, rng)

    def close(self) -> None:
        """The game is over."""
        if self.child is not None:
            self.child.close()
        self.child = None

    # ---- talking -----------------------------------------------------------------------------

    def ask(self, rules: Rules, seen: Seen, legal: list[int], seed: int) -> int:
        """The move that the program answers; Trouble if it is none of the legal ones."""
        before = b""
        if self.child is None or self.playing != (rules, seen.viewer):
            self.close()
            self.start()
            self.playing, self.told = (rules, seen.viewer), []
            before = line(introduction(rules, seen, self.protocol))
        assert self.child is not None
        question = decision(rules, seen.view, legal, self.seconds, seed)
        if self.protocol > 1:
            question |= news(rules, seen, self.told)
        answer = read(self.child.ask(before + line(question), self.seconds))
        self.told = seen.story
        return meant(answer.get("move"), question["legal"])

    def start(self) -> None:
        """Start the program and wait until it says hello."""
        try:
            self.child = Child(self.command)
        except OSError as error:
            raise Trouble(f"can't be started: {error.strerror}") from None
        hello = {"type": "hello", "protocol": PROTOCOLS[-1], "rubicon": __version__}
        answer = read(self.child.ask(line(hello), HELLO_SECONDS))
        self.protocol = spoken(answer.get("protocol"))

    def fail(self, seat: str, trouble: Trouble) -> None:
        """Say what went wrong. The next decision begins with a fresh start, while any is left."""
        self.failures += 1
        self.close()
        command, other = shlex.join(self.command), self.fallback.name
        then = "makes this decision" if self.failures < STARTS else "plays on in its place"
        log.warning("%s: the program %r %s; %s %s.", seat, command, trouble, other, then)


# ---- messages ------------------------------------------------------------------------------------


def introduction(rules: Rules, seen: Seen, protocol: int) -> Json:
    """What stays the same all through a game; since version 2 with the view before its log."""
    first = {"first": seen.first} if protocol > 1 else {}
    return {
        "type": "game",
        "game": rules.game.id,
        "rules": rules.game.version,
        "players": len(rules.seats),
        "seats": list(rules.seats),
        "seat": rules.seats[seen.viewer],
        "options": dict(rules.options),
        "board": rules.describe_board(),
        **first,
    }


def decision(rules: Rules, view: Told, legal: list[int], seconds: float, seed: int) -> Json:
    """What has to be decided, from what the seat may know."""
    return {
        "type": "decide",
        "view": view,
        "legal": [
            {"id": move, "words": rules.grammar.words(move), "fields": rules.grammar.fields(move)}
            for move in legal
        ],
        "clock_ms": round(seconds * 1000),
        "seed": seed,
    }


def news(rules: Rules, seen: Seen, told: list[list[int]]) -> Json:
    """What the seat has seen since it was asked last.

    So many plies of what was told still stand; what came after them was taken back.
    """
    kept = 0
    while kept < min(len(told), len(seen.story)) and told[kept] == seen.story[kept]:
        kept += 1
    return {"kept": kept, "since": [ply_told(rules, ply, seen.viewer) for ply in seen.story[kept:]]}


def ply_told(rules: Rules, ply: list[int], viewer: int) -> Json:
    """A move and what came of it, as the seat may know it."""
    seat, move = ply[:HEAD]
    return {
        "seat": seat_name(rules, seat),
        "words": rules.words_for(seat, move, viewer),
        "fields": rules.fields_for(seat, move, viewer),
        "events": [
            {"name": event.name, "text": ENGLISH.say(event.says), "fields": plain(event.fields)}
            for event in rules.events(ply[HEAD:], viewer)
        ],
    }


def line(message: Json) -> bytes:
    """A message as it is sent."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read(answer: bytes) -> Json:
    """An answer as it was meant; Trouble if it is nonsense."""
    try:
        found = json.loads(answer.decode())
    # A thousand brackets in a row exhaust the parser before they end.
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Trouble(f"has answered what is no JSON object: {beginning_of(answer)}")
    return found


def spoken(version: Any) -> int:
    """The version that a program speaks; Trouble if we do not."""
    if type(version) is not int or version not in PROTOCOLS:
        known = " nor ".join(map(str, PROTOCOLS))
        raise Trouble(f"speaks neither version {known} of the protocol")
    return version


def meant(move: Any, legal: list[Json]) -> int:
    """The legal move that an id or words name."""
    words = " ".join(move.split()).lower() if isinstance(move, str) else None
    for one in legal:
        if words == one["words"].lower() or (type(move) is int and move == one["id"]):
            return int(one["id"])
    raise Trouble(f"has named a move that is not among the legal ones: {beginning_of(repr(move))}")


def beginning_of(text: bytes | str) -> str:
    """The beginning of what somebody wrote, fit for one line of a log."""
    shown = ascii(text[:QUOTED]) if isinstance(text, bytes) else text[:QUOTED]
    return f"{shown} ..." if len(text) > QUOTED else shown


# ---- labels --------------------------------------------------------------------------------------


def is_program(label: str) -> bool:
    """Whether a bot's name means a program: `program:COMMAND`, `program?seconds=2:COMMAND`."""
    return label.partition(":")[0].partition("?")[0] == PREFIX


def program_bot(label: str) -> ProgramBot:
    """The bot of such a name; BadInput if it can't be read."""
    head, _, command = label.partition(":")
    settings = head.partition("?")[2]
    if not settings:
        return ProgramBot(command)
    name, _, value = settings.partition("=")
    try:
        seconds = float(value) if name == "seconds" else 0.0
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise BadInput(core("program-clock", given=quoted(label)))
    return ProgramBot(command, seconds)


def split(command: str) -> list[str]:
    """A command's words, quoted as in a shell; no shell is involved."""
    if not POSIX:
        raise BadInput(core("program-needs-posix"))
    try:
        words = shlex.split(command)
    except ValueError as error:
        says = core("program-command", given=quoted(command), why=quoted(error))
        raise BadInput(says) from None
    if not words:
        raise BadInput(core("program-form"))
    return words
