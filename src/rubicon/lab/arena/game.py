"""One game of an arena: bots are handed what they saw, chance is shared, and each move is timed."""

import json
import math
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from time import perf_counter

from rubicon import build
from rubicon.bots.contract import Bot, close_bot
from rubicon.bots.roster import make_bot
from rubicon.core.contract import Json, Rules
from rubicon.core.errors import BadInput
from rubicon.core.luck import SharedLuck
from rubicon.core.match import Match
from rubicon.core.record import write_record
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.lab.arena.question import Question, read_question, secret, stream

STEP = 1.1
"""Times are kept in classes, each a tenth longer than the one before."""
SHORTEST = 0.001
"""Milliseconds; whatever is shorter counts as this."""


@dataclass(slots=True)
class Clock:
    """How long one bot thought: counts by class of duration, and the exact sum and maximum."""

    sum_ms: float = 0.0
    max_ms: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, ms: float) -> None:
        """Count one decision."""
        self.sum_ms += ms
        self.max_ms = max(self.max_ms, ms)
        self.classes[math.floor(math.log(max(ms, SHORTEST) / SHORTEST, STEP))] += 1

    def merge(self, other: "Clock") -> None:
        """Count those of another clock too."""
        self.sum_ms += other.sum_ms
        self.max_ms = max(self.max_ms, other.max_ms)
        self.classes += other.classes

    @property
    def count(self) -> int:
        """Decisions."""
        return self.classes.total()

    def quantile(self, part: float) -> float:
        """Milliseconds that so large a part of the decisions did not exceed, to a tenth."""
        left = math.ceil(part * self.count)
        for number in sorted(self.classes):
            left -= self.classes[number]
            if left <= 0:
                return min(SHORTEST * STEP ** (number + 1), self.max_ms)
        return 0.0

    def json(self) -> Json:
        """For the folder."""
        return {
            "sum_ms": round(self.sum_ms, 3),
            "max_ms": round(self.max_ms, 3),
            "classes": {str(number): self.classes[number] for number in sorted(self.classes)},
        }


def read_clock(data: Json) -> Clock:
    """The clock that `json` wrote."""
    classes = Counter({int(number): count for number, count in data["classes"].items()})
    return Clock(data["sum_ms"], data["max_ms"], classes)


@dataclass(frozen=True, slots=True)
class Place:
    """Which game of an arena: a round and one of its seatings."""

    round: int
    seating: int


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a game."""

    place: Place
    payoffs: tuple[int, ...]
    """By seat, in parts of a thousand."""
    ending: str
    plies: int
    turns: int
    clocks: tuple[Clock, ...]
    """By seat."""
    faults: tuple[int, ...]
    """By seat: times that an outside program failed and its fallback decided."""
    code: str
    build: str

    def json(self) -> Json:
        """One line of the folder's file."""
        return {
            **asdict(self.place),
            "payoffs": list(self.payoffs),
            "ending": self.ending,
            "plies": self.plies,
            "turns": self.turns,
            "clocks": [clock.json() for clock in self.clocks],
            "faults": list(self.faults),
            "code": self.code,
            "build": self.build,
        }


def read_played(data: Json) -> Played:
    """The game that `json` wrote."""
    return Played(
        place=Place(data["round"], data["seating"]),
        payoffs=tuple(data["payoffs"]),
        ending=data["ending"],
        plies=data["plies"],
        turns=data["turns"],
        clocks=tuple(read_clock(clock) for clock in data["clocks"]),
        faults=tuple(data["faults"]),
        code=data["code"],
        build=data["build"],
    )


class Stopped(Exception):
    """Nobody waits for this game any more."""


# ---- playing -------------------------------------------------------------------------------------


class ArenaTable:
    """A game under way."""

    def __init__(self, question: Question, rules: Rules, place: Place) -> None:
        self.question, self.rules, self.place = question, rules, place
        self.labels = question.seatings[place.seating]
        seats = range(len(self.labels))
        # New bots for every game and seat: what one remembers of a game is its own.
        self.bots: list[Bot] = [make_bot(label) for label in self.labels]
        self.rngs: list[Rng] = [
            stream(question.seed, "bot", place.round, place.seating, seat) for seat in seats
        ]
        # The same in every seating of a round, as far as what is played allows.
        self.luck = SharedLuck(secret(question.seed, "luck", place.round))
        self.clocks = [Clock() for _ in seats]
        self.match = Match(rules)

    def play(self, stopped: Callable[[], bool]) -> None:
        """To the end."""
        for _ in range(self.rules.max_plies + 1):
            seat = self.match.state.to_act()
            if seat == NOBODY:
                return
            if seat == CHANCE:
                self.match.play(CHANCE, self.luck.draw(self.rules, self.match.state))
                continue
            if stopped():
                raise Stopped
            self.match.play(seat, self.decide(seat))
        raise BadInput(f"{self.rules.game.title} goes on for more than its longest game.")

    def decide(self, seat: int) -> int:
        """The move of a seat; where there is only one, nobody is asked."""
        legal = self.match.state.legal()
        if len(legal) == 1:
            return legal[0]
        seen = self.match.seen(seat)
        began = perf_counter()
        try:
            move = self.bots[seat].choose(self.rules, seen, list(legal), self.rngs[seat])
        # Whatever a bot raises, the person who runs the arena wants to know where.
        except Exception as error:
            raise BadInput(f"{self.where(seat)}: {type(error).__name__}: {error}") from error
        self.clocks[seat].add((perf_counter() - began) * 1000)
        if move not in legal:
            raise BadInput(f"{self.where(seat)}: {move!r} is not a legal move.")
        return move

    def where(self, seat: int) -> str:
        """For complaints."""
        return (
            f"The bot {self.labels[seat]} failed as {self.rules.seats[seat]} in round "
            f"{self.place.round}, seating {self.place.seating}, after {len(self.match.log)} plies"
        )

    def close(self) -> None:
        """The bots may go."""
        for bot in self.bots:
            close_bot(bot)

    def played(self, code: str) -> Played:
        """What came of it."""
        state = self.match.state
        outcome = self.rules.outcome(state)
        assert outcome is not None
        return Played(
            place=self.place,
            payoffs=tuple(outcome.payoffs),
            ending=outcome.reason,
            plies=len(self.match.log),
            turns=self.rules.turn(state),
            clocks=tuple(self.clocks),
            faults=tuple(faults_of(bot) for bot in self.bots),
            code=code,
            build=build.running(),
        )

    def record(self) -> str:
        """For the folder: a record as any other."""
        seats = self.rules.seats
        return write_record(self.match, dict(zip(seats, self.labels, strict=True)))


def faults_of(bot: object) -> int:
    """Times that an outside program failed and a fallback decided; a bot of ours never does."""
    failures: int = getattr(bot, "failures", 0)
    return failures


@lru_cache(maxsize=4)
def settled(data: str) -> tuple[Question, Rules]:
    """A question with its rules, once for each process."""
    # Text is the key, because a question holds a dictionary and has no hash.
    question = read_question(json.loads(data))
    return question, question.rules()


def play_game(
    data: str, code: str, place: Place, stopped: Callable[[], bool] = lambda: False
) -> tuple[Played, str]:
    """Play one game of a question; what came of it, and its record."""
    question, rules = settled(data)
    table = ArenaTable(question, rules, place)
    try:
        table.play(stopped)
        return table.played(code), table.record()
    finally:
        table.close()
