"""The terminal's own sentences, and its language."""

import os
from collections.abc import Mapping

from rubicon.core.contract import Rules
from rubicon.core.errors import BadInput
from rubicon.core.state import CHANCE
from rubicon.words import Listed, Named, Phrase, Scope, languages, nearest, quoted, use

say = Scope("terminal")
VARIABLE = "RUBICON_LANGUAGE"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Of these the first that is set names the language of the environment."""


def choose_language(given: str | None) -> None:
    """Speak the language that was asked for, else that of the environment, else English."""
    if given is None:
        use(wished(os.environ))
        return
    found = nearest([given])
    if not same_language(found, given):
        raise BadInput(
            say("no-such-language", given=quoted(given), known=Listed.of(languages(), "comma"))
        )
    use(found)


def wished(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, perhaps one that there is not."""
    if environment.get(VARIABLE):
        return environment[VARIABLE]
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    return locale.partition(".")[0].partition("@")[0]


def same_language(one: str, other: str) -> bool:
    """Whether two codes name the same language, perhaps of two countries."""
    first, second = (code.strip().replace("_", "-").partition("-")[0] for code in (one, other))
    return first.lower() == second.lower()


def seat_said(rules: Rules, seat: int) -> Named | Phrase:
    """A seat in a sentence, or chance."""
    return say("chance") if seat == CHANCE else Named(rules.seats[seat], rules.game.id)


def seats_said(rules: Rules) -> Listed:
    """All seats, as one may type them."""
    return Listed.of(rules.seats, "comma")
