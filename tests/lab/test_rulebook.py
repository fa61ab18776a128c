"""Reading a rulebook."""

import pytest

from rubicon.core.errors import BadInput
from rubicon.registry import GAMES
from rubicon.rulebook import Rulebook, find_document, load_rulebook

TEXT = """# A game: the rules

For anybody.

## 1. The board

What there is.

**1.1** *(note)* Boards are
flat.

**1.2** A board has fields.

More on fields:

- one
- two

## 2. Moves
**2.1** A move goes from field to field over the board.

**2.10** Fields, fields, fields.
"""


def test_a_book_is_taken_apart() -> None:
    book = Rulebook(TEXT)
    assert (book.title, book.introduction) == ("A game: the rules", "For anybody.")
    assert book.numbers() == ["1.1", "1.2", "2.1", "2.10"]
    assert book.binding() == ["1.2", "2.1", "2.10"]
    assert book.paragraph("1.1").text == "Boards are flat."
    assert book.paragraph("1.1").is_note
    assert book.paragraph("1.2").text.startswith("A board has fields.\n\nMore on fields:")


def test_chapters_have_titles_and_introductions() -> None:
    book = Rulebook(TEXT)
    first, second = book.chapters
    assert (first.number, first.title, first.introduction) == (1, "The board", "What there is.")
    assert second.introduction == ""
    assert [paragraph.number for paragraph in book.chapter(2).paragraphs] == ["2.1", "2.10"]


def test_a_book_may_do_without_chapters() -> None:
    book = Rulebook("# Short\n\nHello.\n\n**1.1** One.\n\n**1.2** Two.")
    assert (book.introduction, book.numbers(), book.chapters) == ("Hello.", ["1.1", "1.2"], ())


def test_what_a_paragraph_is_about_comes_first() -> None:
    book = Rulebook(TEXT)
    assert [hit.number for hit in book.search("field")] == ["2.10", "1.2", "2.1"]
    assert [hit.number for hit in book.search("Board move")] == ["2.1"]
    assert book.search("elephants") == []
    assert book.search("") == []


@pytest.mark.parametrize(
    ("number", "sentence"),
    [("2.3", "chapter 2 goes from 2.1 to 2.10"), ("7.1", "the chapters are 1 to 2")],
)
def test_a_number_that_is_not_there_is_refused(number: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        Rulebook(TEXT).paragraph(number)


def test_a_chapter_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="There is no chapter 3; the chapters are 1 to 2"):
        Rulebook(TEXT).chapter(3)
    with pytest.raises(BadInput, match="the chapters are none"):
        Rulebook("# Nothing").chapter(1)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_rulebook(game: str) -> None:
    book = load_rulebook(game)
    assert [chapter.number for chapter in book.chapters] == list(range(1, len(book.chapters) + 1))
    assert all(paragraph.text for paragraph in book.paragraphs.values())


def test_a_missing_rulebook_is_named() -> None:
    assert find_document("no_such_game", "rules.md") is None
    with pytest.raises(BadInput, match="The rulebook of no_such_game is missing"):
        load_rulebook("no_such_game")
