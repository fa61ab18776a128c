"""The front door for programs: a game under way, as one object.

    game = rubicon.new("end_of_the_triumvirate", seed=7)
    game.push("rome 2 legions in Italia")     # chance and forced moves follow by themselves
    game.legal                                # what can be done now, each with words and odds
    game.why("march Aegyptus 1 legion")       # None, or the rule that stands in the way
    game.pop()                                # take the last decision back
    game.play_out("centurio")                 # let bots play to the end

**Luck.** A position is a pure function of the seed and of the decisions: taking a decision back and
making it again brings the same draws, and `rubicon play --seed` meets the same ones.

**Secrets.** A game object knows everything, since it is the table itself. What it shows unless
asked otherwise (`str`, `svg`, `view`, `log`) is what everybody at the table may know. A seat's
name shows what that seat knows, and "everything" shows all. `legal` lists the moves of the seat
that decides, with the cards of its hand: show it to nobody else.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any, TypeAlias, overload

from rubicon.core import labels
from rubicon.core.contract import Event, Game, Json, Odds, Refusal, Rules, core, seat_name
from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.match import Match
from rubicon.core.positions import read_line, read_position, write_line, write_position
from rubicon.core.record import FIRST_LINE, read_record, replay, write_record
from rubicon.core.rng import CHANCE_STREAM, Rng, stream
from rubicon.core.seen import HEAD
from rubicon.core.state import CHANCE, EVERYTHING, WATCHER, State
from rubicon.registry import GAMES, find_game

if TYPE_CHECKING:
    from rubicon.bots.contract import Bot

__all__ = [
    "BadInput",
    "Event",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "LiveGame",
    "LogEntry",
    "Move",
    "Odds",
    "Refusal",
    "Result",
    "list_games",
    "load",
    "loads",
    "new",
]

ALL = "everything"
"""The viewer who sees what everybody sees, and all secrets."""
SEED_BITS = 32
"""Short enough to be read out and typed again."""
MOVES_END = 1 << 53
"""Every move is below: JavaScript reads it without loss."""
TEXT_WIDTH = 120
"""Columns of a board as text."""

MoveLike: TypeAlias = "str | int | Mapping[str, Any] | Move"
"""A move in words, as its number, as fields, or as one of `legal`."""


# ---- what one gets -------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Move:
    """A move that a seat can make; `str()` of it is its words."""

    rules: Rules
    state: State
    """The position in which it can be made."""
    seat_index: int
    id: int
    """The move as the rules have it: a number that is the same in every position."""

    @property
    def seat(self) -> str:
        """Whose move it is."""
        return self.rules.seats[self.seat_index]

    @cached_property
    def words(self) -> str:
        """What one types, and what `push` reads."""
        return self.rules.grammar.words(self.id)

    @cached_property
    def label(self) -> str:
        """What a person would say."""
        context = self.rules.context(self.state, self.seat_index)
        return str(labels.label(self.rules, self.id, context))

    @cached_property
    def effect(self) -> str:
        """What it does, in one line; empty where the label says it all."""
        told = labels.effect(self.rules, self.state, self.id, self.seat_index)
        return "" if told is None else str(told)

    @cached_property
    def fields(self) -> Json:
        """The same for programs: the verb and what goes with it, by name."""
        return self.rules.grammar.fields(self.id)

    @cached_property
    def odds(self) -> Odds | None:
        """Exact odds from what the seat knows; None if chance has no part in it."""
        return self.rules.odds(self.state, self.seat_index, self.id)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return (self.seat_index, self.id, self.state) == (other.seat_index, other.id, other.state)

    def __hash__(self) -> int:
        return hash((self.seat_index, self.id))

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.words}>"


class LegalMoves(Sequence[Move]):
    """The moves that a seat can make, in the order of the rules.

    `"rome 2 gold" in game.legal` asks by words.
    """

    def __init__(self, rules: Rules, state: State, seat: int, ids: list[int]) -> None:
        self.rules, self.state, self.seat, self.ids = rules, state, seat, ids

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self.move(move) for move in self.ids[index]]
        return self.move(self.ids[index])

    def move(self, number: int) -> Move:
        """A move by its number."""
        return Move(self.rules, self.state, self.seat, number)

    def __len__(self) -> int:
        return len(self.ids)

    def __iter__(self) -> Iterator[Move]:
        return map(self.move, self.ids)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, str | int | Mapping | Move):
            return False
        try:
            return read_move(self.rules, move) in self.ids
        except BadInput:
            return False

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(map(str, self))}>"


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A move of the log, as far as a viewer may know it; `str()` of it is a line of a record."""

    seat: str
    """Who moved; `chance` for a draw."""
    words: str
    fields: Json
    events: tuple[Event, ...]
    """What came of it; `event.text` is a sentence."""

    def __str__(self) -> str:
        return f"{self.seat}: {self.words}"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; `str()` of it is the sentence."""

    winners: tuple[str, ...]
    shares: Mapping[str, float]
    """Each seat's share of the win; together 1."""
    reason: str
    rule: str
    """The paragraph by which it ended."""
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a game was before a decision."""

    ply: int
    answers: dict[int, list[list[int]]]
    luck: list[Rng]


# ---- the game ------------------------------------------------------------------------------------


class LiveGame:
    """A game under way: `new`, `load` and `loads` make one."""

    def __init__(self, match: Match, seed: int | None = None) -> None:
        self.match = match
        self.rules = match.rules
        self.seed = randbits(SEED_BITS) if seed is None else seed
        """What chance and bots draw from."""
        count = len(match.rules.seats)
        self.luck = [stream(self.seed, number) for number in range(CHANCE_STREAM, count + 1)]
        """The streams of chance and of each seat's bot."""
        self.marks: list[Mark] = []
        self.settle()

    # ---- where it stands ---------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats by name, in the order of the rules."""
        return self.rules.seats

    @property
    def turn(self) -> str | None:
        """The seat that decides now, the first of them if there are several; None at the end."""
        return next(iter(self.waiting), None)

    @property
    def waiting(self) -> tuple[str, ...]:
        """All seats that owe a decision now: several are asked at once, say, for their pledges."""
        return tuple(self.seats[seat] for seat in self.match.waiting())

    @property
    def turn_number(self) -> int:
        """The number of the turn or round, counted from 1."""
        return self.rules.turn(self.state)

    @property
    def state(self) -> State:
        """The position as the rules have it, for speed; `clone` it to play on."""
        return self.match.state

    @property
    def outcome(self) -> Result | None:
        """How the game ended; None while it goes on."""
        found = self.rules.outcome(self.state)
        if found is None:
            return None
        whole = sum(found.payoffs) or 1
        return Result(
            tuple(self.seats[seat] for seat in found.winners),
            {name: share / whole for name, share in zip(self.seats, found.payoffs, strict=True)},
            found.reason,
            found.rule,
            found.text,
        )

    # ---- moves -------------------------------------------------------------------------------

    @property
    def legal(self) -> LegalMoves:
        """The moves of the seat that decides now; empty at the end."""
        return self.legal_for(None)

    def legal_for(self, seat: str | None) -> LegalMoves:
        """The moves of one of the seats that decide now."""
        who = self.decider(seat)
        if who not in self.match.waiting():
            return LegalMoves(self.rules, self.state, who, [])
        # A copy: the odds of these moves are those of this position, whatever follows.
        state = self.match.before(who).clone()
        return LegalMoves(self.rules, state, who, state.legal())

    def why(self, move: MoveLike, *, seat: str | None = None) -> Refusal | None:
        """None if the seat that decides (or another) may make a move, else the rule against it.

        Words that are no move at all are BadInput.
        """
        who = self.decider(seat)
        return self.rules.why_not(self.match.before(who), who, read_move(self.rules, move))

    def push(self, move: "MoveLike | Sequence[MoveLike]", *, seat: str | None = None) -> None:
        """Make a move, then let chance act and make what is forced, up to the next decision.

        A list of moves is one step: all of them are made, or none. Where several seats are asked at
        once, a move is the answer of one, and nobody sees it before all have answered.

        IllegalMove says which rule is against it, and nothing has changed then.
        """
        self.make(self.mark(), self.decider(seat), read_step(self.rules, move))

    def mark(self) -> Mark:
        """Where the game is now."""
        luck = [copy(rng) for rng in self.luck]
        return Mark(len(self.match.log), copied(self.match.answers), luck)

    def make(self, mark: Mark, who: int, moves: list[int]) -> None:
        """Make a step; `pop` goes back to the mark."""
        if len(moves) != 1 or self.state.asked():
            self.match.step(who, moves)
        else:
            self.match.play(who, moves[0])
        self.marks.append(mark)
        self.settle()

    def pop(self) -> None:
        """Take back the last decision with all that followed from it, and the luck with it.

        A table may not do that once something was shown (`match.undo` knows); its owner may.
        """
        if self.marks:
            mark = self.marks.pop()
            if mark.ply < len(self.match.log):
                self.match.cut(mark.ply)
            self.match.answers = mark.answers
            self.luck = mark.luck
            return
        decisions = [i for i, e in enumerate(self.match.log) if e.seat != CHANCE and not e.forced]
        if not decisions:
            raise BadInput("There is no decision to take back.")
        self.match.cut(self.match.step_of(decisions[-1]))

    def settle(self) -> None:
        """Let chance act and make what is forced."""
        for _ in self.match.settle(self.luck[CHANCE_STREAM]):
            pass

    # ---- bots --------------------------------------------------------------------------------

    def suggest(self, bot: "str | Bot" = "centurio", *, seat: str | None = None) -> Move:
        """The move that a bot would make, from what its seat has seen and nothing else."""
        who = self.decider(seat)
        if who not in self.match.waiting():
            raise BadInput(f"{self.seats[who]} has nothing to decide now.")
        return self.ask(named_bot(bot), who, copy(self.luck[bot_stream(who)]))

    def ask(self, bot: "Bot", seat: int, rng: Rng) -> Move:
        """What a bot answers."""
        state = self.match.before(seat).clone()
        move = bot.choose(self.rules, self.match.seen(seat), state.legal(), rng)
        return Move(self.rules, state, seat, move)

    def play_out(
        self,
        bots: "str | Bot | Mapping[str, str | Bot]" = "centurio",
        *,
        decisions: int | None = None,
    ) -> Result | None:
        """Let bots play to the end, or for a number of decisions, and say how it ended.

        One bot for all, or a mapping from seats to bots: a name as `rubicon play --seat` has it
        ("legatus", "imperator?seconds=0.1", "program:COMMAND"), or an object with `choose`.
        """
        from rubicon.bots.contract import close_bot  # noqa: PLC0415

        chosen = [named_bot(bot) for bot in self.bots_by_seat(bots)]
        left = -1 if decisions is None else decisions
        try:
            while left != 0 and (waiting := self.match.waiting()):
                who = waiting[0]
                # Before the bot draws anything, so that taking back takes that back too.
                mark = self.mark()
                move = self.ask(chosen[who], who, self.luck[bot_stream(who)])
                self.make(mark, who, [move.id])
                left -= 1
        finally:
            for bot in chosen:
                close_bot(bot)
        return self.outcome

    def bots_by_seat(self, bots: "str | Bot | Mapping[str, str | Bot]") -> "list[str | Bot]":
        """A bot for each seat, in the order of the rules."""
        if not isinstance(bots, Mapping):
            return [bots] * len(self.seats)
        by_seat = {self.seat(name): bot for name, bot in bots.items()}
        for number, name in enumerate(self.seats):
            if number not in by_seat:
                raise BadInput(f"No bot is given for {name}.")
        return [by_seat[number] for number in range(len(self.seats))]

    # ---- what a viewer may know --------------------------------------------------------------

    def view(self, viewer: str | None = None) -> Json:
        """The position as JSON: what everybody, a seat, or "everything" sees."""
        return dict(self.rules.view(*self.sight(viewer)))

    def svg(self, viewer: str | None = None) -> str:
        """A picture of the position: what everybody, a seat, or "everything" sees."""
        from rubicon.drawing import draw  # noqa: PLC0415

        return draw(self.rules, *self.sight(viewer))

    def text(self, viewer: str | None = None, width: int = TEXT_WIDTH) -> str:
        """The board as the terminal draws it, without colours."""
        from rubicon.cli.boards import board_text  # noqa: PLC0415

        state, eyes = self.sight(viewer)
        return f"{board_text(self.rules, state, eyes, width)}\n{self.rules.prompt(state, eyes)}"

    def prompt(self, viewer: str | None = None) -> str:
        """One sentence: whose decision it is, and what is expected."""
        return str(self.rules.prompt(*self.sight(viewer)))

    @property
    def log(self) -> list[LogEntry]:
        """What has happened, as far as everybody may know it."""
        return self.log_for(None)

    def log_for(self, viewer: str | None) -> list[LogEntry]:
        """What has happened, as far as everybody, a seat, or "everything" may know it."""
        rules, eyes = self.rules, self.eyes(viewer)
        return [
            LogEntry(
                seat_name(rules, ply[0]),
                rules.words_for(ply[0], ply[1], eyes),
                rules.fields_for(ply[0], ply[1], eyes),
                tuple(rules.events(ply[HEAD:], eyes)),
            )
            for ply in self.match.seen(eyes).story
        ]

    # ---- keeping it --------------------------------------------------------------------------

    def record(self, players: Mapping[str, str] | None = None) -> str:
        """The whole game as a text that `loads` and `rubicon replay` read. It tells everything."""
        return write_record(self.match, players or {})

    def save(self, path: str | os.PathLike[str], players: Mapping[str, str] | None = None) -> None:
        """Write the record into a file, over what was there."""
        from rubicon.cli.files import write_whole  # noqa: PLC0415

        write_whole(Path(path), self.record(players))

    def position(self) -> Json:
        """The position as JSON, for `new` and for `rubicon position`. It tells everything."""
        return write_position(self.rules, self.state)

    def line(self) -> str:
        """The position in one line without spaces. It tells everything too."""
        return write_line(self.rules, self.state)

    def copy(self, seed: int | None = None) -> "LiveGame":
        """A game that goes on from here by itself; with another seed, by other luck."""
        twin = LiveGame(self.match.fork(), self.seed if seed is None else seed)
        if seed is None:
            twin.luck, twin.marks = [copy(rng) for rng in self.luck], deepcopy(self.marks)
        return twin

    # ---- names -------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """The number of a seat; BadInput if there is none of this name."""
        for number, seat in enumerate(self.seats):
            if seat.lower() == name.strip().lower():
                return number
        raise BadInput(f"There is no seat {name!r}; there are {', '.join(self.seats)}.")

    def decider(self, seat: str | None) -> int:
        """The seat that was named, else the one that decides; the first one at the end."""
        if seat is not None:
            return self.seat(seat)
        return next(iter(self.match.waiting()), 0)

    def eyes(self, viewer: str | None) -> int:
        """The viewer that was named: a seat, "everything", or everybody."""
        if viewer is None:
            return EVERYTHING if self.rules.open_information else WATCHER
        return EVERYTHING if viewer == ALL else self.seat(viewer)

    def sight(self, viewer: str | None) -> tuple[State, int]:
        """What a viewer looks at: one who is asked with others sees no answer of theirs."""
        eyes = self.eyes(viewer)
        return (self.match.before(eyes) if eyes >= 0 else self.state), eyes

    # ---- showing -----------------------------------------------------------------------------

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return self.svg()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        # In a chance to interrupt, who has answered already may tell who could.
        deciding = self.state.asked() if self.state.window() else self.match.waiting()
        names = " and ".join(self.seats[seat] for seat in deciding)
        now = f"{names} to decide" if names else "over"
        plies = f"{len(self.match.log)} plies"
        where = f"turn {self.turn_number}, {plies}, {now}"
        return f"<{self.rules.game.title}, {', '.join(self.seats)}: {where}>"


# ---- how one gets it -----------------------------------------------------------------------------


def new(
    game: str,
    *,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, int | str] | None = None,
    board: str | os.PathLike[str] | None = None,
    position: Mapping[str, Any] | None = None,
    **more_options: int | str,
) -> LiveGame:
    """A new game, at the first decision.

    Options are given as a mapping, by keyword, or both: `new("triumvirate", hand_size=9)`; `rubicon
    options GAME` lists them. `board` is a file with a board of your own. `position` is where to
    begin, as `LiveGame.position` writes it; what it says of players, options and board holds unless
    they are given here. The same seed brings the same game; without one, `game.seed` tells it.
    """
    found = find_game(game)
    for name in more_options:
        if name in (options or {}):
            raise BadInput(f"The option {name!r} is given twice.")
    chosen = {**(options or {}), **more_options}
    file = "" if board is None else os.fspath(board)
    text = read_file(file) if file else None
    if position is None:
        count = found.default_players if players is None else players
        rules = found.rules(count, chosen, text, file)
        return LiveGame(Match(rules), seed)
    if position.get("game", found.id) != found.id:
        raise BadInput(f"The position is of {position['game']!r}, not of {found.id!r}.")
    start = {**position, "game": found.id, "options": {**position.get("options", {}), **chosen}}
    if players is not None:
        start["players"] = players
    if text is not None:
        start.pop("board_file", None)
    rules, state = read_position(json.dumps(start), find_game, text, file)
    return LiveGame(Match(rules, state), seed)


def load(path: str | os.PathLike[str], *, seed: int | None = None) -> LiveGame:
    """A game from a file: a record, or a position as JSON or as a line."""
    text = read_file(path)
    try:
        return loads(text, seed=seed)
    except BadInput as error:
        raise BadInput(f"{os.fspath(path)}: {error}") from None


def loads(text: str, *, seed: int | None = None) -> LiveGame:
    """The same from a text; chance goes on by the seed where the text ends."""
    if text.lstrip().startswith(FIRST_LINE):
        return LiveGame(replay(read_record(text.lstrip()), find_game), seed)
    reader = read_position if text.lstrip().startswith("{") else read_line
    rules, state = reader(text, find_game)
    return LiveGame(Match(rules, state), seed)


def list_games() -> tuple[Game, ...]:
    """All games: each has an id, a title, numbers of players, options and more."""
    return tuple(find_game(name) for name in GAMES)


# ---- reading -------------------------------------------------------------------------------------


def read_file(path: str | os.PathLike[str]) -> str:
    """The text of a file; BadInput if it can't be read."""
    from rubicon.cli.files import read_text  # noqa: PLC0415

    return read_text(os.fspath(path))


def read_step(rules: Rules, move: "MoveLike | Sequence[MoveLike]") -> list[int]:
    """One move, or several that are one step."""
    if isinstance(move, str | int | Mapping | Move):
        return [read_move(rules, move)]
    return [read_move(rules, one) for one in move]


def read_move(rules: Rules, move: MoveLike) -> int:
    """A move that is given as itself, in words, as fields, or as its number."""
    if isinstance(move, Move):
        return move.id
    if isinstance(move, str):
        return rules.grammar.parse(move)
    if isinstance(move, Mapping):
        return rules.grammar.from_fields(dict(move))
    if not 0 <= move < MOVES_END:
        raise BadInput(core("number-not-a-move", number=str(move)))
    rules.grammar.verb(move)
    return move


def named_bot(bot: "str | Bot") -> "Bot":
    """A bot that is given as itself or by name."""
    if not isinstance(bot, str):
        return bot
    from rubicon.bots.roster import make_bot  # noqa: PLC0415

    return make_bot(bot.removeprefix("bot:"))


def bot_stream(seat: int) -> int:
    """The stream of the bot in a seat."""
    return CHANCE_STREAM + 1 + seat


def copied(answers: Mapping[int, list[list[int]]]) -> dict[int, list[list[int]]]:
    """Answers that wait, apart from those of the match."""
    return {seat: steps.copy() for seat, steps in answers.items()}
