"""Games, rulebooks, boards, and who you are."""

from typing import Any, Literal

from pydantic import Field

from rubicon.registry import GAMES
from rubicon.server.schema.base import Shape, Told


class Measured(Shape):
    """How a bot did against another, in the arena."""

    against: str
    share: float = Field(description="Of the wins, one seat against all others.")
    games: int


class BotAbout(Shape):
    """A bot that can be seated."""

    name: str = Field(
        description="What is said of it: the entry `core.bot-<name>`.", examples=["centurio"]
    )
    program: bool = Field(description="A program of the operator's: no entry speaks of it.")
    measured: dict[str, Measured] = Field(
        description="By number of players; empty where nothing was measured."
    )


class OptionAbout(Shape):
    """Something that can be set for a match."""

    name: str = Field(examples=["legion_cap"])
    rule: str = Field(examples=["8.2"])
    kind: Literal["reading", "number", "scenario"]
    values: list[str] | None
    least: int | None
    most: int | None
    seats: dict[str, list[str]] = Field(
        description="Where it decides who is in play: the seats, by value."
    )
    default: dict[str, int | str] = Field(description="By number of players.")


class ScenarioAbout(Shape):
    """A named board and start; the option `scenario` names it."""

    name: str
    players: list[int]
    options: dict[str, int | str] = Field(description="What is set unless a match says otherwise.")


class LessonAbout(Shape):
    """A lesson: `<game>.lesson-<id>` is its title, `<game>.lesson-<id>-about` tells more."""

    id: str
    minutes: int
    steps: int


class GameAbout(Shape):
    """A game, as the lobby shows it."""

    id: str = Field(
        description="Also the scope of its catalogue: `<id>.title`, `<id>.blurb`, "
        "`<id>.option-<name>`, `<id>.scenario-<name>`.",
        examples=[GAMES[0]],
    )
    players: list[int] = Field(examples=[[2, 3]])
    default_players: int
    minutes: tuple[int, int] = Field(examples=[[60, 90]])
    weight: float
    seat_names: list[str]
    bots: list[BotAbout]
    usual_bot: str = Field(description="For people who have not chosen.", examples=["centurio"])
    has_boards: bool
    scenarios: list[ScenarioAbout] = Field(description="Empty where there is one way to begin.")
    options: list[OptionAbout]
    lessons: list[LessonAbout] = Field(description="In the order in which they are to be done.")


class Paragraph(Shape):
    """A numbered paragraph of the rulebook."""

    number: str = Field(examples=["4.7"])
    text: str
    note: bool


class Chapter(Shape):
    """A chapter of the rulebook."""

    number: str
    title: str
    introduction: str
    paragraphs: list[Paragraph]


class RulebookText(Shape):
    """A rulebook."""

    title: str
    introduction: str
    chapters: list[Chapter]


class BoardSound(Shape):
    """A board that can be played on."""

    ok: Literal[True]
    says: Told


class Words(Shape):
    """The catalogues of a language."""

    language: str = Field(examples=["en"])
    languages: list[str] = Field(description="All that there are.", examples=[["en"]])
    words: dict[str, list[str]] = Field(
        description="By scope, in the Fluent format, best first: what one lacks the next one has."
    )


class Me(Shape):
    """Who you are here."""

    name: str = Field(examples=["Anna"])
    named: bool


class Here(Shape):
    """How others reach this server."""

    reachable: bool = Field(description="Whether it listens to other machines.")
    addresses: list[str] = Field(
        description="In the local network; told only to who sits at the same machine.",
        examples=[["http://192.168.1.20:8000"]],
    )


class DeviceLink(Shape):
    """A link that carries you to another device, once."""

    path: str = Field(examples=["/link/x3v…"])
    expires_in: int


class Claimed(Shape):
    """Who you are now."""

    name: str


class DeviceTold(Shape):
    """A browser that is signed in as you."""

    id: str
    label: str = Field(
        description="Browser and system; empty if unknown.", examples=["Firefox, Linux"]
    )
    created: float
    seen: float
    current: bool = Field(description="Whether it is the one that asks.")


class PasskeyTold(Shape):
    """A passkey of yours."""

    id: str
    label: str
    site: str = Field(description="The name of the host for which it was made.")
    created: float
    used: float | None


class Kept(Shape):
    """Everything by which you are known here."""

    devices: list[DeviceTold]
    passkeys: list[PasskeyTold]
    code_since: float | None = Field(description="Since when you have a recovery code.")


class RecoveryCode(Shape):
    """A code that brings you back, once. It is not shown again."""

    code: str = Field(examples=["7KX2M-0VQ4A-9TB3C-H5N8R-W6JYE"])


class Recovered(Shape):
    """Who you are now, and the code for the next time."""

    name: str
    code: str


class PasskeyAsked(Shape):
    """What the browser is to be asked, as WebAuthn's `parse…OptionsFromJSON` reads it."""

    options: dict[str, Any]
