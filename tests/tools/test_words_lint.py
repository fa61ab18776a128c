"""The check of catalogues: every entry is used, every phrase has its entry and all its fields."""

from __future__ import annotations

from pathlib import Path

import pytest

from words_lint import main

CATALOGUE = """greeting = Hello, { $name }, from { $place-is }.
parting = Goodbye.
label-march = March to { $to }
by-part = Part
"""
CODE = """from rubicon.words import Scope

say = Scope("core")
GREETING = say("greeting", name="Anna", place="Rome")


def part(of: str) -> object:
    return say(f"by-{of}"), say("parting")
"""


class Home:
    """A small repository, and what the check says of it."""

    def __init__(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self.capsys = capsys
        self.write("src/rubicon/words/core/en.ftl", CATALOGUE)
        self.write("src/rubicon/core/saying.py", CODE)
        self.write("web/src/lib/nothing.ts", "")

    def write(self, place: str, text: str) -> None:
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def check(self) -> str:
        """What is wrong; empty if nothing is."""
        code = main(self.root)
        said = self.capsys.readouterr().err
        assert code == (1 if said else 0)
        return said.strip()


@pytest.fixture
def home(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Home:
    return Home(tmp_path, capsys)


def test_a_sound_catalogue_is_passed_in_silence(home: Home) -> None:
    assert home.check() == ""


def test_a_phrase_without_an_entry_is_found(home: Home) -> None:
    home.write("src/rubicon/core/saying.py", CODE.replace('"parting"', '"parted"'))
    said = home.check()
    assert "src/rubicon/core/saying.py:8: the catalogue core has no entry 'parted'." in said
    assert "The entry 'parting' of the catalogue core is used nowhere." in said


def test_a_missing_field_is_found(home: Home) -> None:
    home.write("src/rubicon/core/saying.py", CODE.replace(', place="Rome"', ""))
    assert home.check() == "src/rubicon/core/saying.py:4: core.greeting speaks of place."


def test_a_scope_is_followed_through_imports(home: Home) -> None:
    home.write(
        "src/rubicon/core/more.py",
        "from rubicon.core.saying import say as tell\n\nLINE = tell('nowhere')\n",
    )
    assert home.check() == "src/rubicon/core/more.py:3: the catalogue core has no entry 'nowhere'."


def test_an_id_in_full_must_be_one(home: Home) -> None:
    home.write("src/rubicon/core/more.py", "ID = 'core.never'\nOTHER = 'other.thing'\n")
    assert home.check() == "src/rubicon/core/more.py: the catalogue core has no entry 'never'."


def test_what_is_put_together_must_fit_an_entry(home: Home) -> None:
    home.write("src/rubicon/core/saying.py", CODE.replace('f"by-{of}"', 'f"for-{of}"'))
    said = home.check()
    assert "has no entry like 'for-*'" in said
    assert "The entry 'by-part' of the catalogue core is used nowhere." in said


def test_the_page_uses_entries_too(home: Home) -> None:
    home.write("src/rubicon/words/page/en.ftl", "open = Open\ntab-log = Log\nunused = Nothing\n")
    home.write("web/src/routes/A.svelte", "{say('open')}{say(`tab-${tab}`)}")
    assert home.check() == "The entry 'unused' of the catalogue page is used nowhere."


def test_a_line_that_is_no_entry_is_named(home: Home) -> None:
    home.write("src/rubicon/words/core/en.ftl", CATALOGUE + "broken { $x\n")
    assert home.check().startswith("src/rubicon/words/core/en.ftl:5: ")


def test_an_entry_that_is_there_twice_is_named(home: Home) -> None:
    home.write("src/rubicon/words/core/en.ftl", CATALOGUE + "parting = Farewell.\n")
    assert home.check() == "src/rubicon/words/core/en.ftl: the entry parting is there twice."
