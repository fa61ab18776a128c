"""Finding moves by typed words, and folding long lists of moves into short menus. All pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

FILLERS = {"to", "with", "the"}
"""Words that people put into moves and that tell nothing apart."""


def tokens_of(typed: str) -> list[str]:
    """The words that count, in small letters."""
    return [word for word in typed.lower().split() if word not in FILLERS]


ROMAN = {"1": "i", "2": "ii", "3": "iii", "4": "iv"}
"""Numbers that may stand for numerals of names."""


def fits(token: str, word: str) -> bool:
    """Whether a typed word means a word of a move: a number exactly, others by their beginning."""
    if token.isdecimal():
        return word in (token, ROMAN.get(token))
    return word.startswith(token) or token == word + "s"


def in_order(tokens: Sequence[str], words: Sequence[str]) -> bool:
    """Whether the tokens are found among the words one after another."""
    rest = iter(words)
    return all(any(fits(token, word) for word in rest) for token in tokens)


def in_any_order(tokens: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each token is found somewhere among the words."""
    return all(any(fits(token, word) for word in words) for token in tokens)


def narrow(typed: str, texts: Sequence[str]) -> list[int]:
    """The indices of the texts that the typed words can mean: in their order if any fits so.

    Of texts that differ in how many of the words stand in them whole, those with most are meant:
    `Rome I` is not `Rome II`.
    """
    tokens = tokens_of(typed)
    split = [text.lower().split() for text in texts]
    for test in (in_order, in_any_order):
        found = [i for i, words in enumerate(split) if test(tokens, words)]
        if found:
            whole = [sum(token in split[i] for token in tokens) for i in found]
            return [i for i, count in zip(found, whole, strict=True) if count == max(whole)]
    return []


def exact(typed: str, texts: Sequence[str]) -> int | None:
    """The text that was typed in full, if any."""
    wanted = " ".join(typed.lower().split())
    return next((i for i, text in enumerate(texts) if text.lower() == wanted), None)


def nearest(typed: str, texts: Sequence[str]) -> int | None:
    """The shortest text that the words can mean: what somebody who typed so little has in mind."""
    found = narrow(typed, texts)
    return min(found, key=lambda i: len(texts[i]), default=None)


# ---- menus ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a menu: one move, or several that begin alike, by their indices."""

    typed: str
    members: tuple[int, ...]
    differ: tuple["Range", ...] = ()
    """In what the members differ."""


@dataclass(frozen=True, slots=True)
class Range:
    """A number in which moves differ: `0-4 legions`."""

    field: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A move as menus see it: its words, and its fields in order."""

    text: str
    fields: tuple[tuple[str, object], ...]


def menu(choices: Sequence[Choice], members: Iterable[int], limit: int) -> list[Item]:
    """These moves in at most `limit` lines, if they fold so far, all of them alike."""
    groups = [tuple(members)]
    for depth in range(max(len(choices[i].fields) for i in groups[0])):
        finer = [part for group in groups for part in split(choices, group, depth)]
        if len(finer) > limit and len(groups) > 1:
            break
        groups = finer
    return [item(choices, group) for group in groups]


def split(choices: Sequence[Choice], group: tuple[int, ...], depth: int) -> list[tuple[int, ...]]:
    """A group by one field of its members."""
    parts: dict[str, list[int]] = {}
    for i in group:
        fields = choices[i].fields
        parts.setdefault(repr(fields[depth]) if depth < len(fields) else "", []).append(i)
    return [tuple(part) for part in parts.values()]


def item(choices: Sequence[Choice], group: tuple[int, ...]) -> Item:
    """A group as a line: the words its members share, and in what they differ."""
    if len(group) == 1:
        return Item(choices[group[0]].text, group)
    texts = [choices[i].text.split() for i in group]
    shared = shared_words(texts)
    return Item(" ".join([*shared, "..."]), group, spread([choices[i] for i in group]))


def shared_words(texts: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all begin; a number that waits for its noun is left off."""
    shared = []
    for words in zip(*texts, strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    while shared and shared[-1].isdecimal():
        shared.pop()
    return shared


def spread(choices: Sequence[Choice]) -> tuple[Range, ...]:
    """The ranges of the numbers in which moves differ."""
    ranges = []
    for name, first in choices[0].fields:
        if type(first) is not int:
            continue
        values = [value for c in choices for key, value in c.fields if key == name]
        numbers = [value for value in values if isinstance(value, int)]
        if min(numbers) != max(numbers):
            ranges.append(Range(name, min(numbers), max(numbers)))
    return tuple(ranges)
