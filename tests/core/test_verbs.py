"""Verbs declared once: words, fields and ints of a small game, and what can't be declared."""

from typing import Any

import pytest

from rubicon.core.errors import BadInput
from rubicon.core.kinds import Complaint, Field, Flag, Name, Number, Slot
from rubicon.core.verbs import Grammar, Layout, Verb
from rubicon.core.wording import Template
from rubicon.words import Phrase, written


def complaint(sentence: str) -> Complaint:
    """A complaint that is in no catalogue."""

    def complain(**fields: Any) -> Phrase:
        said = {name: str(Phrase("core.number", {"it": one})) for name, one in fields.items()}
        return written(sentence.format(**said))

    return complain


TOWNS = Name(
    "town", ("Ostia", "Nova Via"), complaint("There is no town '{given}'."), {"NV": 1}, is_open=True
)
SORTS = Name(
    "sort", ("oil", "carts"), complaint("No '{given}'."), {"cart": 1}, spoken=("oil", "cart~")
)
CARTS = Number(9, complaint("{given} carts? The most is {most}."))
DIE = Number(6, complaint("{given} is on no die."), least=1, only=(1, 6))
GATE = Flag("close", "open", complaint("A gate can't be {given}."))
VERB, A, B, C = Slot(0, 4), Slot(4, 4), Slot(8, 4), Slot(12, 4)
LAYOUT = Layout(VERB, (A, B, C))
DRIVE, BUY, SWING, STAY, STAY_ON, ROLL = range(1, 7)
VERBS = (
    Verb(
        DRIVE, "drive", (Field("to", TOWNS, A), Field("carts", CARTS, B), Field("mules", CARTS, C)),
        "drive (to) {to} (with) [{carts} cart~] [and {mules} mule~]",
    ),
    Verb(
        BUY, "buy", (Field("sort", SORTS, A), Field("number", CARTS, B)),
        "buy {number} {sort} now",
    ),
    Verb(SWING, "gate", (Field("open", GATE, A),), "{open} the gate", ends_turn=True),
    Verb(STAY_ON, "stay", (), "stay long", fixed={"how": "long"}),
    Verb(STAY, "stay", (Field("nights", CARTS, A),), "stay {nights} night~"),
    Verb(ROLL, "roll", (Field("die", DIE, A),), "roll {die}", by_chance=True),
)  # fmt: skip
GRAMMAR = Grammar(VERBS, LAYOUT, ("drive Ostia",))

SAID: list[tuple[str, int, dict[str, Any]]] = [
    ("drive Nova Via", DRIVE | 1 << 4, {"verb": "drive", "to": "Nova Via", "carts": 0, "mules": 0}),
    (
        "drive Ostia 1 cart",
        DRIVE | 1 << 8,
        {"verb": "drive", "to": "Ostia", "carts": 1, "mules": 0},
    ),
    (
        "drive Ostia 2 carts and 1 mule",
        DRIVE | 2 << 8 | 1 << 12,
        {"verb": "drive", "to": "Ostia", "carts": 2, "mules": 1},
    ),
    ("buy 1 cart now", BUY | 1 << 4 | 1 << 8, {"verb": "buy", "sort": "carts", "number": 1}),
    ("buy 0 carts now", BUY | 1 << 4, {"verb": "buy", "sort": "carts", "number": 0}),
    ("buy 3 oil now", BUY | 3 << 8, {"verb": "buy", "sort": "oil", "number": 3}),
    ("open the gate", SWING | 1 << 4, {"verb": "gate", "open": True}),
    ("close the gate", SWING, {"verb": "gate", "open": False}),
    ("stay long", STAY_ON, {"verb": "stay", "how": "long"}),
    ("stay 1 night", STAY | 1 << 4, {"verb": "stay", "nights": 1}),
    ("roll 6", ROLL | 6 << 4, {"verb": "roll", "die": 6}),
]


@pytest.mark.parametrize(("words", "move", "fields"), SAID, ids=[words for words, _, _ in SAID])
def test_a_move_is_an_int_words_and_fields(words: str, move: int, fields: dict[str, Any]) -> None:
    assert GRAMMAR.parse(words) == GRAMMAR.from_fields(fields) == move
    assert GRAMMAR.words(move) == words
    assert GRAMMAR.fields(move) == fields


@pytest.mark.parametrize(
    ("loosely", "words"),
    [
        ("  Drive TO  nv with 1 carts", "drive Nova Via 1 cart"),
        ("drive ostia and 2 mule", "drive Ostia and 2 mules"),
        ("buy 2 CART now", "buy 2 carts now"),
        ("Open the Gate", "open the gate"),
    ],
)
def test_what_is_understood_but_never_written(loosely: str, words: str) -> None:
    assert GRAMMAR.words(GRAMMAR.parse(loosely)) == words


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("fly  to Ostia", "'fly to Ostia' is not a move; moves look like 'drive Ostia'."),
        ("drive", "'drive' is not a move; moves look like 'drive Ostia'."),
        ("buy 2 wine now", "'buy 2 wine now' is not a move; moves look like 'drive Ostia'."),
        ("drive Roma", "There is no town 'Roma'."),
        ("drive Ostia 10 carts", "10 carts? The most is 9."),
        ("roll 0", "0 is on no die."),
    ],
)
def test_words_that_mean_nothing(words: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        GRAMMAR.parse(words)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({}, "The move has no field 'verb'."),
        ({"verb": "drive"}, "The move has no field 'to'."),
        ({"verb": "stay"}, "The move has no field 'nights'."),
        ({"verb": "fly"}, "There is no verb 'fly'; there are drive, buy, gate, stay, roll."),
        ({"verb": "drive", "to": "Ostia", "carts": -1}, "-1 carts? The most is 9."),
        ({"verb": "gate", "open": "ajar"}, "A gate can't be 'ajar'."),
        ({"verb": "gate", "open": 1}, "A gate can't be 1."),
    ],
)
def test_fields_that_mean_nothing(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        GRAMMAR.from_fields(fields)
    assert str(error.value) == sentence


def test_what_may_be_left_out_of_the_words_may_be_left_out_of_the_fields() -> None:
    assert GRAMMAR.from_fields({"verb": "drive", "to": "nv"}) == GRAMMAR.parse("drive Nova Via")


def test_a_complaint_may_name_the_fields_before_it() -> None:
    number = Number(3, complaint("{given} is no number of {sort}; the most is {most}."))
    template = Template(
        "buy {number} {sort}", [Field("sort", SORTS, A), Field("number", number, B)]
    )
    with pytest.raises(BadInput, match="4 is no number of carts; the most is 3"):
        template.read("buy 4 cart")


def test_words_can_be_read_in_small_letters_and_complained_of_as_they_were_given() -> None:
    grammar = Grammar(VERBS, LAYOUT, ("drive Ostia",), lowers=True)
    with pytest.raises(BadInput, match="There is no town 'roma'"):
        grammar.parse("drive Roma")
    with pytest.raises(BadInput, match="'Fly' is not a move"):
        grammar.parse("Fly")


def test_a_number_that_is_no_move_has_no_verb() -> None:
    with pytest.raises(BadInput, match="The number 15 is not a move"):
        GRAMMAR.words(15)


# ---- everything --------------------------------------------------------------------------------


def test_the_universe_is_everything_that_can_be_said() -> None:
    universe = list(GRAMMAR.universe())
    assert len(set(universe)) == len(universe) == 2 * 10 * 10 + 2 * 10 + 2 + 1 + 10 + 6
    assert [GRAMMAR.parse(GRAMMAR.words(move)) for move in universe] == universe


def test_a_roll_of_many_dice_is_left_out_of_the_universe() -> None:
    slots = tuple(Slot(4 * i, 4) for i in range(13))
    dice = tuple(Field(f"d{i}", DIE, slot) for i, slot in enumerate(slots[1:]))
    words = " ".join(["roll", *(f"{{d{i}}}" for i in range(12))])
    many = Verb(1, "roll", dice, words, by_chance=True)
    grammar = Grammar([many, Verb(2, "wait", (), "wait")], Layout(slots[0], slots[1:]), ("wait",))
    assert list(grammar.universe()) == [2]
    assert grammar.words(grammar.parse("roll" + " 3" * 12)) == "roll" + " 3" * 12


def test_moves_have_an_order_of_the_declaration_then_of_their_values() -> None:
    words = ["roll 1", "stay 2 nights", "drive Nova Via", "stay long", "drive Ostia 2 carts"]
    moves = sorted((GRAMMAR.parse(one) for one in words), key=GRAMMAR.order)
    assert [GRAMMAR.words(move) for move in moves] == [
        "drive Ostia 2 carts",
        "drive Nova Via",
        "stay long",
        "stay 2 nights",
        "roll 1",
    ]


def test_facts_about_a_kind_of_move_are_part_of_it() -> None:
    assert GRAMMAR.verb(GRAMMAR.parse("roll 1")).by_chance
    gate = GRAMMAR.verb(GRAMMAR.parse("open the gate"))
    assert (gate.ends_turn, gate.by_chance, gate.reveals, gate.unordered) == (
        True,
        False,
        False,
        False,
    )


def test_the_schema_tells_programs_what_to_expect() -> None:
    by_name = {
        str(one["properties"].pop("verb")["const"]): one["properties"]
        for one in GRAMMAR.schema()["oneOf"]
        if "how" not in one["properties"]
    }
    assert by_name["drive"]["to"] == {"title": "town", "type": "string"}
    assert by_name["drive"]["carts"] == {"type": "integer", "minimum": 0, "maximum": 9}
    assert by_name["buy"]["sort"] == {"title": "sort", "type": "string", "enum": ["oil", "carts"]}
    assert by_name["gate"] == {"open": {"type": "boolean"}}
    long = next(one for one in GRAMMAR.schema()["oneOf"] if "how" in one["properties"])
    assert long["properties"] == {"verb": {"const": "stay"}, "how": {"const": "long"}}
    assert long["required"] == ["verb", "how"]


# ---- what can't be declared --------------------------------------------------------------------


def bare(code: int, name: str, words: str = "", **facts: Any) -> Verb:
    return Verb(code, name, (), words or name, **facts)


def with_field(*fields: Field) -> Verb:
    return Verb(1, "go", fields, " ".join(["go", *(f"{{{field.name}}}" for field in fields)]))


@pytest.mark.parametrize(
    ("verbs", "why"),
    [
        ([bare(1, "go"), bare(1, "stay")], "the same code"),
        ([bare(1, "go"), bare(2, "go", "go on")], "called 'go'"),
        ([bare(1, "go", "a", fixed={"x": "y"}), bare(2, "go", fixed={"x": "y"})], "called 'go'"),
        ([bare(1, "go"), bare(2, "stay", "go")], "the same words"),
        ([bare(16, "go")], "code of 'go' does not fit"),
        ([with_field(Field("a", CARTS, A), Field("b", CARTS, A))], "no bits of their own"),
        ([with_field(Field("a", CARTS, Slot(16, 4)))], "no bits of their own"),
        (
            [with_field(Field("a", Number(16, complaint("")), A))],
            "'a' of 'go' does not fit its bits",
        ),
        (
            [with_field(Field("a", Number(1, complaint(""), least=-1), A))],
            "'a' of 'go' does not fit its bits",
        ),
        ([bare(1, "go", same_action_as=2)], "can't share"),
        ([with_field(Field("a", CARTS, A)), bare(2, "run", same_action_as=1)], "can't share"),
        (
            [bare(1, "go"), bare(2, "run", same_action_as=1), bare(3, "fly", same_action_as=2)],
            "can't share",
        ),
    ],
)
def test_verbs_that_clash_can_not_be_declared(verbs: list[Verb], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Grammar(verbs, LAYOUT, ())


@pytest.mark.parametrize(
    ("layout", "why"),
    [
        (Layout(VERB, (A, Slot(6, 4))), "overlap at bit 6"),
        (Layout(VERB, (Slot(50, 4),)), "A move has 54 bits; 53 is the most"),
    ],
)
def test_the_bits_of_a_move_are_few_and_each_has_one_use(layout: Layout, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Grammar([], layout, ())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("go {b}", "There is no field {b}"),
        ("go", "each of its fields once"),
        ("go {a} {a}", "each of its fields once"),
        ("go [on]", "must have one field"),
        ("go (to {a})", "is never written"),
        ("(go) {a}", "must begin"),
        ("[{a} step~] on", "must begin"),
        ("", "each of its fields once"),
    ],
)
def test_templates_that_make_no_sense(words: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Template(words, [Field("a", CARTS, A)])


def test_a_verb_has_words() -> None:
    with pytest.raises(ValueError, match="must begin"):
        Template("", [])
