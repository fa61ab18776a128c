"""A game's balance in Markdown: wins by seat, endings and length, of games among equal bots."""

from collections.abc import Iterator, Sequence

from rubicon.core.contract import Json
from rubicon.core.errors import BadInput
from rubicon.lab.arena.strength import table
from rubicon.lab.arena.words import percent, plain

BEGIN = "<!-- figures: written by `rubicon balance` -->"
END = "<!-- end of figures -->"


def frame(text: str) -> tuple[str, str]:
    """What people wrote before and after the figures of a document; BadInput if it has no marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadInput(f"The document has no place for the figures: lines {BEGIN!r} and {END!r}.")
    return before, after


def with_figures(before: str, after: str, findings: Sequence[Json]) -> str:
    """A document with new figures."""
    parts = "\n\n".join("\n".join(section(found)) for found in findings)
    return f"{before}{BEGIN}\n\n{parts}\n\n{END}{after}"


def section(found: Json) -> Iterator[str]:
    """One arena."""
    question = found["question"]
    given = ", ".join(f"`{name}={value}`" for name, value in question["options"].items())
    yield f"### {question['players']} players, {given or 'default options'}"
    yield ""
    bots = " and ".join(f"`{bot}`" for bot in question["bots"])
    yield f"{found['games']:,} games among {bots}, par {found['par']:.1%}."
    yield ""
    yield from table(("seat", "wins, 95 %"), seats(found))
    yield ""
    yield from table(("ending", "games", "share"), endings(found))
    yield ""
    turns = found["length"]["turns"]
    yield (
        f"A game has {turns['mean']:.1f} turns on average, half have {turns['median']:g} or fewer; "
        f"the shortest {turns['least']}, the longest {turns['most']}."
    )
    yield ""
    codes, builds = ", ".join(found["code"]), ", ".join(found["builds"])
    version = question["rules_version"]
    yield f"`{found['command']}` (code {codes}, {builds}, rules version {version})"


def seats(found: Json) -> Iterator[tuple[str, str]]:
    """A row a seat."""
    for name, share in found["seat_shares"].items():
        yield name, percent(share)


def endings(found: Json) -> Iterator[tuple[str, str, str]]:
    """A row an ending."""
    for ending, row in found["endings"].items():
        yield plain(ending), f"{row['games']:,}", f"{row['games'] / found['games']:.1%}"
