"""Sentences: prompts, events for those who may know, and the paragraphs they cite."""

import pytest

from games.triumvirate.table import A, Case, deciding, leading, started
from rubicon.core.state import EVERYTHING, WATCHER


def told(case: Case, words: str, viewer: int) -> list[str]:
    """What a viewer is told of a move."""
    state = case.state.clone()
    state.tell(True)
    state.apply(case.rules.grammar.parse(words))
    return [event.text for event in case.rules.events(state.told(), viewer)]


def test_prompts_say_who_and_what() -> None:
    assert str(started().rules.prompt(started().state)) == "Chance decides who deals first."
    dealing = started(first_dealer=A)
    assert str(dealing.rules.prompt(dealing.state)) == "The cards are being dealt."
    case = leading("C750", "C842")
    assert str(case.rules.prompt(case.state)) == "Aemilii, lead any card."
    case.play("play Caesar 7")
    prompt = "Claudii, reply to Caesar 7; follow suit if you can."
    assert str(case.rules.prompt(case.state)) == prompt
    case.play("play Caesar 8")
    prompt = "Aemilii, pledge one of your cards in secret, or nothing."
    assert str(case.rules.prompt(case.state)) == prompt


def test_a_card_dealt_is_told_to_its_receiver_only() -> None:
    case = started(first_dealer=A)
    words = "deal Caesar 7 to Claudii"
    assert told(case, words, 1) == ["The Claudii are dealt Caesar 7."]
    assert told(case, words, EVERYTHING) == ["The Claudii are dealt Caesar 7."]
    for viewer in (0, WATCHER):
        assert told(case, words, viewer) == ["The Claudii are dealt a card."]


def test_the_beginning_of_a_match() -> None:
    assert told(started(), "dealer Claudii", 0) == [
        "Chance has the Claudii deal first.",
        "Game 1, hand 1: the Claudii deal.",
        "11 cards are dealt to each house; 5 cards will be set aside.",
    ]


def test_a_trick() -> None:
    case = leading("C750", "P842").play("play Caesar 7")
    assert case.texts() == ["The Aemilii lead Caesar 7."]
    assert told(case, "play Pompeius 8", 0) == [
        "The Claudii have no Caesar and play Pompeius 8.",
        "Pompeius 8 wins the trick: 3 tricks for Pompeius.",
        "Pompeius is elected consul and has 1 consul marker.",
    ]
    assert leading("C750", "C842").trick("Caesar 7", "Caesar 4").texts()[1] == (
        "The Claudii follow with Caesar 4."
    )


def test_a_pledge_of_nothing_is_told_to_whoever_made_it() -> None:
    case = deciding("C75", "P75")
    assert told(case, "pledge nothing", 0) == ["The Aemilii decide to pledge nothing."]
    assert told(case, "pledge nothing", 1) == ["The Aemilii have decided on a pledge."]


def test_the_end_of_a_match_for_the_other_seat() -> None:
    case = leading(
        "C1 P42", "C24 P6", pledges=("", "C7"), consuls={"Caesar": 2}, markers=(1, 1)
    ).trick("Caesar 1", "Caesar 2")
    assert case.texts()[-1] == "The Claudii win the match, 2 to 1."
    assert case.events[-1].rules == ("8.1",)
    assert str(case.rules.prompt(case.state)) == "The match is over."


@pytest.mark.parametrize(
    ("case", "rule"),
    [
        (started, "2.1"),
        (lambda: started(first_dealer=A), "2.2"),
        (lambda: leading("C750", "C842"), "3.1"),
        (lambda: leading("C750", "C842").play("play Caesar 0"), "3.2"),
        (lambda: deciding("C75", "P75"), "5.1"),
        (lambda: deciding("C75", "P75").play("pledge nothing", "pledge nothing"), "6.2"),
    ],
)
def test_the_paragraph_that_matters(case: object, rule: str) -> None:
    assert callable(case)
    made = case()
    assert made.rules.relevant_rule(made.state) == rule
