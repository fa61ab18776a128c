"""Every sentence that a person reads is an entry of a catalogue; code says which, and with what.

A `Phrase` is an id and fields; a `Language` forms the sentence. The page does the same with the
same files (`web/src/lib/words.ts`), so that the server sends ids and fields and no text.
"""

from rubicon.words.language import Language, current, language, languages, nearest, sources, use
from rubicon.words.phrase import Listed, Named, Phrase, as_it_is, quoted, shown, written
from rubicon.words.scopes import Scope, scope_names

__all__ = [
    "Language",
    "Listed",
    "Named",
    "Phrase",
    "Scope",
    "as_it_is",
    "current",
    "language",
    "languages",
    "nearest",
    "quoted",
    "scope_names",
    "shown",
    "sources",
    "use",
    "written",
]
