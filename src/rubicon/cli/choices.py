"""Reading what several commands are given in the same form."""

from collections.abc import Iterable

from rubicon.cli.saying import say
from rubicon.core.errors import BadInput
from rubicon.words import quoted


def parse_options(pairs: Iterable[str]) -> dict[str, str]:
    """The options of a match from `name=value` pairs; BadInput if one has no '=' or comes twice."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not name or not value:
            raise BadInput(say("option-form", given=quoted(pair)))
        if name in options:
            raise BadInput(say("option-twice", name=quoted(name)))
        options[name] = value
    return options
