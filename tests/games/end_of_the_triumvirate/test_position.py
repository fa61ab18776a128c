"""Positions written by hand, as JSON or as one line, and what is said of faults in them."""

from typing import Any

import pytest

from games.end_of_the_triumvirate.table import Case, acting, given, moving, settled, started
from rubicon.core.errors import BadInput
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse


def said_of(players: int = 3, **position: Any) -> str:
    """What is said of a position that can't be read."""
    with pytest.raises(BadInput) as error:
        given(players=players, **position)
    return str(error.value)


def test_an_empty_position_is_the_start() -> None:
    for players in (2, 3):
        start = started(players)
        written = given(players=players)
        assert written.state == start.state


def test_what_is_omitted_takes_its_set_up_value() -> None:
    case = moving(provinces={"ITA": {"legions": 4}}, seats={"Caesar": {"gold": 1}})
    assert case.province("ITA") == {
        "owner": "Caesar",
        "governor": "servant",
        "servants": 1,
        "legions": 4,
        "gold": 0,
    }
    assert case.seat("Caesar")["character"] == "Italia"
    assert (case.legions("SYR"), case.points, case.bag["Crassus"]) == (2, 4, 2)


def test_a_position_in_the_supply_phase_begins_the_turn() -> None:
    case = given(active="Crassus", turn=3, calendar=6)
    assert (case.phase, case.decides) == ("rome", "Crassus")
    assert (case.legions("SYR"), case.province("ACH")["gold"]) == (4, 2)


def test_provinces_may_be_named_by_code_or_name() -> None:
    by_code, by_name = (
        moving(provinces={"HCI": {"gold": 1}}),
        moving(provinces={"Hispania Citerior": {"gold": 1}}),
    )
    assert by_code.state == by_name.state


def conquered(**more: Any) -> dict[str, Any]:
    """Caesar has just conquered Hispania Citerior."""
    position: dict[str, Any] = {
        "active": "Caesar",
        "points": 3,
        "provinces": {"HCI": {"owner": "Caesar", "legions": 2}},
        "seats": {"Caesar": {"character": "HCI"}, "Pompeius": {"character": "AFR"}},
        "conquest": {"province": "HCI", "loser": "Pompeius"},
    }
    return position | more


def caught(**more: Any) -> dict[str, Any]:
    """The same, with Pompeius still there."""
    seats = {"Caesar": {"character": "HCI"}, "Pompeius": {"character": "HCI"}}
    return conquered(seats=seats, **more)


IN_EVERY_PHASE: list[tuple[dict[str, Any], dict[str, object]]] = [
    (
        {
            "phase": "take gold",
            "asked": "SAR",
            "seats": {"Crassus": {"gold": 13}},
            "provinces": {"SAR": {"governor": "out"}},
        },
        {},
    ),
    ({"phase": "take legions", "asked": "GAL", "provinces": {"HUL": {"legions": 31}}}, {}),
    ({"phase": "rome"}, {}),
    ({"phase": "movement", "points": 2, "active": "Pompeius"}, {}),
    (
        {
            "phase": "battle",
            "attack": {"province": "HCI", "legions": 3},
            "seats": {"Caesar": {"character": "GAL"}},
        },
        {},
    ),
    (caught(phase="escape"), {}),
    (conquered(phase="compensation", compensation={"holder": "Pompeius", "side": 2}), {}),
    ({"phase": "actions", "actions_taken": 2}, {}),
    ({"phase": "consul", "calendar": 0, "elected": "Crassus"}, {}),
    ({"phase": "over", "result": {"winner": "Crassus", "reason": "second_consulship"}}, {}),
    ({"phase": "pick up", "provinces": {"ITA": {"gold": 2}}}, {"gold_pickup": "chosen"}),
    (
        caught(phase="pick up", provinces={"HCI": {"owner": "Caesar", "gold": 1}}),
        {"gold_pickup": "chosen"},
    ),
    (
        conquered(
            phase="pick up after escape", provinces={"HCI": {"owner": "Caesar"}, "AFR": {"gold": 1}}
        ),
        {"gold_pickup": "chosen"},
    ),
]


@pytest.mark.parametrize(
    ("position", "options"), IN_EVERY_PHASE, ids=[str(p["phase"]) for p, _ in IN_EVERY_PHASE]
)
def test_every_phase_can_be_written_and_read_again(
    position: dict[str, Any], options: dict[str, object]
) -> None:
    case = given(options=options, **position)
    assert case.phase == position["phase"]
    for again in (
        case.rules.from_position(case.position),
        case.rules.from_line(case.rules.line(case.state)),
    ):
        assert again == case.state
        assert case.rules.position(again) == case.position


@pytest.mark.parametrize(
    ("position", "result"),
    [
        ({"seats": {"Crassus": {"political": 7, "military": 7}}}, ("Crassus", "both_tracks")),
        ({"seats": {"Pompeius": {"consul": True, "citizens": 6}}}, ("Pompeius", "six_citizens")),
        (
            {"provinces": {code: {"owner": "Caesar"} for code in ("HCI", "MAC", "ACH", "SIC")}},
            ("Caesar", "nine_provinces"),
        ),
    ],
)
def test_a_position_in_which_somebody_has_won_is_over(
    position: dict[str, Any], result: tuple[str, str]
) -> None:
    assert given(**position).result == result
    assert moving(**position).result == result


def test_derived_fields_may_be_given_if_they_are_right() -> None:
    case = moving(
        decides="Caesar",
        neutral_citizens=5,
        supply={"gold": 15, "legions": 30, "servants": 3},
        seats={"Caesar": {"weapons_in_reserve": 6, "provinces": 5, "leads": []}},
    )
    assert case.phase == "movement"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            {"decides": "Crassus"},
            "The position's decides follows from the rest and is 'Caesar', not 'Crassus'.",
        ),
        (
            {"neutral_citizens": 4},
            "The position's neutral_citizens follows from the rest and is 5, not 4.",
        ),
        (
            {"seats": {"Caesar": {"provinces": 6}}},
            "The position's Caesar's provinces follows from the rest and is 5, not 6.",
        ),
        (
            {"seats": {"Caesar": {"leads": ["political"]}}},
            "The position's Caesar's leads follows from the rest and is [], not ['political'].",
        ),
    ],
)
def test_derived_fields_must_agree(position: dict[str, Any], sentence: str) -> None:
    assert said_of(phase="movement", **position) == sentence


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"weather": "fine"}, "top level has no field 'weather'; it can have actions_taken, active,"),
    ({"provinces": []}, "provinces must be an object with named fields."),
    ({"provinces": {"Britannia": {}}}, "provinces has no field 'Britannia'; it can have ACH,"),
    (
        {"provinces": {"ITA": {"temples": 1}}},
        "province ITA has no field 'temples'; it can have gold,",
    ),
    (
        {"provinces": {"ITA": {"owner": "Cicero"}}},
        "province ITA owner must be one of Caesar, Pompeius, Crassus, not 'Cicero'.",
    ),
    (
        {"provinces": {"ITA": {"legions": -1}}},
        "province ITA legions must be a whole number from 0 to 60, not -1.",
    ),
    (
        {"provinces": {"ITA": {"legions": True}}},
        "province ITA legions must be a whole number from 0 to 60, not True.",
    ),
    (
        {"provinces": {"ITA": {"gold": 16}}},
        "province ITA gold must be a whole number from 0 to 15, not 16.",
    ),
    (
        {"provinces": {"ITA": {"governor": "asleep"}}},
        "province ITA governor must be one of out, in, servant, not 'asleep'.",
    ),
    (
        {"provinces": {"ITA": {"governor": "in"}}},
        "province ITA governor stands on the civil servant there (4.9).",
    ),
    (
        {"provinces": {"GAL": {"governor": "servant"}}},
        "province GAL governor has no civil servant to stand on.",
    ),
    ({"bag": {"Cicero": 1}}, "bag has no field 'Cicero'; it can have Caesar, Crassus, Pompeius."),
    ({"bag": {"Caesar": 9}}, "bag Caesar must be a whole number from 0 to 8, not 9."),
    (
        {"seats": {"Cicero": {}}},
        "seats has no field 'Cicero'; it can have Caesar, Crassus, Pompeius.",
    ),
    (
        {"seats": {"Caesar": {"character": "Roma"}}},
        "Caesar's character names 'Roma', which is no province of this board.",
    ),
    (
        {"seats": {"Caesar": {"character": "SYR"}}},
        "Caesar's character is in Syria, which is not his.",
    ),
    (
        {"seats": {"Caesar": {"political": 0}}},
        "Caesar's political must be a whole number from 1 to 7, not 0.",
    ),
    ({"seats": {"Caesar": {"consul": 1}}}, "Caesar's consul must be true or false."),
    ({"turn": 33}, "turn must be a whole number from 1 to 32, not 33."),
    ({"points": 5}, "points must be a whole number from 0 to 4, not 5."),
    ({"actions_taken": 4}, "actions_taken must be a whole number from 0 to 3, not 4."),
    ({"active": "Cicero"}, "active must be one of Caesar, Pompeius, Crassus, not 'Cicero'."),
    ({"phase": "siesta"}, "phase must be one of supply, take gold,"),
    (
        {"calendar": 0, "phase": "movement"},
        "calendar is at 0 only while a new consul is installed (8.3).",
    ),
    (
        {"calendar": 4, "phase": "consul", "elected": "Caesar"},
        "calendar is at 0 only while a new consul is installed (8.3).",
    ),
    (
        {"phase": "consul", "calendar": 0},
        "elected must be one of Caesar, Pompeius, Crassus, not None.",
    ),
    ({"compensation": {"side": 1}}, "compensation has a side up but no holder."),
    (
        {"compensation": {"holder": "Caesar", "side": 3}},
        "compensation side must be a whole number from 1 to 2, not 3.",
    ),
    ({"phase": "movement", "attack": {}}, "attack does not belong to the phase 'movement'."),
    ({"phase": "rome", "elected": "Caesar"}, "elected does not belong to the phase 'rome'."),
    ({"phase": "battle"}, "attack must be an object with named fields."),
    (
        {"phase": "battle", "attack": {"province": "HCI", "legions": 0}},
        "attack legions must be a whole number from 1 to 30, not 0.",
    ),
    (
        {"phase": "battle", "attack": {"province": "ITA", "legions": 2}},
        "attack is on Italia, which is Caesar's own.",
    ),
    (
        {
            "phase": "battle",
            "attack": {"province": "HCI", "legions": 2},
            "provinces": {"HCI": {"legions": 0}},
        },
        "attack draws no weapons: it would be over already (5.3).",
    ),
    ({"phase": "escape"}, "conquest is missing in the phase 'escape'."),
    (
        conquered(phase="escape"),
        "conquest loser has no character there who would have to escape (6.3).",
    ),
    (
        {"phase": "compensation", "conquest": {"province": "HCI", "loser": "Pompeius"}},
        "conquest must be of the province where the active character now stands.",
    ),
    (
        conquered(phase="compensation"),
        "compensation must lie before the loser with side 2 up (6.7).",
    ),
    (
        conquered(phase="compensation", compensation={"holder": "Pompeius", "side": 1}),
        "compensation must lie before the loser with side 2 up (6.7).",
    ),
    ({"phase": "pick up"}, "phase asks about gold that is not there, or is never asked (11.5)."),
    (
        {"phase": "pick up", "provinces": {"ITA": {"gold": 1}}},
        "phase asks about gold that is not there, or is never asked (11.5).",
    ),
    (
        conquered(phase="pick up after escape"),
        "phase asks about gold that is not there, or is never asked (11.5).",
    ),
    (
        {"phase": "take gold", "asked": "GAL"},
        "asked names Gallia Transalpina, where nothing can be taken.",
    ),
    ({"phase": "take gold"}, "asked names None, which is no province of this board."),
    ({"phase": "over"}, "result must be an object with named fields."),
    (
        {"phase": "over", "result": {"winner": "Caesar", "reason": "beauty"}},
        "result reason must be one of second_consulship, six_citizens,",
    ),
    (
        {
            "provinces": {code: {"owner": "Caesar"} for code in ("HUL", "HCI", "AFR")}
            | {"CYR": {"owner": "Crassus"}, "AEG": {"owner": "Crassus"}}
        },
        "seat Pompeius has no province.",
    ),
]


@pytest.mark.parametrize(("position", "sentence"), FAULTS)
def test_a_fault_is_named_with_its_entry(position: dict[str, Any], sentence: str) -> None:
    said = said_of(**position)
    assert said.startswith(f"The position's {sentence}")
    if sentence.endswith("."):
        assert said == f"The position's {sentence}"


def test_a_question_needs_the_reading_in_which_it_is_asked() -> None:
    with pytest.raises(BadInput, match="asks about gold that is not there"):
        given(options={"gold_pickup": "chosen"}, phase="pick up", provinces={"CIS": {"gold": 1}})


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            {"seats": {"Caesar": {"gold": 8}, "Crassus": {"gold": 8}}},
            "the common supply is below zero",
        ),
        ({"provinces": {"ITA": {"legions": 50}}}, "the common supply is below zero"),
        (
            {"seats": {"Caesar": {"citizens": 9}}},
            "there are more citizens on sides than there are citizens",
        ),
        ({"provinces": {"ITA": {"servants": 5}}}, "there are 7 civil servants"),
    ],
)
@pytest.mark.parametrize("phase", ["supply", "movement"])
def test_more_than_there_is_cannot_be(phase: str, position: dict[str, Any], sentence: str) -> None:
    assert said_of(phase=phase, **position) == f"The position can't be: {sentence}."


def test_with_two_players_some_provinces_are_out_of_play() -> None:
    assert said_of(2, provinces={"Syria": {}}) == (
        "The position's provinces names Syria, which is out of play (10.1)."
    )
    assert said_of(2, seats={"Crassus": {}}) == (
        "The position's seats has no field 'Crassus'; it can have Caesar, Pompeius."
    )


# ---- the line ------------------------------------------------------------------------------------


def line_of(case: Case) -> str:
    return case.rules.line(case.state)


def test_the_line_has_no_spaces_and_tells_two_positions_apart() -> None:
    one, other = moving(), moving(provinces={"SYR": {"gold": 1}})
    assert " " not in line_of(one)
    assert line_of(one) != line_of(other)


def test_the_line_of_two_players_can_be_read_again() -> None:
    case = started(2)
    assert case.rules.from_line(line_of(case)) == case.state


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("~", "!", "The line does not describe fifteen provinces, three seats and the turn."),
        ("Co2g0s0", "", "The line does not describe fifteen provinces, three seats and the turn."),
        ("Co2g0s0", "Co2g0sx", "The line does not describe fifteen provinces, three seats and"),
        ("k0b2,", "k2b2,", "The line does not describe three seats and the turn."),
        ("k0b2,", ",", "The line does not describe three seats and the turn."),
        ("~2.9.1", "~2.9", "The line does not describe three seats and the turn."),
        ("~2.9.1", "~2.9.x", "The numbers at the end of the line are not numbers."),
        ("~2.9.1.5.1", "~2.9.1.5.4", "The line describes a position that can't be."),
        ("~2.9.1", "~2.9.9", "The line names a province, seat or phase that does not exist."),
        ("~2.9.1", "~99.9.1", "The position's turn must be a whole number from 1 to 32, not 98."),
        ("Co2g0s0", "Co2g0s9", "The position's province Gallia Transalpina servants must be a"),
        ("~2g0", "~77g0", "The line names a province, seat or phase that does not exist."),
    ],
)
def test_a_fault_in_a_line_is_named(old: str, new: str, sentence: str) -> None:
    case = moving()
    line = line_of(case)
    assert old in line, line
    with pytest.raises(BadInput) as error:
        case.rules.from_line(line.replace(old, new, 1))
    assert str(error.value).startswith(sentence)


def test_lines_are_read_under_their_own_rules() -> None:
    two = started(2)
    with pytest.raises(BadInput):
        settled(3).from_line(line_of(two))


def test_the_view_is_the_position_and_can_be_imagined() -> None:
    case = acting(seats={"Caesar": {"gold": 2}})
    imagined = case.rules.imagine(glimpse(case.rules, case.state, 1)).draw(Rng(1))
    assert imagined == case.state
