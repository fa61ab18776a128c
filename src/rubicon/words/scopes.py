"""Where the catalogues are: a file for each scope and language.

The scopes `core`, `terminal`, `server` and `page` are here; each game has one of its own, in its
folder. `RUBICON_WORDS` names a further folder, for translators: `<folder>/de/core.ftl`.
"""

import logging
import os
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from rubicon.words.phrase import Phrase

ENGLISH = "en"
SUFFIX = ".ftl"
FURTHER = "RUBICON_WORDS"
CODE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*")
"""A language, as browsers name it."""
log = logging.getLogger(__name__)
FOLDERS: dict[str, Traversable] = {
    name: files("rubicon.words") / name for name in ("core", "terminal", "server", "page")
}


class Scope:
    """A catalogue's name; called with an entry and fields it makes a phrase of it."""

    def __init__(self, name: str, folder: Traversable | None = None) -> None:
        self.name = name
        if folder is not None:
            FOLDERS[name] = folder

    def __call__(self, entry: str, /, **fields: Any) -> Phrase:
        """A phrase of this scope."""
        return Phrase(f"{self.name}.{entry}", fields)


def scope_names() -> list[str]:
    """The scopes that are known so far."""
    return list(FOLDERS)


def further_folder() -> Path | None:
    """Where somebody keeps a language that is not part of Rubicon yet."""
    named = os.environ.get(FURTHER)
    return Path(named) if named else None


def source(scope: str, language: str) -> str | None:
    """The text of a catalogue; None if it is not translated."""
    further = further_folder()
    if further is not None and (further / language / f"{scope}{SUFFIX}").is_file():
        return further_source(further / language / f"{scope}{SUFFIX}")
    if scope not in FOLDERS:
        return None
    file = FOLDERS[scope] / f"{language}{SUFFIX}"
    return file.read_text("utf-8") if file.is_file() else None


def further_source(file: Path) -> str | None:
    """A catalogue of somebody's own; None, and a line in the log, if it is no text."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        log.warning("%s can't be read: %s", file, error)
        return None


def known_languages() -> list[str]:
    """The languages into which the words that all games share are translated, English first."""
    here = {
        file.name.removesuffix(SUFFIX)
        for file in FOLDERS["core"].iterdir()
        if file.name.endswith(SUFFIX)
    }
    further = further_folder()
    if further is not None and further.is_dir():
        here |= {
            one.name
            for one in further.iterdir()
            if CODE.fullmatch(one.name) and (one / f"core{SUFFIX}").is_file()
        }
    return [ENGLISH, *sorted(here - {ENGLISH})]
