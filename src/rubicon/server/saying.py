"""How the server speaks: phrases of its own catalogue, and the language of their reader."""

from collections.abc import Iterator, Mapping

from rubicon.core.contract import Rules
from rubicon.words import Named, Phrase, Scope, language, nearest

say = Scope("server")
MOST_WISHES = 20
"""Languages that somebody may ask for at once; what is more is not looked at."""
REASON_BYTES = 120
"""A socket's last word may not be longer."""


def seat_of(rules: Rules, seat: int) -> Named:
    """A seat, as its game names it."""
    return Named(rules.seats[seat], rules.game.id)


def title_of(game: str) -> Phrase:
    """A game's title."""
    return Phrase(f"{game}.title")


def accepted(headers: Mapping[str, str]) -> str:
    """What a request says of its reader's languages."""
    return headers.get("accept-language", "")


def wished(header: str) -> list[str]:
    """The languages that an `Accept-Language` names, best first."""

    def read() -> Iterator[tuple[float, str]]:
        for part in header.split(",")[:MOST_WISHES]:
            code, _, weight = part.partition(";")
            try:
                worth = float(weight.partition("=")[2] or 1)
            except ValueError:
                worth = 0.0
            if worth > 0:
                yield worth, code.strip()

    # The order in which they were named decides between those that are worth the same.
    return [code for _, code in sorted(read(), key=lambda one: -one[0])]


def sentence(says: Phrase, header: str) -> str:
    """A phrase in the language that an `Accept-Language` asks for."""
    return language(nearest(wished(header))).say(says)


def last_word(says: Phrase, header: str) -> str:
    """The same, as short as the reason must be for which a socket is closed."""
    return sentence(says, header).encode()[:REASON_BYTES].decode(errors="ignore")
