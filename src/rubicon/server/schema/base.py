"""What all shapes share, and the shape of a refusal."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from rubicon.server.errors import Code


class Shape(BaseModel):
    """Every shape: nothing beside what is named here."""

    model_config = ConfigDict(extra="forbid")


class Told(Shape):
    """A sentence: an entry of a catalogue (`/api/words`), and what it is about."""

    id: str = Field(examples=["server.over"])
    fields: dict[str, Any]


class ErrorBody(Shape):
    """Why a request was refused."""

    says: Told
    text: str = Field(
        description="The same in the language of `Accept-Language`, for use by hand.",
        examples=["Legions may not stay behind without a governor (4.7)."],
    )
    rule: str | None = Field(examples=["4.7"])
    retry_after: int | None = Field(
        description="Seconds after which the same request may be sent again: a move that was "
        "stored after all is then refused, since it names its ply. Null: that would not help.",
        examples=[None],
    )
    code: Code = Field(examples=["illegal"])


class Error(Shape):
    """Every answer that is not a success."""

    error: ErrorBody
