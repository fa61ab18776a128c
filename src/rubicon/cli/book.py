"""The rulebook in the terminal: whole, by chapter, or by paragraph, without Markdown."""

import re
from collections.abc import Iterator

from rubicon.cli.saying import say
from rubicon.core.reading import read_number
from rubicon.rulebook import Chapter, Paragraph, Rulebook, load_rulebook
from rubicon.words import written

MARKS = re.compile(r"\*\*|\*|`")
AROUND_NUMBERS = "()§. "


def pages(game: str, number: str | None) -> list[str]:
    """What a number names, or the whole book; BadInput if it names nothing."""
    book = load_rulebook(game)
    wanted = (number or "").strip(AROUND_NUMBERS)
    if number is None:
        return list(whole(book))
    chapter = read_number(wanted)
    if chapter is not None:
        return list(chapter_pages(book.chapter(chapter)))
    return [paragraph_page(book.paragraph(wanted))]


def whole(book: Rulebook) -> Iterator[str]:
    """The book from its title on."""
    yield book.title
    if book.introduction:
        yield bare(book.introduction)
    for chapter in book.chapters:
        yield from chapter_pages(chapter)


def chapter_pages(chapter: Chapter) -> Iterator[str]:
    """A chapter's title and paragraphs."""
    yield f"{chapter.number}. {chapter.title}"
    if chapter.introduction:
        yield bare(chapter.introduction)
    yield from (paragraph_page(paragraph) for paragraph in chapter.paragraphs)


def paragraph_page(paragraph: Paragraph) -> str:
    """A paragraph with its number."""
    text = bare(paragraph.text)
    if paragraph.is_note:
        return str(say("note", number=paragraph.number, text=written(text)))
    return f"{paragraph.number} {text}"


def bare(text: str) -> str:
    """Text without the marks of Markdown."""
    return MARKS.sub("", text)
