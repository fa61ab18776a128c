"""Languages: how a phrase becomes a sentence, and what is said where a translation is missing."""

from pathlib import Path

import pytest

from rubicon import words
from rubicon.core.errors import BadInput
from rubicon.words import Language, Listed, Named, Phrase, Scope, nearest, written
from rubicon.words.entries import read_entries
from rubicon.words.language import without_comments
from rubicon.words.scopes import FOLDERS

ENGLISH = """number = { $it }
sails = { $seat } { $seat-number ->
    [plural] sail
   *[other] sails
  } to { $to } with { $legions ->
    [0] no legions
    [one] { $legions } legion
   *[other] { $legions } legions
  }.
chooses = { $goods-is ->
    [gold] Gold { $goods }
   *[other] Other { $goods }
  }
shows = { $cards-count } cards: { $cards }.
weighs = { $weapons-caesar } and { $weapons-mare-nostrum }.
asks = { $sure ->
    [yes] Sure
   *[no] Not sure
  }
only = Only in English.
name-caesar = Caesar
    .number = singular
name-claudii = the Claudii
    .number = plural
name-gold = coins
"""
LATIN = """sails = { $seat } { $to } petit.
name-caesar = Gaius Iulius
"""


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scope:
    """A catalogue of its own, also in Latin."""
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "further" / "la").mkdir(parents=True)
    (tmp_path / "further" / "la" / "toy.ftl").write_text(LATIN, "utf-8")
    (tmp_path / "further" / "la" / "core.ftl").write_text("", "utf-8")
    monkeypatch.setenv("RUBICON_WORDS", str(tmp_path / "further"))
    monkeypatch.setitem(FOLDERS, "toy", tmp_path / "toy")
    return Scope("toy")


def test_numbers_agree(say: Scope) -> None:
    english = Language("en")
    for number, words_ in ((0, "no legions"), (1, "1 legion"), (2, "2 legions")):
        sentence = english.say(say("sails", seat="Caesar", to="Sicilia", legions=number))
        assert sentence == f"Caesar sails to Sicilia with {words_}."


def test_a_name_brings_its_number(say: Scope) -> None:
    sentence = Language("en").say(say("sails", seat="Claudii", to="Sicilia", legions=2))
    assert sentence == "the Claudii sail to Sicilia with 2 legions."


def test_a_name_of_another_scope(say: Scope) -> None:
    seat = Named("Claudii", "toy")
    assert Language("en").say(Phrase("core.as-written", {"text": seat})) == "the Claudii"


def test_a_choice_goes_by_what_a_name_is(say: Scope) -> None:
    assert Language("en").say(say("chooses", goods="gold")) == "Gold coins"
    assert Language("en").say(say("chooses", goods="grain")) == "Other grain"


def test_lists_mappings_and_flags(say: Scope) -> None:
    english = Language("en")
    assert english.say(say("shows", cards=["Caesar", "C7", 3])) == "3 cards: Caesar, C7 and 3."
    assert english.say(say("shows", cards=[])) == "0 cards: ."
    either = Listed.of(["a", "b"], "or")
    assert english.say(say("shows", cards=either)) == "2 cards: a or b."
    assert english.say(say("weighs", weapons={"Caesar": 1, "Mare Nostrum": 2})) == "1 and 2."
    assert english.say(say("asks", sure=True)) == "Sure"
    assert english.say(say("asks", sure=False)) == "Not sure"


def test_what_was_written_is_looked_up_nowhere(say: Scope) -> None:
    assert str(written("Caesar {x} -> gold")) == "Caesar {x} -> gold"


def test_another_language_falls_back_to_english(say: Scope) -> None:
    latin = Language("la")
    assert latin.say(say("sails", seat="Caesar", to="Sicilia", legions=1)) == (
        "Gaius Iulius Sicilia petit."
    )
    assert latin.say(say("only")) == "Only in English."


def test_an_unknown_entry_is_said_by_its_id(say: Scope) -> None:
    assert Language("en").say(say("nothing")) == "toy.nothing"
    assert Language("en").say(Phrase("nowhere.nothing")) == "nowhere.nothing"
    assert Language("en").say(say("only", of=say("nothing"))) == "Only in English."


def test_the_nearest_language_is_found(say: Scope) -> None:
    assert words.languages() == ["en", "la"]
    assert nearest(["la-VA"]) == "la"
    assert nearest(["fr", "LA"]) == "la"
    assert nearest(["fr_FR"]) == "en"
    assert nearest([]) == "en"


def test_the_language_of_the_process(say: Scope, monkeypatch: pytest.MonkeyPatch) -> None:
    phrase = say("sails", seat="Caesar", to="Sicilia", legions=1)
    words.use("la")
    try:
        words.language.cache_clear()
        assert str(phrase) == "Gaius Iulius Sicilia petit."
        assert str(BadInput(phrase)) == "Gaius Iulius Sicilia petit."
    finally:
        words.use("en")
        words.language.cache_clear()
    assert str(phrase) == "Caesar sails to Sicilia with 1 legion."


def test_sources_are_best_first(say: Scope) -> None:
    found = words.sources("la", ["toy"])
    assert found == {"toy": [LATIN, ENGLISH]}
    assert words.sources("en", ["toy"]) == {"toy": [ENGLISH]}


def test_what_is_said_to_translators_does_not_travel() -> None:
    text = "# One line\na = A # stays\n## Two\n### Three\nb =\n    # of b\n"
    assert without_comments(text) == "a = A # stays\nb =\n    # of b\n"


def test_the_fields_of_an_entry(say: Scope) -> None:
    entries = read_entries(ENGLISH, "toy")
    assert entries["sails"].fields == {"seat", "to", "legions"}
    assert entries["weighs"].fields == {"weapons"}
    assert entries["name-claudii"].attributes == ("number",)


def test_a_translation_that_is_no_text_is_left_out(
    say: Scope, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "further" / "la" / "toy.ftl").write_bytes(b"only = \xff\xfe")
    assert Language("la").say(say("only")) == "Only in English."
    assert "toy.ftl can't be read" in caplog.text


def test_an_entry_that_names_itself_ends_nothing(say: Scope, tmp_path: Path) -> None:
    (tmp_path / "further" / "la" / "toy.ftl").write_text("only = { only }\n", "utf-8")
    assert Language("la").say(say("only")) == "{???}"


def test_a_folder_that_is_no_language_is_passed_over(say: Scope, tmp_path: Path) -> None:
    (tmp_path / "further" / "日本").mkdir()
    (tmp_path / "further" / "日本" / "core.ftl").write_text("", "utf-8")
    assert words.languages() == ["en", "la"]
