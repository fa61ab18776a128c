"""The verbs of Curia, each declared once."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rubicon.core.kinds import Field, Kind, Name, Number, Slot
from rubicon.core.verbs import Grammar, Layout, Verb
from rubicon.core.wording import Template, Values
from rubicon.words import written
from toy import curia as c
from toy.curia import Tables

EXAMPLES = ("bid 2", "pledge 1 0 2", "look Cassius", "add 4", "seal", "veto")
SLOTS = [Slot(c.BITS * i, c.BITS) for i in range(c.DICE + 1)]
PLEDGES = {3: "pledge", 5: "pledge_five"}
"""By the number of causes: a pledge in the forum has more fields, and another label."""
LAYOUT = Layout(SLOTS[0], tuple(SLOTS[1:]))


def make_grammar(seats: tuple[str, ...], causes: Sequence[str], t: Tables) -> Grammar:
    """All that can be said."""
    card = number("card", c.KINDS - 1)
    pledged = [number(name, c.MOST_PLEDGED) for name in causes]
    dies = [number(f"die{i}", 6, least=1) for i in range(c.DICE)]
    seat = Name("seat", seats, lambda given: written(f"There is no senator {given.items[0]!r}."))
    most = min(c.MOST_PLEDGED, t.coins * len(seats))
    verbs = [
        verb(c.LETTER, "letter", [number("worth", c.LETTERS - 1)], by_chance=True, unordered=True),
        verb(c.DEAL, "deal", [card], by_chance=True, unordered=True),
        # The last who bids, seals or answers shows what all did.
        verb(c.BID, "bid", [number("coins", c.MOST_BID)], reveals=True),
        verb(
            *(c.PLEDGE, PLEDGES[len(causes)], pledged, Split),
            word="pledge",
            possible=lambda values: sum(values) <= most,
        ),
        verb(c.LOOK, "look", [("at", seat)], reveals=True),
        verb(c.WAIT, "wait"),
        verb(c.ADD, "add", [card], reveals=True, goes_on=True),
        verb(c.SEAL, "seal", reveals=True),
        verb(c.VETO, "veto", reveals=True),
        verb(c.PASS, "pass", reveals=True),
        verb(c.ROLL, "roll", dies, by_chance=True, in_play=t.dice),
    ]
    return Grammar(verbs, LAYOUT, EXAMPLES)


def number(name: str, most: int, least: int = 0) -> tuple[str, Kind]:
    return name, Number(
        most,
        lambda given, **_: written(f"{given.items[0]} is no {name}; the most is {most}."),
        least,
    )


class Split(Template):
    """Coins on several causes: of all that could be said, only what is not too much in all."""

    def combos(self) -> Iterator[Values]:
        return (tuple(split) for split in c.splits(c.MOST_PLEDGED, len(self.fields_of)))


def verb(
    code: int,
    name: str,
    arguments: Iterable[tuple[str, Kind]] = (),
    form: type[Template] | None = None,
    word: str | None = None,
    **facts: Any,
) -> Verb:
    """A verb whose words are its name, or another word, and its arguments."""
    fields = tuple(
        Field(field, kind, slot)
        for (field, kind), slot in zip(arguments, LAYOUT.slots, strict=False)
    )
    words = " ".join([word or name, *(f"{{{field.name}}}" for field in fields)])
    return Verb(code, name, fields, words if form is None else form(words, fields), **facts)
