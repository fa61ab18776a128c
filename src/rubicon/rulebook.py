"""Reading a game's rulebook: `rules.md` with its chapters and numbered paragraphs.

In a source tree it lies in `docs/games/<game>/`; the installed package has a copy beside the game.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from rubicon.core.contract import core
from rubicon.core.errors import BadInput
from rubicon.words import Phrase, quoted

CHAPTER = re.compile(r"## (\d+)\.[ ]+(.*)")
PARAGRAPH = re.compile(r"\*\*(\d+(?:\.\d+)+)\*\*\s+(\*\(note\)\*\s+)?(.*)", re.DOTALL)
WORD = re.compile(r"[a-z0-9.]*[a-z0-9]")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph; its lines are joined, its marks (`*`, backquotes) are kept."""

    number: str
    text: str
    is_note: bool
    """A note explains and binds nobody."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter with what it says before its first number."""

    number: int
    title: str
    introduction: str
    paragraphs: tuple[Paragraph, ...]


class Rulebook:
    """A rulebook, taken apart."""

    def __init__(self, text: str) -> None:
        blocks = [block.strip() for block in re.split(r"\n\s*\n", text.strip())]
        first = next((i for i, block in enumerate(blocks) if CHAPTER.match(block)), len(blocks))
        self.title = blocks[0].removeprefix("# ").strip()
        # A short book may do without chapters.
        self.introduction, loose = read_body(blocks[1:first])
        self.chapters = tuple(read_chapters(blocks[first:]))
        inside = (entry for chapter in self.chapters for entry in chapter.paragraphs)
        self.paragraphs = {entry.number: entry for entry in (*loose, *inside)}

    def numbers(self) -> list[str]:
        """Every number, notes too, in the order of the book."""
        return list(self.paragraphs)

    def binding(self) -> list[str]:
        """The numbers of the rules proper: all but the notes."""
        return [number for number, entry in self.paragraphs.items() if not entry.is_note]

    def paragraph(self, number: str) -> Paragraph:
        """One paragraph; BadInput if there is no such number."""
        if number in self.paragraphs:
            return self.paragraphs[number]
        chapter = number.partition(".")[0]
        inside = [known for known in self.paragraphs if known.startswith(f"{chapter}.")]
        if not inside:
            raise BadInput(core("no-such-rule", given=quoted(number), chapters=self.range()))
        within = {"chapter": chapter, "first": inside[0], "last": inside[-1]}
        raise BadInput(core("no-such-rule-in-chapter", given=quoted(number), **within))

    def chapter(self, number: int) -> Chapter:
        """One chapter; BadInput if there is no such number."""
        for chapter in self.chapters:
            if chapter.number == number:
                return chapter
        raise BadInput(core("no-such-chapter", given=str(number), chapters=self.range()))

    def range(self) -> Phrase:
        """The numbers of the chapters, in words."""
        numbers = [chapter.number for chapter in self.chapters]
        if not numbers:
            return core("none")
        return core("from-to", least=numbers[0], most=numbers[-1])

    def search(self, words: str) -> list[Paragraph]:
        """The paragraphs with all of the words or their beginnings, the most relevant first."""
        wanted = words_of(words)
        found = []
        for entry in self.paragraphs.values():
            has = words_of(entry.text)
            hits = [[i for i, word in enumerate(has) if word.startswith(want)] for want in wanted]
            if wanted and all(hits):
                # What a paragraph is about it names often, or soon.
                found.append((-sum(map(len, hits)), max(places[0] for places in hits), entry))
        return [entry for _, _, entry in sorted(found, key=lambda hit: hit[:2])]


def read_chapters(blocks: list[str]) -> list[Chapter]:
    """The chapters of a book that has been split at its blank lines."""
    starts = [i for i, block in enumerate(blocks) if CHAPTER.match(block)]
    ends = [*starts[1:], len(blocks)]
    return [
        read_chapter(blocks[start:end]) for start, end in zip(starts, ends, strict=bool(starts))
    ]


def read_chapter(blocks: list[str]) -> Chapter:
    """One chapter: a heading, perhaps an introduction, then numbered paragraphs."""
    heading, _, rest = blocks[0].partition("\n")
    match = CHAPTER.match(heading)
    assert match is not None  # read_chapters splits at headings
    body = [block for block in (rest, *blocks[1:]) if block]
    return Chapter(int(match[1]), match[2].strip(), *read_body(body))


def read_body(blocks: list[str]) -> tuple[str, tuple[Paragraph, ...]]:
    """What is said before the first number, and the paragraphs."""
    starts = [i for i, block in enumerate(blocks) if PARAGRAPH.match(block)]
    ends = [*starts[1:], len(blocks)]
    first = starts[0] if starts else len(blocks)
    paragraphs = (
        read_paragraph(joined(blocks[start:end]))
        for start, end in zip(starts, ends, strict=bool(starts))
    )
    return joined(blocks[:first]), tuple(paragraphs)


def read_paragraph(text: str) -> Paragraph:
    """One paragraph, from its number on."""
    match = PARAGRAPH.match(text)
    assert match is not None  # read_chapter splits at numbers
    return Paragraph(match[1], match[3], match[2] is not None)


def joined(blocks: list[str]) -> str:
    """Blocks with their lines joined, a blank line between them."""
    return "\n\n".join(" ".join(block.split()) for block in blocks)


def words_of(text: str) -> list[str]:
    return WORD.findall(text.lower())


# ---- finding the files ---------------------------------------------------------------------------


def find_document(game: str, name: str) -> str | None:
    """The text of a file of the game's documentation, as installed or from the source tree."""
    package = files("rubicon")
    installed = package / "games" / game / "data" / name
    if installed.is_file():
        return installed.read_text(encoding="utf-8")
    source = Path(str(package)).parents[1] / "docs" / "games" / game / name
    return source.read_text(encoding="utf-8") if source.is_file() else None


@cache
def load_rulebook(game: str) -> Rulebook:
    """The rulebook of a game; BadInput if it was not installed."""
    text = find_document(game, "rules.md")
    if text is None:
        raise BadInput(core("no-rulebook", game=game))
    return Rulebook(text)
