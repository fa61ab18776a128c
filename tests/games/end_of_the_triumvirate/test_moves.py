"""Moves in words and in fields: what is understood, and what is said of the rest."""

from typing import Any

import pytest

from games.end_of_the_triumvirate.table import settled
from rubicon.core.errors import BadInput

EXAMPLES: list[tuple[str, dict[str, Any]]] = [
    ("take 2 gold in Italia", {"verb": "take", "province": "Italia", "what": "gold", "amount": 2}),
    (
        "take 1 legion in Italia",
        {"verb": "take", "province": "Italia", "what": "legions", "amount": 1},
    ),
    (
        "take 0 legions in Italia",
        {"verb": "take", "province": "Italia", "what": "legions", "amount": 0},
    ),
    ("rome 2 gold", {"verb": "rome", "gold": 2, "legions": 0, "provinces": []}),
    ("rome nothing", {"verb": "rome", "gold": 0, "legions": 0, "provinces": []}),
    ("rome 1 legion in Italia", {"verb": "rome", "gold": 0, "legions": 1, "provinces": ["Italia"]}),
    (
        "rome 1 gold 1 legion in Italia",
        {"verb": "rome", "gold": 1, "legions": 1, "provinces": ["Italia"]},
    ),
    (
        "rome 2 legions in Italia",
        {"verb": "rome", "gold": 0, "legions": 2, "provinces": ["Italia", "Italia"]},
    ),
    (
        "rome 2 legions in Italia and Africa",
        {"verb": "rome", "gold": 0, "legions": 2, "provinces": ["Italia", "Africa"]},
    ),
    (
        "march Hispania Citerior",
        {"verb": "march", "to": "Hispania Citerior", "legions": 0, "servants": 0},
    ),
    (
        "march Italia 3 legions 1 servant",
        {"verb": "march", "to": "Italia", "legions": 3, "servants": 1},
    ),
    (
        "sail Sicilia 1 legion 2 servants",
        {"verb": "sail", "to": "Sicilia", "legions": 1, "servants": 2},
    ),
    ("place servant", {"verb": "place servant"}),
    ("end movement", {"verb": "end movement"}),
    (
        "draw 1 Caesar 2 Crassus",
        {"verb": "draw", "weapons": {"Caesar": 1, "Pompeius": 0, "Crassus": 2}},
    ),
    ("collect gold", {"verb": "collect", "take": True}),
    ("leave gold", {"verb": "collect", "take": False}),
    ("escape Africa", {"verb": "escape", "province": "Africa"}),
    ("claim political", {"verb": "claim", "track": "political"}),
    ("improve military", {"verb": "improve", "track": "military"}),
    ("persuade", {"verb": "persuade"}),
    ("dissuade Crassus", {"verb": "dissuade", "seat": "Crassus"}),
    ("arm", {"verb": "arm"}),
    ("end turn", {"verb": "end turn"}),
    ("station Africa", {"verb": "station", "province": "Africa"}),
]


@pytest.mark.parametrize(("words", "fields"), EXAMPLES, ids=[words for words, _ in EXAMPLES])
def test_words_and_fields_mean_the_same_move(words: str, fields: dict[str, Any]) -> None:
    rules = settled()
    move = rules.grammar.parse(words)
    assert rules.grammar.words(move) == words
    assert rules.grammar.fields(move) == fields
    assert rules.grammar.from_fields(fields) == move


@pytest.mark.parametrize(
    ("loosely", "words"),
    [
        ("  END   turn ", "end turn"),
        ("march to italia with 2 legions", "march Italia 2 legions"),
        ("march ITA 1 legions 2 servant", "march Italia 1 legion 2 servants"),
        ("march HCI with 1 servant", "march Hispania Citerior 1 servant"),
        ("Sail sic", "sail Sicilia"),
        ("escape to AFR", "escape Africa"),
        ("station in AFR", "station Africa"),
        ("rome 2 legions in AFR and ITA", "rome 2 legions in Italia and Africa"),
        ("draw 2 crassus", "draw 2 Crassus"),
        ("Improve Political", "improve political"),
        ("dissuade POMPEIUS", "dissuade Pompeius"),
        ("Collect Gold", "collect gold"),
    ],
)
def test_words_may_be_written_loosely(loosely: str, words: str) -> None:
    rules = settled()
    assert rules.grammar.words(rules.grammar.parse(loosely)) == words


@pytest.mark.parametrize(
    "words",
    [
        "",
        "dance",
        "march",
        "take gold",
        "take 2 elephants in Italia",
        "rome",
        "rome 2 elephants",
        "rome 3 legions in Italia",
        "rome 1 legion in Italia and Africa",
        "draw",
        "draw 1",
        "draw 1 Caesar 1 Caesar",
        "escape",
        "improve",
        "dissuade",
        "end",
    ],
)
def test_what_is_no_move_is_answered_with_examples(words: str) -> None:
    with pytest.raises(BadInput, match="is not a move; moves look like 'march Italia 2 legions'"):
        settled().grammar.parse(words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("march Britannia", "There is no province 'Britannia' on this board."),
        ("escape Roma", "There is no province 'Roma' on this board."),
        ("improve magic", "There is no track 'magic'; there are political and military."),
        ("dissuade Cicero", "There is no seat 'Cicero'; there are Caesar, Pompeius, Crassus."),
        ("march Italia 61 legions", "61 is not a possible number of legions; the most is 60."),
        ("march Italia 7 servants", "7 is not a possible number of civil servants; the most is 6."),
        ("take 10 gold in Italia", "10 is not a possible amount of gold; the most is 9."),
        ("rome 3 gold", "3 is not a possible amount of gold from Rome; the most is 2."),
        ("rome 1 gold 2 legions in Italia", "Rome never sends more than 2 things a turn."),
        ("draw 1 Cicero", "There are no weapons of 'cicero' in the bag."),
        ("draw x Caesar", "x is not a possible number of weapons; the most is 3."),
        ("draw 2 Caesar 2 Crassus", "A draw has one to 3 weapons, not 4."),
        ("draw 0 Caesar", "A draw has one to 3 weapons, not 0."),
    ],
)
def test_a_move_with_something_unknown_in_it_is_named(words: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        settled().grammar.parse(words)
    assert str(error.value) == sentence


def test_with_two_players_crassus_has_weapons_but_no_seat() -> None:
    rules = settled(2)
    assert rules.grammar.words(rules.grammar.parse("draw 1 Crassus")) == "draw 1 Crassus"
    with pytest.raises(BadInput, match="There is no seat 'Crassus'; there are Caesar, Pompeius"):
        rules.grammar.parse("dissuade Crassus")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({}, "The move has no field 'verb'."),
        ({"verb": "march"}, "The move has no field 'to'."),
        ({"verb": "take", "province": "Italia"}, "The move has no field 'what'."),
        ({"verb": "draw"}, "The move has no field 'weapons'."),
        ({"verb": "escape"}, "The move has no field 'province'."),
        ({"verb": "improve"}, "The move has no field 'track'."),
        ({"verb": "dissuade"}, "The move has no field 'seat'."),
        ({"verb": "collect"}, "The move has no field 'take'."),
        (
            {"verb": "take", "province": "Italia", "what": "wine", "amount": 1},
            "There is no supply of 'wine'; there are gold and legions.",
        ),
        (
            {"verb": "rome", "provinces": "Italia"},
            "The move's field 'provinces' can't be 'Italia'.",
        ),
        (
            {"verb": "rome", "legions": 2, "provinces": ["Italia"]},
            "The move must name a province for each of Rome's legions.",
        ),
        ({"verb": "draw", "weapons": 3}, "The move's field 'weapons' can't be 3."),
        ({"verb": "collect", "take": "no"}, "The move's field 'take' can't be 'no'."),
        (
            {"verb": "march", "to": "Italia", "legions": -1},
            "-1 is not a possible number of legions; the most is 60.",
        ),
    ],
)
def test_fields_that_mean_nothing_are_named(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        settled().grammar.from_fields(fields)
    assert str(error.value) == sentence


def test_an_unknown_verb_is_answered_with_all_verbs() -> None:
    with pytest.raises(BadInput, match="There is no verb 'dance'; there are take, rome, march"):
        settled().grammar.from_fields({"verb": "dance"})


def test_fields_for_company_may_be_left_out() -> None:
    rules = settled()
    assert rules.grammar.from_fields({"verb": "march", "to": "Italia"}) == rules.grammar.parse(
        "march Italia"
    )
    assert rules.grammar.from_fields({"verb": "rome"}) == rules.grammar.parse("rome nothing")


@pytest.mark.parametrize(("players", "gift"), [(3, 2), (3, 1), (2, 2)])
def test_the_universe_holds_every_move_once_and_round_trips(players: int, gift: int) -> None:
    rules = settled(players, {"rome_gift": gift})
    universe = list(rules.grammar.universe())
    assert len(set(universe)) == len(universe)
    known = set(universe)
    for words, _ in EXAMPLES:
        if gift == 2 and (players == 3 or words != "dissuade Crassus"):
            assert rules.grammar.parse(words) in known
    sample = universe[::37]
    assert [rules.grammar.parse(rules.grammar.words(move)) for move in sample] == sample
    assert [rules.grammar.from_fields(rules.grammar.fields(move)) for move in sample] == sample
