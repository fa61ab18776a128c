"""Positions written by hand: what is read, and what is complained about."""

import copy
import json
import pickle
from typing import Any

import pytest

from games.triumvirate.table import A, C, deciding, given, hands, leading, names, settled, started
from rubicon.core.errors import BadInput
from rubicon.core.playout import playout, step
from rubicon.core.rng import Rng

LEADING: dict[str, Any] = {
    "phase": "lead",
    "dealer": C,
    "tricks": {"Caesar": 2, "Pompeius": 2},
    "seats": hands("C750", "P842"),
}
DECIDING: dict[str, Any] = LEADING | {"phase": "pledge", "tricks": {"Caesar": 3}}
PLAYED = [{"seat": A, "card": "Crassus 7"}, {"seat": C, "card": "Crassus 8"}]


def test_the_start_is_what_nothing_says() -> None:
    for options in ({}, {"first_dealer": C}):
        rules = settled(**options)
        assert rules.from_position({}) == rules.start()


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_match_is_read_back(seed: int) -> None:
    rules = settled(markers_to_win=1, pledge_after_crowning="yes")
    state, rng = rules.start(), Rng(seed)
    while step(state, rng):
        written = json.loads(json.dumps(rules.position(state)))
        assert rules.from_position(written) == state
        assert rules.from_line(rules.line(state)) == state


def test_cards_may_be_written_in_short() -> None:
    case = given(**(LEADING | {"seats": {A: {"hand": ["C7", "c5", "Caesar 0"]},
                                         C: {"hand": names("P842")}}}))  # fmt: skip
    assert case.seat(A)["hand"] == ["Caesar 0", "Caesar 5", "Caesar 7"]


def test_the_table_tells_who_leads() -> None:
    assert given(**(LEADING | {"plays": PLAYED}))["leader"] == C
    assert given(**(LEADING | {"plays": PLAYED[::-1]}))["leader"] == C
    assert leading("C750", "P842")["leader"] == A
    reply = given(**(LEADING | {"phase": "reply", "plays": PLAYED[:1]}))
    assert (reply["lead"], reply["decides"]) == ("Crassus 7", C)


def test_a_shown_void_is_remembered_from_the_table() -> None:
    plays = [{"seat": A, "card": "Crassus 7"}, {"seat": C, "card": "Pompeius 1"}]
    case = given(**(LEADING | {"plays": plays}))
    assert case["history"][0][C]["void"] == ["Crassus"]


def test_a_decision_that_waits() -> None:
    seats = hands("C750", "P842")
    seats[A]["decision"] = "Caesar 7"
    assert given(**(DECIDING | {"seats": seats}))["decides"] == C
    seats[A]["decision"] = "nothing"
    assert given(**(DECIDING | {"seats": seats}))["decides"] == C
    not_asked = hands("C750", "P842", ("K753", ""))
    not_asked[A]["decision"] = "nothing"
    assert given(**(DECIDING | {"seats": not_asked}))["decides"] == C


def changed_seat(seat: str, **fields: Any) -> dict[str, Any]:
    seats = hands("C750", "P842")
    seats[seat] |= fields
    return {"seats": seats}


BAD = {
    "no such field": ({"colour": 1}, "has no field 'colour'"),
    "no object": ({"seats": 3}, "seats must be an object"),
    "no number": ({"turn": "x"}, "turn must be a whole number"),
    "a number too large": ({"hand_number": 8}, "hand_number must be a whole number from 1 to 7"),
    "no phase": ({"phase": "war"}, "phase must be one of dealer, deal"),
    "no seat": ({"dealer": "Julii"}, "dealer must be one of Aemilii, Claudii"),
    "no suit": ({"consuls": {"Sulla": 1}}, "consuls has no field 'Sulla'"),
    "no list of cards": (changed_seat(A, hand="C7"), "hand of Aemilii must be a list"),
    "no card": (changed_seat(A, hand=["X1"]), "names 'X1', which is no card"),
    "a card twice": (changed_seat(A, hand=["C7", "C7"]), "names a card twice"),
    "a card with both": (changed_seat(A, hand=names("P842")), "are in two places"),
    "a card too few": (changed_seat(A, hand=names("C7")), "must have 3 cards or more"),
    "a decision too early": (changed_seat(A, decision="nothing"), "does not wait"),
    "plays in no list": ({"plays": 1}, "plays must be a list"),
    "an odd number of plays": ({"plays": PLAYED[:1]}, "do not fit the phase 'lead'"),
    "a play twice": ({"plays": [PLAYED[0], PLAYED[0]]}, "have a card twice"),
    "a reply by the leader": (
        {"plays": [PLAYED[0], PLAYED[1] | {"seat": A}]},
        "is by the house that led",
    ),
    "the wrong leader": ({"plays": PLAYED, "leader": A}, "leader must be Claudii"),
    "a history that is none": ({"history": []}, "history must be a list with the current hand"),
    "a history that is too long": (
        {"history": [{A: {}, C: {}}] * 8},
        "history has more than the 7 hands that a game can have (4.4)",
    ),
    "a history without a seat": ({"history": [{}]}, "history 1 of Aemilii must be an object"),
    "a void that is none": (
        {"history": [{A: {"void": 1}, C: {}}]},
        "history 1 of Aemilii void must be a list",
    ),
    "a history that does not fit": (
        {"history": [{A: {"held": names("C7")}, C: {}}]},
        "do not hold what they kept",
    ),
    "a wrong count": (
        {"history": [{A: {"held": names("C7"), "cards": 2}, C: {}}]},
        "cards follows from the rest and is 1",
    ),
    "the dealer is known": ({"phase": "dealer"}, "the first dealer is known"),
    "no hand is over": ({"phase": "pledge"}, "no hand is over"),
    "a result is missing": ({"phase": "over"}, "result must be an object"),
    "the match goes on": (
        {"phase": "over", "result": {"reason": "level"}, "seats": hands("", "", markers=(1, 0))},
        "does not fit the markers",
    ),
    "derived and wrong": ({"decides": C}, "decides follows from the rest and is 'Aemilii'"),
    "cards miscounted": (changed_seat(A, cards=4), "cards of Aemilii follows from the rest"),
    "the game before": ({"previous": {"emperor": "Sulla"}}, "previous emperor must be one of"),
}


@pytest.mark.parametrize(("change", "complaint"), BAD.values(), ids=BAD.keys())
def test_what_is_complained_about(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput) as caught:
        given(**(LEADING | change))
    assert complaint in str(caught.value)


def test_all_cards_are_dealt() -> None:
    full = hands("C876543210 P87", "P6543210 K8765")
    with pytest.raises(BadInput, match="all cards are dealt"):
        given(phase="deal", dealer=A, seats={A: full[A], C: {"hand": full[C]["hand"][:11]}})


def test_a_decision_must_be_possible() -> None:
    seats = hands("C750", "P842")
    seats[A]["decision"] = "Caesar 8"
    with pytest.raises(BadInput, match="is a card that is not in hand"):
        given(**(DECIDING | {"seats": seats}))
    with pytest.raises(BadInput, match="nobody may pledge any more"):
        given(**(DECIDING | {"seats": hands("C750", "P842", ("K753", "K864"))}))
    done = hands("C750", "P842", ("", "K753"))
    done[A]["decision"] = "Caesar 7"
    with pytest.raises(BadInput, match="both have decided"):
        given(**(DECIDING | {"seats": done}))
    asked = hands("C750", "P842", ("K753", ""))
    asked[A]["decision"] = "Caesar 7"
    with pytest.raises(BadInput, match="nobody may pledge any more"):
        given(**(DECIDING | {"seats": asked}))


def test_after_a_crowning_hand_pledges_need_the_reading() -> None:
    crowned = DECIDING | {"consuls": {"Caesar": 3}}
    with pytest.raises(BadInput, match="no hand is over"):
        given(**crowned)
    assert given({"pledge_after_crowning": "yes"}, **crowned)["emperor"] == "Caesar"


def test_the_game_before_is_read_back() -> None:
    previous = {"emperor": "Caesar", "pledges": {A: ["Caesar 7"], C: []}}
    assert given(**(LEADING | {"previous": previous}))["previous"] == previous


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "does not describe"),
        ("1.2.3", "does not describe"),
        ("x" + "~" * 8, "does not describe"),
    ],
)
def test_lines_that_are_none(line: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        settled().from_line(line)


def test_lines_that_were_tampered_with() -> None:
    case = deciding("C75", "P75")
    parts = case.rules.line(case.state).split("~")
    for at, text, complaint in (
        (1, "1", "hand must have 2 numbers"),
        (8, "1.2", "record must have 8 numbers"),
        (0, ".".join(["9"] * 10), "names a card, seat or phase that does not exist"),
        (3, "9.0", "markers of Aemilii must be a whole number"),
    ):
        changed = [*parts[:at], text, *parts[at + 1 :]]
        with pytest.raises(BadInput, match=complaint):
            case.rules.from_line("~".join(changed))


def test_a_line_with_a_needless_number_is_not_that_position() -> None:
    case = started(first_dealer=A).deal()
    numbers, rest = case.rules.line(case.state).split("~", 1)
    commit = numbers.split(".")
    commit[7] = "3"
    with pytest.raises(BadInput, match="describes a position that can't be"):
        case.rules.from_line("~".join([".".join(commit), rest]))


def test_a_position_survives_a_pickle_a_copy_and_a_deep_copy() -> None:
    """In the middle of a game, with hands remembered."""
    state, rng = settled().start(), Rng(5)
    playout(state, rng, 90)
    for again in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert again == state
        assert hash(again) == hash(state)
        again.apply((again.legal() or again.outcomes())[0])
        assert again != state
