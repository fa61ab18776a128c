"""What a lesson's file may hold; what it may not is told in one sentence."""

import pytest

from rubicon.core.errors import BadInput
from rubicon.lessons import find_lesson, lesson_names, load_lessons
from rubicon.lessons.lesson import Pattern, read_lesson
from toy.finding import CURIA, curia

HEAD = 'order = 1\nminutes = 2\nplayers = 2\nseat = "Brutus"\n'
STEP = '[[step]]\nid = "bid"\nexpect = "bid 2"\n'


def test_the_lessons_of_a_game_are_found_in_their_order() -> None:
    assert lesson_names(CURIA) == ["first-round", "whole-round"]
    assert [lesson.order for lesson in load_lessons(CURIA)] == [1, 2]
    first = find_lesson(CURIA, "first-round")
    assert find_lesson(CURIA, first.key) is first
    with pytest.raises(BadInput, match="no lesson 'third'; there are first-round, whole-round"):
        find_lesson(CURIA, "third")


def test_a_changed_file_is_another_lesson() -> None:
    one, other = (read_lesson("curia", "a", HEAD + STEP + more) for more in ("", "# more\n"))
    assert one.key != other.key


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("order = ", "it is not TOML: "),
        (HEAD, "the lesson lacks the field 'step'."),
        (HEAD + "step = 3", "the field 'step' of the lesson can't be 3."),
        (HEAD + "step = [3]", "the field 'step' of the lesson can't be 3."),
        (STEP, "the lesson lacks the field 'order'."),
        (HEAD.replace("2", "0", 1) + STEP, "the field 'minutes' of the lesson can't be 0."),
        (HEAD.replace('"Brutus"', '""') + STEP, "the lesson lacks the field 'seat'."),
        (HEAD.replace('"Brutus"', "1") + STEP, "the field 'seat' of the lesson can't be 1."),
        (HEAD + "seed = true\n" + STEP, "the field 'seed' of the lesson can't be True."),
        (HEAD + "start = [1]\n" + STEP, "the field 'start' of the lesson can't be 1."),
        (HEAD + "colour = 1\n" + STEP, "the lesson has no field 'colour'; there are order, "),
        (HEAD + STEP + STEP, "two steps are called 'bid'"),
        (HEAD + STEP.replace('"bid"', '"end"'), "two steps are called 'end'"),
        (HEAD + STEP.replace('id = "bid"\n', ""), "step 1 lacks the field 'id'."),
        (HEAD + STEP.replace('"bid"', '"Bid it"'), "'id' of step 'Bid it' can't be 'Bid it'."),
        (HEAD + STEP.replace('"bid 2"', "[]"), "step 'bid' lacks the field 'expect'."),
        (HEAD + STEP.replace('"bid 2"', "2"), "the field 'expect' of step 'bid' can't be 2."),
        (HEAD + STEP.replace('"bid 2"', "{a = {}}"), "'expect' of step 'bid' can't be {}."),
        (HEAD + STEP.replace('"bid 2"', "{a = {b = 1}}"), "of step 'bid' can't be {'b': 1}."),
        (HEAD + STEP + "wrong = [{verb = 1}]", "the field 'wrong' of step 'bid' can't be {"),
        (HEAD + STEP + 'wrong = [{says = "A b"}]', "the field 'wrong' of step 'bid' can't be {"),
        (HEAD + STEP + 'wrong = [{says = "a", move = 1}]', "'wrong' of step 'bid' can't be {"),
        (HEAD + STEP + 'wrong = [{says = "a", move = "x", b = 1}]', "of step 'bid' can't be {"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_one_sentence(text: str, told: str) -> None:
    with pytest.raises(BadInput) as error:
        read_lesson("curia", "a", text)
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_a_name_that_can_be_no_part_of_an_entry() -> None:
    with pytest.raises(BadInput, match="small letters, digits and hyphens only, unlike 'A b'"):
        read_lesson("curia", "A b", HEAD + STEP)


@pytest.mark.parametrize(
    ("fields", "words", "fits"),
    [
        ({}, "wait", True),
        ({"verb": "bid"}, "bid 2", True),
        ({"verb": ["wait", "bid"]}, "bid 2", True),
        ({"verb": "wait"}, "bid 2", False),
        ({"coins": {"least": 2}}, "bid 2", True),
        ({"coins": {"most": 1}}, "bid 2", False),
        ({"coins": {"least": 1, "most": 3}}, "bid 2", True),
        ({"verb": {"least": 1}}, "bid 2", False),
        ({"card": 1}, "bid 2", False),
    ],
)
def test_a_pattern_fits_moves_by_their_fields(
    fields: dict[str, object], words: str, fits: bool
) -> None:
    rules = curia()
    assert Pattern(None, fields).fits(rules, rules.grammar.parse(words)) is fits
