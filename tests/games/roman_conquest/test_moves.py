"""Moves in words and in fields: what is understood, and what is said of the rest."""

from typing import Any

import pytest

from games.roman_conquest.table import settled
from rubicon.core.errors import BadInput

EXAMPLES: list[tuple[str, dict[str, Any]]] = [
    ("Caesar begins", {"verb": "begin", "seat": "Caesar"}),
    ("roll", {"verb": "roll"}),
    ("collect", {"verb": "collect"}),
    ("parade", {"verb": "parade"}),
    ("stay", {"verb": "stay"}),
    ("die 6", {"verb": "die", "number": 6}),
    ("go Carthago Nova", {"verb": "go", "to": "Carthago Nova"}),
    ("tokens 1 0 3", {"verb": "tokens", "ones": 1, "twos": 0, "threes": 3}),
    (
        "march Carthago Nova to Mare Ibericum I 1 troop",
        {"verb": "march", "home": "Carthago Nova", "to": "Mare Ibericum I", "troops": 1},
    ),
    (
        "march Roma to Etruria 4 troops",
        {"verb": "march", "home": "Roma", "to": "Etruria", "troops": 4},
    ),
    ("done", {"verb": "done"}),
    ("fight Roma", {"verb": "fight", "hex": "Roma"}),
    ("throw 6 4 2 +8", {"verb": "throw", "dice": {"troops": [6, 4, 2], "leader": 8}}),
    ("throw 1", {"verb": "throw", "dice": {"troops": [1], "leader": 0}}),
    ("recruit", {"verb": "recruit"}),
    ("decline", {"verb": "decline"}),
    ("twenty 13", {"verb": "twenty", "number": 13}),
]


@pytest.mark.parametrize(("words", "fields"), EXAMPLES)
def test_words_and_fields_mean_the_same(words: str, fields: dict[str, Any]) -> None:
    grammar = settled({"token_values": "drawn"}).grammar
    move = grammar.parse(words)
    assert grammar.words(move) == words
    assert grammar.fields(move) == fields
    assert grammar.from_fields(fields) == move


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("go to roma", "go Roma"),
        ("GO E10", "go Roma"),
        ("fight in Roma", "fight Roma"),
        ("throw 2 6 4 + 8", "throw 6 4 2 +8"),
        ("march e10 to Etruria 1 troops", "march Roma to Etruria 1 troop"),
    ],
)
def test_other_words_are_understood(said: str, meant: str) -> None:
    grammar = settled().grammar
    assert grammar.words(grammar.parse(said)) == meant


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("go Carthago", "There is no hex 'Carthago' on this board."),
        ("march Roma to Etruria 5 troops", "5 is not a possible number of troops; the most is 4."),
        ("march Roma to Etruria 0 troops", "0 is not a possible number of troops; the most is 4."),
        ("Cato begins", "There is no seat 'Cato'; there are Caesar, Pompeius, Crassus."),
        ("die 7", "7 is not on the die; the most is 6."),
        ("twenty 21", "21 is not on the die; the most is 20."),
        ("tokens 5 0 0", "5 is not a possible number of tokens; the most is 4."),
        ("throw 7", "'7' is not a throw of one to 4 dice, such as '6 4 2' or '5 3 +8'."),
        ("throw 6 6 6 6 6", "'6 6 6 6 6' is not a throw of one to 4 dice"),
        ("throw 6 +9", "'6 +9' is not a throw"),
        ("attack Roma", "is not a move"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(words: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        settled().grammar.parse(words)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("dice", [{}, {"troops": ["a"]}, {"troops": [6], "leader": 9}, 3.5])
def test_dice_that_are_none(dice: object) -> None:
    with pytest.raises(BadInput, match="is not a throw"):
        settled().grammar.from_fields({"verb": "throw", "dice": dice})


def test_a_single_die_may_be_given_as_a_word() -> None:
    grammar = settled().grammar
    assert grammar.words(grammar.from_fields({"verb": "throw", "dice": "3 5"})) == "throw 5 3"


def test_programs_are_told_what_dice_are() -> None:
    schema = settled().grammar.schema()
    (throw,) = [one for one in schema["oneOf"] if one["properties"]["verb"] == {"const": "throw"}]
    assert throw["properties"]["dice"]["required"] == ["troops", "leader"]


def test_orders_are_numbered_for_neighbours_only() -> None:
    rules = settled()
    assert rules.actions.size < 4000
    far = rules.grammar.parse("march Roma to Antiochia 1 troop")
    with pytest.raises(BadInput, match="no number"):
        rules.actions.number(far)
