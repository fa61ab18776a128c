"""Reading what people and programs give: anything odd becomes BadInput, never a crash."""

import json
from typing import Any

from rubicon.core.contract import core
from rubicon.core.errors import BadInput
from rubicon.words import Phrase, quoted

MOST_DIGITS = 9
"""No number in any game is longer, and Python itself refuses to read very long ones."""


def read_number(text: str) -> int | None:
    """A whole number without a sign; None if the text is none, or is absurdly long."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def read_json(text: str, what: Phrase) -> Any:
    """JSON as Python has it; `what` names the text in the complaint."""
    try:
        return json.loads(text)
    except RecursionError:
        raise BadInput(core("nested-too-deep", what=what)) from None
    except ValueError as error:
        raise BadInput(core("not-json", what=what, why=quoted(error))) from None
