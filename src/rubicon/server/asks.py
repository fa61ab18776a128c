"""What can be asked of the server: the bodies of requests, with their limits."""

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

MOST_OPTIONS = 100
MOST_SEATS = 8
MOST_PLY = 2**31 - 1
MOST_MOVES = 200
"""In one step."""
TEXT = 200_000
LONG_NAME, LONG_CHAT, ENCODED = 200, 4000, 20_000
"""Far above the limits that count, which the settings give and which have a sentence each."""


UNPRINTABLE, UNSTORABLE = "unprintable", "unstorable"
"""What can be wrong with a text; `invalid.py` has the sentences."""


def printable(text: str) -> str:
    """No character that is not meant to be read: they can hide, reorder or break a line."""
    for character in text:
        if unicodedata.category(character) in ("Cc", "Cs", "Co", "Cn") or character in BIDI:
            raise PydanticCustomError(UNPRINTABLE, "can't be shown")
    return text


BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"


def sayable(text: str) -> str:
    """Chat may have line breaks."""
    printable(text.replace("\n", " "))
    return text


def storable(text: str) -> str:
    """A database takes no NUL, and no half of a character."""
    if "\0" in text or any("\ud800" <= character <= "\udfff" for character in text):
        raise PydanticCustomError(UNSTORABLE, "can't be stored")
    return text


Short = Annotated[str, Field(max_length=LONG_NAME), AfterValidator(storable)]
Long = Annotated[str, Field(max_length=TEXT), AfterValidator(storable)]
Encoded = Annotated[str, Field(max_length=ENCODED, pattern=r"^[A-Za-z0-9_-]*$")]
MoveGiven = Annotated[str, Field(max_length=LONG_CHAT), AfterValidator(storable)] | dict[str, Any]


MovesGiven = Annotated[list[MoveGiven], Field(max_length=MOST_MOVES)]


class Ask(BaseModel):
    """Every request: what is not known is not accepted, so that a typing error shows."""

    model_config = ConfigDict(extra="forbid")


class BoardCheck(Ask):
    """Is this board sound?"""

    board: Long


class NewName(Ask):
    """Call me so."""

    name: Annotated[str, Field(max_length=LONG_NAME), AfterValidator(printable)] = Field(
        examples=["Anna"]
    )


class Claim(Ask):
    """Be the identity behind a link."""

    token: Short


class Recover(Ask):
    """Be the identity behind a recovery code."""

    code: Short = Field(examples=["7KX2M-0VQ4A-9TB3C-H5N8R-W6JYE"])


class Named(Ask):
    """One of my devices or passkeys."""

    id: Annotated[str, Field(max_length=LONG_CHAT), AfterValidator(storable)]


class NewPasskey(Ask):
    """A passkey that the browser has made; everything in base64url."""

    id: Encoded
    client_data: Encoded
    attestation: Encoded


class UsePasskey(Ask):
    """What the browser has signed with a passkey; everything in base64url."""

    id: Encoded
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded
    user_handle: Encoded


class SeatWish(Ask):
    """Who is to sit in a seat."""

    kind: Literal["me", "invite", "open", "bot"]
    bot: Short | None = None


class StandIns(Ask):
    """When a bot may play for somebody who is away, and which one."""

    by: Literal["players", "opener", "nobody"] = "players"
    after: int | None = Field(
        None,
        ge=30,
        le=14 * 24 * 3600,
        description="Seconds without a move, a request or a socket; the server's own if left out.",
    )
    bot: Short | None = Field(None, description="Left out: the bot that the seat's holder chose.")


class NewMatch(Ask):
    """Open a match."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "end_of_the_triumvirate",
                    "players": 3,
                    "options": {"legion_cap": 7},
                    "board": None,
                    "position": None,
                    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}],
                    "public": True,
                }
            ]
        },
    )
    game: Short
    players: int = Field(ge=1, le=MOST_SEATS)
    options: dict[str, int | Short] = Field(default_factory=dict, max_length=MOST_OPTIONS)
    board: Long | None = None
    position: dict[str, Any] | None = None
    seats: list[SeatWish] = Field(min_length=1, max_length=MOST_SEATS)
    public: bool = True
    stand_ins: StandIns | None = None
    speed: Short | None = Field(None, description="Reserved; not used yet.")


class NewDuplicate(Ask):
    """Open a duplicate: the same cards at two tables."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "triumvirate",
                    "mode": "together",
                    "first": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
                    "second": [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}],
                }
            ]
        },
    )
    game: Short
    options: dict[str, int | Short] = Field(default_factory=dict, max_length=MOST_OPTIONS)
    board: Long | None = None
    mode: Literal["together", "exchange"] = Field(
        "together",
        description="Both tables at once; or the second after the first, with seats exchanged.",
    )
    first: list[SeatWish] = Field(min_length=2, max_length=2)
    second: list[SeatWish] | None = Field(
        None, max_length=2, description="Left out for `exchange`: who sat at the first table."
    )
    public: bool = Field(True, description="Whether free seats are listed in the lobby.")


class RecordGiven(Ask):
    """Open a record."""

    record: Long


class Join(Ask):
    """Sit down."""

    seat: Short | None = None
    token: Short | None = None
    written: bool = Field(
        False,
        description="You know that the match begins from a written position, and who knows it.",
    )


class MakeMove(Ask):
    """Make a move at the ply that you have seen, or several as one step: all of them or none."""

    move: MoveGiven | MovesGiven = Field(examples=["rome 2 gold"])
    ply: int = Field(ge=0, le=MOST_PLY, examples=[0])
    seat: Short | None = None


class Draft(Ask):
    """Try a list of moves without making them."""

    moves: MovesGiven = Field(examples=[["rome 2 gold", "march Italia 2 legions"]])
    ply: int = Field(ge=0, le=MOST_PLY, examples=[0])
    seat: Short | None = None


class Stand(Ask):
    """Pass every chance to interrupt for the rest of this phase, or be asked again."""

    passes: bool
    seat: Short | None = None


class MySeat(Ask):
    """For one of your seats; if you have only one you need not say."""

    seat: Short | None = None


class AskWhy(Ask):
    """May I, and why not?"""

    move: MoveGiven = Field(examples=["rome 2 gold"])


class GoBack(Ask):
    """Go back in a lesson."""

    to: Literal["step", "start"]


class Say(Ask):
    """Say something to the table."""

    text: Annotated[str, Field(max_length=LONG_CHAT), AfterValidator(sayable)]


class Propose(Ask):
    """Propose to the others."""

    kind: Literal["takeback", "end"]
    ply: int | None = Field(None, ge=0, le=MOST_PLY)


class Reply(Ask):
    """Agree, or not."""

    yes: bool


class StandIn(Ask):
    """Let a bot play a seat; null: its holder takes it back."""

    seat: Short
    bot: Short | None = Field(
        description="Which one is for the holder to say. For others the match says it, or else "
        "the holder has (`/substitute`)."
    )


class Substitute(Ask):
    """The bot that is to play for you when you are away; null: the usual one."""

    seat: Short | None = None
    bot: Short | None
