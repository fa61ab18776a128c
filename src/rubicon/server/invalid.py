"""What is wrong with a request that does not have the shape it should have, in our own words."""

import re
from collections.abc import Callable
from typing import Any

from rubicon.server.asks import UNPRINTABLE, UNSTORABLE
from rubicon.server.saying import say
from rubicon.words import Listed, Phrase, quoted

Facts = dict[str, Any]
Wrong = Callable[[Facts], Phrase]
QUOTED = re.compile("'([^']*)'")
WRONG: dict[str, Wrong] = {
    "missing": lambda _: say("wrong-missing"),
    "extra_forbidden": lambda _: say("wrong-unknown"),
    "json_invalid": lambda _: say("wrong-json"),
    "string_type": lambda _: say("wrong-text"),
    "int_type": lambda _: say("wrong-whole-number"),
    "int_parsing": lambda _: say("wrong-whole-number"),
    "int_from_float": lambda _: say("wrong-whole-number"),
    "int_parsing_size": lambda _: say("wrong-whole-number"),
    "bool_type": lambda _: say("wrong-yes-or-no"),
    "bool_parsing": lambda _: say("wrong-yes-or-no"),
    "list_type": lambda _: say("wrong-list"),
    "dict_type": lambda _: say("wrong-object"),
    "model_attributes_type": lambda _: say("wrong-object"),
    "greater_than_equal": lambda facts: say("wrong-least", least=facts["ge"]),
    "less_than_equal": lambda facts: say("wrong-most", most=facts["le"]),
    "string_too_long": lambda facts: say("wrong-too-long", most=facts["max_length"]),
    "too_long": lambda facts: say("wrong-too-many", most=facts["max_length"]),
    "too_short": lambda facts: say("wrong-too-few", least=facts["min_length"]),
    "literal_error": lambda facts: wrong_choice(facts["expected"]),
    UNPRINTABLE: lambda _: say("wrong-unprintable"),
    UNSTORABLE: lambda _: say("wrong-unstorable"),
}
"""By the validator's own names of what can be wrong."""


def wrong_choice(expected: str) -> Phrase:
    """One of a few words was expected; the validator names them in quotes."""
    return say("wrong-choice", known=Listed.of(map(quoted, QUOTED.findall(expected)), "or"))


def what_is_wrong(error: Facts) -> Phrase:
    """The first thing that is wrong, and where."""
    known = WRONG.get(error["type"])
    wrong = say("wrong-kind") if known is None else known(error.get("ctx", {}))
    place = ".".join(str(part) for part in error["loc"] if part != "body")
    if not place:
        return say("invalid-request", wrong=wrong)
    return say("invalid", place=quoted(place), wrong=wrong)
