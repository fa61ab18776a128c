"""Matches: in the lobby, as a snapshot, and what is asked about them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from rubicon.server.schema.base import Shape, Told
from rubicon.server.store.trouble import Trouble

TOLD = "`{}` of the game's shapes: GET /api/games/{{game}}/shapes."
Status = Literal["waiting", "running", "over", "ended"]


class Seat(Shape):
    """Who sits in a seat."""

    seat: str = Field(examples=["Caesar"])
    kind: Literal["person", "bot", "open", "invited"]
    name: str | None
    bot: str | None
    you: bool
    online: bool
    stand_in: str | None
    resigned: bool
    ready: bool = Field(description="Has answered what several are asked at once.")
    out: bool = Field(description="Has dropped out of the game.")


class DuplicateTable(Shape):
    """A match's place in a duplicate: the same cards at two tables."""

    id: str
    mode: Literal["together", "exchange"]
    table: Literal[1, 2]
    sealed: bool = Field(description="Only players may look until both tables are finished.")
    other: str | None = Field(description="The other table, once there is one.")
    other_status: Status | None


class Written(Shape):
    """A match that begins from a position that somebody has written."""

    secrets: bool = Field(description="Whether there is anything hidden in such a position.")
    known_to: list[str] = Field(description="The seats whose holder knows all that is hidden.")
    says: Told


class Summary(Shape):
    """A match in the lobby."""

    id: str
    game: str
    players: int
    seats: list[Seat]
    status: Status
    turn: int
    to_act: str | None
    your_turn: bool
    result: Told | None
    updated: str
    public: bool
    duplicate: DuplicateTable | None
    written: Written | None


class Lobby(Shape):
    """Your matches, those you can join, those you can watch."""

    mine: list[Summary]
    open: list[Summary]
    watch: list[Summary]


class Opened(Shape):
    """A match that has just been opened."""

    id: str
    invites: dict[str, str] = Field(examples=[{"Pompeius": "/join/ID/TOKEN"}])


class DuplicateOpened(Shape):
    """A duplicate that has just been opened; the second table may open only after the first."""

    id: str
    tables: list[Opened]


class LessonOpened(Shape):
    """The match in which a lesson is done."""

    id: str


class RecordOpened(Shape):
    """A record that has just been opened."""

    id: str


class EventTold(Shape):
    """Something that happened."""

    name: str
    entry: str = Field(description="Of the game's catalogue.", examples=["event-marched"])
    fields: dict[str, int | str | list[str]] = Field(description=TOLD.format("Event"))
    rules: list[str]


class LogEntry(Shape):
    """One move; its place in the log is its ply. Another's secret words are empty until the end."""

    joined: bool = Field(description="Whether it is of one step with the move before it.")
    turn: int
    seat: str
    words: str
    forced: bool
    events: list[EventTold]


class ChatLine(Shape):
    """Something said at the table."""

    id: int
    seat: str | None
    name: str
    text: str
    at: str


class Move(Shape):
    """A move that you may make now."""

    id: int
    words: str = Field(examples=["march Sicilia 3 legions 1 servant"])
    fields: dict[str, Any]
    group: str = Field(examples=["march Sicilia"])


class Undo(Shape):
    """Whether you can take something back, or why not."""

    possible: bool
    says: Told | None


class Warning(Shape):
    """Something a good host points out."""

    seat: str | None
    rule: str | None
    says: Told


class Goal(Shape):
    """A way to win, and how far everybody is on it."""

    name: str
    rule: str
    says: Told
    needs: int | None = Field(description="How much wins; null where it is the most.")
    has: dict[str, int] = Field(description="By seat, as far as you may know it.")
    first: dict[str, Told] = Field(description="By seat, what has to come before any of it counts.")


class Hints(BaseModel):
    """What a good host points out; `Hints` of the game's shapes tells what it adds."""

    model_config = ConfigDict(extra="allow")
    warnings: list[Warning]
    goals: list[Goal] = Field([], description="The ways to win, where the game tells them.")


class OutcomeTold(Shape):
    """How a match ended."""

    reason: str
    rule: str | None
    says: Told
    winners: list[str]


class Proposal(Shape):
    """What somebody has proposed."""

    kind: Literal["takeback", "end"]
    by: str
    ply: int | None
    agreed: list[str]
    needed: list[str]


class Asked(Shape):
    """Several seats that are asked at once; their answers are shown together."""

    seats: list[str]
    window: bool = Field(description="A chance to interrupt: it stays open for a fixed time.")
    answers: dict[str, list[str]] = Field(description="What your own seats have answered so far.")
    ready: list[str] = Field(description="Your own seats whose answers are complete.")
    standing: list[str] = Field(description="Your own seats that pass for the rest of the phase.")


class PositionSeen(Shape):
    """A position as somebody may see it, to be drawn."""

    view: dict[str, Any]
    hints: Hints


Difference = Annotated[
    dict[str, Any] | list[Any],
    Field(
        description="What makes one JSON value of another. An object holds the changed entries of "
        "an object, or of a list by place; `[value]` is another value; `[]` is an entry that is "
        "gone; `[place, count, values]` replaces that number of items of a list."
    ),
]


class PositionRange(Shape):
    """Positions that follow each other: the first, and how each differs from the one before."""

    start: int = Field(description="The ply of the first.")
    first: PositionSeen
    changes: list[Difference]


class LessonTold(Shape):
    """How far a learner is in a lesson: `<game>.lesson-<id>` is its title."""

    id: str
    step: int = Field(description="How many steps are done.")
    steps: int
    says: Told = Field(description="What is asked now; after the last step, the lesson's end.")
    rule: str | None
    example: str | None = Field(description="The words of a move that would do.")
    back: bool = Field(description="Whether there is a step to go back to.")
    goes_on: bool = Field(description="Whether one can play on after the last step.")
    next: str | None


class OlderTold(Shape):
    """A match of other rules that can't be played on under those of today."""

    version: int
    since: int = Field(description="The ply from which it would be judged differently.")
    says: Told


class StandInsTold(Shape):
    """When a bot may play for somebody who is away, and which one."""

    by: Literal["players", "opener", "nobody"]
    after: int | None = Field(description="Seconds; null: the server's own.")
    bot: str | None = Field(description="Null: the bot that the seat's holder chose.")


class Head(Shape):
    """A match as you may see it, but for position, moves, log and chat."""

    id: str
    game: str
    players: int
    options: dict[str, int | str]
    board: str
    standard_board: bool
    status: Status
    public: bool
    revision: int
    ply: int
    seats: list[Seat]
    you: list[str]
    to_act: str | None
    deciding: str | None
    asked: Asked | None
    thinking: bool
    prompt: Told
    context: dict[str, Any] = Field(
        description="What the effects of moves speak of beside the moves' own fields."
    )
    relevant_rule: str
    undo: Undo
    redo: bool
    outcome: OutcomeTold | None
    proposal: Proposal | None
    hand_over: str | None
    viewer: str | None = Field(
        description="Through whose eyes; `open`: all cards; null: a watcher."
    )
    viewers: list[str] = Field(description="Who else may be chosen, after the end.")
    record: bool = Field(description="Whether the record may be had.")
    duplicate: DuplicateTable | None
    written: Written | None
    lesson: LessonTold | None = Field(description="Null in a match proper.")
    older: OlderTold | None
    stand_ins: StandInsTold


class Snapshot(Head, PositionSeen):
    """A match as you may see it."""

    moves: list[Move]
    log: list[LogEntry]
    chat: list[ChatLine]


class ScoreTold(Shape):
    """One part of a match that has a score of its own: a game of several, say."""

    name: Told
    points: list[int] = Field(description="By seat.")
    says: Told


class TableTold(Shape):
    """One table of a duplicate after its end."""

    id: str
    table: Literal[1, 2]
    players: list[str] = Field(description="Who sat where, by seat.")
    you: list[str]
    shares: list[int] = Field(description="Of the win, in parts of a thousand, by seat.")
    result: Told
    scores: list[ScoreTold]
    turns: int
    moves: int


class LeadTold(Shape):
    """Since when the winner of a finished match was ahead, by the game's goals."""

    seat: str | None = Field(description="The winner; null where there is not one alone.")
    turn: int | None = Field(description="null if he was not ahead when the last turn began.")
    ply: int | None


class Comparison(Shape):
    """Both tables of a duplicate side by side."""

    game: str
    seats: list[str]
    tables: list[TableTold]
    better: list[int] = Field(
        description="The table at which each seat was played better; 0 where that can't be said."
    )
    verdict: list[Told]


class Done(Shape):
    """Where a match stands after what you did."""

    revision: int
    ply: int


class ChatSaid(Shape):
    """The number of a line of chat; the line itself comes over the socket."""

    id: int


class Why(Shape):
    """Whether a move is allowed, and why not."""

    legal: bool
    rule: str | None
    says: Told | None


class OddsTold(Shape):
    """Exact odds of a move; null where chance has no part."""

    odds: dict[str, Any] | None = Field(description=TOLD.format("Odds"))
    says: list[Told]


class DraftTold(Shape):
    """What comes of a list of moves, which is not stored: all can be made, or one is refused."""

    moves: list[str] = Field(description="In the order in which they would be made.")
    view: dict[str, Any] = Field(description=TOLD.format("View"))
    hints: Hints
    legal: list[Move] = Field(description="What could follow.")
    context: dict[str, Any] = Field(description="As in a snapshot, for what could follow.")
    odds: OddsTold = Field(description="Of the last of them, if chance has a part in it.")
    refusal: Why | None
    refused: int | None = Field(description="The place in `moves` of the move that is refused.")


class PositionTold(Shape):
    """A position of a match, or one from a link."""

    game: str
    players: int
    board: str
    ply: int
    view: dict[str, Any] = Field(description=TOLD.format("View"))
    prompt: Told
    relevant_rule: str
    to_act: str | None
    turn: int
    line: str | None
    hints: Hints
    outcome: OutcomeTold | None


class SharedPosition(PositionTold):
    """A position from a link, with what is needed to draw it and to play on from it."""

    options: dict[str, int | str]
    position: dict[str, Any]
    board_data: dict[str, Any] = Field(description=TOLD.format("Board"))


class Ready(Shape):
    """Whether a move could be stored now."""

    ready: bool
    trouble: Trouble | None = Field(
        description="The database can't be reached, is full, can only be read, was deleted or "
        "replaced while the server ran, or fails otherwise."
    )


class Health(Shape):
    """The server is alive."""

    ok: Literal[True]
    build: Literal["compiled", "interpreted"]
    version: str
