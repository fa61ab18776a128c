"""Finding moves by words, and folding lists of them."""

import pytest

from rubicon.cli.narrow import Choice, Range, exact, menu, narrow, nearest

TEXTS = [
    "end movement",
    "march Sicilia",
    "march Sicilia 1 legion",
    "march Sicilia 3 legions",
    "march Sicilia 3 legions 1 servant",
    "march Gallia Cisalpina 3 legions",
    "sail Sicilia 13 legions",
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("march sicilia 3", [3, 4]),
        ("MARCH SIC", [1, 2, 3, 4]),
        ("march to sicilia with 3 legions 1 servant", [4]),
        ("1 legions", [2]),
        ("cis", [5]),
        ("3 sicilia", [3, 4]),
        ("sicilia 13", [6]),
        ("march 13", []),
        ("", [0, 1, 2, 3, 4, 5, 6]),
        ("nonsense", []),
    ],
)
def test_words_narrow_the_moves(typed: str, found: list[int]) -> None:
    assert narrow(typed, TEXTS) == found


def test_a_text_is_exact_only_in_full() -> None:
    assert exact("March  sicilia", TEXTS) == 1
    assert exact("march sic", TEXTS) is None


def test_the_nearest_is_the_shortest_that_fits() -> None:
    assert nearest("sicilia 3", TEXTS) == 3
    assert nearest("nonsense", TEXTS) is None


def travel(verb: str, to: str, legions: int) -> Choice:
    text = f"{verb} {to} {legions} legions"
    return Choice(text, (("verb", verb), ("to", to), ("legions", legions)))


CHOICES = [
    Choice("end movement", (("verb", "end movement"),)),
    *(travel("march", to, n) for to in ("Gallia Cisalpina", "Gallia Ulterior") for n in (2, 3, 4)),
    *(travel("sail", "Asia", n) for n in (2, 3)),
]


def test_a_short_list_is_not_folded() -> None:
    lines = menu(CHOICES, range(len(CHOICES)), limit=9)
    assert [line.typed for line in lines] == [choice.text for choice in CHOICES]


def test_a_long_list_is_folded_alike_and_says_in_what_moves_differ() -> None:
    lines = menu(CHOICES, range(len(CHOICES)), limit=8)
    assert [(line.typed, line.differ) for line in lines] == [
        ("end movement", ()),
        ("march Gallia Cisalpina ...", (Range("legions", 2, 4),)),
        ("march Gallia Ulterior ...", (Range("legions", 2, 4),)),
        ("sail Asia ...", (Range("legions", 2, 3),)),
    ]
    assert sorted(i for line in lines for i in line.members) == list(range(len(CHOICES)))


def test_a_very_long_list_is_folded_by_verb() -> None:
    lines = menu(CHOICES, range(len(CHOICES)), limit=3)
    assert [line.typed for line in lines] == ["end movement", "march Gallia ...", "sail Asia ..."]


def test_a_group_that_was_picked_is_always_unfolded_once() -> None:
    lines = menu(CHOICES, (1, 2, 3), limit=1)
    assert len(lines) == 3


def test_a_word_that_stands_whole_is_meant_before_one_that_begins_so() -> None:
    texts = ["place Rome I in Etruria", "place Rome II in Etruria", "place Rome III in Etruria"]
    assert narrow("place rome i", texts) == [0]
    assert narrow("place rome ii etr", texts) == [1]
    assert narrow("place rome", texts) == [0, 1, 2]


def test_a_number_may_stand_for_a_numeral() -> None:
    texts = ["buy Velites for army I", "buy Velites for army II", "levy card 2"]
    assert narrow("buy vel 2", texts) == [1]
    assert narrow("levy 2", texts) == [2]
