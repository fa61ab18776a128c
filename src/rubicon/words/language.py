"""A language: forms sentences from phrases. `web/src/lib/words.ts` does exactly the same."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from rubicon.words.phrase import AS_IT_IS, Json, Listed, Named, Phrase
from rubicon.words.scopes import ENGLISH, known_languages, scope_names, source

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

NAMES_KEPT = 10_000
NOTHING_TO_SAY = "{???}"
"""What Fluent itself says of a place that it can't fill: here, of an entry that names itself."""
NOT_IN_A_SLUG = re.compile(r"[^a-z0-9]+")
Arguments = dict[str, Any]


class Language:
    """Catalogues of one language; what they lack is said in English."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.bundles: dict[str, list[FluentBundle]] = {}
        self.names: dict[tuple[str, str, str], Arguments] = {}

    # ---- sentences ---------------------------------------------------------------------------

    def say(self, phrase: Phrase) -> str:
        """The sentence."""
        scope, _, entry = phrase.id.partition(".")
        found = self.find(scope, entry)
        if found is None:
            return phrase.id
        bundle, message = found
        return self.format(bundle, message.value, self.arguments(scope, phrase.fields))

    def knows(self, id_: str) -> bool:
        """Whether there is such an entry."""
        scope, _, entry = id_.partition(".")
        return self.find(scope, entry) is not None

    def find(self, scope: str, entry: str) -> "tuple[FluentBundle, Message] | None":
        """An entry, in this language or else in English."""
        for bundle in self.catalogues(scope):
            if bundle.has_message(entry):
                return bundle, bundle.get_message(entry)
        return None

    def catalogues(self, scope: str) -> "list[FluentBundle]":
        """The catalogues in which an entry is looked up, in order."""
        if scope not in self.bundles:
            from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # it is slow

            found = []
            for code in dict.fromkeys((self.code, ENGLISH)):
                text = source(scope, code)
                if text is not None:
                    bundle = FluentBundle([code, ENGLISH], use_isolating=False)
                    bundle.add_resource(FluentResource(text))
                    found.append(bundle)
            self.bundles[scope] = found
        return self.bundles[scope]

    def format(self, bundle: "FluentBundle", pattern: Any, arguments: Arguments) -> str:
        """A pattern with its places filled; where a field is missing, the pattern says its name."""
        try:
            return str(bundle.format_pattern(pattern, arguments)[0])
        except RecursionError:
            return NOTHING_TO_SAY

    # ---- fields ------------------------------------------------------------------------------

    def arguments(self, scope: str, fields: Mapping[str, Any]) -> Arguments:
        """What a sentence can speak of.

        Of a name: `$seat` is how it is said, `$seat-is` what it is, `$seat-number` and the like
        what its entry adds. Of a list: `$cards`, `$cards-count`, `$cards-kinds` (how many differ)
        and `$cards-first`; of a mapping `$weapons-caesar`.
        """
        found: Arguments = {}
        for name, value in fields.items():
            found |= self.argument(scope, name, value)
        return found

    def argument(self, scope: str, name: str, value: Any) -> Arguments:
        """One field."""
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int | float):
            return {name: value}
        if value is None:
            return {name: "", f"{name}-is": ""}
        if isinstance(value, str):
            return self.named(scope, name, value)
        if isinstance(value, Phrase):
            return self.said(name, value)
        if isinstance(value, Named):
            return self.named(value.of, name, value.name)
        if isinstance(value, Listed):
            return self.listed(scope, name, value)
        if isinstance(value, list | tuple):
            return self.listed(scope, name, Listed(tuple(value)))
        return self.from_mapping(scope, name, value)

    def from_mapping(self, scope: str, name: str, value: Mapping[str, Any]) -> Arguments:
        """A mapping: one of the forms that phrases take in JSON, or fields of a field."""
        if "id" in value and "fields" in value:
            return self.said(name, Phrase.from_json(value))
        if "name" in value and "of" in value:
            return self.named(value["of"], name, value["name"])
        if "list" in value and "by" in value:
            return self.listed(scope, name, Listed(tuple(value["list"]), value["by"]))
        found: Arguments = {}
        for key, one in value.items():
            found |= self.argument(scope, f"{name}-{slug(key)}", one)
        return found

    def named(self, scope: str, name: str, value: str) -> Arguments:
        """A name, with what its entry tells of it for agreement."""
        key = (scope, name, value)
        if key not in self.names:
            if len(self.names) >= NAMES_KEPT:  # a server hears of names without end
                self.names.clear()
            self.names[key] = self.look_up(f"{scope}.name-{slug(value)}", name, value)
        return self.names[key]

    def look_up(self, id_: str, name: str, value: str) -> Arguments:
        """The same, when it comes up for the first time."""
        scope, _, entry = id_.partition(".")
        found = self.find(scope, entry) if value else None
        if found is None:
            return {name: value, f"{name}-is": value}
        return self.with_attributes(name, found, {}) | {f"{name}-is": value}

    def said(self, name: str, phrase: Phrase) -> Arguments:
        """A phrase inside another one."""
        scope, _, entry = phrase.id.partition(".")
        found = self.find(scope, entry)
        if found is None:
            return {name: phrase.id}
        return self.with_attributes(name, found, self.arguments(scope, phrase.fields))

    def with_attributes(
        self, name: str, found: "tuple[FluentBundle, Message]", arguments: Arguments
    ) -> Arguments:
        """An entry's text, and each of its attributes."""
        bundle, message = found
        texts = {
            f"{name}-{key}": self.format(bundle, pattern, arguments)
            for key, pattern in message.attributes.items()
        }
        return {name: self.format(bundle, message.value, arguments)} | texts

    def listed(self, scope: str, name: str, row: Listed) -> Arguments:
        """Several things, joined as the language joins them."""
        texts = [
            str(item) if row.by == AS_IT_IS else self.text_of(scope, item) for item in row.items
        ]
        count: Arguments = {f"{name}-count": len(texts), f"{name}-kinds": len(set(texts))}
        if not texts:
            return {name: "", **count}
        count[f"{name}-first"] = texts[0]
        joined = texts.pop()
        kind = "pair"
        while texts:
            fields = {
                "first": Listed((texts.pop(),), AS_IT_IS),
                "rest": Listed((joined,), AS_IT_IS),
            }
            joined = self.say(Phrase(f"core.list-{row.by}-{kind}", fields))
            kind = "more"
        return {name: joined, **count}

    def text_of(self, scope: str, value: Any) -> str:
        """One thing of a row."""
        found = self.argument(scope, "it", value)["it"]
        return self.say(Phrase("core.number", {"it": found})) if is_number(found) else str(found)


def is_number(value: Any) -> bool:
    """Whether a field is a number, which each language writes in its own way."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def slug(text: str) -> str:
    """A name as part of an entry's id."""
    bare = unicodedata.normalize("NFD", text.lower())
    bare = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return NOT_IN_A_SLUG.sub("-", bare).strip("-")


# ---- which language ------------------------------------------------------------------------------


@cache
def language(code: str) -> Language:
    """A language by its code."""
    return Language(code)


class Chosen:
    """The language of this process: the terminal's. The server asks each reader's."""

    code = ENGLISH


def use(code: str) -> None:
    """Speak a language from now on, or the nearest there is."""
    Chosen.code = nearest([code])


def current() -> Language:
    """The language of this process."""
    return language(Chosen.code)


def languages() -> list[str]:
    """The codes of the languages that there are, English first."""
    return known_languages()


def nearest(wished: Iterable[str]) -> str:
    """The first of some languages that there is, by its code or by the part before the hyphen."""
    there = {code.lower(): code for code in known_languages()}
    for wish in wished:
        code = wish.strip().replace("_", "-").lower()
        if code in there:
            return there[code]
        if code.partition("-")[0] in there:
            return there[code.partition("-")[0]]
    return ENGLISH


def sources(code: str, scopes: Iterable[str] | None = None) -> Json:
    """The catalogues of a language, for programs that form sentences: by scope, best first."""
    wanted = scope_names() if scopes is None else scopes
    texts = {
        scope: [source(scope, one) for one in dict.fromkeys((code, ENGLISH))] for scope in wanted
    }
    return {
        scope: [without_comments(text) for text in found if text is not None]
        for scope, found in texts.items()
    }


def without_comments(text: str) -> str:
    """A catalogue as programs need it: what is said to translators stays here."""
    return re.sub(r"(?m)^#.*\n?", "", text)
