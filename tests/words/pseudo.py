"""A language that is English in disguise.

If you see plain letters in it, you have found a sentence that comes from no catalogue.
"""

import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from rubicon.registry import GAMES, find_game
from rubicon.words import scope_names
from rubicon.words.scopes import ENGLISH, SUFFIX, source

CODE = "en-XA"
OPENS, CLOSES = "⟦", "⟧"
"""Around the text of each entry, so that one sees where it begins and where it ends."""
DISGUISE = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒğħíĵķłɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ",
)
WORD = re.compile(r"[^\W\d_]+")
SHORTEST = 2
"""Single letters stand for seats and cards, or number things."""


# ---- making the language -------------------------------------------------------------------------


def write(folder: Path) -> None:
    """Write the catalogues of the language into a folder, for RUBICON_WORDS."""
    for game in GAMES:
        find_game(game)  # which makes its scope known
    import_module("toy.curia_game")
    texts = {scope: source(scope, ENGLISH) or "" for scope in scope_names()}
    choices = Choices()
    for text in texts.values():
        choices.visit(FluentParser().parse(text))
    target = folder / CODE
    target.mkdir(parents=True, exist_ok=True)
    for scope, text in texts.items():
        (target / f"{scope}{SUFFIX}").write_text(disguised(text, choices.attributes), "utf-8")


def disguised(text: str, choosing: Iterable[str] = ()) -> str:
    """A catalogue in disguise; attributes by which others choose stay as they are."""
    resource = FluentParser().parse(text)
    Disguise(set(choosing)).visit(resource)
    return FluentSerializer().serialize(resource)


class Choices(Visitor):
    """Gathers the attributes by which entries choose: `number` of `{ $seat-number -> ... }`."""

    def __init__(self) -> None:
        self.attributes: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """One choice."""
        if isinstance(node.selector, ast.VariableReference) and "-" in node.selector.id.name:
            self.attributes.add(node.selector.id.name.rpartition("-")[2])
        elif isinstance(node.selector, ast.TermReference) and node.selector.attribute is not None:
            self.attributes.add(node.selector.attribute.name)
        self.generic_visit(node)


class Letters(Visitor):
    """Whether there is anything to read in an entry besides its fields."""

    def __init__(self) -> None:
        self.found = False

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """A text."""
        self.found = self.found or WORD.search(node.value) is not None


class Disguise(Transformer):
    """Changes the letters of texts; what stands between braces is left alone."""

    def __init__(self, choosing: set[str]) -> None:
        self.choosing = choosing

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        """A text, perhaps one of several that are chosen from."""
        node.value = node.value.translate(DISGUISE)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        """An attribute, unless others choose by it."""
        return node if node.id.name in self.choosing else self.generic_visit(node)

    def visit_Message(self, node: ast.Message) -> ast.Message:
        """An entry, with a mark at either end if it has a text of its own."""
        letters = Letters()
        letters.visit(node.value)
        self.generic_visit(node)
        if node.value is not None and letters.found:
            node.value.elements = [
                ast.TextElement(OPENS),
                *node.value.elements,
                ast.TextElement(CLOSES),
            ]
        return node


# ---- finding what bypasses it --------------------------------------------------------------------


def plain_english(text: str, allowed: Iterable[str]) -> list[str]:
    """The words in plain letters that are left when all that is allowed has been taken out.

    What is allowed stands in one line, and is not part of a longer word.
    """
    known = sorted({one for one in allowed if one}, key=len, reverse=True)
    found = []
    for line in dict.fromkeys(text.splitlines()):
        rest = line
        if plain_words(line) and known:
            whole = "|".join(as_a_whole(one) for one in known if one in line)
            rest = re.sub(whole, " ", line) if whole else line
        found += plain_words(rest)
    return found


def plain_words(text: str) -> list[str]:
    """The words of plain letters, but for single ones."""
    return [word for word in WORD.findall(text) if word.isascii() and len(word) >= SHORTEST]


def as_a_whole(text: str) -> str:
    """A pattern for a text that is not part of a longer word."""
    before = r"(?<!\w)" if text[0].isalnum() else ""
    after = r"(?!\w)" if text[-1].isalnum() else ""
    return f"{before}{re.escape(text)}{after}"
