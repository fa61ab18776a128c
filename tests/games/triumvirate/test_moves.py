"""Words, fields and ints of moves."""

import pytest

from games.triumvirate.table import settled
from rubicon.core.errors import BadInput

RULES = settled()


def test_every_move_survives_words_and_fields() -> None:
    moves = list(RULES.grammar.universe())
    assert len(moves) == len(set(moves)) == 1 + 2 + 4 * 27
    for move in moves:
        assert RULES.grammar.parse(RULES.grammar.words(move)) == move
        assert RULES.grammar.from_fields(RULES.grammar.fields(move)) == move


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("play c7", "play Caesar 7"),
        ("PLAY  Caesar7", "play Caesar 7"),
        ("play caesar-7", "play Caesar 7"),
        ("pledge K0", "pledge Crassus 0"),
        ("pledge Nothing", "pledge nothing"),
        ("deal P3 to claudii", "deal Pompeius 3 to Claudii"),
        ("dealer aemilii", "dealer Aemilii"),
    ],
)
def test_other_ways_to_say_it(text: str, words: str) -> None:
    assert RULES.grammar.words(RULES.grammar.parse(text)) == words


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "'' is not a move"),
        ("play", "'play' is not a move"),
        ("march Caesar 7", "is not a move"),
        ("deal Caesar 7", "is not a move"),
        ("dealer", "is not a move"),
        ("pledge", "is not a move"),
        ("play Caesar 9", "There is no card 'caesar 9'"),
        ("play Sulla 7", "There is no card 'sulla 7'"),
        ("play seven", "There is no card 'seven'"),
        ("dealer Julii", "There is no seat 'julii'"),
    ],
)
def test_what_is_no_move(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        RULES.grammar.parse(text)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({}, "no field 'verb'"),
        ({"verb": "play"}, "no field 'card'"),
        ({"verb": "deal", "card": "Caesar 7"}, "no field 'seat'"),
        ({"verb": "march"}, "no verb 'march'; there are dealer, deal, play, pledge"),
        ({"verb": "play", "card": 7}, "no card '7'"),
        ({"verb": "dealer", "seat": None}, "no seat 'None'"),
    ],
)
def test_fields_that_mean_nothing(fields: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        RULES.grammar.from_fields(fields)
